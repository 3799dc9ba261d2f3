//! Acceptance of edited texts by a command, such as a compiler's check of the syntax.

use std::ffi::OsString;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use anyhow::anyhow;
use secateur_bundle::Bundle;
use secateur_runner::{Ending, Invocation, RunError, SandboxRoot, Supervisor, lock};

use crate::options::property::interrupt_on_signals;
use crate::output::failure::Failure;

/// Maximum time of the command on one text.
const TIME_MAX: Duration = Duration::from_secs(60);

/// Acceptance of texts by a command.
pub(super) struct Acceptance {
    supervisor: Supervisor,
    invocation: Invocation,
    /// First failure to run the command.
    failure: Mutex<Option<RunError>>,
}

impl Acceptance {
    /// Prepares a command given by its words, and checks that it accepts the files. Texts are in
    /// files of the name of the first one.
    ///
    /// # Errors
    ///
    /// Fails if the command cannot be run or rejects one of the files.
    pub(super) fn new(words: &[OsString], files: &[(&Path, &[u8])]) -> anyhow::Result<Self> {
        let name = files.first().and_then(|(path, _)| path.file_name()).unwrap_or_default();
        let invocation = Invocation::words(words)?;
        let interrupt = interrupt_on_signals()?;
        let sandboxes = SandboxRoot::new(name).map_err(Failure::run)?;
        let supervisor = Supervisor::new(sandboxes, interrupt, TIME_MAX);
        let acceptance = Self { supervisor, invocation, failure: Mutex::default() };
        let rejected = files.iter().find(|(_, text)| !acceptance.accepts(text));
        acceptance.end()?;
        rejected.map_or(Ok(acceptance), |(path, _)| {
            Err(anyhow!(
                "the command rejects {} as it is; give files that it accepts",
                path.display()
            ))
        })
    }

    /// Returns `true` if the command accepts a text. If it cannot be run, the rest is not asked.
    pub(super) fn accepts(&self, text: &[u8]) -> bool {
        if lock(&self.failure).is_some() || self.supervisor.interrupt.signal().is_some() {
            return true;
        }
        match self.supervisor.run_on(&self.invocation, &Bundle::from(text)) {
            Ok(run) => run.ending == Ending::Exited(0),
            Err(error) => {
                lock(&self.failure).get_or_insert(error);
                true
            }
        }
    }

    /// Fails if the command could not be run, or after an interrupt.
    pub(super) fn end(&self) -> anyhow::Result<()> {
        match (self.supervisor.interrupt.signal(), lock(&self.failure).take()) {
            (Some(signal), _) => Err(Failure::interrupted(signal).into()),
            (None, Some(error)) => Err(error.into()),
            (None, None) => Ok(()),
        }
    }
}
