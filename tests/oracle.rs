//! Persistent test processes (oracles).

use std::fs;
use std::process::Command;

use crate::support::{self, Run, Scratch, contains_processes, functions, has_tools};

/// Creates an oracle in shell: `body` defines `judge` for the path in `$1`, with the number of
/// earlier answers in `$n`.
fn oracle(scratch: &Scratch, body: &str) {
    let code = format!(
        "judge() {{\n{body}\n}}\nn=0\nwhile read -r path; do\njudge \"$path\"\nn=$((n + 1))\ndone"
    );
    scratch.script("oracle.sh", &code);
}

const NEEDLE: &str = "a + 17";

/// Accepts texts with the needle.
const HONEST: &str =
    "if grep -q 'a + 17' \"$1\"; then echo yes; else echo no: it lacks the needle; fi";

fn scratch(body: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(30));
    oracle(&scratch, body);
    scratch
}

fn reduce(scratch: &Scratch, options: &[&str]) -> Run {
    scratch
        .secateur(&[&["reduce", "--fresh", "--oracle", "./oracle.sh"], options, &["in.c"]].concat())
}

/// Returns the result of an equivalent script.
fn expected() -> Vec<u8> {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(30));
    scratch.script("r.sh", &format!("grep -q '{NEEDLE}' in.c"));
    let run = scratch.secateur(&["reduce", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    scratch.read("in.reduced.c")
}

#[test]
fn an_oracle_equals_a_script_in_result_and_tests_for_any_number_of_jobs() {
    let expected = expected();
    let scratch = scratch(HONEST);
    let mut tests = Vec::new();
    for options in [
        &["--jobs", "1"][..],
        &["--jobs", "5"],
        &["--jobs", "1", "--oracle-fresh", "never"],
        &["--jobs", "3", "--oracle-fresh", "all"],
    ] {
        let run = reduce(&scratch, &[options, &["--summary", "json"]].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        assert_eq!(scratch.read("in.reduced.c"), expected, "{options:?}");
        let summary: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        tests.push(summary["tests"].as_u64().unwrap());
        assert!(!run.stderr.contains("note: "), "{run:?}");
    }
    tests.dedup();
    assert_eq!(tests.len(), 1, "{tests:?}");
}

#[test]
fn a_text_is_sent_with_its_length() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(30));
    scratch.script(
        "oracle.sh",
        "while read -r length; do if dd bs=1 count=$length 2>/dev/null | grep 'a + 17' >&2; then \
         echo yes; else echo no; fi; done",
    );
    let run = reduce(&scratch, &["--oracle-input", "text"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(scratch.read("in.reduced.c"), expected());
}

#[test]
fn a_folder_and_its_companions_are_present_for_each_question() {
    let scratch = Scratch::new();
    fs::create_dir(scratch.path("in")).unwrap();
    scratch.file("in/a.c", "int a; int b;\n");
    scratch.file("in/b.c", "int c; int d;\n");
    scratch.file("words", "int b\nint c\n");
    oracle(
        &scratch,
        "if [ $(cat \"$1\"/?.c | grep -o -f \"$1/words\" | wc -l) = 2 ] && [ -e words ]; then rm \
         \"$1\"/*; echo yes; else echo no; fi",
    );
    let run = scratch.secateur(&["reduce", "--oracle", "./oracle.sh", "--with", "words", "in"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let text = [scratch.read("in.reduced/a.c"), scratch.read("in.reduced/b.c")].concat();
    assert_eq!(
        String::from_utf8(text).unwrap().split_whitespace().collect::<String>(),
        "intb;intc;"
    );
}

#[test]
fn check_asks_an_oracle_too() {
    let scratch = scratch(HONEST);
    scratch.file("small.c", "int f(int a) { return a + 17; }");
    let run = scratch.secateur(&["check", "--oracle", "./oracle.sh", "small.c"]);
    assert_eq!(run.code, Some(8), "{run:?}");
    assert!(run.stdout.contains("parameter_list"), "{run:?}");
}

#[test]
fn an_invalid_answer_is_quoted_with_a_remedy() {
    let cases = [
        ("echo Welcome; while read x; do echo yes; done", "`Welcome`", "on standard error"),
        (
            "read x; echo Welcome; echo yes; read x",
            "the oracle answered `Welcome`",
            "on standard error",
        ),
        // In one write, so that a question between the two lines does not take the second as its
        // answer.
        (
            "printf 'yes\\nyes\\n'; while read x; do echo yes; done",
            "the oracle printed `yes",
            "each",
        ),
        (
            "while read x; do echo yes; echo yes; done",
            "the oracle printed `yes` after its answer",
            "one line for each line",
        ),
        (
            "read x; echo yes",
            "exited with status 0 instead of giving answer number 2",
            "must keep running",
        ),
        (
            "while read x; do printf '\\033[32myes\\033[0m\\n'; done",
            "the oracle answered `\\u{1b}[32myes",
            "without colours",
        ),
        (
            "while read x; do echo oui; done",
            "the oracle answered `oui`",
            "`yes` or `no`, optionally with a reason",
        ),
        (
            "while read x; do echo None of these; done",
            "the oracle answered `None of these`",
            "in lower case",
        ),
        ("echo no such jar >&2; exit 3", "exited with status 3 without an answer", "| no such jar"),
        ("while read x; do printf yes; exec sleep 0; done", "the oracle answered `yes`", "a line"),
        (
            "read x; echo yes; while read x; do echo no: second; done",
            "when the same process was asked again",
            "forget",
        ),
        ("while read x; do echo no: too small; done", "the oracle answered no", "| no: too small"),
        (
            "exec >&-; sleep 1000",
            "closed its standard output instead of giving answer number 1",
            "leave standard output open",
        ),
        (
            "read x; echo yes; read x; printf yes; exec >&-; sleep 1000",
            "the oracle answered `yes`",
            "a line",
        ),
    ];
    for (code, said, remedy) in cases {
        let scratch = Scratch::new();
        scratch.file("in.c", functions(3));
        scratch.script("oracle.sh", code);
        let run = reduce(&scratch, &[]);
        assert_eq!(run.code, Some(3), "{code} {run:?}");
        assert!(run.stderr.contains(said) && run.stderr.contains(remedy), "{code} {run:?}");
    }
}

#[test]
fn a_message_names_the_script_that_an_interpreter_runs() {
    for code in ["while read x; do echo no; done", "sleep 1000", "exit 3"] {
        let scratch = Scratch::new();
        scratch.file("in.c", functions(3));
        let script = scratch.script("oracle.sh", code);
        let run =
            scratch.secateur(&["reduce", "--timeout", "1", "--oracle", "sh oracle.sh", "in.c"]);
        assert_eq!(run.code, Some(3), "{run:?}");
        let script = script.canonicalize().unwrap();
        let ran = format!("  command: sh {}\n", script.display());
        assert!(run.stderr.contains(&ran), "{ran} in {run:?}");
    }
}

#[test]
fn an_oracle_that_never_reads_or_never_answers_is_told_to_flush() {
    for code in ["sleep 1000", "while read x; do :; done", "exec <&-; sleep 1000"] {
        let scratch = Scratch::new();
        scratch.file("in.c", functions(3));
        scratch.script("oracle.sh", code);
        let run = reduce(&scratch, &["--timeout", "0.5"]);
        assert_eq!(run.code, Some(3), "{run:?}");
        assert!(run.stderr.contains("timed out on the original after 0.5 s"), "{run:?}");
        assert!(run.stderr.contains("flush each answer"), "{run:?}");
    }
}

#[test]
fn conflicting_options_are_rejected() {
    let scratch = scratch(HONEST);
    fs::create_dir(scratch.path("in")).unwrap();
    scratch.file("in/a.c", "int a;");
    scratch.script("r.sh", "true");
    for (args, said) in [
        (&["--launcher", "env", "in.c"][..], "--launcher"),
        (&["in.c", "--", "cat", "@@"], "cannot be used with"),
        (&["r.sh", "in.c"], "both an interestingness test"),
        (&["--valid", "true", "in.c"], "--valid needs a command"),
        (&["--oracle-input", "text", "in"], "--oracle-input text needs a single file"),
    ] {
        let run = scratch.secateur(&[&["reduce", "--oracle", "./oracle.sh"], args].concat());
        assert_eq!(run.code, Some(2), "{args:?} {run:?}");
        assert!(run.stderr.contains(said), "{args:?} {run:?}");
    }
    scratch.script("french.sh", "while read x; do echo oui; done");
    let run = scratch.secateur(&["batch", "--oracle", "./french.sh", "in"]);
    assert!(run.stdout.contains("left out: a.c: the oracle answered `oui`"), "{run:?}");
    let run = scratch.secateur(&["batch", "--oracle", "./oracle.sh", "r.sh", "in"]);
    assert!(run.code == Some(2) && run.stderr.contains("both an interestingness test"), "{run:?}");
    let run = scratch.secateur(&["reduce", "--oracle", "no-such-program", "in.c"]);
    assert!(run.stderr.contains("cannot run the command no-such-program"), "{run:?}");
}

#[test]
fn the_text_after_a_yes_distinguishes_groups_and_is_preserved() {
    let body = "if grep -q '\\* 2' \"$1\"; then echo 'yes: it doubles'; elif grep -q '+ 1' \"$1\"; \
        then echo yes adds; elif grep -q ';' \"$1\"; then echo no; else echo yes; fi";
    let scratch = scratch(body);
    fs::create_dir(scratch.path("in")).unwrap();
    for (name, text) in [
        ("one.c", "int f(int a) { return a + 1; } int g(int a) { return a * 2; } int h;"),
        ("other.c", "int g(int a) { int b = a * 2; return b; } int h;"),
        ("sum.c", "int h; int f(int a) { return a + 1; }"),
        ("none.c", "int h; int f(int a) { return a; }"),
        ("empty.c", "/* nothing */"),
    ] {
        scratch.file(&format!("in/{name}"), text);
    }
    let mut results = Vec::new();
    for options in
        [&["--jobs", "1"][..], &["--jobs", "4", "--fresh"], &["--oracle-input", "path", "--fresh"]]
    {
        let run = scratch.secateur(
            &[&["batch", "--oracle", "./oracle.sh", "--summary", "json"], options, &["in"]]
                .concat(),
        );
        assert_eq!(run.code, Some(0), "{run:?}");
        let summary: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        let groups = summary["groups"].as_array().unwrap();
        let titles: Vec<_> =
            groups.iter().map(|group| group["signature"][0].as_str().unwrap()).collect();
        assert_eq!(
            titles,
            ["the interestingness test accepts it", "adds", "it doubles"],
            "{summary:#}"
        );
        assert_eq!(groups[2]["members"], serde_json::json!(["other.c", "one.c"]));
        results.push(groups.iter().map(|group| group["tokens"].clone()).collect::<Vec<_>>());
        // The script of each group asks the oracle about this failure alone.
        let accepts = |group: &str, text: &str| {
            let folder = scratch.path(&format!("in.batch/groups/{group}"));
            let place = Scratch::new();
            place.file("input.c", text);
            let status =
                Command::new(folder.join("r.sh")).current_dir(place.path("")).status().unwrap();
            status.success()
        };
        let folders: Vec<_> = groups
            .iter()
            .map(|group| group["folder"].as_str().unwrap().rsplit('/').next().unwrap())
            .collect();
        assert!(
            accepts(folders[1], "a + 1;")
                && accepts(folders[2], "a * 2")
                && accepts(folders[0], "a")
        );
        assert!(
            !accepts(folders[1], "a * 2;")
                && !accepts(folders[2], "a + 1")
                && !accepts(folders[0], "+ 1")
        );
        assert!(!accepts(folders[0], ";") && !accepts(folders[1], ";"));
    }
    assert!(results.windows(2).all(|pair| pair[0] == pair[1]), "{results:?}");
}

/// From the third answer on, misbehaves every other time.
const TROUBLED: &str = "if [ $n -gt 1 ] && [ $((n % 2)) = 0 ]; then case $(($$ % 9)) in
    0|1) echo dying >&2; kill -9 $$;;
    2) sleep 1000 & sleep 1000;;
    3) echo what;;
    4|5) (sleep 1000 &) ; exit 1;;
    6) exec 1>&- 0<&-; exit 0;;
    7) echo yes; echo no; return;;
    8) echo yes; return;;
esac; fi";

#[test]
fn a_hundred_kills_and_hangs_and_some_lies_change_nothing_and_leave_nothing() {
    let expected = expected();
    let scratch = scratch(&format!("{TROUBLED}\n{HONEST}"));
    let (mut failed, mut runs) = (0, 0);
    while failed < 100 {
        runs += 1;
        assert!(runs <= 100, "only {failed} of a hundred runs' answers failed");
        // Under load, no correct answer may be taken for a hang.
        let run = reduce(&scratch, &["--jobs", "8", "--timeout", "10"]);
        assert_eq!(run.code, Some(0), "{run:?}");
        assert_eq!(scratch.read("in.reduced.c"), expected, "{run:?}");
        // By chance, every misbehaviour in a run may be a lie.
        if let Some((before, _)) =
            run.stderr.split_once(" hung, ended, exceeded a limit or gave no answer")
        {
            let (count, _) = before.rsplit_once(" of ").unwrap();
            failed += count.rsplit(' ').next().unwrap().parse::<u32>().unwrap();
        }
    }
}

#[test]
fn a_much_slower_answer_is_awaited() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(8));
    scratch.script("r.sh", "grep -q 'a + 5' in.c");
    let run = scratch.secateur(&["reduce", "--pass", "perses", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let expected = scratch.read("in.reduced.c");
    oracle(
        &scratch,
        "grep -q f7 \"$1\" || sleep 1.2\nif grep -q 'a + 5' \"$1\"; then echo yes; else echo no; \
         fi",
    );
    let run = reduce(&scratch, &["--pass", "perses", "--jobs", "4", "--timeout", "60"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(scratch.read("in.reduced.c"), expected);
}

#[test]
fn lies_are_detected_and_reported() {
    let expected = expected();
    // The second question is also about the original.
    let scratch =
        scratch(&format!("if [ $n = 2 ] || [ $n = 3 ]; then echo yes; return; fi\n{HONEST}"));
    for jobs in ["1", "8"] {
        let run = reduce(&scratch, &["--jobs", jobs]);
        assert_eq!(run.code, Some(0), "{run:?}");
        assert_eq!(scratch.read("in.reduced.c"), expected, "{run:?}");
        let said = "the oracle accepted a candidate that a fresh process rejected: about candidate";
        assert!(run.stderr.contains(said), "{run:?}");
        assert!(
            run.stderr.contains("said `yes`, and a fresh one: no: it lacks the needle"),
            "{run:?}"
        );
    }
}

#[test]
fn a_late_lie_is_detected_before_it_becomes_a_result() {
    let expected = expected();
    // The first text that it should reject, long after the first confirmation; and all of them.
    for lie in ["[ $n -gt 14 ] && [ -z \"$lied\" ]", "[ $n -gt 1 ]"] {
        let scratch = scratch(&format!(
            "if ! grep -q 'a + 17' \"$1\" && {lie}; then lied=1; echo yes; return; fi\n{HONEST}"
        ));
        for jobs in ["1", "8"] {
            let run = reduce(&scratch, &["--jobs", jobs]);
            assert_eq!(run.code, Some(0), "{run:?}");
            assert_eq!(scratch.read("in.reduced.c"), expected, "{run:?}");
            let is_told = run
                .stderr
                .contains("the oracle accepted a candidate that a fresh process rejected");
            assert!(is_told || jobs == "8", "{run:?}");
        }
        // Stopped after the lie and before its confirmation.
        let run = reduce(&scratch, &["--jobs", "1", "--max-tests", "19"]);
        assert_ne!(run.code, Some(0), "{run:?}");
        let left = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
        assert!(left.contains(NEEDLE), "{left} {run:?}");
    }
}

#[test]
fn a_result_that_only_a_used_process_accepts_is_not_reproduced() {
    let scratch = scratch(&format!("if [ $n -gt 1 ]; then echo yes; return; fi\n{HONEST}"));
    let run = reduce(&scratch, &["--jobs", "1", "--oracle-fresh", "never"]);
    assert_eq!(run.code, Some(4), "{run:?}");
    let message = "but in the final run, the oracle answered no.";
    assert!(run.stderr.contains(message), "{run:?}");
}

#[test]
fn an_oracle_that_is_flaky_on_the_original_is_described_by_its_answers() {
    let scratch = scratch(HONEST);
    let count = scratch.path("count");
    let count = count.display();
    let body = format!("if [ -e {count} ]; then echo no; else touch {count}; echo yes; fi");
    oracle(&scratch, &body);
    let run = reduce(&scratch, &["--jobs", "1"]);
    assert_eq!(run.code, Some(3), "{run:?}");
    let message = "the oracle is flaky on the original: it answered yes, then answered no;";
    assert!(run.stderr.contains(message), "{run:?}");
}

#[test]
fn a_stopped_run_resumes_with_the_files_of_its_oracle() {
    let scratch = scratch(HONEST);
    let run = scratch.secateur(&["reduce", "--oracle", "./oracle.sh", "--max-tests", "12", "in.c"]);
    assert!(run.stderr.contains("Stopped by --max-tests"), "{run:?}");
    let changed = format!("{HONEST} # another");
    oracle(&scratch, &changed);
    let run = scratch.secateur(&["reduce", "--oracle", "./oracle.sh", "in.c"]);
    let named = "differs in\n  the content of a file that --oracle names\n";
    assert!(run.stderr.contains(named), "{run:?}");
    assert_ne!(run.code, Some(0), "{run:?}");
    oracle(&scratch, HONEST);
    let run = scratch.secateur(&["reduce", "--resume", "--oracle", "./oracle.sh", "in.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(scratch.read("in.reduced.c"), expected());
}

#[test]
fn repetition_asks_as_many_questions() {
    let scratch = scratch(HONEST);
    let run = reduce(&scratch, &["--at-least", "2/3"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(scratch.read("in.reduced.c"), expected());
}

#[test]
fn exceeding_a_limit_only_fails_the_candidate() {
    // A text without the needle starts many processes, writes much, or prints without end.
    for (excess, option) in [
        ("for i in 1 2 3 4 5 6 7 8; do sleep 1000 & done; sleep 1000", ["--processes", "5"]),
        ("head -c 9000000 /dev/zero > $TMPDIR/much; sleep 1000", ["--disk", "4M"]),
        ("yes >&2", ["--printed", "2M"]),
    ] {
        if option[0] == "--processes" && !contains_processes() {
            continue;
        }
        let scratch =
            scratch(&format!("if grep -q 'a + 17' \"$1\"; then echo yes; else\n{excess}\nfi"));
        scratch.file("in.c", functions(18));
        let run = reduce(&scratch, &[&option[..], &["--jobs", "4", "--pass", "perses"]].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        assert!(
            String::from_utf8(scratch.read("in.reduced.c")).unwrap().contains(NEEDLE),
            "{run:?}"
        );
    }
}

#[test]
fn an_isolated_oracle_sees_its_own_files_and_writes_nowhere_else() {
    if !support::can_isolate() {
        return;
    }
    let outside = tempfile::Builder::new().tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let escaped = outside.path().join("escaped");
    let scratch = scratch(&format!("(echo > '{}') 2>/dev/null\n{HONEST}", escaped.display()));
    let run = reduce(&scratch, &["--isolate", "--jobs", "3"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(!run.stderr.contains("note: "), "{run:?}");
    assert!(!escaped.exists());
    assert_eq!(scratch.read("in.reduced.c"), expected());
}

#[test]
fn output_of_init_works_unchanged() {
    for (language, program, path) in [
        ("python", "python3", "oracle.py"),
        ("node", "node", "oracle.js"),
        ("java", "java", "Oracle.java"),
    ] {
        if !has_tools(&[program]) {
            continue;
        }
        let scratch = Scratch::new();
        let run = scratch.secateur(&["init", "--oracle", language]);
        assert_eq!(run.code, Some(0), "{run:?}");
        // The two proposed lines unchanged, but with this program.
        let mut lines = run.stdout.lines().filter_map(|line| line.strip_prefix("  "));
        let (example, command) = (lines.next().unwrap(), lines.next().unwrap());
        let (text, input) = example.strip_prefix("echo '").unwrap().split_once("' > ").unwrap();
        scratch.file(input, format!("{text}\n"));
        assert_eq!(command, format!("secateur reduce --oracle '{program} {path}' {input}"));
        let run = scratch.secateur(&["reduce", "--oracle", &format!("{program} {path}"), input]);
        assert_eq!(run.code, Some(0), "{run:?}");
        let result = format!(
            "{}.reduced.{}",
            input.split_once('.').unwrap().0,
            input.split_once('.').unwrap().1
        );
        assert!(scratch.read(&result).len() < text.len(), "{run:?}");
        let again = scratch.secateur(&["init", "--oracle", language]);
        assert!(again.stderr.contains("already exists"), "{again:?}");
    }
}

#[test]
fn an_explanation_quotes_the_oracle() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a; int b;");
    oracle(
        &scratch,
        "if grep -q 'int a' \"$1\"; then echo yes; elif grep -q a \"$1\"; then echo no; else echo \
         no: no a; fi",
    );
    let run = reduce(&scratch, &["--explain"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.stdout.contains("needed: without it, the oracle answered no: no a\n"), "{run:?}");
    assert!(!run.stdout.contains("exited"), "{run:?}");
}
