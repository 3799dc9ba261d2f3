//! How far a test has come that a launcher starts, and how a process is told to end: by SIGTERM, and after some time by SIGKILL. What
//! starts the test elsewhere is recalled before that.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use super::test_run::Ending;

/// The mark that the script of a launcher makes when it begins.
const BEGUN: &str = "begun";
/// The mark that the script makes when the test has ended, before the test's status.
const EXITED: &str = "exited-";
/// The mark that tells the script to end as soon as it begins.
const RECALLED: &str = "recalled";

/// How long a launcher has to end a test, also one that a killed run has left. One that is killed itself cannot end what it has
/// started elsewhere.
pub(crate) const LAUNCHER_PATIENCE: Duration = Duration::from_secs(10);

/// How far one start of a launcher has come: empty files in a directory of its own; none of what no launcher starts.
///
/// The marks of the script are found by listing the directory, never by their names. The client of a network file system
/// remembers for seconds that a name was not there, and what it has listed; so each start has a directory that was never
/// looked at before. The status is part of a name, so that it cannot be read before it is whole.
#[derive(Debug)]
pub(crate) struct Progress(pub(crate) Option<PathBuf>);

impl Progress {
    /// The marks that are there; none without a launcher.
    fn marks(&self) -> impl Iterator<Item = String> {
        let entries = self.0.iter().flat_map(fs::read_dir).flatten().flatten();
        entries.filter_map(|entry| entry.file_name().into_string().ok())
    }

    /// How the test itself ended, when what was started ended so. None if the launcher has not run it.
    pub(crate) fn ending_of_test(&self, ending: Ending) -> Option<Ending> {
        if self.0.is_none() || !matches!(ending, Ending::Exited(_) | Ending::Signalled(_)) {
            return Some(ending);
        }
        self.marks().find_map(|name| name.strip_prefix(EXITED)?.parse().ok()).map(Ending::Exited)
    }

    /// Calls off what has not begun: it ends where it begins. A launcher that is ended while it is just starting a job may leave
    /// the job behind for ever; `srun` does.
    pub(super) fn recall(&self) {
        if let Some(folder) = &self.0 {
            // Without the mark the launcher gets its SIGTERM all the same.
            let _ = fs::write(folder.join(RECALLED), "");
        }
    }

    /// Whether SIGTERM may be sent: nothing was recalled that is still on its way, and a signal reaches all of it.
    pub(super) fn may_be_signalled(&self) -> bool {
        self.0.is_none() || self.marks().any(|name| name == BEGUN)
    }

    /// How long it has between the two signals when it is told to end for this reason.
    pub(super) fn grace(&self, reason: Ending) -> Duration {
        match reason {
            _ if self.0.is_some() => LAUNCHER_PATIENCE,
            Ending::TimedOut => Duration::from_secs(1),
            // It would go on taking.
            Ending::Exceeded(_) => Duration::ZERO,
            // A person waits for the whole run to stop, or another test for the place of this one.
            _ => Duration::from_millis(200),
        }
    }
}
