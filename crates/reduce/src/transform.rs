//! Transformations: changes that make a text smaller in other ways than taking nodes out of it.
//!
//! A [`Transformation`] lists its instances in a tree, each a change of its own. One walk serves all of them: instances that do
//! not touch each other form a list, and a list minimiser finds out which of them can be made together.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use secateur_minimize::{Outcome, Search, Weights};
use secateur_syntax::{Definition, Edit, Gone, Names, NodeId, Replacement, Tree, Wrapped};

use crate::candidate::{Candidate, Part, Place};
use crate::list::{Empty, List};
use crate::prior::PriorSource;
use crate::round::{Round, Walk};

/// A kind of change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transformation {
    /// All definitions go that nothing in the file needs, in one change.
    Unused,
    /// A definition goes, and what it stands for is written out where it is used.
    Inline,
    /// A part of an element of a list in the element's place, with as little around it as the grammar demands:
    /// `if (f(x)) { … }` becomes `f(x);`.
    Unwrap,
    /// The first value that is given to a variable goes into its definition: `int x; x = 1;` becomes `int x = 1;`.
    Merge,
    /// A type of one member becomes the type of the member: `struct { int m; } x; … x.m` becomes `int x; … x`.
    Flatten,
}

/// One change that a transformation can make.
pub(crate) struct Instance {
    /// The change.
    pub(crate) edit: Edit,
    /// Where it is made.
    pub(crate) place: NodeId,
    /// What it is about, if that is one definition.
    definition: Option<Definition>,
}

/// In how many lists instances are put that exclude each other; each of the others is a list of its own.
const LISTS_MAX: usize = 16;

impl Transformation {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Unused, Self::Inline, Self::Unwrap, Self::Merge, Self::Flatten];

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Unused => "unused",
            Self::Inline => "inline",
            Self::Unwrap => "unwrap",
            Self::Merge => "merge",
            Self::Flatten => "flatten",
        }
    }

    /// What it does, in a few words.
    #[must_use]
    pub fn summary(self) -> &'static str {
        match self {
            Self::Unused => "deletes all definitions at once that nothing in the file needs",
            Self::Inline => "writes definitions out where they are used",
            Self::Unwrap => "puts a part of a statement in the place of the whole",
            Self::Merge => "puts the first assignment to a variable into its definition",
            Self::Flatten => "puts the only member of a type in the place of the type",
        }
    }

    /// The changes that it can make in `tree`, in the order of the file.
    pub(crate) fn instances(self, tree: &Tree) -> Vec<Instance> {
        match self {
            Self::Unused => unused(tree),
            Self::Inline => of_definitions(tree, Tree::inlined),
            Self::Unwrap => unwrapped(tree),
            Self::Merge => of_definitions(tree, Tree::merged),
            Self::Flatten => of_definitions(tree, Tree::flattened),
        }
    }

    /// What changes with an instance, such as ``type `t` ``, and what becomes of it.
    pub(crate) fn title(self, tree: &Tree, instance: &Instance) -> String {
        let kind = || tree.node(instance.place).kind().to_owned();
        let what = instance.definition.map_or_else(kind, |definition| tree.title(tree.names(), &definition));
        let edit = &instance.edit;
        match (self, edit.replaced()) {
            (Self::Unused, _) if instance.definition.is_some() => format!("{what}, which nothing needs, can go"),
            (Self::Unused, _) => format!("definitions that nothing needs can go: {} nodes", edit.deleted().len()),
            (Self::Inline, [_]) => format!("{what} can be written out in 1 place"),
            (Self::Inline, places) => format!("{what} can be written out in {} places", places.len()),
            (Self::Unwrap, [(_, Replacement::Text(text))]) => format!("{what} can become {text:?}"),
            (Self::Unwrap, _) => format!("{what} can become a part of it"),
            (Self::Merge, _) => format!("{what} can have its first value where it is defined"),
            (Self::Flatten, _) => format!("{what} can stand in the place of its type"),
        }
    }
}

fn unused(tree: &Tree) -> Vec<Instance> {
    let names = tree.names();
    let nodes = tree.unused(names);
    let Some(&place) = nodes.first() else { return Vec::new() };
    let definition = names.definitions_in(tree.node(place).subtree()).first().filter(|_| nodes.len() == 1).copied();
    vec![Instance { edit: Edit::default().deleting(nodes), place, definition }]
}

/// Changes of definitions.
fn of_definitions(tree: &Tree, find: fn(&Tree, &Names) -> Vec<(Definition, Edit)>) -> Vec<Instance> {
    let instance = |(definition, edit): (Definition, Edit)| Instance {
        edit,
        place: definition.node,
        definition: Some(definition),
    };
    find(tree, tree.names()).into_iter().map(instance).collect()
}

fn unwrapped(tree: &Tree) -> Vec<Instance> {
    let instance = |wrapped: Wrapped| {
        let edit = Edit::default().replacing(wrapped.element, Replacement::Text(wrapped.text.into()));
        Instance { edit, place: wrapped.element, definition: None }
    };
    tree.wrapped().into_iter().map(instance).collect()
}

/// One walk of a transformation over one tree.
pub struct Transform {
    tree: Arc<Tree>,
    transformation: Transformation,
    round: Round,
    /// What is settled.
    edit: Edit,
    /// Instances that do not touch each other, side by side.
    lists: Arc<[Vec<Arc<Instance>>]>,
    /// The number of the list that is being minimised, and that list; none when the walk is over.
    job: Option<(usize, List<Arc<Instance>>)>,
}

impl Transform {
    /// A walk over `tree`. Whatever its effort, it tries everything.
    #[must_use]
    pub fn new(tree: Arc<Tree>, transformation: Transformation, round: Round) -> Self {
        let lists = disjoint(&tree, transformation.instances(&tree)).into();
        let mut walk = Self { tree, transformation, round, edit: Edit::default(), lists, job: None };
        walk.job = walk.list_from(0);
        walk.settle();
        walk
    }

    /// Goes on to the next list while there is nothing to ask about the current one.
    fn settle(&mut self) {
        while let Some((number, list)) = &self.job
            && list.query().is_none()
        {
            let number = *number;
            self.edit = self.with(list.deleted());
            self.job = self.list_from(number + 1);
        }
    }

    /// The first list from this number on that has instances left: what has changed since is not changed again.
    fn list_from(&self, number: usize) -> Option<(usize, List<Arc<Instance>>)> {
        let mut changed = Touched::default();
        changed.add(&self.tree.gone(&self.edit));
        (number..self.lists.len()).find_map(|number| {
            let is_left = |instance: &&Arc<Instance>| !changed.overlaps(&self.tree.gone(&instance.edit));
            let instances: Vec<_> = self.lists[number].iter().filter(is_left).cloned().collect();
            let weights = Weights::new(instances.iter().map(|_| 1));
            let prior = self.round.prior.p0().into();
            let list = List::new(instances, weights, prior, Empty::First, &self.round.start);
            list.query().is_some().then_some((number, list))
        })
    }

    /// What is settled, with these instances.
    fn with<'a>(&self, instances: impl Iterator<Item = &'a Arc<Instance>>) -> Edit {
        let (mut deleted, mut replaced) = (Vec::new(), Vec::new());
        for instance in instances {
            deleted.extend(instance.edit.deleted().iter().copied());
            replaced.extend(instance.edit.replaced().iter().cloned());
        }
        self.edit.deleting(deleted).replacing_each(replaced)
    }

    fn copy(&self) -> Self {
        let Self { tree, transformation, round, edit, lists, job } = self;
        let job = job.as_ref().map(|(number, list)| (*number, list.fork()));
        let (tree, round, edit, lists) = (tree.clone(), round.clone(), edit.clone(), lists.clone());
        Self { tree, transformation: *transformation, round, edit, lists, job }
    }
}

/// Parts of a tree that changes touch.
#[derive(Default)]
struct Touched {
    /// The ends of ranges of nodes, by their starts. None lies in another.
    parts: BTreeMap<usize, usize>,
}

impl Touched {
    fn add(&mut self, gone: &Gone) {
        self.parts.extend(gone.parts().map(|part| (part.start, part.end)));
    }

    fn overlaps(&self, gone: &Gone) -> bool {
        let is_touched = |part: Range<usize>| {
            let last = self.parts.range(..part.end).next_back();
            last.is_some_and(|(_, &end)| end > part.start)
        };
        gone.parts().any(is_touched)
    }
}

/// The instances in lists within which none touches another.
fn disjoint(tree: &Tree, instances: Vec<Instance>) -> Vec<Vec<Arc<Instance>>> {
    let mut lists: Vec<(Vec<Arc<Instance>>, Touched)> = Vec::new();
    for instance in instances {
        let gone = tree.gone(&instance.edit);
        let found = lists.iter().take(LISTS_MAX).position(|(_, touched)| !touched.overlaps(&gone));
        if found.is_none() {
            lists.push(Default::default());
        }
        let last = lists.len() - 1;
        let (list, touched) = &mut lists[found.unwrap_or(last)];
        touched.add(&gone);
        list.push(Arc::new(instance));
    }
    lists.into_iter().map(|(list, _)| list).collect()
}

impl Search for Transform {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let (_, list) = self.job.as_ref()?;
        let query = list.query()?;
        let text = self.tree.render(&self.with(list.left_out(query.config)));
        let part = Part::List { parent: self.transformation.name().into(), list_len: list.len() };
        Some(Candidate { text, kind: query.kind, place: Place { round: self.round.number, part } })
    }

    fn observe(&mut self, outcome: Outcome) {
        if let Some((_, list)) = &mut self.job {
            list.observe(outcome);
            self.settle();
        }
    }

    fn best(&self) -> Arc<[u8]> {
        let edit = self.job.as_ref().map_or_else(|| self.edit.clone(), |(_, list)| self.with(list.deleted()));
        self.tree.render(&edit).into()
    }

    fn fork(&self) -> Box<dyn Search<Candidate = Candidate, Best = Arc<[u8]>>> {
        Box::new(self.copy())
    }
}

impl Walk for Transform {
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

impl fmt::Display for Transformation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
