//! Cancellation of one test whose outcome is no longer needed.

use std::io::{self, PipeReader, PipeWriter, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Cancels one running test; an [`Interrupt`](crate::Interrupt) stops all of them.
///
/// It is both a flag and a file descriptor to poll. A request is permanent.
#[derive(Debug)]
pub struct Cancel {
    is_requested: AtomicBool,
    /// Time at which it counts as requested.
    pub(crate) deadline: Option<Instant>,
    /// Never drained.
    reader: PipeReader,
    writer: PipeWriter,
}

impl Cancel {
    /// Creates a cancellation without a deadline.
    ///
    /// # Errors
    ///
    /// Fails if the process has too many open files.
    pub fn new() -> io::Result<Self> {
        Self::at(None)
    }

    /// Creates a cancellation that is requested at `deadline` at the latest.
    ///
    /// # Errors
    ///
    /// Fails if the process has too many open files.
    pub fn at(deadline: Option<Instant>) -> io::Result<Self> {
        let (reader, writer) = io::pipe()?;
        Ok(Self { is_requested: AtomicBool::new(false), deadline, reader, writer })
    }

    /// Cancels the test.
    pub fn request(&self) {
        if !self.is_requested.swap(true, Ordering::SeqCst) {
            // Writing one byte into an empty pipe cannot fail for lack of space.
            let _ = (&self.writer).write(&[1]);
        }
    }

    /// Returns `true` if the test must end.
    pub fn is_requested(&self) -> bool {
        self.is_requested.load(Ordering::SeqCst)
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Returns a descriptor that becomes readable on request.
    pub(crate) fn fd(&self) -> BorrowedFd<'_> {
        self.reader.as_fd()
    }
}
