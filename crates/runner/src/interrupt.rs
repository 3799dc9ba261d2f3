//! Being told to stop, or to go on elsewhere.

use std::io::{self, PipeReader, PipeWriter, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// A request to stop, shared by whoever makes it and whoever waits for something: a flag to look at and a file
/// descriptor to poll. Once made it stays.
#[derive(Clone, Debug)]
pub struct Interrupt {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    /// The number of the signal, 0 as long as there was none.
    signal: AtomicI32,
    /// Whether the list that is being worked on is to be left.
    skip: AtomicBool,
    /// Never drained, so that it stays readable for everybody.
    reader: PipeReader,
    writer: PipeWriter,
}

impl Interrupt {
    /// An interrupt that only [`trigger`](Self::trigger) makes.
    ///
    /// # Errors
    ///
    /// When the system gives no pipe.
    pub fn new() -> io::Result<Self> {
        let (reader, writer) = io::pipe()?;
        Ok(Self {
            shared: Arc::new(Shared { signal: AtomicI32::new(0), skip: AtomicBool::new(false), reader, writer }),
        })
    }

    /// An interrupt that SIGINT, SIGTERM and SIGHUP make, in place of ending the process. For the rest of the
    /// process's life.
    ///
    /// # Errors
    ///
    /// When the system gives no pipe or no signal handler.
    pub fn on_signals() -> io::Result<Self> {
        let interrupt = Self::new()?;
        let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP])?;
        let on_signal = interrupt.clone();
        thread::Builder::new().name("signals".into()).spawn(move || {
            for signal in signals.forever() {
                on_signal.trigger(signal);
            }
        })?;
        Ok(interrupt)
    }

    /// Requests to stop because of `signal`. Only the first request counts.
    pub fn trigger(&self, signal: i32) {
        if self.shared.signal.compare_exchange(0, signal, Ordering::SeqCst, Ordering::SeqCst).is_ok() {
            // One byte into an empty pipe cannot fail for want of room.
            let _ = (&self.shared.writer).write(&[1]);
        }
    }

    /// The signal because of which to stop, if any.
    #[must_use]
    pub fn signal(&self) -> Option<i32> {
        match self.shared.signal.load(Ordering::SeqCst) {
            0 => None,
            signal => Some(signal),
        }
    }

    /// Requests to leave the list that is being worked on: what the search proposes counts as unresolved, without a test,
    /// until it has come to another place.
    pub fn request_skip(&self) {
        self.shared.skip.store(true, Ordering::SeqCst);
    }

    /// Whether there is such a request that has not been fulfilled.
    pub(crate) fn wants_skip(&self) -> bool {
        self.shared.skip.load(Ordering::SeqCst)
    }

    /// Takes the request, if there is one.
    pub(crate) fn take_skip(&self) -> bool {
        self.shared.skip.swap(false, Ordering::SeqCst)
    }

    /// Readable once there is a request to stop.
    pub(crate) fn fd(&self) -> BorrowedFd<'_> {
        self.shared.reader.as_fd()
    }
}
