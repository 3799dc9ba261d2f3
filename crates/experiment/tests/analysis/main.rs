//! Analyses of rows with known figures.
#![expect(clippy::unwrap_used, reason = "this is test code")]

mod claims;
mod reducers;

use secateur_experiment::{
    Analysis, Ended, Metric, PairComparison, Row, Series, Table, Verdict, markdown,
};
use serde_json::json;

/// Subject, pass, minimiser, seed, remaining tokens, tests, seconds.
type Given = (&'static str, &'static str, &'static str, Option<u64>, u64, u64, f64);

/// Two subjects with ddmin and ProbDD, one of them also with seeds.
const GIVEN: [Given; 6] = [
    ("a", "hdd", "ddmin", None, 40, 400, 8.0),
    ("a", "hdd", "probdd", None, 10, 100, 2.0),
    ("a", "hdd", "probdd", Some(1), 10, 90, 2.0),
    ("a", "hdd", "probdd", Some(2), 20, 110, 4.0),
    ("b", "hdd", "ddmin", None, 10, 100, 1.0),
    ("b", "hdd", "probdd", None, 10, 200, 4.0),
];

fn row(&(subject, pass, minimizer, seed, tokens, tests, seconds): &Given) -> Row {
    let figures = json!({
        "tokens_before": 100, "tokens_after": tokens, "bytes_before": 500,
        "bytes_after": 5 * tokens,
        "tests": tests, "interesting": 5, "unresolved": 0, "wasted": 0, "cached": 1,
        "seconds": seconds,
        "seconds_in_tests": seconds, "rounds": 3,
        "queries": [{"kind": "subset", "queries": 40, "interesting": 10, "repeats": 7}],
        "lists": [
            [[pass, 1, "thorough", 3, "block"], 10, 4, [60, 5, 20], 45, 0.1, [[25, 4], [5, 2],
            [0, 0], [0, 0]], -0.5, false, 6],
            [[pass, 2, "thorough", null, "names"], 2, 2, [2, 1, 1], 0, 0.1, [[0, 0], [0, 0], [0,
            0], [2, 0]], null, true, 1],
        ],
        "curve": [{"tests": 0, "seconds": 0.0, "tokens": 100}, {"tests": tests,
        "seconds": seconds, "tokens": tokens}],
    });
    let p0 = (minimizer == "probdd").then_some(0.1);
    serde_json::from_value(json!({
        "run": {"subject": subject, "input_hash": "1", "test_hash": "2", "pass": pass,
        "minimizer": minimizer,
            "p0": p0, "learned": false, "seed": seed},
        "language": "c", "tool": "", "needs": [], "input": "in.c", "version": "0",
        "timeout_s": 60.0, "jobs": 1,
        "machine": {"cores": 2, "cpu": "x", "kernel": "y"}, "ended": "finished", "figures": figures,
    }))
    .unwrap()
}

/// Returns a run of another reducer.
fn reducer_row(name: &str, given: &Given) -> Row {
    let mut row = serde_json::to_value(row(given)).unwrap();
    row["run"] = json!({"subject": given.0, "input_hash": "1", "test_hash": "2", "reducer": name,
        "reducer_version": "1.2", "reducer_command": [name, "{test}", "@@"]});
    for empty in ["queries", "lists"] {
        row["figures"][empty] = json!([]);
    }
    row["figures"]["distinct"] = json!(7);
    serde_json::from_value(row).unwrap()
}

fn rows() -> Vec<Row> {
    GIVEN.iter().map(row).collect()
}

fn series<'a>(analysis: &Analysis<'a>, name: &str) -> Series<'a> {
    *analysis.series.iter().find(|series| series.full_name() == name).unwrap()
}

/// Returns the row with the first cells `begins` of the table with this title, as text.
fn cells(analysis: &Analysis<'_>, title: &str, begins: &[&str]) -> Vec<String> {
    let tables = analysis.tables();
    let table: &Table = tables.iter().find(|table| table.title == title).unwrap();
    let texts =
        table.rows.iter().map(|row| row.iter().map(|cell| cell.text.clone()).collect::<Vec<_>>());
    texts.into_iter().find(|row| row.iter().zip(begins).all(|(cell, begin)| cell == begin)).unwrap()
}

#[test]
fn rows_survive_a_round_trip() {
    for row in rows().into_iter().chain([reducer_row("cut", &GIVEN[0])]) {
        assert_eq!(
            serde_json::from_str::<Row>(&serde_json::to_string(&row).unwrap()).unwrap(),
            row
        );
    }
}

#[test]
fn a_run_without_time_or_lists_has_only_counts() {
    let mut given = serde_json::to_value(row(&("a", "hdd", "ddmin", None, 40, 400, 0.0))).unwrap();
    // This list has fewer elements than remain, and another one has none.
    given["figures"]["lists"][0][1] = json!(1);
    given["figures"]["lists"][1][1] = json!(0);
    let rows = [serde_json::from_value(given).unwrap()];
    let analysis = Analysis::new(&rows);
    let speed = analysis.value(analysis.series[0], "a", Metric::TokensPerSecond);
    assert!(speed.is_some_and(f64::is_finite), "{speed:?}");
    let tables = analysis.tables();
    let cells = tables.iter().flat_map(|table| &table.rows).flatten();
    assert!(cells.clone().count() > 0);
    let is_odd = |text: &str| text.contains("NaN") || text.contains("inf");
    let odd: Vec<_> = cells.map(|cell| &cell.text).filter(|text| is_odd(text)).collect();
    assert!(odd.is_empty(), "{odd:?}");
}

#[test]
fn seeded_runs_form_one_series_with_their_mean() {
    let rows = rows();
    let analysis = Analysis::new(&rows);
    let names: Vec<_> = analysis.series.iter().map(Series::full_name).collect();
    assert_eq!(names, ["hdd ddmin", "hdd probdd, p0 0.1", "hdd probdd, p0 0.1, seeded"]);
    let seeded = series(&analysis, names[2].as_str());
    assert_eq!(analysis.value(seeded, "a", Metric::Size), Some(15.0));
    assert_eq!(analysis.value(seeded, "b", Metric::Size), None);
    assert_eq!(analysis.main_series().len(), 2);
}

#[test]
fn a_pair_counts_wins_ties_and_losses_and_the_geometric_mean_of_ratios() {
    let rows = rows();
    let analysis = Analysis::new(&rows);
    let (ddmin, probdd) = (series(&analysis, "hdd ddmin"), series(&analysis, "hdd probdd, p0 0.1"));
    for (metric, ratio, counts) in [
        (Metric::Size, 0.5, (1, 1, 0)),
        (Metric::Tests, 0.5f64.sqrt(), (1, 0, 1)),
        (Metric::Seconds, 1.0, (1, 0, 1)),
    ] {
        let pair = analysis.compare(ddmin, probdd, metric, None).unwrap();
        assert!((pair.ratio - ratio).abs() < 1e-12, "{metric:?}: {}", pair.ratio);
        assert_eq!((pair.wins, pair.ties, pair.losses), counts, "{metric:?}");
        assert_eq!(pair.subjects, 2);
    }
    let multiples = analysis.multiples_of_least(ddmin, &[ddmin, probdd], Metric::Tests);
    assert_eq!(multiples, [4.0, 1.0]);
    let mut rows = rows.clone();
    rows[0].figures.as_mut().unwrap().tokens_after = 0;
    let analysis = Analysis::new(&rows);
    let multiples = analysis.multiples_of_least(probdd, &[ddmin, probdd], Metric::Size);
    assert_eq!(multiples, [1.0], "nothing has no multiples");
}

#[test]
fn runs_unrelated_to_the_algorithm_do_not_count() {
    let all = rows();
    for (ended, counts) in [
        (Ended::Finished, true),
        (Ended::NotReproduced, false),
        (Ended::Error("gone".to_owned()), false),
    ] {
        let mut rows = all.clone();
        rows[0].ended = ended.clone();
        let analysis = Analysis::new(&rows);
        let value = analysis.penalised(series(&analysis, "hdd ddmin"), "a", Metric::Size);
        assert_eq!(value.is_some(), counts, "{ended}");
        assert_eq!(analysis.tables().last().unwrap().rows.len(), rows.len(), "each run is listed");
    }
}

/// Returns rows in which ddmin was stopped on the first subject after a tenth of ProbDD's tests.
fn rows_with_a_stopped_run() -> Vec<Row> {
    let mut rows = rows();
    rows[0].ended = Ended::TimedOut;
    rows[0].figures.as_mut().unwrap().tests = 10;
    rows
}

#[test]
fn a_stopped_run_wins_nothing_and_is_no_value_of_a_pair() {
    let rows = rows_with_a_stopped_run();
    let analysis = Analysis::new(&rows);
    let (ddmin, probdd) = (series(&analysis, "hdd ddmin"), series(&analysis, "hdd probdd, p0 0.1"));
    for metric in Metric::ALL {
        assert_eq!(analysis.value(ddmin, "a", metric), None, "{metric:?}");
        let pair = analysis.compare(ddmin, probdd, metric, None).unwrap();
        assert_eq!((pair.subjects, pair.stopped), (1, 1), "{metric:?}");
    }
    let pair = analysis.compare(ddmin, probdd, Metric::Tests, None).unwrap();
    assert_eq!((pair.wins, pair.losses, pair.ratio.round()), (0, 1, 2.0), "subject b alone");
    let multiples = analysis.multiples_of_least(probdd, &[ddmin, probdd], Metric::Tests);
    assert_eq!(multiples, [1.0, 2.0], "a stopped run is not the least");
    let conclusions = analysis.conclusions();
    assert!(
        conclusions[0].contains("ddmin was stopped on 1 subject and ranks last there."),
        "{conclusions:?}"
    );
    // First on b and second on a, where it was stopped after fewer tests.
    assert!(conclusions[0].contains("ddmin 1.5, probdd 1.5"), "{conclusions:?}");
    // Lists are those of b alone.
    let of_levels = cells(&analysis, "Tree levels: hdd", &["all", "level", "3"]);
    assert_eq!(of_levels[3..6].join(" "), "1 10 60");
    assert_eq!(cells(&analysis, "Lists", &["hdd ddmin"])[2], "2");
    assert_eq!(cells(&analysis, "Queries by kind", &["hdd ddmin"])[3], "40");
}

#[test]
fn means_count_a_stopped_run_ten_times() {
    let rows = rows_with_a_stopped_run();
    let analysis = Analysis::new(&rows);
    let ddmin = series(&analysis, "hdd ddmin");
    let of = |metric| analysis.penalised(ddmin, "a", metric);
    // The time limit is 60 seconds; the run was stopped after 8.
    assert_eq!((of(Metric::Tests), of(Metric::Seconds)), (Some(100.0), Some(600.0)));
    assert_eq!((of(Metric::Size), of(Metric::TokensPerSecond)), (Some(40.0), Some(0.75)));
    assert_eq!(
        cells(&analysis, "Means", &["hdd ddmin"])[2..12].join(" "),
        "2 2 1 20.0* 25.0* 25.0* 100.0* 100.0* 100.0* 24.5*"
    );
}

#[test]
fn a_stopped_run_is_marked_in_every_table_and_never_the_least() {
    let rows = rows_with_a_stopped_run();
    let analysis = Analysis::new(&rows);
    let tables = analysis.tables();
    let results = tables.iter().find(|table| table.title == "Results by subject").unwrap();
    let of_a = &results.rows[0];
    let texts: Vec<_> = of_a.iter().map(|cell| &*cell.text).collect();
    assert_eq!(texts, ["a", "c", "100", "8.0*", "40*", "10*", "2.0", "10", "100"]);
    let best: Vec<_> = of_a.iter().map(|cell| cell.is_best).collect();
    assert_eq!(best, [[false; 6].as_slice(), &[true; 3]].concat(), "10 tests are not the least");
    assert_eq!(
        cells(&analysis, "All runs", &["a", "hdd", "ddmin"])[6..9].join(" "),
        "timed out 100 40*"
    );
    assert_eq!(cells(&analysis, "Pairs", &["hdd ddmin"])[3..5].join(" "), "1 1");
}

#[test]
fn the_tables_say_what_the_rows_say() {
    let rows = rows();
    let analysis = Analysis::new(&rows);
    for (title, begins, expected) in [
        (
            "Results by subject",
            &["a"][..],
            &["a", "c", "100", "8.0", "40", "400", "2.0", "10", "100"][..],
        ),
        (
            "Means",
            &["hdd ddmin", "all"],
            &["hdd ddmin", "all", "2", "2", "0", "20.0", "25.0", "25.0"],
        ),
        (
            "Pairs",
            &["hdd ddmin"],
            &[
                "hdd ddmin",
                "hdd probdd, p0 0.1",
                "size (tokens)",
                "2",
                "0",
                "-50.0 %",
                "-75.0 to 0.0",
                "-60.0 %",
                "-60.0 %",
                "1",
                "1",
                "0",
                "1.000",
                "too few subjects to say",
            ],
        ),
        (
            "Comparison with the papers",
            &["CDD", "hdd", "c", "ddmin", "probdd", "size (tokens)"],
            &[
                "CDD",
                "hdd",
                "c",
                "ddmin",
                "probdd",
                "size (tokens)",
                "geometric",
                "-0.8 %",
                "-60.0 %",
                "-75.0 to 0.0",
                "-0.3 %",
                "-50.0 %",
                "-75.0 to 0.0",
                "2",
                "1.000",
                "too few subjects to say",
            ],
        ),
        (
            "Queries by kind",
            &["hdd ddmin"],
            &["hdd ddmin", "all", "subset", "80", "20", "25.0 %", "14"],
        ),
        (
            "Lists",
            &["hdd ddmin"],
            &["hdd ddmin", "all", "4", "6.0", "10", "16.0", "3.5", "50.0 %", "-0.50", "50.0 %"],
        ),
        (
            "Seeded against unseeded",
            &["hdd probdd, p0 0.1"],
            &[
                "hdd probdd, p0 0.1",
                "hdd probdd, p0 0.1, seeded",
                "size (tokens)",
                "1",
                "0",
                "50.0 %",
                "50.0 to 50.0",
                "50.0 %",
                "50.0 %",
                "0",
                "0",
                "1",
            ],
        ),
    ] {
        assert_eq!(cells(&analysis, title, begins)[..expected.len()], *expected, "{title}");
    }
}

/// Returns subjects on which ddmin takes ten tests and ProbDD takes `tests`.
fn subjects_with_tests(tests: &[u64]) -> Vec<Row> {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let of_subject = |(name, &tests): (&&'static str, &u64)| {
        [
            row(&(name, "hdd", "ddmin", None, 40, 10, 1.0)),
            row(&(name, "hdd", "probdd", None, 40, tests, 1.0)),
        ]
    };
    names.iter().zip(tests).flat_map(of_subject).collect()
}

#[test]
fn the_summary_gives_the_outcome_or_reports_too_few_subjects() {
    for (tests, expected) in [
        (
            &[5; 5][..],
            "on 5 subjects: probdd 1.0, ddmin 2.0 (Friedman: p = 0.025). There are too few \
             subjects for a conclusion.",
        ),
        (&[5; 6], "probdd: -50.0 % against ddmin (95 % interval -50.0 to -50.0; p = 0.031)."),
        (&[20; 6], "ddmin: -50.0 % against probdd (95 % interval -50.0 to -50.0; p = 0.031)."),
        (&[5, 20, 5, 20, 5, 20], "No significant difference from"),
    ] {
        let rows = subjects_with_tests(tests);
        let conclusions = Analysis::new(&rows).conclusions();
        let [by_tests, by_size, half] = &conclusions[..] else { panic!("{conclusions:?}") };
        let begin = "Under hdd, tests until half the size (geometric mean): ddmin 10, probdd ";
        assert!(half.starts_with(begin), "{half}");
        assert!(
            by_tests.starts_with("Under hdd, mean ranks by tests on ")
                && by_tests.contains(expected),
            "{by_tests}"
        );
        assert!(by_size.contains("ddmin 1.5, probdd 1.5 (Friedman: p = 1.000)"), "{by_size}");
    }
}

#[test]
fn too_few_subjects_show_no_effect() {
    let verdicts = |tests: &[u64]| {
        let rows = subjects_with_tests(tests);
        let pairs = Analysis::new(&rows).main_pairs();
        pairs.iter().map(PairComparison::verdict).collect::<Vec<_>>()
    };
    use Verdict::{Less, More, NotShown, TooFew};
    assert_eq!(verdicts(&[5; 5]), [TooFew; 3]);
    assert_eq!(verdicts(&[5; 6]), [TooFew, Less, TooFew]);
    assert_eq!(verdicts(&[20; 6]), [TooFew, More, TooFew]);
    assert_eq!(verdicts(&[5, 20, 5, 20, 5, 20]), [TooFew, NotShown, TooFew]);
}

#[test]
fn the_repeats_of_older_rows_are_unknown() {
    let mut old = serde_json::to_value(row(&GIVEN[0])).unwrap();
    old["figures"]["queries"][0].as_object_mut().unwrap().remove("repeats");
    for list in old["figures"]["lists"].as_array_mut().unwrap() {
        list.as_array_mut().unwrap().truncate(9);
    }
    let rows = [serde_json::from_value(old).unwrap()];
    let analysis = Analysis::new(&rows);
    for (title, begins, at) in [
        ("Queries by kind", &["hdd ddmin"][..], 6),
        ("Lists", &["hdd ddmin"], 6),
        ("Tree levels: hdd", &["all", "level", "3"], 8),
    ] {
        assert_eq!(cells(&analysis, title, begins)[at], "–", "{title}");
    }
}

#[test]
fn lists_are_grouped_by_position_and_properties() {
    let rows = rows();
    let analysis = Analysis::new(&rows);
    // Only two subjects have runs of all minimisers. Each run has the same two lists.
    for (begins, expected) in [
        (["all", "level", "3"], "2 20 120 40.0 % 60 12 3.0 1.5 60 12 3.0 1.5"),
        (["all", "length", "8-15"], "2 20 120 40.0 % 60 12 3.0 1.5 60 12 3.0 1.5"),
        (["all", "length", "2-3"], "2 4 4 100.0 % 4 2 1.0 0.0 4 2 1.0 0.0"),
        (["all", "share kept", "under 1/2"], "2 20 120 40.0 % 60 12 3.0 1.5 60 12 3.0 1.5"),
        (["all", "share kept", "all"], "2 4 4 100.0 % 4 2 1.0 0.0 4 2 1.0 0.0"),
        (["all", "kind of parent", "names"], "2 4 4 100.0 % 4 2 1.0 0.0 4 2 1.0 0.0"),
        (["all", "round", "2"], "2 4 4 100.0 % 4 2 1.0 0.0 4 2 1.0 0.0"),
        (["b", "level", "3"], "1 10 60 40.0 % 30 6 3.0 1.5 30 6 3.0 1.5"),
    ] {
        assert_eq!(
            cells(&analysis, "Tree levels: hdd", &begins)[3..].join(" "),
            expected,
            "{begins:?}"
        );
    }
}

#[test]
fn ten_thousand_lists_take_two_megabytes_at_most() {
    let mut row = row(&GIVEN[0]);
    let figures = row.figures.as_mut().unwrap();
    let mut long = figures.lists[0].clone();
    (long.place.parent, long.place.round) = ("template_parameter_pack_expansion".to_owned(), 100);
    (long.len, long.kept, long.weights, long.removed) =
        (99_999, 99_998, [9_999_999, 999, 999_999], 9_999_998);
    (long.assumed, long.rho, long.kinds) = (0.1234, Some(-0.1234), [[999_999, 99_999]; 4]);
    long.repeats = Some(999_999);
    figures.lists = vec![long; 10_000];
    assert!(serde_json::to_string(&row).unwrap().len() < 2_000_000);
}

#[test]
fn initial_probabilities_are_compared_on_the_same_subjects() {
    let mut other = serde_json::to_value(row(&("a", "hdd", "probdd", None, 20, 200, 1.0))).unwrap();
    other["run"]["p0"] = json!(0.2);
    let rows = [rows(), vec![serde_json::from_value(other).unwrap()]].concat();
    let analysis = Analysis::new(&rows);
    let of = |p0| cells(&analysis, "Sensitivity to p0", &["hdd probdd", p0])[2..].join(" ");
    assert_eq!(of("0.1"), "fixed 1 10.0 100.0 2.0", "without subject b, on which 0.2 has not run");
    assert_eq!(of("0.2"), "fixed 1 20.0 200.0 1.0");
}

#[test]
fn success_rates_are_those_of_each_language() {
    let mut rows = rows();
    for row in rows.iter_mut().filter(|row| row.run.subject == "b") {
        row.language = "xml".to_owned();
        row.figures.as_mut().unwrap().queries[0].interesting = 20;
    }
    let analysis = Analysis::new(&rows);
    let of = |language| cells(&analysis, "Queries by kind", &["hdd ddmin", language])[5].clone();
    assert_eq!(["c", "xml", "all"].map(of), ["25.0 %", "50.0 %", "37.5 %"]);
}

#[test]
fn targets_are_shares_of_the_input_and_a_run_that_misses_one_costs_all_its_tests() {
    let rows = rows();
    let analysis = Analysis::new(&rows);
    let of =
        |target: &str, series: &str| cells(&analysis, "Targets", &[target, series])[2..].join(" ");
    assert_eq!(of("50 % of the input", "hdd ddmin"), "2 2 200.0 250.0 250.0");
    // On a, 40 of 100 tokens are left.
    assert_eq!(of("20 % of the input", "hdd ddmin"), "2 1 100.0 500.0 2050.0");
    assert_eq!(of("10 % of the input", "hdd probdd"), "2 2 141.4 150.0 150.0");
    let tables = analysis.tables();
    let targets = tables.iter().find(|table| table.title == "Targets").unwrap();
    assert!(targets.rows.iter().all(|row| row[0].number >= Some(10.0)), "none is below a tenth");
}

#[test]
fn markdown_marks_the_minimum_of_each_row_and_escapes_special_characters() {
    let mut rows = rows();
    rows.iter_mut()
        .filter(|row| row.run.subject == "a")
        .for_each(|row| row.run.subject = "a|b <i>".to_owned());
    let text = markdown(&Analysis::new(&rows));
    let line = text.lines().find(|line| line.starts_with(r"| a\|b \<i>")).unwrap();
    assert!(
        line.contains("**10**") && line.contains("**100**") && !line.contains("**40**"),
        "{line}"
    );
    assert!(!text.contains("All runs"));
    for defined in ["Queries: distinct", "Repeats: proposals", "Tests: different texts"] {
        assert!(text.contains(defined), "{defined}");
    }
}
