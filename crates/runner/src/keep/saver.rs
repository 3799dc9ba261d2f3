//! Saving the best result while the search continues.
//!
//! Syncing a file to disk takes longer than many tests: with small tests, waiting for it took half
//! of the run. A separate thread therefore saves results, and skips all but the newest if it is
//! late. Until then, the file contains the previous best result. An early end of the process waits
//! briefly for the thread.

use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::Duration;

use secateur_bundle::Bundle;

use super::{BestFileError, ResultStore};
use crate::supervise::{Interrupt, LastAction};

/// Background writer of results, one after the other.
pub(crate) struct Saver<'scope> {
    /// `None` after the end was requested.
    bundles: Option<Sender<Bundle>>,
    /// Thread that ends with the first error; `None` after it was joined.
    thread: Option<ScopedJoinHandle<'scope, Result<(), BestFileError>>>,
    /// Number of results that were submitted but not processed.
    unwritten: Arc<AtomicUsize>,
    _last_action: LastAction,
}

/// Interval of checks for completion.
const PAUSE: Duration = Duration::from_millis(1);

impl<'scope> Saver<'scope> {
    /// Starts a thread in `scope`. It syncs `journal` before each result, because a run resumes
    /// only from results that the journal knows.
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
                    // If the journal cannot be synced, the result is more important.
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

    /// Submits `bundle`. Returns the error of an earlier save, if any.
    pub(crate) fn save(&mut self, bundle: &Bundle) -> Result<(), BestFileError> {
        self.unwritten.fetch_add(1, Ordering::SeqCst);
        let is_taken =
            self.bundles.as_ref().is_some_and(|bundles| bundles.send(bundle.clone()).is_ok());
        if is_taken { Ok(()) } else { self.finish() }
    }

    /// Waits until everything is saved.
    pub(crate) fn finish(&mut self) -> Result<(), BestFileError> {
        self.bundles = None;
        let ended = self.thread.take().map(ScopedJoinHandle::join);
        ended.unwrap_or(Ok(Ok(()))).unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }
}
