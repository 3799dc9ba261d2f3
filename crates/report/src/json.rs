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
use serde_json::{Value, json};

use crate::{Headline, Measure, SchemaSummary, Size, Summary};

/// Version of the schema.
pub const SCHEMA_VERSION: u32 = 1;

/// Returns `true` if `line` is an event of type `start`, which marks a file as written by secateur.
#[must_use]
pub fn is_first_event(line: &[u8]) -> bool {
    let line = serde_json::from_slice::<Value>(line).unwrap_or_default();
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

impl<W: Write> JsonEvents<W> {
    /// Writes the first line about the reduction of a text of size `before` to `writer`.
    ///
    /// # Errors
    ///
    /// Fails if the first line cannot be written.
    pub fn new(writer: W, headline: &Headline, before: Size, measure: Measure) -> io::Result<Self> {
        let mut log = Self { writer, measure, started: headline.started, failure: None };
        let Headline { input, passes, minimizer, jobs, files, parsing, .. } = headline;
        let Size { bytes, tokens } = before;
        log.write(
            "start",
            &json!({
                "input": input, "search": format!("{passes}, {minimizer}"), "jobs": jobs,
                "bytes": bytes, "tokens": tokens, "files": files, "parsing": parsing.as_secs_f64(),
            }),
        );
        log.into_result()
    }

    /// Writes a line for each schema of the input.
    pub fn add_schemas(&mut self, schemas: &[SchemaSummary]) {
        schemas.iter().for_each(|schema| self.write("schema", &json!(schema)));
    }

    /// Writes the last line.
    ///
    /// # Errors
    ///
    /// Fails if this or an earlier line could not be written; an error does not end a run, but
    /// stops the log. A reader that closes its pipe is not an error.
    pub fn end(mut self, summary: &JsonSummary<'_>) -> io::Result<()> {
        self.write("end", &json!({ "summary": summary }));
        self.into_result().map(drop)
    }

    fn into_result(mut self) -> io::Result<Self> {
        match self.failure.take_if(|failure| failure.kind() != ErrorKind::BrokenPipe) {
            Some(failure) => Err(failure),
            None => Ok(self),
        }
    }

    /// Writes a line with these fields. Missing values are omitted.
    fn write(&mut self, kind: &str, fields: &Value) {
        if self.failure.is_some() {
            return;
        }
        let seconds = self.started.elapsed().as_secs_f64();
        let mut line = json!({ "v": SCHEMA_VERSION, "seconds": seconds, "type": kind });
        for (name, value) in fields.as_object().into_iter().flatten() {
            if !value.is_null() {
                line[name] = value.clone();
            }
        }
        // One write, so that a reader of the growing file never sees half a line.
        self.failure = self.writer.write_all(format!("{line}\n").as_bytes()).err();
    }
}

impl<W: Write> Observer for JsonEvents<W> {
    fn observe(&mut self, event: &Event<'_>) {
        match event {
            Event::Testing { .. } | Event::Running { .. } => {}
            Event::Tested { run, .. } => self.write(
                "test",
                &json!({
                    "outcome": name(run.ending.outcome()), "ending": run.ending.to_string(),
                    "took": run.elapsed.as_secs_f64(),
                }),
            ),
            Event::Committed { key, bundle, outcome, place, provenance, tests, .. } => self.write(
                "outcome",
                &json!({
                    "outcome": name(*outcome), "candidate": key.to_string(),
                    "place": place.to_string(), "pass": provenance.map(|of| of.pass),
                    "breadth": provenance.map(|of| of.breadth), "bytes": bundle.bytes(),
                    "tests": tests,
                }),
            ),
            Event::Improved { bundle, place, statistics } => {
                let Size { bytes, tokens } = Size::of(bundle, &self.measure);
                let files = (!bundle.is_text()).then_some(bundle.files().len());
                self.write(
                    "success",
                    &json!({
                        "bytes": bytes, "tokens": tokens, "files": files,
                        "place": place.to_string(), "tests": statistics.tests,
                    }),
                );
            }
            Event::Verifying => self.write("verify", &json!({})),
            Event::Noted { text } => self.write("note", &json!({ "text": text })),
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
