//! Facts about a run of a program, and whether they hold of another one.

use std::fmt;

use crate::Pattern;
use crate::status;

/// What was seen of one run of a program.
#[derive(Clone, Copy, Debug)]
pub struct Observation<'a> {
    /// The exit status as shells tell it: 128 + n for a program that signal n killed. None for a program that did not
    /// end in its time.
    pub status: Option<i32>,
    /// What it printed, standard output and standard error together.
    pub output: &'a [u8],
}

/// Something that was seen and has to be seen again.
#[derive(Clone, Debug)]
pub struct Fact {
    description: String,
    /// How to see whether it holds.
    pub check: Check,
}

/// How to see whether a fact holds.
#[derive(Clone, Debug)]
pub enum Check {
    /// The exit status is this one, as shells tell it.
    Status(i32),
    /// The program does not end in its time.
    Hang,
    /// The output matches.
    Output(Pattern),
    /// The output does not match.
    NoOutput(Pattern),
}

impl Fact {
    /// The exit status, 128 + n for signal n.
    #[must_use]
    pub fn status(status: i32) -> Self {
        Self { description: status::describe(status), check: Check::Status(status) }
    }

    /// The program does not end in its time.
    #[must_use]
    pub fn hang() -> Self {
        Self { description: "does not end in its time".to_owned(), check: Check::Hang }
    }

    /// The output matches.
    #[must_use]
    pub fn output(description: impl Into<String>, pattern: Pattern) -> Self {
        Self { description: description.into(), check: Check::Output(pattern) }
    }

    /// The output does not match.
    #[must_use]
    pub fn no_output(description: impl Into<String>, pattern: Pattern) -> Self {
        Self { description: description.into(), check: Check::NoOutput(pattern) }
    }

    /// Whether it holds of this run. Of a run that did not end nothing else is known.
    #[must_use]
    pub fn holds(&self, observation: &Observation<'_>) -> bool {
        match &self.check {
            Check::Hang => observation.status.is_none(),
            Check::Status(status) => observation.status == Some(*status),
            Check::Output(pattern) => {
                observation.status.is_some() && pattern.is_match(observation.output)
            }
            Check::NoOutput(pattern) => {
                observation.status.is_some() && !pattern.is_match(observation.output)
            }
        }
    }
}

/// In plain words.
impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.description)
    }
}

/// The facts that make a failure this failure. All have to hold.
#[derive(Clone, Debug)]
pub struct Signature {
    /// The facts.
    pub facts: Vec<Fact>,
}

impl Signature {
    /// Whether this run shows the failure.
    #[must_use]
    pub fn holds(&self, observation: &Observation<'_>) -> bool {
        self.broken(observation).is_none()
    }

    /// The first fact that does not hold of this run.
    #[must_use]
    pub fn broken(&self, observation: &Observation<'_>) -> Option<&Fact> {
        self.facts.iter().find(|fact| !fact.holds(observation))
    }

    /// What tells it from others, whatever it was seen on.
    #[must_use]
    pub fn key(&self) -> String {
        let check = |fact: &Fact| match &fact.check {
            Check::Status(status) => format!("status {status}"),
            Check::Hang => "hang".to_owned(),
            Check::Output(pattern) => format!("prints {}", pattern.as_str()),
            Check::NoOutput(pattern) => format!("does not print {}", pattern.as_str()),
        };
        let mut key: Vec<_> = self.facts.iter().map(check).collect();
        key.sort();
        key.join("\n")
    }

    /// Whether a run that does not end is what is wanted.
    #[must_use]
    pub fn is_hang(&self) -> bool {
        self.facts.iter().any(|fact| matches!(fact.check, Check::Hang))
    }

    /// What is left when only the facts that also hold of another run of the same program on the same input count. None
    /// if the two runs have too little in common: how the program ended, or every message.
    #[must_use]
    pub fn confirmed(self, again: &Observation<'_>) -> Option<Self> {
        let is_message = |fact: &Fact| matches!(fact.check, Check::Output(_));
        let had_messages = self.facts.iter().any(is_message);
        let facts: Vec<_> =
            self.facts.into_iter().filter(|fact| fact.holds(again) || !is_message(fact)).collect();
        let is_steady = facts.iter().all(|fact| fact.holds(again))
            && facts.iter().any(is_message) == had_messages;
        is_steady.then_some(Self { facts })
    }
}

/// All facts in plain words, with semicolons between them.
impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let facts: Vec<_> = self.facts.iter().map(ToString::to_string).collect();
        f.write_str(&facts.join("; "))
    }
}
