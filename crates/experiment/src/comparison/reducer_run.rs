//! One run of another reducer on one subject.
//!
//! It runs in a folder that contains only a copy of the input. It is supervised like a test, so
//! that nothing of it survives its time limit. It may test only some of several files: the others
//! count as deleted. Its test is a script that sends each candidate to [`serve`]. So its tests are
//! those of our own runs, and are counted here.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use secateur_bundle::{Bundle, File};
use secateur_runner::{
    Cancel, Ending, Key, RunError, SandboxError, SandboxRoot, Statistics, Supervisor, TestRun,
    lock, serve,
};
use secateur_session::{Measure, Size};

use super::given::{Comparison, RunFailure};
use super::reducer::Several;
use super::row::{Ended, Figures, Point};
use super::{Reducer, ReducerId, Subject};

/// Name of the folder of several files in the reducer's working directory.
const FOLDER: &str = "input";

/// Runs `reducer` on `subject` and saves the result at `result`.
pub(crate) fn run(
    subject: &Subject,
    reducer: &Reducer,
    id: &ReducerId,
    config: &Comparison<'_>,
    result: &Path,
) -> Result<(Ended, Figures), RunFailure> {
    let layout = Layout::new(subject, reducer)?;
    // Our own test of the original does not count.
    let runner = config.start(subject)?.runner;
    let place = SandboxRoot::new(OsStr::new(layout.place))?;
    let socket = place.path().join("socket");
    let client = [config.client.as_os_str(), OsStr::new("answer")].into_iter();
    let client = client.chain((layout.several.is_some()).then_some(OsStr::new("--folder")));
    let test =
        script(&place, client.chain([socket.as_os_str()]), &reducer.candidate(layout.place))?;
    let invocation = reducer.invocation(&id.command, &test, &layout.files())?;
    let left_at = reducer.result(layout.place);
    let supervisor = Supervisor::new(place, config.interrupt.clone(), config.timeout);
    let failed = |error: io::Error| {
        let socket = socket.display();
        RunFailure::Failed(format!("cannot answer the reducer's tests at {socket}: {error}"))
    };
    let cancel = Cancel::new().map_err(failed)?;

    let measure = subject.input(&[], Arc::new(|| false))?.measure;
    let record = Mutex::new(Record::new(subject, measure));
    let note = |candidate: &Bundle, run: Result<TestRun, RunError>| {
        let mut record = lock(&record);
        if let Err(failure) = record.note(candidate, run) {
            record.failure = Some(failure);
            cancel.request();
        }
    };
    let look = |folder: &Path| layout.result_at(&folder.join(&left_at), &subject.original);
    let work = || supervisor.run_program(&invocation, &layout.input, &cancel, look);
    let read = |question| layout.candidate(question, &subject.original);
    let (run, left) = serve(&runner, &socket, read, note, work).map_err(failed)??;
    let mut record = record.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(failure) = record.failure.take() {
        return Err(failure);
    }

    let name = &id.name;
    let (mut ended, best) = match run.ending {
        Ending::Interrupted => return Err(RunFailure::Interrupted),
        Ending::Exited(0) => {
            let missing = || RunFailure::Failed(format!("{name} left no result at {left_at}"));
            (Ended::Finished, left.ok_or_else(missing)?)
        }
        // Some reducers leave no result when they are stopped, others leave a candidate.
        Ending::TimedOut => (Ended::TimedOut, record.best.clone()),
        ending => {
            let said =
                run.output.last_lines(1).pop().map(|line| format!(": {line}")).unwrap_or_default();
            return Err(RunFailure::Failed(format!("{name} {ending}{said}")));
        }
    };
    let is_interesting = runner.run(&best)?.ending.outcome().is_interesting();
    config.check_interrupt()?;
    if !is_interesting {
        ended = Ended::NotReproduced;
    }
    subject.store(result, &runner)?.save(&best)?;
    Ok((ended, record.figures(subject, &best, run.elapsed.as_secs_f64())))
}

/// Layout of the input for the reducer.
struct Layout<'a> {
    /// Form of several files; `None` for one file.
    several: Option<Several>,
    input: Bundle,
    /// Path of the file, or of the folder of the files.
    place: &'a str,
}

impl<'a> Layout<'a> {
    fn new(subject: &'a Subject, reducer: &Reducer) -> Result<Self, RunFailure> {
        let input = subject.original.clone();
        if input.is_text() {
            return Ok(Self { several: None, input, place: &subject.input });
        }
        let one_file =
            || RunFailure::Failed(format!("{} supports only inputs of one file", reducer.name));
        let several = reducer.several.ok_or_else(one_file)?;
        Ok(match several {
            Several::Files => Self { several: Some(several), input, place: "." },
            Several::Folder => Self {
                several: Some(several),
                input: input.filter_map(|file| {
                    Some(File::new(Path::new(FOLDER).join(file.path()), file.text().clone()))
                }),
                place: FOLDER,
            },
        })
    }

    /// Returns the paths of files that are passed to the reducer.
    fn files(&self) -> Vec<&Path> {
        let files = self.input.files().iter().filter(|_| self.several == Some(Several::Files));
        files.map(File::path).collect()
    }

    /// Decodes the candidate of a test: its text, or the path of its folder.
    fn candidate(&self, question: Vec<u8>, original: &Bundle) -> Bundle {
        match self.several {
            None => Bundle::of_text(question),
            Some(_) => files_in(Path::new(OsStr::from_bytes(&question)), original),
        }
    }

    /// Returns the result at `path`, if there is one.
    fn result_at(&self, path: &Path, original: &Bundle) -> Option<Bundle> {
        match self.several {
            None => fs::read(path).ok().map(Bundle::of_text),
            Some(_) => Some(files_in(path, original)).filter(|left| !left.files().is_empty()),
        }
    }
}

/// Reads the files of `original` in `folder`. Other files of the reducer do not belong to a
/// candidate.
fn files_in(folder: &Path, original: &Bundle) -> Bundle {
    original.filter_map(|file| Some(file.with_text(fs::read(folder.join(file.path())).ok()?)))
}

/// Returns the test for the reducer: `client`, the path of the candidate, and the arguments of the
/// reducer.
fn script<'a>(
    place: &SandboxRoot,
    client: impl Iterator<Item = &'a OsStr>,
    candidate: &'a str,
) -> Result<PathBuf, SandboxError> {
    let path = place.path().join("ask");
    let failed = |source| SandboxError { path: path.clone(), source };
    let mut text = b"#!/bin/sh\nexec".to_vec();
    for word in client.chain([OsStr::new(candidate)]) {
        let word = shlex::bytes::try_quote(word.as_bytes())
            .map_err(|error| failed(io::Error::other(error)))?;
        text.extend([b" ", &*word].concat());
    }
    text.extend(b" \"$@\"\n");
    fs::write(&path, text).map_err(failed)?;
    fs::set_permissions(&path, Permissions::from_mode(0o755)).map_err(failed)?;
    Ok(path)
}

/// Tests of the reducer so far.
struct Record {
    measure: Measure,
    started: Instant,
    seen: HashSet<Key>,
    statistics: Statistics,
    /// Smallest interesting candidate, in tokens; at first the input.
    best: Bundle,
    curve: Vec<Point>,
    /// Reason why no further test is possible.
    failure: Option<RunFailure>,
}

impl Record {
    fn new(subject: &Subject, measure: Measure) -> Self {
        Self {
            measure,
            started: Instant::now(),
            seen: HashSet::new(),
            statistics: Statistics::default(),
            best: subject.original.clone(),
            curve: vec![Point { tests: 0, seconds: 0.0, tokens: subject.tokens }],
            failure: None,
        }
    }

    /// Counts a test of `candidate`.
    fn note(
        &mut self,
        candidate: &Bundle,
        run: Result<TestRun, RunError>,
    ) -> Result<(), RunFailure> {
        let run = run?;
        if matches!(run.ending, Ending::Cancelled | Ending::Interrupted) {
            self.statistics.wasted += 1;
            self.statistics.time_in_tests += run.elapsed;
            return Ok(());
        }
        self.statistics.record(&run, candidate.bytes());
        self.seen.insert(Key::of(candidate));
        if run.ending.outcome().is_interesting() {
            self.improve(candidate);
        }
        Ok(())
    }

    fn improve(&mut self, candidate: &Bundle) {
        let tokens = Size::of(candidate, &self.measure).tokens;
        if self.curve.last().is_none_or(|point| tokens < point.tokens) {
            self.best = candidate.clone();
            self.curve.push(Point {
                tests: self.statistics.tests,
                seconds: self.started.elapsed().as_secs_f64(),
                tokens,
            });
        }
    }

    /// Returns the figures of a run that took `seconds` and ended with `result`.
    fn figures(self, subject: &Subject, result: &Bundle, seconds: f64) -> Figures {
        Figures {
            distinct: Some(self.seen.len() as u64),
            curve: self.curve,
            ..Figures::new(subject, &self.statistics, seconds, Size::of(result, &self.measure))
        }
    }
}
