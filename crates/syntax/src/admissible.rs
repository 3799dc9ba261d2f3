//! What may stand in the place of a node.
//!
//! The place has a class, the set of symbols that the grammar admits there. A descendant of such a symbol, a run of
//! nested elements that all are such symbols, or the smallest text of such a symbol can take the node's place, unless
//! the language overrides the grammar.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::ops::Range;

use crate::quantify::{ListShape, Member, Place};
use crate::record::Record;
use crate::rules::{Class, Fragment, Instruction, ListKind, Symbol};
use crate::{FrontEnd, Node, NodeId, Replacement, Tree, WhiteSpace};

impl Tree {
    /// The descendants of a node, at most `levels` below it, that may stand in its place, in pre-order. Whether one of
    /// the node's own kind is among them is for the caller to prefer.
    #[doc(alias = "compatible")]
    pub fn replacements(&self, id: NodeId, levels: usize) -> impl Iterator<Item = NodeId> {
        let class = self.class_of(id);
        let span = self.node(id).span();
        self.below(id, levels).filter(move |&below| {
            class.is_some_and(|class| self.admits(id, class, below)) && self.node(below).span() != span
        })
    }

    /// The descendants of a node that may stand in its place, on the way down by the heaviest children, as long as the
    /// weight has at least halved since the last one; none if that way has fewer than `levels_min` levels. They lead to
    /// the bottom of what is nested thousands of levels deep in a few steps.
    #[must_use]
    pub fn distant_replacements(&self, id: NodeId, levels_min: usize) -> Vec<NodeId> {
        let Some(class) = self.class_of(id) else { return Vec::new() };
        let way = std::iter::successors(heaviest_child(&self.node(id)), heaviest_child);
        let mut weight = self.node(id).weight();
        let (mut levels, mut found) = (0, Vec::new());
        for node in way {
            levels += 1;
            if node.weight() * 2 <= weight && self.admits(id, class, node.id()) {
                weight = node.weight();
                found.push(node.id());
            }
        }
        if levels < levels_min { Vec::new() } else { found }
    }

    /// The runs of nested elements, at most `levels` below a node, that may stand in its place: of a block in a block,
    /// the statements. Only an element of a list has room for more than one node.
    pub fn splices(&self, id: NodeId, levels: usize) -> impl Iterator<Item = Replacement> {
        let target = self.list_around(id);
        let class = self.class_of(id);
        let below = target.is_some().then(|| std::iter::once(id).chain(self.below(id, levels.saturating_sub(1))));
        below.into_iter().flatten().filter_map(move |parent| self.run_in(parent, id, class?, target?))
    }

    /// The nodes elsewhere in the file that may stand in the place of a node, are lighter, and have one of its names in them:
    /// `*a` in the place of `a[i]`. Of equal texts the first. All nodes are looked at.
    #[must_use]
    pub fn elsewhere(&self, id: NodeId) -> Vec<NodeId> {
        let here = self.node(id);
        let names: HashSet<&[u8]> = self.names_in(here.subtree()).collect();
        if names.is_empty() || here.weight() == 1 {
            return Vec::new();
        }
        let is_fit = |other: &Node| {
            other.weight() < here.weight()
                && !here.subtree().contains(&other.id().index())
                && self.may_stand_at(id, other.id())
                && self.names_in(other.subtree()).any(|name| names.contains(name))
        };
        let mut texts = HashSet::new();
        self.nodes().filter(is_fit).filter(|other| texts.insert(other.text())).map(|other| other.id()).collect()
    }

    /// The texts of the leaves among these nodes that have no smallest text, which are names.
    fn names_in(&self, nodes: Range<usize>) -> impl Iterator<Item = &[u8]> {
        let leaves = nodes.map(|index| NodeId(index as u32)).filter(|&id| self.is_named_leaf(id));
        let names = leaves.filter(|id| self.compiled.fragment(self.records[id.index()].symbol()).is_none());
        names.map(|id| self.node(id).text())
    }

    /// Whether a node is text between others, in a language where white space in it means something: what an element of XML
    /// has beside elements.
    #[must_use]
    pub fn is_free_text(&self, id: NodeId) -> bool {
        let has_fragment = || self.compiled.fragment(self.records[id.index()].symbol()).is_some();
        self.grammar.white_space == WhiteSpace::Significant && self.is_named_leaf(id) && has_fragment()
    }

    fn is_named_leaf(&self, id: NodeId) -> bool {
        self.records[id.index()].has(Record::NAMED) && self.regular_count(id) == 0
    }

    /// The smallest text that may stand in the place of a node, if it is smaller than the node. There is none where every
    /// text has a name in it, which would be made up and refer to nothing.
    #[must_use]
    pub fn smallest(&self, id: NodeId) -> Option<&str> {
        let record = &self.records[id.index()];
        let size = (u64::from(record.weight), (record.end - record.start) as usize);
        self.least(id).filter(|best| fragment_size(best) < size).map(|best| best.text.as_str())
    }

    /// The smallest text that may stand in the place of a node, whether it is smaller than the node or not.
    #[must_use]
    pub fn least_text(&self, id: NodeId) -> Option<&str> {
        self.least(id).map(|fragment| fragment.text.as_str())
    }

    fn least(&self, id: NodeId) -> Option<&Fragment> {
        let record = &self.records[id.index()];
        if !record.is_regular() || record.has(Record::MISSING) {
            return None;
        }
        let own = self.compiled.fragment(record.symbol()).filter(|_| self.may_take(id, record.symbol(), None));
        let others = self.class_of(id).into_iter().flat_map(|class| &class.symbols);
        let others = others
            .filter(|&&symbol| self.may_take(id, symbol, None))
            .filter_map(|&symbol| self.compiled.fragment(symbol));
        others.chain(own).min()
    }

    /// What the grammar admits in the place of a node.
    fn class_of(&self, id: NodeId) -> Option<&Class> {
        let record = &self.records[id.index()];
        if id.0 == 0 || !record.is_regular() {
            return None;
        }
        let slot = self.shape_of(record.parent)?.slots[record.ordinal as usize];
        Some(self.compiled.class(slot.class))
    }

    /// Whether the grammar admits a node in the place of another.
    #[must_use]
    pub fn may_stand_at(&self, place: NodeId, candidate: NodeId) -> bool {
        self.class_of(place).is_some_and(|class| self.admits(place, class, candidate))
    }

    fn admits(&self, place: NodeId, class: &Class, candidate: NodeId) -> bool {
        let record = &self.records[candidate.index()];
        record.is_regular()
            && !record.has(Record::MISSING)
            && !self.is_no_name_elsewhere(candidate)
            && (class.symbols.binary_search(&record.symbol()).is_ok()
                || class.has_kind(record.kind) && self.end_alike(place, candidate))
            && self.may_take(place, record.symbol(), Some(candidate))
    }

    /// Whether two nodes end with the same byte: of two rules under one name, one may lack the other's last token.
    fn end_alike(&self, one: NodeId, other: NodeId) -> bool {
        self.node(one).text().last() == self.node(other).text().last()
    }

    /// Whether a name is spelt like a keyword, or is several words that a mask made a name of. It was read as a name where
    /// it stands; elsewhere it might not be. Names are what has no smallest text.
    fn is_no_name_elsewhere(&self, id: NodeId) -> bool {
        let record = &self.records[id.index()];
        let is_name = record.has(Record::NAMED)
            && self.regular_count(id) == 0
            && self.compiled.fragment(record.symbol()).is_none();
        let text = || &self.source[record.start as usize..record.end as usize];
        is_name && (self.front_end == FrontEnd::Masked && record.weight > 1 || self.compiled.keywords.contains(text()))
    }

    /// Whether no override speaks against the symbol in this place.
    fn may_take(&self, place: NodeId, symbol: Symbol, candidate: Option<NodeId>) -> bool {
        let record = &self.records[place.index()];
        let parent = self.records[record.parent as usize].kind;
        let overrides = &self.compiled.overrides;
        let holds = |kind: u16| {
            let inside = candidate.map(|candidate| self.node(candidate).subtree());
            symbol.kind == kind || inside.is_some_and(|inside| self.demands.has(kind, &inside))
        };
        self.demands.at(place.0).is_none_or(holds)
            && overrides.admits(parent, symbol.kind)
            && !overrides.fixes(parent, record.kind)
    }

    /// The descendants at most `levels` below a node, in pre-order.
    fn below(&self, id: NodeId, levels: usize) -> impl Iterator<Item = NodeId> + use<'_> {
        let root = &self.records[id.index()];
        let deepest = root.depth.saturating_add(u32::try_from(levels).unwrap_or(u32::MAX));
        let (mut next, end) = (id.0 + 1, root.subtree_end);
        std::iter::from_fn(move || {
            (next < end).then(|| {
                let at = next;
                let record = &self.records[at as usize];
                next = if record.depth >= deepest { record.subtree_end } else { at + 1 };
                NodeId(at)
            })
        })
    }

    /// The list of which a node is a whole member.
    fn list_around(&self, id: NodeId) -> Option<&ListShape> {
        let record = &self.records[id.index()];
        if id.0 == 0 || !record.is_regular() {
            return None;
        }
        let shape = self.shape_of(record.parent)?;
        let Place::Member { list, member } = shape.slots[record.ordinal as usize].place else { return None };
        let list = &shape.lists[list as usize];
        (list.kind != ListKind::Optional && list.members[member as usize].children.len() == 1).then_some(list)
    }

    /// Whether a node is an element of a repetition, perhaps the only one.
    #[must_use]
    pub fn is_repeated(&self, id: NodeId) -> bool {
        self.list_around(id).is_some_and(|list| list.kind == ListKind::Repetition)
    }

    fn run_in(&self, parent: NodeId, place: NodeId, class: &Class, target: &ListShape) -> Option<Replacement> {
        let shape = self.shape_of(parent.0)?;
        let nodes_of = |member: &Member| self.regular_children(parent.0, member.children.start..member.children.end);
        let list = shape.lists.iter().find(|list| {
            list.kind == target.kind
                && list.members.iter().map(|member| member.children.len()).sum::<u32>() > 1
                && self.same_separators(parent, list, place, target)
                && list.members.iter().all(|member| match member.children.len() {
                    1 => nodes_of(member).all(|child| self.admits(place, class, child)),
                    _ => nodes_of(member).all(|child| self.has_place_beside(place, child)),
                })
        })?;
        let (first, last) = (nodes_of(list.members.first()?).next()?, nodes_of(list.members.last()?).last()?);
        Some(Replacement::Run { first, last })
    }

    /// Whether the rule that admits a node somewhere admits such a child as well, perhaps in another place.
    #[must_use]
    pub fn has_place_beside(&self, place: NodeId, child: NodeId) -> bool {
        let parent = &self.records[self.records[place.index()].parent as usize];
        let symbol = self.records[child.index()].symbol();
        let takes = |instruction: &Instruction| {
            matches!(instruction, Instruction::Take(class)
                if self.compiled.class(*class).symbols.binary_search(&symbol).is_ok())
        };
        parent.rule.is_some_and(|rule| self.compiled.programs[rule.index()].instructions.iter().any(takes))
    }

    fn same_separators(&self, parent: NodeId, list: &ListShape, place: NodeId, target: &ListShape) -> bool {
        if target.kind != ListKind::Separated {
            return true;
        }
        let kind = |parent: u32, list: &ListShape| {
            let span = list.separators.first()?;
            let only = self.regular_children(parent, span.start..span.end).next()?;
            (span.len() == 1).then_some(self.records[only.index()].kind)
        };
        let around = self.records[place.index()].parent;
        let inner = kind(parent.0, list);
        inner.is_some() && inner == kind(around, target)
    }
}

/// Of equals, the first.
fn heaviest_child<'tree>(node: &Node<'tree>) -> Option<Node<'tree>> {
    node.children().max_by_key(|child| (child.weight(), Reverse(child.id())))
}

fn fragment_size(fragment: &Fragment) -> (u64, usize) {
    (u64::from(fragment.tokens), fragment.text.len())
}
