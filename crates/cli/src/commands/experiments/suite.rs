//! Suite: inputs with their interestingness tests, the versions of tools, and published results.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use globset::{GlobBuilder, GlobMatcher};
use secateur_experiment::{
    InputFile, Published, PublishedResults, Subject, SuiteVersion, put, version,
};
use secateur_runner::{BaselineQuestion, Commands, Invocation, PropertyTest};
use secateur_session::ProcessProperty;
use secateur_signature::Fact;
use serde::Deserialize;

use crate::options::property::pattern;

/// Inputs of a suite. Paths are relative to the folder of `--from`, or to that of the file.
#[derive(Clone, Debug, Default)]
pub(super) struct Suite {
    pub(super) name: String,
    pub(super) version: String,
    /// File of the suite.
    pub(super) file: PathBuf,
    /// Folder of the inputs.
    pub(super) folder: PathBuf,
    pub(super) inputs: Vec<Inputs>,
    /// Commands that print the versions of tools, by name.
    pub(super) tools: BTreeMap<String, Vec<String>>,
    pub(super) published: Vec<PublishedResults>,
    /// Command that prints how many held-out tests the original or a result passes, of all.
    pub(super) held_out: Vec<String>,
}

/// Inputs with the same interestingness test.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Inputs {
    /// Pattern of the paths, in which * stands for any text without a slash.
    files: String,
    language: Option<String>,
    /// Path of the interestingness test in the folder of each input, without a command.
    #[serde(default = "script")]
    test: PathBuf,
    /// Command that fails on each input. `{from}`, `{suite}` and `{case}` stand for the folders of
    /// the inputs, of the suite and of the input, and `{name}` for the name of the case.
    #[serde(default)]
    command: Vec<String>,
    /// Exit status to preserve, instead of the recognised failure.
    expect_exit: Option<i32>,
    /// Patterns of output to preserve, instead of the recognised failure.
    #[serde(default)]
    expect_output: Vec<String>,
    #[serde(default)]
    reject_output: Vec<String>,
    /// Shell commands that must succeed.
    #[serde(default)]
    valid: Vec<String>,
}

fn script() -> PathBuf {
    "r.sh".into()
}

impl Suite {
    /// Returns the folder of the file.
    fn home(&self) -> &Path {
        self.file.parent().unwrap_or(Path::new(""))
    }

    /// Returns the files of all inputs with the names of their cases.
    pub(super) fn files(&self) -> anyhow::Result<Vec<(&Inputs, String, PathBuf)>> {
        let mut all = Vec::new();
        for inputs in &self.inputs {
            let found = matches(&self.folder, Path::new(&inputs.files))?;
            all.extend(found.into_iter().map(|(path, name)| (inputs, name, path)));
        }
        Ok(all)
    }

    /// Loads the subjects in `folders` and all cases, if `is_chosen` accepts their names.
    pub(super) fn load(
        &self,
        folders: &[PathBuf],
        is_chosen: impl Fn(&str) -> bool,
    ) -> anyhow::Result<Vec<Subject>> {
        let mut all = Vec::new();
        for folder in folders.iter().filter(|folder| is_chosen(&folder_name(folder))) {
            let mut subject = Subject::load(folder)?;
            subject.held_out = self.held_out(&subject.name, folder)?;
            all.push(subject);
        }
        for (inputs, name, path) in self.files()?.into_iter().filter(|(_, name, _)| is_chosen(name))
        {
            all.push(self.case(inputs, name, path)?);
        }
        ensure!(!all.is_empty(), "no case has such a name; check --cases");
        Subject::check_names(&all)?;
        let published = self.published()?;
        let tools = self.tool_versions(&all);
        for subject in &mut all {
            // The interestingness test of a subject that names its programs needs no others.
            let is_used = |tool: &String| {
                subject.commands.is_empty() || subject.commands.iter().any(|it| it == tool)
            };
            let tools = tools.iter().filter(|(tool, _)| is_used(tool));
            subject.suite = (!self.name.is_empty()).then(|| SuiteVersion {
                name: self.name.clone(),
                version: self.version.clone(),
                tools: tools.map(|(tool, version)| (tool.clone(), version.clone())).collect(),
            });
            let of_case = published.iter().filter_map(|all| all.get(&subject.name));
            subject.published = of_case.cloned().collect();
        }
        Ok(all)
    }

    fn published(&self) -> anyhow::Result<Vec<BTreeMap<String, Published>>> {
        let read = |results: &PublishedResults| {
            results.read(&self.folder).with_context(|| {
                format!("{}: cannot read the results of {}", self.file.display(), results.by)
            })
        };
        self.published.iter().map(read).collect()
    }

    /// Returns the versions of the installed tools that `subjects` use.
    fn tool_versions(&self, subjects: &[Subject]) -> BTreeMap<String, String> {
        let used: BTreeSet<&String> = subjects.iter().flat_map(|it| &it.commands).collect();
        let uses_all = subjects.iter().any(|subject| subject.commands.is_empty());
        let tools = self.tools.iter().filter(|(tool, _)| uses_all || used.contains(tool));
        tools
            .filter_map(|(tool, command)| Some((tool.clone(), version(tool, command).ok()?)))
            .collect()
    }

    fn case(&self, inputs: &Inputs, name: String, path: PathBuf) -> anyhow::Result<Subject> {
        let folder = path.with_file_name("");
        let (property, test) = if inputs.command.is_empty() {
            let test = path.with_file_name(&inputs.test);
            let text =
                fs::read(&test).with_context(|| format!("cannot read {}", test.display()))?;
            (ProcessProperty::Test(PropertyTest::new(&test)?), text)
        } else {
            self.commands(inputs, &name, &folder)?
        };
        let held_out = self.held_out(&name, &folder)?;
        let language = inputs.language.clone();
        let file = InputFile { path, name, language, property, test };
        let mut subject = Subject::of_file(file, &self.file)?;
        subject.held_out = held_out;
        Ok(subject)
    }

    /// Returns the command of the held-out tests for the case `name`, whose input is in `folder`.
    fn held_out(&self, name: &str, folder: &Path) -> anyhow::Result<Option<Invocation>> {
        let words = self.filled(&self.held_out, name, folder);
        Ok((!words.is_empty()).then(|| Invocation::words(&words)).transpose()?)
    }

    /// Returns `words` with the paths of the case `name`, whose input is in `folder`.
    fn filled(&self, words: &[String], name: &str, folder: &Path) -> Vec<OsString> {
        let places = [
            ("{from}", &*self.folder),
            ("{suite}", self.home()),
            ("{case}", folder),
            ("{name}", Path::new(name)),
        ];
        words.iter().map(|word| put(&places, word)).collect()
    }

    /// Returns the commands for the case `name`, whose input is in `folder`, and a text for their
    /// hash.
    fn commands(
        &self,
        inputs: &Inputs,
        name: &str,
        folder: &Path,
    ) -> anyhow::Result<(ProcessProperty, Vec<u8>)> {
        let words = self.filled(&inputs.command, name, folder);
        // The hash does not depend on the place of the suite, but on the content of its scripts.
        let mut text = format!("{inputs:?}").into_bytes();
        for (word, path) in inputs.command.iter().zip(&words) {
            if word.starts_with("{suite}") {
                text.extend(fs::read(path).unwrap_or_default());
            }
        }
        let mut expected: Vec<Fact> = inputs.expect_exit.map(Fact::status).into_iter().collect();
        for regex in &inputs.expect_output {
            expected.push(Fact::output(format!("prints /{regex}/"), pattern(regex)?));
        }
        let mut also = Vec::new();
        for regex in &inputs.reject_output {
            also.push(Fact::no_output(format!("does not print /{regex}/"), pattern(regex)?));
        }
        let question = BaselineQuestion::Fails(Invocation::words(&words)?, expected);
        let valid = inputs.valid.iter().map(|line| Invocation::shell(line)).collect();
        Ok((ProcessProperty::Commands(Commands { question, also, valid }), text))
    }
}

/// Returns the name of a folder, which is also that of its subject unless its manifest says
/// otherwise.
fn folder_name(folder: &Path) -> String {
    folder.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Returns the paths in `folder` that match `pattern`, in order, with the names of their cases: the
/// components with a wildcard, without an extension. Equal neighbours count once.
pub(super) fn matches(folder: &Path, pattern: &Path) -> anyhow::Result<Vec<(PathBuf, String)>> {
    let mut found = vec![(folder.to_path_buf(), Vec::<String>::new())];
    for component in pattern.components() {
        let name = component.as_os_str();
        if !matches!(component, Component::Normal(_)) || !has_wildcard(name) {
            found.iter_mut().for_each(|(path, _)| path.push(name));
            continue;
        }
        let glob = compiled(name)?;
        let mut next = Vec::new();
        for (path, names) in found {
            let Ok(entries) = fs::read_dir(&path) else { continue };
            let entries: BTreeSet<OsString> =
                entries.flatten().map(|entry| entry.file_name()).collect();
            next.extend(entries.iter().filter(|it| glob.is_match(Path::new(it))).map(|entry| {
                let name = entry.to_string_lossy().into_owned();
                (path.join(entry), [&names[..], &[name]].concat())
            }));
        }
        found = next;
    }
    if has_wildcard(pattern.as_os_str()) {
        found.retain(|(path, _)| path.exists());
    }
    ensure!(
        !found.is_empty(),
        "nothing matches {} in {}; give the folder of the inputs as --from",
        pattern.display(),
        folder.display()
    );
    let named = |(path, mut names): (PathBuf, Vec<String>)| {
        let is_last = pattern.file_name().is_some_and(has_wildcard);
        if names.is_empty() || (is_last && path.is_file()) {
            names.pop();
            let name = if path.is_file() { path.file_stem() } else { path.file_name() };
            names.push(name.unwrap_or_default().to_string_lossy().into_owned());
        }
        names.dedup();
        (path, names.join("-"))
    };
    Ok(found.into_iter().map(named).collect())
}

fn has_wildcard(name: &OsStr) -> bool {
    name.to_string_lossy().contains(['*', '?', '[', '{'])
}

fn compiled(name: &OsStr) -> anyhow::Result<GlobMatcher> {
    let name = name.to_str().ok_or_else(|| anyhow!("{} is not UTF-8", name.display()))?;
    Ok(GlobBuilder::new(name).build()?.compile_matcher())
}

/// Returns a predicate for the names of cases that match one of `patterns`, or for all names
/// without patterns.
pub(super) fn chosen(patterns: &[String]) -> anyhow::Result<impl Fn(&str) -> bool + use<>> {
    let globs = patterns.iter().map(|pattern| compiled(OsStr::new(pattern)));
    let globs = globs.collect::<anyhow::Result<Vec<_>>>()?;
    Ok(move |name: &str| globs.is_empty() || globs.iter().any(|glob| glob.is_match(name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_case_consists_of_the_parts_with_a_wildcard() {
        let folder = tempfile::tempdir().unwrap();
        let paths = [
            "a/x-1.2/input.xml",
            "a/x-3/input.xml",
            "a/y/other.xml",
            "b/1.smt2",
            "b/2.smt2",
            "c/d-1/d-1.c",
        ];
        for path in paths {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        let check = |pattern: &str, expected: &[(&str, &str)]| {
            let found = matches(folder.path(), Path::new(pattern)).unwrap();
            let found: Vec<_> = found
                .iter()
                .map(|(path, name)| (path.strip_prefix(folder.path()).unwrap(), name.as_str()))
                .collect();
            let expected: Vec<_> =
                expected.iter().map(|(path, name)| (Path::new(path), *name)).collect();
            assert_eq!(found, expected, "{pattern}");
        };
        check("a/*/input.xml", &[("a/x-1.2/input.xml", "x-1.2"), ("a/x-3/input.xml", "x-3")]);
        check("b/*.smt2", &[("b/1.smt2", "1"), ("b/2.smt2", "2")]);
        check("?/[12].smt2", &[("b/1.smt2", "b-1"), ("b/2.smt2", "b-2")]);
        check("b/1.smt2", &[("b/1.smt2", "1")]);
        check("a/*", &[("a/x-1.2", "x-1.2"), ("a/x-3", "x-3"), ("a/y", "y")]);
        check("a", &[("a", "a")]);
        check("c/*/*.c", &[("c/d-1/d-1.c", "d-1")]);
        let error = matches(folder.path(), Path::new("e/*")).unwrap_err().to_string();
        assert!(
            error.starts_with("nothing matches e/* in ") && error.contains("--from"),
            "{error}"
        );
    }
}
