//! Branches: deletes branches of jumps, and the blocks that nothing else reaches.
//!
//! A block is a label with all elements up to the next label. Grammars do not express blocks. A
//! label cannot be deleted without the jumps to it, and a jump cannot be deleted if another one
//! must end the block. A jump with one branch left becomes unconditional, and one without any is
//! replaced by the smallest end of a block. A value that depends on the jump loses that choice, as
//! a `phi` of LLVM does.
//!
//! - Helps with: long functions, of which a failure needs a few blocks.
//! - Costs: one list of tests for each function with labels.
//! - Languages: those with `jumps`: LLVM IR.
//! - Limit: in a function of more than 1,024 branches, weights are those of the jumps.
//! - Readable: yes.

use std::collections::HashSet;
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::{Edit, NodeId};

use crate::example::Example;
use crate::round::{Breadth, weight};
use crate::transform::{ControlFlow, Instance, KnownLists, LabelUse, Lists, Transformation};

pub(crate) struct Branches;

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.ll",
    "define i32 @f() { br i1 1, label %a, label %b a: ret i32 0 b: ret i32 1 }",
    "define i32 @f() { br label %b b: ret i32 1 }",
)];

/// Maximum number of branches in a function of which each is weighed with the blocks behind it.
const WEIGHED_MAX: usize = 1024;

impl Transformation for Branches {
    fn lists(&self, program: &Arc<Program>, _: Breadth) -> Box<dyn Lists> {
        let flows = ControlFlow::all(program);
        KnownLists::independent(program, flows.iter().map(|flow| instances(program, flow)))
    }

    fn with(&self, program: &Program, settled: &Edit, instances: &[&Instance]) -> Edit {
        let removed: HashSet<NodeId> =
            instances.iter().flat_map(|instance| &instance.nodes).copied().collect();
        let flows = ControlFlow::all(program);
        let is_changed = |flow: &&ControlFlow| {
            let mut branches = flow.blocks.iter().flat_map(|block| &block.branches);
            flow.unreached().is_some_and(|label| removed.contains(&label))
                || branches.any(|branch| removed.contains(&branch.label.id()))
        };
        let changed = flows.iter().filter(is_changed);
        changed.fold(settled.clone(), |edit, flow| flow.without(&edit, &removed))
    }
}

/// Returns an instance for each branch that its jump does not need, and one for the blocks that
/// nothing reaches.
fn instances(program: &Program, flow: &ControlFlow) -> Vec<Instance> {
    let blocks = flow.blocks.iter().enumerate();
    let branches =
        blocks.flat_map(|(from, block)| block.branches.iter().map(move |branch| (from, branch)));
    let is_short = branches.clone().count() <= WEIGHED_MAX;
    let weighed = |label: NodeId, edit: Edit| {
        let weight = weight(program, edit.deleted()).max(1);
        Instance::new([label], edit).weighing(weight)
    };
    let of_branch = |(from, branch): (usize, &LabelUse)| {
        let label = branch.label.id();
        let removed = HashSet::from([label]);
        let (change, _) = flow.change(from, &removed)?;
        let edit = if is_short { flow.without(&Edit::default(), &removed) } else { change };
        let title = format!("the branch to {} can be deleted", branch.label.copy());
        Some(weighed(label, edit).titled(title))
    };
    let unreached = flow.unreached().map(|label| {
        let edit = flow.without(&Edit::default(), &HashSet::from([label]));
        weighed(label, edit).titled("the blocks that nothing reaches can be deleted")
    });
    branches.filter_map(of_branch).chain(unreached).collect()
}
