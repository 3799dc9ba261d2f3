//! Invariants of `crates/ARCHITECTURE.md` that can be checked from the manifests and sources.
#![expect(clippy::unwrap_used, reason = "this is test code")]

mod circles;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::require;
use syn::UseTree;
use syn::visit::{self, Visit};

/// Permitted dependencies among the crates of this workspace: everything further to the right of
/// the arrows in the code map.
const MAY_USE: [(&str, &[&str]); 17] = [
    ("secateur-bundle", &[]),
    ("secateur-minimize", &[]),
    ("secateur-syntax", &[]),
    ("secateur-schema", &[]),
    ("secateur-names", &["syntax"]),
    ("secateur-reduce", &["bundle", "minimize", "names", "syntax"]),
    ("secateur-signature", &[]),
    ("secateur-runner", &["bundle", "minimize", "signature"]),
    ("secateur-languages", &["grammars", "names", "schema", "syntax"]),
    (
        "secateur-session",
        &[
            "bundle",
            "languages",
            "minimize",
            "names",
            "reduce",
            "runner",
            "schema",
            "signature",
            "syntax",
        ],
    ),
    ("secateur-report", &["bundle", "minimize", "names", "reduce", "runner", "session"]),
    (
        "secateur-batch",
        &[
            "bundle",
            "languages",
            "names",
            "reduce",
            "report",
            "runner",
            "session",
            "signature",
            "syntax",
        ],
    ),
    ("secateur-grammars", &["names", "schema", "syntax"]),
    ("secateur-web", &["grammars", "minimize", "names", "reduce"]),
    (
        "secateur-experiment",
        &[
            "bundle",
            "languages",
            "minimize",
            "names",
            "reduce",
            "report",
            "runner",
            "session",
            "syntax",
        ],
    ),
    ("secateur-benchmarks", &["minimize", "runner"]),
    (
        "secateur",
        &[
            "batch",
            "bundle",
            "experiment",
            "grammars",
            "languages",
            "minimize",
            "names",
            "reduce",
            "report",
            "runner",
            "session",
            "signature",
            "syntax",
        ],
    ),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn packages() -> Vec<serde_json::Value> {
    let mut metadata = Command::new(env!("CARGO"));
    metadata.args(["metadata", "--format-version=1", "--no-deps", "--offline"]).current_dir(root());
    let output = metadata.output().unwrap();
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

#[test]
fn crates_depend_on_each_other_only_along_the_arrows() {
    let packages = packages();
    assert!(packages.len() >= MAY_USE.len());
    for package in &packages {
        let name = package["name"].as_str().unwrap();
        let Some((_, may_use)) = MAY_USE.iter().find(|(known, _)| *known == name) else {
            panic!(
                "{name} has no place in the architecture: enter it in crates/ARCHITECTURE.md and \
                 here"
            );
        };
        for dependency in package["dependencies"].as_array().unwrap() {
            let is_for_tests = dependency["kind"] == "dev";
            if let (false, Some(used)) =
                (is_for_tests, dependency["name"].as_str().unwrap().strip_prefix("secateur-"))
            {
                assert!(may_use.contains(&used), "{name} must not depend on secateur-{used}");
            }
        }
    }
}

#[test]
fn only_the_syntax_crate_and_the_grammars_touch_tree_sitter() {
    for package in packages() {
        let name = package["name"].as_str().unwrap();
        let touches = package["dependencies"].as_array().unwrap().iter().any(|dependency| {
            dependency["kind"] != "dev"
                && dependency["name"].as_str().unwrap().starts_with("tree-sitter")
        });
        assert!(
            !touches || ["secateur-syntax", "secateur-grammars"].contains(&name),
            "{name} uses tree-sitter"
        );
    }
}

#[test]
fn every_language_is_a_feature_of_the_program() {
    let packages = packages();
    let features = |name: &str| {
        let package = packages.iter().find(|package| package["name"] == name).unwrap();
        package["features"].as_object().unwrap().clone()
    };
    let (mut program, mut languages) = (features("secateur"), features("secateur-grammars"));
    let parts = ["cli", "compare", "load", "mcp", "packages", "terminal", "tools"];
    assert!(
        languages.remove("load").is_some(),
        "what is compiled when it is needed is no language"
    );
    let mut default = languages.remove("default").unwrap();
    default.as_array_mut().unwrap().extend(parts.map(serde_json::Value::from));
    assert_eq!(
        program.remove("default"),
        Some(default),
        "the same languages by default, and all parts of the command"
    );
    for part in parts {
        let needed = program.remove(part).unwrap();
        let is_language = |name: &serde_json::Value| languages.contains_key(name.as_str().unwrap());
        assert!(
            !needed.as_array().unwrap().iter().any(is_language),
            "{part} needs a language: {needed}"
        );
    }
    let remedy = "`SECATEUR_UPDATE_LANGUAGES=1 cargo test -p secateur-grammars registration` \
                  writes the lists of languages";
    let all = languages.remove("all-languages").unwrap();
    let mut all: Vec<_> = all.as_array().unwrap().iter().collect();
    all.sort_by_key(|name| name.as_str());
    let mut known: Vec<_> = languages.keys().collect();
    known.sort();
    assert!(all.iter().copied().eq(known), "all-languages lists {all:?}; {remedy}");
    for language in languages.keys().map(String::as_str).chain(["all-languages"]) {
        let forwarded = serde_json::json!([format!("secateur-grammars/{language}")]);
        let mut found = program.remove(language);
        // Documents are read by the schema that they name.
        if let Some(serde_json::Value::Array(found)) = &mut found {
            let of_schemas = ["secateur-session/xml", "secateur-batch?/xml"];
            found.retain(|feature| !of_schemas.iter().any(|name| feature == name));
        }
        assert!(found == Some(forwarded), "{language} is not a feature of the program; {remedy}");
    }
    assert!(program.is_empty(), "no language: {program:?}");
}

#[test]
fn the_files_and_folders_of_a_crate_use_each_other_in_no_circles() {
    let mut files_read = 0;
    let mut wrong = Vec::new();
    for package in packages() {
        let mut targets = package["targets"].as_array().unwrap().iter();
        let Some(library) = targets.find(|target| target["kind"][0] == "lib") else { continue };
        let folder = Path::new(library["src_path"].as_str().unwrap()).parent().unwrap();
        let texts = sources(folder);
        files_read += texts.len();
        let name = package["name"].as_str().unwrap();
        let files =
            texts.iter().map(|(path, text)| (path.strip_prefix(folder).unwrap(), text.as_str()));
        for circle in circles::circles(&circles::arrows(files)) {
            let rooms: Vec<_> = circle.iter().map(|module| module.join("/")).collect();
            wrong.push(format!("{name}: {}", rooms.join(", ")));
        }
    }
    assert!(files_read > 200, "{files_read}");
    assert!(wrong.is_empty(), "use each other in a circle:\n{}", wrong.join("\n"));
}

/// Modules of the standard library that reach beyond the memory of this process, or read a clock.
const OUTSIDE: [&str; 8] = ["env", "fs", "io", "net", "os", "process", "thread", "time"];

/// Full paths of the `std` items used by a source, however they are imported: `use std::{io,
/// time::Instant as Now}` uses `std::io` and `std::time::Instant`. A glob ends with `*`; a renamed
/// `std` is just `std`.
#[derive(Default)]
struct UsesOfStd {
    paths: Vec<String>,
}

impl UsesOfStd {
    fn of(text: &str) -> Vec<String> {
        let mut uses = Self::default();
        uses.visit_file(&syn::parse_file(text).unwrap());
        uses.paths
    }

    fn outside(text: &str) -> Vec<String> {
        let is_outside = |path: &String| match path.split("::").nth(1) {
            Some(part) => part == "*" || OUTSIDE.contains(&part),
            None => true,
        };
        Self::of(text).into_iter().filter(is_outside).collect()
    }

    fn note(&mut self, path: &[String]) {
        if path.first().is_some_and(|first| first == "std") {
            self.paths.push(path.join("::"));
        }
    }
}

impl<'ast> Visit<'ast> for UsesOfStd {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let mut open = vec![(Vec::new(), &item.tree)];
        while let Some((mut path, tree)) = open.pop() {
            match tree {
                UseTree::Path(part) => {
                    path.push(part.ident.to_string());
                    open.push((path, &part.tree));
                }
                UseTree::Group(group) => {
                    open.extend(group.items.iter().map(|tree| (path.clone(), tree)));
                }
                UseTree::Name(syn::UseName { ident, .. })
                | UseTree::Rename(syn::UseRename { ident, .. }) => {
                    if ident != "self" {
                        path.push(ident.to_string());
                    }
                    self.note(&path);
                }
                UseTree::Glob(_) => {
                    path.push("*".to_owned());
                    self.note(&path);
                }
            }
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.note(&path.segments.iter().map(|part| part.ident.to_string()).collect::<Vec<_>>());
        visit::visit_path(self, path);
    }

    /// The contents of a macro are not parsed.
    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let text: String = call.tokens.to_string().split_whitespace().collect();
        for (at, _) in text.match_indices("std::") {
            let path: String = text[at..]
                .chars()
                .take_while(|char| char.is_alphanumeric() || matches!(char, '_' | ':'))
                .collect();
            self.note(&path.split("::").map(str::to_owned).collect::<Vec<_>>());
        }
        visit::visit_macro(self, call);
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        self.note(&[item.ident.to_string()]);
    }
}

#[test]
fn algorithms_and_passes_do_no_input_or_output_and_read_no_clock() {
    for folder in ["crates/minimize/src", "crates/reduce/src"] {
        for (path, text) in sources(&root().join(folder)) {
            let outside = UsesOfStd::outside(&text);
            assert!(outside.is_empty(), "{} uses {outside:?}", path.display());
        }
    }
}

#[test]
fn a_use_of_the_standard_library_is_found_however_it_is_written() {
    for (text, expected) in [
        ("use std::fs;", &["std::fs"][..]),
        ("use std::{io, fs};", &["std::fs", "std::io"]),
        (
            "use std::{collections::HashMap, io::{self, Write as _}};",
            &["std::io::Write", "std::io"],
        ),
        ("use ::std::time::Instant as Now;", &["std::time::Instant"]),
        ("use std::*;", &["std::*"]),
        ("use std as other;", &["std"]),
        ("use std::{self as other};", &["std"]),
        ("extern crate std as other;", &["std"]),
        ("fn f() { use std::{env}; }", &["std::env"]),
        (
            "fn f() -> std::io::Result<()> { std::thread::yield_now() }",
            &["std::io::Result", "std::thread::yield_now"],
        ),
        ("fn f() { let a = <std::fs::File as A>::b(); }", &["std::fs::File"]),
        ("fn f() { m!(a, std :: fs::read(b)) }", &["std::fs::read"]),
        ("use std::{fmt, mem}; fn f() { std::mem::swap(a, b); crate::io::c(); time::d() }", &[]),
        ("// use std::fs;\nconst A: &str = \"std::fs\";", &[]),
    ] {
        assert_eq!(UsesOfStd::outside(text), expected, "{text}");
    }
}

/// Times are measured by the monotonic clock, so that a change of the system clock has no effect.
#[test]
fn times_are_measured_by_the_monotonic_clock() {
    let mut crates = 0;
    for entry in
        fs::read_dir(root().join("crates")).unwrap().flatten().filter(|entry| entry.path().is_dir())
    {
        for (path, text) in sources(&entry.path().join("src")) {
            for word in ["SystemTime", "Realtime", "UNIX_EPOCH"] {
                assert!(!text.contains(word), "{} uses a clock that can be set", path.display());
            }
        }
        crates += 1;
    }
    assert!(crates >= 9, "{crates}");
}

/// A skipped test is reported, and fails where continuous integration requires all tools; one
/// function does both.
#[test]
fn tests_are_skipped_in_one_way() {
    let folders =
        ["tests", "crates", "grammars", "benchmarks"].map(|folder| sources(&root().join(folder)));
    for (path, text) in
        folders.into_iter().flatten().filter(|(path, _)| !path.ends_with("tests/architecture.rs"))
    {
        let is_the_one = path.ends_with("tests/support/skip.rs");
        assert!(
            is_the_one || !text.contains("SKIPPED"),
            "{} should call require() of tests/support/skip.rs",
            path.display()
        );
        assert_eq!(
            is_the_one,
            text.contains("var_os(\"SECATEUR_REQUIRE_TOOLS"),
            "{}",
            path.display()
        );
    }
}

#[test]
fn processes_are_spawned_without_pre_exec() {
    for (path, text) in sources(&root().join("crates/runner/src")) {
        let uses = text
            .lines()
            .any(|line| !line.trim_start().starts_with("//") && line.contains("pre_exec"));
        assert!(!uses, "{} leaves the posix_spawn path", path.display());
    }
}

#[test]
fn continuous_integration_builds_locked_versions() {
    let script = fs::read_to_string(root().join(".ci/run")).unwrap();
    let commands: Vec<_> =
        script.lines().filter(|line| line.split_whitespace().any(|word| word == "cargo")).collect();
    assert!(commands.len() > 5, "{commands:?}");
    for command in commands
        .iter()
        .filter(|command| !command.starts_with('#') && !command.starts_with("cargo fmt "))
    {
        assert!(command.contains(" --locked "), "{command}");
    }
}

/// Newcomers run the same checks as continuous integration.
#[test]
fn the_readme_begins_with_two_commands_and_continuous_integration_runs_all() {
    let [script, readme] =
        [".ci/run", "README.md"].map(|name| fs::read_to_string(root().join(name)).unwrap());
    let (_, commands) = script.split_once("# The README's two commands.").unwrap();
    let commands: Vec<_> = commands.lines().skip(1).take_while(|line| !line.is_empty()).collect();
    assert_eq!(commands.len(), 2, "{commands:?}");
    for command in commands {
        let mut lines = readme.lines().filter(|line| line.starts_with("cargo "));
        assert!(lines.any(|line| command.ends_with(line)), "the README does not have: {command}");
    }
    for command in
        readme.lines().filter(|line| line.starts_with("cargo ") || line.starts_with("crates/"))
    {
        assert!(script.lines().any(|line| line.ends_with(command)), "is not run: {command}");
    }
}

/// Half of the total time of the build before features split the program.
#[test]
fn the_first_command_of_the_readme_compiles_few_crates() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let command = readme.lines().find(|line| line.starts_with("cargo run ")).unwrap();
    let (build, _) = command.split_once(" -- ").unwrap();
    let features = build.split_whitespace().skip_while(|word| *word != "--no-default-features");
    let tree = [
        "tree",
        "--locked",
        "--offline",
        "-p",
        "secateur",
        "-e",
        "normal,build",
        "--prefix",
        "none",
    ];
    let output =
        Command::new(env!("CARGO")).args(tree).args(features).current_dir(root()).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let crates: BTreeSet<_> = text.lines().map(|line| line.trim_end_matches(" (*)")).collect();
    assert!(crates.len() > 40, "{text}");
    assert!(crates.len() <= 75, "{} crates: {crates:?}", crates.len());
}

/// A path on the page may start in the repository, in a crate, or in a folder of a crate, and may
/// omit `.rs`.
#[test]
fn paths_named_on_the_architecture_page_exist() {
    let mut there = Vec::new();
    let mut folders =
        ["benchmarks", "crates", "grammars", "tests"].map(|folder| root().join(folder)).to_vec();
    while let Some(folder) = folders.pop() {
        there.push(folder.clone());
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else {
                there.push(path.with_extension(""));
                there.push(path);
            }
        }
    }
    let mut missing = BTreeSet::new();
    let mut named = 0;
    for page in ["crates/ARCHITECTURE.md", "crates/CONTRIBUTING.md", "benchmarks/RESULTS.md"] {
        let text = fs::read_to_string(root().join(page)).unwrap();
        for word in text.split(|char: char| char.is_whitespace() || "`()[]".contains(char)) {
            let word = word
                .split('#')
                .next()
                .unwrap_or_default()
                .trim_start_matches("../")
                .trim_end_matches(['/', ',', '.']);
            let is_plain = word.chars().all(|char| {
                char.is_ascii_lowercase() || char.is_ascii_digit() || "/._-".contains(char)
            });
            let is_path = word.ends_with(".rs")
                || word.contains('/') && word.starts_with(|char: char| char.is_ascii_lowercase());
            if is_plain && is_path {
                named += 1;
                if !there.iter().any(|path| path.ends_with(word)) {
                    missing.insert(word.to_owned());
                }
            }
        }
    }
    assert!(named > 60, "{named}");
    assert!(missing.is_empty(), "named and not there: {missing:?}");
}

#[test]
fn the_change_log_and_the_citation_are_ready_for_a_release() {
    let run = Command::new(root().join("crates/cli/release")).arg("--check").output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

/// The README's commands leave no untracked files.
#[test]
fn git_ignores_exactly_the_files_that_the_program_creates() {
    let git = |args: &[&str]| {
        let output = Command::new("git").args(args).current_dir(root()).output();
        output
            .ok()
            .filter(|output| output.stderr.is_empty())
            .map(|output| String::from_utf8(output.stdout).unwrap())
    };
    let tracked = git(&["ls-files", "--cached", "--ignored", "--exclude-standard"]);
    if !require(tracked.is_some(), "git, and a clone made by it") {
        return;
    }
    assert_eq!(tracked.unwrap(), "", "is tracked and ignored");
    let beside = ["reduced.c", "reduced.c.journal", "reduced.formatted.c", "c.orig", "c.journal"];
    let mut made: Vec<_> =
        beside.iter().map(|name| format!("tests/fixtures/example/ledger.{name}")).collect();
    made.extend(
        ["runs/runs.jsonl", "runs/runs.csv", "runs/report.html", "runs/results/in.c"]
            .map(str::to_owned),
    );
    let ignored = git(&[
        &["check-ignore"][..],
        &made.iter().map(String::as_str).collect::<Vec<_>>(),
    ]
    .concat());
    assert_eq!(ignored.unwrap().lines().collect::<Vec<_>>(), made);
}

/// Relative and interrogative words, which describe no item.
const RELATIVE: [&str; 15] = [
    "What", "Whether", "How", "Where", "Of", "Who", "Which", "When", "That", "Whose", "Why",
    "None if", "In which", "As long", "As often",
];

#[test]
fn doc_comments_begin_with_a_noun_or_a_verb_and_no_line_is_longer_than_100_columns() {
    let mut wrong = Vec::new();
    for (path, text) in ["benchmarks", "crates", "grammars", "tests"]
        .iter()
        .flat_map(|folder| sources(&root().join(folder)))
    {
        let mut is_first = true;
        let mut is_code = false;
        for (number, line) in (1..).zip(text.lines()) {
            let place = || format!("{}:{number}: {line}", path.display());
            if line.chars().count() > 100 && !path.starts_with(root().join("tests")) {
                wrong.push(place());
            }
            let doc = ["///", "//!"].iter().find_map(|mark| line.trim_start().strip_prefix(mark));
            let doc = doc.map(str::trim).unwrap_or_default();
            let item = doc.strip_prefix("- ").or_else(|| doc.strip_prefix("* "));
            is_code ^= doc.starts_with("```");
            let begins = (is_first || item.is_some()) && !is_code;
            let sentence = item.unwrap_or(doc);
            let is_relative = RELATIVE.iter().any(|word| {
                let rest = sentence.strip_prefix(word);
                rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
            });
            if begins && is_relative {
                wrong.push(place());
            }
            is_first = doc.is_empty() || doc.starts_with(['#', '|', '`']);
        }
    }
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.join("\n"));
}

fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push((path.clone(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    assert!(!found.is_empty());
    found
}
