//! Cost of a candidate for a library user with a closure as the test: the processor time of
//! complete reductions with one job, for each candidate that the closure decides.
//!
//! ```sh
//! cargo run --release -p secateur-benchmarks --example session
//! ```
//!
//! The inputs are C programs of many small functions. The closure searches for one in ten of these;
//! its own time is included. Processor time hardly depends on the load of the
//! machine.
#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a benchmark stops at the first error, and prints"
)]

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};

use secateur_benchmarks::{own_time, program};
use secateur_session::{Property, Session};

/// Minimum number of candidates.
const CANDIDATES: u64 = 10_000;
/// One function in this many must remain.
const RARITY: usize = 10;

fn main() {
    println!("| input | reductions | candidates | processor time a candidate |");
    println!("|---:|---:|---:|---:|");
    for bytes in [1_000, 10_000, 100_000] {
        let text = program(bytes, RARITY);
        let (mut reductions, mut asked, before) = (0, 0, own_time());
        while asked < CANDIDATES {
            asked += reduce(&text);
            reductions += 1;
        }
        let micros = (own_time() - before).as_secs_f64() * 1e6 / asked as f64;
        println!("| {} KB | {reductions} | {asked} | {micros:.0} µs |", bytes / 1000);
    }
}

/// Number of candidates.
fn reduce(text: &str) -> u64 {
    let asked = AtomicU64::new(0);
    let needed = |text: &[u8]| {
        text.split(|&byte| byte == b'\n').filter(|line| line.starts_with(b"int needed")).count()
    };
    let all = needed(text.as_bytes());
    let property = Property::of_text(|text| {
        asked.fetch_add(1, Ordering::Relaxed);
        needed(text) == all
    });
    let session = Session::of_text(text.as_bytes()).language("c").unwrap().jobs(NonZeroUsize::MIN);
    session.run(property).unwrap();
    asked.into_inner()
}
