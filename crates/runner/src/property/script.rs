//! Export of a property made of commands as a shell script.
//!
//! The script runs the same commands in the same order and checks the same facts. `grep` reads the
//! patterns of a signature like secateur does, and the shell reports exit statuses as in a
//! signature. Users are expected to edit the script, so it is plain and commented.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::time::Duration;

use secateur_signature::{Check, Signature};

use super::command_test::{CommandTest, Difference, Step};
use crate::launch::Invocation;
use crate::supervise::OutputTail;

/// Error for a property that cannot be written as a script.
#[derive(Debug, thiserror::Error)]
#[error("cannot write a script: the command {command} or the name of the input is not UTF-8")]
pub struct ScriptError {
    /// Readable form of the command.
    command: String,
}

/// Beginning of every script. `apart` is for two commands whose standard outputs are compared.
const HELPERS: &str = r#"
# Messages are recognised in English.
LC_ALL=C.UTF-8
export LC_ALL
T=$(mktemp -d) || exit 1
trap 'rm -rf "$T"' EXIT

# run COMMAND...: saves its output in $T/output and its exit status in $status.
run() {
  { timeout -k 1 "$seconds" "$@" 2>&1; echo $? >"$T/status"; } 2>/dev/null |
    tail -c "$bytes" >"$T/output"
  status=$(cat "$T/status")
}
# apart COMMAND...: like run, and also saves its standard output in $T/stdout.
apart() {
  {
    { timeout -k 1 "$seconds" "$@" 2>&3 3>&-; echo $? >"$T/status"; } 2>/dev/null |
      tail -c "$bytes" >"$T/stdout"
  } 3>&1 | tail -c "$bytes" >"$T/stderr"
  status=$(cat "$T/status")
  cat "$T/stdout" "$T/stderr" >"$T/output"
}
# exits CODE: the exit status is CODE; 128 + n for signal n.
# ended: the command did not time out (124).
exits() { [ "$status" = "$1" ]; }
ended() { [ "$status" != 124 ]; }
# says REGEX: a line of the output matches.
# says_lines REGEX: several consecutive lines match, in Perl's syntax.
says() { LC_ALL=C grep -aqE -e "$1" "$T/output"; }
says_lines() { LC_ALL=C grep -aqzP -e "(?m)$1" "$T/output"; }
"#;

/// Returns a commented `sh` script that accepts the same candidates as `test`.
///
/// It runs in a directory with a candidate called `file_name`, or in the candidate itself if that
/// is `.`. Each command has the time limit `timeout`. `usage` is a command line that reduces with
/// the script.
///
/// # Errors
///
/// Fails if a part of a command is not text.
pub fn script(
    test: &CommandTest,
    file_name: &OsStr,
    timeout: Duration,
    usage: &str,
) -> Result<String, ScriptError> {
    let name = file_name.to_string_lossy();
    let (who, place) = if name == "." {
        ("the candidate".to_owned(), "the candidate, which is a directory".to_owned())
    } else {
        (name.to_string(), format!("a directory with a candidate called {name}"))
    };
    let seconds = timeout.as_secs_f64();
    let bytes = OutputTail::BYTES_MAX;
    // A line break would turn the rest into a command.
    let usage = usage.replace('\n', " ");
    let mut script = format!(
        "#!/bin/sh\n\
         # Exits with 0 if {who} still shows the failure. Usage:\n\
         #   {usage}\n\
         # It runs in {place}, and runs the cheapest command first.\n\
         \n\
         # Time limit of a command in seconds, and maximum bytes of its output to \
         inspect.\n\
         seconds={seconds:.1} bytes={bytes}\n\
         {HELPERS}"
    );
    for step in &test.steps {
        let lines = match step {
            Step::Succeeds(invocation) => {
                format!(
                    "\n# The candidate is valid.\nrun {}\nexits 0 || exit 1\n",
                    command(invocation, file_name)?
                )
            }
            Step::Shows { invocation, signature } => shows(invocation, signature, file_name)?,
            Step::Differ(difference) => differ(difference, file_name)?,
        };
        script.push_str(&lines);
    }
    script.push_str("\nexit 0\n");
    Ok(script)
}

fn shows(
    invocation: &Invocation,
    signature: &Signature,
    file_name: &OsStr,
) -> Result<String, ScriptError> {
    let mut lines = format!("\nrun {}\n", command(invocation, file_name)?);
    if !signature.is_hang() {
        lines.push_str("ended || exit 1\n");
    }
    lines.push_str(&facts(signature));
    Ok(lines)
}

/// Returns the lines that check the facts of a signature.
fn facts(signature: &Signature) -> String {
    let mut lines = String::new();
    for fact in &signature.facts {
        let _ = writeln!(lines, "# {}", fact.to_string().replace('\n', " "));
        let _ = match &fact.check {
            // `timeout` exits with 137 if it has to use SIGKILL.
            Check::Hang => writeln!(lines, "exits 124 || exits 137 || exit 1"),
            Check::Status(status) => writeln!(lines, "exits {status} || exit 1"),
            Check::Output(pattern) => writeln!(lines, "{} || exit 1", says(pattern)),
            Check::NoOutput(pattern) => writeln!(lines, "! {} || exit 1", says(pattern)),
        };
    }
    lines
}

fn says(pattern: &secateur_signature::Pattern) -> String {
    let helper = if pattern.is_extended() { "says" } else { "says_lines" };
    format!("{helper} '{}'", pattern.as_str().replace('\'', r"'\''"))
}

fn differ(difference: &Difference, file_name: &OsStr) -> Result<String, ScriptError> {
    let Difference { invocations: [first, second], signatures, is_in_output } = difference;
    let [of_first, of_second] = signatures.each_ref().map(facts);
    let mut lines = format!(
        "\n# Two commands.\napart {}\n{of_first}mv \"$T/stdout\" \"$T/first\"\n\
         apart {}\n{of_second}",
        command(first, file_name)?,
        command(second, file_name)?,
    );
    if *is_in_output {
        lines.push_str(
            "# Their standard output differs.\n! cmp -s \"$T/first\" \"$T/stdout\" || exit 1\n",
        );
    }
    Ok(lines)
}

/// Returns a command for the candidate as a line of a script.
fn command(invocation: &Invocation, file_name: &OsStr) -> Result<String, ScriptError> {
    let not_text = || ScriptError { command: invocation.to_string() };
    let mut words = Vec::new();
    for word in invocation.words_for(file_name) {
        let word = word.into_string().map_err(|_| not_text())?;
        words.push(shlex::try_quote(&word).map_err(|_| not_text())?.into_owned());
    }
    let name = file_name.to_str().ok_or_else(not_text)?;
    let input = if invocation.reads_input() {
        format!("./{}", shlex::try_quote(name).map_err(|_| not_text())?)
    } else {
        "/dev/null".to_owned()
    };
    Ok(format!("{} <{input}", words.join(" ")))
}
