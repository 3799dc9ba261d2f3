//! Running a search with the driver.

use std::sync::Arc;
use std::time::Instant;

use secateur_bundle::Bundle;
use secateur_minimize::Search;
use secateur_reduce::{Keeping, SettingsError};
use secateur_runner::{
    DriveError, Driven, DriverConfig, Journal, JournalError, Observer, Statistics, Stop, drive,
};

use crate::{Input, Strategy};

impl Input {
    /// Searches for the smallest interesting input until it is found or there is a reason to stop.
    ///
    /// # Errors
    ///
    /// Fails if the passes do not fit the input. The returned value reports other reasons for an
    /// early end.
    pub fn reduce(
        self,
        strategy: &Strategy,
        config: DriverConfig<'_>,
        observer: &mut dyn Observer,
        statistics: &mut Statistics,
    ) -> Result<Driven, SettingsError> {
        let test = config.test;
        let (deadline, interrupt) = (config.limits.search_deadline(), test.interrupt().clone());
        let minimizer = strategy.minimizer.starter(strategy.seed);
        let failed = minimizer.clone();
        let stop = Arc::new(move || {
            is_over(deadline) || interrupt.signal().is_some() || failed.failure().is_some()
        });
        let busy = test.interrupt().busy();
        let keep = self.keep().cloned();
        let search: Box<dyn Search<Candidate = _, Best = _>> =
            Box::new(self.search(strategy, minimizer.start.clone(), Some(stop.clone()))?);
        let search = match keep {
            Some(keep) => Box::new(Keeping::new(search, keep, stop)),
            None => search,
        };
        drop(busy);
        let mut driven = drive(search, config, observer, statistics);
        if let (Ok(Stop::Finished | Stop::OutOfTime { .. }), Some(failure)) =
            (&driven.stop, minimizer.failure())
        {
            driven.stop = Err(DriveError::Search(failure.into()));
        }
        Ok(driven)
    }
}

/// Returns `true` if the deadline has passed.
#[must_use]
pub fn is_over(deadline: Option<Instant>) -> bool {
    deadline.is_some_and(|deadline| Instant::now() >= deadline)
}

/// Closes the journal, and leaves in it what another run of the same reduction needs.
///
/// # Errors
///
/// Fails if the journal cannot be written or removed.
pub fn close(
    journal: Journal,
    stop: &Result<Stop, DriveError>,
    best: &Bundle,
) -> Result<(), JournalError> {
    match stop {
        Ok(Stop::Finished) => journal.finish(best),
        // Outcomes of a flaky test are not reused.
        Ok(Stop::NotReproduced { .. }) => journal.remove(),
        _ => Ok(()),
    }
}
