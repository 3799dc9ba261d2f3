//! Roles of nodes, and their effect on edits.

#![expect(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on fails")]

use secateur_grammars::{C, XML};
use secateur_syntax::{Edit, FrontEnd, Grammar, ListKind, Node, Replacement, Role, Tree, parse};

fn tree(grammar: &'static Grammar, text: &str) -> Tree {
    parse(grammar, text.as_bytes().to_vec()).unwrap()
}

/// Returns the outermost node with this text.
fn find<'tree>(tree: &'tree Tree, text: &str) -> Node<'tree> {
    tree.nodes()
        .find(|node| node.text() == text.as_bytes())
        .unwrap_or_else(|| panic!("no node {text:?}"))
}

fn roles(grammar: &'static Grammar, text: &str, expected: &[(&str, Role)]) {
    let tree = tree(grammar, text);
    for &(text, role) in expected {
        assert_eq!(tree.role(find(&tree, text).id()), role, "{text:?}");
    }
}

/// Checks `text` without the nodes that have the texts `doomed`.
fn deleting(grammar: &'static Grammar, text: &str, doomed: &[&str], expected: &str) {
    let tree = tree(grammar, text);
    let edit = Edit::default().deleting(doomed.iter().map(|doomed| find(&tree, doomed).id()));
    assert_eq!(String::from_utf8_lossy(&tree.render(&edit)), expected, "without {doomed:?}");
}

fn replacing(grammar: &'static Grammar, text: &str, place: &str, expected: &[&str]) {
    let tree = tree(grammar, text);
    let id = find(&tree, place).id();
    let run_text =
        |replacement: Replacement| tree.render(&Edit::default().replacing(id, replacement));
    let nodes = tree.replacements(id, 5).map(Replacement::Node);
    let texts: Vec<_> = nodes.chain(tree.splices(id, 5)).map(run_text).collect();
    let texts: Vec<_> = texts.iter().map(|text| String::from_utf8_lossy(text)).collect();
    assert_eq!(texts, expected, "in the place of {place:?}");
}

#[test]
fn statements_are_elements_and_arguments_are_separated() {
    roles(
        &C,
        "void f(int a, int b) { x; if (y) g(1, 2); else h(); }",
        &[
            ("x;", Role::Element),
            ("int a", Role::Separated),
            (",", Role::Separator),
            ("1", Role::Separated),
            ("else h();", Role::Optional),
            ("(y)", Role::Mandatory),
            ("g(1, 2);", Role::Mandatory),
        ],
    );
}

#[test]
fn an_initialiser_is_a_removable_part_of_a_declarator() {
    roles(
        &C,
        "int a = 1; struct S { int x; } s;",
        &[
            ("a = 1", Role::Mandatory),
            ("S", Role::OptionalAlone),
            ("{ int x; }", Role::Optional),
            ("int x;", Role::Element),
        ],
    );
}

#[test]
fn attributes_and_content_are_optional_but_names_are_not() {
    roles(
        &XML,
        "<a x='1'>t<b/><!-- c --></a>",
        &[
            ("x='1'", Role::Element),
            ("t<b/><!-- c -->", Role::Optional),
            ("t", Role::Element),
            ("<b/>", Role::Element),
            ("<!-- c -->", Role::Element),
            ("a", Role::Mandatory),
        ],
    );
}

#[test]
fn the_last_element_is_mandatory_unless_the_list_may_be_empty() {
    // A declaration has at least one declarator, but an argument list may be empty.
    roles(&C, "int a;", &[("a", Role::Mandatory)]);
    roles(&C, "int x = f(a);", &[("a", Role::Separated)]);
    let tree = tree(&XML, "<a><b/></a>");
    let content = tree.nodes().find(|node| node.kind() == "content").unwrap();
    let list = tree.lists(content.id()).next().unwrap();
    assert_eq!((list.kind(), list.min()), (ListKind::Repetition, 0));
}

#[test]
fn an_element_is_deleted_with_one_separator() {
    let text = "int x = f(a, bb, ccc);";
    deleting(&C, text, &["a"], "int x = f( bb, ccc);");
    deleting(&C, text, &["bb"], "int x = f(a, ccc);");
    deleting(&C, text, &["ccc"], "int x = f(a, bb);");
    deleting(&C, text, &["a", "ccc"], "int x = f( bb);");
    deleting(&C, text, &["a", "bb", "ccc"], "int x = f();");
    deleting(&C, "int x[] = {1, 2,};", &["1", "2"], "int x[] = {};");
}

#[test]
fn deleted_nodes_include_their_leading_white_space() {
    deleting(&C, "int a;\nint b;\nint c;\n", &["int b;"], "int a;\nint c;\n");
    deleting(&XML, "<a x='1' y='2'>t</a>", &["x='1'"], "<a y='2'>t</a>");
    deleting(&XML, "<a> <b/> <c/></a>", &["<b/>"], "<a>  <c/></a>");
}

#[test]
fn tokens_never_merge_and_strings_are_never_split() {
    deleting(&C, "int x = sizeof(int)-a;", &["int x = sizeof(int)-a;"], "");
    deleting(&C, "static/**/int x;", &["/**/"], "static int x;");
    deleting(&C, r#"char *s = "a\nb";"#, &[r"\n"], r#"char *s = "ab";"#);
    deleting(&C, r#"char *s = "a";"#, &["a"], r#"char *s = "";"#);
}

#[test]
fn line_comments_and_directives_keep_their_lines() {
    deleting(&C, "int a; // one\nint b; int c;\n", &["int b;"], "int a; // one\n int c;\n");
    deleting(&C, "#pragma x\nint a; int b;\n", &["int a;"], "#pragma x\n int b;\n");
    deleting(&C, "int a;\n#define X 1\nint b;\n", &["1"], "int a;\n#define X\nint b;\n");
    deleting(&C, "int a;\n#pragma x\nint b;\n", &["int a;", "#pragma x\n"], "int b;\n");
}

#[test]
fn a_position_accepts_the_kinds_of_the_grammar() {
    replacing(
        &C,
        "int x = g(a) + 1;",
        "g(a) + 1",
        &["int x = g(a);", "int x = g;", "int x = a;", "int x = 1;"],
    );
    replacing(
        &C,
        "void f() { { a; b; } }",
        "{ a; b; }",
        &["void f() { a; }", "void f() { b; }", "void f() { a; b; }"],
    );
    replacing(
        &C,
        "int x = f(a, g(b, c));",
        "g(b, c)",
        &["int x = f(a, g);", "int x = f(a, b);", "int x = f(a, c);", "int x = f(a, b, c);"],
    );
}

#[test]
fn overrides_restrict_the_grammar() {
    // A function must keep its parameters, and a file contains no statements.
    replacing(&C, "int *f(void) { a; b; }", "f(void)", &[]);
    replacing(&C, "int f(void) { a; b; }", "int f(void) { a; b; }", &[]);
    roles(
        &XML,
        "<!DOCTYPE a [<!ATTLIST a b CDATA #REQUIRED>]><a/>",
        &[("#REQUIRED", Role::Mandatory)],
    );
}

#[test]
fn the_smallest_text_of_a_position() {
    let tree = tree(&C, "struct S *f(int a) { while (a > 1) { g(); } return a + 1; }");
    let smallest = |text| tree.smallest(find(&tree, text).id());
    assert_eq!(smallest("a + 1"), Some("0"));
    assert_eq!(smallest("{ g(); }"), Some(";"));
    assert_eq!(smallest("struct S"), Some("int"));
    assert_eq!(smallest("{ while (a > 1) { g(); } return a + 1; }"), Some("{}"));
    assert_eq!(smallest("("), None);
    // A declarator needs a name, and an invented one has no declaration.
    assert_eq!(smallest("*f(int a)"), None);
}

#[test]
fn pruning_keeps_one_of_a_list_that_needs_one() {
    let tree = tree(&C, "int a = 1, b = 2;");
    let declarators = ["a = 1", "b = 2"].map(|text| find(&tree, text).id());
    let text = |edit: &Edit| String::from_utf8(tree.render(edit)).unwrap();
    assert_eq!(text(&tree.pruning(&Edit::default(), declarators)), "int a = 1;");
    assert_eq!(text(&tree.pruning(&Edit::default(), [declarators[0]])), "int b = 2;");
}

#[test]
fn an_emptied_element_is_deleted_with_its_separator() {
    let tree = tree(&C, "int x = f(\"a\" \"b\", c);");
    let parts = ["\"a\"", "\"b\""].map(|text| find(&tree, text).id());
    let edit = Edit::default().deleting(parts);
    assert_eq!(tree.render(&edit), b"int x = f( c);");
}

#[test]
fn edits_combine() {
    let tree = tree(&C, "int x = f(a, g(b, c), d);");
    let id = |text| find(&tree, text).id();
    let edit = Edit::default()
        .replacing(id("f(a, g(b, c), d)"), Replacement::Node(id("g(b, c)")))
        .deleting([id("b")]);
    assert_eq!(tree.render(&edit), b"int x = g( c);");
    assert_eq!(tree.render(&edit.deleting([id("int x = f(a, g(b, c), d);")])), b"");
}

#[test]
fn unmatched_tokens_are_removable_one_by_one() {
    let tree = tree(&C, "int a;\n@ b ) 12;\nint c;");
    assert!(tree.syntax_errors() > 0);
    let unmatched: Vec<_> =
        tree.nodes().filter(|node| tree.role(node.id()) == Role::Unmatched).collect();
    assert!(
        unmatched.iter().any(|node| node.text() == b"@"),
        "{unmatched:?}",
        unmatched = unmatched.len()
    );
    for node in &unmatched {
        assert!(tree.lists(node.parent().unwrap().id()).any(|list| list.kind() == ListKind::Plain));
    }
}

#[test]
fn a_foreign_spelling_is_masked_and_removable() {
    let tree = tree(&C, "int x __attribute__((aligned(8))) = 3; double _Complex y;");
    assert_eq!((tree.front_end(), tree.syntax_errors()), (FrontEnd::Masked, 0));
    let attribute = find(&tree, "__attribute__((aligned(8)))");
    assert_eq!(tree.role(attribute.id()), Role::Unmatched);
    let edit = Edit::default().deleting([attribute.id()]);
    assert_eq!(tree.render(&edit), b"int x = 3; double _Complex y;");
}

#[test]
fn the_xml_reader_replaces_the_parser_if_required() {
    let front_end = |text: &str| tree(&XML, text).front_end();
    assert_eq!(front_end("<a/>"), FrontEnd::TreeSitter);
    assert_eq!(front_end("<é/>"), FrontEnd::Reader("xml reader"));
    let deep = "<abcdefgh>".repeat(200) + &"</abcdefgh>".repeat(200);
    assert_eq!(front_end(&deep), FrontEnd::Reader("xml reader"));
}

#[test]
fn an_outline_folds_deeper_levels() {
    let tree = tree(&XML, "<a><b><c/></b></a>");
    let lines: Vec<_> = tree.outline(tree.root().id(), 2).collect();
    let kinds: Vec<_> = lines.iter().map(|line| tree.node(line.id).kind()).collect();
    assert_eq!(kinds, ["document", "element", "STag", "content", "ETag"]);
    assert_eq!(lines.iter().map(|line| 1 + line.folded).sum::<usize>(), tree.len());
}
