//! What algorithms are compared on: a folder with an input and a property test.
//!
//! In the folder lie the input, the property test `r.sh`, and, if there is more to say, a manifest `case.json`. Without
//! a manifest the input is the one other file, apart from what a reduction needs or has left there. A manifest may hold
//! more than is read here.

use std::fs;
use std::io;
use std::iter;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_reduce::{Stop, Walker};
use secateur_runner::{OutcomeCache, PropertyTest, PropertyTestError};
use secateur_session::{Input, InputError};
use secateur_syntax::Grammar;
use serde::Deserialize;

/// The name of the manifest in a subject's folder.
const MANIFEST: &str = "case.json";
/// The name of the property test, unless the manifest has another.
const TEST: &str = "r.sh";
/// The name of the file with options for reductions.
const OPTIONS: &str = "secateur.toml";

/// An input and its property test.
#[derive(Clone, Debug)]
pub struct Subject {
    /// Unique in a comparison: from the manifest, or the folder's.
    pub name: String,
    /// The name of the input, by which the property test finds it.
    pub input: String,
    /// The input itself.
    pub original: Bundle,
    /// The size of the input in tokens.
    pub tokens: u64,
    /// The grammar of the input's language, if one is known.
    pub grammar: Option<&'static Grammar>,
    /// The property test.
    pub test: PropertyTest,
    /// The tool that fails, with its version where it is known.
    pub tool: String,
    /// What must be installed for the property test to work, as the manifest says it.
    pub needs: Vec<String>,
    /// A hash of the input.
    pub input_hash: String,
    /// A hash of the property test.
    pub test_hash: String,
}

/// A folder is not a subject.
#[derive(Debug, thiserror::Error)]
pub enum SubjectError {
    /// There is nothing at the path, or a file.
    #[error("{} is not a folder; a subject is a folder with an input and its property test {TEST}", path.display())]
    NotAFolder {
        /// The path as given.
        path: PathBuf,
    },
    /// Something in the folder cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    Unreadable {
        /// What.
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
        source: serde_json::Error,
    },
    /// There is not exactly one file that could be the input.
    #[error(
        "cannot tell the input in {}: besides {TEST} and {MANIFEST} there are {count} files; \
         name it in {MANIFEST}, as {{\"input\": \"small.c\"}}", folder.display()
    )]
    NoInput {
        /// The folder.
        folder: PathBuf,
        /// How many files there are.
        count: usize,
    },
    /// The manifest names a language that is not known.
    #[error("there is no language `{language}`, which {} names", manifest.display())]
    NoLanguage {
        /// The manifest.
        manifest: PathBuf,
        /// The language.
        language: String,
    },
    /// The input cannot be parsed.
    #[error("{}: {source}", path.display())]
    Parse {
        /// The input.
        path: PathBuf,
        /// What the parser says.
        source: InputError,
    },
    /// The property test cannot be run.
    #[error(transparent)]
    Test(#[from] PropertyTestError),
    /// Two subjects have one name.
    #[error("two subjects are named `{name}`; give one another name in its {MANIFEST}, as {{\"name\": \"…\"}}")]
    SameName {
        /// The name.
        name: String,
    },
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Manifest {
    name: Option<String>,
    input: Option<String>,
    test: Option<String>,
    language: Option<String>,
    tool: String,
    version: String,
    needs: Vec<String>,
}

impl Subject {
    /// The subject in `folder`.
    ///
    /// # Errors
    ///
    /// When something is missing in the folder or cannot be used.
    pub fn load(folder: &Path) -> Result<Self, SubjectError> {
        if !folder.is_dir() {
            return Err(SubjectError::NotAFolder { path: folder.into() });
        }
        let folder = fs::canonicalize(folder).map_err(|source| unreadable(folder, source))?;
        let manifest = manifest(&folder.join(MANIFEST))?;
        let test = folder.join(manifest.test.as_deref().unwrap_or(TEST));
        let input = match manifest.input {
            Some(input) => input,
            None => only_file(&folder, &test)?,
        };
        let path = folder.join(&input);
        let original = Bundle::of_text(read(&path)?);
        let grammar =
            match &manifest.language {
                Some(name) => Some(secateur_languages::named(name).ok_or_else(|| SubjectError::NoLanguage {
                    manifest: folder.join(MANIFEST),
                    language: name.clone(),
                })?),
                None => secateur_languages::of(&path),
            };
        let folder_name = || folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut subject = Self {
            name: manifest.name.unwrap_or_else(folder_name),
            input,
            tokens: 0,
            grammar,
            input_hash: OutcomeCache::key(&original).to_string(),
            test_hash: OutcomeCache::key(&read(&test)?).to_string(),
            original,
            test: PropertyTest::new(&test)?,
            tool: format!("{} {}", manifest.tool, manifest.version).trim().to_owned(),
            needs: manifest.needs,
        };
        let input = subject.input(&[], Arc::new(|| false));
        subject.tokens = input.map_err(|source| SubjectError::Parse { path, source })?.size().tokens;
        Ok(subject)
    }

    /// The name of the language, or what stands for none.
    #[must_use]
    pub fn language(&self) -> &'static str {
        self.grammar.map_or("none", |grammar| grammar.name)
    }

    /// The input as these walkers see it, or without any, the default ones. It is parsed unless `stop` says to stop.
    pub(crate) fn input(&self, walkers: &[Walker], stop: Stop) -> Result<Input, InputError> {
        let walkers = secateur_session::Walkers { given: walkers, default: Walker::DEFAULT };
        Input::of_text(Path::new(&self.input), self.original.files()[0].text(), self.grammar, walkers, stop, &())
    }

    /// The subjects in `folders`.
    ///
    /// # Errors
    ///
    /// When one is not a subject, or two have the same name.
    pub fn load_all(folders: &[PathBuf]) -> Result<Vec<Self>, SubjectError> {
        let mut subjects: Vec<Self> = Vec::new();
        for folder in folders {
            let subject = Self::load(folder)?;
            if subjects.iter().any(|other| other.name == subject.name) {
                return Err(SubjectError::SameName { name: subject.name });
            }
            subjects.push(subject);
        }
        Ok(subjects)
    }
}

fn manifest(path: &Path) -> Result<Manifest, SubjectError> {
    match fs::read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Manifest::default()),
        Err(source) => Err(unreadable(path, source)),
        Ok(text) => {
            serde_json::from_slice(&text).map_err(|source| SubjectError::Manifest { path: path.into(), source })
        }
    }
}

/// The name of the one file in `folder` that is neither the manifest nor the test, nor belongs to a reduction of another
/// file there.
fn only_file(folder: &Path, test: &Path) -> Result<String, SubjectError> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(|source| unreadable(folder, source))? {
        let path = entry.map_err(|source| unreadable(folder, source))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_file() && path != test && name != MANIFEST && name != OPTIONS && !name.starts_with('.') {
            names.push(name);
        }
    }
    let is_left = |name: &String| iter::successors(origin(name), |name| origin(name)).any(|name| names.contains(&name));
    let mut inputs: Vec<_> = names.iter().filter(|name| !is_left(name)).cloned().collect();
    match inputs.pop() {
        Some(input) if inputs.is_empty() => Ok(input),
        last => Err(SubjectError::NoInput { folder: folder.into(), count: inputs.len() + usize::from(last.is_some()) }),
    }
}

/// The name of the file that a reduction has made one of this name of: `small.c` of `small.reduced.c` and `small.c.orig`.
fn origin(name: &str) -> Option<String> {
    let (stem, extension) = name.rsplit_once('.')?;
    // The last two are of a file without an extension of its own.
    if let "orig" | "journal" | "reduced" | "formatted" = extension {
        return Some(stem.to_owned());
    }
    let (stem, what) = stem.rsplit_once('.')?;
    matches!(what, "reduced" | "formatted").then(|| format!("{stem}.{extension}"))
}

fn read(path: &Path) -> Result<Vec<u8>, SubjectError> {
    fs::read(path).map_err(|source| unreadable(path, source))
}

fn unreadable(path: &Path, source: io::Error) -> SubjectError {
    SubjectError::Unreadable { path: path.into(), source }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_reduction_has_left_is_no_input_and_everything_else_is() {
        let check = |names: &[&str], expected: Result<&str, usize>| {
            let folder = tempfile::tempdir().unwrap();
            for name in names.iter().chain(&[TEST, MANIFEST, OPTIONS, ".hidden"]) {
                fs::write(folder.path().join(name), "").unwrap();
            }
            let found = only_file(folder.path(), &folder.path().join(TEST)).map_err(|error| match error {
                SubjectError::NoInput { count, .. } => count,
                error => panic!("{error}"),
            });
            assert_eq!(found, expected.map(str::to_owned), "{names:?}");
        };
        check(&["a.c", "a.reduced.c", "a.reduced.c.journal", "a.reduced.formatted.c", "a.c.orig"], Ok("a.c"));
        check(&["a.c", "a.c.journal", "a.formatted.c"], Ok("a.c"));
        check(&["a.reduced.c", "a.reduced.reduced.c"], Ok("a.reduced.c"));
        check(&["input", "input.reduced", "input.reduced.journal"], Ok("input"));
        check(&["a.orig"], Ok("a.orig"));
        check(&["a.c", "b.reduced.c"], Err(2));
        check(&["a.c", "a.h"], Err(2));
        check(&[], Err(0));
    }
}
