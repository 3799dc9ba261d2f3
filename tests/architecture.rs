//! The invariants of `crates/ARCHITECTURE.md` that a look at the manifests and sources can keep.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What each crate may depend on among the crates of this workspace: everything further to the right of the arrows in
/// the code map.
const MAY_USE: [(&str, &[&str]); 10] = [
    ("secateur-minimize", &[]),
    ("secateur-syntax", &[]),
    ("secateur-reduce", &["minimize", "syntax"]),
    ("secateur-signature", &[]),
    ("secateur-runner", &["minimize", "signature"]),
    ("secateur-report", &["minimize", "runner"]),
    ("secateur-languages", &["syntax"]),
    ("secateur-experiment", &["languages", "minimize", "reduce", "runner", "syntax"]),
    ("secateur-benchmarks", &["minimize", "runner"]),
    ("secateur", &["experiment", "languages", "minimize", "reduce", "report", "runner", "signature", "syntax"]),
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
        let is_grammar = |name: &str| name.starts_with("grammar-");
        let may_use = MAY_USE.iter().find(|(known, _)| *known == name).map(|(_, may_use)| *may_use);
        let may_use = may_use.or_else(|| name.starts_with("secateur-grammar-").then_some(&["syntax"]));
        let Some(may_use) = may_use else {
            panic!("{name} has no place in the architecture: enter it in crates/ARCHITECTURE.md and here");
        };
        for dependency in package["dependencies"].as_array().unwrap() {
            let is_for_tests = dependency["kind"] == "dev";
            if let (false, Some(used)) = (is_for_tests, dependency["name"].as_str().unwrap().strip_prefix("secateur-"))
            {
                let is_allowed = may_use.contains(&used) || name == "secateur-languages" && is_grammar(used);
                assert!(is_allowed, "{name} must not depend on secateur-{used}");
            }
        }
    }
}

#[test]
fn only_the_syntax_crate_and_the_grammars_touch_tree_sitter() {
    for package in packages() {
        let name = package["name"].as_str().unwrap();
        let touches = package["dependencies"].as_array().unwrap().iter().any(|dependency| {
            dependency["kind"] != "dev" && dependency["name"].as_str().unwrap().starts_with("tree-sitter")
        });
        assert!(
            !touches || name == "secateur-syntax" || name.starts_with("secateur-grammar-"),
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
    let (mut program, mut languages) = (features("secateur"), features("secateur-languages"));
    assert_eq!(program.remove("default"), languages.remove("default"), "both build in the same by default");
    let mut all: Vec<_> = languages.keys().cloned().collect();
    all.sort();
    assert_eq!(program.remove("all-languages"), Some(all.into()));
    for language in languages.keys() {
        let forwarded = serde_json::json!([format!("secateur-languages/{language}")]);
        assert_eq!(program.remove(language), Some(forwarded), "{language}");
    }
    assert!(program.is_empty(), "no language: {program:?}");
}

#[test]
fn algorithms_and_walkers_do_no_input_or_output_and_read_no_clock() {
    let forbidden = ["std::fs", "std::io", "std::net", "std::process", "std::time", "std::thread", "std::env"];
    for folder in ["crates/minimize/src", "crates/reduce/src"] {
        for (path, text) in sources(&root().join(folder)) {
            for word in forbidden {
                assert!(!text.contains(word), "{} uses {word}", path.display());
            }
        }
    }
}

/// What is measured with a clock that nobody can set does not care when somebody sets the other one.
#[test]
fn nothing_is_measured_by_the_clock_on_the_wall() {
    for folder in ["runner", "report", "cli"] {
        for (path, text) in sources(&root().join("crates").join(folder).join("src")) {
            assert!(!text.contains("SystemTime"), "{} uses a clock that can be set", path.display());
        }
    }
}

#[test]
fn processes_are_spawned_without_pre_exec() {
    for (path, text) in sources(&root().join("crates/runner/src")) {
        let uses = text.lines().any(|line| !line.trim_start().starts_with("//") && line.contains("pre_exec"));
        assert!(!uses, "{} leaves the posix_spawn path", path.display());
    }
}

fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push((path.clone(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    assert!(!found.is_empty());
    found
}
