//! On-disk state of a batch, which another run resumes.
//!
//! `batch.json` identifies the batch. `inputs.jsonl` has a line for each examined input, in the
//! order of examination. Lines are only appended; the last line about an input counts. Groups
//! follow from these lines alone. Each group has a folder with a `group.json`.

use std::collections::HashMap;
use std::fmt::Display;
use std::fs::{self, DirBuilder, DirEntry, File, OpenOptions, Permissions};
use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};

use secateur_report::{SchemaSummary, slug};
use secateur_runner::{BestFile, FileLock, TEMPORARY};
use secateur_session::{GivenLimits, Size};
use serde::{Deserialize, Serialize};

use crate::BatchError;
use crate::explanation::Explanation;
use crate::recogniser::{Failure, Verdict};

/// Version of the format.
pub(crate) const VERSION: u32 = 1;

/// Identity of a batch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Header {
    pub(crate) v: u32,
    /// Input folder.
    pub(crate) folder: PathBuf,
    /// Identity of the recogniser.
    pub(crate) property: String,
}

/// Examined input.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct InputRecord {
    /// Path relative to the input folder.
    pub(crate) path: String,
    pub(crate) bytes: u64,
    /// Hash of its content.
    pub(crate) hash: String,
    pub(crate) verdict: Verdict,
    /// Limits of a failed examination; the input is examined again under other limits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) limits: Option<GivenLimits>,
}

/// State of a group, saved in its folder.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct GroupState {
    pub(crate) v: u32,
    pub(crate) failure: Failure,
    pub(crate) status: Status,
    /// Reason why the group is not finished.
    pub(crate) why: Option<String>,
    /// Reduced member.
    pub(crate) input: Option<String>,
    /// File name in tests.
    pub(crate) name: String,
    pub(crate) before: Option<Size>,
    pub(crate) after: Option<Size>,
    /// Schemas of its documents, also those that are not used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) schemas: Vec<SchemaSummary>,
    pub(crate) tests: u64,
    pub(crate) seconds: f64,
    pub(crate) curve: Vec<Point>,
    /// Members that could not be reduced, with the reason.
    pub(crate) rejected: Vec<LeftOut>,
    /// Number of an earlier group that probably has the same failure.
    pub(crate) duplicate_of: Option<usize>,
    /// Reason for that assumption, in words.
    #[serde(default)]
    pub(crate) evidence: Option<String>,
    /// Explanation of the result, if requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) explained: Option<Explanation>,
    /// Number of earlier groups that it was compared with.
    pub(crate) compared: usize,
}

/// Progress of a group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Not started yet.
    #[default]
    Waiting,
    /// Interrupted; the next run resumes it.
    Stopped,
    /// Completely reduced.
    Finished,
    /// The failure did not recur when the result was tested again.
    NotReproduced,
    /// No member can be reduced.
    LeftOut,
    /// Failed for a reason unrelated to its members, such as a full disk. The next run tries again.
    Failed,
}

/// Step of a reduction.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// Number of tests, including earlier runs.
    pub tests: u64,
    /// Seconds since this run started with the group.
    pub seconds: f64,
    /// Size of the best result so far.
    pub tokens: u64,
}

/// Input that could not be examined or reduced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOut {
    /// Path relative to the input folder.
    pub path: String,
    pub why: String,
}

impl LeftOut {
    pub(crate) fn new(path: impl AsRef<Path>, why: impl Display) -> Self {
        Self { path: path.as_ref().display().to_string(), why: why.to_string() }
    }
}

/// Folder of a batch, locked by one process at a time.
pub(crate) struct Folder {
    pub(crate) path: PathBuf,
    /// Open while the batch runs; `None` if the folder is only read.
    lines: Option<FileLock>,
    records: Vec<InputRecord>,
    /// First write error: no further lines are written.
    pub(crate) failure: Option<io::Error>,
}

const HEADER: &str = "batch.json";
const INPUTS: &str = "inputs.jsonl";
const GROUP: &str = "group.json";
/// File name of the report on all groups.
pub(crate) const REPORT: &str = "report.md";
/// Name of the directory of group folders.
const GROUPS: &str = "groups";

impl Folder {
    /// Opens the folder for a run, creating it if necessary. Its mode has no bits outside `access`.
    /// With `is_fresh`, the findings of an earlier run are removed.
    pub(crate) fn open(
        path: &Path,
        header: &Header,
        is_fresh: bool,
        access: u32,
    ) -> Result<Self, BatchError> {
        let unwritable = |source| BatchError::Write { path: path.to_path_buf(), source };
        if !is_batch(path) && fs::read_dir(path).is_ok_and(|mut entries| !entries.all(is_begun)) {
            return Err(BatchError::NotABatch(path.to_path_buf()));
        }
        let groups = path.join(GROUPS);
        make_within(path, access).and_then(|()| fs::create_dir_all(&groups)).map_err(unwritable)?;
        let lines = OpenOptions::new().read(true).append(true).create(true).open(path.join(INPUTS));
        let lines = FileLock::take(lines.map_err(unwritable)?).map_err(unwritable)?;
        let Some(lines) = lines else { return Err(BatchError::Busy(path.to_path_buf())) };
        if is_fresh {
            let emptied = fs::remove_dir_all(&groups).and_then(|()| fs::create_dir(&groups));
            emptied.map_err(unwritable)?;
            lines.set_len(0).map_err(unwritable)?;
        }
        match read_json::<Header>(&path.join(HEADER)) {
            Ok(existing) if existing != *header && !is_fresh => {
                let (was, is) = if existing.property == header.property {
                    (existing.folder.display().to_string(), header.folder.display().to_string())
                } else {
                    (existing.property, header.property.clone())
                };
                return Err(BatchError::Another { path: path.to_path_buf(), was, is });
            }
            Ok(existing) if existing == *header => {}
            _ => write_json(&path.join(HEADER), header).map_err(unwritable)?,
        }
        let records = read_records(&path.join(INPUTS)).map_err(unwritable)?;
        // Terminates an incomplete line, so that it is not read again.
        let needs_break = fs::read(path.join(INPUTS))
            .is_ok_and(|text| !text.is_empty() && !text.ends_with(b"\n"));
        let mut folder =
            Self { path: path.to_path_buf(), lines: Some(lines), records, failure: None };
        if needs_break {
            folder.write(b"\n");
        }
        Ok(folder)
    }

    /// Reads the state of a batch without continuing it.
    pub(crate) fn read(path: &Path) -> io::Result<(Header, Self)> {
        let header = read_json(&path.join(HEADER))?;
        let records = read_records(&path.join(INPUTS))?;
        Ok((header, Self { path: path.to_path_buf(), lines: None, records, failure: None }))
    }

    /// Records an input. A write error is kept in [`failure`](Self::failure): the batch continues.
    pub(crate) fn add(&mut self, record: InputRecord) {
        if let Ok(mut line) = serde_json::to_vec(&record) {
            line.push(b'\n');
            self.write(&line);
        }
        self.records.push(record);
    }

    fn write(&mut self, line: &[u8]) {
        if self.failure.is_none()
            && let Some(lines) = &mut self.lines
        {
            self.failure = lines.write_all(line).err();
        }
    }

    /// Returns all examined inputs in the order of their first examination, each with its last
    /// record.
    pub(crate) fn records(&self) -> Vec<&InputRecord> {
        let mut positions: HashMap<&str, usize> = HashMap::new();
        let mut records: Vec<&InputRecord> = Vec::new();
        for record in &self.records {
            match positions.get(record.path.as_str()) {
                Some(&position) => records[position] = record,
                None => {
                    positions.insert(&record.path, records.len());
                    records.push(record);
                }
            }
        }
        records
    }

    /// Returns all failures in the order in which they were first seen, even if no input shows them
    /// any more: so a group keeps its number.
    pub(crate) fn failures(&self) -> Vec<&Failure> {
        let mut failures: Vec<&Failure> = Vec::new();
        for record in &self.records {
            if let Verdict::Fails(failure) = &record.verdict
                && failures.iter().all(|known| known.key != failure.key)
            {
                failures.push(failure);
            }
        }
        failures
    }

    /// Returns the folder of the group of this number.
    pub(crate) fn group(&self, number: usize, failure: &Failure) -> PathBuf {
        self.path.join(GROUPS).join(format!("{number:03}-{}", slug(&failure.title())))
    }
}

/// Returns the files and folders that a batch writes in `output`.
#[must_use]
pub fn written_in(output: &Path) -> [PathBuf; 4] {
    [HEADER, INPUTS, GROUPS, REPORT].map(|name| output.join(name))
}

/// Returns `true` if `folder` belongs to a batch.
#[must_use]
pub fn is_batch(folder: &Path) -> bool {
    folder.join(HEADER).is_file() && folder.join(INPUTS).is_file()
}

impl GroupState {
    /// Returns `true` if there may be something left to do. A group that was left out may have new
    /// members, and a failed one may have disk space again.
    pub(crate) fn is_open(&self) -> bool {
        !matches!(self.status, Status::Finished | Status::NotReproduced)
    }

    /// Reads the state of a group from its folder, or returns that of a new group.
    pub(crate) fn read(folder: &Path, failure: &Failure) -> Self {
        let state = read_json::<Self>(&folder.join(GROUP)).ok();
        let new = || Self { v: VERSION, failure: failure.clone(), ..Self::default() };
        state.filter(|state| state.v == VERSION).unwrap_or_else(new)
    }

    pub(crate) fn write(&self, folder: &Path) -> io::Result<()> {
        write_json(&folder.join(GROUP), self)
    }
}

/// Returns `true` for an entry that a killed run may have left in an incomplete batch folder.
fn is_begun(entry: io::Result<DirEntry>) -> bool {
    let name = entry.map(|entry| entry.file_name()).unwrap_or_default();
    name == GROUPS || name == INPUTS || name.to_string_lossy().starts_with(TEMPORARY)
}

/// Creates a folder whose mode has no bits outside `access`. Removes such bits if the folder
/// exists.
fn make_within(path: &Path, access: u32) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)?;
    match DirBuilder::new().mode(access).create(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        made => return made,
    }
    let mode = fs::metadata(path)?.permissions().mode();
    if mode & 0o777 & !access == 0 {
        return Ok(());
    }
    fs::set_permissions(path, Permissions::from_mode(mode & (access | !0o777)))
}

/// Replaces a file atomically.
pub(crate) fn write_file(path: &Path, text: &[u8]) -> io::Result<()> {
    BestFile::new(path).and_then(|file| file.save(text)).map_err(io::Error::other)
}

fn write_json(path: &Path, value: &impl Serialize) -> io::Result<()> {
    let mut text = serde_json::to_vec_pretty(value)?;
    text.push(b'\n');
    write_file(path, &text)
}

fn read_json<T: for<'a> Deserialize<'a>>(path: &Path) -> io::Result<T> {
    Ok(serde_json::from_slice(&fs::read(path)?)?)
}

/// Reads the complete lines.
fn read_records(path: &Path) -> io::Result<Vec<InputRecord>> {
    let lines = BufReader::new(File::open(path)?).split(b'\n').collect::<io::Result<Vec<_>>>()?;
    Ok(lines.iter().filter_map(|line| serde_json::from_slice(line).ok()).collect())
}
