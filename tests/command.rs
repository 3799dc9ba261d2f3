//! Reductions without a script: a command fails, and must continue to fail in the same way.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

use crate::support::{self, Run, Scratch, fixture, functions, has_tools};

/// Returns a scratch folder with an input of some functions and the line `int alpha, beta;`, and a
/// program `toycc` with this `body`, called with the input's path.
fn scratch(body: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", format!("{}int alpha, beta;\n{}", functions(3), functions(2)));
    scratch.script("toycc", body);
    scratch
}

fn reduce(scratch: &Scratch, args: &[&str]) -> (Run, String) {
    let run = scratch.secateur(&[&["reduce", "in.c"], args].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    let result = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
    (run, result)
}

/// Reduces with these arguments, and checks the announced facts and the result, ignoring white
/// space.
fn check(body: &str, args: &[&str], announced: &[&str], left: &str) {
    let scratch = scratch(body);
    let (run, result) = reduce(&scratch, args);
    for words in announced {
        assert!(run.stderr.contains(words), "no {words:?} in: {}", run.stderr);
    }
    let words: Vec<_> = result.split_whitespace().collect();
    assert_eq!(words.join(" "), left, "{}", run.stderr);
}

const COMMAND: [&str; 3] = ["--", "./toycc", "@@"];
/// A compiler with two bugs; the first one that it reaches ends it.
const TWO_BUGS: &str = "grep -n alpha \"$1\" >where && { echo \"$1:$(cut -d: -f1 where): internal \
    compiler error: in fold_alpha, at fold.c:7\" >&2; exit 4; }
    grep -q beta \"$1\" && { echo \"$1:1: internal compiler error: in fold_beta, at fold.c:9\"; \
        exit 4; }";

#[test]
fn a_signal() {
    let body = "grep -q beta \"$1\" && kill -SEGV $$; exit 0";
    check(
        body,
        &COMMAND,
        &["What will be preserved:", "killed by signal 11 (SIGSEGV) (no output distinguishes this"],
        "int beta;",
    );
}

#[test]
fn a_signal_that_a_shell_reports() {
    let body = "sh -c \"grep -q beta $1 && kill -ABRT \\$\\$; exit 0\"; exit $?";
    check(body, &COMMAND, &["killed by signal 6 (SIGABRT)"], "int beta;");
}

#[test]
fn only_the_first_internal_error_is_preserved() {
    check(
        TWO_BUGS,
        &COMMAND,
        &["internal compiler error: in fold_alpha, at fold.c:7"],
        "int alpha;",
    );
}

#[test]
fn an_error_message_that_names_what_is_in_the_input() {
    let body = "name=$(grep -o 'f[0-9]*(int' \"$1\" | head -n 1 | cut -d'(' -f1)
        [ -n \"$name\" ] || exit 0
        echo \"$1:3:7: error: no good function '$name' (pid $$)\"; exit 1";
    check(
        body,
        &COMMAND,
        &["exit status 1; in.c:3:7: error: no good function 'f0'"],
        "int f1(int);",
    );
}

/// Only a few candidates, each with enough time on a busy machine.
#[test]
fn a_hang_by_the_command_and_by_the_script_of_init() {
    let scratch = scratch("grep -q beta \"$1\" && sleep 1000; exit 0");
    scratch.file("in.c", "int alpha; int beta;");
    let args = [&["--timeout", "3"], COMMAND.as_slice()].concat();
    let (run, result) = reduce(&scratch, &args);
    assert!(run.stderr.contains("does not end in time"), "{}", run.stderr);
    assert_eq!(result.trim(), "int beta;");
    let init = scratch.secateur(&[&["init", "in.c"], args.as_slice()].concat());
    assert_eq!(init.code, Some(0), "{init:?}");
    for (text, is_hang) in [("int beta;", true), ("int alpha;", false)] {
        scratch.file("in.c", text);
        let status = Command::new("./r.sh").current_dir(scratch.path("")).status().unwrap();
        assert_eq!(status.success(), is_hang, "{text}");
    }
}

#[test]
fn the_candidate_is_on_standard_input_without_a_placeholder() {
    check("grep -q beta && kill -SEGV $$; exit 0", &["--", "./toycc"], &["SIGSEGV"], "int beta;");
}

#[test]
fn the_placeholder_may_be_a_part_of_a_word() {
    let body = "grep -q beta \"${1#--in=}\" && kill -SEGV $$; exit 0";
    check(body, &["--", "./toycc", "--in=@@"], &["/toycc --in=@@", "SIGSEGV"], "int beta;");
    check(body, &["--", "./toycc", "--in=@@{in.c}"], &["/toycc --in=@@", "SIGSEGV"], "int beta;");
}

#[test]
fn expectations_replace_the_recognised_signature() {
    let exit = [&["--expect-exit", "4"], COMMAND.as_slice()].concat();
    check(TWO_BUGS, &exit, &["exit status 4"], "int beta;");
    let output =
        [&["--expect-output", r"in fold_\w+a, at fold\.c:\d$"], COMMAND.as_slice()].concat();
    check(TWO_BUGS, &output, &["prints /in fold_"], "int beta;");
    let both =
        [&["--expect-exit", "4", "--reject-output", "fold_beta"], COMMAND.as_slice()].concat();
    check(TWO_BUGS, &both, &["does not print /fold_beta/"], "int alpha;");
}

#[test]
fn every_valid_command_has_to_succeed() {
    let args = ["--valid", "grep -q 'f1' @@", "--valid", "! grep -q 'f0' @@ || grep -q 'f2' @@"];
    let args = [args.as_slice(), &COMMAND].concat();
    let scratch = scratch("grep -q beta \"$1\" && kill -SEGV $$; exit 0");
    let (_, result) = reduce(&scratch, &args);
    assert!(
        result.contains("f1") && result.contains("beta") && !result.contains("alpha"),
        "{result}"
    );
    assert!(!result.contains("f0"), "{result}");
}

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
const TWO_ERRORS: &str = "grep -q alpha @@ && { echo 'error: reserved alpha' >&2; exit 1; }
    grep -q beta @@ && { echo 'error: unbound beta' >&2; exit 1; }; cat @@";

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
fn a_flaky_failure_is_recognised_if_a_share_of_the_runs_suffices() {
    for (options, code, message) in [
        (&[][..], 3, "no 2 of 2 runs fail in the same way"),
        (&["--at-least", "5/9"], 3, "no 5 of 9 runs fail in the same way"),
        (&["--at-least", "3/9"], 0, "note: 3 of 9 runs on the original behaved in this way"),
    ] {
        let scratch = scratch("");
        fs::create_dir(scratch.path("seen")).unwrap();
        // `$n` counts the runs on this exact text. One run in three dies, and another one
        // complains.
        scratch.script(
            "toycc",
            &format!(
                "seen={}/$(cksum <\"$1\" | tr ' ' -); echo >>\"$seen\"; n=$(wc -l <\"$seen\")
                grep -q beta \"$1\" || exit 0
                case $((n % 3)) in 0) echo 'error: slow'; exit 1;; 2) kill -SEGV $$;; esac",
                scratch.path("seen").display()
            ),
        );
        let run = scratch.secateur(
            &[&["reduce", "in.c", "--jobs=1", "--reject-output=slow"], options, &COMMAND].concat(),
        );
        assert_eq!(run.code, Some(code), "{options:?}: {run:?}");
        assert!(run.stderr.contains(message), "{options:?}: {run:?}");
        assert!(code != 0 || run.stderr.contains("killed by signal 11"), "{run:?}");
        assert!(code != 0 || scratch.read("in.reduced.c").trim_ascii() == b"int beta;", "{run:?}");
    }
}

/// Each is refused with this exit code and message, and nothing is written.
#[test]
fn usual_mistakes() {
    let cases: &[(&[&str], i32, &[&str])] = &[
        (
            &["reduce", "in.c"],
            2,
            &[
                "an interestingness test or a command is missing",
                "secateur reduce in.c -- COMMAND @@",
            ],
        ),
        (&["reduce", "in.c", "--"], 2, &["an interestingness test or a command is missing"]),
        (
            &["reduce", "toycc", "in.c", "--", "./toycc", "@@"],
            2,
            &["both an interestingness test (toycc) and a command"],
        ),
        (
            &["reduce", "in.c", "--", "no-such-cc", "@@"],
            2,
            &["cannot run the command no-such-cc", "sh -c"],
        ),
        (&["reduce", "in.c", "--", "./in.c"], 2, &["cannot run the command ./in.c"]),
        (&["reduce", "in.c", "--", "./toycc", "./in.c"], 2, &["names ./in.c", "write @@ instead"]),
        (
            &["reduce", "in.c", "--valid", "cat ./in.c", "--", "./toycc", "@@"],
            2,
            &["write @@ instead"],
        ),
        (
            &["reduce", "in.c", "--", "true", "@@"],
            3,
            &["nothing to preserve", "--expect-output", "status 0"],
        ),
        (
            &["reduce", "in.c", "--", "false", "@@"],
            3,
            &["an empty file also shows the failure", "@@ is its name"],
        ),
        (
            &["reduce", "in.c", "--", "cat", "@@", "table"],
            3,
            &["an empty file also shows the failure", "cat @@ table"],
        ),
        (
            &["reduce", "in.c", "--valid", "false", "--", "./toycc", "@@"],
            3,
            &["--valid or --no-ub rejects the original"],
        ),
        (&["reduce", "in.c", "--expect-output", "x(", "--", "./toycc"], 2, &["unclosed group"]),
        (
            &["reduce", "in.c", "--expect-exit", "7", "--", "./toycc", "@@"],
            3,
            &["the expectation: exit status 7"],
        ),
        (&["reduce", "in.c", "--expect-exit", "256", "--", "./toycc"], 2, &["256"]),
        (&["reduce", "toycc", "in.c", "--expect-exit", "7"], 2, &["--expect-exit needs a command"]),
        (&["reduce", "in.c", "--differs", "true", "true"], 3, &["behave the same on the original"]),
        (
            &["reduce", "in.c", "--differs", "exit 3", "exit 4"],
            3,
            &["both commands fail", "at least one"],
        ),
        (
            &["reduce", "in.c", "--differs", "true", "false", "--expect-exit", "1"],
            2,
            &["preserves both exit statuses"],
        ),
        (
            &["reduce", "in.c", "--differs", "true", "false", "--", "cat"],
            2,
            &["omit the command after --"],
        ),
        (
            &["reduce", "in.c", "--", "sh", "-c", "grep -q beta @@ && echo error: $$-x$$y; exit 1"],
            3,
            &["the command is flaky on the original: no 2 of 2 runs", "--at-least 2/10"],
        ),
        (&["init"], 2, &["the input is missing", "secateur init INPUT -- COMMAND @@"]),
        (&["init", "in.c"], 2, &["the command is missing", "secateur init in.c -- COMMAND @@"]),
        (&["init", "in.c", "-o", "toycc", "--", "./toycc", "@@"], 2, &["toycc already exists"]),
    ];
    for (args, code, messages) in cases {
        let scratch = scratch("grep -q beta \"$1\" && kill -SEGV $$; exit 0");
        scratch.file("table", "");
        let run = scratch.secateur(args);
        assert_eq!(run.code, Some(*code), "{args:?}: {run:?}");
        for message in *messages {
            assert!(run.stderr.contains(message), "{args:?}: no {message:?} in: {}", run.stderr);
        }
        assert_eq!(
            support::names(&scratch.path("")),
            ["in.c", "table", "tmp", "toycc"],
            "{args:?}"
        );
    }
}

#[test]
fn a_missing_file_of_the_command_is_reported() {
    let scratch = scratch("grep -q beta \"$1\" && kill -SEGV $$; exit 0");
    scratch.file("table.txt", "");
    fs::create_dir(scratch.path("include")).unwrap();
    scratch.file("include/a.h", "");
    let notes = |options: &[&str]| {
        let valid = ["--valid", "test -e table.txt || : include/a.h"];
        let command = ["--", "./toycc", "@@", "--table=./table.txt", "include"];
        let run = scratch.secateur(
            &[&["reduce", "in.c", "--max-tests", "9", "--fresh"], options, &valid, &command]
                .concat(),
        );
        assert!(matches!(run.code, Some(0 | 6)), "{run:?}");
        let pointed_out = run
            .stderr
            .lines()
            .filter_map(|line| line.strip_prefix("note: ")?.split_once(" exists here, but"));
        pointed_out.map(|(path, _)| path.to_owned()).collect::<Vec<_>>()
    };
    // Files that a command certainly reads are found.
    assert_eq!(notes(&[]), ["./table.txt", "include", "include/a.h"]);
    // Files provided under the name used by the command are found.
    assert_eq!(notes(&["--with", "table.txt"]), ["include", "include/a.h"]);
    assert_eq!(
        notes(&["--with", "table.txt", "--with", "include/a.h"]),
        ["include", "include/a.h"]
    );
    assert_eq!(notes(&["--with", "include/", "--with", "table.txt"]), Vec::<String>::new());
}

#[test]
fn paths_in_commands_are_relative_to_the_current_directory() {
    let any: &[&str] = &[];
    for (options, command) in [
        (any, &["--", "sh", "beta.sh", "@@"][..]),
        (any, &["--", "sh", "-c", "cat @@ | sh ./beta.sh /dev/stdin"]),
        (&["--valid", "sh good.sh >good 2>&1"], &["--", "sh", "./beta.sh", "@@"]),
        (&["--differs", "sh 'good.sh'", "sh beta.sh @@"], &[]),
    ] {
        let scratch = scratch("");
        scratch.file("beta.sh", "grep -q beta \"$1\" && exit 3; exit 0");
        scratch.file("good.sh", "exit 0");
        let (run, result) = reduce(&scratch, &[options, command].concat());
        let path = scratch.path("beta.sh");
        assert!(run.stderr.contains(path.to_str().unwrap()), "{run:?}");
        assert!(!run.stderr.contains("exists here, but"), "{run:?}");
        assert_eq!(result.trim(), "int beta;", "{command:?}");
        let init = scratch.secateur(&[&["init", "in.c"], options, command].concat());
        let script = String::from_utf8(scratch.read("r.sh")).unwrap();
        assert!(init.code == Some(0) && script.contains(path.to_str().unwrap()), "{init:?}");
    }
}

/// Earlier manual runs left files with the same names as those that a test creates.
#[test]
fn a_command_creates_files_in_the_directory_of_the_test() {
    for line in [
        "cp @@ made.txt && ! grep -q beta made.txt",
        "cat @@ >made.txt; ! grep -q beta ./made.txt",
        "sort -o made.txt @@; ! grep -q beta made.txt",
    ] {
        let scratch = scratch("");
        scratch.file("made.txt", "beta");
        let (_, result) = reduce(&scratch, &["--", "sh", "-c", line]);
        assert_eq!(result.trim(), "int beta;", "{line}");
        assert_eq!(scratch.read("made.txt"), b"beta", "{line}");
    }
    let scratch = scratch("grep -q beta \"$1\" && echo >\"$2\" && kill -SEGV $$; exit 0");
    scratch.file("made.txt", "beta");
    let run = scratch.secateur(&["reduce", "in.c", "--", "./toycc", "@@", "made.txt"]);
    assert!(run.code == Some(2) && run.stderr.contains("the command modified"), "{run:?}");
}

/// An empty file is not valid, so only the command's output can tell.
#[test]
fn a_command_that_cannot_start_is_reported_despite_a_validity_check() {
    let valid = ["--valid", "grep -q beta @@"];
    let wrong = ["sh", "./no-such.sh", "@@"];
    let scratch = scratch("grep -c '' \"$1\"; echo 'error: no good'; exit 1");
    let secateur = |args: &[&str]| {
        scratch.secateur(&[&["reduce", "in.c", "--fresh"], &valid[..], args].concat())
    };
    for args in [
        &[&["--"], &wrong[..]].concat()[..],
        &["--differs", "true", "sh no-such.sh @@"],
        &["--", "sh", "-c", "echo $$; exec sh no-such.sh <@@"],
    ] {
        let run = secateur(args);
        assert_eq!(run.code, Some(3), "{run:?}");
        assert!(run.stderr.contains("does not seem to read the candidate"), "{run:?}");
        assert!(run.stderr.contains("no-such.sh"), "{run:?}");
    }
    // The user expects this status, or the command prints something else.
    for (args, is_noted) in [
        (&[&["--expect-exit", "2", "--"], &wrong[..]].concat()[..], true),
        (&["--", "./toycc", "@@"], false),
    ] {
        let run = secateur(args);
        assert_eq!(run.code, Some(0), "{run:?}");
        let note = "note: on an empty file, the command behaves as expected";
        assert_eq!(run.stderr.contains(note), is_noted, "{run:?}");
    }
}

/// The generated script checks the same facts, and so reduces the same input to the same result
/// with the same tests.
#[test]
fn the_script_of_init_and_the_command_agree_on_every_candidate() {
    let traceback = "grep -q beta \"$1\" || exit 0
        printf 'Traceback (most recent call last):\\n  File \"/lib/toy.py\", line %s, in \
            fold\\n    x\\n' $(wc -l <\"$1\")
        printf '  File \"/lib/toy.py\", line 9, in <module>\\n'
        grep -q alpha \"$1\" && echo \"TypeError: it's 'f3'\" || echo \"TypeError: it is 'f3'\"; \
            exit 1";
    let command = COMMAND.as_slice();
    let scenarios: &[(&str, &[&str], &[&str])] = &[
        ("grep -q beta \"$1\" && kill -SEGV $$; exit 0", &[], command),
        (TWO_BUGS, &[], command),
        (traceback, &["--valid", "grep -q \"f1\" @@"], command),
        (
            TWO_BUGS,
            &["--expect-output", "^in.c:\\d+: .*'?", "--reject-output", "it's|fold_b"],
            command,
        ),
        (TWO_BUGS, &["--expect-exit", "4"], &["--", "./toycc", "./@@"]),
        ("grep -q beta && kill -SEGV $$; exit 0", &[], &["--", "./toycc"]),
        ("", &["--differs", "grep -c beta @@; true", "tr -d e <@@ | grep -c beta; true"], &[]),
        ("", &["--differs", "true", "! grep -q beta @@"], &[]),
        ("", &["--differs", "echo out; echo 'error: noise' >&2", TWO_ERRORS], &[]),
        (
            "",
            &[
                "--differs",
                "echo out",
                TWO_ERRORS,
                "--expect-output",
                "^out|a$",
                "--reject-output",
                "x",
            ],
            &[],
        ),
    ];
    for (body, options, command) in scenarios {
        let scratch = scratch(body);
        let args = [*options, command].concat();
        let (direct, expected) = reduce(&scratch, &args);
        let init = scratch.secateur(&[&["init", "in.c"], args.as_slice()].concat());
        assert_eq!(init.code, Some(0), "{init:?}");
        assert!(
            fs::metadata(scratch.path("r.sh")).unwrap().permissions().mode() & 0o111 != 0,
            "may be executed"
        );
        let scripted = scratch.secateur(&["reduce", "r.sh", "in.c", "-o", "scripted.c"]);
        let script = String::from_utf8(scratch.read("r.sh")).unwrap();
        assert_eq!(scripted.code, Some(0), "{scripted:?}\n{script}");
        assert_eq!(String::from_utf8(scratch.read("scripted.c")).unwrap(), expected, "{script}");
        // The command was also tried on an empty file.
        assert_eq!(tests(&direct), tests(&scripted) + 1, "{script}");
    }
}

fn tests(run: &Run) -> u64 {
    let line = run.stdout.lines().nth(1).unwrap();
    line.split(' ').next().unwrap().replace(',', "").parse().unwrap()
}

/// C-Reduce and C-Vise: test first, then file. The test finds only the file, under its name in the
/// current directory.
#[test]
fn the_habit_of_two_arguments() {
    let scratch = scratch("");
    scratch.script("test.sh", "[ \"$(ls)\" = in.c ] && grep -q beta in.c");
    let run = scratch.secateur(&["reduce", "./test.sh", "in.c"]);
    assert_eq!(
        (run.code, scratch.read("in.reduced.c").trim_ascii()),
        (Some(0), b"int beta;".as_slice()),
        "{run:?}"
    );
}

/// Perses: a folder with a script and an input that the script refers to by name, started from
/// elsewhere.
#[test]
fn the_habit_of_a_script_in_the_folder_of_the_input() {
    let scratch = Scratch::new();
    fs::create_dir(scratch.path("bug")).unwrap();
    scratch.file("bug/t.c", functions(3));
    scratch.script(
        "bug/r.sh",
        "readonly FILE=\"t.c\"\ngrep -q f2 ${FILE} || exit 1\ncp ${FILE} copy.c && grep -q 'int b' \
         copy.c",
    );
    let run = scratch.secateur(&["reduce", "bug/r.sh", "bug/t.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let result = String::from_utf8(scratch.read("bug/t.reduced.c")).unwrap();
    assert!(result.contains("f2") && result.len() < 40, "{result}");
}

/// Shrink Ray: the test reads the candidate from its standard input.
#[test]
fn the_habit_of_standard_input() {
    let scratch = scratch("");
    scratch.script("test.sh", "grep -q beta");
    let run = scratch.secateur(&["reduce", "test.sh", "in.c"]);
    assert_eq!(
        (run.code, scratch.read("in.reduced.c").trim_ascii()),
        (Some(0), b"int beta;".as_slice()),
        "{run:?}"
    );
}

/// Returns `true` if the interestingness test of a shipped input accepts `result`.
fn accepts(folder: &str, input: &str, result: &[u8]) -> bool {
    let clean = Scratch::new();
    clean.file(input, result);
    let mut test = Command::new(fixture(&format!("{folder}/r.sh")));
    test.current_dir(clean.path("")).env("TMPDIR", clean.path("tmp")).status().unwrap().success()
}

#[test]
fn a_crash_of_splint_by_the_command_alone() {
    if !has_tools(&["cc", "splint"]) {
        return;
    }
    let scratch = Scratch::new();
    scratch.copy("splint/machine.c");
    let valid = "cc -std=c99 -pedantic-errors -fsyntax-only @@";
    let run = scratch.secateur(&["reduce", "machine.c", "--valid", valid, "--", "splint", "@@"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.stderr.contains("Segmentation Violation"), "{}", run.stderr);
    let result = scratch.read("machine.reduced.c");
    assert!(
        result.len() < 200 && accepts("splint", "machine.c", &result),
        "{}",
        String::from_utf8_lossy(&result)
    );
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

#[test]
fn the_script_of_init_documents_its_companions() {
    let scratch = scratch("grep -q beta \"$1\" && [ -e 'my header.h' ] && kill -SEGV $$; exit 0");
    scratch.file("my header.h", "");
    let args = ["init", "in.c", "--with", "my header.h", "-o", "small.sh", "--", "./toycc", "@@"];
    let init = scratch.secateur(&args);
    assert_eq!(init.code, Some(0), "{init:?}");
    let usage = "secateur reduce --with 'my header.h' small.sh in.c";
    assert!(init.stdout.trim_end().ends_with(usage), "{init:?}");
    assert!(String::from_utf8(scratch.read("small.sh")).unwrap().contains(usage));
    let run = scratch.secateur(&["reduce", "--with", "my header.h", "small.sh", "in.c"]);
    assert_eq!(
        (run.code, scratch.read("in.reduced.c").trim_ascii()),
        (Some(0), b"int beta;".as_slice()),
        "{run:?}"
    );
}

/// The `--` before a command is missing.
#[test]
fn a_missing_double_dash_is_reported_with_a_remedy() {
    for (args, meant) in [
        (&["reduce", "in.c", "./toycc", "-c", "@@"][..], "secateur reduce in.c -- ./toycc -c @@"),
        (&["check", "in.c", "sh", "-c", "cat @@"], "secateur check in.c -- sh -c cat @@"),
        (&["init", "in.c", "./toycc", "@@"], "secateur init in.c -- ./toycc @@"),
        (&["reduce", "in.c", "./toycc", "-m32", "@@"], "secateur reduce in.c -- ./toycc -m32 @@"),
        (
            &["reduce", "in.c", "--jobs=1", "./toycc", "-x", "@@"],
            "secateur reduce in.c -- COMMAND @@",
        ),
        (&["reduce", "toycc", "in.c", "sh", "@@"], "secateur reduce in.c -- sh @@"),
        (&["reduce", "in.c", "sh"], "secateur reduce in.c -- sh @@"),
        (&["reduce", "in.c", "/bin/sh"], "secateur reduce in.c -- /bin/sh @@"),
    ] {
        let run = scratch("exit 1").secateur(args);
        assert_eq!(run.code, Some(2), "{args:?}: {run:?}");
        assert!(run.stderr.contains(meant), "{args:?}: {run:?}");
    }
    let run = scratch("exit 1").secateur(&["reduce", "toycc", "in.c", "--job"]);
    assert!(!run.stderr.contains("write the command"), "{run:?}");
}

#[test]
fn a_stopped_run_resumes_only_with_the_same_command() {
    let scratch = scratch("grep -q alpha \"$1\" && kill -SEGV $$");
    let run = |options: &[&str], command: &[&str]| {
        scratch.secateur(&[&["reduce", "in.c", "--jobs", "3"], options, &["--"], command].concat())
    };
    let stopped = run(&["--max-tests", "8"], &["./toycc", "@@"]);
    assert_eq!(stopped.code, Some(6), "{stopped:?}");
    let other = run(&[], &["./toycc", "@@", "more"]);
    assert_eq!(other.code, Some(2), "{other:?}");
    assert!(other.stderr.contains("differs in\n  the command after --\nRepeat"), "{other:?}");
    let other = run(&["--reject-output", "beta", "--valid", "true"], &["./toycc", "@@"]);
    assert_eq!(other.code, Some(2), "{other:?}");
    let named = "differs in\n  --valid or --no-ub\n  the failure of the command (--expect-exit, ";
    assert!(other.stderr.contains(named), "{other:?}");
    let ended = run(&["--resume"], &["./toycc", "@@"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(ended.stderr.contains("resuming: "), "{ended:?}");
    assert_eq!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().trim(), "int alpha;");
}

#[test]
fn a_command_has_limits_and_companions_and_is_checked_like_a_test() {
    let scratch = scratch(
        "grep -q alpha \"$1\" && [ -e other.h ] && echo \"$1: internal error: oops\" && exit 4",
    );
    scratch.file("other.h", "");
    let run = scratch.secateur(&[
        "reduce",
        "in.c",
        "--with",
        "other.h",
        "--printed",
        "1M",
        "--",
        "./toycc",
        "@@",
    ]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let check = |jobs: &str, file: &str| {
        scratch
            .secateur(&["check", file, "--jobs", jobs, "--with", "other.h", "--", "./toycc", "@@"])
    };
    let minimal = check("2", "in.reduced.c");
    assert_eq!(minimal.code, Some(0), "{minimal:?}");
    let (one, four) = (check("1", "in.c"), check("4", "in.c"));
    assert_eq!(one.code, Some(8), "{one:?}");
    assert_eq!(one.stdout, four.stdout);
}
