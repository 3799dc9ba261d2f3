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
//! - Limit: none.
//! - Readable: yes.

use std::collections::HashSet;
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::{Edit, NodeId};

use crate::example::Example;
use crate::round::breadth::Breadth;
use crate::transform::control_flow::{Branch, ControlFlow};
use crate::transform::{Instance, InstanceList, Lists, Transformation};

pub(crate) struct Branches;

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.ll",
    "define i32 @f() { br i1 1, label %a, label %b a: ret i32 0 b: ret i32 1 }",
    "define i32 @f() { br label %b b: ret i32 1 }",
)];

impl Transformation for Branches {
    fn lists(&self, program: &Arc<Program>, _: Breadth) -> Box<dyn Lists> {
        let lists = ControlFlow::all(program).iter().map(|flow| instances(program, flow)).collect();
        Box::new(BranchLists { lists, next: 0 })
    }

    fn with(
        &self,
        program: &Program,
        settled: &Edit,
        instances: &mut dyn Iterator<Item = &Instance>,
    ) -> Edit {
        let removed: HashSet<NodeId> =
            instances.flat_map(|instance| instance.nodes.iter().copied()).collect();
        let Some(&first) = removed.iter().next() else { return settled.clone() };
        let flows = ControlFlow::all(program);
        let flow = flows.iter().find(|flow| flow.list.contains(first));
        flow.map_or_else(|| settled.clone(), |flow| flow.without(settled, &removed))
    }
}

/// Returns an instance for each branch, without those that a jump needs.
fn instances(program: &Program, flow: &ControlFlow) -> Vec<Instance> {
    let branches = flow.blocks.iter().flat_map(|block| &block.branches);
    let instance = |branch: &Branch| {
        let label = branch.label.id();
        let edit = flow.without(&Edit::default(), &HashSet::from([label]));
        let weight =
            edit.deleted().iter().map(|&node| program.node(node).weight()).sum::<u64>().max(1);
        let title = format!("the branch to {} can be deleted", branch.label.copy());
        let mut instance = Instance::new([label], edit).titled(title);
        instance.weight = weight;
        (instance.edit != Edit::default()).then_some(instance)
    };
    branches.filter_map(instance).collect()
}

/// Iterator over the lists, one for each function.
#[derive(Clone)]
struct BranchLists {
    lists: Vec<Vec<Instance>>,
    next: usize,
}

impl Lists for BranchLists {
    fn next(&mut self, _settled: &Edit) -> Option<InstanceList> {
        let list = self.lists[self.next..].iter().position(|list| !list.is_empty())?;
        self.next += list + 1;
        Some(InstanceList::new(std::mem::take(&mut self.lists[self.next - 1])))
    }
}
