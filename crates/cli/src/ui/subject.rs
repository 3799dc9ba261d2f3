//! What observers look at.

use secateur_bundle::Bundle;
use secateur_report::{Headline, Measure, Size};
use secateur_runner::Interrupt;

/// A run, as it begins.
pub(crate) struct Subject {
    pub(crate) headline: Headline,
    #[cfg_attr(
        not(feature = "terminal"),
        expect(dead_code, reason = "only the dashboard shows it")
    )]
    pub(crate) original: Bundle,
    pub(crate) before: Size,
    pub(crate) measure: Measure,
    #[cfg_attr(
        not(feature = "terminal"),
        expect(dead_code, reason = "only the dashboard has keys")
    )]
    pub(crate) interrupt: Interrupt,
    /// Whether the test stays, or is asked, and is not started for each candidate.
    pub(crate) is_oracle: bool,
}
