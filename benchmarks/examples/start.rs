//! Time and memory until the first test could start, on a long input.
//!
//! ```sh
//! SECATEUR_BYTES=20000000 cargo run --release -p secateur-benchmarks --example start -- FILE
//! ```
//!
//! The file is repeated up to the given number of bytes. XML is put in an element, since a document
//! has only one root, and JSON in an array. Memory is the maximum resident size as a multiple of
//! the input, without the size before, where Linux reports it. Each run takes one file: a second
//! one would reuse the memory of the first.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a benchmark stops at the first error, and prints"
)]

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use secateur_minimize::{Algorithm, InitialProbability, Search};
use secateur_names::parse;
use secateur_reduce::{Experience, Fixpoint, Pass, PriorSource, Settings, Source};

fn main() {
    let path = std::env::args_os().nth(1).unwrap();
    let path = Path::new(&path);
    let grammar = secateur_grammars::of(path).unwrap();
    let original = input(grammar.name, fs::read(path).unwrap());
    // Reading the grammar once takes time that does not depend on the input.
    parse(grammar, &b""[..]).unwrap();
    fs::write("/proc/self/clear_refs", "5").unwrap();
    let before = peak() - original.len() as f64;
    let per_byte = || (peak() - before) / original.len() as f64;

    let started = Instant::now();
    let tree = parse(grammar, original.clone()).unwrap();
    let (parsed, parse_memory, nodes) = (started.elapsed(), per_byte(), tree.len());
    let prior = PriorSource::Learned(Experience::new(InitialProbability::default()));
    let settings = Settings::new(Pass::DEFAULT.to_vec(), Algorithm::WProbDd, prior, None);
    let search = Fixpoint::new(Source::of_program(tree), settings).unwrap();
    let candidate = search.candidate().unwrap();
    let asked = started.elapsed();

    println!(
        "| language | bytes | nodes a byte | parsed after | bytes a byte | first candidate after \
            | bytes a byte |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|");
    println!(
        "| {} | {} | {:.2} | {:.1} s | {parse_memory:.1} | {:.1} s | {:.1} |",
        grammar.name,
        original.len(),
        nodes as f64 / original.len() as f64,
        parsed.as_secs_f64(),
        asked.as_secs_f64(),
        per_byte(),
    );
    drop(candidate);
}

/// Repeats the text of a file up to `SECATEUR_BYTES`, as one document.
fn input(language: &str, text: Vec<u8>) -> Arc<[u8]> {
    let Ok(bytes) = std::env::var("SECATEUR_BYTES") else { return text.into() };
    let count = bytes.parse::<usize>().unwrap().div_ceil(text.len().max(1));
    let (start, between, end) = match language {
        "xml" => ("<r>", "", "</r>"),
        "json" => ("[", ",", "]"),
        _ => ("", "", ""),
    };
    let mut whole = start.as_bytes().to_vec();
    for number in 0..count {
        if number > 0 {
            whole.extend(between.as_bytes());
        }
        whole.extend(&text);
    }
    whole.extend(end.as_bytes());
    whole.into()
}

/// Returns the maximum resident size since the last reset, in bytes.
fn peak() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().strip_suffix(" kB").unwrap().parse::<f64>().unwrap() * 1024.0
}
