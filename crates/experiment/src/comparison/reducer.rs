//! Other reducers, described by a manifest.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use secateur_runner::{Invocation, InvocationError};
use serde::Deserialize;

use super::ReducerId;

/// Placeholder in a command for the program that tests a candidate.
const TEST: &str = "{test}";
/// Placeholder in a command for the folder of the manifest.
const MANIFEST_FOLDER: &str = "{manifest}";
/// Placeholder in a command for the name of the input.
const INPUT: &str = "@@";
/// Stands for standard input in place of the candidate's file.
pub const STANDARD_INPUT: &str = "-";
/// Name of the command for languages without a command of their own.
const ANY: &str = "any";

/// Another reducer. The fields that a manifest does not have are found when it is loaded.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reducer {
    pub(crate) name: String,
    /// Command that prints the version.
    #[serde(rename = "version")]
    version_command: Vec<String>,
    /// Path of the result, relative to the reducer's working directory.
    #[serde(default = "in_place")]
    result: String,
    /// Path of the candidate if the last argument of the test is none, relative to the test's
    /// working directory; `-` for standard input.
    #[serde(default = "in_place")]
    candidate: String,
    /// Form of an input of several files; `None` if not supported.
    pub(crate) several: Option<Several>,
    /// Commands by language.
    command: BTreeMap<String, Vec<String>>,
    #[serde(skip)]
    version: String,
    /// Folder of the manifest.
    #[serde(skip)]
    folder: PathBuf,
}

/// Form in which a reducer takes several files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Several {
    /// It gets the path of each file, and its test runs in their folder.
    Files,
    /// It gets the folder of the files, and passes a folder to its test.
    Folder,
}

fn in_place() -> String {
    INPUT.to_owned()
}

/// Error in calling another reducer.
#[derive(Debug, thiserror::Error)]
pub enum ReducerError {
    /// The manifest cannot be read.
    #[error("cannot read the manifest {path}: {source}")]
    Unreadable { path: PathBuf, source: io::Error },
    /// The manifest is invalid.
    #[error("the manifest {path} is not valid: {source}")]
    Manifest { path: PathBuf, source: toml::de::Error },
    /// A command without the test.
    #[error("the manifest {path} has no {TEST} in the command for {language}")]
    NoTest {
        path: PathBuf,
        /// Language of the command.
        language: String,
    },
    /// Several files cannot be on standard input.
    #[error(
        "the manifest {0} has both `several` and `candidate = \"-\"`: several files cannot be sent \
         to standard input; remove one of the two"
    )]
    SeveralOnInput(PathBuf),
    /// The reducer is not installed.
    #[error(
        "cannot get the version of {name} with `{command}`: {source}; check that it is installed \
         and in the path"
    )]
    NotThere {
        name: String,
        /// Command for the version.
        command: String,
        source: io::Error,
    },
    /// The reducer prints no version.
    #[error("`{command}` prints nothing that looks like a version of {name}")]
    NoVersion {
        name: String,
        /// Command for the version.
        command: String,
    },
    /// Two reducers have the same name.
    #[error("two reducers are named `{0}`; give one another name in its manifest")]
    SameName(String),
}

impl Reducer {
    /// Loads the reducers of these manifests.
    ///
    /// # Errors
    ///
    /// Fails if a manifest is invalid, a reducer is not installed, or two have the same name.
    pub fn load_all(manifests: &[PathBuf]) -> Result<Vec<Self>, ReducerError> {
        let mut reducers: Vec<Self> = Vec::new();
        for path in manifests {
            let reducer = Self::load(path)?;
            if reducers.iter().any(|other| other.name == reducer.name) {
                return Err(ReducerError::SameName(reducer.name));
            }
            reducers.push(reducer);
        }
        Ok(reducers)
    }

    fn load(path: &Path) -> Result<Self, ReducerError> {
        let unreadable = |source| ReducerError::Unreadable { path: path.into(), source };
        let text = fs::read_to_string(path).map_err(unreadable)?;
        let mut reducer: Self = toml::from_str(&text)
            .map_err(|source| ReducerError::Manifest { path: path.into(), source })?;
        let lacks_test = |command: &[String]| !command.iter().any(|word| word.contains(TEST));
        if let Some((language, _)) = reducer.command.iter().find(|(_, words)| lacks_test(words)) {
            return Err(ReducerError::NoTest { path: path.into(), language: language.clone() });
        }
        if reducer.several.is_some() && reducer.candidate == STANDARD_INPUT {
            return Err(ReducerError::SeveralOnInput(path.into()));
        }
        let full = fs::canonicalize(path).map_err(unreadable)?;
        reducer.folder = full.parent().unwrap_or(Path::new("/")).to_path_buf();
        reducer.version = version(&reducer.name, &reducer.version_command)?;
        Ok(reducer)
    }

    /// Returns the identity for inputs of `language`, or `None` if the reducer does not support it.
    pub(crate) fn id_for(&self, language: &str) -> Option<ReducerId> {
        let command = self.command.get(language).or_else(|| self.command.get(ANY))?.clone();
        Some(ReducerId { name: self.name.clone(), version: self.version.clone(), command })
    }

    /// Builds the call of `command` with `test`. A placeholder of the input becomes a word for each
    /// of `files`, if there are any.
    pub(crate) fn invocation(
        &self,
        command: &[String],
        test: &Path,
        files: &[&Path],
    ) -> Result<Invocation, InvocationError> {
        let paths = [(TEST, test), (MANIFEST_FOLDER, self.folder.as_path())];
        let words = command.iter().flat_map(|word| match word.as_str() {
            INPUT if !files.is_empty() => files.iter().map(|path| word_for(path)).collect(),
            word => vec![put(&paths, word)],
        });
        Invocation::words(&words.collect::<Vec<OsString>>())
    }

    /// Returns the path of a candidate of an input of this name.
    pub(crate) fn candidate(&self, input: &str) -> String {
        self.candidate.replace(INPUT, input)
    }

    /// Returns the path of the result of an input of this name.
    pub(crate) fn result(&self, input: &str) -> String {
        self.result.replace(INPUT, input)
    }
}

/// Returns a path as a word that is not parsed as an option. Other paths stay unchanged, since
/// C-Vise rejects `./`.
fn word_for(path: &Path) -> OsString {
    let is_option = path.as_os_str().as_encoded_bytes().starts_with(b"-");
    if is_option { Path::new(".").join(path).into() } else { path.into() }
}

/// Replaces placeholders by paths, which need not be UTF-8.
#[must_use]
pub fn put(paths: &[(&str, &Path)], word: &str) -> OsString {
    let Some(((place, path), others)) = paths.split_first() else { return word.into() };
    let mut result = OsString::new();
    for (index, part) in word.split(place).enumerate() {
        if index > 0 {
            result.push(path);
        }
        result.push(put(others, part));
    }
    result
}

/// Returns the version that `command` prints for the program `name`: the first word that starts
/// with a digit.
///
/// # Errors
///
/// Fails if the command cannot be run, or prints no such word.
pub fn version(name: &str, command: &[String]) -> Result<String, ReducerError> {
    let (name, shown) = (name.to_owned(), command.join(" "));
    let output = match command.split_first() {
        Some((program, words)) => Command::new(program).args(words).stdin(Stdio::null()).output(),
        None => Err(io::Error::other("command not found")),
    };
    let Output { stdout, stderr, .. } = match output {
        Ok(output) => output,
        Err(source) => return Err(ReducerError::NotThere { name, command: shown, source }),
    };
    let output = [stdout, stderr].concat();
    let output = String::from_utf8_lossy(&output);
    let mut words = output.split_whitespace().map(|word| word.trim_start_matches('v'));
    let found = words.find(|word| word.starts_with(|first: char| first.is_ascii_digit()));
    found
        .map(|word| word.trim_end_matches([',', ';', '.']).to_owned())
        .ok_or(ReducerError::NoVersion { name, command: shown })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Loads a manifest with this text.
    fn load(text: &str) -> Result<Reducer, ReducerError> {
        let scratch = tempfile::tempdir().unwrap();
        let path = scratch.path().join("reducer.toml");
        fs::write(&path, text).unwrap();
        Reducer::load(&path)
    }

    #[test]
    fn a_language_has_its_own_command_or_that_for_any() {
        let reducer = load(
            "name = 'x'\nversion = ['echo', 'x, version v1.2, of 1999']\n\
             [command]\nc = ['x-c', '{test}']\nany = ['x', '{test}']",
        );
        let reducer = reducer.unwrap();
        let id = |language| reducer.id_for(language).unwrap();
        assert_eq!((id("c").command[0].as_str(), id("c").version.as_str()), ("x-c", "1.2"));
        assert_eq!(id("xml").command[0], "x");
        let only_c =
            load("name = 'x'\nversion = ['echo', '3']\n[command]\nc = ['x', '{test}']").unwrap();
        assert_eq!(only_c.id_for("xml"), None);
    }

    #[test]
    fn paths_are_put_into_their_places_and_nowhere_else() {
        let paths = [("{test}", Path::new("/a/{manifest}")), ("{manifest}", Path::new("/b"))];
        for (word, expected) in [
            ("{test}", "/a/{manifest}"),
            ("-g={manifest}/C.g4", "-g=/b/C.g4"),
            ("{test}{manifest}", "/a/{manifest}/b"),
        ] {
            assert_eq!(put(&paths, word), expected);
        }
    }

    #[test]
    fn what_cannot_be_called_is_told_with_its_reason() {
        let check = |text: &str, message: &str| {
            let error = load(text).unwrap_err().to_string();
            assert!(error.contains(message), "{error}");
        };
        check("name = 'x'", "is not valid: ");
        check(
            "name = 'x'\nversion = ['true']\n[command]\nc = ['x']",
            "no {test} in the command for c",
        );
        check(
            "name = 'x'\nversion = ['true']\n[command]",
            "`true` prints nothing that looks like a version of x",
        );
        check("name = 'x'\nversion = []\n[command]", "cannot get the version of x");
        check(
            "name = 'x'\nversion = ['/no/such', '-v']\n[command]",
            "with `/no/such -v`: No such file",
        );
        check("name = 'x'\nversion = ['true']\nother = 1\n[command]", "unknown field `other`");
    }
}
