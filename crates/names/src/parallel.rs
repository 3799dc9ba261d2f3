//! Lists that are as long as each other, so that an element of one belongs to those at the same place in the others.
//!
//! In `INSERT INTO t (a, b) VALUES (1, 2), (3, 4)` and in `a, b = 1, 2` nothing but the lengths says so, and no grammar does.

use secateur_syntax::{Node, NodeId, Role};

use crate::Program;

/// Lists with more elements are left as they are: each is looked through for each element of it that goes.
const ROW_MAX: usize = 100;

/// How many nodes beside a use are looked at.
const NEAR_MAX: usize = 1000;

/// How far below a node lists are sought that belong together.
const LEVELS_MAX: usize = 4;

/// How far around a use of a definition the lists are sought that belong to that of the definition.
const USE_LEVELS_MAX: usize = 2;

impl Program {
    /// The lists with separators in a node that are as long as the first of them, if there are several. The first is no
    /// element of another list: rows of a table alone say nothing of its columns.
    #[must_use]
    pub fn parallel_lists(&self, node: NodeId) -> Vec<Vec<NodeId>> {
        let is_leaf = |item: NodeId| self.node(item).subtree().len() == 1;
        let own = self.row(node).filter(|row| is_leaf(row[0]));
        let (mut lists, mut open) = (Vec::from_iter(own), vec![(node, 0)]);
        while let Some((at, depth)) = open.pop() {
            // An element of another list is none of the first one.
            let is_left_out = match self.role(at) {
                Role::Separated | Role::Part => lists.is_empty(),
                role => role == Role::Element,
            };
            if at != node && is_left_out {
                continue;
            }
            if let Some(row) = self.row(at).filter(|_| at != node) {
                if lists.first().is_none_or(|first: &Vec<NodeId>| first.len() == row.len()) {
                    lists.push(row);
                }
            } else if depth < LEVELS_MAX {
                let before = open.len();
                open.extend(self.node(at).children().map(|child| (child.id(), depth + 1)));
                open[before..].reverse();
            }
        }
        // What is all within one child was found there.
        let in_one_child =
            |child: &Node| lists.iter().all(|row| child.subtree().contains(&row[0].index()));
        if lists.len() > 1 && !self.node(node).children().any(|child| in_one_child(&child)) {
            lists
        } else {
            Vec::new()
        }
    }

    /// What stands at the place of an element in lists that are as long as the one that it is in, if that is the first of them.
    pub(crate) fn beside(&self, element: NodeId) -> Vec<NodeId> {
        if !self.is_item(element) {
            return Vec::new();
        }
        let list = self.node(element).parent_id();
        // Of parameters it is known what belongs to them.
        if self.rules().calls.iter().any(|call| call.parameters == self.node(list).kind_id()) {
            return Vec::new();
        }
        let Some(at) = self.row(list).and_then(|row| row.iter().position(|&item| item == element))
        else {
            return Vec::new();
        };
        let of_node = |around: NodeId| {
            let lists = self.parallel_lists(around);
            let is_first = lists.first()?.get(at) == Some(&element);
            is_first.then(|| lists[1..].iter().map(|row| row[at]).collect())
        };
        let may_be_first = !self.is_item(list) && self.role(list) != Role::Element;
        let around = || if may_be_first { of_node(self.node(list).parent_id()) } else { None };
        of_node(list).or_else(around).unwrap_or_default()
    }

    /// What stands at the place of an element of the list that a definition has, such as the ports of a module, wherever a list that
    /// is as long stands near a use.
    pub(crate) fn beside_uses(&self, element: NodeId) -> Vec<NodeId> {
        let (list, below) = (self.node(element).parent_id(), |node: NodeId| {
            self.node(node).children().map(|it| it.id())
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
        let Some(at) = row.iter().position(|&item| item == element) else { return Vec::new() };
        let rows_in = |node: NodeId| {
            let nodes = std::iter::once(node)
                .chain(below(node))
                .chain(below(node).flat_map(below))
                .take(NEAR_MAX);
            let rows =
                nodes.filter_map(|list| self.row(list)).filter(|found| found.len() == row.len());
            rows.map(|found| found[at]).collect::<Vec<_>>()
        };
        let near = |place: NodeId| {
            let around =
                std::iter::successors(self.node(place).parent(), Node::parent).take(USE_LEVELS_MAX);
            around
                .map(|node| rows_in(node.id()))
                .find(|found| !found.is_empty())
                .unwrap_or_default()
        };
        entity.uses.iter().flat_map(|&place| near(place)).collect()
    }

    /// Whether a node is an element of a list of which it could go.
    fn is_item(&self, node: NodeId) -> bool {
        matches!(self.role(node), Role::Separated | Role::Part)
    }

    /// The elements of the first list with separators right in a node, if these are two or more and some may go.
    fn row(&self, list: NodeId) -> Option<Vec<NodeId>> {
        let (mut row, mut separator): (Vec<NodeId>, _) = (Vec::new(), None);
        for child in
            self.node(list).children().filter(|child| !child.is_extra()).take(2 * ROW_MAX + 2)
        {
            if !child.is_named() {
                separator = Some(child);
                continue;
            }
            // What stands between two elements, or goes with the second, which is another one of the first's sort.
            let is_alike = |before: &NodeId| self.node(*before).field_id() == child.field_id();
            let is_between =
                separator.take().is_some_and(|between| match self.role(between.id()) {
                    Role::Part => {
                        self.role(child.id()) == Role::Part && row.last().is_none_or(is_alike)
                    }
                    role => role == Role::Separator,
                });
            if !is_between && row.len() > 1 {
                break;
            }
            if !is_between {
                row.clear();
            }
            row.push(child.id());
        }
        (1 < row.len() && row.len() <= ROW_MAX).then_some(row)
    }
}
