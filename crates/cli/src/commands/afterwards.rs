//! Summary and exit code at the end of a run.

use std::path::Path;
use std::process::ExitCode;

use anyhow::{anyhow, bail};
use secateur_bundle::Bundle;
use secateur_report::{JsonSummary, SCHEMA_VERSION, Summary, account_tables};
use secateur_runner::{DriveError, PropertyTest, Stop};
use secateur_session::{Delivery, quoted};

use crate::options::args::Reduce;
use crate::options::inputs::Inputs;
use crate::options::ui_options::SummaryFormat;
use crate::output;
use crate::output::events;
use crate::output::exit_status::ExitStatus;
use crate::output::failure::{Failure, interrupted};
use crate::output::notes::{Notes, warn};

/// Maximum length of a result that is printed.
const LINES_MAX: usize = 30;
const BYTES_MAX: usize = 4000;

pub(crate) const GO_ON: &str = "run the same command again to resume";

/// Prints the summary and advice on the next steps, on standard output unless events are written
/// there.
pub(crate) fn tell(
    &Reduce { ui: ref options, ask, .. }: &Reduce,
    summary: &Summary,
    json: &JsonSummary<'_>,
    difference: &str,
    best: &Bundle,
) -> anyhow::Result<()> {
    if ask {
        output::raw(serde_json::json!({ "v": SCHEMA_VERSION, "type": "end", "summary": json }))?;
    }
    match options.summary {
        SummaryFormat::Json => output::json(serde_json::to_string_pretty(json)),
        SummaryFormat::Text if options.quiet => Ok(()),
        SummaryFormat::Text => {
            let mut text = summary.to_string();
            if summary.after != summary.before {
                text += &format!("\nTo see what was removed: {difference}");
            }
            if options.verbose && !summary.accounts.is_empty() {
                text += &format!(
                    "\n\nTests by pass:\n{}",
                    account_tables(&summary.accounts, summary.before.bytes).trim_end()
                );
            }
            if let Some(best) = shown(best) {
                text += &format!("\n\n{}", best.strip_suffix('\n').unwrap_or(&best));
            }
            if ask || events::are_on_stdout(options.events.as_deref()) {
                Notes::ALOUD.say(text);
                return Ok(());
            }
            output::line(text)
        }
    }
}

/// Returns the exit code of a run by `test`, and prints the reason to standard error. `signal`
/// interrupted the formatting of the result, and `goal` is the option whose goal was reached.
pub(crate) fn conclude(
    stop: Result<Stop, DriveError>,
    signal: Option<i32>,
    delivery: &Delivery,
    test: &PropertyTest,
    goal: Option<&str>,
) -> anyhow::Result<ExitCode> {
    let Delivery { best, path, rescued } = delivery;
    let stop = match (stop, rescued) {
        (Err(error), Some(rescued)) => bail!(Failure::run(anyhow!("{error}\n{rescued}"))),
        (Ok(_), Some(rescued)) => bail!(Failure::run(anyhow!("{rescued}"))),
        (stop, None) => stop.map_err(Failure::run)?,
    };
    Ok(match stop {
        Stop::Finished => {
            if best.is_blank() {
                let what = if best.is_text() { "an empty file" } else { "only empty files" };
                warn(format_args!(
                    "the interestingness test accepts {what}: it does not check the failure, or \
                     reads another file than the candidate in its current directory"
                ));
            }
            // The result is complete, but its formatted copy was interrupted.
            signal.map_or(ExitCode::SUCCESS, interrupted)
        }
        Stop::Interrupted { signal } => {
            Notes::ALOUD.say(format_args!("Interrupted; {GO_ON}"));
            interrupted(signal)
        }
        Stop::OutOfTime { is_verified } => {
            Notes::ALOUD.say(format_args!("Stopped by --max-time; {GO_ON}"));
            if !is_verified {
                Notes::ALOUD.say("There was no time left to test the result once more");
            }
            ExitStatus::OutOfTime.into()
        }
        Stop::OutOfTests => {
            Notes::ALOUD.say(format_args!("Stopped by --max-tests; {GO_ON}"));
            ExitStatus::OutOfTests.into()
        }
        Stop::Enough => {
            Notes::ALOUD.say(format_args!(
                "Stopped by {}; run the same command without it to continue",
                goal.unwrap_or_default()
            ));
            ExitStatus::Enough.into()
        }
        Stop::NotReproduced { ending, rate } => {
            let name = if test.oracle().is_some() { "oracle" } else { "test" };
            let ending = ending.describe(test.answers());
            warn(format_args!(
                "the interestingness test accepted the result before, but in the final run, the \
                 {name} {ending}.\nOf further runs, {rate} accepted it. The result is kept in {}, \
                 but may not show the failure.\nThe test is flaky: use --repeat 3 to require \
                 three accepting runs, or --at-least 2/10 to require two of ten",
                path.display()
            ));
            ExitStatus::Flaky.into()
        }
    })
}

/// Returns the text, or all files with their names, if it is short.
fn shown(best: &Bundle) -> Option<String> {
    if best.is_text() {
        return printable(best.text());
    }
    let part = |file: &secateur_bundle::File| {
        let text = str::from_utf8(file.text()).ok()?;
        let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
        Some(format!("==> {} <==\n{text}{end}", file.path().to_str()?))
    };
    printable(best.files().iter().map(part).collect::<Option<Vec<_>>>()?.join("\n").as_bytes())
}

/// Returns a command that shows the removed parts.
pub(crate) fn difference(inputs: &Inputs, original: &Path, best: &Bundle, result: &Path) -> String {
    let (original, result) = (quoted(original), quoted(result));
    if inputs.is_one() {
        return format!("diff {original} {result}");
    }
    if inputs.is_folder() {
        return format!("diff -r {original} {result}");
    }
    let names: Vec<_> = best.files().iter().map(|file| quoted(file.path())).collect();
    format!("for f in {}; do diff {original}/\"$f\" {result}/\"$f\"; done", names.join(" "))
}

/// Returns the text if it is short and safe to print on a terminal.
fn printable(text: &[u8]) -> Option<String> {
    let text = str::from_utf8(text)
        .ok()
        .filter(|text| text.len() <= BYTES_MAX && !text.trim().is_empty())?;
    let is_plain = !text.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t'));
    (is_plain && text.lines().count() <= LINES_MAX).then(|| text.to_owned())
}

/// Returns hints for a user whose result no longer compiles: during the run, and in the summary.
pub(crate) fn validity_hints(compiler: &[&str], has_script: bool, file_name: &str) -> [String; 2] {
    let line = compiler.join(" ");
    let remedy = if has_script {
        let name = shlex::try_quote(file_name).unwrap_or_default();
        format!("run this first in the interestingness test: {}", line.replace("@@", &name))
    } else {
        format!("start over with --fresh --valid '{line}'")
    };
    let early = "the input compiles, but the smallest text so far does not. If the result must \
                 compile, stop now and";
    let last = "The input compiles, but the result does not. If it must compile,";
    [early, last].map(|hint| format!("{hint} {remedy}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_short_and_plain_is_printed() {
        assert_eq!(printable(b"int a;\n").as_deref(), Some("int a;\n"));
        for text in [
            &b""[..],
            b" \n",
            b"\x1b[2J",
            b"\xff",
            "x\n".repeat(31).as_bytes(),
            "x".repeat(4001).as_bytes(),
        ] {
            assert_eq!(printable(text).as_deref(), None, "{text:?}");
        }
    }
}
