//! Sink: moves a value into a later call and deletes its statement.
//!
//! - Helps with: wrong results of a compiler, which the program prints: 4 % of the tokens, on two
//!   of 50 inputs.
//! - Costs: one test per value and argument.
//! - Languages: those with `calls`.
//! - Limit: statements of 256 tokens.
//! - Readable: no, the program prints another value.

use std::collections::HashSet;

use secateur_names::Program;
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use crate::example::Example;
use crate::round::SHORT_TOKENS_MAX;
use crate::transform::{Instance, in_parentheses};

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.c",
    r#"int f(int a) { if (a < 1) a = 2; printf("%d", a); }"#,
    r#"int f(int a) { printf("%d", a < 1); }"#,
)];

/// Minimum number of tokens in a value. Names and numbers get there by other passes.
const VALUE_TOKENS_MIN: u64 = 2;

/// Call of a function without a definition in the program.
struct OutwardCall<'a> {
    node: Node<'a>,
    /// Arguments except format strings.
    arguments: Vec<Node<'a>>,
}

/// Returns the instances that move a value of a statement into the next call of a function without
/// a definition in the program: `if (a < b) …; … print(c);` becomes `print(a < b);`. A failing
/// program often shows the failure in such a call, which then prints the value itself.
///
/// An edit must save tokens and delete no definition that is still used.
pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    let calls = outward_calls(program);
    if calls.is_empty() {
        return Vec::new();
    }
    let defining: HashSet<NodeId> =
        program.definitions().iter().map(|definition| definition.node).collect();
    let statements = program.nodes().filter(|node| {
        (VALUE_TOKENS_MIN..=SHORT_TOKENS_MAX).contains(&node.weight())
            && node.role().is_element()
            && !defining.contains(&node.id())
    });
    let mut sunk = Vec::new();
    for statement in statements {
        let end = statement.subtree().end;
        let next = calls.partition_point(|call| call.node.id().index() < end);
        let Some(call) = calls.get(next) else { continue };
        for &argument in &call.arguments {
            let values = values_for(program, statement, argument).into_iter();
            sunk.extend(values.filter_map(|value| sunk_one(program, statement, value, argument)));
        }
    }
    sunk
}

/// Returns the calls of functions without a definition, in file order.
fn outward_calls(program: &Program) -> Vec<OutwardCall<'_>> {
    let functions: Vec<_> =
        program.rules().calls.iter().filter(|call| call.is_of_function()).collect();
    let defined = program.definitions().iter();
    let defined = defined.filter(|it| program.body_of(program.node(it.node)).is_some());
    let uses = defined.flat_map(|definition| program.uses_of(program.entity(definition)));
    let calls =
        uses.flat_map(|name| functions.iter().filter_map(move |call| program.call_of(name, call)));
    let inward: HashSet<NodeId> = calls.map(|call| call.id()).collect();
    let nodes = program.nodes().filter(|node| !inward.contains(&node.id()));
    let calls = nodes.filter_map(|node| {
        let rule = functions.iter().find(|rule| rule.is_call(node.kind_id()))?;
        let given = program.arguments_of(node, rule)?;
        let mut arguments = program.items_of(given, rule);
        arguments.retain(|item| !program.rules().formats.contains(&item.kind_id()));
        (!arguments.is_empty()).then_some(OutwardCall { node, arguments })
    });
    calls.collect()
}

/// Returns the values in a statement that the grammar admits as the argument: the outermost ones
/// and their direct parts.
fn values_for<'a>(program: &Program, statement: Node<'a>, argument: Node) -> Vec<Node<'a>> {
    if program.defines_for_others(&statement.subtree()) {
        return Vec::new();
    }
    let is_one = |node: &Node| node.weight() >= VALUE_TOKENS_MIN && argument.admits(*node);
    let (mut values, mut end) = (Vec::new(), 0);
    for node in statement.descendants() {
        if node.id().index() >= end && is_one(&node) {
            end = node.subtree().end;
            let parts: Vec<Node> = node.children().filter(is_one).collect();
            // Parentheses around a single part are left out.
            if node.only_named_child().is_none_or(|only| !parts.contains(&only)) {
                values.push(node);
            }
            values.extend(parts);
        }
    }
    let own = program.definitions_in(statement.subtree()).iter();
    let uses: Vec<NodeId> =
        own.flat_map(|definition| &program.entity(definition).uses).copied().collect();
    values.retain(|value| !uses.iter().any(|&use_node| value.contains(use_node)));
    values
}

fn sunk_one(program: &Program, statement: Node, value: Node, argument: Node) -> Option<Instance> {
    if statement.weight() + argument.weight() <= value.weight() {
        return None;
    }
    let text = in_parentheses(program, value, argument, value.copy().to_string());
    let title = format!("`{text}` can move into a later call");
    let edit = Edit::default()
        .deleting(statement.removable_with()?)
        .replacing(argument.id(), Replacement::Text(text.into()));
    Some(Instance::new([statement.id()], edit).titled(title))
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn a_value_moves_into_the_next_call_of_an_undefined_function() {
        let sunk = |text| made("a.c", text, "sink");
        // The condition, and its dependent statement entirely and in part.
        assert_eq!(
            sunk("int f(int a) { if (a < 1) a = -a; printf(\"%d\", a); }"),
            [
                "int f(int a) { printf(\"%d\", a < 1); }",
                "int f(int a) { printf(\"%d\", a = -a); }",
                "int f(int a) { printf(\"%d\", -a); }",
            ]
        );
        // Not into a call of a local function, and not with a name that would lose its definition.
        assert_eq!(sunk("int g(int a) { } int f(int a) { a = a + 1; g(a); }"), [""; 0]);
        assert_eq!(sunk("int f(int a) { for (int b = a; b < 3; b++) ; h(a); }"), [""; 0]);
        assert_eq!(sunk("int f(int a) { h(a); a = a + 1; }"), [""; 0]);
    }
}
