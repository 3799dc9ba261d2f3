//! Commands whose outputs have to differ.

use std::fs;

use super::{COMMAND, TWO_ERRORS, accepts, check, scratch};
use crate::support::{Scratch, fixture, has_tools};

#[test]
fn two_commands_with_different_outputs() {
    let differs = [
        "--differs",
        "echo noise $$ >&2; grep -c beta @@; true",
        "tr -d e <@@ | grep -c beta; true",
    ];
    check("", &differs, &["Their standard output differs"], "int beta;");
}

#[test]
fn two_commands_and_one_fails() {
    let differs = ["--differs", "true", "! grep -q beta @@"];
    let announced =
        ["  true\n    exit status 0\n  ! grep -q beta @@\n    exit status 1; prints nothing"];
    check("", &differs, &announced, "int beta;");
}

/// A command that fails in two ways, like a parser that reports several errors.
#[test]
fn the_message_of_a_command_that_differs_is_preserved() {
    let differs = ["--differs", "echo out; echo 'error: noise' >&2", TWO_ERRORS];
    check("", &differs, &["exit status 0\n", "exit status 1; error: reserved alpha"], "int alpha;");
    // Any output is accepted.
    let any = [&differs[..], &["--expect-output", ""]].concat();
    check("", &any, &["exit status 1; prints //"], "int beta;");
    // Either command may show it.
    let one =
        [&differs[..], &["--expect-output", "[de] alpha$", "--expect-output", "^out"]].concat();
    check("", &one, &["exit status 0; prints /^out/", "1; prints /[de] alpha$/"], "int alpha;");
    let not = [&differs[..], &["--reject-output", "reserved"]].concat();
    let scratch = scratch("");
    let run = scratch.secateur(&[&["reduce", "in.c"], &not[..]].concat());
    assert!(run.code == Some(3) && run.stderr.contains("not print /reserved/"), "{run:?}");
    let wrong = [&differs[..], &["--expect-output", "missing"]].concat();
    let run = scratch.secateur(&[&["reduce", "in.c"], &wrong[..]].concat());
    assert!(run.code == Some(3) && run.stderr.contains("expectation: prints /missing/"), "{run:?}");
}

/// Compiler warnings are not messages of the compiled program.
#[test]
fn common_output_is_no_difference() {
    let differs = |last| {
        [
            "--differs".to_owned(),
            "grep alpha @@ >&2; true".to_owned(),
            format!("grep alpha @@ >&2; ! grep -q beta @@ || {last}"),
        ]
    };
    for (last, announced, left) in [
        ("exit 3", "exit status 3 (no output distinguishes this", "int beta;"),
        ("{ echo wrong sum; exit 3; }", "exit status 3; wrong sum", "int beta;"),
    ] {
        let differs = differs(last);
        let args: Vec<_> = differs.iter().map(String::as_str).collect();
        check("", &args, &[announced], left);
    }
}

#[test]
fn a_disagreement_of_two_parsers_is_not_exchanged_for_another() {
    if !has_tools(&["xmllint", "python3"]) {
        return;
    }
    let scratch = Scratch::new();
    scratch.file(
        "in.xml",
        "<root><p:b xmlns:p='http://www.w3.org/XML/1998/namespace'><d/><e/>text</p:b></root>",
    );
    let parse = "python3 -c 'import sys, xml.dom.minidom as m; m.parse(sys.argv[1])' @@";
    let run = scratch.secateur(&["reduce", "in.xml", "--differs", "xmllint --noout @@", parse]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let result = String::from_utf8(scratch.read("in.reduced.xml")).unwrap();
    assert!(run.stderr.contains("reserved namespace"), "{run:?}");
    // Without the attribute, the prefix is unbound.
    assert!(result.contains("xmlns:p") && result.len() < 60, "{result}");
}

#[test]
fn a_binary_output() {
    let body = "grep -q beta \"$1\" && printf '\\377\\376 \\000 internal error: \\303( in %s\\n' \
        beta; exit 1";
    check(body, &COMMAND, &["internal error"], "int beta;");
}

#[test]
fn a_disagreement_of_two_xslt_processors_by_their_command_lines() {
    if !has_tools(&["xmllint", "xsltproc", "xalan"]) {
        return;
    }
    let scratch = Scratch::new();
    scratch.copy("xalan/stock.xml");
    let test = fs::read_to_string(fixture("xalan/r.sh")).unwrap();
    let sheet = test.split("<<'XSL'\n").nth(1).unwrap().split("\nXSL\n").next().unwrap();
    let sheet = scratch.file("query.xsl", sheet);
    let [first, second] = ["xsltproc SHEET @@", "xalan -in @@ -xsl SHEET"]
        .map(|line| line.replace("SHEET", sheet.to_str().unwrap()));
    let run = scratch.secateur(&["reduce", "stock.xml", "--differs", &first, &second]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let result = scratch.read("stock.reduced.xml");
    assert!(
        result.len() < 80 && accepts("xalan", "stock.xml", &result),
        "{}",
        String::from_utf8_lossy(&result)
    );
}
