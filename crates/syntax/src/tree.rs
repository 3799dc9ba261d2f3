//! The immutable syntax tree.

use std::ops::Range;
use std::sync::Arc;

use crate::embedded::{self, Embedded};
use crate::front::FrontEnd;
use crate::quantify::{Coverage, Shapes};
use crate::ranked_bits::RankedBits;
use crate::record::{NodeId, NodeRecord};
use crate::records::Records;
use crate::regular_children::RegularChildren;
use crate::required_nodes::RequiredNodes;
use crate::rules::{Compiled, ERRORS, LanguageInfo};
use crate::symbols::{ChildPosition, Field, KindId};
use crate::tree_rules::KnownRules;
use crate::{Grammar, Overrides, WhiteSpace};

/// Parsed file: the source bytes and the nodes over them, in pre-order.
///
/// A tree never changes. Deletions are described by an [`Edit`](crate::Edit), a separate value.
#[derive(Clone, Debug)]
#[doc(alias = "cst")]
pub struct Tree {
    pub(crate) grammar: &'static Grammar,
    pub(crate) compiled: &'static Compiled,
    pub(crate) overrides: &'static Overrides,
    pub(crate) front_end: FrontEnd,
    pub(crate) source: Arc<[u8]>,
    pub(crate) records: Records,
    /// Leaves with embedded texts, ascending.
    pub(crate) embedded: Vec<Embedded>,
    pub(crate) regular: RegularChildren,
    pub(crate) shapes: Shapes,
    pub(crate) required_nodes: RequiredNodes,
    pub(crate) coverage: Coverage,
    pub(crate) token_starts: RankedBits,
    pub(crate) rules: Option<KnownRules>,
}

impl Tree {
    /// Returns the parsed bytes.
    pub fn source(&self) -> &Arc<[u8]> {
        &self.source
    }

    /// Returns the language of the source.
    pub fn grammar(&self) -> &'static Grammar {
        self.grammar
    }

    /// Returns the front end that made the tree.
    pub fn front_end(&self) -> FrontEnd {
        self.front_end
    }

    /// Returns the meaning of white space in a node.
    pub fn white_space_in(&self, id: NodeId) -> WhiteSpace {
        self.language_info(id).white_space
    }

    /// Returns the language of a node.
    pub(crate) fn language_info(&self, mut id: NodeId) -> &'static LanguageInfo {
        if !self.compiled.is_joint() {
            return self.compiled.host();
        }
        // Nodes without a symbol of a grammar belong to the language of their parent.
        while self.record(id).kind >= ERRORS && id != NodeId::ROOT {
            id = self.record(id).parent;
        }
        self.compiled.language_of(self.record(id).kind)
    }

    /// Returns the number of nodes with and without a known shape.
    pub fn coverage(&self) -> Coverage {
        self.coverage
    }

    /// Returns the number of nodes, at least 1.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Always returns `false`, since there is a root.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// Returns the size of the source in tokens.
    pub fn tokens(&self) -> u64 {
        self.token_starts.count() as u64
    }

    /// Returns the number of nodes that are unparsed text or missing tokens: 0 for a file that
    /// parses. Errors in embedded texts are not counted, since those can be fragments.
    pub fn syntax_errors(&self) -> usize {
        let count = |nodes: Range<usize>| {
            self.records.iter_in(nodes).filter(NodeRecord::is_syntax_error).count()
        };
        let inner = embedded::within(&self.records, &self.embedded, 0..self.records.len());
        count(0..self.records.len()) - inner.into_iter().map(count).sum::<usize>()
    }

    /// Returns the number of regular children of a node.
    pub fn regular_count(&self, id: NodeId) -> u32 {
        self.regular.count(&self.records, id) as u32
    }

    /// Returns the node with this number.
    ///
    /// # Panics
    ///
    /// If the number belongs to another, larger tree.
    pub fn node(&self, id: NodeId) -> Node<'_> {
        Node { tree: self, id, record: self.record(id) }
    }

    pub(crate) fn record(&self, id: NodeId) -> NodeRecord {
        self.records.at(id.index())
    }

    /// Returns the root, which covers the whole source.
    pub fn root(&self) -> Node<'_> {
        self.node(NodeId::ROOT)
    }

    /// Returns all nodes in pre-order.
    pub fn nodes(&self) -> impl Iterator<Item = Node<'_>> {
        self.nodes_in(0..self.len())
    }

    /// Returns the nodes in a range of numbers.
    pub fn nodes_in(&self, range: Range<usize>) -> impl DoubleEndedIterator<Item = Node<'_>> {
        range.map(|index| self.node(NodeId(index as u32)))
    }
}

/// View of one node.
#[derive(Clone, Copy)]
pub struct Node<'tree> {
    pub(crate) tree: &'tree Tree,
    id: NodeId,
    record: NodeRecord,
}

impl PartialEq for Node<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && std::ptr::eq(self.tree, other.tree)
    }
}

impl<'tree> Node<'tree> {
    pub fn id(&self) -> NodeId {
        self.id
    }

    /// Returns the name of its kind; for a keyword or punctuation, its text.
    pub fn kind(&self) -> &'static str {
        if self.record.has(NodeRecord::TEXT) {
            return "TEXT";
        }
        self.tree.compiled.kind_name(self.record.kind).unwrap_or("ERROR")
    }

    /// Returns the number of its kind; a reserved number for unparsed text.
    pub fn kind_id(&self) -> KindId {
        KindId(if self.record.has(NodeRecord::TEXT) { u16::MAX } else { self.record.kind })
    }

    /// Returns the number of its field in the parent; 0 for none.
    pub fn field_id(&self) -> Field {
        Field(self.record.field)
    }

    /// Returns its position: the kind of its parent, and its field there. The root is its own
    /// parent.
    pub fn place(&self) -> ChildPosition {
        let kind = self.parent().unwrap_or(*self).kind_id();
        ChildPosition { kind, field: self.field_id() }
    }

    /// Returns the name of its field in the parent.
    pub fn field(&self) -> Option<&'tree str> {
        self.tree.language_info(self.id).symbols.field_name(self.record.field)
    }

    /// Returns the name of its language.
    pub fn language(&self) -> &'static str {
        self.tree.language_info(self.id).name
    }

    /// Returns its distance from the root, which has depth 0.
    pub fn depth(&self) -> usize {
        self.record.depth as usize
    }

    /// Returns its range of bytes in the source.
    pub fn span(&self) -> Range<usize> {
        self.record.start as usize..self.record.end as usize
    }

    pub fn text(&self) -> &'tree [u8] {
        &self.tree.source[self.span()]
    }

    /// Returns its text, for use as a replacement.
    pub fn copy(&self) -> Arc<str> {
        String::from_utf8_lossy(self.text()).into()
    }

    /// Returns the number of tokens in its span.
    pub fn weight(&self) -> u64 {
        self.tree.tokens_between(self.record.start, self.record.end) as u64
    }

    /// Returns `true` if it is neither a keyword nor punctuation.
    pub fn is_named(&self) -> bool {
        self.record.has(NodeRecord::NAMED)
    }

    /// Returns `true` if it is admitted anywhere, like a comment.
    pub fn is_extra(&self) -> bool {
        self.record.has(NodeRecord::EXTRA)
    }

    /// Returns `true` for text that the parser did not understand.
    pub fn is_error(&self) -> bool {
        self.record.has(NodeRecord::ERROR)
    }

    /// Returns `true` for a token outside all rules: part of an ERROR, or an unsupported spelling.
    pub fn is_text(&self) -> bool {
        self.record.has(NodeRecord::TEXT)
    }

    /// Returns `true` if the parser inserted it to recover; its span is empty.
    pub fn is_missing(&self) -> bool {
        self.record.has(NodeRecord::MISSING)
    }

    /// Returns the parent; `None` for the root.
    pub fn parent(&self) -> Option<Node<'tree>> {
        (self.id != NodeId::ROOT).then(|| self.tree.node(self.record.parent))
    }

    /// Returns the number of the parent; for the root its own.
    pub fn parent_id(&self) -> NodeId {
        self.record.parent
    }

    /// Returns the ancestors, the parent first.
    pub fn ancestors(&self) -> impl Iterator<Item = Node<'tree>> + use<'tree> {
        self.with_ancestors().skip(1)
    }

    /// Returns the node and its ancestors, from the inside out.
    pub fn with_ancestors(&self) -> impl Iterator<Item = Node<'tree>> + use<'tree> {
        std::iter::successors(Some(*self), Node::parent)
    }

    /// Returns the nearest ancestor of one of these kinds.
    pub fn enclosing(&self, kinds: &[KindId]) -> Option<Node<'tree>> {
        self.ancestors().find(|node| kinds.contains(&node.kind_id()))
    }

    /// Returns the children of the parent, which include the node itself; none for the root.
    pub fn siblings(&self) -> impl Iterator<Item = Node<'tree>> + use<'tree> {
        self.parent().into_iter().flat_map(|parent| parent.children())
    }

    /// Returns the sibling before the node.
    pub fn previous_sibling(&self) -> Option<Node<'tree>> {
        let last = self.tree.node(NodeId(self.id.0.checked_sub(1)?));
        last.with_ancestors().take_while(|node| node.id > self.parent_id()).last()
    }

    /// Returns the children in order.
    pub fn children(&self) -> impl Iterator<Item = Node<'tree>> + use<'tree> {
        let (tree, end) = (self.tree, self.record.subtree_end);
        let mut next = self.id.0 + 1;
        std::iter::from_fn(move || {
            (next < end).then(|| {
                let child = tree.node(NodeId(next));
                next = child.record.subtree_end;
                child
            })
        })
    }

    /// Returns the children that are neither keywords nor punctuation.
    pub fn named_children(&self) -> impl Iterator<Item = Node<'tree>> + use<'tree> {
        self.children().filter(Node::is_named)
    }

    /// Returns the named child if there is exactly one.
    pub fn only_named_child(&self) -> Option<Node<'tree>> {
        let mut named = self.named_children();
        named.next().filter(|_| named.next().is_none())
    }

    /// Returns the child in a field.
    pub fn child(&self, field: Field) -> Option<Node<'tree>> {
        self.children().find(|child| child.field_id() == field)
    }

    /// Returns the first child of a kind.
    pub fn child_of_kind(&self, kind: KindId) -> Option<Node<'tree>> {
        self.children().find(|child| child.kind_id() == kind)
    }

    /// Returns `true` if there are no children.
    pub fn is_leaf(&self) -> bool {
        self.subtree().len() == 1
    }

    /// Returns the range of numbers of the node and its descendants.
    pub fn subtree(&self) -> Range<usize> {
        self.id.index()..self.record.subtree_end as usize
    }

    /// Returns `true` for the number of the node or of a descendant.
    pub fn contains(&self, id: NodeId) -> bool {
        self.subtree().contains(&id.index())
    }

    /// Returns the descendants in pre-order.
    pub fn descendants(&self) -> impl Iterator<Item = Node<'tree>> + use<'tree> {
        self.with_descendants().skip(1)
    }

    /// Returns the node and its descendants in pre-order.
    pub fn with_descendants(&self) -> impl Iterator<Item = Node<'tree>> + use<'tree> {
        self.tree.nodes_in(self.subtree())
    }

    /// Returns the node and its descendants in pre-order, without the descendants of nodes for
    /// which `enters` returns `false`.
    pub fn descend<F: Fn(&Self) -> bool>(
        &self,
        enters: F,
    ) -> impl Iterator<Item = Self> + use<'tree, F> {
        let (tree, end) = (self.tree, self.record.subtree_end);
        let mut next = self.id.0;
        std::iter::from_fn(move || {
            (next < end).then(|| {
                let node = tree.node(NodeId(next));
                next = if enters(&node) { next + 1 } else { node.record.subtree_end };
                node
            })
        })
    }
}
