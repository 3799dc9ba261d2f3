//! The life of a run.
//!
//! 1. [`ProcessProperty::prepare`](crate::ProcessProperty::prepare) creates the runner of tests,
//!    and recognises the failure of a command. The caller may open a journal with the
//!    [identity](crate::Prepared::identity) of the run.
//! 2. [`Prepared::settle`](crate::Prepared::settle) establishes the baseline, from the journal if
//!    it is known, and derives the limits of tests and of the run.
//! 3. [`Run::begin`] records the baseline, before the outcome of any candidate.
//! 4. [`Reduction::settle`] leaves out the schemas that the test does not demand.
//! 5. [`Reduction::drive`] drives the search, records outcomes, and saves each better result.
//! 6. [`Run::close`] records the end, after the caller has delivered the result.
//!
//! A run that is killed between two steps resumes from the files of the earlier steps. The command
//! line, a batch, a comparison and a [`Session`](crate::Session) take the same steps. They differ
//! in the files that they keep, in their limits and in their observers.

use std::num::NonZeroUsize;

use secateur_bundle::Bundle;
use secateur_runner::{
    Baseline, DriveError, DriverConfig, Journal, JournalError, Limits, OracleReport, ResultStore,
    Runner, Statistics, Stop, Test,
};

use crate::{Notes, Occasion, Reduction, counted};

/// Run whose test has accepted the original.
#[derive(Debug)]
pub struct Run<'a, T = Runner> {
    /// Runs the tests of candidates.
    pub runner: T,
    pub baseline: Baseline,
    pub statistics: Statistics,
    /// Maximum number of parallel tests.
    pub jobs: NonZeroUsize,
    pub limits: Limits,
    /// Journal of outcomes, until the run is closed.
    pub journal: Option<Journal>,
    original: &'a Bundle,
}

impl<'a, T: Test> Run<'a, T> {
    /// Creates a run with the limits that follow from the `baseline`.
    pub(crate) fn new(
        runner: T,
        occasion: Occasion<'a>,
        baseline: Baseline,
        statistics: Statistics,
        journal: Option<Journal>,
    ) -> Self {
        let Occasion { original, jobs, course, .. } = occasion;
        let limits = course.limits(&baseline, runner.repetition());
        Self { runner, baseline, statistics, jobs, limits, journal, original }
    }

    /// Records the baseline, and returns the test and a reduction whose results are saved in
    /// `store`.
    ///
    /// # Errors
    ///
    /// Fails if the journal cannot be written.
    pub fn begin<'r>(
        &'r mut self,
        store: &'r dyn ResultStore,
    ) -> Result<(&'r T, Reduction<'r>), JournalError> {
        self.record_baseline()?;
        let Self { runner, statistics, jobs, limits, journal, original, baseline } = self;
        let runner = &*runner;
        let config = DriverConfig {
            original: *original,
            test: runner,
            best_file: store,
            journal: journal.as_mut(),
            jobs: *jobs,
            limits: *limits,
        };
        Ok((runner, Reduction { config, statistics, named: &baseline.named }))
    }

    /// Records the baseline, unless the journal already contains one.
    pub(crate) fn record_baseline(&mut self) -> Result<(), JournalError> {
        match &mut self.journal {
            Some(journal) if journal.baseline().is_none() => {
                journal.record_baseline(self.baseline.clone())
            }
            _ => Ok(()),
        }
    }

    /// Closes the journal, and leaves in it what another run of the same reduction needs.
    ///
    /// # Errors
    ///
    /// Fails if the journal cannot be written or removed.
    pub fn close(
        &mut self,
        stop: &Result<Stop, DriveError>,
        best: &Bundle,
    ) -> Result<(), JournalError> {
        match (self.journal.take(), stop) {
            (Some(journal), Ok(Stop::Finished)) => journal.finish(best),
            // Outcomes of a flaky test are not reused.
            (Some(journal), Ok(Stop::NotReproduced { .. })) => journal.remove(),
            _ => Ok(()),
        }
    }
}

impl Run<'_> {
    /// Notes that an executable did not always accept the original. For commands this was reported
    /// before.
    pub fn note_rate(&self, notes: &dyn Notes) {
        let rate = self.baseline.rate;
        if self.runner.test().commands().is_none() && rate.interesting < rate.runs {
            notes
                .note(&format_args!("the interestingness test accepted the original {rate} times"));
        }
    }

    /// Notes oracle processes that contradicted each other or often failed.
    pub fn note_oracle(&self, notes: &dyn Notes) {
        let Some(OracleReport { started, failed, fault, contradictions, first }) =
            self.runner.oracle_report()
        else {
            return;
        };
        if let Some(first) = first {
            notes.note(&format_args!(
                "{} the oracle accepted a candidate that a fresh process rejected: {first}\n\
                 The oracle keeps state from one candidate to the next. --oracle-fresh all asks a \
                 fresh process about each",
                counted(contradictions, "time")
            ));
        }
        if failed > 0 {
            let processes = if started == 1 { "process" } else { "processes" };
            let fault =
                fault.map(|fault| format!("; the first fault: {fault}")).unwrap_or_default();
            notes.note(&format_args!(
                "{failed} of {started} oracle {processes} hung, ended, exceeded a limit or gave \
                 no answer when asked; new ones replaced them{fault}"
            ));
        }
    }
}
