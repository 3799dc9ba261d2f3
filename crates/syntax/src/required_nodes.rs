//! Nodes that a replacement must contain.
//!
//! An override can require that the field of a parent contains a node of some kind, at any depth: a
//! function's declarator must contain parameters. The requirement is inherited along chains of
//! nested nodes in the same field, which can be as long as the file. So it is computed once per
//! tree, from the top down.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::records::Records;
use crate::{NodeId, Overrides};

/// Nodes whose replacement must contain a kind of node.
#[derive(Clone, Debug, Default)]
pub(crate) struct RequiredNodes {
    /// Nodes with the required kind, ascending.
    nodes: Vec<(NodeId, u16)>,
    /// Nodes of each required kind, ascending.
    positions: BTreeMap<u16, Vec<NodeId>>,
}

impl RequiredNodes {
    pub(crate) fn of(records: &Records, overrides: &Overrides) -> Self {
        let mut positions: BTreeMap<u16, Vec<NodeId>> =
            overrides.held_kinds().map(|kind| (kind, Vec::new())).collect();
        if positions.is_empty() {
            return Self::default();
        }
        let nodes = (0..).map(NodeId).zip(records.iter());
        for (node, record) in nodes.clone() {
            positions.entry(record.kind).and_modify(|positions| positions.push(node));
        }
        let mut required_nodes = Self { nodes: Vec::new(), positions };
        for (node, record) in nodes.skip(1).filter(|(_, record)| record.field != 0) {
            let parent = records.at(record.parent.index());
            let own = overrides.must_hold(parent.kind, record.field);
            let inherited =
                || required_nodes.at(record.parent).filter(|_| parent.field == record.field);
            if let Some(kind) = own.or_else(inherited)
                && required_nodes.has(kind, &(node.index()..record.subtree_end as usize))
            {
                required_nodes.nodes.push((node, kind));
            }
        }
        required_nodes
    }

    /// Returns the kind that a replacement of the node must contain. The node itself contains one.
    pub(crate) fn at(&self, node: NodeId) -> Option<u16> {
        let found = self.nodes.binary_search_by_key(&node, |&(at, _)| at).ok()?;
        Some(self.nodes[found].1)
    }

    /// Returns `true` if a node of the required kind is in the range.
    pub(crate) fn has(&self, kind: u16, range: &Range<usize>) -> bool {
        let Some(positions) = self.positions.get(&kind) else { return false };
        let next = positions.partition_point(|node| node.index() < range.start);
        positions.get(next).is_some_and(|node| node.index() < range.end)
    }
}
