//! Regular children: those that the rule of their parent matches.
//!
//! Most nodes are leaves, and most others have few children, which are found one by one. Only long
//! lists have tables.

use std::ops::Range;

use crate::ranked_bits::RankedBits;
use crate::record::{NodeId, NodeRecord};
use crate::records::Records;

/// Maximum number of regular children of a node without a table.
const WALKED_MAX: usize = 8;

/// Regular children of all nodes.
#[derive(Clone, Debug)]
pub(crate) struct RegularChildren {
    /// Nodes with regular children.
    parents: RankedBits,
    /// Nodes with tables.
    tables: RankedBits,
    /// Start of each table in `children`, and the end of the last.
    starts: Vec<u32>,
    /// The children of one node are contiguous and ascending.
    children: Vec<NodeId>,
}

impl RegularChildren {
    pub(crate) fn of(records: &Records) -> Self {
        let with_more_than = |count: usize| {
            let has_more = move |&node: &u32| walk(records, NodeId(node)).nth(count).is_some();
            RankedBits::new(records.len(), (0..records.len() as u32).filter(has_more))
        };
        let (parents, tables) = (with_more_than(0), with_more_than(WALKED_MAX));
        let (mut starts, mut children) = (vec![0], Vec::new());
        for node in (0..records.len() as u32).filter(|&node| tables.rank(node).is_some()) {
            children.extend(walk(records, NodeId(node)));
            starts.push(children.len() as u32);
        }
        children.shrink_to_fit();
        Self { parents, tables, starts, children }
    }

    /// Returns the number of nodes with regular children.
    pub(crate) fn parent_count(&self) -> usize {
        self.parents.count()
    }

    /// Returns the number of a node among those with regular children.
    pub(crate) fn parent_number(&self, node: NodeId) -> Option<usize> {
        self.parents.rank(node.0)
    }

    /// Returns the regular children of a node in a range of their indices, ascending.
    pub(crate) fn part<'a>(
        &'a self,
        records: &'a Records,
        node: NodeId,
        range: Range<u32>,
    ) -> impl Iterator<Item = NodeId> + use<'a> {
        let table = self.table(node);
        let walked = table.is_none().then(|| walk(records, node));
        let (start, len) = (range.start as usize, range.len());
        let of_table = table.unwrap_or_default().get(start..).unwrap_or_default();
        let walked = walked.into_iter().flatten().skip(start);
        of_table.iter().copied().chain(walked).take(len)
    }

    /// Returns the number of regular children of a node.
    pub(crate) fn count(&self, records: &Records, node: NodeId) -> usize {
        self.table(node).map_or_else(|| walk(records, node).count(), <[NodeId]>::len)
    }

    /// Returns the index of a node among the regular children of its parent; `u32::MAX` for other
    /// nodes.
    pub(crate) fn ordinal(&self, records: &Records, parent: NodeId, child: NodeId) -> u32 {
        let index = match self.table(parent) {
            Some(table) => table.binary_search(&child).ok(),
            None => walk(records, parent).position(|other| other == child),
        };
        index.map_or(u32::MAX, |index| index as u32)
    }

    fn table(&self, node: NodeId) -> Option<&[NodeId]> {
        let number = self.tables.rank(node.0)?;
        self.children.get(self.starts[number] as usize..self.starts[number + 1] as usize)
    }
}

/// Finds the regular children of a node.
fn walk(records: &Records, node: NodeId) -> impl Iterator<Item = NodeId> + use<'_> {
    let is_regular = |&child: &NodeId| NodeRecord::is_regular_with(records.flags(child.index()));
    records.children(node).filter(is_regular)
}
