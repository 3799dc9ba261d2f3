//! Flatten: replaces a type with a single member by the type of the member.
//!
//! - Helps with: programs with a structure that other passes have emptied; 2 of 50 measured inputs.
//! - Costs: one test per such type.
//! - Languages: those with `members`: C and C++.
//! - Limit: none.
//! - Readable: no, the types of the input disappear.

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, NodeId, Replacement};

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
    let rules = program.rules();
    let parent = |node: NodeId| program.node(node).parent_id();
    let list = parent(member.node);
    let kind = program.node(list).kind_id();
    let rule = rules.members.get(&kind).filter(|_| parent(member.name) == member.node)?;
    let owner = parent(list);
    let members = program.definitions_in(program.node(list).subtree());
    let member_type = program.child_in(member.node, rule.type_field)?;
    if members.iter().any(|other| other.name != member.name && parent(other.node) == list) {
        return None;
    }
    let text = program.node(member_type).copy();
    let (mut edit, mut variables) =
        (Edit::default().replacing(owner, Replacement::Text(text.clone())), Vec::new());
    // Uses of the type, and the variables of the type.
    let tag = program
        .definitions_in(program.node(owner).subtree())
        .iter()
        .find(|other| other.node == owner);
    let uses =
        tag.iter().flat_map(|tag| &program.entity(tag).uses).map(|&use_node| parent(use_node));
    let same_kind =
        |use_node: &NodeId| program.node(*use_node).kind_id() == program.node(owner).kind_id();
    for use_node in uses.filter(same_kind).chain([owner]) {
        if use_node != owner {
            edit = edit.replacing(use_node, Replacement::Text(text.clone()));
        }
        let declaration = parent(use_node);
        variables.extend(
            program
                .definitions_in(program.node(declaration).subtree())
                .iter()
                .filter(|it| it.node == declaration),
        );
    }
    let mut accesses: Vec<NodeId> =
        variables.iter().flat_map(|it| &program.entity(it).uses).copied().collect();
    if program.entity(member).definition_count() == 1 {
        let uses = program.entity(member).uses.iter();
        accesses.extend(
            uses.filter_map(|&use_node| program.child_in(parent(use_node), rule.access.field)),
        );
    }
    for object in accesses {
        if program.node(object).place() == rule.access {
            edit = edit.replacing(parent(object), Replacement::Node(object));
        }
    }
    // A declaration of the type alone is deleted.
    let unit = tag
        .filter(|_| variables.iter().all(|it| it.node != parent(owner)))
        .map(|tag| program.unit_of(tag));
    match unit {
        Some(unit) => Some(edit.deleting(program.removable_with(unit?)?)),
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
