//! Properties of all algorithms, for any list and test.

use std::hash::{DefaultHasher, Hash, Hasher};

use proptest::prelude::*;
use secateur_minimize::{
    Algorithm, Config, InitialProbability, Minimality, Minimizer, Options, Outcome, Query, Weights,
};

/// Arbitrary test that is deterministic: a configuration always has the same outcome, and the full
/// list is interesting.
#[derive(Clone, Debug)]
enum DeterministicTest {
    /// Configurations with all of these elements are interesting.
    Monotone { needed: Vec<usize> },
    /// As above, and each element is kept only together with its partner.
    Paired { needed: Vec<usize> },
    /// One in `rarity` configurations is interesting, chosen by a hash.
    Hashed { salt: u64, rarity: u64 },
    /// Only the full list is interesting.
    Never,
}

impl DeterministicTest {
    fn is_interesting(&self, config: &Config) -> bool {
        match self {
            Self::Monotone { needed } => {
                needed.iter().all(|&index| index >= config.list_len() || config.contains(index))
            }
            Self::Paired { needed } => {
                let pair_is_whole = |index: usize| {
                    index + 1 >= config.list_len()
                        || config.contains(index) == config.contains(index + 1)
                };
                Self::Monotone { needed: needed.clone() }.is_interesting(config)
                    && (0..config.list_len()).step_by(2).all(pair_is_whole)
            }
            Self::Hashed { salt, rarity } => {
                let mut hasher = DefaultHasher::new();
                (salt, config).hash(&mut hasher);
                config.len() == config.list_len() || hasher.finish().is_multiple_of(*rarity)
            }
            Self::Never => config.len() == config.list_len(),
        }
    }

    fn outcome(&self, config: &Config) -> Outcome {
        if self.is_interesting(config) { Outcome::Interesting } else { Outcome::Uninteresting }
    }
}

fn tests() -> impl Strategy<Value = DeterministicTest> {
    let needed = || prop::collection::vec(0usize..60, 0..12);
    prop_oneof![
        needed().prop_map(|needed| DeterministicTest::Monotone { needed }),
        needed().prop_map(|needed| DeterministicTest::Paired { needed }),
        (any::<u64>(), 1u64..12)
            .prop_map(|(salt, rarity)| DeterministicTest::Hashed { salt, rarity }),
        Just(DeterministicTest::Never),
    ]
}

fn weights() -> impl Strategy<Value = Weights> {
    prop::collection::vec(prop_oneof![0u64..10, 1u64..100_000, Just(u64::MAX)], 0..60)
        .prop_map(Weights::new)
}

fn options() -> impl Strategy<Value = Options> {
    let p0 = prop_oneof![
        0.0001f64..0.9999,
        Just(0.1),
        Just(0.25),
        Just(1e-300),
        Just(1.0_f64.next_down())
    ];
    (p0, prop::option::of(any::<u64>())).prop_map(|(p0, seed)| Options {
        p0: InitialProbability::new(p0).unwrap_or_default(),
        seed,
    })
}

fn algorithms() -> impl Strategy<Value = Algorithm> {
    prop::sample::select(Algorithm::ALL.to_vec())
}

/// Runs a search to its end and returns its queries.
fn run(search: &mut Minimizer, mut outcome: impl FnMut(&Config) -> Outcome) -> Vec<Query> {
    let mut queries = Vec::new();
    while let Some(query) = search.candidate() {
        search.observe(outcome(&query.config));
        queries.push(query);
    }
    queries
}

fn is_one_minimal(config: &Config, test: &DeterministicTest) -> bool {
    // No algorithm queries the empty list.
    config.len() < 2
        || config.iter().all(|index| !test.is_interesting(&config.without(&[index as u32])))
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 1500,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_best_is_interesting_and_only_shrinks_and_candidates_are_proper_subsets(
        algorithm in algorithms(), weights in weights(), options in options(), test in tests(),
    ) {
        let mut search = algorithm.start(&weights, &options);
        prop_assert_eq!(search.best().len(), weights.len());
        while let Some(query) = search.candidate() {
            let best = search.best();
            let asked_again = search.candidate();
            prop_assert_eq!(asked_again, Some(query.clone()), "asking twice changes the candidate");
            prop_assert!(!query.config.is_empty());
            prop_assert!(query.config.is_subset(&best) && query.config != best);
            prop_assert!(query.expected.is_none_or(|expected| (0.0..=1.0).contains(&expected)));
            let outcome = test.outcome(&query.config);
            search.observe(outcome);
            let expected = if outcome.is_interesting() { query.config } else { best };
            prop_assert_eq!(search.best(), expected);
            prop_assert!(test.is_interesting(&search.best()));
        }
        let end = search.best();
        search.observe(Outcome::Interesting);
        prop_assert_eq!(search.best(), end, "an ended search listens no more");
        prop_assert_eq!(search.candidate(), None);
    }

    #[test]
    fn promised_results_are_1_minimal(
        algorithm in algorithms(), weights in weights(), options in options(), test in tests(),
    ) {
        let mut search = algorithm.start(&weights, &options);
        run(&mut search, |config| test.outcome(config));
        let promised = match algorithm.minimality() {
            Minimality::OneMinimal => true,
            Minimality::OneMinimalIfMonotone => {
                matches!(test, DeterministicTest::Monotone { .. } | DeterministicTest::Never)
            }
        };
        prop_assert!(!promised || is_one_minimal(&search.best(), &test), "{:?}", search.best());
    }

    #[test]
    fn a_run_ends_within_the_stated_number_of_queries(
        algorithm in algorithms(), weights in weights(), options in options(), test in tests(),
    ) {
        let mut search = algorithm.start(&weights, &options);
        let queries = run(&mut search, |config| test.outcome(config)).len() as u64;
        prop_assert!(queries <= algorithm.queries_max(weights.len()), "{} queries", queries);
    }

    #[test]
    fn any_outcomes_end_within_the_stated_number_of_queries(
        algorithm in algorithms(), weights in weights(), options in options(),
        salt in any::<u64>(), rarity in 1u64..40,
    ) {
        // Unlike a hash of the configuration, this may answer the same question differently.
        let mut search = algorithm.start(&weights, &options);
        let mut asked = 0u64;
        while let Some(query) = search.candidate() {
            asked += 1;
            prop_assert!(!query.config.is_empty());
            prop_assert!(query.config.is_subset(&search.best()) && query.config != search.best());
            let mut hasher = DefaultHasher::new();
            (salt, asked).hash(&mut hasher);
            let interesting = hasher.finish().is_multiple_of(rarity);
            search.observe(if interesting { Outcome::Interesting } else { Outcome::Uninteresting });
        }
        prop_assert!(asked <= algorithm.queries_max(weights.len()), "{} queries", asked);
    }

    #[test]
    fn the_same_outcomes_lead_to_the_same_queries(
        algorithm in algorithms(), weights in weights(), options in options(), test in tests(),
    ) {
        let trace = || run(&mut algorithm.start(&weights, &options), |config| test.outcome(config));
        prop_assert_eq!(trace(), trace());
    }

    #[test]
    fn unresolved_queries_count_as_uninteresting(
        algorithm in algorithms(), weights in weights(), options in options(), test in tests(),
    ) {
        let unresolved = |config: &Config| match test.outcome(config) {
            Outcome::Interesting => Outcome::Interesting,
            _ => Outcome::Unresolved,
        };
        let mut search = algorithm.start(&weights, &options);
        let mut other = algorithm.start(&weights, &options);
        let queries = run(&mut search, |config| test.outcome(config));
        prop_assert_eq!(queries, run(&mut other, unresolved));
        prop_assert_eq!(search.best(), other.best());
    }

    #[test]
    fn a_fork_is_independent_of_its_original(
        algorithm in algorithms(), weights in weights(), options in options(),
        test in tests(), other_test in tests(), fork_after in 0usize..30,
    ) {
        let alone = |test: &DeterministicTest, from: usize, before: &DeterministicTest| {
            let mut search = algorithm.start(&weights, &options);
            let mut asked = 0;
            let queries = run(&mut search, |config| {
                asked += 1;
                if asked <= from { before.outcome(config) } else { test.outcome(config) }
            });
            (queries, search.best())
        };
        let mut original = algorithm.start(&weights, &options);
        let mut first = Vec::new();
        for _ in 0..fork_after {
            let Some(query) = original.candidate() else { break };
            original.observe(test.outcome(&query.config));
            first.push(query);
        }
        let mut fork = original.clone();
        let (mut by_original, mut by_fork) = (first.clone(), first);
        // Both advance in turns, so that a step of either could affect the other.
        loop {
            let (left, right) = (original.candidate(), fork.candidate());
            if left.is_none() && right.is_none() {
                break;
            }
            if let Some(query) = left {
                original.observe(test.outcome(&query.config));
                by_original.push(query);
            }
            if let Some(query) = right {
                fork.observe(other_test.outcome(&query.config));
                by_fork.push(query);
            }
        }
        prop_assert_eq!((by_original, original.best()), alone(&test, 0, &test));
        prop_assert_eq!((by_fork, fork.best()), alone(&other_test, fork_after, &test));
    }
}

#[test]
fn lists_of_0_and_1_elements_need_no_query() {
    for algorithm in Algorithm::ALL {
        for len in 0..2 {
            let search = algorithm.start(&Weights::uniform(len), &Options::default());
            assert_eq!(search.candidate(), None, "{algorithm}, {len} elements");
            assert_eq!(search.best().len(), len);
        }
    }
}

#[test]
fn either_of_2_elements_can_be_deleted_but_not_both() {
    for algorithm in Algorithm::ALL {
        for needed in [vec![], vec![0], vec![1], vec![0, 1]] {
            let mut search = algorithm.start(&Weights::uniform(2), &Options::default());
            let test = DeterministicTest::Monotone { needed: needed.clone() };
            let queries = run(&mut search, |config| test.outcome(config));
            assert!(queries.iter().all(|query| query.config.len() == 1));
            assert_eq!(search.best().len(), needed.len().max(1), "{algorithm}, {needed:?}");
        }
    }
}

#[test]
fn every_algorithm_reduces_a_list_of_100_000_elements() {
    const LEN: usize = 100_000;
    let needed = [0, 7, 8, 9, 31_415, 50_000, 65_536, 99_999];
    for algorithm in Algorithm::ALL {
        let mut search = algorithm
            .start(&Weights::new((0..LEN as u64).map(|index| index % 100)), &Options::default());
        let mut queries = 0;
        while let Some(query) = search.candidate() {
            queries += 1;
            let interesting = needed.iter().all(|&index| query.config.contains(index));
            search.observe(if interesting { Outcome::Interesting } else { Outcome::Uninteresting });
        }
        assert_eq!(search.best().iter().collect::<Vec<_>>(), needed, "{algorithm}");
        assert!(queries <= algorithm.queries_max(LEN));
    }
}
