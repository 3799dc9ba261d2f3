//! Initialise: moves the first assignment to a variable into its definition.
//!
//! - Helps with: optimisers and analysers that need the value, not the assignment.
//! - Costs: one test per list, seldom successful.
//! - Languages: those with `unset` and `assigned` positions.
//! - Limit: none.
//! - Readable: no, the order of statements changes.

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Replacement};

use crate::example::Example;
use crate::transform::Instance;

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.c",
    "int f() { int a; a = 1; return a; }",
    "int f() { int a = 1; return a; }",
)];

pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    let title = "can be initialised with its first value";
    Instance::of_definitions(program, title, |variable| initialised(program, variable))
}

/// Returns the edit that moves the first assignment of a variable without a value into its
/// definition.
fn initialised(program: &Program, definition: &Definition) -> Option<Edit> {
    let target = program.uses_of(program.entity(definition)).next()?;
    let assignment = target.parent()?;
    let statement = assignment.parent()?;
    let (rules, name) = (program.rules(), program.node(definition.name));
    if statement.only_named_child().is_none()
        || !rules.unset.contains(&name.place())
        || program.value_beside(name).is_some()
        || !rules.assigned.contains(&target.place())
    {
        return None;
    }
    let edit = Edit::default().deleting(statement.removable_with()?);
    Some(edit.replacing(definition.name, Replacement::Text(assignment.copy())))
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn the_first_assignment_is_merged_into_the_definition() {
        let merged = |text| made("a.c", text, "initialise");
        assert_eq!(
            merged("void f(void) { int a, b; a = 1; a = b; }"),
            ["void f(void) { int a = 1, b; a = b; }"]
        );
        // The variable is used before, has a value, or the assignment is itself used.
        assert_eq!(merged("void f(void) { int a; f(a); a = 1; }"), [""; 0]);
        assert_eq!(merged("void f(void) { int a = 0; a = 1; }"), [""; 0]);
        assert_eq!(merged("void f(void) { int a; f(a = 1); }"), [""; 0]);
    }
}
