//! Random permitted edits of every kind, used to test that the edited texts parse.

use std::collections::BTreeMap;

use crate::{Edit, List, ListKind, NodeId, Replacement, Role, Tree};

/// Kind of a permitted edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditKind {
    /// Deletes a node of this role by itself.
    Delete(Role),
    /// Deletes several children that are only removable together.
    DeleteGroup,
    /// Deletes all members of a list.
    DeleteWholeList,
    /// Deletes some members of a list.
    DeleteSubset,
    /// Replaces a node by a descendant.
    Replace,
    /// Replaces a node by a descendant of the same kind.
    ReplaceBySame,
    /// Replaces a node by a run of nested elements.
    Splice,
    /// Replaces a node by its smallest text.
    Smallest,
    /// Prunes half of the nodes of one depth.
    PruneLevel,
}

impl EditKind {
    /// All kinds, each with its title.
    pub const ALL: [(Self, &'static str); 13] = [
        (Self::Delete(Role::Element), "element deleted"),
        (Self::Delete(Role::Separated), "element and separator deleted"),
        (Self::Delete(Role::Optional), "optional node deleted"),
        (Self::DeleteGroup, "inseparable nodes deleted"),
        (Self::DeleteWholeList, "whole list deleted"),
        (Self::DeleteSubset, "part of a list deleted"),
        (Self::Delete(Role::Extra), "comment or other extra deleted"),
        (Self::Delete(Role::OptionalAlone), "optional node among others deleted"),
        (Self::Replace, "replaced by a descendant"),
        (Self::ReplaceBySame, "replaced by a descendant of its kind"),
        (Self::Splice, "replaced by several descendants"),
        (Self::Smallest, "replaced by its smallest text"),
        (Self::PruneLevel, "half of a level pruned"),
    ];
}

/// Deterministic pseudo-random numbers (G. Marsaglia, "Xorshift RNGs", 2003).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Returns the sequence of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// Returns the next number, below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound.max(1)
    }

    /// Returns `true` with a probability of `percent` %.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// Nodes of a tree to which one kind of edit applies.
pub struct Pool<'tree> {
    tree: &'tree Tree,
    kind: EditKind,
    /// Nodes, some with the number of a list below, grouped by their kinds and those of their
    /// parents. Rare kinds are thus drawn as often as frequent ones.
    candidates: Vec<Vec<(NodeId, usize)>>,
}

impl<'tree> Pool<'tree> {
    /// Collects all nodes to which this kind of edit applies.
    #[must_use]
    pub fn new(tree: &'tree Tree, kind: EditKind) -> Self {
        let mut by_kind: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for node in tree.nodes() {
            let id = node.id();
            let node_itself = |fits: bool| if fits { vec![0] } else { Vec::new() };
            let lists = |fits: fn(&List<'_>, usize) -> bool| {
                let lists = tree
                    .lists(id)
                    .enumerate()
                    .filter(|(_, list)| fits(list, list.members().count()));
                lists.map(|(number, _)| number).collect()
            };
            let numbers = match kind {
                EditKind::Delete(role) => node_itself(tree.role(id) == role),
                EditKind::DeleteGroup => lists(|list, members| {
                    members > list.min() && list.members().any(|member| member.nodes().count() > 1)
                }),
                EditKind::DeleteWholeList => lists(|list, _| list.min() == 0),
                EditKind::DeleteSubset => {
                    lists(|list, members| members > 1 && list.kind() != ListKind::Plain)
                }
                EditKind::Replace | EditKind::ReplaceBySame => {
                    node_itself(tree.replacements(id, 5).next().is_some())
                }
                EditKind::Splice => node_itself(tree.splices(id, 5).next().is_some()),
                EditKind::Smallest => node_itself(tree.smallest(id).is_some()),
                EditKind::PruneLevel => node_itself(node.depth() > 0),
            };
            if !numbers.is_empty() {
                let candidates = by_kind.entry((node.place().kind, node.kind_id())).or_default();
                candidates.extend(numbers.into_iter().map(|number| (id, number)));
            }
        }
        Self { tree, kind, candidates: by_kind.into_values().collect() }
    }

    /// Draws an edit of this kind. Also returns its node.
    pub fn draw(&self, random: &mut Random) -> Option<(Edit, NodeId)> {
        let candidates = self.candidates.get(random.below(self.candidates.len()))?;
        let &(id, number) = candidates.get(random.below(candidates.len()))?;
        let (tree, none) = (self.tree, Edit::default());
        let edit = match self.kind {
            EditKind::Delete(_) => none.deleting([id]),
            EditKind::DeleteGroup => {
                let list = tree.lists(id).nth(number)?;
                let groups: Vec<_> =
                    list.members().filter(|member| member.nodes().count() > 1).collect();
                none.deleting(groups[random.below(groups.len())].nodes())
            }
            EditKind::DeleteWholeList => none
                .deleting(tree.lists(id).nth(number)?.members().flat_map(|member| member.nodes())),
            EditKind::DeleteSubset => {
                none.deleting(some_of(tree.lists(id).nth(number)?, 50, random))
            }
            EditKind::Replace | EditKind::ReplaceBySame => {
                let kind = tree.node(id).kind();
                let fits = |&other: &NodeId| {
                    self.kind == EditKind::Replace || tree.node(other).kind() == kind
                };
                let options: Vec<_> = tree.replacements(id, 5).filter(fits).collect();
                none.replacing(id, Replacement::Node(*options.get(random.below(options.len()))?))
            }
            EditKind::Splice => {
                let options: Vec<_> = tree.splices(id, 5).collect();
                none.replacing(id, options[random.below(options.len())].clone())
            }
            EditKind::Smallest => none.replacing(id, Replacement::Text(tree.smallest(id)?.into())),
            EditKind::PruneLevel => {
                let depth = tree.node(id).depth();
                let level: Vec<_> = tree
                    .nodes()
                    .filter(|node| node.depth() == depth)
                    .map(|node| node.id())
                    .collect();
                let doomed: Vec<_> = level.into_iter().filter(|_| random.chance(50)).collect();
                tree.pruning(&none, doomed)
            }
        };
        Some((edit, id))
    }
}

/// Returns an edit that deletes each member of each list with a probability of `percent` %, as far
/// as permitted.
#[must_use]
pub fn mass_deletion(tree: &Tree, percent: usize, random: &mut Random) -> Edit {
    let lists = tree.nodes().flat_map(|node| tree.lists(node.id()));
    let doomed = lists.flat_map(|list| some_of(list, percent, random));
    Edit::default().deleting(doomed)
}

/// Draws members of a list with a probability of `percent` % each, as far as permitted, and returns
/// their nodes.
fn some_of(list: List<'_>, percent: usize, random: &mut Random) -> Vec<NodeId> {
    let left = list.members().count() - list.min();
    let members = list.members().filter(|_| random.chance(percent)).take(left);
    members.flat_map(|member| member.nodes()).collect()
}
