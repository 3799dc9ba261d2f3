//! The interface of everything that decides about candidates.

use secateur_bundle::Bundle;

use super::repetition::{Rate, Repetition};
use super::run_error::RunError;
use super::statistics::Statistics;
use crate::supervise::{Cancel, Interrupt, TestRun};

/// Decides if a candidate is interesting: a [`Runner`](crate::Runner), or a test double.
///
/// Called from many threads at once.
pub trait Test: Sync {
    /// Runs the test on `bundle`, unless `cancel` or the interrupt puts an end to it.
    ///
    /// # Errors
    ///
    /// When the test cannot be run at all, which says nothing about `bundle`.
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError>;

    /// Does beforehand what can be done before `bundle` is decided about, which is likely to be next, but need not come.
    fn prepare(&self, _bundle: &Bundle) {}

    /// Whether tests may be cut short from now on that take much longer than interesting ones take now. Gives whether they might
    /// before.
    fn fit_time(&self, _is_fitted: bool) -> bool {
        false
    }

    /// Removes what the last test has left, for which its outcome did not wait.
    fn tidy(&self) {}

    /// Whether it can be another than that of an earlier run without anything that tells. What that run has found is then tested
    /// again.
    fn is_unknown(&self) -> bool {
        false
    }

    /// What tells a run to stop.
    fn interrupt(&self) -> &Interrupt;

    /// How often a candidate is tested.
    fn repetition(&self) -> Repetition {
        Repetition::ONCE
    }

    /// Runs it on `bundle` as often, without anything that makes tests faster and may be wrong.
    ///
    /// # Errors
    ///
    /// When the test cannot be run at all, which says nothing about `bundle`.
    fn decide_freshly(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        repeat(self.repetition(), || self.run_once(bundle, cancel))
    }

    /// Finds out about `bundle`, with as many runs as the [`repetition`](Self::repetition) asks for: the ending is then the
    /// last run's, which decided, the time is that of all runs together, and the peak the highest of all. A run that was
    /// put an end to is the last.
    ///
    /// # Errors
    ///
    /// When the test cannot be run at all, which says nothing about `bundle`.
    fn decide(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        repeat(self.repetition(), || self.run_once(bundle, cancel))
    }

    /// The same, but that a yes may be [unconfirmed](TestRun::is_unconfirmed): who goes on from it asks
    /// [`decide_freshly`](Self::decide_freshly) about what comes of it.
    ///
    /// # Errors
    ///
    /// When the test cannot be run at all, which says nothing about `bundle`.
    fn decide_for_now(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        self.decide(bundle, cancel)
    }
}

/// Runs something as often as `repetition` asks for; see [`Test::decide`].
pub(super) fn repeat(
    repetition: Repetition,
    mut run_once: impl FnMut() -> Result<TestRun, RunError>,
) -> Result<TestRun, RunError> {
    let mut run = run_once()?;
    let mut endings = vec![run.ending];
    while run.ending.is_answer() && repetition.is_open(&endings) {
        run = run_once()?.after(&run);
        endings.push(run.ending);
    }
    endings.pop();
    Ok(TestRun { earlier: endings, ..run })
}

/// How many runs tell how flaky a test is.
const RECHECKS: usize = 10;

/// Tests `bundle` some more times, only to see how often it is interesting. These tests are counted apart.
pub(crate) fn recheck(
    test: &dyn Test,
    bundle: &Bundle,
    cancel: &Cancel,
    statistics: &mut Statistics,
) -> Result<Rate, RunError> {
    let mut endings = Vec::with_capacity(RECHECKS);
    for _ in 0..RECHECKS {
        let run = test.run_once(bundle, cancel)?;
        if !run.ending.is_answer() {
            break;
        }
        statistics.record_recheck(&run);
        endings.push(run.ending);
    }
    Ok(Rate::of(&endings))
}
