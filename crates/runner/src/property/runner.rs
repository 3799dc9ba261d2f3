//! Execution of interestingness tests.

use std::sync::Mutex;

use secateur_bundle::{AsBundle, Bundle};

use super::pool::Pool;
use super::resident::OracleRequest;
use super::test::repeat;
use super::{CommandTest, OracleReport, PropertyTest, Repetition, RunError, Supervisor, Test};
use crate::sandbox::{Sandbox, SandboxError};
use crate::supervise::{Cancel, Interrupt, TestRun};
use crate::{Key, lock};

/// Runner of an interestingness test on candidates.
#[derive(Debug)]
pub struct Runner {
    test: PropertyTest,
    /// Sandbox prepared for the candidate with this key.
    prepared: Mutex<Option<(Key, Sandbox)>>,
    /// Sandbox of the last test, until it is removed.
    used: Mutex<Option<Sandbox>>,
    /// Processes of an oracle.
    pool: Pool,
    /// Dropped last, since it owns the parent directory of the sandboxes.
    supervisor: Supervisor,
}

impl Runner {
    /// Creates a runner of `test` with `supervisor`.
    #[must_use]
    pub fn new(test: PropertyTest, supervisor: Supervisor) -> Self {
        Self {
            test,
            prepared: Mutex::default(),
            used: Mutex::default(),
            pool: Pool::default(),
            supervisor,
        }
    }

    pub fn test(&self) -> &PropertyTest {
        &self.test
    }

    pub fn supervisor(&self) -> &Supervisor {
        &self.supervisor
    }

    /// Uses other commands from now on.
    pub fn set_commands(&mut self, commands: CommandTest) {
        self.test = PropertyTest::Commands(commands);
    }

    /// Runs another test once on `bundle`. It must not be a persistent test process.
    ///
    /// # Errors
    ///
    /// Fails if the test cannot be run, which decides nothing about `bundle`.
    pub fn run_another(
        &self,
        test: &PropertyTest,
        bundle: &Bundle,
        cancel: &Cancel,
    ) -> Result<TestRun, RunError> {
        let sandbox = self.sandbox(bundle)?;
        let run = self.supervisor.run_test_in(&sandbox, test, cancel)?;
        // The outcome does not wait for the removal of all files.
        let earlier = lock(&self.used).replace(sandbox);
        drop(earlier);
        Ok(run)
    }

    pub fn supervisor_mut(&mut self) -> &mut Supervisor {
        &mut self.supervisor
    }

    /// Runs the test on a text or bundle.
    ///
    /// It runs in a fresh directory with the candidate under the input's name. The path is the
    /// first argument, and the text is on standard input. `SECATEUR_TEST_DIR` is that directory,
    /// and `TMPDIR` is another fresh one.
    ///
    /// The [`Repetition`] sets the number of runs, as in [`Test::decide`].
    ///
    /// # Errors
    ///
    /// Fails if the test cannot be run, which decides nothing about the candidate.
    pub fn run(&self, candidate: &(impl AsBundle + ?Sized)) -> Result<TestRun, RunError> {
        self.decide(&candidate.as_bundle(), &self.cancel()?)
    }

    /// Returns the report on oracle processes; `None` for other tests.
    pub fn oracle_report(&self) -> Option<OracleReport> {
        self.test.oracle().map(|_| self.pool.report())
    }

    /// Returns a cancellation that only the deadline triggers.
    pub(crate) fn cancel(&self) -> Result<Cancel, RunError> {
        self.supervisor.cancel(self.test.shown())
    }

    /// Returns the oracle's query about `bundle`; `None` for other tests.
    fn question<'a>(&'a self, bundle: &'a Bundle, cancel: &'a Cancel) -> Option<OracleRequest<'a>> {
        self.test.oracle().map(|program| OracleRequest {
            supervisor: &self.supervisor,
            program,
            bundle,
            cancel,
        })
    }

    /// Returns a fresh sandbox with `bundle`.
    fn sandbox(&self, bundle: &Bundle) -> Result<Sandbox, SandboxError> {
        let is_it = |(key, _): &mut (Key, Sandbox)| *key == Key::of(bundle);
        let prepared = lock(&self.prepared).take_if(is_it);
        prepared
            .map_or_else(|| self.supervisor.sandboxes.sandbox(bundle), |(_, sandbox)| Ok(sandbox))
    }
}

impl Test for Runner {
    /// For an oracle, a fresh process is asked.
    fn run_once(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        if let Some(question) = self.question(bundle, cancel) {
            return Ok(self.pool.ask_fresh(question)?.run);
        }
        self.run_another(&self.test, bundle, cancel)
    }

    fn decide_freshly(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        match self.question(bundle, cancel) {
            Some(question) => self.pool.confirm(question),
            None => repeat(self.repetition(), || self.run_once(bundle, cancel)),
        }
    }

    fn decide(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let Some(question) = self.question(bundle, cancel) else {
            return self.decide_freshly(bundle, cancel);
        };
        let run = self.decide_for_now(bundle, cancel)?;
        if run.is_unconfirmed { Ok(self.pool.confirm(question)?.after(&run)) } else { Ok(run) }
    }

    fn decide_for_now(&self, bundle: &Bundle, cancel: &Cancel) -> Result<TestRun, RunError> {
        let Some(question) = self.question(bundle, cancel) else {
            return self.decide_freshly(bundle, cancel);
        };
        self.pool.prepare(question.supervisor, question.program);
        self.pool.decide(question)
    }

    fn prepare(&self, bundle: &Bundle) {
        if self.test.oracle().is_some() {
            return;
        }
        let sandboxes = &self.supervisor.sandboxes;
        // Copies of companions may take much time and space.
        if sandboxes.companions.is_none() && sandboxes.fixed.is_none() {
            let mut prepared = lock(&self.prepared);
            // An unused sandbox is removed first.
            *prepared = None;
            // Errors are reported when the sandbox is needed.
            *prepared = sandboxes.sandbox(bundle).ok().map(|sandbox| (Key::of(bundle), sandbox));
        }
    }

    fn fit_time(&self, is_fitted: bool) -> bool {
        self.supervisor.patience.as_ref().is_some_and(|patience| patience.fit(is_fitted))
    }

    fn tidy(&self) {
        let used = lock(&self.used).take();
        // Dropped without the lock, since it may contain many files.
        drop(used);
    }

    fn is_unknown(&self) -> bool {
        self.test.is_asked()
    }

    fn interrupt(&self) -> &Interrupt {
        &self.supervisor.interrupt
    }

    fn repetition(&self) -> Repetition {
        self.supervisor.repetition
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;
    use std::path::Path;
    use std::time::Duration;

    use super::*;
    use crate::sandbox::SandboxRoot;
    use crate::supervise::Ending;

    fn runner() -> Runner {
        let test = PropertyTest::new(Path::new("/bin/true")).unwrap();
        let sandboxes =
            SandboxRoot::in_folder(&std::env::temp_dir(), OsStr::new("small.c")).unwrap();
        Runner::new(test, Supervisor::new(sandboxes, Interrupt::new().unwrap(), Duration::MAX))
    }

    #[test]
    fn no_time_is_too_long_to_wait() {
        assert_eq!(runner().run(b"").unwrap().ending, Ending::Exited(0));
    }

    #[test]
    fn only_the_last_test_has_a_directory_left_until_there_is_time_to_remove_it() {
        let runner = runner();
        let left = || std::fs::read_dir(runner.supervisor.sandboxes.path()).unwrap().count();
        for text in [b"1", b"2"] {
            runner.run(text).unwrap();
            assert_eq!(left(), 1);
        }
        runner.tidy();
        assert_eq!(left(), 0);
    }
}
