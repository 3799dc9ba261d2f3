//! One walk over one text, and what it is told.

use std::sync::Arc;

use secateur_minimize::{InitialProbability, Prior, Search, Weights};
use secateur_syntax::Tree;

use crate::breadth::Breadth;
use crate::candidate::{Candidate, Origin, Part};
use crate::list::{Empty, List, Member, StartMinimizer, weight};
use crate::prior::PriorSource;

/// What a walk is to do, apart from the text.
#[derive(Clone)]
pub struct Round {
    /// Counted from 1, for the places of the candidates.
    pub number: usize,
    /// What walks, by its name.
    pub pass: &'static str,
    /// How much is tried.
    pub breadth: Breadth,
    /// Whether every member of every list is tried alone.
    pub is_check: bool,
    /// What minimises the lists.
    pub start: StartMinimizer,
    /// What is assumed of their members.
    pub prior: PriorSource,
}

/// How many pieces of a text are thought to be needed.
const PIECES_NEEDED: f64 = 10.0;

impl Round {
    /// A place in this round.
    pub(crate) fn place(&self, part: Part) -> Origin {
        let breadth = if self.is_check { "check" } else { self.breadth.name() };
        Origin { round: self.number, pass: self.pass, breadth, part }
    }

    /// A list of parts of `tree`.
    pub(crate) fn list(&self, tree: &Tree, members: Vec<Member>, empty: Empty) -> List<Member> {
        let weights = Weights::new(members.iter().map(|member| weight(tree, member)));
        let prior = self.prior.of_members(tree, members.iter(), self.breadth);
        List::new(members, weights, prior, empty, &self.start)
    }

    /// The list of all pieces of a text.
    ///
    /// However long it is, about as many of them are needed, so that the initial probability is lower the longer it is:
    /// at p0, a list of thousands would cost thousands of queries before the first large set is tried.
    pub(crate) fn list_of_pieces<M>(
        &self,
        members: Vec<M>,
        weights: Weights,
        empty: Empty,
    ) -> List<M> {
        let few = InitialProbability::new(PIECES_NEEDED / members.len() as f64).unwrap_or_default();
        let p0 = self.prior.p0();
        let prior = Prior::Uniform(if few < p0 { few } else { p0 });
        List::new(members, weights, prior, empty, &self.start)
    }
}

/// One walk over one text.
pub(crate) trait PassSearch: Search<Candidate = Candidate, Best = Arc<[u8]>> {
    /// Whether there is nothing more to ask; cheaper than rendering a candidate.
    fn is_over(&self) -> bool;

    /// What is known by now of the members of lists.
    fn prior(&self) -> &PriorSource;
}

dyn_clone::clone_trait_object!(PassSearch);
