//! Prints for how many nodes of the given files it is known which of their children may go.
//!
//! With `SECATEUR_BYTES` set, each file is repeated until it has that many: how does parsing scale? XML is put inside an
//! element, as a document has only one. `memory` is the most that was resident while the file was read and parsed, as a
//! multiple of the file, where Linux tells; what the process had before is not counted. `flatten` and `derive` are those
//! parts of the parse alone, in MB/s, and `names` is the index of what is defined and used. `render` is what it costs to render the file without one node, as a multiple of
//! copying it, and `many` without every hundredth of the nodes that may go.

#![expect(clippy::print_stdout, reason = "it prints")]

use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use secateur_names::{Program, parse};
use secateur_syntax::Edit;

fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "{:>9} {:>9} {:>9} {:>6} {:>6} {:>6} {:>6} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:<12} file",
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
            "{bytes:>9} {:>9} {:>9} {:>6} {:>6} {:>6} {:>6} {rate:>7.2} {memory:>7} {flatten:>7.2} {derive:>7.2} {names:>7.2} \
             {:>7.2} {:>7.2} {:<12} {}",
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

/// The cost of rendering without every `step`th of the nodes that may go, as a multiple of copying the source.
fn render_per_copy(tree: &Program, step: usize) -> f64 {
    const TIMES: usize = 50;
    let removable: Vec<_> =
        tree.nodes().map(|node| node.id()).filter(|&id| tree.role(id).is_removable()).collect();
    // From the end: the first is often the whole document.
    let edit = Edit::default().deleting(removable.into_iter().rev().step_by(step));
    let source = tree.source();
    seconds(TIMES, || tree.render(&edit)) / seconds(TIMES, || source.to_vec())
}

/// The least that a number of runs took.
fn seconds<T>(times: usize, run: impl Fn() -> T) -> f64 {
    let time = || {
        let start = Instant::now();
        black_box(run());
        start.elapsed().as_secs_f64()
    };
    (0..times).map(|_| time()).fold(f64::INFINITY, f64::min)
}

/// Forgets the peak so far; it is then what is resident now, in bytes.
fn reset_peak() -> Option<usize> {
    std::fs::write("/proc/self/clear_refs", "5").ok()?;
    peak()
}

/// The most that was resident since the last reset, in bytes.
fn peak() -> Option<usize> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<usize>().ok()? * 1024)
}
