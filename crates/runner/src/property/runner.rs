//! What runs a property test.

use std::sync::Mutex;

use secateur_bundle::{AsBundle, Bundle};

use super::command_test::CommandTest;
use super::oracle_report::OracleReport;
use super::pool::Pool;
use super::property_test::PropertyTest;
use super::repetition::Repetition;
use super::resident::Question;
use super::run_error::RunError;
use super::supervisor::Supervisor;
use super::test::{Test, repeat};
use crate::key::Key;
use crate::lock::lock;
use crate::sandbox::{Sandbox, SandboxError};
use crate::supervise::{Cancel, Interrupt, TestRun};

/// Runs a property test on candidates.
#[derive(Debug)]
pub struct Runner {
    test: PropertyTest,
    /// What was made beforehand, and what it holds.
    prepared: Mutex<Option<(Key, Sandbox)>>,
    /// What the last test that has ended was given, until it is removed.
    used: Mutex<Option<Sandbox>>,
    /// The processes of a test that stays.
    pool: Pool,
    /// Dropped after what lies in its directory.
    supervisor: Supervisor,
}

impl Runner {
    /// Has `supervisor` run `test`.
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

    /// The property test.
    #[must_use]
    pub fn test(&self) -> &PropertyTest {
        &self.test
    }

    /// What runs it, and how.
    #[must_use]
    pub fn supervisor(&self) -> &Supervisor {
        &self.supervisor
    }

    /// Tests by other commands from now on.
    pub fn set_commands(&mut self, commands: CommandTest) {
        self.test = commands.into();
    }

    /// Runs another test once on `bundle`, which must not be one that stays.
    ///
    /// # Errors
    ///
    /// When the test cannot be run at all, which says nothing about `bundle`.
    pub fn run_another(
        &self,
        test: &PropertyTest,
        bundle: &Bundle,
        cancel: &Cancel,
    ) -> Result<TestRun, RunError> {
        let sandbox = self.sandbox(bundle)?;
        let run = self.supervisor.run_test_in(&sandbox, test, cancel)?;
        // Its outcome need not wait until all is removed.
        let earlier = lock(&self.used).replace(sandbox);
        drop(earlier);
        Ok(run)
    }

    /// The same, to be changed.
    pub fn supervisor_mut(&mut self) -> &mut Supervisor {
        &mut self.supervisor
    }

    /// Runs the test on a text or bundle: in a fresh directory that holds it under the input's own name, with the path as
    /// the first argument and the text on standard input, with `SECATEUR_TEST_DIR` set to the directory and `TMPDIR` to
    /// another fresh one.
    ///
    /// As often as the [`Repetition`] asks for, as [`Test::decide`] does.
    ///
    /// # Errors
    ///
    /// When the test cannot be run at all, which says nothing about the candidate.
    pub fn run(&self, candidate: &(impl AsBundle + ?Sized)) -> Result<TestRun, RunError> {
        self.decide(&candidate.as_bundle(), &self.cancel()?)
    }

    /// What has happened to the processes of a test that stays. None of one that does not.
    #[must_use]
    pub fn oracle_report(&self) -> Option<OracleReport> {
        self.test.oracle().map(|_| self.pool.report())
    }

    /// What only the deadline cancels.
    pub(crate) fn cancel(&self) -> Result<Cancel, RunError> {
        self.supervisor.cancel(self.test.shown())
    }

    /// What a program that stays is asked about `bundle`. None if the test is none.
    fn question<'a>(&'a self, bundle: &'a Bundle, cancel: &'a Cancel) -> Option<Question<'a>> {
        self.test.oracle().map(|program| Question {
            supervisor: &self.supervisor,
            program,
            bundle,
            cancel,
        })
    }

    /// A fresh sandbox that holds `bundle`.
    fn sandbox(&self, bundle: &Bundle) -> Result<Sandbox, SandboxError> {
        let is_it = |(key, _): &mut (Key, Sandbox)| *key == Key::of(bundle);
        let prepared = lock(&self.prepared).take_if(is_it);
        prepared
            .map_or_else(|| self.supervisor.sandboxes.sandbox(bundle), |(_, sandbox)| Ok(sandbox))
    }
}

impl Test for Runner {
    /// Of a program that stays, a fresh process is asked.
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
        // Copies of other files may take much time and room.
        if sandboxes.companions.is_none() && sandboxes.fixed.is_none() {
            let mut prepared = lock(&self.prepared);
            // One that was not needed goes first.
            *prepared = None;
            // What is wrong is told when it is needed.
            *prepared = sandboxes.sandbox(bundle).ok().map(|sandbox| (Key::of(bundle), sandbox));
        }
    }

    fn fit_time(&self, is_fitted: bool) -> bool {
        self.supervisor.patience.as_ref().is_some_and(|patience| patience.fit(is_fitted))
    }

    fn tidy(&self) {
        let used = lock(&self.used).take();
        // Without the lock: it may hold many files.
        drop(used);
    }

    fn is_unknown(&self) -> bool {
        self.test.is_asked()
    }

    fn interrupt(&self) -> &Interrupt {
        self.supervisor.interrupt()
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
