//! What programs read: lines of JSON as a run goes on, and its summary.
//!
//! # The schema
//!
//! Each line is an object with `v`, the version of the schema, now 1; `type`; and `seconds`, the time since the run
//! began. A version only ever gains types and fields, so that a reader should pass over those that it does not know; what
//! else changes raises the version.
//!
//! | type | when | further fields |
//! |---|---|---|
//! | `start` | first of a run | `input`, `search`, `jobs`, `tokens`, `bytes`; `files`: how many, if the input has several; `parsing`: how many seconds the input was parsed |
//! | `test` | a test of a candidate has ended | `outcome`, `ending` in words, `took` in seconds |
//! | `outcome` | the search was told an outcome | `outcome`, `candidate`: a hash of all its files, `place`, `walker`, `effort` of the round, `tests` run for it |
//! | `success` | something smaller was found | `tokens`, `bytes`, `files` as in `start`, `place`, `tests` |
//! | `verify` | the result is about to be tested once more | |
//! | `end` | last of a run | `summary` |
//!
//! A file has the lines of one run after those of another, as of runs that go on from each other.
//!
//! A candidate that was cut short, as it took much longer than others did then, has one more line of type `outcome` when it is tested
//! with more time.
//!
//! An `outcome` is `interesting`, `uninteresting` or `unresolved`. The lines of type `outcome` are the same for every
//! number of jobs, those of type `test` are not: some tests run ahead of the search, and some outcomes need no test.
//!
//! When a line cannot be written, on a full disk for example, no line follows, so that there is no `end`: the run itself
//! goes on, and says at its end what is missing, since hours of tests are worth more than a log.
//!
//! A summary is the object that [`JsonSummary`] describes. For programs, the same stands in `schema/events-1.json` and
//! `schema/summary-1.json` of this crate.

use std::io::{self, ErrorKind, Write};
use std::time::Instant;

use secateur_minimize::Outcome;
use secateur_runner::{Event, Observer, OracleReport, Stop};
use serde::Serialize;

use crate::{Account, FileSummary, Headline, Measure, OtherSummary, Size, Summary};

/// The version of what is written.
pub const SCHEMA_VERSION: u32 = 1;

/// Whether `line` is one of type `start`, by which it is known what wrote a file.
#[must_use]
pub fn is_first_event(line: &[u8]) -> bool {
    let line = serde_json::from_slice::<serde_json::Value>(line).unwrap_or_default();
    line["v"].is_u64() && line["type"] == "start" && line["seconds"].is_number()
}

/// Writes the lines.
pub struct JsonEvents<W: Write> {
    writer: W,
    measure: Measure,
    started: Instant,
    /// Why nothing more is written.
    failure: Option<io::Error>,
}

#[derive(Serialize)]
struct Line<'a> {
    v: u32,
    seconds: f64,
    #[serde(flatten)]
    record: Record<'a>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Record<'a> {
    Start {
        input: &'a str,
        search: &'a str,
        jobs: usize,
        #[serde(flatten)]
        size: Size,
        #[serde(skip_serializing_if = "Option::is_none")]
        files: Option<usize>,
        parsing: f64,
    },
    Test {
        outcome: &'static str,
        ending: String,
        took: f64,
    },
    Outcome {
        outcome: &'static str,
        candidate: String,
        place: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        walker: Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        effort: Option<&'static str>,
        tests: u64,
    },
    Success {
        #[serde(flatten)]
        size: Size,
        #[serde(skip_serializing_if = "Option::is_none")]
        files: Option<usize>,
        place: String,
        tests: u64,
    },
    Verify,
    End {
        summary: &'a JsonSummary,
    },
}

impl<W: Write> JsonEvents<W> {
    /// Lines about the reduction of a text of size `before`, on `writer`.
    ///
    /// # Errors
    ///
    /// When the first line cannot be written.
    pub fn new(writer: W, headline: &Headline, before: Size, measure: Measure) -> io::Result<Self> {
        let mut lines = Self { writer, measure, started: headline.started, failure: None };
        let Headline { input, search, jobs, files, parsing, .. } = headline;
        let parsing = parsing.as_secs_f64();
        lines.write(Record::Start { input, search, jobs: *jobs, size: before, files: *files, parsing });
        lines.whole()
    }

    /// Writes the last line.
    ///
    /// # Errors
    ///
    /// When a line could not be written, this or an earlier one: that does not end a run, but nothing was written after it.
    /// A reader that wants no more is no error.
    pub fn end(mut self, summary: &JsonSummary) -> io::Result<()> {
        self.write(Record::End { summary });
        self.whole().map(drop)
    }

    fn whole(mut self) -> io::Result<Self> {
        match self.failure.take_if(|failure| failure.kind() != ErrorKind::BrokenPipe) {
            Some(failure) => Err(failure),
            None => Ok(self),
        }
    }

    fn write(&mut self, record: Record<'_>) {
        if self.failure.is_some() {
            return;
        }
        let line = Line { v: SCHEMA_VERSION, seconds: self.started.elapsed().as_secs_f64(), record };
        let written = serde_json::to_vec(&line).map_err(io::Error::from).and_then(|mut line| {
            line.push(b'\n');
            // In one piece, so that a reader of the growing file never sees half a line.
            self.writer.write_all(&line)
        });
        self.failure = written.err();
    }
}

impl<W: Write> Observer for JsonEvents<W> {
    fn observe(&mut self, event: &Event<'_>) {
        match event {
            Event::Testing { .. } | Event::Running { .. } => {}
            Event::Tested { run } => self.write(Record::Test {
                outcome: name(run.ending.outcome()),
                ending: run.ending.to_string(),
                took: run.elapsed.as_secs_f64(),
            }),
            Event::Committed { key, outcome, place, provenance, tests, .. } => {
                let (outcome, candidate, place) = (name(*outcome), key.to_string(), place.to_string());
                let (walker, effort) = provenance.map(|of| (of.walker, of.effort)).unzip();
                self.write(Record::Outcome { outcome, candidate, place, walker, effort, tests: *tests });
            }
            Event::Improved { bundle, place, statistics } => {
                let size = Size::of(bundle, &self.measure);
                let files = (!bundle.is_text()).then_some(bundle.files().len());
                self.write(Record::Success { size, files, place: place.to_string(), tests: statistics.tests });
            }
            Event::Verifying => self.write(Record::Verify),
        }
    }
}

fn name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Interesting => "interesting",
        Outcome::Uninteresting => "uninteresting",
        Outcome::Unresolved => "unresolved",
    }
}

/// The summary of a run as programs read it.
#[derive(Clone, Debug, Serialize)]
pub struct JsonSummary {
    /// [`SCHEMA_VERSION`].
    pub v: u32,
    /// How the run ended: `finished`, `interrupted`, `out-of-time`, `out-of-tests`, `not-reproduced` when the result
    /// failed its last test, or `error`.
    pub stop: &'static str,
    /// The name of the input.
    pub input: String,
    /// The path of the result.
    pub output: String,
    /// The input's size.
    pub before: Size,
    /// The result's size.
    pub after: Size,
    /// The files of an input that has several, the largest first; else it is left out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub files: Vec<JsonFile>,
    /// How long the run took.
    pub seconds: f64,
    /// The time spent in tests, added up over all of them.
    pub seconds_in_tests: f64,
    /// Tests whose outcome was needed.
    pub tests: u64,
    /// Of these, interesting.
    pub interesting: u64,
    /// Of these, without an answer.
    pub unresolved: u64,
    /// Of these, candidates that were cut short after much more time than interesting ones took then.
    pub cut_short: u64,
    /// Candidates that were tested with all the time that there is after they had been cut short.
    pub asked_again: u64,
    /// Of these, interesting.
    pub regained: u64,
    /// Tests that ran ahead and were not needed.
    pub wasted: u64,
    /// Candidates answered without a test, because the same candidate had been tested before.
    pub cache_hits: u64,
    /// Candidates answered from the journal of an earlier run.
    pub replayed: u64,
    /// Candidates that count as unresolved because the user skipped their list.
    pub skipped: u64,
    /// What has happened to the processes of a test that stays; else it is left out. These counts depend on the number of jobs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub oracle: Option<JsonOracle>,
    /// Other failures that were met and kept, each with `failure`, `candidates` and `smallest`, a path; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<OtherSummary>,
    /// The words of the command without those that are not needed; left out if it was not reduced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub command: Option<Vec<String>>,
    /// Where each test went, the most first: walker, effort and part, each with `candidates`, `tests`, `successes` and the
    /// `tokens` that went with them.
    pub accounts: Vec<Account>,
    /// What the user may want to do in another way, in words; `null` if there is nothing to say.
    pub hint: Option<String>,
}

/// What has happened to the processes of a test that stays.
#[derive(Clone, Debug, Serialize)]
pub struct JsonOracle {
    /// How many were started.
    pub started: u64,
    /// How many of them ended, hung or took too much where an answer was due, or gave none.
    pub failed: u64,
    /// How often one that had answered before accepted a candidate, and a fresh one did not.
    pub contradictions: u64,
}

impl From<&OracleReport> for JsonOracle {
    fn from(report: &OracleReport) -> Self {
        let &OracleReport { started, failed, contradictions, .. } = report;
        Self { started, failed, contradictions }
    }
}

/// What became of a file.
#[derive(Clone, Debug, Serialize)]
pub struct JsonFile {
    /// Where it is in its folder.
    pub path: String,
    /// Its size in the input.
    pub before: Size,
    /// Its size in the result; `null` if it is gone.
    pub after: Option<Size>,
}

impl JsonSummary {
    /// What `summary` says, of a run that ended with `stop`, or with an error.
    #[must_use]
    pub fn new(summary: &Summary, stop: Option<Stop>) -> Self {
        let Summary {
            input,
            output,
            before,
            after,
            files,
            accounts,
            others,
            command,
            statistics,
            oracle,
            elapsed,
            hint,
            ..
        } = summary;
        let file = |FileSummary { path, before, after }: &FileSummary| JsonFile {
            path: path.display().to_string(),
            before: *before,
            after: *after,
        };
        Self {
            v: SCHEMA_VERSION,
            stop: stop.map_or("error", stop_name),
            input: input.clone(),
            output: output.display().to_string(),
            before: *before,
            after: *after,
            files: files.iter().map(file).collect(),
            seconds: elapsed.as_secs_f64(),
            seconds_in_tests: statistics.time_in_tests.as_secs_f64(),
            tests: statistics.tests,
            interesting: statistics.interesting,
            unresolved: statistics.unresolved,
            cut_short: statistics.cut_short,
            asked_again: statistics.asked_again,
            regained: statistics.regained,
            wasted: statistics.wasted,
            cache_hits: statistics.cache_hits,
            replayed: statistics.replayed,
            skipped: statistics.skipped,
            oracle: oracle.as_ref().map(JsonOracle::from),
            others: others.clone(),
            command: command.as_ref().map(|words| words.iter().map(|word| word.display().to_string()).collect()),
            accounts: accounts.clone(),
            hint: hint.clone(),
        }
    }
}

fn stop_name(stop: Stop) -> &'static str {
    match stop {
        Stop::Finished => "finished",
        Stop::Interrupted { .. } => "interrupted",
        Stop::OutOfTime { .. } => "out-of-time",
        Stop::OutOfTests => "out-of-tests",
        Stop::NotReproduced { .. } => "not-reproduced",
    }
}
