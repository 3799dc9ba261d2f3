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
    receiver: Option<Node<'a>>,
    parameters: Node<'a>,
    body: Node<'a>,
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
    let defining = program.node(definition.node);
    let body = program.body_of(defining)?;
    let (call, parameters) = parameters_of(program, definition)?;
    let receiver = program.receiver_of(defining, call);
    let function = Function { call, receiver, parameters, body };
    let mut changed: Vec<(Node, Replacement)> = Vec::new();
    let (mut before, mut after) = (defining.weight(), 0);
    for use_node in program.uses_of(entity) {
        let object = program.object_at(use_node, call);
        let called = program.call_of(use_node, call)?;
        let (target, text) = written_out(program, &function, called, object)?;
        let overlaps = |(other, _): &(Node, Replacement)| {
            target.contains(other.id()) || other.contains(target.id())
        };
        if defining.contains(use_node.id()) || changed.iter().any(overlaps) {
            return None;
        }
        before += target.weight();
        after += program.grammar().estimate_tokens(text.as_bytes());
        changed.push((target, Replacement::Text(text.into())));
    }
    let edit = Edit::default().deleting(defining.removable_with()?);
    let changed = changed.into_iter().map(|(target, with)| (target.id(), with));
    (after < before).then(|| edit.replacing_each(changed))
}

/// Returns the node to replace for one call, and its new text.
fn written_out<'a>(
    program: &'a Program,
    function: &Function<'a>,
    call: Node<'a>,
    object: Option<Node<'a>>,
) -> Option<(Node<'a>, String)> {
    let given = program.arguments_of(call, function.call)?;
    let enclosing = call.parent()?;
    let items = |list: Node<'a>| program.items_of(list, function.call).into_iter();
    let mut pairs: Vec<_> = items(function.parameters).zip(items(given)).collect();
    pairs.extend(function.receiver.zip(object));
    let text = |part: Node| text_under(program, part, &with_arguments(program, part, &pairs));
    if enclosing.only_named_child().is_some() && enclosing.admits(function.body) {
        // Side effects of arguments come first.
        let mut texts = Vec::new();
        for argument in active_arguments(program, function, given) {
            let alone = Edit::default().replacing(call.id(), Replacement::Node(argument.id()));
            texts.push(text_under(program, enclosing, &alone)?);
        }
        if !texts.is_empty() && !enclosing.is_element() {
            return None;
        }
        texts.push(text(function.body)?);
        return Some((enclosing, texts.join("\n")));
    }
    let mut statements: Vec<Node> = function.body.named_children().collect();
    // In Go, the statements of a block and the values of a `return` are in list nodes.
    let returns =
        |node: Node| program.rules().results.values().any(|rule| rule.returns == node.kind_id());
    if let [list] = statements[..]
        && list.children().any(returns)
    {
        statements = list.named_children().collect();
    }
    let (&last, first) = statements.split_last()?;
    let values = std::iter::successors(last.only_named_child(), Node::only_named_child);
    let value = values.take(VALUE_LEVELS_MAX).find(|value| call.admits(*value))?;
    let value_text = in_parentheses(program, value, call, text(value)?);
    if first.is_empty() {
        return Some((call, value_text));
    }
    let can_follow =
        |node: &Node| node.role().is_element() && first.iter().all(|&other| node.admits(other));
    // An expression is no statement, even if a block in parentheses could be one.
    let is_block = |node: &Node| node.admits(function.body) && !call.admits(*node);
    let mut ancestors = call.ancestors().take(STATEMENT_LEVELS_MAX);
    let statement = ancestors.find(|node| can_follow(node) || is_block(node))?;
    let mut texts: Vec<String> =
        first.iter().map(|&statement| text(statement)).collect::<Option<_>>()?;
    let with_value = Edit::default().replacing(call.id(), Replacement::Text(value_text.into()));
    texts.push(text_under(program, statement, &with_value)?);
    if is_block(&statement) && (!can_follow(&statement) || defines_again(program, first, call)) {
        let (open, close) = braces(function.body)?;
        texts.insert(0, open);
        texts.push(close);
    }
    Some((statement, texts.join("\n")))
}

/// Returns `true` if `statements` define a name that the function around `place` also defines.
fn defines_again(program: &Program, statements: &[Node], place: Node) -> bool {
    let is_function = |node: &Node| program.rules().bodies.contains_key(&node.kind_id());
    let Some(function) = place.ancestors().find(is_function) else { return false };
    let text = |definition: &Definition| program.node(definition.name).text();
    let own: HashSet<&[u8]> = program.definitions_in(function.subtree()).iter().map(text).collect();
    let mut others =
        statements.iter().flat_map(|statement| program.definitions_in(statement.subtree()));
    others.any(|definition| own.contains(text(definition)))
}

/// Returns the first and last token of a block.
fn braces(block: Node) -> Option<(String, String)> {
    let token =
        |node: Node| (!node.is_named()).then(|| String::from_utf8_lossy(node.text()).into_owned());
    Some((token(block.children().next()?)?, token(block.children().last()?)?))
}

pub(crate) fn text_under(program: &Program, node: Node, edit: &Edit) -> Option<String> {
    String::from_utf8(program.render_node(node.id(), edit)).ok()
}

/// Returns the rule of the calls of a function, and its parameter list, not that of a template.
pub(crate) fn parameters_of<'a>(
    program: &'a Program,
    function: &Definition,
) -> Option<(&'a CallRule, Node<'a>)> {
    let mut calls = program.rules().calls.iter().filter(|call| call.is_of_function());
    calls.find_map(|call| Some((call, program.parameters_of(function, call)?)))
}

/// Returns the replacements of numbers of at least `digits_min` digits, other than 0 and 1, by 1.
pub(crate) fn ones_in(value: Node, digits_min: usize) -> Vec<(NodeId, Replacement)> {
    let as_one = |leaf: Node| {
        let (sign, digits) = leaf.text().split_at(usize::from(leaf.text().first() == Some(&b'-')));
        let is_number = digits.len() >= digits_min
            && digits.first().is_some_and(u8::is_ascii_digit)
            && digits.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'.')
            && ![&b"0"[..], b"1"].contains(&digits);
        let one = if sign.is_empty() { "1" } else { "-1" };
        is_number.then(|| (leaf.id(), Replacement::Text(one.into())))
    };
    value.with_descendants().filter(Node::is_leaf).filter_map(as_one).collect()
}

/// Returns the arguments that contain a call and belong to unused parameters.
fn active_arguments<'a>(
    program: &'a Program,
    function: &Function<'a>,
    given: Node<'a>,
) -> Vec<Node<'a>> {
    let parameters = program.items_of(function.parameters, function.call);
    let is_call = |node: Node| function.call.is_call(node.kind_id());
    let is_used = |index: usize| {
        let parameter = parameters.get(index).map(Node::subtree);
        let defined = parameter.map_or(&[][..], |nodes| program.definitions_in(nodes));
        defined.iter().any(|definition| !program.entity(definition).uses.is_empty())
    };
    let arguments = program.items_of(given, function.call).into_iter().enumerate();
    let active =
        arguments.filter(|(index, node)| !is_used(*index) && node.with_descendants().any(is_call));
    active.map(|(_, node)| node).collect()
}

/// Returns the edit that replaces parameters by arguments in `part`. The two are given in pairs.
fn with_arguments(program: &Program, part: Node, pairs: &[(Node, Node)]) -> Edit {
    let mut edit = Edit::default();
    for &(parameter, argument) in pairs {
        for definition in program.definitions_in(parameter.subtree()) {
            let uses = program.uses_of(program.entity(definition));
            let changes = uses.filter(|use_node| part.contains(use_node.id())).map(|use_node| {
                let text = in_parentheses(program, argument, use_node, argument.copy().to_string());
                (use_node.id(), Replacement::Text(Arc::from(text)))
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
    expression: Node,
    place: Node,
    text: String,
) -> String {
    let is_one =
        program.regular_count(expression.id()) <= 1 || text.ends_with([')', ']', '}', ';']);
    let is_nestable = place.parent().is_some_and(|parent| place.admits(parent));
    if is_one || !is_nestable { text } else { format!("({text})") }
}
