//! What the benchmarks in `benches` and the programs in `examples` have in common.
#![expect(clippy::unwrap_used, reason = "a benchmark stops at the first error")]

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

pub mod shapes;

/// The processor time of this process so far.
///
/// # Panics
///
/// Where the system tells a time before its beginning.
#[must_use]
pub fn own_time() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ProcessCPUTime)).unwrap()
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

/// The input of a case: what its `case.json` names, or else the file of a language that is known.
///
/// # Panics
///
/// Where there is no `case.json`, or no such file.
#[must_use]
pub fn input_of(folder: &Path, is_known: impl Fn(&Path) -> bool) -> PathBuf {
    let manifest = fs::read_to_string(folder.join("case.json")).unwrap();
    if let Some(named) = manifest.split("\"input\": \"").nth(1) {
        return folder.join(named.split('"').next().unwrap());
    }
    let mut files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files
        .find(|path| {
            path.file_name().is_some_and(|name| name != "case.json" && name != "r.sh")
                && is_known(path)
        })
        .unwrap()
}
