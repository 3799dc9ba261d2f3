//! Parsers and scanners that crash, hang, end the process or use too much memory.

use std::fs;
use std::process::{Command, Stdio};

use super::{Place, TEXT};
use crate::support::{Run, contains_processes, processes_in, wait_until};

#[test]
fn a_crashing_scanner_does_no_harm() {
    let Some(place) = Place::new() else { return };
    let functions = "#include \"tree_sitter/parser.h\"\n#include <stdlib.h>\n\
                     void *tree_sitter_css_external_scanner_create() { return 0; }\n\
                     void tree_sitter_css_external_scanner_destroy(void *scanner) {}\n\
                     unsigned tree_sitter_css_external_scanner_serialize(void *scanner, char *to) \
                     { return 0; }\n\
                     void tree_sitter_css_external_scanner_deserialize(void *scanner, const char \
                     *from, unsigned size) {}\n\
                     bool tree_sitter_css_external_scanner_scan(void *scanner, TSLexer *lexer, \
                     const bool *valid) { if (lexer->lookahead) abort(); return false; }\n";
    fs::write(place.grammar("css", "css").join("src/scanner.c"), functions).unwrap();
    place.0.script("r.sh", "grep -q needle \"$1\"");
    place.0.file("in.mycss", "a { needle: red }\n");
    place.succeed(&["language", "add", "css"]);
    for more in [&["--grammar", "css"][..], &[]] {
        let args = [&["reduce", "r.sh", "in.mycss"], more].concat();
        let messages =
            ["the parser for my-css crashed", "on in.mycss", "`secateur language remove my-css`"];
        place.refuse(&mut place.command(&args), &messages);
    }
    for args in [&["tree", "in.mycss"][..], &["language", "check", "in.mycss"]] {
        place.refuse(&mut place.command(args), &["the parser for my-css crashed", "on in.mycss"]);
    }
    place.succeed(&["language", "remove", "my-css"]);
    place.succeed(&["reduce", "r.sh", "in.mycss"]);
}

/// Creates a JSON grammar with a C `function` before its lexer, and `statement` at the beginning of
/// the lexer.
fn with_code(place: &Place, folder: &str, function: &str, statement: &str) {
    let parser = place.grammar(folder, "json").join("src/parser.c");
    let text = fs::read_to_string(&parser).unwrap();
    let lexer = "static bool ts_lex(TSLexer *lexer, TSStateId state) {\n";
    assert!(text.contains(lexer));
    let headers = "#define _GNU_SOURCE\n#include <stdio.h>\n#include <stdlib.h>\n#include \
        <string.h>\n#include <unistd.h>\n";
    let code = format!("{function}\n{lexer}{statement}\n");
    fs::write(parser, format!("{headers}{}", text.replacen(lexer, &code, 1))).unwrap();
}

#[test]
fn an_unloadable_grammar_is_rejected_with_the_reason() {
    let Some(place) = Place::new() else { return };
    place.0.file("in.myjson", TEXT);
    place.0.script("r.sh", "grep -q needle \"$1\"");
    let refuse = |folder: &str, args: &[&str], seconds: &str, message: &str| {
        let mut command = place.command(args);
        let run = Run::from(command.env("SECATEUR_TRIAL_SECONDS", seconds).output().unwrap());
        assert_eq!((run.code, &*run.stdout), (Some(2), ""), "{folder}: {run:?}");
        let expected = format!("error: the parser for my-json {message} while it was loaded");
        assert!(run.stderr.contains(&expected), "{folder}: no {expected:?} in {run:?}");
        assert!(run.stderr.contains("To reduce lines and tokens without the grammar"), "{run:?}");
        assert!(run.stderr.contains("`secateur language remove my-json`"), "{run:?}");
        assert_eq!(place.added(), Vec::<String>::new());
        place.0.assert_tidy();
    };
    let constructor = |folder: &str, body: &str| {
        let function = format!("__attribute__((constructor)) static void begin(void) {{ {body} }}");
        with_code(&place, folder, &function, "");
    };
    constructor("waits", "for (;;) pause();");
    constructor("traps", "__builtin_trap();");
    constructor("exits", "_exit(0);");
    with_code(&place, "tables", "", "");
    let parser = place.0.path("tables/src/parser.c");
    let text = fs::read_to_string(&parser).unwrap();
    let names = ".symbol_names = ts_symbol_names";
    assert!(text.contains(names));
    fs::write(parser, text.replacen(names, ".symbol_names = (void *)8", 1)).unwrap();
    for (folder, seconds, message) in [
        ("waits", "1", "did not finish within 1 s"),
        ("traps", "600", "crashed"),
        ("exits", "600", "ended its process"),
        ("tables", "600", "crashed"),
    ] {
        refuse(folder, &["language", "add", folder], seconds, message);
        refuse(folder, &["language", "check", "--grammar", folder], seconds, message);
        refuse(folder, &["reduce", "--grammar", folder, "r.sh", "in.myjson"], seconds, message);
    }
    if contains_processes() {
        let function = "static void take(void) { for (;;) memset(malloc(1 << 24), 1, 1 << 24); }";
        with_code(
            &place,
            "takes",
            &format!("{function}\nstatic volatile int is_on = 1;"),
            "if (is_on) take();",
        );
        refuse(
            "takes",
            &["tree", "--grammar", "takes", "in.myjson"],
            "600",
            "used more memory than 1.0 GiB, or than half of the machine's,",
        );
    }
}

#[test]
fn a_parser_that_never_ends_is_ended() {
    let Some(place) = Place::new() else { return };
    with_code(&place, "loops", "", "while (lexer->lookahead == '{');");
    for folder in ["folder", "subject", "bundle", "bundle/in"] {
        fs::create_dir(place.0.path(folder)).unwrap();
    }
    for name in [
        "in.myjson",
        "folder/a.myjson",
        "folder/b.myjson",
        "subject/in.myjson",
        "bundle/in/a.myjson",
        "bundle/in/b.myjson",
    ] {
        place.0.file(name, TEXT);
    }
    for name in ["r.sh", "subject/r.sh", "bundle/r.sh"] {
        place.0.script(name, "true");
    }
    // The trial on an empty text does not loop.
    place.succeed(&["language", "add", "loops"]);
    let refuse = |args: &[&str], occasion: &str| {
        let message = format!(
            "the parser for my-json did not finish within 1 s on {occasion}; set the environment \
             variable"
        );
        place.refuse(
            place.command(args).env("SECATEUR_TRIAL_SECONDS", "1"),
            &[&message, "SECATEUR_TRIAL_SECONDS"],
        );
    };
    for command in [
        &["tree"][..],
        &["tokens"],
        &["language", "check"],
        &["reduce", "r.sh"],
        &["check", "r.sh"],
    ] {
        refuse(&[command, &["in.myjson"]].concat(), "in.myjson");
    }
    refuse(&["reduce", "r.sh", "folder"], "one of 2 files");
    let subject = place.0.path("subject").canonicalize().unwrap().join("in.myjson");
    refuse(&["compare", "subject", "-o", "runs"], subject.to_str().unwrap());
    refuse(&["compare", "bundle", "-o", "runs"], "one of 2 files");
    // The groups of a batch are independent.
    place.0.file("folder/c.txt", "text");
    place.0.script("fail", "[ -s $1 ] || exit 0; case $1 in *.txt) exit 3;; *) exit 4;; esac");
    let mut batch = place.command(&["batch", "folder", "--", "./fail", "@@"]);
    let run = Run::from(batch.env("SECATEUR_TRIAL_SECONDS", "1").output().unwrap());
    assert_eq!(run.code, Some(1), "{run:?}");
    let message = "the parser for my-json did not finish within 1 s on folder.batch/groups/";
    assert_eq!(run.stdout.matches(message).count(), 1, "{run:?}");
    assert!(run.stdout.contains("reduced\n"), "{run:?}");
    place.0.assert_tidy();
}

#[test]
fn a_parser_that_ends_the_process_does_not_make_a_run_look_finished() {
    let Some(place) = Place::new() else { return };
    // The parser passes its trials.
    let function = "static void leave(void) {\n  char line[4096];\n  FILE *file = \
                    fopen(\"/proc/self/cmdline\", \"r\");\n  size_t size = fread(line, 1, sizeof \
                    line, file);\n  fclose(file);\n  if (!memmem(line, size, \"--try-parser\", \
                    12)) _exit(0);\n}";
    with_code(&place, "leaves", function, "leave();");
    place.0.file("in.myjson", TEXT);
    fs::create_dir(place.0.path("folder")).unwrap();
    place.0.file("folder/in.myjson", TEXT);
    place.0.script("r.sh", "grep -q needle \"$1\"");
    let commands = [
        &["tree", "in.myjson"][..],
        &["tokens", "in.myjson"],
        &["language", "check", "in.myjson"],
        &["reduce", "r.sh", "in.myjson", "--fresh"],
        &["reduce", "r.sh", "folder", "--fresh"],
        &["check", "r.sh", "in.myjson"],
        &["explain", "r.sh", "in.myjson"],
    ];
    let refuse = |args: &[&str]| {
        let run = place.secateur(args);
        assert_eq!((run.code, &*run.stdout), (Some(1), ""), "{args:?}: {run:?}");
        let message = "error: the run failed: its process exited with status 0. The likely \
            cause is the parser for my-json. ";
        assert!(run.stderr.contains(message), "{args:?}: {run:?}");
    };
    for command in commands {
        refuse(&[command, &["--grammar", "leaves"]].concat());
    }
    place.succeed(&["language", "add", "leaves"]);
    for command in commands {
        refuse(command);
    }
    place.0.file("named.toml", "grammar = \"leaves\"\n");
    place.succeed(&["language", "remove", "my-json"]);
    refuse(&["reduce", "r.sh", "in.myjson", "--fresh", "--config", "named.toml"]);
}

#[test]
fn a_run_with_a_grammar_is_stopped_like_any_other() {
    let Some(place) = Place::new() else { return };
    place.grammar("json", "json");
    place.0.file("in.myjson", TEXT);
    let waits = "touch '{place}/begun'; until [ -e '{place}/go' ]; do sleep 0.01; done; grep -q \
        needle \"$1\"";
    place.0.script("r.sh", &waits.replace("{place}", place.0.path("").to_str().unwrap()));
    let args = ["reduce", "--grammar", "json", "r.sh", "in.myjson", "--quiet"];
    let runs = || {
        let is_run = |line: &&String| line.contains(" reduce ");
        processes_in(&place.0.path("")).iter().filter(is_run).count()
    };
    let mut signals = vec![("INT", Some(130)), ("TERM", Some(143)), ("HUP", Some(129))];
    // On other platforms, the child of a killed process continues.
    if contains_processes() {
        signals.push(("KILL", None));
    }
    for (signal, code) in signals {
        let mut run = place.command(&args).stderr(Stdio::null()).spawn().unwrap();
        wait_until("a test has begun", || place.0.path("begun").exists());
        assert_eq!(runs(), 2, "a run and its child");
        let kill =
            Command::new("kill").args([&format!("-{signal}"), &run.id().to_string()]).status();
        assert!(kill.unwrap().success());
        assert_eq!(run.wait().unwrap().code(), code, "{signal}");
        wait_until("the child has ended", || runs() == 0);
        fs::remove_file(place.0.path("begun")).unwrap();
    }
    place.0.file("go", "");
    wait_until("the tests have ended", || processes_in(&place.0.path("")).is_empty());
    place.succeed(&args);
    assert!(place.0.read("in.reduced.myjson").starts_with(b"\"needle\""));
}
