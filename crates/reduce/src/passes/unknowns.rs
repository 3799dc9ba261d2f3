//! Unknowns: deletes a variable without a value and replaces its uses by an expression whose value
//! is unknown at compile time, in C `*""`.
//!
//! - Helps with: compilers that fail on any unknown value.
//! - Costs: one test per variable in short programs.
//! - Languages: those with an `unknown` expression: C and C++.
//! - Limit: programs of 256 tokens; in longer ones, most variables can be deleted.
//! - Readable: no.

use secateur_names::{Definition, Entity, Program};

use super::inline::text_in;
use crate::example::Example;
use crate::round::breadth::SHORT_TOKENS_MAX;
use crate::transform::{Instance, Transformation};

pub(crate) struct Unknowns;

pub(crate) const EXAMPLES: &[Example] =
    &[Example::new("a.c", "int f(int a) { return g | a; }", r#"int f() { return g | *""; }"#)];

impl Transformation for Unknowns {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        if program.tokens() > SHORT_TOKENS_MAX {
            return Vec::new();
        }
        Instance::of_definitions(program, "can be replaced by an unknown value", |definition| {
            let entity = program.entity(definition);
            let text = unknown_for(program, entity, definition)?;
            let targets: Vec<_> = program.uses_of(entity).collect();
            text_in(program, definition, program.node(definition.name), &targets, text)
        })
    }
}

/// Returns the replacement for the uses of a variable or parameter without a value, if they only
/// read it.
fn unknown_for<'a>(
    program: &'a Program,
    entity: &Entity,
    definition: &Definition,
) -> Option<&'a str> {
    let rules = program.rules();
    let (name, list) = (program.node(definition.name), program.node(definition.node).parent());
    let mut functions = rules.calls.iter().filter(|call| call.is_of_function());
    let is_parameter =
        functions.any(|call| list.is_some_and(|list| list.kind_id() == call.parameters));
    let is_unset = rules.unset.contains(&name.place()) || is_parameter;
    let is_unset = is_unset && program.value_beside(name).is_none();
    let is_read = !entity.uses.is_empty()
        && program.uses_of(entity).all(|use_node| program.admits_value(&use_node));
    (is_unset && is_read && !rules.unknown.is_empty()).then_some(&rules.unknown)
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn a_variable_without_a_value_becomes_an_unknown_value() {
        assert_eq!(
            made("a.c", "int f(char a) { return g | a; }", "unknowns"),
            ["int f() { return g | *\"\"; }"]
        );
        assert_eq!(
            made("a.c", "int a; int f() { return a; }", "unknowns"),
            ["int f() { return *\"\"; }"]
        );
        // Not a variable with a value, one that is assigned or called, or a dereferenced pointer.
        for text in [
            "int a = 1; int f() { return a; }",
            "int f(int a) { a = 1; }",
            "int f(int a()) { return a(); }",
        ] {
            assert_eq!(made("a.c", text, "unknowns"), [""; 0], "{text}");
        }
        assert_eq!(made("a.c", "int f(int *a) { return *a; }", "unknowns"), [""; 0]);
        // Not if that takes more tokens than the variable.
        assert_eq!(made("a.c", "int f(int a) { return a + a + a; }", "unknowns"), [""; 0]);
    }
}
