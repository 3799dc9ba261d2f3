//! Quarters: keeps a small part of a long text, together with everything it needs by name.
//!
//! A test of a long text is expensive, and most failures need one part of it. So the first
//! questions keep little: each of four quarters of the text alone, with its dependencies. If one is
//! interesting, its quarters come next. For one required part, all questions together cost about as
//! much as a single test of the complete text.
//!
//! If no quarter suffices, several parts are required. Then each quarter is deleted in turn, and
//! those that stay are halved, the heaviest first, until none has more than a sixteenth of the
//! tokens, or until many questions in a row have failed. Smaller questions wait for a smaller text.
//!
//! The parts are the elements of the lists in heavy nodes, and the bodies of functions. A function
//! that is needed only by name keeps no body.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind, Search};
use secateur_names::{Program, Without};
use secateur_syntax::{Edit, ListKind, Node, NodeId, Replacement};

use crate::round::breadth::Breadth;
use crate::round::candidate::{Candidate, SearchTarget};
use crate::round::prior::PriorSource;
use crate::round::{PassSearch, Round};
use crate::searches::closures::needed_of;

/// Minimum number of tokens of a long text. Of shorter ones, a test costs little.
const TOKENS_MIN: u64 = 2048;

/// Minimum number of tokens of a result that is searched further.
const REST_MIN: u64 = 512;

/// Ratio of the tokens of a text to the maximum weight of a part that is not split.
const PART_SHARE: u64 = 64;

/// Ratio of the tokens of a text to the maximum weight of a group that is not halved.
const GROUP_SHARE: u64 = 16;

/// Ratio of the tokens of a text to the minimum that a question must save.
const SAVED_SHARE: u64 = 24;

/// Number of failures in a row after which no more groups are deleted.
const FAILURES_MAX: usize = 3;

/// Number of groups at the beginning.
const GROUPS: usize = 4;

/// Ratio of the tokens of a text to the weight of neighbouring light elements that are one part.
const RUN_SHARE: u64 = 16384;

/// Minimum number of tokens of a body that is a part.
const BODY_MIN: u64 = 8;

/// Round on one tree.
#[derive(Clone)]
pub(crate) struct Quarters {
    tree: Arc<Program>,
    parts: Arc<Parts>,
    round: Round,
    /// Parts of the smallest interesting text so far.
    kept: Arc<[bool]>,
    step: Step,
    candidate_parts: Option<Arc<[bool]>>,
}

#[derive(Clone)]
enum Step {
    /// Tries to keep one of these groups.
    Keep {
        groups: Vec<Arc<[usize]>>,
        next: usize,
    },
    /// Tries to delete one of these groups. The latest questions failed.
    Delete {
        groups: Vec<Group>,
        next: usize,
        failures: usize,
    },
    Over,
}

#[derive(Clone)]
struct Group {
    parts: Arc<[usize]>,
    is_needed: bool,
}

/// Parts of a program, in file order. The first is the rest of the text, which stays.
#[derive(Default)]
struct Parts {
    parts: Vec<Part>,
    /// For each part, the entities that it uses or defines.
    names: Vec<Vec<u32>>,
    /// For each entity, the parts that define it.
    defined_in: Vec<Vec<u32>>,
    /// For each entity, the parts that define it as a member of a type. Such a part is needed only
    /// if its type is needed, too.
    members_of: Vec<Vec<u32>>,
    /// For each part, the members in it with their entities.
    members_in: Vec<Vec<(u32, u32)>>,
}

struct Part {
    nodes: Vec<NodeId>,
    /// Text of a body that is needed only by name; other parts are deleted.
    stub: Option<Arc<str>>,
    /// Enclosing part.
    parent: usize,
    /// Number of tokens outside of the parts inside.
    weight: u64,
    /// `true` for an outermost part that defines nothing.
    is_nameless: bool,
}

/// Position of a node in a type.
#[derive(Clone, Copy)]
enum Membership {
    None,
    /// In a member that is a part.
    Part,
    /// In a member of a type in the same part.
    Inside,
}

impl Quarters {
    /// Starts a round, which is empty for a short text and after the coarse rounds.
    pub(crate) fn new(tree: Arc<Program>, round: Round) -> Self {
        let is_worth_it = tree.tokens() >= TOKENS_MIN && round.breadth <= Breadth::Coarse;
        let parts = if is_worth_it { Parts::of(&tree) } else { Parts::default() };
        let kept: Arc<[bool]> = vec![true; parts.parts.len()].into();
        let roots: Vec<usize> = (1..parts.parts.len()).collect();
        let mut search = Self {
            tree,
            parts: Arc::new(parts),
            round,
            kept,
            step: Step::Over,
            candidate_parts: None,
        };
        search.begin(&roots);
        search.settle();
        search
    }

    /// Starts with the quarters of these parts, unless there is only one.
    fn begin(&mut self, roots: &[usize]) {
        let groups = self.parts.split(roots, GROUPS);
        let is_long = self.parts.weight(&self.kept) >= REST_MIN;
        self.step =
            if groups.len() > 1 && is_long { Step::Keep { groups, next: 0 } } else { Step::Over };
    }

    /// Returns the number of tokens that a question must save.
    fn worth(&self) -> u64 {
        self.parts.weight(&self.kept) / SAVED_SHARE
    }

    /// Advances to the next question that can save enough.
    fn settle(&mut self) {
        loop {
            let roots: Vec<usize> = match &self.step {
                Step::Over => {
                    self.candidate_parts = None;
                    return;
                }
                Step::Keep { groups, next } => match groups.get(*next) {
                    Some(group) => group.to_vec(),
                    None => {
                        let groups = groups
                            .iter()
                            .map(|parts| Group { parts: parts.clone(), is_needed: false })
                            .collect();
                        self.step = Step::Delete { groups, next: 0, failures: 0 };
                        continue;
                    }
                },
                Step::Delete { failures, .. } if *failures >= FAILURES_MAX => {
                    self.step = Step::Over;
                    continue;
                }
                Step::Delete { groups, .. } => {
                    let open = (0..groups.len()).filter(|&at| !groups[at].is_needed);
                    let Some(next) = open.max_by_key(|&at| self.parts.sum(&groups[at].parts))
                    else {
                        self.halve();
                        continue;
                    };
                    let others = groups.iter().enumerate().filter(|(at, _)| *at != next);
                    let roots = others.flat_map(|(_, group)| group.parts.iter().copied()).collect();
                    if let Step::Delete { next: chosen, .. } = &mut self.step {
                        *chosen = next;
                    }
                    roots
                }
            };
            let closure = needed_of(&self.kept, &self.parts.closure(&roots));
            let saved = self.parts.weight(&self.kept) - self.parts.weight(&closure);
            if saved > self.worth() {
                self.candidate_parts = Some(closure);
                return;
            }
            self.learn(false);
            if let Step::Delete { failures, .. } = &mut self.step {
                *failures = failures.saturating_sub(1);
            }
        }
    }

    /// Halves the heaviest group, if it is heavy enough.
    fn halve(&mut self) {
        let Step::Delete { groups, .. } = &mut self.step else { return };
        let all = self.parts.weight(&self.kept);
        let heaviest = (0..groups.len())
            .filter(|&at| groups[at].parts.len() > 1)
            .max_by_key(|&at| self.parts.sum(&groups[at].parts));
        let Some(at) = heaviest
            .filter(|&at| self.parts.sum(&groups[at].parts) * GROUP_SHARE > all && all >= REST_MIN)
        else {
            self.step = Step::Over;
            return;
        };
        let group = groups.remove(at);
        let halves = self.parts.split(&group.parts, 2);
        let halves = halves.into_iter().map(|parts| Group { parts, is_needed: false });
        groups.splice(at..at, halves);
    }

    fn learn(&mut self, is_interesting: bool) {
        match &mut self.step {
            Step::Keep { groups, next } => {
                if is_interesting {
                    let roots = groups.swap_remove(*next);
                    self.begin(&roots);
                } else {
                    *next += 1;
                }
            }
            Step::Delete { groups, next, failures } => {
                if is_interesting {
                    groups.remove(*next);
                    *failures = 0;
                } else {
                    groups[*next].is_needed = true;
                    *failures += 1;
                }
            }
            Step::Over => {}
        }
    }

    fn text(&self, kept: &[bool]) -> Vec<u8> {
        let (mut deleted, mut replaced) = (Vec::new(), Vec::new());
        for (part, _) in self
            .parts
            .parts
            .iter()
            .zip(kept)
            .filter(|(part, is_kept)| !**is_kept && kept[part.parent])
        {
            match &part.stub {
                Some(stub) => {
                    replaced.push((part.nodes[0], Replacement::Text(stub.clone())));
                }
                None => deleted.extend(part.nodes.iter().copied()),
            }
        }
        self.tree.render(&Edit::default().deleting(deleted).replacing_each(replaced))
    }
}

impl Parts {
    fn of(program: &Program) -> Self {
        let mut parts = vec![Part {
            nodes: Vec::new(),
            stub: None,
            parent: 0,
            weight: program.tokens(),
            is_nameless: false,
        }];
        let weight_max = program.tokens() / PART_SHARE;
        let run_min = program.tokens() / RUN_SHARE;
        let (containers, bodies) = (&program.rules().containers, &program.rules().bodies);
        // The end of a function with a result stays with its body.
        let returns: HashSet<_> =
            program.rules().results.values().map(|rule| rule.returns).collect();
        let is_frame =
            |node: &Node| containers.contains(&node.kind_id()) || returns.contains(&node.kind_id());
        // The body of a type stays with its name, and its members are parts.
        let members = &program.rules().members;
        let is_type =
            |node: &Node| node.children().any(|child| members.contains_key(&child.place().kind));
        // Light nodes are not split, except into functions and their bodies.
        let is_split = |node: &Node| {
            node.weight() > weight_max
                || bodies.contains_key(&node.kind_id())
                || containers.contains(&node.kind_id())
        };
        // Nodes whose parts are sought, with the enclosing part.
        let mut open = vec![(program.root(), 0)];
        while let Some((node, parent)) = open.pop() {
            let body = program.body_of(node);
            let mut covered = HashSet::new();
            // Elements of a function, such as the words before its type, are not worth a question.
            for list in program.lists(node.id()).filter(|_| body.is_none()) {
                if list.min() > 0 || list.kind() == ListKind::Plain {
                    continue;
                }
                // Part of light elements that can get more of them.
                let mut run = None;
                for member in list.members() {
                    let nodes: Vec<Node> = member.nodes().map(|id| program.node(id)).collect();
                    // Lists can overlap: a member can be in another list, too.
                    let is_covered = |node: &Node| covered.contains(&node.id());
                    let stays = |node: &Node| is_frame(node) || is_type(node) || is_covered(node);
                    if nodes.iter().any(stays) {
                        run = None;
                        continue;
                    }
                    let weight = nodes.iter().map(Node::weight).sum();
                    let mut removed = program.hidden_before(nodes[0]);
                    removed.extend(nodes.iter().map(Node::id));
                    covered.extend(removed.iter().copied());
                    parts[parent].weight = parts[parent].weight.saturating_sub(weight);
                    let is_light = weight < run_min && !nodes.iter().any(is_split);
                    if let Some(part) = run.filter(|_| is_light) {
                        let part: &mut Part = &mut parts[part];
                        part.nodes.append(&mut removed);
                        part.weight += weight;
                        run = run.filter(|_| part.weight < run_min);
                        continue;
                    }
                    run = is_light.then_some(parts.len());
                    let inner = nodes.into_iter().filter(is_split);
                    open.extend(inner.map(|node| (node, parts.len())));
                    let is_nameless = parent == 0 && weight < weight_max;
                    parts.push(Part { nodes: removed, stub: None, parent, weight, is_nameless });
                }
            }
            for child in node.children().filter(|child| !covered.contains(&child.id())) {
                let is_body = body.is_some_and(|body| body.id() == child.id());
                let stub = if is_body && child.weight() >= BODY_MIN {
                    stub(program, node, child)
                } else {
                    None
                };
                let enclosing = if stub.is_some() { parts.len() } else { parent };
                if is_split(&child) {
                    open.push((child, enclosing));
                }
                if stub.is_some() {
                    let (nodes, weight) = (vec![child.id()], child.weight());
                    parts[parent].weight = parts[parent].weight.saturating_sub(weight);
                    parts.push(Part { nodes, stub, parent, weight, is_nameless: false });
                }
            }
        }
        // In file order, an enclosing part comes first.
        let mut order: Vec<usize> = (0..parts.len()).collect();
        order[1..].sort_by_key(|&part| parts[part].nodes[0]);
        let mut position = vec![0; parts.len()];
        order.iter().enumerate().for_each(|(new, &old)| position[old] = new);
        parts.iter_mut().for_each(|part| part.parent = position[part.parent]);
        parts[1..].sort_by_key(|part| part.nodes[0]);
        Self::with_names(program, parts)
    }

    fn with_names(program: &Program, mut parts: Vec<Part>) -> Self {
        if program.entities().is_empty() {
            let (names, members_in) =
                (vec![Vec::new(); parts.len()], vec![Vec::new(); parts.len()]);
            return Self { parts, names, members_in, ..Self::default() };
        }
        let starts: HashMap<NodeId, usize> = (0..)
            .zip(&parts)
            .flat_map(|(number, part)| part.nodes.iter().map(move |&node| (node, number)))
            .collect();
        // Innermost part of each node, and its position below a member of a type.
        let mut part_of = vec![0; program.len()];
        let mut membership = vec![Membership::None; program.len()];
        for node in program.nodes().skip(1) {
            let (id, parent) = (node.id().index(), node.parent_id().index());
            let start = starts.get(&node.id());
            let is_member = program.rules().members.contains_key(&node.place().kind);
            part_of[id] = start.copied().unwrap_or(part_of[parent]);
            membership[id] = match (is_member, start) {
                (true, Some(_)) => Membership::Part,
                (true, None) => Membership::Inside,
                (false, Some(_)) => Membership::None,
                (false, None) => membership[parent],
            };
        }
        let mut names = vec![Vec::new(); parts.len()];
        let mut members_in = vec![Vec::new(); parts.len()];
        let (mut defined_in, mut members_of) = (Vec::new(), Vec::new());
        for (number, entity) in (0u32..).zip(program.entities()) {
            let (mut defining, mut members) = (Vec::new(), Vec::new());
            for definition in program.definitions_of(entity) {
                let part = part_of[definition.name.index()];
                parts[part].is_nameless = false;
                match membership[definition.node.index()] {
                    Membership::None => {
                        names[part].push(number);
                        defining.push(part as u32);
                    }
                    Membership::Part => {
                        members.push(part as u32);
                        members_in[parts[part].parent].push((part as u32, number));
                    }
                    Membership::Inside => {}
                }
            }
            for &use_node in &entity.uses {
                names[part_of[use_node.index()]].push(number);
            }
            defined_in.push(defining);
            members_of.push(members);
        }
        Self { parts, names, defined_in, members_of, members_in }
    }

    /// Returns, for each part, `true` if it is one of `roots` or needed by them.
    fn closure(&self, roots: &[usize]) -> Vec<bool> {
        let mut is_needed = vec![false; self.parts.len()];
        let mut is_used = vec![false; self.defined_in.len()];
        let mut pending = vec![0];
        pending.extend(roots);
        while let Some(part) = pending.pop() {
            if std::mem::replace(&mut is_needed[part], true) {
                continue;
            }
            pending.push(self.parts[part].parent);
            for &entity in &self.names[part] {
                let entity = entity as usize;
                if !std::mem::replace(&mut is_used[entity], true) {
                    pending.extend(self.defined_in[entity].iter().map(|&part| part as usize));
                    let members = self.members_of[entity].iter().map(|&part| part as usize);
                    pending.extend(members.filter(|&part| is_needed[self.parts[part].parent]));
                }
            }
            let members = self.members_in[part].iter();
            let used = members.filter(|(_, entity)| is_used[*entity as usize]);
            pending.extend(used.map(|&(part, _)| part as usize));
        }
        let is_known =
            |&entity: &u32| is_used[entity as usize] || self.defined_in[entity as usize].is_empty();
        for (part, names) in self.names.iter().enumerate() {
            is_needed[part] |= self.parts[part].is_nameless && names.iter().all(is_known);
        }
        is_needed
    }

    fn sum(&self, parts: &[usize]) -> u64 {
        parts.iter().map(|&part| self.parts[part].weight).sum()
    }

    fn weight(&self, kept: &[bool]) -> u64 {
        self.parts
            .iter()
            .zip(kept)
            .filter(|(_, is_kept)| **is_kept)
            .map(|(part, _)| part.weight)
            .sum()
    }

    /// Splits parts into at most `count` groups of similar weight.
    fn split(&self, parts: &[usize], count: usize) -> Vec<Arc<[usize]>> {
        let all = self.sum(parts).max(1);
        let mut groups: Vec<Vec<usize>> = vec![Vec::new(); count];
        let mut before = 0;
        for &part in parts {
            let weight = self.parts[part].weight;
            let middle = before + weight / 2;
            let group = (middle * count as u64 / all) as usize;
            groups[group.min(count - 1)].push(part);
            before += weight;
        }
        groups.into_iter().filter(|group| !group.is_empty()).map(Arc::from).collect()
    }
}

/// Returns the text of a function's body that only its signature needs.
fn stub(program: &Program, function: Node, body: Node) -> Option<Arc<str>> {
    let field = program.rules().bodies.get(&function.kind_id())?;
    let results = program.rules().results.get(&function.kind_id());
    if results.is_some() && program.result_of(function).is_some() {
        let endless = results.and_then(|rule| rule.endless).map(|text| text.0);
        let declared = || {
            let mut respellings = program.respellings().iter();
            let respelling = respellings.find(|respelling| {
                respelling.node == function.kind_id()
                    && matches!(respelling.without, Without::Field(without) if without == *field)
            })?;
            Some(respelling.with.0)
        };
        return endless.or_else(declared).map(Arc::from);
    }
    program.smallest(body.id()).map(Arc::from)
}

impl Search for Quarters {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let kept = self.candidate_parts.as_ref()?;
        let part = SearchTarget::List {
            parent: if matches!(self.step, Step::Keep { .. }) {
                "kept quarters"
            } else {
                "other quarters"
            }
            .into(),
            level: None,
            list_len: kept.len(),
        };
        Some(Candidate {
            text: self.text(kept),
            kind: QueryKind::Other,
            place: self.round.place(part),
        })
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(kept) = self.candidate_parts.take() else { return };
        if outcome.is_interesting() {
            self.kept = kept;
        }
        self.learn(outcome.is_interesting());
        self.settle();
    }

    fn best(&self) -> Arc<[u8]> {
        if self.kept.iter().all(|is_kept| *is_kept) {
            return self.tree.source().clone();
        }
        self.text(&self.kept).into()
    }
}

impl PassSearch for Quarters {
    fn is_over(&self) -> bool {
        matches!(self.step, Step::Over)
    }

    fn prior(&self) -> &PriorSource {
        &self.round.prior
    }
}
