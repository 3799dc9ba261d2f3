//! Control flow of a body with labels and jumps, such as that of a function in LLVM IR.

use std::collections::{HashMap, HashSet};

use secateur_names::{Definition, Program, StandIn};
use secateur_syntax::{Edit, Node, NodeId, Replacement};

/// Blocks of a list with labels, in order.
pub(crate) struct ControlFlow<'a> {
    program: &'a Program,
    pub(crate) list: Node<'a>,
    pub(crate) blocks: Vec<Block<'a>>,
}

/// Elements from one label up to the next one. The last one is a jump or another end.
pub(crate) struct Block<'a> {
    /// Label; `None` for the elements before the first one.
    pub(crate) label: Option<&'a Definition>,
    pub(crate) elements: Vec<NodeId>,
    pub(crate) branches: Vec<Branch<'a>>,
}

/// Use of a label at the end of a block.
#[derive(Clone, Copy)]
pub(crate) struct Branch<'a> {
    pub(crate) label: Node<'a>,
    /// Index of the target.
    pub(crate) block: usize,
}

impl<'a> ControlFlow<'a> {
    /// Finds all lists with labels.
    pub(crate) fn all(program: &'a Program) -> Vec<Self> {
        let is_label = |it: &&Definition| program.entity(it).stands == StandIn::Nothing;
        let labels: Vec<&Definition> = program.definitions().iter().filter(is_label).collect();
        let parent = |label: &Definition| program.node(label.node).parent_id();
        let lists = labels.chunk_by(|one, other| parent(one) == parent(other));
        lists.map(|labels| Self::of(program, program.node(parent(labels[0])), labels)).collect()
    }

    fn of(program: &'a Program, list: Node<'a>, labels: &[&'a Definition]) -> Self {
        let labels: HashMap<NodeId, &Definition> =
            labels.iter().map(|label| (label.node, *label)).collect();
        let mut blocks: Vec<Block> = Vec::new();
        for element in list.children().map(|it| it.id()).filter(|&it| program.is_repeated(it)) {
            let label = labels.get(&element).copied();
            if blocks.is_empty() || label.is_some() {
                blocks.push(Block { label, elements: Vec::new(), branches: Vec::new() });
            }
            let last = blocks.len() - 1;
            blocks[last].elements.push(element);
        }
        let mut flow = Self { program, list, blocks };
        for target in 0..flow.blocks.len() {
            for label in flow.uses(target) {
                if let Some(from) = flow.block_of(label.id()).filter(|&from| flow.ends(from, label))
                {
                    flow.blocks[from].branches.push(Branch { label, block: target });
                }
            }
        }
        flow.blocks.iter_mut().for_each(|it| it.branches.sort_by_key(|it| it.label.id()));
        flow
    }

    /// Returns the uses of the label of a block.
    pub(crate) fn uses(&self, block: usize) -> Vec<Node<'a>> {
        let entity = self.blocks[block].label.map(|label| self.program.entity(label));
        entity.into_iter().flat_map(|entity| self.program.uses_of(entity)).collect()
    }

    /// Returns the block with a node of the list.
    pub(crate) fn block_of(&self, node: NodeId) -> Option<usize> {
        let after = self.blocks.partition_point(|block| block.elements[0] <= node);
        after.checked_sub(1)
    }

    /// Returns `true` if a node is in the last element of a block.
    fn ends(&self, block: usize, node: Node) -> bool {
        self.end_of(block).contains(node.id())
    }

    fn end_of(&self, block: usize) -> Node<'a> {
        let elements = &self.blocks[block].elements;
        self.program.node(elements[elements.len() - 1])
    }

    /// Returns the uses of the label of `from` in `to` by which a value depends on the jump.
    pub(crate) fn choices(&self, from: usize, to: usize) -> Vec<Node<'a>> {
        let in_target =
            |label: &Node| self.block_of(label.id()) == Some(to) && !self.ends(to, *label);
        self.uses(from).into_iter().filter(in_target).collect()
    }

    /// Returns `true` if a block jumps only to `to`, and no other block does.
    pub(crate) fn is_only_way(&self, from: usize, to: usize) -> bool {
        let branches = self.blocks.iter().flat_map(|block| &block.branches);
        matches!(&self.blocks[from].branches[..], [branch] if branch.block == to)
            && branches.filter(|branch| branch.block == to).count() == 1
    }

    /// Returns the edit without some branches, and without the blocks that no other branch reaches.
    /// A branch stays if its jump needs it.
    pub(crate) fn without(&self, edit: &Edit, removed: &HashSet<NodeId>) -> Edit {
        let changes: Vec<_> = (0..self.blocks.len()).map(|it| self.change(it, removed)).collect();
        let is_left = |branch: &Branch, from: usize| match &changes[from] {
            Some((_, gone)) => !gone.contains(&branch.label.id()),
            None => true,
        };
        let (mut reached, mut open) = (HashSet::from([0]), vec![0]);
        while let Some(block) = open.pop() {
            for branch in &self.blocks[block].branches {
                if is_left(branch, block) && reached.insert(branch.block) {
                    open.push(branch.block);
                }
            }
        }
        let (mut edit, mut lost) = (edit.clone(), Vec::new());
        for (from, change) in changes.iter().enumerate().filter(|(from, _)| reached.contains(from))
        {
            let Some((change, _)) = change else { continue };
            edit = edit.deleting(change.deleted().iter().copied());
            edit = edit.replacing_each(change.replaced().iter().cloned());
            let mut counts: HashMap<usize, usize> = HashMap::new();
            let gone = self.blocks[from].branches.iter().filter(|it| !is_left(it, from));
            gone.for_each(|branch| *counts.entry(branch.block).or_default() += 1);
            for (to, count) in counts.into_iter().filter(|(to, _)| reached.contains(to)) {
                // Each value that depends on the jump names it once for each branch.
                let mut left: HashMap<NodeId, usize> = HashMap::new();
                for label in self.choices(from, to) {
                    let seen = left.entry(label.parent_id()).or_default();
                    *seen += 1;
                    lost.extend((*seen <= count).then_some(label));
                }
            }
        }
        let unreached = (0..self.blocks.len()).filter(|block| !reached.contains(block));
        let deleted = unreached.flat_map(|block| self.blocks[block].elements.iter().copied());
        self.program.deleting_with_uses(&edit, deleted, lost)
    }

    /// Returns the change of the end of a block without some of its branches, and those that are
    /// gone then. A jump without branches becomes an end.
    fn change(&self, block: usize, removed: &HashSet<NodeId>) -> Option<(Edit, Vec<NodeId>)> {
        let branches = &self.blocks[block].branches;
        let labels = branches.iter().map(|branch| branch.label.id());
        let mut gone: Vec<_> = labels.filter(|label| removed.contains(label)).collect();
        if gone.is_empty() {
            return None;
        }
        let (program, end) = (self.program, self.end_of(block));
        if gone.len() == branches.len() {
            let label = self.blocks.iter().find_map(|block| block.label)?;
            let text = program.least_text(label.node)?;
            let edit = Edit::default().replacing(end.id(), Replacement::Text(text.into()));
            return Some((edit, gone));
        }
        let is_jump = |node: &Node| program.rules().jumps.contains_key(&node.kind_id());
        if let Some(jump) = end.descendants().find(is_jump) {
            let left = branches.iter().find(|branch| !gone.contains(&branch.label.id()))?;
            return Some((decided(program, jump, left.label)?, gone));
        }
        // One of several cases.
        let mut deleted = Vec::new();
        gone.retain(|label| {
            let mut nodes = program.node(*label).with_ancestors().take_while(|it| *it != end);
            let case = nodes.find_map(|node| node.removable_with());
            deleted.extend(case.iter().flatten().copied());
            case.is_some()
        });
        (!gone.is_empty()).then(|| (Edit::default().deleting(deleted), gone))
    }
}

/// Returns the edit that keeps one target of a jump, in place of its condition.
fn decided(program: &Program, jump: Node, kept: Node) -> Option<Edit> {
    let part = program.rules().jumps.get(&jump.kind_id())?;
    let children: Vec<Node> = jump.children().collect();
    let mut parts = (0..children.len()).filter(|&at| children[at].kind_id() == *part);
    let (condition, last) = (parts.next()?, parts.next_back()?);
    let target = children.iter().find(|child| child.contains(kept.id()))?;
    let removed = children[condition + 1..=last].iter().map(Node::id);
    let target = Replacement::Text(target.copy());
    Some(Edit::default().deleting(removed).replacing(children[condition].id(), target))
}
