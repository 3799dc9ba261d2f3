//! What runs programs on candidates.

use std::ffi::{OsStr, OsString};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use secateur_bundle::{AsBundle, Bundle};

use super::patience::Patience;
use super::property_test::{Kind, PropertyTest};
use super::repetition::Repetition;
use super::run_error::RunError;
use crate::key::Key;
use crate::launch::{Invocation, Isolation, Launch, Launcher, PreparedCommand};
use crate::sandbox::{self, Companions, Sandbox, SandboxError, SandboxRoot};
use crate::supervise::{
    Cancel, Ending, Interrupt, LastAction, MARKER, TestLimits, TestRun, Watch, devices, marker_of,
    orphans, process,
};

/// Runs programs on candidates, each in a fresh directory and within limits, whatever they are asked for.
#[derive(Debug)]
pub struct Supervisor {
    /// The directories that programs run in.
    pub(crate) sandboxes: SandboxRoot,
    interrupt: Interrupt,
    /// What each test may take.
    pub limits: TestLimits,
    /// How long tests that may be repeated are waited for, if not for as long as the limits allow.
    pub(super) patience: Option<Patience>,
    /// When tests end that no [`Cancel`] of the caller ends, such as those on the original. Nothing is known about what was tested.
    pub deadline: Option<Instant>,
    /// How often a candidate is tested.
    pub repetition: Repetition,
    pub(crate) launch: Launch,
    _last_action: LastAction,
}

/// The variable that tells a test its own directory, wherever it has gone since.
const FOLDER: &str = "SECATEUR_TEST_DIR";
/// How often a test is started when the system is short of processes or memory, with a longer pause each time.
const STARTS_MAX: u32 = 6;
/// How many processes that cannot be killed are left behind before no more tests are run.
const LOST_MAX: usize = 10;

impl Supervisor {
    /// A supervisor that gives each program `timeout`, and a good part of what the machine has. To have it end daemons too, call
    /// [`adopt_orphans`](crate::adopt_orphans) first.
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

    /// What tells it to stop.
    #[must_use]
    pub fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }

    /// The name that the candidate has in every test's directory.
    #[must_use]
    pub fn file_name(&self) -> &OsStr {
        &self.sandboxes.file_name
    }

    /// What tells the files and directories that every test finds beside its candidate from others. None without any.
    #[must_use]
    pub fn companions(&self) -> Option<Key> {
        self.sandboxes.companions.as_ref().map(Companions::key)
    }

    /// Whether the files and directories of which every test gets a copy are not what they were when they were copied.
    #[must_use]
    pub fn companions_have_changed(&self) -> bool {
        let fixed = self.sandboxes.fixed.iter().map(|fixed| &**fixed);
        self.sandboxes.companions.iter().chain(fixed).any(Companions::have_changed)
    }

    /// What every test finds beside its candidate because it stays as it is of the folder that is reduced.
    #[must_use]
    pub fn fixed(&self) -> Option<Arc<Companions>> {
        self.sandboxes.fixed.clone()
    }

    /// Whether every test finds a file or directory at this path, which is relative to its directory, beside its candidate.
    #[must_use]
    pub fn has_companion(&self, path: &Path) -> bool {
        self.sandboxes.companions.as_ref().is_some_and(|companions| companions.contains(path))
    }

    /// Allows tests to be cut short that take much longer than interesting ones take now and longer than `least`, as long as
    /// [`Test::fit_time`](crate::Test::fit_time) asks for it.
    pub fn allow_cutting_short(&mut self, least: Duration) {
        self.patience = Some(Patience::new(least));
    }

    /// How long a test may take now.
    pub(super) fn time(&self) -> Duration {
        let all = self.limits.time;
        self.patience.as_ref().map_or(all, |patience| patience.time(all))
    }

    /// What came of a run that was given so much `time`: out of time it was only if that was all that there is.
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

    /// Isolates each test from now on.
    pub fn set_isolation(&mut self, isolation: Isolation) {
        self.launch.isolation = Some(isolation);
    }

    /// Starts each test through the program of these words with their arguments from now on, which adds the test's own command and ends
    /// with it: an existing job system. The directories of the tests must then be where the test runs, too.
    ///
    /// # Errors
    ///
    /// When nothing can be written to the tests' directories.
    pub fn set_launcher(&mut self, words: Vec<OsString>) -> Result<(), SandboxError> {
        let folder = self.sandboxes.path();
        let launcher = Launcher::new(words, folder);
        self.launch.launcher =
            Some(launcher.map_err(|source| SandboxError { path: folder.into(), source })?);
        Ok(())
    }

    /// Runs `test`, which must not be one that stays, once on a candidate, until the deadline.
    ///
    /// # Errors
    ///
    /// When the test cannot be run at all, which says nothing about the candidate.
    pub fn run_test(&self, test: &PropertyTest, candidate: &Bundle) -> Result<TestRun, RunError> {
        self.run_test_in(&self.sandboxes.sandbox(candidate)?, test, &self.cancel(test.shown())?)
    }

    /// Runs `test` on what `sandbox` holds.
    pub(super) fn run_test_in(
        &self,
        sandbox: &Sandbox,
        test: &PropertyTest,
        cancel: &Cancel,
    ) -> Result<TestRun, RunError> {
        let limits = TestLimits { time: self.time(), ..self.limits.clone() };
        let run = match &test.kind {
            Kind::Executable(invocation, fingerprint) => {
                let run = self.run_in(sandbox, invocation, &limits, cancel)?;
                // After the run, or another test might have run.
                fingerprint.check(invocation.program()).map(|()| run)
            }
            Kind::Commands(commands) => {
                commands.judge(|invocation| self.run_in(sandbox, invocation, &limits, cancel))
            }
            Kind::Asked(asked) => asked.ask(
                &self.sandboxes.candidate_in(sandbox),
                limits.time,
                &self.interrupt,
                cancel,
            ),
            Kind::Oracle(_) => Err(RunError::Stays),
        }?;
        Ok(self.judge_time(limits.time, run))
    }

    /// Runs a command on a candidate, until the deadline.
    ///
    /// # Errors
    ///
    /// When it cannot be run at all.
    pub fn run_on(&self, invocation: &Invocation, bundle: &Bundle) -> Result<TestRun, RunError> {
        self.run_within(&self.limits, invocation, bundle)
    }

    /// Runs a command on a candidate within these limits, until the deadline.
    ///
    /// # Errors
    ///
    /// When it cannot be run at all.
    pub fn run_within(
        &self,
        limits: &TestLimits,
        invocation: &Invocation,
        bundle: &Bundle,
    ) -> Result<TestRun, RunError> {
        let sandbox = self.sandboxes.sandbox(bundle)?;
        self.run_in(&sandbox, invocation, limits, &self.cancel(invocation.program())?)
    }

    /// Runs a program on a candidate, and then looks into the directory that it worked in, before that is removed.
    ///
    /// # Errors
    ///
    /// When the program cannot be run at all.
    pub fn run_program<T>(
        &self,
        program: &Invocation,
        candidate: &(impl AsBundle + ?Sized),
        cancel: &Cancel,
        look: impl FnOnce(&Path) -> T,
    ) -> Result<(TestRun, T), RunError> {
        let sandbox = self.sandboxes.sandbox(&candidate.as_bundle())?;
        let run = self.run_in(&sandbox, program, &self.limits, cancel)?;
        Ok((run, look(&sandbox.folder)))
    }

    /// What only the deadline cancels, for `program`.
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
        let candidate = self.sandboxes.candidate_in(sandbox);
        let marker = marker_of(&sandbox.temporary);
        let mut starts = 1;
        loop {
            let PreparedCommand { command, progress } =
                self.start_in(sandbox, invocation, &candidate, &[])?;
            let watch = Watch::new(limits, &marker, &sandbox.base);
            let stdout = invocation.stdout();
            let run = process::run(command, stdout, watch, &progress, &self.interrupt, cancel);
            orphans::end_orphans(marker.as_bytes());
            devices::restore();
            let count = orphans::lost_processes().len();
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

    /// What starts `invocation` in `sandbox` on what is at `candidate`, and lets it see `files`.
    pub(super) fn start_in(
        &self,
        sandbox: &Sandbox,
        invocation: &Invocation,
        candidate: &Path,
        files: &[&Path],
    ) -> Result<PreparedCommand, SandboxError> {
        let mut start = self.launch.start(invocation, candidate, sandbox, files)?;
        start.command.env("PWD", &sandbox.folder).env("TMPDIR", &sandbox.temporary);
        start.command.env(MARKER, &sandbox.temporary).env(FOLDER, &sandbox.folder);
        Ok(start)
    }

    /// Waits a while after the system could not start something for lack of what it may have again, unless it has lacked that
    /// so many `starts` that this is the end.
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

/// Waits before another start, longer each time, or gives the error if there were enough.
fn pause(error: RunError, starts: &mut u32) -> Result<(), RunError> {
    if *starts == STARTS_MAX {
        return Err(error);
    }
    thread::sleep(Duration::from_millis(50) * 2u32.pow(*starts));
    *starts += 1;
    Ok(())
}

/// Whether the system lacks something that it may have again in a moment: processes, memory, or a script that is not
/// just being written.
fn is_shortage(error: &io::Error) -> bool {
    use io::ErrorKind::{ExecutableFileBusy, OutOfMemory, WouldBlock};
    matches!(error.kind(), ExecutableFileBusy | OutOfMemory | WouldBlock)
}
