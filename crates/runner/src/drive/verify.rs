//! The last test of a run, on its result.

use secateur_bundle::Bundle;

use super::config::Limits;
use super::ending::{DriveError, Stop};
use crate::property::{Oracle, Statistics, recheck};
use crate::supervise::{Cancel, Ending};

/// Tests the result once more, in a fresh directory and without the cache, as long as there is time. Gives how the run has ended
/// that was about to `stop`.
pub(super) fn verify(
    stop: Stop,
    best: &Bundle,
    oracle: &dyn Oracle,
    limits: Limits,
    statistics: &mut Statistics,
) -> Result<Stop, DriveError> {
    let cancel = Cancel::at(limits.deadline).map_err(DriveError::Start)?;
    let run = oracle.decide_freshly(best, &cancel)?;
    statistics.record(&run);
    Ok(match (run.ending, oracle.interrupt().signal()) {
        (Ending::Interrupted, Some(signal)) => Stop::Interrupted { signal },
        (Ending::Cancelled, _) => Stop::OutOfTime { is_verified: false },
        (ending, _) if ending.outcome().is_interesting() => stop,
        (ending, _) => Stop::NotReproduced { ending, rate: recheck(oracle, best, &cancel, statistics)? },
    })
}
