//! Prints for how many nodes of the given files it is known which of their children may go.
//!
//! With `SECATEUR_BYTES` set, each file is repeated until it has that many: how does parsing scale? XML is put inside an
//! element, as a document has only one. `memory` is the most that was resident while the file was read and parsed, as a
//! multiple of the file, where Linux tells; what the process had before is not counted.

#![expect(clippy::print_stdout, reason = "it prints")]

use std::error::Error;
use std::time::Instant;

use secateur_syntax::parse;

fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "{:>9} {:>9} {:>9} {:>6} {:>6} {:>6} {:>6} {:>7} {:>7} {:<12} file",
        "bytes", "inner", "exact", "field", "kind", "none", "errors", "MB/s", "memory", "front end"
    );
    for path in std::env::args_os().skip(1) {
        let path = std::path::PathBuf::from(path);
        let Some(grammar) = secateur_languages::of(&path) else { continue };
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
        let memory = peak().zip(before).map(|(peak, before)| peak.saturating_sub(before) as f64 / bytes as f64);
        let memory = memory.map_or_else(|| "-".to_owned(), |memory| format!("{memory:.1}"));
        let coverage = tree.coverage();
        println!(
            "{bytes:>9} {:>9} {:>9} {:>6} {:>6} {:>6} {:>6} {rate:>7.2} {memory:>7} {:<12} {}",
            coverage.inner,
            coverage.exact,
            coverage.without_field,
            coverage.kind_only,
            coverage.unmatched,
            tree.syntax_errors(),
            tree.front_end().name(),
            path.display(),
        );
    }
    Ok(())
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
