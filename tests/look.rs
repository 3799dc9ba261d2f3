//! Commands that inspect a file without changing it: `tokens` and `tree`.

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use crate::support::{Run, Scratch, functions};

/// Runs the program successfully, with nothing on standard error, and returns its output.
fn output(scratch: &Scratch, args: &[&str]) -> String {
    let run = scratch.secateur(args);
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{args:?}: {run:?}");
    run.stdout
}

/// Returns the words of each line.
fn words(text: &str) -> Vec<Vec<&str>> {
    text.lines().map(|line| line.split_whitespace().collect()).collect()
}

#[test]
fn tokens_of_several_files_are_counted_each_in_its_own_language_and_summed() {
    let scratch = Scratch::new();
    scratch.file("a.c", "int x = 1; /* no token */\n");
    scratch.file("b.xml", "<a>\n  <b/>\n</a>\n");
    scratch.file("empty.json", "");
    let table = output(&scratch, &["tokens", "a.c", "b.xml", "empty.json"]);
    let expected = [
        &["tokens", "bytes", "language", "file"][..],
        &["5", "26", "c", "a.c"],
        &["9", "16", "xml", "b.xml"],
        &["0", "0", "json", "empty.json"],
        &["14", "42", "total"],
    ];
    assert_eq!(words(&table), expected);
}

#[test]
fn one_file_has_no_total_and_may_have_an_explicit_language() {
    let scratch = Scratch::new();
    scratch.file("a.txt", "f(x);");
    let table = output(&scratch, &["tokens", "--language", "c", "a.txt"]);
    assert_eq!(words(&table)[1..], [["5", "5", "c", "a.txt"]]);
}

#[test]
fn tokens_as_json() {
    let scratch = Scratch::new();
    scratch.file("a.json", "[1, 2]");
    let rows: serde_json::Value =
        serde_json::from_str(&output(&scratch, &["tokens", "--json", "a.json"])).unwrap();
    assert_eq!(
        rows,
        serde_json::json!([{ "file": "a.json", "language": "json", "tokens": 5, "bytes": 6 }])
    );
}

#[test]
fn unreadable_files_are_named() {
    let scratch = Scratch::new();
    scratch.file("in.foo", "int a;");
    for command in ["tokens", "tree"] {
        for (file, message) in [
            ("nowhere.c", "error: cannot find the input nowhere.c: No such file"),
            (
                "tmp",
                if command == "tree" {
                    "the input tmp is a directory; give a file"
                } else {
                    "the directory tmp is empty"
                },
            ),
            ("/dev/null", "error: the input /dev/null is not a plain file"),
            (
                "in.foo",
                "error: cannot tell the language of in.foo by its name. Use --language NAME, such \
                 as",
            ),
        ] {
            let run: Run = scratch.secateur(&[command, file]);
            assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{command} {file}: {run:?}");
            assert!(run.stderr.contains(message), "no {message:?} in: {}", run.stderr);
        }
    }
}

/// The complete tree of a small file.
#[test]
fn a_tree_shows_size_role_and_kind_of_every_node() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int x; /* why */\nvoid f(int a, int b) { return; }\n");
    let shown = output(&scratch, &["tree", "--levels", "3", "in.c"]);
    let expected = r#"
c by tree-sitter: 16 tokens, 26 nodes, syntax errors: 0
9 of 9 inner nodes match their rule

tokens  role       node
    16  root       translation_unit "int x; /* why */ void f(int a, int b) { return; …"
     3  element      declaration "int x;"
     1  mandatory      type: primitive_type "int"
     1  mandatory      declarator: identifier "x"
     1  mandatory      ";"
     0  extra        comment "/* why */"
    13  element      function_definition "void f(int a, int b) { return; }"
     1  mandatory      type: primitive_type "void"
     8  mandatory      declarator: function_declarator "f(int a, int b)"
     1  mandatory        declarator: identifier "f"
     7  mandatory        parameters: parameter_list "(int a, int b)" + 9 below
     4  mandatory      body: compound_statement "{ return; }"
     1  mandatory        "{"
     2  element          return_statement "return;" + 2 below
     1  mandatory        "}"
"#;
    assert_eq!(shown.trim_end(), expected.trim());
    let deeper = output(&scratch, &["tree", "in.c"]);
    for line in [
        "     2  separated          parameter_declaration \"int a\"",
        "     1  separator          \",\"",
        "     1  mandatory            type: primitive_type \"int\"",
    ] {
        assert!(deeper.lines().any(|shown| shown == line), "no {line:?} in {deeper}");
    }
    assert_eq!(output(&scratch, &["tree", "--levels", "0", "in.c"]).lines().count(), 5);
}

#[test]
fn names_are_listed_with_the_lines_of_their_uses() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a;\nint b;\nint f(void) { return b; }\n");
    let shown = output(&scratch, &["tree", "--names", "in.c"]);
    let expected = "1: declaration `a`, not used\n\
        2: declaration `b`, used on line 3; deleting it requires 1 change elsewhere\n\
        3: function `f`, not used\n";
    assert_eq!(shown, expected);
}

#[test]
fn the_head_of_a_tree_reports_syntax_errors() {
    let scratch = Scratch::new();
    scratch.file("in.txt", "int a = @;\nint f(void) { return 1 }\n");
    let shown = output(&scratch, &["tree", "-l", "c", "in.txt"]);
    assert!(shown.lines().next().unwrap().ends_with("syntax errors: 3"), "{shown}");
    assert!(shown.contains("unmatched  ") && shown.contains("ERROR \"@\""), "{shown}");
    assert!(shown.contains("\";\" missing in the file"), "{shown}");
    scratch.file("empty.c", "");
    assert!(
        output(&scratch, &["tree", "empty.c"]).starts_with("c by tree-sitter: 0 tokens, 1 node,")
    );
}

#[test]
fn a_tree_is_coloured_only_on_request() {
    let scratch = Scratch::new();
    scratch.file("in.c", "int a;");
    let escapes = |variables: &[(&str, &str)]| {
        let mut command = scratch.command(&["tree", "in.c"]);
        command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").envs(variables.iter().copied());
        Run::from(command.output().unwrap()).stdout.matches("\x1b[").count()
    };
    assert_eq!(escapes(&[]), 0, "it is no terminal");
    assert!(escapes(&[("CLICOLOR_FORCE", "1")]) > 10);
    assert_eq!(escapes(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), 0);
}

#[test]
fn a_tree_of_a_hundred_thousand_levels_stays_on_the_screen() {
    let scratch = Scratch::new();
    let levels = 100_000;
    scratch.file("deep.json", "[".repeat(levels) + &"]".repeat(levels));
    let shown = output(&scratch, &["tree", "--levels", "1000000", "deep.json"]);
    assert!(shown.lines().count() > 3 * levels);
    assert!(shown.lines().all(|line| line.chars().count() < 200));
    assert!(shown.lines().any(|line| line.ends_with(" +99977 \"[\"")));
}

#[test]
fn a_closed_pipe_ends_it_silently() {
    let scratch = Scratch::new();
    // More than the capacity of a pipe.
    scratch.file("in.c", functions(2000));
    let mut command = scratch.command(&["tree", "in.c"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("c by tree-sitter"), "{line}");
    let mut complaints = String::new();
    child.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
    assert_eq!((child.wait().unwrap().code(), complaints.as_str()), (Some(0), ""));
}

#[test]
fn the_help_of_tree_explains_every_role() {
    let help = output(&Scratch::new(), &["tree", "--help"]);
    for (role, name) in secateur_syntax::Role::ALL {
        assert!(
            help.lines().any(|line| line.starts_with(&format!("  {name} "))),
            "{role:?} in {help}"
        );
    }
}

#[test]
fn every_built_in_language_is_known_by_name_and_by_extension() {
    let scratch = Scratch::new();
    assert!(secateur_grammars::all().len() >= 3);
    for grammar in secateur_grammars::all() {
        let file = format!("in.{}", grammar.extensions[0].0);
        scratch.file(&file, "");
        scratch.file("plain", "");
        for args in [&["tree", &file][..], &["tree", "-l", grammar.name, "plain"]] {
            let head = format!("{} by ", grammar.name);
            assert!(output(&scratch, args).starts_with(&head), "{args:?}");
        }
    }
}
