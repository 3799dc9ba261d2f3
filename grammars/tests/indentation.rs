//! Moved text is indented for its new position in languages where indentation is significant.

use secateur_names::{Program, parse};
use secateur_syntax::{Edit, Node, NodeId, Replacement, Role};

fn tree(text: &str) -> Program {
    parse(secateur_grammars::named("python").unwrap(), text.as_bytes()).unwrap()
}

/// Returns the outermost node below the root that begins with this text, except blocks.
fn find(tree: &Program, start: &str) -> NodeId {
    let is_it =
        |node: &Node<'_>| node.kind() != "block" && node.text().starts_with(start.as_bytes());
    tree.nodes().skip(1).find(is_it).unwrap().id()
}

fn rendered(tree: &Program, edit: &Edit) -> String {
    let text = tree.render(edit);
    let after = parse(tree.language(), text.clone()).unwrap();
    assert_eq!(after.syntax_errors(), 0, "{}", String::from_utf8_lossy(&text));
    String::from_utf8(text).unwrap()
}

#[test]
fn a_line_with_one_statement_is_an_element() {
    let tree = tree("a = 1\nb; c\ndef f():\n    d\n    return e\n");
    for (text, role) in [
        ("a", Role::Element),
        ("b", Role::Separated),
        ("c", Role::Separated),
        ("return", Role::Element),
    ] {
        assert_eq!(tree.role(find(&tree, text)), role, "{text}");
    }
    let without = Edit::default().deleting([find(&tree, "a"), find(&tree, "return")]);
    assert_eq!(rendered(&tree, &without), "b; c\ndef f():\n    d\n");
}

#[test]
fn a_statement_is_indented_for_its_position() {
    let tree = tree(
        "if a:\n    while b:\n        try:\n            c\n        except d:\n            e = \
         '''\n        f'''\n",
    );
    let edit =
        Edit::default().replacing(find(&tree, "while"), Replacement::Node(find(&tree, "try")));
    assert_eq!(
        rendered(&tree, &edit),
        "if a:\n    try:\n        c\n    except d:\n        e = '''\n        f'''\n"
    );
    let edit = edit.replacing(find(&tree, "if"), Replacement::Node(find(&tree, "while")));
    assert_eq!(rendered(&tree, &edit), "try:\n    c\nexcept d:\n    e = '''\n        f'''\n");
}

#[test]
fn a_statement_inside_another_that_moves_is_indented_once() {
    let tree = tree(
        "if a:\n    if b:\n        if c:\n            if d:\n                e\n                \
         g\n",
    );
    let inner = find(&tree, "if c");
    let edit = Edit::default()
        .replacing(find(&tree, "if a"), Replacement::Node(find(&tree, "if b")))
        .replacing(inner, Replacement::Node(find(&tree, "if d")));
    assert_eq!(rendered(&tree, &edit), "if b:\n    if d:\n        e\n        g\n");
}

#[test]
fn the_rest_of_a_line_is_indented_if_its_first_token_is_deleted() {
    let tree = tree("if a:\n    async def f():\n        b; c\n");
    let keyword = tree.nodes().find(|node| node.text() == b"async").unwrap().id();
    assert_eq!(
        rendered(&tree, &Edit::default().deleting([keyword])),
        "if a:\n    def f():\n        b; c\n"
    );
    assert_eq!(
        rendered(&tree, &Edit::default().deleting([find(&tree, "b")])),
        "if a:\n    async def f():\n        c\n"
    );
}
#[test]
fn the_statements_of_a_block_replace_its_ancestor() {
    let tree =
        tree("def f():\n    if a:\n        b\n        while c:\n            d\n        e\n    g\n");
    let runs: Vec<_> = tree.splices(find(&tree, "if"), 5).collect();
    let text = |run: &Replacement| {
        rendered(&tree, &Edit::default().replacing(find(&tree, "if"), run.clone()))
    };
    assert!(
        runs.iter()
            .any(|run| text(run) == "def f():\n    b\n    while c:\n        d\n    e\n    g\n"),
        "{:?}",
        runs.iter().map(text).collect::<Vec<_>>()
    );
}

#[test]
fn a_statement_of_one_line_replaces_its_ancestor() {
    let tree = tree("a\nif b:\n    c\n");
    let place = find(&tree, "if");
    let found: Vec<_> = tree.replacements(place, 5).collect();
    assert!(found.contains(&find(&tree, "c")));
    let edit = Edit::default().replacing(place, Replacement::Node(find(&tree, "c")));
    assert_eq!(rendered(&tree, &edit), "a\nc\n");
}

#[test]
fn list_items_are_indented_like_their_first_line() {
    let grammar = secateur_grammars::named("yaml").unwrap();
    let tree = parse(grammar, b"a:\n  - b: 1\n    c: 2\n".as_slice()).unwrap();
    let find = |start: &str| {
        let mut nodes = tree.nodes();
        nodes
            .find(|node| node.kind() == "block_node" && node.text().starts_with(start.as_bytes()))
            .unwrap()
            .id()
    };
    let edit = Edit::default().replacing(find("- b"), Replacement::Node(find("b")));
    assert_eq!(rendered(&tree, &edit), "a:\n  b: 1\n  c: 2\n");
}
