//! Going on from an unfinished run.

use secateur_bundle::Bundle;
use secateur_runner::{Continuation, Identity, Journal, JournalError, ResultStore};
use secateur_session::journal_of;

use crate::args::Reduce;
use crate::destination::{Destination, Found};
use crate::failure::Failure;
use crate::notes::Notes;

/// Opens the journal of the run that reduces `original`, and says what there is to go on from.
pub(crate) fn open(
    options: &Reduce,
    destination: &Destination,
    original: &Bundle,
    store: &dyn ResultStore,
    identity: &Identity,
    notes: Notes,
) -> Result<(Journal, Found), Failure> {
    let (path, access) = (journal_of(destination.path()), destination.access(original));
    let journal = Journal::open(path, identity, options.course.continuation(), access);
    let mut journal = journal.map_err(|error| match error {
        JournalError::Busy(..) => Failure::Busy(error.into()),
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
