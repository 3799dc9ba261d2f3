//! How much each element of a list weighs.

use std::sync::Arc;

/// The weights of a list's elements, in tokens. No weight is below 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    tokens: Arc<[u64]>,
}

impl Weights {
    /// Weights from token counts; a count of 0 becomes 1, so that every element has something to gain.
    pub fn new(tokens: impl IntoIterator<Item = u64>) -> Self {
        Self { tokens: tokens.into_iter().map(|count| count.max(1)).collect() }
    }

    /// Equal weights, for elements that are all alike.
    #[must_use]
    pub fn uniform(len: usize) -> Self {
        Self::new(std::iter::repeat_n(1, len))
    }

    /// How many elements the list has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    /// Whether the list has no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    /// The weight of the element at `index`, in tokens.
    ///
    /// # Panics
    ///
    /// When `index` is not below [`len`](Self::len).
    #[must_use]
    pub fn of(&self, index: usize) -> u64 {
        self.tokens[index]
    }
}
