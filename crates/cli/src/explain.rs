//! `secateur explain`: which parts of a file matter, and how.

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use anstyle::{AnsiColor, Style};
use anyhow::anyhow;
use secateur_bundle::Bundle;
use secateur_reduce::Walker;
use secateur_report::{Explained, JsonExplanation, Sort};
use secateur_runner::{Oracle, Runner};
use secateur_session::{ExplainError, Explanation, Input, Walkers, explain, read};

use crate::args::Explain;
use crate::failure::{Failure, interrupted};
use crate::input::check_written;
use crate::notes::Notes;
use crate::output;
use crate::paint::Paint;
use crate::probe::{self, Probed};
use crate::progress::ProgressLine;
use crate::ui_options::SummaryFormat;

/// From how many tests in one batch on it is said how many there are.
const MANY: usize = 2000;

pub(crate) const WALKERS: Walkers<'_> = Walkers { given: &[], default: Walker::DEFAULT };

pub(crate) fn run(options: &Explain) -> Result<ExitCode, Failure> {
    let original = options.original.as_deref().map(read).transpose().map_err(Failure::usage)?;
    probe::run("explain", &options.probe, &[], WALKERS, |probed| {
        let Probed { inputs, bundle, input, prepared, jobs } = probed;
        let written = [("copy with comments", &options.comments), ("page", &options.page)];
        let written: Vec<_> = written.iter().filter_map(|(what, path)| Some((*what, path.as_deref()?))).collect();
        let needed: Vec<_> = inputs.given().iter().map(|path| ("input", path.as_path())).collect();
        check_written(&written, &needed).map_err(Failure::Usage)?;
        let explanation = find_out(&input, bundle, original.as_ref(), &prepared.runner, (jobs, None))?;
        prepared.note_oracle(&Notes::ALOUD);
        let explained = Explained::new(&explanation);
        let name = inputs.name();
        if let Some(path) = &options.comments {
            let copy = explained.commented().ok_or_else(|| {
                Failure::Usage(anyhow!("it is not known how comments look in this language: leave out --comments"))
            })?;
            write(path, &copy)?;
        }
        if let Some(path) = &options.page {
            write(path, &explained.page(&name))?;
        }
        match options.summary {
            SummaryFormat::Json => {
                let json = JsonExplanation::new(&name, &explained);
                output::line(serde_json::to_string_pretty(&json).map_err(Failure::run)?)?;
            }
            SummaryFormat::Text => output::line(shown(&explained))?,
        }
        Ok(prepared.runner.interrupt().signal().map_or(ExitCode::SUCCESS, interrupted))
    })
}

/// Finds out what matters of a result, and says it.
pub(crate) fn remarks(
    input: &Input,
    bundle: &Bundle,
    original: Option<&Arc<[u8]>>,
    runner: &Runner,
    limits: (NonZeroUsize, Option<Instant>),
) -> Result<String, Failure> {
    let explanation = find_out(input, bundle, original, runner, limits)?;
    Ok(format!("\n{}", shown(&Explained::new(&explanation))))
}

/// Finds out what matters, with a line on the terminal that counts the tests.
fn find_out(
    input: &Input,
    bundle: &Bundle,
    original: Option<&Arc<[u8]>>,
    runner: &Runner,
    limits: (NonZeroUsize, Option<Instant>),
) -> Result<Explanation, Failure> {
    let line =
        ProgressLine::new("{spinner} finding out what matters: {pos} of {len} tests, and more that follow from them");
    let mut announced = 0;
    let progress = |made: usize, total: usize| {
        if total - made >= MANY && total > announced {
            announced = total;
            let text = format!(
                "{} tests are ahead, for the largest parts first, and more for what is in them; Ctrl-C ends it, with what is known by then",
                total - made
            );
            line.suspend(|| Notes::ALOUD.note(text));
        }
        line.set_length(total as u64);
        line.step();
    };
    let explanation = explain(input, bundle, original, runner, limits, progress);
    line.clear();
    explanation.map_err(|error| match error {
        ExplainError::Trial(error) => error.into(),
        error => Failure::usage(error),
    })
}

/// The remarks beside the text, the pattern, and how many parts are of which sort.
fn shown(explained: &Explained<'_>) -> String {
    let paint = Paint::of_stdout();
    let text = explained.beside(&|sort, text| paint.text(text, style(sort)));
    format!("{text}\nPattern:\n{}\n\n{}", explained.pattern(), explained.summary())
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

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| Failure::Run(anyhow!("cannot write {}: {error}", path.display())))
}
