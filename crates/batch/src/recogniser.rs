//! What every input of a batch is shown to, and what comes of it.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use secateur_bundle::Bundle;
use secateur_runner::{
    Commands, Ending, Interrupt, Invocation, InvocationError, PropertyTest, PropertyTestError, Question, RunError,
    Supervisor, TestRun, holds_of_run, recognise_run,
};
use secateur_session::{Conditions, ConditionsError, ProcessProperty, Surroundings, quoted};
use secateur_signature::{Fact, Signature, Subject};
use serde::{Deserialize, Serialize};

/// What every input is shown to.
#[derive(Clone, Debug)]
pub enum Recogniser {
    /// A command that fails on some inputs: what happens then is recognised.
    Command {
        /// The command.
        invocation: Invocation,
        /// What else has to hold of its output.
        also: Vec<Fact>,
        /// Commands that have to succeed before.
        valid: Vec<Invocation>,
    },
    /// A property test, with its path, which exits with 0 for an input that fails. What it prints tells the failures apart.
    Script(PropertyTest, PathBuf),
}

/// What an input has shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Verdict {
    /// It fails in this way.
    Fails(Failure),
    /// It does not fail.
    Passes,
    /// Nothing can be said about it, for this reason.
    LeftOut(String),
}

/// How an input fails.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Failure {
    /// What tells it from other failures.
    pub(crate) key: String,
    /// The same for a person to read.
    pub(crate) facts: Vec<String>,
}

/// The failure of an input that a script accepts without saying why.
const ACCEPTED: &str = "the property test accepts it";

impl Failure {
    fn of(signature: &Signature) -> Self {
        Self { key: signature.key(), facts: signature.facts().iter().map(ToString::to_string).collect() }
    }

    fn accepted() -> Self {
        Self { key: ACCEPTED.to_owned(), facts: vec![ACCEPTED.to_owned()] }
    }

    /// In one line.
    pub(crate) fn title(&self) -> String {
        let words = |fact: &String| fact.split_whitespace().collect::<Vec<_>>().join(" ");
        self.facts.iter().map(words).collect::<Vec<_>>().join("; ")
    }
}

impl Recogniser {
    /// A property test at `path`.
    ///
    /// # Errors
    ///
    /// When it cannot be run.
    pub fn script(path: &Path) -> Result<Self, PropertyTestError> {
        let full = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
        Ok(Self::Script(PropertyTest::new(path)?, full))
    }

    /// A command of these words.
    ///
    /// # Errors
    ///
    /// When there is no such program.
    pub fn command(words: &[OsString], also: Vec<Fact>, valid: Vec<Invocation>) -> Result<Self, InvocationError> {
        Ok(Self::Command { invocation: Invocation::words(words)?, also, valid })
    }

    /// What runs it on inputs that are called `name`.
    pub(crate) fn supervisor(
        &self,
        name: &OsStr,
        conditions: &Conditions,
        interrupt: &Interrupt,
    ) -> Result<Supervisor, ConditionsError> {
        self.property(None).supervisor(conditions, &Surroundings::of_name(name), interrupt.clone())
    }

    /// Shows it `text` once. None if there was no time for an answer.
    pub(crate) fn examine(&self, supervisor: &Supervisor, text: &Bundle) -> Result<Option<Verdict>, RunError> {
        let subject = Subject::new(text.text(), supervisor.file_name());
        let run = match self {
            Self::Script(test, _) => supervisor.run_test(test, text)?,
            Self::Command { invocation, valid, .. } => {
                for command in valid {
                    let run = supervisor.run_on(command, text)?;
                    if let Some(verdict) = cut_off(&run, supervisor) {
                        return Ok(verdict);
                    }
                    if run.ending != Ending::Exited(0) {
                        return Ok(Some(Verdict::LeftOut(format!("it is not valid: `{command}` {}", run.ending))));
                    }
                }
                supervisor.run_on(invocation, text)?
            }
        };
        if let Some(verdict) = cut_off(&run, supervisor) {
            return Ok(verdict);
        }
        Ok(Some(match self {
            Self::Script(..) => match run.ending {
                Ending::Exited(0) => {
                    let signature = recognise_run(&run, &subject);
                    Verdict::Fails(signature.as_ref().map_or_else(Failure::accepted, Failure::of))
                }
                Ending::TimedOut => {
                    let seconds = supervisor.limits().time.as_secs_f64();
                    Verdict::LeftOut(format!(
                        "the property test did not end on it within {seconds} s; --timeout gives it longer"
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

    /// What is preserved of an input that has failed like this. Of a script that has said nothing, that it accepts it.
    pub(crate) fn property(&self, failure: Option<&Signature>) -> ProcessProperty {
        match (self, failure) {
            (Self::Script(test, _), None) => ProcessProperty::Test(test.clone()),
            _ => ProcessProperty::Commands(self.commands(failure)),
        }
    }

    fn commands(&self, failure: Option<&Signature>) -> Commands {
        match self {
            Self::Command { invocation, also, valid } => {
                Commands { question: Question::Recognise(invocation.clone()), also: also.clone(), valid: valid.clone() }
            }
            Self::Script(_, path) => {
                // As it is called alone: with the full path, and with the candidate on standard input.
                let line = format!("exec {} \"$PWD\"/@@ <@@", quoted(path));
                let facts = failure.map(|failure| failure.facts().to_vec()).unwrap_or_default();
                let facts = [vec![Fact::status(0)], facts].concat();
                Commands {
                    question: Question::Expect(Invocation::shell(&line), facts),
                    also: Vec::new(),
                    valid: Vec::new(),
                }
            }
        }
    }

    /// What a script prints about `text`, if it accepts it and a failure can be recognised in that.
    pub(crate) fn signature(&self, supervisor: &Supervisor, text: &Bundle) -> Result<Option<Signature>, RunError> {
        match self {
            Self::Command { .. } => Ok(None),
            Self::Script(test, _) => {
                let run = supervisor.run_test(test, text)?;
                let subject = Subject::new(text.text(), supervisor.file_name());
                Ok((run.ending == Ending::Exited(0)).then(|| recognise_run(&run, &subject)).flatten())
            }
        }
    }

    /// The end of what it prints about `text`.
    pub(crate) fn output(&self, supervisor: &Supervisor, text: &Bundle, lines: usize) -> Option<Vec<String>> {
        let invocation = match self {
            Self::Command { invocation, .. } => invocation.clone(),
            Self::Script(_, path) => Invocation::shell(&format!("exec {} \"$PWD\"/@@ <@@", quoted(path))),
        };
        let run = supervisor.run_on(&invocation, text).ok()?;
        Some(run.output.last_lines(lines))
    }

    /// How it is called, for a person to do the same.
    pub(crate) fn shown(&self) -> String {
        match self {
            Self::Command { invocation, .. } => invocation.to_string(),
            Self::Script(_, path) => quoted(path),
        }
    }

    /// What tells it from others.
    pub(crate) fn identity(&self) -> String {
        match self {
            Self::Command { invocation, also, valid } => {
                let valid: Vec<_> = valid.iter().map(|command| format!("; valid: {command}")).collect();
                let also: Vec<_> = also.iter().map(|fact| format!("; {fact}")).collect();
                format!("{invocation}{}{}", also.concat(), valid.concat())
            }
            Self::Script(test, path) => {
                let content = test.content().map(|content| content.to_string()).unwrap_or_default();
                format!("{} {content}", path.display())
            }
        }
    }
}

/// What there is to say about a run that was put an end to: that it took too much, or nothing.
fn cut_off(run: &TestRun, supervisor: &Supervisor) -> Option<Option<Verdict>> {
    match run.ending {
        Ending::Interrupted | Ending::Cancelled => Some(None),
        Ending::Exceeded(limit) => Some(Some(Verdict::LeftOut(supervisor.limits().explain(limit)))),
        Ending::Exited(_) | Ending::Signalled(_) | Ending::TimedOut | Ending::CutShort | Ending::NoAnswer => None,
    }
}
