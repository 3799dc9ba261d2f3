//! Comparisons of walkers and list minimisers on real inputs, as the papers make them.

mod combination;
mod machine;
mod recording;
mod row;
mod store;
mod subject;
mod subject_run;

use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::slice;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use secateur_runner::Interrupt;

pub use self::combination::Combination;
pub use self::machine::Machine;
pub use self::row::{Ended, Figures, KindCount, ListRun, Point, Row, RunId};
pub use self::store::{Runs, RunsError};
pub use self::subject::{Subject, SubjectError};
use self::subject_run::Conditions;

/// What to compare, and how.
pub struct Comparison<'a> {
    /// On what.
    pub subjects: &'a [Subject],
    /// What.
    pub combinations: &'a [Combination],
    /// How long a run may take.
    pub timeout: Duration,
    /// How many runs may run at one time. Times are only fair with one.
    pub jobs: NonZeroUsize,
    /// Whether to look at every result of a list minimiser whether it is 1-minimal, by tests of its own after the run.
    pub check_lists: bool,
    /// The version of secateur, for the rows.
    pub version: &'a str,
    /// What stops the comparison.
    pub interrupt: &'a Interrupt,
}

/// Why a comparison could not go on.
#[derive(Debug, thiserror::Error)]
pub enum CompareError {
    /// Its rows cannot be written.
    #[error(transparent)]
    Runs(#[from] RunsError),
    /// The rows that are there were made in another way.
    #[error(
        "the runs in {} were made by version {version} with --timeout {timeout_s}, and do not compare; \
         give another folder", folder.display()
    )]
    OtherConditions {
        /// The folder of the rows.
        folder: PathBuf,
        /// The version that made them.
        version: String,
        /// How long they might take, in seconds.
        timeout_s: f64,
    },
}

/// How far a comparison has come, when a run has ended.
pub struct Progress<'a> {
    /// How many runs are done, those of earlier comparisons included.
    pub done: usize,
    /// How many there are to do.
    pub all: usize,
    /// The run that has ended.
    pub row: &'a Row,
}

/// Runs every combination on every subject, but for those that `runs` has a row of, and adds a row for each. False if it
/// was stopped before the end.
///
/// # Errors
///
/// When the rows that are there do not compare with what is to be run, or rows cannot be written.
pub fn compare(
    comparison: &Comparison<'_>,
    runs: &mut Runs,
    report: impl Fn(&Progress<'_>) + Sync,
) -> Result<bool, CompareError> {
    comparison.check_rows(runs)?;
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let conditions = Conditions {
        timeout: comparison.timeout,
        slowdown: u32::try_from(comparison.jobs.get().div_ceil(cores)).unwrap_or(u32::MAX),
        check_lists: comparison.check_lists,
        interrupt: comparison.interrupt,
    };
    let machine = Machine::this();
    let all: Vec<(&Subject, RunId)> = comparison.runs().collect();
    let left: Vec<_> = all.iter().filter(|(_, run)| !runs.contains(run)).collect();
    let (count, jobs) = (all.len(), comparison.jobs.get().min(left.len()));
    let shared = Mutex::new(Shared { done: count - left.len(), left: left.iter(), runs: &mut *runs });
    let work = || -> Result<(), RunsError> {
        let lock = || shared.lock().unwrap_or_else(PoisonError::into_inner);
        while conditions.interrupt.signal().is_none() {
            let mut state = lock();
            let Some((subject, run)) = state.left.next() else { break };
            let result = state.runs.result_of(run, &subject.input);
            drop(state);
            let Some(row) = comparison.row(subject, run, &machine, &conditions, &result) else { break };
            let mut state = lock();
            state.done += 1;
            report(&Progress { done: state.done, all: count, row: &row });
            if let Err(error) = state.runs.append(row) {
                state.left = [].iter();
                return Err(error);
            }
        }
        Ok(())
    };
    // Threads of their own: one of rayon's that waits for the end of a run would begin another one meanwhile, and the
    // time of that would count for both.
    thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)))
    })?;
    let done = shared.into_inner().unwrap_or_else(PoisonError::into_inner).done;
    runs.write_csv()?;
    Ok(done == count)
}

/// What the threads of a comparison share.
struct Shared<'a> {
    done: usize,
    left: slice::Iter<'a, &'a (&'a Subject, RunId)>,
    runs: &'a mut Runs,
}

impl Comparison<'_> {
    fn runs(&self) -> impl Iterator<Item = (&Subject, RunId)> {
        self.subjects.iter().flat_map(|subject| {
            self.combinations.iter().map(move |&combination| {
                let run = RunId {
                    subject: subject.name.clone(),
                    input_hash: subject.input_hash.clone(),
                    test_hash: subject.test_hash.clone(),
                    combination,
                };
                (subject, run)
            })
        })
    }

    /// Rows of another version or with other time may differ for that alone.
    fn check_rows(&self, runs: &Runs) -> Result<(), CompareError> {
        let is_other = |row: &&Row| row.version != self.version || row.timeout_s != self.timeout.as_secs_f64();
        runs.rows().iter().find(is_other).map_or(Ok(()), |Row { version, timeout_s, .. }| {
            let (folder, version) = (runs.folder().into(), version.clone());
            Err(CompareError::OtherConditions { folder, version, timeout_s: *timeout_s })
        })
    }

    /// Makes one run. None if somebody did not want to wait for it.
    fn row(
        &self,
        subject: &Subject,
        run: &RunId,
        machine: &Machine,
        conditions: &Conditions<'_>,
        result: &Path,
    ) -> Option<Row> {
        let (ended, figures) = match subject_run::run(subject, &run.combination, conditions, result) {
            Ok(None) => return None,
            Ok(Some((ended, figures))) => (ended, Some(figures)),
            Err(failure) => (Ended::Error(failure.to_string()), None),
        };
        Some(Row {
            run: run.clone(),
            language: subject.grammar.name.to_owned(),
            tool: subject.tool.clone(),
            needs: subject.needs.clone(),
            input: subject.input.clone(),
            version: self.version.to_owned(),
            timeout_s: self.timeout.as_secs_f64(),
            jobs: self.jobs.get(),
            machine: machine.clone(),
            ended,
            figures,
        })
    }
}
