//! Parsing: from bytes to a [`Tree`].

use std::sync::Arc;

use crate::embed::embed;
use crate::embedded::{self, Embedded};
use crate::front;
use crate::quantify::{Coverage, quantify};
use crate::record::NodeRecord;
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
    let mut starts = lexed.unwrap_or_else(|| words(&source));
    let mut parsed = front::parse(grammar.code, compiled, &source, &starts, &stop_check)?;
    // The parser's root begins at the first token; ours covers the file.
    if let Some(root) = parsed.records.first_mut() {
        (root.start, root.end) = (0, source.len() as u32);
    }
    let joint = if parsed.found.is_empty() { None } else { grammar.joint() };
    let (compiled, overrides) =
        joint.map_or((compiled, &grammar.overrides), |joint| (&joint.compiled, &joint.overrides));
    let (mut records, front_end, embedded) = match joint {
        Some(joint) => embed(joint, parsed, &source, &stop_check)?,
        None => (parsed.records, parsed.front_end, Vec::new()),
    };
    if counts_leaves {
        starts = leaves(&records, &embedded);
    }
    weigh(&mut records, &starts);
    stop_check.ask()?;
    let regular = number_children(&mut records);
    let (shapes, coverage) = quantify(&mut records, &regular, compiled, &stop_check)?;
    let required_nodes = RequiredNodes::of(&records, overrides);
    let (shapes, tokens) = (shapes.into(), starts.len() as u64);
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
        tokens,
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
    #[must_use]
    pub fn derive_again(&self) -> Coverage {
        let derived = quantify(
            &mut self.records.clone(),
            &self.regular,
            self.compiled,
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

/// Builds the table of regular children, in which the children of a node are contiguous.
fn number_children(records: &mut [NodeRecord]) -> Vec<u32> {
    for at in 1..records.len() {
        if records[at].is_regular() {
            let parent = records[at].parent as usize;
            // At first `regular_start` counts the children; later it is the start of their range.
            records[at].ordinal = records[parent].regular_start;
            records[parent].regular_start += 1;
        }
    }
    let mut start = 0;
    for record in &mut *records {
        start += std::mem::replace(&mut record.regular_start, start);
    }
    let mut regular = vec![0; start as usize];
    for (at, record) in records.iter().enumerate().skip(1).filter(|(_, record)| record.is_regular())
    {
        regular[(records[record.parent as usize].regular_start + record.ordinal) as usize] =
            at as u32;
    }
    regular
}

/// Returns the starts of leaves that are not comments. An embedded text in a comment is not a
/// comment, such as text outside the tags of a program.
fn leaves(records: &[NodeRecord], embedded: &[Embedded]) -> Vec<u32> {
    let mut starts = Vec::new();
    // The root is not a leaf, even if the file has only white space.
    let mut open = vec![(1, records.len())];
    while let Some((mut at, end)) = open.pop() {
        while at < end {
            let record = &records[at];
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

/// Counts the tokens of each node. Starts ascend in pre-order and most nodes are short, so both
/// searches begin near their result.
fn weigh(records: &mut [NodeRecord], tokens: &[u32]) {
    let mut first = 0;
    for record in records {
        // A parser may report nodes out of order; their search starts from the beginning.
        if first > 0 && tokens[first - 1] >= record.start {
            first = tokens.partition_point(|&token| token < record.start);
        }
        first += tokens[first..].iter().take_while(|&&token| token < record.start).count();
        record.weight = count_below(&tokens[first..], record.end) as u32;
    }
}

/// Returns the number of ascending `positions` below `end`, in time logarithmic in that number.
fn count_below(positions: &[u32], end: u32) -> usize {
    let mut reach = 1;
    while positions.get(reach - 1).is_some_and(|&position| position < end) {
        reach *= 2;
    }
    let (low, high) = (reach / 2, reach.min(positions.len()));
    low + positions[low..high].partition_point(|&position| position < end)
}
