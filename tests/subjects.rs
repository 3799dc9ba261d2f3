//! The subjects in `benchmarks/subjects`: each is what its manifest says, and its property test says yes to the input.
#![expect(clippy::unwrap_used, reason = "this is test code")]

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use support::{Scratch, has_tools};

/// The tools that continuous integration installs: a subject that needs no other is never skipped there.
const INSTALLED: [&str; 9] =
    ["gcc", "g++", "cppcheck", "castxml", "xalan", "xsltproc", "xmllint", "python3", "pyflakes3"];

/// Whether the program under test can parse this input. Otherwise it counts other tokens.
fn is_language_built_in(input: &str) -> bool {
    let optional = [("py", cfg!(feature = "python")), ("js", cfg!(feature = "javascript"))];
    let extension = Path::new(input).extension().and_then(|extension| extension.to_str());
    optional.iter().all(|&(name, is_built_in)| is_built_in || extension != Some(name))
}

/// The folders of all subjects with their manifests.
fn subjects() -> Vec<(PathBuf, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benchmarks/subjects");
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut folders: Vec<_> = entries.filter(|path| path.is_dir()).collect();
    folders.sort();
    let manifest = |folder: &PathBuf| serde_json::from_slice(&fs::read(folder.join("case.json")).unwrap()).unwrap();
    let subjects: Vec<_> = folders.into_iter().map(|folder| (folder.clone(), manifest(&folder))).collect();
    assert!(subjects.len() >= 20, "only {} subjects", subjects.len());
    subjects
}

fn text<'a>(manifest: &'a Value, key: &str) -> &'a str {
    let text = manifest[key].as_str().unwrap_or_default();
    assert!(!text.is_empty(), "no {key} in {manifest:#}");
    text
}

fn list<'a>(manifest: &'a Value, key: &str) -> Vec<&'a str> {
    let list = manifest[key].as_array().into_iter().flatten();
    let list: Vec<_> = list.map(|one| one.as_str().unwrap()).collect();
    assert!(!list.is_empty(), "no {key} in {manifest:#}");
    list
}

#[test]
fn every_input_is_what_its_manifest_says() {
    let scratch = Scratch::new();
    for (folder, manifest) in subjects() {
        assert_eq!(text(&manifest, "name"), folder.file_name().unwrap(), "in {}", folder.display());
        for key in ["kind", "tool", "version", "bug"] {
            text(&manifest, key);
        }
        assert_eq!(list(&manifest, "needs").len(), list(&manifest, "commands").len(), "{manifest:#}");

        let input = folder.join(text(&manifest, "input"));
        let sum = Command::new("sha256sum").stdin(fs::File::open(&input).unwrap()).output().unwrap();
        let sum = String::from_utf8(sum.stdout).unwrap();
        assert_eq!(sum.split(' ').next().unwrap(), text(&manifest, "sha256"), "{} changed", input.display());

        if !is_language_built_in(text(&manifest, "input")) {
            continue;
        }
        let run = scratch.secateur(&["tokens", input.to_str().unwrap()]);
        let row = run.stdout.lines().nth(1).unwrap_or_else(|| panic!("{run:?}"));
        let tokens: u64 = row.split_whitespace().next().unwrap().parse().unwrap();
        assert_eq!(Some(tokens), manifest["tokens"].as_u64(), "of {}", input.display());
    }
}

/// Whether the property test in `folder` accepts `content` in an empty directory.
fn accepts(folder: &Path, input: &str, content: &[u8]) -> bool {
    let scratch = Scratch::new();
    scratch.file(input, content);
    let mut test = Command::new(folder.join("r.sh"));
    test.current_dir(scratch.path("")).env("TMPDIR", scratch.path("tmp")).stdin(Stdio::null());
    test.output().unwrap().status.success()
}

/// Runs the property tests of the subjects for whose commands `is_wanted`, and says how many.
fn try_property_tests(is_wanted: impl Fn(&[&str]) -> bool) -> usize {
    let mut tried = 0;
    for (folder, manifest) in subjects() {
        let commands = list(&manifest, "commands");
        if !is_wanted(&commands) || !has_tools(&commands) {
            continue;
        }
        let input = text(&manifest, "input");
        let content = fs::read(folder.join(input)).unwrap();
        for attempt in 1..=3 {
            assert!(accepts(&folder, input, &content), "{} refused its input, attempt {attempt}", folder.display());
        }
        assert!(!accepts(&folder, input, b""), "{} accepts an empty file", folder.display());
        tried += 1;
    }
    tried
}

fn are_installed(commands: &[&str]) -> bool {
    commands.iter().all(|command| INSTALLED.contains(command))
}

#[test]
fn the_property_tests_with_common_tools_accept_their_inputs_steadily_and_no_empty_file() {
    let tried = try_property_tests(are_installed);
    assert!(tried >= 10 || !has_tools(&INSTALLED), "{tried} tried");
}

#[test]
#[ignore = "needs the tools of all subjects, see benchmarks/README.md"]
fn the_property_tests_with_rare_tools_accept_their_inputs_steadily_and_no_empty_file() {
    try_property_tests(|commands| !are_installed(commands));
}
