//! Languages of the nodes in a tree.

use std::ops::Range;

use crate::embedded::contains;
use crate::{Grammar, NodeId, Tree};

impl Tree {
    /// Returns `true` if the tree has embedded texts.
    pub fn has_embedded(&self) -> bool {
        self.compiled.is_joint()
    }

    /// Returns the names of the host language and of all languages that can be embedded, with the
    /// offset of their kinds.
    pub fn languages(&self) -> impl Iterator<Item = (&'static str, u16)> {
        self.compiled.languages.iter().map(|info| (info.name, info.first_kind))
    }

    /// Returns the embedded texts with their languages, outer ones first.
    pub(crate) fn embedded_texts(&self) -> impl Iterator<Item = (&'static Grammar, Range<usize>)> {
        self.embedded.iter().filter_map(|embedded| {
            let [leaf, root] = [0, 1].map(|offset| self.node(NodeId(embedded.leaf + offset)));
            Some((self.grammar.joint()?.language(root.language())?, leaf.span()))
        })
    }

    /// Returns the number of the innermost embedded text that contains a node.
    pub(crate) fn embedded_containing(&self, node: NodeId) -> Option<u32> {
        let before = self.embedded.partition_point(|embedded| embedded.leaf < node.0);
        let contains = |&at: &u32| self.record(self.embedded_leaf(at)).subtree_end > node.0;
        self.and_outer(before.checked_sub(1)? as u32).find(contains)
    }

    /// Returns the embedded text that contains a node and is directly inside `enclosing`.
    pub(crate) fn embedded_below(&self, enclosing: Option<u32>, node: NodeId) -> Option<u32> {
        let innermost =
            self.embedded_containing(node).filter(|innermost| Some(*innermost) != enclosing)?;
        self.and_outer(innermost).find(|&at| self.embedded[at as usize].outer == enclosing)
    }

    /// Returns an embedded text and those that enclose it, from the inside out.
    fn and_outer(&self, at: u32) -> impl Iterator<Item = u32> {
        std::iter::successors(Some(at), |&at| self.embedded[at as usize].outer)
    }

    /// Returns the embedded texts that contain a node, from the inside out.
    fn all_containing(&self, node: NodeId) -> impl Iterator<Item = u32> {
        self.embedded_containing(node).into_iter().flat_map(|at| self.and_outer(at))
    }

    pub(crate) fn embedded_leaf(&self, at: u32) -> NodeId {
        NodeId(self.embedded[at as usize].leaf)
    }

    /// Returns `true` if `text` would end the embedded text that contains a node.
    pub(crate) fn would_end(&self, node: NodeId, text: &[u8]) -> bool {
        self.all_containing(node).any(|at| self.ends(at, text))
    }

    /// Returns `true` if there is an embedded text below a node.
    pub fn embeds(&self, node: NodeId) -> bool {
        let nodes = self.node(node).subtree();
        let first =
            self.embedded.partition_point(|embedded| (embedded.leaf as usize) < nodes.start);
        self.embedded.get(first).is_some_and(|embedded| nodes.contains(&(embedded.leaf as usize)))
    }

    /// Returns `true` if a subsequence of `text` would end the embedded text that contains a node.
    pub fn could_end(&self, node: NodeId, text: &[u8]) -> bool {
        let marks = self.all_containing(node).map(|at| self.end_mark(at));
        marks.filter(|mark| !mark.is_empty()).any(|mark| {
            let mut rest = text.iter();
            mark.iter().all(|byte| rest.any(|other| other.eq_ignore_ascii_case(byte)))
        })
    }

    fn end_mark(&self, at: u32) -> &[u8] {
        let mark = &self.embedded[at as usize].end_mark;
        &self.source[mark.start as usize..mark.end as usize]
    }

    /// Returns `true` if `text` would end the embedded text `at`.
    pub(crate) fn ends(&self, at: u32, text: &[u8]) -> bool {
        contains(text, self.end_mark(at))
    }
}
