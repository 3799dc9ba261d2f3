//! What commands do on the original becomes what they have to do on every candidate.

use std::time::Duration;

use secateur_signature::{Fact, Signature, Subject, recognise};

use super::misfit::{Complaint, Misfit, Report};
use super::{CommandTest, Difference, Invocation, Step, observe, status};
use crate::process::{Ending, TestRun};
use crate::{Baseline, Rate, Runner, Statistics, TestLimits, Tester, Unfit, Usage};

/// What the user wants to be preserved.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The command or commands that show the failure.
    pub question: Question,
    /// What else has to hold of the output of a single command.
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
    /// The two have to differ.
    Differ([Invocation; 2]),
}

/// How long a candidate has to run to count as hanging, when the user gives no time: long for a program on a small input,
/// and spent on every candidate that still hangs.
const HANG: Duration = Duration::from_secs(10);

/// How often the original is tested.
const RUNS: usize = 2;

/// Runs the commands of `plan` on the original, twice each, and gives `runner` the property that they do again what they
/// did. `timeout` is what the user has said about time.
///
/// # Errors
///
/// When the commands cannot be run, or do not fail in a way that can be preserved.
pub fn establish(
    runner: &mut Runner,
    plan: &Plan,
    original: &[u8],
    timeout: Option<Duration>,
    statistics: &mut Statistics,
) -> Result<Baseline, Unfit> {
    let mut observer = Observer { runner, original, timeout, hang: None, runs: Vec::new() };
    let mut steps = Vec::new();
    for invocation in &plan.valid {
        steps.push(observer.valid(invocation)?);
    }
    steps.push(match &plan.question {
        Question::Recognise(invocation) => observer.shows(invocation, None, &plan.also)?,
        Question::Expect(invocation, facts) => observer.shows(invocation, Some(facts), &plan.also)?,
        Question::Differ(invocations) => observer.differ(invocations)?,
    });
    let Observer { hang, runs, .. } = observer;
    // A hang takes the longest of all on a candidate that still hangs.
    steps.sort_by_key(|(elapsed, _)| *elapsed);
    let slowest = runs.iter().map(|run| run.elapsed).max().unwrap_or_default();
    let elapsed = if hang.is_some() { Duration::ZERO } else { slowest };
    let peak = runs.iter().fold(Usage::default(), |peak, run| peak.max(&run.peak));
    let baseline = Baseline { elapsed, peak, hang, rate: Rate { interesting: RUNS, runs: RUNS } };
    // All commands together are one test.
    let total = runs.iter().map(|run| run.elapsed).sum::<Duration>();
    for _ in 0..RUNS {
        statistics.record(&TestRun::of(Ending::Exited(0), total / RUNS as u32));
    }
    let test = CommandTest::new(steps.into_iter().map(|(_, step)| step).collect());
    limit_time(runner, timeout.unwrap_or(baseline.limits(runner.limits()).time));
    runner.set_test(test.clone().into());
    refuse_trivial(runner, &test, statistics)?;
    Ok(baseline)
}

/// A command that does not look at the candidate, or that cannot even start in a fresh directory, does the same on an
/// empty file.
fn refuse_trivial(runner: &Runner, test: &CommandTest, statistics: &mut Statistics) -> Result<(), Unfit> {
    let run = runner.run(b"")?;
    interrupted(runner)?;
    statistics.record(&run);
    if !run.ending.outcome().is_interesting() {
        return Ok(());
    }
    let question = test.steps().iter().find_map(|step| match step {
        Step::Succeeds(_) => None,
        Step::Shows { invocation, signature } => Some((signature.to_string(), invocation)),
        Step::Differ(difference) => Some(("the commands differ".to_owned(), &difference.invocations[1])),
    });
    let Some((facts, invocation)) = question else { return Ok(()) };
    Err(misfit(Complaint::Trivial { facts }, [Report::new(invocation, &runner.run_on(invocation, b"")?)]))
}

fn misfit(complaint: Complaint, reports: impl IntoIterator<Item = Report>) -> Unfit {
    Unfit::Commands(Box::new(Misfit::new(complaint, reports)))
}

fn limit_time(runner: &mut Runner, time: Duration) {
    runner.set_limits(TestLimits { time, ..runner.limits().clone() });
}

fn interrupted(runner: &Runner) -> Result<(), Unfit> {
    runner.interrupt().signal().map_or(Ok(()), |signal| Err(Unfit::Interrupted { signal }))
}

/// Runs commands on the original and draws conclusions.
struct Observer<'a> {
    runner: &'a mut Runner,
    original: &'a [u8],
    timeout: Option<Duration>,
    /// How long a candidate has to run to count as hanging, if that is what the original does.
    hang: Option<Duration>,
    runs: Vec<TestRun>,
}

impl Observer<'_> {
    fn run(&mut self, invocation: &Invocation) -> Result<TestRun, Unfit> {
        let run = self.runner.run_on(invocation, self.original)?;
        interrupted(self.runner)?;
        self.runs.push(run.clone());
        Ok(run)
    }

    /// A command that has to succeed.
    fn valid(&mut self, invocation: &Invocation) -> Result<(Duration, Step), Unfit> {
        let mut elapsed = Duration::ZERO;
        for _ in 0..RUNS {
            let run = self.run(invocation)?;
            elapsed = elapsed.max(run.elapsed);
            let complaint = match run.ending {
                Ending::Exited(0) => continue,
                Ending::TimedOut => Complaint::Hangs,
                _ => Complaint::Invalid,
            };
            return Err(misfit(complaint, [Report::new(invocation, &run)]));
        }
        Ok((elapsed, Step::Succeeds(invocation.clone())))
    }

    /// The command that fails, in the way that is `expected` or that is recognised.
    fn shows(
        &mut self,
        invocation: &Invocation,
        expected: Option<&[Fact]>,
        also: &[Fact],
    ) -> Result<(Duration, Step), Unfit> {
        let first = self.run(invocation)?;
        if first.ending == Ending::TimedOut && expected.is_none() {
            return self.hangs(invocation, &first);
        }
        let second = self.run(invocation)?;
        let facts = match expected {
            Some(facts) => facts.to_vec(),
            None => self.recognise(invocation, &first, &second)?.facts().to_vec(),
        };
        let signature = Signature::new([&facts, also].concat());
        for run in [&first, &second] {
            let complaint = match observe(run, |seen| signature.broken(seen).map(ToString::to_string)).flatten() {
                None => continue,
                Some(_) if run.ending == Ending::TimedOut => Complaint::Hangs,
                Some(fact) => Complaint::NotAsExpected { fact },
            };
            return Err(misfit(complaint, [Report::new(invocation, run)]));
        }
        let elapsed = first.elapsed.max(second.elapsed);
        Ok((elapsed, Step::Shows { invocation: invocation.clone(), signature }))
    }

    /// What two runs of a command on the original have in common.
    fn recognise(&self, invocation: &Invocation, first: &TestRun, second: &TestRun) -> Result<Signature, Unfit> {
        let subject = Subject::new(self.original, self.runner.file_name());
        let Some(found) = observe(first, |seen| recognise(seen, &subject)).flatten() else {
            return Err(misfit(Complaint::Nothing, [Report::new(invocation, first)]));
        };
        observe(second, |seen| found.confirmed(seen))
            .flatten()
            .ok_or_else(|| misfit(Complaint::Unsteady, [first, second].map(|run| Report::new(invocation, run))))
    }

    /// A command that did not end in its time. The second run has only as long as candidates will have.
    fn hangs(&mut self, invocation: &Invocation, first: &TestRun) -> Result<(Duration, Step), Unfit> {
        let limit = self.timeout.unwrap_or(HANG);
        limit_time(self.runner, limit);
        self.hang = Some(limit);
        let second = self.run(invocation)?;
        let signature = Signature::new(vec![Fact::hang()]);
        if observe(&second, |seen| signature.holds(seen)) != Some(true) {
            return Err(misfit(Complaint::Unsteady, [first, &second].map(|run| Report::new(invocation, run))));
        }
        Ok((Duration::MAX, Step::Shows { invocation: invocation.clone(), signature }))
    }

    /// Two commands that have to differ as they do.
    fn differ(&mut self, commands: &[Invocation; 2]) -> Result<(Duration, Step), Unfit> {
        let invocations = commands.clone().map(|invocation| invocation.quietly());
        let mut found: Option<Difference> = None;
        let mut elapsed = Duration::ZERO;
        for _ in 0..RUNS {
            let runs = [self.run(&invocations[0])?, self.run(&invocations[1])?];
            elapsed = elapsed.max(runs[0].elapsed + runs[1].elapsed);
            let [first, second] = runs.each_ref().map(|run| status(run.ending).flatten());
            let (Some(first), Some(second)) = (first, second) else {
                return Err(misfit(Complaint::Hangs, self.reports(commands)?));
            };
            let complaint = match found {
                Some(ref before) if !before.holds(&runs[0], &runs[1]) => Complaint::Unsteady,
                _ if first != 0 && second != 0 => Complaint::BothFail,
                _ if first == second && runs[0].output == runs[1].output => Complaint::NoDifference,
                _ => {
                    let is_in_output = first == second;
                    let statuses = [first, second];
                    found = Some(Difference { invocations: invocations.clone(), statuses, is_in_output });
                    continue;
                }
            };
            return Err(misfit(complaint, self.reports(commands)?));
        }
        let difference = found.ok_or_else(|| misfit(Complaint::NoDifference, []))?;
        Ok((elapsed, Step::Differ(difference)))
    }

    /// What the commands say when they may say all.
    fn reports(&mut self, commands: &[Invocation; 2]) -> Result<[Report; 2], Unfit> {
        let runs = [self.run(&commands[0])?, self.run(&commands[1])?];
        Ok([0, 1].map(|i| Report::new(&commands[i], &runs[i])))
    }
}
