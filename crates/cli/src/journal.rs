//! Going on from an unfinished run.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use secateur_bundle::Bundle;
use secateur_runner::{Continuation, Identity, Journal, JournalError, ResultStore};

use crate::args::Reduce;
use crate::destination::{Destination, Found, REDUCED};
use crate::failure::Failure;
use crate::notes::Notes;

/// What the name of a journal has that the result's has not.
const SUFFIX: &str = ".journal";

/// Where the run that writes `output`, which is no symbolic link, keeps its journal.
pub(crate) fn path_beside(output: &Path) -> PathBuf {
    let mut path = OsString::from(output);
    path.push(SUFFIX);
    path.into()
}

/// Whether an earlier run has left this file or directory beside its input: a journal, or a result that has one.
pub(crate) fn is_left(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_journal = name.ends_with(SUFFIX) && Journal::identity_at(path).is_some();
    is_journal || name.contains(REDUCED) && Journal::identity_at(&path_beside(path)).is_some()
}

/// Opens the journal of the run that reduces `original`, and says what there is to go on from.
pub(crate) fn open(
    options: &Reduce,
    destination: &Destination,
    original: &Bundle,
    store: &dyn ResultStore,
    identity: &Identity,
    notes: Notes,
) -> Result<(Journal, Found), Failure> {
    let journal = Journal::open(path_beside(destination.path()), identity, options.course.continuation());
    let mut journal = journal.map_err(|error| match error {
        JournalError::Busy { .. } => Failure::Busy(error.into()),
        _ => Failure::usage(error),
    })?;
    let found = destination.look(original, store, &journal).map_err(Failure::Usage)?;
    let is_fresh = options.course.continuation() == Continuation::Fresh;
    match &found {
        Found::Finished(_) => {
            let output = destination.path().display();
            notes
                .say(format_args!("{output} is the result of this command, which is finished (--fresh to start over)"));
        }
        // The result of a finished run was removed.
        Found::Nothing if is_fresh || journal.result().is_some() => journal.start_over().map_err(Failure::usage)?,
        Found::Nothing | Found::Unfinished if journal.baseline().is_some() => {
            let known = journal.outcomes().len();
            notes.say(format_args!("resuming: {known} outcomes known (--fresh to start over)"));
        }
        Found::Nothing | Found::Unfinished => {}
    }
    Ok((journal, found))
}
