//! What may go: the role of each node and the lists below it.
//!
//! Walkers ask one of two questions. One that works level by level asks of each node whether it may go
//! ([`Tree::role`]). One that works list by list asks which lists stand below a node ([`Tree::lists`]) and tries
//! subsets of their members.

use crate::quantify::{ListShape, Membership, Shape, Slot, Span};
use crate::record::Record;
use crate::rules::ListKind;
use crate::{Node, NodeId, Tree, WhiteSpace};

/// What the grammar says about a node in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The file itself.
    Root,
    /// Stands outside the grammar, like a comment, and may always go.
    Extra,
    /// A child of a node that fits no rule, like an ERROR: nothing is known, anything may be tried.
    Unmatched,
    /// An element of a repetition.
    Element,
    /// An element of a list with separators; one of them goes along.
    Separated,
    /// The whole of something optional.
    Optional,
    /// Another branch of the rule does without it, as long as everything beside it stays: in `struct name { … }` the
    /// name. It is in none of the [`lists`](Tree::lists), but among those [optional alone](Tree::optional_alone).
    OptionalAlone,
    /// One of several children that only go together.
    Part,
    /// Stands between two elements, and goes with one of them.
    Separator,
    /// Something must stand here.
    Mandatory,
}

impl Role {
    /// Every role.
    pub const ALL: [Self; 10] = [
        Self::Root,
        Self::Element,
        Self::Separated,
        Self::Optional,
        Self::OptionalAlone,
        Self::Part,
        Self::Separator,
        Self::Mandatory,
        Self::Extra,
        Self::Unmatched,
    ];

    /// Whether the node may go on its own.
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

    /// Whether the node is an element of a list, with separators or without.
    #[must_use]
    pub fn is_element(self) -> bool {
        matches!(self, Self::Element | Self::Separated)
    }

    /// Its name, in lower case.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Root => "root",
            Self::Extra => "extra",
            Self::Unmatched => "unmatched",
            Self::Element => "element",
            Self::Separated => "separated",
            Self::Optional => "optional",
            Self::OptionalAlone => "alone",
            Self::Part => "part",
            Self::Separator => "separator",
            Self::Mandatory => "mandatory",
        }
    }
}

/// Some children of a node of which any subset may go, as long as [`min`](List::min) members stay.
#[derive(Clone, Copy)]
pub struct List<'tree> {
    tree: &'tree Tree,
    parent: NodeId,
    inside: Inside<'tree>,
}

#[derive(Clone, Copy)]
enum Inside<'tree> {
    /// A list of the shape, by its number.
    Shape(u32, &'tree ListShape),
    /// One child that may go while its siblings stay.
    OptionalAlone(NodeId),
    /// The children that no rule knows.
    Extras,
    /// All children of a node without a shape.
    All,
}

/// What goes as one: often one node, sometimes several side by side.
#[derive(Clone, Copy)]
pub struct Member<'tree> {
    tree: &'tree Tree,
    /// All of it where it is in no list of a shape.
    alone: Option<NodeId>,
    /// All of it where it is in one.
    several: &'tree [u32],
}

impl Tree {
    /// The role of a node.
    #[must_use]
    pub fn role(&self, id: NodeId) -> Role {
        let record = &self.records[id.index()];
        if id.0 == 0 {
            return Role::Root;
        }
        if !record.is_regular() {
            let unmatched = record.has(Record::TEXT) || self.shape_of(record.parent).is_none();
            return if unmatched { Role::Unmatched } else { Role::Extra };
        }
        let Some((slot, shape)) = self.slot(id) else { return Role::Unmatched };
        let kept = self.overrides.keeps(self.records[record.parent as usize].kind, record.kind);
        let in_no_list =
            if slot.optional_alone && !kept { Role::OptionalAlone } else { Role::Mandatory };
        match slot.place {
            Membership::Outside => in_no_list,
            Membership::Separator { .. } => Role::Separator,
            Membership::Member { list: number, member } => {
                let list = &shape.lists[number as usize];
                if list.members[member as usize].children.len() > 1 {
                    return Role::Part;
                }
                let last = list.filled <= usize::from(list.min);
                if kept || last && !self.may_be_emptied(record.parent, number) {
                    return in_no_list;
                }
                match list.kind {
                    ListKind::Repetition => Role::Element,
                    ListKind::Separated => Role::Separated,
                    ListKind::Optional | ListKind::Plain => Role::Optional,
                }
            }
        }
    }

    /// The lists right below a node, an outer one before those inside it. Only members that may go are in them.
    pub fn lists(&self, id: NodeId) -> impl Iterator<Item = List<'_>> {
        let shape = self.shape_of(id.0);
        let lists = shape.map_or(&[][..], |shape| &shape.lists);
        let others = if shape.is_some() { Inside::Extras } else { Inside::All };
        (0u32..)
            .zip(lists)
            .map(|(number, list)| Inside::Shape(number, list))
            .chain([others])
            .map(move |inside| List { tree: self, parent: id, inside })
            .filter(|list| list.members().next().is_some())
    }

    /// The children of a node of which each may go as long as everything beside it stays, each as a list of its own. Unlike
    /// [`lists`](Self::lists), they do not go with anything else.
    pub fn optional_alone(&self, id: NodeId) -> impl Iterator<Item = List<'_>> {
        let slots = self.shape_of(id.0).map_or(&[][..], |shape| &shape.slots);
        let start = self.records[id.index()].regular_start as usize;
        let alone = slots.iter().enumerate().filter(|(_, slot)| slot.optional_alone);
        let alone = alone.map(move |(ordinal, _)| NodeId(self.regular[start + ordinal]));
        let kind = |id: NodeId| self.records[id.index()].kind;
        let alone = alone.filter(move |&child| match self.role(child) {
            Role::OptionalAlone => true,
            Role::Part => !self.overrides.keeps(kind(id), kind(child)),
            _ => false,
        });
        alone.map(move |child| List {
            tree: self,
            parent: id,
            inside: Inside::OptionalAlone(child),
        })
    }

    /// Whether the end of a line may stand in the place of a node that no list can lose, as for a semicolon.
    #[must_use]
    pub fn may_go_unsaid(&self, id: NodeId) -> bool {
        let has_lines =
            |parent| matches!(self.white_space_in(parent), WhiteSpace::Lines | WhiteSpace::Layout);
        self.slot(id)
            .is_some_and(|(slot, _)| slot.may_go_unsaid && has_lines(self.node(id).parent_id()))
    }

    /// Whether a node belongs to a list that has other members.
    #[must_use]
    pub fn is_one_of_several(&self, id: NodeId) -> bool {
        self.slot(id).is_some_and(|(slot, shape)| match slot.place {
            Membership::Member { list, .. } => shape.lists[list as usize].filled > 1,
            Membership::Outside | Membership::Separator { .. } => false,
        })
    }

    /// The nodes that go if this one goes, itself among them; `None` if it cannot go.
    #[must_use]
    pub fn removable_with(&self, id: NodeId) -> Option<Vec<NodeId>> {
        match self.role(id) {
            Role::Extra | Role::Unmatched => return Some(vec![id]),
            Role::Root | Role::Separator => return None,
            Role::Element
            | Role::Separated
            | Role::Optional
            | Role::OptionalAlone
            | Role::Part
            | Role::Mandatory => {}
        }
        let parent = self.records[id.index()].parent;
        let (slot, shape) = self.slot(id)?;
        let Membership::Member { list, member } = slot.place else { return None };
        let mut place = Some((list, member));
        // What a list cannot lose, the list around it perhaps can.
        while let Some((number, member)) = place {
            let list = &shape.lists[number as usize];
            let children = list.members[member as usize].children;
            let nodes: Vec<_> = self.regular_children(parent, children).collect();
            let parent_kind = self.records[parent as usize].kind;
            let is_kept =
                |node: &NodeId| self.overrides.keeps(parent_kind, self.records[node.index()].kind);
            if nodes.iter().any(is_kept) {
                return None;
            }
            if list.filled > usize::from(list.min) || self.may_be_emptied(parent, number) {
                return Some(nodes);
            }
            place = list.outer;
        }
        None
    }

    /// The slot of a child that its parent's rule knows, and the shape that it is in.
    pub(crate) fn slot(&self, id: NodeId) -> Option<(Slot, &Shape)> {
        let record = &self.records[id.index()];
        let shape = self.shape_of(record.parent).filter(|_| id.0 > 0 && record.is_regular())?;
        Some((shape.slots[record.ordinal as usize], shape))
    }

    pub(crate) fn shape_of(&self, at: u32) -> Option<&Shape> {
        self.records[at as usize].shape.map(|shape| &self.shapes[shape.index()])
    }

    /// The regular children of these numbers.
    pub(crate) fn regular_children(
        &self,
        parent: u32,
        span: Span,
    ) -> impl Iterator<Item = NodeId> + use<'_> {
        let start = self.records[parent as usize].regular_start;
        let range = (start + span.start) as usize..(start + span.end) as usize;
        self.regular.get(range).unwrap_or_default().iter().map(|&at| NodeId(at))
    }

    /// Whether no member of the list need stay: because the grammar says so, or because the node is nothing but this
    /// list and is itself in one that needs no member. One that needs a member may lose its others at the same time.
    pub(crate) fn may_be_emptied(&self, mut parent: u32, mut number: u32) -> bool {
        loop {
            let Some(shape) = self.shape_of(parent) else { return true };
            let list = &shape.lists[number as usize];
            if list.min == 0 {
                return true;
            }
            let record = &self.records[parent as usize];
            if parent == 0
                || list.outer.is_some()
                || !list.spans(self.regular_count(NodeId(parent)))
            {
                return false;
            }
            if !record.is_regular() {
                return true;
            }
            let Some(outer) = self.shape_of(record.parent) else { return true };
            let Membership::Member { list, member } = outer.slots[record.ordinal as usize].place
            else {
                return false;
            };
            let around = &outer.lists[list as usize];
            if around.members[member as usize].children.len() > 1
                || self.overrides.keeps(self.records[record.parent as usize].kind, record.kind)
            {
                return false;
            }
            (parent, number) = (record.parent, list);
        }
    }
}

impl ListShape {
    /// Whether it has all `count` children of its node.
    fn spans(&self, count: u32) -> bool {
        let ends = (self.members.first(), self.members.last());
        matches!(ends, (Some(first), Some(last)) if first.children.start == 0 && last.children.end == count)
    }
}

impl<'tree> List<'tree> {
    /// Why its members may go.
    #[must_use]
    pub fn kind(&self) -> ListKind {
        match self.inside {
            Inside::Shape(_, list) => list.kind,
            Inside::OptionalAlone(_) => ListKind::Optional,
            Inside::Extras | Inside::All => ListKind::Plain,
        }
    }

    /// The node right above its members.
    #[must_use]
    pub fn parent(&self) -> Node<'tree> {
        self.tree.node(self.parent)
    }

    /// How many members must stay: 0 or 1.
    #[must_use]
    pub fn min(&self) -> usize {
        match self.inside {
            Inside::Shape(number, list) if !self.tree.may_be_emptied(self.parent.0, number) => {
                usize::from(list.min)
            }
            _ => 0,
        }
    }

    /// Its members, in order.
    pub fn members(&self) -> impl Iterator<Item = Member<'tree>> + use<'tree> {
        let List { tree, parent, inside } = *self;
        let record = &tree.records[parent.index()];
        let of_shape = match inside {
            Inside::Shape(_, list) => &list.members[..],
            _ => &[],
        };
        let of_shape = of_shape
            .iter()
            .filter(|member| member.children.len() > 0)
            .map(move |member| {
                let start = record.regular_start;
                &tree.regular[(start + member.children.start) as usize
                    ..(start + member.children.end) as usize]
            })
            .filter(move |nodes| {
                let kept =
                    |&at: &u32| tree.overrides.keeps(record.kind, tree.records[at as usize].kind);
                !nodes.iter().any(kept)
            })
            .map(move |several| Member { tree, alone: None, several });
        let is_outside = move |id: &NodeId| {
            matches!(inside, Inside::All) || !tree.records[id.index()].is_regular()
        };
        let outside = tree.node(parent).children().map(|child| child.id()).filter(is_outside);
        // Looking for extras would go through all children again and again.
        let outside = matches!(inside, Inside::Extras | Inside::All).then_some(outside);
        let alone = if let Inside::OptionalAlone(id) = inside { Some(id) } else { None };
        let others = alone.into_iter().chain(outside.into_iter().flatten());
        of_shape.chain(others.map(move |id| Member { tree, alone: Some(id), several: &[] }))
    }
}

impl<'tree> Member<'tree> {
    /// The nodes that go, left to right. What is no syntax between those of several goes with them.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + use<'tree> {
        let Member { tree, alone, several } = *self;
        let up_to_next = several.iter().enumerate().flat_map(move |(number, &at)| {
            let next = several.get(number + 1).copied().unwrap_or_default();
            let after = |&at: &u32| Some(tree.records.get(at as usize)?.subtree_end);
            let between =
                std::iter::successors(after(&at), after).take_while(move |&other| other < next);
            let unknown = between
                .filter(|&other| tree.records[other as usize].has(Record::ERROR | Record::TEXT));
            std::iter::once(at).chain(unknown)
        });
        alone.into_iter().chain(up_to_next.map(NodeId))
    }

    /// The tokens that go, without those of separators.
    #[must_use]
    pub fn weight(&self) -> u64 {
        self.nodes().map(|id| self.tree.node(id).weight()).sum()
    }
}
