//! The check of the original.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use secateur_bundle::Bundle;
use secateur_signature::named;

use super::{OracleProblem, SetupError};
use crate::property::{Rate, Repetition, RunError, Runner, Statistics, Supervisor, Test, printed};
use crate::supervise::{Ending, OutputTail, TestLimits, TestRun, Usage};

/// Measurements of the test on the original.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Baseline {
    /// Rate of interesting runs.
    pub rate: Rate,
    /// Duration of the longest run.
    pub elapsed: Duration,
    /// Peak resource usage of all runs.
    pub peak: Usage,
    /// Time after which a candidate counts as hanging, if the original hangs.
    pub hang: Option<Duration>,
    /// Lines and names of the original that the messages of a failing run [name](named).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub named: Vec<Vec<String>>,
}

impl Baseline {
    const TIMEOUT_FACTOR: u32 = 10;
    const TIMEOUT_MIN: Duration = Duration::from_secs(5);

    /// Returns the limits of a candidate, given those of the original: ten times its duration, at
    /// least five seconds, unless it must hang; generous limits for everything else.
    pub fn limits(&self, original: &TestLimits) -> TestLimits {
        let time = self
            .hang
            .unwrap_or(self.elapsed.saturating_mul(Self::TIMEOUT_FACTOR).max(Self::TIMEOUT_MIN));
        original.for_candidates(time, &self.peak)
    }

    /// Returns the part of `max_time` reserved for the final test: the duration on the original, at
    /// most a quarter.
    pub fn last_test(&self, repetition: Repetition, max_time: Duration) -> Duration {
        let once = self.hang.unwrap_or(self.elapsed);
        once.saturating_mul(repetition.runs).min(max_time / 4)
    }
}

/// Reasons why a run cannot start with this test and input.
#[derive(Debug, thiserror::Error)]
pub enum BaselineError {
    #[error(transparent)]
    Run(#[from] RunError),
    /// The test does not accept the original, or not in every run.
    #[error("{0}")]
    NotInteresting(Box<Verdict>),
    /// The oracle does not answer as it should.
    #[error(transparent)]
    Oracle(#[from] Box<OracleProblem>),
    /// The commands show nothing on the original that could be preserved.
    #[error("{0}")]
    Commands(Box<SetupError>),
    /// The deadline passed.
    #[error(
        "the time limit of the run was reached before the interestingness test had finished on \
         the original"
    )]
    OutOfTime,
    /// The user interrupted the run.
    #[error("interrupted while the interestingness test ran on the original")]
    Interrupted { signal: i32 },
}

/// Answer of a test about the original.
#[derive(Debug)]
pub struct Verdict {
    /// Command of the test.
    pub command: String,
    /// Name of the original in the test's directory.
    pub file_name: String,
    /// Names of all files in the test's directory.
    pub contents: String,
    /// Endings of all runs.
    pub endings: Vec<Ending>,
    /// Output of the last run that was not interesting.
    pub output: OutputTail,
    /// Limits of the test.
    pub limits: TestLimits,
    /// Message about the restrictions of the test; empty if there are none.
    pub lacks: &'static str,
    /// Set for an oracle.
    pub is_oracle: bool,
    /// Set for `--ask`.
    pub is_asked: bool,
    /// Set if tests get a package, which is not written as the user's program wrote it.
    pub is_package: bool,
}

/// Number of runs of a quick test on the original. A test that fails at random in one of three runs
/// answers the same twice in more than half of all cases, and five times in one of eight.
const RUNS: usize = 5;
/// Number of runs that count as tests and are made even if slow. The others are counted separately,
/// so that the number of tests is the same on every machine.
const TESTS: usize = 2;
/// Total time after which no further runs are made: a user should not wait for minutes to learn
/// that a slow test is not flaky.
const PATIENCE: Duration = Duration::from_secs(10);

/// Runs the test on the original several times, each in a fresh directory.
///
/// # Errors
///
/// Fails if the original is not interesting in every run, or as often as the runner's
/// [`Repetition`] requires.
pub fn check_original(
    runner: &Runner,
    original: &Bundle,
    statistics: &mut Statistics,
) -> Result<Baseline, BaselineError> {
    let (supervisor, repetition) = (runner.supervisor(), runner.repetition());
    let needed = TESTS.max(repetition.runs as usize);
    let is_oracle = runner.test().oracle().is_some();
    // An oracle starts for each run and is asked once more afterwards.
    let wanted = if is_oracle { needed } else { RUNS };
    let cancel = runner.cancel()?;
    let mut runs: Vec<TestRun> = Vec::new();
    let mut elapsed = Duration::ZERO;
    while runs.len() < needed || runs.len() < wanted && elapsed < PATIENCE {
        let run = runner.run_once(original, &cancel)?;
        elapsed += run.elapsed;
        refuse_cut_off(supervisor, &run)?;
        if runs.len() < TESTS {
            statistics.record(&run, original.bytes());
        } else {
            statistics.record_recheck(&run);
        }
        let is_over_limit = matches!(run.ending, Ending::TimedOut | Ending::Exceeded(_));
        OracleProblem::check(runner, &run)?;
        runs.push(run);
        // Further runs would cost too much or add nothing.
        if repetition.is_strict()
            && (is_over_limit || runs.len() == TESTS && !runs.iter().any(is_interesting))
        {
            break;
        }
    }
    let endings: Vec<_> = runs.iter().map(|run| run.ending).collect();
    if repetition.accepts(&endings) {
        if is_oracle {
            let run = runner.decide_for_now(original, &cancel)?;
            refuse_cut_off(supervisor, &run)?;
            statistics.record_recheck(&run);
            OracleProblem::check_second(runner, &run)?;
        }
        let elapsed = runs.iter().map(|run| run.elapsed).max().unwrap_or_default();
        let peak = runs.iter().fold(Usage::default(), |peak, run| peak.max(&run.peak));
        // An oracle prints at its own times.
        let failing = runs.iter().find(|run| is_interesting(run) && !is_oracle);
        let named = failing.map(|run| named_by(run, supervisor)).unwrap_or_default();
        return Ok(Baseline { elapsed, peak, rate: Rate::of(&endings), hang: None, named });
    }
    let rejected = runs.iter().rfind(|run| !is_interesting(run));
    Err(BaselineError::NotInteresting(Box::new(Verdict {
        command: command_of(runner),
        file_name: supervisor.file_name().to_string_lossy().into_owned(),
        contents: supervisor.sandboxes.contents(),
        endings,
        output: rejected.map(|run| run.output.clone()).unwrap_or_default(),
        limits: supervisor.limits.clone(),
        lacks: supervisor.launch.lacks(),
        is_oracle,
        is_asked: runner.test().is_asked(),
        is_package: original.is_package(),
    })))
}

/// Returns the command of the test, for an oracle with its arguments, such as the script that an
/// interpreter runs.
fn command_of(runner: &Runner) -> String {
    let test = runner.test();
    match test.oracle() {
        Some(oracle) => oracle.to_string(),
        None => test.program().map(|path| path.display().to_string()).unwrap_or_default(),
    }
}

/// Returns an error if the run was interrupted or cancelled and so says nothing.
pub(crate) fn refuse_cut_off(supervisor: &Supervisor, run: &TestRun) -> Result<(), BaselineError> {
    match supervisor.interrupt.signal() {
        Some(signal) => Err(BaselineError::Interrupted { signal }),
        None if !run.ending.is_answer() => Err(BaselineError::OutOfTime),
        None => Ok(()),
    }
}

/// Returns the lines and names of the original that the messages of a run name. The output of a run
/// that was ended depends on the time.
pub(super) fn named_by(run: &TestRun, supervisor: &Supervisor) -> Vec<Vec<String>> {
    if matches!(run.ending, Ending::TimedOut | Ending::Exceeded(_)) {
        return Vec::new();
    }
    named(&printed(run), supervisor.file_name())
}

fn is_interesting(run: &TestRun) -> bool {
    run.ending.outcome().is_interesting()
}

impl Verdict {
    /// Returns the endings of the first run and of the first run that differs.
    fn contradiction(&self) -> Option<(Ending, Ending)> {
        let first = *self.endings.first()?;
        self.endings.iter().find(|&&ending| ending != first).map(|&other| (first, other))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = if self.file_name == "." { "that directory" } else { &self.file_name };
        let test = if self.is_oracle { "oracle" } else { "interestingness test" };
        match self.endings.as_slice() {
            endings if let Some((first, other)) = self.contradiction() => {
                let rate = Rate::of(endings);
                let answers = self.is_oracle || self.is_asked;
                let [first, other] = [first, other].map(|ending| ending.describe(answers));
                writeln!(
                    f,
                    "the {test} is flaky on the original: it {first}, then {other}; \
                     it accepted the original {rate} times"
                )
            }
            [Ending::TimedOut, ..] => {
                let seconds = self.limits.time.as_secs_f32();
                writeln!(f, "the {test} timed out on the original after {seconds} s")
            }
            [ending @ Ending::Exceeded(limit), ..] => {
                let limit = self.limits.explain(*limit);
                writeln!(f, "the {test} {ending} on the original: {limit}")
            }
            _ if self.is_asked => writeln!(f, "the original is not interesting: the answer is no"),
            _ if self.is_oracle => {
                writeln!(f, "the original is not interesting: the oracle answered no")
            }
            endings => {
                let ending = endings.first().copied().unwrap_or(Ending::TimedOut);
                writeln!(
                    f,
                    "the original is not interesting: the {test} {ending}; \
                     only exit status 0 means interesting"
                )
            }
        }?;
        if self.is_asked {
            return f.write_str(
                "The first candidates are the original itself, which must be interesting every \
                 time.",
            );
        }
        writeln!(f, "  command: {}", self.command)?;
        if self.is_oracle {
            f.write_str(&self.output.quote())?;
            let hint = match self.endings.as_slice() {
                [Ending::TimedOut, ..] => {
                    "An oracle must read lines from standard input and flush each answer to \
                     standard output.\nIf it needs longer to start, raise --timeout."
                }
                _ => {
                    "To reproduce this, start the oracle and type the path of a file. It runs in \
                     its own directory, so it\nmust use absolute paths."
                }
            };
            return f.write_str(hint);
        }
        writeln!(
            f,
            "  directory: fresh, with only {}; the path of {name} is the first argument",
            self.contents
        )?;
        f.write_str(&self.output.quote())?;
        write!(
            f,
            "To reproduce this, copy {} into an empty directory and run the test there.",
            self.contents
        )?;
        if self.is_package {
            f.write_str(
                "\nThe test gets a package with the same files, but with other times and \
                 compression. If the failure depends on\nthese, use --pass bytes to reduce the \
                 bytes of the package itself.",
            )?;
        }
        let hint = match self.endings.as_slice() {
            _ if self.contradiction().is_some() => {
                "\nMake the test deterministic: seed random numbers, and raise the time limits in \
                 it.\n\
                 If the failure itself is intermittent, --at-least 2/10 accepts a candidate when 2 \
                 of 10 runs do."
            }
            [Ending::TimedOut, ..] => "\nIf the test needs longer, raise --timeout.",
            [Ending::Exceeded(_), ..] => "",
            _ => {
                "\nCommon causes: a relative path, a file beside the input (--with copies it), or \
                 an unset variable."
            }
        };
        write!(f, "{hint}{}", self.lacks)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn a_time_from_a_journal_may_be_as_long_as_it_likes() {
        let rate = Rate { interesting: 1, runs: 1 };
        let baseline = Baseline {
            rate,
            elapsed: Duration::MAX,
            peak: Usage::default(),
            hang: None,
            named: Vec::new(),
        };
        assert_eq!(
            baseline.limits(&TestLimits::of_machine(Duration::MAX, Path::new("/"))).time,
            Duration::MAX
        );
    }
}
