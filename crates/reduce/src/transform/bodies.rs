//! Inlining of functions: the body replaces the calls, with the arguments inserted.

use std::collections::HashSet;
use std::sync::Arc;

use secateur_names::{CallRule, Definition, Entity, Program};
use secateur_syntax::{Edit, Node, NodeId, Replacement};

/// Maximum number of calls of an inlined function. Its text is copied for each.
const CALLS_MAX: usize = 8;

/// Maximum number of ancestors of a call among which its statement is sought.
const STATEMENT_LEVELS_MAX: usize = 16;

/// Maximum depth of a value in its `return` statement.
const VALUE_LEVELS_MAX: usize = 2;

/// Function to inline.
struct Function<'a> {
    call: &'a CallRule,
    receiver: Option<NodeId>,
    parameters: NodeId,
    body: NodeId,
}

/// Returns the edit that deletes a function and replaces all its calls by its body.
pub(crate) fn function_in_calls(
    program: &Program,
    entity: &Entity,
    definition: &Definition,
) -> Option<Edit> {
    if entity.uses.is_empty() || entity.uses.len() > CALLS_MAX {
        return None;
    }
    let body = program.body_of(definition.node)?;
    let subtree = program.node(definition.node).subtree();
    // Template parameters are skipped.
    let mut calls = program.rules().calls.iter().filter(|call| call.is_of_function());
    let (call, parameters) =
        calls.find_map(|call| Some((call, program.parameters_of(definition, call)?)))?;
    let receiver = program.receiver_of(definition.node, call);
    let function = Function { call, receiver, parameters, body };
    let mut changed: Vec<(NodeId, Replacement)> = Vec::new();
    let (mut before, mut after) = (program.node(definition.node).weight(), 0);
    for &use_node in &entity.uses {
        let node = program.call_of(use_node, call)?;
        let object = program.object_at(use_node, call);
        let (node, text) = written_out(program, &function, node, object)?;
        let overlaps = |(other, _): &(NodeId, Replacement)| {
            let (one, other) = (program.node(node).subtree(), program.node(*other).subtree());
            one.start < other.end && other.start < one.end
        };
        if subtree.contains(&use_node.index()) || changed.iter().any(overlaps) {
            return None;
        }
        before += program.node(node).weight();
        after += program.grammar().estimate_tokens(text.as_bytes());
        changed.push((node, Replacement::Text(text.into())));
    }
    let edit = Edit::default().deleting(program.removable_with(definition.node)?);
    (after < before).then(|| edit.replacing_each(changed))
}

/// Returns the node to replace for one call, and its new text.
fn written_out(
    program: &Program,
    function: &Function,
    call: NodeId,
    object: Option<NodeId>,
) -> Option<(NodeId, String)> {
    let given = program.arguments_of(call, function.call)?;
    let enclosing = program.node(call).parent_id();
    let items = |list: NodeId| program.items_of(list, function.call).into_iter();
    let mut pairs: Vec<_> = items(function.parameters).zip(items(given)).collect();
    pairs.extend(function.receiver.zip(object));
    let text = |part: NodeId| text_under(program, part, &with_arguments(program, part, &pairs));
    if program.only_named_child(enclosing).is_some()
        && program.may_stand_at(enclosing, function.body)
    {
        // Side effects of arguments come first.
        let mut texts = Vec::new();
        for argument in active_arguments(program, function, given) {
            let alone = Edit::default().replacing(call, Replacement::Node(argument));
            texts.push(text_under(program, enclosing, &alone)?);
        }
        if !texts.is_empty() && !program.role(enclosing).is_element() {
            return None;
        }
        texts.push(text(function.body)?);
        return Some((enclosing, texts.join("\n")));
    }
    let parts = |block: NodeId| {
        program.node(block).children().filter(Node::is_named).map(|node| node.id()).collect()
    };
    let mut statements: Vec<NodeId> = parts(function.body);
    // In Go, the statements of a block and the values of a `return` are in list nodes.
    let returns =
        |node: Node| program.rules().results.values().any(|rule| rule.returns == node.kind_id());
    if let [list] = statements[..]
        && program.node(list).children().any(returns)
    {
        statements = parts(list);
    }
    let (&last, first) = statements.split_last()?;
    let values = std::iter::successors(program.only_named_child(last), |&list| {
        program.only_named_child(list)
    });
    let value = values.take(VALUE_LEVELS_MAX).find(|&value| program.may_stand_at(call, value))?;
    let value_text = in_parentheses(program, value, call, text(value)?);
    if first.is_empty() {
        return Some((call, value_text));
    }
    let mut ancestors = program.node(call).ancestors().take(STATEMENT_LEVELS_MAX);
    let can_follow = |node: &Node| {
        program.role(node.id()).is_element()
            && first.iter().all(|&other| program.may_stand_at(node.id(), other))
    };
    // An expression is no statement, even if a block in parentheses could be one.
    let is_block = |node: &Node| {
        program.may_stand_at(node.id(), function.body) && !program.may_stand_at(call, node.id())
    };
    let statement = ancestors.find(|node| can_follow(node) || is_block(node))?;
    let mut texts: Vec<String> =
        first.iter().map(|&statement| text(statement)).collect::<Option<_>>()?;
    let value = Edit::default().replacing(call, Replacement::Text(value_text.into()));
    texts.push(text_under(program, statement.id(), &value)?);
    if is_block(&statement) && (!can_follow(&statement) || defines_again(program, first, call)) {
        let (open, close) = braces(program, function.body)?;
        texts.insert(0, open);
        texts.push(close);
    }
    Some((statement.id(), texts.join("\n")))
}

/// Returns `true` if `statements` define a name that the function around `place` also defines.
fn defines_again(program: &Program, statements: &[NodeId], place: NodeId) -> bool {
    let is_function = |node: &Node| program.rules().bodies.contains_key(&node.kind_id());
    let mut ancestors = program.node(place).ancestors();
    let Some(function) = ancestors.find(is_function) else { return false };
    let text = |definition: &Definition| program.node(definition.name).text();
    let own: HashSet<&[u8]> = program.definitions_in(function.subtree()).iter().map(text).collect();
    let mut others =
        statements.iter().flat_map(|&it| program.definitions_in(program.node(it).subtree()));
    others.any(|definition| own.contains(text(definition)))
}

/// Returns the first and last token of a block.
fn braces(program: &Program, block: NodeId) -> Option<(String, String)> {
    let token =
        |node: Node| (!node.is_named()).then(|| String::from_utf8_lossy(node.text()).into_owned());
    Some((
        token(program.node(block).children().next()?)?,
        token(program.node(block).children().last()?)?,
    ))
}

pub(crate) fn text_under(program: &Program, node: NodeId, edit: &Edit) -> Option<String> {
    String::from_utf8(program.render_node(node, edit)).ok()
}

/// Returns the parameter list of a function, not that of a template.
pub(crate) fn parameters_of(program: &Program, function: &Definition) -> Option<NodeId> {
    let mut calls = program.rules().calls.iter().filter(|call| call.is_of_function());
    calls.find_map(|call| program.parameters_of(function, call))
}

/// Returns the replacements of numbers of at least `digits_min` digits, other than 0 and 1, by 1.
pub(crate) fn ones_in(
    program: &Program,
    value: NodeId,
    digits_min: usize,
) -> Vec<(NodeId, Replacement)> {
    let as_one = |leaf: NodeId| {
        let text = program.node(leaf).text();
        let (sign, digits) = text.split_at(usize::from(text.first() == Some(&b'-')));
        let is_number = digits.len() >= digits_min
            && digits.first().is_some_and(u8::is_ascii_digit)
            && digits.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'.')
            && ![&b"0"[..], b"1"].contains(&digits);
        is_number
            .then(|| (leaf, Replacement::Text(if sign.is_empty() { "1" } else { "-1" }.into())))
    };
    let nodes = program.node(value).subtree().map(|node| NodeId(node as u32));
    nodes
        .filter(|&node| program.node(node).children().next().is_none())
        .filter_map(as_one)
        .collect()
}

/// Returns the arguments that contain a call and belong to unused parameters.
fn active_arguments(program: &Program, function: &Function, given: NodeId) -> Vec<NodeId> {
    let parameters = program.items_of(function.parameters, function.call);
    let is_call = |node: usize| function.call.is_call(program.node(NodeId(node as u32)).kind_id());
    let is_used = |index: usize| {
        let parameter = parameters.get(index).map(|&parameter| program.node(parameter).subtree());
        let defined = parameter.map_or(&[][..], |nodes| program.definitions_in(nodes));
        defined.iter().any(|definition| !program.entity(definition).uses.is_empty())
    };
    let arguments = program.items_of(given, function.call).into_iter().enumerate();
    let active = arguments
        .filter(|(index, node)| !is_used(*index) && program.node(*node).subtree().any(is_call));
    active.map(|(_, node)| node).collect()
}

/// Returns the edit that replaces parameters by arguments in `part`. The two are given in pairs.
fn with_arguments(program: &Program, part: NodeId, pairs: &[(NodeId, NodeId)]) -> Edit {
    let subtree = program.node(part).subtree();
    let mut edit = Edit::default();
    for &(parameter, argument) in pairs {
        let text = program.node(argument).copy();
        for definition in program.definitions_in(program.node(parameter).subtree()) {
            let uses = program.entity(definition).uses.iter();
            let uses = uses.filter(|use_node| subtree.contains(&use_node.index()));
            let changes = uses.map(|&use_node| {
                let text = in_parentheses(program, argument, use_node, text.to_string());
                (use_node, Replacement::Text(Arc::from(text)))
            });
            edit = edit.replacing_each(changes);
        }
    }
    edit
}

/// Returns the text of an expression for insertion into another one: in parentheses if operators
/// could regroup it.
pub(crate) fn in_parentheses(
    program: &Program,
    expression: NodeId,
    place: NodeId,
    text: String,
) -> String {
    let parent = program.node(place).parent_id();
    let is_one = program.regular_count(expression) <= 1 || text.ends_with([')', ']', '}', ';']);
    if is_one || !program.may_stand_at(place, parent) { text } else { format!("({text})") }
}
