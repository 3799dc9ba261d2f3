//! Examples in `tests/examples`: each is run as its page describes.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::{Run, Scratch, has_tools};

/// Runs the commands of the example's page in a copy of its folder, and returns their output.
fn run(scratch: &Scratch, name: &str) -> String {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/examples").join(name);
    let copied =
        Command::new("cp").arg("-r").arg(&from).arg(scratch.path("example")).status().unwrap();
    assert!(copied.success());
    let page = fs::read_to_string(from.join("README.md")).unwrap();
    let script = blocks(&page).collect::<String>();
    assert!(script.contains("secateur "), "{page}");
    let run = shell(scratch, "example", &script);
    let printed = format!("{}{}", run.stdout, run.stderr);
    assert_eq!(run.code, Some(0), "{name}: {printed}");
    printed
}

/// Returns the commands on a page.
fn blocks(page: &str) -> impl Iterator<Item = &str> {
    page.split("```sh\n").skip(1).map(|rest| rest.split("```").next().unwrap())
}

/// Runs a script up to its first error in this folder, with the program and the folder `bin` in the
/// path.
fn shell(scratch: &Scratch, folder: &str, script: &str) -> Run {
    let program = Path::new(env!("CARGO_BIN_EXE_secateur")).parent().unwrap();
    let path = format!(
        "{}:{}:{}",
        scratch.path("bin").display(),
        program.display(),
        std::env::var("PATH").unwrap()
    );
    let mut command = Command::new("sh");
    command.args(["-e", "-c", script]).current_dir(scratch.path(folder)).env("PATH", path);
    command.env("TMPDIR", scratch.path("tmp"));
    // Keeps afl-fuzz from checking the setup of the machine and its other users.
    for set in ["AFL_SKIP_CPUFREQ", "AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES", "AFL_NO_AFFINITY"] {
        command.env(set, "1");
    }
    Run::from(command.output().unwrap())
}

/// Returns the result of the example, without white space.
fn result(scratch: &Scratch, file: &str) -> String {
    let text = String::from_utf8(scratch.read(&format!("example/{file}"))).unwrap();
    text.split_whitespace().collect()
}

#[test]
fn a_compiler_crash() {
    if !has_tools(&["gcc", "python3"]) {
        return;
    }
    let scratch = Scratch::new();
    let printed = run(&scratch, "compiler-crash");
    assert!(printed.contains("ZeroDivisionError"), "{printed}");
    let result = result(&scratch, "crash.reduced.c");
    assert!(result.contains("%0") && result.len() < 30, "{result}");
}

#[test]
fn a_miscompilation() {
    if !has_tools(&["gcc"]) {
        return;
    }
    let scratch = Scratch::new();
    run(&scratch, "miscompilation");
    let result = result(&scratch, "wrong.reduced.c");
    assert!(result.contains("0/") && !result.contains("sum") && result.len() < 250, "{result}");
}

#[test]
fn an_xml_differential() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = Scratch::new();
    run(&scratch, "xml-differential");
    let result = result(&scratch, "stock.reduced.xml");
    assert!(result.contains("<![CDATA[") && result.len() < 60, "{result}");
}

#[test]
fn a_folder_of_crashes() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = Scratch::new();
    let printed = run(&scratch, "fuzzer-folder");
    assert!(printed.contains("6 inputs: 6 fail, 0 do not, 0 left out; 3 groups"), "{printed}");
}

#[test]
fn a_wrong_answer_of_a_database() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = Scratch::new();
    run(&scratch, "sql");
    let result = result(&scratch, "query.reduced.sql");
    assert!(result.contains("NOT(") && !result.contains("LIMIT"), "{result}");
}

#[test]
fn a_session_with_a_language_server() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = Scratch::new();
    run(&scratch, "lsp");
    let result = String::from_utf8(scratch.read("example/session.reduced.jsonl")).unwrap();
    let messages = result.lines().filter(|line| !line.trim().is_empty());
    let messages: Vec<serde_json::Value> =
        messages.map(|line| serde_json::from_str(line).unwrap()).collect();
    // The document is opened and shortened, and something in it is renamed.
    assert_eq!(messages.len(), 3, "{result}");
    assert!(messages.iter().all(|message| message["result"].is_null()), "{result}");
}

#[test]
fn a_page_with_a_script() {
    if !has_tools(&["python3", "node"]) {
        return;
    }
    let scratch = Scratch::new();
    run(&scratch, "page");
    let result = result(&scratch, "page.reduced.html");
    assert!(
        result.starts_with("<script>") && result.contains("//") && result.len() < 80,
        "{result}"
    );
}

#[test]
fn jobs_of_limited_length() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = Scratch::new();
    let printed = run(&scratch, "ci");
    let (first, second) = printed.split_once("Job 2").unwrap();
    assert!(printed.matches("Stopped by --max-tests").count() == 1, "{printed}");
    assert!(printed.contains("outcomes known"), "{printed}");
    assert!(first.contains("Job 1") && !first.contains("## Failure"), "{printed}");
    // The comment has the result of a run without a limit.
    let whole = String::from_utf8(scratch.read("example/orders.reduced.json")).unwrap();
    let (_, comment) = second.split_once("## Failure").unwrap();
    assert!(comment.contains(&format!("```json\n{whole}")), "{printed}");
    assert!(comment.contains("ZeroDivisionError") && !comment.contains("stopped"), "{printed}");
    // The jobs of the workflow are those of the script.
    let workflow = scratch.read("example/reduce.yml");
    let workflow = String::from_utf8(workflow).unwrap();
    for same in ["./reduce.sh --max-time", "default: orders.json", "default: python3 bill.py @@"] {
        assert!(workflow.contains(same), "{same}");
    }
    scratch.assert_tidy();
}

#[test]
fn a_comparison_of_algorithms() {
    let scratch = Scratch::new();
    run(&scratch, "comparison");
    let rows = String::from_utf8(scratch.read("example/runs/runs.csv")).unwrap();
    assert!(rows.contains("ddmin") && rows.contains("probdd"), "{rows}");
    assert!(scratch.path("example/runs/report.html").exists());
}

#[test]
fn a_fuzzer_that_trims_by_the_grammar() {
    if !has_tools(&["afl-fuzz", "afl-cc", "python3"]) {
        return;
    }
    let scratch = Scratch::new();
    let printed = run(&scratch, "afl");
    assert!(printed.contains("Python mutator 'trim' installed successfully"), "{printed}");
    let queue = fs::read_dir(scratch.path("example/found/default/queue")).unwrap();
    let mut entries = queue.map(|entry| entry.unwrap().path());
    let entry = entries.find(|path| path.to_string_lossy().ends_with("orig:00.js")).unwrap();
    let [before, after] =
        [scratch.path("example/seeds/00.js"), entry].map(|path| fs::metadata(path).unwrap().len());
    assert!(after < before && after > 0, "{before} {after} {printed}");
    scratch.assert_tidy();
}

#[test]
fn the_task_of_an_editor_reduces_the_open_file() {
    let topic =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("topics/commands.md"))
            .unwrap();
    let block = topic.split("```json\n").nth(1).unwrap().split("```").next().unwrap();
    let tasks: serde_json::Value = serde_json::from_str(block).unwrap();
    let scratch = Scratch::new();
    fs::create_dir_all(scratch.path("bin")).unwrap();
    scratch.script("bin/mycc", "grep -q needed \"$2\" && kill -SEGV $$; exit 0");
    scratch.file("a file.c", "int other;\nint needed;\n");
    let command = tasks["tasks"][0]["command"].as_str().unwrap();
    let command = command
        .replace("${file}", scratch.path("a file.c").to_str().unwrap())
        .replace("${input:command}", tasks["inputs"][0]["default"].as_str().unwrap());
    let run = shell(&scratch, "", &command);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(scratch.read("a file.reduced.c").trim_ascii(), b"int needed;");
}

#[test]
fn recipes_for_callers_of_other_reducers_work() {
    let topic =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("topics/other-reducers.md"))
            .unwrap();
    let mut blocks = blocks(&topic);
    let recipes: Vec<_> =
        blocks.next().unwrap().lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(recipes.len(), 10);
    let scratch = || {
        let scratch = Scratch::new();
        fs::create_dir(scratch.path("bin")).unwrap();
        for name in ["a.c", "a.js", "a.ll", "a.xml", "in.smt2", "crash"] {
            scratch.file(name, "int other;\nint needed;\nint third;\n");
        }
        scratch.script(
            "r.sh",
            "test \"$(ls)\" = \"${1##*/}\" && grep -q needed \"$1\" && grep -q needed",
        );
        let tool = "for file; do :; done; [ \"$1\" = -O2 ] && exit 0; grep -q needed \"$file\" && \
            { echo TEXT; kill -9 $$; }; exit 0";
        scratch.script("bin/tool", tool);
        scratch.script("bin/solver", tool);
        scratch
    };
    for recipe in recipes {
        let scratch = scratch();
        let run = shell(&scratch, "", recipe);
        assert_eq!(run.code, Some(0), "{recipe} {run:?}");
        let changed = ["b.ll", "out.smt2", "small", "a.c", "a.js", "a.reduced.c", "a.reduced.xml"]
            .into_iter()
            .filter(|name| {
                fs::read_to_string(scratch.path(name))
                    .is_ok_and(|text| text.contains("needed") && !text.contains("other"))
            });
        assert_eq!(changed.count(), 1, "{recipe}");
    }
    // The script that replaces creduce for callers of it.
    let scratch = scratch();
    scratch.script("bin/creduce", blocks.next().unwrap().trim_start_matches("#!/bin/sh\n"));
    let run = shell(&scratch, "", "creduce --tidy --n=2 r.sh a.c");
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(!fs::read_to_string(scratch.path("a.c")).unwrap().contains("other"));
}
