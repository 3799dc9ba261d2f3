//! Builder of the flat array of nodes.

use std::ops::Range;

use crate::record::{NodeId, NodeRecord};
use crate::records::Records;

/// The flat array under construction, in pre-order.
///
/// Text that no node covers becomes a node here: text skipped by an ERROR, token by token, hidden
/// text that forms list elements, and text blanked by a mask.
#[derive(Default)]
pub(crate) struct Builder<'a> {
    source: &'a [u8],
    /// Starts of the tokens, ascending.
    tokens: &'a [u32],
    /// Text hidden from the parser, ascending.
    blanked: &'a [Range<usize>],
    /// Text that the parser saw in a shorter spelling, ascending.
    respelt: &'a [Range<usize>],
    records: Records,
    path: Vec<NodeId>,
    /// End of the text covered so far.
    end: usize,
}

impl<'a> Builder<'a> {
    pub(crate) fn new(source: &'a [u8], tokens: &'a [u32], blanked: &'a [Range<usize>]) -> Self {
        Self { source, tokens, blanked, ..Self::default() }
    }

    /// Sets the respelt ranges. A node that ends inside one of them is extended to its end.
    pub(crate) fn respelling(self, respelt: &'a [Range<usize>]) -> Self {
        Self { respelt, ..self }
    }

    /// Returns an empty builder with the same settings.
    pub(crate) fn afresh(&self) -> Self {
        Self { records: Records::default(), path: Vec::new(), end: 0, ..*self }
    }

    /// Reserves memory for this many nodes. Growth by doubling would double the peak.
    pub(crate) fn reserve(&mut self, nodes: usize) {
        self.records.reserve(nodes);
    }

    /// Opens a node, of which the kind, field, rule, flags and start are known.
    pub(crate) fn open(&mut self, node: &NodeRecord) {
        // The parser may see a second node inside one respelt token; the first node covers it
        // whole.
        let start = self.whole_token(node.start as usize);
        self.pass(start, false);
        let id = self.push(node, start..start);
        self.path.push(id);
    }

    pub(crate) fn close(&mut self, end: usize) {
        // A node ends no earlier than its children.
        let has_children = self.path.last().is_some_and(|id| id.index() + 1 < self.records.len());
        let end = self.whole_token(end).max(if has_children { self.end } else { 0 });
        self.pass(end, true);
        self.end = self.end.max(end);
        if let Some(id) = self.path.pop() {
            let next = self.records.len() as u32;
            self.records.close(id.0, end as u32, next);
        }
    }

    /// Replaces the properties of the root.
    pub(crate) fn set_root(&mut self, node: &NodeRecord) {
        if !self.records.is_empty() {
            self.records.set_kind(NodeId::ROOT, node);
        }
    }

    /// Sets flags of the innermost open node.
    pub(crate) fn mark(&mut self, flags: u8) {
        if let Some(&id) = self.path.last() {
            let record = self.records.at(id.index());
            self.records.set_kind(id, &NodeRecord { flags: record.flags | flags, ..record });
        }
    }

    /// Appends a finished subtree. Its text begins at `from` in this source.
    pub(crate) fn graft(&mut self, records: &Records, root: usize, from: usize) {
        let subtree = root..records.at(root).subtree_end as usize;
        let root = records.at(root);
        let outer_depth = self.path.len();
        let mut ends = Vec::new();
        for record in records.iter_in(subtree) {
            while self.path.len() > outer_depth + (record.depth - root.depth) as usize {
                self.close(ends.pop().unwrap_or(from));
            }
            self.open(&NodeRecord { start: record.start + from as u32, ..record });
            ends.push(from + record.end as usize);
        }
        while let Some(end) = ends.pop() {
            self.close(end);
        }
    }

    pub(crate) fn depth(&self) -> usize {
        self.path.len()
    }

    pub(crate) fn finish(mut self) -> Records {
        while !self.path.is_empty() {
            self.close(self.source.len());
        }
        self.records
    }

    fn push(&mut self, node: &NodeRecord, span: Range<usize>) -> NodeId {
        let id = NodeId(self.records.len() as u32);
        self.records.push(&NodeRecord {
            gap: NodeRecord::gap(self.end, span.start),
            depth: self.path.len() as u32,
            parent: self.path.last().copied().unwrap_or_default(),
            start: span.start as u32,
            end: span.end as u32,
            ..*node
        });
        id
    }

    /// Moves to `position` inside the innermost open node, which may close there.
    fn pass(&mut self, position: usize, closes: bool) {
        let Some(&open_node) = self.path.last() else { return };
        let NodeRecord { start, flags, .. } = self.records.at(open_node.index());
        let from = self.end.max(start as usize);
        let between = self.source.get(from..position).unwrap_or_default();
        // Words between the children of a string are its content.
        let is_loose = flags & NodeRecord::LOOSE != 0
            && between.iter().all(|byte| byte.is_ascii() && !byte.is_ascii_alphanumeric());
        if (flags & NodeRecord::ERROR != 0 || is_loose) && from < position {
            // An ERROR of one token needs no child.
            let is_leaf = closes && open_node.index() + 1 == self.records.len();
            let pieces: Vec<_> = self.pieces(from, position).collect();
            if !is_leaf || pieces.len() > 1 {
                pieces.into_iter().for_each(|piece| self.text(piece));
            }
        }
        let first = self.blanked.partition_point(|range| range.start < self.end);
        let count = self.blanked[first..].partition_point(|range| range.end <= position);
        self.blanked[first..first + count].iter().for_each(|range| self.text(range.clone()));
    }

    /// Returns the position, or the end of the respelt token that it would cut.
    fn whole_token(&self, position: usize) -> usize {
        let at = self.respelt.partition_point(|range| range.end < position);
        let cut = self.respelt.get(at).filter(|range| range.start < position);
        cut.map_or(position, |range| range.end)
    }

    /// Returns the tokens between two positions, without surrounding white space.
    fn pieces(&self, from: usize, to: usize) -> impl Iterator<Item = Range<usize>> + use<'a> {
        let (source, tokens) = (self.source, self.tokens);
        let mut next = tokens.partition_point(|&start| start as usize <= from);
        let mut at = from;
        std::iter::from_fn(move || {
            while at < to {
                let end = tokens.get(next).map_or(to, |&start| (start as usize).min(to));
                next += 1;
                let text = &source[at..end];
                let (start, length) =
                    (at + text.len() - text.trim_ascii_start().len(), text.trim_ascii().len());
                at = end;
                if length > 0 {
                    return Some(start..start + length);
                }
            }
            None
        })
    }

    fn text(&mut self, range: Range<usize>) {
        let text = NodeRecord { kind: u16::MAX, flags: NodeRecord::TEXT, ..NodeRecord::default() };
        self.push(&text, range.clone());
        self.end = self.end.max(range.end);
    }
}

#[cfg(test)]
mod tests {
    use super::Builder;
    use crate::record::{NodeId, NodeRecord};
    use crate::records::{Records, gap_start};

    fn node(flags: u8, start: u32) -> NodeRecord {
        NodeRecord { kind: 1, flags, start, ..NodeRecord::default() }
    }

    fn texts(source: &str, records: &Records) -> Vec<String> {
        let text =
            |record: NodeRecord| source[record.start as usize..record.end as usize].to_owned();
        records.iter().filter(|record| record.has(NodeRecord::TEXT)).map(text).collect()
    }

    #[test]
    fn what_an_error_skipped_is_there_token_by_token() {
        let source = "ok ( a  + ) ok";
        let mut builder = Builder::new(source.as_bytes(), &[0, 3, 5, 8, 10, 12], &[]);
        builder.open(&node(0, 0));
        builder.open(&node(NodeRecord::ERROR, 3));
        builder.open(&node(0, 5));
        builder.close(6);
        builder.close(11);
        assert_eq!(texts(source, &builder.finish()), ["(", "+", ")"]);
    }

    #[test]
    fn an_error_of_one_token_is_a_leaf() {
        let source = "(";
        let mut builder = Builder::new(source.as_bytes(), &[0], &[]);
        builder.open(&node(NodeRecord::ERROR, 0));
        assert_eq!(builder.finish().len(), 1);
    }

    #[test]
    fn what_is_respelt_has_one_node() {
        let mut builder =
            Builder::new(b"a && b", &[0, 2, 5], &[]).respelling(std::slice::from_ref(&(2..4)));
        builder.open(&node(0, 0));
        for (start, end) in [(0, 1), (2, 3), (3, 4), (5, 6)] {
            builder.open(&node(0, start));
            builder.close(end);
        }
        let spans: Vec<_> =
            builder.finish().iter().skip(1).map(|record| (record.start, record.end)).collect();
        assert_eq!(spans, [(0, 1), (2, 4), (4, 4), (5, 6)]);
    }

    #[test]
    fn gaps_of_any_length_are_known() {
        for blanks in [0, 1, 254, 255, 256, 1000] {
            // Two nodes with two children each, and blanks before every node.
            let mut builder = Builder::new(&[], &[], &[]);
            builder.open(&node(0, 0));
            for start in [blanks, 3 * blanks + 2] {
                builder.open(&node(0, start));
                for start in [start, start + 1 + blanks] {
                    builder.open(&node(0, start));
                    builder.close(start as usize + 1);
                }
                builder.close((start + 2 + blanks) as usize);
            }
            let records = builder.finish();
            let gaps: Vec<_> = (1..7)
                .map(|at| (gap_start(&records, NodeId(at)), records.at(at as usize).start))
                .collect();
            let end = 2 * blanks + 2;
            let expected = [
                (0, blanks),
                (0, blanks),
                (blanks + 1, 2 * blanks + 1),
                (end, end + blanks),
                (end, end + blanks),
                (end + blanks + 1, end + 2 * blanks + 1),
            ];
            assert_eq!(gaps, expected);
        }
    }

    #[test]
    fn blanked_text_gets_nodes_of_its_own() {
        let source = "a bb c dd";
        let mut builder = Builder::new(source.as_bytes(), &[0, 2, 5, 7], &[2..4, 7..9]);
        builder.open(&node(0, 0));
        builder.open(&node(0, 0));
        builder.close(1);
        builder.open(&node(0, 5));
        builder.close(6);
        let records = builder.finish();
        assert_eq!(texts(source, &records), ["bb", "dd"]);
        assert_eq!(gap_start(&records, NodeId(2)), 1);
        assert!(records.iter().skip(1).all(|record| record.parent == NodeId::ROOT));
    }
}
