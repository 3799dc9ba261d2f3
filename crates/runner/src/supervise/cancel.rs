//! Ending one test before its time, because its outcome is not needed any more.

use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::system::system;

/// What ends one running test; an [`Interrupt`](crate::Interrupt) ends them all. A flag to look at and a file descriptor
/// to poll. Once requested it stays.
#[derive(Debug)]
pub struct Cancel {
    is_requested: AtomicBool,
    /// When it counts as requested.
    pub(crate) deadline: Option<Instant>,
    /// Never drained.
    event: OwnedFd,
    /// Where it is written to, if that is not the same.
    writer: Option<OwnedFd>,
}

impl Cancel {
    /// For one test.
    ///
    /// # Errors
    ///
    /// When the process has too many files open.
    pub fn new() -> io::Result<Self> {
        Self::at(None)
    }

    /// For one test that ends at this moment, if at none before.
    ///
    /// # Errors
    ///
    /// When the process has too many files open.
    pub fn at(deadline: Option<Instant>) -> io::Result<Self> {
        let (event, writer) = system().event()?;
        Ok(Self { is_requested: AtomicBool::new(false), deadline, event, writer })
    }

    /// Ends the test.
    pub fn request(&self) {
        if !self.is_requested.swap(true, Ordering::SeqCst) {
            // The first cannot fail for want of room.
            let _ = rustix::io::write(
                self.writer.as_ref().unwrap_or(&self.event),
                &1_u64.to_ne_bytes(),
            );
        }
    }

    /// Whether the test is to end.
    #[must_use]
    pub fn is_requested(&self) -> bool {
        self.is_requested.load(Ordering::SeqCst)
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Readable once the end of the test is requested.
    pub(crate) fn fd(&self) -> BorrowedFd<'_> {
        self.event.as_fd()
    }
}
