//! Programs with undefined behaviour are rejected, by any available detector.

use std::os::unix::fs::symlink;

use crate::support::{Run, Scratch, has_tools};

/// A compiler that crashes on a call of beta.
const COMPILER: &str = "grep -q 'beta(' \"$1\" && { echo \"$1:1: internal compiler error: in fold, \
    at fold.c:7\"; exit 4; }\nexit 0";

fn scratch() -> Scratch {
    let scratch = Scratch::new();
    scratch.script("toycc", COMPILER);
    scratch
}

/// Runs the command alone on a text.
fn look(scratch: &Scratch, name: &str, text: &str) -> Run {
    scratch.file(name, text);
    scratch.secateur(&["init", name, "--no-ub", "-o", &format!("{name}.sh"), "--", "./toycc", "@@"])
}

#[test]
fn undefined_behaviour_is_rejected_but_an_exit_status_is_not() {
    if !has_tools(&["gcc", "g++", "valgrind"]) {
        return;
    }
    let scratch = scratch();
    let refuse = |name: &str, text: &str, message: &str| {
        let run = look(&scratch, name, text);
        assert!(
            run.code == Some(3) && run.stderr.contains("--valid or --no-ub rejects the original"),
            "{name}: {run:?}"
        );
        assert!(run.stderr.contains(message), "{name}: {run:?}");
    };
    let beta = "int beta(int x) { return x; }\n";
    refuse(
        "overflow.c",
        &format!("{beta}int main(int n, char **a) {{ return beta(2147483647 + n) > 0; }}"),
        "runtime error: ",
    );
    refuse(
        "array.c",
        &format!("{beta}int a[3]; int main(int n, char **v) {{ return beta(a[n + 2]); }}"),
        "runtime error: ",
    );
    refuse(
        "free.c",
        "#include <stdlib.h>\nint beta(int *p) { return *p; }\nint main(void) { int *p = \
         malloc(8); free(p); return beta(p); }",
        "heap-use-after-free",
    );
    refuse(
        "return.c",
        "int beta(int x) { if (x > 7) return x; }\nint main(void) { return beta(1); }",
        "return-type",
    );
    refuse("implicit.c", "int main(void) { return beta(1); }", "implicit-function-declaration");
    refuse(
        "format.c",
        "#include <stdio.h>\nint beta(int x) { return x; }\nint main(void) { printf(\"%s\", \
         beta(1)); }",
        "-Werror=format",
    );
    refuse(
        "unset.c",
        &format!("{beta}int main(void) {{ int x; return beta(x); }}"),
        "uninitialized",
    );
    let heap = "#include <stdlib.h>\nint beta(int *p) { return p[1] ? 3 : 4; }\nint main() { int \
        *p = (int *)malloc(8); p[0] = 1; return beta(p); }";
    refuse("heap.c", heap, "ninitiali");
    refuse("heap.cpp", heap, "uninitialised");
    for (name, text) in [
        ("status.c", "int beta(int x) { return x; }\nint main(void) { return beta(3); }"),
        (
            "abort.c",
            "#include <stdlib.h>\nint beta(int x) { abort(); }\nint main(void) { return beta(3); }",
        ),
        (
            "status.cpp",
            "#include <vector>\nint beta(int x) { return x; }\nint main() { std::vector<int> v(3); \
             return beta(v[1]) + 2; }",
        ),
    ] {
        let run = look(&scratch, name, text);
        assert!(
            run.code == Some(0) && run.stderr.contains("-fsanitize=address,undefined"),
            "{name}: {run:?}"
        );
        assert!(run.stderr.contains("Not detected: code that is not executed"), "{name}: {run:?}");
        let script = String::from_utf8(scratch.read(&format!("{name}.sh"))).unwrap();
        assert!(script.contains("-fsanitize=address,undefined"), "{script}");
    }
}

#[test]
fn a_result_is_defined_and_has_what_the_command_includes() {
    if !has_tools(&["gcc"]) {
        return;
    }
    let scratch = scratch();
    scratch.file(
        "in.c",
        "#include START\nint unused(int x) { return x + 1; }\nint beta(int x) { \
        return x * 3; }\nint main(void) { int v = ONE; int w = v + 4; if (w > 3) { v = w; } return \
        beta(v); }\n",
    );
    let reduce = |options: &[&str]| {
        let start = "-DSTART=<limits.h>";
        let command = ["--", "./toycc", "@@", start, "-D", "ONE=1"];
        let run = scratch.secateur(
            &[&["reduce", "in.c", "--fresh", "--without", "rename"], options, &command].concat(),
        );
        assert_eq!(run.code, Some(0), "{run:?}");
        let result = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
        (run, result.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let (_, result) = reduce(&[]);
    assert!(!result.contains("main("), "{result}");
    let (run, result) = reduce(&["--no-ub"]);
    assert!(!run.stdout.contains("does not. If it must"), "{run:?}");
    assert!(result.contains("int beta(") && result.contains("main("), "{result}");
    assert!(!result.contains("unused") && !result.contains("limits"), "{result}");
}

#[test]
fn programs_that_cannot_be_examined_are_reported() {
    if !has_tools(&["gcc"]) {
        return;
    }
    let scratch = scratch();
    let run =
        look(&scratch, "part.c", "int beta(int); /* main( */\nint f(void) { return beta(1); }");
    assert!(
        run.code == Some(0) && run.stderr.contains("has no main, so it is compiled but not run"),
        "{run:?}"
    );
    let run = look(&scratch, "in.py", "beta(1)");
    assert!(
        run.code == Some(2) && run.stderr.contains("--no-ub works on one file of C or C++"),
        "{run:?}"
    );
    let run = scratch.secateur(&["reduce", "./toycc", "part.c", "--no-ub"]);
    assert!(run.code == Some(2) && run.stderr.contains("--no-ub needs a command"), "{run:?}");

    std::fs::create_dir(scratch.path("bin")).unwrap();
    let path = std::env::var_os("PATH").unwrap();
    for tool in ["sh", "grep"] {
        let mut paths = std::env::split_paths(&path).map(|folder| folder.join(tool));
        symlink(paths.find(|path| path.is_file()).unwrap(), scratch.path("bin").join(tool))
            .unwrap();
    }
    let mut command = scratch.command(&["reduce", "part.c", "--no-ub", "--", "./toycc", "@@"]);
    let run = Run::from(command.env("PATH", scratch.path("bin")).output().unwrap());
    assert!(
        run.code == Some(2) && run.stderr.contains("install gcc with libasan and libubsan"),
        "{run:?}"
    );
}
