//! Unite: merges two adjacent elements into one.
//!
//! - Helps with: functions, cases and blocks of which only the contents matter; 5 of 50 measured
//!   inputs.
//! - Costs: one or two tests per pair.
//! - Languages: all without layout; not Python or YAML.
//! - Limit: second elements of 256 tokens, because their text is copied.
//! - Readable: no, contents move to another function.

use std::ops::Range;

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Node, NodeId, Replacement, Role, WhiteSpace};

use crate::example::Example;
use crate::round::SHORT_TOKENS_MAX;
use crate::transform::Instance;

pub(crate) const EXAMPLES: &[Example] = &[
    Example::new("a.c", "int f() { a(); } int g() { b(); }", "int f() { a(); b(); }"),
    Example::new(
        "a.js",
        "switch (a) { case 1: break; default: b(); }",
        "switch (a) { case 1: b(); }",
    ),
];

/// Maximum depth of the joined list below its element.
const LEVELS_MAX: usize = 2;

/// Maximum number of tokens in the last element of the first list, such as `break;`, to try its
/// removal.
const END_TOKENS_MAX: u64 = 2;

/// Returns the instances that append the inner list of an element to that of the previous one: `int
/// f() { a; } int g() { b; }` becomes `int f() { a; b; }`. If the first list ends with a single
/// keyword, the edits keep or replace it: `case 1: break; case 2: a;` becomes `case 1: a;`.
///
/// If the remaining text uses a definition that is lost, its uses must be renamable.
pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    let mut united = Vec::new();
    if program.grammar().white_space == WhiteSpace::Layout {
        return united;
    }
    for parent in program.nodes() {
        let elements = parent.children().filter(|child| child.role() == Role::Element);
        let elements: Vec<Node> = elements.collect();
        for pair in elements.windows(2).filter(|pair| pair[1].weight() <= SHORT_TOKENS_MAX) {
            united.extend(united_pair(program, pair[0], pair[1]).into_iter().flatten());
        }
    }
    united
}

fn united_pair(program: &Program, one: Node, other: Node) -> Option<Vec<Instance>> {
    let (last, moved) = (*inner_elements(program, one)?.last()?, inner_elements(program, other)?);
    let (first_moved, last_moved) = (*moved.first()?, *moved.last()?);
    let fits = moved.iter().all(|element| last.admits(*element));
    let weight: u64 = moved.iter().map(Node::weight).sum();
    if !fits || weight == other.weight() {
        return None;
    }
    let moved = first_moved.subtree().start..last_moved.subtree().end;
    let mut edit = Edit::default().deleting(other.removable_with()?);
    let definitions = program.definitions_in(other.subtree()).iter();
    for definition in definitions.filter(|it| !moved.contains(&it.name.index())) {
        let mut uses = program.entity(definition).uses.iter();
        let is_lost =
            |&use_node: &NodeId| moved.contains(&use_node.index()) || !other.contains(use_node);
        if uses.any(is_lost) {
            edit = edit.replacing_each(renamed(program, definition, one, &moved)?);
        }
    }
    let span = first_moved.span().start..last_moved.span().end;
    let text = String::from_utf8_lossy(program.source().get(span)?).into_owned();
    let joined = last.copy().to_string() + "\n" + &text;
    let is_end = last.weight() <= END_TOKENS_MAX;
    let instance = |text: String| {
        let edit = edit.replacing(last.id(), Replacement::Text(text.into()));
        let title = format!("the contents of the {} can move into the previous one", other.kind());
        Instance::new([other.id()], edit).titled(title)
    };
    Some(is_end.then_some(text).into_iter().chain([joined]).map(instance).collect())
}

/// Returns the edits that rename the uses of a definition to another name of its sort.
fn renamed(
    program: &Program,
    definition: &Definition,
    other: Node,
    moved: &Range<usize>,
) -> Option<Vec<(NodeId, Replacement)>> {
    let is_like = |it: &&Definition| {
        let (one, other) = (program.entity(definition), program.entity(it));
        it.what == definition.what && program.is_callable(one) == program.is_callable(other)
    };
    let into = program.definitions_in(other.subtree()).iter().find(is_like)?;
    let uses = &program.entity(definition).uses;
    if uses.iter().any(|use_node| moved.contains(&use_node.index())) {
        return None;
    }
    let text = program.node(into.name).copy();
    Some(uses.iter().map(|&use_node| (use_node, Replacement::Text(text.clone()))).collect())
}

/// Returns the elements of the heaviest list in an element, down to [`LEVELS_MAX`].
fn inner_elements<'a>(program: &Program, element: Node<'a>) -> Option<Vec<Node<'a>>> {
    let deepest = element.depth() + LEVELS_MAX;
    let mut heaviest = (0, Vec::new());
    for holder in element.descend(|node| node.depth() < deepest) {
        let elements = holder.children().filter(|child| program.is_repeated(child.id()));
        let elements: Vec<Node> = elements.collect();
        let weight: u64 = elements.iter().map(Node::weight).sum();
        if weight > heaviest.0 {
            heaviest = (weight, elements);
        }
    }
    Some(heaviest.1).filter(|elements| !elements.is_empty())
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::changed;

    #[test]
    fn two_elements_are_merged() {
        for (path, text, expected) in [
            (
                "a.c",
                "int f() { a(); } int g(int b) { c; d; } int e;",
                &["int f() { a(); c; d; } int e;"][..],
            ),
            // Calls of one name become calls of the other, unless a parameter would get lost.
            (
                "a.c",
                "int f() { a(); } int g() { b(); } int h() { g(); }",
                &[
                    "int f() { a(); b(); } int h() { f(); }",
                    "int f() { a(); } int g() { b(); g(); }",
                ],
            ),
            ("a.c", "int f() { a; } int g(int b) { b; }", &[]),
            (
                "a.js",
                "switch (a) { case 1: break; default: b(); }",
                &["switch (a) { case 1: b(); }", "switch (a) { case 1: break; b(); }"],
            ),
        ] {
            let texts = changed(path, text, "unite");
            assert_eq!(texts, expected);
        }
    }
}
