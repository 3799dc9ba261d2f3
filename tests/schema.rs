//! Machine-readable output matches the schemas, and nothing is missing from them.
#![expect(clippy::panic, clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::path::Path;

use crate::support::{Scratch, functions, has_tools};
use jsonschema::Validator;
use serde_json::Value;

/// Returns a schema of these crates that allows no additional fields.
fn schema(path: &str) -> Validator {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    let mut schema: Value = serde_json::from_slice(&fs::read(path).unwrap()).unwrap();
    let mut open = vec![&mut schema];
    while let Some(value) = open.pop() {
        if let Value::Object(fields) = value {
            if fields.get("type") == Some(&"object".into()) {
                fields.insert("additionalProperties".to_owned(), false.into());
            }
            open.extend(fields.values_mut());
        } else if let Value::Array(items) = value {
            open.extend(items);
        }
    }
    jsonschema::validator_for(&schema).unwrap()
}

#[track_caller]
fn assert_valid(schema: &Validator, text: &str) -> Value {
    let value: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let errors: Vec<_> = schema
        .iter_errors(&value)
        .map(|error| format!("{} at {}", error, error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{errors:?} in {text}");
    value
}

const TEST: &str = "cat *.c | grep -q 'a + 7;'";

fn case() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(20));
    scratch.script("r.sh", TEST);
    scratch
}

#[test]
fn events_match_their_schema() {
    let schema = schema("report/schema/events-1.json");
    let mut types = Vec::new();
    let mut check = |scratch: &Scratch, arguments: &[&str]| {
        let run = scratch
            .secateur(&[&["reduce", "./r.sh", "--events", "events", "-q"], arguments].concat());
        assert!(matches!(run.code, Some(0 | 6)), "{run:?}");
        for line in String::from_utf8(scratch.read("events")).unwrap().lines() {
            types.push(assert_valid(&schema, line)["type"].as_str().unwrap().to_owned());
        }
    };
    check(&case(), &["in.c"]);
    check(&case(), &["in.c", "--max-tests", "8"]);
    let scratch = case();
    scratch.file("more.c", functions(3));
    check(&scratch, &["in.c", "more.c", "-o", "out"]);
    if has_tools(&["cc"]) {
        // The first accepted candidate no longer compiles.
        let scratch = Scratch::new();
        let original = scratch.file("in.c", "int a;\nint f(void) { int b = 1; return a + b; }\n");
        let original = original.display();
        scratch.script(
            "r.sh",
            &format!(
                "grep -q 'a + b' in.c && {{ cmp -s in.c {original} || ! grep -q 'int a' in.c; }}"
            ),
        );
        check(&scratch, &["in.c"]);
    } else {
        types.push("note".to_owned());
    }
    types.sort();
    types.dedup();
    assert_eq!(types, ["end", "note", "outcome", "start", "success", "test", "verify"]);
}

#[test]
fn explanations_match_their_schema() {
    let scratch = case();
    let run = scratch.secateur(&["explain", "./r.sh", "in.c", "--summary", "json"]);
    let explained = assert_valid(&schema("report/schema/explanation-1.json"), &run.stdout);
    assert!(explained["parts"].as_array().is_some_and(|parts| parts.len() > 3), "{explained}");
}

#[test]
fn summaries_match_their_schema() {
    let schema = schema("report/schema/summary-1.json");
    let check = |scratch: &Scratch, arguments: &[&str], stop: &str| {
        let run = scratch
            .secateur(&[&["reduce", "./r.sh", "--summary", "json", "-q"], arguments].concat());
        assert_eq!(assert_valid(&schema, &run.stdout)["stop"], stop, "{run:?}");
    };
    let scratch = case();
    check(&scratch, &["in.c", "--max-tests", "8"], "out-of-tests");
    check(&scratch, &["in.c", "--stop-at", "80%"], "enough");
    check(&scratch, &["in.c"], "finished");
    scratch.file("more.c", functions(3));
    check(&scratch, &["in.c", "more.c", "-o", "out"], "finished");
    let flaky = case();
    let accepts_14 = |accepted: &str| {
        let log = flaky.path("log");
        let log = log.display();
        let test = format!("{accepted} echo >> {log}; [ $(wc -l < {log}) -lt 15 ] && {TEST}");
        flaky.script("r.sh", &test);
    };
    accepts_14("");
    check(&flaky, &["in.c", "-j", "1"], "error");
    let original = flaky.path("in.c");
    accepts_14(&format!("cmp -s in.c {} && exit 0;", original.display()));
    fs::remove_file(flaky.path("log")).unwrap();
    check(&flaky, &["in.c", "-j", "1", "--fresh"], "not-reproduced");
    // After its first answer, a process accepts everything.
    scratch.script(
        "ask.sh",
        "n=0; while read -r path; do n=$((n + 1))\n\
        if [ $n -gt 1 ] || grep -q 'a + 7;' \"$path\"; then echo yes; else echo no; fi; done",
    );
    let run = scratch.secateur(&[
        "reduce",
        "--oracle",
        "./ask.sh",
        "--fresh",
        "-q",
        "--summary",
        "json",
        "in.c",
    ]);
    let oracle = assert_valid(&schema, &run.stdout)["oracle"].clone();
    assert!(
        oracle["started"].as_u64() > Some(0) && oracle["contradictions"].as_u64() > Some(0),
        "{run:?}"
    );
}

#[test]
fn summaries_of_batches_match_their_schema() {
    let schema = schema("batch/schema/batch-1.json");
    let scratch = Scratch::new();
    scratch.script(
        "cc",
        "grep -q '<r' \"$1\" && { echo 'cc: tree.c:9: g: Assertion `no'\"' failed.\" >&2; kill -ABRT \
         $$; }\ngrep -q 'a + 7;' \"$1\" || exit 0\necho 'cc: fold.c:7: f: Assertion `ok'\"' failed.\" \
         >&2\nkill -ABRT $$",
    );
    fs::create_dir(scratch.path("in")).unwrap();
    for (name, text) in [
        ("a.c", functions(20)),
        ("b.c", functions(8)),
        ("c.c", functions(2)),
        ("d.xml", "<!DOCTYPE r [<!ELEMENT r (#PCDATA)>]>\n<r>text</r>".to_owned()),
        ("empty.c", String::new()),
    ] {
        scratch.file(&format!("in/{name}"), text);
    }
    for (arguments, status) in [(&["--max-tests", "9"][..], "stopped"), (&[], "finished")] {
        let arguments =
            [&["batch", "in", "-q", "--summary", "json"], arguments, &["--", "./cc", "@@"]]
                .concat();
        let run = scratch.secateur(&arguments);
        let summary = assert_valid(&schema, &run.stdout);
        let [document, program] = ["d.xml", "b.c"].map(|member| {
            let mut groups = summary["groups"].as_array().unwrap().iter();
            groups.find(|group| group["members"][0] == member).unwrap()
        });
        assert_eq!(program["status"], status, "{run:?}");
        assert_eq!(document["schemas"][0]["found"], "doctype", "{run:?}");
        assert_eq!(summary["left_out"][0]["path"], "empty.c");
    }
}

#[test]
fn an_unknown_field_is_found() {
    let schema = schema("batch/schema/batch-1.json");
    let summary = |more: &str| {
        format!(
            "{{\"v\":1,\"folder\":\"\",\"output\":\"\",\"property\":\"\",\"layout\":\"plain\",\
             \"is_interrupted\":false,\"seconds\":1.5,\"inputs\":0,\"failing\":0,\"passing\":0,\
             \"left_out\":[],\"groups\":[]{more}}}"
        )
    };
    assert_valid(&schema, &summary(""));
    assert!(!schema.is_valid(&serde_json::from_str(&summary(",\"more\":1")).unwrap()));
}
