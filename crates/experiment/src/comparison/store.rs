//! Folder of a comparison: rows as JSON lines and as CSV, and the results.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use secateur_runner::FileLock;
use secateur_session::ListMinimizer;
use serde::Serialize;

use super::build::Build;
use super::flat_row::columns;
use super::lists::{LISTS, ListsError, SameLists};
use super::row::{Ended, Row, RunId};

/// Folder with the rows of comparisons.
pub struct Runs {
    pub folder: PathBuf,
    /// Rows in the order in which the runs ended.
    pub rows: Vec<Row>,
    /// Lists that several minimisers have minimised.
    pub lists: Vec<SameLists>,
    /// File that rows are appended to.
    file: Option<FileLock>,
}

/// Error in the folder of a comparison.
#[derive(Debug, thiserror::Error)]
pub enum RunsError {
    /// The folder has no comparison.
    #[error("there are no runs in {0}; give a folder written by `secateur compare`")]
    None(PathBuf),
    /// A file cannot be read or written.
    #[error("cannot use {path}: {source}")]
    Io { path: PathBuf, source: io::Error },
    /// A line is not a row.
    #[error("line {line} of {path} is not a row of this version: {source}; give another folder")]
    Line {
        path: PathBuf,
        /// Counted from 1.
        line: usize,
        source: serde_json::Error,
    },
    /// The table cannot be written.
    #[error("cannot write {path}: {source}")]
    Csv { path: PathBuf, source: csv::Error },
    /// The rows of two folders are not comparable.
    #[error(
        "the runs in {first} and in {second} were made by different versions or with a different \
         --timeout and are not comparable; report on each separately"
    )]
    Apart { first: PathBuf, second: PathBuf },
    /// The rows were made by several builds.
    #[error(
        "the runs were made by different builds of secateur ({}), and may count otherwise; report \
            on each by itself, or give --mixed-builds", .0.join("; ")
    )]
    MixedBuilds(Vec<String>),
    /// Two user-supplied programs have the same name.
    #[error(
        "two programs are called `{name}`: {first} in {first_place}, and {second} in \
         {second_place}. Run one of them under another name, as in '{name}2=COMMAND', and in \
         another folder",
        name = first.name()
    )]
    OneName {
        /// Program with its name.
        first: ListMinimizer,
        /// Folder of its runs, unless it is about to run.
        first_place: String,
        /// Other program with the same name.
        second: ListMinimizer,
        /// Folder of its runs, unless it is about to run.
        second_place: String,
    },
    /// Existing rows were made with another version or time limit.
    #[error(
        "the runs in {folder} were made by version {version} with --timeout {timeout_s} and are \
         not comparable; choose another folder"
    )]
    OtherConditions {
        folder: PathBuf,
        /// Version that made the rows.
        version: String,
        /// Time limit of the existing runs, in seconds.
        timeout_s: f64,
    },
    /// Existing rows were made by another build.
    #[error(
        "the runs in {folder} were made by another build of secateur ({theirs}; this is {ours}), \
         and may count otherwise; give another folder, or --mixed-builds"
    )]
    OtherBuild { folder: PathBuf, theirs: Build, ours: Build },
    /// The lists are invalid.
    #[error(transparent)]
    Lists(#[from] ListsError),
    /// Another process writes to the folder.
    #[error("another comparison is writing to {0}; wait for it, or choose another folder")]
    Busy(PathBuf),
}

impl Runs {
    /// Reads the rows and lists in `folder`; a folder may have lists alone. A comparison may be
    /// running: an incomplete line is ignored.
    ///
    /// # Errors
    ///
    /// Fails if there are neither rows nor lists, or they cannot be read.
    pub fn read(folder: &Path) -> Result<Self, RunsError> {
        let path = rows_path(folder);
        let text = fs::read_to_string(&path).or_else(|error| match error.kind() {
            ErrorKind::NotFound if folder.join(LISTS).exists() => Ok(String::new()),
            ErrorKind::NotFound | ErrorKind::NotADirectory => Err(RunsError::None(folder.into())),
            _ => Err(io_error(&path, error)),
        })?;
        let rows = rows(&path, whole(&text))?;
        let (lists, _) = lists_and_text(&folder.join(LISTS))?;
        Ok(Self { folder: folder.into(), rows, lists, file: None })
    }

    /// Reads the rows of several folders, the parts of one comparison. Of duplicate runs, the first
    /// counts.
    ///
    /// # Errors
    ///
    /// Fails if one cannot be read, or its rows are not comparable with those of the first.
    pub fn read_all(folders: &[PathBuf]) -> Result<Self, RunsError> {
        let folders =
            folders.iter().map(|folder| Self::read(folder)).collect::<Result<Vec<_>, _>>()?;
        check_names(folders.iter().flat_map(Self::minimizers))?;
        let mut folders = folders.into_iter();
        let mut all = folders.next().ok_or(RunsError::None(PathBuf::new()))?;
        for other in folders {
            if differ(all.timeout(), other.timeout()) || differ(all.version(), other.version()) {
                return Err(RunsError::Apart { first: all.folder, second: other.folder });
            }
            for row in other.rows {
                if all.row(&row.run).is_none() {
                    all.rows.push(row);
                }
            }
            for lists in other.lists {
                if all.lists.iter().all(|known| known.run != lists.run) {
                    all.lists.push(lists);
                }
            }
        }
        Ok(all)
    }

    fn timeout(&self) -> Option<f64> {
        self.rows.first().map(|row| row.timeout_s)
    }

    /// Returns the version of secateur, which does not matter for another reducer.
    fn version(&self) -> Option<&str> {
        let is_own = |row: &&Row| row.run.contender.reducer().is_none();
        self.rows.iter().find(is_own).map(|row| row.version.as_str())
    }

    /// Checks that one build of secateur made all runs.
    ///
    /// # Errors
    ///
    /// Fails if several did.
    pub fn check_builds(&self) -> Result<(), RunsError> {
        let builds: BTreeSet<&Build> = self.builds().collect();
        if builds.len() < 2 {
            return Ok(());
        }
        Err(RunsError::MixedBuilds(builds.into_iter().map(ToString::to_string).collect()))
    }

    /// Returns the builds of all runs and lists. Another reducer does not depend on the build.
    pub(crate) fn builds(&self) -> impl Iterator<Item = &Build> {
        let own = self.rows.iter().filter(|row| row.run.contender.combination().is_some());
        own.map(|row| &row.build).chain(self.lists.iter().map(|lists| &lists.build))
    }

    /// Opens `folder` to continue its comparison, and creates it if necessary. Runs that ended in
    /// an error are removed, so that they are repeated; so is an incomplete line.
    ///
    /// # Errors
    ///
    /// Fails if the folder cannot be written, its rows cannot be read, or another process writes to
    /// it.
    pub fn open(folder: &Path) -> Result<Self, RunsError> {
        let results = folder.join(RESULTS);
        fs::create_dir_all(&results).map_err(|source| io_error(&results, source))?;
        let path = rows_path(folder);
        let fail = |source| io_error(&path, source);
        let held = FileLock::hold(&path, 0o777).map_err(fail)?;
        let mut file = held.ok_or_else(|| RunsError::Busy(folder.into()))?;
        let text = fs::read_to_string(&path).map_err(fail)?;
        let mut rows = rows(&path, whole(&text))?;
        rows.retain(|row| !matches!(row.ended, Ended::Error(_)));
        let kept: String = rows.iter().map(line).collect::<Result<_, _>>().map_err(fail)?;
        if kept != text {
            file.replace(&path, kept.as_bytes()).map_err(fail)?;
        }
        let path = folder.join(LISTS);
        let (lists, text) = lists_and_text(&path)?;
        if text.len() > whole(&text).len() {
            let lists = OpenOptions::new().write(true).open(&path);
            let cut = lists.and_then(|lists| lists.set_len(whole(&text).len() as u64));
            cut.map_err(|source| io_error(&path, source))?;
        }
        Ok(Self { folder: folder.into(), rows, lists, file: Some(file) })
    }

    /// Returns the files and folders that runs write in `folder`.
    #[must_use]
    pub fn written_in(folder: &Path) -> [PathBuf; 4] {
        [rows_path(folder), folder.join(LISTS), folder.join(TABLE), folder.join(RESULTS)]
    }

    /// Returns the row of `run`, if there is one.
    pub(crate) fn row(&self, run: &RunId) -> Option<&Row> {
        self.rows.iter().find(|row| row.run == *run)
    }

    /// Returns the list minimisers of all runs and lists, with the folder.
    pub(crate) fn minimizers(&self) -> impl Iterator<Item = (Option<&Path>, ListMinimizer)> {
        let of_rows = self.rows.iter().filter_map(|row| row.run.contender.combination());
        let of_lists = self.lists.iter().flat_map(|lists| &lists.algorithms);
        of_rows.chain(of_lists).map(|it| (Some(&*self.folder), it.minimizer))
    }

    /// Returns the path of the result of `run`; its name ends in `suffix`.
    pub(crate) fn result_of(&self, run: &RunId, suffix: &str) -> PathBuf {
        let name = format!("{}.{}{suffix}", run.subject, run.contender.label());
        // Percent-encodes a slash, which a file name cannot contain.
        self.folder.join(RESULTS).join(name.replace('%', "%25").replace('/', "%2F"))
    }

    /// Appends lists to their file. They replace earlier ones of the same run.
    pub(crate) fn append_lists(&mut self, lists: SameLists) -> Result<(), RunsError> {
        let path = self.folder.join(LISTS);
        let written = || {
            let mut file = OpenOptions::new().create(true).append(true).open(&path)?;
            file.write_all(line(&lists)?.as_bytes())
        };
        written().map_err(|source| io_error(&path, source))?;
        self.lists.retain(|other| other.run != lists.run);
        self.lists.push(lists);
        Ok(())
    }

    /// Appends a row to the file, unless there is one of the same run.
    pub(crate) fn append(&mut self, row: Row) -> Result<(), RunsError> {
        if self.row(&row.run).is_some() {
            return Ok(());
        }
        if let Some(file) = &mut self.file {
            let written = line(&row).and_then(|line| file.write_all(line.as_bytes()));
            written.map_err(|source| io_error(&rows_path(&self.folder), source))?;
        }
        self.rows.push(row);
        Ok(())
    }

    /// Writes the rows as a table, `runs.csv`.
    pub(crate) fn write_csv(&self) -> Result<(), RunsError> {
        let path = self.folder.join(TABLE);
        let fail = |source| RunsError::Csv { path: path.clone(), source };
        let mut writer = csv::Writer::from_path(&path).map_err(fail)?;
        for (index, columns) in self.rows.iter().map(columns).enumerate() {
            if index == 0 {
                writer.write_record(columns.iter().map(|(name, _)| name)).map_err(fail)?;
            }
            writer.write_record(columns.iter().map(|(_, value)| value)).map_err(fail)?;
        }
        writer.flush().map_err(|source| io_error(&path, source))
    }

    /// Describes the machines of the rows.
    pub(crate) fn machines(&self) -> Vec<String> {
        let mut seen = HashSet::new();
        let names = self.rows.iter().map(|row| {
            let machine = &row.machine;
            format!("{} cores of {}, Linux {}", machine.cores, machine.cpu, machine.kernel)
        });
        names.filter(|name| seen.insert(name.clone())).collect()
    }
}

/// Fails if two different minimisers, of a folder or about to run, have the same name.
pub(crate) fn check_names<'a>(
    all: impl Iterator<Item = (Option<&'a Path>, ListMinimizer)>,
) -> Result<(), RunsError> {
    let place = |folder: Option<&Path>| {
        folder.map_or("this command".to_owned(), |it| it.display().to_string())
    };
    let mut known = HashMap::new();
    for (folder, second) in all {
        let &mut (at, first) = known.entry(second.name()).or_insert((folder, second));
        if first != second {
            let (first_place, second_place) = (place(at), place(folder));
            return Err(RunsError::OneName { first, first_place, second, second_place });
        }
    }
    Ok(())
}

/// Name of the folder of results.
const RESULTS: &str = "results";
/// Name of the table of rows.
const TABLE: &str = "runs.csv";

fn rows_path(folder: &Path) -> PathBuf {
    folder.join("runs.jsonl")
}

fn io_error(path: &Path, source: io::Error) -> RunsError {
    RunsError::Io { path: path.into(), source }
}

fn rows(path: &Path, text: &str) -> Result<Vec<Row>, RunsError> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty());
    lines
        .map(|(index, line)| {
            let fail = |source| RunsError::Line { path: path.into(), line: index + 1, source };
            serde_json::from_str(line).map_err(fail)
        })
        .collect()
}

fn line(row: &impl Serialize) -> io::Result<String> {
    Ok(serde_json::to_string(row)? + "\n")
}

/// Reads the lists in the file at `path`, and its text. A missing file is empty.
fn lists_and_text(path: &Path) -> Result<(Vec<SameLists>, String), RunsError> {
    if !path.exists() {
        return Ok((Vec::new(), String::new()));
    }
    let text = fs::read_to_string(path).map_err(|source| io_error(path, source))?;
    Ok((SameLists::lines(path, whole(&text))?, text))
}

/// Returns the complete lines.
fn whole(text: &str) -> &str {
    text.rfind('\n').map_or("", |end| &text[..=end])
}

/// Returns `true` for two values that are there and differ.
fn differ<T: PartialEq>(a: Option<T>, b: Option<T>) -> bool {
    a.zip(b).is_some_and(|(a, b)| a != b)
}
