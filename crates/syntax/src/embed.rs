//! Embedded texts: texts in other languages in the same tree, such as the scripts of a page.
//!
//! Text found by a grammar's [queries](crate::injections) is parsed by the front end of its own
//! language, including texts embedded in it in turn. Its nodes are put below the leaf with the
//! text, and are treated like all other nodes. Kinds, rules and classes are numbered by the [joint
//! rules](crate::rules) of the languages.
//!
//! The language of an embedded text does not know its terminator, such as a quote or an end tag. So
//! the terminator is recorded, and no edit may insert it.

mod joint;

use std::ops::Range;
use std::vec::IntoIter;

use crate::embedded::{Embedded, contains};
use crate::front::{self, Parsed};
use crate::grammar::Joint;
use crate::injections::{Found, Injection};
use crate::record::NodeRecord;
use crate::records::Records;
use crate::rules::ERRORS;
use crate::stop_check::StopCheck;
use crate::tokens::words;
use crate::{FrontEnd, Grammar, NodeId, ParseError};

/// Maximum number of tokens in the terminator of an embedded text.
const END_TOKENS_MAX: usize = 4;

/// Parses embedded texts. Returns the nodes of all languages, the front end, and the leaves with
/// embedded texts.
pub(crate) fn embed(
    joint: &Joint,
    host: Parsed,
    source: &[u8],
    stop_check: &StopCheck<'_>,
) -> Result<(Records, FrontEnd, Vec<Embedded>), ParseError> {
    let Parsed { records: packed, found, front_end } = host;
    let mut records: Vec<_> = packed.iter().collect();
    drop(packed);
    let mut embedder = Embedder {
        joint,
        source,
        stop_check,
        records: Vec::new(),
        embedded: Vec::new(),
        front_end,
    };
    // Leaves, with the number of embedded nodes up to each.
    let mut leaves = Vec::new();
    for (at, record) in records.iter_mut().enumerate() {
        stop_check.step()?;
        if let Some(inner) = embedder.text(0, &found, at, record) {
            let first = at + 1 + embedder.records.len();
            if embedder.add_nodes(inner, first, record, None)? {
                record.flags |= NodeRecord::EMBEDS;
                leaves.push((at as u32, embedder.records.len()));
            }
        }
    }
    let Embedder { records: inner, mut embedded, front_end, .. } = embedder;
    spread(&mut records, inner, &leaves);
    for (at, record) in (1..).zip(&mut *records) {
        record.subtree_end = at;
    }
    for at in (1..records.len()).rev() {
        let NodeRecord { parent, subtree_end, .. } = records[at];
        let end = &mut records[parent.index()].subtree_end;
        *end = subtree_end.max(*end);
    }
    let records: Records = records.into_iter().collect();
    for at in 0..embedded.len() {
        embedded[at].end_mark = end_mark(&records, source, &embedded, at);
    }
    Ok((records, front_end, embedded))
}

/// Nodes below the leaves of the host language.
struct Embedder<'a> {
    joint: &'a Joint,
    source: &'a [u8],
    stop_check: &'a StopCheck<'a>,
    records: Vec<NodeRecord>,
    embedded: Vec<Embedded>,
    front_end: FrontEnd,
}

/// Nodes of one embedded text that have not been added.
struct EmbeddedFrame {
    language: usize,
    records: IntoIter<NodeRecord>,
    found: Found,
    /// Start and length of its text.
    from: u32,
    bytes: u32,
    depth: u32,
    /// Numbers of its nodes in the tree.
    ids: Vec<u32>,
    leaf: u32,
    number: u32,
}

impl Embedder<'_> {
    /// Returns the injection of a node, if it is a leaf with an embedded text.
    fn text(
        &self,
        language: usize,
        found: &Found,
        at: usize,
        node: &NodeRecord,
    ) -> Option<(usize, &'static Injection)> {
        let is_leaf = node.subtree_end as usize == at + 1;
        is_leaf.then(|| self.joint.injection(language, found, node)).flatten()
    }

    /// Adds the nodes below a leaf, numbered from `first`. Returns `false` if its text cannot be
    /// parsed.
    fn add_nodes(
        &mut self,
        inner: (usize, &'static Injection),
        first: usize,
        leaf: &NodeRecord,
        enclosing: Option<u32>,
    ) -> Result<bool, ParseError> {
        let before = self.records.len();
        let mut frames: Vec<EmbeddedFrame> =
            self.frame(inner, first as u32 - 1, leaf, enclosing)?.into_iter().collect();
        while let Some(frame) = frames.last_mut() {
            self.stop_check.step()?;
            let Some(mut record) = frame.records.next() else {
                frames.pop();
                continue;
            };
            // A node that is all of the text, such as a comment, could contain itself without end.
            let is_part = record.end - record.start < frame.bytes;
            let inner = self
                .text(frame.language, &frame.found, frame.ids.len(), &record)
                .filter(|_| is_part);
            let (at, is_root) = (self.records.len(), frame.ids.is_empty());
            let id = (first + at - before) as u32;
            if is_root && record.kind >= ERRORS {
                // A text without structure gets a root of its language.
                record.kind = self.joint.root_kind(frame.language);
            }
            let shift = self.joint.shifts[frame.language];
            (record.kind, record.rule) = (shift.kind(record.kind), shift.rule(record.rule));
            record.parent =
                NodeId(if is_root { frame.leaf } else { frame.ids[record.parent.index()] });
            record.depth += frame.depth;
            record.start += frame.from;
            record.end += frame.from;
            frame.ids.push(id);
            let inner = inner.map(|inner| (inner, record, frame.number));
            self.records.push(record);
            if let Some((inner, leaf, enclosing)) = inner
                && let Some(frame) = self.frame(inner, id, &leaf, Some(enclosing))?
            {
                self.records[at].flags |= NodeRecord::EMBEDS;
                frames.push(frame);
            }
        }
        Ok(self.records.len() > before)
    }

    /// Parses the text of a leaf.
    fn frame(
        &mut self,
        (language, inner): (usize, &'static Injection),
        id: u32,
        leaf: &NodeRecord,
        outer: Option<u32>,
    ) -> Result<Option<EmbeddedFrame>, ParseError> {
        let text = &self.source[leaf.start as usize..leaf.end as usize];
        if text.trim_ascii().is_empty() {
            return Ok(None);
        }
        let (records, found, front_end) =
            match parse(self.joint.languages[language], text, &inner.end, self.stop_check) {
                Err(ParseError::TooManyErrors { .. }) => return Ok(None),
                parsed => parsed?,
            };
        // The precautions for masked texts are needed even if only an embedded text was masked.
        if self.front_end == FrontEnd::TreeSitter && front_end == FrontEnd::Masked {
            self.front_end = FrontEnd::Masked;
        }
        let number = self.embedded.len() as u32;
        self.embedded.push(Embedded { leaf: id, outer, end_mark: 0..0 });
        let (records, from, depth) = (records.into_iter(), leaf.start, leaf.depth + 1);
        let bytes = leaf.end - leaf.start;
        Ok(Some(EmbeddedFrame {
            language,
            records,
            found,
            from,
            bytes,
            depth,
            ids: Vec::new(),
            leaf: id,
            number,
        }))
    }
}

/// Parses a text together with `end`, which may be missing. Nodes of `end` are empty.
fn parse(
    language: &'static Grammar,
    text: &[u8],
    end: &str,
    stop_check: &StopCheck<'_>,
) -> Result<(Vec<NodeRecord>, Found, FrontEnd), ParseError> {
    let end = if text.trim_ascii_end().ends_with(end.as_bytes()) { "" } else { end };
    let completed = [text, end.as_bytes()].concat();
    let tokens = language.code.token_starts(&completed).unwrap_or_else(|| words(&completed));
    let Parsed { records, found, front_end } =
        front::parse(language.code, language.compiled()?, &completed, &tokens, stop_check)?;
    let bytes = text.len() as u32;
    let inside = |record: NodeRecord| NodeRecord {
        start: record.start.min(bytes),
        end: record.end.min(bytes),
        ..record
    };
    Ok((records.iter().map(inside).collect(), found, front_end))
}

/// Inserts the nodes below each leaf after it, from the last leaf on, in place. Each leaf is given
/// with the number of embedded nodes up to it.
fn spread(records: &mut Vec<NodeRecord>, inner: Vec<NodeRecord>, leaves: &[(u32, usize)]) {
    // Returns the number of embedded nodes before a node.
    let shift = |node: u32| {
        leaves.partition_point(|&(leaf, _)| leaf < node).checked_sub(1).map_or(0, |at| leaves[at].1)
    };
    let mut from = records.len();
    records.reserve_exact(inner.len());
    records.extend_from_slice(&inner);
    let (mut to, mut inner) = (records.len(), inner.into_iter().rev());
    for (number, &(leaf, count)) in leaves.iter().enumerate().rev() {
        while from > leaf as usize + 1 {
            (from, to) = (from - 1, to - 1);
            records.swap(from, to);
            records[to].parent.0 += shift(records[to].parent.0) as u32;
        }
        let before = number.checked_sub(1).map_or(0, |before| leaves[before].1);
        for record in inner.by_ref().take(count - before) {
            to -= 1;
            records[to] = record;
        }
    }
}

/// Returns the shortest sequence of tokens after a text that does not occur in it.
fn end_mark(records: &Records, source: &[u8], embedded: &[Embedded], at: usize) -> Range<u32> {
    let Embedded { leaf, outer, .. } = embedded[at];
    let leaf = records.at(leaf as usize);
    let last = outer.map_or(records.len(), |outer| {
        records.at(embedded[outer as usize].leaf as usize).subtree_end as usize
    });
    let text = &source[leaf.start as usize..leaf.end as usize];
    let next_leaves = (leaf.subtree_end as usize..last)
        .filter(|&next| records.at(next).subtree_end as usize == next + 1);
    let mut end = leaf.end;
    for next in next_leaves
        .map(|next| records.at(next))
        .filter(|next| next.start < next.end)
        .take(END_TOKENS_MAX)
    {
        if next.start != end {
            break;
        }
        end = next.end;
        if !contains(text, &source[leaf.end as usize..end as usize]) {
            return leaf.end..end;
        }
    }
    0..0
}
