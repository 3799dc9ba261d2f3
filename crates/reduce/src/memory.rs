//! What has been tried without success, so that it is not tried again after every change elsewhere.
//!
//! Each round begins with another text, so that a driver's cache knows nothing of what is the same in it. Mostly what
//! failed once fails again: of such questions few succeed in a later round, unless something in them has changed. So they wait
//! until nothing else is left, for the check round, which asks everything.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hasher};
use std::sync::Arc;

use secateur_syntax::{Edit, NodeId, Replacement, Tree};

use crate::alike;

/// In how long texts it is noted what failed.
const BYTES_MAX: usize = 1 << 16;

/// Questions by their words: what was to go, below what, and what was to come in its place.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    failed: Arc<HashSet<u64>>,
}

impl Memory {
    /// Whether this has failed before.
    pub(crate) fn has(&self, question: Option<u64>) -> bool {
        question.is_some_and(|question| self.failed.contains(&question))
    }

    /// Takes note that this has failed.
    pub(crate) fn add(&mut self, question: Option<u64>) {
        if let Some(question) = question.filter(|question| !self.failed.contains(question)) {
            Arc::make_mut(&mut self.failed).insert(question);
        }
    }
}

/// The question which of these nodes can go.
pub(crate) fn of_list<'a>(tree: &Tree, members: impl Iterator<Item = &'a [NodeId]>) -> Option<u64> {
    let mut words = Words::new(tree)?;
    for member in members {
        words.hasher.write_u8(0);
        words.nodes(member);
    }
    Some(words.hasher.finish())
}

/// The question whether something can take the place of a node.
pub(crate) fn of_replacement(tree: &Tree, node: NodeId, replacement: &Replacement) -> Option<u64> {
    let mut words = Words::new(tree)?;
    words.nodes(&[node]);
    words.replacement(replacement);
    Some(words.hasher.finish())
}

/// The question which of these edits can be made.
pub(crate) fn of_edits<'a>(tree: &Tree, name: &str, edits: impl Iterator<Item = &'a Edit>) -> Option<u64> {
    let mut words = Words::new(tree)?;
    words.hasher.write(name.as_bytes());
    for edit in edits {
        words.hasher.write_u8(1);
        words.nodes(edit.deleted());
        for (node, replacement) in edit.replaced() {
            words.nodes(&[*node]);
            words.replacement(replacement);
        }
    }
    Some(words.hasher.finish())
}

/// The words of a question.
struct Words<'a> {
    tree: &'a Tree,
    hasher: DefaultHasher,
}

impl<'a> Words<'a> {
    /// None yet; nothing for a text that is too long.
    fn new(tree: &'a Tree) -> Option<Self> {
        (tree.source().len() <= BYTES_MAX).then(|| Self { tree, hasher: DefaultHasher::new() })
    }

    fn nodes(&mut self, nodes: &[NodeId]) {
        for &node in nodes {
            let node = self.tree.node(node);
            self.hasher.write_u16(node.parent().map_or(0, |parent| parent.kind_id()));
            self.hasher.write_u64(alike::key(self.tree.grammar().white_space, node.text()));
        }
    }

    fn replacement(&mut self, replacement: &Replacement) {
        match replacement {
            Replacement::Text(text) => self.hasher.write(text.as_bytes()),
            Replacement::Node(node) => self.nodes(&[*node]),
            Replacement::Run { first, last } => self.nodes(&[*first, *last]),
        }
        self.hasher.write_u8(2);
    }
}
