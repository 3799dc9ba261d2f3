//! Layout of a text: one statement per line, indented by depth.
//!
//! The beginnings of lines are derived from the shapes of the nodes, so a language needs no
//! settings:
//!
//! - Elements of a repetition without separators begin lines at the top level and between braces:
//!   statements, declarations, members of a class. So do all other nodes between these braces, and
//!   the closing brace. An element that can be any keyword or punctuation is a piece of a macro,
//!   and does not count.
//! - Elements of the same symbols begin lines in nodes without braces, such as `case`, one level
//!   deeper. In a node that starts with a preprocessor line they are not indented further.
//! - Between other braces and brackets, as in an array, existing line breaks are kept.
//! - Preprocessor lines and comments keep the line breaks around them.
//!
//! All other white space becomes one blank, or nothing next to the inside of brackets and before
//! separators. Where there was no white space, only line breaks are inserted. Tokens, comments,
//! literals and preprocessor lines keep their bytes.

mod atoms;
mod lines;
mod page;

use atoms::{atom_text, atoms_of};
use lines::Lines;
use page::Page;

use crate::{NodeId, ParseError, Tree, parse_unless};

/// Returns a text without the white space around it; a line break at its end is kept.
#[must_use]
pub fn without_margins(text: &[u8]) -> Vec<u8> {
    let (kept, rest) = (text.trim_ascii(), &text[text.trim_ascii_end().len()..]);
    let line_end: &[u8] = match rest.iter().position(|&byte| byte == b'\n') {
        Some(at) if rest[..at].ends_with(b"\r") => b"\r\n",
        Some(_) => b"\n",
        None => b"",
    };
    [kept, line_end].concat()
}

impl Tree {
    /// Returns the formatted text. `stop` is asked every few milliseconds.
    ///
    /// If white space has a meaning in the language, only embedded texts of several lines are
    /// formatted. Returns `None` if nothing changes, or if the formatted text would have another
    /// tree.
    ///
    /// # Errors
    ///
    /// If the formatted text cannot be parsed, or `stop` returned `true`.
    pub fn laid_out(&self, stop: &dyn Fn() -> bool) -> Result<Option<Vec<u8>>, ParseError> {
        let atoms = atoms_of(self);
        let is_whole = self.grammar.white_space.only_separates();
        let text = if is_whole { lay_out(self, &atoms) } else { lay_out_embedded(self, stop)? };
        text.map_or(Ok(None), |text| if_the_same(self, text, &atoms, stop))
    }

    /// Returns the text [without its margins](without_margins), in any language. Returns `None` if
    /// nothing changes, or if the result would have another tree.
    ///
    /// # Errors
    ///
    /// If the result cannot be parsed, or `stop` returned `true`.
    pub fn without_margins(&self, stop: &dyn Fn() -> bool) -> Result<Option<Vec<u8>>, ParseError> {
        if_the_same(self, without_margins(&self.source), &atoms_of(self), stop)
    }
}

/// Returns the text with embedded texts formatted; `None` if none can be.
fn lay_out_embedded(tree: &Tree, stop: &dyn Fn() -> bool) -> Result<Option<Vec<u8>>, ParseError> {
    let (mut text, mut end) = (Vec::with_capacity(tree.source.len()), 0);
    for (grammar, span) in tree.embedded_texts() {
        if span.start < end || !grammar.white_space.only_separates() {
            continue;
        }
        let inner = &tree.source[span.clone()];
        // White space before the first line is kept.
        let start = span.start + inner.len() - inner.trim_ascii_start().len();
        let laid_out = match parse_unless(grammar, &tree.source[start..span.end], stop) {
            Ok(inner) => inner.laid_out(stop)?,
            Err(ParseError::TooManyErrors { .. }) => None,
            Err(error) => return Err(error),
        };
        if let Some(inner) = laid_out.filter(|_| inner.trim_ascii().contains(&b'\n')) {
            text.extend_from_slice(&tree.source[end..start]);
            text.extend(inner);
            end = span.end;
        }
    }
    text.extend_from_slice(&tree.source[end..]);
    Ok((end > 0).then_some(text))
}

/// Returns `text` if it differs from the tree in white space only.
fn if_the_same(
    tree: &Tree,
    text: Vec<u8>,
    atoms: &[NodeId],
    stop: &dyn Fn() -> bool,
) -> Result<Option<Vec<u8>>, ParseError> {
    if *text == tree.source[..] {
        return Ok(None);
    }
    match parse_unless(tree.grammar, text, stop) {
        Ok(other) if is_same_but_for_white_space(tree, atoms, &other) => {
            Ok(Some(other.source.to_vec()))
        }
        Ok(_) | Err(ParseError::TooManyErrors { .. }) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Returns `None` if nodes overlap.
fn lay_out(tree: &Tree, atoms: &[NodeId]) -> Option<Vec<u8>> {
    let lines = Lines::of(tree);
    let mut page = Page::new(tree, atoms.len());
    let mut next = 0;
    for &at in atoms {
        // An ancestor begins its line with its first atom.
        let begins = lines.begins[next..=at.index()].iter().max().copied().unwrap_or_default();
        let atom = tree.record(at);
        // Nodes inside an atom are not laid out.
        next = atom.subtree_end as usize;
        page.put(&atom, begins, lines.depths[at.index()])?;
    }
    page.finish()
}

/// Returns `true` if both trees have the same nodes, atoms and text between atoms.
fn is_same_but_for_white_space(tree: &Tree, atoms: &[NodeId], other: &Tree) -> bool {
    fn nodes(tree: &Tree) -> impl Iterator<Item = (u16, u32, u8)> {
        tree.records.iter().map(|node| (node.kind, node.depth, node.flags))
    }
    let others = atoms_of(other);
    tree.tokens() == other.tokens()
        && nodes(tree).eq(nodes(other))
        && atoms == others
        && pieces(tree, atoms).eq(pieces(other, &others))
}

/// Returns the text of each atom, and the text before it without surrounding white space.
fn pieces<'a>(tree: &'a Tree, atoms: &'a [NodeId]) -> impl Iterator<Item = (&'a [u8], &'a [u8])> {
    let mut end = 0;
    atoms.iter().map(move |&at| {
        let record = tree.record(at);
        let gap = tree.source.get(end..record.start as usize).unwrap_or_default();
        end = record.start as usize + atom_text(tree, &record).len();
        (gap.trim_ascii(), atom_text(tree, &record))
    })
}
