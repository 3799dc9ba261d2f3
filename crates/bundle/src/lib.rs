//! Input and candidate of a reduction: an ordered set of files, or a single text.
//!
//! A single text has no name of its own; wherever a name is needed, it has that of the user's
//! input. Files of a larger bundle have paths relative to the working directory of the test.
//!
//! A search makes a bundle for each candidate, which usually differs in one file only. So clones
//! are cheap: the other files are shared, and their content is hashed once.
//!
//! ```
//! use secateur_bundle::{Bundle, File};
//!
//! let files = vec![File::new("a.c", *b"#include \"a.h\"\n"), File::new("a.h", *b"int a;\n")];
//! let bundle = Bundle::of_files(files)?;
//! let smaller = bundle.with_text(1, *b"");
//! assert_eq!((bundle.bytes(), smaller.bytes()), (22, 15));
//! assert_ne!(bundle.hash(), smaller.hash());
//! # Ok::<(), secateur_bundle::BundleError>(())
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | bundle | ordered set of input files: the input, a candidate or a result ([`Bundle`]) |
//! | text | bundle of one file that has no name of its own |
//! | file | relative path and shared content ([`File`]) |

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, OnceLock};

use xxhash_rust::xxh3::{Xxh3, xxh3_128};

/// Text, or ordered set of files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    files: Arc<[File]>,
}

/// File of a [`Bundle`]: a relative path, a content and a mode.
#[derive(Clone, Debug)]
pub struct File {
    data: Arc<FileData>,
}

#[derive(Debug)]
struct FileData {
    /// Empty for a single text.
    path: PathBuf,
    text: Arc<[u8]>,
    is_executable: bool,
    hash: OnceLock<u128>,
}

/// Conflict between the paths of a bundle.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum BundleError {
    /// Path that leaves the folder, or that names no file.
    #[error("{} is not a relative path of a file below the root", .0.display())]
    Outside(PathBuf),
    /// Path of two files.
    #[error("the file {} occurs twice", .0.display())]
    Twice(PathBuf),
    /// Path that is both a file and the folder of another file.
    #[error("{} would be both a file and a folder", .0.display())]
    FileAndFolder(PathBuf),
}

/// Testable value: a bundle, a type that contains one, or a text.
pub trait AsBundle {
    /// Returns the bundle.
    fn as_bundle(&self) -> Bundle;

    /// Returns the [hash](Bundle::hash) of the bundle.
    fn hash_of_bundle(&self) -> u128;
}

impl<T: AsRef<[u8]> + ?Sized> AsBundle for T {
    fn as_bundle(&self) -> Bundle {
        Bundle::of_text(self.as_ref())
    }

    fn hash_of_bundle(&self) -> u128 {
        xxh3_128(self.as_ref())
    }
}

impl AsBundle for Bundle {
    fn as_bundle(&self) -> Self {
        self.clone()
    }

    fn hash_of_bundle(&self) -> u128 {
        self.hash()
    }
}

impl Bundle {
    /// Creates a single text, named like the user's input.
    #[must_use]
    pub fn of_text(text: impl Into<Arc<[u8]>>) -> Self {
        Self { files: [File::new("", text)].into() }
    }

    /// Creates a bundle of files with paths, in this order.
    ///
    /// # Errors
    ///
    /// If a path leaves the folder, occurs twice, or is both a file and a folder.
    pub fn of_files(files: Vec<File>) -> Result<Self, BundleError> {
        let mut seen = BTreeSet::new();
        for file in &files {
            let path = file.path();
            let is_plain = path.components().all(|part| matches!(part, Component::Normal(_)));
            if path.as_os_str().is_empty() || !is_plain {
                return Err(BundleError::Outside(path.into()));
            }
            if !seen.insert(path) {
                return Err(BundleError::Twice(path.into()));
            }
        }
        for file in &files {
            if let Some(folder) =
                file.path().ancestors().skip(1).find(|folder| seen.contains(folder))
            {
                return Err(BundleError::FileAndFolder(folder.into()));
            }
        }
        Ok(Self { files: files.into() })
    }

    /// Returns the files, in order.
    #[must_use]
    pub fn files(&self) -> &[File] {
        &self.files
    }

    /// Returns `true` for a single text without a name of its own.
    #[must_use]
    pub fn is_text(&self) -> bool {
        matches!(&self.files[..], [only] if only.path().as_os_str().is_empty())
    }

    /// Returns the content of the only or the first file; empty without files.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        self.files.first().map_or(&[], |file| file.text())
    }

    /// Returns the file at `path`.
    #[must_use]
    pub fn file(&self, path: &Path) -> Option<&File> {
        self.files.iter().find(|file| file.path() == path)
    }

    /// Returns the total size of all files, in bytes.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.files.iter().map(|file| file.text().len() as u64).sum()
    }

    /// Returns `true` if all files are empty or contain only white space.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.files.iter().all(|file| file.text().trim_ascii().is_empty())
    }

    /// Returns the bundle with a new content of the file at index `number`.
    #[must_use]
    pub fn with_text(&self, number: usize, text: impl Into<Arc<[u8]>>) -> Self {
        let mut text = Some(text.into());
        let map_file = |(index, file): (usize, &File)| match text.take_if(|_| index == number) {
            Some(text) => file.with_text(text),
            None => file.clone(),
        };
        Self { files: self.files.iter().enumerate().map(map_file).collect() }
    }

    /// Returns the bundle with every file mapped by `map_file`; a file mapped to `None` is removed.
    #[must_use]
    pub fn filter_map(&self, map_file: impl FnMut(&File) -> Option<File>) -> Self {
        Self { files: self.files.iter().filter_map(map_file).collect() }
    }

    /// Returns a hash of all paths, modes and contents; for a single text, of its content only.
    #[must_use]
    pub fn hash(&self) -> u128 {
        match &self.files[..] {
            [only] if self.is_text() => only.hash(),
            files => {
                let mut hasher = Xxh3::new();
                for file in files {
                    let path = file.path().as_os_str().as_encoded_bytes();
                    hasher.update(&(path.len() as u64).to_le_bytes());
                    hasher.update(path);
                    hasher.update(&[u8::from(file.is_executable())]);
                    hasher.update(&file.hash().to_le_bytes());
                }
                hasher.digest128()
            }
        }
    }
}

impl File {
    /// Creates a file at a relative path.
    #[must_use]
    pub fn new(path: impl Into<PathBuf>, text: impl Into<Arc<[u8]>>) -> Self {
        Self::with(path.into(), text.into(), false)
    }

    fn with(path: PathBuf, text: Arc<[u8]>, is_executable: bool) -> Self {
        Self { data: Arc::new(FileData { path, text, is_executable, hash: OnceLock::new() }) }
    }

    /// Sets the executable mode.
    #[must_use]
    pub fn executable(self, is_executable: bool) -> Self {
        Self::with(self.path().into(), self.text().clone(), is_executable)
    }

    /// Returns the file with another content.
    #[must_use]
    pub fn with_text(&self, text: impl Into<Arc<[u8]>>) -> Self {
        Self::with(self.path().into(), text.into(), self.is_executable())
    }

    /// Returns the path in the folder of the bundle; empty for a single text.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.data.path
    }

    /// Returns the content.
    #[must_use]
    pub fn text(&self) -> &Arc<[u8]> {
        &self.data.text
    }

    /// Returns `true` if the file is executable.
    #[must_use]
    pub fn is_executable(&self) -> bool {
        self.data.is_executable
    }

    /// Returns the hash of the content, which is computed once.
    #[must_use]
    pub fn hash(&self) -> u128 {
        *self.data.hash.get_or_init(|| xxh3_128(self.text()))
    }

    /// Returns `true` if both are the same file in memory: cheaper than a comparison, and never
    /// true of files that differ.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.data, &other.data)
    }
}

impl PartialEq for File {
    fn eq(&self, other: &Self) -> bool {
        let metadata = |file: &Self| (file.path().to_owned(), file.is_executable());
        self.is_same(other) || metadata(self) == metadata(other) && self.text() == other.text()
    }
}

impl Eq for File {}

impl<T: Into<Arc<[u8]>>> From<T> for Bundle {
    fn from(text: T) -> Self {
        Self::of_text(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundle(files: &[(&str, &str)]) -> Result<Bundle, BundleError> {
        Bundle::of_files(
            files.iter().map(|(path, text)| File::new(path, text.as_bytes())).collect(),
        )
    }

    #[test]
    fn a_text_alone_is_a_bundle_with_the_hash_of_its_content() {
        let text = Bundle::from(*b"int a;");
        assert!(text.is_text());
        assert_eq!(text.hash(), xxh3_128(b"int a;"));
        assert_eq!(text.text(), b"int a;");
        assert_eq!("int a;".as_bundle(), text);
        assert_ne!(bundle(&[("a.c", "int a;")]).unwrap().hash(), text.hash(), "a name counts");
    }

    #[test]
    fn the_hash_tells_names_contents_order_and_modes_apart() {
        let different = [
            bundle(&[]),
            bundle(&[("a", "")]),
            bundle(&[("b", "")]),
            bundle(&[("a", "b")]),
            bundle(&[("a", ""), ("b", "")]),
            bundle(&[("b", ""), ("a", "")]),
            bundle(&[("a", ""), ("b/a", "")]),
            Bundle::of_files(vec![File::new("a", *b"").executable(true)]),
        ];
        let mut hashes: Vec<_> =
            different.iter().map(|bundle| bundle.as_ref().unwrap().hash()).collect();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), different.len());
    }

    #[test]
    fn a_change_of_one_file_shares_the_others() {
        let before = bundle(&[("a", "1"), ("b", "2"), ("c", "3")]).unwrap();
        let after = before.with_text(1, *b"");
        let is_shared = |index: usize| before.files()[index].is_same(&after.files()[index]);
        assert_eq!([is_shared(0), is_shared(1), is_shared(2)], [true, false, true]);
        assert_eq!(after, bundle(&[("a", "1"), ("b", ""), ("c", "3")]).unwrap());
        let fewer = after.filter_map(|file| (!file.text().is_empty()).then(|| file.clone()));
        assert_eq!(fewer, bundle(&[("a", "1"), ("c", "3")]).unwrap());
    }

    #[test]
    fn files_that_cannot_stand_in_one_folder_are_refused() {
        for path in ["", ".", "..", "/a", "a/../b", "../a"] {
            assert_eq!(bundle(&[(path, "")]), Err(BundleError::Outside(path.into())), "{path:?}");
        }
        assert_eq!(
            bundle(&[("a", ""), ("b", ""), ("a", "x")]),
            Err(BundleError::Twice("a".into()))
        );
        assert_eq!(
            bundle(&[("a/b/c", ""), ("a", "")]),
            Err(BundleError::FileAndFolder("a".into()))
        );
    }
}
