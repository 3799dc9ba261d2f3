//! Giving up the parse of a text that is hardly in the language.
//!
//! The time that tree-sitter takes is linear in the size of a text. But where there is nothing but syntax errors, its
//! error recovery can make each step hundreds of times slower: a megabyte of such text can take minutes, for a tree
//! without structure. So the parse of such a text is given up. Results may not depend on the machine, so that nothing is
//! timed: the parser calls back each time it has made a fixed number of steps, and says where it is and whether it is
//! recovering from an error. At every sixteenth call in which it is, the kilobyte that stands there is parsed alone, which
//! takes milliseconds, and its errors are counted. If there are too many in too many such places, the parse is given up.
//!
//! Measured on texts of 100 kB to 1.6 MB:
//!
//! | text | calls while recovering, per kB | errors per kB where it does |
//! |---|---:|---:|
//! | C and XML that tools failed on, at most | 0 | – |
//! | preprocessed C++, which has hundreds of errors, at most | 0.6 | 2 |
//! | the same as C | 2.0 | 22 |
//! | random printable characters, in eight languages | 0.2 to 5.2 | 44 to 240 |
//! | random bytes, in eight languages | 0.6 to 5.3 | 50 to 210 |
//!
//! How many steps the parser makes does not tell: random bytes on which each step takes two hundred times as long need as
//! many steps as others.

use tree_sitter::{Node, ParseState, Parser, TreeCursor};

/// How many calls of the parser while it recovers, each after a hundred steps, are between two looks.
const CALLS_PER_LOOK: u32 = 16;
/// How much text is looked at.
const LOOK_BYTES: usize = 1024;
/// How many errors in it are too many: twenty times as many as in C++ with hundreds of errors.
const ERRORS_MAX: usize = 40;
/// How many places with too many errors are too many for any text, and how many bytes of text make it one more.
const PLACES_MIN: usize = 4;
const BYTES_PER_PLACE: usize = 64 * 1024;

/// Looks on while a text is parsed.
pub(super) struct ErrorDensity<'a> {
    text: &'a [u8],
    /// Another parser of the same language.
    parser: Parser,
    pub(super) seen: Seen,
}

/// What was seen so far.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    calls: u32,
    places_left: usize,
}

impl<'a> ErrorDensity<'a> {
    pub(super) fn new(text: &'a [u8], parser: Parser) -> Self {
        let seen = Seen { calls: 0, places_left: PLACES_MIN + text.len() / BYTES_PER_PLACE };
        Self { text, parser, seen }
    }

    /// Takes note of where the parser is, which began at `from`. Whether there have been too many errors.
    pub(super) fn is_too_high(&mut self, from: usize, state: &ParseState) -> bool {
        let rest = self.text.get(from + state.current_byte_offset()..).unwrap_or_default();
        // Behind the last token the parser only balances its tree, and reports the same state again and again.
        if state.has_error() && rest.len() >= LOOK_BYTES {
            self.seen.calls += 1;
            if self.seen.calls.is_multiple_of(CALLS_PER_LOOK)
                && self.errors(&rest[..LOOK_BYTES]) > ERRORS_MAX
            {
                self.seen.places_left = self.seen.places_left.saturating_sub(1);
            }
        }
        self.seen.places_left == 0
    }

    fn errors(&mut self, text: &[u8]) -> usize {
        let tree = self.parser.parse(text, None);
        tree.map_or(0, |tree| {
            nodes(tree.walk()).filter(|node| node.is_error() || node.is_missing()).count()
        })
    }
}

/// All nodes below the cursor, in pre-order.
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
