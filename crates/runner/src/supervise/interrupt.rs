//! Being told to stop, or to go on elsewhere.

use std::fmt;
use std::io::{self, PipeReader, PipeWriter, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, OnceLock, Weak};
use std::thread;
use std::time::{Duration, Instant};

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level;

use crate::lock::lock;
use crate::system::system;

/// A request to stop, shared by those who make it and those who wait for something: a flag to look at and a file
/// descriptor to poll. Once made it stays.
#[derive(Clone, Debug)]
pub struct Interrupt {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    /// The number of the signal, 0 as long as there was none.
    signal: AtomicI32,
    /// When the first request was made.
    requested_at: OnceLock<Instant>,
    /// Whether the list that is being worked on is to be left.
    skip: AtomicBool,
    /// Never drained, so that it stays readable for everybody.
    reader: PipeReader,
    writer: PipeWriter,
    /// Whether another request ends the process.
    is_of_process: bool,
    /// Since when something goes on that does not look for requests, if it does.
    busy_since: Mutex<Option<Instant>>,
    last_actions: Mutex<Vec<(u64, Action)>>,
    /// What is said before a process ends that was not ready to.
    last_words: OnceLock<String>,
}

/// Something goes on that does not look for requests to stop, as long as this is kept.
#[derive(Debug)]
#[must_use]
pub struct Busy<'a>(&'a Shared);

/// What is done before a second request to stop ends the process, as long as this is kept.
#[derive(Debug)]
#[must_use]
pub struct LastAction {
    shared: Weak<Shared>,
    number: u64,
}

#[derive(Clone)]
struct Action(Arc<dyn Fn() + Send + Sync>);

/// How long after the first request another one counts as a second: `timeout`, terminals and wrappers send one signal
/// twice in a row.
const INSISTENCE: Duration = Duration::from_millis(500);
/// How long what is [busy](Interrupt::busy) may leave a request to stop unanswered.
const PATIENCE: Duration = Duration::from_millis(700);
/// How often to look whether it is still busy.
const LOOK: Duration = Duration::from_millis(50);
/// How long all [last actions](LastAction) together may take.
const LAST_ACTIONS_MAX: Duration = Duration::from_secs(2);
/// How long it may take to say the last words.
const LAST_WORDS_MAX: Duration = Duration::from_millis(100);

impl Interrupt {
    /// An interrupt that only [`trigger`](Self::trigger) makes.
    ///
    /// # Errors
    ///
    /// When the system gives no pipe.
    pub fn new() -> io::Result<Self> {
        Self::of(false)
    }

    fn of(is_of_process: bool) -> io::Result<Self> {
        let (reader, writer) = io::pipe()?;
        let shared = Shared {
            signal: AtomicI32::new(0),
            requested_at: OnceLock::new(),
            skip: AtomicBool::new(false),
            reader,
            writer,
            is_of_process,
            busy_since: Mutex::default(),
            last_actions: Mutex::default(),
            last_words: OnceLock::new(),
        };
        Ok(Self { shared: Arc::new(shared) })
    }

    /// An interrupt that SIGINT, SIGTERM and SIGHUP make, in place of ending the process. For the rest of the
    /// process's life. A signal that was ignored when the process began, as by `nohup` or for a background job of a
    /// script, stays ignored.
    ///
    /// # Errors
    ///
    /// When the system gives no pipe or no signal handler.
    pub fn on_signals() -> io::Result<Self> {
        let interrupt = Self::of(true)?;
        let heard =
            [SIGINT, SIGTERM, SIGHUP].into_iter().filter(|&signal| !system().ignores(signal));
        let mut signals = Signals::new(heard)?;
        let on_signal = interrupt.clone();
        thread::Builder::new().name("signals".into()).spawn(move || {
            for signal in signals.forever() {
                on_signal.trigger(signal);
            }
        })?;
        Ok(interrupt)
    }

    /// Requests to stop because of `signal`. The first request counts.
    ///
    /// Where the interrupt was made by [`on_signals`](Self::on_signals), another SIGINT or SIGTERM, half a second or more
    /// after the first request, ends the process at once, whatever it is waiting for, with the status 128 + signal, after
    /// the [last actions](Self::before_forced_end). A second SIGHUP is usual when a terminal is closed, and says nothing
    /// new.
    pub fn trigger(&self, signal: i32) {
        if self
            .shared
            .signal
            .compare_exchange(0, signal, Ordering::SeqCst, Ordering::SeqCst)
            .is_ok()
        {
            let _ = self.shared.requested_at.set(Instant::now());
            // One byte into an empty pipe cannot fail for want of room.
            let _ = (&self.shared.writer).write(&[1]);
            if self.shared.is_of_process {
                self.end_after(Instant::now(), 128 + signal);
            }
        } else if self.shared.is_of_process
            && signal != SIGHUP
            && self.shared.requested_at.get().is_some_and(|at| at.elapsed() >= INSISTENCE)
        {
            self.force_end(128 + signal);
        }
    }

    /// Says that what follows does not look for requests to stop, until what this gives is dropped. If there is a request all the
    /// same that [`on_signals`](Self::on_signals) has made, the process ends within a second, after the
    /// [last actions](Self::before_forced_end): a step of the search over a text of megabytes can take longer, and cannot look
    /// for requests in each of its loops. The journal has all outcomes, so that nothing is lost but the summary.
    pub fn busy(&self) -> Busy<'_> {
        *lock(&self.shared.busy_since) = Some(Instant::now());
        Busy(&self.shared)
    }

    /// Says `words` on standard error when the process has to end while it is busy, or when somebody insists on it.
    pub fn set_last_words(&self, words: String) {
        let _ = self.shared.last_words.set(words);
    }

    /// Has the process end with this status soon after `deadline` if it is [busy](Self::busy) then.
    pub fn end_after(&self, deadline: Instant, status: i32) {
        let interrupt = self.clone();
        // Without a thread, a second request still ends the process.
        let _ = thread::Builder::new().name("patience".into()).spawn(move || {
            thread::sleep(deadline.saturating_duration_since(Instant::now()) + PATIENCE);
            loop {
                let since = *lock(&interrupt.shared.busy_since);
                if since.is_some_and(|since| since.max(deadline).elapsed() >= PATIENCE) {
                    interrupt.force_end(status);
                }
                thread::sleep(LOOK);
            }
        });
    }

    /// Has `action` done before a second request to stop ends the process. It may be cut short after two seconds.
    pub fn before_forced_end(&self, action: impl Fn() + Send + Sync + 'static) -> LastAction {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        lock(&self.shared.last_actions).push((number, Action(Arc::new(action))));
        LastAction { shared: Arc::downgrade(&self.shared), number }
    }

    /// Ends the process without waiting for anything else than the last actions, each of which has a thread: if one hangs,
    /// the others are done.
    fn force_end(&self, status: i32) {
        let actions: Vec<_> =
            lock(&self.shared.last_actions).iter().map(|(_, action)| action.clone()).collect();
        do_apart(actions, LAST_ACTIONS_MAX);
        // The terminal is that of the shell by now. Where nobody reads, nothing is written.
        let words = self.shared.last_words.get().cloned();
        let say = |words| Action(Arc::new(move || _ = writeln!(io::stderr(), "{words}")));
        do_apart(words.map(say), LAST_WORDS_MAX);
        low_level::exit(status);
    }

    /// The signal because of which to stop, if any.
    #[must_use]
    pub fn signal(&self) -> Option<i32> {
        Some(self.shared.signal.load(Ordering::SeqCst)).filter(|&signal| signal != 0)
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

/// Does all actions, each on a thread, and waits for them for so long.
fn do_apart(actions: impl IntoIterator<Item = Action>, time_max: Duration) {
    let (sender, receiver) = channel::<()>();
    for Action(action) in actions {
        let sender = sender.clone();
        let _ = thread::Builder::new().spawn(move || {
            action();
            drop(sender);
        });
    }
    drop(sender);
    // Nothing is sent: this ends when all threads have ended.
    let _ = receiver.recv_timeout(time_max);
}

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        *lock(&self.0.busy_since) = None;
    }
}

impl Drop for LastAction {
    fn drop(&mut self) {
        if let Some(shared) = self.shared.upgrade() {
            lock(&shared.last_actions).retain(|(number, _)| *number != self.number);
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Action")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interrupt_of_its_own_never_ends_the_process() {
        let interrupt = Interrupt::new().unwrap();
        interrupt.trigger(SIGINT);
        thread::sleep(INSISTENCE);
        interrupt.trigger(SIGTERM);
        assert_eq!(interrupt.signal(), Some(SIGINT));
    }

    #[test]
    fn a_last_action_is_forgotten_with_what_it_belongs_to() {
        let interrupt = Interrupt::new().unwrap();
        let (first, second) =
            (interrupt.before_forced_end(|| ()), interrupt.before_forced_end(|| ()));
        drop(first);
        assert_eq!(lock(&interrupt.shared.last_actions).len(), 1);
        drop(second);
        assert_eq!(lock(&interrupt.shared.last_actions).len(), 0);
    }
}
