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
    #[must_use]
    pub fn parallel_lists(&self, node: NodeId) -> Vec<Vec<NodeId>> {
        let is_leaf = |item: NodeId| self.node(item).subtree().len() == 1;
        let own = self.row(node).filter(|row| is_leaf(row[0]));
        let (mut lists, mut open) = (Vec::from_iter(own), vec![(node, 0)]);
        while let Some((id, depth)) = open.pop() {
            // An element of another list cannot be the first list.
            let is_left_out = match self.role(id) {
                Role::Separated | Role::Part => lists.is_empty(),
                role => role == Role::Element,
            };
            if id != node && is_left_out {
                continue;
            }
            if let Some(row) = self.row(id).filter(|_| id != node) {
                if lists.first().is_none_or(|first: &Vec<NodeId>| first.len() == row.len()) {
                    lists.push(row);
                }
            } else if depth < LEVELS_MAX {
                let before = open.len();
                open.extend(self.node(id).children().map(|child| (child.id(), depth + 1)));
                open[before..].reverse();
            }
        }
        // Lists that are all within one child are found there.
        let in_one_child =
            |child: &Node| lists.iter().all(|row| child.subtree().contains(&row[0].index()));
        if lists.len() > 1 && !self.node(node).children().any(|child| in_one_child(&child)) {
            lists
        } else {
            Vec::new()
        }
    }

    /// Returns the elements at the same position in the lists parallel to that of `element`, if
    /// that is the first of them.
    pub(crate) fn parallel_elements(&self, element: NodeId) -> Vec<NodeId> {
        if !self.is_item(element) {
            return Vec::new();
        }
        let list = self.node(element).parent_id();
        // Call rules cover the arguments of parameters.
        if self.rules().calls.iter().any(|call| call.parameters == self.node(list).kind_id()) {
            return Vec::new();
        }
        let Some(position) =
            self.row(list).and_then(|row| row.iter().position(|&item| item == element))
        else {
            return Vec::new();
        };
        let parallel_in = |node: NodeId| {
            let lists = self.parallel_lists(node);
            let is_first = lists.first()?.get(position) == Some(&element);
            is_first.then(|| lists[1..].iter().map(|row| row[position]).collect())
        };
        let may_be_first = !self.is_item(list) && self.role(list) != Role::Element;
        let in_parent =
            || if may_be_first { parallel_in(self.node(list).parent_id()) } else { None };
        parallel_in(list).or_else(in_parent).unwrap_or_default()
    }

    /// Returns the elements at the same position in parallel lists near the uses of the definition
    /// that has the list, such as the ports of a module.
    pub(crate) fn parallel_elements_at_uses(&self, element: NodeId) -> Vec<NodeId> {
        let (list, children) = (self.node(element).parent_id(), |node: NodeId| {
            self.node(node).children().map(|child| child.id())
        });
        let owners =
            [list, self.node(list).parent_id()].into_iter().filter(|_| self.is_item(element));
        let named = owners.filter_map(|owner| {
            let before = self.definitions_in(owner.index()..element.index());
            before.first().filter(|definition| definition.node == owner)
        });
        let Some((entity, row)) =
            named.map(|definition| self.entity(definition)).next().zip(self.row(list))
        else {
            return Vec::new();
        };
        let Some(position) = row.iter().position(|&item| item == element) else {
            return Vec::new();
        };
        let rows_in = |node: NodeId| {
            let nodes = std::iter::once(node)
                .chain(children(node))
                .chain(children(node).flat_map(children))
                .take(NEAR_MAX);
            let rows =
                nodes.filter_map(|list| self.row(list)).filter(|found| found.len() == row.len());
            rows.map(|found| found[position]).collect::<Vec<_>>()
        };
        let near = |use_node: NodeId| {
            let ancestors = std::iter::successors(self.node(use_node).parent(), Node::parent)
                .take(USE_LEVELS_MAX);
            ancestors
                .map(|node| rows_in(node.id()))
                .find(|found| !found.is_empty())
                .unwrap_or_default()
        };
        entity.uses.iter().flat_map(|&use_node| near(use_node)).collect()
    }

    /// Returns `true` if a node is an element of a list that admits its removal.
    fn is_item(&self, node: NodeId) -> bool {
        matches!(self.role(node), Role::Separated | Role::Part)
    }

    /// Returns the elements of the first separated list directly in a node, if there are several
    /// and some are removable.
    fn row(&self, list: NodeId) -> Option<Vec<NodeId>> {
        let (mut row, mut separator): (Vec<NodeId>, _) = (Vec::new(), None);
        for child in
            self.node(list).children().filter(|child| !child.is_extra()).take(2 * ROW_MAX + 2)
        {
            if !child.is_named() {
                separator = Some(child);
                continue;
            }
            // A separator is between two elements, or is removed with the second, which has the
            // same field as the first.
            let is_alike = |before: &NodeId| self.node(*before).field_id() == child.field_id();
            let is_separated =
                separator.take().is_some_and(|separator| match self.role(separator.id()) {
                    Role::Part => {
                        self.role(child.id()) == Role::Part && row.last().is_none_or(is_alike)
                    }
                    role => role == Role::Separator,
                });
            if !is_separated && row.len() > 1 {
                break;
            }
            if !is_separated {
                row.clear();
            }
            row.push(child.id());
        }
        (1 < row.len() && row.len() <= ROW_MAX).then_some(row)
    }
}
