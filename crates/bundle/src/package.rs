//! Packages: several files written as one, such as `.xlsx`, `.odt`, `.epub` and `.jar`, and
//! compressed files, such as `.svgz`.
//!
//! A package is recognised by its first bytes. Its members are the files of a bundle, which
//! keeps the form of the package: the order of the members, their compression, and folders. The
//! written package depends only on these and on the files: times are fixed, and extra fields are
//! omitted. OpenDocument and EPUB require a first member `mimetype` without compression, which the
//! order and the compression preserve.
//!
//! Nothing is unpacked to a disk. Names that leave the folder of the package are refused
//! nevertheless, since a test may unpack a candidate.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::io::{self, Cursor, Read, Write};
use std::path::{Component, Path, PathBuf};

use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use crate::file::{BundleError, File, Nested};

/// Form of a package.
#[derive(Debug)]
pub(crate) enum Package {
    Zip(Vec<Entry>),
    /// One compressed file.
    Gzip,
}

/// Entry of an archive.
#[derive(Debug)]
pub(crate) struct Entry {
    /// Name in the archive.
    name: String,
    /// Path in the bundle.
    path: PathBuf,
    is_stored: bool,
    kind: EntryKind,
}

#[derive(Debug)]
enum EntryKind {
    File,
    Folder,
    /// Package in the package.
    Nested(Package),
}

/// Reason why a package cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum PackageError {
    #[error("it is damaged: {0}")]
    Damaged(Cow<'static, str>),
    #[error("its member {member} is damaged: {problem}")]
    DamagedMember { member: String, problem: String },
    #[error("its member {0} is encrypted; decrypt it first")]
    Encrypted(String),
    #[error("its member {member} is compressed by a method other than Deflate: {method}")]
    Method { member: String, method: String },
    #[error("two of its members have the same name")]
    Twice,
    #[error("its member {0:?} is not a path below the root of the package; rename it")]
    Outside(String),
    #[error("its member {0} is a symbolic link; replace the link by a copy of its target")]
    Link(String),
    #[error("its members exceed {} MiB{}; it may be a decompression bomb", .0 >> 20, ratio(.1))]
    TooLarge(u64, Option<u64>),
    #[error("it contains no files")]
    Empty,
    #[error(transparent)]
    Bundle(#[from] BundleError),
}

fn ratio(ratio: &Option<u64>) -> String {
    ratio.map_or_else(String::new, |ratio| format!(", more than {ratio} times its size"))
}

/// Maximum total size of the members, in bytes.
const BYTES_MAX: u64 = 512 << 20;
/// Maximum ratio of the total size of the members to that of the package, if the members are
/// larger than [`BYTES_WITHOUT_RATIO`]. Deflate reaches 1,032. Sheets of equal cells reach 100.
const RATIO_MAX: u64 = 200;
/// Size of the members, in bytes, up to which any ratio is accepted.
const BYTES_WITHOUT_RATIO: u64 = 32 << 20;
/// Maximum depth of packages in packages.
const DEPTH_MAX: usize = 4;

/// Reads members within the limits.
struct Budget {
    left: u64,
    max: u64,
    /// Ratio that determines the maximum, if one does.
    ratio: Option<u64>,
}

impl Budget {
    fn of(packed: &[u8]) -> Self {
        let by_ratio = (packed.len() as u64).saturating_mul(RATIO_MAX).max(BYTES_WITHOUT_RATIO);
        let max = by_ratio.min(BYTES_MAX);
        Self { left: max, max, ratio: (by_ratio < BYTES_MAX).then_some(RATIO_MAX) }
    }

    /// Reads all of `reader`, which belongs to `member`.
    fn read(&mut self, reader: impl Read, member: &str) -> Result<Vec<u8>, PackageError> {
        let mut text = Vec::new();
        let read = reader.take(self.left + 1).read_to_end(&mut text);
        let read = read.map_err(|error| PackageError::DamagedMember {
            member: member.to_owned(),
            problem: error.to_string(),
        })?;
        let too_large = PackageError::TooLarge(self.max, self.ratio);
        self.left = self.left.checked_sub(read as u64).ok_or(too_large)?;
        Ok(text)
    }
}

impl Package {
    /// Opens the package `packed`. The file of a package of one file is named after `path`. Returns
    /// `None` if it is not a package.
    pub(crate) fn open(
        packed: &[u8],
        path: &Path,
        nested: Nested,
    ) -> Result<Option<(Self, Vec<File>)>, PackageError> {
        let mut files = Vec::new();
        let package = if is_zip(packed) {
            let mut opening = Opening { nested, budget: Budget::of(packed), files: Vec::new() };
            let entries = opening.entries(packed, Path::new(""), 0)?;
            files = opening.files;
            Self::Zip(entries)
        } else if packed.starts_with(GZIP) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let inner = inner_name(&name);
            let text = Budget::of(packed).read(MultiGzDecoder::new(packed), &inner)?;
            // A binary file, such as an archive of tapes, has no better form in which to reduce it.
            if text.is_empty() || text.contains(&0) {
                return Ok(None);
            }
            files.push(File::new(inner, text));
            Self::Gzip
        } else {
            return Ok(None);
        };
        if files.is_empty() {
            return Err(PackageError::Empty);
        }
        Ok(Some((package, files)))
    }

    /// Opens another version of this package. `files` name the file of a package of one file.
    pub(crate) fn reopen(&self, packed: &[u8], files: &[File]) -> Option<(Self, Vec<File>)> {
        let path = files.first().map_or(Path::new(""), File::path);
        let nested = if self.has_nested() { Nested::Opened } else { Nested::Closed };
        match Self::open(packed, path, nested) {
            // Without members, it is still a package.
            Err(PackageError::Empty) => Some((Self::Zip(Vec::new()), Vec::new())),
            opened => opened.ok()?,
        }
    }

    fn has_nested(&self) -> bool {
        let is_nested = |entry: &Entry| matches!(entry.kind, EntryKind::Nested(_));
        matches!(self, Self::Zip(entries) if entries.iter().any(is_nested))
    }

    /// Writes `files` as a package.
    pub(crate) fn pack(&self, files: &[File]) -> io::Result<Vec<u8>> {
        match self {
            Self::Zip(entries) => {
                let folders = files.iter().flat_map(|file| file.path().ancestors().skip(1));
                let members = Members {
                    files: files.iter().map(|file| (file.path(), file)).collect(),
                    folders: folders.collect(),
                };
                members.archive(entries).map_err(io::Error::from)
            }
            Self::Gzip => {
                let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
                files.iter().try_for_each(|file| encoder.write_all(file.text()))?;
                encoder.finish()
            }
        }
    }
}

/// First bytes of a compressed file.
const GZIP: &[u8] = b"\x1f\x8b\x08";

/// Returns `true` if a text begins like an archive, perhaps an empty one.
fn is_zip(text: &[u8]) -> bool {
    text.starts_with(b"PK\x03\x04") || text.starts_with(b"PK\x05\x06")
}

/// Returns the name of a compressed file without compression: `a.svg` for `a.svgz`, `a.xml` for
/// `a.xml.gz` and its backup `a.xml.gz.orig`.
fn inner_name(name: &str) -> String {
    let name = name.strip_suffix(".orig").unwrap_or(name);
    match (name.strip_suffix("svgz"), name.strip_suffix(".gz")) {
        (Some(stem), _) => format!("{stem}svg"),
        (_, Some(stem)) if !stem.is_empty() => stem.to_owned(),
        _ => name.to_owned(),
    }
}

/// Packages that are being opened.
struct Opening {
    nested: Nested,
    budget: Budget,
    files: Vec<File>,
}

impl Opening {
    /// Opens an archive whose members are below `folder`. `depth` is the number of packages around
    /// it.
    fn entries(
        &mut self,
        packed: &[u8],
        folder: &Path,
        depth: usize,
    ) -> Result<Vec<Entry>, PackageError> {
        let damaged = |error: ZipError| PackageError::Damaged(error.to_string().into());
        let mut archive = ZipArchive::new(Cursor::new(packed)).map_err(damaged)?;
        if archive.has_duplicate_names() {
            return Err(PackageError::Twice);
        }
        let mut entries = Vec::new();
        for index in 0..archive.len() {
            let entry = archive.by_index_data(index).map_err(damaged)?;
            let name = entry.name().map_err(damaged)?.into_owned();
            let path = plain(&name).ok_or_else(|| PackageError::Outside(name.clone()))?;
            let path = folder.join(path);
            if entry.encrypted() {
                return Err(PackageError::Encrypted(name));
            }
            if entry.is_symlink() {
                return Err(PackageError::Link(name));
            }
            let is_folder = entry.is_dir();
            let is_executable = entry.unix_mode().is_some_and(|mode| mode & 0o111 != 0);
            let is_stored = match entry.compression() {
                CompressionMethod::Stored => true,
                CompressionMethod::Deflated => false,
                method => {
                    let method = method.to_string();
                    return Err(PackageError::Method { member: name, method });
                }
            };
            let kind = if is_folder {
                EntryKind::Folder
            } else {
                let reader = archive.by_index(index).map_err(|error| {
                    PackageError::DamagedMember { member: name.clone(), problem: error.to_string() }
                })?;
                let text = self.budget.read(reader, &name)?;
                match self.nested(&text, &path, depth)? {
                    Some(package) => EntryKind::Nested(package),
                    None => {
                        let file = File::new(path.clone(), text).executable(is_executable);
                        self.files.push(file);
                        EntryKind::File
                    }
                }
            };
            entries.push(Entry { name, path, is_stored, kind });
        }
        Ok(entries)
    }

    /// Opens a member that is a package, if that is wanted and possible.
    fn nested(
        &mut self,
        text: &[u8],
        path: &Path,
        depth: usize,
    ) -> Result<Option<Package>, PackageError> {
        if self.nested == Nested::Closed || !is_zip(text) || depth + 1 == DEPTH_MAX {
            return Ok(None);
        }
        let count = self.files.len();
        match self.entries(text, path, depth + 1) {
            Ok(entries) if self.files.len() > count => Ok(Some(Package::Zip(entries))),
            Err(error @ PackageError::TooLarge(..)) => Err(error),
            // A package that cannot be opened is one file.
            Ok(_) | Err(_) => {
                self.files.truncate(count);
                Ok(None)
            }
        }
    }
}

/// Returns the path that a name in an archive means, if it is below the root.
fn plain(name: &str) -> Option<PathBuf> {
    let path: PathBuf =
        Path::new(name).components().filter(|part| *part != Component::CurDir).collect();
    let is_plain = |part| matches!(part, Component::Normal(_));
    (path.components().all(is_plain) && !name.contains('\0')).then_some(path)
}

/// Files to write as an archive.
struct Members<'a> {
    files: HashMap<&'a Path, &'a File>,
    /// Folders of the files.
    folders: HashSet<&'a Path>,
}

impl Members<'_> {
    fn archive(&self, entries: &[Entry]) -> Result<Vec<u8>, ZipError> {
        let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
        for Entry { name, path, is_stored, kind } in entries {
            let method = match is_stored {
                true => CompressionMethod::Stored,
                false => CompressionMethod::Deflated,
            };
            // Each test writes a package, so speed is more important than size.
            let level = (!is_stored).then_some(1);
            let options = SimpleFileOptions::default()
                .compression_method(method)
                .compression_level(level)
                .last_modified_time(DateTime::default());
            let file = self.files.get(&**path);
            let mode = if file.is_some_and(|file| file.is_executable()) { 0o755 } else { 0o644 };
            let options = options.unix_permissions(mode);
            let text = match kind {
                EntryKind::File => file.map(|file| Cow::Borrowed(&file.text()[..])),
                EntryKind::Nested(Package::Zip(entries)) if self.folders.contains(&**path) => {
                    Some(Cow::Owned(self.archive(entries)?))
                }
                EntryKind::Folder if self.folders.contains(&**path) => {
                    writer.add_directory(name.as_str(), options.unix_permissions(0o755))?;
                    None
                }
                EntryKind::Folder | EntryKind::Nested(_) => None,
            };
            if let Some(text) = text {
                writer.start_file(name.as_str(), options)?;
                writer.write_all(&text)?;
            }
        }
        Ok(writer.finish()?.into_inner())
    }
}
