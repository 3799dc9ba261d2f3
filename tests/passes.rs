//! End-to-end tests of passes and of `secateur check`.

use crate::support::Scratch;
use secateur_reduce::Pass;

/// A file in an unknown language. The test needs two lines and one word.
const SETTINGS: &str =
    "# made by a program\ncolour = dark\nwidth = 80\nplugins = spell, broken, fold\nheight = 25\n";
/// The schema of the example of `redirect`.
const DTD: &str = "<!ELEMENT a (b | c)*> <!ELEMENT b EMPTY> <!ATTLIST b i ID #REQUIRED>
    <!ELEMENT c EMPTY> <!ATTLIST c r IDREF #REQUIRED>";
const IS_BROKEN: &str = "grep -q 'plugins.*broken' settings.conf";

#[test]
fn every_pass_makes_its_edit_and_leaves_nothing_for_check() {
    for (pass, example) in Pass::ALL
        .iter()
        .flat_map(|pass| pass.examples().iter().map(|example| (pass.name(), example)))
    {
        let scratch = Scratch::new();
        let input = example.file;
        let output = input.replace('.', ".reduced.");
        scratch.file(input, example.input());
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let before = scratch.file("before", words(&example.input()));
        let after = scratch.file("after", words(example.after));
        let test = format!(
            "words=$(tr -s '[:space:]' ' ' < {input} | sed 's/^ //; s/ $//')\n\
             [ \"x$words\" = \"x$(cat {})\" ] || [ \"x$words\" = \"x$(cat {})\" ]",
            before.display(),
            after.display()
        );
        scratch.script("r.sh", &test);
        let schema: &[&str] = if pass == "redirect" { &["--schema", "a.dtd"] } else { &[] };
        scratch.file("a.dtd", DTD);
        let secateur = |args: &[&str]| scratch.secateur(&[args, &["-w", pass], schema].concat());
        let run = secateur(&["reduce", "--no-layout", "./r.sh", input]);
        assert_eq!(run.code, Some(0), "{pass}: {run:?}");
        let made = String::from_utf8(scratch.read(&output)).unwrap();
        assert_eq!(words(&made), words(example.after), "{pass}");
        // The test reads the file under the name of the input.
        let check = secateur(&["check", "./r.sh", &output]);
        assert_eq!(check.code, Some(0), "{pass}: {check:?}");
        assert!(check.stdout.contains(&format!("{output}: minimal")), "{check:?}");
        let check = secateur(&["check", "--name", "b.c", "./r.sh", &output]);
        assert_eq!(check.code, Some(3), "{pass}: {check:?}");
    }
}

#[test]
fn a_run_that_removes_nothing_says_so() {
    let scratch = Scratch::new();
    scratch.script("all.sh", "[ \"$(cat a.txt)\" = 'one two' ] && [ $(wc -c < a.txt) = 8 ]");
    scratch.script("half.sh", "grep -q two a.txt");
    scratch.file("a.txt", "one two\n");
    let reduce = ["reduce", "--fresh", "--no-layout"];
    for (options, expected, code) in [
        (&["./all.sh"][..], true, 0),
        (&["./half.sh"], false, 0),
        // More tests might have removed something.
        (&["./all.sh", "--max-tests", "2"], false, 6),
    ] {
        let run = scratch.secateur(&[&reduce, options, &["a.txt"]].concat());
        assert_eq!(run.code, Some(code), "{run:?}");
        assert_eq!(run.stdout.contains("\nNothing was removed. "), expected, "{run:?}");
    }
}

#[test]
fn check_says_that_literals_and_names_were_not_shortened() {
    let scratch = Scratch::new();
    scratch.script("r.sh", "grep -q 'main.*%s' a.c || grep -q 'main.*%s' a.conf");
    let check = |file: &str, text: &str, pass: &[&str]| {
        scratch.file(file, text);
        scratch.secateur(&[&["check", "./r.sh", file], pass].concat())
    };
    let program = "main() { f(\"  %s entries\"); }\n";
    let flat = "main %s entries";
    let cases = [
        ("a.c", program, &["-w", "hdd"][..], "1 string and 1 name"),
        ("a.c", "main() { f(\"%s\"); }\n", &["-w", "hdd"], "1 string and 1 name"),
        ("a.conf", flat, &["-w", "lines"], "2 words"),
    ];
    for (file, text, pass, expected) in cases {
        let check = check(file, text, pass);
        assert_eq!(check.code, Some(0), "{check:?}");
        let line = format!(
            "{file}: not tried: deleting single characters of {expected}; use --pass bytes to try \
             it\n"
        );
        assert!(check.stdout.ends_with(&line), "{check:?}");
    }
    let bytes = check("a.c", program, &["-w", "bytes", "--all"]);
    assert!(bytes.code == Some(8) && !bytes.stdout.contains("not tried"), "{bytes:?}");
    assert!(bytes.stdout.contains("a.c:1:13: byte can be deleted"), "{bytes:?}");
}

#[test]
fn check_lists_possible_deletions_and_changes_nothing() {
    let scratch = Scratch::new();
    scratch.script("r.sh", "grep -q 'int b' a.c");
    let text = "int a;\nint b = 1;\n";
    scratch.file("a.c", text);
    let check = scratch.secateur(&["check", "./r.sh", "a.c"]);
    assert_eq!(check.code, Some(8), "{check:?}");
    for expected in [
        "a.c:1:1: declaration `a` is unused and can be deleted: int a;",
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
    for passes in [&[][..], &["-w", "default,tokens"]] {
        let run =
            scratch.secateur(&[&["reduce", "--fresh", "./r.sh", "settings.conf"], passes].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        assert!(run.stderr.contains("no grammar is known for settings.conf"), "{run:?}");
        assert_eq!(scratch.read("settings.reduced.conf"), b"plugins broken");
    }
}

#[test]
fn a_file_that_is_one_long_word_becomes_shorter() {
    let scratch = Scratch::new();
    scratch.script("r.sh", "grep -q 'needle' one.txt");
    scratch.file("one.txt", format!("\u{feff}{}needle{}\n", "a".repeat(5000), "b".repeat(5000)));
    let run = scratch.secateur(&["reduce", "./r.sh", "one.txt"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(scratch.read("one.reduced.txt"), b"needle");
}

#[test]
fn a_pass_that_needs_a_grammar_says_so() {
    let scratch = Scratch::new();
    scratch.script("r.sh", IS_BROKEN);
    scratch.file("settings.conf", SETTINGS);
    let run = scratch.secateur(&["reduce", "-w", "lines,hdd", "./r.sh", "settings.conf"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    for expected in ["--pass hdd needs a grammar", "--language c", "--pass lines"] {
        assert!(run.stderr.contains(expected), "{expected}: {}", run.stderr);
    }
}

#[test]
fn other_passes_can_be_added_to_a_preset() {
    let scratch = Scratch::new();
    scratch.script("r.sh", "grep -q 'crash(1' a.c");
    scratch.file("a.c", "int x = 0;\nint main() { x = 2; crash(1, x); return 0; }\n");
    for (passes, expected) in [
        ("default", "int m() { crash(1); }"),
        ("smallest", "int m = crash(1);"),
        ("default,tokens", "crash(1"),
    ] {
        let run =
            scratch.secateur(&["reduce", "-w", passes, "--no-layout", "--fresh", "./r.sh", "a.c"]);
        assert_eq!(run.code, Some(0), "{run:?}");
        assert_eq!(String::from_utf8_lossy(&scratch.read("a.reduced.c")).trim(), expected);
    }
    let check = scratch.secateur(&["check", "-w", "default,tokens", "./r.sh", "a.reduced.c"]);
    assert_eq!(check.code, Some(0), "{check:?}");
    scratch.file("a.c", "int m() { crash(1); }\n");
    let check = scratch.secateur(&["check", "./r.sh", "a.c"]);
    let note = "a.c: not tried: changes that leave strange code; use --pass smallest to try them";
    assert!(check.code == Some(0) && check.stdout.contains(note), "{check:?}");
    let check = scratch.secateur(&["check", "-w", "smallest", "./r.sh", "a.c"]);
    assert!(check.code == Some(8) && !check.stdout.contains("not tried"), "{check:?}");
}

#[test]
fn check_of_a_file_that_the_test_rejects_is_refused() {
    let scratch = Scratch::new();
    scratch.script("r.sh", "false");
    scratch.copy("example/ledger.c");
    let run = scratch.secateur(&["check", "./r.sh", "ledger.c"]);
    assert_eq!(run.code, Some(3), "{run:?}");
}
