//! Subject of a comparison: a folder with an input and an interestingness test.
//!
//! The folder contains the input, which is a file, several files or a directory; the
//! interestingness test `r.sh`; and optionally a manifest `case.json`. Without a manifest the input
//! is the one other file, or the one directory, apart from files of a reduction.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use secateur_bundle::{Bundle, Nested};
use secateur_names::Language;
use secateur_reduce::{Pass, Stop};
use secateur_runner::{BestFileError, Invocation, Key, PropertyTest, ResultStore, Runner};
use secateur_session::{
    Input, InputError, Loaded, ProcessProperty, Surroundings, opened, store_at, try_parsers,
};

use super::manifest::{Manifest, Names, only_input};
use super::subject_error::{MANIFEST, SubjectError, TEST, unreadable};
use super::suite::{Published, SuiteVersion};

/// Name for inputs without a language.
const NO_LANGUAGE: &str = "none";

/// Input and its interestingness test.
#[derive(Clone, Debug)]
pub struct Subject {
    /// Unique in a comparison: from the manifest, or the folder name.
    pub name: String,
    /// Name of the input in the interestingness test; all names if there are several files.
    pub input: String,
    pub original: Bundle,
    /// Size of the input in tokens.
    pub tokens: u64,
    /// Language of the input, if known. For several files it is the language of those whose name
    /// has none.
    pub grammar: Option<&'static Language>,
    /// Names of all languages joined by +, or [`NO_LANGUAGE`].
    pub(crate) language: String,
    /// File, or directory of all files.
    origin: PathBuf,
    /// Location of the input in a test.
    pub(crate) surroundings: Surroundings,
    pub property: ProcessProperty,
    /// Tool that fails, with its version if known.
    pub tool: String,
    /// Requirements of the interestingness test, from the manifest.
    pub needs: Vec<String>,
    /// Programs that the interestingness test runs, from the manifest.
    pub commands: Vec<String>,
    pub input_hash: String,
    /// Hash of the interestingness test.
    pub test_hash: String,
    /// Suite of which this is a case.
    pub suite: Option<SuiteVersion>,
    /// Published results for this input.
    pub published: Vec<Published>,
    /// Command that prints how many held-out tests a text passes.
    pub held_out: Option<Invocation>,
}

/// Input file of a case whose interestingness test is not in its folder.
#[derive(Clone, Debug)]
pub struct InputFile {
    pub path: PathBuf,
    /// Name of the case.
    pub name: String,
    /// Language, unless its file name tells.
    pub language: Option<String>,
    pub property: ProcessProperty,
    /// Description of the interestingness test, for its hash.
    pub test: Vec<u8>,
}

impl Subject {
    /// Loads the subject in `folder`.
    ///
    /// # Errors
    ///
    /// Fails if something in the folder is missing or cannot be used.
    pub fn load(folder: &Path) -> Result<Self, SubjectError> {
        if !folder.is_dir() {
            return Err(SubjectError::NotAFolder(folder.into()));
        }
        let folder = fs::canonicalize(folder).map_err(|source| unreadable(folder, source))?;
        let manifest = Manifest::read(&folder.join(MANIFEST))?;
        let test = folder.join(manifest.test.as_deref().unwrap_or(TEST));
        let names = match manifest.input {
            Some(Names::One(name)) => vec![name],
            Some(Names::Several(names)) if !names.is_empty() => names,
            _ => vec![only_input(&folder, &test)?],
        };
        let paths: Vec<_> = names.iter().map(|name| folder.join(name)).collect();
        let place = folder.join(MANIFEST);
        let folder_name = || folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let name = manifest.name.unwrap_or_else(folder_name);
        let input = names.join(", ");
        let property = ProcessProperty::Test(PropertyTest::new(&test)?);
        let test = Key::of(&read(&test)?).to_string();
        let language = manifest.language.as_deref();
        Ok(Self {
            tool: format!("{} {}", manifest.tool, manifest.version).trim().to_owned(),
            needs: manifest.needs,
            commands: manifest.commands,
            ..Self::of(&paths, name, input, language, &place, property, test)?
        })
    }

    /// Loads a case whose interestingness test is not in its folder. `place` names its suite in
    /// errors.
    ///
    /// # Errors
    ///
    /// Fails if the input cannot be used.
    pub fn of_file(file: InputFile, place: &Path) -> Result<Self, SubjectError> {
        let InputFile { path, name, language, property, test } = file;
        let input = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let test = Key::of(&test).to_string();
        Self::of(&[path], name, input, language.as_deref(), place, property, test)
    }

    /// Loads the input at `paths`. `place` is the file that names its language.
    fn of(
        paths: &[PathBuf],
        name: String,
        input: String,
        language: Option<&str>,
        place: &Path,
        property: ProcessProperty,
        test_hash: String,
    ) -> Result<Self, SubjectError> {
        let Loaded { bundle: original, surroundings } = match paths {
            [path] => loaded(path)?,
            paths => Loaded::of_files(paths)?,
        };
        let chosen = match language {
            Some(name) => Some(secateur_languages::named(name)?.ok_or_else(|| {
                SubjectError::NoLanguage { manifest: place.into(), language: name.to_owned() }
            })?),
            None => None,
        };
        let is_one_file = original.is_one_file();
        let mut subject = Self {
            name,
            input,
            tokens: 0,
            grammar: match chosen {
                None if original.is_text() => secateur_languages::of(&paths[0])?,
                chosen => chosen,
            },
            language: String::new(),
            input_hash: Key::of(&original).to_string(),
            test_hash,
            origin: if is_one_file { paths[0].clone() } else { surroundings.root.clone() },
            original,
            surroundings,
            property,
            tool: String::new(),
            needs: Vec::new(),
            commands: Vec::new(),
            suite: None,
            published: Vec::new(),
            held_out: None,
        };
        try_parsers(&subject.original, &subject.origin, subject.grammar)?;
        let input = (subject.input(&[], Arc::new(|| false)))
            .map_err(|source| SubjectError::Parse { path: paths[0].clone(), source })?;
        subject.tokens = input.size.tokens;
        subject.language = subject.languages(&input);
        Ok(subject)
    }

    /// Returns the programs of the interestingness test that are not in the path.
    pub fn missing_commands(&self) -> Vec<&str> {
        let commands = self.commands.iter().map(String::as_str);
        commands.filter(|command| which::which(command).is_err()).collect()
    }

    fn languages(&self, input: &Input) -> String {
        if self.original.is_text() {
            return self.grammar.map_or(NO_LANGUAGE, |grammar| grammar.name).to_owned();
        }
        let all = input.language();
        let names: BTreeSet<_> = all.split(',').filter(|&name| name != NO_LANGUAGE).collect();
        let names = names.into_iter().collect::<Vec<_>>().join("+");
        if names.is_empty() { NO_LANGUAGE.to_owned() } else { names }
    }

    /// Returns `true` if the language of a file is known.
    pub(crate) fn has_grammar(&self) -> bool {
        self.language != NO_LANGUAGE
    }

    /// Prepares the input for these passes, or for the default ones. Parsing ends early if `stop`
    /// returns `true`.
    pub(crate) fn input(&self, passes: &[Pass], stop: Stop) -> Result<Input, InputError> {
        let passes = secateur_session::Passes { given: passes, default: Pass::DEFAULT };
        let path = Path::new(&self.input);
        Input::new(&self.original, path, self.grammar, passes, stop, &())
    }

    /// Returns the suffix of results: the extension of the file, or nothing for a directory.
    pub(crate) fn suffix(&self) -> String {
        if !self.original.is_one_file() {
            return String::new();
        }
        let extension = Path::new(&self.input).extension().unwrap_or_default();
        format!(".{}", extension.to_string_lossy())
    }

    /// Returns the store for the result of a run whose tests `runner` runs.
    pub(crate) fn store(
        &self,
        result: &Path,
        runner: &Runner,
    ) -> Result<Box<dyn ResultStore>, BestFileError> {
        let fixed = runner.supervisor().fixed();
        let store = store_at(result, &self.original, fixed, &self.origin)?;
        store.remove_leftovers();
        Ok(store)
    }

    /// Checks that all names differ.
    ///
    /// # Errors
    ///
    /// Fails if two subjects have the same name.
    pub fn check_names(subjects: &[Self]) -> Result<(), SubjectError> {
        let mut names = HashSet::new();
        match subjects.iter().find(|subject| !names.insert(&subject.name)) {
            Some(subject) => Err(SubjectError::SameName(subject.name.clone())),
            None => Ok(()),
        }
    }
}

/// Loads the file or the folder at `path`.
pub(super) fn loaded(path: &Path) -> Result<Loaded, SubjectError> {
    if path.is_dir() {
        return Ok(Loaded::of_folder(path, None)?);
    }
    Ok(Loaded {
        bundle: opened(path, read(path)?.into(), Nested::Closed)?,
        surroundings: Surroundings::of_name(path.file_name().unwrap_or_default()),
    })
}

fn read(path: &Path) -> Result<Vec<u8>, SubjectError> {
    fs::read(path).map_err(|source| unreadable(path, source))
}
