//! The driver: asks a search for candidates, tests them, and tells it the outcomes.
//!
//! # Many tests at a time
//!
//! While one candidate is tested, the driver follows the branches that the search may take ([`Lookahead`]) and starts
//! speculative tests of the candidates that it is likely to propose next. Their outcomes only fill the cache: the search
//! is told the outcomes of its own candidates, one after the other, and finds most of them in the cache. So the sequence
//! of candidates and outcomes, and with it the result, is the same for every number of jobs, however long each test
//! takes, as long as the outcome of a test does not depend on the load of the machine.
//!
//! Only the user can change the course of a search, by skipping a list. What the search then proposes in this place counts
//! as unresolved, as if the tests had timed out, and is recorded as unresolved: a run that resumes from the journal takes
//! the same course.
//!
//! When an outcome excludes a branch, the tests of candidates that only this branch proposes are ended at once.
//!
//! # One test at a time
//!
//! With one job, the driver works out what the search proposes after either outcome of the test that runs. The thread of the
//! test begins with that as soon as it has the outcome. What the driver then hears is the same, only that the next test
//! runs already.

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

/// Drives `search` to its end. What is found is kept where the config says, which holds the original from the start, or what
/// the run that is resumed has found.
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
