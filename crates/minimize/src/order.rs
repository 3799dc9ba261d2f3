//! An ordered collection of elements that is cheap to fork.
//!
//! The probabilistic algorithms take a prefix of a sorted list, put it back at other places, and do so once per query.
//! Sorting anew would cost O(n log n) per query; a tree of single elements would cost an allocation for each of them
//! and a cache miss for each step of the scan. So this is a tree of two levels: leaves of at most [`LEAF_LEN_MAX`]
//! entries, each behind a shared pointer. A fork costs one pointer. A change copies the leaves that it touches, if a
//! fork still holds them, and the list of leaves, which for 100,000 elements is a few hundred pointers.

use std::cmp::Ordering;
use std::sync::Arc;

/// Large enough that the list of leaves stays short, small enough that copying a leaf (8 kB) costs less than copying a
/// configuration of 100,000 elements (12.5 kB).
const LEAF_LEN_MAX: usize = 256;

/// An element whose fate is open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Entry {
    /// What the elements are sorted by, ascending.
    pub(crate) rank: f64,
    /// Sorts elements of equal rank; random when equal elements are to come in random order, 0 otherwise.
    pub(crate) tie: u32,
    /// Sorts elements of equal rank and tie.
    pub(crate) element: u32,
    /// The probability that the element is needed.
    pub(crate) p: f64,
    /// Whether it was in a set that failed.
    pub(crate) has_failed: bool,
}

impl Entry {
    fn order(&self, other: &Self) -> Ordering {
        let by_rank = self.rank.total_cmp(&other.rank);
        by_rank.then(self.tie.cmp(&other.tie)).then(self.element.cmp(&other.element))
    }

    fn is_before(&self, other: &Self) -> bool {
        self.order(other) == Ordering::Less
    }
}

/// Entries in ascending order.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    /// No leaf is empty.
    leaves: Arc<Vec<Arc<Vec<Entry>>>>,
}

impl Order {
    pub(crate) fn new(mut entries: Vec<Entry>) -> Self {
        entries.sort_unstable_by(Entry::order);
        // Half full, so that the first entries to be put back do not split every leaf.
        let leaves = entries.chunks(LEAF_LEN_MAX / 2).map(|leaf| Arc::new(leaf.to_vec())).collect();
        Self { leaves: Arc::new(leaves) }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.leaves.is_empty()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Entry> {
        self.leaves.iter().flat_map(|leaf| leaf.iter())
    }

    /// Takes the first `count` entries out.
    pub(crate) fn take_first(&mut self, count: usize) -> Vec<Entry> {
        let leaves = Arc::make_mut(&mut self.leaves);
        let mut taken = Vec::with_capacity(count);
        let mut whole_leaves = 0;
        for leaf in leaves.iter_mut() {
            let missing = count - taken.len();
            if missing < leaf.len() {
                if missing > 0 {
                    taken.extend(Arc::make_mut(leaf).drain(..missing));
                }
                break;
            }
            taken.extend_from_slice(leaf);
            whole_leaves += 1;
        }
        leaves.drain(..whole_leaves);
        taken
    }

    pub(crate) fn insert(&mut self, entry: Entry) {
        let leaves = Arc::make_mut(&mut self.leaves);
        let at =
            leaves.partition_point(|leaf| leaf.last().is_some_and(|last| last.is_before(&entry)));
        // An entry behind all others goes to the last leaf, not into a leaf of its own.
        let at = at.min(leaves.len().saturating_sub(1));
        let Some(leaf) = leaves.get_mut(at) else {
            leaves.push(Arc::new(vec![entry]));
            return;
        };
        let leaf = Arc::make_mut(leaf);
        leaf.insert(leaf.partition_point(|other| other.is_before(&entry)), entry);
        if leaf.len() > LEAF_LEN_MAX {
            let second_half = leaf.split_off(LEAF_LEN_MAX / 2);
            leaves.insert(at + 1, Arc::new(second_half));
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn entry(rank: u8, element: u32) -> Entry {
        Entry { rank: f64::from(rank), tie: 0, element, p: 0.5, has_failed: false }
    }

    proptest! {
        #[test]
        fn taking_and_putting_back_is_the_same_as_sorting_a_vector(
            ranks in prop::collection::vec(any::<u8>(), 0..1500),
            steps in prop::collection::vec((0usize..600, any::<u8>()), 0..12),
        ) {
            let entries: Vec<_> = ranks.iter().zip(0..).map(|(&rank, element)| entry(rank, element)).collect();
            let mut order = Order::new(entries.clone());
            let mut model = entries;
            model.sort_by(Entry::order);
            for (count, rank) in steps {
                let forked = order.clone();
                let before = model.clone();
                let taken = order.take_first(count);
                prop_assert_eq!(&taken, &model.drain(..count.min(model.len())).collect::<Vec<_>>());
                for mut entry in taken {
                    entry.rank = f64::from(rank) + entry.rank / 2.0;
                    order.insert(entry);
                    model.push(entry);
                }
                model.sort_by(Entry::order);
                prop_assert_eq!(order.iter().copied().collect::<Vec<_>>(), model.clone());
                prop_assert_eq!(order.is_empty(), model.is_empty());
                prop_assert_eq!(forked.iter().copied().collect::<Vec<_>>(), before);
                prop_assert!(order.leaves.iter().all(|leaf| !leaf.is_empty() && leaf.len() <= LEAF_LEN_MAX));
            }
        }
    }
}
