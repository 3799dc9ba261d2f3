//! A test bench for list minimisers: what one promises, tried on many lists.

use std::collections::{BTreeMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;

use crate::{Config, Minimizer, Outcome, Search, Weights};

/// What a list minimiser may promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Promise {
    /// It comes to an end.
    Ends,
    /// What it has come to is interesting.
    KeepsInteresting,
    /// It asks the same after the same outcomes.
    Steady,
    /// It never asks what it was told, nor about the whole list.
    AsksOnce,
    /// Where the property is monotone, no single member can go in the end.
    OneMinimal,
    /// It asks no more often than it says.
    InBound,
}

/// Whether a promise is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What.
    pub promise: Promise,
    /// The smallest list on which it is not.
    pub broken: Option<String>,
}

/// Up to how many members a list has of which every set of needed members is tried.
const ALL_UP_TO: usize = 6;
/// How many random lists follow, of each kind.
const RANDOM: usize = 60;
const RANDOM_LEN_MAX: usize = 40;

/// A list with what is needed of it.
struct Case {
    weights: Vec<u64>,
    needed: Vec<u32>,
    /// Of the configurations that hold what is needed, some fail.
    is_monotone: bool,
}

impl Promise {
    /// Every promise. What breaks one of the first three is no list minimiser.
    pub const ALL: [Self; 6] = [
        Self::Ends,
        Self::KeepsInteresting,
        Self::Steady,
        Self::AsksOnce,
        Self::OneMinimal,
        Self::InBound,
    ];

    /// Whether no list minimiser can do without it.
    #[must_use]
    pub fn is_needed(self) -> bool {
        self <= Self::Steady
    }

    /// In words.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::Ends => "ends",
            Self::KeepsInteresting => "keeps what is interesting",
            Self::Steady => "asks the same after the same outcomes",
            Self::AsksOnce => "never asks what is known",
            Self::OneMinimal => "1-minimal on monotone lists",
            Self::InBound => "asks no more often than it says",
        }
    }
}

/// How often a minimiser may ask about a list of `len` members before it is taken to go on for ever.
#[must_use]
pub fn endless_after(len: usize) -> usize {
    8 * len * (len + 5) + 100
}

/// Tries which promises the minimiser keeps that `start` starts on a list. `bound` is how often it says that it asks at most, of
/// a list of so many members; if it says nothing, that is not tried.
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
    let tried =
        Promise::ALL.into_iter().filter(|promise| *promise != Promise::InBound || bound.is_some());
    tried.map(|promise| Finding { promise, broken: broken.remove(&promise) }).collect()
}

/// The smaller lists first.
fn cases() -> impl Iterator<Item = Case> {
    let small = (1..=ALL_UP_TO).flat_map(|len| {
        (0..1u32 << len).map(move |bits| Case {
            weights: (0..len as u64).map(|index| 1 + index * 7 % 5).collect(),
            needed: (0..len as u32).filter(|member| bits >> member & 1 == 1).collect(),
            is_monotone: true,
        })
    });
    let mut random = Pcg64::seed_from_u64(0);
    let mut sizes: Vec<usize> =
        (0..RANDOM).map(|_| random.random_range(2..=RANDOM_LEN_MAX)).collect();
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
        let holds = self.needed.iter().all(|&member| config.contains(member as usize));
        let mut hasher = DefaultHasher::new();
        config.hash(&mut hasher);
        holds && (self.is_monotone || !hasher.finish().is_multiple_of(3))
    }

    fn broken(
        &self,
        start: &impl Fn(&Weights) -> Minimizer,
        bound: Option<&dyn Fn(usize) -> u64>,
    ) -> Vec<(Promise, String)> {
        let len = self.weights.len();
        let (weights, whole) = (Weights::new(self.weights.iter().copied()), Config::full(len));
        let mut broken = Vec::new();
        let mut say = |promise, what: String| {
            let Self { weights, needed, is_monotone } = self;
            let failing = if *is_monotone { "" } else { ", and of what holds these, some fail" };
            broken.push((
                promise,
                format!("weights {weights:?}, needed {needed:?}{failing}: {what}"),
            ));
        };
        let mut search = start(&weights);
        let mut asked: Vec<(Config, bool)> = Vec::new();
        let mut known = HashSet::from([whole.clone()]);
        let queries_max = endless_after(len);
        while let Some(query) = search.candidate() {
            if asked.len() >= queries_max {
                say(Promise::Ends, format!("it asks {queries_max} times and goes on"));
                return broken;
            }
            if !known.insert(query.config.clone()) {
                say(
                    Promise::AsksOnce,
                    format!("its query {} keeps {:?} once more", asked.len() + 1, query.config),
                );
            }
            let is_interesting = self.is_interesting(&query.config);
            asked.push((query.config, is_interesting));
            search.observe(Outcome::from(is_interesting));
        }
        let best = search.best();
        if best != whole && !asked.contains(&(best.clone(), true)) {
            say(
                Promise::KeepsInteresting,
                format!("it comes to {best:?}, which is not interesting"),
            );
        }
        if self.is_monotone && best.len() > self.needed.len().max(1) {
            say(Promise::OneMinimal, format!("it comes to {best:?}"));
        }
        if let Some(most) = bound.map(|bound| bound(len)).filter(|most| asked.len() as u64 > *most)
        {
            say(
                Promise::InBound,
                format!("it asks {} times instead of at most {most}", asked.len()),
            );
        }
        let mut again = start(&weights);
        for (number, (config, is_interesting)) in asked.iter().enumerate() {
            let then = again.candidate().map(|query| query.config);
            if then.as_ref() != Some(config) {
                let then = then.map_or("nothing".to_owned(), |then| format!("{then:?}"));
                say(
                    Promise::Steady,
                    format!("its query {} keeps {config:?}, and another time {then}", number + 1),
                );
                break;
            }
            again.observe(Outcome::from(*is_interesting));
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
                found.iter().filter(|it| it.promise != Promise::AsksOnce)
            {
                assert_eq!(*broken, None, "{algorithm}: {}", promise.text());
            }
        }
    }

    /// Tries the members from the front, as often as `times` says, and says in the end that `forgets` of those that stay are gone.
    #[derive(Clone)]
    struct Bad {
        best: Config,
        asked: usize,
        times: usize,
        forgets: usize,
    }

    impl Search for Bad {
        type Candidate = Query;
        type Best = Config;

        fn candidate(&self) -> Option<Query> {
            let member = (self.asked % self.best.list_len()) as u32;
            let config = self.best.without(&[member]);
            let is_over = self.asked >= self.times * self.best.list_len() || self.best.len() < 2;
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

    fn broken(times: usize, forgets: usize) -> Vec<Promise> {
        let start = |weights: &Weights| -> Minimizer {
            Box::new(Bad { best: Config::full(weights.len()), asked: 0, times, forgets })
        };
        let found = check(start, Some(&|len| len as u64));
        found.into_iter().filter(|it| it.broken.is_some()).map(|it| it.promise).collect()
    }

    #[test]
    fn each_broken_promise_is_found_on_a_small_list() {
        assert_eq!(broken(1, 0), []);
        assert_eq!(broken(0, 0), [Promise::OneMinimal]);
        assert_eq!(broken(2, 0), [Promise::AsksOnce, Promise::InBound]);
        assert_eq!(broken(usize::MAX / 100, 0), [Promise::Ends, Promise::AsksOnce]);
        assert_eq!(broken(1, 1), [Promise::KeepsInteresting]);
    }
}
