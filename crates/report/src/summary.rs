//! What came of a run.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use indicatif::HumanCount;
use secateur_runner::Statistics;

use crate::Size;

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
    /// What was done.
    pub statistics: Statistics,
    /// How long the run took.
    pub elapsed: Duration,
    /// What the user may want to do in another way.
    pub hint: Option<String>,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { input, before, after, statistics, .. } = self;
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
        write!(f, "{} tests in {seconds:.1} s", HumanCount(statistics.tests))?;
        if seconds > 0.0 {
            write!(f, " ({:.1}/s", statistics.tests as f64 / seconds)?;
            write!(f, ", on average {:.2} at a time)", statistics.time_in_tests.as_secs_f64() / seconds)?;
        }
        if statistics.wasted > 0 {
            write!(f, ", {} more run ahead in vain", HumanCount(statistics.wasted))?;
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
