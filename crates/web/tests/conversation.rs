//! Reductions by the program of the documentation site, in the system's own code.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

/// Starts the program with a request, and answers its candidates. Returns all messages.
fn converse(request: &Value, is_interesting: impl Fn(&str) -> bool) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_secateur-web"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    writeln!(stdin, "{request}").unwrap();
    let mut messages = Vec::new();
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let message: Value = serde_json::from_str(&line.unwrap()).unwrap();
        if let Some(candidate) = message["candidate"].as_str() {
            writeln!(stdin, "{}", is_interesting(candidate)).unwrap();
        }
        messages.push(message);
    }
    assert!(child.wait().unwrap().success());
    messages
}

fn request(language: &str, text: &str) -> Value {
    json!({ "language": language, "text": text, "strict": true })
}

#[test]
fn each_language_is_reduced_without_new_syntax_errors() {
    for (language, text, needle) in [
        ("c", "int a;\nint f(int x) { if (x) { return x / 0; } return a; }\n", "/ 0"),
        ("xml", "<a><b c='1'><d>é</d></b><e/></a>", "é"),
        ("json", "{\"a\": [1, {\"b\": \"x\"}], \"c\": 2}", "\"x\""),
    ] {
        let messages = converse(&request(language, text), |text| text.contains(needle));
        let (last, candidates) = messages.split_last().unwrap();
        let found = last["result"].as_str().unwrap();
        assert!(found.contains(needle) && found.len() < text.len(), "{last}");
        assert_eq!(candidates[0]["candidate"], text);
        assert!(candidates.iter().any(|message| message["candidate"] == found), "{last}");
        for message in &candidates[1..] {
            let candidate = message["candidate"].as_str().unwrap();
            let count = |of| candidate.matches(of).count();
            assert_eq!((count('('), count('{'), count('[')), (count(')'), count('}'), count(']')));
        }
    }
}

#[test]
fn failures_are_told() {
    let error = |messages: Vec<Value>| messages.last().unwrap()["error"].to_string();
    let refused = converse(&request("c", "int a;"), |_| false);
    assert!(error(refused).contains("does not accept the original"));
    assert!(error(converse(&request("klingon", ""), |_| true)).contains("not on this page"));
    assert!(error(converse(&json!({ "text": 1 }), |_| true)).contains("expected a string"));
}
