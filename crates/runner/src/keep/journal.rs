//! What a run has found out, on disk, so that another can go on from there.
//!
//! A search asks the same questions whenever it gets the same answers. So the outcomes are all there is to save: told
//! them again, a search is back where it was, at the speed of memory.
//!
//! The file is lines of JSON, for a person can read that, and a line costs nothing beside the test that it tells of: a
//! [`Record::Header`], then what is known. Lines are only ever appended, each by one write, without a buffer of our own:
//! what was written is the system's, and survives the death of this process by whatever signal. It is not brought to
//! disk each time. After a power failure the last outcomes may be missing, and are found out again. A last line that is
//! not whole, after a full disk for example, is dropped, with whatever may stand behind it.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use secateur_bundle::AsBundle;
use secateur_minimize::Outcome;
use serde::{Deserialize, Serialize};

use super::file_lock::FileLock;
use crate::access::narrow;
use crate::baseline::Baseline;
use crate::key::Key;

/// The journal of a run, held by one process at a time.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: FileLock,
    identity: Identity,
    baseline: Option<Baseline>,
    outcomes: Vec<(Key, Outcome)>,
    /// The result, if the run has come to its end.
    result: Option<Key>,
    /// The formatted copy of a result that is beside it.
    formatted: Option<Key>,
    /// Whether there is more in it than the header.
    has_records: bool,
}

/// What to do with a journal that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// Go on from it, if there is one.
    IfPossible,
    /// Go on from it; that there is none is an error.
    Required,
    /// Start over: what is there is only read, until [`Journal::start_over`].
    Fresh,
}

/// All that the outcomes and the course of a search depend on, by name. A journal of something else is of no use.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    parts: BTreeMap<String, String>,
}

impl Identity {
    /// Adds a part with its value as it is. The name is for a person to read, for example "seed".
    #[must_use]
    pub fn with(mut self, name: &str, value: &(impl ToString + ?Sized)) -> Self {
        self.parts.insert(name.to_owned(), value.to_string());
        self
    }

    /// Adds a part by a hash of its content.
    #[must_use]
    pub fn with_content(self, name: &str, content: &(impl AsBundle + ?Sized)) -> Self {
        self.with(name, &Key::of(content))
    }

    /// Whether the part of this name has this content.
    #[must_use]
    pub fn has_content(&self, name: &str, content: &(impl AsBundle + ?Sized)) -> bool {
        self.parts.get(name).is_some_and(|value| *value == Key::of(content).to_string())
    }

    /// The names of the parts that are not the same in both.
    fn differences(&self, other: &Self) -> Vec<String> {
        let names: std::collections::BTreeSet<_> = self.parts.keys().chain(other.parts.keys()).collect();
        names.into_iter().filter(|name| self.parts.get(*name) != other.parts.get(*name)).cloned().collect()
    }
}

/// A journal cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The system does not let it be read or written.
    #[error("cannot use the journal {}: {source}", path.display())]
    Io {
        /// The journal.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// No room, in most cases.
    #[error("cannot write the journal {}: {source}; the same command resumes from here once it can be written", path.display())]
    Write {
        /// The journal.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Another process has it.
    #[error("another secateur is at work on the same output: it holds {}; wait for it, or choose another --output", path.display())]
    Busy {
        /// The journal.
        path: PathBuf,
    },
    /// There is none to go on from.
    #[error("there is nothing to resume: {} does not exist; leave out --resume to start", path.display())]
    Missing {
        /// The journal.
        path: PathBuf,
    },
    /// The run has come to its end.
    #[error("there is nothing to resume: according to {} the run is finished; leave out --resume, or say --fresh to start over", path.display())]
    Finished {
        /// The journal.
        path: PathBuf,
    },
    /// It was written by a run with other inputs.
    #[error("{} belongs to a run that differs in {}; repeat the command of that run to resume it, say --fresh to start over, \
        which replaces its result, or choose another --output", path.display(), differences.join(", "))]
    Other {
        /// The journal.
        path: PathBuf,
        /// What is not the same.
        differences: Vec<String>,
    },
    /// A file that is no journal of ours.
    #[error("{} is not a journal of secateur; move it away", path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
    },
}

/// How long the first line can be: names and hashes of some twenty options, and the words of commands.
const HEADER_BYTES_MAX: u64 = 16 * 1024 * 1024;

/// The version of the format, to be raised with every change that an older program could not read.
const FORMAT: u32 = 1;

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Record {
    Header {
        format: u32,
        identity: Identity,
    },
    Original(Baseline),
    /// The run has come to its end with what has this hash.
    Finished(String),
    /// A formatted copy of a result is about to be written, which has this hash.
    Formatted(String),
    Interesting(String),
    Uninteresting(String),
    Unresolved(String),
}

impl Journal {
    /// The journal at `path` for a run that depends on `identity`. Its mode has no bits but those of `access`.
    ///
    /// # Errors
    ///
    /// When another process holds it, when it cannot be read or written, and when what is there does not fit.
    pub fn open(
        path: PathBuf,
        identity: &Identity,
        continuation: Continuation,
        access: u32,
    ) -> Result<Self, JournalError> {
        let io = |source| JournalError::Io { path: path.clone(), source };
        let exists = path.symlink_metadata().is_ok();
        if exists && !path.is_file() {
            return Err(JournalError::Foreign { path });
        }
        if !exists && continuation == Continuation::Required {
            return Err(JournalError::Missing { path });
        }
        let mut file = hold(&path, access).map_err(io)?.ok_or_else(|| JournalError::Busy { path: path.clone() })?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(io)?;
        let identity = identity.clone();
        let (baseline, outcomes, result, formatted, has_records) = (None, Vec::new(), None, None, false);
        let mut journal = Self { path, file, identity, baseline, outcomes, result, formatted, has_records };
        if !text.is_empty() {
            // Until it is known to be ours, nothing may remove it.
            journal.has_records = true;
            journal.read(&text, continuation)?;
        }
        narrow(&journal.file, access);
        match continuation {
            Continuation::Required if !journal.has_records => {
                return Err(JournalError::Missing { path: journal.path.clone() });
            }
            Continuation::Required if journal.result.is_some() => {
                return Err(JournalError::Finished { path: journal.path.clone() });
            }
            _ if !journal.has_records => journal.start_over()?,
            _ => {}
        }
        Ok(journal)
    }

    /// Forgets all that is known, but for a formatted copy that is beside the result.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn start_over(&mut self) -> Result<(), JournalError> {
        (self.baseline, self.result) = (None, None);
        self.outcomes.clear();
        self.file.set_len(0).map_err(|source| self.write_error(source))?;
        self.write(&self.header())?;
        self.has_records = false;
        self.write_formatted()
    }

    fn header(&self) -> Record {
        Record::Header { format: FORMAT, identity: self.identity.clone() }
    }

    fn read(&mut self, text: &[u8], continuation: Continuation) -> Result<(), JournalError> {
        let mut whole_len = 0;
        for line in text.split_inclusive(|&byte| byte == b'\n') {
            let record = line.strip_suffix(b"\n").and_then(|line| serde_json::from_slice(line).ok());
            match record {
                Some(Record::Header { format, identity: theirs }) if whole_len == 0 => {
                    let mut differences = theirs.differences(&self.identity);
                    differences.extend((format != FORMAT).then(|| "format of the journal".to_owned()));
                    if continuation != Continuation::Fresh && !differences.is_empty() {
                        return Err(JournalError::Other { path: self.path.clone(), differences });
                    }
                }
                _ if whole_len == 0 => return Err(JournalError::Foreign { path: self.path.clone() }),
                Some(Record::Original(baseline)) => self.baseline = Some(baseline),
                Some(Record::Finished(key)) => self.result = key.parse().ok(),
                Some(Record::Formatted(key)) => self.formatted = key.parse().ok(),
                Some(record) => {
                    let Some(outcome) = record.outcome() else { break };
                    self.outcomes.push(outcome);
                }
                None => break,
            }
            whole_len += line.len() as u64;
        }
        self.has_records = self.baseline.is_some() || !self.outcomes.is_empty();
        if continuation == Continuation::Fresh {
            // It stays as it is until the run starts over.
            self.has_records = true;
            return Ok(());
        }
        self.file.set_len(whole_len).map_err(|source| self.write_error(source))
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The outcomes that were known when it was opened.
    #[must_use]
    pub fn outcomes(&self) -> &[(Key, Outcome)] {
        &self.outcomes
    }

    /// What the earlier run has learnt from the original.
    #[must_use]
    pub fn baseline(&self) -> Option<Baseline> {
        self.baseline
    }

    /// Records that the original is interesting.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn record_baseline(&mut self, baseline: Baseline) -> Result<(), JournalError> {
        self.baseline = Some(baseline);
        self.write(&Record::Original(baseline))
    }

    /// Records an outcome.
    pub(crate) fn record(&mut self, key: Key, outcome: Outcome) -> Result<(), JournalError> {
        let key = key.to_string();
        self.write(&match outcome {
            Outcome::Interesting => Record::Interesting(key),
            Outcome::Uninteresting => Record::Uninteresting(key),
            Outcome::Unresolved => Record::Unresolved(key),
        })
    }

    /// The hash of the result, if the run has come to its end.
    #[must_use]
    pub fn result(&self) -> Option<Key> {
        self.result
    }

    /// Whether this is the formatted copy that is beside the result, or was about to be written there.
    #[must_use]
    pub fn has_formatted(&self, copy: &(impl AsBundle + ?Sized)) -> bool {
        self.formatted == Some(Key::of(copy))
    }

    /// Records that a formatted copy of the result is about to be written, or may be replaced.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn record_formatted(&mut self, copy: &(impl AsBundle + ?Sized)) -> Result<(), JournalError> {
        self.formatted = Some(Key::of(copy));
        self.write_formatted()
    }

    fn write_formatted(&mut self) -> Result<(), JournalError> {
        self.formatted.map_or(Ok(()), |key| self.write(&Record::Formatted(key.to_string())))
    }

    /// Whether nothing is known yet.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.baseline.is_none() && self.outcomes.is_empty() && self.result.is_none()
    }

    /// Whether this was found interesting, or is the result.
    #[must_use]
    pub fn has_found(&self, text: &(impl AsBundle + ?Sized)) -> bool {
        let key = Key::of(text);
        self.result == Some(key) || self.outcomes.contains(&(key, Outcome::Interesting))
    }

    /// What the run depends on whose journal is at `path`. `None` if there is no journal.
    #[must_use]
    pub fn identity_at(path: &Path) -> Option<Identity> {
        let file = File::open(path).ok().filter(|file| file.metadata().is_ok_and(|facts| facts.is_file()))?;
        let mut line = Vec::new();
        BufReader::new(file.take(HEADER_BYTES_MAX)).read_until(b'\n', &mut line).ok()?;
        match serde_json::from_slice(&line).ok()? {
            Record::Header { identity, .. } => Some(identity),
            _ => None,
        }
    }

    /// Records that the run has come to its end with this `result`. Of all that is known only this stays, what was
    /// learnt from the original, and the formatted copy.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn finish(mut self, result: &(impl AsBundle + ?Sized)) -> Result<(), JournalError> {
        let records = [
            Some(self.header()),
            self.baseline.map(Record::Original),
            Some(Record::Finished(Key::of(result).to_string())),
            self.formatted.map(|key| Record::Formatted(key.to_string())),
        ];
        let lines = records.iter().flatten().map(line).collect::<io::Result<Vec<_>>>();
        // Killed in between, it leaves an empty journal: another run then refuses to replace the result.
        let written = lines.and_then(|lines| {
            self.file.set_len(0)?;
            self.file.write_all(&lines.concat())
        });
        written.map_err(|source| self.write_error(source))
    }

    /// Removes the file: what is in it is of no use to another run.
    ///
    /// # Errors
    ///
    /// When the system does not let it be removed.
    pub fn remove(self) -> Result<(), JournalError> {
        fs::remove_file(&self.path).map_err(|source| JournalError::Io { path: self.path.clone(), source })
    }

    /// The open file, to be brought to disk by another thread.
    pub(crate) fn file(&self) -> io::Result<File> {
        self.file.try_clone()
    }

    fn write(&mut self, record: &Record) -> Result<(), JournalError> {
        self.has_records = true;
        let written = line(record).and_then(|line| self.file.write_all(&line));
        written.map_err(|source| self.write_error(source))
    }

    fn write_error(&self, source: io::Error) -> JournalError {
        JournalError::Write { path: self.path.clone(), source }
    }
}

impl Record {
    fn outcome(&self) -> Option<(Key, Outcome)> {
        let (key, outcome) = match self {
            Self::Interesting(key) => (key, Outcome::Interesting),
            Self::Uninteresting(key) => (key, Outcome::Uninteresting),
            Self::Unresolved(key) => (key, Outcome::Unresolved),
            Self::Header { .. } | Self::Original(_) | Self::Finished(_) | Self::Formatted(_) => return None,
        };
        Some((key.parse().ok()?, outcome))
    }
}

impl Drop for Journal {
    /// An empty journal is of no use.
    fn drop(&mut self) {
        if !self.has_records {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// A record as it stands in the file.
fn line(record: &Record) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(record).map_err(io::Error::from)?;
    line.push(b'\n');
    Ok(line)
}

/// Opens the file and takes hold of it; none if another process has it.
fn hold(path: &Path, access: u32) -> io::Result<Option<FileLock>> {
    loop {
        let file = OpenOptions::new().read(true).append(true).create(true).mode(0o666 & access).open(path)?;
        let Some(held) = FileLock::take(file)? else { return Ok(None) };
        // The process that had it may have removed it just now, and the lock would be one on a file that no other process sees.
        let is_same = fs::metadata(path).is_ok_and(|there| held.metadata().is_ok_and(|here| here.ino() == there.ino()));
        if is_same {
            return Ok(Some(held));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{Rate, Usage};

    fn identity(test: &str) -> Identity {
        Identity::default().with_content("property test", test.as_bytes()).with("seed", &1)
    }

    fn open(path: &Path, continuation: Continuation) -> Result<Journal, JournalError> {
        Journal::open(path.to_path_buf(), &identity("a"), continuation, 0o777)
    }

    fn baseline() -> Baseline {
        let peak = Usage { memory_bytes: 1 << 20, cpu_time: Duration::from_millis(5), ..Usage::default() };
        Baseline { elapsed: Duration::from_micros(7001), peak, rate: Rate { interesting: 4, runs: 5 }, hang: None }
    }

    /// A journal of three outcomes.
    fn filled(path: &Path) -> Vec<(Key, Outcome)> {
        let outcomes: Vec<_> = Outcome::ALL.into_iter().zip([b"x", b"y", b"z"]).collect();
        let outcomes: Vec<_> = outcomes.into_iter().map(|(outcome, text)| (Key::of(text), outcome)).collect();
        let mut journal = open(path, Continuation::IfPossible).unwrap();
        journal.record_baseline(baseline()).unwrap();
        for (key, outcome) in &outcomes {
            journal.record(*key, *outcome).unwrap();
        }
        outcomes
    }

    #[test]
    fn what_was_recorded_is_known_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let outcomes = filled(&path);
        let journal = open(&path, Continuation::Required).unwrap();
        assert_eq!(journal.outcomes(), outcomes);
        assert_eq!(journal.baseline(), Some(baseline()));
        drop(journal);
        let text = fs::read(&path).unwrap();
        drop(open(&path, Continuation::Fresh).unwrap());
        assert_eq!(fs::read(&path).unwrap(), text, "it is only read until the run starts over");
        let mut journal = open(&path, Continuation::Fresh).unwrap();
        journal.start_over().unwrap();
        assert!(journal.is_new());
        drop(journal);
        assert!(!path.exists(), "started over, and knows nothing");
    }

    #[test]
    fn of_a_finished_run_the_result_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        filled(&path);
        open(&path, Continuation::Required).unwrap().finish(b"result").unwrap();
        let journal = open(&path, Continuation::IfPossible).unwrap();
        assert_eq!(journal.result(), Some(Key::of(b"result")));
        assert_eq!((journal.outcomes(), journal.baseline()), (&[][..], Some(baseline())));
        assert!(journal.has_found(b"result") && !journal.has_found(b"x"));
        drop(journal);
        assert!(matches!(open(&path, Continuation::Required), Err(JournalError::Finished { .. })));
        let other = Journal::open(path.clone(), &identity("b"), Continuation::IfPossible, 0o777).unwrap_err();
        assert!(other.to_string().contains("differs in property test;"), "{other}");
        assert_eq!(Journal::identity_at(&path), Some(identity("a")));
    }

    #[test]
    fn a_formatted_copy_is_known_again_also_when_the_run_is_finished_or_starts_over() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        filled(&path);
        let check = || {
            let journal = open(&path, Continuation::IfPossible).unwrap();
            assert!(journal.has_formatted(b"copy") && !journal.has_formatted(b"result"));
            journal
        };
        open(&path, Continuation::Required).unwrap().record_formatted(b"copy").unwrap();
        check().finish(b"result").unwrap();
        check().start_over().unwrap();
        assert!(check().is_new());
    }

    #[test]
    fn nobody_may_do_more_with_it_than_the_caller_says() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        let open = |access| Journal::open(path.clone(), &identity("a"), Continuation::IfPossible, access).unwrap();
        drop(filled(&path));
        let public = mode();
        drop(open(0o777));
        assert_eq!(mode(), public);
        drop(open(0o700));
        assert_eq!(mode(), 0o600);
        fs::remove_file(&path).unwrap();
        let _held = open(0o700);
        assert_eq!(mode(), 0o600);
    }

    #[test]
    fn wherever_it_was_cut_the_whole_lines_count_and_it_can_go_on() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let outcomes = filled(&path);
        let text = fs::read(&path).unwrap();
        let header_len = text.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        for len in header_len..text.len() {
            fs::write(&path, &text[..len]).unwrap();
            let lines = text[..len].iter().filter(|&&byte| byte == b'\n').count();
            let known = lines.saturating_sub(2);
            let mut journal = open(&path, Continuation::IfPossible).unwrap();
            assert_eq!(journal.outcomes(), &outcomes[..known], "cut at {len}");
            journal.record(outcomes[0].0, outcomes[0].1).unwrap();
            drop(journal);
            assert_eq!(open(&path, Continuation::IfPossible).unwrap().outcomes().len(), known + 1, "cut at {len}");
        }
    }

    #[test]
    fn what_does_not_fit_is_refused_by_name_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        assert!(matches!(open(&path, Continuation::Required), Err(JournalError::Missing { .. })));
        let outcomes = filled(&path);
        let other =
            Journal::open(path.clone(), &identity("b").with("seed", &2), Continuation::IfPossible, 0o777).unwrap_err();
        assert!(other.to_string().contains("differs in property test, seed;"), "{other}");
        assert_eq!(open(&path, Continuation::Required).unwrap().outcomes(), outcomes);
        for continuation in [Continuation::IfPossible, Continuation::Required, Continuation::Fresh] {
            fs::write(&path, "my diary\n").unwrap();
            assert!(matches!(open(&path, continuation), Err(JournalError::Foreign { .. })));
            assert_eq!(fs::read(&path).unwrap(), b"my diary\n");
        }
    }

    #[test]
    fn one_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let first = open(&path, Continuation::IfPossible).unwrap();
        for continuation in [Continuation::IfPossible, Continuation::Required, Continuation::Fresh] {
            assert!(matches!(open(&path, continuation), Err(JournalError::Busy { .. })));
        }
        drop(first);
        open(&path, Continuation::IfPossible).unwrap();
    }
}
