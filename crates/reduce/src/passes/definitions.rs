//! Definitions: deletes a definition together with its dependents.
//!
//! If nodes are deleted one by one, a definition is deleted only after its uses, and a use only if
//! it is not required. A third of all candidates of Perses are programs in which a name has lost
//! its definition. In this pass, the unit is the definition. With the last definition of a name,
//! its uses are deleted or become values, and so do their own definitions; with a parameter, the
//! matching arguments are deleted. [`Program::deleting_with_dependents`] finds these nodes.
//!
//! The lists are those of Perses, restricted to definitions: items of a file, declarations of a
//! block, parameters of a function, members of a structure. The heaviest list comes first. The list
//! minimiser minimises each.
//!
//! Related work: C. G. Kalhauge and J. Palsberg, *Binary Reduction of Dependency Graphs* (FSE
//! 2019), which keeps closures; and DRReduce (arXiv 2605.19412), which inserts default values.
//!
//! - Helps with: 33 of 50 measured inputs: a fifth of the tests, because no candidate lacks a
//!   definition.
//! - Costs: nothing that other passes would not try.
//! - Languages: all with definitions and uses of names.
//! - Limit: none.
//! - Readable: yes.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use secateur_names::{Definition, Program, Removal};
use secateur_syntax::{Edit, NodeId, RemovedNodes};

use crate::example::Example;
use crate::round::{Breadth, ElementNodes, Empty};
use crate::searches::closures;
use crate::transform::{Instance, InstanceList, KnownLists, Lists, Transformation};

pub(crate) struct Definitions;

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.c",
    "int f(int a, int b) { return a; } int c = f(1, 2);",
    "int f(int a) { return a; } int c = f(1);",
)];

impl Transformation for Definitions {
    fn lists(&self, program: &Arc<Program>, breadth: Breadth) -> Box<dyn Lists> {
        let mut groups = groups(program);
        groups.retain(|group| program.node(group.parent).weight() >= breadth.weight_min());
        if let Breadth::Focus { tokens } = breadth {
            let focus = closures::last_parts(program, tokens);
            let is_inside =
                |(nodes, _): &(ElementNodes, _)| focus.iter().any(|node| node.contains(nodes[0]));
            groups.iter_mut().for_each(|group| group.members.retain(is_inside));
        }
        KnownLists::boxed(program, groups, Group::list)
    }

    fn with(&self, program: &Program, settled: &Edit, instances: &[&Instance]) -> Edit {
        let nodes = instances.iter().flat_map(|instance| &instance.nodes).copied();
        program.deleting_with_dependents(settled, nodes)
    }

    fn removal(&self, program: &Program) -> Option<Removal> {
        Some(program.removal(Edit::default()))
    }

    fn is_deletion(&self) -> bool {
        true
    }
}

/// Definitions in one list of a program.
#[derive(Clone)]
struct Group {
    parent: NodeId,
    /// Elements of the list, each with its first definition.
    members: Vec<(ElementNodes, Definition)>,
    may_be_empty: bool,
}

impl Group {
    /// Returns the instances for the members that are left.
    fn list(program: &Program, group: &Self, removed: &RemovedNodes) -> Option<InstanceList> {
        let is_left = |nodes: &ElementNodes| !nodes.iter().any(|&node| removed.contains(node));
        let members = group.members.iter().filter(|(nodes, _)| is_left(nodes));
        let instance = |(nodes, definition): &(ElementNodes, Definition)| {
            Instance::deleting(program, nodes).about(*definition, "can be deleted")
        };
        let instances: Vec<_> = members.map(instance).collect();
        let empty = if group.may_be_empty { Empty::First } else { Empty::Never };
        let parent = format!("definitions in {}", program.node(group.parent).kind());
        (!instances.is_empty())
            .then(|| InstanceList { empty, ..InstanceList::below(&parent, instances) })
    }
}

/// Returns the definitions of each list in `program`, those below the heaviest nodes first.
fn groups(program: &Program) -> Vec<Group> {
    let mut parents: BTreeMap<NodeId, BTreeMap<NodeId, Definition>> = BTreeMap::new();
    for definition in program.definitions() {
        if program.entity(definition).goes_with_uses()
            && let Some(unit) = program.unit_of(definition)
            && let Some(parent) = unit.parent()
        {
            parents.entry(parent.id()).or_default().entry(unit.id()).or_insert(*definition);
        }
    }
    let mut groups = Vec::new();
    for (parent, units) in parents {
        for list in program.lists(parent) {
            let members = list.members().map(|member| member.nodes().collect::<ElementNodes>());
            let members = members.filter_map(|nodes| {
                let definition = *nodes.iter().find_map(|node| units.get(node))?;
                Some((nodes, definition))
            });
            let (count, members) = (list.members().count(), members.collect::<Vec<_>>());
            if !members.is_empty() && count > list.min() {
                let may_be_empty =
                    parent != program.root().id() && (list.min() == 0 || count > members.len());
                groups.push(Group { parent, members, may_be_empty });
            }
        }
    }
    groups.sort_by_key(|group| (Reverse(program.node(group.parent).weight()), group.parent));
    groups
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn a_parameter_of_an_implementation_is_deleted_with_its_last_use() {
        for parameter in ["M", "const M: u8"] {
            let text = format!("struct S<K, {parameter}>; impl<K, {parameter}> S<K, M> {{}}");
            let texts = made("a.rs", &text, "definitions");
            assert!(texts.contains(&"struct S<K>; impl<K> S<K> {}".to_owned()), "{texts:?}");
        }
    }
}
