//! One run of one combination on one subject.
//!
//! The run equals that of `secateur reduce` with one job, and only its time is measured. All other
//! figures are found by [replaying it](Run::figures) with its outcomes.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use secateur_bundle::Bundle;
use secateur_minimize::{Outcome, Search};
use secateur_reduce::{Project, SettingsError};
use secateur_runner::{Event, Key, Observer, Runner, Statistics, Stop};
use secateur_session::{Input, Size};

use super::given::{Comparison, RunFailure};
use super::recording::Ledger;
use super::row::{Ended, Figures, KindCount, Point};
use super::{Combination, Subject};

/// Finished run that can be replayed.
pub(crate) struct Run<'a> {
    pub(crate) subject: &'a Subject,
    pub(crate) combination: &'a Combination,
    pub(crate) ended: Ended,
    runner: Runner,
    pub(crate) statistics: Statistics,
    input: Input,
    seconds: f64,
    watch: Watch,
}

/// Runs `combination` on `subject` and saves the result at `result`.
pub(crate) fn run<'a>(
    subject: &'a Subject,
    combination: &'a Combination,
    config: &Comparison<'_>,
    result: &Path,
) -> Result<Run<'a>, RunFailure> {
    let mut run = config.start(subject)?;

    let started = Instant::now();
    let input = subject.input(combination.passes.as_slice(), Arc::new(|| false))?;
    let mut watch = Watch { started, commits: Vec::new(), moments: Vec::new() };
    run.jobs = NonZeroUsize::MIN;
    run.limits.deadline = started.checked_add(config.timeout);
    let store = subject.store(result, &run.runner)?;
    let (_, reduction) = run.begin(&*store)?;
    let input = reduction.naming(input);
    let stop = reduction.drive(input.clone(), &combination.strategy(), &mut watch)?.stop?;
    let seconds = started.elapsed().as_secs_f64();
    let ended = match stop {
        Stop::Interrupted { .. } => return Err(RunFailure::Interrupted),
        Stop::Finished | Stop::OutOfTests | Stop::Enough => Ended::Finished,
        Stop::OutOfTime { .. } => Ended::TimedOut,
        Stop::NotReproduced { .. } => Ended::NotReproduced,
    };
    let (runner, statistics) = (run.runner, run.statistics);
    Ok(Run { subject, combination, ended, runner, statistics, input, seconds, watch })
}

impl Run<'_> {
    /// Returns the figures of the run by replaying it: the same search receives the same outcomes.
    /// Only checks of 1-minimality need tests.
    pub(crate) fn figures(&self, config: &Comparison<'_>) -> Result<Figures, RunFailure> {
        let Self { subject, input, watch, .. } = self;
        let (measure, check) = (input.measure.clone(), config.check_lists);
        let (ledger, mut search) = self.search_again(check)?;
        let mut ask = self.asking();
        let mut moments = watch.moments.iter().peekable();
        let mut curve = vec![Point { tests: 0, seconds: 0.0, tokens: subject.tokens }];
        let (mut rounds, mut told) = (0, 0);
        loop {
            while let Some(moment) = moments.next_if(|moment| moment.commits <= told) {
                let tokens = Size::of(&search.best(), &measure).tokens;
                curve.push(Point { tests: moment.tests, seconds: moment.seconds, tokens });
            }
            let Some((candidate, _)) = ledger.candidate(&search) else { break };
            rounds = candidate.place.round;
            let is_extra = ledger.entries().is_extra;
            let outcome = if is_extra {
                let outcome = ask(&candidate.bundle)?;
                config.check_interrupt()?;
                outcome
            } else {
                let Some(&(_, outcome)) = watch.commits.get(told) else { break };
                told += 1;
                outcome
            };
            search.observe(outcome);
        }
        let (after, entries) = (Size::of(&search.best(), &measure), ledger.entries());
        Ok(Figures {
            rounds,
            queries: KindCount::all(&entries.counts),
            lists: entries.lists.clone(),
            curve,
            ..Figures::new(subject, &self.statistics, self.seconds, after)
        })
    }

    /// Returns the same search with a recorder. With `check`, the remaining elements of lists are
    /// tried alone.
    pub(crate) fn search_again(&self, check: bool) -> Result<(Ledger, Project), SettingsError> {
        let (ledger, strategy) = (Ledger::default(), self.combination.strategy());
        let observed = ledger.clone();
        let observe = move |minimizer, weights: &_, prior: &_| {
            observed.watch(minimizer, weights, prior, check)
        };
        let start = &self.combination.starter().start;
        Ok((ledger, self.input.clone().observed_search(&strategy, start, observe)?))
    }

    /// Returns a function for the outcome of any candidate: a recorded one, or that of a test.
    pub(crate) fn asking(&self) -> impl FnMut(&Bundle) -> Result<Outcome, RunFailure> {
        let mut known: HashMap<Key, Outcome> = self.watch.commits.iter().copied().collect();
        move |candidate| {
            let key = Key::of(candidate);
            if let Some(&outcome) = known.get(&key) {
                return Ok(outcome);
            }
            let outcome = self.runner.run(candidate)?.ending.outcome();
            known.insert(key, outcome);
            Ok(outcome)
        }
    }

    /// Returns the outcomes that its search received, in order.
    pub(crate) fn outcomes(&self) -> &[(Key, Outcome)] {
        &self.watch.commits
    }
}

/// Records the outcomes and times of a search.
struct Watch {
    started: Instant,
    commits: Vec<(Key, Outcome)>,
    moments: Vec<Moment>,
}

/// Time at which the best text changed.
struct Moment {
    /// Number of outcomes that the search had received.
    commits: usize,
    tests: u64,
    seconds: f64,
}

impl Observer for Watch {
    fn observe(&mut self, event: &Event<'_>) {
        match event {
            Event::Committed { key, outcome, .. } => self.commits.push((*key, *outcome)),
            Event::Improved { statistics, .. } => self.moments.push(Moment {
                commits: self.commits.len(),
                tests: statistics.tests,
                seconds: self.started.elapsed().as_secs_f64(),
            }),
            _ => {}
        }
    }
}
