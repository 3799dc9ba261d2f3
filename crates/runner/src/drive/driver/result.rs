//! The result of a search: confirmed, saved, and verified at the end.

use secateur_bundle::{AsBundle, Bundle};
use secateur_minimize::{HasProvenance, Outcome};

use super::super::speculation::Lookahead;
use super::super::{DriveError, Event, Stop};
use super::Driver;
use crate::Key;
use crate::property::{Rate, RunError, recheck};
use crate::supervise::{Cancel, Ending, TestRun};

impl<C, B> Driver<'_, '_, C, B>
where
    C: AsBundle + HasProvenance,
    B: AsBundle,
{
    /// Tests the result of a search that ended with `stop` once more, in a fresh directory and
    /// without the cache, if there is time.
    ///
    /// Returns `None` if the search has to continue because its result was not confirmed.
    pub(super) fn verify(&mut self, stop: Stop) -> Result<Option<Stop>, DriveError> {
        let is_unconfirmed = self.is_unconfirmed() && !self.best.is_awaiting();
        let best = if is_unconfirmed {
            self.ahead.search.best().as_bundle()
        } else {
            self.best.bundle().clone()
        };
        if matches!(stop, Stop::Interrupted { .. } | Stop::NotReproduced { .. }) {
            return Ok(Some(stop));
        }
        // The original was tested before the run.
        if best == self.original {
            if stop == Stop::Finished && self.failures > 0 {
                self.prove()?;
            }
            return Ok(Some(stop));
        }
        let test = self.config.test;
        let busy = test.interrupt().busy();
        self.observer.observe(&Event::Verifying);
        drop(busy);
        let cancel = Cancel::at(self.config.limits.deadline).map_err(DriveError::Start)?;
        let run = test.decide_freshly(&best, &cancel)?;
        self.statistics.record(&run, best.bytes());
        Ok(match (run.ending, test.interrupt().signal()) {
            (Ending::Interrupted, Some(signal)) => Some(Stop::Interrupted { signal }),
            (Ending::Cancelled, _) => Some(Stop::OutOfTime { is_verified: false }),
            (ending, _) if ending.outcome().is_interesting() => {
                if is_unconfirmed {
                    self.settle(Key::of(&best))?;
                }
                Some(stop)
            }
            // The saved result was confirmed.
            _ if is_unconfirmed && self.restart() => {
                (!matches!(stop, Stop::Finished | Stop::Enough)).then_some(stop)
            }
            (ending, _) => Some(self.doubt(&best, ending, &cancel)?),
        })
    }

    /// Tests the current result once more after many failures in a row. If nothing is interesting
    /// any longer, the rest of the run would be wasted.
    pub(super) fn prove(&mut self) -> Result<Option<Stop>, DriveError> {
        self.failures = 0;
        let best = self.ahead.search.best().as_bundle();
        let cancel = Cancel::at(self.deadline).map_err(DriveError::Start)?;
        let run = self.decide_fully(&best, &cancel)?;
        self.statistics.record_recheck(&run);
        if !run.ending.is_answer() {
            return Ok(None);
        }
        if !run.ending.outcome().is_interesting() {
            return self.doubt(&best, run.ending, &cancel).map(Some);
        }
        if let Some(journal) = &mut self.config.journal {
            journal.prove()?;
        }
        Ok(None)
    }

    /// Tests the current result `best`, which was rejected with `ending`, some more times.
    ///
    /// # Errors
    ///
    /// Fails if neither it nor the original is interesting any longer.
    fn doubt(
        &mut self,
        best: &Bundle,
        ending: Ending,
        cancel: &Cancel,
    ) -> Result<Stop, DriveError> {
        let mut rate_of = |text| recheck(self.config.test, text, cancel, self.statistics);
        let is_gone = |rate: Rate| rate.runs > 0 && rate.interesting == 0;
        let rate = rate_of(best)?;
        if is_gone(rate) && (*best == self.original || is_gone(rate_of(&self.original)?)) {
            if let Some(journal) = &mut self.config.journal {
                journal.forget_unproved()?;
            }
            return Err(DriveError::Changed);
        }
        Ok(Stop::NotReproduced { ending, rate })
    }

    /// Returns `true` if the current result was accepted but not confirmed.
    pub(super) fn is_unconfirmed(&self) -> bool {
        self.unconfirmed.contains(|| Key::of(&self.ahead.search.best()))
    }

    /// Tests the current result with a fresh oracle process. The search restarts if that rejects
    /// it.
    pub(super) fn confirm(&mut self) -> Result<(), DriveError> {
        let best = self.ahead.search.best().as_bundle();
        let cancel = Cancel::at(self.deadline).map_err(DriveError::Start)?;
        let run = self.decide_fully(&best, &cancel)?;
        self.statistics.time_in_tests += run.elapsed;
        match run.ending {
            ending if !ending.is_answer() => {}
            ending if ending.outcome().is_interesting() => self.settle(Key::of(&best))?,
            _ => _ = self.restart(),
        }
        Ok(())
    }

    /// Decides about `bundle` with a fresh oracle process and the full time limit.
    fn decide_fully(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let test = self.config.test;
        let is_fitted = test.fit_time(false);
        let run = test.decide_freshly(bundle, cancel);
        test.fit_time(is_fitted);
        run
    }

    /// Marks the current result as confirmed and saves it.
    fn settle(&mut self, key: Key) -> Result<(), DriveError> {
        if let Some(journal) = &mut self.config.journal {
            journal.record(key, Outcome::Interesting)?;
        }
        self.unconfirmed.confirm(key);
        self.save()
    }

    /// Restarts the search before the first unconfirmed answer. Returns `false` if there is none.
    fn restart(&mut self) -> bool {
        let Some((fork, restart_point)) = self.unconfirmed.restart(&mut self.cache) else {
            return false;
        };
        let base = (self.config.jobs.get() > 1).then(|| restart_point.text.clone());
        self.doubts.restart_point = restart_point;
        self.ahead = Lookahead::new(fork, base);
        true
    }

    /// Saves the current result if it is new.
    pub(super) fn save(&mut self) -> Result<(), DriveError> {
        let Some(place) = self.best.improved_at() else { return Ok(()) };
        if self.best.save(self.ahead.search.best().as_bundle())? {
            self.unconfirmed.settle();
            let bundle = self.best.bundle();
            debug_assert!(
                self.cache.get(Key::of(bundle)) == Some(Outcome::Interesting),
                "a search proposes its best result first, so that the journal contains it"
            );
            self.observer.observe(&Event::Improved {
                bundle,
                place: &place,
                statistics: self.statistics,
            });
        }
        Ok(())
    }
}
