//! Consequences of deletions: implied separators, and lists that must not become empty.

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use crate::quantify::{Around, ListShape, Membership, Shape, Span};
use crate::rules::ListKind;
use crate::{NodeId, Tree};

/// Deleted members of one list.
struct Loss<'tree> {
    parent: NodeId,
    shape: &'tree Shape,
    /// Number of the list in its shape.
    number: u32,
    list: &'tree ListShape,
    /// Members whose children are all deleted, ascending.
    members: Vec<u32>,
}

/// Returns the separators deleted with the given nodes, in pre-order.
///
/// A kept element keeps the separator before it, except for the first kept one. If no element is
/// kept, an optional separator after the last element is deleted too.
pub(crate) fn implied_separators(tree: &Tree, deleted: &[NodeId]) -> Vec<NodeId> {
    let mut implied = Vec::new();
    for loss in losses(tree, deleted, |list| list.kind == ListKind::Separated) {
        let list = loss.list;
        // Members before the first kept one.
        let leading = (0u32..).zip(&loss.members).take_while(|&(at, &member)| at == member).count();
        for (at, &member) in loss.members.iter().enumerate() {
            let separator_number = if at < leading { member } else { member - 1 };
            if let Some(separator) = list.separators.get(separator_number as usize) {
                implied.extend(tree.regular_children(loss.parent, *separator));
            }
        }
        if leading == list.members.len() {
            implied.extend(trailing_separator(tree, &loss));
        }
    }
    implied.sort();
    implied
}

/// Returns the deleted nodes and the nodes that lose all their content. An emptied node counts as
/// deleted, so its separator is deleted too.
pub(crate) fn with_emptied(tree: &Tree, deleted: &[NodeId]) -> Vec<NodeId> {
    let mut emptied = HashSet::new();
    let mut newly_removed = newly_emptied(tree, deleted, deleted, &emptied);
    while !newly_removed.is_empty() {
        emptied.extend(&newly_removed);
        // Only parents of newly emptied nodes can have become empty.
        newly_removed = newly_emptied(tree, &newly_removed, deleted, &emptied);
    }
    let mut all = deleted.to_vec();
    all.extend(emptied);
    all.sort();
    all
}

/// Returns the parents of `newly_removed` that have no content without `deleted` and `emptied`.
fn newly_emptied(
    tree: &Tree,
    newly_removed: &[NodeId],
    deleted: &[NodeId],
    emptied: &HashSet<NodeId>,
) -> Vec<NodeId> {
    let is_deleted = |id: NodeId| deleted.binary_search(&id).is_ok() || emptied.contains(&id);
    let mut parents: Vec<NodeId> = newly_removed.iter().map(|&id| tree.record(id).parent).collect();
    parents.sort_unstable();
    parents.dedup();
    parents.retain(|&parent| {
        let mut children =
            tree.regular_children(parent, Span { start: 0, end: tree.regular_count(parent) });
        let separates = |child| {
            let slot = tree.slot(child).map(|(slot, _)| slot.membership);
            matches!(slot, Some(Membership::Separator { .. }))
        };
        parent != NodeId::ROOT
            && !is_deleted(parent)
            && is_member(tree, parent)
            && children.all(|child| is_deleted(child) || separates(child))
            && is_covered(tree, parent)
    });
    parents
}

/// Returns `true` if the children cover all text of a node. A number with a unit as its only child
/// is not empty without it, nor is a string without an escape sequence.
fn is_covered(tree: &Tree, parent: NodeId) -> bool {
    let Range { start: mut end, end: parent_end } = tree.node(parent).span();
    let is_blank = |from: usize, to: usize| tree.source[from..to.max(from)].trim_ascii().is_empty();
    for child in tree.node(parent).children() {
        if !is_blank(end, child.span().start) {
            return false;
        }
        end = end.max(child.span().end);
    }
    is_blank(end, parent_end)
}

/// Returns `true` if a node is a member of a list by itself. Other nodes are not deleted when they
/// become empty.
fn is_member(tree: &Tree, id: NodeId) -> bool {
    let Some((slot, shape)) = tree.slot(id) else { return true };
    let member = shape.lists_around(&slot).next().and_then(|around| around.member);
    member.is_some_and(|member| member.children.len() == 1)
}

/// Returns the nodes of the first member of each list that would lose too many members.
pub(crate) fn last_members(tree: &Tree, deleted: &[NodeId]) -> Vec<NodeId> {
    let emptied = losses(tree, deleted, |list| list.min > 0).into_iter().filter(|loss| {
        loss.members.len() == loss.list.members.len()
            && deleted.binary_search(&loss.parent).is_err()
            && !tree.may_be_emptied(loss.parent, loss.number)
    });
    let first = |loss: Loss<'_>| {
        let span = loss.list.members.first().map_or_else(Span::default, |first| first.children);
        tree.regular_children(loss.parent, span)
    };
    emptied.flat_map(first).collect()
}

fn losses<'tree>(
    tree: &'tree Tree,
    deleted: &[NodeId],
    wanted: impl Fn(&ListShape) -> bool,
) -> Vec<Loss<'tree>> {
    // Deleted children by parent and list.
    let mut by_list: BTreeMap<(NodeId, u32), Vec<u32>> = BTreeMap::new();
    for &id in deleted {
        let Some((slot, shape)) = tree.slot(id) else { continue };
        let parent = tree.record(id).parent;
        // A child that is a whole member of an inner list can also be one of an outer list.
        for Around { number, list, member } in shape.lists_around(&slot) {
            if member.is_some() && wanted(list) {
                by_list.entry((parent, number)).or_default().push(tree.ordinal(id));
            }
        }
    }
    let losses = by_list.into_iter().filter_map(|((parent, number), children)| {
        let shape = tree.shape_of(parent)?;
        let list = &shape.lists[number as usize];
        let is_deleted = |child: u32| children.binary_search(&child).is_ok();
        let mut members: Vec<u32> = Vec::new();
        let mut at = 0;
        while let Some(&child) = children.get(at) {
            let at_member = list.members.partition_point(|member| member.children.end <= child);
            let Some(member) = list.members.get(at_member) else { break };
            let span = member.children;
            if span.start <= child && (span.start..span.end).all(is_deleted) {
                members.push(at_member as u32);
            }
            at = children.partition_point(|&other| other < span.end).max(at + 1);
        }
        (!members.is_empty()).then_some(Loss { parent, shape, number, list, members })
    });
    losses.collect()
}

fn trailing_separator(tree: &Tree, loss: &Loss<'_>) -> Option<NodeId> {
    let next = loss.list.members.last()?.children.end;
    let around = loss.shape.lists_around(loss.shape.slots.get(next as usize)?).next()?;
    let first_in = |span: Span| tree.regular_children(loss.parent, span).next();
    let candidate = tree.node(first_in(Span::one(next))?);
    let is_alike = match loss.list.separators.first() {
        Some(&span) => {
            let is_alike = |id| tree.node(id).kind_id() == candidate.kind_id();
            span.len() == 1 && first_in(span).is_some_and(is_alike)
        }
        // Without a separator in the list, a comma after a single element counts as one.
        None => !candidate.is_named() && candidate.text() == b",",
    };
    let is_optional = around.member.is_some() && around.list.kind == ListKind::Optional;
    (is_alike && is_optional).then_some(candidate.id())
}
