//! Whether the test refuses what nothing uses, as one does that asks for no warnings: then a deletion leaves a variable or an
//! import without a use, and fails for that alone.
//!
//! One element is deleted, and what it used stays. If that is interesting, such things may stay. If it is not, but is once they go
//! as well, they have to go with their last use from then on, in the candidates of all passes. A test that takes anything is
//! found out by one question, and by none where the text has variables that nothing uses. Where neither is ever interesting, it is
//! asked once more when more is tried on what is left by then.

use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind, Search};
use secateur_names::Program;
use secateur_syntax::Edit;

use crate::candidate::{Candidate, Part};
use crate::prior::PriorSource;
use crate::round::{PassSearch, Round};

/// How many deletions are tried at most, each time that it is asked.
const TRIES: usize = 4;

#[derive(Clone)]
pub(crate) struct LastUses {
    program: Arc<Program>,
    rejecting: Arc<Program>,
    /// The deletions that are still to be tried, the next one last; none once it is known.
    edits: Vec<Edit>,
    /// Whether the next one has failed where what it used stays.
    has_failed: bool,
    /// What has come of it.
    text: Arc<[u8]>,
    round: Round,
}

impl LastUses {
    pub(crate) fn new(program: Arc<Program>, mut round: Round) -> Self {
        let policy = round.prior.possible_unused_policy(&program, round.breadth);
        let mut edits =
            policy.as_ref().map_or_else(Vec::new, |policy| program.unused_probes(policy, TRIES));
        let rejecting = Arc::new(program.with_unused_policy(Some(policy.unwrap_or_default())));
        edits.retain(|edit| rejecting.render(edit) != program.render(edit));
        if !edits.is_empty() {
            round.prior.learn_asked(round.breadth);
        }
        let text = program.source().clone();
        Self { program, rejecting, edits, has_failed: false, text, round }
    }
}

impl Search for LastUses {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let program = if self.has_failed { &self.rejecting } else { &self.program };
        let text = program.render(self.edits.last()?);
        let part =
            Part::List { parent: self.round.pass.into(), level: None, list_len: self.edits.len() };
        Some(Candidate { text, kind: QueryKind::Other, place: self.round.place(part) })
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
}

impl PassSearch for LastUses {
    fn is_over(&self) -> bool {
        self.edits.is_empty()
    }

    fn prior(&self) -> &PriorSource {
        &self.round.prior
    }
}
