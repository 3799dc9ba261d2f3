//! From which file each option may be taken.

/// From which file an option is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// From the file beside the input, too: whatever its value is, it runs nothing, writes nothing and reads no other file.
    Any,
    /// Only from the file that --config names.
    Named,
    /// From none: it only makes sense for one run.
    None,
}

/// All options of `reduce`. One that is not here is taken from no file, and a test fails.
pub(super) const SOURCES: [(&str, Source); 55] = [
    ("ask", Source::None),
    ("at-least", Source::Any),
    ("config", Source::None),
    ("cpu-time", Source::Any),
    ("differs", Source::None),
    ("disk", Source::Any),
    // Truncates and writes a file.
    ("events", Source::Named),
    ("expect-exit", Source::Any),
    ("expect-output", Source::Any),
    ("explain", Source::Any),
    // Runs a command.
    ("format", Source::Named),
    ("fresh", Source::None),
    // Compiles and loads code.
    ("grammar", Source::Named),
    ("help", Source::None),
    ("in-place", Source::None),
    // No file can switch it off: there is no option for that.
    ("isolate", Source::Any),
    ("jobs", Source::Any),
    ("keep", Source::Any),
    ("keep-lines", Source::Any),
    ("language", Source::Any),
    // Runs a command.
    ("launcher", Source::Named),
    ("max-tests", Source::Any),
    ("max-time", Source::Any),
    ("memory", Source::Any),
    ("minimizer", Source::Any),
    // No file can switch it off either.
    ("no-layout", Source::Any),
    // Runs the input.
    ("no-ub", Source::Named),
    ("one-file", Source::Any),
    // Which files are reduced is a matter of the input.
    ("only", Source::Any),
    ("oracle", Source::Named),
    ("oracle-fresh", Source::Any),
    ("oracle-input", Source::Any),
    // Writes files there.
    ("others", Source::Named),
    ("others-status", Source::Any),
    ("output", Source::None),
    ("p0", Source::Any),
    ("printed", Source::Any),
    ("prior", Source::Any),
    ("processes", Source::Any),
    ("quiet", Source::Any),
    ("readable", Source::Any),
    // Runs the command without its options.
    ("reduce-command", Source::Named),
    ("reject-output", Source::Any),
    ("repeat", Source::Any),
    ("resume", Source::None),
    // Writes there, and removes what killed runs have left there.
    ("sandbox-dir", Source::Named),
    ("seed", Source::Any),
    ("summary", Source::Any),
    ("timeout", Source::Any),
    ("ui", Source::Any),
    // Runs a command.
    ("valid", Source::Named),
    ("verbose", Source::Any),
    ("walker", Source::Any),
    // Copies any file of the user's to where a half-deleted program may run.
    ("with", Source::Named),
    ("without", Source::Any),
];

pub(super) fn source(key: &str) -> Source {
    SOURCES.iter().find(|(known, _)| *known == key).map_or(Source::None, |(_, source)| *source)
}

/// The options that are only taken from a file that the user names.
#[cfg(test)]
pub(crate) fn only_from_a_named_file() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().filter(|(_, source)| *source == Source::Named).map(|(key, _)| *key)
}
