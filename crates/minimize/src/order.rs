//! Ordered collection of elements that is cheap to fork.
//!
//! Once per query, the probabilistic algorithms take a prefix of a sorted list and insert it again
//! at other positions. Sorting would cost O(n log n) per query. A tree of single elements would
//! cost an allocation for each element and a cache miss for each step of the scan. So this is a
//! tree of two levels: leaves of at most [`LEAF_LEN_MAX`] entries, each behind a shared pointer. A
//! fork costs one pointer. A change copies the leaves that it touches if a fork still shares them,
//! and the list of leaves: a few hundred pointers for 100,000 elements.

use std::cmp::Ordering;
use std::sync::Arc;

/// Large enough that the list of leaves stays short, small enough that copying a leaf (8 kB) costs
/// less than copying a configuration of 100,000 elements (12.5 kB).
const LEAF_LEN_MAX: usize = 256;

/// Element that may still be deleted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Entry {
    /// Sort key, lowest first.
    pub(crate) rank: f64,
    /// Sort key among equal ranks: random if equal elements are taken in random order, otherwise 0.
    pub(crate) tie: u32,
    /// Sort key among equal ranks and ties.
    pub(crate) element: u32,
    /// Probability that the element is needed.
    pub(crate) p: f64,
    /// `true` if the element was in a failed set.
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
        // Half full, so that the first insertions do not split every leaf.
        let leaves = entries.chunks(LEAF_LEN_MAX / 2).map(|leaf| Arc::new(leaf.to_vec())).collect();
        Self { leaves: Arc::new(leaves) }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.leaves.is_empty()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Entry> {
        self.leaves.iter().flat_map(|leaf| leaf.iter())
    }

    /// Removes and returns the first `count` entries.
    pub(crate) fn take_first(&mut self, count: usize) -> Vec<Entry> {
        let leaves = Arc::make_mut(&mut self.leaves);
        let mut taken = Vec::with_capacity(count);
        let mut leaves_taken = 0;
        for leaf in leaves.iter_mut() {
            let missing = count - taken.len();
            if missing < leaf.len() {
                if missing > 0 {
                    taken.extend(Arc::make_mut(leaf).drain(..missing));
                }
                break;
            }
            taken.extend_from_slice(leaf);
            leaves_taken += 1;
        }
        leaves.drain(..leaves_taken);
        taken
    }

    pub(crate) fn insert(&mut self, entry: Entry) {
        let leaves = Arc::make_mut(&mut self.leaves);
        let at =
            leaves.partition_point(|leaf| leaf.last().is_some_and(|last| last.is_before(&entry)));
        // An entry after all others is added to the last leaf, not to a new one.
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
            let entries: Vec<_> =
                ranks.iter().zip(0..).map(|(&rank, element)| entry(rank, element)).collect();
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
                let is_valid = |leaf: &Arc<Vec<Entry>>| (1..=LEAF_LEN_MAX).contains(&leaf.len());
                prop_assert!(order.leaves.iter().all(is_valid));
            }
        }
    }

    #[test]
    fn a_leaf_is_split_in_halves_only_when_it_is_too_long() {
        let mut order = Order::new(Vec::new());
        for element in 0..3 * LEAF_LEN_MAX as u32 {
            order.insert(entry(0, element));
        }
        assert!(order.iter().map(|entry| entry.element).eq(0..3 * LEAF_LEN_MAX as u32));
        let lens: Vec<_> = order.leaves.iter().map(|leaf| leaf.len()).collect();
        let half = LEAF_LEN_MAX / 2;
        assert_eq!(lens, [half, half, half, half, LEAF_LEN_MAX]);
    }
}
