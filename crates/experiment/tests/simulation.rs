//! The simulation is repeatable, and its counts are correct.

use secateur_experiment::{SimulationOptions, simulate};
use secateur_minimize::Algorithm;

fn small() -> SimulationOptions {
    SimulationOptions { lists: 40, len: 2..=60, seed: 7, ..SimulationOptions::default() }
}

#[test]
fn the_figures_do_not_depend_on_the_number_of_threads() {
    let [one, three] = [1, 3].map(|threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| simulate(&small(), || ()).unwrap())
    });
    assert_eq!(one, three);
}

#[test]
fn another_seed_draws_other_lists() {
    let report = simulate(&small(), || ()).unwrap();
    assert_ne!(
        simulate(&SimulationOptions { seed: 8, ..small() }, || ()).unwrap().algorithms,
        report.algorithms
    );
}

#[test]
fn every_algorithm_finds_the_needed_elements() {
    // A list without needed elements keeps one, hence the small difference.
    let report = simulate(&small(), || ()).unwrap();
    assert_eq!(report.algorithms.len(), Algorithm::ALL.len());
    for figures in &report.algorithms {
        let surplus = figures.mean_result_elements - report.mean_needed_elements;
        assert!((0.0..0.2).contains(&surplus), "{}: {surplus}", figures.algorithm);
    }
}

#[test]
fn a_pair_runs_its_two_algorithms_only_and_compares_them() {
    let pairs = vec![(Algorithm::Opdd.into(), Algorithm::Ddmin.into())];
    let report = simulate(&SimulationOptions { pairs, ..small() }, || ()).unwrap();
    let [ddmin, opdd] = &report.algorithms[..] else { panic!("{:?}", report.algorithms) };
    assert_eq!((ddmin.algorithm, opdd.algorithm), ("ddmin", "opdd"));
    let [pair] = &report.pairs[..] else { panic!("{:?}", report.pairs) };
    let fewer = 100.0 * (1.0 - ddmin.queries as f64 / opdd.queries as f64);
    assert!((pair.savings.percent_of_sums - fewer).abs() < 1e-9);
    assert!(pair.savings.percent_of_sums < 0.0, "ddmin asks more");
    assert!(ddmin.repeats > 0, "its subsets at granularity 2 are its complements");
    let repeats: Option<u64> = ddmin.kinds.iter().map(|kind| kind.repeats).sum();
    assert_eq!(repeats, Some(ddmin.repeats));
    assert_eq!(ddmin.kinds.iter().map(|kind| kind.queries).sum::<u64>(), ddmin.queries);
    assert_eq!(
        ddmin.kinds.iter().map(|kind| &*kind.kind).collect::<Vec<_>>(),
        ["subset", "complement", "revisit"]
    );
}

#[test]
fn wddmin_asks_fewer_queries_than_ddmin() {
    let pairs = vec![(Algorithm::Ddmin.into(), Algorithm::WDdmin.into())];
    let report =
        simulate(&SimulationOptions { lists: 200, len: 2..=200, pairs, ..small() }, || ()).unwrap();
    assert!(report.pairs[0].savings.percent_of_sums > 10.0, "{:?}", report.pairs);
}

#[test]
fn the_table_and_the_json_name_every_figure() {
    let report = simulate(&small(), || ()).unwrap();
    let table = report.table();
    assert!(table.contains("seed 7") && table.contains("wprobdd than probdd"), "{table}");
    let json: serde_json::Value = serde_json::to_value(&report).unwrap();
    assert_eq!(json["algorithms"][0]["algorithm"], "ddmin");
    assert_eq!(json["algorithms"][0]["queries"], report.algorithms[0].queries);
    assert_eq!(json["pairs"][0]["percent_mean"], report.pairs[0].savings.percent_mean);
}

#[test]
fn no_lists_make_an_empty_report() {
    let report = simulate(&SimulationOptions { lists: 0, ..small() }, || ()).unwrap();
    assert_eq!(report.mean_needed_elements.to_bits(), 0.0_f64.to_bits());
    assert!(report.algorithms.iter().all(|figures| figures.queries == 0));
}
