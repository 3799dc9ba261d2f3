//! Explanation of a result: finds needed parts, parts that may have any other text, and parts that
//! must agree.
//!
//! An [`Explainer`] proposes trials and receives their verdicts, a batch at a time. The trials
//! depend on the verdicts only. It proceeds from the largest parts to the smallest, and skips the
//! inside of a part that can be deleted or may be anything. Each finding names the trials that it
//! follows from, so that it can be checked.
//!
//! 1. *Needed*: each element of a list is deleted alone.
//! 2. *Anything*: each node is replaced by [alternatives](others). The first failure settles an
//!    inner node. All alternatives of a leaf are tried, since some may fail and others succeed: any
//!    even number, any integer type.
//! 3. *The same*: a [name](names) is changed in all its uses together, then in each alone.
//! 4. All free parts are changed at once, in several ways.
//!
//! Based on the explain phase of Hypothesis, which varies the largest spans first and all together
//! in the end, and on DDSet (Gopinath, Kampmann, Havrikov, Soremekun, Zeller, "Abstracting
//! Failure-Inducing Inputs", ISSTA 2020), which varies the nodes of a grammar. Unlike these,
//! invalid texts do not count, and a leaf may be partly free.

mod names;
mod others;
mod part;

use std::cmp::Reverse;
use std::ops::Range;
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::drawing::Random;
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use crate::round::between_ends;
use others::Stock;
pub use others::integer;
pub use part::{Alternative, Count, ExplainedPart, Finding, Verdict};

/// Maximum number of counted alternatives of a part.
const COUNTED_MAX: usize = 12;
/// Maximum number of tried alternatives, since some may be invalid.
const TRIED_MAX: usize = 24;
/// Number counted in the first batches: the first settles most parts.
const FIRST: [usize; 2] = [1, 4];
/// Number of times that all free parts are varied at once.
const TOGETHER: usize = 20;
/// Approximate number of tests per token.
const TESTS_PER_TOKEN: u64 = 4;
/// Maximum number of uses of a name that are changed alone.
const ALONE_MAX: usize = 8;

#[derive(Clone, Debug)]
struct Trial {
    edit: Edit,
    verdict: Option<Verdict>,
}

/// Proposes trials, and collects their findings.
pub struct Explainer {
    program: Arc<Program>,
    here: Stock,
    original: Option<Stock>,
    trials: Vec<Trial>,
    first: usize,
    parts: Vec<ExplainedPart>,
    stage: ExplainStage,
    /// `true` for the index of each node in a settled part.
    closed: Vec<bool>,
    /// Trials that vary all free parts at once.
    together: Range<usize>,
}

enum ExplainStage {
    /// Elements of the lists below these nodes are deleted. `parts` are the indices of their parts.
    Without {
        below: Vec<NodeId>,
        parts: Range<usize>,
    },
    /// Alternatives are tried.
    Others {
        open: Vec<Open>,
        next: Vec<NodeId>,
        round: usize,
    },
    Names,
    Together,
    Over,
}

/// A node whose alternatives are being tried.
struct Open {
    node: NodeId,
    /// Untried alternatives, in reverse order.
    texts: Vec<Arc<str>>,
    others: Vec<Alternative>,
}

impl Explainer {
    /// Creates an explainer of `program`. It also takes alternatives from the `original` that was
    /// reduced.
    #[must_use]
    pub fn new(program: Arc<Program>, original: Option<Arc<Program>>) -> Self {
        let mut explainer = Self {
            stage: ExplainStage::Over,
            here: Stock::new(program.clone()),
            closed: vec![false; program.len()],
            program,
            original: original.map(Stock::new),
            trials: Vec::new(),
            first: 0,
            parts: Vec::new(),
            together: 0..0,
        };
        explainer.take_out(vec![NodeId::ROOT]);
        explainer.settle();
        explainer
    }

    /// Returns the estimated number of tests, based on results of reductions. A text with many
    /// removable parts needs fewer.
    pub fn expected(&self) -> u64 {
        TOGETHER as u64 + TESTS_PER_TOKEN * self.program.root().weight()
    }

    /// Returns the indices of the trials to run now, an empty range at the end.
    pub fn batch(&self) -> Range<usize> {
        self.first..self.trials.len()
    }

    pub fn text(&self, trial: usize) -> Vec<u8> {
        self.program.render(&self.trials[trial].edit)
    }

    /// Receives the verdicts of the batch, in order. Trials without a verdict do not count.
    pub fn tell(&mut self, verdicts: &[Verdict]) {
        for (trial, verdict) in self.trials[self.first..].iter_mut().zip(verdicts) {
            trial.verdict = Some(*verdict);
        }
        self.first = self.trials.len();
        self.advance();
        self.settle();
    }

    /// Returns the findings so far, in the order of the file.
    pub fn parts(&self) -> Vec<ExplainedPart> {
        let counted = self.parts.iter().filter(|part| self.count_of(part).counted > 0);
        let mut parts: Vec<_> = counted.cloned().collect();
        parts.sort_by_key(|part| part.spans.first().map(|span| (span.start, Reverse(span.end))));
        parts
    }

    /// Counts the interesting ones of these trials.
    pub fn count(&self, trials: impl IntoIterator<Item = usize>) -> Count {
        let mut count = Count::default();
        for verdict in trials.into_iter().filter_map(|trial| self.verdict(trial)) {
            count.held += usize::from(verdict == Verdict::Holds);
            count.counted += usize::from(verdict != Verdict::Invalid);
        }
        count
    }

    /// Counts the interesting trials of a part: its deletion, or its alternatives. An invalid text
    /// counts for a deletion, since it shows that the part is needed.
    pub fn count_of(&self, part: &ExplainedPart) -> Count {
        match &part.finding {
            Finding::Without { trial } => {
                let verdict = self.verdict(*trial);
                let held = usize::from(verdict == Some(Verdict::Holds));
                Count { held, counted: usize::from(verdict.is_some()) }
            }
            Finding::Others(others) | Finding::Name { others, .. } => {
                self.count(others.iter().map(|other| other.trial))
            }
        }
    }

    /// Returns the verdict of a trial, if it was run.
    pub fn verdict(&self, trial: usize) -> Option<Verdict> {
        self.trials.get(trial)?.verdict
    }

    /// Returns the count of the trials that vary all free parts at once.
    pub fn together(&self) -> Count {
        self.count(self.together.clone())
    }

    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    fn ask(&mut self, edit: Edit) -> usize {
        self.trials.push(Trial { edit, verdict: None });
        self.trials.len() - 1
    }

    /// Advances until there is a trial to run.
    fn settle(&mut self) {
        while self.batch().is_empty() && !matches!(self.stage, ExplainStage::Over) {
            self.advance();
        }
    }

    /// Starts the next step after the verdicts of a batch.
    fn advance(&mut self) {
        match std::mem::replace(&mut self.stage, ExplainStage::Over) {
            ExplainStage::Without { below, parts } => {
                let removable =
                    self.parts[parts].iter().filter(|part| self.count_of(part).held > 0);
                let nodes: Vec<_> = removable.flat_map(|part| &part.nodes).copied().collect();
                for node in nodes {
                    self.closed[self.program.node(node).subtree()].fill(true);
                }
                let program = self.program.clone();
                let parts = below.iter().flat_map(|&id| parts_of(program.node(id)));
                let children: Vec<_> = parts.filter(|id| !self.closed[id.index()]).collect();
                let open = children.into_iter().map(|node| self.open(node)).collect();
                self.ask_others(open, Vec::new(), 0);
            }
            ExplainStage::Others { open, next, round } => self.ask_others(open, next, round + 1),
            ExplainStage::Names => self.vary(),
            ExplainStage::Together | ExplainStage::Over => {}
        }
    }

    /// Deletes each element of the lists below these nodes alone.
    fn take_out(&mut self, below: Vec<NodeId>) {
        let (program, first) = (self.program.clone(), self.parts.len());
        let lists =
            below.iter().flat_map(|&id| program.lists(id).chain(program.optional_alone(id)));
        for list in lists.filter(|list| list.members().count() > list.min()) {
            for member in list.members() {
                let nodes: Vec<_> = member.nodes().collect();
                let trial = self.ask(Edit::default().deleting(nodes.iter().copied()));
                self.note(nodes, Finding::Without { trial });
            }
        }
        self.stage = ExplainStage::Without { below, parts: first..self.parts.len() };
    }

    /// Records a finding about the span of these nodes.
    fn note(&mut self, nodes: Vec<NodeId>, finding: Finding) {
        let (Some(&first), Some(&last)) = (nodes.first(), nodes.last()) else { return };
        let (first, last) = (self.program.node(first), self.program.node(last));
        let spans = match finding {
            Finding::Name { .. } => nodes.iter().map(|&id| self.program.node(id).span()).collect(),
            _ => std::iter::once(first.span().start..last.span().end).collect(),
        };
        self.parts.push(ExplainedPart { kind: first.kind(), spans, finding, nodes });
    }

    fn open(&self, node: NodeId) -> Open {
        let mut texts = others::others(&self.here, self.original.as_ref(), node, TRIED_MAX);
        texts.reverse();
        Open { node, texts, others: Vec::new() }
    }

    /// Tries the next alternatives of the open nodes, and settles those with enough verdicts.
    /// `next` are the settled nodes that are not free.
    fn ask_others(&mut self, open: Vec<Open>, mut next: Vec<NodeId>, round: usize) {
        let mut still_open = Vec::new();
        for mut open_node in open {
            let count = self.count(open_node.others.iter().map(|other| other.trial));
            let node = self.program.node(open_node.node);
            let is_leaf = others::is_leaf(node);
            // A leaf without any interesting alternative is fixed.
            let has_failed = count.held < count.counted
                && (!is_leaf || count.held == 0 && count.counted >= FIRST[1]);
            if !open_node.texts.is_empty() && !has_failed && count.counted < COUNTED_MAX {
                let wanted = FIRST.get(round).unwrap_or(&COUNTED_MAX).saturating_sub(count.counted);
                let rest = open_node.texts.len().saturating_sub(wanted.max(1));
                for text in open_node.texts.split_off(rest).into_iter().rev() {
                    let with = Replacement::Text(text.clone());
                    let trial = self.ask(Edit::default().replacing(open_node.node, with));
                    open_node.others.push(Alternative { text, trial });
                }
                still_open.push(open_node);
                continue;
            }
            let is_free = count.is_all();
            if is_free {
                self.closed[node.subtree()].fill(true);
            } else if !is_leaf {
                next.push(open_node.node);
            }
            if (is_free || is_leaf) && !open_node.others.is_empty() {
                self.note(vec![open_node.node], Finding::Others(open_node.others));
            }
        }
        if !still_open.is_empty() {
            self.stage = ExplainStage::Others { open: still_open, next, round };
        } else if next.is_empty() {
            self.rename();
        } else {
            next.sort();
            self.take_out(next);
        }
    }

    /// Renames each name with a use outside settled parts.
    fn rename(&mut self) {
        self.stage = ExplainStage::Names;
        for name in names::names(&self.program) {
            let open = name.places.iter().filter(|place| !self.closed[place.index()]);
            let places: Vec<_> = open.copied().collect();
            if places.is_empty() {
                continue;
            }
            let program = self.program.clone();
            let put = |places: &[NodeId], text: &str| {
                Edit::default().replacing_each(program.renamed(places.iter().copied(), text))
            };
            let mut alternative = |text: &Arc<str>| Alternative {
                trial: self.ask(put(&name.places, text)),
                text: text.clone(),
            };
            let others = name.others.iter().map(&mut alternative).collect();
            let text = name.others.first().filter(|_| places.len() > 1);
            let alone = text.into_iter().flat_map(|text| {
                places.iter().take(ALONE_MAX).map(move |place| put(&[*place], text))
            });
            let alone = alone.map(|edit| self.ask(edit)).collect();
            self.note(places, Finding::Name { others, alone });
        }
    }

    /// Varies all free parts at once.
    fn vary(&mut self) {
        self.stage = ExplainStage::Together;
        let first = self.trials.len();
        let free: Vec<ExplainedPart> =
            self.parts.iter().filter(|part| self.is_free(part)).cloned().collect();
        if free.len() > 1 {
            let mut random = Random::new(1);
            for _ in 0..TOGETHER {
                let program = self.program.clone();
                let changes = free.iter().flat_map(|part| {
                    let (Finding::Others(others) | Finding::Name { others, .. }) = &part.finding
                    else {
                        return Vec::new();
                    };
                    let text = &others[random.below(others.len())].text;
                    let is_name = matches!(part.finding, Finding::Name { .. });
                    let put = |id: NodeId| {
                        if is_name { program.with_name(id, text).into() } else { text.clone() }
                    };
                    part.nodes.iter().map(|&id| (id, Replacement::Text(put(id)))).collect()
                });
                let edit = Edit::default().replacing_each(changes);
                self.ask(edit);
            }
        }
        self.together = first..self.trials.len();
    }

    /// Returns `true` if every tried alternative of a part is interesting. Removable parts are not
    /// free.
    pub fn is_free(&self, part: &ExplainedPart) -> bool {
        !matches!(part.finding, Finding::Without { .. }) && self.count_of(part).is_all()
    }
}

/// Returns the child nodes that are parts by themselves, without anonymous delimiters at both ends,
/// such as quotes.
fn parts_of(node: Node) -> Vec<NodeId> {
    between_ends(&node).unwrap_or_else(|| node.children().map(|child| child.id()).collect())
}
