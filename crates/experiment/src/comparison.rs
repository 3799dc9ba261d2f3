//! Comparisons of passes, list minimisers and other reducers on real inputs, as in the papers.

mod build;
mod combination;
mod flat_row;
mod given;
mod held_out;
mod list_run;
mod lists;
mod machine;
mod manifest;
mod recording;
mod reducer;
mod reducer_run;
mod row;
mod same_lists;
mod store;
mod subject;
mod subject_error;
mod subject_run;
mod suite;

use std::panic::resume_unwind;
use std::path::Path;
use std::slice;
use std::sync::{Mutex, PoisonError};
use std::thread;

use secateur_runner::lock;

pub use self::build::Build;
pub use self::combination::{Combination, Contender, Passes, ReducerId};
use self::given::RunFailure;
pub use self::given::{Comparison, Estimate, SameListsOptions};
pub use self::list_run::{ListPlace, ListRun};
pub(crate) use self::lists::Known;
pub use self::lists::{ListsError, RealList, SameLists};
pub use self::machine::Machine;
pub use self::reducer::{Reducer, ReducerError, STANDARD_INPUT, put, version};
pub use self::row::{Ended, Figures, KindCount, Point, Row, RunId};
use self::store::check_names;
pub use self::store::{Runs, RunsError};
pub use self::subject::{InputFile, Subject};
pub use self::subject_error::SubjectError;
pub use self::suite::{HeldOut, Passed, Published, PublishedResults, PublishedTable, SuiteVersion};

/// Progress of a comparison at the end of a run.
pub struct Progress<'a> {
    /// Number of completed runs, including earlier comparisons.
    pub done: usize,
    /// Number of all runs.
    pub all: usize,
    /// Finished run.
    pub row: &'a Row,
}

/// Outcome of a comparison.
#[derive(Clone, Copy, Debug)]
pub struct Compared {
    /// Number of all runs.
    pub all: usize,
    /// Number of completed runs, including earlier comparisons; smaller than `all` if it was
    /// stopped.
    pub done: usize,
    /// Number of runs made now.
    pub made: usize,
    /// Number of completed runs that say nothing about their algorithms.
    pub failed: usize,
}

/// Runs every combination and reducer on every suitable subject, unless `runs` has a row for it,
/// and adds the rows.
///
/// # Errors
///
/// Fails if the existing rows are not comparable with the new runs, or rows cannot be written.
pub fn compare(
    comparison: &Comparison<'_>,
    runs: &mut Runs,
    report: impl Fn(&Progress<'_>) + Sync,
) -> Result<Compared, RunsError> {
    comparison.check_rows(runs)?;
    let machine = Machine::this();
    let (number, parts) = comparison.shard.unwrap_or((1, 1));
    let all: Vec<Task<'_>> = comparison.tasks().skip(number - 1).step_by(parts).collect();
    let (there, left): (Vec<_>, Vec<_>) =
        all.iter().partition(|task| comparison.is_done(task, runs));
    let (count, jobs) = (all.len(), comparison.jobs.get().min(left.len()));
    let has_failed = |row: &Row| row.valid_figures().is_none();
    let failed = there.iter().filter(|task| runs.row(&task.run).is_some_and(has_failed)).count();
    let shared =
        Mutex::new(Shared { done: there.len(), failed, left: left.iter(), runs: &mut *runs });
    let work = || -> Result<(), RunsError> {
        while comparison.interrupt.signal().is_none() {
            let mut state = lock(&shared);
            let Some(task) = state.left.next() else { break };
            let result = state.runs.result_of(&task.run, &task.subject.suffix());
            drop(state);
            let Some((row, lists)) = comparison.row(task, &machine, &result) else { break };
            let mut state = lock(&shared);
            state.done += 1;
            state.failed += usize::from(has_failed(&row));
            report(&Progress { done: state.done, all: count, row: &row });
            let appended = lists.map_or(Ok(()), |lists| state.runs.append_lists(lists));
            if let Err(error) = appended.and_then(|()| state.runs.append(row)) {
                state.left = [].iter();
                return Err(error);
            }
        }
        Ok(())
    };
    // Plain threads: a rayon thread that waits for the end of a run would start another one
    // meanwhile, whose time would count for both.
    thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)))
    })?;
    let Shared { done, failed, .. } = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
    runs.write_csv()?;
    Ok(Compared { all: count, done, made: done - there.len(), failed })
}

/// State shared by the threads of a comparison.
struct Shared<'a> {
    done: usize,
    failed: usize,
    left: slice::Iter<'a, &'a Task<'a>>,
    runs: &'a mut Runs,
}

/// Run to be made.
struct Task<'a> {
    subject: &'a Subject,
    run: RunId,
    work: Work<'a>,
}

/// End of a run, its figures, and the lists that were minimised, if requested.
type Made = (Ended, Figures, Option<SameLists>);

/// Contender of a task.
enum Work<'a> {
    /// The first of these, and the others on its lists.
    Own(&'a [Combination]),
    Reducer(&'a Reducer, ReducerId),
}

impl Work<'_> {
    fn contender(&self) -> Contender {
        match self {
            Self::Own(combinations) => Contender::Combination(combinations[0].clone()),
            Self::Reducer(_, id) => Contender::Reducer(id.clone()),
        }
    }
}

impl Comparison<'_> {
    /// Returns the subjects on which nothing would run.
    pub fn idle_subjects(&self) -> impl Iterator<Item = &Subject> {
        self.subjects.iter().filter(|subject| self.works(subject).next().is_none())
    }

    fn tasks(&self) -> impl Iterator<Item = Task<'_>> {
        self.subjects.iter().flat_map(|subject| {
            self.works(subject).map(move |work| {
                let run = RunId {
                    subject: subject.name.clone(),
                    input_hash: subject.input_hash.clone(),
                    test_hash: subject.test_hash.clone(),
                    contender: work.contender(),
                };
                Task { subject, run, work }
            })
        })
    }

    fn works(&self, subject: &Subject) -> impl Iterator<Item = Work<'_>> {
        let (has_grammar, language) = (subject.has_grammar(), &subject.language);
        let by_passes = self.combinations.chunk_by(|a, b| a.passes == b.passes);
        let combinations =
            by_passes.filter(move |group| has_grammar || !group[0].passes.need_grammar());
        let at_once = if self.same_lists.is_some() { usize::MAX } else { 1 };
        let works = combinations.flat_map(move |group| group.chunks(at_once)).map(Work::Own);
        let reducers = self.reducers.iter();
        let reducers = reducers
            .filter_map(move |reducer| Some(Work::Reducer(reducer, reducer.id_for(language)?)));
        works.chain(reducers)
    }

    fn is_done(&self, task: &Task<'_>, runs: &Runs) -> bool {
        match (&task.work, self.same_lists) {
            (Work::Own(algorithms), Some(SameListsOptions { lists_max, .. })) => {
                let is_same =
                    |lists: &&SameLists| lists.run == task.run && lists.algorithms == **algorithms;
                runs.lists
                    .iter()
                    .rfind(is_same)
                    .is_some_and(|it| it.lists.len() == lists_max.min(it.all))
            }
            _ => runs.row(&task.run).is_some(),
        }
    }

    /// Rejects rows of another version, build or time limit, which may differ for that reason
    /// alone, and rows of another program of the same name.
    fn check_rows(&self, runs: &Runs) -> Result<(), RunsError> {
        let own = self.combinations.iter().map(|it| (None, it.minimizer));
        check_names(runs.minimizers().chain(own))?;
        let is_other =
            |row: &&Row| row.version != self.version || row.timeout_s != self.timeout.as_secs_f64();
        runs.rows.iter().find(is_other).map_or(Ok(()), |Row { version, timeout_s, .. }| {
            let (folder, version) = (runs.folder.clone(), version.clone());
            Err(RunsError::OtherConditions { folder, version, timeout_s: *timeout_s })
        })?;
        let mut others = runs.builds().filter(|&build| !self.mixed_builds && build != self.build);
        others.next().map_or(Ok(()), |theirs| {
            let (folder, theirs, ours) = (runs.folder.clone(), theirs.clone(), self.build.clone());
            Err(RunsError::OtherBuild { folder, theirs, ours })
        })
    }

    /// Makes one run. Returns `None` if interrupted.
    fn row(
        &self,
        task: &Task<'_>,
        machine: &Machine,
        result: &Path,
    ) -> Option<(Row, Option<SameLists>)> {
        let Task { subject, run, .. } = task;
        let (ended, figures, lists, held_out) = match self.made(task, result) {
            Ok(((ended, figures, lists), held_out)) => (ended, Some(figures), lists, held_out),
            Err(RunFailure::Interrupted) => return None,
            Err(RunFailure::Failed(why)) => (Ended::Error(why), None, None, None),
        };
        let row = Row {
            run: run.clone(),
            language: subject.language.clone(),
            tool: subject.tool.clone(),
            needs: subject.needs.clone(),
            suite: subject.suite.clone(),
            published: subject.published.clone(),
            input: subject.input.clone(),
            version: self.version.to_owned(),
            build: self.build.clone(),
            timeout_s: self.timeout.as_secs_f64(),
            jobs: self.jobs.get(),
            machine: machine.clone(),
            ended,
            figures,
            held_out,
        };
        Some((row, lists))
    }

    /// Makes one run between the held-out tests of the original and of the result.
    fn made(&self, task: &Task<'_>, result: &Path) -> Result<(Made, Option<HeldOut>), RunFailure> {
        let Task { subject, work, .. } = task;
        let passed = self.passed_by_original(subject)?;
        let made = match work {
            Work::Own(algorithms) => self.own(task, algorithms, result)?,
            Work::Reducer(reducer, id) => {
                let (ended, figures) = reducer_run::run(subject, reducer, id, self, result)?;
                (ended, figures, None)
            }
        };
        let held_out = self.held_out(subject, passed, result)?;
        if passed.is_some() {
            self.check_interrupt()?;
        }
        Ok((made, held_out))
    }

    /// Runs the first of `algorithms`, and the others on its lists if requested.
    fn own(
        &self,
        task: &Task<'_>,
        algorithms: &[Combination],
        result: &Path,
    ) -> Result<Made, RunFailure> {
        let run = subject_run::run(task.subject, &algorithms[0], self, result)?;
        let figures = run.figures(self)?;
        let options = self.same_lists.filter(|_| run.ended != Ended::NotReproduced);
        let minimise = |options| same_lists::minimise(&run, &task.run, algorithms, options, self);
        let lists = options.map(minimise).transpose()?;
        Ok((run.ended, figures, lists))
    }
}
