//! What the runner asks of the operating system that not every Unix has.
//!
//! The rest of the crate uses what both Linux and macOS have. Linux does all of this; elsewhere a test is its process group, and what
//! only the kernel could tell about its processes is neither seen nor limited.

#[cfg(target_os = "linux")]
mod linux;

use std::io::{self, Write};
use std::os::fd::OwnedFd;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::thread;
use std::time::Duration;

use rustix::io::retry_on_intr;
use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};

/// What a system can do. The functions that are given here do what any Unix can.
pub(crate) trait System: Send + Sync {
    /// Whether the processes of a test are seen wherever they go, and what they take.
    fn sees_processes(&self) -> bool {
        false
    }

    /// Makes this process the parent of its descendants whose own parent has ended. Whether it is that now.
    fn adopt_orphans(&self) -> io::Result<bool> {
        Ok(false)
    }

    /// Whether this process has adopted any. Faster to find out than which.
    fn has_adopted(&self) -> bool {
        false
    }

    /// All processes of the machine.
    fn processes(&self) -> Vec<Pid> {
        Vec::new()
    }

    /// The children of a process.
    fn children_of(&self, _process: Pid) -> Vec<Pid> {
        Vec::new()
    }

    /// Processes and all their descendants: one, and `others`; little more than `max`.
    fn family(&self, leader: Pid, others: Vec<Pid>, max: u64) -> Vec<Pid> {
        let mut family = vec![leader];
        family.extend(others);
        let mut next = 0;
        while next < family.len() && family.len() as u64 <= max {
            family.extend(self.children_of(family[next]));
            next += 1;
        }
        family
    }

    /// The variables in the environment of a process.
    fn environment(&self, _process: Pid) -> Vec<Vec<u8>> {
        Vec::new()
    }

    /// Whether a process is in the same namespace of processes as this one.
    fn is_in_our_namespace(&self, _process: Pid) -> bool {
        true
    }

    /// The processor time that processes and the children they have waited for have taken, and their memory; what they share
    /// counts for each.
    fn taken_by(&self, _processes: &[Pid]) -> (Duration, u64) {
        (Duration::ZERO, 0)
    }

    /// The memory of a process, with a share of what it shares. None when it is gone.
    fn proportional_bytes(&self, _process: Pid) -> Option<u64> {
        None
    }

    /// Keeps all files that a process and its descendants write from becoming larger.
    fn limit_file_size(&self, _process: Pid, _bytes: u64) {}

    /// What is readable once a child has ended, before and after it was waited for.
    fn end_of(&self, child: Pid) -> io::Result<OwnedFd> {
        let (reader, mut writer) = io::pipe()?;
        thread::Builder::new().name("child".into()).spawn(move || {
            let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
            // An error says that it was waited for.
            let _ = retry_on_intr(|| waitid(WaitId::Pid(child), options));
            // To close it would not do: another child may have got it, too, where it can be kept from that only after it was made.
            let _ = writer.write(&[1]);
        })?;
        Ok(reader.into())
    }

    /// What is readable once something was written to it, and where to write if that is elsewhere.
    fn event(&self) -> io::Result<(OwnedFd, Option<OwnedFd>)> {
        let (reader, writer) = io::pipe()?;
        Ok((reader.into(), Some(writer.into())))
    }

    /// Whether this process ignores a signal that it has not done anything about. What it starts does, too.
    fn ignores(&self, signal: i32) -> bool {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("kill -{signal} $$")]);
        let streams = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        streams.status().is_ok_and(|status| status.success())
    }

    /// The memory that this process may count on, as far as that is known.
    fn memory_bytes(&self) -> u64 {
        u64::MAX
    }

    /// Where files are in memory.
    fn memory_folder(&self) -> Option<&'static Path> {
        None
    }

    /// Whether it is known that no program may be run from where `path` is.
    fn forbids_programs(&self, _path: &Path) -> bool {
        false
    }

    /// Whether all that a file system has can be brought to disk at once.
    fn syncs_file_systems(&self) -> bool {
        false
    }

    /// Does so with that of `folder`, if it can be done.
    fn sync_file_system(&self, _folder: &Path) -> io::Result<()> {
        Ok(())
    }
}

/// Any Unix: process groups, and nothing else.
struct Plain;

impl System for Plain {}

/// The system on which this runs. For tests, a variable has Linux do no more than any other Unix.
pub(crate) fn system() -> &'static dyn System {
    static SYSTEM: LazyLock<&dyn System> = LazyLock::new(|| {
        #[cfg(target_os = "linux")]
        if std::env::var_os("SECATEUR_SUPERVISION").is_none_or(|choice| choice != "plain") {
            return &linux::Linux;
        }
        &Plain
    });
    *SYSTEM
}

/// Whether this system contains a test wherever its processes go. If not, it is held to its limits of time, of what it prints and of
/// the space in its directories, and ended with its process group; a process that leaves the group goes on, and memory, processor
/// time and the number of processes have no limit.
#[must_use]
pub fn contains_processes() -> bool {
    system().sees_processes()
}
