//! The services of a system, with defaults for any Unix.

use std::io::{self, Write};
use std::os::fd::OwnedFd;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use rustix::io::retry_on_intr;
use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};

/// Services of a system. The default implementations do what any Unix can.
pub(crate) trait System: Send + Sync {
    /// Returns `true` if all processes of a test and their usage are visible.
    fn sees_processes(&self) -> bool {
        false
    }

    /// Makes this process the parent of its orphaned descendants. Returns `true` on success.
    fn adopt_orphans(&self) -> io::Result<bool> {
        Ok(false)
    }

    /// Kills this process when its parent ends.
    fn end_with_parent(&self) -> io::Result<()> {
        Ok(())
    }

    /// Returns `true` if this process has adopted any. Faster than listing them.
    fn has_adopted(&self) -> bool {
        false
    }

    /// Returns all processes of the machine.
    fn processes(&self) -> Vec<Pid> {
        Vec::new()
    }

    /// Returns the children of a process.
    fn children_of(&self, _process: Pid) -> Vec<Pid> {
        Vec::new()
    }

    /// Returns `leader`, `others` and all their descendants; little more than `max`.
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

    /// Returns the environment of a process.
    fn environment(&self, _process: Pid) -> Vec<Vec<u8>> {
        Vec::new()
    }

    /// Returns `true` if a process is in the same process namespace as this one.
    fn is_in_our_namespace(&self, _process: Pid) -> bool {
        true
    }

    /// Returns the processor time of processes and their reaped children, and their memory. Shared
    /// memory counts for each.
    fn taken_by(&self, _processes: &[Pid]) -> (Duration, u64) {
        (Duration::ZERO, 0)
    }

    /// Returns the memory of a process, with its fraction of shared memory; `None` when it has
    /// ended.
    fn proportional_bytes(&self, _process: Pid) -> Option<u64> {
        None
    }

    /// Limits the size of all files written by a process and its descendants.
    fn limit_file_size(&self, _process: Pid, _bytes: u64) {}

    /// Returns a descriptor that becomes readable when a child has ended, reaped or not.
    fn end_of(&self, child: Pid) -> io::Result<OwnedFd> {
        let (reader, mut writer) = io::pipe()?;
        thread::Builder::new().name("child".into()).spawn(move || {
            let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
            // An error means that it was reaped.
            let _ = retry_on_intr(|| waitid(WaitId::Pid(child), options));
            // Closing it is not enough: another child may have inherited it, if it cannot be marked
            // at creation.
            let _ = writer.write(&[1]);
        })?;
        Ok(reader.into())
    }

    /// Returns a descriptor that becomes readable after a write, and the descriptor to write to if
    /// it is another one.
    fn event(&self) -> io::Result<(OwnedFd, Option<OwnedFd>)> {
        let (reader, writer) = io::pipe()?;
        Ok((reader.into(), Some(writer.into())))
    }

    /// Returns `true` if this process ignores a signal for which it has set no handler. Its
    /// children do too.
    fn ignores(&self, signal: i32) -> bool {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("kill -{signal} $$")]);
        let streams = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        streams.status().is_ok_and(|status| status.success())
    }

    /// Returns the memory available to this process, as far as known.
    fn memory_bytes(&self) -> u64 {
        u64::MAX
    }

    /// Returns a folder whose files are in memory.
    fn memory_folder(&self) -> Option<&'static Path> {
        None
    }

    /// Returns `true` if programs at `path` are known not to be executable.
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

    /// Writes all data of the file system of `folder` to disk at once. Returns `false` if that is
    /// not supported.
    fn sync_file_system(&self, _folder: &Path) -> io::Result<bool> {
        Ok(false)
    }
}

/// Any Unix: process groups only.
pub(super) struct Plain;

impl System for Plain {}
