//! Description of a run for its observers.

use secateur_bundle::Bundle;
use secateur_report::{Headline, Measure, Size};
use secateur_runner::Interrupt;

/// Description of a run at its start.
pub(crate) struct Subject {
    pub(crate) headline: Headline,
    pub(crate) original: Bundle,
    pub(crate) before: Size,
    pub(crate) measure: Measure,
    #[cfg_attr(
        not(feature = "terminal"),
        expect(dead_code, reason = "only the dashboard has keys")
    )]
    pub(crate) interrupt: Interrupt,
    /// `true` if the test is not started for each candidate: an oracle, or `--ask`.
    pub(crate) is_oracle: bool,
}
