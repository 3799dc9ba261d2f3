//! Journals: outcomes of a run on disk, from which another run can resume.
//!
//! A search asks the same queries if it receives the same outcomes, so only the outcomes are saved.
//! Replaying them restores the search without running tests.
//!
//! The file consists of lines of JSON, which users can read. The cost of a line is negligible
//! compared with its test. The first line is a [`JournalRecord::Header`]. Each record is appended
//! by one unbuffered write, so it survives the death of this process by any signal. Records are not
//! synced to disk one by one: after a power failure, the last outcomes may be missing and are
//! tested again. Replay stops at an incomplete line, for example after a full disk, and drops the
//! rest.
//!
//! A run atomically replaces the file when it starts, starts over or ends, under the file's lock. A
//! kill leaves either the old or the new journal, and both identify the owner of the result.

mod error;
mod formatted;
mod identity;
mod known;
mod record;

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use secateur_bundle::{AsBundle, Bundle};
use secateur_minimize::Outcome;

pub use self::error::JournalError;
pub use self::identity::Identity;
pub use self::known::Continuation;
use self::known::Known;
use self::record::{FORMAT, JournalRecord};
use super::FileLock;
use crate::baseline::Baseline;
use crate::{Key, narrow};

/// Maximum length of the first line, with names and hashes of some twenty options, and the words of
/// commands.
const HEADER_BYTES_MAX: u64 = 16 * 1024 * 1024;

/// Journal of a run, locked by one process at a time.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: FileLock,
    identity: Identity,
    known: Known,
    /// Set if the file contains more than the header.
    has_records: bool,
}

impl Journal {
    /// Opens the journal at `path` for a run with this `identity`. The mode of a new file is
    /// limited to the bits of `access`.
    ///
    /// # Errors
    ///
    /// Fails if another process has locked the journal, if it cannot be read or written, or if it
    /// belongs to another run.
    pub fn open(
        path: PathBuf,
        identity: &Identity,
        continuation: Continuation,
        access: u32,
    ) -> Result<Self, JournalError> {
        let io = |source| JournalError::Io { path: path.clone(), source };
        let exists = path.symlink_metadata().is_ok();
        if exists && !path.is_file() {
            return Err(JournalError::Foreign(path));
        }
        if !exists && continuation == Continuation::Required {
            return Err(JournalError::Missing(path));
        }
        let mut file = FileLock::hold(&path, access)
            .map_err(io)?
            .ok_or_else(|| JournalError::Busy(path.clone()))?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(io)?;
        let identity = identity.clone();
        let mut journal =
            Self { path, file, identity, known: Known::default(), has_records: false };
        if !text.is_empty() {
            // Protects the file from removal until it is known to be ours.
            journal.has_records = true;
            journal.replay(&text, continuation)?;
        } else if continuation != Continuation::Required {
            journal.rewrite()?;
        }
        narrow(&journal.file, access);
        match continuation {
            Continuation::Required if journal.known.result.is_some() => {
                Err(JournalError::Finished(journal.path.clone()))
            }
            Continuation::Required if journal.is_new() => {
                Err(JournalError::Missing(journal.path.clone()))
            }
            _ => Ok(journal),
        }
    }

    /// Discards the recorded knowledge, except formatted copies and the `superseded` result of an
    /// earlier run. That result still exists and will be replaced.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be written.
    pub fn start_over(&mut self, superseded: Option<&Bundle>) -> Result<(), JournalError> {
        let formatted = std::mem::take(&mut self.known.formatted);
        let superseded = superseded.map(Key::of);
        self.known = Known { formatted, superseded, ..Known::default() };
        self.rewrite()
    }

    /// Replaces the file by one with all knowledge except outcomes.
    fn rewrite(&mut self) -> Result<(), JournalError> {
        let Known { baseline, accepts_invalid, result, formatted, superseded, .. } = &self.known;
        let mut records =
            vec![JournalRecord::Header { format: FORMAT, identity: self.identity.clone() }];
        records.extend(baseline.clone().map(JournalRecord::Original));
        records.extend(accepts_invalid.map(JournalRecord::AcceptsInvalid));
        records.extend(result.map(|key| JournalRecord::Finished(key.to_string())));
        records.extend(formatted.iter().map(|key| JournalRecord::Formatted(key.to_string())));
        records.extend(superseded.map(|key| JournalRecord::Superseded(key.to_string())));
        let lines = records.iter().map(JournalRecord::line).collect::<io::Result<Vec<_>>>();
        let replaced = lines.and_then(|lines| self.file.replace(&self.path, &lines.concat()));
        replaced.map_err(|source| self.write_error(source))?;
        self.has_records = records.len() > 1;
        self.prove()
    }

    /// Replays the records of an earlier run, and truncates the file after the last complete line.
    fn replay(&mut self, text: &[u8], continuation: Continuation) -> Result<(), JournalError> {
        let (known, whole_len) = Known::read(text, &self.identity, continuation, &self.path)?;
        self.known = known;
        if continuation == Continuation::Fresh {
            // The file is left unchanged until the run starts over.
            return Ok(());
        }
        let Known { formatted, superseded, .. } = &self.known;
        self.has_records = !self.is_new() || !formatted.is_empty() || superseded.is_some();
        self.file.set_len(whole_len).map_err(|source| self.write_error(source))
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the outcomes that were known when the journal was opened.
    pub fn outcomes(&self) -> &[(Key, Outcome)] {
        &self.known.outcomes
    }

    /// Returns the accepted candidates that were known when the journal was opened. They may be
    /// unconfirmed.
    pub(crate) fn accepted(&self) -> &[Key] {
        &self.known.accepted
    }

    /// Returns the baseline of the earlier run.
    pub fn baseline(&self) -> Option<&Baseline> {
        self.known.baseline.as_ref()
    }

    /// Records that the original is interesting.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be written.
    pub fn record_baseline(&mut self, baseline: Baseline) -> Result<(), JournalError> {
        self.known.baseline = Some(baseline.clone());
        self.write(&JournalRecord::Original(baseline))
    }

    /// Returns the answer of the test about the original, made invalid by a schema, if it was
    /// asked.
    pub fn accepts_invalid(&self) -> Option<bool> {
        self.known.accepts_invalid
    }

    /// Records the answer of the test about the original, made invalid by a schema.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be written.
    pub fn record_accepts_invalid(&mut self, answer: bool) -> Result<(), JournalError> {
        self.known.accepts_invalid = Some(answer);
        self.write(&JournalRecord::AcceptsInvalid(answer))
    }

    /// Records the outcome of a candidate.
    pub(crate) fn record(&mut self, key: Key, outcome: Outcome) -> Result<(), JournalError> {
        self.write(&JournalRecord::of(key, outcome))
    }

    /// Records that a candidate was accepted but is not confirmed.
    pub(crate) fn accept(&mut self, key: Key) -> Result<(), JournalError> {
        self.write(&JournalRecord::Accepted(key.to_string()))
    }

    /// Marks all records so far as proved: an interesting input was just accepted.
    pub(crate) fn prove(&mut self) -> Result<(), JournalError> {
        let length = self.file.metadata().map(|facts| facts.len());
        self.known.proved_len = length.map_err(|source| self.write_error(source))?;
        Ok(())
    }

    /// Deletes the records since the last interesting input was accepted.
    pub(crate) fn forget_unproved(&mut self) -> Result<(), JournalError> {
        self.file.set_len(self.known.proved_len).map_err(|source| self.write_error(source))
    }

    /// Returns the key of the result if the run has finished.
    pub fn result(&self) -> Option<Key> {
        self.known.result
    }

    /// Returns `true` if nothing is known about the input.
    pub fn is_new(&self) -> bool {
        let Known { baseline, outcomes, accepted, result, .. } = &self.known;
        baseline.is_none() && outcomes.is_empty() && accepted.is_empty() && result.is_none()
    }

    /// Returns `true` if `text` was interesting, or is the current or the superseded result.
    pub fn has_found(&self, text: &(impl AsBundle + ?Sized)) -> bool {
        let key = Key::of(text);
        let Known { outcomes, result, superseded, .. } = &self.known;
        [result, superseded].contains(&&Some(key))
            || outcomes.contains(&(key, Outcome::Interesting))
    }

    /// Returns the identity in the journal at `path`; `None` if there is no journal.
    #[must_use]
    pub fn identity_at(path: &Path) -> Option<Identity> {
        let file = File::open(path).ok()?;
        if !file.metadata().ok()?.is_file() {
            return None;
        }
        let mut line = Vec::new();
        BufReader::new(file.take(HEADER_BYTES_MAX)).read_until(b'\n', &mut line).ok()?;
        match serde_json::from_slice(&line).ok()? {
            JournalRecord::Header { identity, .. } => Some(identity),
            _ => None,
        }
    }

    /// Records that the run has finished with this `result`. All other knowledge except outcomes is
    /// kept.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be written.
    pub fn finish(mut self, result: &(impl AsBundle + ?Sized)) -> Result<(), JournalError> {
        (self.known.result, self.known.superseded) = (Some(Key::of(result)), None);
        self.rewrite()
    }

    /// Removes the file, whose content is of no use to another run.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be removed.
    pub fn remove(self) -> Result<(), JournalError> {
        fs::remove_file(&self.path)
            .map_err(|source| JournalError::Io { path: self.path.clone(), source })
    }

    /// Returns a handle with which another thread syncs the file.
    pub(crate) fn file(&self) -> io::Result<File> {
        self.file.try_clone()
    }

    fn write(&mut self, record: &JournalRecord) -> Result<(), JournalError> {
        self.has_records = true;
        let written = record.line().and_then(|line| self.file.write_all(&line));
        written.map_err(|source| self.write_error(source))?;
        if record.is_in_doubt() { Ok(()) } else { self.prove() }
    }

    fn write_error(&self, source: io::Error) -> JournalError {
        JournalError::Write { path: self.path.clone(), source }
    }
}

impl Drop for Journal {
    /// An empty journal is useless.
    fn drop(&mut self) {
        if !self.has_records {
            let _ = fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{Rate, Usage};

    fn identity(test: &str) -> Identity {
        Identity::default().with("interestingness test", &Key::of(test.as_bytes())).with("seed", &1)
    }

    fn place() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        (folder, path)
    }

    fn open(path: &Path, continuation: Continuation) -> Result<Journal, JournalError> {
        Journal::open(path.to_path_buf(), &identity("a"), continuation, 0o777)
    }

    fn baseline() -> Baseline {
        let peak =
            Usage { memory_bytes: 1 << 20, cpu_time: Duration::from_millis(5), ..Usage::default() };
        Baseline {
            elapsed: Duration::from_micros(7001),
            peak,
            rate: Rate { interesting: 4, runs: 5 },
            hang: None,
            named: vec![vec!["12".to_owned(), "main".to_owned()]],
        }
    }

    /// Writes a journal with three outcomes.
    fn filled(path: &Path) -> Vec<(Key, Outcome)> {
        let outcomes: Vec<_> = Outcome::ALL.into_iter().zip([b"x", b"y", b"z"]).collect();
        let outcomes: Vec<_> =
            outcomes.into_iter().map(|(outcome, text)| (Key::of(text), outcome)).collect();
        let mut journal = open(path, Continuation::IfPossible).unwrap();
        journal.record_baseline(baseline()).unwrap();
        for (key, outcome) in &outcomes {
            journal.record(*key, *outcome).unwrap();
        }
        outcomes
    }

    #[test]
    fn what_was_recorded_is_known_again() {
        let (_folder, path) = place();
        let outcomes = filled(&path);
        let journal = open(&path, Continuation::Required).unwrap();
        assert_eq!(journal.outcomes(), outcomes);
        assert_eq!(journal.baseline(), Some(&baseline()));
        drop(journal);
        let text = fs::read(&path).unwrap();
        drop(open(&path, Continuation::Fresh).unwrap());
        assert_eq!(fs::read(&path).unwrap(), text, "it is only read until the run starts over");
        let mut journal = open(&path, Continuation::Fresh).unwrap();
        journal.start_over(None).unwrap();
        assert!(journal.is_new());
        drop(journal);
        assert!(!path.exists(), "started over, and knows nothing");
    }

    #[test]
    fn of_a_finished_run_the_result_stays() {
        let (_folder, path) = place();
        filled(&path);
        let mut journal = open(&path, Continuation::Required).unwrap();
        journal.record_accepts_invalid(true).unwrap();
        journal.finish(b"result").unwrap();
        let journal = open(&path, Continuation::IfPossible).unwrap();
        assert_eq!(journal.accepts_invalid(), Some(true));
        assert_eq!(journal.result(), Some(Key::of(b"result")));
        assert_eq!((journal.outcomes(), journal.baseline()), (&[][..], Some(&baseline())));
        assert!(journal.has_found(b"result") && !journal.has_found(b"x"));
        drop(journal);
        assert!(matches!(open(&path, Continuation::Required), Err(JournalError::Finished(..))));
        let other = Journal::open(path.clone(), &identity("b"), Continuation::IfPossible, 0o777)
            .unwrap_err();
        assert!(other.to_string().contains("differs in\n  interestingness test\n"), "{other}");
        assert_eq!(Journal::identity_at(&path), Some(identity("a")));
    }

    #[test]
    fn a_formatted_copy_is_known_again_also_when_the_run_is_finished_or_starts_over() {
        let (_folder, path) = place();
        filled(&path);
        let check = || {
            let journal = open(&path, Continuation::IfPossible).unwrap();
            assert!(journal.has_formatted(b"copy") && !journal.has_formatted(b"result"));
            journal
        };
        open(&path, Continuation::Required).unwrap().record_formatted(b"copy").unwrap();
        check().finish(b"result").unwrap();
        check().start_over(None).unwrap();
        assert!(check().is_new());
    }

    #[test]
    fn a_copy_that_may_not_have_been_written_is_known_beside_the_one_before() {
        let (_folder, path) = place();
        let mut journal = open(&path, Continuation::IfPossible).unwrap();
        for copy in ["one", "other", "one"] {
            journal.record_formatted(copy.as_bytes()).unwrap();
        }
        drop(journal);
        let journal = open(&path, Continuation::IfPossible).unwrap();
        assert!(journal.has_formatted(b"one") && journal.has_formatted(b"other"));
    }

    #[test]
    fn the_result_that_a_new_start_replaces_is_known_until_there_is_another() {
        let (_folder, path) = place();
        filled(&path);
        let earlier = Bundle::of_text(*b"earlier");
        let mut journal = open(&path, Continuation::Fresh).unwrap();
        journal.start_over(Some(&earlier)).unwrap();
        drop(journal);
        let journal = open(&path, Continuation::IfPossible).unwrap();
        assert!(journal.is_new() && journal.has_found(&earlier) && !journal.has_found(b"x"));
        journal.finish(b"result").unwrap();
        let journal = open(&path, Continuation::IfPossible).unwrap();
        assert!(journal.has_found(b"result") && !journal.has_found(&earlier));
    }

    #[test]
    fn nobody_may_do_more_with_it_than_the_caller_says() {
        use std::os::unix::fs::PermissionsExt;
        let (_folder, path) = place();
        let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        let open = |access| {
            Journal::open(path.clone(), &identity("a"), Continuation::IfPossible, access).unwrap()
        };
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
        let (_folder, path) = place();
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
            assert_eq!(
                open(&path, Continuation::IfPossible).unwrap().outcomes().len(),
                known + 1,
                "cut at {len}"
            );
        }
    }

    #[test]
    fn what_does_not_fit_is_refused_by_name_and_left_alone() {
        let (_folder, path) = place();
        assert!(matches!(open(&path, Continuation::Required), Err(JournalError::Missing(..))));
        let outcomes = filled(&path);
        let other = Journal::open(
            path.clone(),
            &identity("b").with("seed", &2),
            Continuation::IfPossible,
            0o777,
        )
        .unwrap_err();
        assert!(
            other.to_string().contains("differs in\n  interestingness test\n  seed\n"),
            "{other}"
        );
        assert_eq!(open(&path, Continuation::Required).unwrap().outcomes(), outcomes);
        for continuation in [Continuation::IfPossible, Continuation::Required, Continuation::Fresh]
        {
            fs::write(&path, "my diary\n").unwrap();
            assert!(matches!(open(&path, continuation), Err(JournalError::Foreign(..))));
            assert_eq!(fs::read(&path).unwrap(), b"my diary\n");
        }
    }

    #[test]
    fn one_at_a_time() {
        let (_folder, path) = place();
        let first = open(&path, Continuation::IfPossible).unwrap();
        for continuation in [Continuation::IfPossible, Continuation::Required, Continuation::Fresh]
        {
            assert!(matches!(open(&path, continuation), Err(JournalError::Busy(..))));
        }
        drop(first);
        open(&path, Continuation::IfPossible).unwrap();
    }
}
