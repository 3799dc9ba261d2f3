//! Independent tests of many candidates.

use std::collections::BTreeMap;
use std::io;
use std::num::NonZeroUsize;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Instant;

use secateur_bundle::Bundle;
use secateur_runner::{Cancel, RunError, Test, TestRun, Threads};

use crate::is_over;

/// Reason why candidates could not be tested.
#[derive(Debug, thiserror::Error)]
pub enum TrialError {
    #[error(transparent)]
    Run(#[from] RunError),
    /// The system cannot create a thread or pipe.
    #[error(transparent)]
    System(#[from] io::Error),
}

/// Tests the candidates that `make` creates from `items`, up to `jobs` in parallel, and passes the
/// results to `hear` in order.
///
/// Items without a candidate are skipped. An interrupt, the `deadline`, or an error of `hear` ends
/// the tests early.
///
/// # Errors
///
/// Fails if a test cannot be run, or with an error of `hear`.
pub fn try_each<T: Clone + Send + Sync, E: From<TrialError>>(
    test: &dyn Test,
    (jobs, deadline): (NonZeroUsize, Option<Instant>),
    items: impl Iterator<Item = T>,
    make: impl Fn(&T) -> Option<Bundle> + Sync,
    mut hear: impl FnMut(T, &TestRun) -> Result<(), E>,
) -> Result<(), E> {
    let system = |error: io::Error| E::from(TrialError::System(error));
    let cancel = Cancel::at(deadline).map_err(system)?;
    let is_over =
        || is_over(deadline) || cancel.is_requested() || test.interrupt().signal().is_some();
    let (sender, receiver) = channel();
    let (mut next, mut early) = (0, BTreeMap::new());
    let mut hear = |(number, item, run): (usize, T, Result<TestRun, RunError>)| {
        let run = run
            .map_err(|error| E::from(TrialError::Run(error)))
            .inspect_err(|_| cancel.request())?;
        early.insert(number, (item, run));
        while let Some((item, run)) = early.remove(&next) {
            hear(item, &run).inspect_err(|_| cancel.request())?;
            next += 1;
        }
        Ok::<(), E>(())
    };
    thread::scope(|scope| {
        let mut threads = Threads::new(scope, jobs);
        // Tests start before all texts exist, since these can be large together.
        for (number, item) in items.take_while(|_| !is_over()).enumerate() {
            let (sender, cancel, is_over, make) = (sender.clone(), &cancel, &is_over, &make);
            let trial = move || {
                if let (false, Some(bundle)) = (is_over(), make(&item)) {
                    let run = test.decide(&bundle, cancel);
                    // The receiver is closed after an error.
                    let _ = sender.send((number, item, run));
                }
            };
            threads.run(trial).inspect_err(|_| cancel.request()).map_err(system)?;
            receiver.try_iter().try_for_each(&mut hear)?;
        }
        drop(sender);
        receiver.into_iter().try_for_each(&mut hear)
    })
}
