//! Facts about a run of a program, and their check on another run.

use std::fmt;

use crate::Pattern;
use crate::status;

/// Result of one run of a program.
#[derive(Clone, Copy, Debug)]
pub struct Observation<'a> {
    /// Exit status as shells report it: 128 + n for a program killed by signal n. `None` for a
    /// program that did not end in time.
    pub status: Option<i32>,
    /// Standard output and standard error together.
    pub output: &'a [u8],
}

/// Property of a run that must recur.
#[derive(Clone, Debug)]
pub struct Fact {
    description: String,
    pub check: Check,
}

/// Check of a fact.
#[derive(Clone, Debug)]
pub enum Check {
    /// The exit status is this one, in the form of shells.
    Status(i32),
    /// The program does not end in time.
    Hang,
    Output(Pattern),
    NoOutput(Pattern),
}

impl Fact {
    /// Requires an exit status: 128 + n for signal n.
    #[must_use]
    pub fn status(status: i32) -> Self {
        Self { description: status::describe(status), check: Check::Status(status) }
    }

    /// Requires that the program does not end in time.
    #[must_use]
    pub fn hang() -> Self {
        Self { description: "does not end in time".to_owned(), check: Check::Hang }
    }

    /// Requires output that matches.
    #[must_use]
    pub fn output(description: impl Into<String>, pattern: Pattern) -> Self {
        Self { description: description.into(), check: Check::Output(pattern) }
    }

    /// Requires output that does not match.
    #[must_use]
    pub fn no_output(description: impl Into<String>, pattern: Pattern) -> Self {
        Self { description: description.into(), check: Check::NoOutput(pattern) }
    }

    /// Returns `true` if the fact is true of this run. Only a hang is known of a run that did not
    /// end.
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

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.description)
    }
}

/// Facts that identify a failure. All must be true.
#[derive(Clone, Debug)]
pub struct Signature {
    pub facts: Vec<Fact>,
}

impl Signature {
    /// Returns `true` if this run shows the failure.
    pub fn holds(&self, observation: &Observation<'_>) -> bool {
        self.broken(observation).is_none()
    }

    /// Returns the first fact that is not true of this run.
    pub fn broken(&self, observation: &Observation<'_>) -> Option<&Fact> {
        self.facts.iter().find(|fact| !fact.holds(observation))
    }

    /// Returns a key that identifies the failure, regardless of the input.
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

    /// Returns `true` if the failure is a hang.
    pub fn is_hang(&self) -> bool {
        self.facts.iter().any(|fact| matches!(fact.check, Check::Hang))
    }

    /// Keeps only the facts that are also true of another run of the same program on the same
    /// input. Returns `None` if the two runs have too little in common: the end of the program or
    /// every message differs.
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

/// Joins all facts with semicolons.
impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let facts: Vec<_> = self.facts.iter().map(ToString::to_string).collect();
        f.write_str(&facts.join("; "))
    }
}
