//! The layout of a text: one statement a line, indented by its depth.
//!
//! Where lines begin is derived from the shapes of the nodes, so that a language says nothing about it:
//!
//! - Each element of a repetition without separators begins a line if it stands in the file itself or between braces: a
//!   statement, a declaration, a member of a class. So does everything else between these braces, and the closing brace.
//!   An element that may be any keyword or punctuation is none of these, but a piece of a macro.
//! - The same sorts of elements begin a line in nodes that have no braces, such as `case`, one level deeper. In a node that
//!   starts with a preprocessor line they are no deeper.
//! - Between other braces and brackets, as of an array, a line is begun where one was begun before.
//! - Preprocessor lines and comments keep the line breaks around them.
//!
//! All other white space becomes one blank, or none beside the inside of brackets and before separators. Where there was no
//! white space, none is put in but line breaks. Tokens, comments, literals and preprocessor lines keep their bytes.

mod atoms;
mod lines;
mod page;

use atoms::{atom_text, atoms_of};
use lines::Lines;
use page::Page;

use crate::{ParseError, Tree, parse_unless};

/// A text without the white space around it, but for the end of its last line if it has one.
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
    /// The text laid out, unless `stop`, which is asked every few milliseconds, says to stop. Where white space means something in
    /// the language, only texts in other languages are that have several lines. None if that changes nothing, or if the text laid
    /// out would be another tree.
    ///
    /// # Errors
    ///
    /// When the text laid out cannot be parsed, or `stop` said so.
    pub fn laid_out(&self, stop: &dyn Fn() -> bool) -> Result<Option<Vec<u8>>, ParseError> {
        let atoms = atoms_of(self);
        let is_whole = self.grammar.white_space.only_separates();
        let text = if is_whole { lay_out(self, &atoms) } else { lay_out_embedded(self, stop)? };
        text.map_or(Ok(None), |text| if_the_same(self, text, &atoms, stop))
    }

    /// The text [without its margins](without_margins), in any language, unless `stop` says to stop. None if that changes
    /// nothing, or if it would be another tree.
    ///
    /// # Errors
    ///
    /// When that text cannot be parsed, or `stop` said so.
    pub fn without_margins(&self, stop: &dyn Fn() -> bool) -> Result<Option<Vec<u8>>, ParseError> {
        if_the_same(self, without_margins(&self.source), &atoms_of(self), stop)
    }
}

/// The text with what is in it in other languages laid out by itself; none if nothing is.
fn lay_out_embedded(tree: &Tree, stop: &dyn Fn() -> bool) -> Result<Option<Vec<u8>>, ParseError> {
    let (mut text, mut end) = (Vec::with_capacity(tree.source.len()), 0);
    for (grammar, span) in tree.embedded_texts() {
        if span.start < end || !grammar.white_space.only_separates() {
            continue;
        }
        let inner = &tree.source[span.clone()];
        // What stands in front of the first line stays there.
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

/// A text with other white space, if it differs in nothing else.
fn if_the_same(
    tree: &Tree,
    text: Vec<u8>,
    atoms: &[u32],
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

/// None where nodes overlap.
fn lay_out(tree: &Tree, atoms: &[u32]) -> Option<Vec<u8>> {
    let lines = Lines::of(tree);
    let mut page = Page::new(tree, atoms.len());
    let mut next = 0;
    for &at in atoms {
        // What begins a line begins it with its first atom.
        let begins = lines.begins[next..=at as usize].iter().max().copied().unwrap_or_default();
        let atom = &tree.records[at as usize];
        // What is inside it does not count.
        next = atom.subtree_end as usize;
        page.put(atom, begins, lines.depths[at as usize])?;
    }
    page.finish()
}

/// Whether another tree has the same nodes, and the same text in each atom and between atoms.
fn is_same_but_for_white_space(tree: &Tree, atoms: &[u32], other: &Tree) -> bool {
    let nodes = |tree: &Tree| {
        tree.records.iter().map(|node| (node.kind, node.depth, node.flags)).collect::<Vec<_>>()
    };
    let others = atoms_of(other);
    tree.tokens == other.tokens
        && nodes(tree) == nodes(other)
        && atoms == others
        && pieces(tree, atoms).eq(pieces(other, &others))
}

/// The text of each atom, and what stands before it without the white space around that.
fn pieces<'a>(tree: &'a Tree, atoms: &'a [u32]) -> impl Iterator<Item = (&'a [u8], &'a [u8])> {
    let mut end = 0;
    atoms.iter().map(move |&at| {
        let record = &tree.records[at as usize];
        let gap = tree.source.get(end..record.start as usize).unwrap_or_default();
        end = record.start as usize + atom_text(tree, record).len();
        (gap.trim_ascii(), atom_text(tree, record))
    })
}
