//! Running a search with the driver.

use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_minimize::Search;
use secateur_reduce::{Keeping, SettingsError, Until};
use secateur_runner::{
    DriveError, Driven, DriverConfig, JournalError, Observer, Statistics, Stop, drive,
};

use crate::input::accepts;
use crate::{Input, Size, Strategy, is_over};

/// Search of a run, ready to start.
pub struct Reduction<'a> {
    pub(crate) config: DriverConfig<'a>,
    pub(crate) statistics: &'a mut Statistics,
    /// Lines and names of the original in the messages of a failing run.
    pub(crate) named: &'a [Vec<String>],
}

impl Reduction<'_> {
    /// Leaves out the schemas that the documents of `input` name if the test accepts violations of
    /// them. Runs at most one test, and none if the journal has its answer.
    ///
    /// # Errors
    ///
    /// Fails if the journal cannot be written.
    pub fn settle(&mut self, input: Input) -> Result<Input, JournalError> {
        let DriverConfig { test, journal, .. } = &mut self.config;
        let known = journal.as_ref().and_then(|journal| journal.accepts_invalid());
        let mut answer = None;
        let busy = test.interrupt().busy();
        let input = input.settled(|violated| {
            known.or_else(|| {
                answer = accepts(*test, violated);
                answer
            })
        });
        drop(busy);
        if let (Some(journal), Some(answer)) = (journal, answer) {
            journal.record_accepts_invalid(answer)?;
        }
        Ok(input)
    }

    /// Returns the input with what the messages of the test name. [`drive`](Self::drive) searches
    /// that, and so must a replay.
    pub fn naming(&self, input: Input) -> Input {
        input.naming(self.named)
    }

    /// Searches for the smallest interesting input until it is found or there is a reason to stop.
    ///
    /// # Errors
    ///
    /// Fails if the passes do not fit the input. The returned value reports other reasons for an
    /// early end.
    pub fn drive(
        self,
        input: Input,
        strategy: &Strategy,
        observer: &mut dyn Observer,
    ) -> Result<Driven, SettingsError> {
        let input = self.naming(input);
        let Self { config, statistics, .. } = self;
        let test = config.test;
        let (deadline, interrupt) = (config.limits.search_deadline(), test.interrupt().clone());
        let minimizer = strategy.minimizer.starter(strategy.seed);
        let failed = minimizer.clone();
        let stop = Arc::new(move || {
            is_over(deadline) || interrupt.signal().is_some() || failed.failure().is_some()
        });
        let busy = test.interrupt().busy();
        let (keep, size, measure) = (input.keep(), input.size, input.measure.clone());
        let search: Box<dyn Search<Candidate = _, Best = _>> =
            Box::new(input.search(strategy, minimizer.start.clone(), Some(stop.clone()))?);
        let search = match keep {
            Some(keep) => Box::new(Keeping::new(search, keep, stop)),
            None => search,
        };
        let search = if strategy.goal.is_none() {
            search
        } else {
            let count = Arc::new(move |bundle: &Bundle| Size::of(bundle, &measure).tokens);
            Box::new(Until::new(search, strategy.goal, size.tokens, count))
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
