//! Interestingness tests answered by the process that started secateur.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{ChildStdin, Command, Stdio};

use crate::support::{Run, Scratch, functions, has_tools};
use serde_json::Value;

const NEEDLE: &str = "a + 17";

fn scratch() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(30));
    scratch
}

/// Reduces in.c, and lets `answer` write answers to each printed line until it returns nothing
/// more.
fn converse(
    scratch: &Scratch,
    options: &[&str],
    mut answer: impl FnMut(&Value, &mut ChildStdin) -> bool,
) -> Run {
    let fresh: &[_] = if options.contains(&"--resume") { &[] } else { &["--fresh"] };
    let mut command = scratch.command(&[&["reduce", "--ask", "in.c"], fresh, options].concat());
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take();
    let mut stdout = String::new();
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        stdin.take_if(|stdin| !answer(&serde_json::from_str(&line).unwrap(), stdin));
        stdout += &line;
        stdout.push('\n');
    }
    let output = child.wait_with_output().unwrap();
    Run { code: output.status.code(), stdout, stderr: String::from_utf8(output.stderr).unwrap() }
}

/// Returns the correct answer to a line, if its candidate still exists.
fn honest(line: &Value) -> Option<String> {
    answer_by(NEEDLE, line)
}

fn answer_by(needle: &str, line: &Value) -> Option<String> {
    let text = fs::read_to_string(line["path"].as_str()?).ok()?;
    Some(format!("{{\"id\":{},\"interesting\":{}}}", line["id"], text.contains(needle)))
}

/// Writes an answer. Ignores candidates that are withdrawn at this moment.
fn write(stdin: &mut ChildStdin, answer: Option<String>) {
    if let Some(answer) = answer {
        // The run may have ended.
        let _ = stdin.write_all(format!("{answer}\n").as_bytes());
    }
}

#[test]
fn external_answers_give_the_result_of_a_script_for_any_number_of_jobs() {
    let script = scratch();
    script.script("r.sh", &format!("grep -q '{NEEDLE}' in.c"));
    assert_eq!(script.secateur(&["reduce", "r.sh", "in.c"]).code, Some(0));
    let schema =
        fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../runner/schema/ask-1.json"))
            .unwrap();
    let schema = jsonschema::validator_for(&serde_json::from_slice(&schema).unwrap()).unwrap();
    for jobs in ["1", "4"] {
        let scratch = scratch();
        let run = converse(&scratch, &["--jobs", jobs], |line, stdin| {
            assert!(schema.is_valid(line), "{line}");
            write(stdin, honest(line));
            true
        });
        assert_eq!(run.code, Some(0), "{run:?}");
        assert_eq!(scratch.read("in.reduced.c"), script.read("in.reduced.c"));
        let end: Value = serde_json::from_str(run.stdout.lines().last().unwrap()).unwrap();
        assert_eq!(
            (&end["type"], &end["summary"]["stop"]),
            (&"end".into(), &"finished".into()),
            "{run:?}"
        );
        scratch.assert_tidy();
    }
}

#[test]
fn an_invalid_answer_ends_the_run_and_is_quoted() {
    let long = "{".repeat(70_000);
    for (answer, said) in [
        ("yes", "`yes` is not an answer; write a line such as {\"id\":1,\"interesting\":true}"),
        ("{\"id\":\"1\",\"interesting\":true}", "is not an answer"),
        ("{\"id\":99,\"interesting\":true}", "answers no query"),
        ("{\"id\":1,\"interesting\":true}", "is a second answer"),
        (long.as_str(), "{{` is too long; the maximum is 65536 bytes"),
    ] {
        let scratch = scratch();
        let run = converse(&scratch, &["--jobs", "1"], |line, stdin| {
            let is_late = line["id"].as_u64() > Some(7);
            write(stdin, if is_late { Some(answer.to_owned()) } else { honest(line) });
            true
        });
        assert_eq!(run.code, Some(1), "{run:?}");
        assert!(run.stderr.contains(said), "{answer} {run:?}");
    }
}

#[test]
fn the_best_is_kept_when_answers_stop() {
    let scratch = scratch();
    let mut found = 0;
    let run = converse(&scratch, &["--jobs", "1"], |line, stdin| {
        let answer = honest(line);
        found += u32::from(
            line["id"].as_u64() > Some(6)
                && answer.as_ref().is_some_and(|answer| answer.contains("true")),
        );
        write(stdin, answer);
        found < 2
    });
    assert_eq!(run.code, Some(143), "{run:?}");
    let left = scratch.read("in.reduced.c");
    assert!(
        left.len() < functions(30).len() && String::from_utf8(left).unwrap().contains(NEEDLE),
        "{run:?}"
    );
}

#[test]
fn a_resumed_run_notices_a_different_test() {
    let scratch = scratch();
    let run = converse(&scratch, &["--jobs", "1", "--max-tests", "12"], |line, stdin| {
        write(stdin, honest(line));
        true
    });
    assert!(run.stderr.contains("Stopped by --max-tests"), "{run:?}");
    let left = scratch.read("in.reduced.c");
    let resume = |needle: &str| {
        converse(&scratch, &["--jobs", "1", "--resume"], |line, stdin| {
            write(stdin, answer_by(needle, line));
            true
        })
    };
    let has = |other: &String| String::from_utf8_lossy(&left).contains(other.as_str());
    let other = (0..30).map(|number| format!("a + {number};")).find(|other| !has(other)).unwrap();
    let run = resume(&other);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(
        run.stderr.contains("an earlier run accepted the content of the result file")
            && run.stderr.contains("--fresh"),
        "{run:?}"
    );
    assert_eq!(scratch.read("in.reduced.c"), left);
    assert_eq!(resume(NEEDLE).code, Some(0));
}

#[test]
fn an_uninteresting_original_is_reported() {
    let run = converse(&scratch(), &[], |line, stdin| {
        write(stdin, Some(format!("{{\"id\":{},\"interesting\":false}}", line["id"])));
        true
    });
    assert_eq!(run.code, Some(3), "{run:?}");
    assert!(run.stderr.contains("the answer is no"), "{run:?}");
}

#[test]
fn the_example_of_the_manual_works() {
    if !has_tools(&["python3"]) {
        return;
    }
    let scratch = scratch();
    let topic = include_str!("../crates/cli/topics/oracle.md");
    let (_, example) = topic.rsplit_once("```python\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let program = env!("CARGO_BIN_EXE_secateur");
    scratch.file(
        "ask.py",
        example.replace("\"secateur\"", &format!("{program:?}")).replace("needle", NEEDLE),
    );
    let output =
        Command::new("python3").arg("ask.py").current_dir(scratch.path("")).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(String::from_utf8(output.stdout).unwrap().contains(" tokens in in.reduced.c"));
}
