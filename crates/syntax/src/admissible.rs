//! What may stand in the place of a node.
//!
//! The place has a class, the set of symbols that the grammar admits there. A descendant of such a symbol, a run of
//! nested elements that all are such symbols, or the smallest text of such a symbol can take the node's place, unless
//! the language overrides the grammar.

use std::collections::HashSet;
use std::ops::Range;

use crate::quantify::{ListShape, Member, Membership};
use crate::record::Record;
use crate::rules::{Class, Fragment, Instruction, ListKind, Symbol};
use crate::{FrontEnd, Node, NodeId, Replacement, Tree, WhiteSpace};

impl Tree {
    /// The descendants of a node, at most `levels` below it, that may stand in its place, in pre-order. Whether one of
    /// the node's own kind is among them is for the caller to prefer.
    #[doc(alias = "compatible")]
    pub fn replacements(&self, id: NodeId, levels: usize) -> impl Iterator<Item = NodeId> {
        let class = class_of(self, id);
        let span = self.node(id).span();
        below(self, id, levels).filter(move |&below| {
            class.is_some_and(|class| admits(self, id, class, below))
                && self.node(below).span() != span
        })
    }

    /// The runs of nested elements, at most `levels` below a node, that may stand in its place: of a block in a block,
    /// the statements. Only an element of a list has room for more than one node.
    pub fn splices(&self, id: NodeId, levels: usize) -> impl Iterator<Item = Replacement> {
        let target = list_around(self, id);
        let class = class_of(self, id);
        let below = target
            .is_some()
            .then(|| std::iter::once(id).chain(below(self, id, levels.saturating_sub(1))));
        below
            .into_iter()
            .flatten()
            .filter_map(move |parent| run_in(self, parent, id, class?, target?))
    }

    /// The nodes elsewhere in the file that may stand in the place of a node, are lighter, and have one of its names in them:
    /// `*a` in the place of `a[i]`. Of equal texts the first. All nodes are looked at.
    #[must_use]
    pub fn elsewhere(&self, id: NodeId) -> Vec<NodeId> {
        let here = self.node(id);
        let names: HashSet<&[u8]> = names_in(self, here.subtree()).collect();
        if names.is_empty() || here.weight() == 1 {
            return Vec::new();
        }
        let is_fit = |other: &Node| {
            other.weight() < here.weight()
                && !here.subtree().contains(&other.id().index())
                && self.may_stand_at(id, other.id())
                && names_in(self, other.subtree()).any(|name| names.contains(name))
                && !self.would_end(id.0, other.text())
        };
        let mut texts = HashSet::new();
        self.nodes()
            .filter(is_fit)
            .filter(|other| texts.insert(other.text()))
            .map(|other| other.id())
            .collect()
    }

    /// Whether a node is text between others, in a language where white space in it means something: what an element of XML
    /// has beside elements.
    #[must_use]
    pub fn is_free_text(&self, id: NodeId) -> bool {
        let has_fragment = || self.compiled.fragment(self.records[id.index()].symbol()).is_some();
        self.white_space_in(id) == WhiteSpace::Significant
            && is_named_leaf(self, id)
            && has_fragment()
    }

    /// The smallest text that may stand in the place of a node, if it is smaller than the node. There is none where every
    /// text has a name in it, which would be made up and refer to nothing.
    #[must_use]
    pub fn smallest(&self, id: NodeId) -> Option<&str> {
        let record = &self.records[id.index()];
        let size = (u64::from(record.weight), (record.end - record.start) as usize);
        least(self, id).filter(|best| fragment_size(best) < size).map(|best| best.text.as_str())
    }

    /// The smallest text that may stand in the place of a node, whether it is smaller than the node or not.
    #[must_use]
    pub fn least_text(&self, id: NodeId) -> Option<&str> {
        least(self, id).map(|fragment| fragment.text.as_str())
    }

    /// The texts that the grammar itself has for the place of a node, without the node's own: the smallest of each symbol, the
    /// smallest first, and before them all of the node's kind where the rules spell these out.
    #[must_use]
    pub fn texts_for(&self, id: NodeId) -> Vec<&str> {
        let own = self.node(id).text();
        let symbols = class_of(self, id).into_iter().flat_map(|class| &class.symbols);
        let symbols = symbols.filter(|&&symbol| may_take(self, id, symbol, None));
        let mut fragments: Vec<_> =
            symbols.clone().filter_map(|&symbol| self.compiled.fragment(symbol)).collect();
        fragments.sort();
        let spelt =
            symbols.flat_map(|symbol| self.compiled.spellings(symbol.kind)).map(|text| &**text);
        let mut seen = HashSet::new();
        spelt
            .chain(fragments.into_iter().map(|fragment| fragment.text.as_str()))
            .filter(|text| {
                text.as_bytes() != own
                    && !self.would_end(id.0, text.as_bytes())
                    && seen.insert(*text)
            })
            .collect()
    }

    /// Whether the rules spell out the text of a node, so that it is no name.
    #[must_use]
    pub fn is_spelt_out(&self, id: NodeId) -> bool {
        let is_of_kind = !self.compiled.spellings(self.records[id.index()].kind).is_empty();
        is_of_kind || self.part(id).keywords.contains(self.node(id).text())
    }

    /// Whether the grammar admits a node of `source`, a text of the same language or this one, in the place of a node. None that
    /// the node is in or that are in it.
    #[must_use]
    pub fn admits_from(&self, id: NodeId, source: &Self, candidate: NodeId) -> bool {
        let (Some(class), true) =
            (class_of(self, id), std::ptr::eq(self.compiled, source.compiled))
        else {
            return false;
        };
        let (record, other) = (&source.records[candidate.index()], source.node(candidate));
        let is_admitted = if std::ptr::eq(self, source) {
            let (inside, outside) = (self.node(id).subtree(), other.subtree());
            (outside.end <= inside.start || outside.start >= inside.end)
                && admits(self, id, class, candidate)
        } else {
            record.is_regular()
                && !record.has(Record::MISSING)
                && !is_no_name_elsewhere(source, candidate)
                && class.has(record.symbol())
                && may_take(self, id, record.symbol(), None)
        };
        is_admitted && !self.would_end(id.0, other.text())
    }

    /// Whether the grammar admits a node in the place of another.
    #[must_use]
    pub fn may_stand_at(&self, place: NodeId, candidate: NodeId) -> bool {
        class_of(self, place).is_some_and(|class| admits(self, place, class, candidate))
    }

    /// Whether a node is an element of a repetition, perhaps the only one.
    #[must_use]
    pub fn is_repeated(&self, id: NodeId) -> bool {
        list_around(self, id).is_some_and(|list| list.kind == ListKind::Repetition)
    }

    /// Whether the rule that admits a node somewhere admits such a child as well, perhaps in another place.
    #[must_use]
    pub fn has_place_beside(&self, place: NodeId, child: NodeId) -> bool {
        let parent = &self.records[self.records[place.index()].parent as usize];
        let symbol = self.records[child.index()].symbol();
        let has_symbol = |class| self.compiled.class(class).has(symbol);
        let takes = |it: &Instruction| matches!(it, Instruction::Take(class) if has_symbol(*class));
        parent
            .rule
            .is_some_and(|rule| self.compiled.programs[rule.index()].instructions.iter().any(takes))
    }
}

/// The texts of the leaves among these nodes that have no smallest text, which are names.
fn names_in(tree: &Tree, nodes: Range<usize>) -> impl Iterator<Item = &[u8]> {
    let names = nodes.map(|index| NodeId(index as u32)).filter(|&id| is_name(tree, id));
    names.map(|id| tree.node(id).text())
}

fn is_name(tree: &Tree, id: NodeId) -> bool {
    is_named_leaf(tree, id) && tree.compiled.fragment(tree.records[id.index()].symbol()).is_none()
}

fn is_named_leaf(tree: &Tree, id: NodeId) -> bool {
    tree.records[id.index()].has(Record::NAMED) && tree.regular_count(id) == 0
}

fn least(tree: &Tree, id: NodeId) -> Option<&Fragment> {
    let record = &tree.records[id.index()];
    if !record.is_regular() || record.has(Record::MISSING) {
        return None;
    }
    let own = tree
        .compiled
        .fragment(record.symbol())
        .filter(|_| may_take(tree, id, record.symbol(), None));
    let others = class_of(tree, id).into_iter().flat_map(|class| &class.symbols);
    let others = others
        .filter(|&&symbol| may_take(tree, id, symbol, None))
        .filter_map(|&symbol| tree.compiled.fragment(symbol));
    // What would end a text in another language can stand nowhere in it.
    others.chain(own).filter(|fragment| !tree.would_end(id.0, fragment.text.as_bytes())).min()
}

/// What the grammar admits in the place of a node.
fn class_of(tree: &Tree, id: NodeId) -> Option<&Class> {
    tree.slot(id).map(|(slot, _)| tree.compiled.class(slot.class))
}

fn admits(tree: &Tree, place: NodeId, class: &Class, candidate: NodeId) -> bool {
    let record = &tree.records[candidate.index()];
    record.is_regular()
        && !record.has(Record::MISSING)
        && !is_no_name_elsewhere(tree, candidate)
        && (class.has(record.symbol())
            || class.has_kind(record.kind) && end_alike(tree, place, candidate))
        && may_take(tree, place, record.symbol(), Some(candidate))
}

/// Whether two nodes end with the same byte: of two rules under one name, one may lack the other's last token.
fn end_alike(tree: &Tree, one: NodeId, other: NodeId) -> bool {
    tree.node(one).text().last() == tree.node(other).text().last()
}

/// Whether a name is spelt like a keyword, or is several words that a mask made a name of. It was read as a name where
/// it stands; elsewhere it might not be. Names are what has no smallest text.
fn is_no_name_elsewhere(tree: &Tree, id: NodeId) -> bool {
    let node = tree.node(id);
    let is_masked = tree.front_end == FrontEnd::Masked && node.weight() > 1;
    is_name(tree, id) && (is_masked || tree.part(id).keywords.contains(node.text()))
}

/// Whether no override speaks against the symbol in this place.
fn may_take(tree: &Tree, place: NodeId, symbol: Symbol, candidate: Option<NodeId>) -> bool {
    let record = &tree.records[place.index()];
    let parent = tree.records[record.parent as usize].kind;
    let overrides = tree.overrides;
    let holds = |kind: u16| {
        let inside = candidate.map(|candidate| tree.node(candidate).subtree());
        symbol.kind == kind || inside.is_some_and(|inside| tree.demands.has(kind, &inside))
    };
    tree.demands.at(place.0).is_none_or(holds)
        && overrides.admits(parent, symbol.kind)
        && !overrides.fixes(parent, record.kind)
}

/// The descendants at most `levels` below a node, in pre-order.
fn below(tree: &Tree, id: NodeId, levels: usize) -> impl Iterator<Item = NodeId> + use<'_> {
    let root = &tree.records[id.index()];
    let deepest = root.depth.saturating_add(u32::try_from(levels).unwrap_or(u32::MAX));
    let (mut next, end) = (id.0 + 1, root.subtree_end);
    std::iter::from_fn(move || {
        (next < end).then(|| {
            let at = next;
            let record = &tree.records[at as usize];
            next = if record.depth >= deepest { record.subtree_end } else { at + 1 };
            NodeId(at)
        })
    })
}

/// The list of which a node is a whole member.
fn list_around(tree: &Tree, id: NodeId) -> Option<&ListShape> {
    let (slot, shape) = tree.slot(id)?;
    let Membership::Member { list, member } = slot.place else { return None };
    let list = &shape.lists[list as usize];
    (list.kind != ListKind::Optional && list.members[member as usize].children.len() == 1)
        .then_some(list)
}

fn run_in(
    tree: &Tree,
    parent: NodeId,
    place: NodeId,
    class: &Class,
    target: &ListShape,
) -> Option<Replacement> {
    let shape = tree.shape_of(parent.0)?;
    let nodes_of = |member: &Member| tree.regular_children(parent.0, member.children);
    let list = shape.lists.iter().find(|list| {
        list.kind == target.kind
            && list.members.iter().map(|member| member.children.len()).sum::<u32>() > 1
            && same_separators(tree, parent, list, place, target)
            && list.members.iter().all(|member| match member.children.len() {
                1 => nodes_of(member).all(|child| admits(tree, place, class, child)),
                _ => nodes_of(member).all(|child| tree.has_place_beside(place, child)),
            })
    })?;
    let (first, last) =
        (nodes_of(list.members.first()?).next()?, nodes_of(list.members.last()?).last()?);
    Some(Replacement::Run { first, last })
}

fn same_separators(
    tree: &Tree,
    parent: NodeId,
    list: &ListShape,
    place: NodeId,
    target: &ListShape,
) -> bool {
    if target.kind != ListKind::Separated {
        return true;
    }
    let kind = |parent: u32, list: &ListShape| {
        let span = list.separators.first()?;
        let only = tree.regular_children(parent, *span).next()?;
        (span.len() == 1).then_some(tree.records[only.index()].kind)
    };
    let around = tree.records[place.index()].parent;
    let inner = kind(parent.0, list);
    inner.is_some() && inner == kind(around, target)
}

fn fragment_size(fragment: &Fragment) -> (u64, usize) {
    (u64::from(fragment.tokens), fragment.text.len())
}
