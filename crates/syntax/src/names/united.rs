//! Elements beside each other that become one.

use std::ops::Range;

use super::{Definition, Names};
use crate::{Edit, Node, NodeId, Replacement, Role, Tree, WhiteSpace};

/// How many tokens the second element has at most. Its text is copied.
const TOKENS_MAX: u64 = 256;

/// How far below an element the list is sought that is joined.
const LEVELS_MAX: usize = 2;

/// How many tokens the last element of the first list has at most where it goes: `break;`.
const END_TOKENS_MAX: u64 = 2;

impl Tree {
    /// The elements of lists that have a list of their own, each with the change that puts what is in that behind what is in the
    /// element before it: `int f() { a; } int g() { b; }` becomes `int f() { a; b; }`. A last element that is hardly more than a
    /// keyword stays, or gives way: `case 1: break; case 2: a;` becomes `case 1: a;`.
    ///
    /// Not where what goes is used in what stays, unless one name can take the place of the other.
    #[must_use]
    pub fn united(&self, names: &Names) -> Vec<(NodeId, Edit)> {
        let mut united = Vec::new();
        if self.grammar.white_space == WhiteSpace::Layout {
            return united;
        }
        for parent in self.nodes() {
            let elements = parent.children().filter(|child| self.role(child.id()) == Role::Element);
            let mut before: Option<Node> = None;
            for element in elements {
                if let Some(before) = before.filter(|_| element.weight() <= TOKENS_MAX) {
                    united.extend(self.united_pair(names, &before, &element).into_iter().flatten());
                }
                before = Some(element);
            }
        }
        united
    }

    fn united_pair(&self, names: &Names, one: &Node, other: &Node) -> Option<Vec<(NodeId, Edit)>> {
        let (last, moved) = (*self.inner_elements(one)?.last()?, self.inner_elements(other)?);
        let (first_moved, last_moved) = (*moved.first()?, *moved.last()?);
        let fits = moved.iter().all(|&element| self.may_stand_at(last, element));
        let weight: u64 = moved.iter().map(|&element| self.node(element).weight()).sum();
        if !fits || weight == other.weight() {
            return None;
        }
        let moved = self.node(first_moved).subtree().start..self.node(last_moved).subtree().end;
        let mut edit = Edit::default().deleting(self.removable_with(other.id())?);
        for definition in names.definitions_in(other.subtree()).iter().filter(|it| !moved.contains(&it.name.index())) {
            let mut uses = names.entity(definition).uses.iter();
            let is_lost = |&place: &NodeId| moved.contains(&place.index()) || !other.subtree().contains(&place.index());
            if uses.any(is_lost) {
                edit = edit.replacing_each(self.renamed(names, definition, one, &moved)?);
            }
        }
        let span = self.node(first_moved).span().start..self.node(last_moved).span().end;
        let text = String::from_utf8_lossy(self.source.get(span)?).into_owned();
        let whole = self.copied(last).to_string() + "\n" + &text;
        let is_end = self.node(last).weight() <= END_TOKENS_MAX;
        let texts = is_end.then_some(text).into_iter().chain([whole]);
        Some(texts.map(|text| (other.id(), edit.replacing(last, Replacement::Text(text.into())))).collect())
    }

    /// The change that has the uses of one thing name another of its sort.
    fn renamed(
        &self,
        names: &Names,
        definition: &Definition,
        other: &Node,
        moved: &Range<usize>,
    ) -> Option<Vec<(NodeId, Replacement)>> {
        let is_like = |it: &&Definition| {
            let (one, other) = (names.entity(definition), names.entity(it));
            it.what == definition.what && self.is_callable(names, one) == self.is_callable(names, other)
        };
        let into = names.definitions_in(other.subtree()).iter().find(is_like)?;
        let uses = &names.entity(definition).uses;
        if uses.iter().any(|place| moved.contains(&place.index())) {
            return None;
        }
        let text = self.copied(into.name);
        Some(uses.iter().map(|&place| (place, Replacement::Text(text.clone()))).collect())
    }

    /// The elements of the heaviest list in an element, of those that are not far inside.
    fn inner_elements(&self, element: &Node) -> Option<Vec<NodeId>> {
        let end = element.subtree().end;
        let deepest = element.depth() + LEVELS_MAX;
        let (mut at, mut heaviest) = (element.id().index(), (0, Vec::new()));
        while at < end {
            let holder = self.node(NodeId(at as u32));
            let elements: Vec<NodeId> =
                holder.children().map(|child| child.id()).filter(|&child| self.is_repeated(child)).collect();
            let weight: u64 = elements.iter().map(|&element| self.node(element).weight()).sum();
            if weight > heaviest.0 {
                heaviest = (weight, elements);
            }
            at = if holder.depth() < deepest { at + 1 } else { holder.subtree().end };
        }
        Some(heaviest.1).filter(|elements| !elements.is_empty())
    }
}
