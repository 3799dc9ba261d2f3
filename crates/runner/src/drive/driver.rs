//! The loop of the driver: what it asks, hears, tells and keeps.

mod result;

use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread::{self, Scope};
use std::time::{Duration, Instant};

use secateur_bundle::{AsBundle, Bundle};
use secateur_minimize::{HasProvenance, Outcome};

use super::best::BestSoFar;
use super::cache::{Origin, OutcomeCache};
use super::config::DriverConfig;
use super::doubts::Doubts;
use super::ending::{DriveError, Stop};
use super::event::{Event, Observer};
use super::odds::{Odds, Traits};
use super::running::{Ended, Running};
use super::speculation::{Forecast, Fork, Lookahead, Outlook, Question};
use super::threads::Threads;
use super::unconfirmed::Unconfirmed;
use crate::keep::Saver;
use crate::key::Key;
use crate::property::{Statistics, Tally};
use crate::supervise::{Cancel, Ending};

/// How often to look whether the user skips the list while its test runs.
const LOOK_UP: Duration = Duration::from_millis(100);

/// What part of a test's time may pass before it is too late to work out what follows its less likely outcome.
const LINE_UP_SHARE: u32 = 4;

pub(super) struct Driver<'a, 'scope, C, B> {
    ahead: Lookahead<C, B>,
    /// When the search stops.
    deadline: Option<Instant>,
    config: DriverConfig<'a>,
    original: Bundle,
    cache: OutcomeCache,
    odds: Odds,
    doubts: Doubts<C, B>,
    unconfirmed: Unconfirmed<C, B>,
    pub(super) best: BestSoFar<'scope>,
    /// The candidate that was last said to be tested.
    announced: Option<Key>,
    /// The place that the user has skipped.
    left: Option<Arc<str>>,
    /// How long the last test took.
    last_test: Duration,
    observer: &'a mut dyn Observer,
    statistics: &'a mut Statistics,
}

impl<'a, 'scope, C, B> Driver<'a, 'scope, C, B>
where
    C: AsBundle + HasProvenance,
    B: AsBundle,
{
    /// Begins with `search`, and has what is found written by a thread in `scope`.
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
            // With one job, nothing runs that could tell anything of what comes later.
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
            announced: None,
            left: None,
            last_test: Duration::ZERO,
            observer,
            statistics,
        }
    }

    /// Searches, and tests what came of it.
    pub(super) fn run(&mut self) -> Result<Stop, DriveError> {
        self.cache.insert(Key::of(&self.original), Outcome::Interesting, Origin::Told);
        self.recall()?;
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
                // The first error counts.
                let _ = self.hear(ended);
            }
            stop
        })
    }

    /// Takes over what is known from the journal. The best file is left as it is if the search will come to it again,
    /// so that it is never worse than it was.
    fn recall(&mut self) -> Result<(), DriveError> {
        for &(key, outcome) in self.config.journal.iter().flat_map(|journal| journal.outcomes()) {
            self.cache.insert(key, outcome, Origin::Journal);
        }
        for &key in self.config.journal.iter().flat_map(|journal| journal.accepted()) {
            // If it was tested again, that counts.
            if self.cache.get(key).is_none() {
                self.cache.insert(key, Outcome::Interesting, Origin::Journal);
                self.unconfirmed.hear(key);
            }
        }
        self.config.best_file.remove_leftovers();
        let there = self.config.best_file.there().ok();
        let there = there.map(|bundle| (Key::of(&bundle), bundle)).filter(|&(key, _)| {
            self.cache.origin(key) == Some(Origin::Journal)
                && self.cache.get(key) == Some(Outcome::Interesting)
        });
        match there {
            Some((key, bundle)) => {
                self.config.best_file.expect(&bundle);
                self.best.wait_for(key, bundle.clone());
                self.recognise(&bundle)?;
            }
            None => self.config.best_file.save(&self.original)?,
        }
        Ok(())
    }

    /// Sees to it that what an earlier run has found is still interesting, if what finds that out may be another.
    fn recognise(&mut self, found: &Bundle) -> Result<(), DriveError> {
        let test = self.config.test;
        if !test.is_unknown() {
            return Ok(());
        }
        let run = test.decide(found, &Cancel::at(self.deadline).map_err(DriveError::Start)?)?;
        self.statistics.record_recheck(&run);
        let is_same = !run.ending.is_answer() || run.ending.outcome().is_interesting();
        if is_same { Ok(()) } else { Err(DriveError::Other) }
    }

    /// Asks and answers until the search has ended, or until there is a reason to stop before.
    fn search(&mut self, running: &mut Running<'_, '_>) -> Result<Stop, DriveError> {
        let test = self.config.test;
        loop {
            let busy = test.interrupt().busy();
            if let Some(stop) = self.commit()? {
                return Ok(stop);
            }
            // A search that ends after its deadline may have been told to.
            if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                return Ok(Stop::OutOfTime { is_verified: true });
            }
            let Some(question) = self.ahead.question() else {
                match self.doubts.way_back(self.config.jobs.get() > 1, &mut self.cache) {
                    Some(ahead) => self.ahead = ahead,
                    None => return Ok(Stop::Finished),
                }
                test.fit_time(false);
                continue;
            };
            if self.outcomes_left() == 0 {
                return Ok(Stop::OutOfTests);
            }
            let (key, place) = (question.key, question.place.clone());
            if self.is_left(&place) {
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
            } else {
                self.wait(running)?;
            }
        }
    }

    /// Waits for a test to end, or for a reason not to wait any more.
    fn wait(&mut self, running: &mut Running<'_, '_>) -> Result<(), DriveError> {
        let deadline = self.deadline;
        while !self.config.test.interrupt().wants_skip() {
            let look_up = Instant::now() + LOOK_UP;
            if let Some(ended) =
                running.wait(Some(deadline.map_or(look_up, |deadline| deadline.min(look_up))))
            {
                return self.hear(ended);
            }
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                break;
            }
        }
        Ok(())
    }

    /// Whether the user has skipped `place`, where the search is. The request ends as soon as the search is elsewhere.
    fn is_left(&mut self, place: &Arc<str>) -> bool {
        if self.config.test.interrupt().take_skip() {
            self.left = Some(place.clone());
        }
        self.left = self.left.take().filter(|left| left == place);
        self.left.is_some()
    }

    /// Answers a candidate without a test.
    fn skip(&mut self, key: Key) -> Result<(), DriveError> {
        if let Some(journal) = &mut self.config.journal {
            journal.record(key, Outcome::Unresolved)?;
        }
        self.cache.insert(key, Outcome::Unresolved, Origin::Skipped);
        Ok(())
    }

    /// Tells the search all that is known, and saves the best that came of it.
    fn commit(&mut self) -> Result<Option<Stop>, DriveError> {
        let mut stop = None;
        while let Some(question) = self.ahead.question()
            && let Some(outcome) = self.cache.get(question.key)
        {
            // An outcome that ran ahead counts as a test when it is needed, and not before.
            let is_new = matches!(self.cache.origin(question.key), Some(Origin::Ahead(_)));
            stop = self.config.test.interrupt().signal().map(|signal| Stop::Interrupted { signal });
            stop =
                stop.or_else(|| (is_new && self.outcomes_left() == 0).then_some(Stop::OutOfTests));
            if stop.is_some() {
                break;
            }
            self.unconfirmed.begin(|| (self.ahead.fork(), self.doubts.mark()));
            if self.doubts.is_success(outcome, &question.bundle) {
                self.doubts.return_to(self.ahead.fork());
            }
            for (Question { key, bundle, place, traits }, outcome) in self.ahead.commit(outcome) {
                let tests = self.count(key, &traits, outcome);
                if self.doubts.is_success(outcome, &bundle) {
                    self.config.test.fit_time(true);
                }
                self.unconfirmed.tell(key, outcome, tests);
                self.doubts.weigh((key, &bundle), outcome, tests, self.statistics);
                let (bundle, provenance) = (&bundle, traits.provenance.as_ref());
                self.observer.observe(&Event::Committed {
                    key,
                    bundle,
                    outcome,
                    place: &place,
                    provenance,
                    tests,
                });
                self.best.hear(key, outcome, place);
            }
        }
        if let Some(signal) = self.config.test.interrupt().signal() {
            stop = Some(Stop::Interrupted { signal });
        }
        if stop.is_none() {
            self.best.catch_up(|| self.ahead.best().as_bundle().bytes());
        }
        if !self.is_unconfirmed() {
            self.save()?;
        }
        Ok(stop)
    }

    /// How many outcomes the search may still ask for, each of which may take as many tests as there are repetitions. One
    /// is kept for the result.
    fn outcomes_left(&self) -> u64 {
        let max = self.config.limits.tests_max.unwrap_or(u64::MAX);
        let runs = u64::from(self.config.test.repetition().runs);
        (max.saturating_sub(self.statistics.tests) / runs).saturating_sub(1)
    }

    /// Counts an outcome that the search was told. Gives the tests that were run for it.
    fn count(&mut self, key: Key, traits: &Traits, outcome: Outcome) -> u64 {
        self.odds.learn(traits, outcome);
        match self.cache.tell(key) {
            Some(Origin::Ahead(tally)) => {
                self.statistics.wasted -= tally.tests;
                self.statistics.count(tally);
                return tally.tests;
            }
            Some(Origin::Journal) => self.statistics.replayed += 1,
            Some(Origin::Skipped) => self.statistics.skipped += 1,
            Some(Origin::Told) | None => self.statistics.cache_hits += 1,
        }
        0
    }

    /// Starts the tests that are most likely to be needed, and ends those that cannot be needed any more.
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
        // While these run, there is time to work out what will be started next.
        if jobs == 1 {
            self.line_up(running);
            return Ok(());
        }
        ahead.forecast(jobs + 1, outlook, |key| running.contains(key));
        Ok(())
    }

    /// Works out what follows the only test that runs, and has it run at once when that has ended.
    fn line_up(&mut self, running: &mut Running<'_, '_>) {
        let started = Instant::now();
        self.config.test.tidy();
        let steps_max = self.outcomes_left();
        let Self { ahead, cache, odds, .. } = self;
        let outlook = Outlook { cache, odds, steps_max };
        let Some(key) = ahead.question().map(|question| question.key) else { return };
        let [likelier, other] = ahead.outcomes(odds);
        if let Some(next) = ahead.after(likelier, outlook) {
            self.config.test.prepare(&next.bundle);
            running.follow(key, likelier, next);
        }
        // While the driver works, it hears nothing: where this took long, it works out no more.
        if started.elapsed() < self.last_test / LINE_UP_SHARE
            && let Some(next) = ahead.after(other, outlook)
        {
            running.follow(key, other, next);
        }
    }

    /// Takes note of what came of a test. Until the search asks for it, it counts as wasted.
    fn hear(&mut self, ended: Ended) -> Result<(), DriveError> {
        let test = self.config.test;
        let _busy = test.interrupt().busy();
        let Question { key, traits, bundle, .. } = ended.candidate;
        let run = ended.run.unwrap_or_else(|panic| resume_unwind(panic))?;
        self.statistics.time_in_tests += run.elapsed;
        self.last_test = run.elapsed;
        let tally = Tally::of(&run);
        if run.ending != Ending::Interrupted {
            self.statistics.wasted += tally.tests;
        }
        if run.ending.is_answer() {
            let outcome = run.ending.outcome();
            self.odds.hear(&traits, outcome);
            if run.is_cut_short() {
                // Another run may wait for longer.
                self.doubts.hear(key);
            } else if let Some(journal) = &mut self.config.journal {
                if run.is_unconfirmed {
                    journal.accept(key)?
                } else {
                    journal.record(key, outcome)?
                }
            }
            if run.is_unconfirmed {
                self.unconfirmed.hear(key);
            }
            self.cache.insert(key, outcome, Origin::Ahead(tally));
            self.observer.observe(&Event::Tested { run: &run, bundle: &bundle });
        }
        Ok(())
    }
}
