//! Straighten: merges a block with the only one that jumps to it.
//!
//! Compilers call it code straightening; LLVM's `simplifycfg` includes it. A value that depends on
//! the jump, such as a `phi` of LLVM, is replaced by its only choice.
//!
//! - Helps with: functions that have lost most of their branches.
//! - Costs: one list of tests per round; a successful round is repeated.
//! - Languages: those with `jumps`: LLVM IR.
//! - Limit: none.
//! - Readable: yes.

use secateur_names::Program;
use secateur_syntax::{Edit, Node, Replacement};

use crate::example::Example;
use crate::transform::{ControlFlow, Instance, Transformation};

pub(crate) struct Straighten;

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.ll",
    "define i32 @f() { br label %a a: ret i32 0 }",
    "define i32 @f() { ret i32 0 }",
)];

impl Transformation for Straighten {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        let merged = |flow: &ControlFlow| {
            (0..flow.blocks.len()).filter_map(|it| merged(program, flow, it)).collect::<Vec<_>>()
        };
        ControlFlow::all(program).iter().flat_map(merged).collect()
    }

    // A block whose label is named elsewhere is joined only once the block before it is.
    fn comes_again(&self) -> bool {
        true
    }
}

/// Returns the edit that joins a block to the one before it, if only that one jumps to it.
fn merged(program: &Program, flow: &ControlFlow, block: usize) -> Option<Instance> {
    let before = block.checked_sub(1).filter(|&before| flow.is_only_way(before, block))?;
    let label = flow.blocks[block].label?;
    let jump = program.node(*flow.blocks[before].elements.last()?);
    let (mut deleted, mut replaced) = (vec![jump.id(), label.node], Vec::new());
    for choice in flow.choices_in(before, block) {
        let mut siblings = std::iter::successors(choice.previous_sibling(), Node::previous_sibling);
        let value = siblings.find(|node| node.is_named() && !node.is_extra())?;
        let mut elements = choice.ancestors();
        let element = elements.find(|element| element.parent() == Some(flow.list))?;
        let value = Replacement::Text(value.copy());
        for definition in program.definitions_in(element.subtree()) {
            let uses = &program.entity(definition).uses;
            replaced.extend(uses.iter().map(|&used| (used, value.clone())));
        }
        deleted.push(element.id());
    }
    // A choice of a block without a label may be unknown.
    if flow.blocks[before].label.is_none() && deleted.len() == 2 {
        let first = program.node(*flow.blocks[block].elements.get(1)?);
        let kinds = flow.kinds_of_choices();
        if first.children().any(|child| kinds.contains(&child.kind_id())) {
            return None;
        }
    }
    // The label is also named by values that depend on the jumps of its block.
    let mut others =
        flow.uses(block).into_iter().filter(|used| !jump.contains(used.id())).peekable();
    if others.peek().is_some() {
        let is_joined = before > 0 && flow.is_only_way(before - 1, before);
        let name = flow.uses(before).first().filter(|_| !is_joined)?.copy();
        replaced.extend(others.map(|used| (used.id(), Replacement::Text(name.clone()))));
    }
    let title = "can be joined to the block before it";
    let edit = Edit::default().deleting(deleted.iter().copied()).replacing_each(replaced);
    Some(Instance::new(deleted, edit).about(*label, title))
}
