//! Flat list of the pieces of a text, for texts without a usable grammar.
//!
//! Andreas Zeller and Ralf Hildebrandt, *Simplifying and Isolating Failure-Inducing Input*, TSE
//! 2002: the original delta debugging on lines, words or characters, with one list, one list
//! minimiser and no knowledge of structure.
//!
//! A long list ends after [many tests](FAILURES_MAX) in a row without a success: if all of its
//! pieces are needed, each would cost a test or more.

use std::ops::Range;
use std::sync::Arc;

use secateur_minimize::{Outcome, Query, Search, Weights};

use crate::round::candidate::{Candidate, SearchTarget};
use crate::round::list::{Empty, List};
use crate::round::piece::Piece;
use crate::round::prior::PriorSource;
use crate::round::{PassSearch, Round};
use crate::searches::counts::Patience;

/// Minimum number of pieces of a long list.
const LONG: usize = 4096;

/// Maximum number of tests in a row without a success in a long list.
const FAILURES_MAX: usize = 512;

/// One round over the pieces of a text.
#[derive(Clone)]
pub(crate) struct Flat {
    text: Arc<[u8]>,
    piece: Piece,
    round: Round,
    list: List<Range<usize>>,
    patience: Patience,
}

impl Flat {
    /// Starts a round over the pieces of `text`. It tries everything, whatever its breadth.
    pub(crate) fn new(text: Arc<[u8]>, piece: Piece, round: Round) -> Self {
        let pieces = piece.cut(&text);
        let weights = Weights::new(pieces.iter().map(|range| piece.weight(&text[range.clone()])));
        let list = round.list_of_pieces(pieces, weights, Empty::First);
        let patience = Patience::new(
            [if list.len() < LONG { usize::MAX } else { FAILURES_MAX }; 2],
            list.len(),
        );
        Self { text, piece, round, list, patience }
    }

    fn query(&self) -> Option<Query> {
        self.list.query().filter(|_| !self.patience.is_over())
    }

    fn render<'a>(&self, pieces: impl Iterator<Item = &'a Range<usize>>) -> Vec<u8> {
        pieces.map(|piece| &self.text[piece.clone()]).collect::<Vec<_>>().concat()
    }
}

impl Search for Flat {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let query = self.query()?;
        let part = SearchTarget::Pieces { piece: self.piece, list_len: self.list.len() };
        let place = self.round.place(part);
        Some(Candidate { text: self.render(self.list.kept(query.config)), kind: query.kind, place })
    }

    fn observe(&mut self, outcome: Outcome) {
        self.list.observe(outcome);
        self.patience.observe(outcome, 0);
    }

    fn best(&self) -> Arc<[u8]> {
        self.render(self.list.kept(self.list.best())).into()
    }
}

impl PassSearch for Flat {
    fn is_over(&self) -> bool {
        self.query().is_none()
    }

    fn prior(&self) -> &PriorSource {
        &self.round.prior
    }
}
