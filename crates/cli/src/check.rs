//! `secateur check`: is a file 1-tree-minimal, whoever made it?

use std::collections::{BTreeMap, HashSet};
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::num::NonZeroUsize;
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc::channel;

use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuilder;
use secateur_reduce::{Single, Walker};
use secateur_runner::{Cancel, Interrupt, OutcomeCache, Runner, Statistics, Tester, adopt_orphans, check_original};

use crate::args::Check;
use crate::destination::REDUCED;
use crate::failure::{Failure, not_minimal};
use crate::input;
use crate::notes::Notes;
use crate::output;
use crate::plan::Ground;
use crate::property::{Property, announce_rate, test_and_input};

/// How many characters of a changed place are shown.
const TEXT_CHARS: usize = 60;

pub(crate) fn run(options: &Check) -> Result<ExitCode, Failure> {
    let (test, file) = test_and_input("check", &options.first, options.second.as_deref(), &options.property)
        .map_err(Failure::Usage)?;
    let text = input::read_filled(file).map_err(Failure::Usage)?;
    let property = Property::new(test, file, &options.property, Notes::ALOUD).map_err(Failure::Usage)?;
    // Renaming takes nothing away.
    let default = [Walker::Definitions, Walker::Perses];
    let ground = Ground::new(file, text.clone(), options.language, &options.walkers, &default, Notes::ALOUD);
    let ground = ground.map_err(Failure::Usage)?;

    adopt_orphans().map_err(Failure::run)?;
    let interrupt = Interrupt::on_signals().map_err(Failure::run)?;
    let name = options.name.clone().unwrap_or_else(|| name_for_test(file));
    let mut runner = property.runner(&options.how, &name, interrupt)?;
    let mut statistics = Statistics::default();
    let timeout = options.how.timeout();
    let baseline = match property.establish(&mut runner, &text, timeout, &mut statistics, Notes::ALOUD)? {
        Some(baseline) => baseline,
        None => {
            let baseline = check_original(&runner, &text, &mut statistics)?;
            announce_rate(baseline.rate, Notes::ALOUD);
            baseline
        }
    };
    runner.set_limits(options.how.limits(options.jobs, &baseline, runner.limits()));

    let changes = distinct(ground.changes().map_err(Failure::Usage)?, &text, runner.interrupt());
    let found = try_all(&changes, &runner, options.jobs.get(), |change| report(file, &text, change))?;
    if let Some(signal) = runner.interrupt().signal() {
        return Err(Failure::Interrupted { signal });
    }
    let (file, tried) = (file.display(), HumanCount(changes.len() as u64));
    match HumanCount(found) {
        HumanCount(0) => output::line(format_args!("{file}: minimal; none of {tried} single changes is interesting")),
        found => output::line(format_args!("{file}: not minimal; {found} of {tried} single changes are interesting")),
    }?;
    Ok(if found == 0 { ExitCode::SUCCESS } else { not_minimal() })
}

/// The first of all changes that come to the same text; none that leaves the text as it is. After an interrupt nobody wants
/// the rest.
fn distinct(mut changes: Vec<Single>, text: &[u8], interrupt: &Interrupt) -> Vec<Single> {
    let mut seen = HashSet::from([OutcomeCache::key(text)]);
    changes.retain(|change| interrupt.signal().is_none() && seen.insert(OutcomeCache::key(&change.text())));
    changes
}

/// Tests every change, `jobs` at one time, and reports those that are interesting, in their order. Gives their number. An
/// interrupt ends it early.
fn try_all(
    changes: &[Single],
    runner: &Runner,
    jobs: NonZeroUsize,
    report: impl Fn(&Single) -> Result<(), Failure>,
) -> Result<u64, Failure> {
    let line = progress(changes.len());
    let cancel = Cancel::new().map_err(Failure::run)?;
    let pool = ThreadPoolBuilder::new().num_threads(jobs.get()).build().map_err(Failure::run)?;
    let (sender, receiver) = channel();
    let found = pool.in_place_scope_fifo(|scope| {
        for (number, change) in changes.iter().enumerate() {
            let (sender, cancel) = (sender.clone(), &cancel);
            scope.spawn_fifo(move |_| {
                let is_over = cancel.is_requested() || runner.interrupt().signal().is_some();
                if !is_over {
                    // Nobody listens any more after an error.
                    let _ = sender.send((number, runner.decide(&change.text(), cancel)));
                }
            });
        }
        drop(sender);
        let (mut found, mut next, mut early) = (0, 0, BTreeMap::new());
        for (number, run) in receiver {
            let run = run.inspect_err(|_| cancel.request()).map_err(Failure::run)?;
            line.inc(1);
            early.insert(number, run.ending.outcome());
            while let Some(outcome) = early.remove(&next) {
                if outcome.is_interesting() {
                    found += 1;
                    line.suspend(|| report(&changes[next])).inspect_err(|_| cancel.request())?;
                }
                next += 1;
            }
        }
        Ok(found)
    });
    line.finish_and_clear();
    found
}

/// The name of the input that a result of `reduce` came from, as far as its own name tells.
fn name_for_test(file: &Path) -> OsString {
    let input = input::origin(file, REDUCED);
    input.as_deref().unwrap_or(file).file_name().unwrap_or_default().to_owned()
}

fn progress(changes: usize) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let line = ProgressBar::new(changes as u64);
    match ProgressStyle::with_template("{spinner} trying single changes: {pos} of {len}") {
        Ok(style) => line.with_style(style),
        Err(_) => line,
    }
}

/// `small.c:3:5: declaration can go: int a = 1;`
fn report(file: &Path, text: &[u8], change: &Single) -> Result<(), Failure> {
    let span = change.span();
    let before = &text[..span.start];
    let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
    let column = span.start - before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1) + 1;
    let place = String::from_utf8_lossy(&text[span]);
    let words = place.split_whitespace().collect::<Vec<_>>().join(" ");
    let shown: String = words.chars().take(TEXT_CHARS).collect();
    let dots = if shown.len() < words.len() { "..." } else { "" };
    output::line(format_args!("{}:{line}:{column}: {change}: {shown}{dots}", file.display()))
}
