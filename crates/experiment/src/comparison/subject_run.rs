//! One run of one combination on one subject: the only place where an experiment meets walkers and processes.
//!
//! The run itself is the same as that of `secateur reduce` with one job, and nothing is measured in it but the clock.
//! All that needs a look inside is found by [going through it again](replay) with the outcomes that it had.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use secateur_minimize::{Outcome, Prior, Search, Weights};
use secateur_reduce::{Candidate, Experience, Fixpoint, Plan, PriorSource, Source, StartMinimizer};
use secateur_runner::{
    BestFile, DriverConfig, Event, Key, Limits, Observer, OutcomeCache, Runner, Statistics, Stop, drive,
};

use super::conditions::{Conditions, RunFailure};
use super::recording::Ledger;
use super::row::{Ended, Figures, KindCount, Point};
use super::{Combination, Subject};

type Reduction = Box<dyn Search<Candidate = Candidate, Best = Arc<[u8]>>>;

/// Runs `combination` on `subject` and leaves the result at `result`. `None` if interrupted.
pub(crate) fn run(
    subject: &Subject,
    combination: &Combination,
    conditions: &Conditions<'_>,
    result: &Path,
) -> Result<Option<(Ended, Figures)>, RunFailure> {
    let mut statistics = Statistics::default();
    let Some(runner) = conditions.runner(subject, &mut statistics)? else { return Ok(None) };

    let started = Instant::now();
    let source = subject.source()?;
    let mut watch = Watch { started, commits: Vec::new(), moments: Vec::new() };
    let config = DriverConfig {
        original: &subject.text,
        oracle: &runner,
        best_file: &BestFile::new(result)?,
        journal: None,
        jobs: NonZeroUsize::MIN,
        limits: Limits { deadline: started.checked_add(conditions.timeout), ..Limits::default() },
    };
    let plain = search(source.clone(), combination, None)?;
    let stop = drive(plain, config, &mut watch, &mut statistics).stop?;
    let seconds = started.elapsed().as_secs_f64();
    let ended = match stop {
        Stop::Interrupted { .. } => return Ok(None),
        Stop::Finished | Stop::OutOfTests => Ended::Finished,
        Stop::OutOfTime { .. } => Ended::TimedOut,
        Stop::NotReproduced { .. } => Ended::NotReproduced,
    };

    let Some(replayed) = replay(subject, source, combination, conditions, &watch, &runner)? else { return Ok(None) };
    let ledger = replayed.ledger.entries();
    let figures = Figures {
        tokens_before: subject.tokens,
        tokens_after: replayed.curve.last().map_or(subject.tokens, |point| point.tokens),
        bytes_before: subject.text.len() as u64,
        bytes_after: replayed.bytes,
        tests: statistics.tests,
        distinct: None,
        interesting: statistics.interesting,
        unresolved: statistics.unresolved,
        wasted: statistics.wasted,
        cached: statistics.cache_hits,
        seconds,
        seconds_in_tests: statistics.time_in_tests.as_secs_f64(),
        rounds: replayed.rounds,
        queries: KindCount::all(&ledger.statistics),
        lists: ledger.lists.clone(),
        curve: replayed.curve,
    };
    Ok(Some((ended, figures)))
}

/// The search as `secateur reduce` makes it; with a ledger, its list minimisers are observed.
fn search(
    source: Source,
    combination: &Combination,
    observed: Option<(Ledger, bool)>,
) -> Result<Reduction, RunFailure> {
    let &Combination { ref walkers, minimizer, p0, learned, seed } = combination;
    let start: StartMinimizer = Arc::new(move |weights: &Weights, prior: &Prior| {
        let minimizer = minimizer.start_from(weights, prior, seed);
        match &observed {
            Some((ledger, check)) => ledger.watch(minimizer, weights, *check),
            None => minimizer,
        }
    });
    let p0 = p0.unwrap_or_default();
    let prior = if learned { PriorSource::Learned(Experience::new(p0)) } else { PriorSource::Fixed(p0) };
    let walkers = walkers.as_slice().to_vec();
    Ok(Box::new(Fixpoint::new(source, Plan { walkers, start, prior, layout: false, one_file: false })?))
}

/// Notes what the search is told, and when it found something.
struct Watch {
    started: Instant,
    commits: Vec<(Key, Outcome)>,
    moments: Vec<Moment>,
}

/// When the best text changed.
struct Moment {
    /// How many outcomes the search had been told.
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
            Event::Testing { .. } | Event::Running { .. } | Event::Tested { .. } | Event::Verifying => {}
        }
    }
}

/// What going through a run again has shown.
struct Replayed {
    ledger: Ledger,
    rounds: usize,
    bytes: u64,
    curve: Vec<Point>,
}

/// Goes through a run again: the same search is told the same outcomes. Only the looks at whether lists are 1-minimal
/// need tests. `None` if interrupted.
fn replay(
    subject: &Subject,
    source: Source,
    combination: &Combination,
    conditions: &Conditions<'_>,
    watch: &Watch,
    runner: &Runner,
) -> Result<Option<Replayed>, RunFailure> {
    let ledger = Ledger::default();
    let mut search = search(source, combination, Some((ledger.clone(), conditions.check_lists)))?;
    let mut known: HashMap<Key, Outcome> = HashMap::new();
    if conditions.check_lists {
        known.extend(watch.commits.iter().copied());
    }
    let mut moments = watch.moments.iter().peekable();
    let mut curve = vec![Point { tests: 0, seconds: 0.0, tokens: subject.tokens }];
    let (mut rounds, mut told) = (0, 0);
    loop {
        while let Some(moment) = moments.next_if(|moment| moment.commits <= told) {
            let tokens = subject.count_tokens(&search.best())?;
            curve.push(Point { tests: moment.tests, seconds: moment.seconds, tokens });
        }
        let Some(candidate) = search.candidate() else { break };
        rounds = candidate.place.round;
        let is_extra = ledger.entries().is_extra;
        let outcome = if is_extra {
            let key = OutcomeCache::key(&candidate.text);
            match known.get(&key) {
                Some(&outcome) => outcome,
                None => {
                    let outcome = runner.run(&candidate.text)?.ending.outcome();
                    if conditions.interrupt.signal().is_some() {
                        return Ok(None);
                    }
                    known.insert(key, outcome);
                    outcome
                }
            }
        } else {
            let Some(&(_, outcome)) = watch.commits.get(told) else { break };
            told += 1;
            outcome
        };
        search.observe(outcome);
    }
    let bytes = search.best().len() as u64;
    Ok(Some(Replayed { ledger, rounds, bytes, curve }))
}
