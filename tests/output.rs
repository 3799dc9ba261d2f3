//! Machine-readable output, and the state after a run.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs::OpenOptions;
use std::process::{Command, Stdio};

use crate::support::{Run, Scratch, can_isolate, functions, names, wait_until};
use serde_json::Value;

fn scratch() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(8));
    scratch.script("r.sh", "grep -q 'f7(int' in.c");
    scratch
}

fn lines(text: &[u8]) -> Vec<Value> {
    text.split(|&byte| byte == b'\n')
        .filter(|line| !line.is_empty())
        .map(|line| serde_json::from_slice(line).unwrap())
        .collect()
}

#[test]
fn events_are_lines_of_json_with_a_version_and_the_same_outcomes_for_every_number_of_jobs() {
    let mut outcomes = Vec::new();
    for jobs in ["1", "4"] {
        let scratch = scratch();
        let run = scratch.secateur(&[
            "reduce",
            "r.sh",
            "in.c",
            "--events",
            "e.jsonl",
            "--summary=json",
            "--jobs",
            jobs,
        ]);
        assert_eq!(run.code, Some(0), "{run:?}");
        let lines = lines(&scratch.read("e.jsonl"));
        assert!(
            lines.iter().all(|line| line["v"] == 1 && line["seconds"].as_f64().unwrap() >= 0.0)
        );
        let of = |kind: &'static str| lines.iter().filter(move |line| line["type"] == kind);
        assert_eq!((&lines[0]["type"], &lines[0]["input"]), (&"start".into(), &"in.c".into()));
        let summary: Value = serde_json::from_str(&run.stdout).unwrap();
        assert_eq!(
            (&lines.last().unwrap()["type"], &lines.last().unwrap()["summary"]),
            (&"end".into(), &summary)
        );
        assert_eq!(
            (&summary["stop"], &summary["output"]),
            (&"finished".into(), &"in.reduced.c".into())
        );
        assert_eq!(summary["after"]["bytes"], scratch.read("in.reduced.c").len());
        let last_success = of("success").next_back().unwrap();
        assert_eq!(last_success["tokens"], summary["after"]["tokens"]);
        assert!(last_success["place"].as_str().unwrap().starts_with("round "));
        assert_eq!(of("verify").count(), 1);
        // Two tests of the original and one of the result are not part of the search; unused
        // speculative tests may have been ended early.
        let (needed, wasted) =
            (summary["tests"].as_u64().unwrap() - 3, summary["wasted"].as_u64().unwrap());
        assert!((needed..=needed + wasted).contains(&(of("test").count() as u64)));
        let told = of("outcome")
            .map(|line| (line["outcome"].clone(), line["candidate"].clone()))
            .collect::<Vec<_>>();
        assert_eq!(told.len() as u64, needed + summary["cache_hits"].as_u64().unwrap());
        let rows = summary["accounts"].as_array().unwrap();
        let sum = |count: &str| rows.iter().map(|row| row[count].as_u64().unwrap()).sum::<u64>();
        let sums = ["candidates", "tests", "successes", "tokens"].map(sum);
        let successes = told.iter().filter(|(outcome, _)| *outcome == "interesting").count() as u64;
        let tokens = ["before", "after"].map(|when| summary[when]["tokens"].as_u64().unwrap());
        assert_eq!(sums, [told.len() as u64, needed, successes, tokens[0] - tokens[1]]);
        outcomes.push((told, summary["accounts"].clone()));
    }
    assert_eq!(outcomes[0], outcomes[1]);
}

#[test]
fn work_is_the_sum_of_the_tested_sizes_over_the_size_of_the_input() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(100));
    let log = scratch.path("sizes");
    let test = format!("wc -c < in.c >> '{}'; grep -q 'f7(int' in.c", log.display());
    scratch.script("r.sh", &test);
    let run = scratch.secateur(&[
        "reduce",
        "r.sh",
        "in.c",
        "--jobs",
        "1",
        "--summary",
        "json",
        "--events",
        "e.jsonl",
    ]);
    let summary: Value = serde_json::from_str(&run.stdout).unwrap();
    let sizes = String::from_utf8(scratch.read("sizes")).unwrap();
    let sizes: Vec<u64> = sizes.lines().map(|line| line.trim().parse().unwrap()).collect();
    let before = summary["before"]["bytes"].as_u64().unwrap();
    // Beyond two, tests of the original measure flakiness.
    let rechecks = sizes.iter().take_while(|&&size| size == before).count() - 2;
    let sum: u64 = sizes[rechecks..].iter().sum();
    assert_eq!(summary["bytes_tested"], sum);
    let share = sum as f64 / before as f64;
    assert_eq!(summary["full_size_tests"].as_f64(), Some(share));
    let rows = summary["accounts"].as_array().unwrap();
    let of_passes: u64 = rows.iter().map(|row| row["bytes_tested"].as_u64().unwrap()).sum();
    assert!(of_passes < sum, "the tests of the original and of the result are of no pass");
    let work = summary["work"].as_array().unwrap();
    let percents: Vec<_> = work.iter().map(|entry| entry["percent"].as_u64().unwrap()).collect();
    assert_eq!(percents, [50, 10, 2]);
    let work: Vec<_> = work.iter().map(|it| it["full_size_tests"].as_f64().unwrap()).collect();
    assert!(0.0 < work[0] && work.is_sorted() && work[2] < share, "{work:?} of {share}");
}

/// An input that takes a while to parse.
#[test]
fn the_time_includes_the_parse_which_is_shown() {
    let scratch = Scratch::new();
    scratch.file("in.c", format!("int f; // {}\n", "-".repeat(89)).repeat(12_400));
    scratch.script("r.sh", "grep -q f in.c");
    let run = scratch.secateur(&[
        "reduce",
        "r.sh",
        "in.c",
        "--ui=log",
        "--events",
        "e.jsonl",
        "--max-tests",
        "5",
    ]);
    assert_eq!(run.code, Some(6), "{run:?}");
    assert!(run.stderr.starts_with("[     0.0 s] 1,240,000 bytes: parsing\n"), "{run:?}");
    let events = String::from_utf8(scratch.read("e.jsonl")).unwrap();
    let start: Value = serde_json::from_str(events.lines().next().unwrap()).unwrap();
    let (seconds, parsing) =
        (start["seconds"].as_f64().unwrap(), start["parsing"].as_f64().unwrap());
    assert!(0.0 < parsing && parsing <= seconds, "{start}");
}

#[test]
fn events_never_replace_needed_files() {
    let scratch = scratch();
    let before = scratch.read("in.c");
    for file in ["in.c", "r.sh", "./in.c"] {
        let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--events", file]);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(&format!("the file for events {file} is the ")), "{run:?}");
    }
    assert_eq!(scratch.read("in.c"), before);
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--events", "nowhere/e.jsonl"]);
    assert_eq!(run.code, Some(2));
    assert!(run.stderr.contains("cannot write the events to nowhere/e.jsonl"), "{run:?}");
}

#[test]
fn quiet_prints_nothing_and_verbose_every_success() {
    let scratch = scratch();
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--quiet"]);
    assert_eq!((run.code, run.stdout.as_str(), run.stderr.as_str()), (Some(0), "", ""));
    let run = scratch.secateur(&[
        "reduce",
        "r.sh",
        "in.c",
        "--fresh",
        "--verbose",
        "--events",
        "e.jsonl",
    ]);
    let successes =
        lines(&scratch.read("e.jsonl")).iter().filter(|line| line["type"] == "success").count();
    assert_eq!(run.stderr.lines().filter(|line| line.contains("% gone")).count(), successes);
    assert!(
        run.stderr.starts_with("Schedule:\n  focus     only the last units of a long program, "),
        "{run:?}"
    );
    assert!(
        run.stdout.contains(" tests in ")
            && run.stdout.contains("\nWork: ")
            && run.stdout.contains(
                "Tests by pass:\n  tests    work  candidates  successes     tokens  pass"
            ),
        "{run:?}"
    );
}

#[test]
fn a_short_result_is_printed_and_a_long_one_is_not() {
    let scratch = scratch();
    let run = scratch.secateur(&["reduce", "r.sh", "in.c"]);
    let result = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
    assert!(run.stdout.contains("To see what was removed: diff in.c in.reduced.c\n"), "{run:?}");
    assert!(run.stdout.trim_end().ends_with(result.trim_end()), "{run:?}");
    scratch.script("all.sh", "test $(wc -l < in.c) -gt 35");
    let run = scratch.secateur(&["reduce", "all.sh", "in.c", "--fresh"]);
    assert_eq!(run.code, Some(0));
    assert!(!run.stdout.contains("int f"), "{run:?}");
}

#[test]
fn a_formatted_copy_is_kept_only_while_the_test_accepts_it() {
    let scratch = scratch();
    scratch.script("r.sh", "grep -q 'f7(int' in.c && ! grep -q bad in.c");
    for (command, message, copy) in [
        (
            "echo '/* good */' >> @@",
            "note: wrote a formatted copy to in.reduced.formatted.c",
            Some("/* good */"),
        ),
        ("sed 's/$/ /'", "note: wrote a formatted copy to in.reduced.formatted.c", Some("f7(int")),
        (
            "echo bad >> @@",
            "note: no formatted copy: the interestingness test exited with status 1 on it",
            None,
        ),
        ("cat", "note: no formatted copy: the formatter changes nothing", None),
        ("echo what >&2; exit 9", "exited with status 9: what", None),
    ] {
        let _ = std::fs::remove_file(scratch.path("in.reduced.formatted.c"));
        let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--ui=none", "--format", command]);
        assert_eq!(run.code, Some(0), "{run:?}");
        assert!(run.stderr.contains(message), "{run:?}");
        let kept = std::fs::read_to_string(scratch.path("in.reduced.formatted.c")).ok();
        assert_eq!(kept.is_some(), copy.is_some(), "{command}");
        assert!(kept.unwrap_or_default().contains(copy.unwrap_or_default()), "{command}");
    }
}

#[test]
fn a_formatter_has_the_limits_and_the_supervision_of_a_test() {
    let scratch = scratch();
    let daemon = "(setsid sleep 1000 &)";
    for (command, option, message) in [
        (
            "exec sleep 1000",
            "--timeout=8",
            "`exec sleep 1000` did not end within 8 s; raise --timeout",
        ),
        ("trap '' TERM; while :; do sleep 1; done", "--timeout=8", "did not end within 8 s"),
        (
            "yes",
            "--printed=1M",
            "`yes` printed too much: more than 1.0 MiB; raise the limit with --printed",
        ),
        ("yes >&2", "--printed=1M", "printed too much"),
        ("yes > large", "--disk=1M", "wrote too much to disk"),
        ("yes >> @@", "--disk=1M", "wrote too much to disk"),
        ("kill -9 $$", "--timeout=60", "`kill -9 $$` was killed by SIGKILL"),
        ("rm @@; ln -s /dev/zero @@", "--timeout=60", "the copy is no longer a plain file"),
        ("rm @@", "--timeout=60", "the copy is missing"),
        (
            &format!("sed 's/$/ /'; {daemon}"),
            "--timeout=60",
            "wrote a formatted copy to in.reduced.formatted.c",
        ),
    ] {
        let run = scratch.secateur(&[
            "reduce",
            "--fresh",
            "r.sh",
            "in.c",
            "--ui=none",
            option,
            "--format",
            command,
        ]);
        assert_eq!(run.code, Some(0), "{command}: {run:?}");
        assert!(run.stderr.contains(message), "{command}: {run:?}");
        assert!(
            String::from_utf8(scratch.read("in.reduced.c")).unwrap().contains("f7(int"),
            "{command}"
        );
    }
}

#[test]
fn standard_output_of_a_formatter_is_kept_without_its_errors() {
    let scratch = scratch();
    let command =
        "head -c 3000000 /dev/zero | tr '\\0' ' '; echo careful >&2; cat; echo '// '$(pwd)";
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--ui=none", "--format", command]);
    assert!(
        run.stderr.contains("note: wrote a formatted copy to in.reduced.formatted.c"),
        "{run:?}"
    );
    let (result, copy) = (scratch.read("in.reduced.c"), scratch.read("in.reduced.formatted.c"));
    let copy = String::from_utf8(copy).unwrap();
    assert!(copy.starts_with(&" ".repeat(3_000_000)));
    let copy =
        copy.trim_start().strip_prefix(str::from_utf8(&result).unwrap().trim_start()).unwrap();
    assert!(
        copy.trim_start().starts_with(&format!("// {}", scratch.path("tmp").display())),
        "{copy}"
    );
}

#[test]
fn a_formatter_runs_in_the_environment_of_a_test() {
    let scratch = scratch();
    scratch.script("launcher", "echo >> \"$LOG\"; exec \"$@\"");
    scratch.file("style", "// styled");
    let home = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let launcher = scratch.path("launcher").display().to_string();
    let edit = "cat style >> @@; echo > $HOME/file";
    for (command, options, is_file_left) in [
        (edit, &["--isolate"][..], false),
        (edit, &["--launcher", &launcher], true),
        ("cat; cat style", &["--isolate", "--launcher", &launcher], false),
    ] {
        if options.contains(&"--isolate") && !can_isolate() {
            continue;
        }
        let _ = std::fs::remove_file(home.path().join("file"));
        let args = [
            "reduce",
            "--fresh",
            "r.sh",
            "in.c",
            "--ui=none",
            "--with",
            "style",
            "--format",
            &format!("({command}) || :"),
        ];
        let mut command = scratch.command(&[&args, options].concat());
        let run = Run::from(
            command.env("HOME", home.path()).env("LOG", scratch.path("log")).output().unwrap(),
        );
        scratch.assert_tidy();
        assert!(
            run.stderr.contains("note: wrote a formatted copy to in.reduced.formatted.c"),
            "{options:?}: {run:?}"
        );
        assert!(
            String::from_utf8(scratch.read("in.reduced.formatted.c"))
                .unwrap()
                .ends_with("// styled")
        );
        assert_eq!(home.path().join("file").exists(), is_file_left, "{options:?}");
    }
}

#[test]
fn ctrl_c_ends_a_formatter_and_the_result_is_kept() {
    for (signal, code) in [("-INT", 130), ("-TERM", 143)] {
        let scratch = scratch();
        let args =
            ["reduce", "r.sh", "in.c", "--ui=none", "--format", "touch \"$BEGUN\"; sleep 1000"];
        let mut command = scratch.command(&args);
        command.env("BEGUN", scratch.path("begun")).stdout(Stdio::piped()).stderr(Stdio::piped());
        let child = command.spawn().unwrap();
        wait_until("the formatter has begun", || scratch.path("begun").exists());
        assert!(
            Command::new("kill")
                .args([signal, &child.id().to_string()])
                .status()
                .unwrap()
                .success()
        );
        let run = Run::from(child.wait_with_output().unwrap());
        scratch.assert_tidy();
        assert_eq!(run.code, Some(code), "{run:?}");
        assert!(
            run.stderr.contains("no formatted copy: ") && run.stderr.contains("was interrupted"),
            "{run:?}"
        );
        assert!(run.stdout.contains("The result is in.reduced.c"), "{run:?}");
        assert!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().contains("f7(int"));
    }
}

/// Runs the program with a standard output that is always full.
fn to_full(scratch: &Scratch, args: &[&str]) -> Run {
    let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
    let run =
        Run::from(scratch.command(args).stdout(full).stderr(Stdio::piped()).output().unwrap());
    scratch.assert_tidy();
    run
}

#[test]
fn failed_output_is_an_error_and_the_result_is_kept() {
    let message = "error: cannot write to standard output: No space left on device";
    let scratch = scratch();
    for args in [
        &["reduce", "r.sh", "in.c", "--ui=none"][..],
        &["reduce", "r.sh", "in.c", "--ui=none", "--summary=json"],
        &["reduce", "r.sh", "in.c", "--ui=none", "--summary=json", "--max-tests=5"],
        &["check", "r.sh", "in.c"],
        &["check", "r.sh", "in.reduced.c"],
        &["init", "in.c", "-o", "s.sh", "--expect-exit=0", "--", "grep", "f7", "@@"],
        &["tokens", "in.c"],
        &["tokens", "--json", "in.c"],
        &["tree", "in.c"],
        &["simulate", "--lists=3"],
        &["config", "in.c"],
        &["algorithms"],
        &["completions", "bash"],
        &["man"],
        &["compare", "subject", "-o", "runs", "--passes=hdd", "--minimizers=ddmin"],
        &["report", "runs"],
        &["report", "runs", "--markdown"],
    ] {
        scratch.subject("subject", 3, "grep -q 'f2(int' in.c");
        let run = to_full(&scratch, args);
        assert_eq!(run.code, Some(1), "{args:?}: {run:?}");
        assert!(run.stderr.contains(message), "{args:?}: {run:?}");
    }
    assert!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().contains("f7(int"));
}

#[test]
fn a_reader_that_stops_reading_is_no_error() {
    let scratch = scratch();
    for args in [
        &["reduce", "r.sh", "in.c", "--ui=none"][..],
        &["tree", "in.c"],
        &["reduce", "r.sh", "in.c", "--summary=json"],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let run = Run::from(
            scratch.command(args).stdout(writer).stderr(Stdio::piped()).output().unwrap(),
        );
        assert_eq!(run.code, Some(0), "{args:?}: {run:?}");
        assert!(!run.stderr.contains("error"), "{args:?}: {run:?}");
    }
}

#[test]
fn events_that_cannot_be_written_from_the_start_are_wrong_usage() {
    let scratch = scratch();
    let run = scratch.secateur(&["reduce", "r.sh", "in.c", "--events", "/dev/full"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(
        run.stderr.contains("cannot write the events to /dev/full: No space left on device"),
        "{run:?}"
    );
}

#[test]
fn failures_to_write_events_are_reported_at_the_end() {
    let scratch = scratch();
    // Files of 4 KiB at most: enough for all other files.
    let mut limited = Command::new("sh");
    limited.args([
        "-c",
        "trap '' XFSZ; ulimit -f 8; exec \"$@\"",
        "sh",
        env!("CARGO_BIN_EXE_secateur"),
    ]);
    limited
        .args(["reduce", "r.sh", "in.c", "--ui=none", "--events", "e.jsonl"])
        .current_dir(scratch.path(""));
    let run = Run::from(limited.env("TMPDIR", scratch.path("tmp")).output().unwrap());
    scratch.assert_tidy();
    assert_eq!(run.code, Some(1), "{run:?}");
    assert_eq!(
        run.stderr,
        "error: the events in e.jsonl are not complete: File too large (os error 27)\n"
    );
    assert!(run.stdout.contains("The result is in.reduced.c"), "{run:?}");
    // The search was completed.
    let result = scratch.read("in.reduced.c");
    assert_eq!(scratch.secateur(&["reduce", "r.sh", "in.c", "--resume"]).code, Some(2));
    assert_eq!(scratch.secateur(&["reduce", "r.sh", "in.c"]).code, Some(0));
    assert_eq!(scratch.read("in.reduced.c"), result);
}

#[test]
fn the_manual_pages_have_the_options() {
    let run = Scratch::new().secateur(&["man"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    for option in ["minimizer", "events", "dashboard"] {
        // Characters that are special to roff are escaped.
        assert!(run.stdout.replace('\\', "").contains(option), "no {option}");
    }
    let version = concat!(".SH VERSION\nv", env!("CARGO_PKG_VERSION"), "\n");
    assert!(run.stdout.contains(version) && !run.stdout.contains("features: "), "{}", run.stdout);
}

#[test]
fn the_long_version_has_the_features() {
    let version = concat!("secateur ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(Scratch::new().secateur(&["-V"]).stdout, version);
    let long = Scratch::new().secateur(&["--version"]).stdout;
    let features = long.lines().last().and_then(|line| line.strip_prefix("features: "));
    assert!(long.starts_with(version), "{long}");
    assert!(features.unwrap().split(", ").any(|feature| feature == "tools"), "{long}");
}

#[test]
fn a_name_that_is_nearly_right_gets_a_hint() {
    let scratch = scratch();
    for (args, hint) in [
        (["--pass", "perse"], "'perses'"),
        (["--minimizer", "probd"], "'probdd'"),
        (["--language", "jso"], "'json'"),
        (["--ui", "dashbord"], "'dashboard'"),
        (["--minimiser", "probdd"], "'--minimizer'"),
    ] {
        let run = scratch.secateur(&[&["reduce", "r.sh", "in.c"], &args[..]].concat());
        assert_eq!(run.code, Some(2));
        assert!(run.stderr.contains(hint), "{run:?}");
    }
}

#[test]
fn the_manual_has_a_page_for_each_command_and_mentions_no_other() {
    let scratch = Scratch::new();
    let run = scratch.secateur(&["man", "pages"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let pages = names(&scratch.path("pages"));
    assert!(
        pages.contains(&"secateur.1".to_owned()) && pages.contains(&"secateur-reduce.1".to_owned()),
        "{pages:?}"
    );
    assert!(!pages.contains(&"secateur-answer.1".to_owned()), "it is hidden: {pages:?}");
    let mut mentions = 0;
    for page in &pages {
        let text =
            String::from_utf8(scratch.read(&format!("pages/{page}"))).unwrap().replace('\\', "");
        for (at, _) in text.match_indices("(1)") {
            let start = text[..at]
                .rfind(|char: char| !(char.is_ascii_alphanumeric() || char == '-'))
                .map_or(0, |at| at + 1);
            let name = text[start..at].trim_start_matches("fB");
            assert!(pages.contains(&format!("{name}.1")), "{page} mentions {name}(1)");
            mentions += 1;
        }
    }
    assert!(mentions >= pages.len() - 1, "{mentions}");
    let run = scratch.secateur(&["man", "pages/secateur.1/x"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.stderr.contains("cannot write the manual pages to pages/secateur.1/x"), "{run:?}");
}

#[test]
fn help_shows_a_command_as_its_own_option_does_and_topics() {
    let scratch = Scratch::new();
    let shown = |args: &[&str]| {
        let run = scratch.secateur(args);
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{run:?}");
        run.stdout
    };
    assert_eq!(shown(&["help"]), shown(&["--help"]));
    assert_eq!(shown(&["help", "reduce"]), shown(&["reduce", "--help"]));
    assert_eq!(shown(&["help", "help"]), shown(&["help", "--help"]));
    assert!(shown(&["-h"]).contains("secateur help topics"));
    let short = shown(&["reduce", "-h"]);
    assert!(short.lines().count() < 80 && !short.contains("--p0"), "{short}");
    let long = shown(&["reduce", "--help"]);
    assert!(long.contains("--p0") && !long.contains("lean-perses"), "the passes have a topic");
    let topics = shown(&["help", "topics"]);
    let topics: Vec<_> = topics
        .lines()
        .filter(|line| line.starts_with("  "))
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(topics.len() >= 14, "{topics:?}");
    for topic in topics {
        let text = shown(&["help", topic]);
        assert!(text.lines().next().unwrap().len() > 5, "{text}");
        assert!(text.lines().count() > 5, "{text}");
        // Neither a terminal nor a pipe needs them.
        assert!(
            !text.contains("<!--")
                && !text.contains("```")
                && !text.contains(".md)")
                && !text.contains('\x1b'),
            "{text}"
        );
    }
    assert!(shown(&["help", "exit-codes"]).contains("- `143`: stopped by SIGTERM"));
    assert!(shown(&["help", "limits"]).contains("- `--memory SIZE`: Kill a test"));
}

#[test]
fn the_summary_has_size_time_and_path_and_details_on_request() {
    let first_lines = |args: &[&str]| {
        let scratch = scratch();
        let run = scratch.secateur(&[&["reduce", "r.sh", "in.c", "--jobs=2"], args].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        let lines: Vec<_> = run.stdout.lines().map(str::to_owned).collect();
        assert!(lines[0].starts_with("in.c: ") && lines[0].contains(" % gone), "), "{run:?}");
        assert!(lines[1].contains(" tests in ") && lines[1].ends_with(" s"), "{run:?}");
        assert_eq!(lines[2], "The result is in.reduced.c");
        lines[3..].join("\n")
    };
    let (brief, verbose) = (first_lines(&[]), first_lines(&["-v"]));
    assert!(brief.starts_with("To see what was removed: "), "{brief}");
    assert!(verbose.contains("\nCache hits: "), "{verbose}");
    assert!(!brief.contains("cache"), "{brief}");
}

#[test]
fn check_lists_a_screenful_and_all_when_asked() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(30));
    scratch.script("r.sh", "grep -q 'f7(int' in.c");
    let lines = |args: &[&str]| {
        let run = scratch.secateur(&[&["check", "r.sh", "in.c"], args].concat());
        assert_eq!(run.code, Some(8), "{run:?}");
        run.stdout.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let (few, all) = (lines(&[]), lines(&["--all"]));
    assert!(few.len() <= 24 && all.len() > 29, "{} and {}", few.len(), all.len());
    assert_eq!(few[..few.len() - 1], all[..few.len() - 1]);
    let (last_of_few, last_of_all) = (few.last().unwrap(), all.last().unwrap());
    let rest = all.len() - few.len();
    assert_eq!(*last_of_few, format!("{last_of_all}; {rest} not listed: use --all to list them"));
}

#[test]
fn control_characters_in_names_are_shown_escaped() {
    let scratch = Scratch::new();
    let name = "in\u{1b}[2J\u{9b}.c";
    scratch.file(name, "int a; int b;");
    scratch.script("r.sh", "grep -q 'int a' \"$1\"");
    for (args, code) in [
        (&["reduce", "r.sh", name][..], 0),
        (&["reduce", "r.sh", name], 0),
        (&["check", "r.sh", "in\u{1b}[2J\u{9b}.reduced.c"], 0),
        (&["explain", "r.sh", name], 0),
        (&["tokens", name], 0),
        (&["tree", "no\u{1b}[2J\u{9b}.c"], 2),
        (&["tree", "--no\u{1b}[2J\u{9b}"], 2),
    ] {
        let run = scratch.secateur(args);
        assert_eq!(run.code, Some(code), "{run:?}");
        let shown = format!("{}{}", run.stdout, run.stderr);
        let is_plain = |c: char| !c.is_control() || matches!(c, '\n' | '\t');
        assert!(shown.chars().all(is_plain), "{args:?}: {run:?}");
        let is_named = shown.contains("\\u{1b}[2J\\u{9b}") || args[0] == "explain";
        assert!(is_named, "{args:?}: {run:?}");
    }
}

#[test]
fn a_report_for_a_bug_tracker_has_the_failure_and_the_result() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(9));
    scratch.script(
        "tool",
        r#"[ "$1" = --version ] && echo 'tool 1.2' && exit
        grep 'a + 7;' "$1" && exit 3"#,
    );
    let args = ["reduce", "in.c", "-q", "--report-markdown", "report.md", "--", "./tool", "@@"];
    let run = scratch.secateur(&args);
    assert_eq!(run.code, Some(0), "{run:?}");
    let (report, result) = (scratch.read("report.md"), scratch.read("in.reduced.c"));
    let (report, result) = (String::from_utf8_lossy(&report), String::from_utf8_lossy(&result));
    assert!(report.contains(&format!("`in.c`:\n\n```c\n{result}")), "{report}");
    assert!(report.contains("exit status 3;") && report.contains("- tool 1.2\n"), "{report}");
    assert!(!report.contains("stopped"), "{report}");
    let stopped =
        scratch.secateur(&[&args[..5], &["--fresh", "--max-tests=3"], &args[5..]].concat());
    assert_eq!(stopped.code, Some(6), "{stopped:?}");
    assert!(String::from_utf8_lossy(&scratch.read("report.md")).contains("stopped before the end"));
    let refused =
        scratch.secateur(&["reduce", "in.c", "--report-markdown", "in.c", "--", "./tool", "@@"]);
    assert_eq!(refused.code, Some(2), "{refused:?}");
}
