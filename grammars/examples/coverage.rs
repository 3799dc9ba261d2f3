//! Prints how many nodes of the given files have exactly known deletable children.
//!
//! With `SECATEUR_BYTES`, each file is repeated up to that length, to measure how parsing scales.
//! XML is wrapped in an element, since a document has only one root.
//!
//! - `memory`: peak resident memory while reading and parsing, as a multiple of the file size,
//!   without the memory in use before (Linux only).
//! - `flatten`, `derive`: throughput of these parts of the parse, in MB/s.
//! - `names`: time to index definitions and uses.
//! - `render`: cost of rendering the file without one node, relative to copying it.
//! - `many`: the same without every hundredth deletable node.

#![expect(clippy::print_stdout, reason = "it prints")]

use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use secateur_names::{Program, parse};
use secateur_syntax::Edit;

fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "{:>9} {:>9} {:>9} {:>6} {:>6} {:>6} {:>6} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} \
         {:<12} file",
        "bytes",
        "inner",
        "exact",
        "field",
        "kind",
        "none",
        "errors",
        "MB/s",
        "memory",
        "flatten",
        "derive",
        "names",
        "render",
        "many",
        "front end"
    );
    for path in std::env::args_os().skip(1) {
        let path = std::path::PathBuf::from(path);
        let Some(grammar) = secateur_grammars::of(&path) else { continue };
        let before = reset_peak();
        let mut source = std::fs::read(&path)?;
        if let Ok(bytes) = std::env::var("SECATEUR_BYTES") {
            source = source.repeat(bytes.parse::<usize>()?.div_ceil(source.len().max(1)));
            if grammar.name == "xml" {
                source = [b"<r>", &source[..], b"</r>"].concat();
            }
        }
        let bytes = source.len();
        let start = Instant::now();
        let tree = parse(grammar, source)?;
        let rate = bytes as f64 / 1e6 / start.elapsed().as_secs_f64();
        let memory = peak()
            .zip(before)
            .map(|(peak, before)| peak.saturating_sub(before) as f64 / bytes as f64);
        let memory = memory.map_or_else(|| "-".to_owned(), |memory| format!("{memory:.1}"));
        let per_second = |seconds: f64| bytes as f64 / 1e6 / seconds;
        let flatten = tree.flattener(&[])?;
        let (flatten, derive) =
            (per_second(seconds(1, &flatten)), per_second(seconds(1, || tree.derive_again())));
        let names = per_second(seconds(1, || tree.definitions().len()));
        let coverage = tree.coverage();
        println!(
            "{bytes:>9} {:>9} {:>9} {:>6} {:>6} {:>6} {:>6} {rate:>7.2} {memory:>7} {flatten:>7.2} \
             {derive:>7.2} {names:>7.2} {:>7.2} {:>7.2} {:<12} {}",
            coverage.inner,
            coverage.exact,
            coverage.without_field,
            coverage.kind_only,
            coverage.unmatched,
            tree.syntax_errors(),
            render_per_copy(&tree, usize::MAX),
            render_per_copy(&tree, 100),
            tree.front_end().name(),
            path.display(),
        );
    }
    Ok(())
}

/// Returns the cost of rendering without every `step`th deletable node, relative to copying the
/// source.
fn render_per_copy(tree: &Program, step: usize) -> f64 {
    const TIMES: usize = 50;
    let removable: Vec<_> =
        tree.nodes().map(|node| node.id()).filter(|&id| tree.role(id).is_removable()).collect();
    // Starts from the end, since the first node is often the whole document.
    let edit = Edit::default().deleting(removable.into_iter().rev().step_by(step));
    let source = tree.source();
    seconds(TIMES, || tree.render(&edit)) / seconds(TIMES, || source.to_vec())
}

/// Returns the minimum time of several runs.
fn seconds<T>(times: usize, run: impl Fn() -> T) -> f64 {
    let time = || {
        let start = Instant::now();
        black_box(run());
        start.elapsed().as_secs_f64()
    };
    (0..times).map(|_| time()).fold(f64::INFINITY, f64::min)
}

/// Resets the peak to the current resident memory, and returns it in bytes.
fn reset_peak() -> Option<usize> {
    std::fs::write("/proc/self/clear_refs", "5").ok()?;
    peak()
}

/// Returns the peak resident memory since the last reset, in bytes.
fn peak() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<usize>().ok()? * 1024)
}
