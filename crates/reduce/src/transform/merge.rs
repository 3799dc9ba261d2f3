//! Merge: moves a variable into another construct, or replaces a function by a variable.
//!
//! - The first assignment to a variable moves into its definition: `int x; x = 1;` becomes `int x =
//!   1;`.
//! - A variable without a value becomes a parameter: `int x; void f() { g(x); }` becomes `void
//!   f(int x) { g(x); }`.
//! - A function that only has a value becomes a variable: `int f() { g(1); }` becomes `int f =
//!   g(1);`.

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use super::bodies::{ones_in, text_under};
use super::{Instance, Transformation};
use crate::breadth::SHORT_TOKENS_MAX;
use crate::list::weight;

pub(crate) struct Merge;

impl Transformation for Merge {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        let of_one = |definition: &Definition| {
            let instance = |title: &'static str| {
                move |edit| Instance::of_definition(definition, title, edit)
            };
            let initialised = merged(program, definition)
                .map(instance("can be initialised with its first value"));
            let parameter = as_parameter(program, definition)
                .map(instance("can become a parameter of the function that uses it"));
            let variables = as_variable(program, definition)
                .into_iter()
                .map(instance("can become a variable with its value"));
            initialised.into_iter().chain(parameter).chain(variables).collect::<Vec<_>>()
        };
        program.definitions().iter().flat_map(of_one).collect()
    }
}

/// Returns `true` for a definition of a plain name without a value.
fn is_unset(program: &Program, definition: &Definition) -> bool {
    let place = program.node(definition.name).place();
    program.rules().unset.contains(&place) && program.value_beside(definition.name).is_none()
}

/// Returns the edit that moves the first assignment of a variable without a value into its
/// definition.
fn merged(program: &Program, definition: &Definition) -> Option<Edit> {
    let target = program.node(*program.entity(definition).uses.first()?);
    let assignment = target.parent_id();
    let statement = program.node(assignment).parent_id();
    if program.only_named_child(statement).is_none()
        || !is_unset(program, definition)
        || !program.rules().assigned.contains(&target.place())
    {
        return None;
    }
    let edit = Edit::default().deleting(program.removable_with(statement)?);
    Some(edit.replacing(definition.name, Replacement::Text(program.node(assignment).copy())))
}

/// Returns the edit that makes a variable a parameter of the only function that uses it, if nothing
/// calls the function and the edit saves tokens: `int a; void f() { g(a); }` becomes `void f(int a)
/// { g(a); }`.
fn as_parameter(program: &Program, variable: &Definition) -> Option<Edit> {
    let entity = program.entity(variable);
    let place = program.node(variable.name).place();
    if program.tokens() > SHORT_TOKENS_MAX
        || !program.rules().unset.contains(&place)
        || entity.definition_count() > 1
    {
        return None;
    }
    let unit = program.unit_of(variable)?;
    let (first, last) = (*entity.uses.first()?, *entity.uses.last()?);
    // A unit around its own use is a definition in the head of a loop. The loop stays.
    let is_enclosing = program.node(unit).subtree().contains(&first.index());
    let unit = program.node(if is_enclosing { variable.node } else { unit });
    if program.definitions_in(unit.subtree()).len() > 1 {
        return None;
    }
    let ancestors = std::iter::successors(program.node(first).parent(), Node::parent);
    let mut bodies = ancestors
        .filter_map(|node| Some((node, program.node(program.body_of(node.id())?).subtree())));
    let (function, _) =
        bodies.find(|(_, body)| body.contains(&first.index()) && body.contains(&last.index()))?;
    let function =
        program.definitions_in(function.subtree()).iter().find(|it| it.node == function.id())?;
    let is_called = program.entity(function).definition_count() > 1
        || !program.entity(function).uses.is_empty();
    let list = parameters_of(program, function).filter(|_| !is_called)?;
    // The keyword in front of it and the semicolon are left out.
    let parts: Vec<Node> = unit.children().filter(Node::is_named).collect();
    let has_value = program.value_beside(variable.name).is_some();
    let last_part = if has_value { program.node(variable.name) } else { *parts.last()? };
    let span = parts.first()?.span().start..last_part.span().end;
    let parameter = String::from_utf8_lossy(program.source().get(span)?).into_owned();
    let (place, text) = match program.items(list).last() {
        Some(&last) if !program.definitions_in(program.node(list).subtree()).is_empty() => {
            (last, format!("{}, {parameter}", program.node(last).copy()))
        }
        _ => (list, format!("({parameter})")),
    };
    // In the head of a loop, the semicolon stays too.
    let edit = if is_enclosing {
        let rest = Replacement::Text(";".into());
        Edit::default().replacing(unit.text().ends_with(b";").then_some(unit.id())?, rest)
    } else {
        Edit::default().deleting(program.removable_with(unit.id())?)
    };
    let removed = edit.deleted().iter().copied().chain(is_enclosing.then_some(unit.id())).collect();
    let tokens = program.grammar().estimate_tokens(text.as_bytes());
    let is_less =
        tokens < program.node(place).weight() + weight(program, &removed) - u64::from(is_enclosing);
    is_less.then(|| edit.replacing(place, Replacement::Text(text.into())))
}

/// Returns the parameter list of a function, not that of a template.
fn parameters_of(program: &Program, function: &Definition) -> Option<NodeId> {
    let mut calls = program.rules().calls.iter().filter(|call| call.is_of_function());
    calls.find_map(|call| program.parameters_of(function, call))
}

/// Returns the edits that make a variable of an unused function whose body is one expression. The
/// expression becomes the value; a variant has 1 for its numbers. Uses of parameters become uses of
/// the variable.
fn as_variable(program: &Program, definition: &Definition) -> Vec<Edit> {
    let entity = program.entity(definition);
    let parts = || {
        program.result_of(definition.node)?;
        let body = program.body_of(definition.node)?;
        let value = program.only_named_child(program.only_named_child(body)?)?;
        let list = parameters_of(program, definition)?;
        let declarator = program.node(list).parent()?;
        Some((body, value, list, declarator.id(), declarator.children().find(Node::is_named)?))
    };
    let is_alone =
        entity.definition_count() == 1 && entity.uses.is_empty() && program.tokens() <= SHORT_TOKENS_MAX;
    let Some((before, after)) = program.rules().variable.as_ref().filter(|_| is_alone) else {
        return Vec::new();
    };
    let Some((body, value, list, declarator, inner)) = parts() else { return Vec::new() };
    let subtree = program.node(value).subtree();
    let parameters = program.definitions_in(program.node(list).subtree()).iter();
    let uses = parameters.flat_map(|it| {
        program.entity(it).uses.iter().filter(|use_node| subtree.contains(&use_node.index()))
    });
    let name = program.node(definition.name).copy();
    let named = Edit::default()
        .replacing_each(uses.map(|&use_node| (use_node, Replacement::Text(name.clone()))));
    let ones = ones_in(program, value, 1);
    let with_ones = (!ones.is_empty()).then(|| named.replacing_each(ones));
    let variable = |value_edit: Edit| {
        let text = [&**before, &*text_under(program, value, &value_edit)?, &**after].concat();
        let edit = Edit::default().replacing(declarator, Replacement::Node(inner.id()));
        Some(edit.replacing(body, Replacement::Text(text.into())))
    };
    std::iter::once(named).chain(with_ones).filter_map(variable).collect()
}
