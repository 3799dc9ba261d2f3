//! Consequences of deletions: implied separators, and lists that must not become empty.

use std::collections::{BTreeMap, HashSet};

use crate::quantify::{ChildSlot, ListShape, Membership, Shape, Span};
use crate::rules::ListKind;
use crate::{NodeId, Tree};

/// Deleted members of one list.
struct Loss<'tree> {
    parent: u32,
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
    let mut parents: Vec<u32> =
        newly_removed.iter().map(|id| tree.records.at(id.index()).parent).collect();
    parents.sort_unstable();
    parents.dedup();
    let is_emptied = |&parent: &u32| {
        let all = Span { start: 0, end: tree.regular_count(NodeId(parent)) };
        let separates = |(slot, _): (ChildSlot, &Shape)| {
            matches!(slot.membership, Membership::Separator { .. })
        };
        parent > 0
            && !is_deleted(NodeId(parent))
            && is_member(tree, NodeId(parent))
            && tree
                .regular_children(parent, all)
                .all(|child| is_deleted(child) || tree.slot(child).is_some_and(separates))
            && is_covered(tree, parent)
    };
    parents.into_iter().filter(is_emptied).map(NodeId).collect()
}

/// Returns `true` if the children cover all text of a node. A number with a unit as its only child
/// is not empty without it, nor is a string without an escape sequence.
fn is_covered(tree: &Tree, parent: u32) -> bool {
    let (record, is_blank) =
        (tree.records.at(parent as usize), |text: &[u8]| text.trim_ascii().is_empty());
    let mut end = record.start as usize;
    for child in tree.node(NodeId(parent)).children() {
        let span = child.span();
        if span.start > end && !is_blank(&tree.source[end..span.start]) {
            return false;
        }
        end = end.max(span.end);
    }
    is_blank(&tree.source[end..(record.end as usize).max(end)])
}

/// Returns `true` if a node is a member of a list by itself. Other nodes are not deleted when they
/// become empty.
fn is_member(tree: &Tree, id: NodeId) -> bool {
    let Some(shape) = tree.shape_of(tree.records.at(id.index()).parent) else { return true };
    match shape.slots.get(tree.ordinal(id) as usize).map(|slot| slot.membership) {
        Some(Membership::Member { list, member }) => {
            shape.lists[list as usize].members[member as usize].children.len() == 1
        }
        Some(Membership::Outside | Membership::Separator { .. }) => false,
        None => true,
    }
}

/// Returns the nodes of the first member of each list that would lose too many members.
pub(crate) fn last_members(tree: &Tree, deleted: &[NodeId]) -> Vec<NodeId> {
    let needs_one = |list: &ListShape| list.min > 0;
    let emptied = losses(tree, deleted, needs_one).into_iter().filter(|loss| {
        let loses_all = loss.members.len() == loss.list.members.len();
        loses_all
            && deleted.binary_search(&NodeId(loss.parent)).is_err()
            && !tree.may_be_emptied(loss.parent, loss.number)
    });
    let first = |loss: Loss<'_>| {
        let first = loss
            .list
            .members
            .first()
            .map(|member| tree.regular_children(loss.parent, member.children));
        first.into_iter().flatten().collect::<Vec<_>>()
    };
    emptied.flat_map(first).collect()
}

fn losses<'tree>(
    tree: &'tree Tree,
    deleted: &[NodeId],
    wanted: impl Fn(&ListShape) -> bool,
) -> Vec<Loss<'tree>> {
    // Deleted children by parent and list.
    let mut by_list: BTreeMap<(u32, u32), Vec<u32>> = BTreeMap::new();
    for &id in deleted {
        let Some((slot, shape)) = tree.slot(id) else { continue };
        let record = tree.records.at(id.index());
        // A child that is a whole member of an inner list can also be one of an outer list.
        let mut membership = slot.membership;
        while let Membership::Member { list, .. } | Membership::Separator { list, .. } = membership
        {
            let is_member = matches!(membership, Membership::Member { .. });
            if is_member && wanted(&shape.lists[list as usize]) {
                by_list.entry((record.parent, list)).or_default().push(tree.ordinal(id));
            }
            let outer = shape.lists[list as usize].outer;
            membership = outer
                .map_or(Membership::Outside, |(list, member)| Membership::Member { list, member });
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
    let separator = loss.list.separators.first();
    let next = loss.list.members.last()?.children.end;
    let slot = loss.shape.slots.get(next as usize)?;
    let Membership::Member { list, .. } = slot.membership else { return None };
    let kind_of = |id: NodeId| tree.records.at(id.index()).kind;
    let candidate =
        tree.regular_children(loss.parent, Span { start: next, end: next + 1 }).next()?;
    let alike = match separator {
        Some(span) if span.len() == 1 => {
            tree.regular_children(loss.parent, *span).next().map(kind_of)
                == Some(kind_of(candidate))
        }
        Some(_) => false,
        // Without a separator in the list, a comma after a single element counts as one.
        None => !tree.node(candidate).is_named() && tree.node(candidate).text() == b",",
    };
    (alike && loss.shape.lists[list as usize].kind == ListKind::Optional).then_some(candidate)
}
