//! A program that is to stay, and does not do what such a program does.

use std::fmt;

use crate::property::{OracleReport, Runner, Test};
use crate::supervise::{Ending, OutputTail, TestRun};

/// What is wrong with how a program that stays answers about the original.
#[derive(Debug)]
pub struct OracleProblem {
    /// Its command.
    command: String,
    what: String,
    /// What it printed on standard error.
    output: OutputTail,
}

impl OracleProblem {
    /// Whether the process that was asked about the original for the second time says yes again, as `run` tells.
    pub(super) fn check_second(runner: &Runner, run: &TestRun) -> Result<(), Box<Self>> {
        Self::check(runner, run)?;
        if run.ending == Ending::Exited(0) || !runner.repetition().is_strict() {
            return Ok(());
        }
        let what = format!(
            "the oracle says yes to the original, but not when it is asked a second time: it {}; it has to forget each candidate before \
             the next",
            if run.ending == Ending::Exited(1) {
                "said no".to_owned()
            } else {
                run.ending.to_string()
            }
        );
        Err(Box::new(Self::new(runner, what, run)))
    }

    fn new(runner: &Runner, what: String, run: &TestRun) -> Self {
        let command = runner.test().oracle().map(ToString::to_string).unwrap_or_default();
        Self { command, what, output: run.output.clone() }
    }

    /// Whether the last `run` of `runner`'s test on the original has shown a problem, if the test is such a program.
    pub(super) fn check(runner: &Runner, run: &TestRun) -> Result<(), Box<Self>> {
        let Some(report) = runner.oracle_report() else { return Ok(()) };
        let OracleReport { fault, first, .. } = report;
        let what = fault.or_else(|| {
            let contradiction = first?;
            Some(format!(
                "the oracle does not say the same about the original when it has been asked before: first `yes`, and a fresh process: {}; \
                 it has to forget each candidate before the next, and to be steady",
                contradiction.fresh
            ))
        });
        what.map_or(Ok(()), |what| Err(Box::new(Self::new(runner, what, run))))
    }
}

impl std::error::Error for OracleProblem {}

impl fmt::Display for OracleProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.what)?;
        writeln!(f, "  it ran     {}", self.command)?;
        self.output.quote(f)?;
        f.write_str("`secateur help oracle` says what is asked and how to answer.")
    }
}
