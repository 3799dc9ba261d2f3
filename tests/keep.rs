//! Input that is kept unchanged, and passes that are excluded.

use crate::support::{Scratch, functions};

/// Returns twenty functions. The test needs part of one of them.
fn case() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(20));
    scratch.script("r.sh", "cat *.c | grep -q 'a + 7;'");
    scratch
}

fn reduced(scratch: &Scratch, args: &[&str]) -> String {
    let run = scratch.secateur(&[&["reduce", "./r.sh", "in.c", "-q", "--fresh"], args].concat());
    assert_eq!(run.code, Some(0), "{args:?}: {run:?}");
    String::from_utf8_lossy(&scratch.read("in.reduced.c")).into_owned()
}

/// Returns an unneeded line of the input.
fn line(text: &str, number: usize) -> &str {
    text.lines().nth(number - 1).unwrap_or_default()
}

#[test]
fn everything_except_kept_text_is_deleted() {
    let scratch = case();
    let (text, least) = (functions(20), reduced(&scratch, &[]));
    let kept = line(&text, 3);
    assert!(!least.contains(kept.trim()), "{least}");
    for args in [&["--keep-lines", "3"][..], &["--keep", "f2.*"]] {
        let result = reduced(&scratch, args);
        assert!(result.len() < text.len() / 4 && result.len() > least.len(), "{args:?}: {result}");
    }
    let result = reduced(&scratch, &["--keep-lines", "3"]);
    assert!(result.contains(kept.trim()), "{result}");
    scratch.file("kept.c", &result);
    // Kept text cannot be deleted in a check or an explanation either.
    let check = |args: &[&str]| scratch.secateur(&[&["check", "./r.sh", "kept.c"], args].concat());
    let number =
        (1 + result.lines().position(|line| line.contains(kept.trim())).unwrap()).to_string();
    assert_eq!(check(&["--keep-lines", &number]).code, Some(0), "{result}");
    assert_eq!(check(&[]).code, Some(8));
    let explained = scratch.secateur(&["explain", "./r.sh", "kept.c", "--keep-lines", &number]);
    assert!(
        explained
            .stdout
            .contains("needed: without it, not valid: an option or a comment keeps this part"),
        "{explained:?}"
    );
}

#[test]
fn comments_that_mark_kept_text_are_kept() {
    let scratch = case();
    let text = functions(20);
    let kept = format!("/* secateur: keep */\n{}\n// secateur: end", line(&text, 3));
    scratch.file("in.c", text.replacen(line(&text, 3), &kept, 1));
    let result = reduced(&scratch, &[]);
    assert!(result.contains(&kept) && result.len() < text.len() / 4, "{result}");
}

#[test]
fn only_a_part_is_reduced() {
    let scratch = Scratch::new();
    let text = "int a;\nint f(int x) {\n  int y = 2;\n  x = 3;\n  return x + 7;\n}\nint b;\n";
    scratch.file("in.c", text);
    scratch.script("r.sh", "grep -q '+ 7;' in.c");
    for only in ["2-6", "f"] {
        let result = reduced(&scratch, &["--only", only]);
        assert!(
            result.starts_with("int a;\n") && result.trim_end().ends_with("\nint b;"),
            "{result}"
        );
        assert!(!result.contains("int y"), "{result}");
    }
    let result = reduced(&scratch, &["--only", "4"]);
    assert_eq!(result, text.replace("  x = 3;\n", ""), "{result}");
}

#[test]
fn candidates_without_kept_text_are_not_tested() {
    let scratch = case();
    scratch.script("r.sh", "grep -q 'a + 7;' in.c && grep -q 'f2' in.c");
    let count = |args: &[&str]| {
        let args = [&["reduce", "./r.sh", "in.c", "--fresh", "--summary", "json"], args].concat();
        let summary: serde_json::Value =
            serde_json::from_str(&scratch.secateur(&args).stdout).unwrap();
        (summary["tests"].as_u64().unwrap(), summary["after"]["tokens"].as_u64().unwrap())
    };
    let (all, least) = count(&[]);
    let (kept, same) = count(&["--keep", "f2"]);
    assert!(kept < all && least == same, "{kept} of {all} tests, {least} and {same} tokens");
    assert_eq!(count(&["--keep", "f2", "--jobs", "3"]), (kept, same));
}

#[test]
fn invalid_keep_options_are_reported_with_a_remedy() {
    let scratch = case();
    scratch.file("open.c", "int a;\n// secateur: keep\nint b = a + 7;\n");
    scratch.file("closed.c", "int a;\n// secateur: end\nint b = a + 7;\n");
    let check = |input: &str, args: &[&str], message: &str| {
        let run = scratch.secateur(&[&["reduce", "./r.sh", input], args].concat());
        assert!(run.code == Some(2) && run.stderr.contains(message), "{args:?}: {run:?}");
    };
    check("in.c", &["--keep", "no such text"], "--keep no such text matches nothing");
    check("in.c", &["--keep", "("], "--keep");
    check("in.c", &["--keep-lines", "9-3"], "expected lines such as 7 or 10-20");
    check("in.c", &["--keep-lines", "1-9999"], "--keep-lines 1-9999: the file has");
    check("in.c", &["--only", "nothing"], "the file has no definition of this name");
    check("in.c", &["--only", "1", "--only", "2"], "--only can be given only once");
    check("open.c", &[], "open.c:2: `secateur: keep` is not closed");
    check("closed.c", &[], "closed.c:2: `secateur: end` without");
    check("in.c", &["open.c", "--keep-lines", "1"], "--keep-lines needs a single file");
}

#[test]
fn passes_are_excluded() {
    let scratch = case();
    let schedule = |args: &[&str]| {
        let run =
            scratch.secateur(&[&["reduce", "./r.sh", "in.c", "-v", "--fresh"], args].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        run.stderr.split_once("Schedule:").unwrap().1.to_owned()
    };
    let has =
        |schedule: &str, pass: &str| schedule.split([',', ' ', '\n']).any(|word| word == pass);
    let all = schedule(&[]);
    assert!(["rename", "inline", "sink"].iter().all(|pass| has(&all, pass)), "{all}");
    let some = schedule(&["--without", "rename,inline"]);
    assert!(!has(&some, "rename") && !has(&some, "inline") && has(&some, "sink"), "{some}");
    let some = schedule(&["--without", "merge"]);
    assert!(
        !has(&some, "initialise") && !has(&some, "to-parameter") && has(&some, "sink"),
        "{some}"
    );
    let smallest = schedule(&["--smallest", "--without", "graft"]);
    assert!(has(&smallest, "to-variable") && !has(&smallest, "graft"), "{smallest}");
    assert!(!has(&all, "to-variable") && !has(&all, "graft"), "{all}");
    let readable = schedule(&["--readable"]);
    assert!(
        !has(&readable, "rename") && !has(&readable, "sink") && has(&readable, "definitions"),
        "{readable}"
    );
    for args in [
        &["--without", "rename", "--pass", "hdd"][..],
        &["--readable", "--no-layout"],
        &["--readable", "--smallest"],
        &["--smallest", "--pass", "hdd"],
    ] {
        let run = scratch.secateur(&[&["reduce", "./r.sh", "in.c"], args].concat());
        assert!(run.code == Some(2) && run.stderr.contains("cannot be used with"), "{run:?}");
    }
}
