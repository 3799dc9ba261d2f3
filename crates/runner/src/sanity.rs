//! Is the original interesting at all?

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

use secateur_minimize::Outcome;

use crate::process::{Ending, TestRun};
use crate::property_test::{RunError, Runner};
use crate::{OutputTail, Statistics};

/// What the runs of the original have shown.
#[derive(Clone, Copy, Debug)]
pub struct Baseline {
    /// The longer of the two runs.
    pub elapsed: Duration,
}

impl Baseline {
    const TIMEOUT_FACTOR: u32 = 10;
    const TIMEOUT_MIN: Duration = Duration::from_secs(5);

    /// How long a test may take: ten times the original's own time, never under five seconds.
    #[must_use]
    pub fn timeout(&self) -> Duration {
        (self.elapsed * Self::TIMEOUT_FACTOR).max(Self::TIMEOUT_MIN)
    }
}

/// Why a run cannot begin with this property test and this input.
#[derive(Debug, thiserror::Error)]
pub enum Unfit {
    /// The test could not be run.
    #[error(transparent)]
    Run(#[from] RunError),
    /// The test rejects the original.
    #[error("{0}")]
    NotInteresting(Box<Verdict>),
    /// The test does not end on the original.
    #[error("{0}")]
    Hangs(Box<Verdict>),
    /// The test accepts the original now and rejects it then.
    #[error("{0}")]
    Flaky(Box<Verdict>),
    /// Somebody did not want to wait.
    #[error("interrupted while the property test ran on the original")]
    Interrupted {
        /// The signal.
        signal: i32,
    },
}

/// What a test said about the original.
#[derive(Debug)]
pub struct Verdict {
    /// The test.
    pub program: PathBuf,
    /// The name that the original had in the test's directory.
    pub file_name: String,
    /// How the test ended, run by run.
    pub endings: Vec<Ending>,
    /// What the last run that was not interesting printed.
    pub output: OutputTail,
    /// What a test was allowed to take.
    pub timeout: Duration,
}

/// Runs the test on the original twice, each time in a fresh directory.
///
/// # Errors
///
/// When the original is not interesting both times.
pub fn check_original(runner: &Runner, original: &[u8], statistics: &mut Statistics) -> Result<Baseline, Unfit> {
    let mut runs: Vec<TestRun> = Vec::new();
    for _ in 0..2 {
        let run = runner.run(original)?;
        if let Some(signal) = runner.interrupt().signal() {
            return Err(Unfit::Interrupted { signal });
        }
        statistics.record(&run);
        let hangs = run.ending == Ending::TimedOut;
        runs.push(run);
        // A hang has cost enough time.
        if hangs {
            break;
        }
    }
    let is_interesting = |run: &TestRun| run.ending.outcome() == Outcome::Interesting;
    if runs.iter().all(is_interesting) {
        return Ok(Baseline { elapsed: runs.iter().map(|run| run.elapsed).max().unwrap_or_default() });
    }
    let verdict = Box::new(Verdict {
        program: runner.test().program().to_path_buf(),
        file_name: runner.file_name().to_string_lossy().into_owned(),
        endings: runs.iter().map(|run| run.ending).collect(),
        output: runs.iter().rfind(|run| !is_interesting(run)).map(|run| run.output.clone()).unwrap_or_default(),
        timeout: runner.timeout(),
    });
    Err(if runs.iter().any(is_interesting) {
        Unfit::Flaky(verdict)
    } else if runs.iter().any(|run| run.ending == Ending::TimedOut) {
        Unfit::Hangs(verdict)
    } else {
        Unfit::NotInteresting(verdict)
    })
}

/// How many lines of the test's output the message shows.
const LINES_MAX: usize = 10;

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = &self.file_name;
        match self.endings.as_slice() {
            [first, second] if first != second => {
                writeln!(
                    f,
                    "the property test does not say the same twice about the original: it {first}, then {second}"
                )?;
            }
            [Ending::TimedOut, ..] => {
                writeln!(f, "the property test did not end on the original within {} s", self.timeout.as_secs_f32())?;
            }
            endings => {
                let ending = endings.first().copied().unwrap_or(Ending::TimedOut);
                writeln!(
                    f,
                    "the original is not interesting: the property test {ending}, and only status 0 means interesting"
                )?;
            }
        }
        writeln!(f, "  it ran     {}", self.program.display())?;
        writeln!(f, "  it ran in  a fresh directory with nothing in it but {name}, whose path is the first argument")?;
        match self.output.last_lines(LINES_MAX).as_slice() {
            [] => writeln!(f, "  it printed nothing")?,
            lines => {
                writeln!(f, "  it printed{}", if lines.len() == LINES_MAX { " (the last lines)" } else { "" })?;
                for line in lines {
                    writeln!(f, "    | {line}")?;
                }
            }
        }
        write!(f, "To see it yourself, copy {name} alone into an empty directory and run the property test there.")?;
        f.write_str(match self.endings.as_slice() {
            [first, second] if first != second => {
                " A test\nwhose answer changes with chance or load must be made steady first: seed what is random, raise its time limits,\nor have it run the tool several times."
            }
            [Ending::TimedOut, ..] => " Should the\ntest need longer, say how long with --timeout.",
            _ => " Often the\ntest relies on a relative path, on files beside the input, or on a variable that is not set.",
        })
    }
}
