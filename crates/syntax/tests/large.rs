//! Wide and deep documents: every question about every node is answered in linear total time.
//!
//! Nothing is timed. A question that visits all siblings or all ancestors would take hours here.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use secateur_grammars::{C, XML};
use secateur_syntax::{Edit, Grammar, Role, Tree, parse};

/// Depth of the search for replacements and runs.
const LEVELS: usize = 3;

/// Sums over all nodes of a document.
#[derive(Debug, PartialEq, Eq)]
struct Totals {
    removable: usize,
    members: usize,
    shrinkable: usize,
    replacements: usize,
    runs: usize,
}

fn walk(grammar: &'static Grammar, source: String) -> (Tree, Totals) {
    let tree = parse(grammar, source.into_bytes()).unwrap();
    assert_eq!((tree.syntax_errors(), tree.coverage().exact), (0, tree.coverage().inner));
    let mut totals = Totals { removable: 0, members: 0, shrinkable: 0, replacements: 0, runs: 0 };
    for id in tree.nodes().map(|node| node.id()) {
        totals.removable += usize::from(tree.role(id).is_removable());
        totals.members +=
            tree.lists(id).map(|list| list.members().count() - list.min()).sum::<usize>();
        totals.shrinkable += usize::from(tree.smallest(id).is_some());
        totals.replacements += tree.replacements(id, LEVELS).count();
        totals.runs += tree.splices(id, LEVELS).count();
    }
    (tree, totals)
}

/// Prunes every seventh of the nodes below depth 3, then all of them.
fn prune(tree: &Tree) {
    let deep = || tree.nodes().filter(|node| node.depth() > 3).map(|node| node.id());
    let some = tree.render(&tree.pruning(&Edit::default(), deep().step_by(7)));
    let all = tree.render(&tree.pruning(&Edit::default(), deep()));
    assert!(
        all.len() <= some.len() && some.len() < tree.source().len(),
        "{} and {} bytes",
        all.len(),
        some.len()
    );
}

#[test]
fn a_hundred_thousand_siblings() {
    const ELEMENTS: usize = 100_000;
    let (tree, totals) = walk(&XML, format!("<r>{}</r>", "<a x=\"1\"/>".repeat(ELEMENTS)));
    // Each element and each attribute.
    assert!(totals.removable >= 2 * ELEMENTS && totals.members >= 2 * ELEMENTS, "{totals:?}");
    prune(&tree);
}

#[test]
fn a_hundred_thousand_levels() {
    const LEVELS_OF_DOCUMENT: usize = 100_000;
    let source = "<a>".repeat(LEVELS_OF_DOCUMENT) + "x" + &"</a>".repeat(LEVELS_OF_DOCUMENT);
    let (tree, totals) = walk(&XML, source);
    assert!(totals.removable >= LEVELS_OF_DOCUMENT - 1, "{totals:?}");
    assert!(totals.replacements >= LEVELS_OF_DOCUMENT - LEVELS, "{totals:?}");
    prune(&tree);
}

#[test]
fn an_initialiser_of_two_hundred_thousand_elements() {
    const ELEMENTS: usize = 200_000;
    let (tree, totals) = walk(&C, format!("int x[] = {{{}1 + 2}};", "1, ".repeat(ELEMENTS - 1)));
    let elements = tree.nodes().filter(|node| tree.role(node.id()) == Role::Separated);
    assert!(elements.count() >= ELEMENTS);
    // The last sum can become either of its numbers, or `0`.
    assert!(totals.replacements >= 2 && totals.shrinkable > 0, "{totals:?}");
    prune(&tree);
}

/// A function's declarator must contain its parameters, which are at its bottom.
#[test]
fn a_declarator_of_a_hundred_thousand_levels() {
    const STARS: usize = 100_000;
    let (tree, totals) = walk(&C, format!("int {}f(void) {{}}", "*".repeat(STARS)));
    assert!(totals.replacements >= STARS - LEVELS, "{totals:?}");
    let pointer = tree.nodes().find(|node| node.kind() == "pointer_declarator").unwrap();
    assert_eq!(tree.replacements(pointer.id(), LEVELS).count(), LEVELS);
}

/// Each member of the outer list contains a list that must not become empty.
#[test]
fn fifty_thousand_lists_in_one_node() {
    const DECLARATIONS: usize = 50_000;
    let (tree, totals) = walk(&C, "struct { int a : 1, b; } s;\n".repeat(DECLARATIONS));
    assert!(totals.members >= 2 * DECLARATIONS, "{totals:?}");
    prune(&tree);
}
