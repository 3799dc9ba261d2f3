//! Which languages are where in a tree.

use std::ops::Range;

use crate::embedded::contains;
use crate::{Grammar, NodeId, Tree};

impl Tree {
    /// Whether there are texts in other languages in it.
    #[must_use]
    pub fn has_embedded(&self) -> bool {
        self.compiled.is_joint()
    }

    /// The names of its language and of all that could be in its texts, each with what is added to the numbers of its kinds.
    pub fn languages(&self) -> impl Iterator<Item = (&'static str, u16)> {
        self.compiled.parts.iter().map(|part| (part.name, part.first_kind))
    }

    /// The texts in other languages, an outer one before those in it, each with its language.
    pub(crate) fn embedded_texts(&self) -> impl Iterator<Item = (&'static Grammar, Range<usize>)> {
        self.embedded.iter().filter_map(|embedded| {
            let root = self.node(NodeId(embedded.leaf + 1));
            Some((
                self.grammar.joint()?.language(root.language())?,
                self.node(NodeId(embedded.leaf)).span(),
            ))
        })
    }

    /// The innermost text in another language that has a node in it, by its number.
    pub(crate) fn embedded_around(&self, node: u32) -> Option<u32> {
        let before = self.embedded.partition_point(|embedded| embedded.leaf < node);
        let is_around =
            |at: &u32| self.records[self.embedded[*at as usize].leaf as usize].subtree_end > node;
        self.and_outer(before.checked_sub(1)?).find(is_around)
    }

    /// Of the texts that have a node in them, the one right inside `around`.
    pub(crate) fn embedded_below(&self, around: Option<u32>, node: u32) -> Option<u32> {
        let innermost =
            self.embedded_around(node).filter(|innermost| Some(*innermost) != around)?;
        self.and_outer(innermost as usize).find(|&at| self.embedded[at as usize].outer == around)
    }

    /// A text and those around it, from the inside.
    fn and_outer(&self, at: usize) -> impl Iterator<Item = u32> {
        std::iter::successors(Some(at as u32), |&at| self.embedded[at as usize].outer)
    }

    /// The leaf of such a text.
    pub(crate) fn embedded_leaf(&self, at: u32) -> NodeId {
        NodeId(self.embedded[at as usize].leaf)
    }

    /// Whether a text would end the one in another language that a node is in.
    pub(crate) fn would_end(&self, node: u32, text: &[u8]) -> bool {
        let around = self.embedded_around(node);
        around.is_some_and(|around| self.and_outer(around as usize).any(|at| self.ends(at, text)))
    }

    /// Whether there is a text in another language below a node.
    #[must_use]
    pub fn embeds(&self, node: NodeId) -> bool {
        let nodes = self.node(node).subtree();
        let first =
            self.embedded.partition_point(|embedded| (embedded.leaf as usize) < nodes.start);
        self.embedded.get(first).is_some_and(|embedded| nodes.contains(&(embedded.leaf as usize)))
    }

    /// Whether some characters of `text`, with others between them left out, would end the text in another language that a node is
    /// in.
    #[must_use]
    pub fn could_end(&self, node: NodeId, text: &[u8]) -> bool {
        let around = self
            .embedded_around(node.0)
            .into_iter()
            .flat_map(|around| self.and_outer(around as usize));
        let mut marks = around.map(|at| self.end_mark(at)).filter(|mark| !mark.is_empty());
        marks.any(|mark| {
            let mut rest = text.iter();
            mark.iter().all(|byte| rest.any(|other| other.eq_ignore_ascii_case(byte)))
        })
    }

    fn end_mark(&self, at: u32) -> &[u8] {
        let mark = &self.embedded[at as usize].end_mark;
        &self.source[mark.start as usize..mark.end as usize]
    }

    /// Whether a text would end an embedded one if it were in it.
    pub(crate) fn ends(&self, at: u32, text: &[u8]) -> bool {
        contains(text, self.end_mark(at))
    }
}
