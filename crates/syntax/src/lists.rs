//! Removability: the role of each node and the lists below it.
//!
//! Passes ask one of two questions. A pass that works level by level asks for the role of each node
//! ([`Tree::role`]). A pass that works list by list asks for the lists below a node
//! ([`Tree::lists`]) and tries subsets of their members.

use crate::quantify::{Around, ChildSlot, ListShape, MemberShape, Shape, Span};
use crate::record::NodeRecord;
use crate::rules::ListKind;
use crate::{Node, NodeId, Tree, WhiteSpace};

/// Removability of a node at its position, according to the grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Root of the tree.
    Root,
    /// Comment or other extra, always removable.
    Extra,
    /// Child that matches no rule, such as an ERROR. Any edit can be tried.
    Unmatched,
    /// Element of a repetition.
    Element,
    /// Element of a list with separators; one separator is deleted with it.
    Separated,
    /// Child that is an optional symbol of the rule.
    Optional,
    /// Child that another branch of the rule omits if all siblings are kept: the name in `struct
    /// name { … }`. It is in none of the [`lists`](Tree::lists), but is among the [optional-alone
    /// children](Tree::optional_alone).
    OptionalAlone,
    /// One of several children that are only removable together.
    Part,
    /// Separator between two elements, deleted with one of them.
    Separator,
    /// Child that the rule requires.
    Mandatory,
}

impl Role {
    /// All roles, each with its lower-case name.
    pub const ALL: [(Self, &'static str); 10] = [
        (Self::Root, "root"),
        (Self::Element, "element"),
        (Self::Separated, "separated"),
        (Self::Optional, "optional"),
        (Self::OptionalAlone, "alone"),
        (Self::Part, "part"),
        (Self::Separator, "separator"),
        (Self::Mandatory, "mandatory"),
        (Self::Extra, "extra"),
        (Self::Unmatched, "unmatched"),
    ];

    /// Returns `true` if the node is removable by itself.
    #[must_use]
    pub fn is_removable(self) -> bool {
        matches!(
            self,
            Self::Extra
                | Self::Unmatched
                | Self::Element
                | Self::Separated
                | Self::Optional
                | Self::OptionalAlone
        )
    }

    /// Returns `true` for elements of lists, with or without separators.
    #[must_use]
    pub fn is_element(self) -> bool {
        matches!(self, Self::Element | Self::Separated)
    }

    /// Returns the lower-case name.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(role, _)| *role == self).map_or("", |(_, name)| *name)
    }
}

/// Children of a node of which any subset can be deleted, as long as [`min`](List::min) members are
/// kept.
#[derive(Clone, Copy)]
pub struct List<'tree> {
    tree: &'tree Tree,
    parent: NodeId,
    source: ListSource<'tree>,
}

#[derive(Clone, Copy)]
enum ListSource<'tree> {
    /// Number and shape of a list.
    Shape(u32, &'tree ListShape),
    /// One child that is removable while its siblings are kept.
    OptionalAlone(Span),
    /// Children that the rule does not know.
    Extras,
    /// All children of a node without a shape.
    All,
}

/// Unit of a list: usually one node, sometimes several siblings.
#[derive(Clone, Copy)]
pub struct ListElement<'tree> {
    tree: &'tree Tree,
    /// The only node, if the member is not part of a shape.
    single: Option<NodeId>,
    /// Otherwise the regular children of this parent in this span.
    parent: NodeId,
    span: Span,
}

impl Tree {
    /// Returns the role of a node.
    pub fn role(&self, id: NodeId) -> Role {
        let record = self.record(id);
        if id.0 == 0 {
            return Role::Root;
        }
        if !record.is_regular() {
            let unmatched = record.has(NodeRecord::TEXT) || self.shape_of(record.parent).is_none();
            return if unmatched { Role::Unmatched } else { Role::Extra };
        }
        let Some((slot, shape)) = self.slot(id) else { return Role::Unmatched };
        let kept = self.keeps(id);
        let outside_lists =
            if slot.optional_alone && !kept { Role::OptionalAlone } else { Role::Mandatory };
        let Some(Around { number, list, member }) = shape.lists_around(&slot).next() else {
            return outside_lists;
        };
        match member {
            None => Role::Separator,
            Some(member) if member.children.len() > 1 => Role::Part,
            Some(_) if kept || list.is_at_min() && !self.may_be_emptied(record.parent, number) => {
                outside_lists
            }
            Some(_) => match list.kind {
                ListKind::Repetition => Role::Element,
                ListKind::Separated => Role::Separated,
                ListKind::Optional | ListKind::Plain => Role::Optional,
            },
        }
    }

    /// Returns the lists among the children of a node, outer lists first. They contain removable
    /// members only.
    pub fn lists(&self, id: NodeId) -> impl Iterator<Item = List<'_>> {
        let shape = self.shape_of(id);
        let lists = shape.map_or(&[][..], |shape| &shape.lists);
        let others = if shape.is_some() { ListSource::Extras } else { ListSource::All };
        (0u32..)
            .zip(lists)
            .map(|(number, list)| ListSource::Shape(number, list))
            .chain([others])
            .map(move |source| List { tree: self, parent: id, source })
            .filter(|list| list.members().next().is_some())
    }

    /// Returns the children that are removable as long as all their siblings are kept, each as a
    /// list. Unlike [`lists`](Self::lists), these lists cannot be combined with other edits of the
    /// node.
    pub fn optional_alone(&self, id: NodeId) -> impl Iterator<Item = List<'_>> {
        let slots = self.shape_of(id).map_or(&[][..], |shape| &shape.slots);
        let alone = (0..).zip(slots).filter(|(_, slot)| slot.optional_alone);
        let spans = alone.map(|(ordinal, _)| Span::one(ordinal)).filter(move |&span| {
            self.regular_children(id, span).any(|child| match self.role(child) {
                Role::OptionalAlone => true,
                Role::Part => !self.keeps(child),
                _ => false,
            })
        });
        spans.map(move |span| List {
            tree: self,
            parent: id,
            source: ListSource::OptionalAlone(span),
        })
    }

    /// Returns the white space that can replace a node that no list can lose, such as a semicolon:
    /// the end of a line, or nothing where a line or, in some languages, a block ends.
    pub fn line_end_instead_of(&self, id: NodeId) -> Option<&'static str> {
        let ends: &[u8] = match self.white_space_in(self.node(id).parent_id()) {
            WhiteSpace::Lines => b"\n\r}",
            WhiteSpace::Layout => b"\n\r",
            WhiteSpace::Free | WhiteSpace::Significant => return None,
        };
        self.slot(id).filter(|(slot, _)| slot.may_go_unsaid)?;
        let rest = &self.source[self.record(id).end as usize..];
        let next = rest.iter().find(|byte| !matches!(byte, b' ' | b'\t'));
        Some(if next.is_none_or(|byte| ends.contains(byte)) { "" } else { "\n" })
    }

    /// Returns `true` if the list of a node has other members.
    pub fn is_one_of_several(&self, id: NodeId) -> bool {
        self.list_of(id).is_some_and(|(_, list)| list.filled > 1)
    }

    /// Returns the innermost list that has the node in a member, with the number of the list.
    fn list_of(&self, id: NodeId) -> Option<(u32, &ListShape)> {
        let (slot, shape) = self.slot(id)?;
        let around = shape.lists_around(&slot).next().filter(|around| around.member.is_some())?;
        Some((around.number, around.list))
    }

    /// Returns the nodes of the list of a node, if the list needs one of its members.
    pub fn members_of_required_list(
        &self,
        id: NodeId,
    ) -> Option<impl Iterator<Item = NodeId> + use<'_>> {
        let (number, list) = self.list_of(id)?;
        let parent = self.record(id).parent;
        // An outer list may be able to lose what the inner one cannot.
        let is_required =
            list.min > 0 && list.outer.is_none() && !self.may_be_emptied(parent, number);
        let members = list.members.iter().map(|member| member.children);
        is_required.then(|| members.flat_map(move |span| self.regular_children(parent, span)))
    }

    /// Returns the nodes deleted with a node, including itself; `None` if it is not removable.
    pub fn removable_with(&self, id: NodeId) -> Option<Vec<NodeId>> {
        match self.role(id) {
            Role::Extra | Role::Unmatched => return Some(vec![id]),
            Role::Root | Role::Separator => return None,
            _ => {}
        }
        let parent = self.record(id).parent;
        let (slot, shape) = self.slot(id)?;
        // An outer list may be able to lose a member that the inner list cannot.
        for Around { number, list, member } in shape.lists_around(&slot) {
            let nodes: Vec<_> = self.regular_children(parent, member?.children).collect();
            if nodes.iter().any(|&node| self.keeps(node)) {
                return None;
            }
            if !list.is_at_min() || self.may_be_emptied(parent, number) {
                return Some(nodes);
            }
        }
        None
    }

    /// Returns `true` if the language requires a node that the grammar makes optional.
    fn keeps(&self, id: NodeId) -> bool {
        self.overrides.keeps(&self.records, id)
    }

    /// Returns the slot of a regular child and the shape of its parent.
    pub(crate) fn slot(&self, id: NodeId) -> Option<(ChildSlot, &Shape)> {
        let record = self.record(id);
        let shape =
            self.shape_of(record.parent).filter(|_| id != NodeId::ROOT && record.is_regular())?;
        Some((shape.slots[self.ordinal(id) as usize], shape))
    }

    pub(crate) fn shape_of(&self, id: NodeId) -> Option<&Shape> {
        self.shapes.of(self.regular.parent_number(id)?)
    }

    /// Returns the index of a node among the regular children of its parent; `u32::MAX` for other
    /// nodes.
    pub(crate) fn ordinal(&self, id: NodeId) -> u32 {
        self.regular.ordinal(&self.records, self.record(id).parent, id)
    }

    /// Returns the regular children in `span`.
    pub(crate) fn regular_children(
        &self,
        parent: NodeId,
        span: Span,
    ) -> impl Iterator<Item = NodeId> + use<'_> {
        self.regular.part(&self.records, parent, span.start..span.end)
    }

    /// Returns `true` if the list can lose all its members. Either the grammar allows it, or the
    /// list is all that its node contains and the node is in a list that can be empty. Other
    /// members of the outer list do not count: the same edit may delete them.
    pub(crate) fn may_be_emptied(&self, mut parent: NodeId, mut number: u32) -> bool {
        loop {
            let Some(shape) = self.shape_of(parent) else { return true };
            let list = &shape.lists[number as usize];
            if list.min == 0 {
                return true;
            }
            let spans_all = || list.spans(self.regular_count(parent));
            if parent == NodeId::ROOT || list.outer.is_some() || !spans_all() {
                return false;
            }
            let Some((slot, outer)) = self.slot(parent) else { return true };
            let is_whole = |member: &MemberShape| member.children.len() == 1;
            match outer.lists_around(&slot).next() {
                Some(around) if around.member.is_some_and(is_whole) && !self.keeps(parent) => {
                    (parent, number) = (self.record(parent).parent, around.number);
                }
                _ => return false,
            }
        }
    }
}

impl Node<'_> {
    /// Returns the role of the node.
    pub fn role(&self) -> Role {
        self.tree.role(self.id())
    }

    /// Returns the nodes deleted with this one, including itself; `None` if it is not removable.
    pub fn removable_with(&self) -> Option<Vec<NodeId>> {
        self.tree.removable_with(self.id())
    }

    /// Returns `true` for elements of lists, including the last one of a list that only its
    /// language does not allow to be empty.
    pub fn is_element(&self) -> bool {
        let is_last =
            || self.tree.list_of(self.id()).is_some_and(|(_, list)| list.kept_by_language);
        self.role().is_element() || is_last()
    }
}

impl ListShape {
    /// Returns `true` if the list contains all `count` children of its node.
    fn spans(&self, count: u32) -> bool {
        self.members.first().is_some_and(|first| first.children.start == 0)
            && self.members.last().is_some_and(|last| last.children.end == count)
    }
}

impl<'tree> List<'tree> {
    pub fn kind(&self) -> ListKind {
        match self.source {
            ListSource::Shape(_, list) => list.kind,
            ListSource::OptionalAlone(_) => ListKind::Optional,
            ListSource::Extras | ListSource::All => ListKind::Plain,
        }
    }

    /// Returns the parent of the members.
    pub fn parent(&self) -> Node<'tree> {
        self.tree.node(self.parent)
    }

    /// Returns the minimum number of members: 0 or 1.
    pub fn min(&self) -> usize {
        match self.source {
            ListSource::Shape(number, list) if !self.tree.may_be_emptied(self.parent, number) => {
                usize::from(list.min)
            }
            _ => 0,
        }
    }

    /// Returns `true` if the grammar requires a member.
    pub fn is_required(&self) -> bool {
        let is_by_language =
            matches!(self.source, ListSource::Shape(_, list) if list.kept_by_language);
        self.min() > 0 && !is_by_language
    }

    /// Returns the members in order.
    pub fn members(&self) -> impl Iterator<Item = ListElement<'tree>> + use<'tree> {
        let List { tree, parent, source } = *self;
        let (members, alone, finds_extras) = match source {
            ListSource::Shape(_, list) => (&list.members[..], None, false),
            ListSource::OptionalAlone(span) => (&[][..], Some(span), false),
            // Other lists skip the search for extras, which visits all children.
            ListSource::Extras | ListSource::All => (&[][..], None, true),
        };
        let keeps =
            move |&span: &Span| tree.regular_children(parent, span).any(|id| tree.keeps(id));
        let spans = members.iter().map(|member| member.children).filter(|span| span.len() > 0);
        let spans = spans.filter(move |span| !keeps(span)).chain(alone);
        let is_extra =
            move |id: &NodeId| matches!(source, ListSource::All) || !tree.record(*id).is_regular();
        let extras = finds_extras.then(|| tree.node(parent).children().map(|child| child.id()));
        let extras = extras.into_iter().flatten().filter(is_extra);
        let of_shape = spans.map(move |span| ListElement { tree, single: None, parent, span });
        let others =
            move |id| ListElement { tree, single: Some(id), parent, span: Span::default() };
        of_shape.chain(extras.map(others))
    }
}

impl<'tree> ListElement<'tree> {
    /// Returns the nodes from left to right, including unparsed text between them.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + use<'tree> {
        let ListElement { tree, single, parent, span } = *self;
        let mut nodes = tree.regular_children(parent, span).peekable();
        let nodes = std::iter::from_fn(move || Some((nodes.next()?, nodes.peek().copied())));
        let up_to_next = nodes.flat_map(move |(node, next)| {
            let next = next.unwrap_or(node);
            let after = |id: &NodeId| Some(NodeId(tree.records.get(id.index())?.subtree_end));
            let between = std::iter::successors(Some(node), after).skip(1);
            let is_unknown =
                |&id: &NodeId| tree.record(id).has(NodeRecord::ERROR | NodeRecord::TEXT);
            let unknown = between.take_while(move |&other| other < next).filter(is_unknown);
            std::iter::once(node).chain(unknown)
        });
        single.into_iter().chain(up_to_next)
    }

    /// Returns the weight of the nodes, without separators.
    pub fn weight(&self) -> u64 {
        self.nodes().map(|id| self.tree.node(id).weight()).sum()
    }
}
