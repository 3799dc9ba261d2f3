//! What commands do on the original becomes what they have to do on every candidate.

use std::time::Duration;

use secateur_bundle::{AsBundle, Bundle};
use secateur_signature::Fact;

use super::check::{Baseline, BaselineError, refuse_cut_off};
use super::original::{Original, RUNS, setup_error};
use super::setup_error::{Report, SetupProblem};
use crate::launch::Invocation;
use crate::property::{CommandTest, Runner, Statistics, Step, Supervisor};
use crate::supervise::{Ending, TestRun, Usage};

/// The user's commands, and what is to be preserved of them.
#[derive(Clone, Debug)]
pub struct Commands {
    /// The command or commands that show the failure.
    pub question: Question,
    /// What else has to be true of the output of each command that shows the failure.
    pub also: Vec<Fact>,
    /// Commands that have to succeed.
    pub valid: Vec<Invocation>,
}

/// How the failure is shown.
#[derive(Clone, Debug)]
pub enum Question {
    /// What the command does is to be recognised.
    Recognise(Invocation),
    /// The command has to do this.
    Expect(Invocation, Vec<Fact>),
    /// The two have to differ as they do on the original. Each also has to print its message of
    /// failure again or, if facts are given, to show those that are true of it on the original.
    Differ([Invocation; 2], Vec<Fact>),
}

/// Runs the `commands` on the original, twice each, and makes a property of it that they do again what they did.
/// Where the [`Repetition`](crate::Repetition) of the supervisor asks for more, the command that fails runs more often, and
/// has to fail in the same way as often as that says. `timeout` is what the user has said about time.
///
/// # Errors
///
/// When the commands cannot be run, or do not fail in a way that can be preserved.
pub fn establish(
    mut supervisor: Supervisor,
    commands: &Commands,
    original: &(impl AsBundle + ?Sized),
    timeout: Option<Duration>,
    statistics: &mut Statistics,
) -> Result<(Runner, Baseline), BaselineError> {
    let original = original.as_bundle();
    let mut observer = Original::new(&mut supervisor, original.clone(), timeout);
    let mut steps = Vec::new();
    for invocation in &commands.valid {
        steps.push(observer.valid(invocation)?);
    }
    steps.push(match &commands.question {
        Question::Recognise(invocation) => observer.shows(invocation, None, &commands.also)?,
        Question::Expect(invocation, facts) => {
            observer.shows(invocation, Some(facts), &commands.also)?
        }
        Question::Differ(invocations, facts) => {
            observer.differ(invocations, facts, &commands.also)?
        }
    });
    let Original { hang, rate, runs, .. } = observer;
    // A hang takes the longest of all on a candidate that still hangs.
    steps.sort_by_key(|(elapsed, _)| *elapsed);
    let ended = runs.iter().filter(|run| run.ending != Ending::TimedOut);
    let elapsed = ended.map(|run| run.elapsed).max().unwrap_or_default();
    let peak = runs.iter().fold(Usage::default(), |peak, run| peak.max(&run.peak));
    let baseline = Baseline { elapsed, peak, hang, rate };
    // All commands together are one test, and those beyond the usual only show how steady it is.
    let total = runs.iter().map(|run| run.elapsed).sum::<Duration>();
    let test = TestRun::of(Ending::Exited(0), total / u32::try_from(rate.runs).unwrap_or(u32::MAX));
    for number in 0..rate.runs {
        if number < RUNS {
            statistics.record(&test);
        } else {
            statistics.record_recheck(&test);
        }
    }
    let test = CommandTest { steps: steps.into_iter().map(|(_, step)| step).collect() };
    supervisor.limits.time = timeout.unwrap_or(baseline.limits(&supervisor.limits).time);
    let runner = Runner::new(test.clone().into(), supervisor);
    refuse_trivial(&runner, &test, &original, statistics)?;
    Ok((runner, baseline))
}

/// A command that does not look at the candidate, or that cannot even start in a fresh directory, does the same on an
/// empty file.
fn refuse_trivial(
    runner: &Runner,
    test: &CommandTest,
    original: &Bundle,
    statistics: &mut Statistics,
) -> Result<(), BaselineError> {
    let nothing = original.filter_map(|file| Some(file.with_text(*b"")));
    let (run, supervisor) = (runner.run(&nothing)?, runner.supervisor());
    refuse_cut_off(supervisor, &run)?;
    statistics.record(&run);
    if !run.ending.outcome().is_interesting() {
        return Ok(());
    }
    let question = test.steps.iter().find_map(|step| match step {
        Step::Succeeds(_) => None,
        Step::Shows { invocation, signature } => Some((signature.to_string(), invocation)),
        Step::Differ(difference) => {
            Some(("the commands differ".to_owned(), &difference.invocations[1]))
        }
    });
    let Some((facts, invocation)) = question else { return Ok(()) };
    let report = supervisor.run_on(invocation, &nothing)?;
    refuse_cut_off(supervisor, &report)?;
    Err(setup_error(supervisor, SetupProblem::Trivial(facts), [Report::new(invocation, &report)]))
}
