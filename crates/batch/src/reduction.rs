//! Reduction of one member of a group.

use std::collections::HashSet;
use std::fmt::Display;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use secateur_bundle::Bundle;
use secateur_reduce::Pass;
use secateur_runner::{
    BaselineError, BestFile, Continuation, Driven, DriverConfig, Event, Journal, JournalError,
    Observer, ResultStore, Statistics, Stop, Test, access, access_of_all, script,
};
use secateur_session::{
    Course, Input, Measure, Occasion, Passes, Prepared, Size, Surroundings, is_over, quoted,
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
    let (mut tried, mut last, mut ended) = (HashSet::new(), None, None);
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
            Ok(member_ended) => {
                ended = Some(member_ended);
                break;
            }
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
    if let Err(error) = group.state.write(&group.folder) {
        group.end(Status::Failed, format!("cannot write its state: {error}"));
    } else if let Some(Ended { journal, stop, best }) = ended
        && let Err(error) = secateur_session::close(journal, &Ok(stop), &best)
    {
        observer.note(&error);
    }
}

/// End of a reduction. It is recorded in the journal after the group's state is on disk. Otherwise
/// the next run would have neither the state nor the outcomes that reproduce it.
struct Ended {
    journal: Journal,
    stop: Stop,
    best: Bundle,
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

impl GroupFailure {
    fn group(error: impl Display) -> Self {
        Self::Group(error.to_string())
    }
}

impl Group {
    fn end(&mut self, status: Status, why: String) {
        self.state.status = status;
        self.state.why = Some(why);
    }
}

fn attempt(
    batch: &Batch<'_>,
    group: &mut Group,
    path: &str,
    known: &str,
    count: usize,
    observer: &mut dyn BatchObserver,
) -> Result<Ended, GroupFailure> {
    let name = batch.name_of(path).to_string_lossy().into_owned();
    let kept = group.folder.join(&name);
    let original = original(batch, group, path, known, &kept)?;
    (group.state.input, group.state.name) = (Some(path.to_owned()), name);
    let course =
        Course { started: Instant::now(), max_time: batch.max_time, max_tests: batch.max_tests };
    let mut statistics = Statistics::default();
    let mut prepared = prepare(batch, group, &original, &course, &mut statistics)?;
    // The trial is a process that does not end on a request to stop.
    let busy = batch.interrupt.busy();
    try_parsers(&original, &kept, batch.language).map_err(GroupFailure::group)?;
    drop(busy);
    let input = input(batch, group, &original, &course).map_err(GroupFailure::BatchInput)?;
    let (before, measure) = (input.size(), input.measure());
    group.state.before = Some(before);
    let result = group.result();
    let store = BestFile::new(&result).map_err(GroupFailure::group)?.like(&kept);
    let mut journal = open(batch, group, &prepared, &original, &input, access(&kept))?;
    let baseline = prepared.settle(journal.baseline(), &original, &mut statistics);
    let baseline = baseline.map_err(|error| baseline_trouble(batch, &error))?;
    prepared.allow_cutting_short(&baseline);
    if journal.baseline().is_none() {
        journal.record_baseline(baseline).map_err(GroupFailure::group)?;
    }
    let shown = observer.reducing(
        &group.state.failure.title(),
        group.number,
        count,
        before,
        measure.clone(),
    );
    let curve = vec![Point { tests: 0, seconds: 0.0, tokens: before.tokens }];
    let mut recorder =
        CurveRecorder { shown, measure: measure.clone(), started: Instant::now(), curve };
    let config = DriverConfig {
        original: &original,
        test: &prepared.runner,
        best_file: &store,
        journal: Some(&mut journal),
        jobs: batch.jobs,
        limits: course.limits(&baseline, prepared.runner.repetition()),
    };
    let driven = input.reduce(&batch.strategy, config, &mut recorder, &mut statistics);
    let driven = driven.map_err(|error| GroupFailure::BatchInput(error.to_string()))?;
    group.state.curve = std::mem::take(&mut recorder.curve);
    drop(recorder);
    let Driven { stop, best } = driven;
    let stop = stop.map_err(GroupFailure::group)?;
    finish(batch, group, (&stop, &best), &store, &prepared)?;
    group.state.tests = statistics.tests + statistics.replayed;
    group.state.seconds += course.started.elapsed().as_secs_f64();
    if let Some(best) =
        store.there().ok().and_then(|best| best.files().first().map(|file| measure(file)))
    {
        group.state.after = Some(best);
    }
    Ok(Ended { journal, stop, best })
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
    let copy = BestFile::new(kept).map_err(GroupFailure::group)?.like(&batch.folder.join(path));
    copy.save(text.text()).map_err(GroupFailure::group)?;
    Ok(text)
}

pub(crate) fn prepare<'a>(
    batch: &'a Batch<'_>,
    group: &Group,
    original: &'a Bundle,
    course: &Course,
    statistics: &mut Statistics,
) -> Result<Prepared<'a>, GroupFailure> {
    let name = group.state.name.as_ref();
    let runner = batch
        .recogniser
        .runner(name, batch.conditions, &batch.interrupt)
        .map_err(GroupFailure::group)?;
    let property = batch
        .recogniser
        .property(&group.state.failure, &runner, original)
        .map_err(GroupFailure::group)?;
    let supervisor = property.supervisor(
        batch.conditions,
        &Surroundings::of_name(name),
        batch.interrupt.clone(),
    );
    let occasion = Occasion {
        original,
        conditions: batch.conditions,
        jobs: batch.jobs,
        deadline: course.deadline(),
    };
    let prepared =
        property.prepare(supervisor.map_err(GroupFailure::group)?, occasion, statistics, &());
    prepared.map_err(|error| baseline_trouble(batch, &error))
}

fn baseline_trouble(batch: &Batch<'_>, error: &BaselineError) -> GroupFailure {
    match error {
        BaselineError::Interrupted { .. } => GroupFailure::Stopped,
        _ if batch.interrupt.signal().is_some() => GroupFailure::Stopped,
        BaselineError::Run(error) => GroupFailure::group(error),
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
    let is_short = original.bytes() <= BYTES_MAX;
    let chosen =
        if batch.passes.is_empty() && !has_grammar && is_short { SHORT } else { batch.passes };
    let passes = Passes { given: chosen, default: Pass::DEFAULT };
    let (deadline, interrupt) = (course.deadline(), batch.interrupt.clone());
    let stop = Arc::new(move || is_over(deadline) || interrupt.signal().is_some());
    let text = original.files()[0].text();
    let input = Input::of_text(name, text, batch.language, passes, stop, &());
    input.map_err(|error| error.to_string())
}

/// Opens the journal of the group's reduction. A journal of another member or of other options is
/// replaced.
fn open(
    batch: &Batch<'_>,
    group: &Group,
    prepared: &Prepared<'_>,
    original: &Bundle,
    input: &Input,
    access: u32,
) -> Result<Journal, GroupFailure> {
    let identity = prepared.identity(original, input, &batch.strategy);
    let path = group.folder.join(JOURNAL);
    match Journal::open(path.clone(), &identity, Continuation::IfPossible, access) {
        Ok(journal) => Ok(journal),
        Err(error @ JournalError::Busy(..)) => Err(GroupFailure::group(error)),
        Err(_) => {
            let mut journal = Journal::open(path, &identity, Continuation::Fresh, access)
                .map_err(GroupFailure::group)?;
            journal.start_over(None).map_err(GroupFailure::group)?;
            Ok(journal)
        }
    }
}

/// Records the end of the reduction, and writes the test as a standalone script.
fn finish(
    batch: &Batch<'_>,
    group: &mut Group,
    (stop, best): (&Stop, &Bundle),
    store: &BestFile,
    prepared: &Prepared<'_>,
) -> Result<(), GroupFailure> {
    (group.state.status, group.state.why) = match stop {
        Stop::Finished => (Status::Finished, None),
        Stop::NotReproduced { rate, .. } => {
            let why = format!("{rate} additional tests of its result showed the failure");
            (Status::NotReproduced, Some(why))
        }
        Stop::Interrupted { .. } => (Status::Stopped, None),
        Stop::OutOfTime { .. } => (Status::Stopped, Some("stopped by --max-time".to_owned())),
        Stop::OutOfTests => (Status::Stopped, Some("stopped by --max-tests".to_owned())),
    };
    store.save(best.text()).map_err(GroupFailure::group)?;
    write_script(batch, group, prepared)
}

fn write_script(
    batch: &Batch<'_>,
    group: &Group,
    prepared: &Prepared<'_>,
) -> Result<(), GroupFailure> {
    let path = group.folder.join("r.sh");
    let usage = format!("secateur reduce ./r.sh {}", quoted(group.state.name.as_ref()));
    let original = group.original();
    let test = prepared.runner.test();
    let (text, origin) = match (&batch.recogniser, test.oracle(), test.commands()) {
        (Recogniser::Script(_, script), _, None) => {
            (fs::read(script).map_err(GroupFailure::group)?, script.clone())
        }
        (_, Some(program), _) => (program.script(&group.state.name).into_bytes(), original),
        (.., commands) => {
            let commands = commands.cloned().unwrap_or_default();
            let time = prepared.runner.supervisor().limits.time;
            let text = script(&commands, group.state.name.as_ref(), time, &usage)
                .map_err(GroupFailure::group)?;
            (text.into_bytes(), original)
        }
    };
    BestFile::new(&path)
        .and_then(|file| file.like(&origin).save(&text))
        .map_err(GroupFailure::group)?;
    let access = access_of_all(&origin, [Path::new("")]);
    fs::set_permissions(&path, Permissions::from_mode(0o755 & access)).map_err(GroupFailure::group)
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
