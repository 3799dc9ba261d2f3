//! Literals and names of several characters, which no tree pass shortens character by character.
//!
//! A 1-tree-minimal text may contain a string with many removable characters. A claim of minimality
//! must therefore also give the number of such strings, numbers and names.

use std::fmt;
use std::ops::AddAssign;

use secateur_syntax::{Node, Tree};

use crate::round::Piece;
use crate::searches::shorten::is_quoted;

/// Numbers of literals and names that have several characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unshortened {
    /// Strings, and texts such as XML character data.
    pub strings: u64,
    pub numbers: u64,
    /// Names of all kinds, including built-in types.
    pub names: u64,
    /// Words of texts without a tree.
    pub words: u64,
}

impl Unshortened {
    /// Counts the literals and names in `tree`.
    #[must_use]
    pub fn of_tree(tree: &Tree) -> Self {
        let (mut found, mut end) = (Self::default(), 0);
        for node in tree.nodes() {
            let (span, text) = (node.span(), node.text());
            // A comment has no weight, and is deleted entirely.
            if span.start < end || node.weight() == 0 || tree.embeds(node.id()) {
                continue;
            }
            let is_leaf = node.is_leaf();
            if is_quoted(text) {
                // If the parser has a node for the content, the last character is deleted with that
                // node.
                found.strings += u64::from(text.len() > 3 || is_leaf && text.len() > 2);
                end = span.end;
            } else if is_leaf && characters(text) > 1 && !is_keyword(&node) {
                found.add_leaf(text);
            }
        }
        found
    }

    /// Counts the words of a text without a tree.
    #[must_use]
    pub fn of_text(text: &[u8]) -> Self {
        let pieces = Piece::Token.cut(text).into_iter();
        let words = pieces.filter(|piece| characters(text[piece.clone()].trim_ascii()) > 1).count();
        Self { words: words as u64, ..Self::default() }
    }

    /// Returns `true` if there are none.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn add_leaf(&mut self, text: &[u8]) {
        let is_in_word =
            |byte: &u8| byte.is_ascii_alphanumeric() || b"_$".contains(byte) || !byte.is_ascii();
        match text.strip_prefix(b"-").unwrap_or(text) {
            [first, ..] if first.is_ascii_digit() => self.numbers += 1,
            text if text.iter().all(is_in_word) => self.names += 1,
            _ => self.strings += 1,
        }
    }
}

/// Returns `true` for a keyword or punctuation, whose kind is its text.
fn is_keyword(node: &Node<'_>) -> bool {
    !(node.is_named() || node.is_text()) || node.kind().as_bytes() == node.text()
}

fn characters(text: &[u8]) -> usize {
    String::from_utf8_lossy(text).chars().take(2).count()
}

impl AddAssign for Unshortened {
    fn add_assign(&mut self, other: Self) {
        self.strings += other.strings;
        self.numbers += other.numbers;
        self.names += other.names;
        self.words += other.words;
    }
}

impl fmt::Display for Unshortened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = [
            (self.strings, "string"),
            (self.numbers, "number"),
            (self.names, "name"),
            (self.words, "word"),
        ];
        let counts = counts.into_iter().filter(|(count, _)| *count > 0);
        let parts: Vec<_> = counts
            .map(|(count, noun)| format!("{count} {noun}{}", if count == 1 { "" } else { "s" }))
            .collect();
        match &parts[..] {
            [rest @ .., last] if !rest.is_empty() => write!(f, "{} and {last}", rest.join(", ")),
            parts => f.write_str(&parts.concat()),
        }
    }
}
