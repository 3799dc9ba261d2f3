//! Cancellation of one test whose outcome is no longer needed.

use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::system::system;

/// Cancels one running test; an [`Interrupt`](crate::Interrupt) stops all of them.
///
/// It is both a flag and a file descriptor to poll. A request is permanent.
#[derive(Debug)]
pub struct Cancel {
    is_requested: AtomicBool,
    /// Time at which it counts as requested.
    pub(crate) deadline: Option<Instant>,
    /// Never drained.
    event: OwnedFd,
    /// Writing end, if it is not `event` itself.
    writer: Option<OwnedFd>,
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
        let (event, writer) = system().event()?;
        Ok(Self { is_requested: AtomicBool::new(false), deadline, event, writer })
    }

    /// Cancels the test.
    pub fn request(&self) {
        if !self.is_requested.swap(true, Ordering::SeqCst) {
            // The first write cannot fail for lack of space.
            let _ = rustix::io::write(
                self.writer.as_ref().unwrap_or(&self.event),
                &1_u64.to_ne_bytes(),
            );
        }
    }

    /// Returns `true` if the test must end.
    pub fn is_requested(&self) -> bool {
        self.is_requested.load(Ordering::SeqCst)
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Returns a descriptor that becomes readable on request.
    pub(crate) fn fd(&self) -> BorrowedFd<'_> {
        self.event.as_fd()
    }
}
