//! The immutable syntax tree.

use std::ops::Range;
use std::sync::Arc;

use crate::demands::Demands;
use crate::embedded::{self, Embedded};
use crate::front::FrontEnd;
use crate::quantify::{Coverage, Shape};
use crate::record::{NodeId, Record, regular_range};
use crate::rules::{Compiled, ERRORS, Part};
use crate::symbols::{Field, Kind, Place};
use crate::{Grammar, Overrides, WhiteSpace};

/// A parsed file: the source bytes and the nodes over them, in pre-order.
///
/// A tree never changes. Deleting from it is an [`Edit`](crate::Edit), a value of its own.
#[derive(Clone, Debug)]
#[doc(alias = "cst")]
pub struct Tree {
    pub(crate) grammar: &'static Grammar,
    pub(crate) compiled: &'static Compiled,
    pub(crate) overrides: &'static Overrides,
    pub(crate) front_end: FrontEnd,
    pub(crate) source: Arc<[u8]>,
    pub(crate) records: Vec<Record>,
    /// The leaves that have nodes of another language below them, ascending.
    pub(crate) embedded: Vec<Embedded>,
    /// The children that rules know, those of one node side by side.
    pub(crate) regular: Vec<u32>,
    pub(crate) shapes: Arc<[Shape]>,
    pub(crate) demands: Demands,
    pub(crate) coverage: Coverage,
    pub(crate) tokens: u64,
}

impl Tree {
    /// The bytes that were parsed.
    #[must_use]
    pub fn source(&self) -> &Arc<[u8]> {
        &self.source
    }

    /// The language that the source was parsed as.
    #[must_use]
    pub fn grammar(&self) -> &'static Grammar {
        self.grammar
    }

    /// What made the tree.
    #[must_use]
    pub fn front_end(&self) -> FrontEnd {
        self.front_end
    }

    /// What the white space in a node means.
    #[must_use]
    pub fn white_space_in(&self, id: NodeId) -> WhiteSpace {
        self.part(id).white_space
    }

    /// The language of a node.
    pub(crate) fn part(&self, mut id: NodeId) -> &'static Part {
        if !self.compiled.is_joint() {
            return self.compiled.host();
        }
        // What is no symbol of any grammar is of the language of what is around it.
        while self.records[id.index()].kind >= ERRORS && id != NodeId::ROOT {
            id = NodeId(self.records[id.index()].parent);
        }
        self.compiled.part_of(self.records[id.index()].kind)
    }

    /// For how many nodes it is known which of their children may go.
    #[must_use]
    pub fn coverage(&self) -> Coverage {
        self.coverage
    }

    /// How many nodes there are, at least 1.
    #[must_use]
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Always false: there is a root.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// The size of the source in tokens.
    #[must_use]
    pub fn tokens(&self) -> u64 {
        self.tokens
    }

    /// How many nodes the parser could make no sense of, or had to invent: 0 for a file that parses. What is wrong in texts in
    /// other languages is not counted: they may be parts of something.
    #[must_use]
    pub fn syntax_errors(&self) -> usize {
        let count =
            |records: &[Record]| records.iter().filter(|record| record.is_syntax_error()).count();
        let inner = embedded::within(&self.records, &self.embedded, 0..self.records.len());
        count(&self.records)
            - inner.into_iter().map(|nodes| count(&self.records[nodes])).sum::<usize>()
    }

    /// How many children of a node its rule knows.
    #[must_use]
    pub fn regular_count(&self, id: NodeId) -> u32 {
        regular_range(&self.records, &self.regular, id.index()).len() as u32
    }

    /// The node with this id.
    ///
    /// # Panics
    ///
    /// When the id belongs to another, larger tree.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Node<'_> {
        Node { tree: self, id, record: &self.records[id.index()] }
    }

    /// The root, which spans the whole source.
    #[must_use]
    pub fn root(&self) -> Node<'_> {
        self.node(NodeId(0))
    }

    /// The child in a field.
    #[must_use]
    pub fn child_in(&self, node: NodeId, field: Field) -> Option<NodeId> {
        self.node(node).children().find(|child| child.field_id() == field).map(|child| child.id())
    }

    /// The named child of a node that has one alone.
    #[must_use]
    pub fn only_named_child(&self, id: NodeId) -> Option<NodeId> {
        let mut named = self.node(id).children().filter(Node::is_named).map(|child| child.id());
        named.next().filter(|_| named.next().is_none())
    }

    /// All nodes in pre-order.
    pub fn nodes(&self) -> impl Iterator<Item = Node<'_>> {
        (0u32..).zip(&self.records).map(|(id, record)| Node { tree: self, id: NodeId(id), record })
    }
}

/// A view of one node.
#[derive(Clone, Copy)]
pub struct Node<'tree> {
    tree: &'tree Tree,
    id: NodeId,
    record: &'tree Record,
}

impl<'tree> Node<'tree> {
    /// Its id.
    #[must_use]
    pub fn id(&self) -> NodeId {
        self.id
    }

    /// The name of its kind in the grammar; for a keyword or punctuation, its text.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        if self.record.has(Record::TEXT) {
            return "TEXT";
        }
        self.tree.compiled.kind_name(self.record.kind).unwrap_or("ERROR")
    }

    /// The number of its kind in the grammar; another one for text that no rule accounts for.
    #[must_use]
    pub fn kind_id(&self) -> Kind {
        Kind(if self.record.has(Record::TEXT) { u16::MAX } else { self.record.kind })
    }

    /// The number in the grammar of the field of its parent that it fills; 0 for none.
    #[must_use]
    pub fn field_id(&self) -> Field {
        Field(self.record.field)
    }

    /// Where it stands: the kind of its parent, and its field there. The root counts as its own parent.
    #[must_use]
    pub fn place(&self) -> Place {
        Place { kind: self.tree.node(self.parent_id()).kind_id(), field: self.field_id() }
    }

    /// The name of the field of its parent that it fills.
    #[must_use]
    pub fn field(&self) -> Option<&'tree str> {
        self.tree.part(self.id).language.field_name_for_id(self.record.field)
    }

    /// The name of its language.
    #[must_use]
    pub fn language(&self) -> &'static str {
        self.tree.part(self.id).name
    }

    /// Its distance from the root, which has depth 0.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.record.depth as usize
    }

    /// The bytes of the source that it spans.
    #[must_use]
    pub fn span(&self) -> Range<usize> {
        self.record.start as usize..self.record.end as usize
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> &'tree [u8] {
        &self.tree.source[self.span()]
    }

    /// Its text, to be put elsewhere.
    #[must_use]
    pub fn copy(&self) -> Arc<str> {
        String::from_utf8_lossy(self.text()).into()
    }

    /// The tokens in its span.
    #[must_use]
    pub fn weight(&self) -> u64 {
        u64::from(self.record.weight)
    }

    /// Whether it is named in the grammar, as opposed to a keyword or punctuation.
    #[must_use]
    pub fn is_named(&self) -> bool {
        self.record.flags & Record::NAMED != 0
    }

    /// Whether it may stand anywhere, like a comment.
    #[must_use]
    pub fn is_extra(&self) -> bool {
        self.record.flags & Record::EXTRA != 0
    }

    /// Whether it is text that the parser could make no sense of.
    #[must_use]
    pub fn is_error(&self) -> bool {
        self.record.flags & Record::ERROR != 0
    }

    /// Whether it is a token that no rule of the grammar accounts for: part of an ERROR, or a spelling that the parser
    /// does not know.
    #[must_use]
    pub fn is_text(&self) -> bool {
        self.record.has(Record::TEXT)
    }

    /// Whether the parser invented it to go on; it spans no text.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.record.flags & Record::MISSING != 0
    }

    /// The node above, none for the root.
    #[must_use]
    pub fn parent(&self) -> Option<Node<'tree>> {
        (self.id.0 > 0).then(|| self.tree.node(NodeId(self.record.parent)))
    }

    /// The id of the node above; of the root its own.
    #[must_use]
    pub fn parent_id(&self) -> NodeId {
        NodeId(self.record.parent)
    }

    /// The nodes right below it, in order.
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

    /// The positions in pre-order of the node and everything below it.
    #[must_use]
    pub fn subtree(&self) -> Range<usize> {
        self.id.index()..self.record.subtree_end as usize
    }
}
