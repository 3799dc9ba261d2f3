//! Regular children: those that the rule of their parent matches.
//!
//! Most nodes are leaves, and most others have few children, which are found one by one. Only long
//! lists have tables.

use crate::quantify::Span;
use crate::ranked_bits::RankedBits;
use crate::record::NodeRecord;
use crate::records::Records;

/// Maximum number of regular children of a node without a table.
const WALKED_MAX: usize = 8;

/// Regular children of all nodes.
#[derive(Clone, Debug)]
pub(crate) struct RegularChildren {
    /// Nodes with regular children.
    parents: RankedBits,
    /// Nodes with tables, ascending, and the start of each table in `children`.
    tables: Vec<(u32, u32)>,
    /// The children of one node are contiguous and ascending.
    children: Vec<u32>,
}

impl RegularChildren {
    pub(crate) fn of(records: &Records) -> Self {
        let nodes = || 0..records.len() as u32;
        let parents = nodes().filter(|&node| walk(records, node).next().is_some());
        let parents = RankedBits::new(records.len(), parents);
        let has_table = |&node: &u32| {
            parents.rank(node).is_some() && walk(records, node).nth(WALKED_MAX).is_some()
        };
        let (mut tables, mut children) = (Vec::new(), Vec::new());
        for node in nodes().filter(has_table) {
            tables.push((node, children.len() as u32));
            children.extend(walk(records, node));
        }
        children.shrink_to_fit();
        Self { parents, tables, children }
    }

    /// Returns the number of nodes with regular children.
    pub(crate) fn parent_count(&self) -> usize {
        self.parents.count()
    }

    /// Returns the number of a node among those with regular children.
    pub(crate) fn parent_number(&self, node: u32) -> Option<usize> {
        self.parents.rank(node)
    }

    /// Returns the regular children of a node, ascending.
    pub(crate) fn below<'a>(
        &'a self,
        records: &'a Records,
        node: u32,
    ) -> impl Iterator<Item = u32> + use<'a> {
        self.part(records, node, Span { start: 0, end: u32::MAX })
    }

    /// Returns the regular children of a node in `span`.
    pub(crate) fn part<'a>(
        &'a self,
        records: &'a Records,
        node: u32,
        span: Span,
    ) -> impl Iterator<Item = u32> + use<'a> {
        let table = self.table(node);
        let walked = table.is_none().then(|| walk(records, node));
        let (start, len) = (span.start as usize, span.len() as usize);
        let of_table = table.unwrap_or_default().get(start..).unwrap_or_default();
        let walked = walked.into_iter().flatten().skip(start);
        of_table.iter().copied().chain(walked).take(len)
    }

    /// Returns the number of regular children of a node.
    pub(crate) fn count(&self, records: &Records, node: u32) -> usize {
        self.table(node).map_or_else(|| walk(records, node).count(), <[u32]>::len)
    }

    /// Returns the index of a node among the regular children of its parent; `u32::MAX` for other
    /// nodes.
    pub(crate) fn ordinal(&self, records: &Records, parent: u32, child: u32) -> u32 {
        let index = match self.table(parent) {
            Some(table) => table.binary_search(&child).ok(),
            None => walk(records, parent).position(|other| other == child),
        };
        index.map_or(u32::MAX, |index| index as u32)
    }

    fn table(&self, node: u32) -> Option<&[u32]> {
        let at = self.tables.binary_search_by_key(&node, |&(parent, _)| parent).ok()?;
        let end = self.tables.get(at + 1).map_or(self.children.len(), |&(_, end)| end as usize);
        self.children.get(self.tables[at].1 as usize..end)
    }
}

/// Finds the regular children of a node.
fn walk(records: &Records, node: u32) -> impl Iterator<Item = u32> + use<'_> {
    records
        .children(node)
        .filter(|&child| NodeRecord::is_regular_with(records.flags(child as usize)))
}
