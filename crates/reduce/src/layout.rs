//! The last thing that is tried: the result with one statement a line, indented by its depth.
//!
//! It is a candidate of the search and not a step behind it, so that jobs, the journal, the limit of tests and the last test need
//! nothing of their own for it. Only white space differs from the text on which every single change was tried. Comparisons of
//! algorithms go without, so that the counts are theirs.

use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind, Search};

use crate::candidate::{Candidate, Part};
use crate::prior::PriorSource;
use crate::round::{PassSearch, Round};

/// The layouts of a text as candidates, until one is interesting. None where there is nothing to lay out.
#[derive(Clone)]
pub(crate) struct Layout {
    text: Arc<[u8]>,
    /// Those still to be tried, the best first.
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
        let place = self.round.place(Part::Layout);
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
