//! Dissolve: replaces a namespace, module or class by its contents, a structure by its only member,
//! and a method by a function.
//!
//! - Helps with: code in modules or classes that do not matter: all qualified names get shorter at
//!   once.
//! - Costs: one test per container or structure, and one per method without a class.
//! - Languages: those with `containers`, `members` or receivers: C, C++, Go and Rust.
//! - Limit: none.
//! - Readable: yes, the contents keep their names.

use secateur_names::{Definition, MemberRule, Program};
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use crate::example::Example;
use crate::round::between_ends;
use crate::transform::{Instance, step};

pub(crate) const EXAMPLES: &[Example] = &[
    Example::new("a.cpp", "namespace a { int b; } int c = a::b;", "int b; int c = b;"),
    Example::new(
        "a.c",
        "struct { int b; } a; int c() { return a.b; }",
        "int a; int c() { return a; }",
    ),
    Example::new(
        "a.go",
        "package p; func (t) f() {}; func g(x t) { x.f() }",
        "package p; func f() {}; func g(x t) { f() }",
    ),
];

pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    let of_one = |definition: &Definition| {
        let dissolved = dissolved_container(program, definition)
            .or_else(|| dissolved_class(program, definition))
            .map(|edit| (edit, "can be replaced by its contents"));
        let found = dissolved
            .or_else(|| Some((freed(program, definition)?, "can become a function")))
            .or_else(|| Some((only_member(program, definition)?, "can replace its structure")));
        found.map(|(edit, title)| Instance::of_definition(definition, title, edit))
    };
    program.definitions().iter().filter_map(of_one).collect()
}

/// Returns the edit that replaces a namespace or module by its contents and removes its name from
/// qualified names.
fn dissolved_container(program: &Program, definition: &Definition) -> Option<Edit> {
    let rules = program.rules();
    let definitions: Vec<&Definition> =
        program.definitions_of(program.entity(definition)).collect();
    let is_first = definitions.first().is_some_and(|first| first.name == definition.name);
    let containers = || definitions.iter().map(|it| program.node(it.node));
    if !is_first || containers().any(|node| !rules.containers.contains(&node.kind_id())) {
        return None;
    }
    // An item without a name, such as `use super::*;`, is rarely valid outside.
    let has_name = |&id: &NodeId| {
        let item = program.node(id);
        !item.is_named() || item.with_descendants().any(|node| program.is_name(node))
    };
    let mut edit = Edit::default();
    for container in containers() {
        // The nodes between the braces.
        let content = between_ends(&container.named_children().last()?)?;
        let Some(first) = content.iter().position(has_name) else {
            edit = edit.deleting(container.removable_with()?);
            continue;
        };
        let nameless = content[first..].iter().filter(|id| !has_name(id));
        let nameless = removable_with_all(nameless.map(|&id| program.node(id)))?;
        let run = Replacement::Run { first: content[first], last: *content.last()? };
        edit = edit.deleting(nameless).replacing(container.id(), run);
    }
    let uses = || program.uses_of(program.entity(definition));
    let imports: Vec<Node> = uses()
        .filter_map(|use_node| containers().find_map(|it| own_import(program, it, use_node)))
        .collect();
    let is_left = |use_node: &Node| !imports.iter().any(|import| import.contains(use_node.id()));
    let qualified: Vec<_> =
        uses().filter(is_left).filter_map(|use_node| unqualified(program, use_node)).collect();
    if qualified.is_empty() && imports.is_empty() {
        return None;
    }
    Some(edit.deleting(removable_with_all(imports)?).replacing_each(qualified))
}

/// Returns the nodes to delete with all of `nodes`, if each of these is removable.
fn removable_with_all<'a>(nodes: impl IntoIterator<Item = Node<'a>>) -> Option<Vec<NodeId>> {
    let all: Option<Vec<_>> = nodes.into_iter().map(|node| node.removable_with()).collect();
    Some(all?.concat())
}

/// Returns the statement beside a container that uses its name only to import definitions from it,
/// such as `use m::a;` beside `mod m { pub fn a() {} }`.
fn own_import<'a>(program: &'a Program, container: Node, use_node: Node<'a>) -> Option<Node<'a>> {
    let statement =
        use_node.with_ancestors().find(|node| node.parent_id() == container.parent_id())?;
    let text = |it: &Definition| program.node(it.name).text();
    let contents = program.definitions_in(container.subtree());
    // An import has the names after the path, a function before it.
    let is_own = |it: &Definition| {
        it.name > use_node.id() && contents.iter().any(|content| text(content) == text(it))
    };
    let imported = program.definitions_in(statement.subtree());
    (!imported.is_empty() && imported.iter().all(is_own)).then_some(statement)
}

/// Returns the edit that replaces a class by its members and removes the objects from accesses, if
/// only its members are used: `a x; x.f();` becomes `f();`.
fn dissolved_class(program: &Program, definition: &Definition) -> Option<Edit> {
    let rules = program.rules();
    let class = program.node(definition.node);
    let list = class.children().find(|child| rules.members.contains_key(&child.kind_id()))?;
    let members: Vec<Node> = list.named_children().collect();
    let (first, last) = (members.first()?.id(), members.last()?.id());
    if program.entity(definition).definition_count() > 1 {
        return None;
    }
    let with_it = class.removable_with()?.into_iter().filter(|&node| node != class.id());
    // Items that define no name and are not valid outside, such as `public:`, are deleted.
    let is_invalid = |member: &Node| {
        program.definitions_in(member.subtree()).is_empty()
            && !program.has_place_beside(class.id(), member.id())
    };
    let own = removable_with_all(members.into_iter().filter(is_invalid))?;
    let mut edit = Edit::default().deleting(with_it.chain(own));
    edit = edit.replacing(class.id(), Replacement::Run { first, last });
    let rule = rules.members.get(&list.kind_id())?;
    let uses = program.uses_of(program.entity(definition));
    for use_node in uses.filter(|use_node| !class.contains(use_node.id())) {
        edit = without_class_at(program, rule, use_node, &edit)?;
    }
    // The object in a method, such as `this`.
    let mut objects = class.with_descendants().filter(|node| Some(node.kind_id()) == rule.itself);
    objects.try_fold(edit, |edit, object| match member_of(rule, object) {
        Some(member) => Some(edit.replacing_each([member])),
        None => Some(edit.deleting(object.removable_with()?)),
    })
}

/// Returns the edit that replaces structures by the type of their only member, if it is used in
/// accesses alone: `struct { int b; } a; a.b` becomes `int a; a`. Structures whose only members
/// have the same name are replaced together.
fn only_member(program: &Program, definition: &Definition) -> Option<Edit> {
    let entity = program.entity(definition);
    let members: Vec<_> = program.definitions_of(entity).collect();
    if members[0].name != definition.name {
        return None;
    }
    let types = members.iter().map(|member| types_of_structure(program, member));
    let types = types.collect::<Option<Vec<_>>>()?.into_iter().flatten();
    let steps = &program.rules().steps;
    let without_member = |use_node: Node| {
        let access = use_node.parent()?;
        let object = access.children().find(|child| steps.contains_key(&child.place()))?;
        // A pointer to a structure is left to `deref`.
        let is_direct = step(program, object).is_none();
        is_direct.then_some((access.id(), Replacement::Node(object.id())))
    };
    let accesses = program.uses_of(entity).map(without_member).collect::<Option<Vec<_>>>()?;
    // A structure that is the type of nothing stays, and its members have no use.
    let edit = Edit::default().replacing_each(types.chain(accesses));
    (!edit.is_empty()).then_some(edit)
}

/// Returns the replacements of a structure, and of the names of its type, by the type of its only
/// member.
fn types_of_structure(
    program: &Program,
    member: &Definition,
) -> Option<Vec<(NodeId, Replacement)>> {
    let node = program.node(member.node);
    let list = node.parent()?;
    let rule = program.rules().members.get(&list.kind_id())?;
    let names = program.definitions_in(node.subtree()).iter().filter(|it| it.node == node.id());
    let is_only = list.only_named_child() == Some(node)
        && program.node(member.name).parent_id() == node.id()
        && names.count() == 1;
    let text = Replacement::Text(node.child(rule.type_field)?.copy());
    let structure = list.parent().filter(|_| is_only)?;
    let defined = program.definitions_in(structure.subtree()).iter();
    let tags = defined.filter(|tag| tag.node == structure.id());
    let uses = tags.flat_map(|tag| program.uses_of(program.entity(tag))).map(|use_node| {
        let specifier = use_node.parent().filter(|it| it.kind_id() == structure.kind_id());
        specifier.unwrap_or(use_node)
    });
    let types = uses.chain([structure]).filter(|it| it.field_id() == rule.type_field);
    Some(types.map(|it| (it.id(), text.clone())).collect())
}

/// Returns the edit that makes a function of a method. A receiver that is used becomes the first
/// parameter: `func (a t) f(b int)` becomes `func f(a t, b int)`, and `x.f(1)` becomes `f(x, 1)`.
fn freed(program: &Program, definition: &Definition) -> Option<Edit> {
    let entity = program.entity(definition);
    if entity.definition_count() > 1 && !entity.uses.is_empty() {
        return None;
    }
    let method = program.node(definition.node);
    let mut calls = program.rules().calls.iter();
    let (call, receiver) =
        calls.find_map(|call| Some((call, program.receiver_of(method, call)?)))?;
    let parameters = program.parameters_of(definition, call)?;
    let mut own = program.definitions_in(receiver.subtree()).iter();
    let is_used = own.any(|it| !program.entity(it).uses.is_empty());
    let text = |node: Node| node.copy().trim().to_owned();
    let items =
        |list: Node| text(list).get(1..).and_then(|text| text.strip_suffix(')')).map(str::to_owned);
    let joined = |first: &str, list: Node| {
        let rest = items(list)?;
        let separator = if rest.trim().is_empty() { "" } else { ", " };
        Some((list.id(), Replacement::Text(format!("({first}{separator}{rest})").into())))
    };
    let mut changed = Vec::new();
    if is_used {
        changed.push(joined(&items(receiver)?, parameters)?);
    }
    let mut last = 0;
    for use_node in program.uses_of(entity) {
        let (node, object) = (program.call_of(use_node, call)?, program.object_at(use_node, call)?);
        // A call inside another call would have its text changed twice.
        if node.subtree().start < last {
            return None;
        }
        last = node.subtree().end;
        changed.push((use_node.parent_id(), Replacement::Text(text(use_node).into())));
        if is_used {
            changed.push(joined(&text(object), program.arguments_of(node, call)?)?);
        }
    }
    Some(Edit::default().deleting([receiver.id()]).replacing_each(changed))
}

/// Returns `edit` with one use of a class removed: as a qualifier, as an object with a member
/// access, or as the type of a variable whose members alone are used.
fn without_class_at(
    program: &Program,
    rule: &MemberRule,
    use_node: Node,
    edit: &Edit,
) -> Option<Edit> {
    if let Some((qualified, name)) = unqualified(program, use_node) {
        return Some(edit.replacing(qualified, name));
    }
    let enclosing = use_node.parent()?;
    if use_node.field_id() != rule.type_field {
        return Some(edit.replacing_each([member_of(rule, enclosing)?]));
    }
    let definitions = program.definitions_in(enclosing.subtree()).iter();
    let mut edit = edit.deleting(enclosing.removable_with()?);
    for variable in definitions.filter(|it| it.node == enclosing.id()) {
        let entity = program.entity(variable);
        for object in program.uses_of(entity).filter(|_| entity.definition_count() == 1) {
            edit = edit.replacing_each([member_of(rule, object)?]);
        }
    }
    Some(edit)
}

/// Returns the replacement of a member access by its member.
fn member_of(rule: &MemberRule, object: Node) -> Option<(NodeId, Replacement)> {
    let access = object.parent().filter(|_| object.place() == rule.access)?;
    Some((access.id(), Replacement::Node(access.named_children().last()?.id())))
}

/// Returns the replacement of a qualified name by its unqualified part, or of a longer qualifier
/// that ends with the name: `crate::m` in `crate::m::a` becomes `crate`.
fn unqualified(program: &Program, name: Node) -> Option<(NodeId, Replacement)> {
    let qualified = name.parent()?;
    let rules = &program.rules().qualified;
    let part = match rules.get(&name.place()) {
        Some(&part) => qualified.child(part)?,
        None => {
            let is_path = |child: &Node| rules.get(&child.place()) == Some(&name.field_id());
            qualified.children().find(|it| is_path(it) && it.field_id() == qualified.field_id())?
        }
    };
    Some((qualified.id(), Replacement::Node(part.id())))
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
    fn a_structure_is_replaced_by_its_only_member() {
        let dissolved = |text: &str| made("a.c", text, "dissolve");
        // Beside an error, a structure is the type of nothing, and only its members can replace it.
        assert_eq!(dissolved("struct s {x{int y;}"), ["int y;"]);
        assert_eq!(
            dissolved(
                "struct { int m; } a; struct { char *m; } *b; typedef struct s { long n; } t; \
                 struct s c = {1}; t d; int f() { return a.m + c.n + d.n; }"
            ),
            ["struct { int m; } a; struct { char *m; } *b; typedef long t; long c = {1}; t d; \
              int f() { return a.m + c + d; }"]
        );
        assert_eq!(
            dissolved(
                "struct { struct { int m; } n; } a; struct { double m; } b[2]; int f() { return \
                 a.n.m + b[1].m; }"
            ),
            [
                "struct { int m; } a; struct { double m; } b[2]; int f() { return a.m + b[1].m; }",
                "struct { int n; } a; double b[2]; int f() { return a.n + b[1]; }",
            ]
        );
        // Several members, a designated value and a pointer stay.
        for text in [
            "struct { int m, n; } a; int f() { return a.m; }",
            "struct { int m; } a = { .m = 1 };",
            "struct { int m; } *a; int f() { return a->m; }",
        ] {
            assert_eq!(dissolved(text), [""; 0], "{text}");
        }
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

    #[test]
    fn imports_of_a_dissolved_module_go_with_it() {
        let check = |text: &str, expected: &[&str]| {
            assert_eq!(made("a.rs", text, "dissolve"), expected);
        };
        check(
            "mod a { use std::fmt; pub struct B; pub struct C; } use a::{B, C}; fn f(b: B) {}",
            &["use std::fmt; pub struct B; pub struct C; fn f(b: B) {}"],
        );
        check("use a::b; mod a { pub fn b() {} }", &["pub fn b() {}"]);
        check(
            "mod a { pub fn b() {} } mod c { use crate::a::b; use super::a::{b}; }",
            &["pub fn b() {} mod c { use crate::b; use super::{b}; }"],
        );
        check(
            "use x::C; mod a { use super::*; pub fn b(c: C) {} } fn d() { a::b(C) }",
            &["use x::C; pub fn b(c: C) {} fn d() { b(C) }"],
        );
        // A function is no import.
        check("mod a { pub fn b() {} } fn b() { a::b() }", &["pub fn b() {} fn b() { b() }"]);
    }
}
