//! Redirect: deletes an element and moves the references to it to another element.
//!
//! By its schema, a document with a reference needs the element with that identifier. If the test
//! needs the reference but not its target, the target cannot be deleted alone, and the reference
//! goes with it. So the reference gets another identifier:
//!
//! - that of an element that stays: `<b i="x"/><b i="y"/><c r="x"/>` becomes `<b i="y"/><c
//!   r="y"/>`. Elements without references come first, since the test needs them for themselves.
//! - its own, which moves to the parent of the target or to the outermost element. This serves
//!   schemas in which identifiers are optional, so that other passes have deleted the rest.
//!
//! The schema admits or rejects the result like any other candidate.
//!
//! - Helps with: documents under a schema, if a reference matters and its target does not.
//! - Costs: nothing without references; at the end of a run, a few tests for each reference left.
//! - Languages: XML with a schema.
//! - Limit: eight identifiers, 1,000 elements.
//! - Readable: yes.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

use secateur_names::{Identifier, Program};
use secateur_syntax::{Edit, Node, NodeId, RemovedNodes, Replacement};

use crate::example::Example;
use crate::round::Breadth;
use crate::searches::elements;
use crate::transform::{Instance, InstanceList, Lists, Transformation, disjoint};

/// Maximum number of identifiers that get the references of others.
const TARGETS_MAX: usize = 8;
/// Maximum number of elements.
const ELEMENTS_MAX: usize = 1000;
/// Maximum size of a value with references, so that copies of a long list of them stay small.
const VALUE_BYTES_MAX: usize = 1000;

pub(crate) struct Redirect;

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.xml",
    "<a><b i='x'/><b i='y'/><c r='x'/></a>",
    "<a><b i='y'/><c r='y'/></a>",
)];

impl Transformation for Redirect {
    fn lists(&self, program: &Arc<Program>, _: Breadth) -> Box<dyn Lists> {
        let identifiers = program.identifiers();
        let mut targets: Vec<_> = identifiers.iter().filter(|it| is_plain(&it.text)).collect();
        let count = |target: &&Identifier| target.references.len();
        targets.sort_by_key(|target| (count(target) > 0, Reverse(count(target))));
        targets.truncate(TARGETS_MAX);
        let removed = removed(program, &identifiers);
        let redirected = targets.into_iter().map(|target| {
            let instances = removed.iter().filter_map(|it| it.to_identifier(program, target));
            (target.element, disjoint(program, instances))
        });
        let moved = removed.iter().flat_map(|it| it.to_outer(program));
        let moved = (NodeId::ROOT, disjoint(program, moved));
        let mut lists: Vec<_> = redirected.chain([moved]).collect();
        lists.reverse();
        Box::new(Redirecting { program: program.clone(), lists })
    }
}

/// Lists of each target, the last target first.
#[derive(Clone)]
struct Redirecting {
    program: Arc<Program>,
    lists: Vec<(NodeId, Box<dyn Lists>)>,
}

impl Lists for Redirecting {
    fn next(&mut self, settled: &Edit) -> Option<InstanceList> {
        let removed = self.program.removed_nodes(settled);
        loop {
            let (target, lists) = self.lists.last_mut()?;
            let next = if removed.contains(*target) { None } else { lists.next(settled) };
            match next {
                Some(list) => return Some(list),
                None => self.lists.pop(),
            };
        }
    }
}

/// Element that can be deleted if the references into it move.
struct Removed<'a> {
    element: Node<'a>,
    nodes: Vec<NodeId>,
    all: RemovedNodes,
    /// Identifiers in it, with references from outside.
    identifiers: Vec<&'a Identifier>,
}

/// Returns the innermost element to delete for each identifier with references.
fn removed<'a>(program: &'a Program, identifiers: &'a [Identifier]) -> Vec<Removed<'a>> {
    let mut elements = BTreeMap::new();
    for identifier in identifiers.iter().filter(|it| !it.references.is_empty()) {
        let kind = program.node(identifier.element).kind_id();
        let around = program.node(identifier.element).with_ancestors();
        let mut around = around.filter(|node| node.kind_id() == kind);
        if let Some(found) = around.find_map(|node| Some((node, node.removable_with()?))) {
            elements.entry(found.0.id()).or_insert(found);
        }
    }
    let removed = elements.into_values().map(|(element, nodes)| {
        let all = program.removed_nodes(&Edit::default().deleting(nodes.iter().copied()));
        let first = |index: usize| identifiers.partition_point(|it| it.element.index() < index);
        let inside = &identifiers[first(element.subtree().start)..first(element.subtree().end)];
        let is_needed = |it: &&Identifier| it.references.iter().any(|&value| !all.contains(value));
        let identifiers = inside.iter().filter(is_needed).collect();
        Removed { element, nodes, all, identifiers }
    });
    removed.filter(|it| !it.identifiers.is_empty()).take(ELEMENTS_MAX).collect()
}

impl Removed<'_> {
    /// Returns the instance that moves all references to an identifier.
    fn to_identifier(&self, program: &Program, target: &Identifier) -> Option<Instance> {
        let is_of_sort = self.identifiers.iter().all(|it| it.sort == target.sort);
        if self.all.contains(target.element) || !is_of_sort {
            return None;
        }
        Some(self.instance(program, self.renamed(program, &target.text)))
    }

    /// Returns the instances that move an identifier to the parent or to the outermost element.
    fn to_outer(&self, program: &Program) -> Vec<Instance> {
        let attribute = self.identifiers.iter().find_map(|it| Some((it, it.attribute?)));
        let Some((identifier, attribute)) = attribute else { return Vec::new() };
        let attribute_text = program.node(attribute).copy();
        let rules = &program.rules().elements;
        let rule = rules.iter().find(|rule| rule.node == self.element.kind_id());
        let around =
            self.element.ancestors().filter(|node| node.kind_id() == self.element.kind_id());
        // The parent, and the outermost element.
        let mut ends: Vec<_> = around.collect();
        if ends.len() > 2 {
            ends.drain(1..ends.len() - 1);
        }
        let moved = ends.into_iter().filter_map(|outer| {
            let name = elements::element(rule?, &outer)?.name;
            let with_attribute = format!("{} {attribute_text}", name.copy());
            let mut replaced = self.renamed(program, &identifier.text);
            replaced.push((name.id(), Replacement::Text(with_attribute.into())));
            Some(self.instance(program, replaced))
        });
        moved.collect()
    }

    /// Returns the replacements of references from outside. A reference that is replaced by itself
    /// is not deleted with its target.
    fn renamed(&self, program: &Program, text: &str) -> Vec<(NodeId, Replacement)> {
        let values: BTreeSet<NodeId> =
            self.identifiers.iter().flat_map(|it| it.references.iter().copied()).collect();
        let lost: HashSet<&str> = self.identifiers.iter().map(|it| &*it.text).collect();
        let renamed = |value: NodeId| {
            let value_node = program.node(value);
            if value_node.text().len() > VALUE_BYTES_MAX {
                return None;
            }
            let old = value_node.copy();
            let quote = old.chars().next()?;
            let words = old.trim_matches(quote).split_ascii_whitespace();
            let words: Vec<_> =
                words.map(|word| if lost.contains(word) { text } else { word }).collect();
            let new = format!("{quote}{}{quote}", words.join(" "));
            Some((value, Replacement::Text(new.into())))
        };
        values.into_iter().filter(|value| !self.all.contains(*value)).filter_map(renamed).collect()
    }

    fn instance(&self, program: &Program, replaced: Vec<(NodeId, Replacement)>) -> Instance {
        let mut instance = Instance::deleting(program, &self.nodes.clone().into());
        instance.edit = instance.edit.replacing_each(replaced);
        instance.titled("element can be deleted, with the references to it moved to another one")
    }
}

/// Returns `true` if a text needs no escape in an attribute.
fn is_plain(text: &str) -> bool {
    !text.is_empty() && !text.contains(|char: char| char.is_whitespace() || "<&'\"".contains(char))
}
