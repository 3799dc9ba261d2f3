//! A content as one number.

use std::fmt;
use std::str::FromStr;

use secateur_bundle::AsBundle;

/// A 128-bit hash of a text or bundle: its place in the cache of outcomes, and its name in a journal, as
/// 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(u128);

impl Key {
    /// The key of this text or bundle. Costs a pass over it.
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
