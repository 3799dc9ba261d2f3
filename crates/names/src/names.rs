//! Entities of a tree: definitions and uses of each name.

use std::ops::Range;

use secateur_syntax::NodeId;

use crate::rules::StandIn;

#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    /// In the order of the first definitions.
    pub(crate) entities: Vec<Entity>,
    /// In the order of the names in the file.
    pub(crate) definitions: Vec<Definition>,
    /// Reads of must-use entities, in file order.
    pub(crate) reads: Vec<(NodeId, u32)>,
    /// Uses that declare an entity or define a special case of it, with the declaring or defining
    /// nodes.
    pub(crate) special: Vec<(u32, NodeId, NodeId)>,
}

/// Named thing: all its definitions and uses.
#[derive(Clone, Debug, Default)]
pub struct Entity {
    pub(crate) definitions: Vec<u32>,
    /// Nodes that use the entity, usually leaves, in file order.
    pub uses: Vec<NodeId>,
    /// Node that limits the visibility of the entity.
    pub scope: NodeId,
    /// `true` if the name is only a part of the texts of its nodes.
    pub is_part: bool,
    pub(crate) is_across: bool,
    /// `true` if the language or the test rejects the entity when it is unused.
    pub(crate) must_be_used: bool,
    /// Number of reads, counted for must-use entities only.
    pub(crate) read_count: usize,
    /// Permitted replacement of a use.
    pub stands: StandIn,
}

/// Definition of an entity.
#[derive(Clone, Copy, Debug)]
pub struct Definition {
    /// Leaf that is the name, or node with a text that contains it.
    pub name: NodeId,
    /// Defining node: in C, the complete declaration, even if that defines other names too.
    pub node: NodeId,
    /// Kind of the entity as users call it, such as `function`.
    pub what: &'static str,
    /// `true` if only the complete node can be removed, not one of several parts with the name.
    pub(crate) is_whole: bool,
    pub(crate) entity: u32,
}

impl Entity {
    pub fn definition_count(&self) -> usize {
        self.definitions.len()
    }

    /// Returns `true` if the entity is known only in a part of the file.
    pub fn is_local(&self) -> bool {
        self.scope.0 > 0
    }

    /// Returns `true` if the entity is used outside of a range of nodes.
    pub fn is_used_outside(&self, nodes: &Range<usize>) -> bool {
        self.uses.iter().any(|use_node| !nodes.contains(&use_node.index()))
    }

    /// Returns `true` if definitions are deleted together with their uses.
    ///
    /// Prefixes and entities of XML are not: deleting one with its uses took more tests than it
    /// saved.
    pub fn goes_with_uses(&self) -> bool {
        !self.is_part || self.is_across || self.must_be_used
    }
}
