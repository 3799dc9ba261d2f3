//! Interface of tests that decide about candidates.

use secateur_bundle::Bundle;

use super::{Rate, Repetition, RunError, Statistics};
use crate::supervise::{Cancel, Interrupt, TestRun};

/// Decides if a candidate is interesting: a [`Runner`](crate::Runner), or a test double.
///
/// Called from many threads at once.
pub trait Test: Sync {
    /// Runs the test once on `bundle`, unless `cancel` or the interrupt ends it.
    ///
    /// # Errors
    ///
    /// Fails if the test cannot be run, which decides nothing about `bundle`.
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError>;

    /// Prepares the test of `bundle`, which is probably but not certainly next.
    fn prepare(&self, _bundle: &Bundle) {}

    /// Sets if tests that take much longer than recent interesting ones may be cut short. Returns
    /// the previous setting.
    fn fit_time(&self, _is_fitted: bool) -> bool {
        false
    }

    /// Removes remains of the last test, whose outcome did not wait for the removal.
    fn tidy(&self) {}

    /// Returns `true` if the test may differ from that of an earlier run without a way to detect
    /// it. Earlier results are then tested again.
    fn is_unknown(&self) -> bool {
        false
    }

    /// Returns the interrupt that stops the run.
    fn interrupt(&self) -> &Interrupt;

    /// Returns the repetition of each test.
    fn repetition(&self) -> Repetition {
        Repetition::ONCE
    }

    /// Decides about `bundle` with the same repetition, without shortcuts that may be wrong.
    ///
    /// # Errors
    ///
    /// Fails if the test cannot be run, which decides nothing about `bundle`.
    fn decide_freshly(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        repeat(self.repetition(), || self.run_once(bundle, cancel))
    }

    /// Decides about `bundle` with as many runs as the [`repetition`](Self::repetition) requires.
    ///
    /// The returned ending is that of the last run, which decided. The time is the total, and the
    /// peak the maximum, of all runs. A cancelled run is the last one.
    ///
    /// # Errors
    ///
    /// Fails if the test cannot be run, which decides nothing about `bundle`.
    fn decide(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        repeat(self.repetition(), || self.run_once(bundle, cancel))
    }

    /// Decides like [`decide`](Self::decide), but acceptance may be
    /// [unconfirmed](TestRun::is_unconfirmed). A caller that continues from it must confirm the
    /// result by [`decide_freshly`](Self::decide_freshly).
    ///
    /// # Errors
    ///
    /// Fails if the test cannot be run, which decides nothing about `bundle`.
    fn decide_for_now(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        self.decide(bundle, cancel)
    }
}

/// Repeats a run as `repetition` requires; see [`Test::decide`].
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

/// Number of runs that measure flakiness.
const RECHECKS: usize = 10;

/// Repeats the test of `bundle` to measure flakiness. These tests are counted separately.
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
