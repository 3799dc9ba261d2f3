//! What has a name in a tree: where it is defined and where it is used.

use std::ops::Range;

use secateur_syntax::NodeId;

use crate::rules::StandIn;

/// The names of a tree.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    /// In the order of their first definitions.
    pub(crate) entities: Vec<Entity>,
    /// In the order of their names in the file.
    pub(crate) definitions: Vec<Definition>,
    /// The uses for which something is there that must be used, with its entity, in the order of the file.
    pub(crate) reads: Vec<(NodeId, u32)>,
    /// The uses that declare something or define a special case of it, with its entity.
    pub(crate) special: Vec<(u32, NodeId)>,
}

/// Something that has a name: all its definitions and uses.
#[derive(Clone, Debug)]
pub struct Entity {
    pub(crate) definitions: Vec<u32>,
    /// The nodes that use it, mostly leaves, in the order of the file.
    pub uses: Vec<NodeId>,
    /// The node within which it is known.
    pub scope: NodeId,
    /// Whether its name is a part of the texts of the nodes that have it, and not all of them.
    pub is_part: bool,
    pub(crate) is_across: bool,
    /// Whether the language refuses it where nothing uses it.
    pub(crate) must_be_used: bool,
    /// How often what must be used is.
    pub(crate) read_count: usize,
    /// What may stand for it.
    pub stands: StandIn,
}

/// One definition of something.
#[derive(Clone, Copy, Debug)]
pub struct Definition {
    /// The leaf that is its name, or the node that has it in its text.
    pub name: NodeId,
    /// The node that defines it: in C, a whole declaration, even if that has other names in it.
    pub node: NodeId,
    /// What is defined, as a person calls it, such as `function`.
    pub what: &'static str,
    /// Whether the node goes as a whole, and not one of several parts of it that has the name.
    pub(crate) is_whole: bool,
    pub(crate) entity: u32,
}

impl Entity {
    /// How many definitions it has.
    #[must_use]
    pub fn definition_count(&self) -> usize {
        self.definitions.len()
    }

    /// Whether it is known only in a part of the file.
    pub(crate) fn is_local(&self) -> bool {
        self.scope.0 > 0
    }

    /// Whether it is used outside of a part of the tree.
    #[must_use]
    pub fn is_used_outside(&self, nodes: &Range<usize>) -> bool {
        self.uses.iter().any(|place| !nodes.contains(&place.index()))
    }

    /// Whether its definitions are tried together with its uses. Prefixes and entities of XML are not: to delete one with its
    /// uses took more tests than it saved.
    #[must_use]
    pub fn goes_with_uses(&self) -> bool {
        !self.is_part || self.is_across || self.must_be_used
    }
}
