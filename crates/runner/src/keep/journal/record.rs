//! Journal format: a line of JSON for each record.

use std::io;

use secateur_minimize::Outcome;
use serde::{Deserialize, Serialize};

use super::identity::Identity;
use crate::baseline::Baseline;
use crate::key::Key;

/// Version of the format. It must increase with every change that older programs cannot read.
pub(super) const FORMAT: u32 = 4;

/// Content of a line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum JournalRecord {
    Header {
        format: u32,
        identity: Identity,
    },
    Original(Baseline),
    /// Answer of the test about the original, made invalid by a schema.
    AcceptsInvalid(bool),
    /// The run has finished with the result with this hash.
    Finished(String),
    /// A formatted copy with this hash is about to be written.
    Formatted(String),
    /// This run replaces an earlier result with this hash.
    Superseded(String),
    Interesting(String),
    Uninteresting(String),
    Unresolved(String),
    /// The candidate with this hash was accepted but is not confirmed.
    Accepted(String),
}

impl JournalRecord {
    pub(super) fn of(key: Key, outcome: Outcome) -> Self {
        let key = key.to_string();
        match outcome {
            Outcome::Interesting => Self::Interesting(key),
            Outcome::Uninteresting => Self::Uninteresting(key),
            Outcome::Unresolved => Self::Unresolved(key),
        }
    }

    /// Returns `true` if the record may be wrong until an interesting input is accepted after it,
    /// because something that the test uses may have changed.
    pub(super) fn is_in_doubt(&self) -> bool {
        matches!(self, Self::Uninteresting(_) | Self::Unresolved(_) | Self::Accepted(_))
    }

    /// Returns the record as a line of the file.
    pub(super) fn line(&self) -> io::Result<Vec<u8>> {
        let mut line = serde_json::to_vec(self).map_err(io::Error::from)?;
        line.push(b'\n');
        Ok(line)
    }

    /// Returns the outcome if the record contains a valid one.
    pub(super) fn outcome(&self) -> Option<(Key, Outcome)> {
        let (key, outcome) = match self {
            Self::Interesting(key) => (key, Outcome::Interesting),
            Self::Uninteresting(key) => (key, Outcome::Uninteresting),
            Self::Unresolved(key) => (key, Outcome::Unresolved),
            Self::Header { .. }
            | Self::Original(_)
            | Self::AcceptsInvalid(_)
            | Self::Finished(_)
            | Self::Formatted(_)
            | Self::Superseded(_)
            | Self::Accepted(_) => return None,
        };
        Some((key.parse().ok()?, outcome))
    }
}

/// Returns the records of a journal with the lengths of their lines, up to the first incomplete or
/// invalid line.
pub(super) fn records(text: &[u8]) -> impl Iterator<Item = (JournalRecord, u64)> {
    text.split_inclusive(|&byte| byte == b'\n').map_while(|line| {
        let record = serde_json::from_slice(line.strip_suffix(b"\n")?).ok()?;
        Some((record, line.len() as u64))
    })
}
