//! Supervised execution of programs on candidates.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use secateur_bundle::Bundle;

use super::patience::Patience;
use super::{PropertyTest, Repetition, RunError};
use crate::Key;
use crate::launch::{Invocation, Isolation, Launch, Launcher};
use crate::sandbox::{self, Companions, Sandbox, SandboxError, SandboxRoot};
use crate::supervise::{
    Cancel, Ending, Interrupt, LastAction, LaunchProgress, MARKER, TestLimits, TestRun, Watch,
    devices, lost_processes, marker_of, process,
};

/// Runner of programs on candidates, each in a fresh directory and within limits.
#[derive(Debug)]
pub struct Supervisor {
    /// Directories in which programs run.
    pub(crate) sandboxes: SandboxRoot,
    /// Stops tests.
    pub interrupt: Interrupt,
    pub limits: TestLimits,
    /// Adaptive time limit of tests that may be repeated; `None` applies the full limit.
    pub(super) patience: Option<Patience>,
    /// End of tests without a [`Cancel`] of the caller, such as those on the original. Their
    /// candidates remain undecided.
    pub deadline: Option<Instant>,
    pub repetition: Repetition,
    pub(crate) launch: Launch,
    _last_action: LastAction,
}

/// Environment variable with the test's own directory, valid after a change of directory.
const FOLDER: &str = "SECATEUR_TEST_DIR";
/// Maximum number of attempts to start a test when the system is short of processes or memory.
/// Pauses between them grow.
const STARTS_MAX: u32 = 6;
/// Maximum number of unkillable processes before tests stop.
const LOST_MAX: usize = 10;

impl Supervisor {
    /// Creates a supervisor that gives each program `timeout` and a large share of the machine.
    ///
    /// To also end daemons, call [`adopt_orphans`](crate::adopt_orphans) first.
    #[must_use]
    pub fn new(sandboxes: SandboxRoot, interrupt: Interrupt, timeout: Duration) -> Self {
        let limits = TestLimits::of_machine(timeout, sandboxes.path());
        let folder = sandboxes.path().to_path_buf();
        devices::remember();
        let last_action = interrupt.before_forced_end(move || sandbox::end_own(&folder));
        Self {
            sandboxes,
            interrupt,
            limits,
            patience: None,
            deadline: None,
            repetition: Repetition::ONCE,
            launch: Launch::default(),
            _last_action: last_action,
        }
    }

    /// Returns the name of the candidate in every test's directory.
    pub fn file_name(&self) -> &OsStr {
        &self.sandboxes.file_name
    }

    /// Returns the key of the companion files, if there are any.
    pub fn companions(&self) -> Option<Key> {
        self.sandboxes.companions.as_ref().map(|companions| companions.key)
    }

    /// Returns `true` if companion files or unreduced files changed after they were copied.
    pub fn companions_have_changed(&self) -> bool {
        let fixed = self.sandboxes.fixed.iter().map(|fixed| &**fixed);
        self.sandboxes.companions.iter().chain(fixed).any(Companions::have_changed)
    }

    /// Returns the unreduced files of the input folder, which every test finds beside its
    /// candidate.
    pub fn fixed(&self) -> Option<Arc<Companions>> {
        self.sandboxes.fixed.clone()
    }

    /// Returns `true` if `path`, relative to the test's directory, is a companion.
    pub fn has_companion(&self, path: &Path) -> bool {
        self.sandboxes.companions.as_ref().is_some_and(|companions| companions.contains(path))
    }

    /// Allows cutting short tests that take longer than `least` and much longer than recent
    /// interesting tests, while [`Test::fit_time`](crate::Test::fit_time) requests it.
    pub fn allow_cutting_short(&mut self, least: Duration) {
        self.patience = Some(Patience::new(least));
    }

    /// Returns the current time limit of a test.
    pub(super) fn time(&self) -> Duration {
        let all = self.limits.time;
        self.patience.as_ref().map_or(all, |patience| patience.time(all))
    }

    /// Adjusts the ending of a run that was limited to `time`: only a run that used the full limit
    /// timed out; others were cut short.
    pub(super) fn judge_time(&self, time: Duration, run: TestRun) -> TestRun {
        let Some(patience) = &self.patience else { return run };
        match run.ending {
            Ending::TimedOut if time < self.limits.time => {
                TestRun { ending: Ending::CutShort, ..run }
            }
            Ending::Exited(0) => {
                patience.learn(run.elapsed);
                run
            }
            _ => run,
        }
    }

    pub fn set_isolation(&mut self, isolation: Isolation) {
        self.launch.isolation = Some(isolation);
    }

    /// Starts each test through a launcher, such as a job system.
    ///
    /// The launcher receives the test's command after its own words, and ends with the test. The
    /// directories of the tests must also exist where the test runs.
    ///
    /// # Errors
    ///
    /// Fails if the tests' directories cannot be written.
    pub fn set_launcher(&mut self, words: Vec<OsString>) -> Result<(), SandboxError> {
        let folder = self.sandboxes.path();
        let launcher = Launcher::new(words, folder);
        self.launch.launcher =
            Some(launcher.map_err(|source| SandboxError { path: folder.into(), source })?);
        Ok(())
    }

    /// Runs `test` once on a candidate, until the deadline. `test` must not be a persistent test
    /// process.
    ///
    /// # Errors
    ///
    /// Fails if the test cannot be run, which decides nothing about the candidate.
    pub fn run_test(&self, test: &PropertyTest, candidate: &Bundle) -> Result<TestRun, RunError> {
        self.run_test_in(&self.sandboxes.sandbox(candidate)?, test, &self.cancel(test.shown())?)
    }

    /// Runs `test` on the candidate in `sandbox`.
    pub(super) fn run_test_in(
        &self,
        sandbox: &Sandbox,
        test: &PropertyTest,
        cancel: &Cancel,
    ) -> Result<TestRun, RunError> {
        let limits = TestLimits { time: self.time(), ..self.limits.clone() };
        let run = match test {
            PropertyTest::Executable(invocation, fingerprint) => {
                let run = self.run_in(sandbox, invocation, &limits, cancel)?;
                // The check comes after the run, since an earlier one would miss a replacement
                // before the start.
                fingerprint.check(invocation.program()).map(|()| run)
            }
            PropertyTest::Commands(commands) => {
                commands.judge(|invocation| self.run_in(sandbox, invocation, &limits, cancel))
            }
            PropertyTest::Asked(asked) => asked.ask(
                &self.sandboxes.candidate_in(&sandbox.folder),
                limits.time,
                &self.interrupt,
                cancel,
            ),
            PropertyTest::Oracle(_) => Err(RunError::Stays),
        }?;
        Ok(self.judge_time(limits.time, run))
    }

    /// Runs a command on a candidate, until the deadline.
    ///
    /// # Errors
    ///
    /// Fails if the command cannot be run.
    pub fn run_on(&self, invocation: &Invocation, bundle: &Bundle) -> Result<TestRun, RunError> {
        self.run_within(&self.limits, invocation, bundle)
    }

    /// Runs a command on a candidate within these limits, until the deadline.
    ///
    /// # Errors
    ///
    /// Fails if the command cannot be run.
    pub fn run_within(
        &self,
        limits: &TestLimits,
        invocation: &Invocation,
        bundle: &Bundle,
    ) -> Result<TestRun, RunError> {
        let sandbox = self.sandboxes.sandbox(bundle)?;
        self.run_in(&sandbox, invocation, limits, &self.cancel(invocation.program())?)
    }

    /// Runs a program on a candidate, and then inspects its directory before that is removed.
    ///
    /// # Errors
    ///
    /// Fails if the program cannot be run.
    pub fn run_program<T>(
        &self,
        program: &Invocation,
        candidate: &Bundle,
        cancel: &Cancel,
        look: impl FnOnce(&Path) -> T,
    ) -> Result<(TestRun, T), RunError> {
        let sandbox = self.sandboxes.sandbox(candidate)?;
        let run = self.run_in(&sandbox, program, &self.limits, cancel)?;
        Ok((run, look(&sandbox.folder)))
    }

    /// Returns a cancellation for `program` that only the deadline triggers.
    pub(crate) fn cancel(&self, program: &Path) -> Result<Cancel, RunError> {
        Cancel::at(self.deadline)
            .map_err(|source| RunError::Process { program: program.to_path_buf(), source })
    }

    fn run_in(
        &self,
        sandbox: &Sandbox,
        invocation: &Invocation,
        limits: &TestLimits,
        cancel: &Cancel,
    ) -> Result<TestRun, RunError> {
        let candidate = self.sandboxes.candidate_in(&sandbox.folder);
        let marker = marker_of(&sandbox.temporary);
        let mut starts = 1;
        loop {
            let (command, progress) = self.start_in(sandbox, invocation, &candidate, &[])?;
            let watch = Watch::new(limits, &sandbox.base);
            let stdout = invocation.stdout();
            let run =
                process::run(command, stdout, &marker, watch, &progress, &self.interrupt, cancel);
            devices::restore();
            let count = lost_processes().len();
            if count > LOST_MAX {
                return Err(RunError::Unkillable { count });
            }
            match run {
                Ok(run) => match progress.ending_of_test(run.ending) {
                    Some(ending) => return Ok(TestRun { ending, ..run }),
                    None => pause(self.not_launched(&run), &mut starts)?,
                },
                Err(error) => self.pause_after(invocation, error, &mut starts)?,
            }
        }
    }

    /// Returns the starter that runs `invocation` in `sandbox` on `candidate`, with access to
    /// `files`.
    pub(super) fn start_in(
        &self,
        sandbox: &Sandbox,
        invocation: &Invocation,
        candidate: &Path,
        files: &[&Path],
    ) -> Result<(Command, LaunchProgress), SandboxError> {
        let (mut command, progress) = self.launch.start(invocation, candidate, sandbox, files)?;
        command.env("PWD", &sandbox.folder).env("TMPDIR", &sandbox.temporary);
        command.env(MARKER, &sandbox.temporary).env(FOLDER, &sandbox.folder);
        Ok((command, progress))
    }

    /// Pauses after a temporary shortage of system resources, unless the maximum of `starts` is
    /// reached.
    pub(super) fn pause_after(
        &self,
        invocation: &Invocation,
        source: io::Error,
        starts: &mut u32,
    ) -> Result<(), RunError> {
        let is_shortage = is_shortage(&source);
        let error = self.error(invocation, source);
        if is_shortage { pause(error, starts) } else { Err(error) }
    }

    fn not_launched(&self, run: &TestRun) -> RunError {
        let launcher = self.launch.launcher.as_ref().map(Launcher::program).unwrap_or_default();
        let said =
            run.output.last_lines(1).pop().map(|line| format!(": {line}")).unwrap_or_default();
        RunError::NotLaunched { launcher, ending: run.ending, said }
    }

    fn error(&self, invocation: &Invocation, source: io::Error) -> RunError {
        if let Some(launcher) = &self.launch.launcher {
            return RunError::Launcher { launcher: launcher.program(), source };
        }
        let program = invocation.program().to_path_buf();
        if source.raw_os_error() == Some(rustix::io::Errno::NOEXEC.raw_os_error()) {
            RunError::NoInterpreterLine(program)
        } else {
            RunError::Process { program, source }
        }
    }
}

/// Pauses before another start, longer each time. Returns the error after the last attempt.
fn pause(error: RunError, starts: &mut u32) -> Result<(), RunError> {
    if *starts == STARTS_MAX {
        return Err(error);
    }
    thread::sleep(Duration::from_millis(50) * 2u32.pow(*starts));
    *starts += 1;
    Ok(())
}

/// Returns `true` for a temporary shortage: processes, memory, or a script that is still being
/// written.
fn is_shortage(error: &io::Error) -> bool {
    use io::ErrorKind::{ExecutableFileBusy, OutOfMemory, WouldBlock};
    matches!(error.kind(), ExecutableFileBusy | OutOfMemory | WouldBlock)
}
