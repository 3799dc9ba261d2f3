//! To variable: makes an unused function whose body is one expression a variable.
//!
//! - Helps with: compilers that fail on an initialiser as on a body: five tokens each.
//! - Costs: up to two tests per function in short programs.
//! - Languages: those with a `variable` form: C and C++.
//! - Limit: programs of 256 tokens; in longer ones, most functions can be deleted.
//! - Readable: no, a program without a function is a stranger one.

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Replacement};

use crate::example::Example;
use crate::round::breadth::SHORT_TOKENS_MAX;
use crate::transform::bodies::{ones_in, parameters_of, text_under};
use crate::transform::{Instance, Transformation};

pub(crate) struct ToVariable;

pub(crate) const EXAMPLES: &[Example] =
    &[Example::new("a.c", "int f() { return g(1); }", "int f = g(1);")];

impl Transformation for ToVariable {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        Instance::of_definitions(program, "can become a variable with its value", |function| {
            as_variable(program, function)
        })
    }
}

/// Returns the edits that make a variable of an unused function whose body is one expression. The
/// expression becomes the value; a variant has 1 for its numbers. Uses of parameters become uses of
/// the variable.
fn as_variable(program: &Program, definition: &Definition) -> Vec<Edit> {
    let entity = program.entity(definition);
    let parts = || {
        let function = program.node(definition.node);
        program.result_of(function)?;
        let body = program.body_of(function)?;
        let value = body.only_named_child()?.only_named_child()?;
        let list = parameters_of(program, definition)?;
        let declarator = list.parent()?;
        Some((body, value, list, declarator, declarator.named_children().next()?))
    };
    let is_alone = entity.definition_count() == 1
        && entity.uses.is_empty()
        && program.tokens() <= SHORT_TOKENS_MAX;
    let Some((before, after)) = program.rules().variable.as_ref().filter(|_| is_alone) else {
        return Vec::new();
    };
    let Some((body, value, list, declarator, inner)) = parts() else { return Vec::new() };
    let parameters = program.definitions_in(list.subtree()).iter();
    let uses = parameters.flat_map(|it| &program.entity(it).uses);
    let uses = uses.filter(|use_node| value.contains(**use_node));
    let name = program.node(definition.name).copy();
    let named = Edit::default()
        .replacing_each(uses.map(|&use_node| (use_node, Replacement::Text(name.clone()))));
    let ones = ones_in(value, 1);
    let with_ones = (!ones.is_empty()).then(|| named.replacing_each(ones));
    let variable = |value_edit: Edit| {
        let text = [&**before, &*text_under(program, value, &value_edit)?, &**after].concat();
        let edit = Edit::default().replacing(declarator.id(), Replacement::Node(inner.id()));
        Some(edit.replacing(body.id(), Replacement::Text(text.into())))
    };
    std::iter::once(named).chain(with_ones).filter_map(variable).collect()
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn a_function_that_only_has_a_value_becomes_a_variable() {
        let ones = ["int f = g(2, f);", "int f = g(1, f);"];
        assert_eq!(made("a.c", "int f(int a) { g(2, a); }", "to-variable"), ones);
        assert_eq!(made("a.c", "int f() { return g; }", "to-variable"), ["int f = g;"]);
        // Not if the function is called elsewhere, returns nothing, or does more.
        assert_eq!(made("a.c", "void f() { g(); }", "to-variable"), [""; 0]);
        assert_eq!(made("a.c", "int f() { g(); } int h() { f(); g(); }", "to-variable"), [""; 0]);
        assert_eq!(made("a.c", "int f() { if (g()) h(); }", "to-variable"), [""; 0]);
    }
}
