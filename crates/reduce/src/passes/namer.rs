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

use std::collections::BTreeMap;

use secateur_names::Program;
use secateur_syntax::{Edit, NodeId, Replacement};

use crate::example::Example;
use crate::transform::{Instance, Transformation};

pub(crate) struct Namer;

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.ll",
    "define i32 @f(i32 %0) { ret i32 %0 }",
    "define i32 @f(i32 %v0) { ret i32 %v0 }",
)];

impl Transformation for Namer {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        named(program)
    }
}

/// Returns the edit for each scope that gives names to all its numbered values. A number without a
/// definition is the entry of the scope, whose number is 0 if no other value has it.
fn named(program: &Program) -> Vec<Instance> {
    let mut numbered: BTreeMap<NodeId, Vec<(NodeId, String)>> = BTreeMap::new();
    let mut known: Vec<NodeId> = Vec::new();
    for entity in program.entities() {
        let places = program
            .definitions_of(entity)
            .map(|definition| definition.name)
            .chain(entity.uses.iter().copied());
        for (place, number) in places.filter_map(|place| Some((place, number_at(program, place)?)))
        {
            let text = program.with_name(place, &format!("{PREFIX}{number}"));
            numbered.entry(entity.scope).or_default().push((place, text));
            known.push(place);
        }
    }
    known.sort_unstable();
    let leaves =
        program.nodes().map(|node| node.id()).filter(|leaf| known.binary_search(leaf).is_err());
    for place in leaves.filter(|&leaf| number_at(program, leaf).is_some()) {
        let mut ancestors = program.node(place).ancestors().map(|node| node.id());
        if let Some(scope) = ancestors.find(|node| numbered.contains_key(node)) {
            numbered.entry(scope).or_default().push((place, program.with_name(place, "0")));
        }
    }
    let instance = |mut places: Vec<(NodeId, String)>| {
        places.sort();
        let edit =
            places.iter().map(|(place, text)| (*place, Replacement::Text(text.as_str().into())));
        let edit = Edit::default().replacing_each(edit);
        let nodes: Vec<_> = places.iter().map(|(place, _)| *place).collect();
        let title = format!("{} numbers can be replaced by names", nodes.len());
        Instance::new(nodes, edit).titled(title)
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
