//! Early end for parses of text that is hardly in the language.
//!
//! Tree-sitter takes time linear in the size of a text. But on text full of syntax errors, its
//! error recovery can make each step hundreds of times slower. A megabyte of such text can take
//! minutes, for a tree without structure. So these parses are given up.
//!
//! Results must not depend on the machine, so nothing is timed. The parser calls back after a fixed
//! number of steps, with its position and its recovery state. At every sixteenth call during
//! recovery, the kilobyte at that position is parsed alone, which takes milliseconds, and its
//! errors are counted. Too many errors at too many positions end the parse.
//!
//! Measured on texts of 100 kB to 1.6 MB:
//!
//! | text | recovery calls per kB | errors per kB there |
//! |---|---:|---:|
//! | C and XML that tools failed on, at most | 0 | – |
//! | preprocessed C++ with hundreds of errors, at most | 0.6 | 2 |
//! | the same parsed as C | 2.0 | 22 |
//! | random printable characters, in eight languages | 0.2 to 5.2 | 44 to 240 |
//! | random bytes, in eight languages | 0.6 to 5.3 | 50 to 210 |
//!
//! The number of steps is no criterion: random bytes with steps two hundred times as slow need as
//! many steps as others.

use tree_sitter::{Node, ParseState, Parser, TreeCursor};

/// Number of recovery calls, each after a hundred parser steps, between two probes.
const CALLS_PER_LOOK: u32 = 16;
/// Length of a probe.
const LOOK_BYTES: usize = 1024;
/// Maximum number of errors in a probe: twenty times as many as in C++ with hundreds of errors.
const ERRORS_MAX: usize = 40;
/// Number of bad probes that ends any parse, and the number of text bytes that allows one more.
const PLACES_MIN: usize = 4;
const BYTES_PER_PLACE: usize = 64 * 1024;

/// Probes the text during a parse.
pub(super) struct ErrorDensity<'a> {
    text: &'a [u8],
    /// Second parser of the same language.
    parser: Parser,
    pub(super) counts: ProbeCounts,
}

/// Counts of recovery calls and remaining bad probes.
#[derive(Clone, Copy)]
pub(super) struct ProbeCounts {
    calls: u32,
    places_left: usize,
}

impl<'a> ErrorDensity<'a> {
    pub(super) fn new(text: &'a [u8], parser: Parser) -> Self {
        let counts =
            ProbeCounts { calls: 0, places_left: PLACES_MIN + text.len() / BYTES_PER_PLACE };
        Self { text, parser, counts }
    }

    /// Notes the state of a parse that began at `from`. Returns `true` if there were too many
    /// errors.
    pub(super) fn is_too_high(&mut self, from: usize, state: &ParseState) -> bool {
        let rest = self.text.get(from + state.current_byte_offset()..).unwrap_or_default();
        // After the last token the parser only balances its tree, and reports the same state
        // repeatedly.
        if state.has_error() && rest.len() >= LOOK_BYTES {
            self.counts.calls += 1;
            if self.counts.calls.is_multiple_of(CALLS_PER_LOOK)
                && self.errors(&rest[..LOOK_BYTES]) > ERRORS_MAX
            {
                self.counts.places_left = self.counts.places_left.saturating_sub(1);
            }
        }
        self.counts.places_left == 0
    }

    fn errors(&mut self, text: &[u8]) -> usize {
        let tree = self.parser.parse(text, None);
        tree.map_or(0, |tree| {
            nodes(tree.walk()).filter(|node| node.is_error() || node.is_missing()).count()
        })
    }
}

/// Returns all nodes below the cursor, in pre-order.
fn nodes(mut cursor: TreeCursor<'_>) -> impl Iterator<Item = Node<'_>> {
    let mut next = Some(cursor.node());
    std::iter::from_fn(move || {
        let node = next.take()?;
        let mut is_there = cursor.goto_first_child() || cursor.goto_next_sibling();
        while !is_there && cursor.goto_parent() {
            is_there = cursor.goto_next_sibling();
        }
        next = is_there.then(|| cursor.node());
        Some(node)
    })
}
