//! Counted: deletes elements of a list, or characters of a text, together with the numbers near it
//! that count them.
//!
//! The numbers have the length of the list as their value: all of those in the nearest node around
//! the list that has one, as in `<sst count="9" uniqueCount="9">`, and if this fails, the nearest
//! number alone. Texts are counted in characters, or else in bytes. Chance can produce the same
//! value: such a list ends after a few tests.
//!
//! - Helps with: data whose readers check a count: `{"count": 4, "items": [...]}`.
//! - Costs: a few tests for each list with a number of that value, if none succeeds.
//! - Languages: data formats: those with `elements`, and those without definitions and calls.
//! - Limit: lists of four elements or more, texts of 8 to 4,096 characters; the number is at most
//!   three levels above them.
//! - Readable: yes.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::ops::{Range, RangeInclusive};
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::{Edit, List, Node, NodeId, Replacement};

use crate::example::Example;
use crate::round::{Breadth, without};
use crate::searches::shorten::{characters, is_quoted};
use crate::transform::{Instance, InstanceList, KnownLists, Lists, Transformation};

pub(crate) struct Counted;

pub(crate) const EXAMPLES: &[Example] = &[
    Example::new("a.json", "{\"n\": 4, \"a\": [1, 2, 3, 5]}", "{\"n\": 3, \"a\": [1, 3, 5]}"),
    Example::new("a.xml", "<a n='8'>a b c de</a>", "<a n='7'>ab c de</a>"),
];

/// Minimum number of elements. Chance finds the lengths of shorter lists nearby.
const LEN_MIN: usize = 4;

/// Lengths of texts, in characters. Chance finds the lengths of shorter ones.
const TEXT_LEN: RangeInclusive<usize> = 8..=4096;

/// Maximum number of levels from a list to the node around it and its number.
const LEVELS_MAX: usize = 4;

/// Maximum number of lists in a round, the heaviest first.
const LISTS_MAX: usize = 16;

/// Maximum number of numbers before and after a list that are considered.
const NUMBERS_MAX: usize = 4;

/// Maximum number of tokens of the part with a number, beside or around the list. A number in a
/// larger part belongs to other data.
const NEAR_MAX: u64 = 32;

impl Transformation for Counted {
    fn lists(&self, program: &Arc<Program>, breadth: Breadth) -> Box<dyn Lists> {
        // Lists that earlier ones have changed are skipped.
        KnownLists::boxed(program, counted(program, breadth), |_, list, removed| {
            let mut nodes = list.iter().flat_map(|instance| &instance.nodes);
            let is_left = nodes.all(|node| !removed.contains(*node));
            is_left.then(|| InstanceList::below("counted elements", list.clone()))
        })
    }

    /// Lowers each number by the number of deleted elements, or by the length of deleted parts.
    fn with(&self, program: &Program, settled: &Edit, instances: &[&Instance]) -> Edit {
        let mut counts: BTreeMap<NodeId, usize> = BTreeMap::new();
        let mut texts: BTreeMap<NodeId, Vec<&Range<usize>>> = BTreeMap::new();
        let mut deleted = Vec::new();
        for Instance { edit, nodes, part, .. } in instances {
            for (number, replacement) in edit.replaced() {
                let Replacement::Text(lowered) = replacement else { continue };
                let value = |text| number_in(text).map_or(0, |(_, value)| value);
                let before = value(program.node(*number).text());
                *counts.entry(*number).or_default() +=
                    before.saturating_sub(value(lowered.as_bytes()));
            }
            if let (Some(text), Some(part)) = (nodes.last(), part) {
                texts.entry(*text).or_default().push(part);
            }
            deleted.extend(edit.deleted().iter().copied());
        }
        let lowered = counts.into_iter().map(|(node, by)| (node, lowered(program, node, by)));
        let cut = texts.into_iter().map(|(node, parts)| {
            let rest = without(program.node(node).text(), parts.into_iter());
            (node, Replacement::Text(String::from_utf8_lossy(&rest).into()))
        });
        settled.deleting(deleted).replacing_each(lowered.chain(cut))
    }

    /// A reader that checks a count often does not care for the elements.
    fn needed_max(&self) -> f64 {
        2.0
    }

    fn idle_tests_max(&self) -> Option<usize> {
        Some(16)
    }
}

/// Returns the counted lists, the heaviest first, each once or twice, with different numbers.
fn counted(program: &Program, breadth: Breadth) -> Vec<Vec<Instance>> {
    let rules = program.rules();
    let is_data = !rules.elements.is_empty()
        || !rules.messages.is_empty()
        || rules.calls.is_empty() && program.definitions().is_empty();
    if !is_data {
        return Vec::new();
    }
    let is_innermost = |node: &Node| node.is_named() && node.named_children().next().is_none();
    let leaves = || program.nodes().filter(is_innermost);
    let mut numbers: HashMap<usize, Vec<NodeId>> = HashMap::new();
    for node in leaves() {
        if let Some((_, value)) = number_in(node.text()).filter(|(_, value)| *value >= LEN_MIN) {
            numbers.entry(value).or_default().push(node.id());
        }
    }
    if numbers.is_empty() {
        return Vec::new();
    }
    let lists = program.nodes().flat_map(|node| program.lists(node.id()));
    let lists = lists.map(|list| (list.parent(), Some(list)));
    let texts = leaves().filter(|node| node.weight() >= breadth.weight_min());
    let mut places: Vec<_> = lists.chain(texts.map(|node| (node, None))).collect();
    places.sort_by_key(|(node, _)| (Reverse(node.weight()), node.id()));
    let found = places.iter().filter_map(|(node, list)| match list {
        Some(list) => of_list(program, list, &numbers),
        None => of_text(program, *node, &numbers),
    });
    found.take(LISTS_MAX).flatten().collect()
}

/// Returns the instances of a list if numbers near it are the number of its elements: with all of
/// these numbers, and with the nearest one.
fn of_list(
    program: &Program,
    list: &List,
    numbers: &HashMap<usize, Vec<NodeId>>,
) -> Option<Vec<Vec<Instance>>> {
    // White space counts as no element.
    let members = || list.members().filter(|member| member.weight() > 0);
    let of_value = numbers.get(&members().count())?;
    let first = members().next()?.nodes().next()?.index();
    let last = members().last()?.nodes().last()?;
    let near = near(program, list.parent(), first..program.node(last).subtree().end, of_value)?;
    let with = |numbers: &[NodeId]| {
        let instance = |nodes: Vec<NodeId>, weight: u64| {
            let lowered = numbers.iter().map(|&number| (number, lowered(program, number, 1)));
            let edit = Edit::default().deleting(nodes.iter().copied()).replacing_each(lowered);
            let nodes = [numbers, &nodes].concat();
            let title = "element can be deleted, with the number of elements lowered";
            Instance::new(nodes, edit).titled(title).weighing(weight)
        };
        members().map(|member| instance(member.nodes().collect(), member.weight())).collect()
    };
    let all = (near.len() > 1).then(|| with(&near));
    Some(all.into_iter().chain([with(&near[..1])]).collect())
}

/// Returns the instances of a text if a number near it is its length: with the nearest one.
fn of_text(
    program: &Program,
    node: Node,
    numbers: &HashMap<usize, Vec<NodeId>>,
) -> Option<Vec<Vec<Instance>>> {
    let text = node.text();
    let ends = usize::from(is_quoted(text));
    let content = ends..text.len() - ends;
    let characters = characters(text, &content);
    if !TEXT_LEN.contains(&characters.len()) {
        return None;
    }
    let near_of = |len: usize| near(program, node, node.subtree(), numbers.get(&len)?);
    let (near, is_of_bytes) = match near_of(characters.len()) {
        Some(near) => (near, false),
        None => (near_of(content.len())?, true),
    };
    let number = near[0];
    let instance = |part: Range<usize>| {
        let by = if is_of_bytes { part.len() } else { 1 };
        let edit = Edit::default().replacing(number, lowered(program, number, by));
        let title = "character can be deleted, with the length of the text lowered";
        let mut instance = Instance::new([number, node.id()], edit).titled(title);
        instance.part = Some(part);
        instance
    };
    Some(vec![characters.into_iter().map(instance).collect()])
}

/// Returns the numbers in the nearest node around a part that has one in a small part, the nearest
/// number first.
fn near(
    program: &Program,
    node: Node,
    part: Range<usize>,
    numbers: &[NodeId],
) -> Option<Vec<NodeId>> {
    let before = numbers.partition_point(|node| node.index() < part.start);
    let after = numbers.partition_point(|node| node.index() < part.end);
    let before = numbers[..before].iter().rev().take(NUMBERS_MAX);
    let candidates = before.chain(numbers[after..].iter().take(NUMBERS_MAX)).copied();
    let mut near = node.with_ancestors().take(LEVELS_MAX).find_map(|around| {
        let is_near = |&number: &NodeId| {
            let parts = program.node(number).with_ancestors();
            let mut small = parts.take_while(|part| part.weight() <= NEAR_MAX);
            small.any(|part| part.parent() == Some(around))
        };
        let near: Vec<NodeId> = candidates.clone().filter(is_near).collect();
        (!near.is_empty()).then_some(near)
    })?;
    near.sort_by_key(|node| node.index().abs_diff(part.start));
    Some(near)
}

/// Returns the only whole number of a text, such as `"4"`, with its start.
fn number_in(text: &[u8]) -> Option<(usize, usize)> {
    let start = text.iter().position(u8::is_ascii_digit)?;
    let digits = text[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let around = [&text[..start], &text[start + digits..]].concat();
    let is_whole = around.len() <= 2 && around.iter().all(|byte| b"\"'".contains(byte));
    let value = std::str::from_utf8(&text[start..start + digits]).ok()?;
    let value = Some(value).filter(|value| is_whole && !value.starts_with('0'))?.parse().ok()?;
    Some((start, value))
}

/// Returns the text of a number that is lowered by a difference.
fn lowered(program: &Program, node: NodeId, by: usize) -> Replacement {
    let text = String::from_utf8_lossy(program.node(node).text());
    let lowered = number_in(text.as_bytes())
        .map(|(_, value)| text.replace(&value.to_string(), &value.saturating_sub(by).to_string()));
    Replacement::Text(lowered.unwrap_or_default().into())
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn the_nearest_number_of_the_length_is_lowered() {
        let text = "<a n='4'><b n='4'><c/><d/><e/>f</b></a>";
        assert_eq!(made("a.xml", text, "counted")[0], "<a n='4'><b n='3'><d/><e/>f</b></a>");
        // Two numbers in the same node are lowered together, and then only one of them.
        let text = "<a n='4' m='4'><b/><c/><d/><e/></a>";
        let texts = made("a.xml", text, "counted");
        assert_eq!(texts.len(), 8);
        for text in ["<a n='3' m='3'><c/><d/><e/></a>", "<a n='4' m='3'><c/><d/><e/></a>"] {
            assert!(texts.iter().any(|made| made == text), "{texts:?}");
        }
        // Three elements are too few, and a program is no data.
        let others = [("a.xml", "<a n='3'><b/><c/><d/></a>"), ("a.c", "int a[4] = {1, 2, 3, 4};")];
        for (file, text) in others {
            assert!(made(file, text, "counted").is_empty(), "{text}");
        }
    }

    #[test]
    fn a_length_of_a_text_is_lowered() {
        let texts = made("a.xml", "<a n='9'><b m='9'>abcdefghi</b></a>", "counted");
        assert_eq!(texts.len(), 9);
        assert_eq!(texts[1], "<a n='9'><b m='8'>acdefghi</b></a>");
        // Of nine characters, two have two bytes.
        let texts = made("a.xml", "<a b='\u{e9}123 56\u{e9} ' n='11'/>", "counted");
        assert_eq!(texts[0], "<a b='123 56\u{e9} ' n='9'/>");
        assert_eq!(texts[1], "<a b='\u{e9}23 56\u{e9} ' n='10'/>");
    }
}
