//! Resource usage of a test and its limits.

use std::path::Path;
use std::thread;
use std::time::Duration;

use bytesize::ByteSize;
use serde::{Deserialize, Serialize};

use crate::system::system;

/// Limits of one run of a test, for all its processes together. A test that exceeds one is killed.
///
/// A candidate must not exhaust the machine: half a program may allocate without end or start
/// itself. `RLIMIT_AS` is not used because virtual machines reserve far more addresses than they
/// use. `RLIMIT_NPROC` is not used because it counts all processes of the user, and a test would
/// fail in its own ways instead of exceeding a limit. Instead, [`Runner`](crate::Runner) measures
/// the processes of the test at intervals and at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestLimits {
    /// Maximum duration.
    pub time: Duration,
    /// Maximum processor time, if limited.
    pub cpu_time: Option<Duration>,
    /// Maximum memory in use at a time by all its processes.
    pub memory_bytes: u64,
    /// Maximum size of its directories, and of any single file.
    pub disk_bytes: u64,
    /// Maximum number of processes at a time.
    pub processes: u64,
    /// Maximum output. Only its end is kept in any case.
    pub output_bytes: u64,
}

/// Resource usage of a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Usage {
    /// Processor time, without that of orphans that have ended.
    pub cpu_time: Duration,
    /// Memory in use at a time.
    pub memory_bytes: u64,
    /// Size of its directories.
    pub disk_bytes: u64,
    /// Number of processes at a time.
    pub processes: u64,
    /// Total size of its output.
    pub output_bytes: u64,
}

impl Usage {
    /// Returns the maximum of each value.
    pub(crate) fn max(&self, other: &Self) -> Self {
        Self {
            cpu_time: self.cpu_time.max(other.cpu_time),
            memory_bytes: self.memory_bytes.max(other.memory_bytes),
            disk_bytes: self.disk_bytes.max(other.disk_bytes),
            processes: self.processes.max(other.processes),
            output_bytes: self.output_bytes.max(other.output_bytes),
        }
    }
}

/// A limit other than time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Limit {
    #[error("took too much processor time")]
    CpuTime,
    #[error("used too much memory")]
    Memory,
    #[error("wrote too much to disk")]
    Disk,
    #[error("had too many processes")]
    Processes,
    #[error("printed too much")]
    Output,
}

const MEMORY_BYTES_MIN: u64 = ByteSize::gib(1).as_u64();
const DISK_BYTES_MIN: u64 = ByteSize::mib(256).as_u64();
const OUTPUT_BYTES_MIN: u64 = ByteSize::mib(64).as_u64();
/// More than any build starts, and few enough to kill one by one.
const PROCESSES_MAX: u64 = 1000;
/// Factor between the usage of memory and disk by the original and the limit of a candidate.
const SPACE_FACTOR: u64 = 4;
/// Factor between the output on the original and the limit of a candidate.
const OUTPUT_FACTOR: u64 = 10;

impl TestLimits {
    /// Returns the limits of an unknown test: this time, half of the memory, and half of the free
    /// space of `folder`.
    pub(crate) fn of_machine(time: Duration, folder: &Path) -> Self {
        let room = rustix::fs::statvfs(folder)
            .map_or(u64::MAX, |facts| facts.f_bavail.saturating_mul(facts.f_frsize));
        Self {
            time,
            cpu_time: None,
            memory_bytes: system().memory_bytes() / 2,
            disk_bytes: room / 2,
            processes: PROCESSES_MAX,
            output_bytes: u64::MAX,
        }
    }

    /// Returns the limits of candidates, given the peak usage of the original.
    ///
    /// Memory and disk are divided by the number of processors, but are at least four times the
    /// usage of the original, and at least 1 GiB and 256 MiB. The limits do not depend on the
    /// number of parallel tests, which must not change any answer.
    pub(crate) fn for_candidates(&self, time: Duration, peak: &Usage) -> Self {
        let processors = thread::available_parallelism().map_or(1, usize::from) as u64;
        let share = |all: u64, min: u64, peak: u64| {
            (all / processors).max(min).max(peak.saturating_mul(SPACE_FACTOR)).min(all.max(peak))
        };
        Self {
            time,
            memory_bytes: share(self.memory_bytes, MEMORY_BYTES_MIN, peak.memory_bytes),
            disk_bytes: share(self.disk_bytes, DISK_BYTES_MIN, peak.disk_bytes),
            output_bytes: peak.output_bytes.saturating_mul(OUTPUT_FACTOR).max(OUTPUT_BYTES_MIN),
            ..self.clone()
        }
    }

    /// Returns the limit that `usage` exceeds, if any.
    pub(crate) fn exceeded(&self, usage: &Usage) -> Option<Limit> {
        let checks = [
            (usage.processes > self.processes, Limit::Processes),
            (usage.memory_bytes > self.memory_bytes, Limit::Memory),
            (usage.disk_bytes > self.disk_bytes, Limit::Disk),
            (usage.output_bytes > self.output_bytes, Limit::Output),
            (self.cpu_time.is_some_and(|max| usage.cpu_time > max), Limit::CpuTime),
        ];
        checks.into_iter().find_map(|(is_exceeded, limit)| is_exceeded.then_some(limit))
    }

    /// Returns a message with the limit and the option that raises it.
    pub fn explain(&self, limit: Limit) -> String {
        let (allowed, option) = match limit {
            Limit::CpuTime => {
                (format!("{} s", self.cpu_time.unwrap_or_default().as_secs_f32()), "--cpu-time")
            }
            Limit::Memory => (ByteSize::b(self.memory_bytes).to_string(), "--memory"),
            Limit::Disk => (ByteSize::b(self.disk_bytes).to_string(), "--disk"),
            Limit::Processes => (self.processes.to_string(), "--processes"),
            Limit::Output => (ByteSize::b(self.output_bytes).to_string(), "--printed"),
        };
        format!("more than {allowed}; raise the limit with {option}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_may_take_a_share_or_a_multiple_of_what_the_original_took() {
        let machine = TestLimits::of_machine(Duration::from_secs(9), Path::new("/"));
        let huge = TestLimits { memory_bytes: 1 << 50, disk_bytes: 1 << 50, ..machine };
        let processors = thread::available_parallelism().unwrap().get() as u64;
        let check = |memory_bytes: u64, expected: u64| {
            let peak = Usage {
                memory_bytes,
                disk_bytes: memory_bytes,
                output_bytes: 1 << 30,
                ..Usage::default()
            };
            let limits = huge.for_candidates(Duration::from_secs(5), &peak);
            assert_eq!(
                (limits.memory_bytes, limits.disk_bytes),
                (expected, expected),
                "{memory_bytes}"
            );
            assert_eq!(limits.output_bytes, 10 << 30);
        };
        let share = (1 << 50) / processors;
        check(0, share);
        check(share, (share * 4).min(1 << 50));
        check(1 << 49, 1 << 50);
        // What the original itself needs is always allowed.
        check(1 << 51, 1 << 51);
    }

    #[test]
    fn the_limit_that_was_exceeded_is_told() {
        let limits = TestLimits {
            cpu_time: Some(Duration::from_secs(1)),
            output_bytes: 10,
            processes: 3,
            ..TestLimits::of_machine(Duration::ZERO, Path::new("/"))
        };
        let usage = Usage {
            cpu_time: Duration::from_secs(1),
            output_bytes: 10,
            processes: 3,
            ..Usage::default()
        };
        assert_eq!(limits.exceeded(&usage), None);
        assert_eq!(limits.exceeded(&Usage { processes: 4, ..usage }), Some(Limit::Processes));
        assert_eq!(limits.exceeded(&Usage { output_bytes: 11, ..usage }), Some(Limit::Output));
        assert_eq!(
            limits.exceeded(&Usage { memory_bytes: u64::MAX, ..usage }),
            Some(Limit::Memory)
        );
        assert_eq!(limits.exceeded(&Usage { disk_bytes: u64::MAX, ..usage }), Some(Limit::Disk));
        assert_eq!(
            limits.exceeded(&Usage { cpu_time: Duration::from_secs(2), ..usage }),
            Some(Limit::CpuTime)
        );
        assert!(limits.explain(Limit::Processes).contains("more than 3; "));
    }
}
