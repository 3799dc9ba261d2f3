//! Walkers and `secateur check`, from end to end.

mod support;

use support::Scratch;

const WALKERS: [&str; 10] =
    ["definitions", "perses", "hdd", "coarse-hdd", "hddr", "hoist", "rename", "lines", "tokens", "bytes"];

/// A file of no known language, of which two lines and a word in one of them matter.
const SETTINGS: &str = "# made by a program\ncolour = dark\nwidth = 80\nplugins = spell, broken, fold\nheight = 25\n";
const IS_BROKEN: &str = "grep -q 'plugins.*broken' settings.conf";

#[test]
fn every_walker_leaves_a_file_that_check_finds_nothing_in() {
    for walker in WALKERS {
        let scratch = Scratch::new();
        let test = scratch.script("r.sh", "grep -q 'int b' a.c && grep -q 'return x' a.c");
        scratch.file("a.c", "int a;\nint b;\nint f(int x)\n{\n  if (x) {\n    return x;\n  }\n  a++;\n}\n");
        let test = test.to_string_lossy().into_owned();
        let run = scratch.secateur(&["reduce", "-w", walker, &test, "a.c"]);
        assert_eq!(run.code, Some(0), "{run:?}");
        // The test knows the file as a.c.
        let check = scratch.secateur(&["check", "-w", walker, &test, "a.reduced.c"]);
        assert_eq!(check.code, Some(0), "{walker}: {check:?}");
        assert!(check.stdout.contains("a.reduced.c: minimal"), "{check:?}");
        let check = scratch.secateur(&["check", "--name", "b.c", "-w", walker, &test, "a.reduced.c"]);
        assert_eq!(check.code, Some(3), "{walker}: {check:?}");
    }
}

#[test]
fn check_lists_what_could_still_go_and_leaves_the_file_alone() {
    let scratch = Scratch::new();
    scratch.script("r.sh", "grep -q 'int b' a.c");
    let text = "int a;\nint b = 1;\n";
    scratch.file("a.c", text);
    let check = scratch.secateur(&["check", "./r.sh", "a.c"]);
    assert_eq!(check.code, Some(8), "{check:?}");
    for expected in [
        "a.c:1:1: declaration `a`, which nothing needs, can go: int a;",
        "a.c:2:5: init_declarator can become \"b\": b = 1",
        "a.c: not minimal; 2 of",
    ] {
        assert!(check.stdout.contains(expected), "{expected}: {}", check.stdout);
    }
    assert_eq!(scratch.read("a.c"), text.as_bytes());
}

#[test]
fn a_file_of_no_known_language_is_reduced_by_lines_and_words_with_a_notice() {
    let scratch = Scratch::new();
    scratch.script("r.sh", IS_BROKEN);
    scratch.file("settings.conf", SETTINGS);
    let run = scratch.secateur(&["reduce", "./r.sh", "settings.conf"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.stderr.contains("no grammar is known for settings.conf"), "{run:?}");
    assert_eq!(scratch.read("settings.reduced.conf"), b"plugins broken");
}

#[test]
fn a_walker_that_needs_a_grammar_says_so() {
    let scratch = Scratch::new();
    scratch.script("r.sh", IS_BROKEN);
    scratch.file("settings.conf", SETTINGS);
    let run = scratch.secateur(&["reduce", "-w", "lines,hdd", "./r.sh", "settings.conf"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    for expected in ["--walker hdd needs a grammar", "--language c", "--walker lines"] {
        assert!(run.stderr.contains(expected), "{expected}: {}", run.stderr);
    }
}

#[test]
fn check_of_a_file_that_the_test_rejects_is_refused() {
    let scratch = Scratch::new();
    scratch.script("r.sh", "false");
    scratch.copy("example/ledger.c");
    let run = scratch.secateur(&["check", "./r.sh", "ledger.c"]);
    assert_eq!(run.code, Some(3), "{run:?}");
}
