//! To parameter: makes a variable a parameter of the only function that uses it.
//!
//! - Helps with: declarations of variables: one token on two of nine C programs.
//! - Costs: one test per variable in short programs.
//! - Languages: those with `unset` positions and parameter lists.
//! - Limit: programs of 256 tokens, in which nothing calls the function; in longer ones, most
//!   variables can be deleted.
//! - Readable: no, the signature of a function changes.

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Node, Replacement};

use crate::example::Example;
use crate::round::{SHORT_TOKENS_MAX, weight};
use crate::transform::{Instance, parameters_of};

pub(crate) const EXAMPLES: &[Example] =
    &[Example::new("a.c", "int a; int f() { g(a); }", "int f(int a) { g(a); }")];

pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    let title = "can become a parameter of the function that uses it";
    Instance::of_definitions(program, title, |variable| as_parameter(program, variable))
}

/// Returns the edit that makes a variable a parameter of the only function that uses it, if nothing
/// calls the function and the edit saves tokens: `int a; void f() { g(a); }` becomes `void f(int a)
/// { g(a); }`.
fn as_parameter(program: &Program, variable: &Definition) -> Option<Edit> {
    let entity = program.entity(variable);
    let name = program.node(variable.name);
    if program.tokens() > SHORT_TOKENS_MAX
        || !program.rules().unset.contains(&name.place())
        || entity.definition_count() > 1
    {
        return None;
    }
    let unit = program.unit_of(variable)?;
    let (first, last) = (*entity.uses.first()?, *entity.uses.last()?);
    // A unit around its own use is a definition in the head of a loop. The loop stays.
    let is_enclosing = unit.contains(first);
    let unit = if is_enclosing { program.node(variable.node) } else { unit };
    if program.definitions_in(unit.subtree()).len() > 1 {
        return None;
    }
    let is_user = |function: &Node| {
        let body = program.body_of(*function);
        body.is_some_and(|body| body.contains(first) && body.contains(last))
    };
    let user = program.node(first).ancestors().find(is_user)?;
    let function = program.definitions_in(user.subtree()).iter().find(|it| it.node == user.id())?;
    let is_called = program.entity(function).definition_count() > 1
        || !program.entity(function).uses.is_empty();
    let (_, list) = parameters_of(program, function).filter(|_| !is_called)?;
    // The keyword in front of it and the semicolon are left out.
    let parts: Vec<Node> = unit.named_children().collect();
    let has_value = program.value_beside(name).is_some();
    let last_part = if has_value { name } else { *parts.last()? };
    let span = parts.first()?.span().start..last_part.span().end;
    let parameter = String::from_utf8_lossy(program.source().get(span)?).into_owned();
    let (place, text) = match program.items(list).last() {
        Some(&last) if !program.definitions_in(list.subtree()).is_empty() => {
            (last, format!("{}, {parameter}", last.copy()))
        }
        _ => (list, format!("({parameter})")),
    };
    // In the head of a loop, the semicolon stays too.
    let edit = if is_enclosing {
        let rest = Replacement::Text(";".into());
        Edit::default().replacing(unit.text().ends_with(b";").then_some(unit.id())?, rest)
    } else {
        Edit::default().deleting(unit.removable_with()?)
    };
    let in_head = if is_enclosing { unit.weight() - 1 } else { 0 };
    let tokens = program.grammar().estimate_tokens(text.as_bytes());
    let is_less = tokens < place.weight() + weight(program, edit.deleted()) + in_head;
    is_less.then(|| edit.replacing(place.id(), Replacement::Text(text.into())))
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::{edits, made};

    #[test]
    fn a_variable_becomes_a_parameter_of_its_only_user() {
        let merged = |text| made("a.c", text, "to-parameter");
        assert_eq!(merged("int a; void f(void) { g(a); }"), ["void f(int a) { g(a); }"]);
        assert_eq!(
            merged("void f(int) { char a; g(a); g(a); }"),
            ["void f(char a) { g(a); g(a); }"]
        );
        // The function is called or declared before, is not the only user, the declaration has a
        // value or another name, or the variable is a pointer.
        assert_eq!(merged("int *a; void f(void) { g(a); }"), [""; 0]);
        assert_eq!(merged("int a; void f(void) { g(a); } void h(void) { f(); }"), [""; 0]);
        assert_eq!(merged("int a; void f(void); void f(void) { g(a); }"), [""; 0]);
        assert_eq!(merged("int a; void f(void) { g(a); } void h(void) { g(a); }"), [""; 0]);
        assert_eq!(merged("int a = 1; void f(void) { g(a); }"), [""; 0]);
        assert_eq!(merged("int a, b; void f(void) { g(a); }"), [""; 0]);
        // After another parameter it has as many tokens, unless a keyword is deleted.
        assert_eq!(merged("void f(int b) { int a; g(a, b); }"), [""; 0]);
        let text = "function f(b) { var a; g(a, b); }";
        let single = &edits("a.js", text, "to-parameter")[0];
        assert_eq!(String::from_utf8(single.text()).unwrap(), "function f(b, a) { g(a, b); }");
        assert_eq!(
            single.to_string(),
            "variable `a` of `f` can become a parameter of the function that uses it"
        );
    }
}
