//! The query bounds are valid for every sequence of outcomes, even those that no test can produce.

use std::collections::HashMap;

use secateur_minimize::{Algorithm, Minimizer, Options, Outcome, Search, Weights};

/// Returns the maximum number of queries over both outcomes of each query, by forking.
fn most_queries(search: &Minimizer) -> u64 {
    let after = |outcome| {
        let mut fork = search.clone();
        fork.observe(outcome);
        1 + most_queries(&fork)
    };
    match search.candidate() {
        None => 0,
        Some(_) => after(Outcome::Interesting).max(after(Outcome::Uninteresting)),
    }
}

#[test]
fn no_sequence_of_outcomes_on_a_short_list_exceeds_the_stated_number_of_queries() {
    for algorithm in Algorithm::ALL {
        for weights in [[1, 1, 1, 1, 1], [1, 2, 4, 8, 16], [100, 1, 1, 1, 1], [1, 1, 1, 50, 1000]] {
            for len in 0..=weights.len() {
                let weights = Weights::new(weights[..len].iter().copied());
                let most = most_queries(&algorithm.start(&weights, &Options::default()));
                assert!(
                    most <= algorithm.queries_max(len),
                    "{algorithm}, {len} elements: {most} queries"
                );
            }
        }
    }
}

/// Recurrence for the worst case of ddmin: the maximum number of queries from the start of a sweep
/// over `granularity` parts.
#[derive(Default)]
struct DdminWorstCase {
    known: HashMap<(usize, usize), u64>,
}

impl DdminWorstCase {
    fn from(&mut self, list_len: usize, granularity: usize) -> u64 {
        if list_len < 2 {
            return 0;
        }
        if let Some(&most) = self.known.get(&(list_len, granularity)) {
            return most;
        }
        let (short, longer_parts) = (list_len / granularity, list_len % granularity);
        let queries = granularity as u64;
        // A success costs most at the last part of its length.
        let mut successes = vec![((granularity - longer_parts) as u64, short)];
        if longer_parts > 0 {
            successes.push((queries, short + 1));
        }
        let mut most = 2 * queries;
        if granularity < list_len {
            most += self.from(list_len, (2 * granularity).min(list_len));
        }
        for (cost, part_len) in successes {
            most = most.max(cost + self.from(part_len, 2));
            most =
                most.max(queries + cost + self.from(list_len - part_len, (granularity - 1).max(2)));
        }
        self.known.insert((list_len, granularity), most);
        most
    }
}

#[test]
fn the_worst_case_of_ddmin_is_within_the_stated_bound_and_beyond_that_of_2002() {
    let mut worst_case = DdminWorstCase::default();
    for len in 2..=5 {
        let search = Algorithm::Ddmin.start(&Weights::uniform(len), &Options::default());
        assert_eq!(
            most_queries(&search),
            worst_case.from(len, 2),
            "the recurrence is that of the code"
        );
    }
    for len in 2..=250 {
        assert!(worst_case.from(len, 2) <= Algorithm::Ddmin.queries_max(len), "{len}");
    }
    // n² + 3n is a bound for powers of two only.
    assert_eq!(worst_case.from(8, 2), 82);
    assert_eq!(worst_case.from(9, 2), 116);
}
