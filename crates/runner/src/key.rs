//! The hash of a content.

use std::fmt;
use std::str::FromStr;

use secateur_bundle::AsBundle;

/// 128-bit hash of a text or bundle: its key in the cache of outcomes and, as 32 hexadecimal
/// digits, in a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(u128);

impl Key {
    /// Returns the key of a text or bundle.
    #[must_use]
    pub fn of(content: &(impl AsBundle + ?Sized)) -> Self {
        Self(content.hash_of_bundle())
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for Key {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u128::from_str_radix(text, 16).map(Self)
    }
}
