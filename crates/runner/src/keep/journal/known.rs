//! Knowledge from an earlier run.

use std::path::Path;

use secateur_minimize::Outcome;

use super::record::{FORMAT, JournalRecord, records};
use super::{Identity, JournalError};
use crate::Key;
use crate::baseline::Baseline;

/// Treatment of an existing journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// Resume if there is a journal.
    IfPossible,
    /// Resume; a missing journal is an error.
    Required,
    /// Start over: the journal is only read until
    /// [`Journal::start_over`](crate::Journal::start_over).
    Fresh,
}

/// Knowledge from all records of a journal.
#[derive(Debug, Default)]
pub(super) struct Known {
    pub(super) baseline: Option<Baseline>,
    /// Set if the test was asked about the original, made invalid by a schema.
    pub(super) accepts_invalid: Option<bool>,
    pub(super) outcomes: Vec<(Key, Outcome)>,
    /// Accepted candidates. An outcome of the same candidate takes precedence.
    pub(super) accepted: Vec<Key>,
    /// Result of a finished run. It identifies the result file as ours, so that a repeated command
    /// does not replace it.
    pub(super) result: Option<Key>,
    /// Formatted copies, one of which may be beside the result.
    pub(super) formatted: Vec<Key>,
    /// Earlier result at the output, which this run replaces.
    pub(super) superseded: Option<Key>,
    /// Length of the file up to the last confirmed success. Later records may be wrong if something
    /// that the test uses has changed.
    pub(super) proved_len: u64,
}

impl Known {
    /// Reads the journal `text` from `path`, and also returns the length of its complete lines. To
    /// resume, its identity must be `identity`.
    pub(super) fn read(
        text: &[u8],
        identity: &Identity,
        continuation: Continuation,
        path: &Path,
    ) -> Result<(Self, u64), JournalError> {
        let mut records = records(text);
        let Some((JournalRecord::Header { format, identity: theirs }, mut whole_len)) =
            records.next()
        else {
            return Err(JournalError::Foreign(path.to_path_buf()));
        };
        let mut differences = theirs.differences(identity);
        differences.extend((format != FORMAT).then(|| "the format of the journal".to_owned()));
        if continuation != Continuation::Fresh && !differences.is_empty() {
            return Err(JournalError::Other { path: path.to_path_buf(), differences });
        }
        let mut known = Self { proved_len: whole_len, ..Self::default() };
        for (record, len) in records {
            let is_in_doubt = record.is_in_doubt();
            match record {
                JournalRecord::Original(baseline) => known.baseline = Some(baseline),
                JournalRecord::AcceptsInvalid(answer) => known.accepts_invalid = Some(answer),
                JournalRecord::Finished(key) => known.result = key.parse().ok(),
                JournalRecord::Accepted(key) => known.accepted.extend(key.parse::<Key>()),
                JournalRecord::Formatted(key) => known.formatted.extend(key.parse::<Key>()),
                JournalRecord::Superseded(key) => known.superseded = key.parse().ok(),
                record => {
                    let Some(outcome) = record.outcome() else { break };
                    known.outcomes.push(outcome);
                }
            }
            whole_len += len;
            if !is_in_doubt {
                known.proved_len = whole_len;
            }
        }
        Ok((known, whole_len))
    }
}
