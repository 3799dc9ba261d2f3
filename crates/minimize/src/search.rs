//! The one form that every algorithm of this project has: ask, don't call. The simplest driver asks a closure.

use dyn_clone::DynClone;

use crate::{Config, Query};

/// What a property test said about a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The candidate still shows the failure.
    Interesting,
    /// The candidate does not show the failure.
    Uninteresting,
    /// The property test gave no answer, for example because it ran out of time. A search treats this as
    /// uninteresting; statistics tell the two apart.
    Unresolved,
}

impl Outcome {
    /// Every outcome, in the order of declaration.
    pub const ALL: [Self; 3] = [Self::Interesting, Self::Uninteresting, Self::Unresolved];

    /// Whether a search may build on the candidate.
    #[must_use]
    pub fn is_interesting(self) -> bool {
        self == Self::Interesting
    }
}

impl From<bool> for Outcome {
    /// That of a property which always has an answer: whether the candidate is interesting.
    fn from(is_interesting: bool) -> Self {
        if is_interesting { Self::Interesting } else { Self::Uninteresting }
    }
}

/// A resumable search for a smaller failing input.
///
/// The driver asks for the [`candidate`](Self::candidate), finds out its outcome in whatever way it likes and tells the
/// search by [`observe`](Self::observe), until there is no candidate any more. The sequence of candidates is a function
/// of the outcomes alone.
///
/// A driver that wants to run ahead clones the search, tells the clone an outcome it assumes, and asks for the next
/// candidate while the first is still being tested. So a clone has to be cheap enough to be made for every test; what is
/// told to either is unknown to the other.
pub trait Search: Send + DynClone {
    /// What is proposed to the property test.
    type Candidate;
    /// The smallest interesting thing found so far.
    type Best;

    /// The candidate whose outcome the search waits for, or `None` when the search has ended. Asking twice without an
    /// [`observe`](Self::observe) in between gives the same candidate.
    fn candidate(&self) -> Option<Self::Candidate>;

    /// Tells the search the outcome of its current candidate. Does nothing when the search has ended.
    fn observe(&mut self, outcome: Outcome);

    /// The smallest interesting configuration so far; the whole input before the first success.
    fn best(&self) -> Self::Best;
}

dyn_clone::clone_trait_object!(<C, B> Search<Candidate = C, Best = B>);

/// Any list minimisation algorithm.
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
}

/// Runs a list minimiser to its end with `is_interesting` as the property test and gives back what must stay.
pub fn minimize(
    mut search: impl Search<Candidate = Query, Best = Config>,
    mut is_interesting: impl FnMut(&Config) -> bool,
) -> Config {
    while let Some(query) = search.candidate() {
        search.observe(Outcome::from(is_interesting(&query.config)));
    }
    search.best()
}
