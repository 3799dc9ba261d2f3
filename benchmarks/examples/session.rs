//! What a candidate costs a library whose property is a closure: the wall time of whole reductions, less what the closure
//! takes itself, for each candidate that it is asked about.
//!
//! ```sh
//! cargo run --release -p secateur-benchmarks --example session
//! ```
//!
//! The inputs are C programs of many small functions. The closure counts a word in the candidate, which is next to nothing;
//! what it takes is measured in it. Each input is reduced with other functions to keep until 100,000 candidates have been
//! asked about, with one job, so that nothing runs ahead.
#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark stops at the first error, and prints")]

use std::fmt::Write;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use secateur_session::{Property, Session};

const CANDIDATES: u64 = 100_000;

fn main() {
    println!("| input | reductions | candidates | in the closure | beside it, a candidate |");
    println!("|---:|---:|---:|---:|---:|");
    for bytes in [1_000, 10_000, 100_000] {
        let text = program(bytes);
        let (mut reductions, mut asked, mut inside, mut elapsed) = (0, 0, Duration::ZERO, Duration::ZERO);
        while asked < CANDIDATES {
            let (count, took, all) = reduce(&text, reductions);
            reductions += 1;
            asked += count;
            inside += took;
            elapsed += all;
        }
        let beside = (elapsed - inside).as_secs_f64() * 1e6 / asked as f64;
        let inside = inside.as_secs_f64() * 1e6 / asked as f64;
        println!("| {} KB | {reductions} | {asked} | {inside:.1} µs | {beside:.1} µs |", bytes / 1000);
    }
}

fn program(bytes: usize) -> String {
    let mut text = String::new();
    for number in 0.. {
        if text.len() >= bytes {
            break;
        }
        writeln!(text, "int f{number}(int a, int b)\n{{\n    int c = a * {number} + b;\n    return c;\n}}").unwrap();
    }
    text
}

/// How many candidates were asked about, how long the closure took, and how long all.
fn reduce(text: &str, number: usize) -> (u64, Duration, Duration) {
    let (asked, nanos) = (AtomicU64::new(0), AtomicU64::new(0));
    // Other functions have to stay each time.
    let needed = |text: &[u8]| {
        let lines = text.split(|&byte| byte == b'\n').filter(|line| line.starts_with(b"int f"));
        lines.filter(|line| line.iter().map(|&byte| usize::from(byte)).sum::<usize>() % 7 == number % 7).count()
    };
    let all = needed(text.as_bytes());
    let property = Property::of_text(|text| {
        let started = Instant::now();
        let is_interesting = needed(text) == all;
        asked.fetch_add(1, Ordering::Relaxed);
        nanos.fetch_add(u64::try_from(started.elapsed().as_nanos()).unwrap(), Ordering::Relaxed);
        is_interesting
    });
    let started = Instant::now();
    let session = Session::of_text(text.as_bytes()).language("c").unwrap().jobs(NonZeroUsize::MIN);
    session.run(property).unwrap();
    (asked.into_inner(), Duration::from_nanos(nanos.into_inner()), started.elapsed())
}
