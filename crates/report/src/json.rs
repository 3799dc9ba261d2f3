//! JSON output: one line for each event of a run, and its summary.
//!
//! # The schema
//!
//! Each line is an object with `v`, the version of the schema, now 1; `type`; and `seconds`, the
//! time since the start of the run. New types and fields do not change the version, so readers
//! should ignore unknown ones. Any other change increases it.
//!
//! | type | when | further fields |
//! |---|---|---|
//! | `start` | first line | `input`, `search`, `jobs`, `tokens`, `bytes`, `files`, `parsing` |
//! | `schema` | a document has a schema | `document`, `schema`, `kind`, `found`, `unused` |
//! | `test` | the test of a candidate has ended | `outcome`, `ending`, `took` |
//! | `outcome` | outcome | `outcome`, `candidate`, `bytes`, `tests`, `place`, `pass`, `breadth` |
//! | `success` | a smaller text was found | `tokens`, `bytes`, `files`, `place`, `tests` |
//! | `verify` | the result is about to be tested once more | |
//! | `note` | a note for the user | `text` |
//! | `end` | last line of a run | `summary` |
//!
//! `unused` is the reason for not using the schema; it is missing if the schema is used.
//! `files` is the number of files, if the input has several. `parsing` and `took` are in seconds.
//! `ending` describes the end of the test in words. `candidate` is a hash of all files of the
//! candidate. `breadth` is that of the round, and `tests` is the number of tests run for the
//! candidate.
//!
//! A file contains the lines of successive runs that resume each other.
//!
//! A candidate that was cut short by the adaptive timeout has a second `outcome` line if it is
//! retried with more time.
//!
//! An `outcome` is `interesting`, `uninteresting` or `unresolved`. Lines of type `outcome` are the
//! same for every number of jobs. Lines of type `test` are not: some tests are speculative, and
//! some outcomes need no test.
//!
//! After a write error, such as a full disk, no further line is written and `end` is missing. The
//! run continues, since hours of tests are worth more than a log, and reports the error at its end.
//!
//! A summary is the object that [`JsonSummary`] describes. `schema/events-1.json` and
//! `schema/summary-1.json` of this crate are the machine-readable schemas.

use std::io::{self, ErrorKind, Write};
use std::time::Instant;

use secateur_minimize::Outcome;
use secateur_runner::{Event, Observer, Stop};
use serde::Serialize;

use crate::{Headline, Measure, SchemaSummary, Size, Summary};

/// Version of the schema.
pub const SCHEMA_VERSION: u32 = 1;

/// Returns `true` if `line` is an event of type `start`, which marks a file as written by secateur.
#[must_use]
pub fn is_first_event(line: &[u8]) -> bool {
    let line = serde_json::from_slice::<serde_json::Value>(line).unwrap_or_default();
    line["v"].is_u64() && line["type"] == "start" && line["seconds"].is_number()
}

/// Observer that writes the lines.
pub struct JsonEvents<W: Write> {
    writer: W,
    measure: Measure,
    started: Instant,
    /// First error; nothing is written after it.
    failure: Option<io::Error>,
}

#[derive(Serialize)]
struct Line<'a> {
    v: u32,
    seconds: f64,
    #[serde(flatten)]
    event: EventRecord<'a>,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum EventRecord<'a> {
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
    Schema {
        #[serde(flatten)]
        schema: &'a SchemaSummary,
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
        bytes: u64,
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
    /// Writes the first line about the reduction of a text of size `before` to `writer`.
    ///
    /// # Errors
    ///
    /// Fails if the first line cannot be written.
    pub fn new(writer: W, headline: &Headline, before: Size, measure: Measure) -> io::Result<Self> {
        let mut log = Self { writer, measure, started: headline.started, failure: None };
        let Headline { input, passes, minimizer, jobs, files, parsing, .. } = headline;
        let parsing = parsing.as_secs_f64();
        log.write(EventRecord::Start {
            input,
            search: &format!("{passes}, {minimizer}"),
            jobs: *jobs,
            size: before,
            files: *files,
            parsing,
        });
        log.into_result()
    }

    /// Writes a line for each schema of the input.
    pub fn add_schemas(&mut self, schemas: &[SchemaSummary]) {
        schemas.iter().for_each(|schema| self.write(EventRecord::Schema { schema }));
    }

    /// Writes the last line.
    ///
    /// # Errors
    ///
    /// Fails if this or an earlier line could not be written; an error does not end a run, but
    /// stops the log. A reader that closes its pipe is not an error.
    pub fn end(mut self, summary: &JsonSummary<'_>) -> io::Result<()> {
        self.write(EventRecord::End { summary });
        self.into_result().map(drop)
    }

    fn into_result(mut self) -> io::Result<Self> {
        match self.failure.take_if(|failure| failure.kind() != ErrorKind::BrokenPipe) {
            Some(failure) => Err(failure),
            None => Ok(self),
        }
    }

    fn write(&mut self, event: EventRecord<'_>) {
        if self.failure.is_some() {
            return;
        }
        let line = Line { v: SCHEMA_VERSION, seconds: self.started.elapsed().as_secs_f64(), event };
        let written = serde_json::to_vec(&line).map_err(io::Error::from).and_then(|mut line| {
            line.push(b'\n');
            // One write, so that a reader of the growing file never sees half a line.
            self.writer.write_all(&line)
        });
        self.failure = written.err();
    }
}

impl<W: Write> Observer for JsonEvents<W> {
    fn observe(&mut self, event: &Event<'_>) {
        match event {
            Event::Testing { .. } | Event::Running { .. } => {}
            Event::Tested { run, .. } => self.write(EventRecord::Test {
                outcome: name(run.ending.outcome()),
                ending: run.ending.to_string(),
                took: run.elapsed.as_secs_f64(),
            }),
            Event::Committed { key, bundle, outcome, place, provenance, tests, .. } => {
                let (outcome, candidate, place) =
                    (name(*outcome), key.to_string(), place.to_string());
                let (pass, breadth) = provenance.map(|of| (of.pass, of.breadth)).unzip();
                self.write(EventRecord::Outcome {
                    outcome,
                    candidate,
                    place,
                    pass,
                    breadth,
                    bytes: bundle.bytes(),
                    tests: *tests,
                });
            }
            Event::Improved { bundle, place, statistics } => {
                let size = Size::of(bundle, &self.measure);
                let files = (!bundle.is_text()).then_some(bundle.files().len());
                self.write(EventRecord::Success {
                    size,
                    files,
                    place: place.to_string(),
                    tests: statistics.tests,
                });
            }
            Event::Verifying => self.write(EventRecord::Verify),
            Event::Noted { text } => self.write(EventRecord::Note { text }),
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

/// Summary of a run for programs.
#[derive(Clone, Debug, Serialize)]
pub struct JsonSummary<'a> {
    /// Always [`SCHEMA_VERSION`].
    pub v: u32,
    /// End of the run: `finished`, `interrupted`, `out-of-time`, `out-of-tests`, `enough` if a
    /// goal was reached, `not-reproduced` if the result failed its last test, or `error`.
    pub stop: &'static str,
    #[serde(flatten)]
    pub summary: &'a Summary,
}

impl<'a> JsonSummary<'a> {
    /// Describes a run that ended with `stop`, or with an error if there is none.
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
        Stop::Enough => "enough",
        Stop::NotReproduced { .. } => "not-reproduced",
    }
}
