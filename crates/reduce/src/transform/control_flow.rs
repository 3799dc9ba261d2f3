//! Control flow of a body with labels and jumps, such as that of a function in LLVM IR.

use std::collections::{BTreeMap, HashMap, HashSet};

use secateur_names::{Definition, Program, StandIn};
use secateur_syntax::{Edit, KindId, Node, NodeId, Replacement};

/// Blocks of a list with labels, in order; at least one.
pub(crate) struct ControlFlow<'a> {
    program: &'a Program,
    pub(crate) list: Node<'a>,
    pub(crate) blocks: Vec<Block<'a>>,
}

/// Elements from one label up to the next one. The last one is a jump or another end.
#[derive(Default)]
pub(crate) struct Block<'a> {
    /// Label; `None` for the elements before the first one.
    pub(crate) label: Option<&'a Definition>,
    pub(crate) elements: Vec<NodeId>,
    /// Uses of labels at its end. The block is the target.
    pub(crate) branches: Vec<LabelUse<'a>>,
    /// Uses of its label by which a value depends on the jump, as in a `phi`: in an element that is
    /// a list of values with labels. The block is that of the element.
    choices: Vec<LabelUse<'a>>,
    /// Number of branches to it.
    incoming: usize,
    is_reached: bool,
}

/// Use of a label, with the index of a block.
#[derive(Clone, Copy)]
pub(crate) struct LabelUse<'a> {
    pub(crate) label: Node<'a>,
    pub(crate) block: usize,
}

impl<'a> ControlFlow<'a> {
    /// Finds all lists with labels, in a language with jumps.
    pub(crate) fn all(program: &'a Program) -> Vec<Self> {
        if program.rules().jumps.is_empty() {
            return Vec::new();
        }
        let is_label = |it: &&Definition| program.entity(it).stands == StandIn::Nothing;
        let labels: Vec<&Definition> = program.definitions().iter().filter(is_label).collect();
        let parent = |label: &Definition| program.node(label.node).parent_id();
        let lists = labels.chunk_by(|one, other| parent(one) == parent(other));
        let flow =
            |labels: &[&'a Definition]| Self::of(program, program.node(parent(labels[0])), labels);
        lists.filter_map(flow).collect()
    }

    fn of(program: &'a Program, list: Node<'a>, labels: &[&'a Definition]) -> Option<Self> {
        let labels: HashMap<NodeId, &Definition> =
            labels.iter().map(|label| (label.node, *label)).collect();
        let mut lists = program
            .lists(list.id())
            .map(|list| list.members().flat_map(|member| member.nodes()).collect::<Vec<NodeId>>());
        let elements = lists.find(|nodes| nodes.iter().any(|node| labels.contains_key(node)))?;
        let mut blocks: Vec<Block> = Vec::new();
        for element in elements {
            let label = labels.get(&element).copied();
            if blocks.is_empty() || label.is_some() {
                blocks.push(Block { label, ..Block::default() });
            }
            blocks.last_mut()?.elements.push(element);
        }
        let mut flow = Self { program, list, blocks };
        for target in 0..flow.blocks.len() {
            for label in flow.uses(target) {
                let Some(block) = flow.block_of(label.id()) else { continue };
                if flow.end_of(block).contains(label.id()) {
                    flow.blocks[block].branches.push(LabelUse { label, block: target });
                    flow.blocks[target].incoming += 1;
                } else if label.ancestors().nth(2) == Some(list) {
                    flow.blocks[target].choices.push(LabelUse { label, block });
                }
            }
        }
        flow.blocks.iter_mut().for_each(|it| it.branches.sort_by_key(|it| it.label.id()));
        let choices = flow.choices_of_entry();
        flow.blocks[0].choices.extend(choices);
        let reached = flow.reached_from(vec![0], |_, _| true);
        flow.blocks.iter_mut().zip(reached).for_each(|(block, is)| block.is_reached = is);
        Some(flow)
    }

    /// Returns the choices of a first block without a label, beside those of other blocks: LLVM
    /// gives it a number.
    fn choices_of_entry(&self) -> Vec<LabelUse<'a>> {
        if self.blocks[0].label.is_some() {
            return Vec::new();
        }
        let known: BTreeMap<NodeId, LabelUse> =
            self.choices().map(|it| (it.label.id(), it)).collect();
        let parents: BTreeMap<NodeId, LabelUse> =
            known.values().map(|choice| (choice.label.parent_id(), *choice)).collect();
        let beside = parents.into_values().flat_map(|LabelUse { label, block }| {
            let siblings = label.parent().into_iter().flat_map(|parent| parent.children());
            let alike = siblings.filter(move |node| node.kind_id() == label.kind_id());
            alike.map(move |label| LabelUse { label, block })
        });
        beside.filter(|choice| !known.contains_key(&choice.label.id())).collect()
    }

    fn choices(&self) -> impl Iterator<Item = LabelUse<'a>> {
        self.blocks.iter().flat_map(|block| &block.choices).copied()
    }

    /// Returns the kinds of elements that depend on jumps.
    pub(crate) fn kinds_of_choices(&self) -> HashSet<KindId> {
        self.choices().filter_map(|choice| Some(choice.label.parent()?.kind_id())).collect()
    }

    /// Returns the uses of the label of a block.
    pub(crate) fn uses(&self, block: usize) -> Vec<Node<'a>> {
        let entity = self.blocks[block].label.map(|label| self.program.entity(label));
        entity.into_iter().flat_map(|entity| self.program.uses_of(entity)).collect()
    }

    /// Returns the block that contains a node.
    fn block_of(&self, node: NodeId) -> Option<usize> {
        let after = self.blocks.partition_point(|block| block.elements[0] <= node);
        after.checked_sub(1).filter(|_| self.list.contains(node))
    }

    fn end_of(&self, block: usize) -> Node<'a> {
        let elements = &self.blocks[block].elements;
        self.program.node(elements[elements.len() - 1])
    }

    /// Returns the uses of the label of `from` in `to` by which a value depends on the jump.
    pub(crate) fn choices_in(&self, from: usize, to: usize) -> impl Iterator<Item = Node<'a>> {
        let choices = self.blocks[from].choices.iter();
        choices.filter(move |choice| choice.block == to).map(|choice| choice.label)
    }

    /// Returns `true` if a block jumps only to `to`, and no other block does.
    pub(crate) fn is_only_way(&self, from: usize, to: usize) -> bool {
        matches!(&self.blocks[from].branches[..], [branch] if branch.block == to)
            && self.blocks[to].incoming == 1
    }

    /// Returns, for each block, `true` if it is reached from the `open` ones along these branches
    /// from each block.
    fn reached_from(
        &self,
        mut open: Vec<usize>,
        is_left: impl Fn(&LabelUse, usize) -> bool,
    ) -> Vec<bool> {
        let mut is_reached = vec![false; self.blocks.len()];
        open.iter().for_each(|&block| is_reached[block] = true);
        while let Some(block) = open.pop() {
            for branch in &self.blocks[block].branches {
                if is_left(branch, block) && !std::mem::replace(&mut is_reached[branch.block], true)
                {
                    open.push(branch.block);
                }
            }
        }
        is_reached
    }

    /// Returns the label of the first block that nothing reaches.
    pub(crate) fn unreached(&self) -> Option<NodeId> {
        Some(self.blocks.iter().find(|block| !block.is_reached)?.label?.node)
    }

    /// Returns `edit` without these branches, and without the blocks that no other branch reaches.
    /// A branch stays if its jump needs it. With [`unreached`](Self::unreached) among the removed
    /// nodes, the blocks that nothing reached before are deleted, too.
    pub(crate) fn without(&self, edit: &Edit, removed: &HashSet<NodeId>) -> Edit {
        let changes: Vec<_> = (0..self.blocks.len()).map(|it| self.change(it, removed)).collect();
        let is_left = |branch: &LabelUse, from: usize| {
            changes[from].as_ref().is_none_or(|(_, gone)| !gone.contains(&branch.label.id()))
        };
        let keeps_unreached = self.unreached().is_some_and(|label| !removed.contains(&label));
        let is_start =
            |&block: &usize| block == 0 || (keeps_unreached && !self.blocks[block].is_reached);
        let starts = (0..self.blocks.len()).filter(is_start).collect();
        let is_reached = self.reached_from(starts, is_left);
        let (mut edit, mut lost) = (edit.clone(), Vec::new());
        for (from, change) in changes.iter().enumerate().filter(|(from, _)| is_reached[*from]) {
            let Some((change, _)) = change else { continue };
            edit = edit.deleting(change.deleted().iter().copied());
            edit = edit.replacing_each(change.replaced().iter().cloned());
            let gone = self.blocks[from].branches.iter().filter(|it| !is_left(it, from));
            let mut counts: HashMap<usize, usize> = HashMap::new();
            gone.for_each(|branch| *counts.entry(branch.block).or_default() += 1);
            // Each value that depends on the jump names it once for each branch.
            let mut seen: HashMap<NodeId, usize> = HashMap::new();
            for choice in self.blocks[from].choices.iter().filter(|it| is_reached[it.block]) {
                let seen = seen.entry(choice.label.parent_id()).or_default();
                *seen += 1;
                let count = counts.get(&choice.block).copied().unwrap_or_default();
                lost.extend((*seen <= count).then_some(choice.label));
            }
        }
        let unreached = (0..self.blocks.len()).filter(|&block| !is_reached[block]);
        let deleted = unreached.flat_map(|block| self.blocks[block].elements.iter().copied());
        self.program.deleting_with_uses(&edit, deleted, lost)
    }

    /// Returns the change of the end of a block without some of its branches, and those that are
    /// gone then. A jump without branches becomes the smallest end.
    pub(crate) fn change(
        &self,
        block: usize,
        removed: &HashSet<NodeId>,
    ) -> Option<(Edit, HashSet<NodeId>)> {
        let branches = &self.blocks[block].branches;
        let labels = branches.iter().map(|branch| branch.label.id());
        let mut gone: HashSet<_> = labels.filter(|label| removed.contains(label)).collect();
        if gone.is_empty() {
            return None;
        }
        let (program, end) = (self.program, self.end_of(block));
        if gone.len() == branches.len() {
            // Where a label is admitted, so is the end of a block.
            let label = self.blocks.iter().find_map(|block| block.label)?;
            let text = program.least_text(label.node)?;
            let edit = Edit::default().replacing(end.id(), Replacement::Text(text.into()));
            return Some((edit, gone));
        }
        let is_jump = |node: &Node| program.rules().jumps.contains_key(&node.kind_id());
        if let Some(jump) = end.children().find(is_jump) {
            let left = branches.iter().find(|branch| !gone.contains(&branch.label.id()))?;
            return Some((decided(program, jump, left.label)?, gone));
        }
        // One of several cases.
        let mut deleted = Vec::new();
        for label in branches.iter().map(|branch| branch.label) {
            let mut nodes = label.with_ancestors().take_while(|it| *it != end);
            if gone.contains(&label.id()) {
                match nodes.find_map(|node| node.removable_with()) {
                    Some(case) => deleted.extend(case),
                    None => _ = gone.remove(&label.id()),
                }
            }
        }
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
