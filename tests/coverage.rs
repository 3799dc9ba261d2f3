//! First cuts by what the input executes.

use crate::support::Scratch;

/// Program of which [`gcov`] has the executed lines.
const PROGRAM: &str = "struct used { int member; };
struct unused { int member; };
int called(struct used *one) { return one->member; }
int address_taken(int value) {
  return 2 * value + 1;
}
int main() {
  struct used one = {3};
  if (called(&one) != 3) {
    address_taken(1);
    }
  int (*pointer)(int) = address_taken;
  switch (called(&one)) {
    case 3: called(&one); break;
    default: called(&one);
  }
  while (pointer && !called(&one)) { struct unused two; two.member = 1; }
}
int never(struct unused *two) { return two->member; }
int checked(int value) {
  if (value)
    return 1;
  return table[odd(1)];
}
int table[2] = {6, 7};
int odd(int value !) { return 2 * value + 1; }
int split() {
  return called(
      odd);
}
";

/// Lines that count as executed, in the form of `gcov --stdout`.
fn gcov() -> String {
    let report = PROGRAM.lines().zip(1..).map(|(line, number)| {
        let count = match number {
            3 | 7..=9 | 12..=14 | 17 | 20 | 21 | 23 | 27 | 28 => "1",
            4 | 5 | 10 | 15 | 19 | 22 | 26 | 29 => "#####",
            _ => "-",
        };
        format!("{count:>9}:{number:>5}:{line}\n")
    });
    "        -:    0:Source:run.c\n".to_owned() + &report.collect::<String>()
}

fn case() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("run.c", PROGRAM);
    scratch.file("lines.gcov", gcov());
    scratch
}

#[test]
fn the_first_candidate_keeps_what_was_executed_and_what_it_needs() {
    let scratch = case();
    // The first copy of another text stays.
    let first = scratch.path("first").display().to_string();
    scratch.script(
        "r.sh",
        &format!(
            "cmp -s \"$1\" {0}/run.c || cp -n \"$1\" {first}; grep -q 'called(&one)' $1",
            scratch.path(".").display()
        ),
    );
    let report = scratch.path("lines.gcov").display().to_string();
    let run = scratch.secateur(&[
        "reduce",
        "./r.sh",
        "run.c",
        "--jobs",
        "1",
        "--coverage",
        &format!("cat {report}"),
    ]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert!(run.stderr.contains("Executed: 13 of 21 lines with code"), "{run:?}");
    let kept = String::from_utf8(scratch.read("first")).unwrap();
    for needed in ["struct used {", "int called", "case 3:", "break;", "{6, 7}"] {
        assert!(kept.contains(needed), "{needed}: {kept}");
    }
    // The linker needs a definition of what is named.
    assert!(kept.replace(' ', "").contains("intaddress_taken(){}"), "{kept}");
    assert!(kept.replace(char::is_whitespace, "").contains("called(odd)"), "{kept}");
    // Beside a syntax error, it is unknown what an element is.
    assert!(kept.contains("int odd(int"), "{kept}");
    // A function with a result returns a value.
    assert!(!kept.replace(' ', "").contains("return;"), "{kept}");
    for idle in ["address_taken(1)", "never", "default: called"] {
        assert!(!kept.contains(idle), "{idle}: {kept}");
    }
}

#[test]
fn if_the_failure_needs_what_never_runs_the_result_is_that_without_the_option() {
    let scratch = case();
    scratch.script("r.sh", "grep -q 'return two->member' $1");
    let report = scratch.path("lines.gcov").display().to_string();
    let reduced = |args: &[&str]| {
        let reduce = ["reduce", "./r.sh", "run.c", "--jobs", "1", "--fresh"];
        let run = scratch.secateur(&[&reduce, args].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        scratch.read("run.reduced.c")
    };
    let with = reduced(&["--coverage", &format!("cat {report}")]);
    assert_eq!(with, reduced(&[]));
}

#[test]
fn a_command_that_reports_nothing_is_an_error_that_names_the_remedy() {
    let scratch = case();
    scratch.script("r.sh", "grep -q called $1");
    for (command, expected) in [
        ("echo no such tool >&2", "reports no executed line of run.c: it has to print a tracefile"),
        ("printf 'SF:run.c\nDA:1,0\nend_of_record\n'", "reports no executed line of run.c"),
    ] {
        let run = scratch.secateur(&["reduce", "./r.sh", "run.c", "--coverage", command]);
        assert_eq!(run.code, Some(2), "{command}: {run:?}");
        assert!(run.stderr.contains(expected), "{command}: {run:?}");
    }
    scratch.file("other.c", "int called;");
    let several = ["reduce", "./r.sh", "run.c", "other.c", "--coverage", "true"];
    let run = scratch.secateur(&several);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.stderr.contains("--coverage works on one file"), "{run:?}");
}
