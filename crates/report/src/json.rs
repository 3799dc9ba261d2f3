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
//! | `outcome` | the search was told an outcome | `outcome`, `candidate`: a hash of all its files, `place`, `pass`, `breadth` of the round, `tests` run for it |
//! | `success` | something smaller was found | `tokens`, `bytes`, `files` as in `start`, `place`, `tests` |
//! | `verify` | the result is about to be tested once more | |
//! | `note` | a person should know something while the run goes on | `text` |
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
use secateur_runner::{Event, Observer, Stop};
use serde::Serialize;

use crate::{Headline, Measure, Size, Summary};

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
        pass: Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        breadth: Option<&'static str>,
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
    Note {
        text: &'a str,
    },
    End {
        summary: &'a JsonSummary<'a>,
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
        let Headline { input, passes, minimizer, jobs, files, parsing, .. } = headline;
        let parsing = parsing.as_secs_f64();
        lines.write(Record::Start {
            input,
            search: &format!("{passes}, {minimizer}"),
            jobs: *jobs,
            size: before,
            files: *files,
            parsing,
        });
        lines.whole()
    }

    /// Writes the last line.
    ///
    /// # Errors
    ///
    /// When a line could not be written, this or an earlier one: that does not end a run, but nothing was written after it.
    /// A reader that wants no more is no error.
    pub fn end(mut self, summary: &JsonSummary<'_>) -> io::Result<()> {
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
        let line =
            Line { v: SCHEMA_VERSION, seconds: self.started.elapsed().as_secs_f64(), record };
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
            Event::Tested { run, .. } => self.write(Record::Test {
                outcome: name(run.ending.outcome()),
                ending: run.ending.to_string(),
                took: run.elapsed.as_secs_f64(),
            }),
            Event::Committed { key, outcome, place, provenance, tests, .. } => {
                let (outcome, candidate, place) =
                    (name(*outcome), key.to_string(), place.to_string());
                let (pass, breadth) = provenance.map(|of| (of.pass, of.breadth)).unzip();
                self.write(Record::Outcome {
                    outcome,
                    candidate,
                    place,
                    pass,
                    breadth,
                    tests: *tests,
                });
            }
            Event::Improved { bundle, place, statistics } => {
                let size = Size::of(bundle, &self.measure);
                let files = (!bundle.is_text()).then_some(bundle.files().len());
                self.write(Record::Success {
                    size,
                    files,
                    place: place.to_string(),
                    tests: statistics.tests,
                });
            }
            Event::Verifying => self.write(Record::Verify),
            Event::Noted { text } => self.write(Record::Note { text }),
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
pub struct JsonSummary<'a> {
    /// [`SCHEMA_VERSION`].
    pub v: u32,
    /// How the run ended: `finished`, `interrupted`, `out-of-time`, `out-of-tests`, `not-reproduced` when the result
    /// failed its last test, or `error`.
    pub stop: &'static str,
    /// What came of it.
    #[serde(flatten)]
    pub summary: &'a Summary,
}

impl<'a> JsonSummary<'a> {
    /// What `summary` says, of a run that ended with `stop`, or with an error.
    #[must_use]
    pub fn new(summary: &'a Summary, stop: Option<Stop>) -> Self {
        Self { v: SCHEMA_VERSION, stop: stop.map_or("error", stop_name), summary }
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
