//! Subjects in `benchmarks/subjects`: each matches its manifest, and its interestingness test
//! accepts the input.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::support::{Scratch, has_tools, require};
use serde_json::Value;

/// Tools installed by continuous integration: subjects that need no others are never skipped there.
const INSTALLED: [&str; 9] =
    ["gcc", "g++", "cppcheck", "castxml", "xalan", "xsltproc", "xmllint", "python3", "pyflakes3"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benchmarks/subjects")
}

/// Returns the folders of all subjects with their manifests.
fn subjects() -> Vec<(PathBuf, Value)> {
    let entries = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut folders: Vec<_> = entries.filter(|path| path.is_dir()).collect();
    folders.sort();
    let manifest = |folder: &PathBuf| {
        serde_json::from_slice(&fs::read(folder.join("case.json")).unwrap()).unwrap()
    };
    let subjects: Vec<_> =
        folders.into_iter().map(|folder| (folder.clone(), manifest(&folder))).collect();
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
fn every_input_matches_its_manifest() {
    let scratch = Scratch::new();
    for (folder, manifest) in subjects() {
        assert_eq!(text(&manifest, "name"), folder.file_name().unwrap(), "in {}", folder.display());
        for key in ["kind", "tool", "version", "bug"] {
            text(&manifest, key);
        }
        assert_eq!(
            list(&manifest, "needs").len(),
            list(&manifest, "commands").len(),
            "{manifest:#}"
        );

        let input = folder.join(text(&manifest, "input"));
        let sum =
            Command::new("sha256sum").stdin(fs::File::open(&input).unwrap()).output().unwrap();
        let sum = String::from_utf8(sum.stdout).unwrap();
        assert_eq!(
            sum.split(' ').next().unwrap(),
            text(&manifest, "sha256"),
            "{} changed",
            input.display()
        );

        // Without its language, other tokens are counted.
        if !require(
            secateur_grammars::of(&input).is_some(),
            &format!("the language of {}", input.display()),
        ) {
            continue;
        }
        let run = scratch.secateur(&["tokens", input.to_str().unwrap()]);
        let row = run.stdout.lines().nth(1).unwrap_or_else(|| panic!("{run:?}"));
        let tokens: u64 = row.split_whitespace().next().unwrap().parse().unwrap();
        assert_eq!(Some(tokens), manifest["tokens"].as_u64(), "of {}", input.display());
    }
}

/// Returns `true` if the interestingness test in `folder` accepts `content` in an empty directory.
fn accepts(folder: &Path, input: &str, content: &[u8]) -> bool {
    let scratch = Scratch::new();
    scratch.file(input, content);
    let mut test = Command::new(folder.join("r.sh"));
    test.current_dir(scratch.path("")).env("TMPDIR", scratch.path("tmp")).stdin(Stdio::null());
    test.output().unwrap().status.success()
}

/// Runs the interestingness tests of the subjects with commands that satisfy `is_wanted`. Returns
/// their number.
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
            assert!(
                accepts(&folder, input, &content),
                "{} refused its input, attempt {attempt}",
                folder.display()
            );
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
fn tests_with_common_tools_accept_their_inputs_and_no_empty_file() {
    let tried = try_property_tests(are_installed);
    assert!(tried >= 10 || !has_tools(&INSTALLED), "{tried} tried");
}

#[test]
#[ignore = "needs the tools of all subjects, see benchmarks/README.md"]
fn tests_with_rare_tools_accept_their_inputs_and_no_empty_file() {
    try_property_tests(|commands| !are_installed(commands));
}

/// Returns the figures recorded in `benchmarks/counts` per subject: its tokens, the remaining
/// tokens and the number of tests by default and with `--smallest`, and the tool versions.
fn counts() -> BTreeMap<String, ([u64; 5], String)> {
    let file = fs::read_to_string(folder().join("../counts.tsv")).unwrap();
    let row = |line: &str| {
        let [name, tokens, left, tests, _, _, smallest_left, smallest_tests, tools] =
            <[&str; 9]>::try_from(line.split('\t').collect::<Vec<_>>()).unwrap();
        let figures = [tokens, left, tests, smallest_left, smallest_tests];
        (name.to_owned(), (figures.map(|number| number.parse().unwrap()), tools.to_owned()))
    };
    file.lines().skip(1).map(row).collect()
}

#[test]
fn every_subject_has_a_row_of_counts() {
    let counted: Vec<_> =
        counts().into_iter().map(|(name, ([tokens, ..], _))| (name, Some(tokens))).collect();
    let subjects = subjects().into_iter();
    let expected = subjects
        .map(|(_, manifest)| (text(&manifest, "name").to_owned(), manifest["tokens"].as_u64()));
    assert_eq!(counted, expected.collect::<Vec<_>>());
}

/// Subjects that take seconds, with tools installed by continuous integration.
const FAST: [&str; 2] = ["xalan-astral", "xsltproc-exponent"];

#[test]
fn fast_subjects_reproduce_their_counts() {
    let (counts, mut subjects) = (counts(), subjects());
    subjects.retain(|(_, manifest)| FAST.contains(&text(manifest, "name")));
    assert_eq!(subjects.len(), FAST.len());
    for (folder, manifest) in subjects {
        if !has_tools(&list(&manifest, "commands")) {
            continue;
        }
        let name = text(&manifest, "name");
        let ([tokens, by_default @ .., smallest_left, smallest_tests], tools) = &counts[name];
        let [test, input] =
            ["r.sh", text(&manifest, "input")].map(|file| folder.join(file).display().to_string());
        let options =
            ["reduce", "-o", "result", "--jobs", "1", "--timeout", "60", "--summary", "json"];
        let presets =
            [(&[][..], *by_default), (&["--smallest"], [*smallest_left, *smallest_tests])];
        for (preset, [left, tests]) in presets {
            let scratch = Scratch::new();
            let run = scratch.secateur(&[&options[..], preset, &[&test, &input]].concat());
            assert_eq!(run.code, Some(0), "{name}: {run:?}");
            let summary: Value = serde_json::from_str(&run.stdout).unwrap();
            let now =
                [&summary["before"]["tokens"], &summary["after"]["tokens"], &summary["tests"]];
            assert_eq!(
                now.map(|number| number.as_u64().unwrap()),
                [*tokens, left, tests],
                "tokens, tokens left and tests of {name} are others than with {tools}: if that is \
                 meant, run benchmarks/counts"
            );
        }
    }
}

fn json_lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Figures of a run that depend on nothing but the program, the input and the test.
const EXACT: [&str; 6] = ["tokens_after", "tests", "interesting", "rounds", "queries", "lists"];

/// The shipped rows are of another build. A change of the passes, of the minimisers or of the
/// counts makes them stale.
#[test]
fn a_fast_subject_comes_to_its_shipped_runs_and_lists_again() {
    let subject = folder().join(FAST[0]);
    let manifest = serde_json::from_slice(&fs::read(subject.join("case.json")).unwrap()).unwrap();
    if !has_tools(&list(&manifest, "commands")) {
        return;
    }
    let scratch = Scratch::new();
    let compare = |options: &[&str]| {
        let given = ["compare", subject.to_str().unwrap(), "-o", "runs", "--timeout", "900"];
        let run = scratch.secateur(&[&given[..], &["--passes", "perses"], options].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
    };
    compare(&["--minimizers", "wprobdd,cdd"]);
    let minimizers = "ddmin,wddmin,probdd,wprobdd,cdd,opdd,active-coarsen";
    compare(&["--minimizers", minimizers, "--same-lists"]);

    let shipped = json_lines(&folder().join("../results/algorithms/runs.jsonl"));
    let made = json_lines(&scratch.path("runs/runs.jsonl"));
    assert_eq!(made.len(), 3);
    for row in made {
        let shipped = shipped.iter().find(|shipped| shipped["run"] == row["run"]).unwrap();
        for figure in EXACT {
            assert_eq!(
                row["figures"][figure], shipped["figures"][figure],
                "{figure} of {}: if that is meant, make benchmarks/results/algorithms anew",
                row["run"]
            );
        }
    }
    let shipped = json_lines(&folder().join("../lists.jsonl"));
    let made = json_lines(&scratch.path("runs/lists.jsonl"));
    assert_eq!(made.len(), 1);
    for line in made {
        let shipped = shipped.iter().find(|shipped| shipped["run"] == line["run"]).unwrap();
        for field in ["algorithms", "all", "lists"] {
            assert_eq!(
                line[field], shipped[field],
                "{field} of {}: if that is meant, make benchmarks/lists.jsonl anew",
                line["run"]
            );
        }
    }
}

#[test]
fn tables_and_figures_of_the_documents_match_the_recorded_rows() {
    if has_tools(&["python3"]) {
        let mut check = Command::new("python3");
        check
            .arg(folder().join("../run"))
            .arg("--check")
            .env("SECATEUR", env!("CARGO_BIN_EXE_secateur"));
        let check = check.output().unwrap();
        assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stderr));
    }
}
