//! Leaves with embedded texts.

use std::ops::Range;

use crate::records::Records;

/// Leaf with nodes of another language below it.
#[derive(Clone, Debug)]
pub(crate) struct Embedded {
    pub(crate) leaf: u32,
    /// Number of the enclosing embedded text.
    pub(crate) outer: Option<u32>,
    /// Terminator of the text in the source, or empty if unknown.
    pub(crate) end_mark: Range<u32>,
}

/// Returns the nodes of the outermost embedded texts among `nodes`.
pub(crate) fn within(
    records: &Records,
    embedded: &[Embedded],
    nodes: Range<usize>,
) -> Vec<Range<usize>> {
    let first = embedded.partition_point(|embedded| (embedded.leaf as usize) < nodes.start);
    let leaves = embedded[first..].iter().map(|embedded| embedded.leaf as usize);
    let mut within: Vec<Range<usize>> = Vec::new();
    for leaf in leaves.take_while(|leaf| *leaf < nodes.end) {
        if within.last().is_none_or(|last| last.end <= leaf) {
            within.push(leaf + 1..records.at(leaf).subtree_end as usize);
        }
    }
    within
}

/// Returns `true` if `text` contains `part`, ignoring ASCII case.
pub(crate) fn contains(text: &[u8], part: &[u8]) -> bool {
    let Some((&first, rest)) = part.split_first() else { return false };
    let begins = memchr::memchr2_iter(first.to_ascii_lowercase(), first.to_ascii_uppercase(), text);
    begins.map(|at| &text[at + 1..]).any(|rest_of_text| {
        rest_of_text.get(..rest.len()).is_some_and(|text| text.eq_ignore_ascii_case(rest))
    })
}
