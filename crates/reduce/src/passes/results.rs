//! Results: removes the result of a function whose callers ignore it.
//!
//! - Helps with: the values, and everything that only they need; Rust programs that must compile.
//! - Costs: one or two tests per function.
//! - Languages: those with `results`: C, C++, Go, Java and Rust.
//! - Limit: none.
//! - Readable: yes.

use secateur_names::{Definition, Program, ResultRule};
use secateur_syntax::{Edit, Literal, Node, NodeId, Replacement, Role};

use crate::example::Example;
use crate::round::weight;
use crate::searches::replace::nodes_of;
use crate::transform::Instance;

pub(crate) const EXAMPLES: &[Example] =
    &[Example::new("a.rs", "fn f() -> i8 { g(1) }", "fn f() { g(1); }")];

pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    Instance::of_definitions(program, "can return nothing", |definition| {
        without_result(program, definition)
    })
}

/// Returns the edits that remove the result type of a function whose result is never used. One
/// makes the returned value a statement, if the language allows any value as a statement. The other
/// deletes the value.
fn without_result(program: &Program, definition: &Definition) -> Vec<Edit> {
    let function = program.node(definition.node);
    let Some(rule) = program.rules().results.get(&function.kind_id()) else {
        return Vec::new();
    };
    let is_reference = |node: Node| program.rules().levels.contains(&node.place());
    if program.declarators(program.node(definition.name)).any(is_reference) {
        return Vec::new();
    }
    let mut uses = program.uses_of(program.entity(definition));
    let is_ignored = uses.all(|use_node| is_statement(program, rule, use_node));
    let result = program.result_of(function).filter(|_| is_ignored);
    let (Some(result), Some(body)) = (result, program.body_of(function)) else { return Vec::new() };
    let given = FunctionResults::of(program, rule, body);
    let goes = given.going().and_then(|edit| without_type(rule, result, &edit));
    let stays = rule.statement.and_then(|end| without_type(rule, result, &given.staying(end)));
    let edits = [stays.filter(|_| !given.is_empty()), goes].into_iter().flatten();
    edits.filter(|edit| tokens_less(program, edit)).collect()
}

/// Returns `true` if the call of a name is a statement, so that its result is ignored.
fn is_statement(program: &Program, rule: &ResultRule, use_node: Node) -> bool {
    let calls = program.rules().calls.iter().filter(|call| call.is_of_function());
    let mut called = calls.filter_map(|call| program.call_of(use_node, call));
    let is_alone = |call: Node| {
        call.parent().is_some_and(|statement| {
            statement.weight() <= call.weight() + 1
                && statement.kind_id() != rule.returns
                && statement.role().is_element()
        })
    };
    called.any(is_alone)
}

fn without_type(rule: &ResultRule, result: Node, edit: &Edit) -> Option<Edit> {
    if rule.none.is_empty() {
        return Some(edit.deleting(result.removable_with()?));
    }
    Some(edit.replacing(result.id(), Replacement::Text(rule.none.0.into())))
}

/// Returns `true` if an edit removes more tokens than it inserts.
fn tokens_less(program: &Program, edit: &Edit) -> bool {
    let replaced: Vec<NodeId> = edit.replaced().iter().map(|(node, _)| *node).collect();
    let tokens = |with: &Replacement| match with {
        Replacement::Text(text) => program.grammar().estimate_tokens(text.as_bytes()),
        nodes => weight(program, &nodes_of(program, nodes)),
    };
    let removed = weight(program, edit.deleted()) + weight(program, &replaced);
    removed > edit.replaced().iter().map(|(_, with)| tokens(with)).sum()
}

/// Results of a function.
struct FunctionResults<'a> {
    /// Return statements with their values.
    returned: Vec<(Node<'a>, Node<'a>)>,
    /// Final values of blocks.
    ends: Vec<Node<'a>>,
}

impl<'a> FunctionResults<'a> {
    fn of(program: &Program, rule: &ResultRule, body: Node<'a>) -> Self {
        let is_function = |node: &Node| program.rules().results.contains_key(&node.kind_id());
        // Functions inside the body have results of their own.
        let own = body.children().flat_map(|child| child.descend(|node| !is_function(node)));
        let own = own.filter(|node| node.kind_id() == rule.returns && !is_function(node));
        let returned = own.filter_map(|node| Some((node, node.only_named_child()?))).collect();
        let mut ends = Vec::new();
        let mut blocks: Vec<Node> = rule.statement.map(|_| body).into_iter().collect();
        while let Some(block) = blocks.pop() {
            let Some(end) = end_of(block) else { continue };
            // Outermost blocks in the final value.
            let is_block = |node: &Node| node.kind_id() == body.kind_id();
            let before = blocks.len();
            blocks.extend(end.descend(|node| !is_block(node)).filter(is_block));
            if blocks.len() == before {
                ends.push(end);
            }
        }
        ends.sort_by_key(Node::id);
        Self { returned, ends }
    }

    fn is_empty(&self) -> bool {
        self.returned.is_empty() && self.ends.is_empty()
    }

    /// Returns the edit that deletes the values.
    fn going(&self) -> Option<Edit> {
        let values = self.returned.iter().map(|(_, value)| value).chain(&self.ends);
        let removed: Vec<Vec<NodeId>> = values.map(removable).collect::<Option<_>>()?;
        Some(Edit::default().deleting(removed.into_iter().flatten()))
    }

    /// Returns the edit that makes the values statements terminated by `end`.
    fn staying(&self, end: Literal) -> Edit {
        let returned = self.returned.iter();
        let returned = returned.map(|(node, value)| (node.id(), Replacement::Node(value.id())));
        let ends = self.ends.iter().map(|value| {
            let text = format!("{}{}", value.copy(), end.0);
            (value.id(), Replacement::Text(text.into()))
        });
        Edit::default().replacing_each(returned.chain(ends))
    }
}

/// Returns the nodes to delete with a value.
fn removable(value: &Node) -> Option<Vec<NodeId>> {
    let alone = || (value.role() == Role::OptionalAlone).then(|| vec![value.id()]);
    value.removable_with().or_else(alone)
}

/// Returns the final value of a block.
fn end_of(block: Node) -> Option<Node> {
    let last = block.named_children().last()?;
    if !last.role().is_element() {
        return Some(last);
    }
    // A final block is a statement without a terminator.
    last.only_named_child().filter(|inner| inner.weight() == last.weight())
}
