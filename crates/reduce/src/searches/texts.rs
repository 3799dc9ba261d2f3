//! Whole texts as candidates: the last ones of a search, with one statement per line, indented by
//! depth, or the first ones, with only what was executed, or what messages name.
//!
//! The layout is a candidate rather than a step after the search, so that jobs, the journal, the
//! test limit and the final test handle it like any other. It differs from the checked text in
//! white space only. Comparisons of algorithms omit it, to leave their counts unaffected.

use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind};

use crate::round::{Candidate, PassSearch, Round, SearchTarget};

/// Texts that keep only a part of a text, with a description of that part.
pub(crate) type Cuts = (&'static str, Vec<Vec<u8>>);

/// Texts as candidates, until one is interesting.
#[derive(Clone)]
pub(crate) struct Texts {
    text: Arc<[u8]>,
    /// Remaining candidates, the best first.
    texts: Vec<Vec<u8>>,
    target: SearchTarget,
    round: Round,
}

impl Texts {
    /// Creates a search over the layouts of `text`.
    pub(crate) fn of_layouts(text: Arc<[u8]>, texts: Vec<Vec<u8>>, round: Round) -> Self {
        Self { text, texts, target: SearchTarget::Layout, round }
    }

    /// Creates a search over the `texts` that keep only a part of `text`.
    pub(crate) fn of_cuts(text: Arc<[u8]>, (kept, texts): Cuts, round: Round) -> Self {
        let target = SearchTarget::list(kept, texts.len());
        Self { text, texts, target, round }
    }
}

impl PassSearch for Texts {
    fn candidate(&self) -> Option<Candidate> {
        let text = self.texts.first()?.clone();
        Some(self.round.candidate(text, QueryKind::Other, self.target.clone()))
    }

    fn observe(&mut self, outcome: Outcome) {
        if self.texts.is_empty() {
            return;
        }
        let text = self.texts.remove(0);
        if outcome.is_interesting() {
            self.text = text.into();
            self.texts.clear();
        }
    }

    fn best(&self) -> Arc<[u8]> {
        self.text.clone()
    }

    fn is_over(&self) -> bool {
        self.texts.is_empty()
    }

    fn round(&self) -> &Round {
        &self.round
    }
}
