//! Merge: the first value that is given to a variable goes into its definition: `int x; x = 1;` becomes `int x = 1;`.

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Replacement};

use super::{Instance, Transformation};

pub(crate) struct Merge;

impl Transformation for Merge {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        Instance::of_definitions(program, |definition| merged(program, definition))
    }

    fn title(&self, program: &Program, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can have its first value where it is defined", instance.definition(program)?))
    }
}

/// For a definition without a value whose first use is a statement that gives one, the change that puts the assignment in the
/// place of the name.
fn merged(program: &Program, definition: &Definition) -> Option<Edit> {
    let (rules, place) = (program.rules(), program.node(definition.name).place());
    if program.value_beside(definition.name).is_some() || !rules.unset.contains(&place) {
        return None;
    }
    let target = program.node(*program.entity(definition).uses.first()?);
    let assignment = target.parent_id();
    let statement = program.node(assignment).parent_id();
    if program.only_named_child(statement).is_none() || !rules.assigned.contains(&target.place()) {
        return None;
    }
    let edit = Edit::default().deleting(program.removable_with(statement)?);
    Some(edit.replacing(definition.name, Replacement::Text(program.node(assignment).copy())))
}
