//! Cost of the list minimisation algorithms themselves: the time between an outcome and the next
//! candidate, and the time of a fork. An interestingness test takes at least a millisecond, so
//! microseconds here are negligible.
//!
//! `cargo bench -p secateur-benchmarks`. Medians on two shared cores of an AMD EPYC, rustc 1.95, in
//! microseconds. A fork alone takes 0.02 to 0.03 at every length.
//!
//! | | query, n = 1,000 | 10,000 | 100,000 | fork and speculate, n = 1,000 | 10,000 | 100,000 |
//! |---|---:|---:|---:|---:|---:|---:|
//! | ddmin | 0.10 | 0.19 | 0.38 | 0.10 | 0.20 | 0.30 |
//! | wddmin | 0.10 | 0.17 | 0.29 | 0.12 | 0.22 | 0.34 |
//! | probdd | 0.59 | 0.70 | 0.83 | 0.82 | 1.40 | 4.50 |
//! | wprobdd | 0.55 | 0.90 | 1.27 | 0.93 | 1.45 | 5.43 |
//! | cdd | 0.06 | 0.08 | 0.16 | 0.11 | 0.18 | 0.26 |
//! | opdd | 0.07 | 0.17 | 0.82 | 0.11 | 0.17 | 0.27 |
//! | active-coarsen | 0.06 | 0.09 | 0.17 | 0.08 | 0.15 | 0.24 |

use std::cell::RefCell;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use secateur_minimize::{
    Algorithm, Minimizer, Options, Outcome, Query, QueryKind, Search, Weights,
};

const LENS: [usize; 3] = [1_000, 10_000, 100_000];

/// Number of queries in one iteration, starting in the middle of a run.
const QUERIES: u32 = 100;

fn main() {
    divan::main();
}

/// Weights that differ and repeat, like those of a syntax tree.
fn weights(len: usize) -> Weights {
    Weights::new((0..len as u64).map(|index| 1 + index * index % 17))
}

/// One of 50 elements is needed, a share typical of real inputs.
fn outcome(query: &Query) -> Outcome {
    let needed_is_kept =
        (0..query.config.list_len()).step_by(50).all(|index| query.config.contains(index));
    if needed_is_kept { Outcome::Interesting } else { Outcome::Uninteresting }
}

/// Returns a run that is some queries old, and far from its end.
fn in_the_middle(algorithm: Algorithm, len: usize) -> Minimizer {
    let mut search = algorithm.start(&weights(len), &Options::default());
    for _ in 0..len / 50 {
        let Some(query) = search.candidate() else { break };
        search.observe(outcome(&query));
    }
    search
}

/// Answers like most queries: failures with an occasional success, but none that leaves a single
/// element and so ends the run.
fn ask(search: &mut Minimizer) {
    for asked in 0..QUERIES {
        let deletes_little =
            search.candidate().is_some_and(|query| black_box(query).kind != QueryKind::Subset);
        let success = asked % 20 == 19 && deletes_little;
        search.observe(if success { Outcome::Interesting } else { Outcome::Uninteresting });
    }
    assert!(
        search.candidate().is_some(),
        "the run ended, so fewer queries were measured than are counted"
    );
}

/// Measures 100 queries of an unshared search. The throughput is that of single queries.
#[divan::bench(args = Algorithm::ALL, consts = LENS, sample_count = 10, sample_size = 1)]
fn queries<const LEN: usize>(bencher: Bencher, algorithm: Algorithm) {
    bencher
        .counter(ItemsCount::new(QUERIES))
        .with_inputs(|| in_the_middle(algorithm, LEN))
        .bench_local_values(|mut search| {
            ask(&mut search);
            search
        });
}

/// Measures a fork alone.
#[divan::bench(args = Algorithm::ALL, consts = LENS, sample_count = 10)]
fn fork<const LEN: usize>(bencher: Bencher, algorithm: Algorithm) {
    let search = in_the_middle(algorithm, LEN);
    bencher.bench_local(|| search.clone());
}

/// Measures the work of speculation for each test: fork, assume a failure, ask for the next
/// candidate. The chain of forks continues, so that each step pays for the memory that it shares
/// with the previous one.
#[divan::bench(args = Algorithm::ALL, consts = LENS, sample_count = 10, sample_size = 20)]
fn fork_and_run_ahead<const LEN: usize>(bencher: Bencher, algorithm: Algorithm) {
    let start = in_the_middle(algorithm, LEN);
    let chain = RefCell::new(vec![start.clone()]);
    bencher.bench_local(|| {
        let mut chain = chain.borrow_mut();
        let last = chain.last().filter(|last| last.candidate().is_some()).unwrap_or(&start);
        let mut next = last.clone();
        next.observe(Outcome::Uninteresting);
        black_box(next.candidate());
        chain.push(next);
    });
}
