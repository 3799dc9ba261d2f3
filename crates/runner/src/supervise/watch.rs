//! What a running test takes, seen from outside.
//!
//! The kernel counts memory, processor time and processes for a single process, for a user, or for a control group. A
//! test is none of these: it is a script with children, and control groups are seldom ours to make. So its processes are
//! looked at every 50 ms: its descendants, and the orphans that are known by the variable in their environment. What
//! comes and goes between two looks is not seen. When the test is over, there is one more look at what it has left and at the
//! processor time that it took, so that this counts each time, however soon that is.
//!
//! The size of a single file is limited by the kernel too, where it can, because 50 ms are enough to fill a small disk. What was
//! written and ended before that limit was set is only seen by the looks.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use super::limits::{Limit, TestLimits, Usage};
use super::orphans;
use crate::system::system;

const PAUSE: Duration = Duration::from_millis(50);
/// A look that takes long is followed by a pause that is this many times longer.
const PAUSE_FACTOR: u32 = 20;

/// Watches one test.
pub(crate) struct Watch<'a> {
    pub(super) limits: &'a TestLimits,
    /// What the test's processes have in their environment.
    marker: &'a OsStr,
    /// The directory that holds all the test's own.
    folder: &'a Path,
    /// When to look next.
    pub(crate) next_look: Instant,
    /// The processor time that does not count, because it was taken for something else.
    cpu_time_before: Duration,
    /// The most that was seen.
    pub(crate) peak: Usage,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(limits: &'a TestLimits, marker: &'a OsStr, folder: &'a Path) -> Self {
        let (cpu_time_before, peak) = (Duration::ZERO, Usage::default());
        Self { limits, marker, folder, next_look: Instant::now() + PAUSE, cpu_time_before, peak }
    }

    /// Goes on with a process that has stayed, and is to be looked at next at this moment: what it takes from now on counts.
    pub(crate) fn resume(&mut self, leader: Pid, next_look: Instant) {
        self.next_look = next_look;
        if self.limits.cpu_time.is_some() {
            self.cpu_time_before =
                processes(&system().family(leader, Vec::new(), self.limits.processes)).cpu_time;
        }
    }

    /// Sets what the kernel limits.
    pub(crate) fn restrain(&self, process: Pid) {
        system().limit_file_size(process, self.limits.disk_bytes);
    }

    /// What the test's processes have in their environment.
    pub(crate) fn marker(&self) -> &[u8] {
        self.marker.as_bytes()
    }

    /// Kills every process of the test, whatever group it is in: one may hold another that is to end, as a debugger does.
    pub(crate) fn kill(&self, leader: Pid) {
        for process in
            system().family(leader, orphans::orphans_of(self.marker()), self.limits.processes)
        {
            let _ = kill_process(process, Signal::KILL);
        }
    }

    /// Takes note of what was printed. Gives the limit that the test is beyond, if any.
    pub(crate) fn printed(&mut self, bytes: u64) -> Option<Limit> {
        self.peak.output_bytes += bytes;
        (self.peak.output_bytes > self.limits.output_bytes).then_some(Limit::Output)
    }

    /// Looks at the test, if it is time to. Gives the limit that it is beyond, if any.
    pub(crate) fn look(&mut self, leader: Pid, now: Instant) -> Option<Limit> {
        if now < self.next_look {
            return None;
        }
        let limit = self.measure(&system().family(
            leader,
            orphans::orphans_of(self.marker()),
            self.limits.processes,
        ));
        let end = Instant::now();
        self.next_look = end + PAUSE.max((end - now) * PAUSE_FACTOR);
        limit
    }

    /// Looks at what the test has left when its own process has ended, and is not reaped yet. So the answer about that is the
    /// same each time, however soon the test was over.
    pub(crate) fn look_at_end(&mut self, leader: Pid) -> Option<Limit> {
        let left = orphans::left_by(leader, self.marker(), self.limits.processes);
        self.measure(&system().family(leader, left, self.limits.processes))
    }

    fn measure(&mut self, members: &[Pid]) -> Option<Limit> {
        let mut usage = processes(members);
        if usage.memory_bytes > self.limits.memory_bytes {
            // Pages that processes share were counted for each; counted exactly they cost more to look at.
            usage.memory_bytes =
                members.iter().filter_map(|&pid| system().proportional_bytes(pid)).sum();
        }
        usage.cpu_time = usage.cpu_time.saturating_sub(self.cpu_time_before);
        usage.disk_bytes = disk_bytes(self.folder, self.limits.disk_bytes);
        self.peak = self.peak.max(&usage);
        self.limits.exceeded(&self.peak)
    }
}

/// What these processes take together.
fn processes(members: &[Pid]) -> Usage {
    let (cpu_time, memory_bytes) = system().taken_by(members);
    Usage { processes: members.len() as u64, cpu_time, memory_bytes, ..Usage::default() }
}

/// The space that everything below `folder` takes; little more than `max`.
fn disk_bytes(folder: &Path, max: u64) -> u64 {
    let mut bytes = 0;
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            // Without following links.
            let Ok(metadata) = entry.metadata() else { continue };
            bytes += metadata.blocks() * 512;
            if metadata.is_dir() {
                folders.push(entry.path());
            }
            if bytes > max {
                return bytes;
            }
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_space_below_a_folder_is_counted() {
        let scratch = tempfile::tempdir().unwrap();
        fs::create_dir(scratch.path().join("inner")).unwrap();
        assert!(disk_bytes(scratch.path(), u64::MAX) < 100_000);
        fs::write(scratch.path().join("inner/file"), vec![1; 200_000]).unwrap();
        std::os::unix::fs::symlink("/", scratch.path().join("link")).unwrap();
        let bytes = disk_bytes(scratch.path(), u64::MAX);
        assert!((200_000..300_000).contains(&bytes), "{bytes}");
    }
}
