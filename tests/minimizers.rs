//! The list minimisers on the command line.

mod support;

use secateur_minimize::Algorithm;
use support::{Run, Scratch, functions};

#[test]
fn every_minimizer_reduces_to_what_the_test_asks_for() {
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
fn the_list_of_algorithms_names_each_with_its_promise() {
    let run = Scratch::new().secateur(&["algorithms"]);
    assert_eq!(run.code, Some(0));
    let named: Vec<_> = run.stdout.lines().filter_map(|line| line.split_whitespace().next()).collect();
    for name in Algorithm::ALL.map(Algorithm::name) {
        assert!(named.contains(&name), "{name} in {}", run.stdout);
    }
    assert_eq!(run.stdout.matches("1-minimal *").count(), 4, "{}", run.stdout);
}

#[test]
fn a_simulation_gives_the_same_figures_on_any_number_of_threads() {
    let scratch = Scratch::new();
    let simulate = |threads: &str, arguments: &[&str]| {
        let arguments = [&["simulate", "--lists", "40", "--len-max", "120", "--json"], arguments].concat();
        let run = Run::from(scratch.command(&arguments).env("RAYON_NUM_THREADS", threads).output().unwrap());
        assert_eq!(run.code, Some(0), "{run:?}");
        run.stdout
    };
    assert_eq!(simulate("1", &[]), simulate("3", &[]));
    assert_ne!(simulate("1", &[]), simulate("1", &["--seed", "1"]));
    let pair: serde_json::Value = serde_json::from_str(&simulate("2", &["--pair", "opdd:cdd"])).unwrap();
    let named: Vec<_> =
        pair["algorithms"].as_array().unwrap().iter().map(|a| a["algorithm"].as_str().unwrap()).collect();
    assert_eq!(named, ["cdd", "opdd"]);
}

#[test]
fn unknown_names_are_answered_with_the_known_ones() {
    let scratch = Scratch::new();
    for (arguments, message) in [
        (&["reduce", "-m", "ddmim", "r.sh", "in.c"][..], "a similar value exists: 'ddmin'"),
        (&["simulate", "--pair", "ddmin:wdmin"], "there is no minimiser `wdmin`; choose one of ddmin, wddmin"),
        (&["simulate", "--pair", "ddmin"], "two names with a colon between them"),
        (&["simulate", "--lists", "heavy"], "neither a number of lists nor a file or folder"),
        (&["reduce", "--p0", "1", "r.sh", "in.c"], "above 0 and below 1"),
    ] {
        let run = scratch.secateur(arguments);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains(message), "no {message:?} in {}", run.stderr);
    }
}
