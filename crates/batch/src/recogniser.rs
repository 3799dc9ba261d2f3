//! Command, script or oracle that runs on every input of a batch, and its verdicts.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use secateur_bundle::Bundle;
use secateur_runner::{
    BaselineQuestion, CommandTest, Commands, Ending, Interrupt, Invocation, OracleProgram,
    PropertyTest, PropertyTestError, RunError, Runner, Supervisor, TestRun, holds_of_run,
    recognise_run,
};
use secateur_session::{Conditions, ConditionsError, ProcessProperty, Surroundings, quoted};
use secateur_signature::{Check, Fact, Signature, Subject};
use serde::{Deserialize, Serialize};

/// Program that runs on every input.
#[derive(Clone, Debug)]
pub enum Recogniser {
    /// A command that fails on some inputs; the failure is recognised in its output.
    Command {
        invocation: Invocation,
        /// Additional facts that must be true of its output.
        also: Vec<Fact>,
        /// Commands that must succeed first.
        valid: Vec<Invocation>,
    },
    /// An interestingness test and its path. It exits with 0 if the input fails. Its output
    /// distinguishes the failures.
    Script(PropertyTest, PathBuf),
    /// A persistent test process. The text after its `yes` distinguishes the failures.
    Oracle(OracleProgram),
}

/// Result of examining an input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Verdict {
    /// The input fails in this way.
    Fails(Failure),
    Passes,
    /// The input could not be examined, for this reason.
    LeftOut(String),
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Failure {
    /// Identifies the failure.
    pub(crate) key: String,
    /// Description for people.
    pub(crate) facts: Vec<String>,
}

/// Failure of an input that a script accepts without a message. Batch folders contain this text.
const ACCEPTED: &str = "the interestingness test accepts it";

impl Failure {
    fn of(signature: &Signature) -> Self {
        Self {
            key: signature.key(),
            facts: signature.facts.iter().map(ToString::to_string).collect(),
        }
    }

    /// Returns the failure that an oracle calls `name`, which may be empty.
    fn named(name: &str) -> Self {
        let name = if name.is_empty() { ACCEPTED } else { name };
        let shown = name
            .chars()
            .map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c })
            .collect();
        Self { key: name.to_owned(), facts: vec![shown] }
    }

    /// Describes the failure on one line.
    pub(crate) fn title(&self) -> String {
        title(&self.facts)
    }
}

/// Joins the facts of a failure on one line.
pub(crate) fn title(facts: &[String]) -> String {
    let words = |fact: &String| fact.split_whitespace().collect::<Vec<_>>().join(" ");
    facts.iter().map(words).collect::<Vec<_>>().join("; ")
}

impl Recogniser {
    /// Creates a recogniser from the interestingness test at `path`.
    ///
    /// # Errors
    ///
    /// Fails if the test cannot be run.
    pub fn script(path: &Path) -> Result<Self, PropertyTestError> {
        let full = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
        Ok(Self::Script(PropertyTest::new(path)?, full))
    }

    /// Returns a runner for inputs called `name`.
    pub(crate) fn runner(
        &self,
        name: &OsStr,
        conditions: &Conditions,
        interrupt: &Interrupt,
    ) -> Result<Runner, ConditionsError> {
        let test = match self {
            // The test is not known yet: the supervisor runs the command.
            Self::Command { .. } => PropertyTest::Commands(CommandTest::default()),
            Self::Script(test, _) => test.clone(),
            Self::Oracle(program) => PropertyTest::Oracle(program.clone()),
        };
        let property = ProcessProperty::Test(test.clone());
        let supervisor =
            property.supervisor(conditions, &Surroundings::of_name(name), interrupt.clone())?;
        Ok(Runner::new(test, supervisor))
    }

    /// Examines `text` once. Returns `None` if there was no time for an answer.
    pub(crate) fn examine(
        &self,
        runner: &Runner,
        text: &Bundle,
    ) -> Result<Option<Verdict>, RunError> {
        let supervisor = runner.supervisor();
        let subject = Subject::new(text.text(), supervisor.file_name());
        let run = match self {
            Self::Script(test, _) => supervisor.run_test(test, text)?,
            Self::Oracle(_) => runner.run(text)?,
            Self::Command { invocation, valid, .. } => {
                for command in valid {
                    let run = supervisor.run_on(command, text)?;
                    if let Some(verdict) = cut_off(&run, supervisor) {
                        return Ok(verdict);
                    }
                    if run.ending != Ending::Exited(0) {
                        let why = format!("it is invalid: `{command}` {}", run.ending);
                        return Ok(Some(Verdict::LeftOut(why)));
                    }
                }
                supervisor.run_on(invocation, text)?
            }
        };
        if let Some(verdict) = cut_off(&run, supervisor) {
            return Ok(verdict);
        }
        Ok(Some(match self {
            Self::Script(..) | Self::Oracle(_) => match run.ending {
                Ending::Exited(0) => {
                    let recognised = || recognise_run(&run, &subject).as_ref().map(Failure::of);
                    let named = OracleProgram::failure(&run).map(Failure::named);
                    Verdict::Fails(named.or_else(recognised).unwrap_or_else(|| Failure::named("")))
                }
                Ending::NoAnswer => {
                    let fault = runner.oracle_report().and_then(|report| report.fault);
                    Verdict::LeftOut(fault.unwrap_or_else(|| run.ending.to_string()))
                }
                Ending::TimedOut => {
                    let seconds = supervisor.limits.time.as_secs_f64();
                    Verdict::LeftOut(format!(
                        "the interestingness test did not end within {seconds} s; --timeout \
                         allows it more time"
                    ))
                }
                _ => Verdict::Passes,
            },
            Self::Command { also, .. } => match recognise_run(&run, &subject) {
                Some(signature) if also.is_empty() || holds_of_run(&run, also) => {
                    Verdict::Fails(Failure::of(&signature))
                }
                _ => Verdict::Passes,
            },
        }))
    }

    /// Returns the property to preserve of `text`, which failed like this. For a script without
    /// output, it is acceptance.
    pub(crate) fn property(
        &self,
        failure: &Failure,
        runner: &Runner,
        text: &Bundle,
    ) -> Result<ProcessProperty, RunError> {
        Ok(match self {
            Self::Command { invocation, also, valid } => ProcessProperty::Commands(Commands {
                question: BaselineQuestion::Fails(invocation.clone(), Vec::new()),
                also: also.clone(),
                valid: valid.clone(),
            }),
            Self::Script(test, path) => {
                let run = runner.supervisor().run_test(test, text)?;
                let subject = Subject::new(text.text(), runner.supervisor().file_name());
                let recognised = recognise_run(&run, &subject);
                match recognised.filter(|_| run.ending == Ending::Exited(0)) {
                    None => ProcessProperty::Test(test.clone()),
                    Some(Signature { facts, .. }) => {
                        let facts = [&[Fact::status(0)], &facts[..]].concat();
                        let question = BaselineQuestion::Fails(as_alone(path), facts);
                        let (also, valid) = (Vec::new(), Vec::new());
                        ProcessProperty::Commands(Commands { question, also, valid })
                    }
                }
            }
            Self::Oracle(program) => {
                let failure = if failure.key == ACCEPTED { "" } else { &failure.key };
                ProcessProperty::Test(PropertyTest::Oracle(program.expecting(failure)))
            }
        })
    }

    /// Returns at most `lines_max` lines of the output about `text`, starting at the failure.
    pub(crate) fn output(
        &self,
        runner: &Runner,
        text: &Bundle,
        lines_max: usize,
    ) -> Option<Vec<String>> {
        let run = match self {
            Self::Command { invocation, .. } => runner.supervisor().run_on(invocation, text),
            Self::Script(_, path) => runner.supervisor().run_on(&as_alone(path), text),
            Self::Oracle(_) => runner.run(text),
        };
        let run = run.ok()?;
        let subject = Subject::new(text.text(), runner.supervisor().file_name());
        Some(excerpt(&run.output.last_lines(usize::MAX), recognise_run(&run, &subject), lines_max))
    }

    /// Returns the command for people who want to reproduce a failure.
    pub(crate) fn shown(&self) -> String {
        match self {
            Self::Command { invocation, .. } => invocation.to_string(),
            Self::Script(_, path) => quoted(path),
            Self::Oracle(program) => format!("echo \"$PWD\"/@@ | {program}"),
        }
    }

    /// Returns a text that identifies the recogniser.
    pub(crate) fn identity(&self) -> String {
        match self {
            Self::Command { invocation, also, valid } => {
                let also = also.iter().map(|fact| format!("; {fact}"));
                let valid = valid.iter().map(|command| format!("; valid: {command}"));
                format!("{invocation}{}", also.chain(valid).collect::<String>())
            }
            Self::Script(test, path) => {
                let content = test.content().map(|content| content.to_string()).unwrap_or_default();
                format!("{} {content}", path.display())
            }
            Self::Oracle(program) => {
                let parts = program.identity().into_iter().map(|(_, value)| value);
                parts.collect::<Vec<_>>().join("\n")
            }
        }
    }
}

/// Returns at most `lines_max` of the lines: from the first that shows a fact of the failure, or
/// the last ones if fewer follow it. Dots replace the lines before and after them.
fn excerpt(lines: &[String], failure: Option<Signature>, lines_max: usize) -> Vec<String> {
    let text = lines.join("\n");
    let start = |fact: &Fact| match &fact.check {
        Check::Output(pattern) => Some(pattern.matches(text.as_bytes()).next()?.start),
        Check::Status(_) | Check::Hang | Check::NoOutput(_) => None,
    };
    let facts = failure.map(|failure| failure.facts).unwrap_or_default();
    let shown = facts.iter().filter_map(start).min().unwrap_or(text.len());
    let line = text.bytes().take(shown).filter(|&byte| byte == b'\n').count();
    let from = line.min(lines.len().saturating_sub(lines_max));
    let to = lines.len().min(from + lines_max);
    let dots = |is_cut: bool| is_cut.then(|| "...".to_owned());
    let kept = lines[from..to].iter().cloned();
    dots(from > 0).into_iter().chain(kept).chain(dots(to < lines.len())).collect()
}

/// Returns the call of a script on its own: with its full path, and with the candidate on standard
/// input.
fn as_alone(path: &Path) -> Invocation {
    Invocation::shell(&format!("exec {} \"$PWD\"/@@ <@@", quoted(path)))
}

/// Returns the verdict on a run that was terminated: a limit was exceeded, or `None` after an
/// interruption.
fn cut_off(run: &TestRun, supervisor: &Supervisor) -> Option<Option<Verdict>> {
    match run.ending {
        Ending::Interrupted | Ending::Cancelled => Some(None),
        Ending::Exceeded(limit) => Some(Some(Verdict::LeftOut(supervisor.limits.explain(limit)))),
        Ending::Exited(_)
        | Ending::Signalled(_)
        | Ending::TimedOut
        | Ending::CutShort
        | Ending::NoAnswer => None,
    }
}

#[cfg(test)]
mod tests {
    use secateur_signature::{Observation, recognise};

    use super::*;

    fn check(lines: &[&str], lines_max: usize, expected: &[&str]) {
        let output = lines.join("\n");
        let observation = Observation { status: Some(1), output: output.as_bytes() };
        let failure = recognise(&observation, &Subject::new(b"x", "in.c".as_ref()));
        let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
        assert_eq!(excerpt(&lines, failure, lines_max), expected);
    }

    #[test]
    fn an_excerpt_begins_with_the_failure_and_is_as_long_as_it_may_be() {
        let report = [
            "reading in.c",
            "==7==ERROR: AddressSanitizer: heap-use-after-free on address 0x6020",
            "READ of size 1 at 0x6020 thread T0",
            "    #0 0x4f in pop /src/stack.c:12",
            "",
            "Shadow bytes around the buggy address:",
            "  0x0c047fff7fb0: 00 00",
        ];
        check(&report, 3, &["...", report[1], report[2], report[3], "..."]);
        check(&report, 7, &report);
        check(&["a", "b", "c: error: d"], 2, &["...", "b", "c: error: d"]);
        check(&["", "", ""], 2, &["...", "", ""]);
        check(&[], 2, &[]);
    }
}
