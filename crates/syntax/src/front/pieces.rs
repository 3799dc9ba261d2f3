//! Parsing a long text in pieces, so that the parser's own tree is never that of the whole text.
//!
//! That tree takes thirty to sixty bytes for each byte of text, more than everything that is made of it. But between two
//! children of the root, in a run of them without syntax errors, the parser is in the state in which it is between any
//! two: on its stack there is only what it has repeated so far. From there on it reads what it would read if there had been
//! other children before. So a piece of the text is parsed, its children go into the flat array, and the next piece
//! begins a few children earlier, which bring the parser into that state. The records are those of one parse of the whole.
//!
//! What a piece ends with is cut anywhere, and syntax errors come of that. They are in the last child, as nothing is read
//! behind them, or the root becomes one. Three more things could tell a piece from the whole:
//!
//! - A string or a comment that is cut does not end in the piece. The parser carries on behind its quote. What the lexer
//!   looked at there is noted in the tree: an edit behind the piece would change that node. Pieces meet in front of it.
//! - Behind a syntax error the parser carries on with several readings. A reading that is worse is dropped when
//!   its additional cost, times the nodes read since the error, is above 1,800 (`MAX_COST_DIFFERENCE` in the parser).
//! - At a syntax error the parser may take back what it read, at a cost of one for each byte. It prefers what costs less by as
//!   much.
//!
//! So on both sides of the place where pieces meet there are [`MARGIN`] nodes without an error. Where there is no such place
//! in a piece, a longer one is parsed, up to the whole text: in a document with one root, and wherever errors are
//! frequent.

use tree_sitter::{InputEdit, Point, Tree};

use super::flatten::Flattening;
use super::tree_sitter::PartParser;
use super::{Builder, FrontEnd, NewNode, Parsed};
use crate::ParseError;
use crate::injections::Found;
use crate::rules::Compiled;
use crate::stop_check::StopCheck;

/// How much is parsed at once. Smaller pieces bring little, as the flat array is larger than the tree of a piece.
pub(super) const PIECE_BYTES: usize = 512 * 1024;

/// How many nodes without a syntax error there are on both sides of the place where two pieces meet.
const MARGIN: usize = 2048;

/// How many times as long a piece is made when pieces cannot meet in it.
const GROWTH: usize = 4;

/// The nodes of `text`, which may be a mask of the builder's source.
pub(super) fn parse(
    compiled: &Compiled,
    text: &[u8],
    mut builder: Builder<'_>,
    stop_check: &StopCheck<'_>,
) -> Result<Parsed, ParseError> {
    let mut found = Found::new();
    let mut parser = PartParser::new(compiled, text, stop_check)?;
    let flattening = Flattening { compiled, stop_check };
    let nothing_seen = parser.density.seen;
    // Where the piece begins, and where the nodes begin that have not been put down.
    let (mut from, mut done, mut bytes) = (0usize, 0, PIECE_BYTES);
    loop {
        let to = line_end(text, from.saturating_add(bytes));
        let (is_last, seen) = (to == text.len(), parser.density.seen);
        let mut piece = parser.parse(from..to)?;
        // What is found again in the text that two pieces have is the same.
        let contents = compiled.contents.as_ref();
        contents.map_or(Ok(()), |contents| {
            contents.find(&piece, &text[from..to], from, stop_check, &mut found)
        })?;
        if is_last && from == 0 {
            let records = flattening.whole(&piece, builder)?;
            return Ok(Parsed { records, found, front_end: FrontEnd::TreeSitter });
        }
        if from > 0 && (!goes_on(&piece, done - from) || is_last && piece.root_node().is_error()) {
            // The root is an ERROR, or a node ends otherwise than it did: only the whole tells.
            (builder, parser.density.seen) = (builder.afresh(), nothing_seen);
            (from, done, bytes) = (0, 0, usize::MAX);
            continue;
        }
        if is_last {
            flattening.children(&piece, from, done - from..usize::MAX, &mut builder)?;
            builder.set_root(&flattening.root(&piece));
            return Ok(Parsed {
                records: builder.finish(),
                found,
                front_end: FrontEnd::TreeSitter,
            });
        }
        note_text_behind(&mut piece, to - from);
        let Some(meeting) = meeting(&piece).filter(|meeting| meeting.at > done - from) else {
            parser.density.seen = seen;
            bytes = bytes.saturating_mul(GROWTH);
            continue;
        };
        if from == 0 {
            // That this root is an ERROR may come of the cut.
            builder.open(&NewNode { flags: 0, ..flattening.root(&piece) });
        }
        let nodes_per_byte = piece.root_node().descendant_count() as f64 / (to - from) as f64;
        builder.reserve((nodes_per_byte * (text.len() - done) as f64) as usize);
        flattening.children(&piece, from, done - from..meeting.at, &mut builder)?;
        (from, done, bytes) = (from + meeting.resume, from + meeting.at, PIECE_BYTES);
    }
}

/// The end of the line in which `position` is.
fn line_end(text: &[u8], position: usize) -> usize {
    let rest = text.get(position..).unwrap_or_default();
    rest.iter().position(|&byte| byte == b'\n').map_or(text.len(), |length| position + length + 1)
}

/// Whether a node begins at `done`, and up to there nothing is wrong with what the piece before had as well.
fn goes_on(piece: &Tree, done: usize) -> bool {
    let mut cursor = piece.walk();
    let mut is_there = cursor.goto_first_child();
    while is_there && cursor.node().start_byte() < done && !cursor.node().has_error() {
        is_there = cursor.goto_next_sibling();
    }
    is_there && cursor.node().start_byte() == done
}

/// Has those nodes [changed](tree_sitter::Node::has_changes) that depend on what stands behind the piece.
fn note_text_behind(piece: &mut Tree, bytes: usize) {
    let position = piece.root_node().end_position();
    piece.edit(&InputEdit {
        start_byte: bytes,
        old_end_byte: bytes,
        new_end_byte: bytes + 1,
        start_position: position,
        old_end_position: position,
        new_end_position: Point { column: position.column + 1, ..position },
    });
}

/// Where a piece meets the next.
struct Meeting {
    /// The first node that the next piece puts down.
    at: usize,
    /// Where the next piece begins.
    resume: usize,
}

/// The last place in a piece where it can meet the next.
fn meeting(piece: &Tree) -> Option<Meeting> {
    // What was cut may have made an ERROR of the root, in which there are the children of the root and then those of what
    // was not finished, with the token that began it.
    let is_unfinished = piece.root_node().is_error();
    let (mut found, mut run) = (None, Run::default());
    let mut cursor = piece.walk();
    let mut is_there = cursor.goto_first_child();
    while is_there {
        let node = cursor.node();
        is_there = cursor.goto_next_sibling();
        is_there &= node.is_named() || !is_unfinished;
        is_there &= !node.has_changes();
        // The last child may have been cut.
        if node.has_error() || !is_there {
            found = run.meeting().or(found);
            run = Run::default();
        } else {
            run.starts.push((node.start_byte(), run.nodes));
            // A comment tells the parser nothing.
            run.nodes += if node.is_extra() { 0 } else { node.descendant_count() };
        }
    }
    found
}

/// Children of the root without a syntax error.
#[derive(Default)]
struct Run {
    /// Where each child starts, and how many nodes of the run are in front of it.
    starts: Vec<(usize, usize)>,
    nodes: usize,
}

impl Run {
    fn meeting(&self) -> Option<Meeting> {
        let (at, before) = self.last_with(self.nodes)?;
        let (resume, _) = self.last_with(before)?;
        Some(Meeting { at, resume })
    }

    /// The last child behind which there is a margin before the run has so many `nodes`.
    fn last_with(&self, nodes: usize) -> Option<(usize, usize)> {
        let count = self.starts.partition_point(|&(_, before)| before + MARGIN <= nodes);
        self.starts[..count].last().copied()
    }
}
