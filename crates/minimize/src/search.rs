//! Interface of every algorithm of this project (ask, don't call), and a simple driver for a
//! closure.

use dyn_clone::DynClone;

use crate::{Config, Query};

/// Outcome of a test on a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The candidate still shows the failure.
    Interesting,
    /// The candidate does not show the failure.
    Uninteresting,
    /// The test gave no answer, for example because of a timeout. A search treats this as
    /// uninteresting; statistics distinguish the two.
    Unresolved,
}

impl Outcome {
    /// All outcomes, in the order of declaration.
    pub const ALL: [Self; 3] = [Self::Interesting, Self::Uninteresting, Self::Unresolved];

    /// Returns `true` if a search may continue from the candidate.
    #[must_use]
    pub fn is_interesting(self) -> bool {
        self == Self::Interesting
    }
}

impl From<bool> for Outcome {
    /// Returns the outcome of a test that always has an answer.
    fn from(is_interesting: bool) -> Self {
        if is_interesting { Self::Interesting } else { Self::Uninteresting }
    }
}

/// Resumable search for a smaller failing input.
///
/// The driver asks for the [`candidate`](Self::candidate), determines its outcome, and reports it
/// with [`observe`](Self::observe), until there is no candidate. The sequence of candidates is a
/// function of the outcomes alone.
///
/// For speculative tests, a driver clones the search, reports an assumed outcome to the clone, and
/// asks it for the next candidate while the first is still under test. A clone must therefore be
/// cheap enough to be made for every test. An outcome reported to a clone does not affect the
/// original, or vice versa.
pub trait Search: Send + DynClone {
    /// Candidate proposed to the test.
    type Candidate;
    /// Smallest interesting result.
    type Best;

    /// Returns the candidate whose outcome the search waits for, or `None` after its end. Repeated
    /// calls without an [`observe`](Self::observe) in between return the same candidate.
    fn candidate(&self) -> Option<Self::Candidate>;

    /// Reports the outcome of the current candidate. Does nothing after the end of the search.
    fn observe(&mut self, outcome: Outcome);

    /// Returns the smallest interesting configuration so far; the full input before the first
    /// success.
    fn best(&self) -> Self::Best;

    /// Returns `true` if the search ended before it tried everything, because it reached a goal.
    fn has_ended_early(&self) -> bool {
        false
    }
}

dyn_clone::clone_trait_object!(<C, B> Search<Candidate = C, Best = B>);

/// List minimiser of any algorithm.
pub type Minimizer = Box<dyn Search<Candidate = Query, Best = Config>>;

impl<C, B> Search for Box<dyn Search<Candidate = C, Best = B>> {
    type Candidate = C;
    type Best = B;

    fn candidate(&self) -> Option<C> {
        (**self).candidate()
    }

    fn observe(&mut self, outcome: Outcome) {
        (**self).observe(outcome);
    }

    fn best(&self) -> B {
        (**self).best()
    }

    fn has_ended_early(&self) -> bool {
        (**self).has_ended_early()
    }
}

/// Runs a list minimiser to its end with `is_interesting` as the test, and returns the elements
/// that remain.
pub fn minimize(
    mut search: impl Search<Candidate = Query, Best = Config>,
    mut is_interesting: impl FnMut(&Config) -> bool,
) -> Config {
    while let Some(query) = search.candidate() {
        search.observe(Outcome::from(is_interesting(&query.config)));
    }
    search.best()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Search without candidates that has reached a goal.
    #[derive(Clone)]
    struct Goal;

    impl Search for Goal {
        type Candidate = ();
        type Best = ();

        fn candidate(&self) -> Option<()> {
            None
        }

        fn observe(&mut self, _: Outcome) {}

        fn best(&self) {}

        fn has_ended_early(&self) -> bool {
            true
        }
    }

    #[test]
    fn only_a_search_with_a_goal_ends_early() {
        let goal: Box<dyn Search<Candidate = (), Best = ()>> = Box::new(Goal);
        assert!(Search::has_ended_early(&goal));
        let weights = crate::Weights::uniform(0);
        let ddmin = crate::Algorithm::Ddmin.start(&weights, &crate::Options::default());
        assert!(ddmin.candidate().is_none());
        assert!(!Search::has_ended_early(&ddmin));
    }
}
