//! Configurations: sets of kept elements.

use std::fmt;
use std::sync::Arc;

use fixedbitset::FixedBitSet;

/// Elements that a candidate keeps, as indices into the original list.
///
/// A bit set behind a shared pointer. A clone is free; a change copies one bit per element of the
/// original list, 12.5 kB for 100,000 elements.
#[derive(Clone, PartialEq, Eq, Hash)]
#[doc(alias = "subset")]
pub struct Config {
    kept: Arc<FixedBitSet>,
}

impl Config {
    /// Returns the configuration that keeps all `len` elements.
    #[must_use]
    pub fn full(len: usize) -> Self {
        let mut kept = FixedBitSet::with_capacity(len);
        kept.insert_range(..);
        Self { kept: Arc::new(kept) }
    }

    /// Returns the configuration that keeps none of `len` elements.
    #[must_use]
    pub fn empty(len: usize) -> Self {
        Self { kept: Arc::new(FixedBitSet::with_capacity(len)) }
    }

    /// Returns the configuration that keeps only `elements`, all of which `self` must keep.
    #[must_use]
    pub fn only(&self, elements: &[u32]) -> Self {
        let mut kept = FixedBitSet::with_capacity(self.kept.len());
        kept.extend(elements.iter().map(|&element| element as usize));
        debug_assert!(kept.is_subset(&self.kept), "only() cannot add elements");
        Self { kept: Arc::new(kept) }
    }

    /// Returns this configuration without `elements`.
    #[must_use]
    pub fn without(&self, elements: &[u32]) -> Self {
        let mut kept = FixedBitSet::clone(&self.kept);
        for &element in elements {
            kept.remove(element as usize);
        }
        Self { kept: Arc::new(kept) }
    }

    /// Returns the number of kept elements.
    pub fn len(&self) -> usize {
        self.kept.count_ones(..)
    }

    /// Returns `true` if no element is kept.
    pub fn is_empty(&self) -> bool {
        self.kept.is_clear()
    }

    /// Returns the length of the original list.
    pub fn list_len(&self) -> usize {
        self.kept.len()
    }

    /// Returns `true` if the element at `index` of the original list is kept.
    pub fn contains(&self, index: usize) -> bool {
        self.kept.contains(index)
    }

    /// Returns the first kept index at or after `from`. Skips deleted elements one machine word at
    /// a time.
    pub(crate) fn next_kept(&self, from: usize) -> Option<usize> {
        let words = self.kept.as_slice();
        let bits = usize::BITS as usize;
        let first = words.get(from / bits)? >> (from % bits) << (from % bits);
        std::iter::once(first)
            .chain(words[from / bits + 1..].iter().copied())
            .enumerate()
            .find(|&(_, word)| word != 0)
            .map(|(offset, word)| (from / bits + offset) * bits + word.trailing_zeros() as usize)
    }

    /// Returns the kept indices in ascending order, in the compact form that the algorithms divide.
    pub(crate) fn elements(&self) -> Arc<[u32]> {
        self.iter().map(index_to_element).collect()
    }

    /// Returns `true` if `other` keeps every element that `self` keeps.
    pub fn is_subset(&self, other: &Self) -> bool {
        self.kept.is_subset(&other.kept)
    }

    /// Iterates over the kept indices in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.kept.ones()
    }

    /// Iterates over the deleted indices in ascending order.
    pub fn deleted(&self) -> impl Iterator<Item = usize> + '_ {
        self.kept.zeroes()
    }
}

/// Returns an index as the algorithms store it: half the size of a `usize`.
///
/// # Panics
///
/// If the index does not fit into 32 bits; so long a list would need 16 GB for its elements alone.
#[expect(clippy::expect_used, reason = "documented: element indices are u32 throughout")]
pub(crate) fn index_to_element(index: usize) -> u32 {
    u32::try_from(index).expect("a list of at most u32::MAX elements")
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_kept_index_is_found_across_words_and_at_their_edges() {
        let kept = [0, 1, 63, 64, 127, 128, 300];
        let config = Config::full(301).only(&kept);
        for from in 0..310 {
            let expected = kept.iter().map(|&index| index as usize).find(|&index| index >= from);
            assert_eq!(config.next_kept(from), expected, "from {from}");
        }
        assert_eq!(Config::full(0).next_kept(0), None);
    }

    #[test]
    fn a_configuration_keeps_everything_some_of_it_or_nothing() {
        let (full, some) = (Config::full(3), Config::full(3).only(&[1]));
        let none = some.without(&[1]);
        assert_eq!([&full, &some, &none].map(Config::is_empty), [false, false, true]);
        assert!(some.is_subset(&full) && none.is_subset(&some) && !full.is_subset(&some));
        let deleted = [&full, &some, &none].map(|config| config.deleted().collect::<Vec<_>>());
        assert_eq!(deleted, [vec![], vec![0, 2], vec![0, 1, 2]]);
    }
}
