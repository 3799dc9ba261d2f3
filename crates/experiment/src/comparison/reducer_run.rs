//! One run of another reducer on one subject.
//!
//! It runs in a folder that holds nothing but a copy of the input, supervised as a test is, so that nothing of it is left
//! when its time is over. For the property test it gets a script that has [`serve`] answer, so that its tests are those of
//! our own runs, and are seen and counted here.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use secateur_bundle::Bundle;
use secateur_minimize::Outcome;
use secateur_runner::{
    Cancel, Ending, Key, OutcomeCache, RunError, Runner, SandboxError, SandboxRoot, Statistics, TestRun, serve,
};
use secateur_session::{Measure, Size};

use super::row::{Ended, Figures, Point};
use super::run_config::{RunConfig, RunFailure};
use super::{Reducer, ReducerId, Subject};

/// Runs `reducer` on `subject` and leaves the result at `result`. `None` if interrupted.
pub(crate) fn run(
    subject: &Subject,
    reducer: &Reducer,
    id: &ReducerId,
    config: &RunConfig<'_>,
    result: &Path,
) -> Result<Option<(Ended, Figures)>, RunFailure> {
    // Our own look at the original is not the reducer's.
    let Some(runner) = config.runner(subject, &mut Statistics::default())? else { return Ok(None) };
    let place = SandboxRoot::new(OsStr::new(&subject.input))?;
    let socket = place.path().join("socket");
    let test = script(&place, config.client, &socket, &reducer.candidate(subject))?;
    let invocation = reducer.invocation(&id.command, &test)?;
    let left_at = reducer.result(subject);
    let supervisor = Runner::new(subject.test.clone(), place, config.interrupt.clone(), config.timeout);
    let failed = |source| RunFailure::Service { path: socket.clone(), source };
    let cancel = Cancel::new().map_err(failed)?;

    let measure = subject.input(&[], Arc::new(|| false))?.measure();
    let record = Mutex::new(Record::new(subject, measure));
    let note = |text: &[u8], run: Result<TestRun, RunError>| {
        let mut record = record.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(failure) = record.note(text, run) {
            record.failure = Some(failure);
            cancel.request();
        }
    };
    let look = |folder: &Path| fs::read(folder.join(&left_at)).ok();
    let work = || supervisor.run_program(&invocation, &subject.original, &cancel, look);
    let (run, left) = serve(&runner, &socket, note, work).map_err(failed)??;
    let mut record = record.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(failure) = record.failure.take() {
        return Err(failure);
    }

    let name = id.name.clone();
    let (mut ended, text) = match run.ending {
        Ending::Interrupted => return Ok(None),
        Ending::Exited(0) => match left {
            Some(text) => (Ended::Finished, text),
            None => return Err(RunFailure::NoResult { name, result: left_at }),
        },
        // Some leave nothing when they are ended, others leave a candidate.
        Ending::TimedOut => (Ended::TimedOut, record.best.clone()),
        ending => {
            let said = run.output.last_lines(1).pop().map(|line| format!(": {line}")).unwrap_or_default();
            return Err(RunFailure::Reducer { name, ending, said });
        }
    };
    let is_interesting = runner.run(&text)?.ending.outcome().is_interesting();
    if config.interrupt.signal().is_some() {
        return Ok(None);
    }
    if !is_interesting {
        ended = Ended::NotReproduced;
    }
    fs::write(result, &text).map_err(|source| SandboxError { path: result.into(), source })?;
    Ok(Some((ended, record.figures(subject, &text, run.elapsed.as_secs_f64()))))
}

/// What the reducer takes for the property test: `client` with the socket, where the candidate is, and what the
/// reducer says itself.
fn script(place: &SandboxRoot, client: &Path, socket: &Path, candidate: &str) -> Result<PathBuf, SandboxError> {
    let path = place.path().join("ask");
    let failed = |source| SandboxError { path: path.clone(), source };
    let mut text = b"#!/bin/sh\nexec".to_vec();
    for word in [client.as_os_str(), OsStr::new("answer"), socket.as_os_str(), OsStr::new(candidate)] {
        let word = shlex::bytes::try_quote(word.as_bytes()).map_err(|error| failed(io::Error::other(error)))?;
        text.extend([b" ", &*word].concat());
    }
    text.extend(b" \"$@\"\n");
    fs::write(&path, text).map_err(failed)?;
    fs::set_permissions(&path, Permissions::from_mode(0o755)).map_err(failed)?;
    Ok(path)
}

/// What the reducer has tested so far.
struct Record {
    measure: Measure,
    started: Instant,
    seen: HashSet<Key>,
    tests: u64,
    interesting: u64,
    unresolved: u64,
    wasted: u64,
    seconds_in_tests: f64,
    /// The smallest text, in tokens, that a test found interesting; at first the input.
    best: Vec<u8>,
    curve: Vec<Point>,
    /// Why nothing more can be found out.
    failure: Option<RunFailure>,
}

impl Record {
    fn new(subject: &Subject, measure: Measure) -> Self {
        Self {
            measure,
            started: Instant::now(),
            seen: HashSet::new(),
            tests: 0,
            interesting: 0,
            unresolved: 0,
            wasted: 0,
            seconds_in_tests: 0.0,
            best: subject.original.text().to_vec(),
            curve: vec![Point { tests: 0, seconds: 0.0, tokens: subject.tokens }],
            failure: None,
        }
    }

    /// Counts a test of `text`.
    fn note(&mut self, text: &[u8], run: Result<TestRun, RunError>) -> Result<(), RunFailure> {
        let run = run?;
        self.seconds_in_tests += run.elapsed.as_secs_f64();
        if matches!(run.ending, Ending::Cancelled | Ending::Interrupted) {
            self.wasted += 1;
            return Ok(());
        }
        self.tests += 1;
        self.seen.insert(OutcomeCache::key(text));
        match run.ending.outcome() {
            Outcome::Interesting => self.improve(text),
            Outcome::Unresolved => self.unresolved += 1,
            Outcome::Uninteresting => {}
        }
        Ok(())
    }

    fn tokens_of(&self, text: &[u8]) -> u64 {
        Size::of(&Bundle::of_text(text), &self.measure).tokens
    }

    fn improve(&mut self, text: &[u8]) {
        self.interesting += 1;
        let tokens = self.tokens_of(text);
        if self.curve.last().is_none_or(|point| tokens < point.tokens) {
            self.best = text.to_vec();
            self.curve.push(Point { tests: self.tests, seconds: self.started.elapsed().as_secs_f64(), tokens });
        }
    }

    /// The figures of a run that has taken `seconds` and come to `result`.
    fn figures(self, subject: &Subject, result: &[u8], seconds: f64) -> Figures {
        Figures {
            tokens_before: subject.tokens,
            tokens_after: self.tokens_of(result),
            bytes_before: subject.original.bytes(),
            bytes_after: result.len() as u64,
            tests: self.tests,
            distinct: Some(self.seen.len() as u64),
            interesting: self.interesting,
            unresolved: self.unresolved,
            wasted: self.wasted,
            cached: 0,
            seconds,
            seconds_in_tests: self.seconds_in_tests,
            rounds: 0,
            queries: Vec::new(),
            lists: Vec::new(),
            curve: self.curve,
        }
    }
}
