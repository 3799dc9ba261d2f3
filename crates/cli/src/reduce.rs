//! `secateur reduce`: wiring.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use anyhow::anyhow;
use secateur_reduce::Walker;
use secateur_report::{Headline, JsonSummary, Summary};
use secateur_runner::{
    BestFile, BestFileError, Campaign, Interrupt, Limits, Rate, Runner, Statistics, Stop, Tester, adopt_orphans,
    check_original, drive,
};

use crate::args::Reduce;
use crate::failure::{Failure, interrupted, not_reproduced, out_of_tests, out_of_time};
use crate::plan::Ground;
use crate::property::{Property, refuse, test_and_input};
use crate::ui::{Onlookers, Subject};
use crate::{afterwards, input, journal};

/// What the name of a result has that the input's has not.
pub(crate) const REDUCED: &str = ".reduced";

pub(crate) fn run(options: &Reduce) -> Result<ExitCode, Failure> {
    let started = Instant::now();
    let (test, input) = test_and_input("reduce", &options.first, options.second.as_deref(), &options.property)
        .map_err(Failure::Usage)?;
    let backup = journal::backup_of_unfinished(options, input);
    let original = input::read_filled(backup.as_deref().unwrap_or(input)).map_err(Failure::Usage)?;
    let property = Property::new(test, input, &options.property).map_err(Failure::Usage)?;
    let output = output_path(options, input).map_err(Failure::Usage)?;
    // Tried now, so that nobody waits for a result that cannot be written.
    BestFile::new(&output).map_err(Failure::usage)?;
    let ground = Ground::new(input, original.clone(), options.language, &options.walkers, Walker::DEFAULT);
    let ground = ground.map_err(Failure::Usage)?;

    adopt_orphans().map_err(Failure::run)?;
    let interrupt = Interrupt::on_signals().map_err(Failure::run)?;
    let file_name = input.file_name().unwrap_or_default();
    let mut runner = property.runner(&options.how, file_name, interrupt)?;
    let mut statistics = Statistics::default();
    let established = match property.establish(&mut runner, &original, options.how.timeout(), &mut statistics) {
        Ok(established) => established,
        Err(error) => return refuse(error),
    };
    // What commands do is part of what a journal is about.
    let identity = journal::identity(options, &original, &ground, &runner).map_err(Failure::Usage)?;
    let mut journal = journal::open(options, &output, &identity)?;

    let measure = ground.measure();
    let before = measure(&original);
    let taken = [Some(input), test, Some(output.as_path()), Some(journal.path())];
    let mut onlookers = onlookers(options, &original, &ground, &runner, &taken)?;
    let known = journal.baseline();
    let baseline = match known.or(established) {
        Some(baseline) => baseline,
        None => match check_original(&runner, &original, &mut statistics) {
            Ok(baseline) => baseline,
            Err(error) => return refuse(error),
        },
    };
    runner.set_limits(options.how.limits(&baseline, runner.limits()));

    let best_file = best_file(options, input, &output, &original, backup.is_some()).map_err(Failure::usage)?;
    if known.is_none() {
        journal.record_baseline(baseline).map_err(Failure::run)?;
    }
    let search = Box::new(ground.search(&options.minimizer).map_err(Failure::Usage)?);
    let campaign = Campaign {
        original: &original,
        tester: &runner,
        best_file: &best_file,
        journal: Some(&mut journal),
        jobs: options.how.jobs(),
        limits: Limits {
            deadline: options.course.max_time.and_then(|time| started.checked_add(time)),
            tests_max: options.course.max_tests,
        },
    };
    let stop = drive(search, campaign, &mut onlookers, &mut statistics);
    if matches!(stop, Ok(Stop::Finished | Stop::NotReproduced { .. })) {
        journal.remove().map_err(Failure::run)?;
    }
    // The progress line goes before anything else is printed, and the sandboxes before the program says it is done.
    onlookers.clear();
    let best = fs::read(best_file.path()).unwrap_or_default();
    if let (Some(command), Ok(Stop::Finished)) = (&options.ui.format, &stop) {
        afterwards::keep_formatted(command, &best, best_file.path(), &runner);
    }
    drop(runner);
    announce_rate(baseline.rate);

    let summary = Summary {
        input: file_name.to_string_lossy().into_owned(),
        output: best_file.path().to_path_buf(),
        before,
        after: measure(&best),
        statistics,
        elapsed: started.elapsed(),
    };
    let json = JsonSummary::new(&summary, stop.as_ref().ok().copied());
    onlookers.end(&json);
    let kept = options.in_place.then(|| journal::backup_of(input));
    afterwards::tell(&options.ui, &summary, &json, kept.as_deref().unwrap_or(input), &best)?;
    conclude(stop.map_err(Failure::run)?, &best, best_file.path())
}

/// Those who look on. What is `taken` is not theirs to write.
fn onlookers(
    options: &Reduce,
    original: &Arc<[u8]>,
    ground: &Ground,
    runner: &Runner,
    taken: &[Option<&Path>],
) -> Result<Onlookers, Failure> {
    let subject = Subject {
        headline: Headline {
            input: runner.file_name().to_string_lossy().into_owned(),
            search: format!("{}, {}", ground.walkers(), options.minimizer.algorithm),
            jobs: options.how.jobs().get(),
        },
        original: original.clone(),
        before: ground.measure()(original),
        measure: || ground.measure(),
        interrupt: runner.interrupt().clone(),
    };
    Onlookers::new(&options.ui, subject, taken.iter().copied().flatten())
}

const GO_ON: &str = "the result can be reduced further; the same command goes on from here";

fn conclude(stop: Stop, best: &[u8], output: &Path) -> Result<ExitCode, Failure> {
    let mut stderr = io::stderr();
    Ok(match stop {
        Stop::Finished => {
            if best.trim_ascii().is_empty() {
                let _ = writeln!(
                    stderr,
                    "warning: the property test accepts an empty file; it should reject what does not show the failure"
                );
            }
            ExitCode::SUCCESS
        }
        Stop::Interrupted { signal } => {
            let _ = writeln!(stderr, "Stopped before the end: {GO_ON}");
            interrupted(signal)
        }
        Stop::OutOfTime => {
            let _ = writeln!(stderr, "Stopped by --max-time: {GO_ON}");
            out_of_time()
        }
        Stop::OutOfTests => {
            let _ = writeln!(stderr, "Stopped by --max-tests: {GO_ON}");
            out_of_tests()
        }
        Stop::NotReproduced { ending, rate } => {
            let _ = writeln!(
                stderr,
                "warning: the property test accepted the result before, but when it was tested once more, the test {ending};\n\
                 of more runs after that, {rate} accepted it. The result is kept in {}, but may not show the failure.\n\
                 The test is flaky: --repeat 3 takes only what three runs accept, --at-least 2/10 what two of ten accept",
                output.display()
            );
            not_reproduced()
        }
    })
}

fn output_path(options: &Reduce, input: &Path) -> anyhow::Result<PathBuf> {
    if options.in_place {
        return Ok(input.to_path_buf());
    }
    let output = options.output.clone().unwrap_or_else(|| input::beside(input, REDUCED));
    if input::is_same_file(&output, input) {
        return Err(anyhow!("the output {} is the input itself; to replace it, say --in-place", output.display()));
    }
    Ok(output)
}

/// The file for the result. With `is_resumed`, the copy of an input that is replaced has been made.
fn best_file(
    options: &Reduce,
    input: &Path,
    output: &Path,
    original: &[u8],
    is_resumed: bool,
) -> Result<BestFile, BestFileError> {
    match fs::canonicalize(output) {
        Ok(output) if options.in_place && is_resumed => BestFile::new(output),
        _ if options.in_place => BestFile::in_place_of(input, original),
        _ => BestFile::new(output),
    }
}

pub(crate) fn announce_rate(rate: Rate) {
    if rate.interesting < rate.runs {
        let _ = writeln!(io::stderr(), "note: the property test accepted the original {rate} times");
    }
}
