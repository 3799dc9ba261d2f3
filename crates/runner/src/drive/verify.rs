//! The last test of a run, on its result.

use secateur_bundle::AsBundle;
use secateur_minimize::HasProvenance;

use super::event::Event;
use super::{DriveError, Driver, DriverConfig, Stop};
use crate::property::recheck;
use crate::supervise::{Cancel, Ending};

impl<C, B> Driver<'_, '_, C, B>
where
    C: AsBundle + HasProvenance,
    B: AsBundle,
{
    /// Tests the result once more, in a fresh directory and without the cache, as long as there is time. The original has
    /// been tested already.
    pub(super) fn verify(&mut self, stop: Stop) -> Result<Stop, DriveError> {
        let DriverConfig { oracle, limits, .. } = self.config;
        let best = self.best.bundle().clone();
        if best == self.original {
            return Ok(stop);
        }
        let busy = oracle.interrupt().busy();
        self.observer.observe(&Event::Verifying);
        drop(busy);
        let cancel = Cancel::at(limits.deadline).map_err(DriveError::Start)?;
        let run = oracle.decide_freshly(&best, &cancel)?;
        self.statistics.record(&run);
        Ok(match (run.ending, oracle.interrupt().signal()) {
            (Ending::Interrupted, Some(signal)) => Stop::Interrupted { signal },
            (Ending::Cancelled, _) => Stop::OutOfTime { is_verified: false },
            (ending, _) if ending.outcome().is_interesting() => stop,
            (ending, _) => Stop::NotReproduced { ending, rate: recheck(oracle, &best, &cancel, self.statistics)? },
        })
    }
}
