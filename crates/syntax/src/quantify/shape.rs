//! Shapes: the result of a match for each child.

use super::matcher::{Child, Event};
use crate::overrides::NonemptyList;
use crate::rules::{ClassId, ListKind, Mark};

/// Range of regular children.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Span {
    /// Returns the range of one child.
    pub(crate) fn one(ordinal: u32) -> Self {
        Self { start: ordinal, end: ordinal + 1 }
    }

    pub(crate) fn len(self) -> u32 {
        self.end - self.start
    }
}

/// Lists among the children of a node, and the slot of each child. Similar nodes share a shape.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shape {
    /// Outer lists first.
    pub(crate) lists: Vec<ListShape>,
    /// One per regular child.
    pub(crate) slots: Vec<ChildSlot>,
    /// Nothing may be inserted between the children: see [`Program`](crate::rules::Program).
    pub(crate) tight: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct ListShape {
    pub(crate) kind: ListKind,
    /// Minimum number of members.
    pub(crate) min: u8,
    /// The language, not the grammar, requires a member.
    pub(crate) kept_by_language: bool,
    /// Outer list and its member that contains this list.
    pub(crate) outer: Option<(u32, u32)>,
    pub(crate) members: Vec<MemberShape>,
    /// Number of members with children. An element may be missing between two separators.
    pub(crate) filled: usize,
    /// Separators of a separated list, indexed by the preceding member.
    pub(crate) separators: Vec<Span>,
}

/// Range of children that is deleted as one unit.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct MemberShape {
    pub(crate) children: Span,
    /// Text without a child belongs to the member, before or after its children.
    pub(crate) hidden_before: bool,
    pub(crate) hidden_after: bool,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ChildSlot {
    pub(crate) class: ClassId,
    pub(crate) membership: Membership,
    /// The rule matches without this child, though no list can lose it.
    pub(crate) optional_alone: bool,
    /// The rule matches with hidden text, such as a line end, in place of this child.
    pub(crate) may_go_unsaid: bool,
}

/// Membership of a child in its innermost list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Membership {
    #[default]
    Outside,
    Member {
        list: u32,
        member: u32,
    },
    Separator {
        list: u32,
    },
}

/// List around a child.
pub(crate) struct Around<'shape> {
    pub(crate) number: u32,
    pub(crate) list: &'shape ListShape,
    /// Member with the child; `None` if the child belongs to a separator.
    pub(crate) member: Option<&'shape MemberShape>,
}

impl ListShape {
    pub(super) fn new(kind: ListKind, min: u8) -> Self {
        let (members, separators) = (Vec::new(), Vec::new());
        Self { kind, min, kept_by_language: false, outer: None, members, filled: 0, separators }
    }

    /// Returns `true` if the list cannot lose a member by itself.
    pub(crate) fn is_at_min(&self) -> bool {
        self.filled <= usize::from(self.min)
    }
}

impl Shape {
    /// Returns the lists around a child, the innermost first.
    pub(crate) fn lists_around(&self, slot: &ChildSlot) -> impl Iterator<Item = Around<'_>> {
        let innermost = match slot.membership {
            Membership::Outside => None,
            Membership::Member { list, member } => Some((list, Some(member))),
            Membership::Separator { list } => Some((list, None)),
        };
        let outer = |&(number, _): &(u32, _)| {
            let (list, member) = self.lists[number as usize].outer?;
            Some((list, Some(member)))
        };
        std::iter::successors(innermost, outer).map(|(number, member)| {
            let list = &self.lists[number as usize];
            let member = member.map(|member: u32| &list.members[member as usize]);
            Around { number, list, member }
        })
    }

    pub(super) fn read(events: &[Event], tight: bool) -> Self {
        let is_child = |event: &&Event| matches!(event, Event::Child(_));
        // Growth by doubling would take more memory for a long list than anything else.
        let slots = Vec::with_capacity(events.iter().filter(is_child).count());
        let mut shape = Self { tight, slots, ..Self::default() };
        let mut open: Vec<Membership> = Vec::new();
        let mut hidden_pending = false;
        for &event in events {
            let position = shape.slots.len() as u32;
            match event {
                Event::Child(class) => {
                    let membership = open.last().copied().unwrap_or(Membership::Outside);
                    shape.slots.push(ChildSlot { class, membership, ..ChildSlot::default() });
                    hidden_pending = false;
                }
                Event::Hidden => {
                    hidden_pending = true;
                    shape.note_hidden(&open, position);
                }
                Event::Mark(mark) => shape.mark(mark, position, &mut open, hidden_pending),
            }
        }
        shape.lift_lone_members();
        shape
    }

    /// Moves a child to the outer list if it is the only member of a list that needs one and all of
    /// an outer member. Example: a Python line with a single statement, which could have several
    /// with `;`.
    fn lift_lone_members(&mut self) {
        for slot in &mut self.slots {
            while let Membership::Member { list: inner, member } = slot.membership
                && let list = &self.lists[inner as usize]
                && let Some((outer, outer_member)) =
                    list.outer.filter(|_| list.min > 0 && list.filled == 1)
                && let children = list.members[member as usize].children
                && children.len() == 1
                && self.lists[outer as usize].members[outer_member as usize].children == children
            {
                self.lists[inner as usize].members.clear();
                slot.membership = Membership::Member { list: outer, member: outer_member };
            }
        }
    }

    /// Makes a list with elements keep one, if exactly one list matches.
    pub(super) fn keep_one(&mut self, which: NonemptyList, children: &[Child]) {
        let is_meant = |list: &&mut ListShape| match which {
            NonemptyList::Only => true,
            NonemptyList::After(kind) => {
                let start = list.members.first().map_or(0, |first| first.children.start as usize);
                children[..start].last().is_some_and(|child| child.symbol.kind == kind)
            }
        };
        let is_filled = |list: &&mut ListShape| list.outer.is_none() && list.filled > 0;
        let mut lists = self.lists.iter_mut().filter(is_filled).filter(is_meant);
        if let (Some(list), None) = (lists.next(), lists.next()) {
            (list.min, list.kept_by_language) = (1, list.min == 0);
        }
    }

    /// Replaces the class of each child that is a whole element of a repetition by the
    /// `element_class` of its class.
    pub(super) fn widen(&mut self, element_class: impl Fn(ClassId) -> ClassId) {
        for at in 0..self.slots.len() {
            let around = self.lists_around(&self.slots[at]).next();
            if let Some(Around { list, member: Some(member), .. }) = around
                && list.kind == ListKind::Repetition
                && member.children.len() == 1
            {
                self.slots[at].class = element_class(self.slots[at].class);
            }
        }
    }

    /// Returns `true` if no list can lose this child alone: it is in no list, other children belong
    /// to its member, or the list needs it.
    pub(super) fn must_stay(&self, at: usize) -> bool {
        self.lists_around(&self.slots[at]).next().is_none_or(|Around { list, member, .. }| {
            member.is_some_and(|member| list.is_at_min() || member.children.len() > 1)
        })
    }

    /// Assigns hidden text to every open member, as a prefix while the member has no child.
    fn note_hidden(&mut self, open: &[Membership], position: u32) {
        for membership in open {
            if let Membership::Member { list, member } = *membership {
                let member = &mut self.lists[list as usize].members[member as usize];
                member.hidden_before |= member.children.start == position;
            }
        }
    }

    fn mark(
        &mut self,
        mark: Mark,
        position: u32,
        open: &mut Vec<Membership>,
        hidden_pending: bool,
    ) {
        let empty = Span { start: position, end: position };
        match mark {
            Mark::ListOpens(kind, min) => {
                let outer = open.iter().rev().find_map(|membership| match *membership {
                    Membership::Member { list, member } => Some((list, member)),
                    _ => None,
                });
                // The list is identified by its number until a member opens.
                open.push(Membership::Separator { list: self.lists.len() as u32 });
                self.lists.push(ListShape { outer, ..ListShape::new(kind, min) });
            }
            Mark::ListCloses => _ = open.pop(),
            Mark::MemberOpens => {
                let Some(list) = open.last().map(Membership::list) else { return };
                let members = &mut self.lists[list as usize].members;
                members.push(MemberShape { children: empty, ..MemberShape::default() });
                open.push(Membership::Member { list, member: (members.len() - 1) as u32 });
            }
            Mark::MemberCloses => {
                if let Some(Membership::Member { list, member }) = open.pop() {
                    let member = &mut self.lists[list as usize].members[member as usize];
                    member.children.end = position;
                    member.hidden_after = hidden_pending && member.children.len() > 0;
                    let is_filled = member.children.len() > 0;
                    self.lists[list as usize].filled += usize::from(is_filled);
                }
            }
            Mark::SeparatorOpens => {
                let Some(list) = open.last().map(Membership::list) else { return };
                self.lists[list as usize].separators.push(empty);
                open.push(Membership::Separator { list });
            }
            Mark::SeparatorCloses => {
                if let Some(Membership::Separator { list }) = open.pop()
                    && let Some(separator) = self.lists[list as usize].separators.last_mut()
                {
                    separator.end = position;
                }
            }
        }
    }
}

impl Membership {
    fn list(&self) -> u32 {
        match *self {
            Self::Outside => 0,
            Self::Member { list, .. } | Self::Separator { list } => list,
        }
    }
}
