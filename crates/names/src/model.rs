//! Rules of one document beyond those of its language, such as the schema of an XML document.
//!
//! A [`Model`] is bound to each tree of the document. Edits are completed before they are rendered,
//! so that passes need not know the model.

use std::fmt;
use std::sync::Arc;

use secateur_syntax::{ChildRules, Edit, NodeId, Tree, TreeRules};

/// Rules of a document.
pub trait Model: fmt::Debug + Send + Sync {
    /// Returns the facts about a tree; `None` if its text does not follow the rules.
    fn bind(&self, tree: &Tree) -> Option<BoundModel>;

    /// Returns `true` if a text follows the rules.
    fn accepts(&self, text: &[u8]) -> bool;

    /// Returns a text with a slight violation of the rules, if one is easy to add.
    fn violated(&self, text: &[u8]) -> Option<Vec<u8>>;

    /// Returns a string that identifies the rules.
    fn identity(&self) -> String;
}

/// Facts about one tree under a [`Model`].
#[derive(Clone, Debug)]
pub struct BoundModel {
    pub rules: Arc<dyn TreeRules>,
    /// Rules for the children of nodes.
    pub children: Vec<(NodeId, ChildRules)>,
    pub completion: Arc<dyn Completion>,
}

/// Identifier of an element, with the references to it.
#[derive(Clone, Debug)]
pub struct Identifier {
    pub element: NodeId,
    /// Attribute that may move to another element.
    pub attribute: Option<NodeId>,
    /// Name of its key. References move within one sort.
    pub sort: Box<str>,
    pub text: Box<str>,
    /// Values of attributes, in quotes, in which the identifier is a word.
    pub references: Vec<NodeId>,
}

/// Completion of edits.
pub trait Completion: fmt::Debug + Send + Sync {
    /// Extends an edit, so that the rest follows the rules; `None` if nothing is missing.
    /// References that it replaces stay.
    fn complete(&self, tree: &Tree, edit: &Edit) -> Option<Edit>;

    /// Returns the identifiers of elements, in the order of the file.
    fn identifiers(&self, tree: &Tree) -> Vec<Identifier>;
}
