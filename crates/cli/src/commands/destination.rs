//! Path of the result, and checks of files that are already there. Files of an earlier run or of a
//! person are replaced only if the user says so.

use std::ffi::{OsStr, OsString};
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{anyhow, bail};
use secateur_bundle::Bundle;
use secateur_runner::{
    BestFile, BestFileError, Companions, Continuation, Identity, Journal, JournalError, Key,
    REDUCED, ResultStore, access_of_all, link_target,
};
use secateur_session::{FORMATTED, INPUT, Loaded, Surroundings, journal_of, quoted, store_at};

use crate::options::args::Reduce;
use crate::options::inputs::Inputs;
use crate::output::exit_status::ExitStatus;
use crate::output::failure::Failure;
use crate::output::files::{self, Files};
use crate::output::notes::Notes;

/// Destination of the result of a run.
pub(crate) struct Destination {
    /// File or directory for the result, never a symbolic link.
    pub(crate) output: PathBuf,
    /// Origin of the result: the input file, or the directory of all files.
    made_from: PathBuf,
    /// `true` if the result is one file.
    is_one: bool,
    is_in_place: bool,
    /// `true` if existing files may be replaced (`--fresh`).
    pub(crate) is_fresh: bool,
    /// `true` if an earlier run with --in-place replaced the input and kept the original.
    is_replaced: bool,
}

impl Destination {
    /// Returns the destination of the result of reducing `inputs`, and the text to reduce: the kept
    /// original if a run with --in-place has replaced the input.
    pub(crate) fn new(options: &Reduce, inputs: &Inputs) -> anyhow::Result<(Self, Loaded)> {
        let input = inputs.first();
        if options.in_place && !inputs.is_one() && !inputs.is_folder() {
            bail!(
                "--in-place cannot replace several files atomically; give --output, or give their \
                 directory and select the files with --only"
            );
        }
        let output = match &options.output {
            _ if options.in_place => input.to_path_buf(),
            Some(output) => named(output, inputs)?,
            None => inputs.beside(REDUCED),
        };
        let output = link_target(&output);
        if !options.in_place && files::is_same_file(&output, input) {
            bail!(
                "the output {} is the input; to replace the input, use --in-place",
                output.display()
            );
        }
        let is_fresh = options.course.continuation() == Continuation::Fresh;
        let (is_one, is_in_place) = (inputs.is_one(), options.in_place);
        let made_from = PathBuf::new();
        let mut destination =
            Self { output, made_from, is_one, is_in_place, is_fresh, is_replaced: false };
        let kept = destination.kept_original(inputs)?;
        destination.is_replaced = kept.is_some();
        let original = kept.map_or_else(|| inputs.load(), Ok)?;
        destination.made_from = inputs.origin(&original.surroundings).to_path_buf();
        Ok((destination, original))
    }

    /// Returns the path of the formatted copy.
    pub(crate) fn formatted(&self) -> PathBuf {
        if self.is_one {
            return secateur_runner::beside(&self.output, FORMATTED);
        }
        [self.output.as_os_str(), OsStr::new(FORMATTED)].into_iter().collect::<OsString>().into()
    }

    /// Adds the result, its journal, and the copy of the original.
    pub(crate) fn add_to(&self, files: &mut Files) {
        if !self.is_in_place {
            self.add_result_to(files, "output", self.output.clone());
        }
        files.write("journal", journal_of(&self.output));
        self.backup().into_iter().for_each(|path| files.write("copy of the original", path));
    }

    pub(crate) fn add_formatted_to(&self, files: &mut Files) {
        self.add_result_to(files, "formatted copy", self.formatted());
    }

    fn add_result_to(&self, files: &mut Files, what: &'static str, path: PathBuf) {
        if self.is_one { files.write(what, path) } else { files.write_folder(what, path) }
    }

    /// Loads the original of an input that was replaced with --in-place, according to its journal.
    fn kept_original(&self, inputs: &Inputs) -> anyhow::Result<Option<Loaded>> {
        let Some(backup) = self.backup() else { return Ok(None) };
        if backup.symlink_metadata().is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
            return Ok(None);
        }
        let identity = Journal::identity_at(&journal_of(&self.output));
        match inputs.moved_to(&backup).load() {
            Ok(Loaded { bundle, surroundings })
                if identity.is_some_and(|identity| identity.has_content(INPUT, &bundle))
                    // A killed run may have left a copy without having replaced the input.
                    || inputs.load().is_ok_and(|input| input.bundle == bundle) =>
            {
                // The file keeps the name that the user gave.
                let surroundings =
                    if self.is_one { Surroundings::of_file(inputs.first()) } else { surroundings };
                Ok(Some(Loaded { bundle, surroundings }))
            }
            _ => Err(BestFileError::BackupExists(backup).into()),
        }
    }

    /// Returns the path of the original that is kept when the input is replaced.
    pub(crate) fn backup(&self) -> Option<PathBuf> {
        self.is_in_place.then(|| BestFile::backup_of(&self.output))
    }

    /// Opens the journal of the run that reduces `original`. Returns the result, too, if an earlier
    /// run of the same command has finished.
    pub(crate) fn open_journal(
        &self,
        continuation: Continuation,
        original: &Bundle,
        store: &dyn ResultStore,
        identity: &Identity,
        notes: Notes,
    ) -> anyhow::Result<(Journal, Option<Bundle>)> {
        let journal =
            Journal::open(journal_of(&self.output), identity, continuation, self.access(original));
        let mut journal = journal.map_err(|error| match error {
            JournalError::Busy(..) => Failure::new(ExitStatus::Busy, error).into(),
            _ => anyhow::Error::from(error),
        })?;
        let there = there(store, &self.output)?;
        let is_finished = self.is_finished(original, there.as_ref(), &journal)?;
        if is_finished {
            let output = self.output.display();
            notes.say(format_args!(
                "{output} is already the finished result of this command (--fresh to start over)"
            ));
        } else if self.is_fresh || journal.result().is_some() {
            // The result of a finished run was removed, or replaced by the original.
            journal.start_over(there.as_ref())?;
        } else if journal.baseline().is_some() {
            let known = journal.outcomes().len();
            notes.say(format_args!("resuming: {known} outcomes known (--fresh to start over)"));
        }
        Ok((journal, there.filter(|_| is_finished)))
    }

    /// Returns `true` if the destination contains the result of a finished run of the same command.
    /// Refuses files that the run must not replace. Changes nothing.
    fn is_finished(
        &self,
        original: &Bundle,
        there: Option<&Bundle>,
        journal: &Journal,
    ) -> anyhow::Result<bool> {
        let name = self.output.display();
        let is_ours = |there: &Bundle| there == original || journal.has_found(there);
        match there {
            None => Ok(false),
            Some(text) if self.is_in_place && !is_ours(text) => Err(anyhow!(
                "{name} was changed after the previous run. To reduce its new contents, move away \
                 {} and {}; to resume the previous run, move away {name}",
                BestFile::backup_of(&self.output).display(),
                journal.path().display(),
            )),
            Some(there) if self.is_fresh => self.refuse_to_remove(there, original).map(|()| false),
            Some(text) if journal.result() == Some(Key::of(text)) => Ok(true),
            Some(text) if is_ours(text) => Ok(false),
            Some(_) if journal.is_new() => Err(anyhow!(
                "{name} already exists and is not from an unfinished run; use --fresh to replace \
                 it, or --output to write another file"
            )),
            Some(_) => Err(anyhow!(
                "{name} was changed after the previous run. Move it away to resume that run, or \
                 use --fresh to start over and replace it"
            )),
        }
    }

    /// Refuses to remove a directory that contains files other than results.
    fn refuse_to_remove(&self, there: &Bundle, original: &Bundle) -> anyhow::Result<()> {
        let foreign =
            there.files().iter().find(|file| !self.is_one && original.file(file.path()).is_none());
        foreign.map_or(Ok(()), |file| {
            Err(anyhow!(
                "{} contains {}, which is not a file of the input and would be removed; move it \
                 away, or give another directory with --output",
                self.output.display(),
                file.path().display()
            ))
        })
    }

    /// Returns the store of the result of reducing `original`. Writes nothing yet. In a directory,
    /// the `fixed` files are not changed.
    pub(crate) fn store(
        &self,
        original: &Bundle,
        fixed: Option<Arc<Companions>>,
    ) -> Result<Box<dyn ResultStore>, BestFileError> {
        store_at(&self.output, original, fixed, &self.made_from)
    }

    /// Returns the store of the formatted copy. An existing copy must come from an earlier run,
    /// according to its `journal`, unless the user permits to replace it.
    pub(crate) fn store_formatted(
        &self,
        original: &Bundle,
        fixed: Option<Arc<Companions>>,
        journal: &mut Journal,
    ) -> anyhow::Result<Box<dyn ResultStore>> {
        let path = self.formatted();
        let store = store_at(&path, original, fixed, &self.made_from)?;
        store.remove_leftovers();
        if let Some(there) = there(&*store, &path)? {
            if self.is_fresh {
                self.refuse_to_remove(&there, original)?;
                journal.record_formatted(&there)?;
            } else if !journal.has_formatted(&there) {
                bail!(
                    "{} already exists and is not the formatted copy of the previous run; move it \
                     away, or use --fresh to start over and replace it",
                    path.display()
                );
            }
            store.expect(&there);
        } else {
            // A file created there in the meantime is not replaced either.
            let nothing =
                if self.is_one { Ok(Bundle::of_text(*b"")) } else { Bundle::of_files(Vec::new()) };
            store.expect(&nothing?);
        }
        Ok(store)
    }

    /// Returns the permission bits allowed for files that reveal parts of any file in `original`.
    pub(crate) fn access(&self, original: &Bundle) -> u32 {
        access_of_all(&self.made_from, original.paths())
    }

    /// Keeps a copy of an input that is about to be replaced.
    pub(crate) fn keep_original(
        &self,
        original: &Bundle,
        store: &dyn ResultStore,
    ) -> Result<(), BestFileError> {
        if self.is_in_place && self.is_replaced {
            // Keeps files that were created beside the reduced files in the meantime.
            if let Ok(there) = store.there() {
                store.expect(&there);
            }
        } else if self.is_in_place {
            // Expects the input as it was read, so that a later change by someone else is not lost.
            store.expect(original);
            store.keep_original(original)?;
        }
        Ok(())
    }
}

/// Checks the `output` given by the user. It needs a file name, since other names derive from it.
fn named(output: &Path, inputs: &Inputs) -> anyhow::Result<PathBuf> {
    let given = output.as_os_str().as_bytes();
    let is_folder = [&b"/"[..], b"/.", b"/.."].iter().any(|end| given.ends_with(end));
    let name = inputs.beside(REDUCED);
    let name = name.file_name().unwrap_or_default();
    match output.file_name() {
        // Removes trailing slashes.
        Some(_) if !inputs.is_one() => Ok(output.components().collect()),
        Some(_) if !is_folder => Ok(output.to_path_buf()),
        _ => Err(anyhow!(
            "--output {} is a directory; give a file name in it, such as --output {}",
            quoted(output),
            quoted(&output.join(name))
        )),
    }
}

/// Returns the bundle at `path`, the destination of `store`. An empty file or directory counts as
/// absent: `mktemp` creates one.
fn there(store: &dyn ResultStore, path: &Path) -> anyhow::Result<Option<Bundle>> {
    let is_nothing = |there: &Bundle| {
        if there.is_text() { there.text().is_empty() } else { there.files().is_empty() }
    };
    match store.there() {
        Ok(there) => Ok(Some(there).filter(|there| !is_nothing(there))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(anyhow!("cannot read {}: {error}", path.display())),
    }
}
