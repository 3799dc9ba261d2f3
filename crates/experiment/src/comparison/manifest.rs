//! Manifest in the folder of a subject. Unknown fields are ignored.

use std::fs;
use std::io;
use std::iter;
use std::path::Path;

use secateur_session::origin;
use serde::Deserialize;

use super::subject_error::{MANIFEST, SubjectError, unreadable};

/// Name of the file with options for reductions.
const OPTIONS: &str = "secateur.toml";

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Manifest {
    pub(super) name: Option<String>,
    pub(super) input: Option<Names>,
    pub(super) test: Option<String>,
    pub(super) language: Option<String>,
    pub(super) tool: String,
    pub(super) version: String,
    pub(super) needs: Vec<String>,
    pub(super) commands: Vec<String>,
}

/// Names of the input, relative to the folder.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Names {
    /// A file or a directory.
    One(String),
    Several(Vec<String>),
}

impl Manifest {
    /// Reads the manifest at `path`. A missing manifest is empty.
    pub(super) fn read(path: &Path) -> Result<Self, SubjectError> {
        match fs::read(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(source) => Err(unreadable(path, source)),
            Ok(text) => serde_json::from_slice(&text)
                .map_err(|source| SubjectError::Manifest { path: path.into(), source }),
        }
    }
}

/// Returns the name of the one file in `folder` that is not the manifest, the test, or a file of a
/// reduction. Without such a file, returns the name of the one directory.
pub(super) fn only_input(folder: &Path, test: &Path) -> Result<String, SubjectError> {
    let (mut files, mut folders) = (Vec::new(), Vec::new());
    for entry in fs::read_dir(folder).map_err(|source| unreadable(folder, source))? {
        let path = entry.map_err(|source| unreadable(folder, source))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_other = path == test || name == MANIFEST || name == OPTIONS || name.starts_with('.');
        if path.is_file() && !is_other {
            files.push(name);
        } else if path.is_dir() && !is_other {
            folders.push(name);
        }
    }
    let is_there = |name: &String| files.contains(name) || folders.contains(name);
    let is_left = |name: &&String| {
        iter::successors(origin(name), |name| origin(name)).any(|name| is_there(&name))
    };
    let inputs = |names: &[String]| -> Vec<String> {
        names.iter().filter(|name| !is_left(name)).cloned().collect()
    };
    let (files, folders) = (inputs(&files), inputs(&folders));
    match (&files[..], &folders[..]) {
        ([input], _) | ([], [input]) => Ok(input.clone()),
        _ => {
            let (files, folders) = (files.len(), folders.len());
            Err(SubjectError::NoInput { folder: folder.into(), files, folders })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::subject_error::TEST;
    use super::*;

    #[test]
    fn what_a_reduction_has_left_is_no_input_and_everything_else_is() {
        // A name with a trailing slash is a directory.
        let check = |names: &[&str], expected: Result<&str, (usize, usize)>| {
            let folder = tempfile::tempdir().unwrap();
            for name in names.iter().chain(&[TEST, MANIFEST, OPTIONS, ".hidden", ".git/"]) {
                let path = folder.path().join(name);
                if name.ends_with('/') { fs::create_dir(path) } else { fs::write(path, "") }
                    .unwrap();
            }
            let found =
                only_input(folder.path(), &folder.path().join(TEST)).map_err(|error| match error {
                    SubjectError::NoInput { files, folders, .. } => (files, folders),
                    error => panic!("{error}"),
                });
            assert_eq!(found, expected.map(str::to_owned), "{names:?}");
        };
        check(
            &["a.c", "a.reduced.c", "a.reduced.c.journal", "a.reduced.formatted.c", "a.c.orig"],
            Ok("a.c"),
        );
        check(&["a.c", "a.c.journal", "a.formatted.c"], Ok("a.c"));
        check(&["a.reduced.c", "a.reduced.reduced.c"], Ok("a.reduced.c"));
        check(&["input", "input.reduced", "input.reduced.journal"], Ok("input"));
        check(&["a.orig"], Ok("a.orig"));
        check(&["a.c", "b.reduced.c"], Err((2, 0)));
        check(&["a.c", "a.h"], Err((2, 0)));
        check(&[], Err((0, 0)));
        check(&["in/"], Ok("in"));
        check(&["in/", "in.reduced/", "in.reduced.journal", "in.orig/", "in.journal"], Ok("in"));
        check(&["a.c", "in/"], Ok("a.c"));
        check(&["a.c", "b.c", "in/"], Err((2, 1)));
        check(&["in/", "out/"], Err((0, 2)));
    }
}
