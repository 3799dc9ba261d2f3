//! Input and candidate of a reduction: an ordered set of files, or a single text.
//!
//! A single text has no name of its own; wherever a name is needed, it has that of the user's
//! input. Files of a larger bundle have paths relative to the working directory of the test.
//!
//! A [package](Nested), such as `.xlsx`, is one file with several files in it. Searches see these
//! files; tests and results get the package.
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

mod difference;
mod file;
#[cfg_attr(not(feature = "packages"), path = "no_package.rs")]
mod package;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io;
use std::path::{Component, Path};
use std::sync::Arc;

use xxhash_rust::xxh3::{Xxh3, xxh3_128};

pub use self::difference::{difference, is_of_word};
pub use self::file::{BundleError, File, Nested};
use self::package::Package;
pub use self::package::PackageError;

/// Text, or ordered set of files. Bundles are equal if their files are.
#[derive(Clone, Debug)]
pub struct Bundle {
    files: Arc<[File]>,
    /// Form of the one file that contains all files.
    package: Option<Arc<Package>>,
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
        Self { files: [File::new("", text)].into(), package: None }
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
        Ok(Self { files: files.into(), package: None })
    }

    /// Opens a package: the bundle of the files in it. `path` is that of the package. Returns
    /// `None` if `packed` is not a package.
    ///
    /// # Errors
    ///
    /// If the package is damaged, encrypted or too large, or if a member has an unusable name.
    pub fn of_package(
        packed: &[u8],
        path: &Path,
        nested: Nested,
    ) -> Result<Option<Self>, PackageError> {
        let Some((package, files)) = Package::open(packed, path, nested)? else { return Ok(None) };
        Ok(Some(Self { package: Some(Arc::new(package)), ..Self::of_files(files)? }))
    }

    /// Returns `true` if the files are members of a package.
    pub fn is_package(&self) -> bool {
        self.package.is_some()
    }

    /// Returns `true` if the bundle is one file for a test: a text or a package.
    pub fn is_one_file(&self) -> bool {
        self.is_text() || self.is_package()
    }

    /// Returns the content of the one file: the text, or all files written as a package.
    ///
    /// # Errors
    ///
    /// If a package would exceed the limits of its format.
    pub fn content(&self) -> io::Result<Cow<'_, [u8]>> {
        match &self.package {
            Some(package) => Ok(package.pack(&self.files)?.into()),
            None => Ok(self.text().into()),
        }
    }

    /// Reads another version of this one file. What is not a package any more is a text.
    #[must_use]
    pub fn reread(&self, content: Vec<u8>) -> Self {
        let opened =
            self.package.as_ref().and_then(|package| package.reopen(&content, &self.files));
        let package = opened.and_then(|(package, files)| {
            Some(Self { package: Some(Arc::new(package)), ..Self::of_files(files).ok()? })
        });
        package.unwrap_or_else(|| Self::of_text(content))
    }

    /// Returns the files, in order.
    pub fn files(&self) -> &[File] {
        &self.files
    }

    /// Returns `true` for a single text without a name of its own.
    pub fn is_text(&self) -> bool {
        matches!(&self.files[..], [only] if only.path().as_os_str().is_empty())
    }

    /// Returns the content of the only or the first file; empty without files.
    pub fn text(&self) -> &[u8] {
        self.files.first().map_or(&[], |file| file.text())
    }

    /// Returns the paths of the files as tests find them; none for a package, which has the name
    /// that the user gave it.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        let files = if self.is_package() { &[] } else { &self.files[..] };
        files.iter().map(File::path)
    }

    /// Returns the file at `path`.
    pub fn file(&self, path: &Path) -> Option<&File> {
        self.files.iter().find(|file| file.path() == path)
    }

    /// Returns the total size of all files, in bytes.
    pub fn bytes(&self) -> u64 {
        self.files.iter().map(|file| file.text().len() as u64).sum()
    }

    /// Returns `true` if all files are empty or contain only white space.
    pub fn is_blank(&self) -> bool {
        self.files.iter().all(|file| file.text().trim_ascii().is_empty())
    }

    /// Returns the bundle with a new content of the file at index `number`.
    #[must_use]
    pub fn with_text(&self, number: usize, text: impl Into<Arc<[u8]>>) -> Self {
        let mut files = self.files.clone();
        if let Some(file) = Arc::make_mut(&mut files).get_mut(number) {
            *file = file.with_text(text);
        }
        Self { files, package: self.package.clone() }
    }

    /// Returns the bundle with every file mapped by `map_file`; a file mapped to `None` is removed.
    #[must_use]
    pub fn filter_map(&self, map_file: impl FnMut(&File) -> Option<File>) -> Self {
        let files = self.files.iter().filter_map(map_file).collect();
        Self { files, package: self.package.clone() }
    }

    /// Returns a hash of all paths, modes and contents; for a single text, of its content only.
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

impl PartialEq for Bundle {
    fn eq(&self, other: &Self) -> bool {
        self.files == other.files
    }
}

impl Eq for Bundle {}

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
