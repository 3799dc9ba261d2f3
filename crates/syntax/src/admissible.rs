//! Admissible replacements of a node.
//!
//! The position of a node has a class: the set of symbols admitted there. The node can be replaced
//! by a descendant of such a symbol, by a run of nested elements of such symbols, or by the
//! smallest text of such a symbol, unless the language overrides the grammar.

use std::collections::HashSet;

use crate::quantify::{Around, ListShape, MemberShape};
use crate::record::NodeRecord;
use crate::rules::{Class, Fragment, Instruction, ListKind, Symbol};
use crate::{FrontEnd, Node, NodeId, Replacement, Tree, WhiteSpace};

impl Tree {
    /// Returns the descendants, at most `levels` below a node, that can replace it, in pre-order.
    /// Callers decide if they prefer those of the same kind.
    #[doc(alias = "compatible")]
    pub fn replacements(&self, id: NodeId, levels: usize) -> impl Iterator<Item = NodeId> {
        let (class, node) = (class_of(self, id), self.node(id));
        let fits = down_to(node, levels).skip(1).filter(move |below| {
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
                && !self.would_end(id, other.text())
        };
        let mut texts = HashSet::new();
        let fit = self.nodes().filter(is_fit).filter(|other| texts.insert(other.text()));
        fit.map(|other| other.id()).collect()
    }

    /// Returns `true` for character data in a language with significant white space, such as XML.
    pub fn is_free_text(&self, id: NodeId) -> bool {
        self.white_space_in(id) == WhiteSpace::Significant
            && is_named_leaf(self, id)
            && !is_name(self, id)
    }

    /// Returns `true` for a name that could be read differently elsewhere: one that is also a
    /// keyword, or several words that the mask replaced by a name.
    pub fn is_no_name_elsewhere(&self, id: NodeId) -> bool {
        let node = self.node(id);
        let is_masked = self.front_end == FrontEnd::Masked && node.weight() > 1;
        is_name(self, id) && (is_masked || self.language_info(id).keywords.contains(node.text()))
    }

    /// Returns the smallest valid text for a node, if it is smaller than the node. There is none if
    /// every text needs a name, since an invented name would have no definition.
    pub fn smallest(&self, id: NodeId) -> Option<&str> {
        let (node, bytes) = (self.node(id), self.node(id).span().len());
        if let Some(text) = self.smallest_by_rules(id) {
            return text.filter(|text| text.len() < bytes);
        }
        let is_smaller =
            |best: &&Fragment| (u64::from(best.tokens), best.text.len()) < (node.weight(), bytes);
        least(self, id).filter(is_smaller).map(|best| best.text.as_str())
    }

    /// Returns the smallest valid text for a node, even if the node is smaller.
    pub fn least_text(&self, id: NodeId) -> Option<&str> {
        least(self, id).map(|fragment| fragment.text.as_str())
    }

    /// Returns the texts that the grammar provides for a node, except its own text. Literals of
    /// enumerated kinds come first, then the smallest text of each symbol by size.
    pub fn texts_for(&self, id: NodeId) -> Vec<&str> {
        let own = self.node(id).text();
        let symbols = symbols_for(self, id);
        let mut fragments: Vec<_> =
            symbols.clone().filter_map(|symbol| self.compiled.fragment(symbol)).collect();
        fragments.sort();
        let spelt = symbols.flat_map(|symbol| self.compiled.spellings(symbol.kind));
        let mut texts: Vec<&str> = spelt.map(|text| &**text).collect();
        texts.extend(fragments.into_iter().map(|fragment| fragment.text.as_str()));
        let mut seen = HashSet::from([own]);
        texts.retain(|text| seen.insert(text.as_bytes()) && !self.would_end(id, text.as_bytes()));
        texts
    }

    /// Returns `true` if the text of a node is a literal of the grammar, so that it cannot be a
    /// name.
    pub fn is_spelt_out(&self, id: NodeId) -> bool {
        let is_of_kind = !self.compiled.spellings(self.record(id).kind).is_empty();
        is_of_kind || self.language_info(id).keywords.contains(self.node(id).text())
    }

    /// Returns `true` if the grammar admits a node of `source` in place of a node of this tree.
    /// `source` is a tree of the same language, or this tree; ancestors and descendants are not
    /// admitted.
    pub fn admits_from(&self, id: NodeId, source: &Self, candidate: NodeId) -> bool {
        let (Some(class), true) =
            (class_of(self, id), std::ptr::eq(self.compiled, source.compiled))
        else {
            return false;
        };
        let (record, other) = (source.record(candidate), source.node(candidate));
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
        is_admitted && !self.would_end(id, other.text())
    }

    /// Returns `true` if a node is an element of a repetition, even the only one.
    pub fn is_repeated(&self, id: NodeId) -> bool {
        list_around(self, id).is_some_and(|list| list.kind == ListKind::Repetition)
    }

    /// Returns `true` if the rule of the parent admits a symbol like `child` at any position.
    pub fn has_place_beside(&self, node: NodeId, child: NodeId) -> bool {
        let parent = self.record(self.record(node).parent);
        let symbol = self.record(child).symbol();
        let has_symbol = |class| self.compiled.class(class).has(symbol);
        let takes = |it: &Instruction| matches!(it, Instruction::Take(class) if has_symbol(*class));
        parent.rule.is_some_and(|rule| self.compiled.program(rule).instructions.iter().any(takes))
    }
}

impl Node<'_> {
    /// Returns `true` if the grammar admits another node in place of this one.
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
    is_named_leaf(tree, id) && tree.compiled.fragment(tree.record(id).symbol()).is_none()
}

fn is_named_leaf(tree: &Tree, id: NodeId) -> bool {
    tree.record(id).has(NodeRecord::NAMED) && tree.regular_count(id) == 0
}

fn least(tree: &Tree, id: NodeId) -> Option<&Fragment> {
    let record = tree.record(id);
    if !record.is_regular() || record.has(NodeRecord::MISSING) {
        return None;
    }
    let own = Some(record.symbol()).filter(|&symbol| may_take(tree, id, symbol, None));
    let fragments =
        symbols_for(tree, id).chain(own).filter_map(|symbol| tree.compiled.fragment(symbol));
    // A fragment that ends an embedded text is not valid in it.
    fragments.filter(|fragment| !tree.would_end(id, fragment.text.as_bytes())).min()
}

/// Returns the symbols that may take the position of a node.
fn symbols_for(tree: &Tree, id: NodeId) -> impl Iterator<Item = Symbol> + Clone {
    let symbols = class_of(tree, id).into_iter().flat_map(|class| &class.symbols).copied();
    symbols.filter(move |&symbol| may_take(tree, id, symbol, None))
}

/// Returns the class of symbols admitted at the position of a node.
fn class_of(tree: &Tree, id: NodeId) -> Option<&Class> {
    tree.slot(id).map(|(slot, _)| tree.compiled.class(slot.class))
}

fn admits(tree: &Tree, node: NodeId, class: &Class, candidate: NodeId) -> bool {
    let record = tree.record(candidate);
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
    let parent = tree.record(tree.record(node).parent).kind;
    let overrides = tree.overrides;
    let has_required = |kind: u16| {
        let inside = candidate.map(|candidate| tree.node(candidate).subtree());
        symbol.kind == kind || inside.is_some_and(|inside| tree.required_nodes.has(kind, &inside))
    };
    tree.required_nodes.at(node).is_none_or(has_required)
        && overrides.admits(parent, symbol.kind)
        && !overrides.fixes(&tree.records, node)
}

/// Returns the node and its descendants at most `levels` below it, in pre-order.
fn down_to(node: Node<'_>, levels: usize) -> impl Iterator<Item = Node<'_>> {
    let deepest = node.depth().saturating_add(levels);
    node.descend(move |node| node.depth() < deepest)
}

/// Returns the list that has a node as a whole member.
fn list_around(tree: &Tree, id: NodeId) -> Option<&ListShape> {
    let (slot, shape) = tree.slot(id)?;
    let Around { list, member, .. } = shape.lists_around(&slot).next()?;
    (list.kind != ListKind::Optional && member?.children.len() == 1).then_some(list)
}

fn run_in(
    tree: &Tree,
    parent: NodeId,
    node: NodeId,
    class: &Class,
    target: &ListShape,
) -> Option<Replacement> {
    let shape = tree.shape_of(parent)?;
    let nodes_of = |member: &MemberShape| tree.regular_children(parent, member.children);
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
    let kind = |parent: NodeId, list: &ListShape| {
        let span = list.separators.first()?;
        let only = tree.regular_children(parent, *span).next()?;
        (span.len() == 1).then_some(tree.record(only).kind)
    };
    let inner = kind(parent, list);
    target.kind != ListKind::Separated
        || inner.is_some() && inner == kind(tree.record(node).parent, target)
}
