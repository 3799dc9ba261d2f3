//! Inline: deletes a definition and replaces its uses by the definiens.
//!
//! - Helps with: definitions that are needed only for their contents; 26 of 50 measured inputs.
//! - Costs: a text that is used often grows; instances that do not save tokens are left out.
//! - Languages: all with definitions and uses of names.
//! - Limit: eight calls of a function.
//! - Readable: no, names that told the purpose of a value are lost.

use secateur_names::{Definition, Entity, Program, StandIn, TextRule};
use secateur_syntax::{Edit, Node, NodeId, Replacement, WhiteSpace};

use crate::example::Example;
use crate::transform::{Instance, function_in_calls, in_parentheses, ones_in, text_under};

pub(crate) const EXAMPLES: &[Example] = &[
    Example::new("a.c", "typedef int t; t x;", "int x;"),
    Example::new(
        "a.c",
        "int f(int a) { return a + 1; } int g() { return 3 * f(2); }",
        "int g() { return 3 * (2 + 1); }",
    ),
];

pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    let of_one = |definition: &Definition| {
        let edits = inlined(program, definition).into_iter().chain(operands(program, definition));
        let instance = |edit: Edit| Instance::of_definition(definition, title(&edit), edit);
        edits.map(instance).collect::<Vec<_>>()
    };
    program.definitions().iter().flat_map(of_one).collect()
}

/// Returns the number of inlined uses, in words.
fn title(edit: &Edit) -> String {
    match edit.replaced().iter().filter(|(_, with)| matches!(with, Replacement::Text(_))).count() {
        1 => "can be inlined in 1 place".to_owned(),
        places => format!("can be inlined in {places} places"),
    }
}

/// Returns the edits that inline a definition, if they save tokens:
///
/// - The value of a variable, or the type behind a name, replaces every use. A scope that exists
///   only for this name disappears: `let x = 1 in x + x` becomes `1 + 1`. A variant has 1 for the
///   numbers of the value, because a variable that is too small truncates its value.
/// - A type with its members replaces its first use: `struct S { … }; struct S s;` becomes `struct
///   S { … } s;`.
/// - The body of a function, with the arguments inserted, replaces each call. If the call is a
///   statement, the body replaces it. If it is inside a statement, the result of the body replaces
///   the call, and the rest of the body precedes the statement.
/// - The text of a macro or an entity replaces its uses.
///
/// The name must have one definition, and the grammar must admit the replacement at each use.
fn inlined(program: &Program, definition: &Definition) -> Vec<Edit> {
    let entity = program.entity(definition);
    if entity.definition_count() != 1 {
        return Vec::new();
    }
    if let Some(rule) = program.rules().texts.get(&program.node(definition.node).kind_id()) {
        return text_in_uses(program, definition, rule).into_iter().collect();
    }
    if entity.is_part {
        return Vec::new();
    }
    if let Some(inlined) = function_in_calls(program, entity, definition) {
        return vec![inlined];
    }
    if let Some((value, targets)) = value_in_uses(program, entity, definition) {
        let texts = std::iter::once(value.copy().to_string()).chain(with_ones(program, value));
        let edits = texts.filter_map(|text| text_in(program, definition, value, &targets, &text));
        return edits.collect();
    }
    let defining = defining_node_in_first_use(program, entity, definition);
    let edit = defining.and_then(|(defining, target)| {
        text_in(program, definition, defining, &[target], &defining.copy())
    });
    edit.into_iter().collect()
}

/// Returns the text of a value with 1 for each longer number, if there is any.
fn with_ones(program: &Program, value: Node) -> Option<String> {
    let ones = ones_in(value, 2);
    if ones.is_empty() {
        return None;
    }
    text_under(program, value, &Edit::default().replacing_each(ones))
}

/// Returns the edit that deletes a definition and replaces `places` by `text`. The text is that of
/// `value`, a node in the definition.
fn text_in(
    program: &Program,
    definition: &Definition,
    value: Node,
    targets: &[Node],
    text: &str,
) -> Option<Edit> {
    let entity = program.entity(definition);
    let is_apart = |unit: &Node| {
        !entity.uses.iter().any(|&target| unit.contains(target) && !value.contains(target))
    };
    let (removed, kept) = match let_body(program, entity, definition, value) {
        Some(part) => (program.node(entity.scope), Some(part)),
        None => (program.unit_of(definition).filter(is_apart)?, None),
    };
    let mut lost = removed.subtree();
    lost.end = kept.map_or(lost.end, |kept| kept.id().index());
    // Other definitions must not be lost while used. Those in the value move with it if it is
    // inserted once.
    let is_needed = |other: &Definition| {
        let moves = targets.len() == 1 && value.contains(other.name);
        other.name != definition.name && !moves && !program.entity(other).uses.is_empty()
    };
    if program.definitions_in(lost).iter().any(is_needed) {
        return None;
    }
    let texts: Vec<(Node, String)> = targets
        .iter()
        .map(|&target| (target, in_parentheses(program, value, target, text.to_string())))
        .collect();
    let growth = |(target, text): &(Node, String)| {
        program.grammar().estimate_tokens(text.as_bytes()).saturating_sub(target.weight())
    };
    let growth: u64 = texts.iter().map(growth).sum();
    let fits_in = program.grammar().white_space != WhiteSpace::Layout || !text.contains('\n');
    if growth >= removed.weight() - kept.map_or(0, |kept| kept.weight()) || !fits_in {
        return None;
    }
    let edit = match kept {
        Some(kept) => Edit::default().replacing(removed.id(), Replacement::Node(kept.id())),
        None => Edit::default().deleting(removable_alone(program, removed)?),
    };
    let written = texts.into_iter();
    let written = written.map(|(target, text)| (target.id(), Replacement::Text(text.into())));
    Some(edit.replacing_each(written))
}

/// Returns the body of a `let`: the second part of a scope, if it contains all uses and the first
/// part only defines this name.
fn let_body<'a>(
    program: &'a Program,
    entity: &Entity,
    definition: &Definition,
    value: Node,
) -> Option<Node<'a>> {
    let scope = program.node(entity.scope);
    let mut children = scope.named_children();
    let (Some(_), Some(body), None) = (children.next(), children.next(), children.next()) else {
        return None;
    };
    let is_own = |other: &Definition| other.name == definition.name || value.contains(other.name);
    let is_only_name = entity.uses.iter().all(|&use_node| body.contains(use_node))
        && program.definitions_in(scope.id().index()..body.id().index()).iter().all(is_own)
        && scope.admits(body);
    (is_only_name && !body.contains(definition.name)).then_some(body)
}

/// Returns the edits that replace all uses of the result of an operation by one of its operands.
fn operands(program: &Program, definition: &Definition) -> Vec<Edit> {
    let entity = program.entity(definition);
    let is_one = entity.stands == StandIn::Operand
        && entity.definition_count() == 1
        && !entity.uses.is_empty();
    let Some(unit) =
        program.unit_of(definition).filter(|_| is_one).and_then(|unit| unit.removable_with())
    else {
        return Vec::new();
    };
    let (defining, name) = (program.node(definition.node), program.node(definition.name));
    let is_operand = |operand: &Node| operand.kind_id() == name.kind_id() && *operand != name;
    let mut operands: Vec<Node> = defining.with_descendants().filter(is_operand).collect();
    operands.dedup_by_key(|operand| operand.text());
    if entity.uses.iter().any(|&use_node| defining.contains(use_node)) {
        return Vec::new();
    }
    let replaced_by = |operand: Node| {
        let text = String::from_utf8_lossy(program.bare_name(operand.id())).into_owned();
        let renamed = program.renamed(entity.uses.iter().copied(), &text);
        Edit::default().deleting(unit.iter().copied()).replacing_each(renamed)
    };
    operands.into_iter().map(replaced_by).collect()
}

/// Returns the nodes to delete with a definition. That includes the enclosing node if it contains
/// nothing else, such as an enumeration with a single enumerator.
fn removable_alone(program: &Program, unit: Node) -> Option<Vec<NodeId>> {
    let list = unit.parent()?;
    let owner = list.parent().filter(|_| list.only_named_child() == Some(unit));
    let is_needed = |owner: &Node| {
        let definitions = program.definitions_in(owner.subtree()).iter();
        let mut others = definitions.filter(|other| !unit.contains(other.name));
        others.any(|other| !program.entity(other).uses.is_empty())
    };
    let with_owner =
        owner.filter(|owner| !is_needed(owner)).and_then(|owner| owner.removable_with());
    with_owner.or_else(|| unit.removable_with())
}

/// Maximum number of ancestors that contain nothing but a name.
const LEVELS_OF_A_USE_MAX: usize = 4;

/// Returns the value of a definition and the nodes that it can replace, if it can replace all uses.
fn value_in_uses<'a>(
    program: &'a Program,
    entity: &'a Entity,
    definition: &Definition,
) -> Option<(Node<'a>, Vec<Node<'a>>)> {
    let mut declarators = program.declarators(program.node(definition.name));
    let has_value = |node: &Node| program.rules().values.contains_key(&node.place());
    let value = program.value_beside(declarators.find(has_value)?)?;
    // If an ancestor contains nothing but the name, the value can replace the ancestor.
    let target_of = |name: Node<'a>| {
        let ancestors = name.with_ancestors().take(LEVELS_OF_A_USE_MAX);
        ancestors
            .take_while(|node| node.text() == name.text())
            .find(|place| !value.contains(place.id()) && place.admits(value))
    };
    let targets = program.uses_of(entity).map(target_of).collect::<Option<Vec<_>>>()?;
    (!targets.is_empty()).then_some((value, targets))
}

/// Returns the edit that replaces all uses of a name by its text, as for macros.
fn text_in_uses(program: &Program, definition: &Definition, rule: &TextRule) -> Option<Edit> {
    let unit = program.unit_of(definition)?;
    let quoted = program.node(definition.node).child_of_kind(rule.text)?.copy();
    let text =
        if rule.is_quoted { quoted.get(1..quoted.len().checked_sub(1)?)? } else { quoted.trim() };
    let used = [&*rule.marks.0, &*program.node(definition.name).copy(), &*rule.marks.1].concat();
    let target_of = |name: Node| {
        let target = name.with_ancestors().take(2).find(|node| node.text() == used.as_bytes());
        target.map(|target| target.id())
    };
    let uses = program.uses_of(program.entity(definition));
    let targets = uses.map(target_of).collect::<Option<Vec<_>>>()?;
    let (before, after) = rule.between;
    let tokens =
        |text| program.grammar().estimate_tokens([&*before, text, &*after].concat().as_bytes());
    let growth = tokens(text).saturating_sub(tokens(&used));
    if targets.is_empty() || growth.saturating_mul(targets.len() as u64) >= unit.weight() {
        return None;
    }
    let edit = Edit::default().deleting(removable_alone(program, unit)?);
    let texts = targets.into_iter().map(|target| (target, Replacement::Text(text.into())));
    Some(edit.replacing_each(texts))
}

/// Returns a defining node and its first use, if the node can replace the use.
fn defining_node_in_first_use<'a>(
    program: &'a Program,
    entity: &'a Entity,
    definition: &Definition,
) -> Option<(Node<'a>, Node<'a>)> {
    let defining = program.node(definition.node);
    let first = program.uses_of(entity).find(|target| !defining.contains(target.id()))?;
    let is_same_kind = |parent: &Node| parent.kind_id() == defining.kind_id();
    let target = first.parent().filter(is_same_kind).unwrap_or(first);
    target.admits(defining).then_some((defining, target))
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::{changed, made};

    fn inlined(text: &str) -> Vec<String> {
        made("a.c", text, "inline")
    }

    #[test]
    fn a_definition_is_inlined_into_its_uses() {
        assert_eq!(
            inlined("typedef long long T; T x; T f(void);"),
            ["long long x; long long f(void);"]
        );
        assert_eq!(
            inlined("int a = 1; int b(void) { return a + a; }"),
            ["int b(void) { return 1 + 1; }"]
        );
        assert_eq!(
            inlined("int c; int b(void) { int *a = &c; return *a; }"),
            ["int c; int b(void) { return *(&c); }"]
        );
        // Also with 1 for its numbers.
        let ones = inlined("int a = -12LL * b + 3.5f; int c(void) { return a; }");
        assert_eq!(
            ones,
            ["int c(void) { return -12LL * b + 3.5f; }", "int c(void) { return -1 * b + 1; }"]
        );
        // An array initialiser is not a value.
        assert_eq!(inlined("int b(void) { int a[] = {1}; return a[0]; }"), [""; 0]);
        assert_eq!(inlined("enum { A, B = 3 }; int a[B];"), ["enum { A, }; int a[3];"]);
        // An enumeration is deleted with its only enumerator, unless its own name is needed.
        assert_eq!(inlined("enum { B = 3 }; int a[B];"), ["int a[3];"]);
        assert_eq!(
            inlined("enum e { B = 3 }; enum e a[B];"),
            ["enum e { B = 3 } a[B];", "enum e; enum e a[3];"]
        );
        // No number can be assigned to, and the text would grow.
        assert_eq!(inlined("int a = 1; void b(void) { a = 2; }"), [""; 0]);
        assert_eq!(inlined("int a = 1 + 2; int b[] = {a, a, a, a, a};"), [""; 0]);
        // Not a variable that is defined twice or uses itself.
        assert_eq!(inlined("extern int a; int a = 1; int b = a;"), [""; 0]);
        assert_eq!(inlined("void *a = &a;"), [""; 0]);
    }

    #[test]
    fn a_type_with_members_moves_to_its_first_use() {
        assert_eq!(
            inlined("struct S { int m; }; struct S x; struct S y;"),
            ["struct S { int m; } x; struct S y;"]
        );
        // A variable of the same declaration is deleted if it is not used.
        assert_eq!(inlined("struct S { int m; } x; struct S y;"), ["struct S { int m; } y;"]);
        assert_eq!(inlined("struct S { int m; } x; struct S y; int z = sizeof x;"), [""; 0]);
        assert_eq!(inlined("struct S { struct S *next; };"), [""; 0]);
    }

    #[test]
    fn a_function_is_inlined_into_its_calls() {
        assert_eq!(
            inlined("int x; void f(int a) { x = a; } void g(void) { f(1); }"),
            ["int x; void g(void) { { x = 1; } }"]
        );
        assert_eq!(
            inlined(
                "int f(int a, int b) { return a * b + a; } int g(int c) { return f(c, 2) - f(3, \
                 4); }"
            ),
            ["int g(int c) { return (c * 2 + c) - (3 * 4 + 3); }"]
        );
        assert_eq!(
            inlined("int f(void) { g(); return 1; } int h(void) { return f(); }"),
            ["int h(void) { { g(); return 1; } }"]
        );
        // Parentheses protect arguments from operators.
        assert_eq!(
            inlined("void f(int a, int *b) { g(a, b->c, a * 2); } void h(void) { f(1 + x, &y); }"),
            ["void h(void) { { g(1 + x, (&y)->c, (1 + x) * 2); } }"]
        );
        // The statements before the value are inserted before the statement that needs it.
        assert_eq!(
            inlined(
                "int f(int a) { g(a); return a; } int h(void) { if (x) return 1 + f(2); return 3; }"
            ),
            ["int h(void) { if (x) {\ng(2);\nreturn 1 + 2;\n} return 3; }"]
        );
        assert_eq!(
            inlined("int f(int a) { g(a); return a; } int h(void) { k(1 + f(2)); return 3; }"),
            ["int h(void) { g(2);\nk(1 + 2); return 3; }"]
        );
        // An argument with a call becomes a statement if the body does not use it.
        assert_eq!(
            inlined("void f(int a, int b) { g(b); } void h(void) { f(k(1), k(2)); }"),
            ["void h(void) { k(1);\n{ g(k(2)); } }"]
        );
        // Some uses are not calls, the function calls itself, or two calls in one statement need
        // more than a value.
        assert_eq!(inlined("void f(void) { } void (*g)(void) = f; void h(void) { f(); }"), [""; 0]);
        assert_eq!(inlined("int f(int a) { return f(a); } int g(void) { return f(1); }"), [""; 0]);
        assert_eq!(
            inlined("int f(void) { g(); return 1; } int h(void) { return f() + f(); }"),
            [""; 0]
        );
    }

    #[test]
    fn an_inlined_body_gets_braces_if_required() {
        assert_eq!(
            inlined("int f(void) { g(); return 1; } void h(void) { while (x) k(f()); }"),
            ["void h(void) { while (x) {\ng();\nk(1);\n} }"]
        );
        // A scope around the call defines the same name.
        assert_eq!(
            inlined("int f(void) { int i; g(&i); return i; } void h(int i) { k(f(), i); }"),
            ["void h(int i) { {\nint i;\ng(&i);\nk(i, i);\n} }"]
        );
    }

    #[test]
    fn a_macro_is_expanded_unless_that_is_longer() {
        for path in ["a.c", "a.cpp"] {
            let text =
                "#define A 1\n#define B (a + a + a + a + a)\nint b = A + A; int c = B, d = B;\n";
            let texts = changed(path, text, "inline");
            let expected = "#define B (a + a + a + a + a) int b = 1 + 1; int c = B, d = B;";
            assert_eq!(texts, [expected]);
        }
    }

    #[test]
    fn an_entity_is_expanded_unless_that_is_longer() {
        for (text, expected) in [
            (
                "<!DOCTYPE a [<!ENTITY e \"b\"> <!ENTITY f '<c/>'>]> <a d='&e;'>x&e;<g/>&f;</a>",
                &["<!DOCTYPE a [<!ENTITY f '<c/>'>]> <a d='b'>xb<g/>&f;</a>"][..],
            ),
            ("<!DOCTYPE a [<!ENTITY e 'b'>]> <a/>", &[]),
            ("<!DOCTYPE a [<!ENTITY e SYSTEM 'b'>]> <a>&e;</a>", &[]),
            // The parser cannot read a reference to a parameter entity.
            (
                "<!DOCTYPE a [<!ENTITY % e '<!ELEMENT a ANY>'> %e; <!ELEMENT b ANY>]> <a/>",
                &["<!DOCTYPE a [<!ELEMENT a ANY> <!ELEMENT b ANY>]> <a/>"],
            ),
            ("<!DOCTYPE a [<!ENTITY % e '<!ELEMENT a ANY><!ELEMENT b ANY>'> %e; ]> <a/>", &[]),
        ] {
            let texts = changed("a.xml", text, "inline");
            assert_eq!(texts, expected);
        }
    }
}
