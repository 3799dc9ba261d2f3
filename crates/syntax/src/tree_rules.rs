//! Rules for the nodes of one tree beyond those of its grammar, such as those of a schema.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use crate::record::NodeId;

/// Rules for the nodes of one tree.
pub trait TreeRules: fmt::Debug + Send + Sync {
    /// Returns `true` if `candidate` can replace `node`, in whose place the arrangement admits
    /// these symbols. Another arrangement may admit more.
    fn admits(&self, node: NodeId, candidate: NodeId, symbols: &[u16]) -> bool;

    /// Returns the smallest text of a node.
    fn smallest(&self, node: NodeId) -> Option<&str>;
}

/// Rules for the regular children of a node.
#[derive(Clone, Debug)]
pub struct ChildRules {
    /// One for each regular child.
    pub children: Vec<ChildRule>,
    /// Possible orders of the children with a symbol, the most exact first.
    pub arrangements: Vec<Arrangement>,
}

/// Rule for one child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChildRule {
    /// As the grammar says.
    Free,
    /// It must stay.
    Fixed,
    /// It is a symbol of the arrangement.
    Symbol(u16),
}

/// Order and number of children.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arrangement {
    Never,
    Empty,
    Symbol(u16),
    Sequence(Vec<Arrangement>),
    Choice(Vec<Arrangement>),
    /// At least one.
    Repeated(Box<Arrangement>),
}

/// Rules of a tree, with what follows for its nodes.
#[derive(Clone, Debug)]
pub(crate) struct KnownRules {
    pub(crate) rules: Arc<dyn TreeRules>,
    /// Symbols admitted at the position of a node.
    pub(crate) admitted: Arc<HashMap<NodeId, Arc<[u16]>>>,
}
