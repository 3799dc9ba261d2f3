//! Regular children: those that the rule of their parent matches.
//!
//! Most nodes are leaves. So a parent has an entry here, and every node only one bit.

use crate::record::NodeRecord;

/// Table of the regular children of all nodes.
#[derive(Clone, Debug)]
pub(crate) struct RegularChildren {
    /// Nodes with regular children.
    parents: RankedBits,
    /// Start of the children of each parent in `children`, and the end of the last.
    starts: Vec<u32>,
    /// The children of one parent are contiguous and ascending.
    children: Vec<u32>,
}

impl RegularChildren {
    pub(crate) fn of(records: &[NodeRecord]) -> Self {
        let regular = || (0_u32..).zip(records).skip(1).filter(|(_, record)| record.is_regular());
        let parents = RankedBits::new(records.len(), regular().map(|(_, record)| record.parent));
        let mut starts = vec![0; parents.count() + 1];
        let number = |record: &NodeRecord| parents.rank(record.parent).unwrap_or_default();
        for (_, record) in regular() {
            starts[number(record)] += 1;
        }
        let mut start = 0;
        for count in &mut starts {
            start += std::mem::replace(count, start);
        }
        let mut children = vec![0; start as usize];
        for (at, record) in regular() {
            let next = &mut starts[number(record)];
            children[*next as usize] = at;
            *next += 1;
        }
        // Each start has moved to the end of its range.
        starts.rotate_right(1);
        starts[0] = 0;
        Self { parents, starts, children }
    }

    /// Returns the number of nodes with regular children.
    pub(crate) fn parent_count(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns the number of a node among those with regular children.
    pub(crate) fn parent_number(&self, node: u32) -> Option<usize> {
        self.parents.rank(node)
    }

    /// Returns the regular children of a node, ascending.
    pub(crate) fn below(&self, node: u32) -> &[u32] {
        self.parents.rank(node).map_or(&[], |number| {
            &self.children[self.starts[number] as usize..self.starts[number + 1] as usize]
        })
    }

    /// Returns the index of a node among the regular children of its parent; `u32::MAX` for other
    /// nodes.
    pub(crate) fn ordinal(&self, parent: u32, child: u32) -> u32 {
        self.below(parent).binary_search(&child).map_or(u32::MAX, |index| index as u32)
    }
}

/// Set of numbers, in which each knows how many smaller ones there are.
#[derive(Clone, Debug)]
struct RankedBits {
    words: Vec<u64>,
    /// Number of bits before each word.
    before: Vec<u32>,
    count: usize,
}

impl RankedBits {
    fn new(len: usize, numbers: impl Iterator<Item = u32>) -> Self {
        let mut words = vec![0_u64; len.div_ceil(64)];
        for number in numbers {
            words[number as usize / 64] |= 1 << (number % 64);
        }
        let mut count = 0;
        let before = words.iter().map(|word| {
            let before = count;
            count += word.count_ones();
            before
        });
        let before = before.collect();
        Self { words, before, count: count as usize }
    }

    fn count(&self) -> usize {
        self.count
    }

    fn rank(&self, number: u32) -> Option<usize> {
        let (at, bit) = (number as usize / 64, 1 << (number % 64));
        let word = *self.words.get(at)?;
        let smaller = self.before[at] + (word & (bit - 1)).count_ones();
        (word & bit != 0).then_some(smaller as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::RankedBits;

    #[test]
    fn a_rank_is_the_number_of_smaller_ones() {
        let numbers = [0, 3, 63, 64, 127, 200, 255];
        let bits = RankedBits::new(256, numbers.into_iter());
        assert_eq!(bits.count(), numbers.len());
        for number in 0..300 {
            let rank = numbers.iter().position(|&other| other == number);
            assert_eq!(bits.rank(number), rank, "{number}");
        }
    }
}
