//! Files from which each option of `reduce` may be read. A test requires every option to be in one
//! of these lists.

/// Options also accepted from the file beside the input: no value of them runs a command, writes a
/// file or reads another one. There are no options with which a file could switch off `isolate`, or
/// turn the layout back on against `no-layout`. `only` selects files of the input itself.
pub(super) const ANY: [&str; 41] = [
    "at-least",
    "cpu-time",
    "disk",
    "expect-exit",
    "expect-output",
    "explain",
    "isolate",
    "jobs",
    "keep",
    "keep-lines",
    "language",
    "max-tests",
    "max-time",
    "memory",
    "minimizer",
    "nested",
    "no-layout",
    "no-schema",
    "one-file",
    "only",
    "oracle-fresh",
    "oracle-input",
    "others-status",
    "p0",
    "printed",
    "prior",
    "processes",
    "quiet",
    "readable",
    "reject-output",
    "repeat",
    "seed",
    "smallest",
    "stop-at",
    "summary",
    "timeout",
    "ui",
    "until",
    "verbose",
    "pass",
    "without",
];

/// Options accepted only from the file that --config names.
pub(crate) const NAMED: [&str; 16] = [
    // Runs a command.
    "coverage",
    // Truncates and writes a file.
    "events",
    // Runs a command.
    "format",
    // Replaces files in that directory.
    "git",
    // Compiles and loads code.
    "grammar",
    // Runs a command.
    "launcher",
    // Runs the input.
    "no-ub",
    "oracle",
    // Writes files to that directory.
    "others",
    // Replaces a file.
    "report-markdown",
    // Runs the command without its options.
    "reduce-command",
    // Reads any file of the user.
    "schema",
    // Writes to that directory, and removes files left by killed runs.
    "sandbox-dir",
    // Runs a command.
    "valid",
    // Copies any file of the user to the directory of a half-deleted program.
    "with",
    // Copies any installed package there.
    "with-dependencies",
];

/// Options accepted from no file: they only make sense for one run.
#[cfg(test)]
pub(super) const NONE: [&str; 8] =
    ["ask", "config", "differs", "fresh", "help", "in-place", "output", "resume"];

/// Returns `true` if some file may set the option.
pub(crate) fn is_for_file(key: &str) -> bool {
    ANY.contains(&key) || NAMED.contains(&key)
}
