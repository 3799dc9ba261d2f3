//! The instances of transformations, as `check` lists them.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use secateur_grammars::{C, JAVASCRIPT, XML};
use secateur_names::Language;
use secateur_reduce::{SingleEdit, Source, single_edits};

/// Returns the instances of a pass in a text.
fn instances(pass: &str, language: &'static Language, text: &str) -> Vec<SingleEdit> {
    let mut source = Source::of_language(language, text.as_bytes().into());
    single_edits(&mut source, pass.parse().unwrap()).unwrap()
}

/// Returns the texts after each single instance of a pass in a C program.
fn made(pass: &str, text: &str) -> Vec<String> {
    instances(pass, &C, text)
        .iter()
        .map(|single| String::from_utf8(single.text()).unwrap())
        .collect()
}

fn inlined(text: &str) -> Vec<String> {
    made("inline", text)
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
        ["enum e { B = 3 } a[B];", "enum e { }; enum e a[3];"]
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
            "int f(int a, int b) { return a * b + a; } int g(int c) { return f(c, 2) - f(3, 4); }"
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
    // Some uses are not calls, the function calls itself, or two calls in one statement need more
    // than a value.
    assert_eq!(inlined("void f(void) { } void (*g)(void) = f; void h(void) { f(); }"), [""; 0]);
    assert_eq!(inlined("int f(int a) { return f(a); } int g(void) { return f(1); }"), [""; 0]);
    assert_eq!(
        inlined("int f(void) { g(); return 1; } int h(void) { return f() + f(); }"),
        [""; 0]
    );
}

#[test]
fn the_first_assignment_is_merged_into_the_definition() {
    let merged = |text| made("initialise", text);
    assert_eq!(
        merged("void f(void) { int a, b; a = 1; a = b; }"),
        ["void f(void) { int a = 1, b; a = b; }"]
    );
    // The variable is used before, has a value, or the assignment is itself used.
    assert_eq!(merged("void f(void) { int a; f(a); a = 1; }"), [""; 0]);
    assert_eq!(merged("void f(void) { int a = 0; a = 1; }"), [""; 0]);
    assert_eq!(merged("void f(void) { int a; f(a = 1); }"), [""; 0]);
}

#[test]
fn a_variable_becomes_a_parameter_of_its_only_user() {
    let merged = |text| made("to-parameter", text);
    assert_eq!(merged("int a; void f(void) { g(a); }"), ["void f(int a) { g(a); }"]);
    assert_eq!(merged("void f(int) { char a; g(a); g(a); }"), ["void f(char a) { g(a); g(a); }"]);
    // The function is called or declared before, is not the only user, the declaration has a value
    // or another name, or the variable is a pointer.
    assert_eq!(merged("int *a; void f(void) { g(a); }"), [""; 0]);
    assert_eq!(merged("int a; void f(void) { g(a); } void h(void) { f(); }"), [""; 0]);
    assert_eq!(merged("int a; void f(void); void f(void) { g(a); }"), [""; 0]);
    assert_eq!(merged("int a; void f(void) { g(a); } void h(void) { g(a); }"), [""; 0]);
    assert_eq!(merged("int a = 1; void f(void) { g(a); }"), [""; 0]);
    assert_eq!(merged("int a, b; void f(void) { g(a); }"), [""; 0]);
    // After another parameter it has as many tokens, unless a keyword is deleted.
    assert_eq!(merged("void f(int b) { int a; g(a, b); }"), [""; 0]);
    let text = "function f(b) { var a; g(a, b); }";
    let single = &instances("to-parameter", &JAVASCRIPT, text)[0];
    assert_eq!(String::from_utf8(single.text()).unwrap(), "function f(b, a) { g(a, b); }");
    assert_eq!(
        single.to_string(),
        "variable `a` of `f` can become a parameter of the function that uses it"
    );
}

#[test]
fn used_parameters_do_not_become_another_text() {
    let respelt = |text| made("respell", text);
    assert_eq!(
        respelt("int f(int a) { return 1; }"),
        ["int f(x) { return 1; }", "int f(void) { return 1; }"]
    );
    assert_eq!(respelt("int f(int a) { return a; }"), [""; 0]);
}

#[test]
fn a_value_is_kept_without_its_key() {
    let found = instances("respell", &JAVASCRIPT, "let {a: b = 1, c: d} = {e: f, 2: 3};");
    let texts: Vec<_> =
        found.iter().map(|single| String::from_utf8(single.text()).unwrap()).collect();
    assert_eq!(
        texts,
        [
            "let {b = 1, c: d} = {e: f, 2: 3};",
            "let {a: b = 1, d} = {e: f, 2: 3};",
            "let {a: b = 1, c: d} = {f, 2: 3};",
        ]
    );
}

#[test]
fn a_type_of_one_member_becomes_that_member() {
    let flattened = |text| made("flatten", text);
    assert_eq!(
        flattened("struct S { int m; }; struct S x = {1}; int f(struct S p) { return x.m + p.m; }"),
        ["int x = {1}; int f(int p) { return x + p; }"]
    );
    assert_eq!(
        flattened("struct { int m; } x; void f(void) { x.m = 1; }"),
        ["int x; void f(void) { x = 1; }"]
    );
    // Members with the same name are distinguished if their variables are known.
    let text =
        "struct { int m; } x; struct { long m; int n; } y; int f(void) { return x.m + y.m; }";
    assert_eq!(
        flattened(text),
        ["int x; struct { long m; int n; } y; int f(void) { return x + y.m; }"]
    );
    assert_eq!(flattened("struct { int m[2]; } x;"), [""; 0]);
}

#[test]
fn unneeded_definitions_are_found() {
    let left = |text: &str| made("unused", text).first().map_or(text.to_owned(), String::clone);
    // Definitions used only by unused ones or by themselves are unused too.
    let text = "int a; int b; int f(void) { return a; } int g(void) { return f(); } \
        int h(void) { return h(); } \
                int main(void) { return b; } int c;";
    assert_eq!(
        left("int a; int f(void) { return a; } int main(void) { return 0; }"),
        "int main(void) { return 0; }"
    );
    assert_eq!(left(text), "int c;");
    assert_eq!(left(text.trim_end_matches(" int c;")), "int b; int main(void) { return b; }");
    assert_eq!(left("int a; void f(void) { g(a); } f();"), "int a; void f(void) { g(a); } f();");
    // A declaration without any needed name is deleted entirely.
    assert_eq!(
        left("int a, b; char c, *d; int main(void) { return c; }"),
        "char c; int main(void) { return c; }"
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
fn a_value_moves_into_the_next_call_of_an_undefined_function() {
    let sunk = |text| made("sink", text);
    // The condition, and its dependent statement entirely and in part.
    assert_eq!(
        sunk("int f(int a) { if (a < 1) a = -a; printf(\"%d\", a); }"),
        [
            "int f(int a) { printf(\"%d\", a < 1); }",
            "int f(int a) { printf(\"%d\", a = -a); }",
            "int f(int a) { printf(\"%d\", -a); }",
        ]
    );
    // Not into a call of a local function, and not with a name that would lose its definition.
    assert_eq!(sunk("int g(int a) { } int f(int a) { a = a + 1; g(a); }"), [""; 0]);
    assert_eq!(sunk("int f(int a) { for (int b = a; b < 3; b++) ; h(a); }"), [""; 0]);
    assert_eq!(sunk("int f(int a) { h(a); a = a + 1; }"), [""; 0]);
}

#[test]
fn a_short_statement_is_unwrapped_to_one_token() {
    let unwrapped = |text| made("unwrap", text);
    assert_eq!(unwrapped("int f(int a) { return a; }"), ["int f(int a) { a; }"]);
    // Definitions and longer conditions are larger than that token.
    assert_eq!(unwrapped("int f(int a) { int b; if (a) ; }"), ["int f(int a) { int b; (a); }"]);
}

#[test]
fn an_irrelevant_node_is_replaced_by_a_neighbouring_part() {
    let grafted = |text| made("graft", text);
    // Nodes that are replaced by a descendant, and elements of a list.
    let ends = ["int f(int a, int b) { b = a; }", "int f(int a, int b) { if (a) b = 0; }"];
    assert_eq!(grafted("int f(int a, int b) { if (a) ; else b = 0; }"), ends);
    assert_eq!(grafted("int f(int a) { f(); g(a); }"), ["int f(int a) { f(g(a)); }"]);
    // The content of a node or the node itself, and bracketed content or a number.
    let sums = ["return f(a) ^ 1;", "return f(*a) ^ 1;", "return *a ^ f(1);"]
        .map(|sum| format!("int f(int *a) {{ {sum} }}"));
    assert_eq!(grafted("int f(int *a) { return *a ^ f() ^ 1; }"), sums);
    // Only a directly preceding expression replaces a number.
    assert_eq!(grafted("int f(int a) { f(a); a *= 2; }"), ["int f(int a) { a *= f(a); }"]);
    let next = ["int f(int a) { h(f(a)); a *= 2; }", "int f(int a) { f(a); a *= h(1); }"];
    assert_eq!(grafted("int f(int a) { f(a); h(1); a *= 2; }"), next);
    // Not out of the scope of a name, nor without its dependencies.
    assert_eq!(grafted("int f() { { int a; g(a); } f(); }"), [""; 0]);
    // The number of pairs would be quadratic; it is limited to the number of tokens.
    let pairs = |count| {
        let text =
            format!("int f(int a) {{ {}{} }}", "f(); ".repeat(count), "g(a); ".repeat(count));
        made("graft", &text).len()
    };
    assert_eq!([4, 16].map(pairs), [28, 2 * 4 + 16 * 9]);
    assert_eq!(grafted("int f() { int a; g(); } int h(int a) { h(a); }"), [""; 0]);
}

#[test]
fn a_function_that_only_has_a_value_becomes_a_variable() {
    let ones = ["int f = g(2, f);", "int f = g(1, f);"];
    assert_eq!(made("to-variable", "int f(int a) { g(2, a); }"), ones);
    assert_eq!(made("to-variable", "int f() { return g; }"), ["int f = g;"]);
    // Not if the function is called elsewhere, returns nothing, or does more.
    assert_eq!(made("to-variable", "void f() { g(); }"), [""; 0]);
    assert_eq!(made("to-variable", "int f() { g(); } int h() { f(); g(); }"), [""; 0]);
    assert_eq!(made("to-variable", "int f() { if (g()) h(); }"), [""; 0]);
}

#[test]
fn a_variable_without_a_value_becomes_an_unknown_value() {
    assert_eq!(
        made("unknowns", "int f(char a) { return g | a; }"),
        ["int f() { return g | *\"\"; }"]
    );
    assert_eq!(made("unknowns", "int a; int f() { return a; }"), ["int f() { return *\"\"; }"]);
    // Not a variable with a value, one that is assigned or called, or a dereferenced pointer.
    for text in [
        "int a = 1; int f() { return a; }",
        "int f(int a) { a = 1; }",
        "int f(int a()) { return a(); }",
    ] {
        assert_eq!(made("unknowns", text), [""; 0], "{text}");
    }
    assert_eq!(made("unknowns", "int f(int *a) { return *a; }"), [""; 0]);
    // Not if that takes more tokens than the variable.
    assert_eq!(made("unknowns", "int f(int a) { return a + a + a; }"), [""; 0]);
}

#[test]
fn attributes_move_to_another_element() {
    let lifted = |text: &str| {
        let found = instances("lift", &XML, text);
        found.iter().map(|single| String::from_utf8(single.text()).unwrap()).collect::<Vec<_>>()
    };
    // Existing attributes are not inserted again.
    assert_eq!(
        lifted("<a b='1'>t<c b='2' d='3'><e/></c></a>"),
        ["<a d='3' b='1'>t<e/></a>", "<a b='21'>t</a>"],
        "and the outermost has a text beside its element"
    );
    // Before the values of the preceding element, or else of the enclosing one.
    assert_eq!(
        lifted("<a b='1'>t<c b='2'/><c d='3'/><c b='4'/></a>"),
        ["<a b='21'>t<c d='3'/><c b='4'/></a>", "<a b='41'>t<c b='2'/><c d='3'/></a>"]
    );
    assert_eq!(lifted("<a>t<c b='1'/><c b=\"2'\"/></a>"), [""; 0]);
    assert_eq!(lifted("<a b='1'><c d='2'/></a>"), ["<c b='1' d='2'/>"]);
    assert_eq!(lifted("<a b='1'><c/><c/></a>"), [""; 0]);
    assert_eq!(lifted("<a><b><c/></b></a>"), [""; 0]);
    // The siblings of an element without tags leave the enclosing element, those on one side at a
    // time.
    assert_eq!(
        lifted("<a><b><c/>t<d><e/></d><f/></b></a>"),
        ["<a><b><c/>t<e/></b><f/></a>", "<a><c/>t<b><e/><f/></b></a>"]
    );
    assert_eq!(lifted("<b><c/><d><e/></d></b>"), [""; 0], "nothing may stand beside the root");
}

#[test]
fn a_variable_loses_a_level_of_arrays_or_pointers() {
    let levelled = |text| made("deref", text);
    assert_eq!(
        levelled("int a[3]; int b(void) { return a[1] + *a; }"),
        ["int a; int b(void) { return a + a; }"]
    );
    assert_eq!(
        levelled("struct s { int m; } *p; int b(void) { return p->m + f(p); }"),
        ["struct s { int m; } p; int b(void) { return p.m + f(p); }"]
    );
    // One level at a time, in all declarations. Uses that only pass the value on stay unchanged.
    assert_eq!(
        levelled(
            "extern int a[2][3]; int a[2][3]; int *p = a[1]; int b(void) { return a[0][1] + &a; }"
        ),
        [
            "extern int a[3]; int a[3]; int *p = a; int b(void) { return a[1] + &a; }",
            "extern int a[2]; int a[2]; int *p = a[1]; int b(void) { return a[0] + &a; }",
            "extern int a[2][3]; int a[2][3]; int p = a[1]; int b(void) { return a[0][1] + &a; }",
        ]
    );
    // Of several levels also the innermost one, which does not require similar declarations.
    assert_eq!(
        levelled("struct s { int m; } *a[2]; int b(int c) { return a[c]->m + (*a[c]).m; }"),
        [
            "struct s { int m; } *a; int b(int c) { return a->m + (*a).m; }",
            "struct s { int m; } a[2]; int b(int c) { return a[c].m + (a[c]).m; }",
        ]
    );
    assert_eq!(levelled("extern int *a; int a[2][3];"), ["extern int a; int a[3];"]);
    // The value loses a level, too.
    assert_eq!(
        levelled("int a[][2] = {{1, 2}, {3}}; struct { int b; } *c[1] = {{0}};"),
        [
            "int a[2] = {1, 2}; struct { int b; } *c[1] = {{0}};",
            "int a[] = {1, 3}; struct { int b; } *c[1] = {{0}};",
            "int a[][2] = {{1, 2}, {3}}; struct { int b; } *c = {0};",
            "int a[][2] = {{1, 2}, {3}}; struct { int b; } c[1] = {0};",
        ]
    );
    assert_eq!(levelled("int a; int b(int c) { return c + a; }"), [""; 0]);
}

#[test]
fn a_link_of_a_chain_is_deleted_alone() {
    let chain = |blocks: usize| {
        format!("int f(void) {{ {}x;{} }}", "while (y) { ".repeat(blocks), " }".repeat(blocks))
    };
    // The body of the function is a block, too.
    let found = made("chains", &chain(40));
    assert_eq!(found.len(), 79);
    assert!(found.iter().all(|text| *text == chain(39)));
    assert_eq!(made("chains", &chain(20)), [""; 0]);
    let chain = |gap: usize| {
        let link = |number: usize| match number {
            _ if number == gap => String::new(),
            _ if number == gap + 1 => format!("typedef t{} t{number};", gap.wrapping_sub(1)),
            _ => format!("typedef t{} t{number};", number - 1),
        };
        "typedef int t0;".to_owned() + &(1..50).map(link).collect::<String>()
    };
    let found = made("chains", &chain(usize::MAX - 1));
    assert_eq!(found.len(), 49);
    assert!(found.contains(&chain(7)), "{}", found[7]);
}
