//! Permitted edits of every kind, drawn at random.

use secateur_syntax::{Edit, ListKind, NodeId, Replacement, Role, Tree};

/// A kind of permitted edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    DeleteElement,
    DeleteSeparated,
    DeleteOptional,
    DeleteGroup,
    DeleteWholeList,
    DeleteSubset,
    DeleteExtra,
    DeleteOptionalAlone,
    Replace,
    ReplaceBySame,
    Splice,
    Smallest,
    PruneLevel,
}

impl Kind {
    pub(crate) const ALL: [Self; 13] = [
        Self::DeleteElement,
        Self::DeleteSeparated,
        Self::DeleteOptional,
        Self::DeleteGroup,
        Self::DeleteWholeList,
        Self::DeleteSubset,
        Self::DeleteExtra,
        Self::DeleteOptionalAlone,
        Self::Replace,
        Self::ReplaceBySame,
        Self::Splice,
        Self::Smallest,
        Self::PruneLevel,
    ];
}

/// Numbers that look random; the same for the same seed (G. Marsaglia, "Xorshift RNGs", 2003).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound.max(1)
    }

    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// What an edit of one kind can start from in one tree.
pub(crate) struct Pool<'tree> {
    tree: &'tree Tree,
    kind: Kind,
    places: Vec<(NodeId, usize)>,
}

impl<'tree> Pool<'tree> {
    pub(crate) fn new(tree: &'tree Tree, kind: Kind) -> Self {
        let mut places = Vec::new();
        for node in tree.nodes() {
            let id = node.id();
            let role = tree.role(id);
            match kind {
                Kind::DeleteElement if role == Role::Element => places.push((id, 0)),
                Kind::DeleteSeparated if role == Role::Separated => places.push((id, 0)),
                Kind::DeleteOptional if role == Role::Optional => places.push((id, 0)),
                Kind::DeleteOptionalAlone if role == Role::OptionalAlone => places.push((id, 0)),
                Kind::DeleteExtra if role == Role::Extra => places.push((id, 0)),
                Kind::DeleteGroup | Kind::DeleteWholeList | Kind::DeleteSubset => {
                    for (number, list) in tree.lists(id).enumerate() {
                        let members = list.members().count();
                        let fits = match kind {
                            Kind::DeleteGroup => {
                                members > list.min() && list.members().any(|member| member.nodes().count() > 1)
                            }
                            Kind::DeleteWholeList => list.min() == 0,
                            _ => members > 1 && list.kind() != ListKind::Plain,
                        };
                        if fits {
                            places.push((id, number));
                        }
                    }
                }
                Kind::Replace | Kind::ReplaceBySame if tree.replacements(id, 5).next().is_some() => {
                    places.push((id, 0));
                }
                Kind::Splice if tree.splices(id, 5).next().is_some() => places.push((id, 0)),
                Kind::Smallest if tree.smallest(id).is_some() => places.push((id, 0)),
                Kind::PruneLevel if node.depth() > 0 => places.push((id, 0)),
                _ => {}
            }
        }
        Self { tree, kind, places }
    }

    /// An edit of the pool's kind, and where it is.
    pub(crate) fn draw(&self, random: &mut Random) -> Option<(Edit, NodeId)> {
        let &(id, number) = self.places.get(random.below(self.places.len()))?;
        let (tree, none) = (self.tree, Edit::default());
        let edit = match self.kind {
            Kind::DeleteElement
            | Kind::DeleteSeparated
            | Kind::DeleteOptional
            | Kind::DeleteExtra
            | Kind::DeleteOptionalAlone => none.deleting([id]),
            Kind::DeleteGroup => {
                let list = tree.lists(id).nth(number)?;
                let groups: Vec<_> = list.members().filter(|member| member.nodes().count() > 1).collect();
                none.deleting(groups[random.below(groups.len())].nodes())
            }
            Kind::DeleteWholeList => {
                none.deleting(tree.lists(id).nth(number)?.members().flat_map(|member| member.nodes()))
            }
            Kind::DeleteSubset => {
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
            Kind::Replace => {
                let options: Vec<_> = tree.replacements(id, 5).collect();
                none.replacing(id, Replacement::Node(options[random.below(options.len())]))
            }
            Kind::ReplaceBySame => {
                let kind = tree.node(id).kind();
                let options: Vec<_> =
                    tree.replacements(id, 5).filter(|&other| tree.node(other).kind() == kind).collect();
                none.replacing(id, Replacement::Node(*options.get(random.below(options.len()))?))
            }
            Kind::Splice => {
                let options: Vec<_> = tree.splices(id, 5).collect();
                none.replacing(id, options[random.below(options.len())].clone())
            }
            Kind::Smallest => none.replacing(id, Replacement::Text(tree.smallest(id)?.into())),
            Kind::PruneLevel => {
                let depth = tree.node(id).depth();
                let level: Vec<_> = tree.nodes().filter(|node| node.depth() == depth).map(|node| node.id()).collect();
                let doomed: Vec<_> = level.into_iter().filter(|_| random.chance(50)).collect();
                tree.pruning(&none, doomed)
            }
        };
        Some((edit, id))
    }
}

/// Every list loses each of its members with a chance of `percent`, as far as it may.
pub(crate) fn mass_deletion(tree: &Tree, percent: usize, random: &mut Random) -> Edit {
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
