//! Conditions for properties run as processes: limits, repetition and directories.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use secateur_bundle::Bundle;
use secateur_runner::{
    Baseline, CompanionError, Identity, Interrupt, Isolation, IsolationError, Repetition,
    SandboxError, SandboxRoot, Supervisor, TestLimits,
};
use serde::{Deserialize, Serialize};

use crate::{Course, Surroundings};

/// Conditions for each test.
#[derive(Clone, Debug, Default)]
pub struct Conditions {
    pub limits: GivenLimits,
    pub repetition: Repetition,
    /// Files and directories copied for each test.
    pub companions: Vec<PathBuf>,
    /// Parent of the tests' directories, if not the directory for temporary files.
    pub sandbox_dir: Option<PathBuf>,
    /// Restricts each test to writing in its own directories.
    pub isolate: bool,
    /// Words of the command that starts each test; never empty.
    pub launcher: Option<Vec<OsString>>,
}

/// Original and conditions of a run.
#[derive(Clone, Copy, Debug)]
pub struct Occasion<'a> {
    pub original: &'a Bundle,
    pub conditions: &'a Conditions,
    /// Maximum number of parallel tests.
    pub jobs: NonZeroUsize,
    pub course: Course,
}

/// Test limits set by the user.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GivenLimits {
    pub timeout: Option<Duration>,
    /// Total processor time of all processes.
    pub cpu_time: Option<Duration>,
    /// Total memory of all processes, in bytes.
    pub memory: Option<u64>,
    /// Disk space in the test's directories, in bytes.
    pub disk: Option<u64>,
    pub processes: Option<u64>,
    /// Printed output, in bytes.
    pub printed: Option<u64>,
}

/// Reason why tests cannot be run under their conditions.
#[derive(Debug, thiserror::Error)]
pub enum ConditionsError {
    #[error(transparent)]
    Sandbox(#[from] SandboxError),
    #[error(transparent)]
    Companion(#[from] CompanionError),
    #[error(transparent)]
    Isolation(#[from] IsolationError),
}

impl Conditions {
    /// Creates the supervisor of tests. `timeout` is the default time limit.
    ///
    /// # Errors
    ///
    /// Fails if the test directories cannot be created, or if isolation or the launcher does not
    /// work.
    pub fn supervisor(
        &self,
        surroundings: &Surroundings,
        interrupt: Interrupt,
        timeout: Duration,
    ) -> Result<Supervisor, ConditionsError> {
        let Surroundings { name: file_name, taken, root, fixed, .. } = surroundings;
        let sandboxes = match &self.sandbox_dir {
            Some(folder) => SandboxRoot::in_folder(folder, file_name),
            None => SandboxRoot::new(file_name),
        }?;
        let sandboxes = sandboxes.with_fixed(root, fixed)?;
        let sandboxes = sandboxes.with_companions(&self.companions, taken)?;
        let mut supervisor = Supervisor::new(sandboxes, interrupt, timeout);
        supervisor.limits = self.limits.or(&supervisor.limits);
        supervisor.repetition = self.repetition;
        if self.isolate {
            supervisor.set_isolation(Isolation::new()?);
        }
        if let Some(words) = self.launcher.as_ref().filter(|words| !words.is_empty()) {
            supervisor.set_launcher(words.clone())?;
        }
        Ok(supervisor)
    }

    /// Returns the limits for tests of candidates, derived from the run on the original and its
    /// limits.
    ///
    /// With more `jobs` than processors, tests share processors and get more time. With fewer, the
    /// factor of [`Baseline::limits`] suffices.
    pub fn limits(
        &self,
        jobs: NonZeroUsize,
        baseline: &Baseline,
        original: &TestLimits,
    ) -> TestLimits {
        let limits = baseline.limits(original);
        let share = jobs.get().div_ceil(processors().get());
        let time = limits.time.saturating_mul(share.try_into().unwrap_or(u32::MAX));
        self.limits.or(&TestLimits { time, ..limits })
    }

    /// Adds all user settings that determine the outcomes of tests. Excludes the number of jobs and
    /// the location of the test directories.
    pub fn identity(&self, identity: Identity, supervisor: &Supervisor) -> Identity {
        let GivenLimits { timeout, cpu_time, memory, disk, processes, printed } = self.limits;
        identity
            .with_some("--timeout", timeout.map(|time| time.as_secs_f64()))
            .with_some("--cpu-time", cpu_time.map(|time| time.as_secs_f64()))
            .with_some("--memory", memory)
            .with_some("--disk", disk)
            .with_some("--processes", processes)
            .with_some("--printed", printed)
            .with_some("--with or the content of a file that it names", supervisor.companions())
            .with_some(
                "--only or the content of a file of the input that is not reduced",
                supervisor.fixed().map(|fixed| fixed.key),
            )
            .with("--repeat or --at-least", &self.repetition)
            .with("--isolate", &self.isolate)
    }
}

impl GivenLimits {
    /// Returns these limits, completed by `others`.
    pub fn or(&self, others: &TestLimits) -> TestLimits {
        TestLimits {
            time: self.timeout.unwrap_or(others.time),
            cpu_time: self.cpu_time.or(others.cpu_time),
            memory_bytes: self.memory.unwrap_or(others.memory_bytes),
            disk_bytes: self.disk.unwrap_or(others.disk_bytes),
            processes: self.processes.unwrap_or(others.processes),
            output_bytes: self.printed.unwrap_or(others.output_bytes),
        }
    }
}

#[must_use]
pub fn processors() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}
