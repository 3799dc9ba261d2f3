//! Parsing: from bytes to a [`Tree`].

use std::sync::Arc;

use crate::embed::embed;
use crate::embedded::{self, Embedded};
use crate::front;
use crate::quantify::{Coverage, quantify};
use crate::ranked_bits::RankedBits;
use crate::records::Records;
use crate::regular_children::RegularChildren;
use crate::required_nodes::RequiredNodes;
use crate::stop_check::StopCheck;
use crate::tokens::words;
use crate::{Grammar, ParseError, Tree};

/// Parses `source`, which can be any bytes.
///
/// # Errors
///
/// If the source is larger than 4 GiB, the grammar does not match its parser, or the source is
/// hardly anything but syntax errors. The last error depends on the source only.
pub fn parse(grammar: &'static Grammar, source: impl Into<Arc<[u8]>>) -> Result<Tree, ParseError> {
    parse_unless(grammar, source, &|| false)
}

/// [Parses](parse) `source`. `stop` is asked every few milliseconds.
///
/// # Errors
///
/// Those of [`parse`], and if `stop` returned `true`.
pub fn parse_unless(
    grammar: &'static Grammar,
    source: impl Into<Arc<[u8]>>,
    stop: &dyn Fn() -> bool,
) -> Result<Tree, ParseError> {
    let (source, stop_check) = (source.into(), StopCheck::new(stop));
    if u32::try_from(source.len()).is_err() {
        return Err(ParseError::TooLarge { bytes: source.len() });
    }
    let compiled = grammar.compiled()?;
    let lexed = grammar.code.token_starts(&source);
    let counts_leaves = lexed.is_none();
    let mut token_starts = lexed.unwrap_or_else(|| words(&source));
    let mut parsed = front::parse(grammar.code, compiled, &source, &token_starts, &stop_check)?;
    // The parser's root begins at the first token; ours covers the file.
    parsed.records.cover(source.len());
    let joint = if parsed.found.is_empty() { None } else { grammar.joint() };
    let (compiled, overrides) =
        joint.map_or((compiled, &grammar.overrides), |joint| (&joint.compiled, &joint.overrides));
    let (records, front_end, embedded) = match joint {
        Some(joint) => embed(joint, parsed, &source, &stop_check)?,
        None => (parsed.records, parsed.front_end, Vec::new()),
    };
    if counts_leaves {
        drop(token_starts);
        token_starts = leaves(&records, &embedded);
    }
    let token_starts = RankedBits::new(source.len(), token_starts.into_iter());
    stop_check.ask()?;
    let regular = RegularChildren::of(&records);
    let (shapes, coverage) = quantify(&records, &regular, compiled, overrides, &stop_check)?;
    let required_nodes = RequiredNodes::of(&records, overrides);
    Ok(Tree {
        grammar,
        compiled,
        overrides,
        front_end,
        source,
        records,
        embedded,
        regular,
        shapes,
        required_nodes,
        coverage,
        token_starts,
        rules: None,
    })
}

impl Grammar {
    /// Returns the number of tokens in `text`, as in its tree.
    ///
    /// # Errors
    ///
    /// If `text` must be parsed for this and cannot be.
    pub fn count_tokens(&'static self, text: &[u8]) -> Result<u64, ParseError> {
        match self.code.token_starts(text) {
            Some(starts) => Ok(starts.len() as u64),
            None => Ok(parse(self, text)?.tokens()),
        }
    }
}

impl Tree {
    /// Repeats the derivation of shapes, for benchmarks.
    #[doc(hidden)]
    pub fn derive_again(&self) -> Coverage {
        let derived = quantify(
            &self.records,
            &self.regular,
            self.compiled,
            self.overrides,
            &StopCheck::new(&|| false),
        );
        derived.map(|(_, coverage)| coverage).unwrap_or_default()
    }

    /// Parses the source again. Returns a function that flattens the tree and returns the number of
    /// nodes, for benchmarks.
    ///
    /// # Errors
    ///
    /// Those of [`parse`].
    #[doc(hidden)]
    pub fn flattener<'a>(
        &'a self,
        tokens: &'a [u32],
    ) -> Result<impl Fn() -> usize + use<'a>, ParseError> {
        front::flattener(self.compiled, &self.source, tokens)
    }
}

/// Returns the starts of leaves that are not comments. An embedded text in a comment is not a
/// comment, such as text outside the tags of a program.
fn leaves(records: &Records, embedded: &[Embedded]) -> Vec<u32> {
    let mut starts = Vec::new();
    // The root is not a leaf, even if the file has only white space.
    let mut open = vec![(1, records.len())];
    while let Some((mut at, end)) = open.pop() {
        while at < end {
            let record = records.at(at);
            let next = record.subtree_end as usize;
            if record.is_comment() {
                let inner = embedded::within(records, embedded, at..next);
                if !inner.is_empty() {
                    open.push((next, end));
                    open.extend(inner.into_iter().rev().map(|nodes| (nodes.start, nodes.end)));
                    break;
                }
                at = next;
                continue;
            }
            if next == at + 1 && record.start < record.end {
                starts.push(record.start);
            }
            at += 1;
        }
    }
    starts
}

impl Tree {
    /// Returns the number of tokens between two positions.
    pub(crate) fn tokens_between(&self, start: u32, end: u32) -> usize {
        let [first, last] = [start, end].map(|position| self.token_starts.count_below(position));
        last.saturating_sub(first)
    }
}
