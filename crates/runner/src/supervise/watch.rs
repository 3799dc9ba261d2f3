//! Measures the resource usage of a running test.
//!
//! The kernel accounts for memory, processor time and processes by process, user or control group.
//! A test is none of these: it is a script with children, and control groups are seldom available.
//! Its processes are therefore measured every 50 ms: its descendants, and the orphans identified by
//! the variable in their environment. Shorter-lived processes are missed. A last measurement at the
//! end of a test covers the processes that it left and its processor time, so that both are counted
//! even for a short test.
//!
//! The kernel also limits the size of a single file, where it can, because 50 ms suffice to fill a
//! small disk. Processes that ended before that limit was set are only covered by the measurements.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::time::{Duration, Instant};

use rustix::process::Pid;

use super::limits::{Limit, TestLimits, Usage};
use super::process_tree::ProcessTree;
use crate::system::system;

const PAUSE: Duration = Duration::from_millis(50);
/// A slow measurement is followed by a pause that is this many times longer.
const PAUSE_FACTOR: u32 = 20;

/// Measures one test.
pub(crate) struct Watch<'a> {
    pub(super) limits: &'a TestLimits,
    /// Directory of all files of the test.
    folder: &'a Path,
    /// Time of the next measurement.
    pub(crate) next_look: Instant,
    /// Processor time used before this test.
    cpu_time_before: Duration,
    /// Peak usage.
    pub(crate) peak: Usage,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(limits: &'a TestLimits, folder: &'a Path) -> Self {
        let (cpu_time_before, peak) = (Duration::ZERO, Usage::default());
        Self { limits, folder, next_look: Instant::now() + PAUSE, cpu_time_before, peak }
    }

    /// Resumes a persistent process, next measured at `next_look`. Only its usage from now on
    /// counts.
    pub(crate) fn resume(&mut self, leader: Pid, next_look: Instant) {
        self.next_look = next_look;
        if self.limits.cpu_time.is_some() {
            self.cpu_time_before =
                processes(&system().family(leader, Vec::new(), self.limits.processes)).cpu_time;
        }
    }

    /// Adds to the size of the output. Returns the exceeded limit, if any.
    pub(crate) fn printed(&mut self, bytes: u64) -> Option<Limit> {
        self.peak.output_bytes += bytes;
        (self.peak.output_bytes > self.limits.output_bytes).then_some(Limit::Output)
    }

    /// Measures the test if it is time. Returns the exceeded limit, if any.
    pub(crate) fn look(&mut self, tree: &ProcessTree, now: Instant) -> Option<Limit> {
        if now < self.next_look {
            return None;
        }
        let limit = self.measure(&tree.living());
        let end = Instant::now();
        self.next_look = end + PAUSE.max((end - now) * PAUSE_FACTOR);
        limit
    }

    /// Measures the processes that the test left when its own process has ended and is not reaped
    /// yet. The result does not depend on how soon the test ended.
    pub(crate) fn look_at_end(&mut self, tree: &ProcessTree) -> Option<Limit> {
        self.measure(&tree.left())
    }

    fn measure(&mut self, members: &[Pid]) -> Option<Limit> {
        let mut usage = processes(members);
        if usage.memory_bytes > self.limits.memory_bytes {
            // Shared pages were counted for each process. An exact count costs more.
            usage.memory_bytes =
                members.iter().filter_map(|&pid| system().proportional_bytes(pid)).sum();
        }
        usage.cpu_time = usage.cpu_time.saturating_sub(self.cpu_time_before);
        usage.disk_bytes = disk_bytes(self.folder, self.limits.disk_bytes);
        self.peak = self.peak.max(&usage);
        self.limits.exceeded(&self.peak)
    }
}

/// Returns the usage of these processes together.
fn processes(members: &[Pid]) -> Usage {
    let (cpu_time, memory_bytes) = system().taken_by(members);
    Usage { processes: members.len() as u64, cpu_time, memory_bytes, ..Usage::default() }
}

/// Returns the size of everything below `folder`; stops soon after exceeding `max`.
fn disk_bytes(folder: &Path, max: u64) -> u64 {
    let mut bytes = 0;
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            // Does not follow links.
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
