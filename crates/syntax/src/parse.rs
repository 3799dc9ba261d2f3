//! From bytes to a [`Tree`].

use std::sync::Arc;

use crate::demands::Demands;
use crate::embed::embed;
use crate::embedded::{self, Embedded};
use crate::front;
use crate::quantify::{Coverage, quantify};
use crate::record::Record;
use crate::stop_check::StopCheck;
use crate::tokens::words;
use crate::{Grammar, ParseError, Tree};

/// Parses `source`, whatever bytes it holds.
///
/// # Errors
///
/// When the source is larger than 4 GiB, the grammar's version does not fit, or there is hardly anything in the source but
/// syntax errors. The last depends on nothing but the source.
pub fn parse(grammar: &'static Grammar, source: impl Into<Arc<[u8]>>) -> Result<Tree, ParseError> {
    parse_unless(grammar, source, &|| false)
}

/// [Parses](parse) `source`, unless `stop`, which is asked every few milliseconds, says to stop.
///
/// # Errors
///
/// As for [`parse`], and when `stop` said so.
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
    // The root of the parse spans from the first to the last token; ours is the file.
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
    let demands = Demands::of(&records, overrides);
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
        demands,
        coverage,
        tokens,
    })
}

impl Grammar {
    /// The number of tokens in `text`, as its tree would count them.
    ///
    /// # Errors
    ///
    /// When `text` has to be parsed for that and cannot be.
    pub fn count_tokens(&'static self, text: &[u8]) -> Result<u64, ParseError> {
        match self.code.token_starts(text) {
            Some(starts) => Ok(starts.len() as u64),
            None => Ok(parse(self, text)?.tokens()),
        }
    }
}

impl Tree {
    /// Derives again what parsing derived, for those who want to measure it alone.
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

    /// Has the parser parse the source again, then flattens its tree whenever it is called, for those who want to
    /// measure that alone. Gives the number of nodes.
    ///
    /// # Errors
    ///
    /// As for [`parse`].
    #[doc(hidden)]
    pub fn flattener<'a>(
        &'a self,
        tokens: &'a [u32],
    ) -> Result<impl Fn() -> usize + use<'a>, ParseError> {
        front::flattener(self.compiled, &self.source, tokens)
    }
}

/// Puts the regular children of each node side by side, so that any of them is found in one step.
fn number_children(records: &mut [Record]) -> Vec<u32> {
    for at in 1..records.len() {
        if records[at].is_regular() {
            let parent = records[at].parent as usize;
            // First the number of children, then where they start.
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

/// Where the leaves start that are no comments. A text in another language that is in a comment is none, as what stands outside of
/// the marks of a program.
fn leaves(records: &[Record], embedded: &[Embedded]) -> Vec<u32> {
    let mut starts = Vec::new();
    // The root is none even where nothing is in it but white space.
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

/// Counts the tokens of each node. In pre-order starts only grow, and most nodes are short: both searches begin where
/// the answer is near.
fn weigh(records: &mut [Record], tokens: &[u32]) {
    let mut first = 0;
    for record in records {
        // A node that a parser put out of order is looked for from the start.
        if first > 0 && tokens[first - 1] >= record.start {
            first = tokens.partition_point(|&token| token < record.start);
        }
        first += tokens[first..].iter().take_while(|&&token| token < record.start).count();
        record.weight = count_below(&tokens[first..], record.end) as u32;
    }
}

/// How many of the ascending `positions` lie below `end`, in time logarithmic in that number.
fn count_below(positions: &[u32], end: u32) -> usize {
    let mut reach = 1;
    while positions.get(reach - 1).is_some_and(|&position| position < end) {
        reach *= 2;
    }
    let (low, high) = (reach / 2, reach.min(positions.len()));
    low + positions[low..high].partition_point(|&position| position < end)
}
