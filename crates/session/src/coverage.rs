//! Lines of the input that a command reports as executed, and how many times.
//!
//! Two forms are read: a tracefile of lcov, which the tools of LLVM, Python, JavaScript, Rust and
//! Java write, too, and the annotated source that gcov prints.

use std::path::Path;

use secateur_bundle::Bundle;
use secateur_reduce::Executed;
use secateur_runner::{Ending, Invocation, RunError, Supervisor};

use crate::TIMEOUT_OF_COMMAND;

/// Reason why it is not known what was executed.
#[derive(Debug, thiserror::Error)]
pub enum CoverageError {
    #[error("--coverage works on one file with a grammar")]
    SeveralFiles,
    #[error(transparent)]
    Run(#[from] RunError),
    #[error("the command of --coverage did not end within {} s", TIMEOUT_OF_COMMAND.as_secs())]
    TimedOut,
    /// The output has no lines of the file, or none was executed.
    #[error(
        "the command of --coverage reports no executed line of {name}: it has to print a tracefile \
         of lcov, or the output of `gcov --stdout`{last_line}; see `secateur help property-tests`"
    )]
    Nothing { name: String, last_line: String },
}

/// Runs `command` on `original` like a test, and reads from its standard output how many times
/// lines were executed. Its exit status has no meaning, because the program may fail.
///
/// # Errors
///
/// Fails if `original` is not one text, if the command cannot be run or takes too long, or if it
/// reports no executed line.
pub fn coverage(
    supervisor: &Supervisor,
    command: &str,
    original: &Bundle,
) -> Result<Executed, CoverageError> {
    if !original.is_text() {
        return Err(CoverageError::SeveralFiles);
    }
    let mut limits = supervisor.limits.clone();
    limits.time = TIMEOUT_OF_COMMAND;
    let run = supervisor.run_within(&limits, &Invocation::filter(command), original)?;
    if run.ending == Ending::TimedOut {
        return Err(CoverageError::TimedOut);
    }
    let name = Path::new(supervisor.file_name());
    let executed = read(&String::from_utf8_lossy(&run.filtered), name);
    if executed.counts()[0] == 0 {
        let last = run.output.last_lines(1).pop();
        let last_line = last.map(|line| format!(" (its last message: {line})")).unwrap_or_default();
        return Err(CoverageError::Nothing { name: name.display().to_string(), last_line });
    }
    Ok(executed)
}

/// Reads the lines of the file called `name`.
fn read(report: &str, name: &Path) -> Executed {
    let mut executed = Executed::default();
    let mut is_wanted = false;
    let is_of = |path: &str| Path::new(path).file_name() == name.file_name();
    for line in report.lines() {
        if let Some(path) = line.strip_prefix("SF:") {
            is_wanted = is_of(path);
        } else if line == "end_of_record" {
            is_wanted = false;
        } else if let Some((line, count)) =
            line.strip_prefix("DA:").and_then(|it| it.split_once(','))
        {
            let count = count.split(',').next().unwrap_or_default();
            if let (true, Ok(line)) = (is_wanted, line.parse()) {
                executed.record(line, count.parse::<f64>().map_or(0, |count| count.ceil() as u64));
            }
        } else if let [count, number, source] = line.splitn(3, ':').collect::<Vec<_>>()[..] {
            let (count, Ok(number)) = (count.trim(), number.trim().parse()) else { continue };
            match (number, source.strip_prefix("Source:")) {
                (0, Some(path)) => is_wanted = is_of(path),
                // Without code.
                (0, None) => {}
                _ if !is_wanted || count == "-" => {}
                // "#####" and "=====" were not executed; "3*" was, but a part of the line was not.
                _ => executed.record(number, count.trim_end_matches('*').parse().unwrap_or(0)),
            }
        }
    }
    executed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn executed(lines: &[(usize, u64)]) -> Executed {
        let mut executed = Executed::default();
        lines.iter().for_each(|&(line, times)| executed.record(line, times));
        executed
    }

    #[test]
    fn tracefiles_and_annotated_sources_are_read() {
        let lcov = "TN:\nSF:/tmp/x/other.c\nDA:1,9\nend_of_record\nSF:/tmp/x/in.c\nFN:1,f\nDA:1,0\n\
                    DA:2,17,checksum\nDA:4,0\nDA:4,1\nDA:9,1e3\nend_of_record\nDA:7,1\n";
        let expected = executed(&[(1, 0), (2, 17), (4, 1), (9, 1000)]);
        assert_eq!(read(lcov, Path::new("in.c")), expected);

        let gcov = "        -:    0:Source:other.c\n        1:    1:int g;\n\
                    \x20       -:    0:Source:in.c\n        -:    0:Graph:in.gcno\n\
                    \x20       -:    1:struct s;\n        5:    2:int f() { a: b; }\n\
                    \x20       3*:    3:x;\n    #####:    4:y;\n    =====:    5:z;\n";
        let expected = executed(&[(2, 5), (3, 3), (4, 0), (5, 0)]);
        assert_eq!(read(gcov, Path::new("in.c")), expected);
        assert_eq!(read("in.c: 1\n\u{fffd}:::\nDA:x,y\n", Path::new("in.c")), executed(&[]));
    }
}
