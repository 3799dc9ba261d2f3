//! Chains: deletes any links of nested constructs and of definitions that use each other.
//!
//! Examples are `else if … else if …`, a sum, blocks in blocks, and a definition that uses a
//! definition that uses another one. One link at a time, a chain costs a test for each link; as a
//! list, it costs the queries that the list minimiser needs to find the required links. A link is a
//! node without the next one inside it, or a definition. A node is deleted by replacing it with the
//! next node. A definition is deleted by replacing its uses with uses of the next definition.
//!
//! - Helps with: generated and deeply nested inputs, with thousands of links.
//! - Costs: nothing without a long chain.
//! - Languages: all.
//! - Limit: chains of more than 32 links; other passes try each link of a shorter one.
//! - Readable: yes.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::sync::Arc;

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, KindId, Node, NodeId, RemovedNodes, Replacement};

use crate::example::Example;
use crate::round::Breadth;
use crate::transform::{Instance, InstanceList, KnownLists, Lists, Transformation};

pub(crate) struct Chains;

pub(crate) const EXAMPLES: &[Example] =
    &[Example::new("a.c", "int f() { …if (a) b; }", "int f() { if (a) b; }")
        .filled("if (c) d; else ", 40)];

/// Minimum number of links in a chain. Other passes try each link of a shorter one, among other
/// edits.
const LINKS_MIN: usize = 32;

impl Transformation for Chains {
    fn lists(&self, program: &Arc<Program>, _: Breadth) -> Box<dyn Lists> {
        let nested = chains(&nested_in(program)).into_iter();
        let nested = nested.map(|nodes| links_of_nodes(program, &nodes));
        let used = chains(&used_by(program)).into_iter();
        let used = used.map(|numbers| links_of_definitions(program, &numbers));
        KnownLists::boxed(program, nested.chain(used), untouched)
    }

    /// Follows replaced names to the end: if the definition of the new name is deleted too, its own
    /// replacement is used.
    fn with(&self, program: &Program, settled: &Edit, instances: &[&Instance]) -> Edit {
        let mut became: HashMap<&[u8], Replacement> = HashMap::new();
        for (place, to) in instances.iter().rev().flat_map(|instance| instance.edit.replaced()) {
            if let Replacement::Text(text) = to {
                let last = became.get(text.as_bytes()).unwrap_or(to).clone();
                became.insert(program.node(*place).text(), last);
            }
        }
        let replaced = instances.iter().flat_map(|instance| instance.edit.replaced());
        let replaced = replaced.map(|(place, to)| {
            let is_name = matches!(to, Replacement::Text(_));
            let last = became.get(program.node(*place).text()).filter(|_| is_name);
            (*place, last.unwrap_or(to).clone())
        });
        let deleted = instances.iter().flat_map(|instance| instance.edit.deleted()).copied();
        settled.deleting(deleted).replacing_each(replaced)
    }

    fn needed_max(&self) -> f64 {
        2.0
    }

    /// Links of another kind can be between the deleted ones.
    fn comes_again(&self) -> bool {
        true
    }
}

/// Returns the list of a chain. Changed chains are left to the next round.
#[expect(clippy::ptr_arg, reason = "it is the function of known lists")]
fn untouched(
    program: &Program,
    chain: &Vec<Instance>,
    removed: &RemovedNodes,
) -> Option<InstanceList> {
    let is_untouched = |link: &Instance| !removed.overlaps(&program.node(link.nodes[0]).subtree());
    let kind = program.node(chain[0].nodes[0]).kind();
    chain.iter().all(is_untouched).then(|| InstanceList::below(kind, chain.clone()))
}

/// Returns the chains of links given by their successors, the longest first.
fn chains<Link: Copy + Ord + Hash>(next: &HashMap<Link, Link>) -> Vec<Vec<Link>> {
    let mut left = next.clone();
    let followers: HashSet<Link> = next.values().copied().collect();
    let mut firsts: Vec<Link> = next.keys().copied().collect();
    // A cycle has no first link.
    firsts.sort_unstable_by_key(|link| (followers.contains(link), *link));
    let mut chains = Vec::new();
    for first in firsts {
        // A link of an earlier chain starts no chain.
        let links: Vec<_> = std::iter::successors(Some(first), |link| left.remove(link)).collect();
        if links.len() > LINKS_MIN {
            chains.push(links);
        }
    }
    // The sort is stable, so the first in the file comes first among equals.
    chains.sort_by_key(|links| Reverse(links.len()));
    chains
}

/// Returns the heaviest replaceable descendant of the same kind for each node that has one.
fn nested_in(program: &Program) -> HashMap<NodeId, NodeId> {
    // Open ancestors by kind.
    let mut open: HashMap<KindId, Vec<Node>> = HashMap::new();
    let mut inner: HashMap<NodeId, Node> = HashMap::new();
    for node in program.nodes().filter(Node::is_named) {
        let enclosing = open.entry(node.kind_id()).or_default();
        while enclosing.pop_if(|outer| !outer.contains(node.id())).is_some() {}
        if let Some(outer) = enclosing.last() {
            let heaviest = inner.entry(outer.id()).or_insert(node);
            if heaviest.weight() < node.weight() {
                *heaviest = node;
            }
        }
        enclosing.push(node);
    }
    let links = inner.into_iter().filter(|(outer, inner)| program.node(*outer).admits(*inner));
    links.map(|(outer, inner)| (outer, inner.id())).collect()
}

fn links_of_nodes(program: &Program, chain: &[NodeId]) -> Vec<Instance> {
    let weight_of = |id: NodeId| program.node(id).weight();
    let link = |pair: &[NodeId]| {
        let edit = Edit::default().replacing(pair[0], Replacement::Node(pair[1]));
        let weight = weight_of(pair[0]) - weight_of(pair[1]);
        Instance::new([pair[0]], edit).weighing(weight.max(1))
    };
    chain.windows(2).map(link).collect()
}

/// Returns the first used definition for each removable definition, by index.
fn used_by(program: &Program) -> HashMap<usize, usize> {
    let mut events = Vec::new();
    for (number, definition) in program.definitions().iter().enumerate() {
        let entity = program.entity(definition);
        let is_plain = entity.definition_count() == 1 && !entity.is_part;
        let unit = program.unit_of(definition);
        let Some(unit) = unit.filter(|unit| is_plain && unit.removable_with().is_some()) else {
            continue;
        };
        events.extend(entity.uses.iter().map(|node| (node.index(), None, number)));
        events.push((unit.subtree().start, Some(unit.subtree().end), number));
    }
    // A unit that starts at a node comes before a use at that node.
    events.sort_by_key(|&(node, end, number)| (node, Reverse(end), number));
    let mut open: HashMap<&str, Vec<(usize, usize)>> = HashMap::new();
    let mut used = HashMap::new();
    for (node, end, number) in events {
        let open = open.entry(program.definitions()[number].what).or_default();
        while open.pop_if(|(end, _)| *end <= node).is_some() {}
        match (end, open.last()) {
            (Some(end), _) => open.push((end, number)),
            (None, Some(&(_, user))) if user != number => _ = used.entry(user).or_insert(number),
            (None, _) => {}
        }
    }
    used
}

fn links_of_definitions(program: &Program, chain: &[usize]) -> Vec<Instance> {
    let definitions: Vec<&Definition> =
        chain.iter().map(|&number| &program.definitions()[number]).collect();
    let link = |pair: &[&Definition]| {
        let unit = program.unit_of(pair[0])?;
        let name = String::from_utf8_lossy(program.bare_name(pair[1].name));
        let uses =
            program.entity(pair[0]).uses.iter().copied().filter(|&used| !unit.contains(used));
        let renamed = program.renamed(uses, &name);
        let edit = Edit::default().deleting(unit.removable_with()?).replacing_each(renamed);
        let link = Instance::new([unit.id()], edit).weighing(unit.weight().max(1));
        Some(link.about(*pair[0], "can be replaced by a definition that it uses"))
    };
    definitions.windows(2).filter_map(link).collect()
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn a_link_of_a_chain_is_deleted_alone() {
        let chain = |blocks: usize| {
            format!("int f(void) {{ {}x;{} }}", "while (y) { ".repeat(blocks), " }".repeat(blocks))
        };
        // The body of the function is a block, too.
        let found = made("a.c", &chain(40), "chains");
        assert_eq!(found.len(), 79);
        assert!(found.iter().all(|text| *text == chain(39)));
        assert_eq!(made("a.c", &chain(20), "chains"), [""; 0]);
        let chain = |gap: usize| {
            let link = |number: usize| match number {
                _ if number == gap => String::new(),
                _ if number == gap + 1 => format!("typedef t{} t{number};", gap.wrapping_sub(1)),
                _ => format!("typedef t{} t{number};", number - 1),
            };
            "typedef int t0;".to_owned() + &(1..50).map(link).collect::<String>()
        };
        let found = made("a.c", &chain(usize::MAX - 1), "chains");
        assert_eq!(found.len(), 49);
        assert!(found.contains(&chain(7)), "{}", found[7]);
    }
}
