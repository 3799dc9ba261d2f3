//! Weights of the elements of a list.

use std::sync::Arc;

/// Weights of the elements of a list, in tokens. No weight is below 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    tokens: Arc<[u64]>,
}

impl Weights {
    /// Creates weights from token counts. A count of 0 becomes 1, so that every deletion has a
    /// gain.
    pub fn new(tokens: impl IntoIterator<Item = u64>) -> Self {
        Self { tokens: tokens.into_iter().map(|count| count.max(1)).collect() }
    }

    /// Returns equal weights, for elements without known sizes.
    #[must_use]
    pub fn uniform(len: usize) -> Self {
        Self::new(std::iter::repeat_n(1, len))
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    /// Returns `true` if the list has no elements.
    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    /// Returns the weight of the element at `index`, in tokens.
    ///
    /// # Panics
    ///
    /// If `index` is not below [`len`](Self::len).
    pub fn of(&self, index: usize) -> u64 {
        self.tokens[index]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_have_a_length() {
        let (none, three) = (Weights::uniform(0), Weights::new([2, 0, 5]));
        assert_eq!((none.len(), none.is_empty()), (0, true));
        assert_eq!((three.len(), three.is_empty()), (3, false));
        assert_eq!(three.of(1), 1, "no weight is below 1");
    }
}
