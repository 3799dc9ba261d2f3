//! Oracles that do not behave as required.

use crate::property::{OracleReport, Runner, Test};
use crate::supervise::{Ending, OutputTail, TestRun};

/// A problem with the answers of an oracle about the original.
#[derive(Debug, thiserror::Error)]
#[error(
    "{what}\n  command: {command}\n{}See `secateur help oracle` for the protocol.",
    output.quote()
)]
pub struct OracleProblem {
    command: String,
    what: String,
    /// Standard error.
    output: OutputTail,
}

impl OracleProblem {
    /// Checks that the oracle accepts the original again when the same process is asked a second
    /// time.
    pub(super) fn check_second(runner: &Runner, run: &TestRun) -> Result<(), Box<Self>> {
        Self::check(runner, run)?;
        if run.ending == Ending::Exited(0) || !runner.repetition().is_strict() {
            return Ok(());
        }
        let what = format!(
            "the oracle accepted the original once, but {} when the same process was asked again; \
             it must forget each candidate before the next",
            run.ending.describe(true)
        );
        Err(Box::new(Self::new(runner, what, run)))
    }

    fn new(runner: &Runner, what: String, run: &TestRun) -> Self {
        let command = runner.test().oracle().map(ToString::to_string).unwrap_or_default();
        Self { command, what, output: run.output.clone() }
    }

    /// Checks that the last `run` on the original showed no problem, if the test is an oracle.
    pub(super) fn check(runner: &Runner, run: &TestRun) -> Result<(), Box<Self>> {
        let Some(report) = runner.oracle_report() else { return Ok(()) };
        let OracleReport { fault, first, .. } = report;
        let what = fault.or_else(|| {
            let contradiction = first?;
            Some(format!(
                "the oracle contradicts itself on the original: a used process answered `yes`, \
                 and a fresh one: {}; it must be deterministic and forget each candidate before \
                 the next",
                contradiction.fresh
            ))
        });
        what.map_or(Ok(()), |what| Err(Box::new(Self::new(runner, what, run))))
    }
}
