//! What is known from an earlier run.

use std::path::Path;

use secateur_minimize::Outcome;

use super::error::JournalError;
use super::identity::Identity;
use super::record::{FORMAT, Record, records};
use crate::baseline::Baseline;
use crate::key::Key;

/// What to do with a journal that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// Go on from it, if there is one.
    IfPossible,
    /// Go on from it; that there is none is an error.
    Required,
    /// Start over: what is there is only read, until [`Journal::start_over`](crate::Journal::start_over).
    Fresh,
}

/// What the records of a journal come to.
#[derive(Debug, Default)]
pub(super) struct Known {
    pub(super) baseline: Option<Baseline>,
    pub(super) outcomes: Vec<(Key, Outcome)>,
    /// What was accepted. Any outcome beside that overrules it.
    pub(super) accepted: Vec<Key>,
    /// The result, if the run has come to its end. It stays in the journal, or it could not be told from any other file, and a
    /// repeated command would replace it.
    pub(super) result: Option<Key>,
    /// Formatted copies of a result. One of them may be beside it.
    pub(super) formatted: Vec<Key>,
    /// The earlier result at the output, which this run replaces.
    pub(super) superseded: Option<Key>,
}

impl Known {
    /// Replays the journal in `text`, which is at `path`, and gives the length of its whole lines. To go on from it, it must be
    /// about this `identity`.
    pub(super) fn read(
        text: &[u8],
        identity: &Identity,
        continuation: Continuation,
        path: &Path,
    ) -> Result<(Self, u64), JournalError> {
        let mut records = records(text);
        let Some((Record::Header { format, identity: theirs }, mut whole_len)) = records.next()
        else {
            return Err(JournalError::Foreign(path.to_path_buf()));
        };
        let mut differences = theirs.differences(identity);
        differences.extend((format != FORMAT).then(|| "the format of the journal".to_owned()));
        if continuation != Continuation::Fresh && !differences.is_empty() {
            return Err(JournalError::Other { path: path.to_path_buf(), differences });
        }
        let mut known = Self::default();
        for (record, len) in records {
            match record {
                Record::Original(baseline) => known.baseline = Some(baseline),
                Record::Finished(key) => known.result = key.parse().ok(),
                Record::Accepted(key) => known.accepted.extend(key.parse::<Key>()),
                Record::Formatted(key) => known.formatted.extend(key.parse::<Key>()),
                Record::Superseded(key) => known.superseded = key.parse().ok(),
                record => {
                    let Some(outcome) = record.outcome() else { break };
                    known.outcomes.push(outcome);
                }
            }
            whole_len += len;
        }
        Ok((known, whole_len))
    }
}
