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
    let (inner, embedded) = (Vec::new(), Vec::new());
    let mut embedder = Embedder { joint, source, stop_check, records: inner, embedded, front_end };
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
    /// Numbers of its nodes in the tree.
    ids: Vec<NodeId>,
    leaf: NodeRecord,
    /// Number of the leaf.
    id: NodeId,
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
        let leaf_id = NodeId(first as u32 - 1);
        let mut frames = Vec::from_iter(self.frame(inner, leaf_id, leaf, enclosing)?);
        while let Some(frame) = frames.last_mut() {
            self.stop_check.step()?;
            let Some(mut record) = frame.records.next() else {
                frames.pop();
                continue;
            };
            // A node that is all of the text, such as a comment, could contain itself without end.
            let is_part = record.end - record.start < frame.leaf.end - frame.leaf.start;
            let inner = self.text(frame.language, &frame.found, frame.ids.len(), &record);
            let (at, is_root) = (self.records.len(), frame.ids.is_empty());
            let id = NodeId((first + at - before) as u32);
            if is_root && record.kind >= ERRORS {
                // A text without structure gets a root of its language.
                record.kind = self.joint.root_kind(frame.language);
            }
            let shift = self.joint.shifts[frame.language];
            (record.kind, record.rule) = (shift.kind(record.kind), shift.rule(record.rule));
            record.parent = if is_root { frame.id } else { frame.ids[record.parent.index()] };
            record.depth += frame.leaf.depth + 1;
            record.start += frame.leaf.start;
            record.end += frame.leaf.start;
            frame.ids.push(id);
            let enclosing = Some(frame.number);
            self.records.push(record);
            if let Some(inner) = inner.filter(|_| is_part)
                && let Some(frame) = self.frame(inner, id, &record, enclosing)?
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
        id: NodeId,
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
        self.embedded.push(Embedded { leaf: id.0, outer, end_mark: 0..0 });
        let (records, ids, leaf) = (records.into_iter(), Vec::new(), *leaf);
        Ok(Some(EmbeddedFrame { language, records, found, ids, leaf, id, number }))
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
    let leaf_of = |at: usize| records.at(embedded[at].leaf as usize);
    let (leaf, outer) = (leaf_of(at), embedded[at].outer);
    let last = outer.map_or(records.len() as u32, |outer| leaf_of(outer as usize).subtree_end);
    let text = &source[leaf.start as usize..leaf.end as usize];
    let next_nodes = (leaf.subtree_end..last).map(|next| (next, records.at(next as usize)));
    let is_token =
        |(at, node): &(u32, NodeRecord)| node.subtree_end == at + 1 && node.start < node.end;
    let mut end = leaf.end;
    for (_, next) in next_nodes.filter(is_token).take(END_TOKENS_MAX) {
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
