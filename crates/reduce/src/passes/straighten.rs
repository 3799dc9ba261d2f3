//! Straighten: removes paths through a program with jumps and labels.
//!
//! A block is a label with all elements up to the next label. Grammars do not express blocks. A
//! label cannot be deleted without the jumps to it, and a jump cannot be deleted if another one
//! must end the block. Compilers call the merging of consecutive blocks code straightening; LLVM's
//! `simplifycfg` includes it.
//!
//! - Helps with: blocks, which no other pass deletes.
//! - Costs: one list of tests per round; a successful round is repeated.
//! - Languages: those with `jumps`: LLVM IR.
//! - Limit: none.
//! - Readable: yes.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use secateur_names::{Definition, Program, StandIn};
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use crate::example::Example;
use crate::transform::{Instance, Transformation};

pub(crate) struct Straighten;

pub(crate) const EXAMPLES: &[Example] = &[Example::new(
    "a.ll",
    "define i32 @f() { br label %a a: ret i32 0 }",
    "define i32 @f() { ret i32 0 }",
)];

impl Transformation for Straighten {
    /// Returns four groups of edits:
    ///
    /// - A conditional jump becomes a jump to one of its targets.
    /// - All blocks that are unreachable from the beginning of their list are deleted together.
    /// - A jump is deleted with the label right after it, if there is no other jump to that label.
    /// - A block is deleted with the jumps to it.
    fn instances(&self, program: &Program) -> Vec<Instance> {
        let mut instances: Vec<_> =
            program.nodes().flat_map(|node| decided(program, &node)).collect();
        let labels: Vec<&Definition> = program
            .definitions()
            .iter()
            .filter(|it| program.entity(it).stands == StandIn::Nothing)
            .collect();
        for of_list in labels.chunk_by(|one, other| parent(program, one) == parent(program, other))
        {
            let blocks = Blocks::of(program, of_list);
            instances.extend(blocks.unreachable());
            instances.extend(blocks.joined());
            instances.extend(blocks.each());
        }
        instances
    }

    // Once a jump is unconditional, blocks can be deleted and merged.
    fn comes_again(&self) -> bool {
        true
    }
}

fn parent(program: &Program, label: &Definition) -> NodeId {
    program.node(label.node).parent_id()
}

/// Returns the edits that keep one target of a jump, in place of the condition.
fn decided(program: &Program, jump: &Node) -> Vec<Instance> {
    let Some(part) = program.rules().jumps.get(&jump.kind_id()).copied() else { return Vec::new() };
    let children: Vec<Node> = jump.children().collect();
    let parts: Vec<usize> =
        (0..children.len()).filter(|&at| children[at].kind_id() == part).collect();
    let [condition, targets @ ..] = &parts[..] else { return Vec::new() };
    let Some(last) = targets.last() else { return Vec::new() };
    let removed = Edit::default().deleting(children[condition + 1..=*last].iter().map(Node::id));
    let to = |&at: &usize| {
        let target = children[at].copy();
        let title = format!("{} can become a jump to {target}", jump.kind());
        let edit = removed.replacing(children[*condition].id(), Replacement::Text(target));
        Instance::new([jump.id()], edit).titled(title)
    };
    targets.iter().map(to).collect()
}

/// Elements of a list with labels.
struct Blocks<'a> {
    program: &'a Program,
    elements: Vec<NodeId>,
    /// Label and range of elements of each block.
    blocks: Vec<(&'a Definition, Range<usize>)>,
}

impl<'a> Blocks<'a> {
    fn of(program: &'a Program, labels: &[&'a Definition]) -> Self {
        let list = labels.first().map(|label| program.node(parent(program, label)));
        let elements: Vec<NodeId> = list
            .iter()
            .flat_map(Node::children)
            .map(|child| child.id())
            .filter(|&it| program.is_repeated(it))
            .collect();
        let at = |label: &Definition| elements.partition_point(|element| *element < label.node);
        let ends = labels.iter().skip(1).map(|next| at(next)).chain([elements.len()]);
        let blocks = labels.iter().zip(ends).map(|(&label, end)| (label, at(label)..end)).collect();
        Self { program, elements, blocks }
    }

    fn uses(&self, label: &Definition) -> &'a [NodeId] {
        &self.program.entity(label).uses
    }

    /// Returns the index of the block that contains a node; `None` before the first block.
    fn block_of(&self, node: NodeId) -> Option<usize> {
        let element = self.elements.partition_point(|element| *element <= node).checked_sub(1)?;
        self.blocks.partition_point(|(_, elements)| elements.start <= element).checked_sub(1)
    }

    fn nodes(&self, blocks: impl IntoIterator<Item = usize>) -> Vec<NodeId> {
        blocks
            .into_iter()
            .flat_map(|block| &self.elements[self.blocks[block].1.clone()])
            .copied()
            .collect()
    }

    fn unreachable(&self) -> Option<Instance> {
        let mut targets: HashMap<Option<usize>, Vec<usize>> = HashMap::new();
        for (number, (label, _)) in self.blocks.iter().enumerate() {
            for &place in self.uses(label) {
                targets.entry(self.block_of(place)).or_default().push(number);
            }
        }
        let (mut reached, mut open) = (HashSet::new(), vec![None]);
        // Without elements before the first label, its block is the entry.
        if self.blocks[0].1.start == 0 {
            reached.insert(0);
            open.push(Some(0));
        }
        while let Some(block) = open.pop() {
            for &target in targets.get(&block).into_iter().flatten() {
                if reached.insert(target) {
                    open.push(Some(target));
                }
            }
        }
        let removed = self.nodes((0..self.blocks.len()).filter(|block| !reached.contains(block)));
        (!removed.is_empty()).then(|| self.without(&removed))
    }

    fn joined(&self) -> impl Iterator<Item = Instance> {
        self.blocks.iter().filter_map(|(label, elements)| {
            let jump = *self.elements.get(elements.start.checked_sub(1)?)?;
            let [place] = self.uses(label) else { return None };
            let is_jump = self.program.node(jump).contains(*place);
            let nodes = [jump, label.node];
            is_jump.then(|| deleting(&nodes, Edit::default().deleting(nodes)))
        })
    }

    fn each(&self) -> impl Iterator<Item = Instance> {
        (0..self.blocks.len()).map(|block| self.without(&self.nodes([block])))
    }

    fn without(&self, nodes: &[NodeId]) -> Instance {
        let edit = self.program.deleting_with_dependents(&Edit::default(), nodes.iter().copied());
        deleting(nodes, edit)
    }
}

fn deleting(nodes: &[NodeId], edit: Edit) -> Instance {
    let count = nodes.len();
    Instance::new(nodes, edit)
        .titled(format!("{count} nodes from here on can be deleted with the jumps to them"))
}
