//! Admissible replacements of a node.
//!
//! The position of a node has a class: the set of symbols admitted there. The node can be replaced
//! by a descendant of such a symbol, by a run of nested elements of such symbols, or by the
//! smallest text of such a symbol, unless the language overrides the grammar.

use std::collections::HashSet;

use crate::quantify::{ListShape, MemberShape, Membership};
use crate::record::NodeRecord;
use crate::rules::{Class, Fragment, Instruction, ListKind, Symbol};
use crate::{FrontEnd, Node, NodeId, Replacement, Tree, WhiteSpace};

impl Tree {
    /// Returns the descendants, at most `levels` below a node, that can replace it, in pre-order.
    /// Callers decide if they prefer those of the same kind.
    #[doc(alias = "compatible")]
    pub fn replacements(&self, id: NodeId, levels: usize) -> impl Iterator<Item = NodeId> {
        let class = class_of(self, id);
        let node = self.node(id);
        let below = down_to(node, levels).skip(1);
        let fits = below.filter(move |below| {
            class.is_some_and(|class| admits(self, id, class, below.id()))
                && below.span() != node.span()
        });
        fits.map(|below| below.id())
    }

    /// Returns the runs of nested elements, at most `levels` below a node, that can replace it,
    /// such as the statements of a nested block. Only an element of a list can be replaced by
    /// several nodes.
    pub fn splices(&self, id: NodeId, levels: usize) -> impl Iterator<Item = Replacement> {
        let target = list_around(self, id);
        let class = class_of(self, id);
        let parents = target.map(|_| down_to(self.node(id), levels.saturating_sub(1)));
        let parents = parents.into_iter().flatten();
        parents.filter_map(move |parent| run_in(self, parent.id(), id, class?, target?))
    }

    /// Returns nodes outside a node that can replace it, are lighter, and share a name with it:
    /// `*a` for `a[i]`. Texts are unique. Takes time linear in the tree.
    #[must_use]
    pub fn elsewhere(&self, id: NodeId) -> Vec<NodeId> {
        let own_node = self.node(id);
        let names: HashSet<&[u8]> = names_in(self, own_node).collect();
        if names.is_empty() || own_node.weight() == 1 {
            return Vec::new();
        }
        let is_fit = |other: &Node| {
            other.weight() < own_node.weight()
                && !own_node.contains(other.id())
                && own_node.admits(*other)
                && names_in(self, *other).any(|name| names.contains(name))
                && !self.would_end(id.0, other.text())
        };
        let mut texts = HashSet::new();
        self.nodes()
            .filter(is_fit)
            .filter(|other| texts.insert(other.text()))
            .map(|other| other.id())
            .collect()
    }

    /// Returns `true` for character data in a language with significant white space, such as XML.
    #[must_use]
    pub fn is_free_text(&self, id: NodeId) -> bool {
        let has_fragment =
            || self.compiled.fragment(self.records.at(id.index()).symbol()).is_some();
        self.white_space_in(id) == WhiteSpace::Significant
            && is_named_leaf(self, id)
            && has_fragment()
    }

    /// Returns `true` for a name that could be read differently elsewhere: one that is also a
    /// keyword, or several words that the mask replaced by a name.
    #[must_use]
    pub fn is_no_name_elsewhere(&self, id: NodeId) -> bool {
        let node = self.node(id);
        let is_masked = self.front_end == FrontEnd::Masked && node.weight() > 1;
        is_name(self, id) && (is_masked || self.language_info(id).keywords.contains(node.text()))
    }

    /// Returns the smallest valid text for a node, if it is smaller than the node. There is none if
    /// every text needs a name, since an invented name would have no definition.
    #[must_use]
    pub fn smallest(&self, id: NodeId) -> Option<&str> {
        let record = self.records.at(id.index());
        if let Some(text) = self.smallest_by_rules(id) {
            return text.filter(|text| text.len() < (record.end - record.start) as usize);
        }
        let size = (self.node(id).weight(), (record.end - record.start) as usize);
        least(self, id).filter(|best| fragment_size(best) < size).map(|best| best.text.as_str())
    }

    /// Returns the smallest valid text for a node, even if the node is smaller.
    #[must_use]
    pub fn least_text(&self, id: NodeId) -> Option<&str> {
        least(self, id).map(|fragment| fragment.text.as_str())
    }

    /// Returns the texts that the grammar provides for a node, except its own text. Literals of
    /// enumerated kinds come first, then the smallest text of each symbol by size.
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

    /// Returns `true` if the text of a node is a literal of the grammar, so that it cannot be a
    /// name.
    #[must_use]
    pub fn is_spelt_out(&self, id: NodeId) -> bool {
        let is_of_kind = !self.compiled.spellings(self.records.at(id.index()).kind).is_empty();
        is_of_kind || self.language_info(id).keywords.contains(self.node(id).text())
    }

    /// Returns `true` if the grammar admits a node of `source` in place of a node of this tree.
    /// `source` is a tree of the same language, or this tree; ancestors and descendants are not
    /// admitted.
    #[must_use]
    pub fn admits_from(&self, id: NodeId, source: &Self, candidate: NodeId) -> bool {
        let (Some(class), true) =
            (class_of(self, id), std::ptr::eq(self.compiled, source.compiled))
        else {
            return false;
        };
        let (record, other) = (source.records.at(candidate.index()), source.node(candidate));
        let is_admitted = if std::ptr::eq(self, source) {
            !self.node(id).contains(candidate)
                && !other.contains(id)
                && admits(self, id, class, candidate)
        } else {
            record.is_regular()
                && !record.has(NodeRecord::MISSING)
                && !source.is_no_name_elsewhere(candidate)
                && class.has(record.symbol())
                && may_take(self, id, record.symbol(), None)
        };
        is_admitted && !self.would_end(id.0, other.text())
    }

    /// Returns `true` if a node is an element of a repetition, even the only one.
    #[must_use]
    pub fn is_repeated(&self, id: NodeId) -> bool {
        list_around(self, id).is_some_and(|list| list.kind == ListKind::Repetition)
    }

    /// Returns `true` if the rule of the parent admits a symbol like `child` at any position.
    #[must_use]
    pub fn has_place_beside(&self, node: NodeId, child: NodeId) -> bool {
        let parent = self.records.at(self.records.at(node.index()).parent as usize);
        let symbol = self.records.at(child.index()).symbol();
        let has_symbol = |class| self.compiled.class(class).has(symbol);
        let takes = |it: &Instruction| matches!(it, Instruction::Take(class) if has_symbol(*class));
        parent
            .rule
            .is_some_and(|rule| self.compiled.programs[rule.index()].instructions.iter().any(takes))
    }
}

impl Node<'_> {
    /// Returns `true` if the grammar admits another node in place of this one.
    #[must_use]
    pub fn admits(&self, candidate: Node<'_>) -> bool {
        let class = class_of(self.tree, self.id());
        class.is_some_and(|class| admits(self.tree, self.id(), class, candidate.id()))
    }
}

/// Returns the texts of the names in a node: the leaves without a smallest text.
fn names_in<'tree>(tree: &'tree Tree, node: Node<'tree>) -> impl Iterator<Item = &'tree [u8]> {
    let names = node.with_descendants().filter(|node| is_name(tree, node.id()));
    names.map(|name| name.text())
}

fn is_name(tree: &Tree, id: NodeId) -> bool {
    is_named_leaf(tree, id)
        && tree.compiled.fragment(tree.records.at(id.index()).symbol()).is_none()
}

fn is_named_leaf(tree: &Tree, id: NodeId) -> bool {
    tree.records.at(id.index()).has(NodeRecord::NAMED) && tree.regular_count(id) == 0
}

fn least(tree: &Tree, id: NodeId) -> Option<&Fragment> {
    let record = tree.records.at(id.index());
    if !record.is_regular() || record.has(NodeRecord::MISSING) {
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
    // A fragment that ends an embedded text is not valid in it.
    others.chain(own).filter(|fragment| !tree.would_end(id.0, fragment.text.as_bytes())).min()
}

/// Returns the class of symbols admitted at the position of a node.
fn class_of(tree: &Tree, id: NodeId) -> Option<&Class> {
    tree.slot(id).map(|(slot, _)| tree.compiled.class(slot.class))
}

fn admits(tree: &Tree, node: NodeId, class: &Class, candidate: NodeId) -> bool {
    let record = tree.records.at(candidate.index());
    record.is_regular()
        && !record.has(NodeRecord::MISSING)
        && !tree.is_no_name_elsewhere(candidate)
        && (class.has(record.symbol())
            || class.has_kind(record.kind) && end_alike(tree, node, candidate))
        && may_take(tree, node, record.symbol(), Some(candidate))
        && tree.rules_admit(node, candidate)
}

/// Returns `true` if two nodes end with the same byte. Of two rules with one name, one may lack the
/// last token of the other.
fn end_alike(tree: &Tree, one: NodeId, other: NodeId) -> bool {
    tree.node(one).text().last() == tree.node(other).text().last()
}

/// Returns `true` if no override excludes the symbol at this position.
fn may_take(tree: &Tree, node: NodeId, symbol: Symbol, candidate: Option<NodeId>) -> bool {
    let parent = tree.records.at(tree.records.at(node.index()).parent as usize).kind;
    let overrides = tree.overrides;
    let has_required = |kind: u16| {
        let inside = candidate.map(|candidate| tree.node(candidate).subtree());
        symbol.kind == kind || inside.is_some_and(|inside| tree.required_nodes.has(kind, &inside))
    };
    tree.required_nodes.at(node.0).is_none_or(has_required)
        && overrides.admits(parent, symbol.kind)
        && !overrides.fixes(&tree.records, node.0)
}

/// Returns the node and its descendants at most `levels` below it, in pre-order.
fn down_to(node: Node<'_>, levels: usize) -> impl Iterator<Item = Node<'_>> {
    let deepest = node.depth().saturating_add(levels);
    node.descend(move |node| node.depth() < deepest)
}

/// Returns the list that has a node as a whole member.
fn list_around(tree: &Tree, id: NodeId) -> Option<&ListShape> {
    let (slot, shape) = tree.slot(id)?;
    let Membership::Member { list, member } = slot.membership else { return None };
    let list = &shape.lists[list as usize];
    (list.kind != ListKind::Optional && list.members[member as usize].children.len() == 1)
        .then_some(list)
}

fn run_in(
    tree: &Tree,
    parent: NodeId,
    node: NodeId,
    class: &Class,
    target: &ListShape,
) -> Option<Replacement> {
    let shape = tree.shape_of(parent.0)?;
    let nodes_of = |member: &MemberShape| tree.regular_children(parent.0, member.children);
    let list = shape.lists.iter().find(|list| {
        list.kind == target.kind
            && list.members.iter().map(|member| member.children.len()).sum::<u32>() > 1
            && same_separators(tree, parent, list, node, target)
            && list.members.iter().all(|member| match member.children.len() {
                1 => nodes_of(member).all(|child| admits(tree, node, class, child)),
                _ => nodes_of(member).all(|child| tree.has_place_beside(node, child)),
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
    node: NodeId,
    target: &ListShape,
) -> bool {
    if target.kind != ListKind::Separated {
        return true;
    }
    let kind = |parent: u32, list: &ListShape| {
        let span = list.separators.first()?;
        let only = tree.regular_children(parent, *span).next()?;
        (span.len() == 1).then_some(tree.records.at(only.index()).kind)
    };
    let enclosing = tree.records.at(node.index()).parent;
    let inner = kind(parent.0, list);
    inner.is_some() && inner == kind(enclosing, target)
}

fn fragment_size(fragment: &Fragment) -> (u64, usize) {
    (u64::from(fragment.tokens), fragment.text.len())
}
