//! Analyses of rows with known figures.
#![expect(clippy::unwrap_used, reason = "this is test code")]

use secateur_experiment::{
    Analysis, Contender, Ended, Metric, PairComparison, Row, SameLists, Series, Table, Verdict,
    markdown,
};
use secateur_minimize::InitialProbability;
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
    *analysis.series().iter().find(|series| series.full_name() == name).unwrap()
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
    let speed = analysis.value(analysis.series()[0], "a", Metric::TokensPerSecond);
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
    let names: Vec<_> = analysis.series().iter().map(Series::full_name).collect();
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
fn an_effect_is_compared_with_the_papers_per_language() {
    let mut rows = rows();
    for row in rows.iter_mut().filter(|row| row.run.subject == "b") {
        row.language = "xml".to_owned();
    }
    let analysis = Analysis::new(&rows);
    let effect =
        |begins: &[&str]| cells(&analysis, "Comparison with the papers", begins)[10..14].join(" ");
    assert_eq!(
        effect(&["CDD", "hdd", "c", "ddmin", "probdd", "tests"]),
        "-65.7 % -75.0 % -75.0 to -75.0 1"
    );
    assert_eq!(
        effect(&["CDD", "hdd", "xml", "ddmin", "probdd", "tests"]),
        "-30.8 % 100.0 % 100.0 to 100.0 1"
    );
    assert_eq!(
        effect(&["ProbDD", "hdd", "all", "ddmin", "probdd", "size (tokens)"]),
        "-59.5 % -50.0 % -75.0 to 0.0 2"
    );
}

/// Returns rows of both minimisers under HDD on XML with these tests.
fn rows_of_pair(tests: &[(u64, u64)], [first, second]: [&'static str; 2]) -> Vec<Row> {
    const NAMES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
    let of_subject = |(&name, &(a, b)): (&&'static str, &(u64, u64))| {
        [(first, a), (second, b)].map(|(minimizer, tests)| {
            let mut row = row(&(name, "hdd", minimizer, None, 10, tests, 1.0));
            row.language = "xml".to_owned();
            row
        })
    };
    NAMES.iter().zip(tests).flat_map(of_subject).collect()
}

/// WDD publishes ratios of arithmetic means; the geometric ones of its own inputs differ.
#[test]
fn an_effect_is_compared_with_the_kind_of_mean_that_the_paper_publishes() {
    let rows = rows_of_pair(&[(1000, 900), (10, 5)], ["ddmin", "wddmin"]);
    let row = cells(
        &Analysis::new(&rows),
        "Comparison with the papers",
        &["WDD", "hdd", "xml", "ddmin", "wddmin", "tests; in the paper time (s)"],
    );
    assert_eq!(
        row[6..13].join(" | "),
        "arithmetic | -16.9 % | -10.4 % | -50.0 to -10.0 | -35.5 % | -32.9 % | -50.0 to -10.0"
    );
}

#[test]
fn an_effect_on_xml_is_compared_at_the_initial_probability_of_its_paper() {
    let mut rows = rows_of_pair(&[(100, 80), (10, 8)], ["ddmin", "probdd"]);
    let mut low = rows.clone();
    low.retain(|row| row.run.contender.label() != "hdd.ddmin");
    for row in &mut low {
        let Contender::Combination(combination) = &mut row.run.contender else { panic!("{row:?}") };
        combination.p0 = Some(InitialProbability::new(0.0025).unwrap());
        row.figures.as_mut().unwrap().tests /= 2;
    }
    rows.extend(low);
    let analysis = Analysis::new(&rows);
    let begins = ["CDD", "hdd", "xml", "ddmin", "probdd, p0 0.0025", "tests"];
    assert_eq!(
        cells(&analysis, "Comparison with the papers", &begins)[10..12],
        ["-30.8 %", "-60.0 %"]
    );
    let begins = ["ProbDD", "hdd", "all", "ddmin", "probdd", "size (tokens)"];
    assert_eq!(cells(&analysis, "Comparison with the papers", &begins)[11], "0.0 %");
}

#[test]
fn the_outcome_of_each_claim_follows_from_the_rows() {
    let outcome = |tests: &[(u64, u64)], minimizers, claim: &str| {
        let rows = rows_of_pair(tests, minimizers);
        let row = cells(&Analysis::new(&rows), "Claims of the papers", &[claim]);
        [row[3..7].join(" | "), row[10].clone()]
    };
    let weighted = |tests: &[(u64, u64)]| {
        outcome(tests, ["ddmin", "wddmin"], "2. W_ddmin saves under HDD on XML")
    };
    assert_eq!(
        weighted(&[(100, 80); 7]),
        ["time (s), arithmetic | -16.9 % | -20.0 % | -20.0 to -20.0", "reproduced"]
    );
    assert_eq!(weighted(&[(80, 100); 7])[1], "not reproduced, because the second has more here");
    assert_eq!(weighted(&[(100, 80); 5])[1], "open: differences on 5 subjects, and 6 are needed");
    let unclear = [60, 80, 70, 90, 75, 110, 140].map(|tests| (100, tests));
    assert_eq!(weighted(&unclear)[1], "open: p = 0.375");
    assert_eq!(
        weighted(&[99, 101, 98, 102, 97, 103].map(|tests| (100, tests)))[1],
        "not reproduced, because p is above 0.05 and the interval excludes the published change"
    );
    let counters =
        |tests: &[(u64, u64)]| outcome(tests, ["probdd", "cdd"], "7. CDD equals ProbDD")[1].clone();
    assert_eq!(
        counters(&[(100, 104), (100, 98), (50, 50), (200, 204), (70, 72), (60, 61)]),
        "reproduced"
    );
    assert_eq!(
        counters(&[(100, 150); 6]),
        "not reproduced, because the interval excludes every difference below 10 %"
    );
    // The rows have a correlation of -0.5 on two subjects.
    let correlation = cells(
        &Analysis::new(&rows()),
        "Claims of the papers",
        &["8. Heavy elements are deleted less often"],
    );
    assert_eq!(
        correlation[1..].join(" | "),
        "WDD | hdd, c | Spearman's ρ, ddmin | -0.41 | -0.50 | – | – | – | 2 | open: differences \
            on 2 subjects, and 6 are needed"
    );
}

/// Minimisers, and their tests on eleven subjects.
const MINIMIZERS: [&str; 5] = ["ddmin", "wddmin", "probdd", "wprobdd", "cdd"];
const TESTS: [(&str, [u64; 5]); 11] = [
    ("a", [3588, 2259, 920, 1356, 970]),
    ("b", [1910, 846, 511, 435, 530]),
    ("c", [7172, 1434, 1056, 606, 1080]),
    ("d", [411, 196, 340, 449, 374]),
    ("e", [222, 205, 208, 209, 209]),
    ("f", [58, 57, 65, 66, 65]),
    ("g", [92, 84, 123, 124, 122]),
    ("h", [86, 75, 108, 105, 110]),
    ("i", [496, 474, 380, 372, 388]),
    ("j", [132, 128, 123, 130, 125]),
    ("k", [74, 80, 92, 102, 93]),
];

/// Returns rows with the tests of each minimiser on each subject.
fn rows_with_tests() -> Vec<Row> {
    let of_subject = |(name, tests): (&'static str, [u64; 5])| {
        let of = move |(minimizer, tests)| row(&(name, "perses", minimizer, None, 10, tests, 1.0));
        MINIMIZERS.into_iter().zip(tests).map(of)
    };
    TESTS.into_iter().flat_map(of_subject).collect()
}

/// From SciPy 1.17.1 (`friedmanchisquare`, `rankdata`, `wilcoxon`: exact, with equal differences by
/// `PermutationMethod(n_resamples=inf)`), statsmodels 0.15.0 (`multipletests`, Holm), autorank
/// 1.3.0 (`autorank(order="ascending", force_mode="nonparametric")`) and NumPy 2.4.6 on the same
/// rows.
#[test]
fn the_statistics_are_those_of_scipy_statsmodels_and_autorank_on_the_same_rows() {
    let rows = rows_with_tests();
    let analysis = Analysis::new(&rows);
    let pairs: Vec<_> =
        analysis.main_pairs().into_iter().filter(|pair| pair.metric == Metric::Tests).collect();
    // First and second, p by Holm, and ratios of geometric means, arithmetic means and medians.
    let expected: [([usize; 2], [f64; 4]); 10] = [
        ([0, 1], [0.048828125, 0.6982933404627161, 0.40994312197177163, 0.8828828828828829]),
        ([0, 2], [1.0, 0.6741625949313971, 0.27568288743767994, 0.9369369369369369]),
        ([0, 3], [1.0, 0.6795069741019769, 0.27764904149989467, 0.9414414414414415]),
        ([0, 4], [1.0, 0.6909130464962421, 0.2855136577487536, 0.9414414414414415]),
        ([1, 2], [1.0, 0.9654432540981575, 0.6724905789653991, 1.0612244897959184]),
        ([1, 3], [1.0, 0.9730967413375438, 0.6772867420349434, 1.066326530612245]),
        ([1, 4], [1.0, 0.9894309546735998, 0.6964713943131209, 1.066326530612245]),
        ([2, 3], [1.0, 1.0079274335460924, 1.0071319409067754, 1.0048076923076923]),
        ([2, 4], [0.0703125, 1.0248463081321644, 1.0356597045338767, 1.0048076923076923]),
        ([3, 4], [1.0, 1.0167858062227237, 1.0283257460799191, 1.0]),
    ];
    assert_eq!(pairs.len(), expected.len());
    for ([first, second], expected) in expected {
        let is = |pair: &&PairComparison<'_>| {
            [(pair.baseline, first), (pair.other, second)].iter().all(|(series, index)| {
                series.to_string() == format!("perses {}", MINIMIZERS[*index])
            })
        };
        let pair = pairs.iter().find(is).unwrap();
        let found = [pair.p, pair.ratio, pair.of_means, pair.of_medians.unwrap()];
        let is_near = found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12);
        assert!(is_near, "{} {}: {found:?}", MINIMIZERS[first], MINIMIZERS[second]);
    }
    for (minimizer, rank) in [
        ("ddmin", "3.73"),
        ("wddmin", "2.36"),
        ("probdd", "2.41"),
        ("wprobdd", "3.32"),
        ("cdd", "3.18"),
    ] {
        let row = cells(&analysis, "Ranks", &["perses", minimizer]);
        assert_eq!([&row[2], &row[4], &row[8]], ["11", rank, "1.84"], "{minimizer}");
    }
    let conclusion = &analysis.conclusions()[0];
    assert!(conclusion.contains("(Friedman: p = 0.178)"), "{conclusion}");
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
fn the_first_tables_fit_on_a_page() {
    let rows = rows_with_tests();
    let analysis = Analysis::new(&rows);
    let tables = analysis.tables();
    let titles: Vec<_> = tables.iter().map(|table| &*table.title).collect();
    assert_eq!(titles[..3], ["Ranks", "Claims of the papers", "Targets"]);
    assert!(tables[0].header.len() < 10, "{:?}", tables[0].header);
}

#[test]
fn other_reducers_are_compared_with_the_default_but_not_with_the_papers() {
    let mut rows = rows();
    rows.push(reducer_row("cut", &("a", "hdd", "ddmin", None, 20, 800, 4.0)));
    let mut other_language = reducer_row("cut", &("c", "hdd", "ddmin", None, 20, 800, 4.0));
    let Contender::Reducer(id) = &mut other_language.run.contender else {
        panic!("{other_language:?}")
    };
    id.command.push("--xml".to_owned());
    rows.push(other_language);
    let mut default = row(&("a", "perses+rename", "wprobdd", None, 10, 100, 2.0));
    assert!(
        Analysis::new(&rows).tables().iter().any(|table| table.title == "Against other reducers")
    );
    let analysis = Analysis::new(&rows);
    assert_eq!(
        analysis.baseline().unwrap().to_string(),
        "hdd ddmin",
        "there is nothing closer to the default"
    );
    let Contender::Combination(combination) = &mut default.run.contender else {
        panic!("{default:?}")
    };
    (combination.p0, combination.learned) = (Some(InitialProbability::new(0.25).unwrap()), true);
    rows.push(default);
    let mut failed = reducer_row("saw", &GIVEN[0]);
    failed.ended = Ended::NotReproduced;
    rows.push(failed);
    let analysis = Analysis::new(&rows);
    assert_eq!(analysis.baseline().unwrap().full_name(), "perses+rename wprobdd, p0 0.25, learned");
    // The reducer without a valid run is not shown.
    assert_eq!(analysis.reducers().iter().map(Series::full_name).collect::<Vec<_>>(), ["cut 1.2"]);
    assert!(analysis.main_series().iter().all(|series| series.algorithms().is_some()));
    for (title, begins, expected) in [
        (
            "Against other reducers",
            &["a"][..],
            &["a", "c", "100", "2.0", "10", "100", "4.0", "20", "800"][..],
        ),
        (
            "Against other reducers, summary",
            &["cut 1.2", "perses+rename wprobdd, p0 0.25, learned", "tests"],
            &[
                "cut 1.2",
                "perses+rename wprobdd, p0 0.25, learned",
                "tests",
                "1",
                "0",
                "-87.5 %",
                "-87.5 to -87.5",
                "-87.5 %",
                "-87.5 %",
                "1",
                "0",
                "0",
            ],
        ),
        (
            "Means",
            &["cut 1.2"],
            &["cut 1.2", "all", "2", "2", "0", "20.0", "20.0", "20.0", "800.0"],
        ),
        (
            "All runs",
            &["a", "cut 1.2"],
            &["a", "cut 1.2", "–", "–", "–", "–", "finished", "100", "20"],
        ),
    ] {
        assert_eq!(cells(&analysis, title, begins)[..expected.len()], *expected, "{title}");
    }
    let tables = analysis.tables();
    let against = tables.iter().find(|table| table.title == "Against other reducers").unwrap();
    assert_eq!(against.rows.len(), 2, "no other contender has run on b");
}

/// Returns a line of lists: one list of `len` elements of a subject, with the outcomes of ddmin and
/// of ProbDD.
fn list_of(subject: &str, len: usize, outcomes: [&str; 2]) -> SameLists {
    let [ddmin, probdd] = [("ddmin", None), ("probdd", Some(0.1))].map(|(minimizer, p0)| {
        json!({"pass": "hdd", "minimizer": minimizer, "p0": p0, "learned": false, "seed": null})
    });
    let mut run = ddmin.clone();
    (run["subject"], run["input_hash"], run["test_hash"]) =
        (json!(subject), "1".into(), "2".into());
    serde_json::from_value(json!({
        "run": run, "language": "c", "version": "0", "all": 1, "algorithms": [ddmin, probdd],
        "lists": [[["hdd", 1, "thorough", 3, "block"], vec![1; len], [0.1], outcomes]],
    }))
    .unwrap()
}

#[test]
fn whole_runs_are_compared_with_the_lists_of_the_same_subjects() {
    let rows: Vec<Row> = rows().into_iter().filter(|row| row.run.subject == "a").collect();
    let nothing = ["", ""];
    // ProbDD asks fewer queries on the subject with runs, and more on the others.
    let mut lists = vec![list_of("a", 16, nothing)];
    lists.extend(["c", "d"].map(|subject| list_of(subject, 2, ["1", ""])));
    let analysis = Analysis::new(&rows).with_lists(&lists);
    let pair = cells(&analysis, "Same lists, pairs", &["hdd, lists of ddmin"]);
    let [.., subjects, by_subject, _, with_runs, same_lists, whole_runs, winner] = &pair[..] else {
        panic!("{pair:?}")
    };
    assert_eq!((&**subjects, &**with_runs, &**whole_runs), ("3", "1", "-75.0 %"), "{pair:?}");
    assert!(!by_subject.starts_with('-') && same_lists.starts_with('-'), "{pair:?}");
    assert_eq!(winner, "yes");
    let conclusions = analysis.conclusions();
    let last = conclusions.last().unwrap();
    assert!(
        last.ends_with("Whole runs on the same subjects have the same winner for 1 of 1 pair."),
        "{last}"
    );
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
