//! `secateur check`: checks if a file, the result of any reducer, is 1-tree-minimal.

use std::cell::Cell;
use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::process::ExitCode;

use anyhow::bail;
use secateur_bundle::{Bundle, File};
use secateur_reduce::{BundleChange, Encoding, Keep, Pass};
use secateur_runner::{Key, Runner, Test, TestRun};
use secateur_session::{Passes, counted, grouped, try_each};

use crate::commands::probe::{self, Choice, Probed};
use crate::options::args::Check;
use crate::options::inputs::Inputs;
use crate::output;
use crate::output::exit_status::ExitStatus;
use crate::output::failure::Failure;
use crate::output::files::Files;
use crate::output::notes::Notes;
use crate::output::progress::ProgressLine;

/// Maximum number of listed changes, so that the first one is still on the screen.
const LISTED_MAX: u64 = 18;
/// Maximum number of characters shown of a changed text.
const TEXT_CHARS: usize = 60;

pub(crate) fn run(options: &Check) -> anyhow::Result<ExitCode> {
    // Renaming does not make a file smaller.
    let default: Vec<_> =
        Pass::DEFAULT.iter().copied().filter(|&pass| pass != Pass::RENAME).collect();
    let passes = Passes { given: &options.passes.all(), default: &default };
    let choice = Choice { only: &options.only, passes, with_dependencies: false };
    probe::run("check", &options.probe, choice, Files::default(), |probed| {
        let Probed { inputs, bundle, run, .. } = &probed;
        let input = probed.input.clone();
        let keep = input.keep();
        let encodings: Vec<_> =
            (0..bundle.files().len()).map(|number| input.encoding(number)).collect();
        let changes = input.changes()?;
        let listed = Cell::new(0);
        let report = |change: &BundleChange| {
            if !options.all && listed.get() == LISTED_MAX {
                return Ok(());
            }
            listed.set(listed.get() + 1);
            report(inputs, bundle, &encodings, change)
        };
        let (tried, found) =
            try_all(&changes, bundle, keep.as_deref(), &run.runner, run.jobs, report)?;
        run.note_oracle(&Notes::ALOUD);
        if let Some(signal) = run.runner.interrupt().signal() {
            bail!(Failure::interrupted(signal));
        }
        let (file, tried) = (inputs.first().display(), counted(tried, "single change"));
        let file = match inputs.given.len() {
            1 => file.to_string(),
            count => format!("{file} and {} more", count - 1),
        };
        if found == 0 {
            output::line(format_args!("{file}: minimal; {tried} tested, none is interesting"))?;
            let mut programs =
                (0..bundle.files().len()).filter_map(|number| probed.input.program(number));
            if options.passes.all().is_empty() && programs.next().is_some() {
                output::line(format_args!(
                    "{file}: not tried: changes that leave strange code; use --pass smallest to \
                     try them"
                ))?;
            }
            let unshortened = probed.input.unshortened();
            if !unshortened.is_empty() {
                output::line(format_args!(
                    "{file}: not tried: deleting single characters of {unshortened}; use --pass \
                     bytes to try it"
                ))?;
            }
            return Ok(ExitCode::SUCCESS);
        }
        let rest = found - listed.get();
        let more = format!("; {} not listed: use --all to list them", grouped(rest));
        let more = if rest > 0 { more } else { String::new() };
        let are = if found == 1 { "is" } else { "are" };
        let found = grouped(found);
        output::line(format_args!(
            "{file}: not minimal; {found} of {tried} {are} interesting{more}"
        ))?;
        Ok(ExitStatus::NotMinimal.into())
    })
}

/// Tests every change of `bundle`, `jobs` at a time, and reports the interesting ones in order.
/// Skips changes with the same result as an earlier one, those without effect, and those that
/// violate `keep`. Returns the numbers of tested and of interesting changes. An interrupt ends it
/// early.
fn try_all(
    changes: &[BundleChange],
    bundle: &Bundle,
    keep: Option<&Keep>,
    runner: &Runner,
    jobs: NonZeroUsize,
    report: impl Fn(&BundleChange) -> anyhow::Result<()>,
) -> Result<(u64, u64), Failure> {
    let line = ProgressLine::new("{spinner} trying single changes: {pos} of {len}");
    let (mut found, tried) = (0, Cell::new(0));
    let mut seen = HashSet::from([Key::of(bundle)]);
    let distinct = changes.iter().filter(|change| {
        let changed =
            change.of(bundle).filter(|changed| keep.is_none_or(|keep| keep.holds(changed)));
        let is_new = changed.is_some_and(|changed| seen.insert(Key::of(&changed)));
        tried.set(tried.get() + u64::from(is_new));
        line.set_length(tried.get());
        is_new
    });
    let hear = |change: &BundleChange, run: &TestRun| {
        line.step();
        if run.ending.outcome().is_interesting() {
            found += 1;
            line.suspend(|| report(change)).map_err(Failure::run)?;
        }
        Ok(())
    };
    let all = try_each(runner, (jobs, None), distinct, |change| change.of(bundle), hear);
    line.clear();
    all.map(|()| (tried.get(), found))
}

/// Prints `small.c:3:5: declaration can be deleted: int a = 1;`, with other files that the change
/// affects.
fn report(
    inputs: &Inputs,
    bundle: &Bundle,
    encodings: &[Option<Encoding>],
    change: &BundleChange,
) -> anyhow::Result<()> {
    let (number, span) = change.place(bundle);
    let file = match &bundle.files()[number] {
        _ if bundle.is_text() => inputs.first().to_path_buf(),
        file if inputs.is_folder() || bundle.is_package() => inputs.first().join(file.path()),
        file => file.path().to_path_buf(),
    };
    let others = others(bundle, number, change);
    let Some(span) = span else {
        return output::line(format_args!("{}: {change}{others}", file.display()));
    };
    let text = bundle.files()[number].text();
    let text = encodings[number].map_or_else(|| text.clone(), |encoding| encoding.text_of(text));
    let before = &text[..span.start];
    let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
    let column =
        span.start - before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1) + 1;
    let changed = String::from_utf8_lossy(&text[span]);
    let words = changed.split_whitespace().collect::<Vec<_>>().join(" ");
    let shown: String = words.chars().take(TEXT_CHARS).collect();
    let dots = if shown.len() < words.len() { "..." } else { "" };
    output::line(format_args!(
        "{}:{line}:{column}: {change}{others}: {shown}{dots}",
        file.display()
    ))
}

/// Returns the changed files of `bundle` other than file `number`, as `, with changes in a.h and
/// b.c`.
fn others(bundle: &Bundle, number: usize, change: &BundleChange) -> String {
    let Some(changed) = change.of(bundle) else { return String::new() };
    let is_other = |file: &&File| !file.is_same(&bundle.files()[number]);
    let differs =
        |file: &&File| changed.file(file.path()).is_some_and(|other| other.text() != file.text());
    let files = bundle.files().iter().filter(is_other).filter(differs);
    let names: Vec<_> = files.map(|file| file.path().display().to_string()).collect();
    match &names[..] {
        [] => String::new(),
        [only] => format!(", with a change in {only}"),
        [first, second] => format!(", with changes in {first} and {second}"),
        [first, rest @ ..] => {
            format!(", with changes in {first} and {}", counted(rest.len() as u64, "more file"))
        }
    }
}
