//! Runs of commands on the original.

use std::collections::HashSet;
use std::time::Duration;

use secateur_bundle::Bundle;
use secateur_signature::{Check, Fact, Observation, Signature, Subject, recognise};

use super::check::{BaselineError, refuse_cut_off};
use super::setup_error::{Report, SetupError, SetupProblem};
use crate::launch::Invocation;
use crate::property::{Difference, Rate, Step, Supervisor, observe, printed, status};
use crate::supervise::{Ending, TestRun};

/// Minimum number of runs on the original.
pub(super) const RUNS: usize = 2;

/// Default time after which a candidate counts as hanging: long for a program on a small input, and
/// spent on every candidate that still hangs.
const HANG: Duration = Duration::from_secs(10);

/// Runs commands on the original and derives requirements.
pub(super) struct Original<'a> {
    supervisor: &'a mut Supervisor,
    bundle: Bundle,
    timeout: Option<Duration>,
    /// Time after which a candidate counts as hanging, if the original hangs.
    pub(super) hang: Option<Duration>,
    /// Rate at which the failing command showed the failure.
    pub(super) rate: Rate,
    pub(super) runs: Vec<TestRun>,
    /// Runs of the failing command, or of each of two commands that differ.
    pub(super) failing: Vec<Vec<TestRun>>,
}

impl<'a> Original<'a> {
    pub(super) fn new(
        supervisor: &'a mut Supervisor,
        bundle: Bundle,
        timeout: Option<Duration>,
    ) -> Self {
        let rate = Rate { interesting: RUNS, runs: RUNS };
        Self {
            supervisor,
            bundle,
            timeout,
            hang: None,
            rate,
            runs: Vec::new(),
            failing: Vec::new(),
        }
    }

    fn run(&mut self, invocation: &Invocation) -> Result<TestRun, BaselineError> {
        let run = self.supervisor.run_on(invocation, &self.bundle)?;
        refuse_cut_off(self.supervisor, &run)?;
        self.runs.push(run.clone());
        Ok(run)
    }

    /// Repeats the command to measure flakiness.
    fn repeat<T>(
        &mut self,
        run: impl Fn(&mut Self) -> Result<T, BaselineError>,
    ) -> Result<Vec<T>, BaselineError> {
        let runs = RUNS.max(self.supervisor.repetition.runs as usize);
        (0..runs).map(|_| run(self)).collect()
    }

    /// Records how many runs showed the failure. Returns `true` if these are enough.
    fn is_enough(&mut self, interesting: usize, runs: usize) -> bool {
        self.rate = Rate { interesting, runs };
        interesting >= self.supervisor.repetition.needed_of(runs)
    }

    fn unsteady(&self) -> SetupProblem {
        let Rate { runs, .. } = self.rate;
        SetupProblem::Unsteady { needed: self.supervisor.repetition.needed_of(runs), runs }
    }

    /// Checks a command that must succeed.
    pub(super) fn valid(
        &mut self,
        invocation: &Invocation,
    ) -> Result<(Duration, Step), BaselineError> {
        let mut elapsed = Duration::ZERO;
        for _ in 0..RUNS {
            let run = self.run(invocation)?;
            elapsed = elapsed.max(run.elapsed);
            let problem = match run.ending {
                Ending::Exited(0) => continue,
                Ending::TimedOut => SetupProblem::Hangs,
                _ => SetupProblem::Invalid,
            };
            return Err(setup_error(self.supervisor, problem, [Report::new(invocation, &run)]));
        }
        Ok((elapsed, Step::Succeeds(invocation.clone())))
    }

    /// Checks the failing command against the `expected` facts, or recognises its failure if there
    /// are none.
    pub(super) fn shows(
        &mut self,
        invocation: &Invocation,
        expected: &[Fact],
        also: &[Fact],
    ) -> Result<(Duration, Step), BaselineError> {
        let runs = self.repeat(|original| {
            let run = original.run(invocation)?;
            if run.ending == Ending::TimedOut && expected.is_empty() && original.hang.is_none() {
                // Further runs have the time limit of candidates.
                let limit = original.timeout.unwrap_or(HANG);
                original.hang = Some(limit);
                original.supervisor.limits.time = limit;
            }
            Ok(run)
        })?;
        self.failing = vec![runs.clone()];
        let facts = match expected {
            [] => self.recognise(invocation, &runs, also)?.facts,
            facts => facts.to_vec(),
        };
        let signature = Signature { facts: [&facts, also].concat() };
        let odd: Vec<_> = runs
            .iter()
            .filter(|run| observe(run, |seen| signature.holds(seen)) != Some(true))
            .collect();
        if !self.is_enough(runs.len() - odd.len(), runs.len())
            && let Some(run) = odd.first()
        {
            let broken =
                observe(run, |seen| signature.broken(seen).map(ToString::to_string)).flatten();
            let problem = match broken {
                Some(_) if run.ending == Ending::TimedOut => SetupProblem::Hangs,
                broken => {
                    SetupProblem::NotAsExpected(broken.unwrap_or_else(|| signature.to_string()))
                }
            };
            return Err(setup_error(self.supervisor, problem, [Report::new(invocation, run)]));
        }
        if signature.is_hang() {
            return Ok((Duration::MAX, Step::Shows { invocation: invocation.clone(), signature }));
        }
        self.hang = None;
        let elapsed = runs.iter().map(|run| run.elapsed).max().unwrap_or_default();
        Ok((elapsed, Step::Shows { invocation: invocation.clone(), signature }))
    }

    /// Returns the input as messages may mention it.
    fn subject(&self) -> Subject {
        if self.bundle.is_text() {
            return Subject::new(self.bundle.text(), self.supervisor.file_name());
        }
        Subject::of_files(
            self.bundle
                .files()
                .iter()
                .map(|file| (file.path().file_name().unwrap_or_default(), &file.text()[..])),
        )
    }

    /// Returns the signature that the required number of runs share.
    ///
    /// Signatures based on the output are preferred, then the most frequent ones. Runs that satisfy
    /// `also` are considered first.
    fn recognise(
        &mut self,
        invocation: &Invocation,
        runs: &[TestRun],
        also: &[Fact],
    ) -> Result<Signature, BaselineError> {
        let subject = self.subject();
        let fits = |run: &TestRun| {
            observe(run, |seen| also.iter().all(|fact| fact.holds(seen))) == Some(true)
        };
        let is_any_fit = runs.iter().any(fits);
        let recognised = |run: &TestRun| {
            let mut signature = recognise_run(run, &subject)?;
            let mut count = 0;
            for other in runs {
                if let Some(common) =
                    observe(other, |seen| signature.clone().confirmed(seen)).flatten()
                {
                    (signature, count) = (common, count + 1);
                }
            }
            Some((signature, count))
        };
        let needed = self.supervisor.repetition.needed_of(runs.len());
        let rank = |(signature, count): &(Signature, usize)| {
            let mut checks = signature.facts.iter().map(|fact| &fact.check);
            (*count >= needed, checks.any(|check| matches!(check, Check::Output(_))), *count)
        };
        // In reverse, because the last maximum is found, and the first one is wanted.
        let considered = runs.iter().rev().filter(|run| !is_any_fit || fits(run));
        let problem = match considered.filter_map(recognised).max_by_key(rank) {
            Some((signature, count)) if self.is_enough(count, runs.len()) => return Ok(signature),
            Some(_) => self.unsteady(),
            None => SetupProblem::Nothing,
        };
        let first = runs.first();
        let other = runs.iter().find(|run| first.is_some_and(|first| first.ending != run.ending));
        let other = other.or(runs.get(1)).filter(|_| problem != SetupProblem::Nothing);
        Err(setup_error(
            self.supervisor,
            problem,
            first.into_iter().chain(other).map(|run| Report::new(invocation, run)),
        ))
    }

    /// Checks two commands that must differ as they do on the original. Each must show again those
    /// of the `expected` facts that it shows, or without any, its message of failure.
    pub(super) fn differ(
        &mut self,
        commands: &[Invocation; 2],
        expected: &[Fact],
        also: &[Fact],
    ) -> Result<(Duration, Step), BaselineError> {
        let invocations = commands.each_ref().map(Invocation::apart);
        let pairs = self.repeat(|original| {
            Ok([original.run(&invocations[0])?, original.run(&invocations[1])?])
        })?;
        self.failing = [0, 1].map(|i| pairs.iter().map(|pair| pair[i].clone()).collect()).into();
        let compared = pairs.iter().map(|pair| difference(pair, &invocations, also));
        // The first difference, or else the first problem.
        let first = compared.min_by_key(Result::is_err).unwrap_or(Err(SetupProblem::NoDifference));
        let problem = match first.and_then(|found| self.agreed(&pairs, found, expected)) {
            Ok(difference) => {
                let elapsed = pairs.iter().map(|[first, second]| first.elapsed + second.elapsed);
                let step = Step::Differ(difference);
                return Ok((elapsed.max().unwrap_or_default(), step));
            }
            Err(problem) => problem,
        };
        // Runs the plain commands to show their whole output.
        let runs = [self.run(&commands[0])?, self.run(&commands[1])?];
        Err(setup_error(
            self.supervisor,
            problem,
            [0, 1].map(|i| Report::new(&commands[i], &runs[i])),
        ))
    }

    /// Adds the facts shared by all pairs of runs to the `difference`.
    fn agreed(
        &mut self,
        pairs: &[[TestRun; 2]],
        mut difference: Difference,
        expected: &[Fact],
    ) -> Result<Difference, SetupProblem> {
        let alike: Vec<_> =
            pairs.iter().filter(|[first, second]| difference.holds(first, second)).collect();
        if !self.is_enough(alike.len(), pairs.len()) {
            return Err(self.unsteady());
        }
        let holds = |i: usize, fact: &Fact| {
            alike.iter().all(|pair| holds_of_run(&pair[i], std::slice::from_ref(fact)))
        };
        if let Some(fact) = expected.iter().find(|fact| !holds(0, fact) && !holds(1, fact)) {
            return Err(SetupProblem::NotAsExpected(fact.to_string()));
        }
        for (i, signature) in difference.signatures.iter_mut().enumerate() {
            signature.facts.extend(expected.iter().filter(|fact| holds(i, fact)).cloned());
            if expected.is_empty() {
                signature.facts.extend(self.message(&alike, i));
            }
        }
        Ok(difference)
    }

    /// Returns the facts about the message of one of two commands that all these `pairs` of runs
    /// share.
    ///
    /// A command that succeeds prints messages only on standard error: its standard output is its
    /// result. A line printed by both commands, such as a warning, is not the reason why one fails.
    fn message(&self, pairs: &[&[TestRun; 2]], number: usize) -> Vec<Fact> {
        let Some(pair) = pairs.first() else { return Vec::new() };
        let run = &pair[number];
        let said = if run.ending == Ending::Exited(0) {
            run.output.to_vec()
        } else {
            own_lines(&printed(run), &printed(&pair[1 - number]))
        };
        let observation = Observation { status: status(run.ending).flatten(), output: &said };
        let Some(mut signature) = recognise(&observation, &self.subject()) else {
            return Vec::new();
        };
        for pair in pairs {
            let common = observe(&pair[number], |seen| signature.confirmed(seen)).flatten();
            let Some(common) = common else { return Vec::new() };
            signature = common;
        }
        signature.facts.retain(|fact| !matches!(fact.check, Check::Status(_)));
        signature.facts
    }
}

/// Returns the lines of `text` that are not in `other`.
fn own_lines(text: &[u8], other: &[u8]) -> Vec<u8> {
    let lines = |text| <[u8]>::split(text, |&byte| byte == b'\n');
    let known: HashSet<_> = lines(other).collect();
    lines(text).filter(|line| !known.contains(line)).collect::<Vec<_>>().join(&b'\n')
}

/// Returns the difference of two runs that both satisfy `also`.
fn difference(
    [first, second]: &[TestRun; 2],
    invocations: &[Invocation; 2],
    also: &[Fact],
) -> Result<Difference, SetupProblem> {
    let statuses = [first, second].map(|run| status(run.ending).flatten());
    let [Some(one), Some(other)] = statuses else { return Err(SetupProblem::Hangs) };
    if one != 0 && other != 0 {
        return Err(SetupProblem::BothFail);
    }
    if one == other && first.filtered == second.filtered {
        return Err(SetupProblem::NoDifference);
    }
    let is_broken = |fact: &&Fact| {
        [first, second].iter().any(|run| !holds_of_run(run, std::slice::from_ref(*fact)))
    };
    if let Some(fact) = also.iter().find(is_broken) {
        return Err(SetupProblem::NotAsExpected(fact.to_string()));
    }
    let signature = |status| Signature { facts: [&[Fact::status(status)], also].concat() };
    Ok(Difference {
        invocations: invocations.clone(),
        signatures: [signature(one), signature(other)],
        is_in_output: one == other,
    })
}

/// Returns the failure shown by a run of a command on `subject`; `None` if there is none or the run
/// has no answer.
#[must_use]
pub fn recognise_run(run: &TestRun, subject: &Subject) -> Option<Signature> {
    observe(run, |seen| recognise(seen, subject)).flatten()
}

/// Returns `true` if all `facts` are true of a run.
#[must_use]
pub fn holds_of_run(run: &TestRun, facts: &[Fact]) -> bool {
    observe(run, |seen| facts.iter().all(|fact| fact.holds(seen))) == Some(true)
}

pub(super) fn setup_error(
    supervisor: &Supervisor,
    problem: SetupProblem,
    reports: impl IntoIterator<Item = Report>,
) -> BaselineError {
    let (reports, lacks) = (reports.into_iter().collect(), supervisor.launch.lacks());
    BaselineError::Commands(Box::new(SetupError { problem, reports, lacks }))
}
