//! Definitions, uses, and what goes along with a definition.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use secateur_syntax::{Edit, NodeId, Tree, parse};

fn c(text: &str) -> Tree {
    parse(&secateur_grammar_c::GRAMMAR, text.as_bytes()).unwrap()
}

/// The first node with this text.
fn node(tree: &Tree, text: &str) -> NodeId {
    tree.nodes().skip(1).find(|node| node.text() == text.as_bytes()).unwrap().id()
}

/// The text without the first node of the text `doomed` and what depends on it.
fn without(text: &str, doomed: &str) -> String {
    let tree = c(text);
    let edit = tree.deleting_with_dependants(&tree.names(), &Edit::default(), [node(&tree, doomed)]);
    String::from_utf8(tree.render(&edit)).unwrap()
}

#[test]
fn values_take_the_place_of_uses() {
    let text = "int g; int f(void) { return g + 1; } int h(void) { return f() * g; }";
    assert_eq!(without(text, "int g;"), "int f(void) { return 0 + 1; } int h(void) { return f() * 0; }");
    assert_eq!(without(text, "int f(void) { return g + 1; }"), "int g; int h(void) { return 0 * g; }");
}

#[test]
fn what_can_be_no_value_goes_with_what_is_around_it() {
    let text = "int g, a[3]; void f(void) { g = 1; a[0] = g; g++; f(); }";
    assert_eq!(without(text, "g"), "int a[3]; void f(void) {; a[0] = 0;; f(); }");
    assert_eq!(without(text, "a[3]"), "int g; void f(void) { g = 1;; g++; f(); }");
}

#[test]
fn uses_of_a_type_drag_along_what_they_define() {
    let text = "typedef int T; T x; int y; int f(T p, int q) { return p + x + q; } int g = f(1, 2);";
    assert_eq!(without(text, "typedef int T;"), "int y; int f( int q) { return 0 + 0 + q; } int g = f( 2);");
}

#[test]
fn a_parameter_goes_with_its_arguments_everywhere() {
    let text = "int f(int, int); int f(int a, int b) { return a - b; } int g(void) { return f(1, f(2, 3)); }";
    assert_eq!(
        without(text, "int a"),
        "int f( int); int f( int b) { return 0 - b; } int g(void) { return f( f( 3)); }"
    );
    assert_eq!(without(text, "int b"), "int f(int); int f(int a) { return a - 0; } int g(void) { return f(1); }");
}

#[test]
fn a_name_that_is_still_defined_keeps_its_uses() {
    let text = "int f(void); int f(void) { return 1; } int g = f();";
    assert_eq!(without(text, "int f(void) { return 1; }"), "int f(void); int g = f();");
}

#[test]
fn the_innermost_definition_counts() {
    let text = "int x; int f(void) { int x = 1; { return x; } } int g(void) { return x; }";
    assert_eq!(without(text, "int x = 1;"), "int x; int f(void) { { return 0; } } int g(void) { return x; }");
    assert_eq!(without(text, "int x;"), "int f(void) { int x = 1; { return x; } } int g(void) { return 0; }");
}

#[test]
fn tags_members_and_labels_have_name_spaces_of_their_own() {
    let text = "struct a { int a; }; int a(struct a *p) { goto a; a: return p->a; }";
    assert_eq!(without(text, "int a;"), "struct a { }; int a(struct a *p) { goto a; a: return 0; }");
}

#[test]
fn a_hundred_thousand_definitions_of_which_each_uses_the_next() {
    let count = 100_000;
    let text: String = (0..count).map(|i| format!("int *f{i}=&f{};\n", i + 1)).collect();
    let tree = c(&text);
    let names = tree.names();
    assert_eq!(names.definitions().len(), count);
    let last = tree.node(names.definitions()[count - 1].node).id();
    let edit = tree.deleting_with_dependants(&names, &Edit::default(), [last]);
    assert!(tree.render(&edit).len() < text.len());
}
