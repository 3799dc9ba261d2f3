//! Writing the best result while the search goes on.
//!
//! Bringing a file to disk takes longer than many a test: with small tests, half of a run was spent waiting for it. So a
//! thread of its own writes, and when it is late, only the newest text. Until it has been written, the file holds the best
//! result before. What ends the process early waits a moment for it.

use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::Duration;

use secateur_bundle::Bundle;

use super::error::BestFileError;
use super::result_store::ResultStore;
use crate::supervise::{Interrupt, LastAction};

/// Writes results to where they are kept, one after the other.
pub(crate) struct Saver<'scope> {
    /// None once it is to end.
    bundles: Option<Sender<Bundle>>,
    /// Ends with the first error. None once it was waited for.
    thread: Option<ScopedJoinHandle<'scope, Result<(), BestFileError>>>,
    /// How many results have been handed over and are not dealt with.
    unwritten: Arc<AtomicUsize>,
    _last_action: LastAction,
}

/// How often to look whether all has been written.
const PAUSE: Duration = Duration::from_millis(1);

impl<'scope> Saver<'scope> {
    /// A thread in `scope`. The `journal` is brought to disk before each result, because only what the journal knows is
    /// gone on from.
    pub(crate) fn new<'env>(
        scope: &'scope Scope<'scope, 'env>,
        store: &'env dyn ResultStore,
        journal: Option<File>,
        interrupt: &Interrupt,
    ) -> Self {
        let (sender, receiver) = channel::<Bundle>();
        let unwritten = Arc::new(AtomicUsize::new(0));
        let (left, awaited) = (unwritten.clone(), unwritten.clone());
        let thread = scope.spawn(move || {
            while let Ok(first) = receiver.recv() {
                let (count, newest) =
                    receiver.try_iter().fold((1, first), |(count, _), bundle| (count + 1, bundle));
                if let Some(journal) = &journal {
                    // Where it cannot be, the result is more important.
                    let _ = journal.sync_data();
                }
                let saved = store.save(&newest);
                left.fetch_sub(count, Ordering::SeqCst);
                saved?;
            }
            Ok(())
        });
        let last_action = interrupt.before_forced_end(move || {
            while awaited.load(Ordering::SeqCst) > 0 {
                thread::sleep(PAUSE);
            }
        });
        Self { bundles: Some(sender), thread: Some(thread), unwritten, _last_action: last_action }
    }

    /// Has `bundle` written as soon as possible. Gives the error of an earlier one, if there was one.
    pub(crate) fn save(&mut self, bundle: &Bundle) -> Result<(), BestFileError> {
        self.unwritten.fetch_add(1, Ordering::SeqCst);
        let is_taken =
            self.bundles.as_ref().is_some_and(|bundles| bundles.send(bundle.clone()).is_ok());
        if is_taken { Ok(()) } else { self.finish() }
    }

    /// Waits until everything has been written.
    pub(crate) fn finish(&mut self) -> Result<(), BestFileError> {
        self.bundles = None;
        let ended = self.thread.take().map(ScopedJoinHandle::join);
        ended.unwrap_or(Ok(Ok(()))).unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }
}
