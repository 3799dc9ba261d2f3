//! How a test has ended, and what it took.

use std::fmt;
use std::time::Duration;

use secateur_minimize::Outcome;

use super::limits::{Limit, Usage};
use super::output::OutputTail;

/// Every way in which a test can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It exited with this status.
    Exited(i32),
    /// This signal killed it, which did not come from here.
    Signalled(i32),
    /// It did not end within its time and was killed.
    TimedOut,
    /// It took much longer than interesting tests take now, and was killed before its time was over. Its candidate may be
    /// tested again.
    CutShort,
    /// It stays and is asked, and what it said or did was no answer.
    NoAnswer,
    /// It went beyond this limit and was killed, or was refused more.
    Exceeded(Limit),
    /// It was killed because the run was interrupted.
    Interrupted,
    /// It was killed because its outcome was not needed any more.
    Cancelled,
}

impl Ending {
    /// What the ending says about the candidate: exit status 0 is interesting, running out of time or of
    /// anything else that is limited is no answer, anything else is uninteresting.
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

    /// Whether the test was left to give its answer. If not, nothing is known about the candidate.
    #[must_use]
    pub fn is_answer(self) -> bool {
        !matches!(self, Self::Interrupted | Self::Cancelled)
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
            Self::CutShort => write!(f, "took much longer than others now"),
            Self::NoAnswer => write!(f, "gave no answer"),
            Self::Exceeded(limit) => write!(f, "{limit}"),
            Self::Interrupted => write!(f, "was interrupted"),
            Self::Cancelled => write!(f, "was not needed any more"),
        }
    }
}

/// The command that has decided about a candidate, where the property is made of commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decider {
    /// How it ended; the run as a whole is told like that of a script.
    pub ending: Ending,
    /// Whether it tells what is valid.
    pub is_validity: bool,
}

/// One run of a test, or all the runs that decide about a candidate.
#[derive(Clone, Debug)]
pub struct TestRun {
    /// How it ended.
    pub ending: Ending,
    /// The command that has decided, of several commands.
    pub decider: Option<Decider>,
    /// How the runs before it ended, when it took several to decide about the candidate.
    pub earlier: Vec<Ending>,
    /// The end of what it printed.
    pub output: OutputTail,
    /// Standard output, where that is kept apart: all of it for a
    /// [filter](crate::Invocation::filter), its end for commands that are compared. The answer of a
    /// test that stays.
    pub filtered: Vec<u8>,
    /// How long it took.
    pub elapsed: Duration,
    /// The most it took of anything else, as far as it ran long enough to be looked at.
    pub peak: Usage,
    /// Whether it is a yes that counts for now, until a fresh process confirms it.
    pub is_unconfirmed: bool,
}

impl TestRun {
    /// A run of which no more is known.
    #[must_use]
    pub fn of(ending: Ending, elapsed: Duration) -> Self {
        let (output, peak) = (OutputTail::default(), Usage::default());
        let (earlier, filtered) = (Vec::new(), Vec::new());
        Self {
            ending,
            decider: None,
            earlier,
            output,
            filtered,
            elapsed,
            peak,
            is_unconfirmed: false,
        }
    }

    /// Whether it might be interesting if it had more time.
    pub(crate) fn is_cut_short(&self) -> bool {
        let mut endings = self.earlier.iter().chain([&self.ending]);
        !self.ending.outcome().is_interesting() && endings.any(|&ending| ending == Ending::CutShort)
    }

    /// What came of it in the end, with what it and the run before it took together.
    pub(crate) fn after(self, before: &Self) -> Self {
        Self { elapsed: before.elapsed + self.elapsed, peak: before.peak.max(&self.peak), ..self }
    }
}
