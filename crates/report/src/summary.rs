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
            write!(f, ", {:.0} % of the time in tests)", 100.0 * statistics.time_in_tests.as_secs_f64() / seconds)?;
        }
        write!(f, ", {} more answered from the cache", HumanCount(statistics.cache_hits))?;
        if statistics.unresolved > 0 {
            write!(f, ", {} out of time", HumanCount(statistics.unresolved))?;
        }
        write!(f, "\nThe result is {}", self.output.display())
    }
}
