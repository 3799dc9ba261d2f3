//! Shortening of long literals and texts, character by character.
//!
//! A string of a thousand characters is one token, which no other pass divides. This pass cuts each
//! into a few pieces of equal length, and a list minimiser deletes pieces. It cuts the rest into
//! smaller pieces as long as that helps. A fully needed string costs a few tests, and a partly
//! needed one far fewer than one test per character. The pass does not guarantee that no character
//! can be deleted: 1-tree-minimality excludes it.
//!
//! It processes literals from last to first, because a change leaves the text before it in place.
//!
//! In a text without a tree it shortens long words instead. They can be most of the text, so they
//! are cut into more pieces. An ordinary text, with its many short words, has none.

use std::ops::Range;
use std::sync::Arc;

use secateur_minimize::{Outcome, Weights};
use secateur_syntax::Tree;

use crate::round::{Candidate, Empty, List, PassSearch, Piece, Round, SearchTarget, without};

/// Minimum length of a long literal in characters, without its ends. Shorter ones cost more tests
/// than they are worth: with 24, two of eight documents needed a third more.
const CHARACTERS_MIN: usize = 100;

/// Number of first pieces of a literal.
const PIECES: usize = 8;

/// Minimum lengths of a long word, in bytes, and maximum numbers of words of this length in a text.
/// Checksums and lines of base64 are frequent in texts, and each word costs about ten tests: a
/// shorter one must be most of the text.
const WORDS: [(usize, usize); 2] = [(CHARACTERS_MIN, 8), (33, 1)];

/// Length of the first pieces of a long word, in characters, as long as there are not too many or
/// too few pieces.
const WORD_PIECE_LEN: usize = 32;

/// Minimum and maximum number of pieces into which a word is cut at first.
const WORD_PIECES: [usize; 2] = [4, 64];

/// Minimum share of a word, as a divisor, to delete before it is cut into smaller pieces. A fully
/// needed word of a thousand characters would otherwise cost a thousand tests.
const WORD_GAIN_MIN: usize = 16;

/// One round over the long literals of a text.
#[derive(Clone)]
pub(crate) struct Shorten {
    /// Shortest text so far.
    text: Arc<[u8]>,
    round: Round,
    /// `true` if the literals are words of a text without a tree.
    are_words: bool,
    /// Remaining literals, in the order of the file.
    literals: Vec<Literal>,
    /// Current literal; `None` at the end.
    current: Option<LiteralSearch>,
}

#[derive(Clone)]
struct Literal {
    kind: Arc<str>,
    /// Range in the text, without quotes.
    content: Range<usize>,
}

#[derive(Clone)]
struct LiteralSearch {
    literal: Literal,
    /// Pieces of the literal, mostly of several characters.
    pieces: List<Range<usize>>,
    /// Length of a piece in characters.
    piece_len: usize,
    /// `true` if longer pieces were deleted.
    has_shrunk: bool,
}

impl Shorten {
    /// Starts a round over the long literals of `tree`. A [check](Round::is_check) skips them.
    pub(crate) fn new(tree: &Tree, round: Round) -> Self {
        let literals = if round.is_check { Vec::new() } else { literals(tree) };
        Self::over(tree.source().clone(), literals, false, round)
    }

    /// Starts a round over the long words of a text, which needs no tree.
    pub(crate) fn of_words(text: Arc<[u8]>, round: Round) -> Self {
        let words = if round.is_check { Vec::new() } else { long_words(&text) };
        Self::over(text, words, true, round)
    }

    fn over(text: Arc<[u8]>, literals: Vec<Literal>, are_words: bool, round: Round) -> Self {
        let mut search = Self { text, round, are_words, literals, current: None };
        search.next_literal();
        search.settle();
        search
    }

    fn next_literal(&mut self) {
        self.current = None;
        if let Some(literal) = self.literals.pop() {
            self.begin(literal, None);
        }
    }

    /// Starts a list of pieces of a literal, shorter than the last ones, which had `last_len`
    /// characters.
    fn begin(&mut self, literal: Literal, last_len: Option<usize>) {
        let characters = characters(&self.text, &literal.content);
        let [pieces_min, pieces_max] = if self.are_words { WORD_PIECES } else { [PIECES; 2] };
        let count = (characters.len() / WORD_PIECE_LEN).clamp(pieces_min, pieces_max);
        let piece_len = last_len.map_or(characters.len().div_ceil(count), |last| last.div_ceil(4));
        let has_shrunk = last_len.is_some();
        let joined = |piece: &[Range<usize>]| Some(piece.first()?.start..piece.last()?.end);
        let pieces: Vec<_> = characters.chunks(piece_len.max(1)).filter_map(joined).collect();
        let weights = Weights::new(pieces.iter().map(|piece| piece.len() as u64));
        let pieces = self.round.list_of_pieces(pieces, weights, Empty::First);
        self.current = Some(LiteralSearch { literal, pieces, piece_len, has_shrunk });
    }

    /// Moves to shorter pieces, or to the next literal, until there is a query.
    fn settle(&mut self) {
        while let Some(LiteralSearch { literal, pieces, piece_len, has_shrunk }) = &self.current
            && pieces.query().is_none()
        {
            let (mut literal, piece_len, has_shrunk) = (literal.clone(), *piece_len, *has_shrunk);
            let removed: usize = pieces.deleted().map(Range::len).sum();
            self.text = without(&self.text, pieces.deleted()).into();
            literal.content.end -= removed;
            // If no piece could be deleted, shorter ones hardly ever can.
            let left = literal.content.len();
            let removed_min = if self.are_words { left / WORD_GAIN_MIN } else { 0 };
            let is_promising = removed > removed_min || has_shrunk && left <= 4 * PIECES;
            if is_promising && piece_len > 1 && !literal.content.is_empty() {
                self.begin(literal, Some(piece_len));
            } else {
                self.next_literal();
            }
        }
    }
}

/// Returns the long literals: texts between two equal quotes, and free texts where white space is
/// significant.
fn literals(tree: &Tree) -> Vec<Literal> {
    let mut literals = Vec::new();
    let mut end = 0;
    for node in tree.nodes() {
        let span = node.span();
        if span.start < end || span.len() < CHARACTERS_MIN || tree.embeds(node.id()) {
            continue;
        }
        let content = match node.text() {
            text if is_quoted(text) => span.start + 1..span.end - 1,
            _ if tree.is_free_text(node.id()) => span.clone(),
            _ => continue,
        };
        end = span.end;
        if !tree.could_end(node.id(), &tree.source()[content.clone()])
            && characters(tree.source(), &content).len() >= CHARACTERS_MIN
        {
            literals.push(Literal { kind: node.kind().into(), content });
        }
    }
    literals
}

/// Returns the long words of a text, each with the blanks after it.
fn long_words(text: &[u8]) -> Vec<Literal> {
    let is_long = |word: &Range<usize>| {
        let mut limits = WORDS.iter();
        limits.any(|(min, max)| word.len() >= *min && word.len() > text.len() / (max + 1))
    };
    let words = Piece::Token.cut(text).into_iter().filter(is_long);
    words.map(|content| Literal { kind: "word".into(), content }).collect()
}

/// Returns `true` if a text is a single quoted literal without interpolation.
pub(crate) fn is_quoted(text: &[u8]) -> bool {
    let Some((&quote, rest)) = text.split_first().filter(|(quote, _)| b"\"'`".contains(quote))
    else {
        return false;
    };
    let mut is_escaped = false;
    for (index, &byte) in rest.iter().enumerate() {
        if byte == quote && !is_escaped {
            return index + 1 == rest.len();
        }
        if quote == b'`' && byte == b'$' {
            return false;
        }
        is_escaped = byte == b'\\' && !is_escaped;
    }
    false
}

/// Returns the characters of a range, counting an escape sequence or an entity as one.
pub(crate) fn characters(text: &[u8], content: &Range<usize>) -> Vec<Range<usize>> {
    let mut characters = Vec::new();
    let mut start = content.start;
    while start < content.end {
        let rest = &text[start..content.end];
        let entity = || rest.iter().take(12).position(|&byte| byte == b';').map(|last| last + 1);
        let len = match rest[0] {
            b'\\' => 2,
            b'&' => entity().unwrap_or(1),
            _ => 1,
        };
        // Continuation bytes of a UTF-8 character, at most three.
        let more = rest.iter().skip(len).take(3).take_while(|&&byte| byte & 0xc0 == 0x80).count();
        let end = (start + len + more).min(content.end);
        characters.push(start..end);
        start = end;
    }
    characters
}

impl PassSearch for Shorten {
    fn candidate(&self) -> Option<Candidate> {
        let LiteralSearch { literal, pieces, .. } = self.current.as_ref()?;
        let query = pieces.query()?;
        let part = SearchTarget::list(literal.kind.clone(), pieces.len());
        let text = without(&self.text, pieces.left_out(query.config));
        Some(self.round.candidate(text, query.kind, part))
    }

    fn observe(&mut self, outcome: Outcome) {
        if let Some(job) = &mut self.current {
            job.pieces.observe(outcome);
        }
        self.settle();
    }

    fn best(&self) -> Arc<[u8]> {
        match &self.current {
            Some(job) => without(&self.text, job.pieces.deleted()).into(),
            None => self.text.clone(),
        }
    }

    fn is_over(&self) -> bool {
        self.current.is_none()
    }

    fn round(&self) -> &Round {
        &self.round
    }
}
