//! The main loop of the driver.

mod result;

use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use secateur_bundle::{AsBundle, Bundle};
use secateur_minimize::{HasProvenance, Outcome};

use super::best::BestSoFar;
use super::cache::{OutcomeCache, OutcomeOrigin};
use super::doubts::Doubts;
use super::odds::{Odds, Traits};
use super::running::{FinishedTest, Running};
use super::speculation::{Forecast, Fork, Lookahead, Outlook, Proposal};
use super::unconfirmed::Unconfirmed;
use super::{DriveError, DriverConfig, Event, Observer, Stop, Threads};
use crate::Key;
use crate::keep::Saver;
use crate::property::{Statistics, Tally};
use crate::supervise::{Cancel, Ending};

/// Interval at which a request to skip is noticed while a test runs.
const SKIP_POLL: Duration = Duration::from_millis(100);

/// Fraction of a test's duration after which it is too late to compute the follower of its less
/// likely outcome.
const FOLLOWER_SHARE: u32 = 4;

/// Number of tests after the last accepted one after which the current result is tested again. It
/// bounds what is lost if something that the test uses has changed, for a 256th of the tests.
const FAILURES_MAX: u64 = 256;

pub(super) struct Driver<'a, 'scope, C, B> {
    ahead: Lookahead<C, B>,
    deadline: Option<Instant>,
    config: DriverConfig<'a>,
    original: Bundle,
    cache: OutcomeCache,
    odds: Odds,
    doubts: Doubts<C, B>,
    unconfirmed: Unconfirmed<C, B>,
    pub(super) best: BestSoFar<'scope>,
    /// Number of tests since the current result was last accepted.
    failures: u64,
    /// Candidate of the last [`Event::Testing`].
    announced: Option<Key>,
    /// List that the user skipped.
    skipped: Option<Arc<str>>,
    /// Duration of the last test.
    last_test: Duration,
    observer: &'a mut dyn Observer,
    statistics: &'a mut Statistics,
}

impl<'a, 'scope, C, B> Driver<'a, 'scope, C, B>
where
    C: AsBundle + HasProvenance,
    B: AsBundle,
{
    /// Creates a driver of `search`. A thread in `scope` writes the results.
    pub(super) fn new(
        scope: &'scope Scope<'scope, 'a>,
        search: Fork<C, B>,
        config: DriverConfig<'a>,
        observer: &'a mut dyn Observer,
        statistics: &'a mut Statistics,
    ) -> Self {
        let _busy = config.test.interrupt().busy();
        let saved = search.best().as_bundle();
        let journal = config.journal.as_deref().and_then(|journal| journal.file().ok());
        Self {
            doubts: Doubts::new(search.clone(), config.original.as_bundle()),
            unconfirmed: Unconfirmed::default(),
            // With one job, no speculative test runs, so differences of candidates do not matter.
            ahead: Lookahead::new(search, (config.jobs.get() > 1).then(|| saved.clone())),
            deadline: config.limits.search_deadline(),
            best: BestSoFar::new(
                Saver::new(scope, config.best_file, journal, config.test.interrupt()),
                saved,
            ),
            original: config.original.as_bundle(),
            config,
            cache: OutcomeCache::default(),
            odds: Odds::default(),
            failures: 0,
            announced: None,
            skipped: None,
            last_test: Duration::ZERO,
            observer,
            statistics,
        }
    }

    /// Runs the search and verifies its result.
    pub(super) fn run(&mut self) -> Result<Stop, DriveError> {
        self.cache.insert(Key::of(&self.original), Outcome::Interesting, OutcomeOrigin::Delivered);
        self.load_journal()?;
        let stop = loop {
            let stop = self.search_on_threads();
            self.config.test.fit_time(false);
            match stop.and_then(|stop| self.verify(stop)) {
                Ok(None) => {}
                Ok(Some(stop)) => break Ok(stop),
                Err(error) => break Err(error),
            }
        };
        self.best.saver.finish()?;
        stop
    }

    fn search_on_threads(&mut self) -> Result<Stop, DriveError> {
        let (test, jobs) = (self.config.test, self.config.jobs);
        test.fit_time(true);
        thread::scope(|scope| {
            let mut running = Running::new(Threads::new(scope, jobs), test);
            let stop = self.search(&mut running);
            running.retain(|_| false);
            while running.count() > 0
                && let Some(ended) = running.wait(None)
            {
                // Only the first error is reported.
                let _ = self.record_test(ended);
            }
            stop
        })
    }

    /// Loads the outcomes of the journal.
    ///
    /// A best file that the search will reach again is left as it is, so that it never gets worse.
    fn load_journal(&mut self) -> Result<(), DriveError> {
        for &(key, outcome) in self.config.journal.iter().flat_map(|journal| journal.outcomes()) {
            self.cache.insert(key, outcome, OutcomeOrigin::Journal);
        }
        for &key in self.config.journal.iter().flat_map(|journal| journal.accepted()) {
            // A recorded outcome takes precedence.
            if self.cache.get(key).is_none() {
                self.cache.insert(key, Outcome::Interesting, OutcomeOrigin::Journal);
                self.unconfirmed.accept(key);
            }
        }
        self.config.best_file.remove_leftovers();
        let found = self.config.best_file.there().ok();
        let found = found.map(|bundle| (Key::of(&bundle), bundle)).filter(|&(key, _)| {
            self.cache.origin(key) == Some(OutcomeOrigin::Journal)
                && self.cache.get(key) == Some(Outcome::Interesting)
        });
        match found {
            Some((key, bundle)) => {
                self.config.best_file.expect(&bundle);
                self.best.wait_for(key, bundle.clone());
                self.check_resumed(&bundle)?;
            }
            None => self.config.best_file.save(&self.original)?,
        }
        Ok(())
    }

    /// Checks that the result of an earlier run is still interesting, if the test may have changed
    /// unnoticed.
    fn check_resumed(&mut self, found: &Bundle) -> Result<(), DriveError> {
        let test = self.config.test;
        if !test.is_unknown() {
            return Ok(());
        }
        let run = test.decide(found, &Cancel::at(self.deadline).map_err(DriveError::Start)?)?;
        self.statistics.record_recheck(&run);
        let is_same = !run.ending.is_answer() || run.ending.outcome().is_interesting();
        if is_same { Ok(()) } else { Err(DriveError::Other) }
    }

    /// Runs tests until the search has finished or must stop.
    fn search(&mut self, running: &mut Running<'_, '_>) -> Result<Stop, DriveError> {
        let test = self.config.test;
        loop {
            let busy = test.interrupt().busy();
            if let Some(stop) = self.commit()? {
                return Ok(stop);
            }
            // A search that ends after its deadline may have been cut off.
            if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                return Ok(Stop::OutOfTime { is_verified: true });
            }
            let Some(proposal) = self.ahead.proposal() else {
                if self.ahead.search.has_ended_early() {
                    return Ok(Stop::Enough);
                }
                match self.doubts.restart(self.config.jobs.get() > 1, &mut self.cache) {
                    Some(ahead) => self.ahead = ahead,
                    None => return Ok(Stop::Finished),
                }
                test.fit_time(false);
                continue;
            };
            if self.outcomes_left() == 0 {
                return Ok(Stop::OutOfTests);
            }
            let (key, place) = (proposal.key, proposal.place.clone());
            if self.is_skipped(&place) {
                self.skip(key)?;
                continue;
            }
            if self.announced.replace(key) != Some(key) {
                self.observer
                    .observe(&Event::Testing { place: &place, statistics: self.statistics });
            }
            self.look_ahead(running)?;
            self.observer.observe(&Event::Running { count: running.count() });
            drop(busy);
            if self.unconfirmed.is_due() && self.is_unconfirmed() {
                self.confirm()?;
            } else if self.failures >= FAILURES_MAX && !self.is_unconfirmed() {
                if let Some(stop) = self.prove()? {
                    return Ok(stop);
                }
            } else {
                self.wait(running)?;
            }
        }
    }

    /// Waits for a test to end, for a request to skip, or for the deadline.
    fn wait(&mut self, running: &mut Running<'_, '_>) -> Result<(), DriveError> {
        let deadline = self.deadline;
        while !self.config.test.interrupt().wants_skip() {
            let next_poll = Instant::now() + SKIP_POLL;
            if let Some(ended) =
                running.wait(Some(deadline.map_or(next_poll, |deadline| deadline.min(next_poll))))
            {
                return self.record_test(ended);
            }
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                break;
            }
        }
        Ok(())
    }

    /// Returns `true` if the user skipped `place`, the current list. The request expires as soon as
    /// the search leaves that list.
    fn is_skipped(&mut self, place: &Arc<str>) -> bool {
        if self.config.test.interrupt().take_skip() {
            self.skipped = Some(place.clone());
        }
        self.skipped = self.skipped.take().filter(|skipped| skipped == place);
        self.skipped.is_some()
    }

    /// Records a candidate as unresolved without a test.
    fn skip(&mut self, key: Key) -> Result<(), DriveError> {
        if let Some(journal) = &mut self.config.journal {
            journal.record(key, Outcome::Unresolved)?;
        }
        self.cache.insert(key, Outcome::Unresolved, OutcomeOrigin::Skipped);
        Ok(())
    }

    /// Passes all known outcomes to the search and saves an improvement.
    fn commit(&mut self) -> Result<Option<Stop>, DriveError> {
        let mut stop = None;
        while let Some(proposal) = self.ahead.proposal()
            && let Some(outcome) = self.cache.get(proposal.key)
        {
            // A speculative outcome counts as a test only when it is needed.
            let is_new = matches!(self.cache.origin(proposal.key), Some(OutcomeOrigin::Ahead(_)));
            stop = self.config.test.interrupt().signal().map(|signal| Stop::Interrupted { signal });
            stop =
                stop.or_else(|| (is_new && self.outcomes_left() == 0).then_some(Stop::OutOfTests));
            if stop.is_some() {
                break;
            }
            self.unconfirmed
                .begin(|| (self.ahead.search.clone(), self.doubts.restart_point.clone()));
            if self.doubts.is_success(outcome, &proposal.bundle) {
                self.doubts.return_to(self.ahead.search.clone());
            }
            for (Proposal { key, bundle, place, traits }, outcome) in self.ahead.commit(outcome) {
                let tests = self.count(key, &bundle, &traits, outcome);
                self.failures = if outcome.is_interesting() { 0 } else { self.failures + tests };
                if self.doubts.is_success(outcome, &bundle) {
                    self.config.test.fit_time(true);
                }
                self.unconfirmed.deliver(key, outcome, tests);
                self.doubts.deliver((key, &bundle), outcome, tests, self.statistics);
                let (bundle, provenance) = (&bundle, traits.provenance.as_ref());
                self.observer.observe(&Event::Committed {
                    key,
                    bundle,
                    outcome,
                    place: &place,
                    provenance,
                    tests,
                });
                self.best.deliver(key, outcome, place);
            }
        }
        if let Some(signal) = self.config.test.interrupt().signal() {
            stop = Some(Stop::Interrupted { signal });
        }
        if stop.is_none() {
            self.best.catch_up(|| self.ahead.search.best().as_bundle().bytes());
        }
        if !self.is_unconfirmed() {
            self.save()?;
        }
        Ok(stop)
    }

    /// Returns the number of outcomes that the search may still request, given the repetitions of
    /// each test. One is reserved for the result.
    fn outcomes_left(&self) -> u64 {
        let max = self.config.limits.tests_max.unwrap_or(u64::MAX);
        let runs = u64::from(self.config.test.repetition().runs);
        (max.saturating_sub(self.statistics.tests) / runs).saturating_sub(1)
    }

    /// Counts an outcome that the search received. Returns the number of tests run for it.
    fn count(&mut self, key: Key, bundle: &Bundle, traits: &Traits, outcome: Outcome) -> u64 {
        self.odds.record_outcome(traits, outcome);
        match self.cache.deliver(key) {
            Some(OutcomeOrigin::Ahead(tally)) => {
                self.statistics.wasted -= tally.tests;
                self.statistics.count(tally, bundle.bytes());
                return tally.tests;
            }
            Some(OutcomeOrigin::Journal) => self.statistics.replayed += 1,
            Some(OutcomeOrigin::Skipped) => self.statistics.skipped += 1,
            Some(OutcomeOrigin::Delivered) | None => self.statistics.cache_hits += 1,
        }
        0
    }

    /// Starts the tests that are most likely to be needed and cancels those that no longer are.
    fn look_ahead(&mut self, running: &mut Running<'_, '_>) -> Result<(), DriveError> {
        let steps_max = self.outcomes_left();
        let Self { ahead, cache, odds, .. } = self;
        let (jobs, outlook) = (self.config.jobs.get(), Outlook { cache, odds, steps_max });
        let Forecast { window, possible } =
            ahead.forecast(jobs, outlook, |key| running.contains(key));
        running.retain(|key| possible.contains(&key));
        for candidate in window {
            if running.count() < jobs && !running.contains(candidate.key) {
                running.start(candidate).map_err(DriveError::Start)?;
            }
        }
        // The next candidates are computed while these tests run.
        if jobs == 1 {
            self.schedule_followers(running);
            return Ok(());
        }
        ahead.forecast(jobs + 1, outlook, |key| running.contains(key));
        Ok(())
    }

    /// Computes the candidate after the only running test and schedules it to start at once.
    fn schedule_followers(&mut self, running: &mut Running<'_, '_>) {
        let started = Instant::now();
        self.config.test.tidy();
        let steps_max = self.outcomes_left();
        let Self { ahead, cache, odds, .. } = self;
        let outlook = Outlook { cache, odds, steps_max };
        let Some(key) = ahead.proposal().map(|proposal| proposal.key) else { return };
        let [likelier, other] = ahead.outcomes(odds);
        if let Some(next) = ahead.after(likelier, outlook) {
            self.config.test.prepare(&next.bundle);
            running.follow(key, likelier, next);
        }
        // The driver handles no outcome meanwhile, so it stops here if the first step took long.
        if started.elapsed() < self.last_test / FOLLOWER_SHARE
            && let Some(next) = ahead.after(other, outlook)
        {
            running.follow(key, other, next);
        }
    }

    /// Records the outcome of a test. It counts as wasted until the search requests it.
    fn record_test(&mut self, ended: FinishedTest) -> Result<(), DriveError> {
        let test = self.config.test;
        let _busy = test.interrupt().busy();
        let Proposal { key, traits, bundle, .. } = ended.candidate;
        let run = ended.run.unwrap_or_else(|panic| resume_unwind(panic))?;
        self.statistics.time_in_tests += run.elapsed;
        self.last_test = run.elapsed;
        let tally = Tally::of(&run);
        if run.ending != Ending::Interrupted {
            self.statistics.wasted += tally.tests;
        }
        if run.ending.is_answer() {
            let outcome = run.ending.outcome();
            self.odds.record_test(&traits, outcome);
            if run.is_cut_short() {
                // A later run may have a longer limit.
                self.doubts.record_cut_short(key);
            } else if let Some(journal) = &mut self.config.journal {
                if run.is_unconfirmed {
                    journal.accept(key)?;
                } else {
                    journal.record(key, outcome)?;
                }
            }
            if run.is_unconfirmed {
                self.unconfirmed.accept(key);
            }
            self.cache.insert(key, outcome, OutcomeOrigin::Ahead(tally));
            self.observer.observe(&Event::Tested { run: &run, bundle: &bundle });
        }
        Ok(())
    }
}
