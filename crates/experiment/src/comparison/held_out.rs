//! Held-out tests of a case: a command that counts the tests that a text passes. It runs on the
//! original and on each result, but never during a run.

use std::path::Path;

use secateur_bundle::Bundle;
use secateur_runner::Invocation;

use super::given::{Comparison, RunFailure};
use super::subject::{Subject, loaded};
use super::suite::{HeldOut, Passed};

impl Comparison<'_> {
    /// Runs the command of the held-out tests on the original. Returns `None` without a command.
    pub(crate) fn passed_by_original(
        &self,
        subject: &Subject,
    ) -> Result<Option<Passed>, RunFailure> {
        let Some(command) = &subject.held_out else { return Ok(None) };
        let line = self.last_line(subject, command, &subject.original)?;
        let passed = Passed::read(&line).ok_or_else(|| {
            RunFailure::Failed(format!("the last line of held-out is not PASSED/TOTAL: {line}"))
        })?;
        Ok(Some(passed))
    }

    /// Runs the command of the held-out tests on the result at `path`. A result on which it prints
    /// no counts passes none.
    pub(crate) fn held_out(
        &self,
        subject: &Subject,
        original: Option<Passed>,
        path: &Path,
    ) -> Result<Option<HeldOut>, RunFailure> {
        let (Some(command), Some(original)) = (&subject.held_out, original) else {
            return Ok(None);
        };
        let line = self.last_line(subject, command, &loaded(path)?.bundle)?;
        let result = Passed::read(&line).unwrap_or(Passed { passed: 0, ..original });
        Ok(Some(HeldOut { original, result }))
    }

    /// Returns the last line that `command` prints on `bundle`, within the time limit of a run.
    fn last_line(
        &self,
        subject: &Subject,
        command: &Invocation,
        bundle: &Bundle,
    ) -> Result<String, RunFailure> {
        let Subject { property, surroundings, .. } = subject;
        let supervisor = property.supervisor(&self.tests, surroundings, self.interrupt.clone())?;
        let mut limits = supervisor.limits.clone();
        limits.time = self.timeout;
        let run = supervisor.run_within(&limits, command, bundle)?;
        Ok(run.output.last_lines(1).pop().unwrap_or_default())
    }
}
