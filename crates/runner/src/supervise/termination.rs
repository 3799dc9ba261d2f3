//! How a process is told to end.

use std::time::Duration;

use super::test_run::Ending;

/// How a process is told to end: by SIGTERM, and after some time by SIGKILL. What starts the test elsewhere is recalled
/// before that.
pub(crate) struct Termination<'a> {
    pub(crate) recall: Option<&'a dyn Recall>,
    /// The time between the two signals when it ran out of time.
    pub(crate) timed_out: Duration,
    /// When it took too much of something else: it would go on taking.
    pub(crate) exceeded: Duration,
    /// When a person waits for the whole run to stop, or another test for the place of this one.
    pub(crate) interrupted: Duration,
}

/// What can be called off before it has begun.
pub(crate) trait Recall {
    /// Calls it off: from now on it ends where it begins.
    fn recall(&self);

    /// Whether it has begun, so that a signal reaches all of it.
    fn has_begun(&self) -> bool;
}

impl Termination<'_> {
    /// How long it has between the two signals when it is told to end for this reason.
    pub(super) fn grace(&self, reason: Ending) -> Duration {
        match reason {
            Ending::TimedOut => self.timed_out,
            Ending::Exceeded(_) => self.exceeded,
            _ => self.interrupted,
        }
    }

    /// Whether SIGTERM may be sent: nothing was recalled that is still on its way.
    pub(super) fn may_be_signalled(&self) -> bool {
        self.recall.is_none_or(Recall::has_begun)
    }
}
