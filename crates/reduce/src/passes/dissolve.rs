//! Dissolve: replaces a namespace, module or class by its contents, and a method by a function.
//!
//! - Helps with: code in modules or classes that do not matter: all qualified names get shorter at
//!   once.
//! - Costs: one test per container, and one per method without a class.
//! - Languages: those with `containers`, `members` or receivers: C++, Go and Rust.
//! - Limit: none.
//! - Readable: yes, the contents keep their names.

use secateur_names::{Definition, MemberRule, Program};
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use crate::example::Example;
use crate::list::between_ends;
use crate::transform::{Instance, Transformation};

pub(crate) struct Dissolve;

pub(crate) const EXAMPLES: &[Example] = &[
    Example::new("a.cpp", "namespace a { int b; } int c = a::b;", "int b; int c = b;"),
    Example::new(
        "a.go",
        "package p; func (t) f() {}; func g(x t) { x.f() }",
        "package p; func f() {}; func g(x t) { f() }",
    ),
];

impl Transformation for Dissolve {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        let of_one = |definition: &Definition| {
            let dissolved = dissolved_container(program, definition)
                .or_else(|| dissolved_class(program, definition))
                .map(|edit| (edit, "can be replaced by its contents"));
            let found =
                dissolved.or_else(|| Some((freed(program, definition)?, "can become a function")));
            found.map(|(edit, title)| Instance::of_definition(definition, title, edit))
        };
        program.definitions().iter().filter_map(of_one).collect()
    }
}

/// Returns the edit that replaces a namespace or module by its contents and removes its name from
/// qualified names.
fn dissolved_container(program: &Program, definition: &Definition) -> Option<Edit> {
    let rules = program.rules();
    let definitions: Vec<&Definition> =
        program.definitions_of(program.entity(definition)).collect();
    let is_first = definitions.first().is_some_and(|first| first.name == definition.name);
    if !is_first
        || definitions.iter().any(|it| !rules.containers.contains(&program.node(it.node).kind_id()))
    {
        return None;
    }
    let mut edit = Edit::default();
    for node in definitions.iter().map(|it| it.node) {
        let content = content_of(program, node)?;
        edit = match (content.first(), content.last()) {
            (Some(&first), Some(&last)) => edit.replacing(node, Replacement::Run { first, last }),
            _ => edit.deleting(program.removable_with(node)?),
        };
    }
    let qualified: Vec<_> = program
        .entity(definition)
        .uses
        .iter()
        .filter_map(|&use_node| unqualified(program, use_node))
        .collect();
    (!qualified.is_empty()).then(|| edit.replacing_each(qualified))
}

/// Returns the edit that replaces a class by its members and removes the objects from accesses, if
/// only its members are used: `a x; x.f();` becomes `f();`.
fn dissolved_class(program: &Program, definition: &Definition) -> Option<Edit> {
    let rules = program.rules();
    let class = program.node(definition.node);
    let kind = |id: NodeId| program.node(id).kind_id();
    let list = class.children().find(|child| rules.members.contains_key(&child.kind_id()))?;
    let members: Vec<NodeId> =
        list.children().filter(Node::is_named).map(|child| child.id()).collect();
    let (&first, &last) = (members.first()?, members.last()?);
    if program.entity(definition).definition_count() > 1 {
        return None;
    }
    let with_it = program
        .removable_with(definition.node)?
        .into_iter()
        .filter(|&node| node != definition.node);
    // Items that define no name and are not valid outside, such as `public:`, are deleted.
    let defines =
        |member: NodeId| !program.definitions_in(program.node(member).subtree()).is_empty();
    let own = members
        .iter()
        .filter(|&&member| !defines(member) && !program.has_place_beside(definition.node, member));
    let own = own.map(|&member| program.removable_with(member)).collect::<Option<Vec<_>>>()?;
    let mut edit = Edit::default().deleting(with_it.chain(own.into_iter().flatten()));
    edit = edit.replacing(definition.node, Replacement::Run { first, last });
    let rule = rules.members.get(&kind(list.id()))?;
    let outer_uses = program
        .entity(definition)
        .uses
        .iter()
        .filter(|use_node| !class.subtree().contains(&use_node.index()));
    for &use_node in outer_uses {
        edit = without_class_at(program, rule, use_node, &edit)?;
    }
    let mut own =
        class.subtree().map(|at| NodeId(at as u32)).filter(|&id| Some(kind(id)) == rule.itself);
    own.try_fold(edit, |edit, own| without_object(program, rule, own, &edit))
}

/// Returns the edit that makes a function of a method. A receiver that is used becomes the first
/// parameter: `func (a t) f(b int)` becomes `func f(a t, b int)`, and `x.f(1)` becomes `f(x, 1)`.
fn freed(program: &Program, definition: &Definition) -> Option<Edit> {
    let entity = program.entity(definition);
    if entity.definition_count() > 1 && !entity.uses.is_empty() {
        return None;
    }
    let mut calls = program.rules().calls.iter();
    let (call, receiver) =
        calls.find_map(|call| Some((call, program.receiver_of(definition.node, call)?)))?;
    let parameters = program.parameters_of(definition, call)?;
    let mut own = program.definitions_in(program.node(receiver).subtree()).iter();
    let is_used = own.any(|it| !program.entity(it).uses.is_empty());
    let text = |node: NodeId| program.node(node).copy().trim().to_owned();
    let items = |list: NodeId| {
        text(list).get(1..).and_then(|text| text.strip_suffix(')')).map(str::to_owned)
    };
    let joined = |first: &str, list: NodeId| {
        let rest = items(list)?;
        let separator = if rest.trim().is_empty() { "" } else { ", " };
        Some((list, Replacement::Text(format!("({first}{separator}{rest})").into())))
    };
    let mut changed = Vec::new();
    if is_used {
        changed.push(joined(&items(receiver)?, parameters)?);
    }
    let mut last = 0;
    for &use_node in &entity.uses {
        let (node, object) = (program.call_of(use_node, call)?, program.object_at(use_node, call)?);
        // A call inside another call would have its text changed twice.
        let nodes = program.node(node).subtree();
        if nodes.start < last {
            return None;
        }
        last = nodes.end;
        changed
            .push((program.node(use_node).parent_id(), Replacement::Text(text(use_node).into())));
        if is_used {
            changed.push(joined(&text(object), program.arguments_of(node, call)?)?);
        }
    }
    Some(Edit::default().deleting([receiver]).replacing_each(changed))
}

/// Returns `edit` with one use of a class removed: as a qualifier, as an object with a member
/// access, or as the type of a variable whose members alone are used.
fn without_class_at(
    program: &Program,
    rule: &MemberRule,
    use_node: NodeId,
    edit: &Edit,
) -> Option<Edit> {
    if let Some((qualified, name)) = unqualified(program, use_node) {
        return Some(edit.replacing(qualified, name));
    }
    let enclosing = program.node(use_node).parent_id();
    if program.node(use_node).field_id() != rule.type_field {
        return Some(edit.replacing_each([member_of(program, rule, enclosing)?]));
    }
    let variables = program
        .definitions_in(program.node(enclosing).subtree())
        .iter()
        .filter(|it| it.node == enclosing);
    let mut edit = edit.deleting(program.removable_with(enclosing)?);
    for variable in variables {
        let entity = program.entity(variable);
        for &use_node in entity.uses.iter().filter(|_| entity.definition_count() == 1) {
            edit = edit.replacing_each([member_of(program, rule, use_node)?]);
        }
    }
    Some(edit)
}

/// Returns `edit` without the object in a method, such as `this`.
fn without_object(program: &Program, rule: &MemberRule, own: NodeId, edit: &Edit) -> Option<Edit> {
    match member_of(program, rule, own) {
        Some(member) => Some(edit.replacing_each([member])),
        None => Some(edit.deleting(program.removable_with(own)?)),
    }
}

/// Returns the replacement of a member access by its member.
fn member_of(
    program: &Program,
    rule: &MemberRule,
    object: NodeId,
) -> Option<(NodeId, Replacement)> {
    let (access, position) =
        (program.node(program.node(object).parent_id()), program.node(object).place());
    let member =
        access.children().filter(Node::is_named).last().filter(|_| position == rule.access)?;
    Some((access.id(), Replacement::Node(member.id())))
}

/// Returns the replacement of a qualified name by its unqualified part.
fn unqualified(program: &Program, name: NodeId) -> Option<(NodeId, Replacement)> {
    let qualified = program.node(name).parent_id();
    let field = program.rules().qualified.get(&program.node(name).place()).copied()?;
    Some((qualified, Replacement::Node(program.child_in(qualified, field)?)))
}

/// Returns the nodes between the braces of a namespace, or `None` without braces.
fn content_of(program: &Program, container: NodeId) -> Option<Vec<NodeId>> {
    let body = program.node(container).children().filter(Node::is_named).last()?;
    between_ends(&body)
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn a_class_is_replaced_by_its_members() {
        let dissolved = |text: &str| made("a.cpp", text, "dissolve");
        assert_eq!(
            dissolved(
                "struct a { int b; static int f() { return 1; } }; int g() { return a::f(); }"
            ),
            ["int b; static int f() { return 1; } int g() { return f(); }"]
        );
        assert_eq!(
            dissolved(
                "struct a { int f() { return g(); } }; int main() { a b, *c; return b.f() + \
                 c->f() + a().f(); }"
            ),
            ["int f() { return g(); } int main() { return f() + f() + f(); }"]
        );
        assert_eq!(
            dissolved("struct a { int f() { return [this] { return this->g<int>(); }(); } };"),
            ["int f() { return [] { return g<int>(); }(); }"]
        );
        assert_eq!(
            dissolved("class a { private: static_assert(1); public: int b, c; }; int d = a().b;"),
            ["static_assert(1); int b, c; int d = b;"]
        );
        // An object that is used as a whole needs the class.
        assert_eq!(dissolved("struct a { int f() { return 1; } }; a b; int c = g(b);"), [""; 0]);
        assert_eq!(dissolved("struct a { a f() { return *this; } };"), [""; 0]);
    }

    #[test]
    fn a_namespace_is_replaced_by_its_contents() {
        let check = |path: &str, text: &str, expected: &[&str]| {
            assert_eq!(made(path, text, "dissolve"), expected);
        };
        check(
            "a.cpp",
            "namespace a { class b { int f(); }; namespace c { int d; } } namespace a { } int \
             a::b::f() { return a::c::d; }",
            &[
                "class b { int f(); }; namespace c { int d; } int b::f() { return c::d; }",
                "namespace a { int f(); namespace c { int d; } } namespace a { } int a::f() { \
                 return a::c::d; }",
                "namespace a { class b { int f(); }; int d; } namespace a { } int a::b::f() { \
                 return a::d; }",
            ],
        );
        // Nothing is qualified by it, or something else has its name; other passes try that.
        check(
            "a.cpp",
            "namespace a { int b; } namespace d { int a; int f() { return d::a; } }",
            &["namespace a { int b; } int a; int f() { return a; }"],
        );
        check(
            "a.rs",
            "mod a { pub fn f() {} } fn g() { a::f(); }",
            &["pub fn f() {} fn g() { f(); }"],
        );
    }
}
