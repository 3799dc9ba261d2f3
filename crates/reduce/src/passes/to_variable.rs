//! To variable: makes an unused function whose body is one expression a variable.
//!
//! - Helps with: compilers that fail on an initialiser as on a body: five tokens each.
//! - Costs: up to two tests per function in short programs.
//! - Languages: those with a `variable` form among the `results`: C and C++.
//! - Limit: programs of 256 tokens; in longer ones, most functions can be deleted.
//! - Readable: strange, such as `int f = (g(), 1);`.

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Replacement};

use crate::example::Example;
use crate::round::SHORT_TOKENS_MAX;
use crate::transform::{Instance, ones_in, parameters_of, text_under};

pub(crate) const EXAMPLES: &[Example] =
    &[Example::new("a.c", "int f() { return g(1); }", "int f = g(1);")];

pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    program.definitions().iter().flat_map(|function| as_variable(program, function)).collect()
}

/// Titles of the instances for one function.
const TITLES: [&str; 2] =
    ["can become a variable with its value", "can become a variable with 1 for its numbers"];

/// Returns the instances that make a variable of an unused function whose body is one expression.
/// The expression becomes the value; a variant has 1 for its numbers. Uses of parameters become
/// uses of the variable.
fn as_variable(program: &Program, definition: &Definition) -> Vec<Instance> {
    let entity = program.entity(definition);
    let parts = || {
        let function = program.node(definition.node);
        program.result_of(function)?;
        let body = program.body_of(function)?;
        let value = body.only_named_child()?.only_named_child()?;
        let (_, list) = parameters_of(program, definition)?;
        let declarator = list.parent()?;
        Some((body, value, list, declarator, declarator.named_children().next()?))
    };
    let is_alone = entity.definition_count() == 1
        && entity.uses.is_empty()
        && program.tokens() <= SHORT_TOKENS_MAX;
    let rule = program.rules().results.get(&program.node(definition.node).kind_id());
    let Some((before, after)) = rule.and_then(|rule| rule.variable).filter(|_| is_alone) else {
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
    let variable = |(value_edit, title): (Edit, &'static str)| {
        let text = [&*before, &*text_under(program, value, &value_edit)?, &*after].concat();
        let edit = Edit::default().replacing(declarator.id(), Replacement::Node(inner.id()));
        let edit = edit.replacing(body.id(), Replacement::Text(text.into()));
        Some(Instance::of_definition(definition, title, edit))
    };
    std::iter::once(named).chain(with_ones).zip(TITLES).filter_map(variable).collect()
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::{edits, made};

    #[test]
    fn a_function_that_only_has_a_value_becomes_a_variable() {
        let ones = ["int f = g(2, f);", "int f = g(1, f);"];
        assert_eq!(made("a.c", "int f(int a) { g(2, a); }", "to-variable"), ones);
        let titles = edits("a.c", "int f(int a) { g(2, a); }", "to-variable");
        let titles: Vec<_> = titles.iter().map(ToString::to_string).collect();
        assert_ne!(titles[0], titles[1]);
        assert_eq!(made("a.c", "int f() { return g; }", "to-variable"), ["int f = g;"]);
        // Not if the function is called elsewhere, returns nothing, or does more.
        assert_eq!(made("a.c", "void f() { g(); }", "to-variable"), [""; 0]);
        assert_eq!(made("a.c", "int f() { g(); } int h() { f(); g(); }", "to-variable"), [""; 0]);
        assert_eq!(made("a.c", "int f() { if (g()) h(); }", "to-variable"), [""; 0]);
    }
}
