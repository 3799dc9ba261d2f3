//! First cuts by what the input executes, and by what messages name.

use crate::support::Scratch;

/// Program of which [`case`] has the executed lines.
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

/// Returns a report in the form of `gcov --stdout` about lines, each with its count.
fn gcov<'a>(name: &str, lines: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let lines = lines.zip(1..);
    let lines = lines.map(|((line, count), number)| format!("{count:>9}:{number:>5}:{line}\n"));
    format!("        -:    0:Source:{name}\n{}", lines.collect::<String>())
}

fn case() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("run.c", PROGRAM);
    let lines = PROGRAM.lines().zip(1..).map(|(line, number)| {
        let count = match number {
            3 | 7..=9 | 12..=14 | 17 | 20 | 21 | 23 | 27 | 28 => "1",
            4 | 5 | 10 | 15 | 19 | 22 | 26 | 29 => "#####",
            _ => "-",
        };
        (line, count)
    });
    scratch.file("lines.gcov", gcov("run.c", lines));
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

/// Lines, each with the number of times that it was executed.
const CONDITIONS: &[(&str, &str)] = &[
    ("int total;", "-"),
    ("int main() {", "1"),
    ("  int value = 3;", "1"),
    ("  if (value < 0) {", "1"),
    ("    if (value == 1) {", "#####"),
    ("      return 9;", "#####"),
    ("    }", "-"),
    ("  }", "-"),
    ("  if (value > 0) {", "1"),
    ("    total = 1;", "1"),
    ("  }", "-"),
    ("  if (value == 4) {", "1"),
    ("    total = 5;", "#####"),
    ("  } else {", "-"),
    ("    total = 2;", "1"),
    ("  }", "-"),
    ("  for (int i = 0; i < 4; i++) {", "5"),
    ("    if (value > i) {", "4"),
    ("      total += 7;", "3"),
    ("    }", "-"),
    ("    if (value > 5)", "4"),
    ("      total += 8;", "#####"),
    ("  }", "-"),
    ("  if (value == 6) {", "1"),
    ("    total = 6;", "#####"),
    ("  } else if (value > 2) {", "1"),
    ("    goto end;", "1"),
    ("  }", "-"),
    ("  if (read(&value) < 0)", "1*"),
    ("    return 1;", "#####"),
    ("end:", "1"),
    ("  return total;", "1"),
    ("}", "-"),
];

/// Returns the first candidate for a program of lines with counts that satisfies `test`, a shell
/// command about the file `$1`.
fn first_candidate(name: &str, lines: &[(&str, &str)], test: &str) -> String {
    let scratch = Scratch::new();
    let program: String = lines.iter().map(|(line, _)| format!("{line}\n")).collect();
    scratch.file(name, program);
    scratch.file("lines.gcov", gcov(name, lines.iter().copied()));
    let path = |name| scratch.path(name).display().to_string();
    // The first copy of an interesting other text stays.
    let keep = format!("{{ cmp -s $1 {} || cp -n $1 {}; }}", path(name), path("first"));
    scratch.script("r.sh", &format!("{test} && {keep}"));
    let command = format!("cat {}", path("lines.gcov"));
    let run = scratch.secateur(&["reduce", "./r.sh", name, "--jobs", "1", "--coverage", &command]);
    assert_eq!(run.code, Some(0), "{run:?}");
    String::from_utf8_lossy(&scratch.read("first")).into_owned()
}

#[test]
fn conditions_that_always_had_one_value_are_omitted_unless_the_failure_needs_them() {
    let first = |test: &str| first_candidate("run.c", CONDITIONS, test);
    let kept = first("grep -q 'goto end' $1");
    let (asked, idle) =
        (["value < 0", "> 0", "== 4", "> 5"], ["= 5;", "+= 8;", "= 6;", "return 9;"]);
    for omitted in asked.iter().chain(&idle) {
        assert!(!kept.contains(omitted), "{omitted}: {kept}");
    }
    for needed in ["= 1;", "= 2;", "value > i", "+= 7;", "read(&value)", "goto end;"] {
        assert!(kept.contains(needed), "{needed}: {kept}");
    }
    // Those of the function, the loop, its first condition and a last branch; others need none.
    assert_eq!(kept.matches('{').count(), 4, "{kept}");

    let kept = first("grep -q 'goto end' $1 && grep -q '> 0' $1");
    assert!(kept.contains("> 0") && kept.contains("== 4"), "{kept}");
    assert!(!kept.contains("> 5") && !kept.contains("= 5;"), "{kept}");

    let kept = first("grep -q 'goto end' $1 && grep -q '> 5' $1");
    assert!(asked.iter().all(|condition| kept.contains(condition)), "{kept}");
    assert!(idle.iter().all(|statement| !kept.contains(statement)), "{kept}");
}

#[test]
fn the_one_executed_branch_of_a_chain_replaces_it() {
    let lines = [
        ("def f(x):", "1"),
        ("    if x > 1:", "1"),
        ("        x = 2", "#####"),
        ("    elif x > 0:", "1"),
        ("        x = 3", "#####"),
        ("    else:", "-"),
        ("        x = 4", "1"),
        ("    return x", "1"),
        ("print(f(0))", "1"),
    ];
    let kept = first_candidate("run.py", &lines, "grep -q print $1");
    assert_eq!(kept, "def f(x):\n    x = 4\n    return x\nprint(f(0))\n");
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

/// Returns functions of 17 tokens each, a line for each. The 300th calls the 10th.
fn long_program() -> String {
    let function = |number: usize| {
        let called = if number == 300 { "f10()" } else { "1 + 2" };
        format!("int f{number}(void) {{ int a = {called}; return a; }}\n")
    };
    (1..=400).map(function).collect()
}

#[test]
fn a_long_program_starts_with_what_the_test_prints_about_it_or_with_what_ran() {
    let scratch = Scratch::new();
    scratch.file("long.c", long_program());
    let message = "echo \"long.c:$(grep -n 'a = f10()' $1 | cut -d: -f1): internal error\"";
    scratch.script("r.sh", &format!("{message}; grep -q 'a = f10()' $1"));
    scratch.script("silent.sh", "grep -q 'a = f10()' $1");
    scratch.script("tool.sh", &format!("{message}; ! grep -q 'a = f10()' $1"));
    // Returns the passes of the tested candidates, and the result.
    let run = |args: &[&str]| {
        let name = "events.jsonl";
        let all = [&["reduce", "--jobs", "1", "--events", name], args].concat();
        let run = scratch.secateur(&all);
        assert!(matches!(run.code, Some(0 | 6)), "{run:?}");
        let events = String::from_utf8(scratch.read(name)).unwrap();
        let passes: Vec<String> = events
            .lines()
            .map(|event| serde_json::from_str::<serde_json::Value>(event).unwrap())
            .filter(|event| event["type"] == "outcome")
            .map(|event| event["pass"].as_str().unwrap().to_owned())
            .collect();
        (passes, scratch.read("long.reduced.c"))
    };
    let fresh = ["./r.sh", "long.c", "--fresh"];
    let (passes, result) = run(&fresh);
    assert_eq!((&passes[0][..], passes.contains(&"quarters".to_owned())), ("first-cut", false));
    // The messages are known to a resumed run, too.
    let (passes, _) = run(&["./r.sh", "long.c", "--fresh", "--max-tests", "4"]);
    assert_eq!(passes, ["first-cut"]);
    let (_, resumed) = run(&["./r.sh", "long.c"]);
    assert_eq!(resumed, result);
    let command = ["long.c", "--fresh", "--expect-exit", "1", "--", "./tool.sh", "@@"];
    assert_eq!(run(&command).0[0], "first-cut");
    for others in [&["--without", "quarters"][..], &[]] {
        let test = if others.is_empty() { "./silent.sh" } else { "./r.sh" };
        let (passes, _) = run(&[&[test, "long.c", "--fresh"], others].concat());
        assert!(!passes.contains(&"first-cut".to_owned()), "{passes:?}");
        let has_quarters = passes.contains(&"quarters".to_owned());
        assert_eq!(has_quarters, others.is_empty(), "{passes:?}");
    }
    // A quarter of what ran lacks its callers.
    let lines = (1..=400).map(|line| format!("DA:{line},1\n"));
    scratch.file("lines.info", "SF:long.c\n".to_owned() + &lines.collect::<String>());
    let command = format!("cat {}", scratch.path("lines.info").display());
    let (passes, _) = run(&["./silent.sh", "long.c", "--fresh", "--coverage", &command]);
    assert!(!passes.contains(&"quarters".to_owned()), "{passes:?}");
}
