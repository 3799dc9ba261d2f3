//! Helpers of the benchmarks in `benches` and the programs in `examples`.
#![expect(clippy::unwrap_used, reason = "a benchmark stops at the first error")]

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

pub mod shapes;

/// Returns the processor time of this process.
///
/// # Panics
///
/// Panics if the system reports a negative time.
#[must_use]
pub fn own_time() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ProcessCPUTime)).unwrap()
}

/// Returns a C program of at least `bytes` bytes, of small functions. One in `rarity` of them,
/// starting with the first, is called `needed` with its number.
#[must_use]
pub fn program(bytes: usize, rarity: usize) -> String {
    let mut text = String::new();
    for number in 0.. {
        if text.len() >= bytes {
            break;
        }
        let name = if number % rarity == 0 { "needed" } else { "other" };
        writeln!(
            text,
            "int {name}_{number}(int a, int b)\n{{\n    int c = a * {number} + b;\n    \
            return c;\n}}"
        )
        .unwrap();
    }
    text
}

/// Returns the input of a case: the file in its `case.json`, or else the file of a known language.
///
/// # Panics
///
/// Panics if there is no `case.json`, or no such file.
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
