//! Unused: deletes all unreachable definitions in one edit.
//!
//! - Helps with: libraries, headers and generated programs, most of which is unused.
//! - Costs: one test per round, and more where names do not show a use.
//! - Languages: all with definitions and uses of names.
//! - Limit: none.
//! - Readable: yes.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, NodeId};

use crate::example::Example;
use crate::transform::Instance;

pub(crate) const EXAMPLES: &[Example] =
    &[Example::new("a.c", "int a; int f() { return 1; }", "int f() { return 1; }")];

pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    let nodes = unused(program);
    let Some(&place) = nodes.first() else { return Vec::new() };
    let words = nodes.iter().flat_map(|&node| program.hidden_before(program.node(node)));
    let edit = Edit::default().deleting(nodes.iter().copied().chain(words));
    let instance = Instance::new([place], edit);
    vec![match (nodes.len(), program.definitions_in(program.node(place).subtree())) {
        (1, [first, ..]) => instance.about(*first, "is unused and can be deleted"),
        (count, _) => {
            instance.titled(format!("{count} nodes of unused definitions can be deleted"))
        }
    }]
}

/// Outermost removable nodes of definitions: their ends by their starts.
type Units = BTreeMap<u32, u32>;

/// Returns the unit that encloses a node.
fn enclosing(units: &Units, node: NodeId) -> Option<u32> {
    let before = units.range(..=node.0).next_back();
    before.filter(|(_, end)| node.0 < **end).map(|(&start, _)| start)
}

/// Returns the nodes of unreachable definitions, as far as names tell. Roots are the code outside
/// of definitions and the last definition that is used nowhere, such as the main function of a
/// program.
///
/// Only outermost definitions are deleted. The contents of namespaces and modules count as
/// outermost.
fn unused(program: &Program) -> Vec<NodeId> {
    let units = outermost_units(program);
    let unit_of = |definition: &Definition| enclosing(&units, definition.name);
    // Entities used by each unit. Uses outside of units are roots.
    let mut used_in: BTreeMap<Option<u32>, Vec<usize>> = BTreeMap::new();
    let mut used_elsewhere = BTreeSet::new();
    for (number, entity) in program.entities().iter().enumerate() {
        let users: BTreeSet<_> =
            entity.uses.iter().map(|&use_node| enclosing(&units, use_node)).collect();
        for unit in program.definitions_of(entity).filter_map(unit_of) {
            if users.iter().any(|&use_node| use_node != Some(unit)) {
                used_elsewhere.insert(unit);
            }
        }
        for use_node in users {
            used_in.entry(use_node).or_default().push(number);
        }
    }
    let last = units.keys().rev().copied().find(|unit| !used_elsewhere.contains(unit));
    let mut pending: Vec<Option<u32>> = std::iter::once(None).chain(last.map(Some)).collect();
    let mut reached: BTreeSet<u32> = last.into_iter().collect();
    let mut is_known = vec![false; program.entities().len()];
    while let Some(unit) = pending.pop() {
        let used = used_in.get(&unit).into_iter().flatten();
        for &entity in used.filter(|&&entity| !std::mem::replace(&mut is_known[entity], true)) {
            let found = program.definitions_of(&program.entities()[entity]).filter_map(unit_of);
            pending.extend(found.filter(|&unit| reached.insert(unit)).map(Some));
        }
    }
    let unused = units.iter().filter(|(unit, _)| !reached.contains(unit)).map(|(&unit, &end)| {
        let first = program.definitions_in(unit as usize..end as usize).first();
        (first.map_or(NodeId(unit), |definition| definition.node), NodeId(unit))
    });
    let unused: Vec<(NodeId, NodeId)> = unused.collect();
    let is_unused =
        |definition: &Definition| unit_of(definition).is_some_and(|unit| !reached.contains(&unit));
    let mut nodes = BTreeSet::new();
    for of_one in unused.chunk_by(|(one, _), (other, _)| one == other) {
        let (declaration, unit) = (program.node(of_one[0].0), of_one[0].1);
        // If all names in a declaration are unreachable, the whole declaration is deleted.
        let are_all_unused = || program.definitions_in(declaration.subtree()).iter().all(is_unused);
        let declared = (declaration.id() < unit && are_all_unused())
            .then(|| declaration.removable_with())
            .flatten();
        let each = || {
            of_one.iter().filter_map(|(_, unit)| program.removable_with(*unit)).flatten().collect()
        };
        nodes.extend(declared.unwrap_or_else(each));
    }
    nodes.into_iter().collect()
}

fn outermost_units(program: &Program) -> Units {
    let is_container = |definition: &&Definition| {
        program.rules().containers.contains(&program.node(definition.node).kind_id())
    };
    let definitions = program.definitions().iter().filter(|it| !is_container(it));
    let units = definitions.filter_map(|definition| program.unit_of(definition));
    let mut units: Vec<Range<usize>> = units.map(|unit| unit.subtree()).collect();
    units.sort_by_key(|unit| (unit.start, Reverse(unit.end)));
    let mut ends = Units::new();
    for unit in units {
        if ends.last_key_value().is_none_or(|(_, end)| *end as usize <= unit.start) {
            ends.insert(unit.start as u32, unit.end as u32);
        }
    }
    ends
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn unneeded_definitions_are_found() {
        let left =
            |text: &str| made("a.c", text, "unused").first().map_or(text.to_owned(), String::clone);
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
        assert_eq!(
            left("int a; void f(void) { g(a); } f();"),
            "int a; void f(void) { g(a); } f();"
        );
        // A declaration without any needed name is deleted entirely.
        assert_eq!(
            left("int a, b; char c, *d; int main(void) { return c; }"),
            "char c; int main(void) { return c; }"
        );
    }

    #[test]
    fn words_that_the_grammar_lacks_go_with_the_definition_after_them() {
        let text = "[[gnu::unused]] int f() { return 1; } int main() { return (p->*q)(); }";
        assert_eq!(made("a.cpp", text, "unused"), ["int main() { return (p->*q)(); }"]);
        let text = format!("export module m; {text}");
        let left = "export module m; int main() { return (p->*q)(); }";
        assert_eq!(made("a.cpp", &text, "unused"), [left]);
    }
}
