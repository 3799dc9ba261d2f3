//! Creation of a test from commands: every candidate must show the same as the original.

use std::time::Duration;

use secateur_bundle::Bundle;
use secateur_signature::{Fact, without_temporary};

use super::check::{Baseline, BaselineError, named_by, refuse_cut_off};
use super::original::{Original, RUNS, setup_error};
use super::setup_error::{Report, SetupProblem};
use crate::launch::Invocation;
use crate::property::{CommandTest, PropertyTest, Runner, Statistics, Supervisor, printed};
use crate::supervise::{Ending, TestRun, Usage};

/// The user's commands and the properties to be preserved.
#[derive(Clone, Debug)]
pub struct Commands {
    /// Command or commands that show the failure.
    pub question: BaselineQuestion,
    /// Additional facts required of the output of each command that shows the failure.
    pub also: Vec<Fact>,
    /// Commands that must succeed.
    pub valid: Vec<Invocation>,
}

/// Ways to show the failure.
#[derive(Clone, Debug)]
pub enum BaselineQuestion {
    /// The command must show these facts. Without any, its failure is recognised.
    Fails(Invocation, Vec<Fact>),
    /// The two commands must differ as they do on the original. Each must also print its message of
    /// failure again or, if facts are given, show those that it shows on the original.
    Differ([Invocation; 2], Vec<Fact>),
}

/// A test made of commands that were checked on the original.
#[derive(Debug)]
pub struct Established {
    /// Runner of the test.
    pub runner: Runner,
    /// Measurements on the original.
    pub baseline: Baseline,
    /// Set if the commands also show the expected failure on an empty file, with the same output as
    /// on the original, and only a command that must succeed rejects the empty file.
    pub is_blind: bool,
}

/// Runs the `commands` on the original, twice each, and creates a test that requires the same of
/// every candidate.
///
/// If the [`Repetition`](crate::Repetition) of the supervisor requires more runs, the failing
/// command runs more often and must fail in the same way as often as required. `timeout` is the
/// time limit given by the user.
///
/// # Errors
///
/// Fails if the commands cannot be run, or do not fail in a way that can be preserved.
pub fn establish(
    mut supervisor: Supervisor,
    commands: &Commands,
    original: &Bundle,
    timeout: Option<Duration>,
    statistics: &mut Statistics,
) -> Result<Established, BaselineError> {
    let mut observer = Original::new(&mut supervisor, original.clone(), timeout);
    let mut steps = Vec::new();
    for invocation in &commands.valid {
        steps.push(observer.valid(invocation)?);
    }
    steps.push(match &commands.question {
        BaselineQuestion::Fails(invocation, facts) => {
            observer.shows(invocation, facts, &commands.also)?
        }
        BaselineQuestion::Differ(invocations, facts) => {
            observer.differ(invocations, facts, &commands.also)?
        }
    });
    let Original { hang, rate, runs, failing, .. } = observer;
    // A hang is the slowest step on a candidate that still hangs.
    steps.sort_by_key(|(elapsed, _)| *elapsed);
    let ended = runs.iter().filter(|run| run.ending != Ending::TimedOut);
    let elapsed = ended.map(|run| run.elapsed).max().unwrap_or_default();
    let peak = runs.iter().fold(Usage::default(), |peak, run| peak.max(&run.peak));
    let has_failed = |run: &&TestRun| run.ending != Ending::Exited(0);
    let failed = failing.iter().flatten().find(has_failed).or(failing.iter().flatten().next());
    let named = failed.map(|run| named_by(run, &supervisor)).unwrap_or_default();
    let baseline = Baseline { elapsed, peak, hang, rate, named };
    // All commands together are one test. Additional runs only measure flakiness.
    let total = runs.iter().map(|run| run.elapsed).sum::<Duration>();
    let test = TestRun::of(Ending::Exited(0), total / u32::try_from(rate.runs).unwrap_or(u32::MAX));
    for number in 0..rate.runs {
        if number < RUNS {
            statistics.record(&test, original.bytes());
        } else {
            statistics.record_recheck(&test);
        }
    }
    let test = CommandTest { steps: steps.into_iter().map(|(_, step)| step).collect() };
    supervisor.limits.time = timeout.unwrap_or(baseline.limits(&supervisor.limits).time);
    let runner = Runner::new(PropertyTest::Commands(test), supervisor);
    let is_blind = refuse_trivial(&runner, &commands.question, &failing, original, statistics)?;
    Ok(Established { runner, baseline, is_blind })
}

/// Rejects commands that show the same on an empty file: they do not read the candidate, or cannot
/// even start in a fresh directory.
///
/// Returns `true` if they do, but only a command that must succeed rejects the empty file, and the
/// user gave the expectation.
fn refuse_trivial(
    runner: &Runner,
    question: &BaselineQuestion,
    failing: &[Vec<TestRun>],
    original: &Bundle,
    statistics: &mut Statistics,
) -> Result<bool, BaselineError> {
    let nothing = original.filter_map(|file| Some(file.with_text(*b"")));
    let (run, supervisor) = (runner.run(&nothing)?, runner.supervisor());
    refuse_cut_off(supervisor, &run)?;
    statistics.record(&run, nothing.bytes());
    let is_trivial = run.ending.outcome().is_interesting();
    let is_rejected = run.decider.is_some_and(|decider| decider.is_validity);
    let is_same = is_trivial || is_rejected && is_blind(runner, question, failing, &nothing)?;
    if !is_same {
        return Ok(false);
    }
    let (BaselineQuestion::Fails(invocation, facts)
    | BaselineQuestion::Differ([_, invocation], facts)) = question;
    if !is_trivial && !facts.is_empty() {
        return Ok(true);
    }
    let facts = runner.test().commands().map(CommandTest::failure).unwrap_or_default();
    let problem =
        if is_trivial { SetupProblem::Trivial(facts) } else { SetupProblem::Blind(facts) };
    let report = supervisor.run_on(invocation, &nothing)?;
    refuse_cut_off(supervisor, &report)?;
    Err(setup_error(supervisor, problem, [Report::new(invocation, &report)]))
}

/// Returns `true` if the commands of the `question` show the failure on `nothing` with the same
/// output as in their `failing` runs on the original, if all those runs agree.
fn is_blind(
    runner: &Runner,
    question: &BaselineQuestion,
    failing: &[Vec<TestRun>],
    nothing: &Bundle,
) -> Result<bool, BaselineError> {
    let supervisor = runner.supervisor();
    let commands = runner.test().commands().cloned().unwrap_or_default().alone();
    let run = runner.run_another(&PropertyTest::Commands(commands), nothing, &runner.cancel()?)?;
    refuse_cut_off(supervisor, &run)?;
    if !run.ending.outcome().is_interesting() {
        return Ok(false);
    }
    let invocations = match question {
        BaselineQuestion::Fails(invocation, _) => vec![invocation.clone()],
        BaselineQuestion::Differ(pair, _) => pair.each_ref().map(Invocation::apart).into(),
    };
    for (invocation, runs) in invocations.iter().zip(failing) {
        let run = supervisor.run_on(invocation, nothing)?;
        refuse_cut_off(supervisor, &run)?;
        let text = |run| without_temporary(&printed(run));
        let texts: Vec<_> = runs.iter().map(text).collect();
        if texts.iter().all(|other| texts.first() == Some(other))
            && texts.first() != Some(&text(&run))
        {
            return Ok(false);
        }
    }
    Ok(true)
}
