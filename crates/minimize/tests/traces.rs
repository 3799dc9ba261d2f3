//! Exact queries of every algorithm on the papers' examples. A changed order needs a review.

use std::collections::HashSet;

use secateur_minimize::{
    Algorithm, Config, InitialProbability, Minimizer, Options, Outcome, QueryKind, Weights,
};

/// The list of WDD's Fig. 1: the weights of the elements 1 to 8, and the elements that the failure
/// needs.
const WDD_WEIGHTS: [u64; 8] = [5, 8, 7, 7, 8, 16, 25, 6];
const WDD_NEEDED: [usize; 5] = [1, 3, 6, 7, 8];

/// The setting of CDD's Table III.
const CDD_NEEDED: [usize; 2] = [5, 8];

const ALL: [usize; 8] = [1, 2, 3, 4, 5, 6, 7, 8];

/// Answered query.
struct Step {
    config: Config,
    deleted: Vec<usize>,
    kind: QueryKind,
    interesting: bool,
}

#[expect(clippy::unwrap_used, reason = "every probability in this file is one")]
fn start(algorithm: Algorithm, p0: f64, seed: Option<u64>) -> Minimizer {
    let options = Options { p0: InitialProbability::new(p0).unwrap(), seed };
    algorithm.start(&Weights::new(WDD_WEIGHTS), &options)
}

/// Runs a search to its end. Elements are numbered from 1, as in the papers.
fn trace(mut search: Minimizer, needed: &[usize]) -> Vec<Step> {
    let mut steps = Vec::new();
    while let Some(query) = search.candidate() {
        let (best, kept) = (search.best(), &query.config);
        let deleted =
            best.iter().filter(|&index| !kept.contains(index)).map(|index| index + 1).collect();
        let interesting = needed.iter().all(|&number| kept.contains(number - 1));
        search.observe(if interesting { Outcome::Interesting } else { Outcome::Uninteresting });
        steps.push(Step { config: query.config, deleted, kind: query.kind, interesting });
    }
    assert_eq!(
        search.best().iter().map(|index| index + 1).collect::<Vec<_>>(),
        needed,
        "the result"
    );
    steps
}

/// Returns the elements that each query deletes, with a `T` after a success; words are separated by
/// spaces.
fn deletions(steps: &[Step]) -> String {
    let word = |step: &Step| {
        let digits: String = step.deleted.iter().map(usize::to_string).collect();
        if step.interesting { digits + "T" } else { digits }
    };
    steps.iter().map(word).collect::<Vec<_>>().join(" ")
}

fn check(algorithm: Algorithm, p0: f64, needed: &[usize], expected: &str) {
    assert_eq!(
        deletions(&trace(start(algorithm, p0, None), needed)),
        expected,
        "{algorithm}, p0 = {p0}"
    );
}

/// Returns the number of distinct queries, and of those that delete the heaviest element, 7. The
/// WDD paper prints both (Fig. 2 and §III-A).
fn distinct_queries_and_those_without_7(algorithm: Algorithm) -> (usize, usize) {
    let steps = trace(start(algorithm, 0.2, None), &WDD_NEEDED);
    let distinct: HashSet<_> = steps.iter().map(|step| &step.config).collect();
    (distinct.len(), distinct.iter().filter(|config| !config.contains(6)).count())
}

#[test]
fn ddmin_asks_30_distinct_queries_on_the_list_of_the_wdd_paper() {
    check(
        Algorithm::Ddmin,
        0.2,
        &WDD_NEEDED,
        "5678 1234 1234 5678 345678 125678 123478 123456 12 34 56 78 2345678 1345678 1245678 \
         1235678 1234678 1234578 1234568 1234567 1 2T 345678 145678 135678 134678 134578 134568 \
         134567 1 3 4T 35678 15678 13678 13578 13568 13567 1 3 5T 3678 1678 1378 1368 1367 \
         1 3 6 7 8",
    );
    assert_eq!(distinct_queries_and_those_without_7(Algorithm::Ddmin), (30, 13));
}

#[test]
fn wddmin_asks_26_distinct_queries_on_the_list_of_the_wdd_paper() {
    check(
        Algorithm::WDdmin,
        0.2,
        &WDD_NEEDED,
        "678 12345 12345 678 45678 123678 1234578 123456 123 45T 678 12378 1236 123 6 78 3678 \
         12678 12368 12367 12 3 7 8 23678 13678 1 2T 3678 1 1 3 6 7 8",
    );
    assert_eq!(distinct_queries_and_those_without_7(Algorithm::WDdmin), (26, 12));
}

#[test]
fn wddmin_cuts_where_the_halves_differ_least() {
    let first_query = |weights: [u64; 3]| {
        let search = Algorithm::WDdmin.start(&Weights::new(weights), &Options::default());
        search.candidate().map(|query| query.config.iter().collect::<Vec<_>>())
    };
    // The first half is asked about first.
    assert_eq!(first_query([10, 1, 7]), Some(vec![0]), "10 and 8, not 11 and 7");
    assert_eq!(first_query([7, 1, 10]), Some(vec![0, 1]), "8 and 10, not 7 and 11");
    assert_eq!(first_query([4, 2, 4]), Some(vec![0]), "the first of two equal cuts");
}

#[test]
fn probdd_without_a_seed_takes_equal_elements_in_list_order() {
    check(Algorithm::ProbDd, 0.2, &WDD_NEEDED, "12345 678 123 45T 67 18 23 8 6 7 2T 3 1");
}

#[test]
fn wprobdd_asks_the_queries_of_the_wdd_paper() {
    check(Algorithm::WProbDd, 0.2, &WDD_NEEDED, "67 7 256 2345 348 25T 18 6 34 1 3 4T 8");
}

#[test]
fn cdd_uses_set_sizes_5_3_1_for_a_probability_of_a_fifth() {
    check(Algorithm::Cdd, 0.2, &WDD_NEEDED, "12345 678 123 456 78 1 2T 3 4T 5T 6 7 8");
}

#[test]
fn cdd_uses_set_sizes_4_2_1_for_a_probability_of_a_quarter() {
    // After 1234 and before 56, the set 5678 is all that remains, and therefore not queried.
    check(Algorithm::Cdd, 0.25, &CDD_NEEDED, "1234T 56 78 5 6T 7T 8");
}

#[test]
fn probdd_and_wprobdd_start_with_a_set_of_4_of_8_equal_elements_at_a_quarter() {
    let p0 = InitialProbability::new(0.25).unwrap();
    for algorithm in [Algorithm::ProbDd, Algorithm::WProbDd] {
        let search = algorithm.start(&Weights::uniform(8), &Options { p0, seed: None });
        assert_eq!(
            search.candidate().unwrap().config.iter().collect::<Vec<_>>(),
            [4, 5, 6, 7],
            "{algorithm}"
        );
    }
}

#[test]
fn opdd_continues_after_a_success_and_halves_the_rest() {
    check(Algorithm::Opdd, 0.2, &WDD_NEEDED, "1234 5678 12 34 56 78 1 2T 3 4T 5T 6 7 8");
}

#[test]
fn opdd_does_not_split_deleted_parts_again() {
    check(Algorithm::Opdd, 0.25, &CDD_NEEDED, "1234T 56 78 5 6T 7T 8");
    check(Algorithm::Opdd, 0.25, &[1, 4, 8], "1234 5678 12 34 56T 78 1 2T 3T 4 7T 8");
}

#[test]
fn cdd_multiplies_by_the_exact_factor_and_not_by_its_rounding() {
    // One round later the probability is 1/2 and the size 2. With 1.582 it would be slightly more,
    // and the size 1.
    let p0 = 0.5 * (1.0 - 1.0 / std::f64::consts::E);
    check(Algorithm::Cdd, p0, &ALL, "123 456 78 12 34 56 78 1 2 3 4 5 6 7 8");
}

#[test]
fn active_coarsen_asks_random_sets_and_then_every_element() {
    check(Algorithm::ActiveCoarsen, 0.2, &WDD_NEEDED, "1267 123 158 12 45T 26 6 1 1 2T 3 6 7 8 1");
}

#[test]
fn probdd_with_a_seed_asks_10_to_15_queries_and_14_on_average() {
    let counts: Vec<usize> = (0..500)
        .map(|seed| trace(start(Algorithm::ProbDd, 0.2, Some(seed)), &WDD_NEEDED).len())
        .collect();
    assert!(counts.iter().all(|count| (10..=15).contains(count)), "{counts:?}");
    let mean = counts.iter().sum::<usize>() as f64 / counts.len() as f64;
    assert!((13.5..14.5).contains(&mean), "{mean}");
}

#[test]
fn a_seed_fixes_the_order_and_another_seed_changes_it() {
    for algorithm in Algorithm::ALL {
        let run = |seed| deletions(&trace(start(algorithm, 0.2, seed), &WDD_NEEDED));
        assert_eq!(run(Some(1)), run(Some(1)), "{algorithm}");
        assert_eq!(run(Some(1)) != run(Some(2)), algorithm.uses_seed(), "{algorithm}");
    }
}

#[test]
fn the_initial_probability_changes_only_what_uses_it() {
    for algorithm in Algorithm::ALL {
        let run = |p0| deletions(&trace(start(algorithm, p0, None), &WDD_NEEDED));
        assert_eq!(run(0.1) != run(0.4), algorithm.uses_initial_probability(), "{algorithm}");
    }
}

#[test]
fn a_revisit_deletes_a_part_tried_since_the_last_split() {
    // The complements after the first success, each with the initial letter of its kind.
    let complements_after_success = |algorithm| {
        let steps = trace(start(algorithm, 0.2, None), &WDD_NEEDED);
        let after = steps
            .into_iter()
            .skip_while(|step| !step.interesting)
            .filter(|step| step.kind != QueryKind::Subset);
        let words: Vec<String> =
            after.map(|step| format!("{}{}", &step.kind.name()[..1], deletions(&[step]))).collect();
        words.join(" ")
    };
    // 2, 4 and 5 are deleted in turn; 3 was not reached before 2 was deleted, nor 5 before 4, nor 6
    // before 5.
    assert_eq!(
        complements_after_success(Algorithm::Ddmin),
        "c2T r1 c3 c4T r1 r3 c5T r1 r3 c6 c7 c8"
    );
    // New parts are not revisits; those of the last sweep are.
    assert_eq!(
        complements_after_success(Algorithm::WDdmin),
        "c45T r123 c6 c78 c12 c3 c7 c8 c1 c2T r1 r1 r3 r6 r7 r8"
    );
}

/// Returns the queries on 8 equal elements for these outcomes, `T` or `F`: deletions with the
/// initial letter of their kind.
fn answered(algorithm: Algorithm, outcomes: &str) -> String {
    let mut search = algorithm.start(&Weights::uniform(8), &Options::default());
    let mut words = Vec::new();
    for outcome in outcomes.chars() {
        let Some(query) = search.candidate() else { break };
        let best = search.best();
        let deleted = best.iter().filter(|&index| !query.config.contains(index));
        let word: String = deleted.map(|index| (index + 1).to_string()).collect();
        words.push(format!("{}{word}", &query.kind.name()[..1]));
        search.observe(if outcome == 'T' { Outcome::Interesting } else { Outcome::Uninteresting });
    }
    words.join(" ")
}

#[test]
fn a_successful_revisit_does_not_change_the_kind_of_others() {
    // Parts 12, 34, 56 and 78: the third is deleted first, then the first. Of the other two, 34 was
    // tried before.
    let outcomes = "FFFF FFFFFFT FFFT FFFF".replace(' ', "");
    for algorithm in [Algorithm::Ddmin, Algorithm::WDdmin] {
        assert_eq!(
            answered(algorithm, &outcomes),
            "s5678 s1234 c1234 c5678 s345678 s125678 s123478 s123456 c12 c34 c56 s3478 s1278 \
             s1234 r12 s78 s34 r34 c78",
            "{algorithm}"
        );
    }
}

#[test]
fn parts_of_a_half_are_no_revisits() {
    // Only an inconsistent test lets 5678 be deleted as a part, but rejects 1234 as a subset.
    assert_eq!(answered(Algorithm::Ddmin, "FFFTFFFF"), "s5678 s1234 c1234 c5678 s34 s12 c12 c34");
}

#[test]
fn active_coarsen_revisits_elements_behind_the_last_one() {
    // Nothing is deleted until the last of the eight single elements.
    let asked = answered(Algorithm::ActiveCoarsen, &("F".repeat(60) + "T"));
    let singles: Vec<&str> = asked.split(' ').filter(|word| !word.starts_with('o')).collect();
    assert_eq!(singles.join(" "), "c1 c2 c3 c4 c5 c6 c7 c8");
    let random = asked.split(' ').count() - singles.len();
    let asked = answered(Algorithm::ActiveCoarsen, &("F".repeat(random + 6) + "TFTFFFFF"));
    assert!(asked.ends_with("c6 c7 c8 r1 r2 r3 r4 r5 r6"), "{asked}");
}

#[test]
fn the_last_sweep_of_wddmin_starts_over_after_each_success() {
    // Every part fails; in the last sweep 1 and 2 fail and 3 is deleted.
    let outcomes = "F".repeat(4 + 8 + 16 + 2) + "TFFF";
    let asked = answered(Algorithm::WDdmin, &outcomes);
    assert!(asked.ends_with("c7 c8 r1 r2 r3 r1 r2 r4"), "{asked}");
}
