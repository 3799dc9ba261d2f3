//! Parsing of long texts in pieces, to avoid a parser tree of the whole text.
//!
//! Such a tree takes 30 to 60 bytes per byte of text, more than everything derived from it. Between
//! two children of the root, in a run without syntax errors, the parser is always in the same
//! state: its stack has only the repetition so far. So what follows is parsed as after any other
//! children. A piece of the text is parsed, its children are copied to the flat array, and the next
//! piece begins a few children earlier, to bring the parser into that state. The records are those
//! of one parse of the whole text.
//!
//! A piece may end anywhere, which causes syntax errors. They are in the last child, since nothing
//! is read after them, or the root becomes an ERROR. Three more effects could distinguish a piece
//! from the whole:
//!
//! - A cut string or comment does not end in the piece, and the parser continues after its opening
//!   quote. The tree records how far the lexer looked: an edit after the piece would change that
//!   node. Pieces meet before it.
//! - After a syntax error the parser follows several readings. It drops a reading if its additional
//!   cost, times the nodes read since the error, exceeds 1,800 (`MAX_COST_DIFFERENCE` in the
//!   parser).
//! - At a syntax error the parser may backtrack, at a cost of one per byte. It prefers the cheaper
//!   reading.
//!
//! So there are [`MARGIN`] nodes without an error on both sides of a meeting point. If a piece has
//! no such point, a longer one is parsed, up to the whole text. This happens in documents with one
//! root, and where errors are frequent.

use tree_sitter::{InputEdit, Point, Tree};

use super::flatten::Flattening;
use super::tree_sitter::PartParser;
use super::{Builder, FrontEnd, Parsed};
use crate::ParseError;
use crate::injections::Found;
use crate::record::NodeRecord;
use crate::rules::Compiled;
use crate::stop_check::StopCheck;

/// Bytes parsed at once. Smaller pieces save little, since the flat array is larger than their
/// trees.
pub(super) const PIECE_BYTES: usize = 512 * 1024;

/// Number of nodes without a syntax error on both sides of a meeting point.
const MARGIN: usize = 2048;

/// Growth of a piece without a meeting point.
const GROWTH: usize = 4;

/// Parses `text`, which may be a mask of the builder's source.
pub(super) fn parse(
    compiled: &Compiled,
    text: &[u8],
    mut builder: Builder<'_>,
    stop_check: &StopCheck<'_>,
) -> Result<Parsed, ParseError> {
    let mut found = Found::new();
    let mut parser = PartParser::new(compiled, text, stop_check)?;
    let flattening = Flattening { compiled, stop_check };
    let initial_counts = parser.density.counts;
    // Start of the piece, start of the nodes not copied yet, and length of the piece.
    let (mut from, mut done, mut bytes) = (0usize, 0, PIECE_BYTES);
    loop {
        let to = line_end(text, from.saturating_add(bytes));
        let (is_last, counts) = (to == text.len(), parser.density.counts);
        let mut piece = parser.parse(from..to)?;
        // Texts found again where pieces overlap are the same.
        if let Some(queries) = &compiled.queries {
            queries.find(&piece, &text[from..to], from, stop_check, &mut found)?;
        }
        if is_last && from == 0 {
            let records = flattening.tree(&piece, builder)?;
            return Ok(Parsed { records, found, front_end: FrontEnd::TreeSitter });
        }
        if from > 0 && (!goes_on(&piece, done - from) || is_last && piece.root_node().is_error()) {
            // The root is an ERROR, or a node ends differently than before, so the whole text must
            // be parsed.
            (builder, parser.density.counts) = (builder.afresh(), initial_counts);
            (from, done, bytes) = (0, 0, usize::MAX);
            continue;
        }
        if is_last {
            flattening.children(&piece, from, done - from..usize::MAX, &mut builder)?;
            builder.set_root(&flattening.root(&piece));
            let records = builder.finish();
            return Ok(Parsed { records, found, front_end: FrontEnd::TreeSitter });
        }
        note_text_behind(&mut piece, to - from);
        let Some((meeting, resume)) = meeting(&piece).filter(|&(at, _)| at > done - from) else {
            parser.density.counts = counts;
            bytes = bytes.saturating_mul(GROWTH);
            continue;
        };
        if from == 0 {
            // The root may be an ERROR only because the piece was cut.
            builder.open(&NodeRecord { flags: 0, ..flattening.root(&piece) });
        }
        let nodes_per_byte = piece.root_node().descendant_count() as f64 / (to - from) as f64;
        builder.reserve((nodes_per_byte * (text.len() - done) as f64) as usize);
        flattening.children(&piece, from, done - from..meeting, &mut builder)?;
        (from, done, bytes) = (from + resume, from + meeting, PIECE_BYTES);
    }
}

/// Returns the end of the line at `position`.
fn line_end(text: &[u8], position: usize) -> usize {
    let rest = text.get(position..).unwrap_or_default();
    rest.iter().position(|&byte| byte == b'\n').map_or(text.len(), |length| position + length + 1)
}

/// Returns `true` if a node begins at `done` and the overlap with the previous piece has no errors.
fn goes_on(piece: &Tree, done: usize) -> bool {
    let mut cursor = piece.walk();
    let mut is_there = cursor.goto_first_child();
    while is_there && cursor.node().start_byte() < done && !cursor.node().has_error() {
        is_there = cursor.goto_next_sibling();
    }
    is_there && cursor.node().start_byte() == done
}

/// Marks nodes that depend on text after the piece as [changed](tree_sitter::Node::has_changes).
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

/// Returns the last meeting point in a piece: the start of the first node copied from the next
/// piece, and the start of that piece.
fn meeting(piece: &Tree) -> Option<(usize, usize)> {
    // The cut may have turned the root into an ERROR. Its children are then those of the root,
    // followed by the opening token and the children of the unfinished node.
    let is_unfinished = piece.root_node().is_error();
    let (mut found, mut run) = (None, Run::default());
    let mut cursor = piece.walk();
    let mut is_there = cursor.goto_first_child();
    while is_there {
        let node = cursor.node();
        is_there = cursor.goto_next_sibling()
            && (node.is_named() || !is_unfinished)
            && !node.has_changes();
        // The last child may have been cut.
        if node.has_error() || !is_there {
            found = run.meeting().or(found);
            run = Run::default();
        } else {
            run.starts.push((node.start_byte(), run.nodes));
            // A comment does not affect the state of the parser.
            run.nodes += if node.is_extra() { 0 } else { node.descendant_count() };
        }
    }
    found
}

/// Run of children of the root without a syntax error.
#[derive(Default)]
struct Run {
    /// Start of each child, and number of nodes in the run before it.
    starts: Vec<(usize, usize)>,
    nodes: usize,
}

impl Run {
    fn meeting(&self) -> Option<(usize, usize)> {
        let (at, before) = self.last_with(self.nodes)?;
        let (resume, _) = self.last_with(before)?;
        Some((at, resume))
    }

    /// Returns the last child followed by a margin before the first `nodes` nodes of the run end.
    fn last_with(&self, nodes: usize) -> Option<(usize, usize)> {
        let count = self.starts.partition_point(|&(_, before)| before + MARGIN <= nodes);
        self.starts[..count].last().copied()
    }
}
