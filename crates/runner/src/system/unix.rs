//! What a system is asked for, and what any Unix does about it.

use std::io::{self, Write};
use std::os::fd::OwnedFd;
use std::path::Path;
use std::process::{Command, Stdio};
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

    /// Has this process killed when its parent ends.
    fn end_with_parent(&self) -> io::Result<()> {
        Ok(())
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

    /// Unmounts everything in `folder`. Returns `true` if nothing is mounted there any more.
    fn unmount_in(&self, _folder: &Path) -> bool {
        true
    }

    /// Permits changes of a file or folder that was made immutable or append-only.
    fn make_mutable(&self, _path: &Path) {}

    /// Makes a character device with this number, which only its owner can use yet.
    fn make_device(&self, _path: &Path, _number: u64) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Brings all that the file system of `folder` has to disk at once. Whether that can be done.
    fn sync_file_system(&self, _folder: &Path) -> io::Result<bool> {
        Ok(false)
    }
}

/// Any Unix: process groups, and nothing else.
pub(super) struct Plain;

impl System for Plain {}
