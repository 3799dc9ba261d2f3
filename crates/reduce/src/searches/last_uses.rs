//! Detection of tests that reject unused definitions, such as tests that require code without
//! warnings. Under such a test, a deletion fails if it leaves a variable or an import without a
//! use.
//!
//! The pass deletes one element and keeps the definitions it used. If that is interesting, unused
//! definitions may stay. If only the deletion together with those definitions is interesting, all
//! passes delete must-use definitions with their last use from then on. A tolerant test costs one
//! query, and none if the text already has unused variables. If neither candidate is ever
//! interesting, the question is repeated in a later phase on the remaining text.

use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind};
use secateur_names::Program;
use secateur_syntax::Edit;

use crate::round::{Candidate, PassSearch, Round, SearchTarget};

/// Maximum number of deletions tried in one round.
const TRIES: usize = 4;

#[derive(Clone)]
pub(crate) struct LastUses {
    program: Arc<Program>,
    rejecting: Arc<Program>,
    /// Remaining deletions, in reverse order; empty once the answer is known.
    edits: Vec<Edit>,
    /// `true` if the next deletion failed while the used definitions stayed.
    has_failed: bool,
    /// Best text so far.
    text: Arc<[u8]>,
    round: Round,
}

impl LastUses {
    pub(crate) fn new(program: Arc<Program>, mut round: Round) -> Self {
        let policy = round.prior.possible_unused_policy(&program, round.breadth);
        let probes = policy.as_ref().map(|policy| program.unused_probes(policy, TRIES));
        let mut edits = probes.unwrap_or_default();
        let rejecting = Arc::new(program.with_unused_policy(Some(policy.unwrap_or_default())));
        edits.retain(|edit| rejecting.render(edit) != program.render(edit));
        if !edits.is_empty() {
            round.prior.learn_asked(round.breadth);
        }
        let text = program.source().clone();
        Self { program, rejecting, edits, has_failed: false, text, round }
    }
}

impl PassSearch for LastUses {
    fn candidate(&self) -> Option<Candidate> {
        let program = if self.has_failed { &self.rejecting } else { &self.program };
        let text = program.render(self.edits.last()?);
        let part = SearchTarget::list(self.round.pass, self.edits.len());
        Some(self.round.candidate(text, QueryKind::Other, part))
    }

    fn observe(&mut self, outcome: Outcome) {
        if outcome.is_interesting() {
            let Some(candidate) = self.candidate() else { return };
            self.text = candidate.text.into();
            self.round.prior.learn_rejects_unused(self.has_failed);
            self.edits.clear();
        } else if self.has_failed {
            self.has_failed = false;
            self.edits.pop();
        } else {
            self.has_failed = true;
        }
    }

    fn best(&self) -> Arc<[u8]> {
        self.text.clone()
    }

    fn is_over(&self) -> bool {
        self.edits.is_empty()
    }

    fn round(&self) -> &Round {
        &self.round
    }
}
