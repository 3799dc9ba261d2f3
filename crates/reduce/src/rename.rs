//! Renaming: the name of one thing in the place of another's.
//!
//! Deleting and replacing from inside cannot get rid of a declaration as long as one use of it must stay. Where the use
//! may just as well be one of something else that is there already, it can be renamed, and the declaration goes with the
//! next walk of another walker.
//!
//! Names are of a sort if they are the same kind of word and are both called, or both not. Where the tree says what is
//! defined and used, the uses of each are renamed to another of its sort that is known there: all at once, and if that
//! fails, in as many places as a list minimiser finds. What is defined twice then, as C admits it at the top of a file, is
//! tried too, if it is not a function. Of other words, such as the names of elements in XML, all places are renamed at once.
//!
//! Words are renamed to the ones that are used most, and in no circle: see [`Vocabulary::members`].
//!
//! Measured on fifteen real failures (nine C programs of 1,300 to 35,000 tokens, six XML documents of up to 15,000), taking
//! turns with [`Definitions`](crate::Definitions) and lean [`Perses`](crate::Perses) under W_ProbDD: five of the C programs
//! get smaller, by up to a half, and one XML document: 403 tokens in sum instead of 522, for 3 % more tests.
//!
//! C-Reduce renames too, to names of its own, to make its results easier to read.

use std::sync::Arc;

use secateur_minimize::{Outcome, Search, Weights};
use secateur_syntax::{Edit, NodeId, Tree};

use crate::candidate::{Candidate, Part, Place};
use crate::list::{Empty, List};
use crate::prior::PriorSource;
use crate::round::{Member, Round, Walk};
use crate::vocabulary::{Target, Vocabulary};

/// One walk of renaming over one tree.
pub struct Rename {
    tree: Arc<Tree>,
    round: Round,
    /// What is settled.
    edit: Edit,
    vocabulary: Arc<Vocabulary>,
    /// How often each word is used by now.
    counts: Arc<Vec<usize>>,
    /// What is being tried; none when the walk is over.
    job: Option<Job>,
}

/// In which places the name of index `from` may become the first of the names of indices `to`.
struct Job {
    from: usize,
    to: Arc<[Target]>,
    list: List<Member>,
}

impl Rename {
    /// A walk over `tree`. Whatever its effort, it tries everything.
    #[must_use]
    pub fn new(tree: Arc<Tree>, round: Round) -> Self {
        let vocabulary = Arc::new(Vocabulary::of(&tree));
        let counts = Arc::new(vocabulary.counts());
        let mut walk = Self { tree, round, edit: Edit::default(), vocabulary, counts, job: None };
        walk.job = walk.next_name(walk.vocabulary.names.len());
        walk.settle();
        walk
    }

    /// Goes on to the next name while there is nothing to try with the current one.
    fn settle(&mut self) {
        while let Some(job) = &self.job
            && job.list.query().is_none()
        {
            let (from, to) = (job.from, job.to.clone());
            self.edit = self.renaming(job, job.list.deleted());
            let names = &self.vocabulary.names;
            let (name, target) = (&names[from], &names[to[0].name]);
            let renamed = job.list.deleted().flatten().filter(|&&place| !name.is_defined_at(place)).count();
            let counts = Arc::make_mut(&mut self.counts);
            counts[name.word] -= renamed;
            counts[target.word] += renamed;
            let left: Vec<_> = name.places.iter().copied().filter(|&place| !self.is_renamed(place)).collect();
            self.job = self.job_for(from, &left, to[1..].into()).or_else(|| self.next_name(from));
        }
    }

    fn is_renamed(&self, place: NodeId) -> bool {
        self.edit.replaced().binary_search_by_key(&place, |(node, _)| *node).is_ok()
    }

    /// The first job of a name before this one.
    fn next_name(&self, before: usize) -> Option<Job> {
        (0..before).rev().find_map(|from| {
            let targets = self.vocabulary.targets(from).into();
            self.job_for(from, &self.vocabulary.names[from].places, targets)
        })
    }

    /// The first job in which the name of index `from`, which is left in these places, may become one of others.
    fn job_for(&self, from: usize, places: &[NodeId], mut to: Arc<[Target]>) -> Option<Job> {
        while let Some(&target) = to.first() {
            let members = self.vocabulary.members(&self.counts, from, target, places);
            if !members.is_empty() {
                let weights = Weights::new(members.iter().map(|_| 1));
                let prior = self.round.prior.p0().into();
                let list = List::new(members, weights, prior, Empty::First, &self.round.start);
                return Some(Job { from, to, list });
            }
            to = to[1..].into();
        }
        None
    }

    fn renaming<'a>(&self, job: &Job, places: impl Iterator<Item = &'a Member>) -> Edit {
        self.vocabulary.names[job.to[0].name].put(&self.edit, places.flatten())
    }

    fn copy(&self) -> Self {
        let Self { tree, round, edit, vocabulary, counts, job } = self;
        let job = job.as_ref().map(|Job { from, to, list }| Job { from: *from, to: to.clone(), list: list.fork() });
        let (tree, edit, vocabulary, counts) = (tree.clone(), edit.clone(), vocabulary.clone(), counts.clone());
        Self { tree, round: round.clone(), edit, vocabulary, counts, job }
    }
}

impl Search for Rename {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let job = self.job.as_ref()?;
        let query = job.list.query()?;
        let text = self.tree.render(&self.renaming(job, job.list.left_out(query.config)));
        let parent = self.tree.node(self.vocabulary.names[job.from].places[0]).kind().into();
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
