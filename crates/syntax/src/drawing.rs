//! Permitted edits of every kind, drawn at random: what shows whether the texts that come of them parse.

use std::collections::BTreeMap;

use crate::{Edit, ListKind, NodeId, Replacement, Role, Tree};

/// A kind of permitted edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditKind {
    /// An element of a repetition goes.
    DeleteElement,
    /// An element of a list with separators goes.
    DeleteSeparated,
    /// Something optional goes.
    DeleteOptional,
    /// Several children go that only go together.
    DeleteGroup,
    /// All of a list goes.
    DeleteWholeList,
    /// Some members of a list go.
    DeleteSubset,
    /// What stands outside the rules goes, like a comment.
    DeleteExtra,
    /// What is optional as long as its siblings stay goes.
    DeleteOptionalAlone,
    /// A descendant takes the place.
    Replace,
    /// A descendant of the same kind takes the place.
    ReplaceBySame,
    /// A run of nested elements takes the place.
    Splice,
    /// The smallest text takes the place.
    Smallest,
    /// Half of the nodes of one depth are pruned.
    PruneLevel,
}

impl EditKind {
    /// All of them, each with its title.
    pub const ALL: [(Self, &'static str); 13] = [
        (Self::DeleteElement, "an element goes"),
        (Self::DeleteSeparated, "an element and a separator go"),
        (Self::DeleteOptional, "something optional goes"),
        (Self::DeleteGroup, "several go that only go together"),
        (Self::DeleteWholeList, "a whole list goes"),
        (Self::DeleteSubset, "a part of a list goes"),
        (Self::DeleteExtra, "a comment or the like goes"),
        (Self::DeleteOptionalAlone, "something optional beside others goes"),
        (Self::Replace, "something nested takes the place"),
        (Self::ReplaceBySame, "something nested of the same kind does"),
        (Self::Splice, "several nested elements do"),
        (Self::Smallest, "the smallest text does"),
        (Self::PruneLevel, "half of a level is pruned"),
    ];
}

/// Numbers that look random; the same for the same seed (G. Marsaglia, "Xorshift RNGs", 2003).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The sequence of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// The next number, below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound.max(1)
    }

    /// True with a chance of so many in a hundred.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// What an edit of one kind can start from in one tree.
pub struct Pool<'tree> {
    tree: &'tree Tree,
    kind: EditKind,
    /// Nodes, some with the number of a list below, by their kinds and those of their parents: what is rare is as likely to be drawn as
    /// what is not.
    places: Vec<Vec<(NodeId, usize)>>,
}

impl<'tree> Pool<'tree> {
    /// All places of a tree where there is an edit of this kind.
    #[must_use]
    pub fn new(tree: &'tree Tree, kind: EditKind) -> Self {
        let mut places = Vec::new();
        for node in tree.nodes() {
            let id = node.id();
            let role = tree.role(id);
            match kind {
                EditKind::DeleteElement if role == Role::Element => places.push((id, 0)),
                EditKind::DeleteSeparated if role == Role::Separated => places.push((id, 0)),
                EditKind::DeleteOptional if role == Role::Optional => places.push((id, 0)),
                EditKind::DeleteOptionalAlone if role == Role::OptionalAlone => places.push((id, 0)),
                EditKind::DeleteExtra if role == Role::Extra => places.push((id, 0)),
                EditKind::DeleteGroup | EditKind::DeleteWholeList | EditKind::DeleteSubset => {
                    for (number, list) in tree.lists(id).enumerate() {
                        let members = list.members().count();
                        let fits = match kind {
                            EditKind::DeleteGroup => {
                                members > list.min() && list.members().any(|member| member.nodes().count() > 1)
                            }
                            EditKind::DeleteWholeList => list.min() == 0,
                            _ => members > 1 && list.kind() != ListKind::Plain,
                        };
                        if fits {
                            places.push((id, number));
                        }
                    }
                }
                EditKind::Replace | EditKind::ReplaceBySame if tree.replacements(id, 5).next().is_some() => {
                    places.push((id, 0));
                }
                EditKind::Splice if tree.splices(id, 5).next().is_some() => places.push((id, 0)),
                EditKind::Smallest if tree.smallest(id).is_some() => places.push((id, 0)),
                EditKind::PruneLevel if node.depth() > 0 => places.push((id, 0)),
                _ => {}
            }
        }
        let mut by_kind: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (id, number) in places {
            let node = tree.node(id);
            by_kind.entry((node.place().kind, node.kind_id())).or_default().push((id, number));
        }
        Self { tree, kind, places: by_kind.into_values().collect() }
    }

    /// An edit of the pool's kind, and where it is.
    pub fn draw(&self, random: &mut Random) -> Option<(Edit, NodeId)> {
        let places = self.places.get(random.below(self.places.len()))?;
        let &(id, number) = places.get(random.below(places.len()))?;
        let (tree, none) = (self.tree, Edit::default());
        let edit = match self.kind {
            EditKind::DeleteElement
            | EditKind::DeleteSeparated
            | EditKind::DeleteOptional
            | EditKind::DeleteExtra
            | EditKind::DeleteOptionalAlone => none.deleting([id]),
            EditKind::DeleteGroup => {
                let list = tree.lists(id).nth(number)?;
                let groups: Vec<_> = list.members().filter(|member| member.nodes().count() > 1).collect();
                none.deleting(groups[random.below(groups.len())].nodes())
            }
            EditKind::DeleteWholeList => {
                none.deleting(tree.lists(id).nth(number)?.members().flat_map(|member| member.nodes()))
            }
            EditKind::DeleteSubset => {
                let list = tree.lists(id).nth(number)?;
                let mut left = list.members().count() - list.min();
                let mut doomed = Vec::new();
                for member in list.members() {
                    if left > 0 && random.chance(50) {
                        left -= 1;
                        doomed.extend(member.nodes());
                    }
                }
                none.deleting(doomed)
            }
            EditKind::Replace => {
                let options: Vec<_> = tree.replacements(id, 5).collect();
                none.replacing(id, Replacement::Node(options[random.below(options.len())]))
            }
            EditKind::ReplaceBySame => {
                let kind = tree.node(id).kind();
                let options: Vec<_> =
                    tree.replacements(id, 5).filter(|&other| tree.node(other).kind() == kind).collect();
                none.replacing(id, Replacement::Node(*options.get(random.below(options.len()))?))
            }
            EditKind::Splice => {
                let options: Vec<_> = tree.splices(id, 5).collect();
                none.replacing(id, options[random.below(options.len())].clone())
            }
            EditKind::Smallest => none.replacing(id, Replacement::Text(tree.smallest(id)?.into())),
            EditKind::PruneLevel => {
                let depth = tree.node(id).depth();
                let level: Vec<_> = tree.nodes().filter(|node| node.depth() == depth).map(|node| node.id()).collect();
                let doomed: Vec<_> = level.into_iter().filter(|_| random.chance(50)).collect();
                tree.pruning(&none, doomed)
            }
        };
        Some((edit, id))
    }
}

/// An edit with which every list loses each of its members with a chance of `percent`, as far as it may.
#[must_use]
pub fn mass_deletion(tree: &Tree, percent: usize, random: &mut Random) -> Edit {
    let mut doomed = Vec::new();
    for node in tree.nodes() {
        for list in tree.lists(node.id()) {
            let mut left = list.members().count() - list.min();
            for member in list.members() {
                if left > 0 && random.chance(percent) {
                    left -= 1;
                    doomed.extend(member.nodes());
                }
            }
        }
    }
    Edit::default().deleting(doomed)
}
