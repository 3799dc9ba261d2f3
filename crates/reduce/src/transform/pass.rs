//! Pass: a variable without a value becomes a parameter of the function that uses it: `int a; int f() { g(a); }` becomes
//! `int f(int a) { g(a); }`.

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use super::{Instance, Transformation};

pub(crate) struct Pass;

impl Transformation for Pass {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        Instance::of_definitions(program, |definition| passed(program, definition))
    }

    fn title(&self, program: &Program, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can be a parameter", instance.definition(program)?))
    }
}

/// For a variable without a value that one function alone uses, the change that makes a parameter of it.
///
/// Only of a function without parameters that is called nowhere, since a call would need an argument.
fn passed(program: &Program, definition: &Definition) -> Option<Edit> {
    let (table, entity) = (program.table(), program.entity(definition));
    let (name, variable) = (program.node(definition.name), program.node(definition.node));
    let around = program.node(name.parent_id()).kind_id();
    let is_member = table.members.contains_key(&variable.parent()?.kind_id());
    let has_value =
        table.value_field(around, name.field_id()).and_then(|field| program.child_in(name.parent_id(), field));
    if entity.definition_count() > 1 || has_value.is_some() || is_member {
        return None;
    }
    let first = program.node(*entity.uses().first()?);
    let mut way = std::iter::successors(first.parent(), Node::parent);
    let function = way.find(|node| table.body_field(node.kind_id()).is_some())?;
    let body = program.node(program.body_of(function.id())?).subtree();
    let is_inside = |node: &NodeId| body.contains(&node.index());
    let is_apart = is_inside(&definition.node) || !function.subtree().contains(&definition.node.index());
    let mut definitions = program.definitions_in(function.subtree()).iter();
    let own = definitions.find(|own| own.node == function.id() && program.entity(own).uses().is_empty())?;
    let mut calls = table.calls.iter().filter(|call| call.owner_name != 0);
    let parameters = calls.find_map(|call| program.parameters_of(own, call))?;
    let is_free =
        program.items(parameters).iter().all(|&item| table.no_parameters.as_bytes() == program.node(item).text());
    // A keyword in front would say that a variable is defined.
    let has_type = variable.children().next().is_some_and(|child| child.is_named());
    if !is_apart || !is_free || !has_type || !entity.uses().iter().all(is_inside) {
        return None;
    }
    let unit = program.unit_of(definition).filter(|&unit| unit == definition.node)?;
    let text = program.node(unit).copy();
    let end = Some(program.language().names.statement_end).filter(|end| !end.is_empty())?;
    let parameter = format!("({})", text.strip_suffix(end)?.trim_end());
    let edit = Edit::default().deleting(program.removable_with(unit)?);
    Some(edit.replacing(parameters, Replacement::Text(parameter.into())))
}
