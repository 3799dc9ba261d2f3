//! Results: removes the result of a function whose callers ignore it.
//!
//! - Helps with: the values, and everything that only they need; Rust programs that must compile.
//! - Costs: one or two tests per function.
//! - Languages: those with `results`: C, C++, Go, Java and Rust.
//! - Limit: none.
//! - Readable: yes.

use secateur_names::{Definition, Program, ResultRule};
use secateur_syntax::{ChildPosition, Edit, Literal, Node, NodeId, Replacement, Role};

use crate::example::Example;
use crate::replace::nodes_of;
use crate::transform::{Instance, Transformation};

pub(crate) struct Results;

pub(crate) const EXAMPLES: &[Example] =
    &[Example::new("a.rs", "fn f() -> i8 { g(1) }", "fn f() { g(1); }")];

impl Transformation for Results {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        Instance::of_definitions(program, "can return nothing", |definition| {
            without_result(program, definition)
        })
    }
}

/// Returns the edits that remove the result type of a function whose result is never used. One
/// makes the returned value a statement, if the language allows any value as a statement. The other
/// deletes the value.
fn without_result(program: &Program, definition: &Definition) -> Vec<Edit> {
    let function = definition.node;
    let Some(rule) = program.rules().results.get(&program.node(function).kind_id()) else {
        return Vec::new();
    };
    let is_reference =
        |(_, place): (NodeId, ChildPosition)| program.rules().levels.contains(&place);
    if program.declarators(definition.name).any(is_reference) {
        return Vec::new();
    }
    let is_ignored =
        program.entity(definition).uses.iter().all(|&place| is_statement(program, rule, place));
    let result = program.result_of(function).filter(|_| is_ignored);
    let (Some(result), Some(body)) = (result, program.body_of(function)) else { return Vec::new() };
    let given = FunctionResults::of(program, rule, body);
    let goes = given.going(program).and_then(|edit| without_type(program, rule, result, &edit));
    let stays = rule
        .statement
        .and_then(|end| without_type(program, rule, result, &given.staying(program, end)));
    let edits = [stays.filter(|_| !given.is_empty()), goes].into_iter().flatten();
    edits.filter(|edit| tokens_less(program, edit)).collect()
}

/// Returns `true` if the call of a name is a statement, so that its result is ignored.
fn is_statement(program: &Program, rule: &ResultRule, use_node: NodeId) -> bool {
    let calls = program.rules().calls.iter().filter(|call| call.is_of_function());
    let mut called = calls.filter_map(|call| program.call_of(use_node, call));
    called.any(|call| {
        let statement = program.node(program.node(call).parent_id());
        let is_call_only = statement.weight() <= program.node(call).weight() + 1
            && statement.kind_id() != rule.returns;
        is_call_only && program.role(statement.id()).is_element()
    })
}

fn without_type(program: &Program, rule: &ResultRule, result: NodeId, edit: &Edit) -> Option<Edit> {
    if rule.none.is_empty() {
        return Some(edit.deleting(program.removable_with(result)?));
    }
    Some(edit.replacing(result, Replacement::Text(rule.none.0.into())))
}

/// Returns `true` if an edit removes more tokens than it inserts.
fn tokens_less(program: &Program, edit: &Edit) -> bool {
    let weight =
        |nodes: &[NodeId]| -> u64 { nodes.iter().map(|&node| program.node(node).weight()).sum() };
    let replaced: Vec<NodeId> = edit.replaced().iter().map(|(node, _)| *node).collect();
    let tokens = |with: &Replacement| match with {
        Replacement::Text(text) => program.grammar().estimate_tokens(text.as_bytes()),
        nodes => weight(&nodes_of(program, nodes)),
    };
    let removed = weight(edit.deleted()) + weight(&replaced);
    removed > edit.replaced().iter().map(|(_, with)| tokens(with)).sum()
}

/// Results of a function.
struct FunctionResults {
    /// Return statements with their values.
    returned: Vec<(NodeId, NodeId)>,
    /// Final values of blocks.
    ends: Vec<NodeId>,
}

impl FunctionResults {
    fn of(program: &Program, rule: &ResultRule, body: NodeId) -> Self {
        let mut returned = Vec::new();
        let (mut at, end) = (body.0 + 1, program.node(body).subtree().end as u32);
        while at < end {
            let node = program.node(NodeId(at));
            if program.rules().results.contains_key(&node.kind_id()) {
                at = node.subtree().end as u32;
                continue;
            }
            if node.kind_id() == rule.returns
                && let Some(value) = program.only_named_child(node.id())
            {
                returned.push((node.id(), value));
            }
            at += 1;
        }
        let mut ends = Vec::new();
        let mut blocks: Vec<NodeId> = rule.statement.map(|_| body).into_iter().collect();
        while let Some(block) = blocks.pop() {
            let Some(end) = end_of(program, block) else { continue };
            let before = blocks.len();
            blocks.extend(inner_blocks(program, end, body));
            if blocks.len() == before {
                ends.push(end);
            }
        }
        ends.sort();
        Self { returned, ends }
    }

    fn is_empty(&self) -> bool {
        self.returned.is_empty() && self.ends.is_empty()
    }

    /// Returns the edit that deletes the values.
    fn going(&self, program: &Program) -> Option<Edit> {
        let values = self.returned.iter().map(|(_, value)| *value).chain(self.ends.iter().copied());
        let removed: Vec<Vec<NodeId>> =
            values.map(|value| removable(program, value)).collect::<Option<_>>()?;
        Some(Edit::default().deleting(removed.into_iter().flatten()))
    }

    /// Returns the edit that makes the values statements terminated by `end`.
    fn staying(&self, program: &Program, end: Literal) -> Edit {
        let returned =
            self.returned.iter().map(|&(returns, value)| (returns, Replacement::Node(value)));
        let ends = self.ends.iter().map(|&value| {
            let text = format!("{}{}", program.node(value).copy(), end.0);
            (value, Replacement::Text(text.into()))
        });
        Edit::default().replacing_each(returned.chain(ends))
    }
}

/// Returns the nodes to delete with a value.
fn removable(program: &Program, value: NodeId) -> Option<Vec<NodeId>> {
    let alone = || (program.role(value) == Role::OptionalAlone).then(|| vec![value]);
    program.removable_with(value).or_else(alone)
}

/// Returns the final value of a block.
fn end_of(program: &Program, block: NodeId) -> Option<NodeId> {
    let last = program.node(block).children().filter(Node::is_named).last()?;
    if !program.role(last.id()).is_element() {
        return Some(last.id());
    }
    // A final block is a statement without a terminator.
    let is_unterminated = |inner: &NodeId| program.node(*inner).weight() == last.weight();
    program.only_named_child(last.id()).filter(is_unterminated)
}

/// Returns the outermost blocks in a node that have the kind of `body`.
fn inner_blocks(program: &Program, node: NodeId, body: NodeId) -> Vec<NodeId> {
    let kind = program.node(body).kind_id();
    let (mut found, nodes) = (Vec::new(), program.node(node).subtree());
    let mut at = nodes.start;
    while at < nodes.end {
        let inner = program.node(NodeId(at as u32));
        let is_block = inner.kind_id() == kind;
        found.extend(is_block.then(|| inner.id()));
        at = if is_block { inner.subtree().end } else { at + 1 };
    }
    found
}
