//! Scripts that `secateur init` writes for a command.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use super::{COMMAND, TWO_BUGS, TWO_ERRORS, assert_beta, reduce, scratch};
use crate::support::Run;

/// The generated script checks the same facts, and so reduces the same input to the same result
/// with the same tests.
#[test]
fn the_script_of_init_and_the_command_agree_on_every_candidate() {
    let traceback = "grep -q beta \"$1\" || exit 0
        printf 'Traceback (most recent call last):\\n  File \"/lib/toy.py\", line %s, in \
            fold\\n    x\\n' $(wc -l <\"$1\")
        printf '  File \"/lib/toy.py\", line 9, in <module>\\n'
        grep -q alpha \"$1\" && echo \"TypeError: it's 'f3'\" || echo \"TypeError: it is 'f3'\"; \
            exit 1";
    let command = COMMAND.as_slice();
    let scenarios: &[(&str, &[&str], &[&str])] = &[
        ("grep -q beta \"$1\" && kill -SEGV $$; exit 0", &[], command),
        (TWO_BUGS, &[], command),
        (traceback, &["--valid", "grep -q \"f1\" @@"], command),
        (
            TWO_BUGS,
            &["--expect-output", "^in.c:\\d+: .*'?", "--reject-output", "it's|fold_b"],
            command,
        ),
        (TWO_BUGS, &["--expect-exit", "4"], &["--", "./toycc", "./@@"]),
        ("grep -q beta && kill -SEGV $$; exit 0", &[], &["--", "./toycc"]),
        ("", &["--differs", "grep -c beta @@; true", "tr -d e <@@ | grep -c beta; true"], &[]),
        ("", &["--differs", "true", "! grep -q beta @@"], &[]),
        ("", &["--differs", "echo out; echo 'error: noise' >&2", TWO_ERRORS], &[]),
        (
            "",
            &[
                "--differs",
                "echo out",
                TWO_ERRORS,
                "--expect-output",
                "^out|a$",
                "--reject-output",
                "x",
            ],
            &[],
        ),
    ];
    for (body, options, command) in scenarios {
        let scratch = scratch(body);
        let args = [*options, command].concat();
        let (direct, expected) = reduce(&scratch, &args);
        let init = scratch.secateur(&[&["init", "in.c"], args.as_slice()].concat());
        assert_eq!(init.code, Some(0), "{init:?}");
        assert!(
            fs::metadata(scratch.path("r.sh")).unwrap().permissions().mode() & 0o111 != 0,
            "may be executed"
        );
        let scripted = scratch.secateur(&["reduce", "r.sh", "in.c", "-o", "scripted.c"]);
        let script = String::from_utf8(scratch.read("r.sh")).unwrap();
        assert_eq!(scripted.code, Some(0), "{scripted:?}\n{script}");
        assert_eq!(String::from_utf8(scratch.read("scripted.c")).unwrap(), expected, "{script}");
        // The command was also tried on an empty file.
        assert_eq!(tests(&direct), tests(&scripted) + 1, "{script}");
    }
}

fn tests(run: &Run) -> u64 {
    let line = run.stdout.lines().nth(1).unwrap();
    line.split(' ').next().unwrap().replace(',', "").parse().unwrap()
}

#[test]
fn the_script_of_init_documents_its_companions() {
    let scratch = scratch("grep -q beta \"$1\" && [ -e 'my header.h' ] && kill -SEGV $$; exit 0");
    scratch.file("my header.h", "");
    let args = ["init", "in.c", "--with", "my header.h", "-o", "small.sh", "--", "./toycc", "@@"];
    let init = scratch.secateur(&args);
    assert_eq!(init.code, Some(0), "{init:?}");
    let usage = "secateur reduce --with 'my header.h' small.sh in.c";
    assert!(init.stdout.trim_end().ends_with(usage), "{init:?}");
    assert!(String::from_utf8(scratch.read("small.sh")).unwrap().contains(usage));
    let run = scratch.secateur(&["reduce", "--with", "my header.h", "small.sh", "in.c"]);
    assert_beta(&scratch, &run);
}
