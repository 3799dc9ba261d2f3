//! Bundles of files and directories: their reduction, the view of a test, and the location of the
//! result.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use crate::support::{Run, Scratch, files, has_tools, names, ok};

const MAIN: &str = "#include \"inc/used.h\"\n#include \"unused.h\"\nint main(void)\n{\n    int a = \
    1;\n    return twice(a) + nothing;\n}\n";

/// Returns a program in a folder; its header must declare the called functions.
fn program(folder: &str) -> Scratch {
    let scratch = Scratch::new();
    fs::create_dir_all(scratch.path(folder).join("inc")).unwrap();
    let file = |name: &str, text: &str| scratch.file(&format!("{folder}/{name}"), text);
    file("main.c", MAIN);
    file("inc/used.h", "int twice(int);\nint thrice(int);\n");
    file("unused.h", "extern int nothing;\n");
    file("other.c", "#include \"unused.h\"\nint other(void) { return nothing; }\n");
    // An included header must exist.
    scratch.script(
        "r.sh",
        "for header in $(grep -h '#include \"' *.c | cut -d '\"' -f 2); do [ -e $header ] || exit \
         1; done\n\
         grep -q 'twice(' main.c && grep -q 'int twice' inc/used.h",
    );
    scratch
}

#[test]
fn only_needed_parts_of_needed_files_remain() {
    let given = ["main.c", "inc/used.h", "unused.h", "other.c"].map(|name| format!("src/{name}"));
    let given: Vec<_> = given.iter().map(String::as_str).collect();
    let mut results = Vec::new();
    for jobs in ["1", "4"] {
        let scratch = program("src");
        let before = scratch.read("src/main.c");
        let run = ok(scratch.secateur(&[&["reduce", "--jobs", jobs, "r.sh"], &given[..]].concat()));
        let result = scratch.path("src/main.reduced");
        assert_eq!(files(&result), ["inc/used.h", "main.c"]);
        assert_eq!(scratch.read("src/main.c"), before);
        assert!(run.stdout.contains("main.c and 3 more: "), "{run:?}");
        assert!(run.stdout.contains("  2 of 4 files were removed\n"), "{run:?}");
        assert!(run.stdout.contains("  main.c: 26 -> 10 tokens"), "{run:?}");
        assert!(run.stdout.contains("==> inc/used.h <==\nint twice;\n"), "{run:?}");
        let tests =
            run.stdout.split(" tests in").next().unwrap().rsplit('\n').next().unwrap().to_owned();
        let text =
            ["main.c", "inc/used.h"].map(|name| fs::read_to_string(result.join(name)).unwrap());
        assert!(!text[0].contains("unused.h") && text[0].contains("twice("), "{text:?}");

        let check = ok(scratch.secateur(&["check", "r.sh", "src/main.reduced"]));
        assert!(check.stdout.contains("src/main.reduced: minimal; "), "{check:?}");
        let check = scratch.secateur(&[&["check", "--all", "r.sh"], &given[..]].concat());
        assert_eq!(check.code, Some(8), "{check:?}");
        assert!(check.stdout.contains("other.c: the file can be deleted\n"), "{check:?}");
        assert!(check.stdout.contains("inc/used.h:2:1: "), "{check:?}");
        let across = "unused.h:1:1: declaration `nothing` can be deleted with its dependents in 2 \
            places, with changes in main.c and other.c:";
        assert!(check.stdout.contains(across), "{check:?}");

        let again =
            ok(scratch.secateur(&[&["reduce", "--jobs", jobs, "r.sh"], &given[..]].concat()));
        assert!(
            again.stderr.contains("is already the finished result of this command"),
            "{again:?}"
        );
        results.push((text, tests));
    }
    assert_eq!(results[0], results[1], "the number of jobs changes nothing");
}

/// Adds files that are not to be reduced.
fn add_fixed(folder: &Path) {
    fs::create_dir_all(folder.join(".git/objects")).unwrap();
    fs::write(folder.join(".git/config"), "config").unwrap();
    fs::write(folder.join("inc/.hidden"), "hidden").unwrap();
    fs::write(folder.join("logo.png"), b"\x89PNG\0").unwrap();
    fs::create_dir(folder.join("empty")).unwrap();
    symlink("inc/used.h", folder.join("link.h")).unwrap();
    fs::write(folder.join("build.sh"), "#!/bin/sh\nexit 0\n").unwrap();
    fs::set_permissions(folder.join("build.sh"), Permissions::from_mode(0o755)).unwrap();
}

/// Checks that the fixed files are visible to the test and unchanged.
const FIXED: &str = "[ \"$1\" = \"$PWD\" ] && [ $(cat .git/config) = config ] && [ $(cat \
    inc/.hidden) = hidden ] &&\n\
    [ -d .git/objects ] && [ -e logo.png ] && [ -d empty ] && [ -L link.h ] || exit 1\n\
    grep -q 'int twice' link.h && ./build.sh && grep -q 'twice(' main.c";

#[test]
fn hidden_files_binaries_and_links_are_kept_and_visible_to_the_test() {
    for in_place in [false, true] {
        let scratch = program("src");
        add_fixed(&scratch.path("src"));
        scratch.script("r.sh", FIXED);
        let before = files(&scratch.path("src"));
        let option = if in_place { "--in-place" } else { "--jobs=2" };
        let run = ok(scratch.secateur(&["reduce", option, "r.sh", "src/"]));
        let (result, original) =
            if in_place { ("src", "src.orig") } else { ("src.reduced", "src") };
        assert_eq!(files(&scratch.path(original)), before);
        assert_eq!(scratch.read(&format!("{original}/main.c")), MAIN.as_bytes());
        let fixed = [
            ".git/config",
            "build.sh",
            "inc/.hidden",
            "inc/used.h",
            "link.h",
            "logo.png",
            "main.c",
        ];
        assert_eq!(files(&scratch.path(result)), fixed);
        assert!(
            scratch.path(result).join("empty").is_dir()
                && scratch.path(result).join(".git/objects").is_dir()
        );
        let mode =
            fs::metadata(scratch.path(result).join("build.sh")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o755);
        assert!(run.stdout.contains(&format!("diff -r {original}")), "{run:?}");
        ok(scratch.secateur(&["check", "r.sh", result]));
        let again = ok(scratch.secateur(&["reduce", option, "r.sh", "src/"]));
        assert!(again.stderr.contains("is already the finished result"), "{again:?}");
        let journal = format!("{result}.journal");
        let mut there = vec!["r.sh", "src", "tmp", result, original, &journal];
        there.sort_unstable();
        there.dedup();
        assert_eq!(names(&scratch.path("")), there);
    }
}

#[test]
fn leftovers_of_an_earlier_reduction_are_not_input() {
    let scratch = program("src");
    ok(scratch.secateur(&["reduce", "r.sh", "src/main.c", "src/inc/used.h", "src/unused.h"]));
    scratch.script("grep.sh", "grep -q int other.c");
    scratch.script(
        "exact.sh",
        "[ ! -e main.reduced ] && [ ! -e main.reduced.journal ] && [ ! -e other.reduced.c ] && [ \
         -e a.journal ]",
    );
    let mut command = scratch.command(&["reduce", "../grep.sh", "other.c"]);
    ok(Run::from(command.current_dir(scratch.path("src")).output().unwrap()));
    for left in [
        "main.reduced/main.c",
        "main.reduced.journal",
        "other.reduced.c",
        "other.reduced.c.journal",
    ] {
        assert!(scratch.path("src").join(left).exists(), "{left}");
    }
    scratch.file("src/a.journal", "not ours\n");
    scratch.file("src/b.reduced.c", "int needed;\n");
    ok(scratch.secateur(&["reduce", "exact.sh", "src"]));
    assert_eq!(files(&scratch.path("src.reduced")), ["a.journal"]);
}

#[test]
fn only_matching_files_are_reduced() {
    let scratch = program("src");
    add_fixed(&scratch.path("src"));
    scratch.script(
        "r.sh",
        "cmp -s unused.h \"$SRC/unused.h\" && [ -e other.c ] && grep -q main main.c",
    );
    let reduce = |only: &[&str], output: &str| {
        let only: Vec<_> = only.iter().map(|glob| format!("--only={glob}")).collect();
        let mut command = scratch.command(&["reduce", "r.sh", "src", "-o", output]);
        Run::from(command.args(&only).env("SRC", scratch.path("src")).output().unwrap())
    };
    ok(reduce(&["main.c", "inc"], "one"));
    assert!(!scratch.path("one/inc/used.h").exists() && !scratch.path("one/inc/.hidden").exists());
    assert_eq!(scratch.read("one/other.c"), scratch.read("src/other.c"));
    assert_eq!(String::from_utf8(scratch.read("one/main.c")).unwrap().trim(), "int main;");
    let nothing = reduce(&["*.rs"], "two");
    assert_eq!(nothing.code, Some(2));
    assert!(nothing.stderr.contains("no file in src matches --only *.rs"), "{nothing:?}");
    let wrong = reduce(&["[z"], "two");
    assert!(wrong.code == Some(2) && wrong.stderr.contains("--only [z: "), "{wrong:?}");
    // A named binary file is reduced by its bytes.
    scratch.script("r.sh", "grep -q PNG logo.png");
    ok(reduce(&["logo.png"], "three"));
    assert_eq!(scratch.read("three/logo.png"), b"PNG");
}

#[test]
fn a_command_has_placeholders_for_the_first_file_and_for_named_files() {
    let scratch = program("src");
    fs::write(scratch.path("src/a b.h"), "int blank;\nint twice;\n").unwrap();
    let script = "grep -q 'twice(' \"$1\" && grep -q twice \"$2\" && grep -q blank \"$3\" && { \
        echo 'internal error: x'; exit 3; }";
    let arguments =
        ["reduce", "main.c", "inc/used.h", "a b.h", "-o", "../out", "--", "sh", "-c", script, "sh"];
    let mut command = scratch.command(&arguments);
    let run = ok(Run::from(
        command
            .args(["@@", "@@{used.h}", "@@{a b.h}"])
            .current_dir(scratch.path("src"))
            .output()
            .unwrap(),
    ));
    assert!(run.stderr.contains("internal error: x"), "{run:?}");
    assert_eq!(files(&scratch.path("out")), ["a b.h", "inc/used.h", "main.c"]);
    assert_eq!(fs::read_to_string(scratch.path("out/a b.h")).unwrap().trim(), "int blank;");

    // The path is one word in a shell command, and is relative to the directory in a bundle.
    let line = "grep -q blank @@{a b.h}";
    let arguments = ["reduce", "src", "-o", "out2", "--expect-output", "a b.h", "--valid", line];
    let run =
        ok(scratch.secateur(&[&arguments[..], &["--", "sh", "-c", "ls @@; exit 3"]].concat()));
    assert!(run.stdout.contains("files were removed"), "{run:?}");
}

#[test]
fn irreducible_files_are_rejected_by_name_before_anything_is_written() {
    let scratch = program("src");
    fs::create_dir(scratch.path("src/none")).unwrap();
    fs::create_dir(scratch.path("blank")).unwrap();
    scratch.file("blank/a.c", "");
    fs::create_dir(scratch.path("links")).unwrap();
    scratch.file("links/a.c", "int a;");
    symlink("../src/main.c", scratch.path("links/out.c")).unwrap();
    fs::create_dir_all(scratch.path("kept/mine")).unwrap();
    scratch.file("kept/mine/diary", "dear diary");
    scratch.file("plain", "x");
    fs::create_dir(scratch.path("pipe")).unwrap();
    assert!(Command::new("mkfifo").arg(scratch.path("pipe/p")).status().unwrap().success());
    let before = files(&scratch.path(""));
    let cases: &[(&[&str], &str)] = &[
        (&["src/main.c", "src/main.c"], "the input src/main.c is given twice"),
        (&["src/main.c", "src/../src/main.c"], "is given twice"),
        (&["src", "src/main.c"], "src is a directory and cannot be combined with other inputs"),
        (&["src/main.c", "nowhere.c"], "cannot find the input nowhere.c"),
        (&["src/main.c", "/dev/null"], "the input /dev/null is not a plain file"),
        (&["src/none"], "the directory src/none is empty: there is nothing to reduce"),
        (&["blank"], "all files to reduce in blank are empty"),
        (&["blank/a.c", "blank/../blank/a.c"], "is given twice"),
        (&["links"], "the symbolic link"),
        (&["pipe"], "there is nothing to reduce in pipe"),
        (&["--only", "*.c", "src/main.c"], "--only *.c: the file has no definition of this name"),
        (&["--in-place", "src/main.c", "src/other.c"], "cannot replace several files atomically"),
        (&["-o", "src/inner", "src"], "would be in the input src"),
        (&["-o", "plain", "src"], "cannot write the folder plain: a file of this name exists"),
        (&["-o", "kept", "src"], "kept already exists"),
        (
            &["-o", "kept", "--fresh", "src"],
            "kept contains mine/diary, which is not a file of the input",
        ),
        (&["-o", "nowhere/out", "src"], "cannot write nowhere/out"),
        (&["--with", "src/main.c", "src"], "has the same name as the input"),
    ];
    for (arguments, message) in cases {
        let run = scratch.secateur(&[&["reduce", "r.sh"], *arguments].concat());
        assert!(run.code == Some(2) && run.stderr.contains(message), "{arguments:?}: {run:?}");
    }
    for (arguments, message) in [
        (
            &["src", "--", "cat", "@@{nowhere.c}"][..],
            "@@{nowhere.c} does not name a file of the input",
        ),
        (&["src", "--", "cat", "src/main.c"], "no candidate"),
        (
            &["src", "--", "cat", "@@"],
            "For a directory, @@ is the directory itself; write @@{NAME}",
        ),
        (&["src", "r.sh"], "are they swapped?"),
    ] {
        let run = scratch.secateur(&[&["reduce"], arguments].concat());
        assert!(run.code != Some(0), "{arguments:?}: {run:?}");
        assert!(
            run.stderr.contains(message) || message == "no candidate",
            "{arguments:?}: {run:?}"
        );
    }
    assert_eq!(files(&scratch.path("")), before);
}

/// Reading a pipe would never end, and a socket cannot be copied.
#[test]
fn pipes_and_sockets_in_a_directory_are_skipped_by_name() {
    let put = |scratch: &Scratch, name: &str| {
        assert!(Command::new("mkfifo").arg(scratch.path(name)).status().unwrap().success());
    };
    let odd = ["src/pipe", "src/only/pipe", "src/.git/socket", "with/pipe"];
    let case = || {
        let scratch = program("src");
        for folder in ["src/only", "src/.git", "with"] {
            fs::create_dir(scratch.path(folder)).unwrap();
        }
        scratch.file("src/.git/config", "x");
        scratch.file("with/beside", "x");
        [odd[0], odd[1], odd[3]].iter().for_each(|name| put(&scratch, name));
        drop(std::os::unix::net::UnixListener::bind(scratch.path(odd[2])).unwrap());
        // A test sees no pipes or sockets, but all other files.
        scratch.script(
            "more.sh",
            "test -z \"$(find . -type p -o -type s)\" && test -d only && \
            test -e .git/config && test -e with/beside && exec \"$HERE/r.sh\" \"$@\"",
        );
        scratch
    };
    let run = |scratch: &Scratch, args: &[&str]| {
        let run = Run::from(scratch.command(args).env("HERE", scratch.path("")).output().unwrap());
        scratch.assert_tidy();
        assert!(
            run.stderr.contains("tests get no copies of special files, such as pipes: "),
            "{args:?}: {run:?}"
        );
        for name in odd.iter().filter_map(|name| name.strip_prefix("src")) {
            assert!(run.stderr.contains(name), "{args:?}: {name} in {run:?}");
        }
        run
    };
    let scratch = case();
    ok(run(&scratch, &["reduce", "more.sh", "src", "--with", "with"]));
    let expected = files(&scratch.path("src.reduced"));
    assert!(
        !expected.iter().any(|name| name.contains("pipe") || name.contains("socket")),
        "{expected:?}"
    );
    ok(run(&scratch, &["reduce", "more.sh", "src", "--with", "with"]));
    let check = Run::from(
        scratch
            .command(&["check", "more.sh", "src.reduced", "--with", "with"])
            .env("HERE", scratch.path(""))
            .output()
            .unwrap(),
    );
    assert_eq!(check.code, Some(0), "{check:?}");
    let check = run(&scratch, &["check", "more.sh", "src", "--with", "with"]);
    assert_eq!(check.code, Some(8), "it is not minimal: {check:?}");

    let scratch = case();
    for _ in 0..2 {
        ok(run(&scratch, &["reduce", "more.sh", "src", "--with", "with", "--in-place"]));
        assert_eq!(files(&scratch.path("src")), expected);
        for name in odd.iter().filter_map(|name| name.strip_prefix("src/")) {
            assert!(
                fs::symlink_metadata(scratch.path("src.orig").join(name)).is_ok(),
                "{name} is kept"
            );
        }
    }
}

#[test]
fn names_may_contain_blanks_and_arbitrary_bytes() {
    use std::os::unix::ffi::OsStrExt;
    let scratch = Scratch::new();
    let odd =
        [&b"a b.c"[..], b"-x.c", b"\xff\xfe.c", b"new\nline.c"].map(std::ffi::OsStr::from_bytes);
    fs::create_dir(scratch.path("odd dir")).unwrap();
    for name in odd {
        fs::write(scratch.path("odd dir").join(name), "int a;\nint b;\n").unwrap();
    }
    scratch.script(
        "r.sh",
        "[ $(ls | wc -l) -ge 5 ] && cat -- *.c ./*.c >all && [ $(grep -c 'int b' all) -ge 6 ]",
    );
    let run = ok(scratch.secateur(&["reduce", "r.sh", "odd dir"]));
    assert!(run.stdout.contains("diff -r 'odd dir' 'odd dir.reduced'"), "{run:?}");
    let kept =
        odd.iter().filter(|name| scratch.path("odd dir.reduced").join(name).exists()).count();
    assert_eq!(kept, 4, "the line break in a name counts as a line of ls");
}

#[test]
fn unreadable_entries_are_named() {
    let scratch = program("src");
    let allow = |name: &str, mode| {
        fs::set_permissions(scratch.path(name), Permissions::from_mode(mode)).unwrap();
    };
    allow("", 0o755);
    allow("tmp", 0o777);
    let program = [Path::new(env!("CARGO_BIN_EXE_secateur")), &scratch.path("secateur")];
    assert!(Command::new("cp").args(program).status().unwrap().success());
    let is_root = fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0);
    let check = |message: &str| {
        let mut command = Command::new(scratch.path("secateur"));
        command.args(["reduce", "r.sh", "src", "-o", "tmp/out"]).current_dir(scratch.path(""));
        if is_root {
            // Root can read everything.
            command.uid(65534).gid(65534);
        }
        let run = Run::from(command.env("TMPDIR", scratch.path("tmp")).output().unwrap());
        assert!(run.code == Some(2) && run.stderr.contains(message), "{run:?}");
    };
    allow("src/inc", 0);
    check("src/inc: Permission denied");
    allow("src/inc", 0o755);
    allow("src/unused.h", 0);
    check("src/unused.h: Permission denied");
    allow("src/unused.h", 0o644);
    fs::write(scratch.path("src/.secret"), "").unwrap();
    allow("src/.secret", 0);
    check("src/.secret: Permission denied");
}

#[test]
fn files_changed_by_one_test_are_unchanged_for_others() {
    let scratch = program("src");
    scratch.script(
        "r.sh",
        "grep -q 'twice(' main.c && grep -q 'int twice' inc/used.h || exit 1; echo broken >main.c; \
         rm -r inc; ln -s / root; exit 0",
    );
    ok(scratch.secateur(&["reduce", "r.sh", "src"]));
    assert_eq!(files(&scratch.path("src.reduced")), ["inc/used.h", "main.c"]);
    assert_eq!(scratch.read("src/main.c"), MAIN.as_bytes());
}

#[test]
fn a_thousand_small_files_and_one_that_is_too_large() {
    let scratch = Scratch::new();
    fs::create_dir(scratch.path("many")).unwrap();
    for number in 0..1000 {
        fs::write(scratch.path(&format!("many/f{number}.c")), format!("int f{number};\n")).unwrap();
    }
    let large = fs::File::create(scratch.path("many/large.c")).unwrap();
    large.set_len(40 << 20).unwrap();
    scratch.script(
        "r.sh",
        "[ -s large.c ] && cat f17.c f801.c 2>/dev/null | tr '\\n' ' ' | grep -q \
            'int f17; *int f801'",
    );
    let run = ok(scratch.secateur(&["reduce", "r.sh", "many", "-o", "out"]));
    assert!(run.stderr.contains("40 MiB in "), "{run:?}");
    assert_eq!(files(&scratch.path("out")), ["f17.c", "f801.c", "large.c"]);
}

#[test]
fn an_edited_result_is_not_replaced() {
    let scratch = program("src");
    scratch.script(
        "r.sh",
        "grep -q 'twice(' main.c && grep -q 'int twice' inc/used.h || exit 1\n\
         if [ -e \"$OUT/main.c\" ] && [ ! -e unused.h ]; then echo mine >\"$OUT/notes\"; fi; exit \
         0",
    );
    let mut command = scratch.command(&["reduce", "--jobs", "1", "r.sh", "src", "-o", "out"]);
    let run = ok(Run::from(command.env("OUT", scratch.path("out")).output().unwrap()));
    assert!(
        run.stderr.contains("was changed by another program during the run and was not replaced"),
        "{run:?}"
    );
    assert_eq!(scratch.read("out/notes"), b"mine\n");
    assert_eq!(files(&scratch.path("out.reduced")), ["inc/used.h", "main.c"]);
}

#[test]
fn sizes_of_a_directory_are_those_of_its_files() {
    let scratch = program("src");
    add_fixed(&scratch.path("src"));
    let run = ok(scratch.secateur(&["tokens", "src"]));
    for part in ["src/inc/used.h", "src/main.c", "src/build.sh", "total"] {
        assert!(run.stdout.contains(part), "{run:?}");
    }
    assert!(!run.stdout.contains("logo.png") && !run.stdout.contains("config"), "{run:?}");
}

#[test]
fn events_and_summary_mention_files() {
    let scratch = program("src");
    let run =
        ok(scratch.secateur(&["reduce", "r.sh", "src", "--summary", "json", "--events", "events"]));
    let summary: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    let summary_files = summary["files"].as_array().unwrap();
    assert_eq!(summary_files.len(), 4);
    assert_eq!(summary_files[0]["path"], "main.c");
    assert!(summary_files[3]["after"].is_null());
    let events = String::from_utf8(scratch.read("events")).unwrap();
    let lines: Vec<serde_json::Value> =
        events.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["files"], 4);
    let successes: Vec<_> = lines.iter().filter(|line| line["type"] == "success").collect();
    assert_eq!(successes.last().unwrap()["files"], 2);
    let is_in_main =
        |line: &&serde_json::Value| line["place"].as_str().unwrap().starts_with("main.c: round ");
    assert!(successes.iter().any(is_in_main), "{successes:?}");
}

#[test]
fn a_style_sheet_and_its_document_are_reduced_each_in_its_language() {
    if !has_tools(&["xsltproc"]) {
        return;
    }
    let scratch = Scratch::new();
    scratch.file(
        "style.xsl",
        "<xsl:stylesheet version=\"1.0\" xmlns:xsl=\"http://www.w3.org/1999/XSL/Transform\">\n\
         <xsl:template match=\"/\"><out><xsl:apply-templates \
         select=\"//item\"/></out></xsl:template>\n\
         <xsl:template match=\"item\"><xsl:value-of select=\"@price * 2\"/><xsl:if \
         test=\"@old\">!</xsl:if></xsl:template>\n\
         </xsl:stylesheet>\n",
    );
    scratch.file(
        "doc.xml",
        "<stock><shelf><item price=\"3\"/><item price=\"x\" old=\"1\"/></shelf><shelf/></stock>\n",
    );
    let arguments = [
        "reduce",
        "style.xsl",
        "doc.xml",
        "--expect-output",
        "NaN",
        "--",
        "xsltproc",
        "@@",
        "@@{doc.xml}",
    ];
    let run = ok(scratch.secateur(&arguments));
    let style = String::from_utf8(scratch.read("style.reduced/style.xsl")).unwrap();
    assert!(style.contains("xsl:") && !style.contains("xsl:if"), "{run:?}");
    assert!(scratch.read("style.reduced/doc.xml").len() < 60, "{run:?}");
}

#[test]
fn files_with_equal_names_in_different_directories_are_distinct() {
    let scratch = Scratch::new();
    for folder in ["one", "two"] {
        fs::create_dir(scratch.path(folder)).unwrap();
        scratch.file(&format!("{folder}/x.c"), format!("int {folder};\nint other;\n"));
    }
    scratch.script("r.sh", "grep -q 'int one' one/x.c && grep -q 'int two' two/x.c");
    ok(scratch.secateur(&["reduce", "r.sh", "one/x.c", "two/x.c", "-o", "out"]));
    assert_eq!(files(&scratch.path("out")), ["one/x.c", "two/x.c"]);
    assert_eq!(scratch.read("out/two/x.c"), b"int two;\n");
}

#[test]
fn headers_are_embedded_once_or_everywhere_for_one_file() {
    let scratch = program("src");
    scratch.file("src/other.c", "#include \"inc/used.h\"\nint other(void) { return twice(2); }\n");
    // A compiler confirms that each called function is declared before the call.
    if !has_tools(&["gcc"]) {
        return;
    }
    scratch.script(
        "r.sh",
        "for file in main.c other.c; do gcc -Werror=implicit-function-declaration -c $file -o x.o \
         2>err && grep -q 'twice(' $file ||\n\
         exit 1; done",
    );
    for (option, headers) in [("--no-layout", 1), ("--one-file", 0)] {
        ok(scratch.secateur(&["reduce", option, "--fresh", "r.sh", "src"]));
        let names = files(&scratch.path("src.reduced"));
        assert_eq!(names.iter().filter(|name| name.ends_with(".h")).count(), headers, "{names:?}");
        assert_eq!(names.len(), 2 + headers, "{names:?}");
    }
}

#[test]
fn files_added_between_two_runs_in_place_are_not_lost() {
    let scratch = program("src");
    add_fixed(&scratch.path("src"));
    let first = scratch.secateur(&[
        "reduce",
        "--in-place",
        "--jobs",
        "1",
        "--max-tests",
        "6",
        "r.sh",
        "src",
    ]);
    assert_eq!(first.code, Some(6), "{first:?}");
    scratch.file("src/.git/commit", "work of an hour");
    let second = ok(scratch.secateur(&["reduce", "--in-place", "--jobs", "1", "r.sh", "src"]));
    assert!(second.stderr.contains("was not replaced"), "{second:?}");
    assert_eq!(scratch.read("src/.git/commit"), b"work of an hour");
    assert_eq!(scratch.read("src.orig/main.c"), MAIN.as_bytes());
    assert!(scratch.path("src.reduced/main.c").exists());
}

#[test]
fn init_writes_a_script_for_several_files_and_for_a_directory() {
    let scratch = program("src");
    for (input, command) in [
        (
            &["src"][..],
            &[
                "sh",
                "-c",
                "cd @@ && grep -q 'twice(' main.c && grep -q 'int twice' inc/used.h && exit 3",
            ][..],
        ),
        (
            &["src/main.c", "src/inc/used.h"],
            &["sh", "-c", "grep -q 'twice(' @@ && grep -q 'int twice' @@{used.h} && exit 3"],
        ),
    ] {
        let run = ok(scratch.secateur(
            &[&["init"], input, &["-o", "begun.sh", "--expect-exit", "3", "--"], command].concat(),
        ));
        let usage = format!("secateur reduce begun.sh {}", input.join(" "));
        assert!(run.stdout.contains(&usage), "{run:?}");
        ok(scratch.secateur(&[&["reduce", "-o", "out", "begun.sh"], input].concat()));
        assert_eq!(files(&scratch.path("out")), ["inc/used.h", "main.c"]);
        ok(scratch.secateur(&["check", "begun.sh", "out"]));
        fs::remove_dir_all(scratch.path("out")).unwrap();
        for name in ["begun.sh", "out.journal"] {
            fs::remove_file(scratch.path(name)).unwrap();
        }
    }
}

#[test]
fn a_formatter_formats_each_file_or_leaves_it_unchanged() {
    for in_place in [false, true] {
        let scratch = program("src");
        let (formatter, named) =
            ("grep -q '{' @@ && sed -i 's/^/  /' @@", "wrote a formatted copy to src.");
        let option = if in_place { "--in-place" } else { "--jobs=1" };
        let run = ok(scratch.secateur(&["reduce", option, "--format", formatter, "r.sh", "src"]));
        assert!(run.stderr.contains(named), "{run:?}");
        assert!(run.stderr.contains("inc/used.h is not formatted: "), "{run:?}");
        let (result, copy) = if in_place {
            ("src", "src.formatted")
        } else {
            ("src.reduced", "src.reduced.formatted")
        };
        let text = |folder: &str, name: &str| {
            String::from_utf8(scratch.read(&format!("{folder}/{name}"))).unwrap()
        };
        assert!(
            text(copy, "main.c").starts_with("  ") && !text(result, "main.c").starts_with("  ")
        );
        assert_eq!(text(copy, "inc/used.h"), text(result, "inc/used.h"));
    }
    let scratch = program("src");
    let run = ok(scratch.secateur(&["reduce", "--format", "sed 's/^/ /'", "r.sh", "src"]));
    assert!(run.stderr.contains("wrote a formatted copy to "), "{run:?}");
    let files = fs::read_dir(scratch.path("")).unwrap().map(|entry| entry.unwrap().path());
    let copy = files.into_iter().find(|path| path.to_string_lossy().contains("formatted")).unwrap();
    assert_eq!(fs::read_to_string(copy.join("inc/used.h")).unwrap().as_bytes()[0], b' ');
}
