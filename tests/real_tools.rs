//! Real bugs of real tools, reduced from end to end.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::process::Command;

use crate::support::{Run, Scratch, fixture, has_tools};

/// Reduces a shipped input to at most `tokens_max` tokens, and checks that the test accepts the
/// result in a clean directory.
fn check(tools: &[&str], folder: &str, input: &str, tokens_max: u64) {
    if !has_tools(tools) {
        return;
    }
    let scratch = Scratch::new();
    scratch.copy(&format!("{folder}/{input}"));
    let test = fixture(&format!("{folder}/r.sh"));
    let run = scratch.secateur(&["reduce", test.to_str().unwrap(), input, "-o", "result"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let tokens: u64 =
        run.stdout.split(" -> ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap();
    assert!(
        tokens <= tokens_max,
        "{tokens} tokens: {}",
        String::from_utf8_lossy(&scratch.read("result"))
    );

    let clean = Scratch::new();
    clean.file(input, scratch.read("result"));
    let verdict =
        Command::new(test).current_dir(clean.path("")).env("TMPDIR", clean.path("tmp")).status();
    assert!(verdict.unwrap().success());
}

#[test]
fn a_crash_of_splint_on_a_c_program() {
    check(&["cc", "splint"], "splint", "machine.c", 60);
}

#[test]
fn a_disagreement_of_two_xslt_processors_on_an_xml_document() {
    check(&["xmllint", "xsltproc", "xalan"], "xalan", "stock.xml", 12);
}

/// A skipped test is reported although it passes, and fails where all tools are required.
#[test]
fn a_test_that_is_skipped_says_so() {
    let skipped = "real_tools::a_crash_of_splint_on_a_c_program";
    let mut this = Command::new(std::env::current_exe().unwrap());
    this.args(["--exact", skipped]).env("PATH", "/nowhere").env_remove("SECATEUR_REQUIRE_TOOLS");
    let run = Run::from(this.output().unwrap());
    assert_eq!(run.code, Some(0), "{run:?}");
    let reason = "because this machine lacks these tools: [\"cc\", \"splint\"]";
    assert!(
        run.stderr.contains(&format!(": {skipped} (")) && run.stderr.contains(reason),
        "{run:?}"
    );
    let run = Run::from(this.env("SECATEUR_REQUIRE_TOOLS", "1").output().unwrap());
    assert_ne!(run.code, Some(0), "{run:?}");
    assert!(run.stdout.contains("missing: these tools: [\"cc\", \"splint\"]"), "{run:?}");
}
