//! Search for definitions and uses.
//!
//! One pass over a tree finds them by the language's [`NameRules`](crate::NameRules). The result is
//! over-approximate on purpose. A use belongs to the definitions of its name in the innermost
//! enclosing scope that has one, at any position in that scope. Names that only the meaning of the
//! program could distinguish, such as members of two structures, are one entity.

use std::collections::{BTreeSet, HashMap, HashSet};

use secateur_syntax::{ChildPosition, Field, FrontEnd, KindId, Node, NodeId, Space};

use crate::calls::lists_in;
use crate::names::{Definition, Entity, Names};
use crate::rules::StandIn;
use crate::{NameRules, Program};

/// Name in a node, which is usually a leaf.
#[derive(Default)]
pub(crate) struct NameLeaf {
    pub(crate) node: NodeId,
    pub(crate) name: u32,
    /// `true` if the name is only a part of the node's text.
    pub(crate) is_part: bool,
    /// `true` if the name counts only when several files are parsed as one, or in several messages.
    pub(crate) is_across: bool,
    pub(crate) defines: Option<FoundDefinition>,
}

/// Definition and its scope.
#[derive(Default)]
pub(crate) struct FoundDefinition {
    pub(crate) node: NodeId,
    pub(crate) scope: NodeId,
    pub(crate) what: &'static str,
    pub(crate) rank: Rank,
    /// `true` if only the complete node can be removed.
    pub(crate) is_whole: bool,
    pub(crate) stands: StandIn,
    pub(crate) must_be_used: bool,
}

/// Priority among definitions of one name in one scope.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Rank {
    #[default]
    Full,
    /// Declaration or special case; counts only without a full definition.
    Special,
    /// Part of an entity that was declared before; counts only without a full definition.
    Declared,
}

/// Maximum number of ancestors searched for a node that changes the name space: the class around
/// the block and the decorators of a method.
const SPACE_LEVELS_MAX: usize = 3;

impl NameLeaf {
    /// Returns the definition, unless a full definition of the name in its scope overrides it.
    fn definition(&self, full: &HashSet<(NodeId, u32)>) -> Option<&FoundDefinition> {
        let counts = |seen: &&FoundDefinition| {
            seen.rank == Rank::Full || !full.contains(&(seen.scope, self.name))
        };
        self.defines.as_ref().filter(counts)
    }
}

impl Program {
    pub(crate) fn find_names(&self) -> Names {
        let rules = self.rules();
        if rules.is_empty() {
            return Names::default();
        }
        self.link(&self.leaves(rules))
    }

    /// Returns the names in file order, with equal numbers for equal names.
    fn leaves(&self, rules: &NameRules) -> Vec<NameLeaf> {
        let is_joined = self.language().seam.is_some_and(|seam| seam.is_in(self.source()));
        let mut numbers: HashMap<(Space, &[u8]), u32> = HashMap::new();
        let (mut leaves, space_count) = (Vec::new(), rules.space_count());
        let mut number = |space: Space, text| {
            let next = numbers.len() as u32;
            *numbers.entry((space, text)).or_insert(next)
        };
        for found in self.nodes().skip(1).filter(|node| !node.text().is_empty()) {
            let (node, text, is_leaf) = (found.id(), found.text(), found.is_leaf());
            // Text that a mask hid, or that the parser saw as one name, may contain any name.
            let is_filled = self.front_end() == FrontEnd::Masked && is_leaf && found.weight() > 1;
            if found.is_text() || is_filled {
                for word in words(text) {
                    let leaf = |space| {
                        let name = number(space, word);
                        NameLeaf { node, name, is_part: true, ..NameLeaf::default() }
                    };
                    leaves.extend((0..space_count).map(Space).map(leaf));
                }
                continue;
            }
            let space = if is_leaf { self.space_of(rules, &found) } else { None };
            if let Some(space) = space {
                let defines = self.definition_of(rules, found);
                let name = number(space, rules.bare(found.kind_id(), text).0);
                leaves.push(NameLeaf { node, name, defines, ..NameLeaf::default() });
            }
            let parts = rules.parts.get(&found.kind_id()).into_iter().flatten();
            for part in parts.filter(|part| is_joined || !part.is_across) {
                let Some(name) = part.find(found.place().kind, text) else { continue };
                let name = number(part.space, name);
                let defines = part.defines.as_ref().map(|rule| {
                    let mut ancestors = found.with_ancestors();
                    let defining = ancestors.find(|ancestor| ancestor.kind_id() == rule.node);
                    let defining = defining.unwrap_or(self.root());
                    let (what, node) = (rule.what.0, defining.id());
                    let scope = enclosing_scope(defining, rules.scope(rule.within.as_ref()));
                    let must_be_used = rule.must_be_used || self.rejects_unused(what, scope);
                    FoundDefinition { node, scope, what, must_be_used, ..Default::default() }
                });
                let is_across = part.is_across;
                leaves.push(NameLeaf { node, name, is_part: true, is_across, defines });
            }
        }
        if is_joined {
            let used: HashSet<u32> =
                leaves.iter().filter(|leaf| leaf.defines.is_none()).map(|leaf| leaf.name).collect();
            leaves.retain(|leaf| {
                leaf.defines.is_none() || !leaf.is_across || used.contains(&leaf.name)
            });
        }
        let count = numbers.len();
        for rule in &rules.messages {
            leaves.extend(self.keys_of_messages(rule, (count + leaves.len()) as u32));
        }
        if !rules.messages.is_empty() {
            leaves.sort_by_key(|leaf| leaf.node);
        }
        leaves
    }

    /// Returns the name space of a leaf; `None` if it is not a name.
    fn space_of(&self, rules: &NameRules, leaf: &Node) -> Option<Space> {
        let of_place = rules.space(leaf.kind_id(), leaf.place())?;
        let is_marked = |kind: KindId| {
            let mut ancestors = leaf.ancestors().skip(1).take(SPACE_LEVELS_MAX);
            leaf.parent().is_some_and(|parent| lists_in(parent, kind).next().is_some())
                || ancestors.any(|node| node.kind_id() == kind)
        };
        let marked = rules.spaces_with.get(&leaf.place()).filter(|(kind, _)| is_marked(*kind));
        Some(marked.map_or(of_place, |(_, space)| *space))
    }

    /// Returns the definition named by the leaf.
    fn definition_of(&self, rules: &NameRules, leaf: Node<'_>) -> Option<FoundDefinition> {
        let mut rank = Rank::Full;
        for (node, parent) in leaf.with_ancestors().zip(leaf.ancestors()) {
            let place = ChildPosition { kind: parent.kind_id(), field: node.field_id() };
            if let Some(rule) = rules.definitions.get(&place) {
                if rule.is_behind_keywords && !is_behind_keywords(node) {
                    return None;
                }
                if rule.needs.is_some_and(|needs| parent.child(needs).is_none()) {
                    if parent.field_id() != Field::NONE {
                        return None;
                    }
                    rank = Rank::Special;
                }
                // A type is needed by its users, even if it was declared elsewhere.
                if rank == Rank::Declared && rule.needs.is_some() {
                    rank = Rank::Special;
                }
                let enclosing = || enclosing_scope(parent, rules.scope(rule.within.as_ref()));
                let scope = if rule.is_within_itself { parent.id() } else { enclosing() };
                let ancestor_of = |kind| leaf.with_ancestors().find(|node| node.kind_id() == kind);
                let part = rule.part.and_then(ancestor_of);
                let is_name_itself = node.field_id() == Field::NONE && !rule.is_whole;
                let node = part.unwrap_or(if is_name_itself { node } else { parent }).id();
                let (what, stands) = (rule.what.0, rule.stands);
                let is_whole = rule.is_whole || rule.part.is_some();
                let is_in_scope = rule.within.is_none() || scope > NodeId::ROOT;
                let must_be_used =
                    rule.must_be_used && is_in_scope || self.rejects_unused(what, scope);
                let found = FoundDefinition { node, scope, what, rank, ..Default::default() };
                return Some(FoundDefinition { is_whole, stands, must_be_used, ..found });
            }
            if rules.special.contains(&place) {
                rank = Rank::Special;
            } else if rules.declared.contains(&place) {
                rank = Rank::Declared;
            } else if !rules.through.contains(&place) {
                return None;
            }
        }
        None
    }

    /// Returns `true` if the test rejects such a definition if it is unused.
    fn rejects_unused(&self, what: &'static str, scope: NodeId) -> bool {
        self.unused_policy().is_some_and(|policy| policy.rejects(what, scope))
    }

    /// Returns the nodes from a name up through its declarators.
    pub fn declarators<'a>(&self, name: Node<'a>) -> impl Iterator<Item = Node<'a>> {
        let up = move |node: &Node<'a>| {
            let is_declarator = self.is_declarator(node);
            node.parent().filter(|parent| is_declarator && parent.id() != NodeId::ROOT)
        };
        std::iter::successors(Some(name), up)
    }

    /// Returns `true` for a name in a declarator, or a declarator in another one.
    fn is_declarator(&self, node: &Node<'_>) -> bool {
        let (rules, place) = (self.rules(), node.place());
        [&rules.through, &rules.special, &rules.declared].iter().any(|set| set.contains(&place))
    }

    /// Returns `true` for the name of a definition, with what belongs to it.
    pub fn is_defined(&self, name: &Node<'_>) -> bool {
        self.rules().definitions.contains_key(&name.place())
    }

    /// Returns `true` for the definition of a function that is part of an entity declared before,
    /// such as a method outside of its class.
    pub fn is_declared_elsewhere<'a>(&'a self, function: Node<'a>) -> bool {
        let is_part =
            |node: &Node| node.is_named() && (self.is_declarator(node) || self.is_defined(node));
        let down = |node: &Node<'a>| node.children().find(|child| is_part(child));
        let mut declarators = std::iter::successors(down(&function), down);
        declarators.any(|node| self.rules().declared.contains(&node.place()))
    }

    /// Returns the declarator at an unread position, if there is one.
    pub(crate) fn unread<'a>(&self, name: Node<'a>) -> Option<Node<'a>> {
        let or_assigned = self.unused_policy().is_some_and(|policy| !policy.assignment_is_use);
        self.unread_or_assigned(name, or_assigned)
    }

    /// Returns the declarator at an unread position, or with `or_assigned` at an assigned one.
    pub(crate) fn unread_or_assigned<'a>(
        &self,
        name: Node<'a>,
        or_assigned: bool,
    ) -> Option<Node<'a>> {
        let (unread, assigned) = (&self.rules().unread, &self.rules().assigned);
        self.declarators(name).find(|node| {
            unread.contains(&node.place()) || or_assigned && assigned.contains(&node.place())
        })
    }

    /// Links uses to definitions.
    fn link(&self, leaves: &[NameLeaf]) -> Names {
        let mut names = Names::default();
        // Definitions of each scope: pairs of name and entity.
        let mut scopes: HashMap<NodeId, Vec<(u32, u32)>> = HashMap::new();
        let mut known: HashMap<(NodeId, u32), u32> = HashMap::new();
        let seen = leaves.iter().filter_map(|leaf| Some((leaf.defines.as_ref()?, leaf.name)));
        let full = seen.filter(|(seen, _)| seen.rank == Rank::Full);
        let full: HashSet<_> = full.map(|(seen, name)| (seen.scope, name)).collect();
        for leaf in leaves {
            let Some(seen) = leaf.definition(&full) else { continue };
            let entity = *known.entry((seen.scope, leaf.name)).or_insert_with(|| {
                let entity = names.entities.len() as u32;
                let &FoundDefinition { scope, stands, must_be_used, .. } = seen;
                let &NameLeaf { is_part, is_across, .. } = leaf;
                let known = Entity { scope, is_part, is_across, must_be_used, ..Entity::default() };
                names.entities.push(Entity { stands, ..known });
                scopes.entry(seen.scope).or_default().push((leaf.name, entity));
                entity
            });
            names.entities[entity as usize].definitions.push(names.definitions.len() as u32);
            let &FoundDefinition { node, what, is_whole, .. } = seen;
            names.definitions.push(Definition { name: leaf.node, node, what, is_whole, entity });
        }
        // Visible entities of each name, the innermost last.
        let count = leaves.iter().map(|leaf| leaf.name as usize + 1).max().unwrap_or_default();
        let mut meanings: Vec<Vec<u32>> = vec![Vec::new(); count];
        let order: BTreeSet<NodeId> = scopes.keys().copied().collect();
        let mut order = order.into_iter().peekable();
        let mut open: Vec<NodeId> = Vec::new();
        for leaf in leaves {
            while let Some(&scope) = open.last()
                && !self.node(scope).contains(leaf.node)
            {
                for &(name, _) in &scopes[&scope] {
                    meanings[name as usize].pop();
                }
                open.pop();
            }
            while let Some(scope) = order.next_if(|&scope| scope <= leaf.node) {
                if self.node(scope).contains(leaf.node) {
                    for &(name, entity) in &scopes[&scope] {
                        meanings[name as usize].push(entity);
                    }
                    open.push(scope);
                }
            }
            if leaf.definition(&full).is_none()
                && let Some(&entity) = meanings[leaf.name as usize].last()
            {
                let found = &mut names.entities[entity as usize];
                found.uses.push(leaf.node);
                if found.must_be_used && self.unread(self.node(leaf.node)).is_none() {
                    found.read_count += 1;
                    names.reads.push((leaf.node, entity));
                }
                if let Some(seen) = &leaf.defines
                    && seen.rank == Rank::Special
                {
                    names.special.push((entity, leaf.node, seen.node));
                }
            }
        }
        names
    }
}

/// Returns the nearest ancestor of one of these kinds; the root if there is none.
fn enclosing_scope(node: Node<'_>, kinds: &[KindId]) -> NodeId {
    // The root can be far away.
    let scope = if kinds.is_empty() { None } else { node.enclosing(kinds) };
    scope.map_or(NodeId::ROOT, |scope| scope.id())
}

/// Returns `true` if a node is the first named child of its parent and follows a keyword.
fn is_behind_keywords(node: Node<'_>) -> bool {
    let first = node.siblings().find(Node::is_named);
    node.id().0 > node.parent_id().0 + 1 && first == Some(node)
}

/// Returns the substrings that could be names.
pub(crate) fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let is_of_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || *byte >= 0x80;
    text.split(move |byte| !is_of_name(byte))
        .filter(|word| word.first().is_some_and(|first| !first.is_ascii_digit()))
}
