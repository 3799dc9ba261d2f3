//! End-to-end comparisons on subjects of several files.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs;

use crate::support::{Run, Scratch, names};
use serde_json::Value;

const MAIN: &str = "#include \"used.h\"\n#include \"unused.h\"\nint main(void)\n{\n    int a = \
    1;\n    return twice(a);\n}\n";

/// Returns two subjects of the same files: the directory `folder`, which has an unreduced hidden
/// file, and the files of `files`, beside a file that is not part of the input.
fn subjects() -> Scratch {
    let scratch = Scratch::new();
    let files = |folder: &str| {
        fs::create_dir_all(scratch.path(folder)).unwrap();
        scratch.file(&format!("{folder}/main.c"), MAIN);
        scratch.file(&format!("{folder}/used.h"), "int twice(int);\nint thrice(int);\n");
        scratch.file(&format!("{folder}/unused.h"), "extern int nothing;\n");
    };
    files("folder/in");
    scratch.file("folder/in/.fixed", "twice");
    scratch.script(
        "folder/r.sh",
        "cd \"$1\" && grep -q \"$(cat .fixed)(\" main.c && grep -q 'int twice' used.h",
    );
    files("files");
    scratch.file("files/notes", "not an input");
    scratch.script(
        "files/r.sh",
        "! [ -e notes ] && grep -q 'twice(' main.c && grep -q 'int twice' used.h",
    );
    scratch
        .file("files/case.json", r#"{"input": ["main.c", "used.h", "unused.h"], "tool": "grep"}"#);
    scratch
}

fn compare(scratch: &Scratch, more: &[&str]) -> Run {
    let all = [
        "compare",
        "folder",
        "files",
        "-o",
        "runs",
        "--passes",
        "perses",
        "--minimizers",
        "wprobdd",
    ];
    scratch.secateur(&[&all[..], more].concat())
}

fn rows(scratch: &Scratch) -> Vec<Value> {
    let text = String::from_utf8(scratch.read("runs/runs.jsonl")).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Returns the row of the run on `subject` by the other reducer of this name, or by secateur.
fn row_of(rows: &[Value], subject: &str, reducer: Option<&str>) -> Value {
    let is_it = |row: &&Value| {
        row["run"]["subject"] == subject && row["run"]["reducer"].as_str() == reducer
    };
    rows.iter().find(is_it).cloned().unwrap_or_default()
}

#[test]
fn several_files_and_a_directory_have_rows_that_agree_with_reductions() {
    let scratch = subjects();
    // The folder left by a killed run.
    fs::create_dir_all(scratch.path("runs/results/folder.perses.wprobdd.p0.1/inner")).unwrap();
    let run = compare(&scratch, &["--check-lists"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let rows = rows(&scratch);
    assert_eq!(rows.len(), 2);
    for (subject, input, given, left) in [
        ("folder", "in", &["folder/in"][..], &[".fixed", "main.c", "used.h"][..]),
        (
            "files",
            "main.c, used.h, unused.h",
            &["files/main.c", "files/used.h", "files/unused.h"],
            &["main.c", "used.h"],
        ),
    ] {
        let row = row_of(&rows, subject, None);
        assert_eq!(
            (&row["ended"], &row["language"], &row["input"]),
            (&"finished".into(), &"c".into(), &input.into())
        );
        let (test, alone_at) = (format!("{subject}/r.sh"), format!("{subject}.alone"));
        let reduce = [
            "reduce",
            "-w",
            "perses",
            "-m",
            "wprobdd",
            "--prior",
            "fixed",
            "--p0",
            "0.1",
            "--no-layout",
        ];
        let reduce = [&reduce[..], &["-o", &alone_at, &test], given].concat();
        let alone = scratch.secateur(&reduce);
        let figures = &row["figures"];
        let sizes = format!("{} -> {} tokens", figures["tokens_before"], figures["tokens_after"]);
        let tests = format!("\n{} tests", figures["tests"]);
        assert!(
            alone.stdout.contains(&sizes) && alone.stdout.contains(&tests),
            "{row} and {}",
            alone.stdout
        );
        assert_eq!(
            figures["curve"].as_array().unwrap().last().unwrap()["tokens"],
            figures["tokens_after"]
        );

        let result = format!("runs/results/{subject}.perses.wprobdd.p0.1");
        assert_eq!(names(&scratch.path(&result)), left);
        for name in left {
            assert_eq!(
                scratch.read(&format!("{result}/{name}")),
                scratch.read(&format!("{alone_at}/{name}")),
                "{name}"
            );
        }
    }
    assert_eq!(scratch.secateur(&["report", "runs"]).code, Some(0));

    assert_eq!(compare(&scratch, &["--check-lists"]).code, Some(0));
    assert_eq!(self::rows(&scratch), rows, "nothing is left to do");
    scratch.file("folder/in/unused.h", "extern int other;\n");
    assert_eq!(compare(&scratch, &[]).code, Some(0));
    assert_eq!(self::rows(&scratch).len(), 3, "the directory is another one");
    scratch.assert_tidy();
}

/// Creates a reducer that deletes one file after another as long as its test accepts.
fn reducer(scratch: &Scratch, name: &str, several: &str, body: &str) {
    let program =
        scratch.script(name, &format!("[ \"$1\" = --version ] && {{ echo 1.5; exit; }}\n{body}"));
    let program = program.display();
    let manifest = format!(
        "name = \"{name}\"\nversion = [\"{program}\", \"--version\"]\n{several}\n[command]\nany = \
         [\"{program}\", \"{{test}}\", \"@@\"]\n"
    );
    scratch.file(&format!("{name}.toml"), manifest);
}

#[test]
fn another_reducer_gets_files_or_folder_or_fails_if_it_accepts_one_file() {
    let scratch = subjects();
    let by_files = "test=$1; shift\nfor file; do cp \"$file\" kept; : > \"$file\"; \"$test\" || cp \
        kept \"$file\"; done";
    reducer(&scratch, "by-files", "several = \"files\"", by_files);
    let by_folder = "for name in $(ls \"$2\"); do rm -rf copy; cp -r \"$2\" copy; rm copy/$name\n\
                     \"$1\" \"$PWD/copy\" && rm \"$2/$name\"; done; :";
    reducer(&scratch, "by-folder", "several = \"folder\"", by_folder);
    reducer(&scratch, "by-file", "", "exit 1");
    scratch.subject("alone", 3, "grep -q f2 in.c");
    let reducers = [
        "alone",
        "--reducer",
        "by-files.toml",
        "--reducer",
        "by-folder.toml",
        "--reducer",
        "by-file.toml",
    ];
    let run = compare(&scratch, &reducers);
    assert_eq!(run.code, Some(0), "{run:?}");
    let rows = rows(&scratch);
    assert_eq!(rows.len(), 3 * 4);
    for subject in ["folder", "files"] {
        for (name, left) in [
            ("by-files", &["main.c", "unused.h", "used.h"][..]),
            ("by-folder", &["main.c", "used.h"]),
        ] {
            let row = row_of(&rows, subject, Some(name));
            assert_eq!(row["ended"], "finished", "{row}");
            // One of three files can be deleted.
            let figures = &row["figures"];
            assert_eq!(
                (&figures["tests"], &figures["interesting"]),
                (&3.into(), &1.into()),
                "{row}"
            );
            assert!(figures["bytes_after"].as_u64() < figures["bytes_before"].as_u64(), "{row}");
            let result = format!("runs/results/{subject}.{name}@1.5");
            let found = names(&scratch.path(&result));
            assert_eq!(found.into_iter().filter(|name| name != ".fixed").collect::<Vec<_>>(), left);
            assert_eq!(scratch.read(&format!("{result}/main.c")), MAIN.as_bytes());
        }
        let row = row_of(&rows, subject, Some("by-file"));
        assert_eq!(row["ended"]["error"], "by-file supports only inputs of one file");
        assert!(run.stderr.contains(&format!(
            "{subject} by-file@1.5: error: by-file supports only inputs of one file"
        )));
    }
    assert_eq!(row_of(&rows, "alone", None)["ended"], "finished");
    assert_eq!(scratch.secateur(&["report", "runs"]).code, Some(0));
    scratch.assert_tidy();
}

#[test]
fn invalid_inputs_of_several_files_are_reported() {
    let scratch = subjects();
    let check = |manifest: &str, message: &str| {
        scratch.file("files/case.json", manifest);
        let run = compare(&scratch, &[]);
        assert!(run.code == Some(2) && run.stderr.contains(message), "{message} in {run:?}");
    };
    check(
        r#"{"input": ["main.c", "used.h", "main.c"]}"#,
        "files/main.c is given twice; leave one out",
    );
    check(r#"{"input": ["main.c", "nothing.h"]}"#, "cannot find the input ");
    check(
        r#"{"input": []}"#,
        "besides r.sh and case.json there are 4 files and 0 directories; name it in case.json",
    );
    fs::create_dir(scratch.path("files/empty")).unwrap();
    check(r#"{"input": "empty"}"#, "files/empty is empty: there is nothing to reduce");
    check(r#"{"input": ["main.c", "empty"]}"#, "files/empty is a directory; give a file");
    scratch.file("files/empty/.hidden", "a\n");
    check(
        r#"{"input": "empty"}"#,
        "files/empty: all files in it are hidden, binary, larger than 32 MiB or not plain files; \
         name the files to reduce",
    );
    scratch.file("files/case.json", r#"{"input": ["main.c", "used.h"]}"#);
    for (line, message) in [
        ("several = 'all'", "several"),
        ("several = 'files'\ncandidate = '-'", "remove one of the two"),
    ] {
        scratch
            .file("by.toml", format!("name = 'x'\nversion = ['echo', '1']\n{line}\n[command]\n"));
        let run = compare(&scratch, &["--reducer", "by.toml"]);
        assert!(run.code == Some(2) && run.stderr.contains(message), "{run:?}");
    }
}
