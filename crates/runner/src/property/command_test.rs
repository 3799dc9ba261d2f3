//! Properties without a script: commands whose behaviour is preserved.
//!
//! A candidate is interesting if every command behaves as on the original: it shows the same
//! [`Signature`]. For two commands, both signatures must be the same and, if both succeed, their
//! standard outputs must differ. The commands run in the candidate's sandbox one after the other,
//! cheapest first. The first that behaves differently decides.
//!
//! [`establish`](crate::establish) finds the behaviour on the original, and the order of the
//! commands.

use std::ffi::OsString;
use std::fmt;
use std::time::Duration;

use secateur_signature::{Check, Observation, Signature};

use super::run_error::RunError;
use crate::launch::Invocation;
use crate::supervise::{Decider, Ending, TestRun, Usage};

/// Commands and their required behaviour.
#[derive(Clone, Debug, Default)]
pub struct CommandTest {
    pub(crate) steps: Vec<Step>,
}

/// Requirement on one or two commands of a [`CommandTest`].
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// The command must exit with status 0.
    Succeeds(Invocation),
    /// The command must show a signature.
    Shows { invocation: Invocation, signature: Signature },
    /// Two commands must differ.
    Differ(Difference),
}

/// Difference between two commands.
#[derive(Clone, Debug)]
pub(crate) struct Difference {
    /// Both commands, with standard output captured separately.
    pub(crate) invocations: [Invocation; 2],
    /// Facts about each command: its exit status, and its message if it fails.
    pub(crate) signatures: [Signature; 2],
    /// Requires different standard outputs. Otherwise the exit statuses are the difference.
    pub(crate) is_in_output: bool,
}

impl CommandTest {
    /// Returns the words of the failing command, if there is one.
    pub fn words(&self) -> Option<&[OsString]> {
        self.steps.iter().find_map(|step| match step {
            Step::Shows { invocation, .. } => invocation.as_words(),
            Step::Succeeds(_) | Step::Differ(_) => None,
        })
    }

    /// Returns the test with other words for the failing command.
    #[must_use]
    pub fn with_words(&self, words: &[OsString]) -> Self {
        let mut test = self.clone();
        for step in &mut test.steps {
            if let Step::Shows { invocation, .. } = step {
                *invocation = Invocation::of_words(words.to_vec());
            }
        }
        test
    }

    /// Describes the failure in words.
    pub(crate) fn failure(&self) -> String {
        let failure = self.steps.iter().find_map(|step| match step {
            Step::Succeeds(_) => None,
            Step::Shows { signature, .. } => Some(signature.to_string()),
            Step::Differ(_) => Some("the commands differ".to_owned()),
        });
        failure.unwrap_or_default()
    }

    /// Returns the test without the commands that must succeed.
    #[must_use]
    pub fn alone(mut self) -> Self {
        self.steps.retain(|step| !matches!(step, Step::Succeeds(_)));
        self
    }

    /// Tests the candidate on which `run` runs the commands.
    ///
    /// The result looks like the run of a script, so that callers need not distinguish them: status
    /// 0 for interesting, 1 for uninteresting, and the output of the last command.
    pub(crate) fn judge(
        &self,
        mut run: impl FnMut(&Invocation) -> Result<TestRun, RunError>,
    ) -> Result<TestRun, RunError> {
        let (mut elapsed, mut peak) = (Duration::ZERO, Usage::default());
        let mut run = |invocation: &Invocation| {
            let run = run(invocation)?;
            elapsed += run.elapsed;
            peak = peak.max(&run.peak);
            Ok::<_, RunError>(TestRun { elapsed, peak, ..run })
        };
        let mut last = None;
        for step in &self.steps {
            let (run, holds) = match step {
                Step::Succeeds(invocation) => {
                    let run = run(invocation)?;
                    let holds = run.ending == Ending::Exited(0);
                    (run, holds)
                }
                Step::Shows { invocation, signature } => {
                    let run = run(invocation)?;
                    let holds = observe(&run, |seen| signature.holds(seen)) == Some(true);
                    (run, holds)
                }
                Step::Differ(difference) => {
                    let first = run(&difference.invocations[0])?;
                    // The second command need not run if the first already differs from the
                    // original.
                    if difference.holds_of(0, &first) {
                        let second = run(&difference.invocations[1])?;
                        let holds = difference.holds(&first, &second);
                        (second, holds)
                    } else {
                        (first, false)
                    }
                }
            };
            let is_validity = matches!(step, Step::Succeeds(_));
            let run = TestRun { decider: Some(Decider { ending: run.ending, is_validity }), ..run };
            match status(run.ending) {
                _ if holds => last = Some(run),
                Some(Some(_)) => return Ok(TestRun { ending: Ending::Exited(1), ..run }),
                // The run timed out, exceeded a limit or was cancelled: no answer.
                _ => return Ok(run),
            }
        }
        let ending = Ending::Exited(0);
        Ok(last
            .map_or_else(|| TestRun::of(ending, Duration::ZERO), |last| TestRun { ending, ..last }))
    }

    /// Returns the commands and their required behaviour by option name, independent of their
    /// order.
    pub fn identity(&self) -> Vec<(&'static str, String)> {
        let mut parts: Vec<_> = self.steps.iter().flat_map(Step::identity).collect();
        parts.sort_unstable();
        let mut identity: Vec<(&str, String)> = Vec::new();
        for (option, value) in parts {
            match identity.last_mut() {
                Some((last, values)) if *last == option => *values += &format!("\n{value}"),
                _ => identity.push((option, value)),
            }
        }
        identity
    }
}

impl Step {
    fn identity(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Succeeds(invocation) => vec![("--valid or --no-ub", format!("{invocation:?}"))],
            Self::Shows { invocation, signature } => vec![
                ("the command after --", format!("{invocation:?}")),
                (
                    "the failure of the command (--expect-exit, --expect-output, --reject-output, \
                     or what the command does)",
                    format!("{signature:?}"),
                ),
            ],
            Self::Differ(Difference { invocations, signatures, is_in_output }) => vec![
                ("--differs", format!("{invocations:?}")),
                (
                    "the difference between the commands of --differs (--expect-output, \
                     --reject-output, or what the commands do)",
                    format!("{signatures:?} {is_in_output}"),
                ),
            ],
        }
    }
}

impl Difference {
    pub(crate) fn holds(&self, first: &TestRun, second: &TestRun) -> bool {
        self.holds_of(0, first)
            && self.holds_of(1, second)
            && (!self.is_in_output || first.filtered != second.filtered)
    }

    /// Returns `true` if the run of the command at this index matches its signature.
    fn holds_of(&self, number: usize, run: &TestRun) -> bool {
        observe(run, |seen| self.signatures[number].holds(seen)) == Some(true)
    }
}

/// Returns the exit status as in a shell, `Some(None)` after a timeout, or `None` if the run
/// decides nothing.
pub(crate) fn status(ending: Ending) -> Option<Option<i32>> {
    match ending {
        Ending::Exited(status) => Some(Some(status)),
        Ending::Signalled(signal) => Some(Some(128 + signal)),
        Ending::TimedOut => Some(None),
        _ => None,
    }
}

/// Returns the whole output of a command, with a separate standard output first.
pub(crate) fn printed(run: &TestRun) -> Vec<u8> {
    [&run.filtered[..], &run.output.to_vec()].concat()
}

/// Applies `look` to a run; `None` if the run decides nothing.
pub(crate) fn observe<T>(run: &TestRun, look: impl FnOnce(&Observation<'_>) -> T) -> Option<T> {
    let output = printed(run);
    status(run.ending).map(|status| look(&Observation { status, output: &output }))
}

/// Describes the behaviour to preserve, command by command.
impl fmt::Display for CommandTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("What will be preserved:")?;
        self.steps.iter().try_for_each(|step| write!(f, "\n{step}"))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Succeeds(invocation) => write!(f, "  {invocation}\n    succeeds"),
            Self::Shows { invocation, signature } => {
                write!(f, "  {invocation}\n    {}", described(signature))
            }
            Self::Differ(Difference { invocations, signatures, is_in_output }) => {
                let [first, second] = invocations;
                let [of_first, of_second] = signatures.each_ref().map(described);
                write!(f, "  {first}\n    {of_first}\n  {second}\n    {of_second}")?;
                f.write_str(if *is_in_output { "\n  Their standard output differs" } else { "" })
            }
        }
    }
}

/// Describes a signature, with a remark if it is only the exit status of a failure.
fn described(signature: &Signature) -> String {
    let is_vague = signature.facts.iter().all(|fact| matches!(fact.check, Check::Status(1..)));
    let remark = if is_vague { " (no output distinguishes this failure from others)" } else { "" };
    format!("{signature}{remark}")
}
