//! Other reducers, by a manifest of how to call them.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use secateur_runner::{Invocation, InvocationError};
use serde::Deserialize;

use super::ReducerId;

/// Stands in a command for the program that answers whether a candidate is interesting.
const TEST: &str = "{test}";
/// Stands in a command for the folder of the manifest.
const MANIFEST_FOLDER: &str = "{manifest}";
/// Stands in a command for the input's name, as everywhere.
const INPUT: &str = "@@";
/// Stands for standard input where a reducer could name the candidate's file.
pub const STANDARD_INPUT: &str = "-";
/// The name of the command for inputs of languages that have none of their own.
const ANY: &str = "any";

/// Another reducer, as its manifest describes it.
#[derive(Clone, Debug)]
pub struct Reducer {
    manifest: Manifest,
    /// Where the manifest is.
    folder: PathBuf,
    version: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    name: String,
    /// The command that prints the version.
    version: Vec<String>,
    /// Where the result is, from the folder in which the reducer runs.
    #[serde(default = "in_place")]
    result: String,
    /// The file in which the test finds the candidate if its last argument is none, from the folder in which the reducer
    /// runs the test, or `-` for standard input.
    #[serde(default = "in_place")]
    candidate: String,
    /// How it takes an input of several files, if it does.
    several: Option<Several>,
    /// By language.
    command: BTreeMap<String, Vec<String>>,
}

/// How a reducer takes an input of several files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Several {
    /// It is given the path of each, and its test is run where they are.
    Files,
    /// It is given the folder that they are in, and gives its test a folder.
    Folder,
}

fn in_place() -> String {
    INPUT.to_owned()
}

/// Another reducer cannot be called.
#[derive(Debug, thiserror::Error)]
pub enum ReducerError {
    /// The manifest cannot be read.
    #[error("cannot read the manifest {}: {source}", path.display())]
    Unreadable {
        /// The manifest.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The manifest is not what it should be.
    #[error("the manifest {} is not valid: {source}", path.display())]
    Manifest {
        /// The manifest.
        path: PathBuf,
        /// What the reader says.
        source: toml::de::Error,
    },
    /// A command without a place for the test can find nothing out.
    #[error("the manifest {} has no {TEST} in the command for {language}", path.display())]
    NoTest {
        /// The manifest.
        path: PathBuf,
        /// Whose command.
        language: String,
    },
    /// Several files are not on standard input.
    #[error(
        "the manifest {} has both `several` and `candidate = \"-\"`: several files cannot be told on standard input; leave one of \
         the two out", .0.display()
    )]
    SeveralOnInput(PathBuf),
    /// It is not installed.
    #[error(
        "cannot ask {name} for its version by `{command}`: {source}; is it installed, and in the path?"
    )]
    NotThere {
        /// The reducer.
        name: String,
        /// What was tried.
        command: String,
        /// What the system says.
        source: io::Error,
    },
    /// It does not say which version it is.
    #[error("{name} prints nothing that looks like a version on `{command}`")]
    NoVersion {
        /// The reducer.
        name: String,
        /// What was tried.
        command: String,
    },
    /// Two have one name.
    #[error("two reducers are named `{0}`; give one another name in its manifest")]
    SameName(String),
}

impl Reducer {
    /// The reducers of these manifests.
    ///
    /// # Errors
    ///
    /// When a manifest is not valid, a reducer is not installed, or two have the same name.
    pub fn load_all(manifests: &[PathBuf]) -> Result<Vec<Self>, ReducerError> {
        let mut reducers: Vec<Self> = Vec::new();
        for path in manifests {
            let reducer = Self::load(path)?;
            if reducers.iter().any(|other| other.manifest.name == reducer.manifest.name) {
                return Err(ReducerError::SameName(reducer.manifest.name));
            }
            reducers.push(reducer);
        }
        Ok(reducers)
    }

    fn load(path: &Path) -> Result<Self, ReducerError> {
        let unreadable = |source| ReducerError::Unreadable { path: path.into(), source };
        let text = fs::read_to_string(path).map_err(unreadable)?;
        let manifest: Manifest = toml::from_str(&text)
            .map_err(|source| ReducerError::Manifest { path: path.into(), source })?;
        let lacks_test = |command: &[String]| !command.iter().any(|word| word.contains(TEST));
        if let Some((language, _)) =
            manifest.command.iter().find(|(_, command)| lacks_test(command))
        {
            return Err(ReducerError::NoTest { path: path.into(), language: language.clone() });
        }
        if manifest.several.is_some() && manifest.candidate == STANDARD_INPUT {
            return Err(ReducerError::SeveralOnInput(path.into()));
        }
        let folder = fs::canonicalize(path)
            .map_err(unreadable)?
            .parent()
            .unwrap_or(Path::new("/"))
            .to_path_buf();
        Ok(Self { version: version(&manifest)?, manifest, folder })
    }

    /// What it is called with for inputs of `language`. None if it is not for these.
    pub(crate) fn id_for(&self, language: &str) -> Option<ReducerId> {
        let commands = &self.manifest.command;
        let command = commands.get(language).or_else(|| commands.get(ANY))?.clone();
        Some(ReducerId { name: self.manifest.name.clone(), version: self.version.clone(), command })
    }

    /// Its name.
    pub(crate) fn name(&self) -> &str {
        &self.manifest.name
    }

    /// How it takes an input of several files, if it does.
    pub(crate) fn several(&self) -> Option<Several> {
        self.manifest.several
    }

    /// How `command` is run with `test`. A word that is the input's place becomes a word for each of `files`, if there are
    /// any.
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

    /// Where its tests find the candidate of an input of this name.
    pub(crate) fn candidate(&self, input: &str) -> String {
        self.manifest.candidate.replace(INPUT, input)
    }

    /// Where the result of an input of this name is.
    pub(crate) fn result(&self, input: &str) -> String {
        self.manifest.result.replace(INPUT, input)
    }
}

/// The path as a word that is not taken for an option. Others are left as they are: C-Vise takes no `./`.
fn word_for(path: &Path) -> OsString {
    let is_option = path.as_os_str().as_encoded_bytes().starts_with(b"-");
    if is_option { Path::new(".").join(path).into() } else { path.into() }
}

/// The word with paths in their places. A path need not be text.
fn put(paths: &[(&str, &Path)], word: &str) -> OsString {
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

/// The first word that the reducer prints about its version with a digit at its beginning.
fn version(manifest: &Manifest) -> Result<String, ReducerError> {
    let (name, command) = (manifest.name.clone(), manifest.version.join(" "));
    let output = match manifest.version.split_first() {
        Some((program, words)) => Command::new(program).args(words).stdin(Stdio::null()).output(),
        None => Err(io::Error::other("there is no such command")),
    };
    let output = match output {
        Ok(output) => {
            String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
        }
        Err(source) => return Err(ReducerError::NotThere { name, command, source }),
    };
    let looks_like_version = |word: &&str| word.starts_with(|first: char| first.is_ascii_digit());
    let found =
        output.split_whitespace().map(|word| word.trim_start_matches('v')).find(looks_like_version);
    found
        .map(|word| word.trim_end_matches([',', ';', '.']).to_owned())
        .ok_or(ReducerError::NoVersion { name, command })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What comes of a manifest with this text.
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
            "x prints nothing that looks like a version on `true`",
        );
        check("name = 'x'\nversion = []\n[command]", "cannot ask x for its version");
        check(
            "name = 'x'\nversion = ['/no/such', '-v']\n[command]",
            "by `/no/such -v`: No such file",
        );
        check("name = 'x'\nversion = ['true']\nother = 1\n[command]", "unknown field `other`");
    }
}
