//! Definitions, uses, and dependents of a definition.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use secateur_names::{Program, parse};
use secateur_syntax::{Edit, NodeId};

fn c(text: &str) -> Program {
    parse(&secateur_grammars::C, text.as_bytes()).unwrap()
}

/// Returns the first node with this text.
fn node(program: &Program, text: &str) -> NodeId {
    program.nodes().skip(1).find(|node| node.text() == text.as_bytes()).unwrap().id()
}

/// Returns the text without the first node with the text `doomed` and without its dependents.
fn without(text: &str, doomed: &str) -> String {
    let program = c(text);
    let edit = program.deleting_with_dependents(&Edit::default(), [node(&program, doomed)]);
    String::from_utf8(program.render(&edit)).unwrap()
}

#[test]
fn uses_are_replaced_by_values() {
    let text = "int g; int f(void) { return g + 1; } int h(void) { return f() * g; }";
    assert_eq!(
        without(text, "int g;"),
        "int f(void) { return 0 + 1; } int h(void) { return f() * 0; }"
    );
    assert_eq!(
        without(text, "int f(void) { return g + 1; }"),
        "int g; int h(void) { return 0 * g; }"
    );
}

#[test]
fn uses_without_a_value_are_deleted_with_their_enclosing_node() {
    let text = "int g, a[3]; void f(void) { g = 1; a[0] = g; g++; f(); }";
    assert_eq!(without(text, "g"), "int a[3]; void f(void) {; a[0] = 0;; f(); }");
    assert_eq!(without(text, "a[3]"), "int g; void f(void) { g = 1;; g++; f(); }");
    // An assigned name in parentheses admits no value either.
    let text = "int *p, a; void f(void) { (*p) = 1; a = (*p); ((p))++; if (a == ((*p) = 2)) ; }";
    assert_eq!(without(text, "*p"), "int a; void f(void) {; a = (0);; if (a == (0)) ; }");
}

#[test]
fn uses_of_a_type_are_deleted_with_the_definitions_that_contain_them() {
    let text =
        "typedef int T; T x; int y; int f(T p, int q) { return p + x + q; } int g = f(1, 2);";
    assert_eq!(
        without(text, "typedef int T;"),
        "int y; int f( int q) { return 0 + 0 + q; } int g = f( 2);"
    );
}

#[test]
fn a_parameter_is_deleted_with_all_its_arguments() {
    let text = "int f(int, int); int f(int a, int b) { return a - b; } \
                int g(void) { return f(1, f(2, 3)); }";
    assert_eq!(
        without(text, "int a"),
        "int f( int); int f( int b) { return 0 - b; } int g(void) { return f( f( 3)); }"
    );
    assert_eq!(
        without(text, "int b"),
        "int f(int); int f(int a) { return a - 0; } int g(void) { return f(1); }"
    );
}

#[test]
fn dependents_do_not_depend_on_the_order() {
    let text = "int g; typedef int T; int f(int a, T b) { return a + g; } \
                int h(T t) { return f(g, t) + g; }";
    let program = c(text);
    let [g, t, a] = ["int g;", "typedef int T;", "int a"].map(|part| node(&program, part));
    for nodes in [[g, t, a], [g, a, t], [t, g, a], [t, a, g], [a, g, t], [a, t, g]] {
        let at_once = program.deleting_with_dependents(&Edit::default(), nodes);
        let mut removal = program.removal(Edit::default());
        for node in nodes {
            let edit = program.removing(&removal, [node]);
            removal = program.removed(&removal, [node]);
            assert_eq!(program.render(&edit), program.render(removal.edit()));
            let gone: Vec<_> = program.removed_nodes(removal.edit()).parts().collect();
            assert!(program.nodes().all(|node| {
                removal.nodes().contains(node.id())
                    == gone.iter().any(|part| part.contains(&node.id().index()))
            }));
        }
        for edit in [&at_once, removal.edit()] {
            let left = String::from_utf8(program.render(edit)).unwrap();
            assert_eq!(left, "int f() { return 0 + 0; } int h() { return f() + 0; }");
        }
    }
}

#[test]
fn a_name_that_is_still_defined_keeps_its_uses() {
    let text = "int f(void); int f(void) { return 1; } int g = f();";
    assert_eq!(without(text, "int f(void) { return 1; }"), "int f(void); int g = f();");
}

#[test]
fn the_innermost_definition_counts() {
    let text = "int x; int f(void) { int x = 1; { return x; } } int g(void) { return x; }";
    assert_eq!(
        without(text, "int x = 1;"),
        "int x; int f(void) { { return 0; } } int g(void) { return x; }"
    );
    assert_eq!(
        without(text, "int x;"),
        "int f(void) { int x = 1; { return x; } } int g(void) { return 0; }"
    );
}

#[test]
fn tags_members_and_labels_have_name_spaces_of_their_own() {
    let text = "struct a { int a; }; int a(struct a *p) { goto a; a: return p->a; }";
    assert_eq!(
        without(text, "int a;"),
        "struct a { }; int a(struct a *p) { goto a; a: return 0; }"
    );
}

#[test]
fn a_member_is_deleted_with_its_initialisers() {
    let text = "struct S { int a; int b; } x = {1, 2}; struct S y[] = {{3, 4}, {5, 6}}; \
                struct S *z = &(struct S){7, 8};";
    assert_eq!(
        without(text, "int a;"),
        "struct S { int b; } x = { 2}; struct S y[] = {{ 4}, { 6}}; struct S *z = &(struct S){ 8};"
    );
    let named = "typedef struct { int a, b; } T; T x = {1, 2};";
    assert_eq!(without(named, "b"), "typedef struct { int a; } T; T x = {1};");
}

#[test]
fn a_chain_of_a_hundred_thousand_definitions() {
    let count = 100_000;
    let text: String = (0..count).map(|i| format!("int *f{i}=&f{};\n", i + 1)).collect();
    let program = c(&text);
    assert_eq!(program.definitions().len(), count);
    let last = program.node(program.definitions()[count - 1].node).id();
    let edit = program.deleting_with_dependents(&Edit::default(), [last]);
    assert!(program.render(&edit).len() < text.len());
}
