//! Last candidates of a search: the result with one statement per line, indented by depth.
//!
//! The layout is a candidate rather than a step after the search, so that jobs, the journal, the
//! test limit and the final test handle it like any other. It differs from the checked text in
//! white space only. Comparisons of algorithms omit it, to leave their counts unaffected.

use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind, Search};

use crate::round::candidate::{Candidate, SearchTarget};
use crate::round::prior::PriorSource;
use crate::round::{PassSearch, Round};

/// Layouts of a text as candidates, until one is interesting.
#[derive(Clone)]
pub(crate) struct Layout {
    text: Arc<[u8]>,
    /// Remaining layouts, the best first.
    laid_out: Vec<Vec<u8>>,
    round: Round,
}

impl Layout {
    pub(crate) fn new(text: Arc<[u8]>, laid_out: Vec<Vec<u8>>, round: Round) -> Self {
        Self { text, laid_out, round }
    }
}

impl Search for Layout {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let place = self.round.place(SearchTarget::Layout);
        let text = self.laid_out.first()?.clone();
        Some(Candidate { text, place, kind: QueryKind::Other })
    }

    fn observe(&mut self, outcome: Outcome) {
        if self.laid_out.is_empty() {
            return;
        }
        let text = self.laid_out.remove(0);
        if outcome.is_interesting() {
            self.text = text.into();
            self.laid_out.clear();
        }
    }

    fn best(&self) -> Arc<[u8]> {
        self.text.clone()
    }
}

impl PassSearch for Layout {
    fn is_over(&self) -> bool {
        self.laid_out.is_empty()
    }

    fn prior(&self) -> &PriorSource {
        &self.round.prior
    }
}
