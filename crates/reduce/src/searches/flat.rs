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

use secateur_minimize::{Config, Outcome, Query, Weights};
use secateur_syntax::Tree;

use crate::round::{
    Candidate, Empty, List, PassSearch, Piece, Round, SHORT_TOKENS_MAX, SearchTarget, without,
};
use crate::searches::counts::Patience;
use crate::searches::shorten::{characters, is_quoted};

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
        Self::over(text, piece, pieces, round)
    }

    /// Starts a round over the pieces of all literals of a short text. A [check](Round::is_check)
    /// skips them.
    pub(crate) fn of_literals(tree: &Tree, round: Round) -> Self {
        let is_short = !round.is_check && tree.tokens() <= SHORT_TOKENS_MAX;
        let pieces = if is_short { pieces_of_literals(tree) } else { Vec::new() };
        Self::over(tree.source().clone(), Piece::Token, pieces, round)
    }

    fn over(text: Arc<[u8]>, piece: Piece, pieces: Vec<Range<usize>>, round: Round) -> Self {
        let weights = Weights::new(pieces.iter().map(|range| piece.weight(&text[range.clone()])));
        let list = round.list_of_pieces(pieces, weights, Empty::First);
        let max = if list.len() < LONG { usize::MAX } else { FAILURES_MAX };
        let patience = Patience::new([max; 2], list.len());
        Self { text, piece, round, list, patience }
    }

    fn query(&self) -> Option<Query> {
        self.list.query().filter(|_| !self.patience.is_over())
    }

    fn render(&self, config: Config) -> Vec<u8> {
        without(&self.text, self.list.left_out(config))
    }
}

/// Returns the pieces of the literals that have several: of strings the words and signs, of numbers
/// what is behind the first digit.
fn pieces_of_literals(tree: &Tree) -> Vec<Range<usize>> {
    let (mut pieces, mut end) = (Vec::new(), 0);
    for node in tree.nodes() {
        let (span, text) = (node.span(), node.text());
        if span.start < end || node.weight() == 0 || tree.embeds(node.id()) {
            continue;
        }
        if is_quoted(text) {
            let content = span.start + 1..span.end - 1;
            let of_one = runs(tree.source(), &content);
            if of_one.len() > 1 && !tree.could_end(node.id(), &tree.source()[content]) {
                pieces.extend(of_one);
            }
            end = span.end;
        } else if node.is_leaf() && !tree.is_free_text(node.id()) {
            let sign = usize::from(matches!(text.first(), Some(b'-' | b'+')));
            let first = match &text[sign..] {
                [b'0', letter, _, _, ..] if letter.is_ascii_alphabetic() => 3,
                [digit, _, ..] if digit.is_ascii_digit() => 1,
                _ => continue,
            };
            let rest = span.start + sign + first..span.end;
            pieces.extend(if first > 1 { vec![rest] } else { parts(tree.source(), rest) });
        }
    }
    pieces
}

/// Cuts the end of a number into parts. Digits belong to the letters and signs before them, except
/// a point, since `1e` and `1_` are no numbers.
fn parts(text: &[u8], rest: Range<usize>) -> Vec<Range<usize>> {
    let belongs = |one: u8, next: u8| match (one.is_ascii_digit(), next.is_ascii_digit()) {
        (true, next) => next,
        (false, true) => one != b'.',
        (false, false) => true,
    };
    let bytes: Vec<usize> = rest.collect();
    let parts = bytes.chunk_by(|&one, &next| belongs(text[one], text[next]));
    parts.map(|part| part[0]..part[part.len() - 1] + 1).collect()
}

/// Cuts a range into runs of letters, of digits and of blanks. A sign belongs to letters after it.
fn runs(text: &[u8], content: &Range<usize>) -> Vec<Range<usize>> {
    let class = |piece: &Range<usize>| match text[piece.start] {
        b'\\' | b'&' => Class::Escape,
        byte if byte.is_ascii_alphabetic() || !byte.is_ascii() => Class::Letter,
        byte if byte.is_ascii_digit() => Class::Digit,
        byte if byte.is_ascii_whitespace() => Class::Blank,
        _ => Class::Sign,
    };
    let belongs_to = |one: &Range<usize>, next: &Range<usize>| match (class(one), class(next)) {
        (Class::Escape, _) | (_, Class::Escape) => false,
        (Class::Sign, next) => next == Class::Letter,
        (one, next) => one == next,
    };
    let characters = characters(text, content);
    characters.chunk_by(belongs_to).map(|run| run[0].start..run[run.len() - 1].end).collect()
}

/// Class of a character.
#[derive(PartialEq, Eq)]
enum Class {
    Escape,
    Letter,
    Digit,
    Blank,
    Sign,
}

impl PassSearch for Flat {
    fn candidate(&self) -> Option<Candidate> {
        let query = self.query()?;
        let part = SearchTarget::Pieces { piece: self.piece, list_len: self.list.len() };
        Some(self.round.candidate(self.render(query.config), query.kind, part))
    }

    fn observe(&mut self, outcome: Outcome) {
        self.list.observe(outcome);
        self.patience.observe(outcome, 0);
    }

    fn best(&self) -> Arc<[u8]> {
        self.render(self.list.best()).into()
    }

    fn is_over(&self) -> bool {
        self.query().is_none()
    }

    fn round(&self) -> &Round {
        &self.round
    }
}
