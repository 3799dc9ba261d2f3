//! The start of a test by a launcher, and the end of a process.
//!
//! A process ends by SIGTERM, then after a grace period by SIGKILL. A launched test that has not
//! begun is first recalled.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use super::test_run::Ending;

/// Mark made by the launcher's script when it begins.
const BEGUN: &str = "begun";
/// Mark made by the script when the test has ended, before the test's status.
const EXITED: &str = "exited-";
/// Mark that tells the script to exit as soon as it begins.
const RECALLED: &str = "recalled";

/// Time for a launcher to end a test, also a test left by a killed run. A launcher that is killed
/// cannot end what it started elsewhere.
pub(crate) const LAUNCHER_PATIENCE: Duration = Duration::from_secs(10);

/// Progress of one start of a launcher, as empty files in its own directory; `None` without a
/// launcher.
///
/// The marks are found by listing the directory, never by name. The client of a network file system
/// caches missing names and listings for seconds. Each start therefore has a directory that was
/// never read before. The status is part of a name, so that it cannot be read before it is
/// complete.
#[derive(Debug)]
pub(crate) struct LaunchProgress(pub(crate) Option<PathBuf>);

impl LaunchProgress {
    /// Returns the marks present; none without a launcher.
    fn marks(&self) -> impl Iterator<Item = String> {
        let entries = self.0.iter().flat_map(fs::read_dir).flatten().flatten();
        entries.filter_map(|entry| entry.file_name().into_string().ok())
    }

    /// Returns the ending of the test itself, given the ending of the launcher. `None` if the
    /// launcher did not run the test.
    pub(crate) fn ending_of_test(&self, ending: Ending) -> Option<Ending> {
        if self.0.is_none() || !matches!(ending, Ending::Exited(_) | Ending::Signalled(_)) {
            return Some(ending);
        }
        self.marks().find_map(|name| name.strip_prefix(EXITED)?.parse().ok()).map(Ending::Exited)
    }

    /// Recalls a test that has not begun: its script exits at once.
    ///
    /// A launcher killed while it starts a job may leave the job behind forever; `srun` does.
    pub(super) fn recall(&self) {
        if let Some(folder) = &self.0 {
            // If this fails, the launcher still gets SIGTERM.
            let _ = fs::write(folder.join(RECALLED), "");
        }
    }

    /// Returns `true` if SIGTERM may be sent: no recalled test can still begin, and a signal
    /// reaches everything.
    pub(super) fn may_be_signalled(&self) -> bool {
        self.0.is_none() || self.marks().any(|name| name == BEGUN)
    }

    /// Returns the time between SIGTERM and SIGKILL.
    pub(super) fn grace(&self, reason: Ending) -> Duration {
        match reason {
            _ if self.0.is_some() => LAUNCHER_PATIENCE,
            Ending::TimedOut => Duration::from_secs(1),
            // It would continue to use resources.
            Ending::Exceeded(_) => Duration::ZERO,
            // A user waits for the run to stop, or another test for its slot.
            _ => Duration::from_millis(200),
        }
    }
}
