//! Options from a file: beside the input or named, with the user's own in front, and with mistakes told by line.

mod support;

use support::Scratch;

/// A scratch folder with an input, a test, and options beside the input.
fn scratch(config: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b;");
    scratch.script("r.sh", "grep -q 'int a' in.c");
    scratch.file("secateur.toml", config);
    scratch
}

/// Where the value of an option comes from, and the value.
fn shown(scratch: &Scratch, option: &str, args: &[&str]) -> String {
    let run = scratch.secateur(&[&["config"], args].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    let line = run.stdout.lines().find(|line| line.split_whitespace().next() == Some(option));
    line.unwrap_or_default().split_whitespace().skip(1).collect::<Vec<_>>().join(" ")
}

#[test]
fn what_holds_and_where_it_comes_from() {
    let scratch =
        scratch("# For all of us\nwalker = \"hdd\"\np0 = 0.25\njobs = 2\nquiet = true\nevents = \"e.jsonl\"\n");
    scratch.file("other.toml", "jobs = 5\nrepeat = 3\n");
    for (option, args, expected) in [
        ("walker", &["in.c"][..], "check secateur.toml, line 2 hdd"),
        ("walker", &["--walker", "perses", "in.c"], "check command line perses"),
        ("p0", &["r.sh", "in.c"], "secateur.toml, line 3 0.25"),
        ("quiet", &["in.c"], "secateur.toml, line 5 true"),
        ("repeat", &["in.c", "--config", "other.toml"], "check, init other.toml, line 2 3"),
        ("repeat", &["in.c", "--config", "other.toml", "--at-least", "2/9"], "check, init default 1"),
        ("jobs", &["in.c", "--config", "other.toml"], "check other.toml, line 1 5"),
        ("summary", &["in.c"], "default text"),
        ("language", &["in.c"], "check default by the file name"),
        ("seed", &["in.c"], "default nothing is random"),
        (
            "memory",
            &["in.c"],
            "check, init default half of the machine's divided by its processors, at least 1G and four times what the original took",
        ),
        ("with", &["in.c"], "check, init default none"),
    ] {
        assert_eq!(shown(&scratch, option, args), expected, "{args:?}");
    }
}

#[test]
fn a_run_takes_the_options_and_flags_win() {
    let scratch = scratch("events = \"e.jsonl\"\nquiet = true\n");
    let run = scratch.secateur(&["reduce", "r.sh", "in.c"]);
    assert_eq!((run.code, run.stdout.as_str(), run.stderr.as_str()), (Some(0), "", ""));
    assert!(scratch.path("e.jsonl").exists());
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--verbose"]);
    assert!(run.stdout.contains("The result is in.reduced.c"), "{run:?}");
}

#[test]
fn check_and_init_take_the_options_that_they_have() {
    let scratch = scratch("walker = \"tokens\"\nquiet = true\nwith = \"b.h\"\ntimeout = 7\n");
    scratch.file("b.h", "");
    std::fs::remove_file(scratch.path("r.sh")).ok();
    scratch.script("b.sh", "[ -e b.h ] && grep -q 'int a' in.c");
    let check = |args: &[&str]| scratch.secateur(&[&["check", "b.sh", "in.c"], args].concat());
    let by_tokens = check(&[]);
    assert_eq!(by_tokens.code, Some(8), "{by_tokens:?}");
    assert!(check(&["--walker", "hdd"]).stdout.lines().count() < by_tokens.stdout.lines().count());
    let init =
        scratch.secateur(&["init", "in.c", "--", "sh", "-c", "[ -e b.h ] && grep -q 'int a' @@ && kill -SEGV $$"]);
    assert_eq!(init.code, Some(0), "{init:?}");
    assert!(init.stdout.contains("--with b.h"), "{init:?}");
    assert!(String::from_utf8_lossy(&std::fs::read(scratch.path("r.sh")).unwrap_or_default()).contains("seconds=7"));
}

#[test]
fn those_who_want_quiet_get_neither_notes_nor_a_summary() {
    let scratch = scratch("");
    scratch.file("in.odd", "int a int b");
    scratch.script("odd.sh", "grep -q 'int a' in.odd");
    let aloud = scratch.secateur(&["reduce", "odd.sh", "in.odd"]);
    assert!(aloud.stderr.contains("note: no grammar is known"), "{aloud:?}");
    let quiet = scratch.secateur(&["reduce", "odd.sh", "in.odd", "--quiet"]);
    assert_eq!((quiet.code, quiet.stdout.as_str(), quiet.stderr.as_str()), (Some(0), "", ""));
}

#[test]
fn paths_are_taken_from_the_folder_of_the_file() {
    let scratch = scratch("");
    std::fs::create_dir(scratch.path("conf")).unwrap();
    scratch.file("conf/mine.toml", "events = \"e.jsonl\"\n");
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--config", "conf/mine.toml"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(scratch.path("conf/e.jsonl").exists());
}

#[test]
fn a_mistake_is_told_by_file_line_and_key() {
    for (config, messages) in [
        ("\nwalkr = \"hdd\"", &["secateur.toml, line 2: walkr is not an option", "walker"][..]),
        ("p0 = 0.1\nwalker = \"hd\"", &["secateur.toml, line 2: invalid value 'hd'", "a similar value exists: 'hdd'"]),
        ("jobs = 0", &["secateur.toml, line 1: invalid value '0' for '--jobs"]),
        ("quiet = 1", &["secateur.toml, line 1: quiet is either true or false"]),
        ("jobs = {}", &["secateur.toml, line 1: jobs is a number, a text in quotes"]),
        ("jobs = [[1]]", &["secateur.toml, line 1: jobs is a list in a list"]),
        ("in-place = true", &["secateur.toml, line 1: in-place is not an option for a file"]),
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
