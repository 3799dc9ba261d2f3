//! What a batch keeps on disk, so that another run goes on from there.
//!
//! `batch.json` says what the batch is about. `inputs.jsonl` has a line for each input that was examined, in the order in
//! which they were: lines are only ever added, and what an input has shown last counts. Groups follow from these lines
//! alone. Each group has a folder with a `group.json`.

use std::collections::HashMap;
use std::fmt::Display;
use std::fs::{self, DirBuilder, DirEntry, File, OpenOptions, Permissions};
use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};

use secateur_report::slug;
use secateur_runner::{BestFile, FileLock, TEMPORARY};
use secateur_session::{GivenLimits, Size};
use serde::{Deserialize, Serialize};

use crate::BatchError;
use crate::explanation::Explanation;
use crate::recogniser::{Failure, Verdict};

/// The version of what is written.
pub(crate) const VERSION: u32 = 1;

/// What a batch is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Header {
    pub(crate) v: u32,
    /// Where the inputs are.
    pub(crate) folder: PathBuf,
    /// What every input is shown to.
    pub(crate) property: String,
}

/// An input that was examined.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Record {
    /// From the folder of the inputs.
    pub(crate) path: String,
    pub(crate) bytes: u64,
    /// Of its content.
    pub(crate) hash: String,
    pub(crate) verdict: Verdict,
    /// The limits within which nothing could be said about it; with others, it is examined again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) limits: Option<GivenLimits>,
}

/// A group, as its folder keeps it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct GroupState {
    pub(crate) v: u32,
    pub(crate) failure: Failure,
    pub(crate) status: Status,
    /// Why it is not finished.
    pub(crate) why: Option<String>,
    /// The member that was reduced.
    pub(crate) input: Option<String>,
    /// What a test knows it as.
    pub(crate) name: String,
    pub(crate) before: Option<Size>,
    pub(crate) after: Option<Size>,
    pub(crate) tests: u64,
    pub(crate) seconds: f64,
    pub(crate) curve: Vec<Point>,
    /// Members that were to be reduced and could not be, with the reason.
    pub(crate) rejected: Vec<LeftOut>,
    /// The number of an earlier group that is likely to be the same failure.
    pub(crate) duplicate_of: Option<usize>,
    /// Why that is likely, in words.
    #[serde(default)]
    pub(crate) evidence: Option<String>,
    /// What of its result matters, if that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) explained: Option<Explanation>,
    /// How many groups before it it was compared with.
    pub(crate) compared: usize,
}

/// How far a group is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Its turn has not come.
    #[default]
    Waiting,
    /// Its reduction was stopped, and goes on with the next run.
    Stopped,
    /// Reduced as far as it goes.
    Finished,
    /// The result did not show the failure again when it was tested once more.
    NotReproduced,
    /// None of its members can be reduced.
    LeftOut,
    /// Something went wrong that has nothing to do with its members, such as a full disk. The next run tries again.
    Failed,
}

/// A step of a reduction.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// Tests so far, those of earlier runs included.
    pub tests: u64,
    /// Seconds since this run began with the group.
    pub seconds: f64,
    /// The size of the best so far.
    pub tokens: u64,
}

/// An input that was left out: it could not be examined, or not be reduced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOut {
    /// Its path from the folder of the inputs.
    pub path: String,
    /// The reason.
    pub why: String,
}

impl LeftOut {
    pub(crate) fn new(path: impl AsRef<Path>, why: impl Display) -> Self {
        Self { path: path.as_ref().display().to_string(), why: why.to_string() }
    }
}

/// The folder of a batch, held by one process at a time.
pub(crate) struct Folder {
    pub(crate) path: PathBuf,
    /// Open for as long as the batch runs. None of one that is only read.
    lines: Option<FileLock>,
    records: Vec<Record>,
    /// Why not all is on disk that was found out about inputs: lines are not written any more.
    pub(crate) failure: Option<io::Error>,
}

const HEADER: &str = "batch.json";
const INPUTS: &str = "inputs.jsonl";
const GROUP: &str = "group.json";
/// The report on all groups.
pub(crate) const REPORT: &str = "report.md";
/// Where the folders of groups are.
const GROUPS: &str = "groups";

impl Folder {
    /// Opens the folder for a run, and makes it if need be; its mode has no bits but those of `access`. With `is_fresh`, what
    /// another run has left there is removed.
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
            fs::remove_dir_all(&groups)
                .and_then(|()| fs::create_dir(&groups))
                .map_err(unwritable)?;
            lines.set_len(0).map_err(unwritable)?;
        }
        match read_json::<Header>(&path.join(HEADER)) {
            Ok(there) if there != *header && !is_fresh => {
                let (was, is) = if there.property == header.property {
                    (there.folder.display().to_string(), header.folder.display().to_string())
                } else {
                    (there.property, header.property.clone())
                };
                return Err(BatchError::Another { path: path.to_path_buf(), was, is });
            }
            Ok(there) if there == *header => {}
            _ => write_json(&path.join(HEADER), header).map_err(unwritable)?,
        }
        let records = read_records(&path.join(INPUTS)).map_err(unwritable)?;
        // A line that is not whole ends here, and is not read again.
        let needs_break = fs::read(path.join(INPUTS))
            .is_ok_and(|text| !text.is_empty() && !text.ends_with(b"\n"));
        let mut folder =
            Self { path: path.to_path_buf(), lines: Some(lines), records, failure: None };
        if needs_break {
            folder.write(b"\n");
        }
        Ok(folder)
    }

    /// What a batch has left there, to be looked at.
    pub(crate) fn read(path: &Path) -> io::Result<(Header, Self)> {
        let header = read_json(&path.join(HEADER))?;
        let records = read_records(&path.join(INPUTS))?;
        Ok((header, Self { path: path.to_path_buf(), lines: None, records, failure: None }))
    }

    /// Takes note of an input. That it cannot be written is told [later](Self::failure): the rest goes on.
    pub(crate) fn add(&mut self, record: Record) {
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

    /// All inputs that were examined, in the order in which they first were, each with what it has shown last.
    pub(crate) fn records(&self) -> Vec<&Record> {
        let mut places: HashMap<&str, usize> = HashMap::new();
        let mut records: Vec<&Record> = Vec::new();
        for record in &self.records {
            match places.get(record.path.as_str()) {
                Some(&place) => records[place] = record,
                None => {
                    places.insert(&record.path, records.len());
                    records.push(record);
                }
            }
        }
        records
    }

    /// All failures in the order in which they were first seen, even if no input shows them any more: so a group keeps its
    /// number.
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

    /// Where the group of this number is kept.
    pub(crate) fn group(&self, number: usize, failure: &Failure) -> PathBuf {
        self.path.join(GROUPS).join(format!("{number:03}-{}", slug(&failure.title())))
    }
}

/// Returns the files and folders that a batch writes in `output`.
#[must_use]
pub fn written_in(output: &Path) -> [PathBuf; 4] {
    [HEADER, INPUTS, GROUPS, REPORT].map(|name| output.join(name))
}

/// Whether a batch has written this folder.
#[must_use]
pub fn is_batch(folder: &Path) -> bool {
    folder.join(HEADER).is_file() && folder.join(INPUTS).is_file()
}

impl GroupState {
    /// Whether there may be something left to do about it. What was left out may do with other members, or on a disk that
    /// has room again.
    pub(crate) fn is_open(&self) -> bool {
        !matches!(self.status, Status::Finished | Status::NotReproduced)
    }

    /// What a folder says of the group, or what there is to say of a new one.
    pub(crate) fn read(folder: &Path, failure: &Failure) -> Self {
        let state = read_json::<Self>(&folder.join(GROUP)).ok();
        let new = || Self { v: VERSION, failure: failure.clone(), ..Self::default() };
        state.filter(|state| state.v == VERSION).unwrap_or_else(new)
    }

    pub(crate) fn write(&self, folder: &Path) -> io::Result<()> {
        write_json(&folder.join(GROUP), self)
    }
}

/// Whether a run that was killed at its beginning may have left this in the folder of a batch.
fn is_begun(entry: io::Result<DirEntry>) -> bool {
    let name = entry.map(|entry| entry.file_name()).unwrap_or_default();
    name == GROUPS || name == INPUTS || name.to_string_lossy().starts_with(TEMPORARY)
}

/// Makes a folder with no more bits in its mode than `access` has, or takes those away if it is there already.
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

/// Replaces a file as a whole.
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

/// The lines that are whole.
fn read_records(path: &Path) -> io::Result<Vec<Record>> {
    let lines = BufReader::new(File::open(path)?).split(b'\n').collect::<io::Result<Vec<_>>>()?;
    Ok(lines.iter().filter_map(|line| serde_json::from_slice(line).ok()).collect())
}
