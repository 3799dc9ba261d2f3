//! Functions written out where they are called.

use std::collections::HashSet;
use std::sync::Arc;

use super::dependants::{call_of, items};
use crate::name_rules::Call;
use crate::{Definition, Entity, Names};
use crate::{Edit, Node, NodeId, Replacement, Role, Tree};

/// In how many calls a body is written out at most. Its text is copied for each.
const CALLS_MAX: usize = 8;

/// How far around a call the statement is sought that it is in.
const STATEMENT_LEVELS_MAX: usize = 16;

/// A function that is written out.
struct Function<'a> {
    names: &'a Names,
    call: &'a Call,
    parameters: u32,
    body: NodeId,
}

impl Tree {
    /// A function whose body can stand in the places of all its calls.
    pub(super) fn function_in_calls(&self, names: &Names, entity: &Entity, definition: &Definition) -> Option<Edit> {
        if entity.uses.is_empty() || entity.uses.len() > CALLS_MAX {
            return None;
        }
        let body = self.body_of(definition.node)?;
        let inside = self.node(definition.node).subtree();
        // The parameters of a function, not those of a template.
        let mut calls = self.compiled.tables.names.calls.iter().filter(|call| call.owner_name != 0);
        let (call, parameters) = calls.find_map(|call| Some((call, self.parameters_of(names, definition, call)?)))?;
        let function = Function { names, call, parameters, body };
        let mut changed: Vec<(NodeId, Replacement)> = Vec::new();
        let (mut before, mut after) = (self.node(definition.node).weight(), 0);
        for &place in &entity.uses {
            // What a member is called on would get lost.
            let is_named_by = |call: &NodeId| self.records[place.index()].parent == call.0;
            let node = call_of(self, place, call).filter(is_named_by)?;
            let (at, text) = self.written_out(&function, node)?;
            let overlaps = |(other, _): &(NodeId, Replacement)| {
                let (one, other) = (self.node(at).subtree(), self.node(*other).subtree());
                one.start < other.end && other.start < one.end
            };
            if inside.contains(&place.index()) || changed.iter().any(overlaps) {
                return None;
            }
            before += self.node(at).weight();
            after += self.grammar.tokens.count(text.as_bytes());
            changed.push((at, Replacement::Text(text.into())));
        }
        let edit = Edit::default().deleting(self.removable_with(definition.node)?);
        (after < before).then(|| edit.replacing_each(changed))
    }

    /// The body of a function.
    pub(super) fn body_of(&self, function: NodeId) -> Option<NodeId> {
        let field = self.compiled.tables.names.body_field(self.records[function.index()].kind)?;
        self.child_in(function.0, field)
    }

    /// What comes in the place of one call, and what it takes the place of.
    fn written_out(&self, function: &Function, call: NodeId) -> Option<(NodeId, String)> {
        let given = self.child_in(call.0, function.call.arguments)?;
        let around = NodeId(self.records[call.index()].parent);
        let text = |part: NodeId| self.text_under(part, &self.with_arguments(function, part, given));
        if self.only_named_child(around).is_some() && self.may_stand_at(around, function.body) {
            // What an argument does besides is done before.
            let mut texts = Vec::new();
            for argument in self.active_arguments(function, given) {
                let alone = Edit::default().replacing(call, Replacement::Node(argument));
                texts.push(self.text_under(around, &alone)?);
            }
            if !texts.is_empty() && self.role(around) != Role::Element {
                return None;
            }
            texts.push(text(function.body)?);
            return Some((around, texts.join("\n")));
        }
        let statements: Vec<NodeId> =
            self.node(function.body).children().filter(Node::is_named).map(|node| node.id()).collect();
        let (&last, first) = statements.split_last()?;
        let value = self.only_named_child(last).filter(|&value| self.may_stand_at(call, value))?;
        let value_text = self.in_parentheses(value, call, text(value)?);
        if first.is_empty() {
            return Some((call, value_text));
        }
        let mut way = std::iter::successors(self.node(call).parent(), Node::parent).take(STATEMENT_LEVELS_MAX);
        let can_follow = |node: &Node| {
            self.role(node.id()) == Role::Element && first.iter().all(|&other| self.may_stand_at(node.id(), other))
        };
        // Not an expression, even where a block in parentheses could be one.
        let is_block = |node: &Node| self.may_stand_at(node.id(), function.body) && !self.may_stand_at(call, node.id());
        let statement = way.find(|node| can_follow(node) || is_block(node))?;
        let mut texts: Vec<String> = first.iter().map(|&statement| text(statement)).collect::<Option<_>>()?;
        let value = Edit::default().replacing(call, Replacement::Text(value_text.into()));
        texts.push(self.text_under(statement.id(), &value)?);
        if is_block(&statement) && (!can_follow(&statement) || self.defines_again(function.names, first, call)) {
            let (open, close) = self.braces(function.body)?;
            texts.insert(0, open);
            texts.push(close);
        }
        Some((statement.id(), texts.join("\n")))
    }

    /// Whether statements of another function define a name that the function around a place defines too.
    fn defines_again(&self, names: &Names, statements: &[NodeId], place: NodeId) -> bool {
        let is_function = |node: &Node| self.compiled.tables.names.body_field(node.kind_id()).is_some();
        let mut way = std::iter::successors(self.node(place).parent(), Node::parent);
        let Some(around) = way.find(is_function) else { return false };
        let text = |definition: &Definition| self.node(definition.name).text();
        let own: HashSet<&[u8]> = names.definitions_in(around.subtree()).iter().map(text).collect();
        let mut others = statements.iter().flat_map(|&it| names.definitions_in(self.node(it).subtree()));
        others.any(|definition| own.contains(text(definition)))
    }

    /// What a block begins and ends with.
    fn braces(&self, block: NodeId) -> Option<(String, String)> {
        let token = |node: Node| (!node.is_named()).then(|| String::from_utf8_lossy(node.text()).into_owned());
        Some((token(self.node(block).children().next()?)?, token(self.node(block).children().last()?)?))
    }

    fn text_under(&self, node: NodeId, edit: &Edit) -> Option<String> {
        String::from_utf8(self.render_node(node, edit)).ok()
    }

    /// The arguments in which something is called and that the body has no use for.
    fn active_arguments(&self, function: &Function, given: NodeId) -> Vec<NodeId> {
        let parameters = items(self, function.parameters);
        let is_call = |node: usize| self.records[node].kind == function.call.call;
        let is_used = |index: usize| {
            let parameter = parameters.get(index).map(|&parameter| self.node(parameter).subtree());
            let defined = parameter.map_or(&[][..], |nodes| function.names.definitions_in(nodes));
            defined.iter().any(|definition| !function.names.entity(definition).uses.is_empty())
        };
        let arguments = items(self, given.0).into_iter().enumerate();
        let active = arguments.filter(|(index, node)| !is_used(*index) && self.node(*node).subtree().any(is_call));
        active.map(|(_, node)| node).collect()
    }

    /// The change that puts arguments in the places of parameters.
    fn with_arguments(&self, function: &Function, part: NodeId, given: NodeId) -> Edit {
        let inside = self.node(part).subtree();
        let mut edit = Edit::default();
        for (parameter, argument) in items(self, function.parameters).into_iter().zip(items(self, given.0)) {
            let text = self.copied(argument);
            for definition in function.names.definitions_in(self.node(parameter).subtree()) {
                let uses = function.names.entity(definition).uses.iter();
                let uses = uses.filter(|place| inside.contains(&place.index()));
                let changes = uses.map(|&place| {
                    let text = self.in_parentheses(argument, place, text.to_string());
                    (place, Replacement::Text(Arc::from(text)))
                });
                edit = edit.replacing_each(changes);
            }
        }
        edit
    }

    /// The text of an expression for a place inside of another one, where operators could tear it apart: in parentheses.
    pub(super) fn in_parentheses(&self, expression: NodeId, place: NodeId, text: String) -> String {
        let parent = NodeId(self.records[place.index()].parent);
        let is_one = self.regular_count(expression.0) <= 1 || text.ends_with([')', ']', '}']);
        if is_one || !self.may_stand_at(place, parent) { text } else { format!("({text})") }
    }
}
