//! What the benchmarks in `benches` and the programs in `examples` have in common.
#![expect(clippy::unwrap_used, reason = "a benchmark stops at the first error")]

use std::fmt::Write;
use std::fs;

pub mod shapes;

/// The processor time of this process so far, in hundredths of a second.
///
/// # Panics
///
/// Where the system does not tell it.
#[must_use]
pub fn own_ticks() -> u64 {
    let facts = fs::read_to_string("/proc/self/stat").unwrap();
    // Behind the name, which may hold anything, the 12th and 13th field: in user mode, and in the kernel.
    let fields: Vec<_> = facts.rsplit(')').next().unwrap().split_whitespace().collect();
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}

/// A C program of at least so many bytes, of small functions. One in `rarity` of them, beginning with the first, is called
/// `needed` with its number.
#[must_use]
pub fn program(bytes: usize, rarity: usize) -> String {
    let mut text = String::new();
    for number in 0.. {
        if text.len() >= bytes {
            break;
        }
        let name = if number % rarity == 0 { "needed" } else { "other" };
        writeln!(text, "int {name}_{number}(int a, int b)\n{{\n    int c = a * {number} + b;\n    return c;\n}}")
            .unwrap();
    }
    text
}
