//! Where the result goes, and what is there already: nothing is replaced that an earlier run or a person has left there,
//! unless the user says so.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::anyhow;
use secateur_runner::{BestFile, BestFileError, Continuation, Journal, link_target};

use crate::args::Reduce;
use crate::input;
use crate::journal;

/// What the name of a result has that the input's has not.
pub(crate) const REDUCED: &str = ".reduced";

/// Where the result of a run goes.
pub(crate) struct Destination {
    output: PathBuf,
    is_in_place: bool,
    is_fresh: bool,
    /// Whether a run with --in-place has replaced the input before, and kept a copy of the original.
    is_replaced: bool,
}

/// What is there before a run begins.
pub(crate) enum Found {
    /// Nothing that the run goes on from.
    Nothing,
    /// What a run has left that was stopped.
    Unfinished,
    /// The result of a run of the same command.
    Finished(Vec<u8>),
}

impl Destination {
    /// Where `options` say that the result of reducing `input` goes; and what is to be reduced, which is not what is in
    /// the file `input` if a run with --in-place has replaced that.
    pub(crate) fn new(options: &Reduce, input: &Path) -> anyhow::Result<(Self, Arc<[u8]>)> {
        let output = match &options.output {
            _ if options.in_place => input.to_path_buf(),
            Some(output) => output.clone(),
            None => input::beside(input, REDUCED),
        };
        let output = link_target(&output);
        if !options.in_place && input::is_same_file(&output, input) {
            return Err(anyhow!("the output {} is the input itself; to replace it, say --in-place", output.display()));
        }
        let is_fresh = options.course.continuation() == Continuation::Fresh;
        let mut destination = Self { output, is_in_place: options.in_place, is_fresh, is_replaced: false };
        let kept = destination.kept_original()?;
        destination.is_replaced = kept.is_some();
        let original = match kept {
            Some(original) => original,
            None => input::read_filled(input)?,
        };
        Ok((destination, original))
    }

    /// The file for the result, which is no symbolic link.
    pub(crate) fn path(&self) -> &Path {
        &self.output
    }

    /// The original of an input that a run with --in-place has replaced, according to its journal.
    fn kept_original(&self) -> anyhow::Result<Option<Arc<[u8]>>> {
        let Some(backup) = self.backup() else { return Ok(None) };
        if backup.symlink_metadata().is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
            return Ok(None);
        }
        let identity = Journal::identity_at(&journal::path_beside(&self.output));
        match fs::read(&backup) {
            Ok(text) if identity.is_some_and(|identity| identity.has_content(journal::INPUT, &text)) => {
                Ok(Some(text.into()))
            }
            _ => Err(BestFileError::BackupExists { path: backup }.into()),
        }
    }

    /// Where the original is kept when the input is replaced.
    pub(crate) fn backup(&self) -> Option<PathBuf> {
        self.is_in_place.then(|| BestFile::backup_of(&self.output))
    }

    /// Looks at what is there before a run that reduces `original` begins. Nothing is changed yet.
    pub(crate) fn look(&self, original: &[u8], journal: &Journal) -> anyhow::Result<Found> {
        let there = match fs::read(&self.output) {
            // Who makes a temporary file for the result makes an empty one.
            Ok(text) => Some(text).filter(|text| !text.is_empty()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(anyhow!("cannot read {}: {error}", self.output.display())),
        };
        let name = self.output.display();
        let is_ours = |text: &Vec<u8>| text == original || journal.has_found(text);
        match there {
            None => Ok(Found::Nothing),
            Some(text) if self.is_in_place && !is_ours(&text) => Err(anyhow!(
                "{name} is not what the run before has left there: it was changed since. To reduce what it is now, move away {} \
                 and {}; to go on with the run before, move away {name}",
                BestFile::backup_of(&self.output).display(),
                journal.path().display(),
            )),
            Some(_) if self.is_fresh => Ok(Found::Nothing),
            Some(text) if journal.result().is_some() && journal.has_found(&text) => Ok(Found::Finished(text)),
            Some(text) if journal.is_new() && text != original => Err(anyhow!(
                "{name} exists already, and is not what an unfinished run has left; --fresh replaces it, --output names \
                 another file"
            )),
            Some(text) if journal.is_new() || is_ours(&text) => Ok(Found::Unfinished),
            Some(_) => Err(anyhow!(
                "{name} is not what the run before has left there: it was changed since. Move it away to go on with that \
                 run, or say --fresh to start over, which replaces it"
            )),
        }
    }

    /// The file for the result of reducing `original`, with a copy of the input if that is about to be replaced.
    pub(crate) fn best_file(&self, original: &[u8]) -> Result<BestFile, BestFileError> {
        let file = BestFile::new(&self.output)?;
        if self.is_in_place && !self.is_replaced {
            // As it was when it was read: who has changed it since is not to lose that.
            file.expect(original);
            file.keep_original(original)?;
        }
        Ok(file)
    }
}

/// Writes a result that is not where it should be, because its folder was removed for example, to another place: beside the
/// input, in the current directory, or with the temporary files.
pub(crate) fn rescue(best: &[u8], file: &BestFile, input: &Path) -> Result<PathBuf, BestFileError> {
    let beside = input::full(input).parent().map(Path::to_path_buf);
    let places = beside.into_iter().chain(env::current_dir());
    let saved = places.map(|place| file.save_aside(&place, best)).find_map(Result::ok);
    saved.map_or_else(|| file.save_aside(&env::temp_dir(), best), Ok)
}
