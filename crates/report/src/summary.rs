//! Summary of a run.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use secateur_bundle::{Bundle, File};
use secateur_runner::{Invocation, OracleReport, Statistics, in_seconds};
use secateur_session::{Input, InputSchema, counted, grouped};
use serde::{Deserialize, Serialize, Serializer};

use crate::{Account, Measure, Size, Work};

/// Last lines of a run. The JSON has these fields in this order.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    pub input: String,
    #[serde(serialize_with = "displayed")]
    pub output: PathBuf,
    pub before: Size,
    pub after: Size,
    /// Option whose goal ended the run, such as `--stop-at 10%`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<String>,
    /// Set if the search ended by itself.
    #[serde(skip)]
    pub is_finished: bool,
    /// Changes of the files, largest first; empty for a single file.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub files: Vec<FileSummary>,
    #[serde(rename = "seconds", serialize_with = "in_seconds")]
    pub elapsed: Duration,
    #[serde(flatten)]
    pub statistics: Statistics,
    /// Schemas of the documents, also those that were not used.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub schemas: Vec<SchemaSummary>,
    /// Statistics of the persistent test processes, if the test is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub oracle: Option<OracleReport>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<OtherSummary>,
    /// Reduced command; empty if the command was not reduced.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "all_displayed")]
    pub command: Vec<OsString>,
    /// Sizes of all tested inputs over the size of the original, in bytes.
    pub full_size_tests: f64,
    /// Work until half, a tenth and a fiftieth of the tokens.
    pub work: Vec<Work>,
    /// Counts of tests, largest first.
    pub accounts: Vec<Account>,
    /// Set to print statistics about tests.
    #[serde(skip)]
    pub verbose: bool,
    /// Reasons for a long run.
    #[serde(skip)]
    pub why: Vec<String>,
    /// Advice for the next run.
    pub hint: Option<String>,
}

/// Another failure that candidates showed.
#[derive(Clone, Debug, Serialize)]
pub struct OtherSummary {
    /// Description of the failure.
    pub failure: String,
    /// Number of candidates that showed it.
    pub candidates: u64,
    /// Path of the smallest candidate.
    pub smallest: String,
}

/// Schema of a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SchemaSummary {
    /// Path of the document within the input; empty for a single text.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub document: String,
    /// File of the schema, or "the internal subset".
    pub schema: String,
    /// Language of the schema.
    pub kind: String,
    /// Means by which it was found.
    pub found: String,
    /// Reason for not using it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unused: Option<String>,
}

/// Change of one file.
#[derive(Clone, Debug, Serialize)]
pub struct FileSummary {
    /// Path within the input folder.
    #[serde(serialize_with = "displayed")]
    pub path: PathBuf,
    pub before: Size,
    /// Size in the result; `None` if the file was removed.
    pub after: Option<Size>,
}

fn displayed<S: Serializer>(path: &Path, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&path.display())
}

fn all_displayed<S: Serializer>(words: &[OsString], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(words.iter().map(|word| word.display().to_string()))
}

/// Minimum number of bytes of an input of which more than 1 % is expected to be removed.
const LONG: u64 = 1000;

/// Maximum number of listed files.
const FILES_MAX: usize = 20;

impl FileSummary {
    /// Returns the change of each file of `before`, largest result first; nothing for a single
    /// text.
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

impl SchemaSummary {
    /// Describes the schemas of an input.
    #[must_use]
    pub fn all(input: &Input) -> Vec<Self> {
        let of_schema = |schema: &InputSchema| Self {
            document: schema.document.display().to_string(),
            schema: schema.name.clone(),
            kind: schema.kind.to_owned(),
            found: schema.origin.name().to_owned(),
            unused: schema.model.as_ref().err().cloned(),
        };
        input.schemas.iter().map(of_schema).collect()
    }

    /// Describes the schemas in lines, each once, and counts their documents.
    #[must_use]
    pub fn lines<'a>(schemas: impl IntoIterator<Item = &'a Self>) -> Vec<String> {
        let mut counts: Vec<(String, u64)> = Vec::new();
        for schema in schemas {
            let line = schema.to_string();
            match counts.iter_mut().find(|(known, _)| *known == line) {
                Some((_, count)) => *count += 1,
                None => counts.push((line, 1)),
            }
        }
        let line = |(line, count)| match count {
            1 => line,
            _ => format!("{line}; {}", counted(count, "document")),
        };
        counts.into_iter().take(FILES_MAX).map(line).collect()
    }
}

impl fmt::Display for SchemaSummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { schema, kind, found, unused, .. } = self;
        let used = if unused.is_some() { "Schema not used" } else { "Schema" };
        write!(f, "{used}: {schema} ({kind}, found by {found})")?;
        unused.iter().try_for_each(|reason| write!(f, ": {reason}"))
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { input, before, after, statistics, .. } = self;
        let (tests, seconds) = (counted(statistics.tests, "test"), self.elapsed.as_secs_f64());
        writeln!(f, "{input}: {}", change(*before, *after, true))?;
        write!(f, "{tests} in {seconds:.1} s\nThe result is {}", self.output.display())?;
        match &self.goal {
            Some(goal) => write!(f, "\nNot 1-tree-minimal: stopped by {goal}")?,
            None if self.is_finished => self.write_failure(f)?,
            None => {}
        }
        if !self.command.is_empty() {
            let command = Invocation::on(&self.command, self.output.as_os_str());
            write!(f, "\nThe shortest command: {command}")?;
        }
        self.write_files(f)?;
        SchemaSummary::lines(&self.schemas).iter().try_for_each(|line| write!(f, "\n{line}"))?;
        self.write_troubles(f)?;
        for OtherSummary { failure, candidates, smallest } in &self.others {
            let candidates = counted(*candidates, "candidate");
            write!(f, "\nAnother failure ({candidates}): {failure}")?;
            write!(f, "\n  Smallest candidate: {smallest}")?;
        }
        if self.verbose {
            self.write_tests(f)?;
        }
        self.why.iter().try_for_each(|line| write!(f, "\n{line}"))?;
        self.hint.iter().try_for_each(|hint| write!(f, "\n{hint}"))
    }
}

impl Summary {
    /// Says that nothing or hardly anything was removed.
    fn write_failure(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { before, after, .. } = self;
        let amount = if after == before {
            "Nothing"
        } else if before.bytes >= LONG && after.bytes > before.bytes - before.bytes / 100 {
            "Less than 1 %"
        } else {
            return Ok(());
        };
        write!(
            f,
            "\n{amount} was removed. If a part of the input depends on another, such as a checksum \
             or an offset, let the test compute it"
        )
    }

    /// Lists the largest files and counts the removed ones.
    fn write_files(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kept, removed): (Vec<_>, Vec<_>) =
            self.files.iter().partition(|file| file.after.is_some());
        for FileSummary { path, before, after } in kept.iter().take(FILES_MAX) {
            let change = change(*before, after.unwrap_or(*before), false);
            write!(f, "\n  {}: {change}", path.display())?;
        }
        if kept.len() > FILES_MAX {
            write!(f, "\n  and {}", counted((kept.len() - FILES_MAX) as u64, "more file"))?;
        }
        if !removed.is_empty() {
            let all = counted(self.files.len() as u64, "file");
            let were = if removed.len() == 1 { "was" } else { "were" };
            write!(f, "\n  {} of {all} {were} removed", grouped(removed.len() as u64))?;
        }
        Ok(())
    }

    /// Lists counts that the user may want to act on: timeouts and skipped candidates.
    fn write_troubles(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Statistics { skipped, unresolved, cut_short, asked_again, regained, .. } =
            self.statistics;
        if unresolved > 0 {
            write!(f, "\nTests that timed out or exceeded a limit: {}", grouped(unresolved))?;
        }
        if cut_short > 0 {
            let cut_short = counted(cut_short, "test");
            let [again, interesting] = [asked_again, regained].map(grouped);
            let retries = match asked_again {
                0 => "none was retried".to_owned(),
                _ => format!("{again} retried with more time, {interesting} interesting"),
            };
            write!(f, "\n{cut_short} hit the adaptive timeout; {retries}")?;
        }
        if skipped > 0 {
            write!(f, "\nCandidates skipped: {}", grouped(skipped))?;
        }
        Ok(())
    }

    /// Prints statistics about the tests.
    fn write_tests(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { statistics, elapsed, .. } = self;
        write!(f, "\nWork: {:.1} full-size tests", self.full_size_tests)?;
        for (index, Work { percent, full_size_tests }) in self.work.iter().enumerate() {
            let separator = if index == 0 { "; " } else { ", " };
            write!(f, "{separator}{full_size_tests:.1} until {percent} %")?;
        }
        let seconds = elapsed.as_secs_f64();
        if seconds > 0.0 {
            let concurrent = statistics.time_in_tests.as_secs_f64() / seconds;
            write!(f, "\nTests per second: {:.1}", statistics.tests as f64 / seconds)?;
            write!(f, "\nConcurrent tests, on average: {concurrent:.2}")?;
        }
        for (label, count) in [
            ("Speculative tests discarded", statistics.wasted),
            ("Cache hits", statistics.cache_hits),
            ("Answers replayed from the journal", statistics.replayed),
            ("Tests run only to detect a flaky or broken test", statistics.rechecks),
        ] {
            if count > 0 {
                write!(f, "\n{label}: {}", grouped(count))?;
            }
        }
        Ok(())
    }
}

/// Formats a change of size.
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
