//! Common part of ProbDD and W_ProbDD: a search guided by a probability for each element.
//!
//! # Why the number of queries is linear
//!
//! Let n be the length of the list. A success deletes an element, and a failed set of one settles
//! its element for good: together these happen at most n times. The other queries are failed sets S
//! of several elements. Such a failure replaces every p in S by p/q, where q = 1 - ∏(1 - p) is the
//! probability of the failure.
//!
//! - In ProbDD, let S have size k. Its last and most probable element is in S because it did not
//!   lower the gain: k(1 - p) ≥ k - 1. So every p in S is at most 1/k, and
//!   q ≤ 1 - (1 - 1/k)^k ≤ 3/4: every p in S grows by a third.
//! - By the union bound q ≤ Σp, so the new probabilities of S sum up to at least 1. Let them pay
//!   for the query.
//! - An element pays with values that grow by a third each time and end below 1: at most 1 + 3/4 +
//!   (3/4)² + … = 4.
//!
//! So at most 4n sets of several elements fail, and ProbDD asks at most 5n queries for any p0. In
//! W_ProbDD the first step fails. A heavy element can be worth a try in a set although it is almost
//! certainly needed; with q close to 1 such a failure teaches next to nothing. Hence the limit
//! [`Model::several_left`]: after 4n failed sets of several elements, only sets of one are asked.
//! The limit makes 5n the bound of both and costs ProbDD nothing. It also ends W_ProbDD where
//! rounding stops a probability from approaching 1.
//!
//! # Lower probabilities after consecutive successes
//!
//! With probabilities of 1/4, sets have four elements, so a long list with few needed elements
//! takes a query for each four. Individual probabilities are guesses that may all be wrong. For
//! them, three consecutive successes, and each further one, lower the probabilities of all elements
//! that were in no failed set: the sets grow. This is not in the papers, and it does not apply to
//! lists with one p0 for all elements.

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use crate::config::index_to_element;
use crate::order::{Entry, Order};
use crate::{Config, Prior, Proposer, Query, QueryKind, Run};

/// Relative difference below which gains are equal: at p0 = 0.2 sets of four and of five tie
/// exactly, but not in floating point.
pub(crate) const GAIN_TOLERANCE: f64 = 1e-12;

/// Gain that a probabilistic algorithm maximises with each query.
pub trait Gain: Clone + Send {
    /// `true` if the gain of the prefixes first only rises and then only falls, so that the first
    /// fall ends the scan.
    const UNIMODAL: bool;

    /// Returns the value of deleting the element.
    fn worth(&self, element: u32) -> u64;

    /// Returns the sort key of an element that is needed with probability `p`; the lowest rank
    /// comes first.
    fn rank(&self, element: u32, p: f64) -> f64;
}

/// Search guided by the probabilities of the elements.
#[derive(Clone, Debug)]
pub struct Model<G> {
    gain: G,
    /// Elements whose probability is below 1, sorted by rank. Elements that are certain to be
    /// needed are removed.
    open: Order,
    /// Total worth of all open elements.
    open_worth: u128,
    /// Number of sets of several elements that may still fail.
    several_left: usize,
    /// Random generator for the order of elements of equal rank, if a seed was given.
    shuffle: Option<Pcg32>,
    chosen: Prefix,
    /// Number of consecutive successes.
    streak: u32,
    /// Number of times that probabilities may still be lowered. Each time takes time linear in the
    /// list.
    lowerings_left: u32,
}

/// Number of consecutive successes after which probabilities are lowered.
const STREAK_MIN: u32 = 3;
const LOWERING_FACTOR: f64 = 0.6;
const LOWERINGS_MAX: u32 = 64;

/// Set of elements to delete: the first `len` in the order of rank.
#[derive(Clone, Copy, Debug, Default)]
struct Prefix {
    len: usize,
    /// Probability that none of the elements is needed.
    success: f64,
    /// Probability that one of them is needed: 1 - `success`, but computed without cancellation,
    /// because p may be tiny.
    failure: f64,
}

impl<G: Gain> Model<G> {
    /// Starts a run over a list of `len` elements. With a seed, elements of equal rank are taken in
    /// random order.
    pub(crate) fn start(gain: G, len: usize, prior: &Prior, seed: Option<u64>) -> Run<Self> {
        let mut model = Self {
            open: Order::new(Vec::new()),
            open_worth: (0..len).map(|index| u128::from(gain.worth(index_to_element(index)))).sum(),
            several_left: 4 * len,
            shuffle: seed.map(Pcg32::seed_from_u64),
            chosen: Prefix::default(),
            streak: 0,
            lowerings_left: if matches!(prior, Prior::PerElement(_)) { LOWERINGS_MAX } else { 0 },
            gain,
        };
        model.open = Order::new(
            (0..len)
                .map(|index| model.entry(index_to_element(index), prior.of(index).get()))
                .collect(),
        );
        Run::new(len, model)
    }

    /// Returns the probabilities of the open elements; elements that are certain to be needed do
    /// not appear.
    #[cfg(test)]
    pub(crate) fn probabilities(&self) -> std::collections::BTreeMap<u32, f64> {
        self.open.iter().map(|entry| (entry.element, entry.p)).collect()
    }

    /// Returns a new entry with a new tie-breaker. Elements that become equal by the same failure
    /// are therefore in random order, as if they were shuffled before every query.
    fn entry(&mut self, element: u32, p: f64) -> Entry {
        let tie = self.shuffle.as_mut().map_or(0, Rng::next_u32);
        Entry { rank: self.gain.rank(element, p), tie, element, p, has_failed: false }
    }

    /// Lowers the probabilities of all elements that were in no failed set.
    fn lower_probabilities(&mut self) {
        self.lowerings_left -= 1;
        let mut entries: Vec<Entry> = self.open.iter().copied().collect();
        for entry in entries.iter_mut().filter(|entry| !entry.has_failed) {
            *entry = self.entry(entry.element, entry.p * LOWERING_FACTOR);
        }
        self.open = Order::new(entries);
    }

    /// Returns the prefix with the highest expected gain; the longest one on a tie.
    fn best_prefix(&self) -> Prefix {
        let mut prefix = Prefix { len: 0, success: 1.0, failure: 0.0 };
        let (mut best, mut best_gain, mut worth) = (prefix, 0.0, 0);
        for entry in self.open.iter() {
            worth += u128::from(self.gain.worth(entry.element));
            prefix.len += 1;
            prefix.failure += entry.p * prefix.success;
            prefix.success *= 1.0 - entry.p;
            let gain = worth as f64 * prefix.success;
            if gain >= best_gain * (1.0 - GAIN_TOLERANCE) {
                (best, best_gain) = (prefix, gain.max(best_gain));
            } else if G::UNIMODAL {
                break;
            }
            // A longer prefix is worth at most everything, and is at most as probable as this one.
            // Both factors and their product are monotone in floating point too, so the true
            // maximum is never cut off.
            if self.several_left == 0
                || self.open_worth as f64 * prefix.success < best_gain * (1.0 - GAIN_TOLERANCE)
            {
                break;
            }
        }
        best
    }

    fn learn_failure(&mut self) {
        let Prefix { len, failure, .. } = self.chosen;
        let set = self.open.take_first(len);
        if let [only] = set[..] {
            // Only a failure of an element alone makes it certain.
            self.open_worth -= u128::from(self.gain.worth(only.element));
            return;
        }
        self.several_left = self.several_left.saturating_sub(1);
        for Entry { element, p, .. } in set {
            // Rounding must not make an element certain that was never asked about alone.
            let entry = self.entry(element, (p / failure).min(1.0_f64.next_down()));
            self.open.insert(Entry { has_failed: true, ..entry });
        }
    }
}

impl<G: Gain> Proposer for Model<G> {
    fn propose(&mut self, best: &Config) -> Option<Query> {
        let best_len = best.len();
        while !self.open.is_empty() {
            self.chosen = self.best_prefix();
            if self.chosen.len < best_len {
                let set: Vec<u32> =
                    self.open.iter().take(self.chosen.len).map(|entry| entry.element).collect();
                let (config, expected) = (best.without(&set), Some(self.chosen.success));
                return Some(Query { config, kind: QueryKind::Other, expected });
            }
            // The empty list is never queried: a caller that allows it has tried it before.
            self.learn_failure();
        }
        debug_assert_eq!(self.open_worth, 0, "nothing is open any more");
        None
    }

    fn learn(&mut self, is_interesting: bool) {
        if !is_interesting {
            self.streak = 0;
            self.learn_failure();
            return;
        }
        for entry in self.open.take_first(self.chosen.len) {
            self.open_worth -= u128::from(self.gain.worth(entry.element));
        }
        self.streak += 1;
        if self.streak >= STREAK_MIN && self.lowerings_left > 0 {
            self.lower_probabilities();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{InitialProbability, Outcome, Search};

    /// Gain by fixed weights, as in W_ProbDD.
    #[derive(Clone, Debug)]
    struct Fixed(Vec<u64>);

    impl Gain for Fixed {
        const UNIMODAL: bool = false;

        fn worth(&self, element: u32) -> u64 {
            self.0[element as usize]
        }

        fn rank(&self, element: u32, p: f64) -> f64 {
            -(self.worth(element) as f64 * (1.0 - p))
        }
    }

    /// Returns a run in a state that only a contrived list of outcomes reaches.
    fn run(weights_and_probabilities: &[(u64, f64)]) -> Run<Model<Fixed>> {
        let weights = weights_and_probabilities.iter().map(|&(weight, _)| weight).collect();
        let len = weights_and_probabilities.len();
        let mut model =
            Model::start(Fixed(weights), len, &InitialProbability::default().into(), None).proposer;
        let entries = (0..)
            .zip(weights_and_probabilities)
            .map(|(element, &(_, p))| model.entry(element, p))
            .collect();
        model.open = Order::new(entries);
        Run::new(len, model)
    }

    #[test]
    fn an_element_that_was_never_asked_alone_does_not_become_certain_by_rounding() {
        // The sum of the probabilities rounds to the second one, so dividing by it gives 1.
        let mut run = run(&[(1, 1e-18), (1, 0.5), (1, 0.9)]);
        assert_eq!(run.proposer.chosen.len, 2);
        run.observe(Outcome::Uninteresting);
        let p = run.proposer.probabilities();
        assert!(p.len() == 3 && p.values().all(|&p| p < 1.0), "{p:?}");
    }

    #[test]
    fn a_set_that_could_fail_for_ever_ends_in_sets_of_one() {
        // The pair is barely worth a try: the light element is almost certainly removable, and the
        // heavy one almost certainly needed. Its failure is expected and changes neither
        // probability.
        let mut run = run(&[(1, 1e-17), ((1 << 53) - 1, 1.0_f64.next_down()), (1, 0.9)]);
        let pair = run.candidate();
        assert_eq!(run.proposer.chosen.len, 2);
        run.observe(Outcome::Uninteresting);
        assert_eq!(run.candidate(), pair, "the example is none any more");
        let mut queries = 1;
        while run.candidate().is_some() {
            run.observe(Outcome::Uninteresting);
            queries += 1;
            assert!(queries <= 5 * 3);
        }
    }

    #[test]
    fn sets_grow_while_one_after_the_other_succeeds_unless_all_have_one_probability() {
        let p = InitialProbability::new(0.25).unwrap();
        let count = |prior: &Prior| {
            let mut run = Model::start(Fixed(vec![1; 1000]), 1000, prior, None);
            let queries = std::iter::from_fn(|| {
                let is_needed = |query: &Query| !query.config.contains(999);
                let outcome = Outcome::from(!run.candidate().as_ref().map(is_needed)?);
                run.observe(outcome);
                Some(())
            });
            queries.count()
        };
        assert_eq!(count(&Prior::Uniform(p)), 251);
        assert_eq!(count(&Prior::PerElement(vec![p; 1000].into())), 13);
    }

    #[test]
    fn only_elements_of_no_failed_set_get_less_probable() {
        let mut run = run(&[(1, 0.25), (1, 0.25), (1, 0.5)]);
        // The helper's own start counted the set of all three as failed.
        assert_eq!((run.proposer.chosen.len, run.proposer.several_left), (2, 4 * 3 - 1));
        run.observe(Outcome::Uninteresting);
        let before = run.proposer.probabilities();
        run.proposer.lowerings_left = 2;
        run.proposer.lower_probabilities();
        let after = run.proposer.probabilities();
        assert_eq!(
            (before[&0], before[&1], 0.5 * LOWERING_FACTOR),
            (after[&0], after[&1], after[&2])
        );
        assert_eq!((run.proposer.lowerings_left, run.proposer.several_left), (1, 4 * 3 - 2));
    }
}
