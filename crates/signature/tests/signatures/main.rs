//! Signatures of outputs in the known formats, other outputs with the same signature, and outputs
//! without it.
#![expect(clippy::unwrap_used, reason = "this is test code")]

mod languages;
mod native;

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use secateur_signature::{Check, Observation, Signature, Subject, recognise};

/// The input of all messages.
const INPUT: &str = "struct S { int width; } g_12; int func_7(int p0) { return g_12.colour + p0; }";

struct Example {
    /// Expected description.
    words: &'static str,
    status: i32,
    output: &'static str,
    /// Other outputs of the same failure, with the same exit status.
    same: &'static [&'static str],
    /// Other failures, with the same exit status.
    others: &'static [&'static str],
}

fn recognised(status: i32, output: &str) -> Option<Signature> {
    let subject = Subject::new(INPUT.as_bytes(), "in.c".as_ref());
    recognise(&Observation { status: Some(status), output: output.as_bytes() }, &subject)
}

/// Checks an example, and that `grep` finds each pattern in the same outputs as this crate.
fn check(example: &Example) {
    let Example { words, status, output, same, others } = example;
    let signature = recognised(*status, output).unwrap();
    assert_eq!(signature.to_string(), *words, "recognised in {output}");
    let outputs = [output].into_iter().chain(*same).map(|output| (output, true));
    for (other, is_same) in outputs.chain(others.iter().map(|output| (output, false))) {
        let observation = Observation { status: Some(*status), output: other.as_bytes() };
        assert_eq!(signature.holds(&observation), is_same, "{signature:?} of {other}");
        for fact in &signature.facts {
            if let Check::Output(pattern) = &fact.check {
                assert_eq!(
                    grep(pattern, other),
                    pattern.is_match(other.as_bytes()),
                    "grep {pattern} in {other}"
                );
            }
        }
    }
}

fn grep(pattern: &secateur_signature::Pattern, output: &str) -> bool {
    let regex = format!("(?m){pattern}");
    let args = if pattern.is_extended() {
        ["-aqE", "-e", pattern.as_str()]
    } else {
        ["-aqzP", "-e", &regex]
    };
    let mut grep = Command::new("grep")
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // `grep` closes its input at the first match.
    let _ = grep.stdin.take().unwrap().write_all(output.as_bytes());
    let finished = grep.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&finished.stderr), "", "grep does not take {pattern}");
    finished.status.success()
}

#[test]
fn a_success_without_output_has_no_signature() {
    assert!(recognised(0, "").is_none());
    assert!(recognised(0, "in.c:3: warning: unused variable 'colour'\n").is_none());
}

#[test]
fn a_hang_is_a_hang_whatever_was_printed() {
    let subject = Subject::new(b"", "in.c".as_ref());
    let hang = Observation { status: None, output: b"Caught signal 11: SIGSEGV" };
    let signature = recognise(&hang, &subject).unwrap();
    assert!(signature.is_hang() && signature.holds(&hang));
    assert!(!signature.holds(&Observation { status: Some(0), output: b"" }));
}

#[test]
fn the_end_of_a_program_is_no_hang() {
    assert!(!recognised(139, "").unwrap().is_hang());
}

#[test]
fn compared_values_of_a_failed_check_may_differ() {
    let signature = recognised(1, "Check failed: size == kMax (5 vs. 2)\n").unwrap();
    let holds = |output: &[u8]| signature.holds(&Observation { status: Some(1), output });
    assert!(holds(b"Check failed: size == kMax (17 vs. 3)\n"));
    assert!(!holds(b"Check failed: size == kMin (5 vs. 2)\n"));
}

#[test]
fn a_varying_message_is_not_a_stable_fact() {
    let signature = || recognised(1, "toy: error: lost sheep\n").unwrap();
    let again = |output: &'static str| Observation { status: Some(1), output: output.as_bytes() };
    assert!(signature().confirmed(&again("toy: error: lost sheep\n")).is_some());
    assert!(signature().confirmed(&again("toy: error: lost goat\n")).is_none());
    assert!(
        signature()
            .confirmed(&Observation { status: Some(2), output: b"toy: error: lost sheep\n" })
            .is_none()
    );
}

#[test]
fn a_key_identifies_the_failure() {
    let key = |status, output| recognised(status, output).unwrap().key();
    let crash = "java.io.IOException: gone\n\tat org.toy.Disk.read(Disk.java:4)\n";
    let elsewhere = "java.io.IOException: lost\n\tat org.toy.Disk.read(Disk.java:9)\n";
    assert_eq!(key(1, crash), key(1, elsewhere));
    assert_ne!(key(1, crash), key(134, ""));
    assert_ne!(key(139, ""), key(134, ""));
}

#[test]
fn no_output_is_too_odd() {
    // These sources contain nearly every word that is searched for.
    let mut bytes = Vec::new();
    for entry in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src")).unwrap() {
        bytes.extend(fs::read(entry.unwrap().path()).unwrap());
    }
    bytes.extend((0..=255).cycle().take(1000));
    let subject = Subject::new(&bytes, "a\u{ff}(b.c".as_ref());
    for step in [1, 3, 97] {
        for (i, chunk) in bytes.chunks(4001).enumerate() {
            let mut output: Vec<u8> = chunk.iter().copied().skip(i % 7).step_by(step).collect();
            output.extend(b"\xff\xfe: error: \xc3 '\x00\n");
            let observation = Observation { status: Some(1), output: &output };
            let signature = recognise(&observation, &subject).unwrap();
            assert!(
                signature.holds(&observation),
                "{signature} does not hold of what it comes from"
            );
        }
    }
}
