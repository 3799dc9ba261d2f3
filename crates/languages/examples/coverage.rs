//! Prints for how many nodes of the given files it is known which of their children may go.
//!
//! With `SECATEUR_BYTES` set, each file is repeated until it has that many: how does parsing scale? XML is put inside an
//! element, as a document has only one.

#![expect(clippy::print_stdout, reason = "it prints")]

use std::error::Error;
use std::time::Instant;

use secateur_syntax::parse;

fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "{:>9} {:>9} {:>9} {:>6} {:>6} {:>6} {:>6} {:>7} {:<12} file",
        "bytes", "inner", "exact", "field", "kind", "none", "errors", "MB/s", "front end"
    );
    for path in std::env::args_os().skip(1) {
        let path = std::path::PathBuf::from(path);
        let Some(grammar) = secateur_languages::of(&path) else { continue };
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
        let coverage = tree.coverage();
        println!(
            "{bytes:>9} {:>9} {:>9} {:>6} {:>6} {:>6} {:>6} {rate:>7.2} {:<12} {}",
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
