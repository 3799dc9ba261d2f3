//! Numbers for people.

use std::fmt;

/// A number with a comma between thousands.
///
/// ```
/// assert_eq!(secateur_report::HumanCount(1_234_567).to_string(), "1,234,567");
/// assert_eq!(secateur_report::HumanCount(999).to_string(), "999");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HumanCount(pub u64);

impl fmt::Display for HumanCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&secateur_session::grouped(self.0))
    }
}
