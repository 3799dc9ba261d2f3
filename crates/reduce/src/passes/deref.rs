//! Deref: removes one level of arrays and pointers.
//!
//! If there are several levels, it is the one next to the name or the one next to the type.
//!
//! - Helps with: variables whose elements do not matter; 6 of 50 measured inputs.
//! - Costs: one or two tests per variable; a language with types rejects most.
//! - Languages: those with `levels` and `steps`: C and C++.
//! - Limit: 64 levels.
//! - Readable: no, types change.

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use crate::example::Example;
use crate::round::between_ends;
use crate::transform::{Instance, step};

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.c",
    "int a[3] = {1}; int f() { return a[1]; }",
    "int a = 1; int f() { return a; }",
)];

pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    let title = "can lose one level of array or pointer";
    Instance::of_definitions(program, title, |definition| {
        levelled(program, definition).collect::<Vec<_>>()
    })
}

/// Maximum number of levels of a declaration.
const LEVELS_MAX: usize = 64;

/// Returns the edits that remove a level of an array or pointer from its declarations and uses: the
/// level next to the name and, if there are several, the one next to the type. `int a[3][5]; …
/// a[1][2]` becomes `int a[3]; … a[1]`. In the value, the first element of each list at this level
/// remains.
///
/// Uses without a step to an element are not changed, so some edits only work together.
fn levelled(program: &Program, definition: &Definition) -> impl Iterator<Item = Edit> {
    let entity = program.entity(definition);
    let is_first =
        program.definitions_of(entity).next().is_some_and(|first| first.name == definition.name);
    let declared = program.definitions_of(entity).filter(|_| is_first);
    let declared: Vec<_> = declared.map(|it| levels(program, program.node(it.name))).collect();
    let least = declared.iter().map(Vec::len).min().unwrap_or_default();
    let are_alike = declared.iter().all(|levels| levels.len() == least);
    // Number of levels between the name and the removed level.
    let kept = [(least > 0).then_some(0), (least > 1 && are_alike).then(|| least - 1)]
        .into_iter()
        .flatten();
    kept.map(move |kept| {
        let mut changes: Vec<_> =
            declared.iter().filter_map(|levels| without_level(program, levels[kept])).collect();
        changes.extend(declared.iter().flat_map(|levels| without_lists(program, levels, kept)));
        changes.extend(program.uses_of(entity).filter_map(|use_node| {
            let stepped = |node, _| step(program, node).map(|(expression, ..)| expression);
            without_step(program, (0..kept).try_fold(use_node, stepped)?)
        }));
        Edit::default().replacing_each(changes)
    })
}

/// Returns a name and its enclosing declarators, up to the outermost level.
fn levels<'a>(program: &Program, name: Node<'a>) -> Vec<Node<'a>> {
    let is_level = |node: &Node| without_level(program, *node).is_some();
    name.with_ancestors().take_while(is_level).take(LEVELS_MAX).collect()
}

/// Returns the replacement of the enclosing declarator by a name or inner declarator.
fn without_level(program: &Program, name: Node) -> Option<(NodeId, Replacement)> {
    let is_level = program.rules().levels.contains(&name.place());
    is_level.then(|| (name.parent_id(), Replacement::Node(name.id())))
}

/// Returns the replacement of the lists at depth `kept` in the value by their first elements.
fn without_lists(program: &Program, levels: &[Node], kept: usize) -> Vec<(NodeId, Replacement)> {
    let outermost = levels.last().and_then(Node::parent);
    let is_list = |list: &Node| between_ends(list).is_some();
    let mut lists: Vec<Node> =
        outermost.and_then(|level| program.value_beside(level)).into_iter().collect();
    lists.retain(is_list);
    for _ in 0..kept {
        lists = lists.into_iter().flat_map(|list| program.items(list)).filter(is_list).collect();
    }
    let first = |list: Node| {
        let first = program.items(list).into_iter().find(|item| list.admits(*item))?;
        Some((list.id(), Replacement::Node(first.id())))
    };
    lists.into_iter().filter_map(first).collect()
}

/// Returns the edit that removes the step from a variable to its element.
fn without_step(program: &Program, node: Node) -> Option<(NodeId, Replacement)> {
    let (expression, token, with) = step(program, node)?;
    Some(match with {
        None => (expression.id(), Replacement::Node(node.id())),
        Some(with) => (token.id(), Replacement::Text(with.0.into())),
    })
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn a_variable_loses_a_level_of_arrays_or_pointers() {
        let levelled = |text| made("a.c", text, "deref");
        assert_eq!(
            levelled("int a[3]; int b(void) { return a[1] + *a; }"),
            ["int a; int b(void) { return a + a; }"]
        );
        assert_eq!(
            levelled("struct s { int m; } *p; int b(void) { return p->m + f(p); }"),
            ["struct s { int m; } p; int b(void) { return p.m + f(p); }"]
        );
        // One level at a time, in all declarations. Uses that only pass the value on stay
        // unchanged.
        assert_eq!(
            levelled(
                "extern int a[2][3]; int a[2][3]; int *p = a[1]; int b(void) { return a[0][1] + \
                 &a; }"
            ),
            [
                "extern int a[3]; int a[3]; int *p = a; int b(void) { return a[1] + &a; }",
                "extern int a[2]; int a[2]; int *p = a[1]; int b(void) { return a[0] + &a; }",
                "extern int a[2][3]; int a[2][3]; int p = a[1]; int b(void) { return a[0][1] + \
                 &a; }",
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
}
