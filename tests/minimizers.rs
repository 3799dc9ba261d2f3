//! List minimisers on the command line.

use std::path::Path;

use crate::support::{Run, Scratch, functions, has_tools};
use secateur_minimize::Algorithm;

#[test]
fn every_minimizer_reduces_to_the_needed_elements() {
    for name in Algorithm::ALL.map(Algorithm::name) {
        let scratch = Scratch::new();
        scratch.file("in.c", functions(20));
        scratch.script("r.sh", "for i in 3 11 17; do grep -q \"f$i\\b\" in.c || exit 1; done");
        let run = scratch.secateur(&["reduce", "--minimizer", name, "r.sh", "in.c"]);
        assert_eq!(run.code, Some(0), "{name}: {run:?}");
        let result = String::from_utf8(scratch.read("in.reduced.c")).unwrap();
        assert_eq!(
            result.split_whitespace().collect::<Vec<_>>(),
            ["int", "f3;", "int", "f11;", "int", "f17;"],
            "{name}"
        );
    }
}

#[test]
fn the_list_of_algorithms_has_the_minimality_of_each() {
    let run = Scratch::new().secateur(&["algorithms"]);
    assert_eq!(run.code, Some(0));
    let named: Vec<_> =
        run.stdout.lines().filter_map(|line| line.split_whitespace().next()).collect();
    for name in Algorithm::ALL.map(Algorithm::name) {
        assert!(named.contains(&name), "{name} in {}", run.stdout);
    }
    assert_eq!(run.stdout.matches("1-minimal *").count(), 4, "{}", run.stdout);
    let (_, deviations) = run.stdout.split_once("Deviations from the papers:").unwrap();
    for text in [
        "ddmin:\n  - None.",
        "probdd:\n  - Equally probable elements are in list order; --seed shuffles them",
        "wprobdd:\n  - Elements of equal rank",
        "consecutive successes lower them",
        "lower p0 to 10/n",
    ] {
        assert!(deviations.contains(text), "{text} in {deviations}");
    }
    assert!(deviations.lines().all(|line| line.chars().count() <= 100), "{deviations}");
}

#[test]
fn a_simulation_gives_the_same_figures_on_any_number_of_threads() {
    let scratch = Scratch::new();
    let simulate = |threads: &str, arguments: &[&str]| {
        let arguments =
            [&["simulate", "--lists", "40", "--len-max", "120", "--json"], arguments].concat();
        let run = Run::from(
            scratch.command(&arguments).env("RAYON_NUM_THREADS", threads).output().unwrap(),
        );
        assert_eq!(run.code, Some(0), "{run:?}");
        run.stdout
    };
    assert_eq!(simulate("1", &[]), simulate("3", &[]));
    assert_ne!(simulate("1", &[]), simulate("1", &["--seed", "1"]));
    let pair: serde_json::Value =
        serde_json::from_str(&simulate("2", &["--pair", "opdd:cdd"])).unwrap();
    let named: Vec<_> = pair["algorithms"]
        .as_array()
        .unwrap()
        .iter()
        .map(|a| a["algorithm"].as_str().unwrap())
        .collect();
    assert_eq!(named, ["cdd", "opdd"]);
}

#[test]
fn unknown_names_are_errors_with_the_known_ones() {
    let scratch = Scratch::new();
    for (arguments, message) in [
        (&["reduce", "-m", "ddmim", "r.sh", "in.c"][..], "a similar value exists: 'ddmin'"),
        (&["compare", "-o", "runs", "-m", "mine", "subject"], "give a name and a command"),
        (
            &["simulate", "--pair", "ddmin:wdmin"],
            "unknown minimiser `wdmin`; choose one of ddmin, wddmin",
        ),
        (&["simulate", "--pair", "ddmin"], "expected two names separated by a colon"),
        (&["simulate", "--lists", "heavy"], "expected a number of lists"),
        (&["reduce", "--p0", "1", "r.sh", "in.c"], "above 0 and below 1"),
    ] {
        let run = scratch.secateur(arguments);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(message), "no {message:?} in {}", run.stderr);
    }
}

/// Returns the command of a ddmin in a few lines of Python.
fn python_ddmin() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../benchmarks/minimizers/ddmin.py");
    format!("mine=python3 {}", path.display())
}

#[test]
fn a_user_supplied_minimizer_has_a_name_like_the_built_in_ones() {
    if !has_tools(&["python3"]) {
        return;
    }
    let (scratch, own) = (Scratch::new(), python_ddmin());
    scratch.subject("program", 6, "for i in 1 4; do grep -q \"f$i\\b\" in.c || exit 1; done");
    let reduced = |minimizer: &str, jobs: &str| {
        let reduce = [
            "reduce",
            "-m",
            minimizer,
            "--fresh",
            "-j",
            jobs,
            "-w",
            "perses",
            "program/r.sh",
            "program/in.c",
            "-o",
            "out.c",
        ];
        let run = scratch.secateur(&reduce);
        assert_eq!(run.code, Some(0), "{run:?}");
        let tests = run.stdout.lines().find(|line| line.contains(" tests")).map(str::to_owned);
        (scratch.read("out.c"), tests.map(|line| line.split(" tests").next().unwrap().to_owned()))
    };
    let ours = reduced("ddmin", "1");
    assert_eq!((reduced(&own, "1"), reduced(&own, "3").0), (ours.clone(), ours.0));

    let compare = |more: &[&str]| {
        let run =
            scratch.secateur(&[&["compare", "program", "-o", "runs", "-w", "hdd"], more].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
    };
    let both = format!("ddmin,{own}");
    compare(&["-m", &both]);
    compare(&["-m", &both, "--same-lists"]);
    let markdown = scratch.secateur(&["report", "runs", "--markdown"]);
    assert_eq!(markdown.code, Some(0), "{markdown:?}");
    let is_pair = |line: &&str| {
        line.starts_with("| hdd, lists of ddmin | ddmin ") && line.contains("mine.p0.1")
    };
    let pair = markdown.stdout.lines().find(is_pair).unwrap();
    let change = pair.split('|').nth(5).unwrap().trim();
    assert_eq!(change, "0.0 %", "{pair}");
    for lists in ["20", "runs"] {
        let pair = format!("ddmin:{own}");
        let run = scratch.secateur(&[
            "simulate",
            "--lists",
            lists,
            "--len-max",
            "30",
            "--pair",
            &pair,
            "--json",
        ]);
        let report: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
        let [ours, own] = &report["algorithms"].as_array().unwrap()[..] else { panic!("{report}") };
        assert_eq!((&own["algorithm"], &own["kept"]), (&"mine".into(), &ours["kept"]));
        assert_eq!(
            (&own["queries"], &own["monotone"]),
            (&ours["queries"], &ours["monotone"]),
            "{report}"
        );
    }
    let check = scratch.secateur(&["algorithms", "check", &own]);
    assert_eq!((check.code, check.stdout.matches(" yes").count()), (Some(0), 4), "{check:?}");
    assert!(
        check.stdout.contains("weights [1, 3], needed [0, 1]: its query 3 repeats {1}"),
        "{check:?}"
    );
}

#[test]
fn an_invalid_minimizer_ends_the_run_with_the_best_so_far() {
    let scratch = Scratch::new();
    scratch.file("in.c", functions(20));
    scratch.script("r.sh", "grep -q 'f3\\b' in.c");
    scratch.script(
        "mine",
        "read list; echo '{\"keep\": [0, 1, 2]}'; read outcome; echo '{\"keep\": [99]}'",
    );
    let own = format!("mine={}", scratch.path("mine").display());
    let run = scratch.secateur(&["reduce", "-m", &own, "-w", "hdd", "r.sh", "in.c"]);
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(
        run.stderr.contains("the minimiser mine answered {\"keep\": [0, 1, 2]}")
            && run.stderr.contains("{\"keep\": [0, 2]}"),
        "{run:?}"
    );
    assert!(String::from_utf8(scratch.read("in.reduced.c")).unwrap().contains("f3"));
    let run = scratch.secateur(&["algorithms", "check", &own]);
    assert!(run.code == Some(1) && run.stderr.contains("the minimiser mine answered"), "{run:?}");
    // No further tests run for it, even where passes would continue by themselves.
    scratch.script("mine", "exit 1");
    let run = scratch
        .secateur(&["reduce", "-m", &own, "-w", "hdd", "-j", "1", "-o", "once.c", "r.sh", "in.c"]);
    assert!(run.code == Some(1) && run.stderr.contains("ended in the middle of a list"), "{run:?}");
    let tests = run
        .stdout
        .lines()
        .find_map(|line| line.split_once(" tests in ")?.0.trim().parse::<u32>().ok());
    assert!(tests.is_some_and(|tests| tests < 10), "{run:?}");
    scratch.subject("program", 20, "grep -q 'f3\\b' in.c");
    let run = scratch.secateur(&["compare", "program", "-o", "runs", "-w", "hdd", "-m", &own]);
    assert!(
        run.code == Some(1) && run.stderr.contains("Run the same command again to retry"),
        "{run:?}"
    );
    scratch.script("mine", "while read list; do echo '{\"end\": true}'; done");
    let again = |told: bool| {
        let run = scratch.secateur(&["compare", "program", "-o", "runs", "-w", "hdd", "-m", &own]);
        assert!(
            run.code == Some(0) && run.stderr.contains("give it another name") == told,
            "{run:?}"
        );
    };
    again(false);
    again(true);
}

#[test]
fn two_programs_with_one_name_are_not_merged() {
    let scratch = Scratch::new();
    scratch.subject("program", 4, "grep -q 'f3\\b' in.c");
    scratch.script("a", "while read list; do echo '{\"end\": true}'; done");
    scratch.script("b", "while read list; do echo '{\"end\": true}'; done");
    let [a, b] = ["a", "b"].map(|program| format!("mine={}", scratch.path(program).display()));
    let compare = |folder: &str, minimizers: &str, more: &[&str]| {
        let compare = ["compare", "program", "-o", folder, "-w", "hdd", "-m", minimizers];
        scratch.secateur(&[&compare[..], more].concat())
    };
    let refused = |run: Run, first: &str, second: &str| {
        let told = format!(
            "two programs are called `mine`: {a} in {first}, and {b} in {second}. Run one of them"
        );
        assert!(run.code == Some(2) && run.stderr.contains(&told), "{told} in {run:?}");
        assert!(run.stderr.contains("as in 'mine2=COMMAND', and in another folder"), "{run:?}");
    };
    assert_eq!(compare("A", &a, &[]).code, Some(0));
    assert_eq!(compare("B", &b, &[]).code, Some(0));
    assert_eq!(scratch.secateur(&["report", "A"]).code, Some(0));
    refused(scratch.secateur(&["report", "A", "B"]), "A", "B");
    refused(compare("A", &b, &[]), "A", "this command");
    refused(compare("C", &format!("{a},{b}"), &[]), "this command", "this command");
    // On the same lists they have no rows of their own.
    assert_eq!(compare("D", &format!("ddmin,{a}"), &["--same-lists"]).code, Some(0));
    assert_eq!(compare("E", &format!("ddmin,{b}"), &["--same-lists"]).code, Some(0));
    refused(scratch.secateur(&["report", "D", "E"]), "D", "E");
    // Folders made before this was checked.
    let rows = [scratch.read("A/runs.jsonl"), scratch.read("B/runs.jsonl")].concat();
    scratch.file("A/runs.jsonl", String::from_utf8(rows).unwrap());
    refused(scratch.secateur(&["report", "A"]), "A", "A");
    let other = b.replace("mine=", "mine2=");
    assert_eq!(compare("D", &other, &[]).code, Some(0));
    assert_eq!(scratch.secateur(&["report", "D", "--markdown"]).code, Some(0));
}
