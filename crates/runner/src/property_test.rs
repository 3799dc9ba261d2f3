//! The user's property test, and what runs it.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use rustix::fs::{Access, StatVfsMountFlags, access, statvfs};
use secateur_bundle::{AsBundle, Bundle};

use crate::companions::Companions;
use crate::fingerprint::Fingerprint;
use crate::launch::{Launch, Launcher, Start};
use crate::process::{self, Ending, TestRun};
use crate::sandbox::{self, Sandbox, SandboxError, SandboxRoot};
use crate::watch::Watch;
use crate::{
    Cancel, CommandTest, Interrupt, Invocation, Isolation, Key, LastAction, Oracle, Repetition, TestLimits, orphans,
};

/// What decides whether a candidate is interesting: an executable, where exit status 0 means yes, or commands that have
/// to do what they did on the original.
#[derive(Clone, Debug)]
#[doc(alias = "interestingness test")]
#[doc(alias = "oracle")]
pub struct PropertyTest {
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// What it was when it was looked at.
    Executable(Invocation, Arc<Fingerprint>),
    Commands(CommandTest),
}

/// The property test cannot be run as it is.
#[derive(Debug, thiserror::Error)]
pub enum PropertyTestError {
    /// There is nothing at the path, or a folder on the way cannot be entered.
    #[error("cannot find the property test {}: {source}", path.display())]
    NotFound {
        /// The path as given.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// A directory, a device, a pipe.
    #[error("the property test {} is not a file", path.display())]
    NotAFile {
        /// The path as given.
        path: PathBuf,
    },
    /// No run bit.
    #[error("the property test {0} may not be executed; run: chmod +x {0}", path.display())]
    NotExecutable {
        /// The path as given.
        path: PathBuf,
    },
    /// On a file system from which nothing can be run, whatever the file's mode.
    #[error("the property test {} is on a file system that is mounted noexec, from which nothing can be run; copy it to a \
        folder elsewhere", path.display())]
    NoExec {
        /// The path as given.
        path: PathBuf,
    },
    /// A script that its interpreter could not read.
    #[error("the property test {} cannot be read: {source}", path.display())]
    Unreadable {
        /// The path as given.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The `#!` line names a program that is not there.
    #[error("the first line of the property test {} names the interpreter {interpreter:?}, which does not exist{}",
        path.display(), if interpreter.ends_with('\r') { "; the file has Windows line endings" } else { "" })]
    MissingInterpreter {
        /// The path as given.
        path: PathBuf,
        /// The interpreter as named.
        interpreter: String,
    },
}

impl PropertyTest {
    /// The property test at `path`, after a look at whether it can be run at all.
    ///
    /// # Errors
    ///
    /// When there is no such file or it lacks what a program needs.
    pub fn new(path: &Path) -> Result<Self, PropertyTestError> {
        let not_found = |source| PropertyTestError::NotFound { path: path.into(), source };
        // Tests run in another directory, so that the path must not be relative to this one.
        let program = fs::canonicalize(path).map_err(not_found)?;
        if !fs::metadata(&program).map_err(not_found)?.is_file() {
            return Err(PropertyTestError::NotAFile { path: path.into() });
        }
        if access(&program, Access::EXEC_OK).is_err() {
            let path = path.into();
            let is_noexec = statvfs(&program).is_ok_and(|facts| facts.f_flag.contains(StatVfsMountFlags::NOEXEC));
            let error =
                if is_noexec { PropertyTestError::NoExec { path } } else { PropertyTestError::NotExecutable { path } };
            return Err(error);
        }
        let unreadable = |source| PropertyTestError::Unreadable { path: path.into(), source };
        let text = fs::read(&program).map_err(unreadable)?;
        let fingerprint = Fingerprint::new(&program, &text).map_err(unreadable)?;
        if let Some(interpreter) = interpreter(&text)
            && !Path::new(interpreter).exists()
        {
            let interpreter = interpreter.to_string_lossy().into_owned();
            return Err(PropertyTestError::MissingInterpreter { path: path.into(), interpreter });
        }
        Ok(Self { kind: Kind::Executable(Invocation::test(program), Arc::new(fingerprint)) })
    }

    /// The absolute path of the executable. Commands have none.
    #[must_use]
    pub fn program(&self) -> Option<&Path> {
        match &self.kind {
            Kind::Executable(invocation, _) => Some(invocation.program()),
            Kind::Commands(_) => None,
        }
    }

    /// A hash of the executable's content when this was made. Commands have none.
    #[must_use]
    pub fn content(&self) -> Option<Key> {
        match &self.kind {
            Kind::Executable(_, fingerprint) => Some(fingerprint.key()),
            Kind::Commands(_) => None,
        }
    }

    /// The commands, if it is made of such.
    #[must_use]
    pub fn commands(&self) -> Option<&CommandTest> {
        match &self.kind {
            Kind::Executable(..) => None,
            Kind::Commands(commands) => Some(commands),
        }
    }
}

impl From<CommandTest> for PropertyTest {
    fn from(commands: CommandTest) -> Self {
        Self { kind: Kind::Commands(commands) }
    }
}

/// The program that a `#!` line names.
fn interpreter(text: &[u8]) -> Option<&OsStr> {
    let line = text.strip_prefix(b"#!")?.split(|&byte| byte == b'\n').next()?;
    line.split(|byte| matches!(byte, b' ' | b'\t')).find(|word| !word.is_empty()).map(OsStr::from_bytes)
}

/// A test could not be run: the candidate is neither interesting nor uninteresting, and the run cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// No directory for it.
    #[error(transparent)]
    Sandbox(#[from] SandboxError),
    /// A text without a `#!` line.
    #[error("the property test {} is neither a program nor a script: begin it with a line such as #!/bin/sh", program.display())]
    NoInterpreterLine {
        /// The test.
        program: PathBuf,
    },
    /// The system could not start what is to start it.
    #[error("cannot run the launcher {}: {source}", launcher.display())]
    Launcher {
        /// The launcher's program.
        launcher: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// What was to start it has not, several times in a row.
    #[error("the launcher {} {ending} without having run the property test{said}\nThe tests' directories must be there on every machine: see --sandbox-dir", launcher.display())]
    NotLaunched {
        /// The launcher's program.
        launcher: PathBuf,
        /// How it ended.
        ending: Ending,
        /// The last line that it printed.
        said: String,
    },
    /// What it says now is about another property.
    #[error("the property test {0} was changed during the run; put it back, and the same command goes on from here, or say --fresh \
        to start over with what it is now", program.display())]
    Changed {
        /// The test.
        program: PathBuf,
    },
    /// The system could not start it, or lost track of it.
    #[error("cannot run the property test {}: {source}", program.display())]
    Process {
        /// The test.
        program: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// So many do not end that something is wrong with the machine.
    #[error(
        "{count} processes of tests cannot be killed: the kernel holds them, often for a file system that does not answer"
    )]
    Unkillable {
        /// How many there are.
        count: usize,
    },
}

/// Runs a property test on candidates.
#[derive(Debug)]
pub struct Runner {
    test: PropertyTest,
    sandboxes: SandboxRoot,
    interrupt: Interrupt,
    limits: TestLimits,
    deadline: Option<Instant>,
    repetition: Repetition,
    launch: Launch,
    _last_action: LastAction,
}

/// The variable by which the descendants of a test are known: its value lies in the test's sandbox.
pub(crate) const MARKER: &str = "SECATEUR_TEST";
/// The variable that tells a test its own directory, wherever it has gone since.
const FOLDER: &str = "SECATEUR_TEST_DIR";
/// How often a test is started when the system is short of processes or memory, with a longer pause each time.
const STARTS_MAX: u32 = 6;
/// How many processes that cannot be killed are left behind before no more tests are run.
const LOST_MAX: usize = 10;

impl Runner {
    /// A runner that gives each test `timeout`, and a good part of what the machine has. To have it end daemons too, call
    /// [`adopt_orphans`](crate::adopt_orphans) first.
    #[must_use]
    pub fn new(test: PropertyTest, sandboxes: SandboxRoot, interrupt: Interrupt, timeout: Duration) -> Self {
        let limits = TestLimits::of_machine(timeout, sandboxes.path());
        let folder = sandboxes.path().to_path_buf();
        let last_action = interrupt.before_forced_end(move || sandbox::end(&folder));
        let (repetition, launch) = (Repetition::ONCE, Launch::default());
        Self { test, sandboxes, interrupt, limits, deadline: None, repetition, launch, _last_action: last_action }
    }

    /// Asks this test from now on.
    pub fn set_test(&mut self, test: PropertyTest) {
        self.test = test;
    }

    /// The property test.
    #[must_use]
    pub fn test(&self) -> &PropertyTest {
        &self.test
    }

    /// The name that the candidate has in every test's directory.
    #[must_use]
    pub fn file_name(&self) -> &OsStr {
        self.sandboxes.file_name()
    }

    /// What tells the files and directories that every test finds beside its candidate from others. None without any.
    #[must_use]
    pub fn companions(&self) -> Option<Key> {
        self.sandboxes.companions().map(Companions::key)
    }

    /// Whether the files and directories of which every test gets a copy are not what they were when they were copied.
    #[must_use]
    pub fn companions_have_changed(&self) -> bool {
        let all = self.sandboxes.companions().into_iter().chain(self.sandboxes.fixed().map(|fixed| &**fixed));
        all.into_iter().any(Companions::have_changed)
    }

    /// What every test finds beside its candidate because it stays as it is of the folder that is reduced.
    #[must_use]
    pub fn fixed(&self) -> Option<Arc<Companions>> {
        self.sandboxes.fixed().cloned()
    }

    /// Whether every test finds a file or directory at this path, which is relative to its directory, beside its candidate.
    #[must_use]
    pub fn has_companion(&self, path: &Path) -> bool {
        self.sandboxes.companions().is_some_and(|companions| companions.contains(path))
    }

    /// The names of all that a test finds in its directory, for a person to read.
    pub(crate) fn contents(&self) -> String {
        self.sandboxes.contents()
    }

    /// What each test may take.
    #[must_use]
    pub fn limits(&self) -> &TestLimits {
        &self.limits
    }

    /// Limits each test so from now on.
    pub fn set_limits(&mut self, limits: TestLimits) {
        self.limits = limits;
    }

    /// Ends at this moment what runs then without anybody else to [cancel](Cancel) it: tests on the original, above all.
    /// Nothing is known about what was tested.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.deadline = deadline;
    }

    /// Tests each candidate so often from now on.
    pub fn set_repetition(&mut self, repetition: Repetition) {
        self.repetition = repetition;
    }

    /// Isolates each test from now on.
    pub fn set_isolation(&mut self, isolation: Isolation) {
        self.launch.isolation = Some(isolation);
    }

    /// Starts each test through this program with these arguments from now on, which adds the test's own command and ends
    /// with it: an existing job system. The directories of the tests must then be where the test runs, too.
    ///
    /// # Errors
    ///
    /// When nothing can be written to the tests' directories.
    pub fn set_launcher(&mut self, program: OsString, arguments: Vec<OsString>) -> Result<(), SandboxError> {
        let folder = self.sandboxes.path();
        let launcher = Launcher::new([vec![program], arguments].concat(), folder);
        self.launch.launcher = Some(launcher.map_err(|source| SandboxError { path: folder.into(), source })?);
        Ok(())
    }

    /// Runs the test on a text or bundle: in a fresh directory that holds it under the input's own name, with the path as
    /// the first argument and the text on standard input, with `SECATEUR_TEST_DIR` set to the directory and `TMPDIR` to
    /// another fresh one.
    ///
    /// As often as the [`Repetition`] asks for, as [`Oracle::decide`] does.
    ///
    /// # Errors
    ///
    /// When the test cannot be run at all, which says nothing about the candidate.
    pub fn run(&self, candidate: &(impl AsBundle + ?Sized)) -> Result<TestRun, RunError> {
        self.decide(&candidate.as_bundle(), &self.cancel()?)
    }

    /// Runs a command instead of the test.
    pub(crate) fn run_on(&self, invocation: &Invocation, bundle: &Bundle) -> Result<TestRun, RunError> {
        let (run, ()) = self.run_program(invocation, bundle, &self.cancel()?, |_| ())?;
        Ok(run)
    }

    /// Runs a program on a candidate instead of the test, supervised in the same way, and then looks into the directory that it
    /// worked in, before that is removed.
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
        let run = self.run_in(&sandbox, program, cancel)?;
        Ok((run, look(&sandbox.folder)))
    }

    /// What only the deadline cancels.
    pub(crate) fn cancel(&self) -> Result<Cancel, RunError> {
        let program = self.test.program().unwrap_or(Path::new("of the command")).to_path_buf();
        Cancel::at(self.deadline).map_err(|source| RunError::Process { program, source })
    }

    fn run_in(&self, sandbox: &Sandbox, invocation: &Invocation, cancel: &Cancel) -> Result<TestRun, RunError> {
        let candidate = self.sandboxes.candidate_in(sandbox);
        let mut marker = OsString::from(MARKER);
        marker.extend([OsStr::new("="), sandbox.temporary.as_os_str()]);
        let mut starts = 1;
        loop {
            let Start { mut command, patience } = self.launch.start(invocation, &candidate, sandbox)?;
            command.env("PWD", &sandbox.folder).env("TMPDIR", &sandbox.temporary);
            command.env(MARKER, &sandbox.temporary).env(FOLDER, &sandbox.folder);
            let watch = Watch::new(&self.limits, &marker, &sandbox.base);
            let is_filter = invocation.is_filter();
            let run = process::run(command, is_filter, watch, &patience, &self.interrupt, cancel);
            orphans::end_orphans(marker.as_bytes());
            let count = orphans::lost_processes().len();
            if count > LOST_MAX {
                return Err(RunError::Unkillable { count });
            }
            let error = match run {
                Ok(run) => match patience.ending_of_test(run.ending) {
                    Some(ending) => return Ok(TestRun { ending, ..run }),
                    None => self.not_launched(&run),
                },
                Err(error) if is_shortage(&error) => self.error(invocation, error),
                Err(error) => return Err(self.error(invocation, error)),
            };
            if starts == STARTS_MAX {
                return Err(error);
            }
            thread::sleep(Duration::from_millis(50) * 2u32.pow(starts));
            starts += 1;
        }
    }

    fn not_launched(&self, run: &TestRun) -> RunError {
        let launcher = self.launch.launcher.as_ref().map(Launcher::program).unwrap_or_default();
        let said = run.output.last_lines(1).pop().map(|line| format!(": {line}")).unwrap_or_default();
        RunError::NotLaunched { launcher, ending: run.ending, said }
    }

    fn error(&self, invocation: &Invocation, source: io::Error) -> RunError {
        if let Some(launcher) = &self.launch.launcher {
            return RunError::Launcher { launcher: launcher.program(), source };
        }
        let program = invocation.program().to_path_buf();
        if source.raw_os_error() == Some(rustix::io::Errno::NOEXEC.raw_os_error()) {
            RunError::NoInterpreterLine { program }
        } else {
            RunError::Process { program, source }
        }
    }
}

impl Oracle for Runner {
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let sandbox = self.sandboxes.sandbox(bundle)?;
        match &self.test.kind {
            Kind::Executable(invocation, fingerprint) => {
                let run = self.run_in(&sandbox, invocation, cancel)?;
                let program = invocation.program();
                // After the run, so that no outcome counts that may be that of another test.
                match fingerprint.is_current(program) {
                    Ok(true) => Ok(run),
                    Ok(false) => Err(RunError::Changed { program: program.to_path_buf() }),
                    Err(source) => Err(RunError::Process { program: program.to_path_buf(), source }),
                }
            }
            Kind::Commands(commands) => commands.judge(|invocation| self.run_in(&sandbox, invocation, cancel)),
        }
    }

    fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }

    fn repetition(&self) -> Repetition {
        self.repetition
    }
}

/// Whether the system lacks something that it may have again in a moment: processes, memory, or a script that is not
/// just being written.
fn is_shortage(error: &io::Error) -> bool {
    use io::ErrorKind::{ExecutableFileBusy, OutOfMemory, WouldBlock};
    matches!(error.kind(), ExecutableFileBusy | OutOfMemory | WouldBlock)
}
