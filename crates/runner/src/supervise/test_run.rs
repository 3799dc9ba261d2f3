//! The ending of a test and the resources it used.

use std::fmt;
use std::time::Duration;

use secateur_minimize::Outcome;

use super::{Limit, OutputTail, Usage};

/// All possible endings of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Exited with this status.
    Exited(i32),
    /// Killed by this signal, which the supervisor did not send.
    Signalled(i32),
    /// Killed at the end of its time limit.
    TimedOut,
    /// Killed before the end of its time limit, because it took much longer than interesting tests
    /// take now. Its candidate may be tested again.
    CutShort,
    /// An oracle that gave no valid answer.
    NoAnswer,
    /// Exceeded this limit and was killed, or was refused more.
    Exceeded(Limit),
    /// Killed because the run was interrupted.
    Interrupted,
    /// Killed because its outcome was no longer needed.
    Cancelled,
}

impl Ending {
    /// Returns the outcome for the candidate.
    ///
    /// Exit status 0 is interesting; a timeout or an exceeded limit is unresolved; everything else
    /// is uninteresting.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        match self {
            Self::Exited(0) => Outcome::Interesting,
            Self::Exited(_) | Self::Signalled(_) => Outcome::Uninteresting,
            Self::TimedOut
            | Self::CutShort
            | Self::NoAnswer
            | Self::Exceeded(_)
            | Self::Interrupted
            | Self::Cancelled => Outcome::Unresolved,
        }
    }

    /// Returns `true` unless the test was interrupted or cancelled. Otherwise nothing is known
    /// about the candidate.
    #[must_use]
    pub fn is_answer(self) -> bool {
        !matches!(self, Self::Interrupted | Self::Cancelled)
    }

    /// Returns the description of a test's ending. A test that
    /// [answers](crate::PropertyTest::answers) has no exit status.
    #[must_use]
    pub fn describe(self, answers: bool) -> String {
        match self {
            Self::Exited(0) if answers => "answered yes".to_owned(),
            Self::Exited(_) if answers => "answered no".to_owned(),
            _ => self.to_string(),
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exited(status) => write!(f, "exited with status {status}"),
            Self::Signalled(signal) => match signal_hook::low_level::signal_name(*signal) {
                Some(name) => write!(f, "was killed by {name}"),
                None => write!(f, "was killed by signal {signal}"),
            },
            Self::TimedOut => write!(f, "did not end in time"),
            Self::CutShort => write!(f, "took much longer than other tests"),
            Self::NoAnswer => write!(f, "gave no answer"),
            Self::Exceeded(limit) => write!(f, "{limit}"),
            Self::Interrupted => write!(f, "was interrupted"),
            Self::Cancelled => write!(f, "was cancelled"),
        }
    }
}

/// The command that decided about a candidate, if the test consists of commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decider {
    /// Ending of this command. The run as a whole ends like a script.
    pub ending: Ending,
    /// Set if it is a command that must succeed on valid candidates.
    pub is_validity: bool,
}

/// One run of a test, or all runs that decide about a candidate.
#[derive(Clone, Debug)]
pub struct TestRun {
    /// Ending.
    pub ending: Ending,
    /// Deciding command, if there are several.
    pub decider: Option<Decider>,
    /// Endings of the earlier runs, if several decide about a candidate.
    pub earlier: Vec<Ending>,
    /// End of the output.
    pub output: OutputTail,
    /// Standard output, if captured separately: all of it for a
    /// [filter](crate::Invocation::filter), its end for compared commands, the answer of an oracle.
    pub filtered: Vec<u8>,
    /// Duration.
    pub elapsed: Duration,
    /// Peak resource usage, as far as it ran long enough to be measured.
    pub peak: Usage,
    /// Set if it is a yes that a fresh process has not confirmed yet.
    pub is_unconfirmed: bool,
}

impl TestRun {
    /// Creates a run with this ending and duration.
    #[must_use]
    pub fn of(ending: Ending, elapsed: Duration) -> Self {
        Self {
            ending,
            decider: None,
            earlier: Vec::new(),
            output: OutputTail::default(),
            filtered: Vec::new(),
            elapsed,
            peak: Usage::default(),
            is_unconfirmed: false,
        }
    }

    /// Returns `true` if it might have been interesting with more time.
    pub(crate) fn is_cut_short(&self) -> bool {
        let mut endings = self.earlier.iter().chain([&self.ending]);
        !self.ending.outcome().is_interesting() && endings.any(|&ending| ending == Ending::CutShort)
    }

    /// Returns the last run with the duration and peak of both.
    pub(crate) fn after(self, before: &Self) -> Self {
        Self { elapsed: before.elapsed + self.elapsed, peak: before.peak.max(&self.peak), ..self }
    }
}
