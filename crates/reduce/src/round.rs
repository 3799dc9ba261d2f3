//! Rounds: one run of one pass over the current text.

mod breadth;
mod candidate;
mod list;
mod piece;
mod prior;

pub use breadth::Breadth;
pub(crate) use breadth::{SHORT_TOKENS_MAX, SchedulePhase};
pub use candidate::{Candidate, Proposal, SearchPosition, SearchTarget};
pub use list::StartMinimizer;
pub(crate) use list::{ElementNodes, Empty, List, between_ends, weight};
pub use piece::Piece;
pub(crate) use piece::{MARK, replaced, without};
pub(crate) use prior::NEEDED_MAX;
pub use prior::{Experience, PriorSource, TREE_P0};

use std::sync::Arc;

use secateur_minimize::{InitialProbability, Outcome, Prior, QueryKind, Search, Weights};
use secateur_syntax::Tree;

/// Parameters of a round, apart from the text.
#[derive(Clone)]
pub struct Round {
    /// Number of the round, from 1.
    pub number: usize,
    /// Name of the pass.
    pub pass: &'static str,
    pub breadth: Breadth,
    /// `true` if each list element is tried alone.
    pub is_check: bool,
    /// List minimiser.
    pub start: StartMinimizer,
    /// Source of the initial probabilities of list elements.
    pub prior: PriorSource,
}

/// Minimum number of tokens of a long text. A test of a shorter one costs little.
pub(crate) const LONG_TEXT_TOKENS_MIN: u64 = 2048;

/// Ratio of the tokens of a focus to the minimum saving of an edit in it.
const FOCUS_SHARE: u64 = 16;

/// Assumed number of required pieces of a text.
const PIECES_NEEDED: f64 = 10.0;

impl Round {
    /// Returns `true` if tests are large: in the coarse rounds of a long text.
    pub(crate) fn has_large_tests(&self, tree: &Tree) -> bool {
        self.is_long(tree.tokens(), Breadth::Coarse)
    }

    /// Returns `true` if a later round comes again to what this one leaves of a long text.
    pub(crate) fn may_leave(&self, tree: &Tree) -> bool {
        self.is_long(tree.tokens(), Breadth::Quick)
    }

    /// Returns `true` in a round of at most the breadth `max` of a long text.
    fn is_long(&self, tokens: u64, max: Breadth) -> bool {
        tokens >= LONG_TEXT_TOKENS_MIN && self.breadth <= max
    }

    /// Returns the minimum number of tokens that an edit of a text of `tokens` must save to be
    /// worth a test. After a small change of a short focus, much of the rest is often not needed.
    pub(crate) fn saving_min(&self, tokens: u64) -> u64 {
        match self.breadth {
            _ if !self.is_long(tokens, Breadth::Coarse) => 0,
            Breadth::Focus { tokens } => Breadth::Coarse.weight_min().min(tokens / FOCUS_SHARE),
            breadth => breadth.weight_min(),
        }
    }

    /// Creates a candidate of this round.
    pub(crate) fn candidate(
        &self,
        text: Vec<u8>,
        kind: QueryKind,
        part: SearchTarget,
    ) -> Candidate {
        Candidate { text, kind, place: self.place(part) }
    }

    /// Creates an origin in this round.
    pub(crate) fn place(&self, part: SearchTarget) -> SearchPosition {
        let breadth = if self.is_check { "check" } else { self.breadth.name() };
        SearchPosition { round: self.number, pass: self.pass, breadth, part }
    }

    /// Creates a list of `members` of `tree`.
    pub(crate) fn list(
        &self,
        tree: &Tree,
        members: Vec<ElementNodes>,
        empty: Empty,
    ) -> List<ElementNodes> {
        let weights = Weights::new(members.iter().map(|member| weight(tree, member)));
        let prior = self.prior.of_members(tree, members.iter(), self.breadth);
        List::new(members, weights, prior, empty, &self.start)
    }

    /// Creates the list of all pieces of a text.
    ///
    /// The number of required pieces hardly depends on the length, so the initial probability
    /// decreases with it. With p0, a list of thousands would cost thousands of queries before the
    /// first large subset.
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

/// Running search of a pass in one text.
pub(crate) trait PassSearch: dyn_clone::DynClone + Send {
    /// Returns the candidate whose outcome the search waits for.
    fn candidate(&self) -> Option<Candidate>;

    /// Reports the outcome of the candidate.
    fn observe(&mut self, outcome: Outcome);

    /// Returns the smallest interesting text so far.
    fn best(&self) -> Arc<[u8]>;

    /// Returns `true` at the end of the search. This is cheaper than rendering a candidate.
    fn is_over(&self) -> bool;

    /// Returns the round, with what has been learned about list elements.
    fn round(&self) -> &Round;
}

dyn_clone::clone_trait_object!(PassSearch);

impl Search for Box<dyn PassSearch> {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        (**self).candidate()
    }

    fn observe(&mut self, outcome: Outcome) {
        (**self).observe(outcome);
    }

    fn best(&self) -> Arc<[u8]> {
        (**self).best()
    }
}
