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
    Baseline, BestFile, BestFileError, Campaign, Interrupt, Runner, Statistics, Stop, Tester, adopt_orphans,
    check_original, drive,
};
use secateur_syntax::ParseError;

use crate::args::Reduce;
use crate::failure::{Failure, interrupted, not_reproduced, out_of_tests, out_of_time};
use crate::notes::Notes;
use crate::plan::Ground;
use crate::property::{Property, announce_rate, test_and_input};
use crate::ui::{Onlookers, Subject};
use crate::{afterwards, input, journal};

/// What the name of a result has that the input's has not.
pub(crate) const REDUCED: &str = ".reduced";

pub(crate) fn run(options: &Reduce) -> Result<ExitCode, Failure> {
    let started = Instant::now();
    let deadline = options.course.deadline(started);
    let case = Case::new(options)?;
    let (walkers, default) = (&options.walkers, Walker::DEFAULT);
    // Signals still end the program here.
    let stop = Arc::new(move || is_over(deadline));
    let ground = Ground::new(case.input, &case.original, options.language, walkers, default, stop, case.notes);
    let ground = ground.map_err(|error| match error.downcast_ref() {
        Some(ParseError::Stopped) => Failure::OutOfTime,
        _ => Failure::Usage(error),
    })?;
    let size = ground.size();
    let mut statistics = Statistics::default();
    let (mut runner, established) = case.runner(deadline, &mut statistics)?;
    // What commands do is part of what a journal is about.
    let identity = journal::identity(options, &case.original, &ground, &runner).map_err(Failure::Usage)?;
    let mut journal = journal::open(options, &case.output, &identity, case.notes)?;
    let mut onlookers = case.onlookers(&ground, &runner, journal.path())?;
    let measure = ground.measure();

    let known = journal.baseline();
    let baseline = match known.or(established) {
        Some(baseline) => baseline,
        None => check_original(&runner, &case.original, &mut statistics)?,
    };
    runner.set_limits(options.how.limits(options.jobs, &baseline, runner.limits()));
    let best_file = case.best_file().map_err(Failure::usage)?;
    if known.is_none() {
        journal.record_baseline(baseline).map_err(Failure::run)?;
    }

    let limits = options.course.limits(started, &baseline, &runner);
    let (deadline, interrupt) = (limits.search_deadline(), runner.interrupt().clone());
    let stop = Arc::new(move || is_over(deadline) || interrupt.signal().is_some());
    let search = Box::new(ground.search(&options.minimizer, stop).map_err(Failure::Usage)?);
    let campaign = Campaign {
        original: &case.original,
        tester: &runner,
        best_file: &best_file,
        journal: Some(&mut journal),
        jobs: options.jobs.get(),
        limits,
    };
    let stop = drive(search, campaign, &mut onlookers, &mut statistics);
    if matches!(stop, Ok(Stop::Finished | Stop::NotReproduced { .. })) {
        journal.remove().map_err(Failure::run)?;
    }
    // The progress line goes before anything else is printed, and the sandboxes before the program says it is done.
    onlookers.clear();
    let best = fs::read(best_file.path()).unwrap_or_default();
    if let (Some(command), Ok(Stop::Finished)) = (&options.ui.format, &stop) {
        afterwards::keep_formatted(command, &best, best_file.path(), &runner, case.notes);
    }
    drop(runner);
    if established.is_none() {
        announce_rate(baseline.rate, case.notes);
    }
    let output = best_file.path().to_path_buf();
    let after = measure(&best);
    let summary =
        Summary { input: case.file_name(), output, before: size, after, statistics, elapsed: started.elapsed() };
    case.tell(&summary, onlookers, stop.as_ref().ok().copied(), &best)?;
    conclude(stop.map_err(Failure::run)?, &best, best_file.path())
}

/// What is to be reduced, and where the result goes.
struct Case<'a> {
    options: &'a Reduce,
    notes: Notes,
    test: Option<&'a Path>,
    input: &'a Path,
    /// Whether an unfinished run has replaced the input, and kept a copy of the original.
    is_replaced: bool,
    original: Arc<[u8]>,
    property: Property,
    output: PathBuf,
}

impl<'a> Case<'a> {
    fn new(options: &'a Reduce) -> Result<Self, Failure> {
        let notes = Notes::new(options.ui.quiet);
        let (test, input) = test_and_input("reduce", &options.first, options.second.as_deref(), &options.property)
            .map_err(Failure::Usage)?;
        let backup = journal::backup_of_unfinished(options, input);
        let original = input::read_filled(backup.as_deref().unwrap_or(input)).map_err(Failure::Usage)?;
        let property = Property::new(test, input, &options.property, notes).map_err(Failure::Usage)?;
        let output = output_path(options, input).map_err(Failure::Usage)?;
        // Tried now, so that nobody waits for a result that cannot be written.
        BestFile::new(&output).map_err(Failure::usage)?;
        Ok(Self { options, notes, test, input, is_replaced: backup.is_some(), original, property, output })
    }

    /// What runs tests, and what commands were found to do on the original.
    fn runner(
        &self,
        deadline: Option<Instant>,
        statistics: &mut Statistics,
    ) -> Result<(Runner, Option<Baseline>), Failure> {
        adopt_orphans().map_err(Failure::run)?;
        let interrupt = Interrupt::on_signals().map_err(Failure::run)?;
        let file_name = self.input.file_name().unwrap_or_default();
        let how = &self.options.how;
        let mut runner = self.property.runner(how, file_name, interrupt)?;
        runner.set_deadline(deadline);
        let established =
            self.property.establish(&mut runner, &self.original, how.timeout(), statistics, self.notes)?;
        Ok((runner, established))
    }

    /// Those who look on. They do not write to what the run needs.
    fn onlookers(&self, ground: &Ground, runner: &Runner, journal: &Path) -> Result<Onlookers, Failure> {
        let subject = Subject {
            headline: Headline {
                input: self.file_name(),
                search: format!("{}, {}", ground.walkers(), self.options.minimizer.algorithm),
                jobs: self.options.jobs.get().get(),
            },
            original: self.original.clone(),
            before: ground.size(),
            measure: ground.measure(),
            interrupt: runner.interrupt().clone(),
        };
        let taken = [Some(self.input), self.test, Some(&self.output), Some(journal)];
        Onlookers::new(&self.options.ui, subject, taken.into_iter().flatten())
    }

    /// The file for the result.
    fn best_file(&self) -> Result<BestFile, BestFileError> {
        match fs::canonicalize(&self.output) {
            // The copy of the input has been made.
            Ok(output) if self.options.in_place && self.is_replaced => BestFile::new(output),
            _ if self.options.in_place => BestFile::in_place_of(self.input, &self.original),
            _ => BestFile::new(&self.output),
        }
    }

    fn file_name(&self) -> String {
        self.input.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Tells people and programs what came of it.
    fn tell(&self, summary: &Summary, onlookers: Onlookers, stop: Option<Stop>, best: &[u8]) -> Result<(), Failure> {
        let json = JsonSummary::new(summary, stop);
        onlookers.end(&json);
        let kept = self.options.in_place.then(|| BestFile::backup_of(self.input));
        afterwards::tell(&self.options.ui, summary, &json, kept.as_deref().unwrap_or(self.input), best)
    }
}

fn is_over(deadline: Option<Instant>) -> bool {
    deadline.is_some_and(|deadline| Instant::now() >= deadline)
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
        Stop::OutOfTime { is_verified } => {
            let _ = writeln!(stderr, "Stopped by --max-time: {GO_ON}");
            if !is_verified {
                let _ = writeln!(stderr, "There was no time left to test the result once more");
            }
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
