//! Options files: beside the input, named, or the user's own, with precedence and with mistakes
//! reported by line. A file that the user has not named can neither run nor write anything.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use crate::support::Scratch;

/// Returns a scratch folder with an input, a test, and an options file beside the input.
fn scratch(config: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b;");
    scratch.script("r.sh", "grep -q 'int a' in.c");
    scratch.file("secateur.toml", config);
    scratch
}

/// Returns the origin of an option's value, and the value.
fn shown(scratch: &Scratch, option: &str, args: &[&str]) -> String {
    let run = scratch.secateur(&[&["config"], args].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    let line = run.stdout.lines().find(|line| line.split_whitespace().next() == Some(option));
    line.unwrap_or_default().split_whitespace().skip(1).collect::<Vec<_>>().join(" ")
}

#[test]
fn effective_options_and_their_origins() {
    let scratch = scratch(
        "# For all of us\npass = \"hdd\"\np0 = 0.25\njobs = 2\nquiet = true\nevents = \
         \"e.jsonl\"\n",
    );
    scratch.file("other.toml", "jobs = 5\nrepeat = 3\n");
    for (option, args, expected) in [
        ("pass", &["in.c"][..], "check secateur.toml, line 2 hdd"),
        ("pass", &["--pass", "perses", "in.c"], "check command line perses"),
        ("p0", &["r.sh", "in.c"], "secateur.toml, line 3 0.25"),
        ("quiet", &["in.c"], "secateur.toml, line 5 true"),
        (
            "repeat",
            &["in.c", "--config", "other.toml"],
            "check, explain, init, replay other.toml, line 2 3",
        ),
        (
            "repeat",
            &["in.c", "--config", "other.toml", "--at-least", "2/9"],
            "check, explain, init, replay default 1",
        ),
        (
            "jobs",
            &["in.c", "--config", "other.toml"],
            "check, explain, replay other.toml, line 1 5",
        ),
        ("summary", &["in.c"], "explain default text"),
        ("language", &["in.c"], "check, explain, replay default by file name"),
        ("seed", &["in.c"], "default nothing is random"),
        (
            "memory",
            &["in.c"],
            "check, explain, init, replay default half of the machine's divided by the number of its \
             processors, at least 1G and four times the original's",
        ),
        ("with", &["in.c"], "check, explain, init, replay default none"),
    ] {
        assert_eq!(shown(&scratch, option, args), expected, "{args:?}");
    }
}

#[test]
fn the_schema_for_editors_is_printed() {
    let scratch = Scratch::new();
    let run = scratch.secateur(&["config", "--json-schema"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let schema: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(schema["properties"]["quiet"]["type"], "boolean", "{run:?}");
}

#[test]
fn a_run_uses_the_options_and_flags_take_precedence() {
    let scratch = scratch("");
    scratch.file("mine.toml", "events = \"e.jsonl\"\nquiet = true\n");
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--config", "mine.toml"]);
    assert_eq!((run.code, run.stdout.as_str()), (Some(0), ""));
    assert_eq!(run.stderr, "note: options from mine.toml: events, quiet\n");
    assert!(scratch.path("e.jsonl").exists());
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--config", "mine.toml", "--verbose"]);
    assert!(run.stdout.contains("The result is in.reduced.c"), "{run:?}");
}

/// Option names of an earlier version remain valid.
#[test]
fn a_pass_can_be_given_by_its_former_option() {
    let scratch = scratch("");
    scratch.file("old.toml", "walker = \"hdd\"\n");
    for args in [&["--walker", "hdd"][..], &["-w", "hdd"], &["--config", "old.toml"]] {
        let shown = shown(&scratch, "pass", &[&["in.c"], args].concat());
        assert!(shown.ends_with(" hdd"), "{args:?}: {shown}");
    }
    let run = scratch.secateur(&["help", "walkers"]);
    assert!(run.stdout.contains("lean-perses"), "{run:?}");
}

#[test]
fn check_and_init_use_the_options_that_they_support() {
    let scratch = scratch("");
    scratch.file("mine.toml", "pass = \"tokens\"\nquiet = true\nwith = \"b.h\"\ntimeout = 7\n");
    scratch.file("b.h", "");
    fs::remove_file(scratch.path("r.sh")).unwrap();
    scratch.script("b.sh", "[ -e b.h ] && grep -q 'int a' in.c");
    let config = ["--config", "mine.toml"];
    let check =
        |args: &[&str]| scratch.secateur(&[&["check", "b.sh", "in.c"], &config[..], args].concat());
    let by_tokens = check(&[]);
    assert_eq!(by_tokens.code, Some(8), "{by_tokens:?}");
    assert!(check(&["--pass", "hdd"]).stdout.lines().count() < by_tokens.stdout.lines().count());
    let command = ["--", "sh", "-c", "[ -e b.h ] && grep -q 'int a' @@ && kill -SEGV $$"];
    let init = scratch.secateur(&[&["init", "in.c"], &config[..], &command].concat());
    assert_eq!(init.code, Some(0), "{init:?}");
    assert!(init.stderr.contains("note: options from mine.toml: with, timeout\n"), "{init:?}");
    assert!(init.stdout.contains("--with b.h"), "{init:?}");
    assert!(String::from_utf8_lossy(&scratch.read("r.sh")).contains("seconds=7"));
}

/// A file beside a received input cannot run a command, write or copy; its attempts are reported.
#[test]
fn a_file_that_the_user_has_not_named_runs_nothing_and_writes_nothing() {
    let scratch = Scratch::new();
    for folder in ["elsewhere", "downloaded"] {
        fs::create_dir(scratch.path(folder)).unwrap();
    }
    scratch.script("r.sh", "[ ! -e secret ] && grep -q 'int a' in.c");
    scratch.file("downloaded/in.c", "int a; int b;");
    scratch.file("secret", "a key");
    scratch.file("precious", "kept");
    let touch = format!("touch {}", scratch.path("run").display());
    scratch.file(
        "downloaded/secateur.toml",
        format!(
            "pass = \"hdd\"\nevents = \"../precious\"\nformat = \"{touch}\"\nlauncher = \
             \"{touch}\"\n\
             sandbox-dir = \"../elsewhere\"\nwith = \"../secret\"\nquiet = true\n"
        ),
    );
    let refused = "note: ignored in downloaded/secateur.toml: events, format, launcher, \
        sandbox-dir, with. ";
    let remedy = "are accepted only in a file given as --config downloaded/secateur.toml\n";
    let reduce = ["reduce", "r.sh", "downloaded/in.c"];
    let run = scratch.secateur(&reduce);
    assert_eq!(run.code, Some(0), "{run:?}");
    for message in ["note: options from downloaded/secateur.toml: pass, quiet\n", refused, remedy] {
        assert!(run.stderr.contains(message), "no {message:?} in {run:?}");
    }
    assert_eq!(scratch.read("precious"), b"kept");
    assert!(!scratch.path("run").exists());
    assert!(String::from_utf8(scratch.read("downloaded/in.reduced.c")).unwrap().contains("int a"));

    // The user's options take precedence, without a note.
    let run = scratch.secateur(&[&reduce[..], &["--events", "mine.jsonl"]].concat());
    assert!(
        run.stderr.contains("ignored in downloaded/secateur.toml: format, launcher"),
        "{run:?}"
    );
    let run = scratch.secateur(&[&reduce[..], &["-q"]].concat());
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
    let run = scratch.secateur(&["config", "downloaded/in.c"]);
    assert!(
        run.stderr.contains(refused) && run.stdout.contains("downloaded/secateur.toml, line 1"),
        "{run:?}"
    );

    // A command that must succeed on every candidate is also run.
    scratch.file("downloaded/secateur.toml", format!("valid = \"{touch}\"\n"));
    let run = scratch.secateur(&[
        "reduce",
        "--fresh",
        "downloaded/in.c",
        "--",
        "sh",
        "-c",
        "grep -q 'int a' @@ && kill -SEGV $$",
    ]);
    assert!(
        run.code == Some(0) && run.stderr.contains("ignored in downloaded/secateur.toml: valid. "),
        "{run:?}"
    );
    assert!(!scratch.path("run").exists());

    // A custom minimiser is a command; a built-in one is not.
    for (minimizer, note) in
        [(format!("mine={touch}"), "ignored in"), ("ddmin".to_owned(), "options from")]
    {
        scratch.file("downloaded/secateur.toml", format!("minimizer = \"{minimizer}\"\n"));
        let run = scratch.secateur(&[&reduce[..], &["--fresh"]].concat());
        let note = format!("{note} downloaded/secateur.toml: minimizer");
        assert!(run.code == Some(0) && run.stderr.contains(&note), "no {note} in {run:?}");
        assert!(!scratch.path("run").exists());
    }

    // A named file applies completely.
    scratch.file(
        "downloaded/secateur.toml",
        format!("events = \"../precious\"\nformat = \"{touch}; cat\"\n"),
    );
    let run = scratch
        .secateur(&[&reduce[..], &["--fresh", "--config", "downloaded/secateur.toml"]].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(scratch.path("run").exists() && scratch.read("precious") != b"kept", "{run:?}");
}

/// Endless files and blocking pipes are not read, by any path.
#[test]
fn only_a_plain_file_of_a_bounded_size_is_read() {
    let scratch = scratch("");
    let options = scratch.path("secateur.toml");
    let check = |message: &str| {
        for args in [
            &["reduce", "r.sh", "in.c"][..],
            &["reduce", "r.sh", "in.c", "--config", "secateur.toml"],
        ] {
            let run = scratch.secateur(args);
            assert_eq!(run.code, Some(2), "{run:?}");
            assert!(run.stderr.contains(message), "no {message:?} in {run:?}");
        }
        fs::remove_file(&options).unwrap();
    };
    let not_plain =
        "secateur.toml is not a regular file; remove it, or give another file with --config";
    fs::remove_file(&options).unwrap();
    assert!(Command::new("mkfifo").arg(&options).status().unwrap().success());
    check(not_plain);
    assert!(Command::new("mkfifo").arg(scratch.path("pipe")).status().unwrap().success());
    for target in [Path::new("/dev/zero"), Path::new("pipe")] {
        symlink(target, &options).unwrap();
        check(not_plain);
    }
    // A sparse file.
    fs::File::create(&options).unwrap().set_len(1 << 40).unwrap();
    check("secateur.toml has 1099511627776 bytes; a configuration file has at most 65536");
}

#[test]
fn quiet_suppresses_notes_and_the_summary() {
    let scratch = scratch("");
    scratch.file("in.odd", "int a int b");
    scratch.script("odd.sh", "grep -q 'int a' in.odd");
    let aloud = scratch.secateur(&["reduce", "odd.sh", "in.odd"]);
    assert!(aloud.stderr.contains("note: no grammar is known"), "{aloud:?}");
    let quiet = scratch.secateur(&["reduce", "odd.sh", "in.odd", "--quiet"]);
    assert_eq!((quiet.code, quiet.stdout.as_str(), quiet.stderr.as_str()), (Some(0), "", ""));
}

#[test]
fn paths_are_relative_to_the_folder_of_the_file() {
    let scratch = scratch("");
    fs::create_dir(scratch.path("conf")).unwrap();
    scratch.file("conf/mine.toml", "events = \"e.jsonl\"\n");
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--config", "conf/mine.toml"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(scratch.path("conf/e.jsonl").exists());
}

#[test]
fn a_mistake_is_reported_by_file_line_and_key() {
    for (config, messages) in [
        ("\nwalkr = \"hdd\"", &["secateur.toml, line 2: walkr is not an option", "pass"][..]),
        (
            "p0 = 0.1\npass = \"hd\"",
            &["secateur.toml, line 2: invalid value 'hd'", "a similar value exists: 'hdd'"],
        ),
        ("jobs = 0", &["secateur.toml, line 1: invalid value '0' for '--jobs"]),
        ("quiet = 1", &["secateur.toml, line 1: quiet must be true or false"]),
        ("jobs = {}", &["secateur.toml, line 1: jobs must be a number, a quoted string"]),
        ("jobs = [[1]]", &["secateur.toml, line 1: jobs must not contain nested lists"]),
        (
            "in-place = true",
            &["secateur.toml, line 1: in-place is not an option for a configuration file"],
        ),
        ("a = 1\na = 2", &["secateur.toml, line 2: duplicate key"]),
        ("jobs = [", &["secateur.toml, line 1: "]),
        ("\u{0}", &["secateur.toml, line 1: "]),
    ] {
        let scratch = scratch(config);
        for command in ["reduce", "config", "check"] {
            let run = scratch.secateur(&[command, "r.sh", "in.c"]);
            assert_eq!(run.code, Some(2), "{config}: {run:?}");
            for message in messages {
                assert!(run.stderr.contains(message), "no {message:?} in {}", run.stderr);
            }
        }
        assert!(!scratch.path("in.reduced.c").exists());
    }
    let run = scratch("").secateur(&["reduce", "r.sh", "in.c", "--config", "none.toml"]);
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.contains("cannot read none.toml: No such file"), "{run:?}");
}

#[test]
fn display_options_of_the_command_line_take_precedence() {
    let place = scratch("ui = \"log\"\nexplain = true\n");
    let quiet = place.secateur(&["reduce", "r.sh", "in.c", "-q"]);
    assert_eq!((quiet.code, &*quiet.stdout, &*quiet.stderr), (Some(0), "", ""), "{quiet:?}");
    let json = place.secateur(&["reduce", "r.sh", "in.c", "--fresh", "--summary", "json"]);
    assert_eq!((json.code, &json.stdout[..1]), (Some(0), "{"), "{json:?}");
    let text = place.secateur(&["reduce", "r.sh", "in.c", "--fresh", "--summary", "text"]);
    assert!(text.code == Some(0) && text.stdout.contains("\nPattern:\n"), "{text:?}");

    let place = scratch("quiet = true\n");
    let explained = place.secateur(&["reduce", "r.sh", "in.c", "--explain"]);
    assert!(
        explained.code == Some(0) && explained.stdout.contains("\nPattern:\n"),
        "{explained:?}"
    );
}
