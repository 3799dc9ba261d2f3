//! The command `secateur reduce`.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::bail;
use secateur_bundle::Bundle;
use secateur_reduce::Keep;
use secateur_report::{FileSummary, Headline, JsonSummary, SchemaSummary, Size, Summary};
use secateur_runner::{
    DriveError, Driven, Identity, Journal, PropertyTest, ResultStore, Runner, Stop, Supervisor,
    Test,
};
use secateur_session::{
    Conditions, Delivery, Gathering, Input, Loaded, Occasion, OtherFailure, Passes, Run, Strategy,
    Surroundings, Validity, coverage, quoted,
};

use crate::commands::afterwards::{GO_ON, conclude, validity_hints};
use crate::commands::destination::Destination;
use crate::commands::ui::{Observers, Subject};
use crate::commands::{afterwards, bug_report, explain, ui};
use crate::options::args::Reduce;
use crate::options::inputs::{Inputs, input_of, note_on_copies};
use crate::options::property::{Property, test_and_inputs};
use crate::options::ui_options::SummaryFormat;
use crate::output::exit_status::ExitStatus;
use crate::output::failure::Failure;
use crate::output::files::{Files, full};
use crate::output::notes::{Notes, warn};
use crate::{output, output::events};

pub(crate) fn run(options: &Reduce) -> anyhow::Result<ExitCode> {
    let course = options.course.start();
    let case = Case::new(options)?;
    // Signals still end the program during parsing.
    let input = {
        let _shown = ui::parsing(&options.ui, case.original.bytes());
        case.input(course.deadline())?
    };
    let parsed = Instant::now();
    let (size, measure, compiler) = (input.size, input.measure.clone(), input.compiler());
    let (keep, original, jobs) = (input.keep(), &case.original, options.jobs.get());
    let occasion = Occasion { original, conditions: &case.conditions, jobs, course };
    let prepared = case.property.prepare(&case.surroundings, occasion, case.notes)?;
    let strategy = options.minimizer.strategy(!options.no_layout, options.one_file);
    let strategy = Strategy { goal: options.course.goal(), ..strategy };
    let identity = prepared
        .identity(&input, &strategy)
        .with_some("--coverage", options.coverage.as_ref())
        .with_some("--reduce-command", options.reduce_command.then_some(&true));
    // Before anything is written, because it can fail.
    let input = case.executing(input, prepared.runner.supervisor())?;
    let (journal, kept) = case.open(prepared.runner.supervisor(), &identity)?;
    let (is_finished, times) = (kept.finished.is_some(), [course.started, parsed]);
    let mut observers = case.observers(&input, &prepared.runner, is_finished, times)?;

    let run = prepared.settle(Some(journal));
    let mut run = run.map_err(|error| Failure::baseline(error, ""))?;
    case.destination.keep_original(&case.original, &*kept.store)?;
    let interrupt = run.runner.interrupt().clone();
    interrupt.set_last_words(format!("Interrupted in the middle of a step; {GO_ON}"));
    if let Some(deadline) = course.deadline() {
        interrupt.end_after(deadline, ExitStatus::OutOfTime.number().into());
    }
    case.reduce_command(&mut run, &case.original, &mut observers)?;
    let [early, last] = validity_hints(&compiler, case.test.is_some(), &case.inputs.name());
    let judge = if case.can_be_hinted() { &compiler[..] } else { &[] };
    let mut validity = Validity::new(judge, &case.original);
    let watch = (&mut validity, &*early);
    let (mut driven, others, schemas) =
        case.search(&mut run, &kept, (input, &strategy), watch, &mut observers)?;
    let command = case.finish_command(&mut run, &mut driven, &mut observers)?;
    // Removes the progress line before anything else is printed, and the sandboxes before the end
    // is reported.
    observers.clear();
    // Before the journal records that the run is complete.
    let others = options.others_met.keep(&others, case.inputs.first());
    let (stop, signal, delivery) = case.end(driven, &kept, &mut run)?;
    let is_done = matches!(stop, Ok(Stop::Finished | Stop::Enough));
    let is_lost = is_done
        && delivery.rescued.is_none()
        && validity.is_lost(&delivery.best, run.runner.supervisor());
    run.note_rate(&case.notes);
    run.note_oracle(&case.notes);
    let (oracle, elapsed) = (run.runner.oracle_report(), course.started.elapsed());
    let explains = options.explain && is_done && signal.is_none() && !delivery.best.is_blank();
    let explanation =
        explains.then(|| case.explain(&mut run, &delivery.best, keep.as_deref())).transpose()?;
    let (statistics, test) = (run.statistics, run.runner.test().clone());
    let report = options.ui.report_markdown.as_deref();
    let version = report.and_then(|_| bug_report::version(&test, run.runner.supervisor()));
    drop(run.runner);
    // A reader that does not read the output could block this process.
    let _busy = interrupt.busy();
    let after = Size::of(&delivery.best, &measure);
    let is_enough = matches!(stop, Ok(Stop::Enough));
    let summary = Summary {
        input: case.inputs.name(),
        output: delivery.path.clone(),
        before: size,
        after,
        goal: options.course.reached(size.tokens, after.tokens).filter(|_| is_enough),
        is_finished: matches!(stop, Ok(Stop::Finished)),
        files: FileSummary::all(&case.original, &delivery.best, &measure),
        full_size_tests: statistics.bytes_tested as f64 / size.bytes.max(1) as f64,
        work: observers.accounts.work.clone(),
        accounts: observers.accounts.rows(),
        others: others.map_err(Failure::run)?,
        schemas,
        command,
        statistics,
        oracle,
        elapsed,
        why: observers.why(options.ui.verbose),
        verbose: options.ui.verbose,
        hint: is_lost.then_some(last),
    };
    let told = case.tell(&summary, observers, stop.as_ref().ok().copied(), &delivery.best);
    let told = told.and_then(|()| {
        let (version, explanation) = (version.as_deref(), explanation.as_deref());
        if let Some(path) = report {
            let best = &delivery.best;
            bug_report::write(path, &summary, &test, version, best, explanation, is_done)?;
        }
        Ok(())
    });
    let told = told.and_then(|()| explanation.map_or(Ok(()), output::raw));
    let code = conclude(stop, signal, &delivery, &test, summary.goal.as_deref())?;
    told.map(|()| code)
}

/// Describes the interestingness test for people who repeat it.
fn described(test: &PropertyTest) -> String {
    match (test.program(), test.commands()) {
        (Some(program), _) => quoted(program),
        (None, Some(commands)) => commands.to_string(),
        (None, None) => "--ask".to_owned(),
    }
}

/// Results that a run keeps on disk.
struct Kept<'a> {
    store: Box<dyn ResultStore>,
    /// User's formatter, and the store for its output.
    formatted: Option<(&'a str, Box<dyn ResultStore>)>,
    /// Result of an earlier run that has finished.
    finished: Option<Bundle>,
}

/// Input of a run and destination of its result.
struct Case<'a> {
    options: &'a Reduce,
    notes: Notes,
    test: Option<&'a Path>,
    inputs: Inputs,
    original: Bundle,
    surroundings: Surroundings,
    property: Property,
    conditions: Conditions,
    destination: Destination,
}

impl<'a> Case<'a> {
    fn new(options: &'a Reduce) -> anyhow::Result<Self> {
        let notes = Notes::new(options.ui.quiet);
        let has_oracle = options.oracle.is_given() || options.ask;
        let (test, given) = test_and_inputs(
            "reduce",
            &options.first,
            &options.others,
            &options.property,
            has_oracle,
        )?;
        if options.reduce_command && options.property.is_shell_line() {
            bail!(
                "--reduce-command removes single words and cannot reduce a shell command line; \
                 write the command after -- without a shell"
            );
        }
        let inputs = Inputs::new(&given, &options.only)?
            .opening(options.nested, &options.choice.chosen.all())
            .with_dependencies(options.with_dependencies, notes)?;
        let (destination, loaded) = Destination::new(options, &inputs)?;
        let (commands, oracle) = (&options.property, Some(&options.oracle));
        let companions = options.how.companions();
        let property = match options.ask {
            true => Property::asked()?,
            false => Property::new(test, &inputs, &loaded, commands, oracle, companions)?,
        };
        let Loaded { bundle: original, surroundings } = loaded;
        let conditions = options.how.conditions();
        let case = Self {
            options,
            notes,
            test,
            inputs,
            original,
            surroundings,
            property,
            conditions,
            destination,
        };
        case.check_files()?;
        options.others_met.check(&case.inputs, test.is_some())?;
        if options.explain && (options.ui.summary == SummaryFormat::Json || options.ui.quiet) {
            bail!(
                "--explain prints text; omit --quiet and --summary json, or run `secateur explain \
                 --summary json` on the result"
            );
        }
        // Fails now, not after hours of tests for a result that cannot be written.
        case.destination.store(&case.original, None)?;
        note_on_copies(&case.surroundings, companions, notes);
        Ok(case)
    }

    /// Parses the input for the passes.
    fn input(&self, deadline: Option<Instant>) -> anyhow::Result<Input> {
        let default = self.options.choice.default_passes();
        let passes = Passes { given: &self.options.choice.chosen.all(), default: &default };
        let language = self.options.language.chosen(self.notes)?;
        let original = (&self.original, &self.surroundings);
        let input = input_of(&self.inputs, original, language, passes, deadline, self.notes)?;
        let origin = self.inputs.origin(&self.surroundings);
        self.options.keep.of(&self.inputs, origin, &self.original, input)
    }

    /// Refuses outputs that would replace a file that the run needs.
    fn check_files(&self) -> anyhow::Result<()> {
        let Self { options, destination, .. } = self;
        let events = options.ui.events.as_deref();
        if events::are_on_stdout(events) && options.ui.summary == SummaryFormat::Json {
            bail!(
                "--events - and --summary json both write to standard output; omit --summary, as \
                 the last event contains it, or give --events a file"
            );
        }
        let mut files = Files::default();
        self.inputs.add_to(&mut files);
        self.test.iter().for_each(|test| files.read("interestingness test", test));
        destination.add_to(&mut files);
        if options.ui.format.is_some() {
            destination.add_formatted_to(&mut files);
        }
        options.add_to(&mut files);
        files.check()?;
        let events = events.filter(|path| !events::are_on_stdout(Some(path)));
        events.map_or(Ok(()), |path| events::check(path, destination.is_fresh))
    }

    /// Finds out what the input executes, if requested.
    fn executing(&self, input: Input, supervisor: &Supervisor) -> anyhow::Result<Input> {
        let Some(command) = &self.options.coverage else { return Ok(input) };
        let executed = coverage(supervisor, command, &self.original)?;
        let [ran, did_not] = executed.counts();
        let all = ran + did_not;
        self.notes.say(format_args!("Executed: {ran} of {all} lines with code"));
        Ok(input.executing(executed))
    }

    /// Finds the shortest command that shows the failure on `input`, if requested.
    fn reduce_command(
        &self,
        run: &mut Run<'_>,
        input: &Bundle,
        observers: &mut Observers,
    ) -> anyhow::Result<Option<(Stop, Vec<OsString>)>> {
        if !self.options.reduce_command || input.is_blank() {
            return Ok(None);
        }
        Ok(run.reduce_command(input, observers).map_err(Failure::run)?)
    }

    /// Searches for the smallest result, unless an earlier run has finished. Returns it with the
    /// other failures met, and the schemas.
    fn search(
        &self,
        run: &mut Run<'_>,
        kept: &Kept<'_>,
        (input, strategy): (Input, &Strategy),
        (validity, hint): (&mut Validity, &str),
        observers: &mut Observers,
    ) -> anyhow::Result<(Driven, Vec<OtherFailure>, Vec<SchemaSummary>)> {
        let (runner, mut reduction) = run.begin(&*kept.store).map_err(Failure::run)?;
        let input = reduction.settle(input).map_err(Failure::run)?;
        let schemas = SchemaSummary::all(&input);
        observers.add_schemas(&schemas);
        if let Some(best) = kept.finished.clone() {
            let driven = Driven { stop: Ok(Stop::Finished), best };
            return Ok((driven, Vec::new(), schemas));
        }
        let mut watch = validity.watch(runner.supervisor(), hint, observers);
        let others = &self.options.others_met;
        let runner = others.is_given().then_some(runner);
        let mut gathering = Gathering::new(runner, others.others_status, &mut watch);
        let driven = reduction.drive(input, strategy, &mut gathering)?;
        Ok((driven, gathering.failures, schemas))
    }

    /// Finds the shortest command that shows the failure on a finished result, if requested.
    fn finish_command(
        &self,
        run: &mut Run<'_>,
        driven: &mut Driven,
        observers: &mut Observers,
    ) -> anyhow::Result<Vec<OsString>> {
        let Ok(Stop::Finished | Stop::Enough) = driven.stop else { return Ok(Vec::new()) };
        let found = self.reduce_command(run, &driven.best, observers)?;
        let Some((stop, words)) = found else { return Ok(Vec::new()) };
        // A flaky failure of the shorter command does not affect the result.
        if !matches!(stop, Stop::NotReproduced { .. } | Stop::Finished) {
            driven.stop = Ok(stop);
        }
        Ok(words)
    }

    /// Opens the files that the run keeps on disk.
    fn open(
        &self,
        supervisor: &Supervisor,
        identity: &Identity,
    ) -> anyhow::Result<(Journal, Kept<'a>)> {
        let Self { options, original, destination, .. } = self;
        let store = destination.store(original, supervisor.fixed())?;
        let continuation = options.course.continuation();
        let (mut journal, finished) =
            destination.open_journal(continuation, original, &*store, identity, self.notes)?;
        store.remove_leftovers();
        let formatted = options.ui.format.as_deref().map(|command| {
            let copy = destination.store_formatted(original, supervisor.fixed(), &mut journal)?;
            anyhow::Ok((command, copy))
        });
        let formatted = formatted.transpose()?;
        Ok((journal, Kept { store, formatted, finished }))
    }

    /// Delivers the result and its formatted copy, and closes the journal so that a later run can
    /// resume. Also returns the signal that interrupted the formatting.
    fn end(
        &self,
        Driven { stop, best }: Driven,
        Kept { store, formatted, .. }: &Kept<'_>,
        run: &mut Run<'_>,
    ) -> anyhow::Result<(Result<Stop, DriveError>, Option<i32>, Delivery)> {
        let beside = full(self.inputs.first());
        let delivery = Delivery::of(&**store, best, beside.parent()).map_err(Failure::run)?;
        self.warn_of_changes(&**store, &delivery, run.runner.supervisor());
        let mut signal = None;
        if let (Some((command, copy)), Ok(Stop::Finished | Stop::Enough)) = (formatted, &stop) {
            run.keep_formatted(command, &delivery.best, &**copy, &self.notes);
            signal = run.runner.interrupt().signal();
        }
        let closed = match (&stop, &mut run.journal) {
            // The original is beside the result: the same command starts over from it.
            (Ok(Stop::NotReproduced { .. }), Some(journal)) if self.options.in_place => {
                journal.start_over(Some(&delivery.best))
            }
            _ => run.close(&stop, &delivery.best),
        };
        if let Err(error) = closed {
            self.notes.note(error);
        }
        Ok((stop, signal, delivery))
    }

    /// Explains the result `best`, from which `keep` was not removed.
    fn explain(
        &self,
        run: &mut Run<'_>,
        best: &Bundle,
        keep: Option<&Keep>,
    ) -> anyhow::Result<String> {
        run.limits.tests_max = None;
        let (quiet, deadline) = (Notes::new(true), run.limits.deadline);
        let (parsed, language) = ((best, &self.surroundings), self.options.language.chosen(quiet)?);
        let input = input_of(&self.inputs, parsed, language, explain::PASSES, deadline, quiet)?;
        let input = input.keeping(keep.cloned().unwrap_or_default());
        let original = |path: &Path| self.original.file(path).map(|file| file.text().clone());
        let found = explain::find_out(run, &input, best, original)?;
        Ok(format!("\n{}", explain::in_words(&found, best)))
    }

    /// Returns `true` if a hint at `--valid` is useful: it would be shown, was not followed yet,
    /// and the local compiler is the one that tests use.
    fn can_be_hinted(&self) -> bool {
        let Reduce { ui, property, how, .. } = self.options;
        let is_seen = !ui.quiet || ui.summary == SummaryFormat::Json || ui.events.is_some();
        is_seen && !property.has_valid() && !how.has_launcher()
    }

    /// Warns of files that other programs changed during the run.
    fn warn_of_changes(
        &self,
        store: &dyn ResultStore,
        delivery: &Delivery,
        supervisor: &Supervisor,
    ) {
        if let Some(given) = store.abandoned() {
            warn(format_args!(
                "{} was changed by another program during the run and was not replaced; the \
                 result is in {}",
                given.display(),
                delivery.path.display()
            ));
        }
        if supervisor.companions_have_changed() {
            let what = match supervisor.fixed() {
                Some(_) => "a part of the input that is not reduced, or ",
                None => "",
            };
            warn(format_args!(
                "{what}a --with file changed during the run; the result applies to the files as \
                 they were at the start"
            ));
        }
    }

    /// Returns the observers of the run.
    fn observers(
        &self,
        input: &Input,
        runner: &Runner,
        is_finished: bool,
        [started, parsed]: [Instant; 2],
    ) -> anyhow::Result<Observers> {
        let subject = Subject {
            headline: Headline {
                input: self.inputs.name(),
                passes: input.passes(),
                minimizer: self.options.minimizer.algorithm.to_string(),
                jobs: self.options.jobs.get().get(),
                files: (!self.original.is_text()).then_some(self.original.files().len()),
                started,
                parsing: parsed - started,
            },
            original: self.original.clone(),
            before: input.size,
            measure: input.measure.clone(),
            interrupt: runner.interrupt().clone(),
            is_oracle: runner.test().oracle().is_some() || runner.test().is_asked(),
        };
        if self.options.ui.verbose && !is_finished {
            self.notes.say(format_args!("Schedule:\n{}", input.schedule(!self.options.no_layout)));
        }
        let (is_fresh, access) =
            (self.destination.is_fresh, self.destination.access(&self.original));
        let test = || described(runner.test());
        Observers::new(&self.options.ui, subject, is_finished, test, |path| {
            events::open(path, is_fresh, access)
        })
    }

    /// Reports the result to people and programs. A failure to report fails the run.
    fn tell(
        &self,
        summary: &Summary,
        observers: Observers,
        stop: Option<Stop>,
        best: &Bundle,
    ) -> anyhow::Result<()> {
        let json = JsonSummary::new(summary, stop);
        let events = observers.end(&json, best).map_err(|error| Failure::run(error).into());
        let kept = self.destination.backup();
        let is_single = self.inputs.is_one() || self.inputs.is_folder();
        let given = if is_single { self.inputs.first() } else { &self.surroundings.root };
        let original = kept.as_deref().unwrap_or(given);
        let difference = afterwards::difference(&self.inputs, original, best, &summary.output);
        let told = afterwards::tell(self.options, summary, &json, &difference, best);
        events.and(told)
    }
}
