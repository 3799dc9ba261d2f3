//! `secateur explain`: finds the parts of a file that matter, and their purpose.

use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use anstyle::{AnsiColor, Style};
use anyhow::{anyhow, bail};
use secateur_bundle::Bundle;
use secateur_reduce::Pass;
use secateur_report::{Explained, Sort, escaped};
use secateur_runner::{Limits, Test};
use secateur_session::{
    ExplainError, Explanation, Input, Passes, Run, counted, explain, is_over, read,
};

use crate::commands::probe::{self, Choice, Probed};
use crate::options::args::Explain;
use crate::options::input::cannot;
use crate::options::ui_options::SummaryFormat;
use crate::output;
use crate::output::exit_status::ExitStatus;
use crate::output::failure::{Failure, interrupted};
use crate::output::files::Files;
use crate::output::notes::Notes;
use crate::output::paint::Paint;
use crate::output::progress::ProgressLine;

pub(crate) const PASSES: Passes<'_> = Passes { given: &[], default: Pass::DEFAULT };

pub(crate) fn run(options: &Explain) -> anyhow::Result<ExitCode> {
    let original = options.original.as_deref().map(read).transpose()?;
    let mut files = Files::default();
    options.original.iter().for_each(|path| files.read("original", path));
    options.comments.iter().for_each(|path| files.write("copy with comments", path));
    options.page.iter().for_each(|path| files.write("page", path));
    let writes = options.comments.is_some() || options.page.is_some();
    let choice = Choice { only: &[], passes: PASSES, with_dependencies: false };
    probe::run("explain", &options.probe, choice, files, |probed| {
        let Probed { inputs, bundle, input, mut run } = probed;
        if !bundle.is_text() && (original.is_some() || writes) {
            bail!("--original, --comments and --page need a single file; omit them");
        }
        let deadline = options.max_time.and_then(|time| Instant::now().checked_add(time));
        run.limits = Limits { deadline, tests_max: options.max_tests, ..run.limits };
        let found = find_out(&mut run, &input, bundle, |_| original.clone())?;
        run.note_oracle(&Notes::ALOUD);
        let explained: Vec<_> =
            found.iter().map(|(_, explanation)| Explained::new(explanation)).collect();
        let name =
            |number: usize| if bundle.is_text() { inputs.name() } else { found[number].0.clone() };
        if let (Some(path), [explained, ..]) = (&options.comments, &explained[..]) {
            let copy = explained.commented().ok_or_else(|| {
                anyhow!("the comment syntax of this language is unknown; omit --comments")
            })?;
            write(path, &copy)?;
        }
        if let (Some(path), [explained, ..]) = (&options.page, &explained[..]) {
            write(path, &explained.page(&name(0)))?;
        }
        match options.summary {
            SummaryFormat::Json => {
                let all: Vec<_> =
                    explained.iter().enumerate().map(|(at, it)| it.json(&name(at))).collect();
                let one = all.first().filter(|_| bundle.is_text());
                output::json(one.map_or_else(
                    || serde_json::to_string_pretty(&all),
                    serde_json::to_string_pretty,
                ))?;
            }
            SummaryFormat::Text => output::raw(in_words(&found, bundle))?,
        }
        let is_whole = found.iter().all(|(_, explanation)| explanation.is_whole);
        Ok(match run.runner.interrupt().signal() {
            Some(signal) => interrupted(signal),
            None if is_whole => ExitCode::SUCCESS,
            None if is_over(deadline) => ExitStatus::OutOfTime.into(),
            None => ExitStatus::OutOfTests.into(),
        })
    })
}

/// Finds the parts that matter in each file of `bundle` with a tree, within the limits of `run`.
/// Announces the cost, and counts the tests on the terminal. `original` returns the original of a
/// file by its path.
pub(crate) fn find_out(
    run: &mut Run<'_>,
    input: &Input,
    bundle: &Bundle,
    original: impl Fn(&Path) -> Option<Arc<[u8]>>,
) -> anyhow::Result<Vec<(String, Explanation)>> {
    let mut found = Vec::new();
    for (number, file) in bundle.files().iter().enumerate() {
        let line = ProgressLine::new("{spinner} explaining: {pos} of about {len} tests");
        let progress = |made: u64, expected: u64| {
            if made == 0 {
                let (jobs, test) = (run.jobs.get() as f64, run.baseline.elapsed.as_secs_f64());
                let seconds = test * expected as f64 / jobs;
                let (time, unit) = match seconds {
                    0.0..120.0 => (seconds.max(1.0), "s"),
                    120.0..7200.0 => (seconds / 60.0, "min"),
                    _ => (seconds / 3600.0, "h"),
                };
                Notes::ALOUD.say(format_args!(
                    "{}Expecting about {} in {time:.0} {unit}. The largest parts come first; \
                     press Ctrl-C to stop with the remarks so far",
                    if bundle.is_text() {
                        String::new()
                    } else {
                        format!("{}: ", file.path().display())
                    },
                    counted(expected, "test")
                ));
            }
            line.set_length(made.max(expected));
            line.step();
        };
        let original = original(file.path());
        let explanation = explain(input, (bundle, number), original.as_ref(), run, progress);
        line.clear();
        match explanation {
            Ok(explanation) => {
                let left = run.limits.tests_max;
                run.limits.tests_max = left.map(|max| max.saturating_sub(explanation.tests));
                found.push((file.path().display().to_string(), explanation));
            }
            Err(ExplainError::NoTree) if !bundle.is_text() => {
                Notes::ALOUD.note(format_args!(
                    "{} has no syntax tree and is skipped",
                    file.path().display()
                ));
            }
            Err(ExplainError::Trial(error)) => bail!(Failure::run(error)),
            Err(error) => bail!(error),
        }
    }
    Ok(found)
}

/// Returns the explanations as text, with headings if there are several files.
pub(crate) fn in_words(found: &[(String, Explanation)], bundle: &Bundle) -> String {
    let words = found.iter().map(|(name, explanation)| {
        let shown = shown(&Explained::new(explanation));
        if bundle.is_text() { shown } else { format!("==> {} <==\n{shown}\n", escaped(name)) }
    });
    words.collect::<Vec<_>>().join("\n")
}

/// Returns the text with remarks, the pattern, and the number of parts of each sort.
fn shown(explained: &Explained<'_>) -> String {
    let paint = Paint::of_stdout();
    let text = explained.beside(&|sort, text| paint.text(text, style(sort)));
    let pattern = match explained.is_long() {
        true => " omitted, as it is as long as the text; use --summary json to print it".to_owned(),
        false => format!("\n{}", escaped(&explained.pattern())),
    };
    format!("{text}\nPattern:{pattern}\n\n{}", explained.summary())
}

fn style(sort: Sort) -> Style {
    let color = match sort {
        Sort::Needed | Sort::Exactly => AnsiColor::Red,
        Sort::Some => AnsiColor::Yellow,
        Sort::Anything => AnsiColor::Green,
        Sort::Same => AnsiColor::Cyan,
        Sort::Spare => AnsiColor::Magenta,
    };
    color.on_default()
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    fs::write(path, text).map_err(|error| Failure::run(cannot("write", path, error)).into())
}
