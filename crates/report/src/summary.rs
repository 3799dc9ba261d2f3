//! What came of a run.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use secateur_bundle::{Bundle, File};
use secateur_runner::{Invocation, OracleReport, Statistics, in_seconds};
use secateur_session::{counted, grouped};
use serde::{Serialize, Serializer};

use crate::{Account, Measure, Size};

/// The last lines of a run, and the fields of its JSON, in this order.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// The name of the input.
    pub input: String,
    /// Where the result is.
    #[serde(serialize_with = "displayed")]
    pub output: PathBuf,
    /// The input's size.
    pub before: Size,
    /// The result's size.
    pub after: Size,
    /// What became of the files, the largest first; empty if the input is one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub files: Vec<FileSummary>,
    /// How long the run took.
    #[serde(rename = "seconds", serialize_with = "in_seconds")]
    pub elapsed: Duration,
    /// What was done.
    #[serde(flatten)]
    pub statistics: Statistics,
    /// What has happened to the processes of a test that stays. None of one that does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub oracle: Option<OracleReport>,
    /// Other failures that were met.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<OtherSummary>,
    /// The words of the command without those that are not needed; empty if it was not reduced.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "all_displayed")]
    pub command: Vec<OsString>,
    /// Where each test went, the most first.
    pub accounts: Vec<Account>,
    /// Whether it also tells how the tests were spent.
    #[serde(skip)]
    pub verbose: bool,
    /// Why it took so long, if there is anything to say.
    #[serde(skip)]
    pub why: Vec<String>,
    /// What the user may want to do in another way.
    pub hint: Option<String>,
}

/// Another failure that was met.
#[derive(Clone, Debug, Serialize)]
pub struct OtherSummary {
    /// What it is, in words.
    pub failure: String,
    /// How many candidates have shown it.
    pub candidates: u64,
    /// The path of the smallest of them.
    pub smallest: String,
}

/// What became of a file.
#[derive(Clone, Debug, Serialize)]
pub struct FileSummary {
    /// Where it is in its folder.
    #[serde(serialize_with = "displayed")]
    pub path: PathBuf,
    /// Its size in the input.
    pub before: Size,
    /// Its size in the result; `None` if it is gone.
    pub after: Option<Size>,
}

fn displayed<S: Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&path.display())
}

fn all_displayed<S: Serializer>(words: &[OsString], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(words.iter().map(|word| word.display().to_string()))
}

/// How many files are listed.
const FILES_MAX: usize = 20;

impl FileSummary {
    /// What became of each file of `before`, the largest of what is left first; nothing for a text alone.
    #[must_use]
    pub fn all(before: &Bundle, after: &Bundle, measure: &Measure) -> Vec<Self> {
        if before.is_text() {
            return Vec::new();
        }
        let left: HashMap<_, _> = after.files().iter().map(|file| (file.path(), file)).collect();
        let of_file = |file: &File| Self {
            path: file.path().into(),
            before: measure(file),
            after: left.get(file.path()).map(|&file| measure(file)),
        };
        let mut files: Vec<_> = before.files().iter().map(of_file).collect();
        let weight = |size: Size| (size.tokens, size.bytes);
        files.sort_by_key(|file| Reverse((file.after.map(weight), weight(file.before))));
        files
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { input, before, after, statistics, .. } = self;
        writeln!(
            f,
            "{input}: {}\n{} in {:.1} s",
            change(*before, *after, true),
            counted(statistics.tests, "test"),
            self.elapsed.as_secs_f64()
        )?;
        write!(f, "The result is {}", self.output.display())?;
        if !self.command.is_empty() {
            write!(
                f,
                "\nThe shortest command: {}",
                Invocation::on(&self.command, self.output.as_os_str())
            )?;
        }
        self.write_files(f)?;
        self.write_troubles(f)?;
        for OtherSummary { failure, candidates, smallest } in &self.others {
            write!(
                f,
                "\nAnother failure, of {}: {failure}\n  The smallest is {smallest}",
                counted(*candidates, "candidate")
            )?;
        }
        if self.verbose {
            self.write_tests(f)?;
        }
        self.why.iter().try_for_each(|line| write!(f, "\n{line}"))?;
        self.hint.iter().try_for_each(|hint| write!(f, "\n{hint}"))
    }
}

impl Summary {
    /// What became of the largest files, and how many are gone.
    fn write_files(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kept, gone): (Vec<_>, Vec<_>) =
            self.files.iter().partition(|file| file.after.is_some());
        for FileSummary { path, before, after } in kept.iter().take(FILES_MAX) {
            write!(
                f,
                "\n  {}: {}",
                path.display(),
                change(*before, after.unwrap_or(*before), false)
            )?;
        }
        if kept.len() > FILES_MAX {
            write!(f, "\n  and {}", counted((kept.len() - FILES_MAX) as u64, "more file"))?;
        }
        if !gone.is_empty() {
            let all = counted(self.files.len() as u64, "file");
            let are = if gone.len() == 1 { "is" } else { "are" };
            write!(f, "\n  {} of {all} {are} gone", grouped(gone.len() as u64))?;
        }
        Ok(())
    }

    /// What the user may want to change something about: tests without an answer, and lists that were left.
    fn write_troubles(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Statistics { skipped, unresolved, cut_short, asked_again, regained, .. } =
            self.statistics;
        if unresolved > 0 {
            write!(f, "\nTests out of time or over a limit: {}", grouped(unresolved))?;
        }
        if cut_short > 0 {
            let [cut_short, asked_again, regained] =
                [cut_short, asked_again, regained].map(grouped);
            write!(
                f,
                "\nOf these, out of the time that fits tests now: {cut_short}; with more time: {asked_again}, {regained} accepted"
            )?;
        }
        if skipped > 0 {
            write!(f, "\nCandidates skipped: {}", grouped(skipped))?;
        }
        Ok(())
    }

    /// How the tests were spent.
    fn write_tests(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { statistics, elapsed, .. } = self;
        let seconds = elapsed.as_secs_f64();
        if seconds > 0.0 {
            let at_a_time = statistics.time_in_tests.as_secs_f64() / seconds;
            write!(f, "\nTests per second: {:.1}", statistics.tests as f64 / seconds)?;
            write!(f, "\nTests at a time, on average: {at_a_time:.2}")?;
        }
        for (what, count) in [
            ("Speculative tests not used", statistics.wasted),
            ("Answers from the cache", statistics.cache_hits),
            ("Answers from the journal", statistics.replayed),
            ("Tests only to detect flakiness", statistics.rechecks),
        ] {
            if count > 0 {
                write!(f, "\n{what}: {}", grouped(count))?;
            }
        }
        Ok(())
    }
}

/// How the size of something has changed, in words.
fn change(before: Size, after: Size, shows_percent: bool) -> String {
    let gone = if shows_percent {
        format!(" ({:.1} % gone)", after.percent_gone(before))
    } else {
        String::new()
    };
    let [tokens, bytes] = [before.tokens, before.bytes].map(grouped);
    let [tokens_left, bytes_left] = [counted(after.tokens, "token"), counted(after.bytes, "byte")];
    format!("{tokens} -> {tokens_left}{gone}, {bytes} -> {bytes_left}")
}
