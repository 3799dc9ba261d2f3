//! Renaming: the name of one thing in the place of another's.
//!
//! Deleting and replacing from inside cannot get rid of a declaration as long as one use of it must stay. Where the use
//! may just as well be one of something else that is there already, it can be renamed, and the declaration goes with the
//! next walk of another walker.
//!
//! A name is a word that stands alone as a node, such as an identifier. Those of a kind are ordered by length, and by
//! their first place in the file if they are equally long. Each, the last first, is renamed to one of the first of that
//! order: in all places at once, and if that fails, in as many as a list minimiser finds. So each renaming makes the text
//! shorter, or moves it towards the names at its beginning, and there is an end to it.
//!
//! Measured on fourteen real failures (nine C programs of 1,300 to 35,000 tokens, five XML documents of 15,000), taking
//! turns with Perses under W_ProbDD: 375 tokens in sum instead of 435, at 6,082 tests instead of 5,257. Five of the
//! results got smaller, by a tenth to nearly a half; the others stayed as they were. Where much must stay, renaming costs
//! more: on a program that must go on printing something wrong, 191 tokens instead of 220 at half as many tests again.
//!
//! C-Reduce renames too, to names of its own, to make its results easier to read.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use secateur_minimize::{Outcome, Search, Weights};
use secateur_syntax::{Edit, Node, NodeId, Replacement, Tree};

use crate::candidate::{Candidate, Part, Place};
use crate::list::{Empty, List};
use crate::prior::PriorSource;
use crate::round::{Round, Walk};

/// How many others a name may become. So many that more made no result smaller on fourteen real failures, and so few that
/// the number of queries grows with the number of names and not with its square.
const TARGETS_MAX: usize = 4;

/// One walk of renaming over one tree.
pub struct Rename {
    tree: Arc<Tree>,
    round: Round,
    /// What is settled.
    edit: Edit,
    names: Arc<[Name]>,
    /// What is being tried; none when the walk is over.
    job: Option<Job>,
}

/// A name, and the places where it stands, in the order of the file.
pub(crate) struct Name {
    kind: u16,
    pub(crate) text: Arc<str>,
    pub(crate) places: Vec<NodeId>,
}

/// In which places the name of index `from` may become the one of index `to`.
struct Job {
    from: usize,
    to: usize,
    list: List<NodeId>,
}

impl Rename {
    /// A walk over `tree`. Whatever its effort, it tries everything.
    #[must_use]
    pub fn new(tree: Arc<Tree>, round: Round) -> Self {
        let names: Arc<[Name]> = names(&tree).into();
        let mut walk = Self { tree, round, edit: Edit::default(), names, job: None };
        let count = walk.names.len();
        walk.job = walk.next_job(count, count, Vec::new());
        walk.settle();
        walk
    }

    /// Goes on to the next name while there is nothing to try with the current one.
    fn settle(&mut self) {
        while let Some(job) = &self.job
            && job.list.query().is_none()
        {
            let (from, to) = (job.from, job.to);
            let left = job.list.kept(job.list.best()).copied().collect();
            self.edit = self.renaming(job, job.list.deleted());
            self.job = self.next_job(from, to + 1, left);
        }
    }

    /// The first job from the names `from` and `to` on, of which the former is left in these places.
    fn next_job(&self, mut from: usize, mut to: usize, mut places: Vec<NodeId>) -> Option<Job> {
        while places.is_empty() || to >= smaller(&self.names, from).end {
            from = from.checked_sub(1)?;
            to = smaller(&self.names, from).start;
            places.clone_from(&self.names[from].places);
        }
        let weights = Weights::new(places.iter().map(|_| 1));
        let prior = self.round.prior.p0().into();
        Some(Job { from, to, list: List::new(places, weights, prior, Empty::First, &self.round.start) })
    }

    fn renaming<'a>(&self, job: &Job, places: impl Iterator<Item = &'a NodeId>) -> Edit {
        renaming(&self.edit, &self.names[job.to], places)
    }

    fn copy(&self) -> Self {
        let Self { tree, round, edit, names, job } = self;
        let job = job.as_ref().map(|Job { from, to, list }| Job { from: *from, to: *to, list: list.fork() });
        Self { tree: tree.clone(), round: round.clone(), edit: edit.clone(), names: names.clone(), job }
    }
}

impl Search for Rename {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let job = self.job.as_ref()?;
        let query = job.list.query()?;
        let text = self.tree.render(&self.renaming(job, job.list.left_out(query.config)));
        let parent = self.tree.node(self.names[job.from].places[0]).kind().into();
        let part = Part::List { parent, list_len: job.list.len() };
        Some(Candidate { text, kind: query.kind, place: Place { round: self.round.number, part } })
    }

    fn observe(&mut self, outcome: Outcome) {
        if let Some(job) = &mut self.job {
            job.list.observe(outcome);
            self.settle();
        }
    }

    fn best(&self) -> Arc<[u8]> {
        let edit = self.job.as_ref().map_or_else(|| self.edit.clone(), |job| self.renaming(job, job.list.deleted()));
        self.tree.render(&edit).into()
    }

    fn fork(&self) -> Box<dyn Search<Candidate = Candidate, Best = Arc<[u8]>>> {
        Box::new(self.copy())
    }
}

impl Walk for Rename {
    fn is_over(&self) -> bool {
        self.job.is_none()
    }

    fn prior(&self) -> &PriorSource {
        &self.round.prior
    }

    fn fork_walk(&self) -> Box<dyn Walk> {
        Box::new(self.copy())
    }
}

/// The names in `tree`: those of a kind side by side, the shorter and earlier ones first.
pub(crate) fn names(tree: &Tree) -> Vec<Name> {
    let mut places: BTreeMap<(u16, &str), Vec<NodeId>> = BTreeMap::new();
    for node in tree.nodes() {
        if let Some(text) = name_of(&node) {
            places.entry((node.kind_id(), text)).or_default().push(node.id());
        }
    }
    let name = |((kind, text), places)| Name { kind, text: Arc::from(text), places };
    let mut names: Vec<_> = places.into_iter().map(name).collect();
    names.sort_by_key(|name| (name.kind, name.text.len(), name.places[0]));
    names
}

/// The names that the one of index `from` may become.
pub(crate) fn smaller(names: &[Name], from: usize) -> Range<usize> {
    let start = names.partition_point(|name| name.kind < names[from].kind);
    start..from.min(start + TARGETS_MAX)
}

/// `edit` with the nodes in these places renamed to `name`.
pub(crate) fn renaming<'a>(edit: &Edit, name: &Name, places: impl Iterator<Item = &'a NodeId>) -> Edit {
    edit.replacing_each(places.map(|&place| (place, Replacement::Text(name.text.clone()))))
}

/// The text of a node that is a word alone.
fn name_of<'tree>(node: &Node<'tree>) -> Option<&'tree str> {
    let is_leaf = node.is_named() && node.subtree().len() == 1;
    let text = if is_leaf { std::str::from_utf8(node.text()).ok()? } else { return None };
    let is_part = |char: char| char.is_alphanumeric() || matches!(char, '_' | '-' | '.' | ':' | '$');
    (text.starts_with(|char: char| char.is_alphabetic() || char == '_') && text.chars().all(is_part)).then_some(text)
}
