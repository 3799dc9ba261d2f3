//! Flatten: replaces a type with a single member by the type of the member.
//!
//! - Helps with: programs with a structure that other passes have emptied; 2 of 50 measured inputs.
//! - Costs: one test per such type.
//! - Languages: those with `members`: C and C++.
//! - Limit: none.
//! - Readable: no, the types of the input disappear.

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Node, Replacement};

use crate::example::Example;
use crate::transform::{Instance, Transformation};

pub(crate) struct Flatten;

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.c",
    "struct { int m; } x; int f() { return x.m; }",
    "int x; int f() { return x; }",
)];

impl Transformation for Flatten {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        let title = "can replace the type that contains it";
        Instance::of_definitions(program, title, |member| flattened(program, member))
    }
}

/// Returns the edit that replaces a type by the type of its only member, and each member access by
/// its object.
fn flattened(program: &Program, member: &Definition) -> Option<Edit> {
    let member_node = program.node(member.node);
    let list = member_node.parent()?;
    let owner = list.parent()?;
    let is_plain = program.node(member.name).parent_id() == member.node;
    let rule = program.rules().members.get(&list.kind_id()).filter(|_| is_plain)?;
    let text = member_node.child(rule.type_field)?.copy();
    let defined_by = |node: Node| {
        let (id, definitions) = (node.id(), program.definitions_in(node.subtree()).iter());
        definitions.filter(move |definition| definition.node == id)
    };
    let is_other = |other: &Definition| {
        other.name != member.name && program.node(other.node).parent() == Some(list)
    };
    if program.definitions_in(list.subtree()).iter().any(is_other) {
        return None;
    }
    let mut edit = Edit::default().replacing(owner.id(), Replacement::Text(text.clone()));
    let mut variables = Vec::new();
    // Uses of the type, and the variables of the type.
    let tag = defined_by(owner).next();
    let uses = tag.iter().flat_map(|tag| program.uses_of(program.entity(tag)));
    let uses = uses.filter_map(|use_node| use_node.parent());
    for use_node in uses.filter(|node| node.kind_id() == owner.kind_id()).chain([owner]) {
        if use_node != owner {
            edit = edit.replacing(use_node.id(), Replacement::Text(text.clone()));
        }
        variables.extend(use_node.parent().into_iter().flat_map(defined_by));
    }
    let mut accesses: Vec<Node> =
        variables.iter().flat_map(|it| program.uses_of(program.entity(it))).collect();
    if program.entity(member).definition_count() == 1 {
        let uses = program.uses_of(program.entity(member));
        accesses.extend(uses.filter_map(|use_node| use_node.parent()?.child(rule.access.field)));
    }
    for object in accesses.iter().filter(|object| object.place() == rule.access) {
        edit = edit.replacing(object.parent_id(), Replacement::Node(object.id()));
    }
    // A declaration of the type alone is deleted.
    match tag.filter(|_| variables.iter().all(|it| it.node != owner.parent_id())) {
        Some(tag) => Some(edit.deleting(program.unit_of(tag)?.removable_with()?)),
        None => Some(edit),
    }
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn a_type_of_one_member_becomes_that_member() {
        let flattened = |text| made("a.c", text, "flatten");
        assert_eq!(
            flattened(
                "struct S { int m; }; struct S x = {1}; int f(struct S p) { return x.m + p.m; }"
            ),
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
}
