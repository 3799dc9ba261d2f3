//! Parts of a program that are kept or deleted with everything that they need by name.
//!
//! The parts are the elements of the lists in heavy nodes, and the bodies of functions. A function
//! that is needed only by name keeps no body.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use secateur_names::{Conditions, Program, Without};
use secateur_syntax::{KindId, ListKind, Node, NodeId, Replacement, Role};

/// Ratio of the tokens of a text to the maximum weight of a part that is not split.
const PART_SHARE: u64 = 64;

/// Ratio of the tokens of a text to the weight of neighbouring light elements that are one part.
const RUN_SHARE: u64 = 16384;

/// Minimum number of tokens of a body that is a part.
const BODY_MIN: u64 = 8;

/// Parts of a program, in file order. The first is the rest of the text, which stays.
#[derive(Default)]
pub(crate) struct Parts {
    pub(crate) parts: Vec<Part>,
    /// For each part, the entities that it uses or defines.
    names: Vec<Vec<u32>>,
    /// For each entity, the parts that define it.
    defined_in: Vec<Vec<u32>>,
    /// For each entity, the parts that define it as a member of a type. Such a part is needed only
    /// if its type is needed, too.
    members_of: Vec<Vec<u32>>,
    /// For each part, the members in it with their entities.
    members_in: Vec<Vec<(u32, u32)>>,
    /// For each part, the members in it that stay with it: all without a name, such as operators,
    /// and the fields if they are light together, because an initialiser needs all fields.
    staying_in: Vec<Vec<u32>>,
    /// Functions that a compiler leaves out if nothing uses them, by entity.
    internal: BTreeMap<u32, Internal>,
    /// Conditions on which the parts that define entities are needed.
    conditions: Conditions,
    /// First elements of separated lists that keep an element.
    first_elements: Vec<NodeId>,
}

/// Function with words by which it is known in its file only.
struct Internal {
    /// Innermost part of its body.
    body: usize,
    /// The words, in all declarations.
    words: Vec<NodeId>,
}

#[derive(Default)]
pub(crate) struct Part {
    pub(crate) nodes: Vec<NodeId>,
    /// Text of a body that is needed only by name; other parts are deleted.
    stub: Option<Arc<str>>,
    /// Enclosing part.
    pub(crate) parent: usize,
    /// Number of tokens outside of the parts inside.
    pub(crate) weight: u64,
    /// `true` for an outermost light part.
    is_outermost: bool,
    /// `true` if it has a name itself, unlike an operator of C++ or an assertion.
    has_name: bool,
    /// `true` if it defines names.
    pub(crate) is_definition: bool,
    /// `true` for elements between separators, such as arguments.
    pub(crate) is_separated: bool,
    /// Index of the first element of a list that keeps an element.
    list: Option<usize>,
}

/// Form of a function that is needed only by name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stub {
    /// A declaration, if a body would have to return a value.
    Declared,
    /// A definition, for a program that is linked. Its body never runs.
    Defined,
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

impl Parts {
    /// Finds the parts. Other nodes than the heavy ones are searched for parts if `is_opened`.
    pub(crate) fn of(program: &Program, form: Stub, is_opened: impl Fn(&Node) -> bool) -> Self {
        let mut parts = vec![Part { weight: program.tokens(), ..Part::default() }];
        let mut first_elements = Vec::new();
        // Many compilers reject lists without elements that their grammar permits. If the text has
        // an empty node of a kind, others of this kind may become empty, too.
        let is_empty = |node: &Node| !node.is_leaf() && node.named_children().next().is_none();
        let can_be_empty: HashSet<KindId> =
            program.nodes().filter(is_empty).map(|node| node.kind_id()).collect();
        let weight_max = program.tokens() / PART_SHARE;
        let run_min = program.tokens() / RUN_SHARE;
        let (containers, bodies) = (&program.rules().containers, &program.rules().bodies);
        // The end of a function with a result stays with its body.
        let returns: HashSet<_> =
            program.rules().results.values().map(|rule| rule.returns).collect();
        let is_frame =
            |node: &Node| containers.contains(&node.kind_id()) || returns.contains(&node.kind_id());
        // The name and the body of a type stay with it, and its members are parts.
        let members = &program.rules().members;
        let is_body_of_type =
            |node: &Node| node.children().any(|child| members.contains_key(&child.place().kind));
        // Light nodes are not split, except into functions and their bodies. A value that a
        // function returns has no parts of its own.
        let is_split = |node: &Node| {
            node.weight() > weight_max
                || (is_opened(node) && !returns.contains(&node.kind_id()))
                || bodies.contains_key(&node.kind_id())
                || containers.contains(&node.kind_id())
        };
        // What defines no name is needed for other reasons than its neighbours.
        let is_joined = |node: &Node, count: usize| {
            !is_split(node)
                && (count >= RUN_SHARE as usize
                    || !program.definitions_in(node.subtree()).is_empty())
        };
        // Each block of a body with labels ends with a jump, which no list expresses.
        let has_blocks = !program.rules().jumps.is_empty();
        let defining: HashSet<NodeId> =
            program.definitions().iter().map(|definition| definition.node).collect();
        // Nodes whose parts are sought, with the enclosing part.
        let mut open = vec![(program.root(), 0)];
        while let Some((node, parent)) = open.pop() {
            let body = program.body_of(node);
            let mut covered = HashSet::new();
            // Elements of a function or a namespace, and the words of a definition before its type
            // or name, are not worth a question. A function with a result returns a value.
            let is_container = containers.contains(&node.kind_id());
            let is_word = |child: &Node| program.definitions_in(child.subtree()).is_empty();
            let has_words = defining.contains(&node.id());
            let has_parts = body.is_none() && !is_container && !returns.contains(&node.kind_id());
            // Between separators, it is unknown what belongs to an element beside a syntax error.
            let is_wrong = |child: Node| child.is_error() || child.role() == Role::Unmatched;
            let has_error = || node.children().any(is_wrong);
            let has_type_body = node.children().any(|child| is_body_of_type(&child));
            let is_name_of_type = |child: &Node| has_type_body && program.is_defined(child);
            for list in program.lists(node.id()).filter(|_| has_parts) {
                let is_separated = list.kind() == ListKind::Separated;
                let is_plain = list.kind() == ListKind::Plain;
                if list.is_required() || is_plain || is_separated && has_error() {
                    continue;
                }
                let mut keeps_element = is_separated && !can_be_empty.contains(&node.kind_id());
                let first_part = parts.len();
                // Part of light elements that can get more of them.
                let mut run = None;
                for member in list.members() {
                    let nodes: Vec<Node> = member.nodes().map(|id| program.node(id)).collect();
                    // Lists can overlap: a member can be in another list, too.
                    let is_covered = |node: &Node| covered.contains(&node.id());
                    let stays = |node: &Node| {
                        is_frame(node)
                            || is_body_of_type(node)
                            || is_name_of_type(node)
                            || (has_words && is_word(node))
                            || is_covered(node)
                    };
                    if nodes.iter().any(stays) {
                        (run, keeps_element) = (None, false);
                        continue;
                    }
                    let weight = nodes.iter().map(Node::weight).sum();
                    let mut removed = program.hidden_before(nodes[0]);
                    removed.extend(nodes.iter().map(Node::id));
                    covered.extend(removed.iter().copied());
                    parts[parent].weight = parts[parent].weight.saturating_sub(weight);
                    let is_light =
                        weight < run_min && nodes.iter().all(|node| is_joined(node, parts.len()));
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
                    let is_outermost = parent == 0 && weight < weight_max;
                    let part = Part { nodes: removed, parent, weight, ..Part::default() };
                    parts.push(Part { is_outermost, is_separated, ..part });
                }
                // If all members go, the smallest text of the first one stays.
                let mut first = list.members().take(1).flat_map(|member| member.nodes());
                let first = first.next().filter(|_| first.next().is_none());
                let has_text = |node: &NodeId| program.least_text(*node).is_some();
                if let Some(first) = first.filter(|_| keeps_element).filter(has_text) {
                    let list = Some(first_elements.len());
                    parts[first_part..].iter_mut().for_each(|part| part.list = list);
                    first_elements.push(first);
                }
            }
            for child in node.children().filter(|child| !covered.contains(&child.id())) {
                let is_body = body.is_some_and(|body| body.id() == child.id());
                let stays_whole = is_body && is_evaluated(program, node);
                let is_part = is_body && !stays_whole && child.weight() >= BODY_MIN;
                let stub = if is_part { stub(program, form, node, child) } else { None };
                let enclosing = if stub.is_some() { parts.len() } else { parent };
                let is_closed = stays_whole || is_body && has_blocks;
                if !is_closed && (is_split(&child) || is_container) {
                    open.push((child, enclosing));
                }
                if stub.is_some() {
                    let (nodes, weight) = (vec![child.id()], child.weight());
                    parts[parent].weight = parts[parent].weight.saturating_sub(weight);
                    parts.push(Part { nodes, stub, parent, weight, ..Part::default() });
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
        Self { first_elements, ..Self::with_names(program, parts) }
    }

    fn with_names(program: &Program, mut parts: Vec<Part>) -> Self {
        if program.entities().is_empty() {
            let none = vec![Vec::new(); parts.len()];
            let members_in = vec![Vec::new(); parts.len()];
            return Self {
                parts,
                names: none.clone(),
                members_in,
                staying_in: none,
                ..Self::default()
            };
        }
        let starts = (0..).zip(&parts);
        let starts: HashMap<NodeId, usize> = starts
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
                parts[part].is_definition = true;
                let membership = membership[definition.node.index()];
                parts[part].has_name |= !matches!(membership, Membership::Inside)
                    && (!entity.is_local() || parts[part].nodes.contains(&definition.node));
                match membership {
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
        let is_member = |part: &Part| matches!(membership[part.nodes[0].index()], Membership::Part);
        let staying_in = staying(program, &parts, is_member);
        let is_outside = |node: NodeId| matches!(membership[node.index()], Membership::None);
        let mut conditions = Conditions::new(program.entities().len());
        for definition in program.conditional_definitions() {
            if is_outside(definition.node) {
                let is_defined = |&entity: &u32| !defined_in[entity as usize].is_empty();
                let others = definition.others.into_iter().filter(is_defined);
                conditions.add(part_of[definition.name.index()], definition.entity, others);
            }
        }
        let internal = internal(program, &part_of, is_outside);
        Self {
            parts,
            names,
            defined_in,
            members_of,
            members_in,
            staying_in,
            internal,
            conditions,
            ..Self::default()
        }
    }

    /// Returns, for each part, `true` if it is one of `roots` or needed by them.
    pub(crate) fn closure<'a>(&self, roots: impl IntoIterator<Item = &'a usize>) -> Vec<bool> {
        let mut is_needed = vec![false; self.parts.len()];
        let mut needs = self.conditions.begin();
        let mut pending = vec![0];
        pending.extend(roots);
        while !pending.is_empty() {
            while let Some(part) = pending.pop() {
                if std::mem::replace(&mut is_needed[part], true) {
                    continue;
                }
                pending.push(self.parts[part].parent);
                for &entity in &self.names[part] {
                    if needs.add(entity, &mut pending) {
                        let members = &self.members_of[entity as usize];
                        let members = members.iter().map(|&part| part as usize);
                        pending.extend(members.filter(|&part| is_needed[self.parts[part].parent]));
                    }
                }
                let members = self.members_in[part].iter();
                let used = members.filter(|(_, entity)| needs.contains(*entity));
                pending.extend(used.map(|&(part, _)| part as usize));
                pending.extend(self.staying_in[part].iter().map(|&part| part as usize));
            }
            needs.complete(&mut pending);
        }
        let is_known_in = |part: usize, entity: u32| {
            let defined_in = &self.defined_in[entity as usize];
            let mut members = self.members_of[entity as usize].iter();
            needs.contains(entity)
                || defined_in.iter().all(|&by| by as usize == part)
                    && (members.len() == 0 || members.any(|&member| is_needed[member as usize]))
        };
        let is_satisfied = |part: &usize| {
            let Part { is_outermost, has_name, .. } = self.parts[*part];
            let mut names = self.names[*part].iter();
            is_outermost && !has_name && names.all(|&entity| is_known_in(*part, entity))
        };
        let satisfied: Vec<usize> = (0..self.parts.len()).filter(is_satisfied).collect();
        satisfied.into_iter().for_each(|part| is_needed[part] = true);
        is_needed
    }

    /// Returns the words to delete so that a compiler does not leave out the functions with a kept
    /// body that no kept part uses.
    pub(crate) fn internal_words(&self, kept: &[bool]) -> Vec<NodeId> {
        let functions = self.internal.iter().filter(|(_, internal)| kept[internal.body]);
        let mut unused: BTreeMap<_, _> = functions.map(|(entity, it)| (*entity, it)).collect();
        let is_kept = |(part, _): &(usize, _)| kept[*part];
        for (part, names) in self.names.iter().enumerate().filter(is_kept) {
            for entity in names {
                if unused.contains_key(entity) && !self.defines(part, *entity) {
                    unused.remove(entity);
                }
            }
        }
        unused.into_values().flat_map(|internal| internal.words.iter().copied()).collect()
    }

    /// Returns `true` if a part is in the definition of an entity.
    fn defines(&self, mut part: usize, entity: u32) -> bool {
        while part != 0 && !self.defined_in[entity as usize].contains(&(part as u32)) {
            part = self.parts[part].parent;
        }
        part != 0
    }

    /// Returns the first elements of the lists that lose all parts but keep an element.
    fn kept_elements(&self, kept: &[bool]) -> impl Iterator<Item = NodeId> {
        let mut is_emptied = vec![false; self.first_elements.len()];
        let mut is_used = is_emptied.clone();
        for (part, is_kept) in self.parts.iter().zip(kept) {
            if let Some(list) = part.list.filter(|_| kept[part.parent]) {
                is_emptied[list] = true;
                is_used[list] |= is_kept;
            }
        }
        let lists = self.first_elements.iter().zip(is_emptied.into_iter().zip(is_used));
        lists.filter(|(_, (is_emptied, is_used))| *is_emptied && !is_used).map(|(first, _)| *first)
    }

    pub(crate) fn sum(&self, parts: &[usize]) -> u64 {
        parts.iter().map(|&part| self.parts[part].weight).sum()
    }

    pub(crate) fn weight(&self, kept: &[bool]) -> u64 {
        let kept = self.parts.iter().zip(kept).filter(|(_, is_kept)| **is_kept);
        kept.map(|(part, _)| part.weight).sum()
    }

    /// Splits parts into at most `count` groups of similar weight.
    pub(crate) fn split(&self, parts: &[usize], count: usize) -> Vec<Arc<[usize]>> {
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

    /// Returns the text with only the `kept` parts, with further nodes `deleted` and `replaced`.
    pub(crate) fn text(
        &self,
        program: &Program,
        kept: &[bool],
        mut deleted: Vec<NodeId>,
        mut replaced: Vec<(NodeId, Replacement)>,
    ) -> Vec<u8> {
        let parts = self.parts.iter().zip(kept);
        for (part, _) in parts.filter(|(part, is_kept)| !**is_kept && kept[part.parent]) {
            match &part.stub {
                Some(stub) => replaced.push((part.nodes[0], Replacement::Text(stub.clone()))),
                None => deleted.extend(part.nodes.iter().copied()),
            }
        }
        let elements: BTreeSet<NodeId> = self.kept_elements(kept).collect();
        deleted.retain(|node| !elements.contains(node));
        replaced.extend(elements.into_iter().filter_map(|element| {
            let text = program.least_text(element)?;
            Some((element, Replacement::Text(text.into())))
        }));
        program.render(&program.with_last_members(deleted, replaced))
    }
}

/// Returns, for each part, the members in it that stay with it.
fn staying(program: &Program, parts: &[Part], is_member: impl Fn(&Part) -> bool) -> Vec<Vec<u32>> {
    let mut staying_in = vec![Vec::new(); parts.len()];
    // Members without a body, with their weight.
    let mut fields_in = vec![(0, Vec::new()); parts.len()];
    for (number, part) in (0u32..).zip(parts).skip(1).filter(|(_, part)| is_member(part)) {
        let mut nodes = part.nodes.iter().map(|&node| program.node(node));
        if !part.has_name {
            staying_in[part.parent].push(number);
        } else if !nodes.any(|node| has_body(program, node)) {
            let (weight, fields) = &mut fields_in[part.parent];
            *weight += part.weight;
            fields.push(number);
        }
    }
    for (staying, (weight, fields)) in staying_in.iter_mut().zip(fields_in) {
        if weight * PART_SHARE <= program.tokens() {
            staying.extend(fields);
        }
    }
    staying_in
}

/// Returns the functions that a compiler leaves out if nothing uses them, by entity. `part_of` is
/// the innermost part of each node, and a node `is_outside` if it is in no member of a type.
fn internal(
    program: &Program,
    part_of: &[usize],
    is_outside: impl Fn(NodeId) -> bool,
) -> BTreeMap<u32, Internal> {
    let functions = (0u32..).zip(program.entities()).filter_map(|(entity, defined)| {
        let definitions = || {
            let all = program.definitions_of(defined).map(|definition| definition.node);
            all.filter(|node| is_outside(*node)).map(|node| program.node(node))
        };
        let body = definitions().find_map(|function| program.body_of(function))?;
        let words = definitions().flat_map(|definition| definition.children());
        let words = words.filter(|word| program.rules().internal.contains(&word.kind_id()));
        let words: Vec<_> = words.map(|word| word.id()).collect();
        let body = part_of[body.id().index()];
        (!words.is_empty()).then_some((entity, Internal { body, words }))
    });
    functions.collect()
}

/// Returns `true` for a function with a body, or a template of one.
fn has_body(program: &Program, member: Node) -> bool {
    program.body_of(member).is_some()
        || member.children().any(|child| program.body_of(child).is_some())
}

/// Returns `true` for a function with a word before its name that says that the compiler evaluates
/// its body.
fn is_evaluated(program: &Program, function: Node) -> bool {
    let Some(rule) = program.rules().results.get(&function.kind_id()) else { return false };
    let is_word = |node: Node| rule.evaluated.iter().any(|word| word.as_bytes() == node.text());
    let is_before = |child: &Node| program.definitions_in(child.subtree()).is_empty();
    let mut before = function.children().take_while(is_before);
    before.any(|child| is_word(child) || child.children().any(is_word))
}

/// Returns the text of a function's body that only its signature needs.
fn stub(program: &Program, form: Stub, function: Node, body: Node) -> Option<Arc<str>> {
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
        if form == Stub::Declared || endless.is_some() {
            let declared = || declared().filter(|_| !program.is_declared_elsewhere(function));
            return endless.or_else(declared).map(Arc::from);
        }
    }
    program.smallest(body.id()).map(Arc::from)
}
