//! Definitions, each with what depends on it.
//!
//! Deleting node by node, a definition goes only after its uses, and a use only where nothing is needed of it. A third of
//! all candidates of Perses are programs in which a name has lost its definition. Here the unit is the definition: with
//! the last definition of a name its uses go, or become values, and what these define goes along; with a parameter go the
//! arguments in its place. [`Tree::deleting_with_dependants`] finds what that is.
//!
//! The lists are those of Perses, as far as they hold definitions: the items of a file, the declarations of a block, the
//! parameters of a function, the members of a structure; the heaviest first. Each is minimised by the list minimiser.
//!
//! Related: C. G. Kalhauge and J. Palsberg, *Binary Reduction of Dependency Graphs* (FSE 2019), which keeps closures; and
//! DRReduce (arXiv 2605.19412), which leaves default values behind.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use secateur_minimize::{Outcome, Search};
use secateur_syntax::{Definition, Edit, Names, NodeId, Tree};

use crate::candidate::{Candidate, Part, Place};
use crate::list::{Empty, List};
use crate::prior::PriorSource;
use crate::round::{Effort, Member, Round, Walk};

/// What a coarse walk leaves alone: lists below nodes of fewer tokens than this.
const COARSE_WEIGHT_MIN: u64 = 32;

/// One walk over the definitions of one tree.
pub struct Definitions {
    tree: Arc<Tree>,
    names: Arc<Names>,
    round: Round,
    /// What is settled.
    edit: Edit,
    lists: Arc<[Group]>,
    /// What is being minimised; none when the walk is over.
    job: Option<Job>,
}

/// Definitions in one list of a tree.
pub(crate) struct Group {
    parent: NodeId,
    pub(crate) members: Vec<Member>,
    may_be_empty: bool,
}

struct Job {
    /// The number of the group.
    group: usize,
    list: List<Member>,
}

impl Definitions {
    /// A walk over `tree`.
    #[must_use]
    pub fn new(tree: Arc<Tree>, round: Round) -> Self {
        let names = tree.names().clone();
        let weight_min = if round.effort == Effort::Coarse { COARSE_WEIGHT_MIN } else { 0 };
        let mut lists = groups(&tree, &names);
        lists.retain(|group| tree.node(group.parent).weight() >= weight_min);
        let mut walk = Self { tree, names, round, edit: Edit::default(), lists: lists.into(), job: None };
        walk.job = walk.list_from(0);
        walk.settle();
        walk
    }

    /// Goes on to the next list while there is nothing to ask about the current one.
    fn settle(&mut self) {
        while let Some(job) = &self.job
            && job.list.query().is_none()
        {
            let group = job.group;
            self.round.prior.learn(&self.tree, &job.list, self.round.effort);
            self.edit = self.without(job.list.deleted());
            self.job = self.list_from(group + 1);
        }
    }

    /// The first list from this group on that has anything left.
    fn list_from(&self, group: usize) -> Option<Job> {
        let gone = self.tree.gone(&self.edit);
        (group..self.lists.len()).find_map(|group| {
            let Group { members, may_be_empty, .. } = &self.lists[group];
            let members: Vec<_> =
                members.iter().filter(|nodes| !nodes.iter().any(|&node| gone.contains(node))).cloned().collect();
            let empty = if *may_be_empty { Empty::First } else { Empty::Never };
            let list = self.round.list(&self.tree, members, empty);
            list.query().is_some().then_some(Job { group, list })
        })
    }

    fn without<'a>(&self, members: impl Iterator<Item = &'a Member>) -> Edit {
        self.tree.deleting_with_dependants(&self.names, &self.edit, members.flatten().copied())
    }

    fn copy(&self) -> Self {
        let Self { tree, names, round, edit, lists, job } = self;
        let job = job.as_ref().map(|Job { group, list }| Job { group: *group, list: list.fork() });
        let (tree, names, lists) = (tree.clone(), names.clone(), lists.clone());
        Self { tree, names, round: round.clone(), edit: edit.clone(), lists, job }
    }
}

/// The lists of `tree` that hold definitions, without what else they hold; those below the heaviest nodes first.
pub(crate) fn groups(tree: &Tree, names: &Names) -> Vec<Group> {
    let mut parents: BTreeMap<NodeId, BTreeSet<NodeId>> = BTreeMap::new();
    for definition in names.definitions() {
        // Prefixes and entities of XML: to delete one with its uses took more tests than it saved.
        if names.entity(definition).is_part() {
            continue;
        }
        if let Some(unit) = tree.unit_of(definition)
            && let Some(parent) = tree.node(unit).parent()
        {
            parents.entry(parent.id()).or_default().insert(unit);
        }
    }
    let mut groups = Vec::new();
    for (parent, units) in parents {
        for list in tree.lists(parent) {
            let members = list.members().map(|member| member.nodes().collect::<Member>());
            let count = list.members().count();
            let members: Vec<_> = members.filter(|nodes| nodes.iter().any(|node| units.contains(node))).collect();
            if !members.is_empty() && count > list.min() {
                let may_be_empty = parent != tree.root().id() && (list.min() == 0 || count > members.len());
                groups.push(Group { parent, members, may_be_empty });
            }
        }
    }
    groups.sort_by_key(|group| (Reverse(tree.node(group.parent).weight()), group.parent));
    groups
}

/// The definition that these nodes are, or the first that goes with them.
pub(crate) fn first_in<'a>(tree: &Tree, names: &'a Names, nodes: &Member) -> Option<&'a Definition> {
    let inside = |&node: &NodeId| names.definitions_in(tree.node(node).subtree());
    let own = |node| inside(node).iter().find(|definition| tree.unit_of(definition) == Some(*node));
    nodes.iter().find_map(own).or_else(|| nodes.iter().find_map(|node| inside(node).first()))
}

impl Search for Definitions {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let job = self.job.as_ref()?;
        let query = job.list.query()?;
        let text = self.tree.render(&self.without(job.list.left_out(query.config)));
        let parent = self.tree.node(self.lists[job.group].parent).kind();
        let part = Part::List { parent: format!("definitions in {parent}").into(), list_len: job.list.len() };
        Some(Candidate { text, kind: query.kind, place: Place { round: self.round.number, part } })
    }

    fn observe(&mut self, outcome: Outcome) {
        if let Some(job) = &mut self.job {
            job.list.observe(outcome);
            self.settle();
        }
    }

    fn best(&self) -> Arc<[u8]> {
        let edit = self.job.as_ref().map_or_else(|| self.edit.clone(), |job| self.without(job.list.deleted()));
        self.tree.render(&edit).into()
    }

    fn fork(&self) -> Box<dyn Search<Candidate = Candidate, Best = Arc<[u8]>>> {
        Box::new(self.copy())
    }
}

impl Walk for Definitions {
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
