//! The walk of all transformations.

use std::sync::Arc;

use secateur_minimize::{Outcome, Search, Weights};
use secateur_syntax::{Edit, Tree};

use super::{Instance, InstanceList, Lists, Transformation};
use crate::candidate::{Candidate, Part};
use crate::list::List;
use crate::prior::PriorSource;
use crate::round::{Round, Walk};

/// One walk of a transformation over one tree.
pub struct Transform {
    tree: Arc<Tree>,
    transformation: Transformation,
    round: Round,
    /// What is settled.
    edit: Edit,
    /// The lists that are still to come.
    lists: Box<dyn Lists>,
    /// The list that is being minimised; none when the walk is over.
    job: Option<Job>,
}

struct Job {
    part: Part,
    list: List<Instance>,
}

impl Transform {
    /// A walk over `tree`.
    #[must_use]
    pub fn new(tree: Arc<Tree>, transformation: Transformation, round: Round) -> Self {
        let lists = transformation.producer().lists(&tree, round.effort);
        let mut walk = Self { tree, transformation, round, edit: Edit::default(), lists, job: None };
        walk.job = walk.next_job();
        walk
    }

    /// The next list about which there is anything to ask.
    fn next_job(&mut self) -> Option<Job> {
        loop {
            let InstanceList { part, instances, empty } = self.lists.next(&self.edit)?;
            let weights = Weights::new(instances.iter().map(|instance| instance.weight));
            let prior = if self.transformation.producer().is_deletion() {
                let places = instances.iter().map(|instance| &instance.place);
                self.round.prior.of_members(&self.tree, places, self.round.effort)
            } else {
                self.round.prior.p0().into()
            };
            let list = List::new(instances, weights, prior, empty, &self.round.start);
            if list.query().is_some() {
                return Some(Job { part, list });
            }
        }
    }

    /// What is settled, with these instances.
    fn with<'a>(&self, mut instances: impl Iterator<Item = &'a Instance>) -> Edit {
        self.transformation.producer().with(&self.tree, &self.edit, &mut instances)
    }

    fn copy(&self) -> Self {
        let Self { tree, transformation, round, edit, lists, job } = self;
        let job = job.as_ref().map(|Job { part, list }| Job { part: part.clone(), list: list.fork() });
        let (tree, round, edit, lists) = (tree.clone(), round.clone(), edit.clone(), lists.fork());
        Self { tree, transformation: *transformation, round, edit, lists, job }
    }
}

impl Search for Transform {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let Job { part, list } = self.job.as_ref()?;
        let query = list.query()?;
        let text = self.tree.render(&self.with(list.left_out(query.config)));
        Some(Candidate { text, kind: query.kind, place: self.round.place(part.clone()) })
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(Job { list, .. }) = &mut self.job else { return };
        list.observe(outcome);
        if let Some(Job { list, .. }) = &self.job
            && list.query().is_none()
        {
            if self.transformation.producer().is_deletion() {
                let fates = list.fates().map(|(instance, stayed)| (&instance.place, stayed));
                self.round.prior.learn(&self.tree, fates, self.round.effort);
            }
            self.edit = self.with(list.deleted());
            self.job = self.next_job();
        }
    }

    fn best(&self) -> Arc<[u8]> {
        let edit = self.job.as_ref().map_or_else(|| self.edit.clone(), |job| self.with(job.list.deleted()));
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
