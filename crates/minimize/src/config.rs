//! Configurations: which elements of the list are kept.

use std::fmt;
use std::sync::Arc;

use fixedbitset::FixedBitSet;

/// The elements that a candidate keeps, as indices into the original list.
///
/// A bit set behind a shared pointer: a clone costs nothing, and a change costs one bit per element of the original
/// list, which for 100,000 elements is 12.5 kB.
#[derive(Clone, PartialEq, Eq, Hash)]
#[doc(alias = "subset")]
pub struct Config {
    kept: Arc<FixedBitSet>,
}

impl Config {
    /// The configuration that keeps all of `len` elements.
    #[must_use]
    pub fn full(len: usize) -> Self {
        let mut kept = FixedBitSet::with_capacity(len);
        kept.insert_range(..);
        Self { kept: Arc::new(kept) }
    }

    /// The configuration that keeps none of `len` elements.
    #[must_use]
    pub fn empty(len: usize) -> Self {
        Self { kept: Arc::new(FixedBitSet::with_capacity(len)) }
    }

    /// This configuration restricted to `elements`, which it must hold already.
    #[must_use]
    pub fn only(&self, elements: &[u32]) -> Self {
        let mut kept = FixedBitSet::with_capacity(self.kept.len());
        kept.extend(elements.iter().map(|&element| element as usize));
        debug_assert!(kept.is_subset(&self.kept), "only() cannot add elements");
        Self { kept: Arc::new(kept) }
    }

    /// This configuration without `elements`.
    #[must_use]
    pub fn without(&self, elements: &[u32]) -> Self {
        let mut kept = FixedBitSet::clone(&self.kept);
        for &element in elements {
            kept.remove(element as usize);
        }
        Self { kept: Arc::new(kept) }
    }

    /// How many elements are kept.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kept.count_ones(..)
    }

    /// Whether no element is kept.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kept.is_clear()
    }

    /// How many elements the original list has.
    #[must_use]
    pub fn list_len(&self) -> usize {
        self.kept.len()
    }

    /// Whether the element at `index` of the original list is kept.
    #[must_use]
    pub fn contains(&self, index: usize) -> bool {
        self.kept.contains(index)
    }

    /// Whether every element kept here is kept by `other` too.
    #[must_use]
    pub fn is_subset(&self, other: &Self) -> bool {
        self.kept.is_subset(&other.kept)
    }

    /// The kept indices, ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.kept.ones()
    }

    /// The indices that are not kept, ascending.
    pub fn deleted(&self) -> impl Iterator<Item = usize> + '_ {
        self.kept.zeroes()
    }
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
