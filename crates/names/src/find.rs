//! Names: where things are defined and where they are used.
//!
//! Found in one pass over a tree, from what the language's folder says ([`NameRules`](crate::NameRules)), and over-approximate on purpose: a
//! use belongs to the definitions of its name in the innermost scope around it that has one, wherever in that scope they
//! stand, and names that only the meaning of the program could tell apart, such as members of two structures, are one.

use std::collections::{HashMap, HashSet};

use secateur_syntax::{Field, FrontEnd, Kind, Node, NodeId, Place, Space};

use crate::names::{Definition, Entity, Names};
use crate::rules::StandIn;
use crate::{NameRules, Program};

/// A name in a node, mostly all of a leaf.
pub(crate) struct Leaf {
    pub(crate) node: u32,
    pub(crate) name: u32,
    /// Whether it is only a part of the node's text.
    is_part: bool,
    /// Whether it only counts where several files are read as one.
    is_across: bool,
    /// What it defines, if it does.
    pub(crate) defines: Option<Seen>,
}

/// A definition, and the node within which it is known.
pub(crate) struct Seen {
    pub(crate) node: u32,
    pub(crate) scope: u32,
    pub(crate) what: &'static str,
    pub(crate) rank: Rank,
    /// Whether no part of the node can go in its place.
    pub(crate) is_whole: bool,
    pub(crate) stands: StandIn,
    must_be_used: bool,
}

/// What a definition is worth where there are others of its name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rank {
    Full,
    /// It declares something, or is a special case of it, and counts where there is no full definition.
    Special,
    /// It says what a part of something is that was declared before, and counts where there is no full definition.
    Declared,
}

/// How far around what has a name the node is sought with which it is in another name space: a class, around the block and the
/// decorators of a method.
const SPACE_LEVELS_MAX: usize = 3;

impl Leaf {
    /// What it defines, unless that only counts where there is no full definition of its name in its scope.
    fn definition(&self, full: &HashSet<(u32, u32)>) -> Option<&Seen> {
        self.defines
            .as_ref()
            .filter(|seen| seen.rank == Rank::Full || !full.contains(&(seen.scope, self.name)))
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

    /// The names in nodes, in the order of the file, each name with a number.
    fn leaves(&self, rules: &NameRules) -> Vec<Leaf> {
        let is_joined = self.language().seam.is_some_and(|seam| seam.is_in(self.source()));
        let mut numbers: HashMap<(Space, &[u8]), u32> = HashMap::new();
        let (mut leaves, space_count) = (Vec::new(), rules.space_count());
        let mut number = |space: Space, text| {
            let next = numbers.len() as u32;
            *numbers.entry((space, text)).or_insert(next)
        };
        for found in self.nodes().skip(1).filter(|node| !node.text().is_empty()) {
            let (node, text) = (found.id().0, found.text());
            let is_leaf = found.subtree().len() == 1;
            // What the parser was not shown, and what it was shown as one name, may have any name in it.
            let is_filled = self.front_end() == FrontEnd::Masked && is_leaf && found.weight() > 1;
            if found.is_text() || is_filled {
                for word in words(text) {
                    let leaf = |space| {
                        let name = number(space, word);
                        Leaf { node, name, is_part: true, is_across: false, defines: None }
                    };
                    leaves.extend((0..space_count).map(Space).map(leaf));
                }
                continue;
            }
            let space = if is_leaf { self.space_of(rules, &found) } else { None };
            if let Some(space) = space {
                let defines = self.definition_of(rules, node);
                let name = number(space, rules.bare(found.kind_id(), text).0);
                leaves.push(Leaf { node, name, is_part: false, is_across: false, defines });
            }
            let parts = rules.parts.get(&found.kind_id()).into_iter().flatten();
            for part in parts.filter(|part| is_joined || !part.is_across) {
                let Some(name) = part.find(found.place().kind, text) else { continue };
                let defines = part.defines.as_ref().map(|rule| {
                    let around = if found.kind_id() == rule.node {
                        node
                    } else {
                        self.scope_around(node, &[rule.node])
                    };
                    let scope = self.scope_around(around, rules.scope(rule.within.as_ref()));
                    Seen {
                        node: around,
                        scope,
                        what: rule.what.0,
                        rank: Rank::Full,
                        is_whole: false,
                        stands: StandIn::Value,
                        must_be_used: rule.must_be_used || self.rejects_unused(rule.what.0, scope),
                    }
                });
                let is_across = part.is_across;
                leaves.push(Leaf {
                    node,
                    name: number(part.space, name),
                    is_part: true,
                    is_across,
                    defines,
                });
            }
        }
        if is_joined {
            let used: HashSet<u32> =
                leaves.iter().filter(|leaf| leaf.defines.is_none()).map(|leaf| leaf.name).collect();
            leaves.retain(|leaf| {
                leaf.defines.is_none() || !leaf.is_across || used.contains(&leaf.name)
            });
        }
        leaves
    }

    /// The name space of a leaf; none if it is no name.
    fn space_of(&self, rules: &NameRules, leaf: &Node) -> Option<Space> {
        let of_place = rules.space(leaf.kind_id(), leaf.place())?;
        let marked = rules.spaces_with.get(&leaf.place());
        let is_around = |kind: Kind| {
            let mut around =
                std::iter::successors(leaf.parent(), Node::parent).skip(1).take(SPACE_LEVELS_MAX);
            around.any(|node| node.kind_id() == kind)
        };
        let marked = marked.filter(|&&(kind, _)| {
            self.list_in(leaf.parent_id(), kind).is_some() || is_around(kind)
        });
        Some(marked.map_or(of_place, |(_, space)| *space))
    }

    /// What the leaf defines, if it does.
    fn definition_of(&self, rules: &NameRules, leaf: u32) -> Option<Seen> {
        let (mut at, mut rank) = (leaf, Rank::Full);
        loop {
            let record = self.node(NodeId(at));
            let (parent, node) = (self.node(record.parent_id()), record.parent_id().0);
            if at == 0 {
                return None;
            }
            if let Some(rule) = rules.definitions.get(&record.place()) {
                if rule.is_behind_keywords && !self.is_behind_keywords(NodeId(at)) {
                    return None;
                }
                if rule.needs.is_some_and(|needs| self.child_in(NodeId(node), needs).is_none()) {
                    if parent.field_id() != Field::NONE {
                        return None;
                    }
                    rank = Rank::Special;
                }
                // A type is needed by those who use it, wherever it was declared.
                if rank == Rank::Declared && rule.needs.is_some() {
                    rank = Rank::Special;
                }
                let around = || self.scope_around(node, rules.scope(rule.within.as_ref()));
                let scope = if rule.is_within_itself { node } else { around() };
                let mut way = std::iter::successors(Some(self.node(NodeId(leaf))), Node::parent);
                let defined =
                    match rule.part.and_then(|part| way.find(|around| around.kind_id() == part)) {
                        Some(part) => part.id().0,
                        None if record.field_id() == Field::NONE && !rule.is_whole => at,
                        None => node,
                    };
                let is_whole = rule.is_whole || rule.part.is_some();
                let stands = rule.stands;
                let rejects_unused = self.rejects_unused(rule.what.0, scope);
                let must_be_used =
                    rejects_unused || rule.must_be_used && (rule.within.is_none() || scope > 0);
                return Some(Seen {
                    node: defined,
                    scope,
                    what: rule.what.0,
                    rank,
                    is_whole,
                    stands,
                    must_be_used,
                });
            }
            if rules.special.contains(&record.place()) {
                rank = Rank::Special;
            } else if rules.declared.contains(&record.place()) {
                rank = Rank::Declared;
            } else if !rules.through.contains(&record.place()) {
                return None;
            }
            at = node;
        }
    }

    /// Whether a node is the first that is no token below its parent, and stands behind one.
    fn is_behind_keywords(&self, node: NodeId) -> bool {
        let parent = self.node(self.node(node).parent_id());
        let first = parent.children().find(Node::is_named);
        node.0 > parent.id().0 + 1 && first.is_some_and(|first| first.id() == node)
    }

    /// Whether the test refuses what is defined in a scope where nothing uses it.
    fn rejects_unused(&self, what: &'static str, scope: u32) -> bool {
        self.unused_policy().is_some_and(|policy| policy.rejects(what, scope))
    }

    /// The nearest node around of one of these kinds; the root if there is none.
    fn scope_around(&self, node: u32, kinds: &[Kind]) -> u32 {
        let mut at = node;
        while at > 0 && !kinds.is_empty() {
            at = self.node(NodeId(at)).parent_id().0;
            if kinds.contains(&self.node(NodeId(at)).kind_id()) {
                return at;
            }
        }
        0
    }

    /// The nodes from a name up through its declarators, each with its place.
    pub fn declarators(&self, name: NodeId) -> impl Iterator<Item = (NodeId, Place)> {
        let place = |id: NodeId| (id, self.node(id).place());
        let up = move |&(id, declarator): &(NodeId, Place)| {
            let around = self.node(id).parent_id();
            let rules = self.rules();
            let is_on_way = [&rules.through, &rules.special, &rules.declared]
                .iter()
                .any(|set| set.contains(&declarator));
            (around != NodeId::ROOT && is_on_way).then(|| place(around))
        };
        std::iter::successors(Some(place(name)), up)
    }

    /// The node on the way up from a name that stands where something is used without being needed, if there is one.
    pub(crate) fn unread(&self, name: NodeId) -> Option<NodeId> {
        self.unread_or_assigned(
            name,
            self.unused_policy().is_some_and(|policy| !policy.assignment_is_use),
        )
    }

    /// The same, perhaps also where something is given a value.
    pub(crate) fn unread_or_assigned(&self, name: NodeId, or_assigned: bool) -> Option<NodeId> {
        let (unread, assigned) = (&self.rules().unread, &self.rules().assigned);
        let is_unread =
            |place: &Place| unread.contains(place) || or_assigned && assigned.contains(place);
        self.declarators(name).find(|(_, place)| is_unread(place)).map(|(node, _)| node)
    }

    /// Brings definitions and uses together.
    fn link(&self, leaves: &[Leaf]) -> Names {
        let mut names = Names::default();
        // What each scope defines: pairs of name and entity.
        let mut scopes: HashMap<u32, Vec<(u32, u32)>> = HashMap::new();
        let mut known: HashMap<(u32, u32), u32> = HashMap::new();
        let seen = leaves.iter().filter_map(|leaf| Some((leaf.defines.as_ref()?, leaf.name)));
        let full: HashSet<_> = seen
            .filter(|(seen, _)| seen.rank == Rank::Full)
            .map(|(seen, name)| (seen.scope, name))
            .collect();
        for leaf in leaves {
            let Some(seen) = leaf.definition(&full) else { continue };
            let entity = *known.entry((seen.scope, leaf.name)).or_insert_with(|| {
                let entity = names.entities.len() as u32;
                names.entities.push(Entity {
                    definitions: Vec::new(),
                    uses: Vec::new(),
                    scope: NodeId(seen.scope),
                    is_part: leaf.is_part,
                    is_across: leaf.is_across,
                    must_be_used: seen.must_be_used,
                    read_count: 0,
                    stands: seen.stands,
                });
                scopes.entry(seen.scope).or_default().push((leaf.name, entity));
                entity
            });
            names.entities[entity as usize].definitions.push(names.definitions.len() as u32);
            let (name, node) = (NodeId(leaf.node), NodeId(seen.node));
            names.definitions.push(Definition {
                name,
                node,
                what: seen.what,
                is_whole: seen.is_whole,
                entity,
            });
        }
        // The entities that each name means here, the innermost last.
        let count = leaves.iter().map(|leaf| leaf.name as usize + 1).max().unwrap_or_default();
        let mut meanings: Vec<Vec<u32>> = vec![Vec::new(); count];
        let mut order: Vec<u32> = scopes.keys().copied().collect();
        order.sort_unstable();
        let mut order = order.into_iter().peekable();
        let mut open: Vec<u32> = Vec::new();
        let leave = |scope: u32, meanings: &mut Vec<Vec<u32>>| {
            for (name, _) in &scopes[&scope] {
                meanings[*name as usize].pop();
            }
        };
        for leaf in leaves {
            while let Some(&scope) = open.last()
                && self.node(NodeId(scope)).subtree().end <= leaf.node as usize
            {
                leave(scope, &mut meanings);
                open.pop();
            }
            while let Some(scope) = order.next_if(|&scope| scope <= leaf.node) {
                if self.node(NodeId(scope)).subtree().end <= leaf.node as usize {
                    continue;
                }
                for &(name, entity) in &scopes[&scope] {
                    meanings[name as usize].push(entity);
                }
                open.push(scope);
            }
            if leaf.definition(&full).is_none()
                && let Some(&entity) = meanings[leaf.name as usize].last()
            {
                let found = &mut names.entities[entity as usize];
                found.uses.push(NodeId(leaf.node));
                if found.must_be_used && self.unread(NodeId(leaf.node)).is_none() {
                    found.read_count += 1;
                    names.reads.push((NodeId(leaf.node), entity));
                }
                if leaf.defines.as_ref().is_some_and(|seen| seen.rank == Rank::Special) {
                    names.special.push((entity, NodeId(leaf.node)));
                }
            }
        }
        names
    }
}

/// What could be names in a text.
pub(crate) fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let is_of_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || *byte >= 0x80;
    text.split(move |byte| !is_of_name(byte))
        .filter(|word| word.first().is_some_and(|first| !first.is_ascii_digit()))
}
