//! Leaves whose text is in another language.

use std::ops::Range;

use crate::record::Record;

/// A leaf with nodes of another language below it.
#[derive(Clone, Debug)]
pub(crate) struct Embedded {
    pub(crate) leaf: u32,
    /// The one in whose text it is, by its number.
    pub(crate) outer: Option<u32>,
    /// What ends the text, where that is known: a part of the source.
    pub(crate) end_mark: Range<u32>,
}

/// The nodes of the outermost texts in other languages among some nodes.
pub(crate) fn within(
    records: &[Record],
    embedded: &[Embedded],
    nodes: Range<usize>,
) -> Vec<Range<usize>> {
    let first = embedded.partition_point(|embedded| (embedded.leaf as usize) < nodes.start);
    let leaves = embedded[first..].iter().map(|embedded| embedded.leaf as usize);
    let mut within: Vec<Range<usize>> = Vec::new();
    for leaf in leaves.take_while(|leaf| *leaf < nodes.end) {
        if within.last().is_none_or(|last| last.end <= leaf) {
            within.push(leaf + 1..records[leaf].subtree_end as usize);
        }
    }
    within
}

/// Whether a text is in another, in upper or lower case.
pub(crate) fn contains(text: &[u8], part: &[u8]) -> bool {
    let Some((&first, rest)) = part.split_first() else { return false };
    let begins = memchr::memchr2_iter(first.to_ascii_lowercase(), first.to_ascii_uppercase(), text);
    begins
        .map(|at| &text[at + 1..])
        .any(|behind| behind.get(..rest.len()).is_some_and(|it| it.eq_ignore_ascii_case(rest)))
}
