//! How a property test that is a process is run: what it may take, how often it is asked, and where it works.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use secateur_runner::{
    Baseline, CompanionError, Identity, Interrupt, Isolation, IsolationError, Repetition,
    SandboxError, SandboxRoot, Supervisor, TestLimits,
};
use serde::{Deserialize, Serialize};

use crate::Surroundings;

/// How a property test is run.
#[derive(Clone, Debug, Default)]
pub struct Conditions {
    /// What a test may take.
    pub limits: GivenLimits,
    /// How often a candidate is tested.
    pub repetition: Repetition,
    /// The files and directories of which each test gets a copy.
    pub companions: Vec<PathBuf>,
    /// Where the tests' directories are made, if not where temporary files are.
    pub sandbox_dir: Option<PathBuf>,
    /// Whether a test may write nowhere but in its own directories.
    pub isolate: bool,
    /// The words of the command that starts each test, of which there is at least one.
    pub launcher: Option<Vec<OsString>>,
}

/// What a test may take, as far as the user has said it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GivenLimits {
    /// The time.
    pub timeout: Option<Duration>,
    /// The processor time of all its processes together.
    pub cpu_time: Option<Duration>,
    /// The memory of all its processes together, in bytes.
    pub memory: Option<u64>,
    /// The room in its directories, in bytes.
    pub disk: Option<u64>,
    /// The number of its processes.
    pub processes: Option<u64>,
    /// What it prints, in bytes.
    pub printed: Option<u64>,
}

/// Why a property test cannot be run under its conditions.
#[derive(Debug, thiserror::Error)]
pub enum ConditionsError {
    /// There is no directory for tests.
    #[error(transparent)]
    Sandbox(#[from] SandboxError),
    /// What is to be beside the candidate cannot be copied.
    #[error(transparent)]
    Companion(#[from] CompanionError),
    /// Tests cannot be isolated.
    #[error(transparent)]
    Isolation(#[from] IsolationError),
}

impl Conditions {
    /// What runs tests in this way, for as long as `timeout` where the user has not said anything else.
    ///
    /// # Errors
    ///
    /// When the directories for tests cannot be made, or nothing can be isolated or launched.
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

    /// What a test of a candidate may take, when these were the limits on the `original` and this came of it. With more
    /// `jobs` than processors, several share one, and each takes longer than it did alone; with fewer, the factor of
    /// [`Baseline::limits`] is enough.
    #[must_use]
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

    /// All of this on which the answers of `supervisor`'s tests depend, as far as the user has a say. Not the number of jobs, nor
    /// where tests run.
    #[must_use]
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
                supervisor.fixed().map(|fixed| fixed.key()),
            )
            .with("--repeat or --at-least", &self.repetition)
            .with("--isolate", &self.isolate)
    }
}

impl GivenLimits {
    /// These limits, where there are any, and the `others`.
    #[must_use]
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

/// How many processors the machine has.
#[must_use]
pub fn processors() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}
