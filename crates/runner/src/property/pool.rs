//! The processes of an oracle: as many as there are tests at one time, and a fresh one that waits for a question.
//!
//! # A state cannot lie
//!
//! A process may take something of one candidate along to the next. So what it says after its first answer is believed only
//! where that can do no harm: a no costs at most a candidate, but a yes is what the search goes on from. Unless the user
//! says otherwise, a yes is [unconfirmed](TestRun::is_unconfirmed): the driver has a process that was never asked before
//! confirm what comes of it. That is started while others are asked. After a contradiction each yes is confirmed at once,
//! all processes that have answered are ended, and those that come after them are replaced before they have answered half as
//! often as the one that was wrong.
//!
//! A process that ends, hangs, takes too much or says something else than yes or no may have been brought to that by
//! an earlier candidate, or from outside. So a fresh one is asked, and what becomes of that is the candidate's own: a result
//! depends neither on the number of jobs nor on what happened to a process.

use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use super::fault::Fault;
use super::oracle_program::{Freshness, OracleProgram};
use super::oracle_report::{Contradiction, OracleReport};
use super::resident::{Question, Reply, Resident};
use super::run_error::RunError;
use super::supervisor::Supervisor;
use super::test::repeat;
use crate::key::Key;
use crate::lock::lock;
use crate::supervise::{Ending, TestRun};

/// After so many answers a process is replaced, so that nothing of it grows for ever.
const ANSWERS_MAX: u32 = 1000;
/// The part of the memory that a process may have in use when it is kept for another question.
const MEMORY_SHARE: u64 = 2;

/// How much longer than any answer before an answer may take before a fresh process is asked, and the least of it.
const TIME_FACTOR: u32 = 10;
const TIME_MIN: Duration = Duration::from_secs(1);

/// The processes of an oracle.
#[derive(Debug)]
pub(super) struct Pool {
    /// Those that have answered, and wait.
    idle: Mutex<Vec<Resident>>,
    /// One that has not been asked yet.
    spare: Mutex<Option<Resident>>,
    /// After how many answers a process is replaced.
    answers_max: AtomicU32,
    /// The longest that a process took for an answer after its first, in milliseconds; 0 as long as none has.
    slowest_ms: AtomicU64,
    /// What was accepted and is not confirmed, and how many questions the process had answered before.
    unconfirmed: Mutex<HashMap<Key, u32>>,
    report: Mutex<OracleReport>,
}

impl Default for Pool {
    fn default() -> Self {
        Self {
            idle: Mutex::default(),
            spare: Mutex::default(),
            answers_max: AtomicU32::new(ANSWERS_MAX),
            slowest_ms: AtomicU64::new(0),
            unconfirmed: Mutex::default(),
            report: Mutex::default(),
        }
    }
}

impl Pool {
    /// What has happened so far.
    pub(super) fn report(&self) -> OracleReport {
        lock(&self.report).clone()
    }

    /// Finds out about `bundle`, with as many questions as the supervisor's repetition asks for.
    pub(super) fn decide(&self, question: Question<'_>) -> Result<TestRun, RunError> {
        let Question { supervisor, program, bundle, .. } = question;
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
            // It may only have been slow.
            self.learn(fresh.elapsed);
        }
        Ok(fresh.after(&run))
    }

    /// Asks fresh processes about `bundle`, as often as the supervisor's repetition says. One that was asked before may be wrong about
    /// it.
    pub(super) fn confirm(&self, question: Question<'_>) -> Result<TestRun, RunError> {
        let Question { supervisor, bundle, .. } = question;
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

    /// Asks a process that was never asked before.
    pub(super) fn ask_fresh(&self, question: Question<'_>) -> Result<Reply, RunError> {
        let spare = lock(&self.spare).take();
        if let Some(spare) = spare {
            let reply = self.ask(spare, question)?;
            // It may have ended while it waited: isolated, it ends with the thread that started it.
            if !matches!(reply.fault, Some(Fault::Ended { .. })) {
                return Ok(self.counted(reply));
            }
        }
        let reply = self.ask(self.start(question.supervisor, question.program)?, question)?;
        Ok(self.counted(reply))
    }

    /// Has a process wait to be asked first, if that will be of use.
    pub(super) fn prepare(&self, supervisor: &Supervisor, program: &OracleProgram) {
        let mut spare = lock(&self.spare);
        if spare.is_none() && program.freshness != Freshness::Never {
            // What is wrong is told when it is needed.
            *spare = self.start(supervisor, program).ok();
        }
    }

    /// Asks a process that waits, or a new one. Gives how many questions it had answered before.
    fn ask_any(&self, question: Question<'_>) -> Result<(Reply, u32), RunError> {
        let idle = lock(&self.idle).pop();
        let resident =
            idle.map_or_else(|| self.start(question.supervisor, question.program), Ok)?;
        let answers = resident.answers;
        let reply = self.ask(resident, question)?;
        Ok((self.counted(reply), answers))
    }

    fn ask(&self, mut resident: Resident, question: Question<'_>) -> Result<Reply, RunError> {
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
            // Of fresh ones there are more than are needed.
            let is_needed = !is_first || idle.is_empty();
            if is_small && is_needed && resident.answers < self.answers_max.load(Ordering::Relaxed)
            {
                idle.push(resident);
            }
        }
        Ok(reply)
    }

    /// Takes note of a process that has not answered.
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

    /// How long a process may take for an answer after its first. The fresh one that is asked next has all the time that a test
    /// may take, so that nothing but the time of a run depends on this.
    fn time(&self, supervisor: &Supervisor) -> Duration {
        let all = supervisor.time();
        match self.slowest_ms.load(Ordering::Relaxed) {
            0 => all,
            slowest => {
                Duration::from_millis(slowest).saturating_mul(TIME_FACTOR).max(TIME_MIN).min(all)
            }
        }
    }

    fn learn(&self, elapsed: Duration) {
        let milliseconds = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
        self.slowest_ms.fetch_max(milliseconds.max(1), Ordering::Relaxed);
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

    /// A process was wrong.
    fn distrust(&self, contradiction: Contradiction) {
        self.answers_max.fetch_min(contradiction.answers.div_ceil(2).max(1), Ordering::Relaxed);
        let mut report = lock(&self.report);
        report.contradictions += 1;
        report.first.get_or_insert(contradiction);
        drop(report);
        let idle = std::mem::take(&mut *lock(&self.idle));
        drop(idle);
    }
}
