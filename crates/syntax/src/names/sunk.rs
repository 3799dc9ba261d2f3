//! Values that move into a later call.

use std::collections::HashSet;

use super::dependants::{call_of, items};
use super::{Definition, Names};
use crate::{Edit, Node, NodeId, Replacement, Role, Tree};

/// How many tokens a statement has at most whose values are moved.
const TOKENS_MAX: u64 = 256;

/// How many tokens a value has at least: names and numbers reach a place without this.
const VALUE_TOKENS_MIN: u64 = 2;

/// A call of a function that the program does not define.
struct OutwardCall {
    node: NodeId,
    /// Its arguments but for format strings.
    arguments: Vec<NodeId>,
}

impl Tree {
    /// The statements with a value that can be an argument of the next call of a function that the program does not define,
    /// each with the change: `if (a < b) …; … print(c);` becomes `print(a < b);`. A program that goes wrong shows it in such
    /// calls, and what it shows is then the value itself.
    ///
    /// Only where the change takes away tokens, and nothing that is still used.
    #[must_use]
    pub fn sunk(&self, names: &Names) -> Vec<(NodeId, Edit)> {
        let calls = self.outward_calls(names);
        if calls.is_empty() {
            return Vec::new();
        }
        let defining: HashSet<NodeId> = names.definitions.iter().map(|definition| definition.node).collect();
        let statements = self.nodes().filter(|node| {
            (VALUE_TOKENS_MIN..=TOKENS_MAX).contains(&node.weight())
                && self.role(node.id()) == Role::Element
                && !defining.contains(&node.id())
        });
        let mut sunk = Vec::new();
        for statement in statements.map(|node| node.id()) {
            let end = self.node(statement).subtree().end;
            let next = calls.partition_point(|call| call.node.index() < end);
            let Some(call) = calls.get(next) else { continue };
            for &argument in &call.arguments {
                let edits = self.values_for(names, statement, argument).into_iter();
                sunk.extend(edits.filter_map(|value| Some((statement, self.sunk_one(statement, value, argument)?))));
            }
        }
        sunk
    }

    /// The calls of functions that are not defined, in the order of the text.
    fn outward_calls(&self, names: &Names) -> Vec<OutwardCall> {
        let table = &self.compiled.tables.names;
        let rules: Vec<_> = table.calls.iter().filter(|call| call.owner_name != 0).collect();
        let defined = names.definitions.iter().filter(|definition| self.body_of(definition.node).is_some());
        let uses = defined.flat_map(|definition| &names.entity(definition).uses);
        let inward: HashSet<NodeId> =
            uses.flat_map(|&place| rules.iter().filter_map(move |call| call_of(self, place, call))).collect();
        let nodes = self.nodes().map(|node| node.id()).filter(|id| !inward.contains(id));
        let calls = nodes.filter_map(|node| {
            let rule = rules.iter().find(|rule| rule.call == self.records[node.index()].kind)?;
            let given = self.child_in(node.0, rule.arguments)?;
            let is_format = |item: &NodeId| table.is_format(self.records[item.index()].kind);
            let arguments: Vec<NodeId> = items(self, given.0).into_iter().filter(|item| !is_format(item)).collect();
            (!arguments.is_empty()).then_some(OutwardCall { node, arguments })
        });
        calls.collect()
    }

    /// The values in a statement that the grammar admits in the place of an argument: the outermost ones, and what is
    /// directly in those.
    fn values_for(&self, names: &Names, statement: NodeId, argument: NodeId) -> Vec<NodeId> {
        let inside = self.node(statement).subtree();
        let is_within = |place: &NodeId, node: NodeId| self.node(node).subtree().contains(&place.index());
        let own = names.definitions_in(inside.clone());
        let uses_of = |definition: &'_ Definition| names.entity(definition).uses.iter();
        if own.iter().flat_map(uses_of).any(|place| !inside.contains(&place.index())) {
            return Vec::new();
        }
        let is_one = |node: &Node| node.weight() >= VALUE_TOKENS_MIN && self.may_stand_at(argument, node.id());
        let (mut values, mut at) = (Vec::new(), inside.start + 1);
        while at < inside.end {
            let node = self.node(NodeId(at as u32));
            at += 1;
            if is_one(&node) {
                at = node.subtree().end;
                let parts: Vec<NodeId> = node.children().filter(is_one).map(|child| child.id()).collect();
                // Without the parentheses around one part.
                if self.only_named_child(node.id()).is_none_or(|only| !parts.contains(&only)) {
                    values.push(node.id());
                }
                values.extend(parts);
            }
        }
        values.retain(|&value| !own.iter().flat_map(uses_of).any(|place| is_within(place, value)));
        values
    }

    fn sunk_one(&self, statement: NodeId, value: NodeId, argument: NodeId) -> Option<Edit> {
        let (gone, grown) = (self.node(statement).weight(), self.node(value).weight());
        if gone + self.node(argument).weight() <= grown {
            return None;
        }
        let text = self.in_parentheses(value, argument, self.copied(value).to_string());
        let edit = Edit::default().deleting(self.removable_with(statement)?);
        Some(edit.replacing(argument, Replacement::Text(text.into())))
    }
}
