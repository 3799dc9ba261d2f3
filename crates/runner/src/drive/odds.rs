//! How likely a candidate is to be interesting.

use secateur_minimize::Outcome;

/// How much the newest outcome counts in the average.
///
/// Measured on 800 first outcomes of six reductions: the average with this weight predicts about as well as averages
/// kept apart by the kind of question, by the place, by how often it failed there, or by the chances that the list
/// minimiser itself expects (mean logarithmic loss 0.516; the others 0.505 to 0.561).
const NEWEST: f64 = 0.1;
/// Nothing is impossible, and nothing certain.
const RANGE: (f64, f64) = (0.02, 0.95);

/// The share of interesting outcomes among the last ones. It steers what is tested early, and nothing else.
#[derive(Debug)]
pub(crate) struct Odds {
    share: f64,
}

impl Default for Odds {
    /// One in five, as reductions of C and XML have it on average.
    fn default() -> Self {
        Self { share: 0.2 }
    }
}

impl Odds {
    /// Takes note of an outcome.
    pub(crate) fn learn(&mut self, outcome: Outcome) {
        self.share += NEWEST * (f64::from(u8::from(outcome.is_interesting())) - self.share);
    }

    /// The chance that a candidate is interesting.
    pub(crate) fn success(&self) -> f64 {
        self.share.clamp(RANGE.0, RANGE.1)
    }
}
