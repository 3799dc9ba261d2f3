//! From which file each option of `reduce` may be taken. One that is in no list here is taken from no file, and a test fails.

/// From the file beside the input, too: whatever the value is, it runs nothing, writes nothing and reads no other file. Nor can a
/// file switch off `isolate`, or the layout where the user says `no-layout`: there are no options for that. Which files are
/// reduced, which `only` says, is a matter of the input.
pub(super) const ANY: [&str; 36] = [
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
    "no-layout",
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
    "summary",
    "timeout",
    "ui",
    "verbose",
    "pass",
    "without",
];

/// Only from the file that --config names.
pub(crate) const NAMED: [&str; 11] = [
    // Truncates and writes a file.
    "events",
    // Runs a command.
    "format",
    // Compiles and loads code.
    "grammar",
    // Runs a command.
    "launcher",
    // Runs the input.
    "no-ub",
    "oracle",
    // Writes files there.
    "others",
    // Runs the command without its options.
    "reduce-command",
    // Writes there, and removes what killed runs have left there.
    "sandbox-dir",
    // Runs a command.
    "valid",
    // Copies any file of the user's to where a half-deleted program may run.
    "with",
];

/// From no file: they only make sense for one run.
#[cfg(test)]
pub(super) const NONE: [&str; 8] =
    ["ask", "config", "differs", "fresh", "help", "in-place", "output", "resume"];

/// Whether the option is taken from any file.
pub(super) fn is_for_file(key: &str) -> bool {
    ANY.contains(&key) || NAMED.contains(&key)
}
