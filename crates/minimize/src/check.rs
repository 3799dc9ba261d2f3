//! Conformance checks for list minimisers: runs a minimiser on many lists and reports broken
//! promises.

use std::collections::{BTreeMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;

use crate::{Config, Minimizer, Outcome, Search, Weights};

/// Property that a list minimiser may promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Promise {
    /// The run ends.
    Ends,
    /// The result is interesting.
    KeepsInteresting,
    /// The same outcomes lead to the same queries.
    Steady,
    /// No query repeats a known outcome, including that of the full list.
    AsksOnce,
    /// On a monotone test, no single element of the result can be deleted.
    OneMinimal,
    /// The number of queries stays within the stated bound.
    InBound,
}

/// Verdict on one promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The promise that was checked.
    pub promise: Promise,
    /// Smallest list that breaks the promise, described in words; `None` if the promise is kept.
    pub broken: Option<String>,
}

/// Maximum length of the lists for which every set of needed elements is tried.
const EXHAUSTIVE_LEN_MAX: usize = 6;
/// Number of random lists, for each of a monotone and a non-monotone test.
const RANDOM_LISTS: usize = 60;
const RANDOM_LEN_MAX: usize = 40;

/// Weighted list with the elements that its test needs.
struct Case {
    weights: Vec<u64>,
    needed: Vec<u32>,
    /// If `false`, some configurations that keep all needed elements are uninteresting.
    is_monotone: bool,
}

impl Promise {
    /// All promises. A minimiser that breaks one of the first three is unusable.
    pub const ALL: [Self; 6] = [
        Self::Ends,
        Self::KeepsInteresting,
        Self::Steady,
        Self::AsksOnce,
        Self::OneMinimal,
        Self::InBound,
    ];

    /// Returns `true` if the promise is essential for every list minimiser.
    #[must_use]
    pub fn is_needed(self) -> bool {
        self <= Self::Steady
    }

    /// Returns the promise in words.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::Ends => "ends",
            Self::KeepsInteresting => "returns an interesting result",
            Self::Steady => "is deterministic",
            Self::AsksOnce => "never repeats a query",
            Self::OneMinimal => "1-minimal on monotone lists",
            Self::InBound => "stays within its query bound",
        }
    }
}

/// Returns the number of queries on `len` elements after which a run counts as endless.
#[must_use]
pub fn endless_after(len: usize) -> usize {
    8 * len * (len + 5) + 100
}

/// Checks the minimiser that `start` starts against every promise.
///
/// `bound` returns the maximum number of queries that the minimiser states for a list length.
/// Without it, [`Promise::InBound`] is not checked.
pub fn check(
    start: impl Fn(&Weights) -> Minimizer,
    bound: Option<&dyn Fn(usize) -> u64>,
) -> Vec<Finding> {
    let mut broken: BTreeMap<Promise, String> = BTreeMap::new();
    for case in cases() {
        for (promise, list) in case.broken(&start, bound) {
            broken.entry(promise).or_insert(list);
        }
        if broken.contains_key(&Promise::Ends) {
            break;
        }
    }
    let checked =
        Promise::ALL.into_iter().filter(|promise| *promise != Promise::InBound || bound.is_some());
    checked.map(|promise| Finding { promise, broken: broken.remove(&promise) }).collect()
}

/// Returns the lists to check, the smaller ones first.
fn cases() -> impl Iterator<Item = Case> {
    let small = (1..=EXHAUSTIVE_LEN_MAX).flat_map(|len| {
        (0..1u32 << len).map(move |bits| Case {
            weights: (0..len as u64).map(|index| 1 + index * 7 % 5).collect(),
            needed: (0..len as u32).filter(|element| bits >> element & 1 == 1).collect(),
            is_monotone: true,
        })
    });
    let mut random = Pcg64::seed_from_u64(0);
    let mut sizes: Vec<usize> =
        (0..RANDOM_LISTS).map(|_| random.random_range(2..=RANDOM_LEN_MAX)).collect();
    sizes.sort_unstable();
    let large = sizes.into_iter().flat_map(move |len| {
        let weights: Vec<u64> = (0..len).map(|_| random.random_range(1..=50)).collect();
        let share = random.random::<f64>();
        let needed: Vec<u32> = (0..len as u32).filter(|_| random.random::<f64>() < share).collect();
        [true, false].map(|is_monotone| Case {
            weights: weights.clone(),
            needed: needed.clone(),
            is_monotone,
        })
    });
    small.chain(large)
}

impl Case {
    fn is_interesting(&self, config: &Config) -> bool {
        let keeps_needed = self.needed.iter().all(|&element| config.contains(element as usize));
        let mut hasher = DefaultHasher::new();
        config.hash(&mut hasher);
        keeps_needed && (self.is_monotone || !hasher.finish().is_multiple_of(3))
    }

    fn broken(
        &self,
        start: &impl Fn(&Weights) -> Minimizer,
        bound: Option<&dyn Fn(usize) -> u64>,
    ) -> Vec<(Promise, String)> {
        let len = self.weights.len();
        let (weights, full) = (Weights::new(self.weights.iter().copied()), Config::full(len));
        let mut broken = Vec::new();
        let mut report = |promise, violation: String| {
            let Self { weights, needed, is_monotone } = self;
            let non_monotone =
                if *is_monotone { "" } else { ", some configurations with all of these fail" };
            broken.push((
                promise,
                format!("weights {weights:?}, needed {needed:?}{non_monotone}: {violation}"),
            ));
        };
        let mut search = start(&weights);
        let mut asked: Vec<(Config, bool)> = Vec::new();
        let mut known = HashSet::from([full.clone()]);
        let queries_max = endless_after(len);
        while let Some(query) = search.candidate() {
            if asked.len() >= queries_max {
                report(Promise::Ends, format!("it continues after {queries_max} queries"));
                return broken;
            }
            if !known.insert(query.config.clone()) {
                report(
                    Promise::AsksOnce,
                    format!("its query {} repeats {:?}", asked.len() + 1, query.config),
                );
            }
            let is_interesting = self.is_interesting(&query.config);
            asked.push((query.config, is_interesting));
            search.observe(Outcome::from(is_interesting));
        }
        let best = search.best();
        if best != full && !asked.contains(&(best.clone(), true)) {
            report(Promise::KeepsInteresting, format!("its result {best:?} is not interesting"));
        }
        if self.is_monotone && best.len() > self.needed.len().max(1) {
            report(Promise::OneMinimal, format!("its result is {best:?}"));
        }
        if let Some(queries_max) =
            bound.map(|bound| bound(len)).filter(|queries_max| asked.len() as u64 > *queries_max)
        {
            report(
                Promise::InBound,
                format!("it asks {} queries; the bound is {queries_max}", asked.len()),
            );
        }
        let mut replay = start(&weights);
        for (number, (config, is_interesting)) in asked.iter().enumerate() {
            let replayed = replay.candidate().map(|query| query.config);
            if replayed.as_ref() != Some(config) {
                let replayed =
                    replayed.map_or("nothing".to_owned(), |config| format!("{config:?}"));
                report(
                    Promise::Steady,
                    format!(
                        "its query {} keeps {config:?}, but {replayed} when run again",
                        number + 1
                    ),
                );
                break;
            }
            replay.observe(Outcome::from(*is_interesting));
        }
        broken
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Algorithm, Options, Query, QueryKind};

    #[test]
    fn our_own_algorithms_keep_what_they_promise() {
        for algorithm in Algorithm::ALL {
            let start = |weights: &Weights| algorithm.start(weights, &Options::default());
            let found = check(start, Some(&|len| algorithm.queries_max(len)));
            for Finding { promise, broken } in
                found.iter().filter(|finding| finding.promise != Promise::AsksOnce)
            {
                assert_eq!(*broken, None, "{algorithm}: {}", promise.text());
            }
        }
    }

    /// Deletes element by element from the front, for `sweeps` sweeps. Its result lacks the first
    /// `forgets` elements of its best configuration.
    #[derive(Clone)]
    struct Faulty {
        best: Config,
        asked: usize,
        sweeps: usize,
        forgets: usize,
    }

    impl Search for Faulty {
        type Candidate = Query;
        type Best = Config;

        fn candidate(&self) -> Option<Query> {
            let element = (self.asked % self.best.list_len()) as u32;
            let config = self.best.without(&[element]);
            let is_over = self.asked >= self.sweeps * self.best.list_len() || self.best.len() < 2;
            (!is_over).then_some(Query { config, kind: QueryKind::Other, expected: None })
        }

        fn observe(&mut self, outcome: Outcome) {
            if let (Some(query), true) = (self.candidate(), outcome.is_interesting()) {
                self.best = query.config;
            }
            self.asked += 1;
        }

        fn best(&self) -> Config {
            let forgotten: Vec<u32> =
                self.best.iter().take(self.forgets).map(|index| index as u32).collect();
            self.best.without(&forgotten)
        }
    }

    fn faulty(weights: &Weights, sweeps: usize, forgets: usize) -> Minimizer {
        Box::new(Faulty { best: Config::full(weights.len()), asked: 0, sweeps, forgets })
    }

    fn broken(sweeps: usize, forgets: usize) -> Vec<Promise> {
        let start = |weights: &Weights| faulty(weights, sweeps, forgets);
        let found = check(start, Some(&|len| len as u64));
        found
            .into_iter()
            .filter(|finding| finding.broken.is_some())
            .map(|finding| finding.promise)
            .collect()
    }

    #[test]
    fn each_broken_promise_is_found_on_a_small_list() {
        assert_eq!(broken(1, 0), []);
        assert_eq!(broken(0, 0), [Promise::OneMinimal]);
        assert_eq!(broken(2, 0), [Promise::AsksOnce, Promise::InBound]);
        assert_eq!(broken(usize::MAX / 100, 0), [Promise::Ends, Promise::AsksOnce]);
        assert_eq!(broken(1, 1), [Promise::KeepsInteresting]);
    }

    #[test]
    fn a_finding_gives_the_list_and_what_happened() {
        let start = |weights: &Weights| faulty(weights, 2, 0);
        let of = |found: Vec<Finding>, promise| {
            let mut found = found.into_iter().filter(move |finding| finding.promise == promise);
            found.next().map(|finding| finding.broken.unwrap_or_default())
        };
        let list = "weights [1, 3], needed [0, 1]: ";
        let bound = |len: usize| len as u64;
        assert_eq!(
            of(check(start, Some(&bound)), Promise::AsksOnce),
            Some(format!("{list}its query 3 repeats {{1}}"))
        );
        assert_eq!(
            of(check(start, Some(&bound)), Promise::InBound),
            Some(format!("{list}it asks 4 queries; the bound is 2"))
        );
        assert_eq!(of(check(start, None), Promise::InBound), None, "without a bound");
        // Every second run asks nothing.
        let runs = std::cell::Cell::new(0);
        let unsteady = |weights: &Weights| {
            runs.set(runs.get() + 1);
            faulty(weights, runs.get() % 2, 0)
        };
        let steady = of(check(unsteady, None), Promise::Steady).unwrap();
        assert!(steady.ends_with("but nothing when run again"), "{steady}");
        assert_eq!(endless_after(5), 500);
        let needed = Promise::ALL.into_iter().filter(|promise| promise.is_needed());
        assert!(needed.eq([Promise::Ends, Promise::KeepsInteresting, Promise::Steady]));
        let texts = Promise::ALL.map(Promise::text);
        assert!(texts.iter().all(|text| text.contains(' ') || *text == "ends"), "{texts:?}");
    }

    #[test]
    fn every_short_list_is_checked_and_longer_ones_are_of_all_shares() {
        let cases: Vec<_> = cases().collect();
        let (short, long) = cases.split_at((1..=EXHAUSTIVE_LEN_MAX).map(|len| 1 << len).sum());
        let needed: std::collections::BTreeSet<_> =
            short.iter().map(|case| (case.weights.len(), case.needed.clone())).collect();
        assert_eq!(needed.len(), short.len(), "all subsets of each length, once");
        assert!(needed.contains(&(3, vec![0, 2])) && needed.contains(&(6, vec![])));
        assert_eq!(short.last().unwrap().weights, [1, 3, 5, 2, 4, 1]);
        assert_eq!(long.len(), 2 * RANDOM_LISTS);
        assert!(long.is_sorted_by_key(|case| case.weights.len()));
        let share = |case: &Case| case.needed.len() as f64 / case.weights.len() as f64;
        for range in [0.0..0.25, 0.25..0.5, 0.5..0.75, 0.75..1.1] {
            assert!(long.iter().any(|case| range.contains(&share(case))), "{range:?}");
        }
        assert!(short[0].needed.is_empty() && short[1].needed == [0]);
        // Of the configurations that keep what is needed, a third fails if the test is not
        // monotone.
        let free = Case { weights: vec![1; 10], needed: Vec::new(), is_monotone: false };
        let kept = |bits: u32| {
            let deleted: Vec<u32> = (0..10).filter(|element| bits >> element & 1 == 1).collect();
            Config::full(10).without(&deleted)
        };
        let interesting = (0..1024).filter(|&bits| free.is_interesting(&kept(bits))).count();
        assert!((600..760).contains(&interesting), "{interesting}");
        let few = long.iter().filter(|case| share(case) < 0.1).count();
        assert!(few < RANDOM_LISTS, "{few}");
    }
}
