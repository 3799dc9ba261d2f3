//! No command overwrites its inputs or writes two outputs to one path, however a path is spelt.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;
use std::os::unix::fs::symlink;

use crate::support::{Run, Scratch};

/// A command line without outputs, its output options, and its input files and folders.
struct Row {
    args: &'static [&'static str],
    outputs: &'static [&'static str],
    reads: &'static [&'static str],
}

const EXPLAIN: &[&str] = &["--page", "--comments"];
const REDUCE: &[&str] = &["--output", "--events", "--others", "--report-markdown", "--git"];

const ROWS: [Row; 13] = [
    Row {
        args: &[
            "explain",
            "r.sh",
            "in.c",
            "--original",
            "old.c",
            "--with",
            "with",
            "--config",
            "my.toml",
        ],
        outputs: EXPLAIN,
        reads: &["r.sh", "in.c", "old.c", "with", "with/a.h", "my.toml", "secateur.toml"],
    },
    Row {
        args: &["explain", "in.c", "--oracle", "./oracle.sh data.txt"],
        outputs: EXPLAIN,
        reads: &["in.c", "oracle.sh", "data.txt"],
    },
    Row {
        args: &[
            "explain",
            "in.c",
            "--valid",
            "./valid.sh @@",
            "--",
            "./r.sh",
            "--data=data.txt",
            "@@",
        ],
        outputs: EXPLAIN,
        reads: &["in.c", "valid.sh", "r.sh", "data.txt"],
    },
    Row {
        args: &["explain", "in.c", "--", "sh", "-c", "./r.sh @@ && cat data.txt"],
        outputs: EXPLAIN,
        reads: &["in.c", "r.sh", "data.txt"],
    },
    Row {
        args: &["explain", "in.c", "--differs", "./r.sh @@", "./valid.sh @@"],
        outputs: EXPLAIN,
        reads: &["in.c", "valid.sh", "r.sh"],
    },
    Row {
        args: &[
            "reduce",
            "r.sh",
            "in.c",
            "--with",
            "with",
            "--config",
            "my.toml",
            "--format",
            "./valid.sh @@",
            "--minimizer",
            "mine=./oracle.sh data.txt",
            "--launcher",
            "./launch.sh",
            "--others-status=3",
        ],
        outputs: REDUCE,
        reads: &[
            "r.sh",
            "in.c",
            "with",
            "with/a.h",
            "my.toml",
            "secateur.toml",
            "valid.sh",
            "oracle.sh",
            "data.txt",
            "launch.sh",
        ],
    },
    Row {
        args: &["reduce", "in.c", "--oracle", "./oracle.sh data.txt"],
        outputs: &["--output", "--events"],
        reads: &["in.c", "oracle.sh", "data.txt"],
    },
    Row {
        args: &[
            "reduce",
            "in.c",
            "--valid",
            "./valid.sh @@",
            "--",
            "./r.sh",
            "--data=data.txt",
            "@@",
        ],
        outputs: REDUCE,
        reads: &["in.c", "valid.sh", "r.sh", "data.txt"],
    },
    Row {
        args: &["batch", "r.sh", "inputs", "--with", "with"],
        outputs: &["--output"],
        reads: &["r.sh", "inputs", "inputs/a.c", "with"],
    },
    Row {
        args: &["compare", "subject", "plan.toml", "--reducer", "reducer.toml"],
        outputs: &["--output"],
        reads: &["subject", "subject/in.c", "subject/r.sh", "plan.toml", "reducer.toml"],
    },
    Row {
        args: &["report", "runs"],
        outputs: &["--output"],
        reads: &["runs/runs.jsonl", "runs/runs.csv", "runs/results/a.c"],
    },
    Row {
        args: &["init", "in.c", "--with", "with", "--", "./r.sh", "data.txt", "@@"],
        outputs: &["--output"],
        reads: &["in.c", "r.sh", "data.txt", "with/a.h"],
    },
    Row { args: &["init", "--oracle", "python"], outputs: &["--output"], reads: &["in.c"] },
];

/// Options that name inputs, or a folder for files with unique names.
const NO_OUTPUTS: [&str; 8] = [
    "--config",
    "--grammar",
    "--original",
    "--reducer",
    "--root",
    "--sandbox-dir",
    "--schema",
    "--with",
];

fn scratch() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b;");
    scratch.file("old.c", "int a; int b; int c;");
    scratch.file("data.txt", "data");
    scratch.file("my.toml", "jobs = 1\n");
    scratch.file("secateur.toml", "jobs = 1\n");
    scratch.script("r.sh", "grep -q 'int a' \"$1\"");
    for name in ["valid.sh", "oracle.sh", "launch.sh"] {
        scratch.script(name, "exec cat");
    }
    for (folder, file) in [("with", "a.h"), ("inputs", "a.c"), ("runs", "runs.csv")] {
        fs::create_dir(scratch.path(folder)).unwrap();
        scratch.file(&format!("{folder}/{file}"), "int a;");
    }
    fs::create_dir(scratch.path("runs/results")).unwrap();
    scratch.file("runs/results/a.c", "int a;");
    scratch.file("runs/runs.jsonl", "");
    scratch.subject("subject", 2, "grep -q 'f1(int' in.c");
    scratch.file("plan.toml", "passes = [\"hdd\"]\n");
    scratch.file("reducer.toml", "");
    scratch
}

/// Expects that the command is refused, and that no file is added, removed or changed.
#[track_caller]
fn refused(scratch: &Scratch, args: &[&str], messages: &[&str]) {
    let before = scratch.snapshot();
    let run = Run::from(scratch.command(args).output().unwrap());
    assert_eq!(run.code, Some(2), "{args:?}: {run:?}");
    assert!(messages.iter().any(|message| run.stderr.contains(message)), "{args:?}: {run:?}");
    assert_eq!(scratch.snapshot(), before, "{args:?}");
}

/// Returns other paths of the same file, including links.
fn spellings(scratch: &Scratch, name: &str) -> Vec<String> {
    let path = scratch.path(name);
    let links = ["soft", "hard"].map(|kind| scratch.path(kind));
    links.iter().for_each(|link| _ = fs::remove_file(link));
    symlink(&path, &links[0]).unwrap();
    if !scratch.path("here").exists() {
        symlink(scratch.path(""), scratch.path("here")).unwrap();
    }
    let mut spellings = vec![
        name.to_owned(),
        format!("./tmp/..//{name}"),
        format!("here/{name}"),
        "soft".to_owned(),
    ];
    spellings.push(path.to_str().unwrap().to_owned());
    if path.is_file() {
        fs::hard_link(path, &links[1]).unwrap();
        spellings.push("hard".to_owned());
    }
    spellings
}

#[test]
fn no_output_of_any_command_replaces_what_the_command_reads() {
    let scratch = scratch();
    // Some commands only create new files or folders.
    let messages = [
        "give another path",
        "is the input;",
        "already exists; remove it",
        "is not a folder",
        "cannot be written to the folder",
    ];
    for Row { args, outputs, reads } in ROWS {
        for output in outputs {
            for name in reads {
                for path in spellings(&scratch, name) {
                    let more: &[&str] = match *output {
                        // Other failures are written there, and a command needs no status for them.
                        "--others" => &["--fresh"],
                        _ if args.contains(&"--others-status=3") => &["--others", "others"],
                        _ => &[],
                    };
                    refused(
                        &scratch,
                        &[&args[..1], &[*output, &path], more, &args[1..]].concat(),
                        &messages,
                    );
                }
            }
        }
    }
}

#[test]
fn every_option_with_a_path_is_classified_as_input_or_output() {
    let scratch = Scratch::new();
    let help = |words: &[&str]| scratch.secateur(&[&["help"], words].concat()).stdout;
    let program = help(&[]);
    let (_, commands) = program.split_once("Commands:\n").unwrap();
    let (commands, _) = commands.split_once("\n\n").unwrap();
    let is_name = |line: &&str| line.starts_with("  ") && !line.starts_with("   ");
    let mut found = 0;
    for command in
        commands.lines().filter(is_name).filter_map(|line| line.split_whitespace().next())
    {
        for line in help(&[command]).lines().filter(|line| line.trim_start().starts_with('-')) {
            let Some((option, value)) = line.trim().split_once(" <") else { continue };
            let option = option.rsplit(' ').next().unwrap();
            let is_path = ["FILE>", "PATH>", "DIR>", "RUNS>", "MANIFEST>"].contains(&value);
            if !is_path || NO_OUTPUTS.contains(&option) {
                continue;
            }
            found += 1;
            let is_tried = |row: &Row| row.args[0] == command && row.outputs.contains(&option);
            assert!(ROWS.iter().any(is_tried), "{command} {option}: enter it in the table");
        }
    }
    assert_eq!(found, 11);
}

#[test]
fn an_error_names_both_files() {
    let scratch = scratch();
    for (output, message) in [
        ("./r.sh", "the output ./r.sh is the interestingness test r.sh; give another path"),
        ("with/out.c", "the output with/out.c would be in the companion with; give another path"),
    ] {
        refused(&scratch, &["reduce", "r.sh", "in.c", "--with=with", "-o", output], &[message]);
    }
}

#[test]
fn two_outputs_may_not_share_a_path() {
    let scratch = scratch();
    for (args, output) in [
        (&["explain", "--page", "new", "--comments", "./new"][..], "new"),
        (&["reduce", "--events", "in.reduced.c"], "the output in.reduced.c"),
        (
            &["reduce", "--events", "tmp/../in.reduced.c.journal"],
            "the journal in.reduced.c.journal",
        ),
        (&["reduce", "--in-place", "--events", "in.c.orig"], "the copy of the original in.c.orig"),
        (
            &["reduce", "--format", "cat", "--events", "in.reduced.formatted.c"],
            "the formatted copy in.reduced.formatted.c",
        ),
        (&["reduce", "--output", "new", "--events", "new"], "the output new"),
        (&["reduce", "--output", "new", "--others", "new", "--others-status=3"], "new"),
    ] {
        let message = format!("{output}; give another path");
        refused(&scratch, &[args, &["r.sh", "in.c"]].concat(), &[&message]);
    }
}

#[test]
fn a_replaced_folder_contains_no_input() {
    let scratch = scratch();
    fs::create_dir(scratch.path("in")).unwrap();
    scratch.file("in/a.c", "int a;");
    scratch.file("in/b.c", "int b;");
    scratch.script("r.sh", "grep -q 'int a' a.c");
    let args = ["reduce", "r.sh", "in/a.c", "in/b.c", "--output", "in"];
    refused(&scratch, &args, &["would replace the input in/a.c"]);
    // The groups of a batch are emptied.
    fs::create_dir_all(scratch.path("out/groups/old")).unwrap();
    let args = ["batch", "r.sh", "out/groups/old", "--fresh", "--output", "out"];
    refused(&scratch, &args, &["would replace the folder of the inputs out/groups/old"]);
}

#[test]
fn outputs_beside_inputs_are_written() {
    let scratch = scratch();
    let explain = ["explain", "r.sh", "in.c", "--page", "page.html", "--comments", "copy.c"];
    for _ in 0..2 {
        let run = scratch.secateur(&explain);
        assert_eq!(run.code, Some(0), "{run:?}");
    }
    assert!(scratch.read("page.html").starts_with(b"<!doctype html>"));
    // The target of a link is unrelated to the link's own folder.
    symlink(scratch.path("copy.c"), scratch.path("with/link.c")).unwrap();
    let run = scratch.secateur(&[&explain[..], &["--with", "with"]].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    let run = scratch.secateur(&[
        "explain",
        "r.sh",
        "in.c",
        "--page",
        "/dev/stderr",
        "--comments",
        "/dev/stderr",
    ]);
    assert_eq!(run.code, Some(0), "{run:?}");
}
