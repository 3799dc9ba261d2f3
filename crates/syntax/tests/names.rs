//! Definitions, uses, and what goes along with a definition.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use secateur_grammars::{C, XML};
use secateur_syntax::{Definition, Edit, Names, NodeId, Tree, parse};

fn c(text: &str) -> Tree {
    parse(&C, text.as_bytes()).unwrap()
}

/// The first node with this text.
fn node(tree: &Tree, text: &str) -> NodeId {
    tree.nodes().skip(1).find(|node| node.text() == text.as_bytes()).unwrap().id()
}

/// The text without the first node of the text `doomed` and what depends on it.
fn without(text: &str, doomed: &str) -> String {
    let tree = c(text);
    let edit = tree.deleting_with_dependants(tree.names(), &Edit::default(), [node(&tree, doomed)]);
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
fn what_goes_does_not_depend_on_the_order() {
    let text = "int g; typedef int T; int f(int a, T b) { return a + g; } int h(T t) { return f(g, t) + g; }";
    let tree = c(text);
    let names = tree.names();
    let [g, t, a] = ["int g;", "typedef int T;", "int a"].map(|part| node(&tree, part));
    for nodes in [[g, t, a], [g, a, t], [t, g, a], [t, a, g], [a, g, t], [a, t, g]] {
        let at_once = tree.deleting_with_dependants(names, &Edit::default(), nodes);
        let mut removal = tree.removal(names, Edit::default());
        for node in nodes {
            let edit = tree.removing(names, &removal, [node]);
            removal = tree.removed(names, &removal, [node]);
            assert_eq!(tree.render(&edit), tree.render(removal.edit()));
            let gone: Vec<_> = tree.gone(removal.edit()).parts().collect();
            assert!(tree.nodes().all(|node| {
                removal.gone().contains(node.id()) == gone.iter().any(|part| part.contains(&node.id().index()))
            }));
        }
        for edit in [&at_once, removal.edit()] {
            let left = String::from_utf8(tree.render(edit)).unwrap();
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
    assert_eq!(without(text, "int x = 1;"), "int x; int f(void) { { return 0; } } int g(void) { return x; }");
    assert_eq!(without(text, "int x;"), "int f(void) { int x = 1; { return x; } } int g(void) { return 0; }");
}

#[test]
fn tags_members_and_labels_have_name_spaces_of_their_own() {
    let text = "struct a { int a; }; int a(struct a *p) { goto a; a: return p->a; }";
    assert_eq!(without(text, "int a;"), "struct a { }; int a(struct a *p) { goto a; a: return 0; }");
}

/// The texts that come of the changes of definitions that `find` finds.
fn changed(text: &str, find: fn(&Tree, &Names) -> Vec<(Definition, Edit)>) -> Vec<String> {
    let tree = c(text);
    let render = |(_, edit)| String::from_utf8(tree.render(&edit)).unwrap();
    find(&tree, tree.names()).into_iter().map(render).collect()
}

fn inlined(text: &str) -> Vec<String> {
    changed(text, Tree::inlined)
}

#[test]
fn what_a_name_stands_for_comes_into_the_places_of_its_uses() {
    assert_eq!(inlined("typedef long long T; T x; T f(void);"), ["long long x; long long f(void);"]);
    assert_eq!(inlined("int a = 1; int b(void) { return a + a; }"), ["int b(void) { return 1 + 1; }"]);
    assert_eq!(inlined("int c; int b(void) { int *a = &c; return *a; }"), ["int c; int b(void) { return *(&c); }"]);
    // An initialiser of an array is no value.
    assert_eq!(inlined("int b(void) { int a[] = {1}; return a[0]; }"), [""; 0]);
    assert_eq!(inlined("enum { A, B = 3 }; int a[B];"), ["enum { A, }; int a[3];"]);
    // An enumeration of one enumerator goes with it, unless its own name is needed.
    assert_eq!(inlined("enum { B = 3 }; int a[B];"), ["int a[3];"]);
    assert_eq!(inlined("enum e { B = 3 }; enum e a[B];"), ["enum e { B = 3 } a[B];", "enum e { }; enum e a[3];"]);
    // No number can be assigned to, and the text would grow.
    assert_eq!(inlined("int a = 1; void b(void) { a = 2; }"), [""; 0]);
    assert_eq!(inlined("int a = 1 + 2; int b[] = {a, a, a, a, a};"), [""; 0]);
    // What is defined twice, or needs itself.
    assert_eq!(inlined("extern int a; int a = 1; int b = a;"), [""; 0]);
    assert_eq!(inlined("void *a = &a;"), [""; 0]);
}

#[test]
fn a_type_with_members_moves_to_its_first_use() {
    assert_eq!(inlined("struct S { int m; }; struct S x; struct S y;"), ["struct S { int m; } x; struct S y;"]);
    // A variable that is defined with it goes if it is not used.
    assert_eq!(inlined("struct S { int m; } x; struct S y;"), ["struct S { int m; } y;"]);
    assert_eq!(inlined("struct S { int m; } x; struct S y; int z = sizeof x;"), [""; 0]);
    assert_eq!(inlined("struct S { struct S *next; };"), [""; 0]);
}

#[test]
fn the_body_of_a_function_comes_into_the_places_of_its_calls() {
    assert_eq!(
        inlined("int x; void f(int a) { x = a; } void g(void) { f(1); }"),
        ["int x; void g(void) { { x = 1; } }"]
    );
    assert_eq!(
        inlined("int f(int a, int b) { return a * b + a; } int g(int c) { return f(c, 2) - f(3, 4); }"),
        ["int g(int c) { return (c * 2 + c) - (3 * 4 + 3); }"]
    );
    assert_eq!(
        inlined("int f(void) { g(); return 1; } int h(void) { return f(); }"),
        ["int h(void) { { g(); return 1; } }"]
    );
    // What operators could tear apart is put in parentheses.
    assert_eq!(
        inlined("void f(int a, int *b) { g(a, b->c, a * 2); } void h(void) { f(1 + x, &y); }"),
        ["void h(void) { { g(1 + x, (&y)->c, (1 + x) * 2); } }"]
    );
    // What stands in front of the value comes in front of the statement that needs it.
    assert_eq!(
        inlined("int f(int a) { g(a); return a; } int h(void) { if (x) return 1 + f(2); return 3; }"),
        ["int h(void) { if (x) {\ng(2);\nreturn 1 + 2;\n} return 3; }"]
    );
    assert_eq!(
        inlined("int f(int a) { g(a); return a; } int h(void) { k(1 + f(2)); return 3; }"),
        ["int h(void) { g(2);\nk(1 + 2); return 3; }"]
    );
    // An argument that calls something is a statement of its own, if the body has no use for it.
    assert_eq!(
        inlined("void f(int a, int b) { g(b); } void h(void) { f(k(1), k(2)); }"),
        ["void h(void) { k(1);\n{ g(k(2)); } }"]
    );
    // Not all of them are calls, or it calls itself, or two calls in one statement need more than a value.
    assert_eq!(inlined("void f(void) { } void (*g)(void) = f; void h(void) { f(); }"), [""; 0]);
    assert_eq!(inlined("int f(int a) { return f(a); } int g(void) { return f(1); }"), [""; 0]);
    assert_eq!(inlined("int f(void) { g(); return 1; } int h(void) { return f() + f(); }"), [""; 0]);
}

#[test]
fn the_first_assignment_goes_into_the_definition() {
    let merged = |text| changed(text, Tree::merged);
    assert_eq!(merged("void f(void) { int a, b; a = 1; a = b; }"), ["void f(void) { int a = 1, b; a = b; }"]);
    // It is used before, has a value, or the assignment is itself used.
    assert_eq!(merged("void f(void) { int a; f(a); a = 1; }"), [""; 0]);
    assert_eq!(merged("void f(void) { int a = 0; a = 1; }"), [""; 0]);
    assert_eq!(merged("void f(void) { int a; f(a = 1); }"), [""; 0]);
}

#[test]
fn a_type_of_one_member_becomes_that_member() {
    let flattened = |text| changed(text, Tree::flattened);
    assert_eq!(
        flattened("struct S { int m; }; struct S x = {1}; int f(struct S p) { return x.m + p.m; }"),
        ["int x = {1}; int f(int p) { return x + p; }"]
    );
    assert_eq!(flattened("struct { int m; } x; void f(void) { x.m = 1; }"), ["int x; void f(void) { x = 1; }"]);
    // Of two members of one name, those are told apart whose variables are known.
    let text = "struct { int m; } x; struct { long m; int n; } y; int f(void) { return x.m + y.m; }";
    assert_eq!(flattened(text), ["int x; struct { long m; int n; } y; int f(void) { return x + y.m; }"]);
    assert_eq!(flattened("struct { int m[2]; } x;"), [""; 0]);
}

#[test]
fn a_member_goes_with_its_initialisers() {
    let text =
        "struct S { int a; int b; } x = {1, 2}; struct S y[] = {{3, 4}, {5, 6}}; struct S *z = &(struct S){7, 8};";
    assert_eq!(
        without(text, "int a;"),
        "struct S { int b; } x = { 2}; struct S y[] = {{ 4}, { 6}}; struct S *z = &(struct S){ 8};"
    );
    let named = "typedef struct { int a, b; } T; T x = {1, 2};";
    assert_eq!(without(named, "b"), "typedef struct { int a; } T; T x = {1};");
}

#[test]
fn what_nothing_needs_is_found() {
    let left = |text: &str| {
        let tree = c(text);
        let unused = tree.unused(tree.names());
        String::from_utf8(tree.render(&Edit::default().deleting(unused))).unwrap()
    };
    // What only the unused uses is not needed either, and what uses itself in a circle.
    let text = "int a; int b; int f(void) { return a; } int g(void) { return f(); } int h(void) { return h(); } \
                int main(void) { return b; } int c;";
    assert_eq!(left("int a; int f(void) { return a; } int main(void) { return 0; }"), "int main(void) { return 0; }");
    assert_eq!(left(text), "int c;");
    assert_eq!(left(text.trim_end_matches(" int c;")), "int b; int main(void) { return b; }");
    assert_eq!(left("int a; void f(void) { g(a); } f();"), "int a; void f(void) { g(a); } f();");
}

#[test]
fn a_hundred_thousand_definitions_of_which_each_uses_the_next() {
    let count = 100_000;
    let text: String = (0..count).map(|i| format!("int *f{i}=&f{};\n", i + 1)).collect();
    let tree = c(&text);
    let names = tree.names();
    assert_eq!(names.definitions().len(), count);
    let last = tree.node(names.definitions()[count - 1].node).id();
    let edit = tree.deleting_with_dependants(names, &Edit::default(), [last]);
    assert!(tree.render(&edit).len() < text.len());
    assert_eq!(tree.unused(names).len(), 0);
    // Each in the one behind it.
    assert_eq!(tree.inlined(names).len(), count - 1);
}

#[test]
fn a_body_is_written_out_in_braces_where_it_could_not_stand_otherwise() {
    assert_eq!(
        inlined("int f(void) { g(); return 1; } void h(void) { while (x) k(f()); }"),
        ["void h(void) { while (x) {\ng();\nk(1);\n} }"]
    );
    // A name of the same spelling is defined around the call.
    assert_eq!(
        inlined("int f(void) { int i; g(&i); return i; } void h(int i) { k(f(), i); }"),
        ["void h(int i) { {\nint i;\ng(&i);\nk(i, i);\n} }"]
    );
}

#[test]
fn a_value_moves_into_the_next_call_of_what_is_not_defined() {
    let sunk = |text: &str| {
        let tree = parse(&C, text.as_bytes()).unwrap();
        let found = tree.sunk(tree.names());
        found.iter().map(|(_, edit)| String::from_utf8(tree.render(edit)).unwrap()).collect::<Vec<_>>()
    };
    // The condition, and what depends on it as a whole and in part.
    assert_eq!(
        sunk("int f(int a) { if (a < 1) a = -a; printf(\"%d\", a); }"),
        [
            "int f(int a) { printf(\"%d\", a < 1); }",
            "int f(int a) { printf(\"%d\", a = -a); }",
            "int f(int a) { printf(\"%d\", -a); }",
        ]
    );
    // Not into a call of what is defined here, and not with what would lose its definition.
    assert_eq!(sunk("int g(int a) { } int f(int a) { a = a + 1; g(a); }"), [""; 0]);
    assert_eq!(sunk("int f(int a) { for (int b = a; b < 3; b++) ; h(a); }"), [""; 0]);
    assert_eq!(sunk("int f(int a) { h(a); a = a + 1; }"), [""; 0]);
}

#[test]
fn what_an_optional_part_has_inside_takes_the_place_of_what_says_nothing() {
    let shifted = |text: &str| {
        let tree = parse(&C, text.as_bytes()).unwrap();
        let found = tree.shifted();
        found.iter().map(|(_, edit)| String::from_utf8(tree.render(edit)).unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(shifted("int f(int a) { if (a); else g(); }"), ["int f(int a) { if (a)g(); }"]);
    assert_eq!(shifted("int f(int a) { if (a) h(); else g(); }"), [""; 0]);
}

#[test]
fn attributes_of_an_element_go_to_another() {
    let lifted = |text: &str| {
        let tree = parse(&XML, text.as_bytes()).unwrap();
        let found = tree.lifted();
        found.iter().map(|(_, edit)| String::from_utf8(tree.render(edit)).unwrap()).collect::<Vec<_>>()
    };
    // What is there already stays away.
    assert_eq!(
        lifted("<a b='1'>t<c b='2' d='3'><e/></c></a>"),
        ["<a d='3' b='1'>t<e/></a>", "<a b='21'>t</a>"],
        "and the outermost has a text beside its element"
    );
    // In front of the values of the one before, or else of the one around it.
    assert_eq!(
        lifted("<a b='1'>t<c b='2'/><c d='3'/><c b='4'/></a>"),
        ["<a b='21'>t<c d='3'/><c b='4'/></a>", "<a b='41'>t<c b='2'/><c d='3'/></a>"]
    );
    assert_eq!(lifted("<a>t<c b='1'/><c b=\"2'\"/></a>"), [""; 0]);
    assert_eq!(lifted("<a b='1'><c d='2'/></a>"), ["<c b='1' d='2'/>"]);
    assert_eq!(lifted("<a b='1'><c/><c/></a>"), [""; 0]);
    assert_eq!(lifted("<a><b><c/></b></a>"), [""; 0]);
}

#[test]
fn a_variable_loses_a_level_of_arrays_or_pointers() {
    let levelled = |text: &str| {
        let tree = parse(&C, text.as_bytes()).unwrap();
        let found = tree.levelled(tree.names());
        found.iter().map(|(_, edit)| String::from_utf8(tree.render(edit)).unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(levelled("int a[3]; int b(void) { return a[1] + *a; }"), ["int a; int b(void) { return a + a; }"]);
    assert_eq!(
        levelled("struct s { int m; } *p; int b(void) { return p->m + f(p); }"),
        ["struct s { int m; } p; int b(void) { return p.m + f(p); }"]
    );
    // One level at a time, in all declarations; what is only passed on stays as it is.
    assert_eq!(
        levelled("extern int a[2][3]; int a[2][3]; int *p = a[1]; int b(void) { return a[0][1] + &a; }"),
        [
            "extern int a[3]; int a[3]; int *p = a; int b(void) { return a[1] + &a; }",
            "extern int a[2]; int a[2]; int *p = a[1]; int b(void) { return a[0] + &a; }",
            "extern int a[2][3]; int a[2][3]; int p = a[1]; int b(void) { return a[0][1] + &a; }",
        ]
    );
    // Of several levels also the one next to the type; the declarations of a variable need not look alike for the other.
    assert_eq!(
        levelled("struct s { int m; } *a[2]; int b(int c) { return a[c]->m + (*a[c]).m; }"),
        [
            "struct s { int m; } *a; int b(int c) { return a->m + (*a).m; }",
            "struct s { int m; } a[2]; int b(int c) { return a[c].m + (a[c]).m; }",
        ]
    );
    assert_eq!(levelled("extern int *a; int a[2][3];"), ["extern int a; int a[3];"]);
    assert_eq!(levelled("int a; int b(int c) { return c + a; }"), [""; 0]);
}

#[test]
fn declarations_lose_a_level_together() {
    let thinned = |text: &str| {
        let tree = parse(&C, text.as_bytes()).unwrap();
        let found = tree.thinned(tree.names());
        found.iter().map(|edit| String::from_utf8(tree.render(edit)).unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(
        thinned("int **a[][4], b; int ***c = &a[1][2];"),
        ["int a[], b; int c = &a[1][2];", "int *a[][4], b; int **c = &a[1][2];"]
    );
    assert_eq!(thinned("int *a, b;"), [""; 0]);
}
