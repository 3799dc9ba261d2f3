//! The driver: asks a search for candidates, tests them, and reports the outcomes back.
//!
//! # Parallel tests
//!
//! While one candidate is tested, the driver follows the branches that the search may take
//! ([`Lookahead`]). It starts speculative tests of the candidates that are likely to be proposed
//! next. Their outcomes only fill the cache. The search receives the outcomes of its own candidates
//! one after another, mostly from the cache. The sequence of candidates and outcomes, and with it
//! the result, is therefore the same for every number of jobs and independent of how long each test
//! takes. The only condition is that outcomes do not depend on the load of the machine.
//!
//! Only the user can change the course of a search, by skipping a list. The candidates that the
//! search then proposes in that list count as unresolved, as if their tests had timed out, and are
//! recorded as unresolved. A run that resumes from the journal takes the same course.
//!
//! Tests that only an excluded branch needs are cancelled.
//!
//! # A single job
//!
//! With one job, the driver computes the next candidate for either outcome of the running test. The
//! test's thread starts the next test as soon as it has the outcome, before the driver handles it.
//! The driver handles the same outcomes in the same order.

mod best;
mod cache;
mod change;
mod config;
mod doubts;
mod driver;
mod ending;
mod event;
mod odds;
mod running;
mod speculation;
mod threads;
mod unconfirmed;

use std::thread;

use secateur_bundle::AsBundle;
use secateur_minimize::{HasProvenance, Search};

pub use config::{DriverConfig, Limits};
pub use ending::{DriveError, Driven, Stop};
pub use event::{Event, Observer};
pub use threads::Threads;

use crate::property::Statistics;
use driver::Driver;

/// Drives `search` to its end and saves the best result where `config` says.
///
/// The result file contains the original, or the result of the resumed run, from the start.
pub fn drive<C, B>(
    search: Box<dyn Search<Candidate = C, Best = B>>,
    config: DriverConfig<'_>,
    observer: &mut dyn Observer,
    statistics: &mut Statistics,
) -> Driven
where
    C: AsBundle + HasProvenance,
    B: AsBundle,
{
    thread::scope(|scope| {
        let mut driver = Driver::new(scope, search, config, observer, statistics);
        let stop = driver.run();
        Driven { stop, best: driver.best.bundle().clone() }
    })
}
