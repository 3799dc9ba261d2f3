//! What came of a run.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use indicatif::HumanCount;
use secateur_bundle::{Bundle, File};
use secateur_runner::Statistics;

use crate::{Measure, Size};

/// The last lines of a run.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The name of the input.
    pub input: String,
    /// Where the result is.
    pub output: PathBuf,
    /// The input's size.
    pub before: Size,
    /// The result's size.
    pub after: Size,
    /// What became of the files, the largest first; empty if the input is one.
    pub files: Vec<FileSummary>,
    /// What was done.
    pub statistics: Statistics,
    /// How long the run took.
    pub elapsed: Duration,
    /// What the user may want to do in another way.
    pub hint: Option<String>,
}

/// What became of a file.
#[derive(Clone, Debug)]
pub struct FileSummary {
    /// Where it is in its folder.
    pub path: PathBuf,
    /// Its size in the input.
    pub before: Size,
    /// Its size in the result; `None` if it is gone.
    pub after: Option<Size>,
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
        let Self { input, before, after, files, statistics, .. } = self;
        let gone = after.percent_gone(*before);
        let seconds = self.elapsed.as_secs_f64();
        writeln!(
            f,
            "{input}: {} -> {} tokens ({gone:.1} % gone), {} -> {} bytes",
            HumanCount(before.tokens),
            HumanCount(after.tokens),
            HumanCount(before.bytes),
            HumanCount(after.bytes),
        )?;
        let (kept, gone): (Vec<_>, Vec<_>) = files.iter().partition(|file| file.after.is_some());
        for FileSummary { path, before, after } in kept.iter().take(FILES_MAX) {
            let after = after.unwrap_or(*before);
            writeln!(
                f,
                "  {}: {} -> {} tokens, {} -> {} bytes",
                path.display(),
                HumanCount(before.tokens),
                HumanCount(after.tokens),
                HumanCount(before.bytes),
                HumanCount(after.bytes),
            )?;
        }
        if kept.len() > FILES_MAX {
            writeln!(f, "  and {} more files", HumanCount((kept.len() - FILES_MAX) as u64))?;
        }
        if !gone.is_empty() {
            let all = HumanCount(files.len() as u64);
            writeln!(f, "  {} of {all} files are gone", HumanCount(gone.len() as u64))?;
        }
        write!(f, "{} tests in {seconds:.1} s", HumanCount(statistics.tests))?;
        if seconds > 0.0 {
            write!(f, " ({:.1}/s", statistics.tests as f64 / seconds)?;
            write!(f, ", on average {:.2} at a time)", statistics.time_in_tests.as_secs_f64() / seconds)?;
        }
        if statistics.wasted > 0 {
            write!(f, ", {} more ran ahead and were not needed", HumanCount(statistics.wasted))?;
        }
        write!(f, ", {} more answered from the cache", HumanCount(statistics.cache_hits))?;
        if statistics.replayed > 0 {
            write!(f, ", {} from the journal", HumanCount(statistics.replayed))?;
        }
        if statistics.skipped > 0 {
            write!(f, ", {} skipped", HumanCount(statistics.skipped))?;
        }
        if statistics.unresolved > 0 {
            write!(f, ", {} out of time or over a limit", HumanCount(statistics.unresolved))?;
        }
        if statistics.rechecks > 0 {
            write!(f, ", {} more only to see whether the test is steady", HumanCount(statistics.rechecks))?;
        }
        write!(f, "\nThe result is {}", self.output.display())?;
        self.hint.iter().try_for_each(|hint| write!(f, "\n{hint}"))
    }
}
