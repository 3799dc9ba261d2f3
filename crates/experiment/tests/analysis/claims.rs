//! Outcome of each claim of the papers, and statistics over all subjects.

use secateur_experiment::{Analysis, Contender, Metric, PairComparison, Row};
use secateur_minimize::InitialProbability;

use crate::{cells, row, rows};

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
fn the_first_tables_fit_on_a_page() {
    let rows = rows_with_tests();
    let analysis = Analysis::new(&rows);
    let tables = analysis.tables();
    let titles: Vec<_> = tables.iter().map(|table| &*table.title).collect();
    assert_eq!(titles[..3], ["Ranks", "Claims of the papers", "Targets"]);
    assert!(tables[0].header.len() < 10, "{:?}", tables[0].header);
}
