//! `secateur check`: is a file 1-tree-minimal, whichever reducer made it?

use std::cell::Cell;
use std::collections::{BTreeMap, HashSet};
use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc::channel;
use std::thread;

use anyhow::anyhow;
use secateur_bundle::{Bundle, File};
use secateur_reduce::{Change, Encoding, Walker};
use secateur_report::HumanCount;
use secateur_runner::{
    Cancel, Interrupt, Oracle, OutcomeCache, REDUCED, RunError, Runner, Statistics, TestRun, Threads, adopt_orphans,
};
use secateur_session::{Loaded, Occasion, Surroundings, Walkers};

use crate::args::Check;
use crate::failure::{Failure, not_minimal};
use crate::input;
use crate::inputs::{Inputs, note_on_copies};
use crate::notes::Notes;
use crate::output;
use crate::progress::ProgressLine;
use crate::property::{Property, test_and_inputs};
use crate::reduce::input_of;

/// How many changes are listed, so that the first is still on the screen.
const LISTED_MAX: u64 = 18;
/// How many characters of a changed place are shown.
const TEXT_CHARS: usize = 60;

pub(crate) fn run(options: &Check) -> Result<ExitCode, Failure> {
    let (test, given) =
        test_and_inputs("check", &options.first, &options.others, &options.property, options.oracle.is_given())
            .map_err(Failure::Usage)?;
    let inputs = Inputs::new(&given, &options.only).map_err(Failure::Usage)?;
    let Loaded { bundle, mut surroundings } = inputs.load().map_err(Failure::Usage)?;
    if let (true, Some(_)) = (!inputs.is_one(), &options.name) {
        return Err(Failure::Usage(anyhow!("--name is for one file: several have their own names; leave it out")));
    }
    note_on_copies(&surroundings, options.how.companions(), Notes::ALOUD);
    let loaded = Loaded { bundle: bundle.clone(), surroundings: surroundings.clone() };
    let property =
        Property::new(test, &inputs, &loaded, &options.property, Some(&options.oracle)).map_err(Failure::Usage)?;
    // Renaming takes nothing away.
    let default: Vec<_> = Walker::DEFAULT.iter().copied().filter(|&walker| walker != Walker::RENAME).collect();
    let walkers = Walkers { given: &options.walkers, default: &default };
    let language = options.language.chosen(Notes::ALOUD)?;
    let input = input_of(&inputs, &bundle, language, walkers, None, Notes::ALOUD)?;

    adopt_orphans().map_err(Failure::run)?;
    let interrupt = Interrupt::on_signals().map_err(Failure::run)?;
    if inputs.is_one() {
        let name = options.name.clone().unwrap_or_else(|| name_for_test(inputs.first()));
        surroundings = Surroundings::of_name(&name);
    }
    let mut statistics = Statistics::default();
    let (conditions, jobs) = (options.how.conditions(), options.jobs.get());
    let occasion = Occasion { original: &bundle, conditions: &conditions, jobs, deadline: None };
    let mut prepared = property.prepare(&surroundings, occasion, interrupt, &mut statistics, Notes::ALOUD)?;
    let baseline = prepared.settle(None, &bundle, &mut statistics)?;
    prepared.note_rate(baseline.rate, &Notes::ALOUD);
    let runner = &prepared.runner;

    let encodings: Vec<_> = (0..bundle.files().len()).map(|number| input.encoding(number)).collect();
    let changes = input.changes().map_err(Failure::usage)?;
    let listed = Cell::new(0);
    let report = |change: &Change| {
        if !options.all && listed.get() == LISTED_MAX {
            return Ok(());
        }
        listed.set(listed.get() + 1);
        report(&inputs, &bundle, &encodings, change)
    };
    let (tried, found) = try_all(&changes, &bundle, runner, jobs, report)?;
    prepared.note_oracle(&Notes::ALOUD);
    if let Some(signal) = runner.interrupt().signal() {
        return Err(Failure::Interrupted { signal });
    }
    let (file, tried) = (inputs.first().display(), HumanCount(tried));
    let file = match inputs.given().len() {
        1 => file.to_string(),
        count => format!("{file} and {} more", count - 1),
    };
    match HumanCount(found) {
        HumanCount(0) => output::line(format_args!("{file}: minimal; none of {tried} single changes is interesting")),
        HumanCount(found) => {
            let rest = found - listed.get();
            let found = HumanCount(found);
            let more = format!("; {} more than are listed here: --all lists every one", HumanCount(rest));
            let more = if rest > 0 { more } else { String::new() };
            output::line(format_args!("{file}: not minimal; {found} of {tried} single changes are interesting{more}"))
        }
    }?;
    Ok(if found == 0 { ExitCode::SUCCESS } else { not_minimal() })
}

/// Tests every change of `bundle`, `jobs` at one time, and reports those that are interesting, in their order: the first of
/// all that come to the same, and none that leaves everything as it is. Gives how many were tried, and how many of these
/// were interesting. An interrupt ends it early.
fn try_all(
    changes: &[Change],
    bundle: &Bundle,
    runner: &Runner,
    jobs: NonZeroUsize,
    report: impl Fn(&Change) -> Result<(), Failure>,
) -> Result<(u64, u64), Failure> {
    let line = ProgressLine::new("{spinner} trying single changes: {pos} of {len}");
    let cancel = Cancel::new().map_err(Failure::run)?;
    let (sender, receiver) = channel();
    let (mut found, mut next, mut early) = (0, 0, BTreeMap::new());
    let mut hear = |number: usize, run: Result<TestRun, RunError>, distinct: &[&Change]| {
        let run = run.inspect_err(|_| cancel.request()).map_err(Failure::run)?;
        line.step();
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
    let is_over = || cancel.is_requested() || runner.interrupt().signal().is_some();
    let tried: Result<_, Failure> = thread::scope(|scope| {
        let mut threads = Threads::new(scope, jobs);
        let (mut seen, mut distinct) = (HashSet::from([OutcomeCache::key(bundle)]), Vec::new());
        // All texts together can be large, so that tests run from the first on.
        for change in changes.iter().take_while(|_| !is_over()) {
            let key = change.of(bundle).map(|changed| OutcomeCache::key(&changed));
            if !key.is_some_and(|key| seen.insert(key)) {
                continue;
            }
            let (number, sender, cancel, is_over) = (distinct.len(), sender.clone(), &cancel, &is_over);
            let test = move || {
                if let (false, Some(changed)) = (is_over(), change.of(bundle)) {
                    // Nothing listens any more after an error.
                    let _ = sender.send((number, runner.decide(&changed, cancel)));
                }
            };
            threads.run(test).inspect_err(|_| cancel.request()).map_err(Failure::run)?;
            distinct.push(change);
            line.set_length(distinct.len() as u64);
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
    line.clear();
    Ok((tried?, found))
}

/// The name of the input that a result of `reduce` came from, as far as its own name tells.
fn name_for_test(file: &Path) -> OsString {
    let input = input::origin(file, REDUCED);
    input.as_deref().unwrap_or(file).file_name().unwrap_or_default().to_owned()
}

/// `small.c:3:5: declaration can go: int a = 1;`, and in which other files something changes with it.
fn report(inputs: &Inputs, bundle: &Bundle, encodings: &[Option<Encoding>], change: &Change) -> Result<(), Failure> {
    let path = |number: usize| match &bundle.files()[number] {
        _ if inputs.is_one() => inputs.first().to_path_buf(),
        file if inputs.is_folder() => inputs.first().join(file.path()),
        file => file.path().to_path_buf(),
    };
    let (number, span) = change.place(bundle);
    let file = path(number);
    let others = others(bundle, number, change);
    let Some(span) = span else { return output::line(format_args!("{}: {change}{others}", file.display())) };
    let text = bundle.files()[number].text();
    let text = encodings[number].map_or_else(|| text.clone(), |encoding| encoding.text_of(text));
    let before = &text[..span.start];
    let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
    let column = span.start - before.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1) + 1;
    let place = String::from_utf8_lossy(&text[span]);
    let words = place.split_whitespace().collect::<Vec<_>>().join(" ");
    let shown: String = words.chars().take(TEXT_CHARS).collect();
    let dots = if shown.len() < words.len() { "..." } else { "" };
    output::line(format_args!("{}:{line}:{column}: {change}{others}: {shown}{dots}", file.display()))
}

/// The files of `bundle`, other than the one of this number, in which something changes: `, with changes in a.h and b.c`.
fn others(bundle: &Bundle, number: usize, change: &Change) -> String {
    let Some(changed) = change.of(bundle) else { return String::new() };
    let is_other = |file: &&File| !file.is_same(&bundle.files()[number]);
    let differs = |file: &&File| changed.file(file.path()).is_some_and(|other| other.text() != file.text());
    let files = bundle.files().iter().filter(is_other).filter(differs);
    let names: Vec<_> = files.map(|file| file.path().display().to_string()).collect();
    match &names[..] {
        [] => String::new(),
        [only] => format!(", with a change in {only}"),
        [first, second] => format!(", with changes in {first} and {second}"),
        [first, rest @ ..] => format!(", with changes in {first} and {} more files", rest.len()),
    }
}
