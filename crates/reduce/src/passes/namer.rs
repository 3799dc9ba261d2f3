//! Namer: replaces consecutive numbers by names.
//!
//! In LLVM's text format, values and blocks without a name have numbers without gaps: none can be
//! deleted unless all later ones are renumbered. Once they have names, each can be deleted alone.
//! LLVM's own pass of this kind is `instnamer`.
//!
//! The number of tokens does not change, and named values are not renamed, so the search
//! terminates.
//!
//! - Helps with: deletions of single instructions and blocks, all of which need names.
//! - Costs: one test per function.
//! - Languages: LLVM IR, the only one with `marks`.
//! - Limit: none.
//! - Readable: yes, the number becomes a part of the name.

use std::collections::{BTreeMap, BTreeSet};

use secateur_names::Program;
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use crate::example::Example;
use crate::transform::Instance;

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.ll",
    "define i32 @f(i32 %0) { ret i32 %0 }",
    "define i32 @f(i32 %v0) { ret i32 %v0 }",
)];

/// Returns the instance for each scope that gives names to all its numbered values. A number
/// without a definition is the entry of the scope, whose number is 0 if no other value has it.
pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    let mut numbered: BTreeMap<NodeId, BTreeMap<NodeId, String>> = BTreeMap::new();
    let mut known: BTreeSet<NodeId> = BTreeSet::new();
    for entity in program.entities() {
        let names = program.definitions_of(entity).map(|definition| definition.name);
        for place in names.chain(entity.uses.iter().copied()) {
            let Some(number) = number_at(program, place) else { continue };
            let text = program.with_name(place, &format!("{PREFIX}{number}"));
            numbered.entry(entity.scope).or_default().insert(place, text);
            known.insert(place);
        }
    }
    let is_entry =
        |leaf: &Node| !known.contains(&leaf.id()) && number_at(program, leaf.id()).is_some();
    for leaf in program.nodes().filter(is_entry) {
        let mut ancestors = leaf.ancestors().map(|node| node.id());
        if let Some(scope) = ancestors.find(|node| numbered.contains_key(node)) {
            let text = program.with_name(leaf.id(), "0");
            numbered.entry(scope).or_default().insert(leaf.id(), text);
        }
    }
    let instance = |places: BTreeMap<NodeId, String>| {
        let nodes: Vec<_> = places.keys().copied().collect();
        let texts = places.into_iter().map(|(place, text)| (place, Replacement::Text(text.into())));
        let title = format!("{} numbers can be replaced by names", nodes.len());
        Instance::new(nodes, Edit::default().replacing_each(texts)).titled(title)
    };
    numbered.into_values().map(instance).collect()
}

/// Prefix of the new names.
const PREFIX: &str = "v";

/// Returns the number of a leaf without a name.
fn number_at(program: &Program, leaf: NodeId) -> Option<&str> {
    let name = if program.rules().marks.contains_key(&program.node(leaf).kind_id()) {
        program.bare_name(leaf)
    } else {
        b""
    };
    let number = std::str::from_utf8(name).ok()?;
    (!number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())).then_some(number)
}
