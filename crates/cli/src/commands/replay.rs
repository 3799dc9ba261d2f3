//! `secateur replay`: tests all steps of a reduction again.

use std::process::ExitCode;

use anyhow::bail;
use secateur_runner::{Test, TestRun};
use secateur_session::{counted, try_each};

use crate::commands::explain::PASSES;
use crate::commands::probe::{self, Choice};
use crate::commands::steps::{self, Step};
use crate::options::args::Replay;
use crate::output;
use crate::output::exit_status::ExitStatus;
use crate::output::failure::Failure;
use crate::output::files::Files;
use crate::output::progress::ProgressLine;

pub(crate) fn run(options: &Replay) -> anyhow::Result<ExitCode> {
    let Replay { git, probe, only, with_dependencies } = options;
    let mut files = Files::default();
    files.read("directory of --git", git);
    let choice = Choice { only, passes: PASSES, with_dependencies: *with_dependencies };
    probe::run("replay --git DIR", probe, choice, files, |probed| {
        let steps = steps::read(git, probed.bundle, &probed.inputs.name());
        let steps = steps?;
        let (total, mut failed) = (steps.len(), 0);
        let line = ProgressLine::new("{spinner} testing the steps: {pos} of {len}");
        line.set_length(total as u64);
        let hear = |(number, step): (usize, Step), run: &TestRun| {
            line.step();
            if run.ending.outcome().is_interesting() {
                return Ok(());
            }
            failed += 1;
            let (subject, ending) = (&step.subject, run.ending);
            line.suspend(|| {
                output::line(format_args!("step {number} of {total}: {ending}: {subject}"))
            })
            .map_err(Failure::run)
        };
        let (jobs, steps) = ((probed.run.jobs, None), (1..).zip(steps));
        let bundle = |(_, step): &(usize, Step)| Some(step.bundle.clone());
        let tested = try_each(&probed.run.runner, jobs, steps, bundle, hear);
        line.clear();
        tested?;
        if let Some(signal) = probed.run.runner.interrupt().signal() {
            bail!(Failure::interrupted(signal));
        }
        let (git, all) = (git.display(), counted(total as u64, "step"));
        if failed == 0 {
            output::line(format_args!("{git}: {all}, all show the failure"))?;
            return Ok(ExitCode::SUCCESS);
        }
        output::line(format_args!("{git}: {failed} of {all} did not show the failure"))?;
        Ok(ExitStatus::Flaky.into())
    })
}
