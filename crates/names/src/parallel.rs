//! Parallel lists: lists of equal length whose elements at the same position belong together.
//!
//! In `INSERT INTO t (a, b) VALUES (1, 2), (3, 4)` and in `a, b = 1, 2` only the lengths show it;
//! no grammar does.

use secateur_syntax::{Node, NodeId, Role};

use crate::Program;

/// Maximum number of elements of a parallel list, because each deleted element costs a scan of the
/// lists.
const ROW_MAX: usize = 100;

/// Maximum number of nodes near a use that are inspected.
const NEAR_MAX: usize = 1000;

/// Maximum depth below a node of the lists that belong together.
const LEVELS_MAX: usize = 4;

/// Maximum number of ancestors of a use searched for lists parallel to that of the definition.
const USE_LEVELS_MAX: usize = 2;

impl Program {
    /// Returns the separated lists in a node that are as long as the first one, if there are
    /// several.
    ///
    /// The first list is not an element of another list: the rows of a table alone do not identify
    /// its columns.
    pub fn parallel_lists<'a>(&self, root: Node<'a>) -> Vec<Vec<Node<'a>>> {
        let own = row_in(root).filter(|row| row[0].is_leaf());
        let (mut lists, mut open) = (Vec::from_iter(own), vec![root]);
        while let Some(node) = open.pop() {
            // An element of another list cannot be the first list.
            let is_left_out = match node.role() {
                Role::Separated | Role::Part => lists.is_empty(),
                role => role == Role::Element,
            };
            if node != root && is_left_out {
                continue;
            }
            if let Some(row) = row_in(node).filter(|_| node != root) {
                if lists.first().is_none_or(|first: &Vec<Node>| first.len() == row.len()) {
                    lists.push(row);
                }
            } else if node.depth() < root.depth() + LEVELS_MAX {
                let before = open.len();
                open.extend(node.children());
                open[before..].reverse();
            }
        }
        // Lists that are all within one child are found there.
        let in_one_child = |child: Node| lists.iter().all(|row| child.contains(row[0].id()));
        if lists.len() > 1 && !root.children().any(in_one_child) { lists } else { Vec::new() }
    }

    /// Returns the elements at the same position in the lists parallel to that of `element`, if
    /// that is the first of them.
    pub(crate) fn parallel_elements(&self, element: NodeId) -> Vec<NodeId> {
        let element = self.node(element);
        let Some(list) = element.parent().filter(|_| is_item(element)) else { return Vec::new() };
        // Call rules cover the arguments of parameters.
        if self.rules().calls.iter().any(|call| call.parameters == list.kind_id()) {
            return Vec::new();
        }
        let position = row_in(list).and_then(|row| row.iter().position(|item| *item == element));
        let Some(position) = position else { return Vec::new() };
        let parallel_in = |node: Node| {
            let lists = self.parallel_lists(node);
            let is_first = lists.first()?.get(position) == Some(&element);
            is_first.then(|| lists[1..].iter().map(|row| row[position].id()).collect())
        };
        let may_be_first = !is_item(list) && list.role() != Role::Element;
        let in_parent = || list.parent().filter(|_| may_be_first).and_then(parallel_in);
        parallel_in(list).or_else(in_parent).unwrap_or_default()
    }

    /// Returns the elements at the same position in parallel lists near the uses of the definition
    /// that has the list, such as the ports of a module.
    pub(crate) fn parallel_elements_at_uses(&self, element: NodeId) -> Vec<NodeId> {
        let element = self.node(element);
        let mut owners = element.ancestors().take(2).filter(|_| is_item(element));
        let named = owners.find_map(|owner| {
            let before = self.definitions_in(owner.id().index()..element.id().index());
            before.first().filter(|definition| definition.node == owner.id())
        });
        let row = element.parent().and_then(row_in).unwrap_or_default();
        let position = row.iter().position(|item| *item == element);
        let Some((definition, position)) = named.zip(position) else { return Vec::new() };
        let rows_near = |node: Node| {
            let children =
                node.children().chain(node.children().flat_map(|child| child.children()));
            let rows = std::iter::once(node).chain(children).take(NEAR_MAX).filter_map(row_in);
            let alike = rows.filter(|found| found.len() == row.len());
            alike.map(|found| found[position].id()).collect::<Vec<_>>()
        };
        let near = |&use_node: &NodeId| {
            let mut ancestors = self.node(use_node).ancestors().take(USE_LEVELS_MAX).map(rows_near);
            ancestors.find(|found| !found.is_empty()).unwrap_or_default()
        };
        self.entity(definition).uses.iter().flat_map(near).collect()
    }
}

/// Returns `true` if a node is an element of a list that admits its removal.
fn is_item(node: Node<'_>) -> bool {
    matches!(node.role(), Role::Separated | Role::Part)
}

/// Returns the elements of the first separated list directly in a node, if there are several and
/// some are removable.
fn row_in(list: Node<'_>) -> Option<Vec<Node<'_>>> {
    let (mut row, mut separator): (Vec<Node>, Option<Node>) = (Vec::new(), None);
    for child in list.children().filter(|child| !child.is_extra()).take(2 * ROW_MAX + 2) {
        if !child.is_named() {
            separator = Some(child);
            continue;
        }
        // A separator is between two elements, or is removed with the second, which has the same
        // field as the first.
        let is_alike = |before: &Node| before.field_id() == child.field_id();
        let is_separated = separator.take().is_some_and(|separator| match separator.role() {
            Role::Part => child.role() == Role::Part && row.last().is_none_or(is_alike),
            role => role == Role::Separator,
        });
        if !is_separated && row.len() > 1 {
            break;
        }
        if !is_separated {
            row.clear();
        }
        row.push(child);
    }
    (1 < row.len() && row.len() <= ROW_MAX).then_some(row)
}
