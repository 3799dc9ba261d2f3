//! Tests as other reducers call them.

use std::fs;

use super::{assert_beta, scratch};
use crate::support::{Scratch, functions};

/// C-Reduce and C-Vise: test first, then file. The test finds only the file, under its name in the
/// current directory.
#[test]
fn the_habit_of_two_arguments() {
    let scratch = scratch("");
    scratch.script("test.sh", "[ \"$(ls)\" = in.c ] && grep -q beta in.c");
    let run = scratch.secateur(&["reduce", "./test.sh", "in.c"]);
    assert_beta(&scratch, &run);
}

/// Perses: a folder with a script and an input that the script refers to by name, started from
/// elsewhere.
#[test]
fn the_habit_of_a_script_in_the_folder_of_the_input() {
    let scratch = Scratch::new();
    fs::create_dir(scratch.path("bug")).unwrap();
    scratch.file("bug/t.c", functions(3));
    scratch.script(
        "bug/r.sh",
        "readonly FILE=\"t.c\"\ngrep -q f2 ${FILE} || exit 1\ncp ${FILE} copy.c && grep -q 'int b' \
         copy.c",
    );
    let run = scratch.secateur(&["reduce", "bug/r.sh", "bug/t.c"]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let result = String::from_utf8(scratch.read("bug/t.reduced.c")).unwrap();
    assert!(result.contains("f2") && result.len() < 40, "{result}");
}

/// Shrink Ray: the test reads the candidate from its standard input.
#[test]
fn the_habit_of_standard_input() {
    let scratch = scratch("");
    scratch.script("test.sh", "grep -q beta");
    let run = scratch.secateur(&["reduce", "test.sh", "in.c"]);
    assert_beta(&scratch, &run);
}
