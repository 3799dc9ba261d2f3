//! Pool of oracle processes: one for each parallel test, and a fresh spare.
//!
//! # State cannot falsify results
//!
//! A process may carry state from one candidate to the next. Later answers are therefore trusted
//! only where an error is harmless. A wrong "no" costs at most one candidate, but the search
//! continues from a "yes". By default, a "yes" is [unconfirmed](TestRun::is_unconfirmed): the
//! driver has a fresh process confirm the resulting candidate. The fresh process starts while
//! others are in use. After a contradiction, each "yes" is confirmed at once. All used processes
//! end, and their successors are replaced after half as many answers as the process that was wrong.
//!
//! A process that ends, hangs, exceeds a limit or prints an invalid answer may be affected by an
//! earlier candidate, or from outside. A fresh process is therefore asked, and its answer belongs
//! to the candidate alone. Results depend neither on the number of jobs nor on failures of a
//! process.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use super::fault::Fault;
use super::resident::{OracleRequest, Reply, Resident};
use super::test::repeat;
use super::{Contradiction, Freshness, OracleProgram, OracleReport, RunError, Supervisor};
use crate::supervise::{Ending, TestRun};
use crate::{Key, lock};

/// Maximum number of answers of one process, which bounds the effects of leaks.
const ANSWERS_MAX: u32 = 1000;
/// Divisor of the memory limit that a process may use to be kept for another query.
const MEMORY_SHARE: u64 = 2;

/// Time limit of an answer, relative to the slowest answer so far, and its minimum. After that, a
/// fresh process is asked.
const TIME_FACTOR: u32 = 10;
const TIME_MIN: Duration = Duration::from_secs(1);

/// Processes of an oracle.
#[derive(Debug, Default)]
pub(super) struct Pool {
    /// Idle processes that have answered before.
    idle: Mutex<Vec<Resident>>,
    /// Fresh process that was never asked.
    spare: Mutex<Option<Resident>>,
    /// Number of answers after which a process is replaced, if less than the maximum.
    answers_max: Mutex<Option<u32>>,
    /// Longest time of an answer other than a process's first; 0 before any such answer.
    slowest: Mutex<Duration>,
    /// Accepted but unconfirmed candidates, with the number of earlier answers of the process.
    unconfirmed: Mutex<HashMap<Key, u32>>,
    report: Mutex<OracleReport>,
}

impl Pool {
    /// Returns the report on the processes so far.
    pub(super) fn report(&self) -> OracleReport {
        lock(&self.report).clone()
    }

    /// Decides about `bundle`, with the number of queries that the supervisor's repetition
    /// requires.
    pub(super) fn decide(&self, question: OracleRequest<'_>) -> Result<TestRun, RunError> {
        let OracleRequest { supervisor, program, bundle, .. } = question;
        if program.freshness == Freshness::All {
            return self.confirm(question);
        }
        let mut before = 0;
        let run = repeat(supervisor.repetition, || {
            let (reply, answers) = self.ask_any(question)?;
            before = before.max(answers);
            Ok(reply.run)
        })?;
        match run.ending {
            Ending::Interrupted | Ending::Cancelled => return Ok(run),
            _ if before == 0 => return Ok(run),
            Ending::Exited(0) if program.freshness == Freshness::Accepted => {
                lock(&self.unconfirmed).insert(Key::of(bundle), before);
                if lock(&self.report).contradictions == 0 {
                    return Ok(TestRun { is_unconfirmed: true, ..run });
                }
            }
            Ending::Exited(_) => return Ok(run),
            _ => {}
        }
        let fresh = self.confirm(question)?;
        if run.ending == Ending::TimedOut && matches!(fresh.ending, Ending::Exited(_)) {
            // The process may only have been slow.
            self.learn(fresh.elapsed);
        }
        Ok(fresh.after(&run))
    }

    /// Asks fresh processes about `bundle`, with the supervisor's repetition, since a used process
    /// may be wrong.
    pub(super) fn confirm(&self, question: OracleRequest<'_>) -> Result<TestRun, RunError> {
        let OracleRequest { supervisor, bundle, .. } = question;
        let mut said = String::new();
        let run = repeat(supervisor.repetition, || {
            let reply = self.ask_fresh(question)?;
            let all = [Some(reply.said), reply.fault.map(|fault| fault.to_string())]
                .into_iter()
                .flatten();
            said = all.filter(|said| !said.is_empty()).collect();
            Ok(reply.run)
        })?;
        let is_answer = run.ending.is_answer() && run.ending != Ending::CutShort;
        let believed =
            if is_answer { lock(&self.unconfirmed).remove(&Key::of(bundle)) } else { None };
        if let Some(answers) = believed
            && run.ending != Ending::Exited(0)
        {
            let fresh = if said.is_empty() { format!("it {}", run.ending) } else { said };
            self.distrust(Contradiction { candidate: bundle.clone(), answers, fresh });
        }
        Ok(run)
    }

    /// Asks a fresh process.
    pub(super) fn ask_fresh(&self, question: OracleRequest<'_>) -> Result<Reply, RunError> {
        let spare = lock(&self.spare).take();
        if let Some(spare) = spare {
            let reply = self.ask(spare, question)?;
            // An isolated process ends with the thread that started it, so the spare may have
            // ended.
            if !matches!(reply.fault, Some(Fault::Ended { .. })) {
                return Ok(self.counted(reply));
            }
        }
        let reply = self.ask(self.start(question.supervisor, question.program)?, question)?;
        Ok(self.counted(reply))
    }

    /// Starts a spare process if it may be used.
    pub(super) fn prepare(&self, supervisor: &Supervisor, program: &OracleProgram) {
        let mut spare = lock(&self.spare);
        if spare.is_none() && program.freshness != Freshness::Never {
            // Errors are reported when the process is needed.
            *spare = self.start(supervisor, program).ok();
        }
    }

    /// Asks an idle or a new process. Also returns the number of its earlier answers.
    fn ask_any(&self, question: OracleRequest<'_>) -> Result<(Reply, u32), RunError> {
        let idle = lock(&self.idle).pop();
        let resident =
            idle.map_or_else(|| self.start(question.supervisor, question.program), Ok)?;
        let answers = resident.answers;
        let reply = self.ask(resident, question)?;
        Ok((self.counted(reply), answers))
    }

    fn ask(&self, mut resident: Resident, question: OracleRequest<'_>) -> Result<Reply, RunError> {
        let supervisor = question.supervisor;
        let is_first = resident.answers == 0;
        let time = if is_first { supervisor.time() } else { self.time(supervisor) };
        let mut reply = resident.ask(question, time)?;
        if is_first {
            reply.run = supervisor.judge_time(time, reply.run);
        }
        if matches!(reply.run.ending, Ending::Exited(_)) {
            if !is_first {
                self.learn(reply.run.elapsed);
            }
            let is_small =
                reply.run.peak.memory_bytes <= supervisor.limits.memory_bytes / MEMORY_SHARE;
            let mut idle = lock(&self.idle);
            // More fresh processes exist than are needed.
            let is_needed = !is_first || idle.is_empty();
            let answers_max = lock(&self.answers_max).unwrap_or(ANSWERS_MAX);
            if is_small && is_needed && resident.answers < answers_max {
                idle.push(resident);
            }
        }
        Ok(reply)
    }

    /// Counts a process that failed to answer.
    fn counted(&self, reply: Reply) -> Reply {
        if !matches!(reply.run.ending, Ending::Exited(_) | Ending::Interrupted | Ending::Cancelled)
        {
            let mut report = lock(&self.report);
            report.failed += 1;
            report.fault =
                report.fault.take().or_else(|| reply.fault.as_ref().map(ToString::to_string));
        }
        reply
    }

    /// Returns the time limit of an answer other than a process's first. The fresh process asked
    /// next has the full limit, so this affects only the duration of the run.
    fn time(&self, supervisor: &Supervisor) -> Duration {
        let all = supervisor.time();
        match *lock(&self.slowest) {
            Duration::ZERO => all,
            slowest => slowest.saturating_mul(TIME_FACTOR).max(TIME_MIN).min(all),
        }
    }

    fn learn(&self, elapsed: Duration) {
        let mut slowest = lock(&self.slowest);
        *slowest = slowest.max(elapsed);
    }

    fn start(
        &self,
        supervisor: &Supervisor,
        program: &OracleProgram,
    ) -> Result<Resident, RunError> {
        let resident = Resident::start(supervisor, program)?;
        lock(&self.report).started += 1;
        Ok(resident)
    }

    /// Records that a process was wrong.
    fn distrust(&self, contradiction: Contradiction) {
        let half = contradiction.answers.div_ceil(2).max(1);
        let mut max = lock(&self.answers_max);
        *max = Some(max.unwrap_or(ANSWERS_MAX).min(half));
        drop(max);
        let mut report = lock(&self.report);
        report.contradictions += 1;
        report.first.get_or_insert(contradiction);
        drop(report);
        let idle = std::mem::take(&mut *lock(&self.idle));
        drop(idle);
    }
}
