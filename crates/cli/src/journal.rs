//! Going on from an unfinished run.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use secateur_runner::{BestFile, CommandTest, Continuation, Identity, Journal, JournalError, Runner};

use crate::args::{Minimizer, Reduce};
use crate::failure::Failure;
use crate::notes::Notes;
use crate::plan::Ground;

/// Where the run that writes `output` keeps its journal.
pub(crate) fn path_beside(output: &Path) -> PathBuf {
    // The same file by whatever link it is reached.
    let output = fs::canonicalize(output).unwrap_or_else(|_| output.to_path_buf());
    let mut path = OsString::from(output);
    path.push(".journal");
    path.into()
}

/// The copy that an unfinished run with --in-place has kept of its input, which it has then replaced. To be asked before
/// the journal is opened.
pub(crate) fn backup_of_unfinished(options: &Reduce, input: &Path) -> Option<PathBuf> {
    let may_resume =
        options.in_place && options.course.continuation() != Continuation::Fresh && path_beside(input).exists();
    let backup = BestFile::backup_of(&fs::canonicalize(input).ok()?);
    (may_resume && backup.exists()).then_some(backup)
}

/// Opens the journal of the run, and says so if there is something to go on from.
pub(crate) fn open(options: &Reduce, output: &Path, identity: &Identity, notes: Notes) -> Result<Journal, Failure> {
    let journal = Journal::open(path_beside(output), identity, options.course.continuation());
    let journal = journal.map_err(|error| match error {
        JournalError::Busy { .. } => Failure::Busy(error.into()),
        _ => Failure::usage(error),
    })?;
    if journal.baseline().is_some() {
        let known = journal.outcomes().len();
        notes.say(format_args!("resuming: {known} outcomes known (--fresh to start over)"));
    }
    Ok(journal)
}

/// All that the search and the outcomes depend on. Not the number of jobs, nor what ends a run early.
pub(crate) fn identity(
    options: &Reduce,
    original: &[u8],
    ground: &Ground,
    runner: &Runner,
) -> anyhow::Result<Identity> {
    let Minimizer { algorithm, p0, prior, seed } = options.minimizer;
    let identity = Identity::default()
        .with("version of secateur", env!("CARGO_PKG_VERSION"))
        .with_content("input", original)
        .with("--language", ground.language())
        .with("--walker", &ground.walkers())
        .with("--minimizer", &algorithm)
        .with("--p0", &p0)
        .with("--prior", &prior)
        .with("--seed", &seed.map_or_else(|| "none".to_owned(), |seed| seed.to_string()));
    let identity = match (runner.test().program(), runner.test().commands()) {
        (Some(test), _) => {
            let script = fs::read(test).with_context(|| format!("cannot read {}", test.display()))?;
            identity.with_content("property test", &script)
        }
        (None, commands) => identity.with("command", &commands.map(CommandTest::identity).unwrap_or_default()),
    };
    Ok(options.how.identity(identity, runner)?)
}
