//! The format: a line of JSON for each record.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use secateur_minimize::Outcome;
use serde::{Deserialize, Serialize};

use super::identity::Identity;
use crate::baseline::Baseline;
use crate::key::Key;

/// How long the first line can be: names and hashes of some twenty options, and the words of commands.
const HEADER_BYTES_MAX: u64 = 16 * 1024 * 1024;

/// The version of the format, to be raised with every change that an older program could not read.
pub(super) const FORMAT: u32 = 3;

/// What a line tells.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Record {
    Header {
        format: u32,
        identity: Identity,
    },
    Original(Baseline),
    /// The run has come to its end with what has this hash.
    Finished(String),
    /// A formatted copy of a result is about to be written, which has this hash.
    Formatted(String),
    /// An earlier result with this hash is at the output, and this run replaces it.
    Superseded(String),
    Interesting(String),
    Uninteresting(String),
    Unresolved(String),
    /// A candidate of this hash was accepted, and is not confirmed.
    Accepted(String),
}

impl Record {
    /// An outcome.
    pub(super) fn of(key: Key, outcome: Outcome) -> Self {
        let key = key.to_string();
        match outcome {
            Outcome::Interesting => Self::Interesting(key),
            Outcome::Uninteresting => Self::Uninteresting(key),
            Outcome::Unresolved => Self::Unresolved(key),
        }
    }

    /// The record as it stands in the file.
    pub(super) fn line(&self) -> io::Result<Vec<u8>> {
        let mut line = serde_json::to_vec(self).map_err(io::Error::from)?;
        line.push(b'\n');
        Ok(line)
    }

    /// The outcome, if it is one that can be read.
    pub(super) fn outcome(&self) -> Option<(Key, Outcome)> {
        let (key, outcome) = match self {
            Self::Interesting(key) => (key, Outcome::Interesting),
            Self::Uninteresting(key) => (key, Outcome::Uninteresting),
            Self::Unresolved(key) => (key, Outcome::Unresolved),
            Self::Header { .. }
            | Self::Original(_)
            | Self::Finished(_)
            | Self::Formatted(_)
            | Self::Superseded(_)
            | Self::Accepted(_) => {
                return None;
            }
        };
        Some((key.parse().ok()?, outcome))
    }
}

/// The records of a journal, each with the length of its line, up to the first line that is not whole or not understood.
pub(super) fn records(text: &[u8]) -> impl Iterator<Item = (Record, u64)> {
    text.split_inclusive(|&byte| byte == b'\n').map_while(|line| {
        let record = serde_json::from_slice(line.strip_suffix(b"\n")?).ok()?;
        Some((record, line.len() as u64))
    })
}

/// What the run depends on whose journal is at `path`. `None` if there is no journal.
pub(super) fn identity_at(path: &Path) -> Option<Identity> {
    let file =
        File::open(path).ok().filter(|file| file.metadata().is_ok_and(|facts| facts.is_file()))?;
    let mut line = Vec::new();
    BufReader::new(file.take(HEADER_BYTES_MAX)).read_until(b'\n', &mut line).ok()?;
    if let Record::Header { identity, .. } = serde_json::from_slice(&line).ok()? {
        Some(identity)
    } else {
        None
    }
}
