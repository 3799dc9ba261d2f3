//! Counted: deletes elements of a list together with a number near it that counts them.
//!
//! - Helps with: data whose readers check a count: `{"count": 4, "items": [...]}`.
//! - Costs: one list of tests per list whose length is the nearest number of that value.
//! - Languages: data formats: those with `elements`, and those without definitions and calls.
//! - Limit: lists of four elements or more; the number is at most three levels above the list.
//! - Readable: yes.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::{Edit, List, Node, NodeId, Replacement};

use crate::example::Example;
use crate::round::breadth::Breadth;
use crate::transform::{Instance, InstanceList, Lists, Transformation, replacement};

pub(crate) struct Counted;

pub(crate) const EXAMPLES: &[Example] =
    &[Example::new("a.json", "{\"n\": 4, \"a\": [1, 2, 3, 5]}", "{\"n\": 3, \"a\": [1, 3, 5]}")];

/// Minimum number of elements. Chance finds the lengths of shorter lists nearby.
const LEN_MIN: usize = 4;

/// Maximum number of levels from a list to the node around it and its number.
const LEVELS_MAX: usize = 4;

/// Maximum number of lists in a round, the heaviest first.
const LISTS_MAX: usize = 16;

impl Transformation for Counted {
    fn lists(&self, program: &Arc<Program>, _: Breadth) -> Box<dyn Lists> {
        Box::new(CountedLists { program: program.clone(), lists: counted(program).into(), next: 0 })
    }

    /// Lowers each number by the number of deleted elements.
    fn with(
        &self,
        program: &Program,
        settled: &Edit,
        instances: &mut dyn Iterator<Item = &Instance>,
    ) -> Edit {
        let mut counts: BTreeMap<NodeId, u64> = BTreeMap::new();
        let mut deleted = Vec::new();
        for Instance { nodes, edit, .. } in instances {
            *counts.entry(nodes[0]).or_default() += 1;
            deleted.extend(edit.deleted().iter().copied());
        }
        let lowered = counts.into_iter().map(|(node, by)| (node, lowered(program, node, by)));
        settled.deleting(deleted).replacing_each(lowered)
    }
}

/// Instances of each list, the heaviest list first.
#[derive(Clone)]
struct CountedLists {
    program: Arc<Program>,
    lists: Arc<[Vec<Instance>]>,
    next: usize,
}

impl Lists for CountedLists {
    /// Skips lists that earlier ones have changed.
    fn next(&mut self, settled: &Edit) -> Option<InstanceList> {
        let removed = self.program.removed_nodes(settled);
        let is_left = |node: &NodeId| {
            replacement(settled, *node).is_none()
                && !removed.parts().any(|part| part.contains(&node.index()))
        };
        while let Some(list) = self.lists.get(self.next) {
            self.next += 1;
            if list.iter().flat_map(|instance| instance.nodes.iter()).all(is_left) {
                return Some(InstanceList::below("counted elements", list.clone()));
            }
        }
        None
    }
}

/// Returns the counted lists, with the number as the first node of each instance.
fn counted(program: &Program) -> Vec<Vec<Instance>> {
    let rules = program.rules();
    let is_data = !rules.elements.is_empty()
        || !rules.messages.is_empty()
        || rules.calls.is_empty() && program.definitions().is_empty();
    if !is_data {
        return Vec::new();
    }
    let mut numbers: HashMap<usize, Vec<NodeId>> = HashMap::new();
    let is_innermost = |node: &Node| node.is_named() && node.named_children().next().is_none();
    for node in program.nodes().filter(is_innermost) {
        if let Some((_, value)) = number(node.text()).filter(|(_, value)| *value >= LEN_MIN) {
            numbers.entry(value).or_default().push(node.id());
        }
    }
    if numbers.is_empty() {
        return Vec::new();
    }
    let lists = program.nodes().flat_map(|node| program.lists(node.id()));
    let mut found: Vec<_> = lists
        .filter_map(|list| Some((list.parent(), instances(program, &list, &numbers)?)))
        .collect();
    found.sort_by_key(|(parent, _)| (Reverse(parent.weight()), parent.id()));
    found.truncate(LISTS_MAX);
    found.into_iter().map(|(_, instances)| instances).collect()
}

/// Returns the instances of a list if a number near it is the number of its elements.
fn instances(
    program: &Program,
    list: &List,
    numbers: &HashMap<usize, Vec<NodeId>>,
) -> Option<Vec<Instance>> {
    // White space counts as no element.
    let members = || list.members().filter(|member| member.weight() > 0);
    let of_value = numbers.get(&members().count())?;
    let first = members().next()?.nodes().next()?.index();
    let last = members().last()?.nodes().last()?;
    let inside = first..program.node(last).subtree().end;
    let nearest = list.parent().with_ancestors().take(LEVELS_MAX).find_map(|around| {
        let subtree = around.subtree();
        let start = of_value.partition_point(|node| node.index() < subtree.start);
        let near = of_value[start..].iter().take_while(|node| node.index() < subtree.end);
        near.filter(|node| !inside.contains(&node.index()))
            .min_by_key(|node| node.index().abs_diff(first))
    });
    let number = *nearest?;
    let instance = |nodes: Vec<NodeId>, weight: u64| {
        let edit = Edit::default()
            .deleting(nodes.iter().copied())
            .replacing(number, lowered(program, number, 1));
        let nodes = [vec![number], nodes].concat();
        let title = "element can be deleted, with the number of elements lowered";
        let mut instance = Instance::new(nodes, edit).titled(title);
        instance.weight = weight;
        instance
    };
    Some(members().map(|member| instance(member.nodes().collect(), member.weight())).collect())
}

/// Returns the only whole number of a text, such as `"4"`, with its start.
fn number(text: &[u8]) -> Option<(usize, usize)> {
    let start = text.iter().position(u8::is_ascii_digit)?;
    let digits = text[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let around = [&text[..start], &text[start + digits..]].concat();
    let is_whole = around.len() <= 2 && around.iter().all(|byte| b"\"'".contains(byte));
    let value = std::str::from_utf8(&text[start..start + digits]).ok()?;
    let value = Some(value).filter(|value| is_whole && !value.starts_with('0'))?.parse().ok()?;
    Some((start, value))
}

/// Returns the text of a number that is lowered by a difference.
fn lowered(program: &Program, node: NodeId, by: u64) -> Replacement {
    let text = program.node(node).text();
    let text = String::from_utf8_lossy(text);
    let lowered = number(text.as_bytes()).map(|(_, value)| {
        text.replace(&value.to_string(), &(value as u64).saturating_sub(by).to_string())
    });
    Replacement::Text(lowered.unwrap_or_default().into())
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn the_nearest_number_of_the_length_is_lowered() {
        let text = "<a n='4'><b n='4'><c/><d/><e/>f</b></a>";
        assert_eq!(made("a.xml", text, "counted")[0], "<a n='4'><b n='3'><d/><e/>f</b></a>");
        // Three elements are too few, and a program is no data.
        let others = [("a.xml", "<a n='3'><b/><c/><d/></a>"), ("a.c", "int a[4] = {1, 2, 3, 4};")];
        for (file, text) in others {
            assert!(made(file, text, "counted").is_empty(), "{text}");
        }
    }
}
