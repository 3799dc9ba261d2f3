//! Writing the best result while the search goes on.
//!
//! Bringing a file to disk takes longer than many a test: with small tests, half of a run was spent waiting for it. So a
//! thread of its own writes, and when it is late, only the newest text. Until it has been written, the file holds the best
//! result before.

use std::fs::File;
use std::sync::mpsc::{Sender, channel};
use std::thread::{Scope, ScopedJoinHandle};

use crate::best_file::{BestFile, BestFileError};

/// Writes texts to a best file, one after the other.
pub(crate) struct Saver<'scope> {
    /// None once it is to end.
    texts: Option<Sender<Vec<u8>>>,
    /// Ends with the first error. None once it was waited for.
    thread: Option<ScopedJoinHandle<'scope, Result<(), BestFileError>>>,
}

impl<'scope> Saver<'scope> {
    /// A thread in `scope`. The `journal` is brought to disk before each text, because only what the journal knows is
    /// gone on from.
    pub(crate) fn new<'env>(
        scope: &'scope Scope<'scope, 'env>,
        best_file: &'env BestFile,
        journal: Option<File>,
    ) -> Self {
        let (sender, receiver) = channel::<Vec<u8>>();
        let thread = scope.spawn(move || {
            while let Ok(text) = receiver.recv() {
                let newest = receiver.try_iter().last();
                if let Some(journal) = &journal {
                    // Where it cannot be, the result is more important.
                    let _ = journal.sync_data();
                }
                best_file.save(&newest.unwrap_or(text))?;
            }
            Ok(())
        });
        Self { texts: Some(sender), thread: Some(thread) }
    }

    /// Has `text` written as soon as possible. Gives the error of an earlier text, if there was one.
    pub(crate) fn save(&mut self, text: &[u8]) -> Result<(), BestFileError> {
        let is_taken = self.texts.as_ref().is_some_and(|texts| texts.send(text.to_vec()).is_ok());
        if is_taken { Ok(()) } else { self.finish() }
    }

    /// Waits until everything has been written.
    pub(crate) fn finish(&mut self) -> Result<(), BestFileError> {
        self.texts = None;
        let ended = self.thread.take().map(ScopedJoinHandle::join);
        ended.unwrap_or(Ok(Ok(()))).unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    }
}
