//! Reduction of one member of a group.

use std::collections::HashSet;
use std::error::Error;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::Instant;

use secateur_bundle::Bundle;
use secateur_reduce::Pass;
use secateur_report::SchemaSummary;
use secateur_runner::{
    BaselineError, BestFile, Continuation, Driven, Event, Identity, Journal, JournalError,
    Observer, ResultStore, Runner, Stop, access, access_of_all, script,
};
use secateur_session::{
    Course, Input, Measure, Occasion, Passes, Prepared, Run, Size, Surroundings, quoted,
    try_parsers,
};

use crate::Status;
use crate::batch::{Batch, BatchObserver};
use crate::group::Group;
use crate::kept::{CHANGED, hash, read};
use crate::recogniser::Recogniser;
use crate::state::{LeftOut, Point};

/// File name of the journal in a group's folder.
const JOURNAL: &str = "journal";

/// Passes for a short input without a known language.
const SHORT: &[Pass] = &[Pass::LINES, Pass::TOKENS, Pass::BYTES];
/// Maximum size of such an input.
const BYTES_MAX: u64 = 16 * 1024;

/// Reduces the cheapest member of `group` that can be reduced, and saves the result in the group's
/// folder. An error only affects this group.
pub(crate) fn reduce(
    batch: &Batch<'_>,
    group: &mut Group,
    count: usize,
    observer: &mut dyn BatchObserver,
) {
    if let Err(error) = fs::create_dir_all(&group.folder) {
        group.end(Status::Failed, format!("cannot make {}: {error}", group.folder.display()));
        return;
    }
    let (mut tried, mut last) = (HashSet::new(), None);
    let mut candidates: Vec<_> =
        group.members.iter().map(|member| (member.path.clone(), member.hash.clone())).collect();
    // An interrupted reduction is resumed even if there is a smaller member now.
    candidates.sort_by_key(|(path, _)| group.state.input.as_ref() != Some(path));
    for (path, known) in candidates {
        if !tried.insert(known.clone())
            || group.state.rejected.iter().any(|rejected| rejected.path == path)
        {
            continue;
        }
        match attempt(batch, group, &path, &known, count, observer) {
            Ok(()) => return,
            // The next member may succeed.
            Err(GroupFailure::Changed(why)) => last = Some(LeftOut { path, why }),
            Err(GroupFailure::BatchInput(why)) => {
                group.state.rejected.push(LeftOut { path, why });
                if batch.interrupt.signal().is_some() {
                    break;
                }
            }
            Err(GroupFailure::Stopped) => break,
            Err(GroupFailure::Group(why)) => {
                group.end(Status::Failed, why);
                break;
            }
        }
    }
    if matches!(group.state.status, Status::Waiting | Status::LeftOut)
        && batch.interrupt.signal().is_none()
        && let Some(LeftOut { path, why }) = last.or_else(|| group.state.rejected.last().cloned())
    {
        group.end(Status::LeftOut, format!("no member can be reduced; {path}: {why}"));
    }
    if let Err(GroupFailure::Group(why)) = write_state(group) {
        group.end(Status::Failed, why);
    }
}

/// Reason why a member was not reduced.
pub(crate) enum GroupFailure {
    /// This member cannot be reduced, for this reason.
    BatchInput(String),
    /// This member has changed. The next run examines it again.
    Changed(String),
    /// The group cannot be reduced now.
    Group(String),
    /// A stop was requested.
    Stopped,
}

/// Most errors prevent the reduction of the group. One of the test of the original can be an
/// interrupt instead, and is looked at before.
impl<E: Error> From<E> for GroupFailure {
    fn from(error: E) -> Self {
        Self::Group(error.to_string())
    }
}

impl GroupFailure {
    pub(crate) fn why(self) -> String {
        match self {
            Self::BatchInput(why) | Self::Changed(why) | Self::Group(why) => why,
            Self::Stopped => "it was interrupted".to_owned(),
        }
    }
}

impl Group {
    fn end(&mut self, status: Status, why: String) {
        self.state.status = status;
        self.state.why = Some(why);
    }
}

/// Reduces the member at `path` as far as it can, and writes the state of the group.
fn attempt(
    batch: &Batch<'_>,
    group: &mut Group,
    path: &str,
    known: &str,
    count: usize,
    observer: &mut dyn BatchObserver,
) -> Result<(), GroupFailure> {
    let name = batch.name_of(path).to_string_lossy().into_owned();
    let kept = group.folder.join(&name);
    let original = original(batch, group, path, known, &kept)?;
    (group.state.input, group.state.name) = (Some(path.to_owned()), name);
    let course = Course::new(batch.max_time, batch.max_tests);
    let prepared = prepare(batch, group, &original, course)?;
    // The trial is a process that does not end on a request to stop.
    let busy = batch.interrupt.busy();
    try_parsers(&original, &kept, batch.language)?;
    drop(busy);
    let input = input(batch, group, &original, &course).map_err(GroupFailure::BatchInput)?;
    let (before, measure) = (input.size, input.measure.clone());
    group.state.before = Some(before);
    let store = BestFile::new(group.result())?.like(&kept).of_form(&original);
    let journal = open(group, &prepared.identity(&input, &batch.strategy), access(&kept))?;
    let mut run = settle(batch, prepared, Some(journal))?;
    let title = group.state.failure.title();
    let shown = observer.reducing(&title, group.number, count, before, measure.clone());
    let curve = vec![Point { tests: 0, seconds: 0.0, tokens: before.tokens }];
    let mut recorder =
        CurveRecorder { shown, measure: measure.clone(), started: Instant::now(), curve };
    let (_, mut reduction) = run.begin(&store)?;
    let input = reduction.settle(input)?;
    group.state.schemas = SchemaSummary::all(&input);
    let driven = reduction.drive(input, &batch.strategy, &mut recorder);
    let Driven { stop, best } =
        driven.map_err(|error| GroupFailure::BatchInput(error.to_string()))?;
    group.state.curve = std::mem::take(&mut recorder.curve);
    drop(recorder);
    let stop = stop?;
    finish(batch, group, (&stop, &best), &store, &run.runner)?;
    group.state.tests = run.statistics.tests + run.statistics.replayed;
    group.state.seconds += course.started.elapsed().as_secs_f64();
    if let Ok(best) = store.there() {
        group.state.after = Some(Size::of(&best, &measure));
    }
    // Before the journal records the end. Otherwise the next run could have neither the state nor
    // the outcomes that reproduce it.
    write_state(group)?;
    if let Err(error) = run.close(&Ok(stop), &best) {
        observer.note(&error);
    }
    Ok(())
}

fn write_state(group: &Group) -> Result<(), GroupFailure> {
    let failed = |error| GroupFailure::Group(format!("cannot write its state: {error}"));
    group.state.write(&group.folder).map_err(failed)
}

/// Prepares the test of `group` and runs it on `original`.
pub(crate) fn probe<'a>(
    batch: &'a Batch<'_>,
    group: &Group,
    original: &'a Bundle,
    course: Course,
) -> Result<Run<'a>, GroupFailure> {
    settle(batch, prepare(batch, group, original, course)?, None)
}

fn settle<'a>(
    batch: &Batch<'_>,
    prepared: Prepared<'a>,
    journal: Option<Journal>,
) -> Result<Run<'a>, GroupFailure> {
    prepared.settle(journal).map_err(|error| baseline_trouble(batch, &error))
}

/// Returns the text of the member. A copy is saved next to the result, since the input folder may
/// change.
fn original(
    batch: &Batch<'_>,
    group: &Group,
    path: &str,
    known: &str,
    kept: &Path,
) -> Result<Bundle, GroupFailure> {
    if group.state.input.as_deref() == Some(path)
        && let Ok(text) = read(kept)
        && hash(&text) == known
    {
        return Ok(text);
    }
    let text = read(&batch.folder.join(path)).map_err(GroupFailure::Changed)?;
    if hash(&text) != known {
        return Err(GroupFailure::Changed(CHANGED.to_owned()));
    }
    let copy = BestFile::new(kept)?.like(&batch.folder.join(path));
    ResultStore::save(&copy, &text)?;
    Ok(text)
}

fn prepare<'a>(
    batch: &'a Batch<'_>,
    group: &Group,
    original: &'a Bundle,
    course: Course,
) -> Result<Prepared<'a>, GroupFailure> {
    let name = group.state.name.as_ref();
    let runner = batch.recogniser.runner(name, batch.conditions, &batch.interrupt)?;
    let property = batch.recogniser.property(&group.state.failure, &runner, original)?;
    let surroundings = Surroundings::of_name(name);
    let supervisor =
        property.supervisor(batch.conditions, &surroundings, batch.interrupt.clone())?;
    let occasion = Occasion { original, conditions: batch.conditions, jobs: batch.jobs, course };
    property.prepare(supervisor, occasion, &()).map_err(|error| baseline_trouble(batch, &error))
}

fn baseline_trouble(batch: &Batch<'_>, error: &BaselineError) -> GroupFailure {
    match error {
        BaselineError::Interrupted { .. } => GroupFailure::Stopped,
        _ if batch.interrupt.signal().is_some() => GroupFailure::Stopped,
        BaselineError::Run(error) => error.into(),
        BaselineError::OutOfTime => {
            GroupFailure::Group("no time was left to run its test on the original".to_owned())
        }
        // The first line names the cause.
        error => GroupFailure::BatchInput(
            error.to_string().lines().next().unwrap_or_default().to_owned(),
        ),
    }
}

pub(crate) fn input(
    batch: &Batch<'_>,
    group: &Group,
    original: &Bundle,
    course: &Course,
) -> Result<Input, String> {
    let name: &Path = group.state.name.as_ref();
    let has_grammar = batch.language_of(name).is_some();
    // Inputs from fuzzers are short and often binary: deleting single bytes is worth its tests.
    let is_short = original.is_text() && original.bytes() <= BYTES_MAX;
    let chosen =
        if batch.passes.is_empty() && !has_grammar && is_short { SHORT } else { batch.passes };
    let passes = Passes { given: chosen, default: Pass::DEFAULT };
    let stop = course.stop(&batch.interrupt);
    let input = Input::new(original, name, batch.language, passes, stop, &())
        .map_err(|error| error.to_string())?;
    #[cfg(feature = "xml")]
    let input = {
        let path = group.state.input.as_deref().unwrap_or_default();
        input.under_named_schemas(&batch.folder.join(path), original, &())
    };
    Ok(input)
}

/// Opens the journal of the group's reduction. A journal of another member or of other options is
/// replaced.
fn open(group: &Group, identity: &Identity, access: u32) -> Result<Journal, GroupFailure> {
    let open = |how| Journal::open(group.folder.join(JOURNAL), identity, how, access);
    match open(Continuation::IfPossible) {
        Err(error) if !matches!(error, JournalError::Busy(..)) => {
            let mut journal = open(Continuation::Fresh)?;
            journal.start_over(None)?;
            Ok(journal)
        }
        opened => Ok(opened?),
    }
}

/// Enters the end of the reduction in the state, and writes the test as a standalone script.
fn finish(
    batch: &Batch<'_>,
    group: &mut Group,
    (stop, best): (&Stop, &Bundle),
    store: &BestFile,
    runner: &Runner,
) -> Result<(), GroupFailure> {
    (group.state.status, group.state.why) = match stop {
        Stop::Finished => (Status::Finished, None),
        Stop::NotReproduced { rate, .. } => {
            let why = format!("{rate} additional tests of its result showed the failure");
            (Status::NotReproduced, Some(why))
        }
        Stop::Interrupted { .. } | Stop::Enough => (Status::Stopped, None),
        Stop::OutOfTime { .. } => (Status::Stopped, Some("stopped by --max-time".to_owned())),
        Stop::OutOfTests => (Status::Stopped, Some("stopped by --max-tests".to_owned())),
    };
    ResultStore::save(store, best)?;
    write_script(batch, group, runner)
}

fn write_script(batch: &Batch<'_>, group: &Group, runner: &Runner) -> Result<(), GroupFailure> {
    let path = group.folder.join("r.sh");
    let usage = format!("secateur reduce ./r.sh {}", quoted(group.state.name.as_ref()));
    let original = group.original();
    let test = runner.test();
    let (text, origin) = match (&batch.recogniser, test.oracle(), test.commands()) {
        (Recogniser::Script(_, script), _, None) => (fs::read(script)?, script.clone()),
        (_, Some(program), _) => (program.script(&group.state.name).into_bytes(), original),
        (.., commands) => {
            let commands = commands.cloned().unwrap_or_default();
            let time = runner.supervisor().limits.time;
            let text = script(&commands, group.state.name.as_ref(), time, &usage)?;
            (text.into_bytes(), original)
        }
    };
    BestFile::new(&path)?.like(&origin).save(&text)?;
    let access = access_of_all(&origin, [Path::new("")]);
    Ok(fs::set_permissions(&path, Permissions::from_mode(0o755 & access))?)
}

/// Records the size curve and forwards events.
struct CurveRecorder {
    shown: Box<dyn Observer>,
    measure: Measure,
    started: Instant,
    curve: Vec<Point>,
}

impl Observer for CurveRecorder {
    fn observe(&mut self, event: &Event<'_>) {
        if let Event::Improved { bundle, statistics, .. } = event {
            let tokens = Size::of(bundle, &self.measure).tokens;
            let tests = statistics.tests + statistics.replayed;
            self.curve.push(Point { tests, seconds: self.started.elapsed().as_secs_f64(), tokens });
        }
        self.shown.observe(event);
    }
}
