//! `secateur check`: is a file 1-tree-minimal, whoever made it?

use std::collections::{BTreeMap, HashSet};
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::num::NonZeroUsize;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::channel;

use indicatif::{HumanCount, ProgressBar, ProgressStyle};
use rayon::ThreadPoolBuilder;
use secateur_reduce::{Single, Transformation, Walker};
use secateur_runner::{
    Cancel, Interrupt, OutcomeCache, RunError, Runner, Statistics, TestRun, Tester, adopt_orphans, check_original,
};

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
    let default: Vec<_> =
        Walker::DEFAULT.iter().copied().filter(|&walker| walker != Walker::Transform(Transformation::Rename)).collect();
    let (walkers, stop) = (&options.walkers, Arc::new(|| false));
    let ground = Ground::new(file, &text, options.language, walkers, &default, stop, Notes::ALOUD);
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

    let changes = ground.changes().map_err(Failure::Usage)?;
    let report = |change: &Single| report(file, &text, change);
    let (tried, found) = try_all(&changes, &text, &runner, options.jobs.get(), report)?;
    if let Some(signal) = runner.interrupt().signal() {
        return Err(Failure::Interrupted { signal });
    }
    let (file, tried) = (file.display(), HumanCount(tried));
    match HumanCount(found) {
        HumanCount(0) => output::line(format_args!("{file}: minimal; none of {tried} single changes is interesting")),
        found => output::line(format_args!("{file}: not minimal; {found} of {tried} single changes are interesting")),
    }?;
    Ok(if found == 0 { ExitCode::SUCCESS } else { not_minimal() })
}

/// Tests every change of `text`, `jobs` at one time, and reports those that are interesting, in their order: the first of
/// all that come to the same text, and none that leaves the text as it is. Gives how many were tried, and how many of these
/// were interesting. An interrupt ends it early.
fn try_all(
    changes: &[Single],
    text: &[u8],
    runner: &Runner,
    jobs: NonZeroUsize,
    report: impl Fn(&Single) -> Result<(), Failure>,
) -> Result<(u64, u64), Failure> {
    let line = progress();
    let cancel = Cancel::new().map_err(Failure::run)?;
    let pool = ThreadPoolBuilder::new().num_threads(jobs.get()).build().map_err(Failure::run)?;
    let (sender, receiver) = channel();
    let (mut found, mut next, mut early) = (0, 0, BTreeMap::new());
    let mut hear = |number: usize, run: Result<TestRun, RunError>, distinct: &[&Single]| {
        let run = run.inspect_err(|_| cancel.request()).map_err(Failure::run)?;
        line.inc(1);
        early.insert(number, run.ending.outcome());
        while let Some(outcome) = early.remove(&next) {
            if outcome.is_interesting() {
                found += 1;
                line.suspend(|| report(distinct[next])).inspect_err(|_| cancel.request())?;
            }
            next += 1;
        }
        Ok::<_, Failure>(())
    };
    let tried: Result<_, Failure> = pool.in_place_scope_fifo(|scope| {
        let (mut seen, mut distinct) = (HashSet::from([OutcomeCache::key(text)]), Vec::new());
        let is_over = || cancel.is_requested() || runner.interrupt().signal().is_some();
        // All texts together can be large, so that tests run from the first on.
        for change in changes.iter().take_while(|_| !is_over()) {
            if !seen.insert(OutcomeCache::key(&change.text())) {
                continue;
            }
            let (number, sender, cancel) = (distinct.len(), sender.clone(), &cancel);
            distinct.push(change);
            line.set_length(distinct.len() as u64);
            scope.spawn_fifo(move |_| {
                if !is_over() {
                    // Nobody listens any more after an error.
                    let _ = sender.send((number, runner.decide(&change.text(), cancel)));
                }
            });
            for (number, run) in receiver.try_iter() {
                hear(number, run, &distinct)?;
            }
        }
        drop(sender);
        for (number, run) in receiver {
            hear(number, run, &distinct)?;
        }
        Ok(distinct.len() as u64)
    });
    line.finish_and_clear();
    Ok((tried?, found))
}

/// The name of the input that a result of `reduce` came from, as far as its own name tells.
fn name_for_test(file: &Path) -> OsString {
    let input = input::origin(file, REDUCED);
    input.as_deref().unwrap_or(file).file_name().unwrap_or_default().to_owned()
}

fn progress() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let line = ProgressBar::new(0);
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
