//! Requests to stop or to skip a list.

use std::fmt;
use std::io::{self, PipeReader, PipeWriter, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, OnceLock, Weak};
use std::thread;
use std::time::{Duration, Instant};

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level;

use crate::lock::lock;
use crate::system::system;

/// A request to stop, shared by those who make it and those who wait.
///
/// It is both a flag and a file descriptor to poll. A request is permanent.
#[derive(Clone, Debug)]
pub struct Interrupt {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    /// Signal number and time of the first request.
    request: OnceLock<(i32, Instant)>,
    /// Set to skip the current list.
    skip: AtomicBool,
    /// Never drained, so that it stays readable for all waiters.
    reader: PipeReader,
    writer: PipeWriter,
    /// Set if a second request ends the process.
    is_of_process: bool,
    /// Start of the current work that does not check for requests, if any.
    busy_since: Mutex<Option<Instant>>,
    last_actions: Mutex<Vec<Weak<Action>>>,
    /// Message printed if the process must end while it is busy.
    last_words: OnceLock<String>,
}

/// Guard of work that does not check for requests to stop.
#[derive(Debug)]
#[must_use]
pub struct Busy<'a>(&'a Shared);

/// Guard of an action to be run before a second request ends the process.
#[derive(Debug)]
#[must_use]
pub struct LastAction {
    _action: Arc<Action>,
}

struct Action(Box<dyn Fn() + Send + Sync>);

/// Minimum time between the first request and a second one: `timeout`, terminals and wrappers send
/// a signal twice in a row.
const INSISTENCE: Duration = Duration::from_millis(500);
/// Time for which [busy](Interrupt::busy) work may leave a request unanswered.
const PATIENCE: Duration = Duration::from_millis(700);
/// Interval at which busy work is checked.
const LOOK: Duration = Duration::from_millis(50);
/// Maximum time of all [last actions](LastAction) together.
const LAST_ACTIONS_MAX: Duration = Duration::from_secs(2);
/// Maximum time for printing the last words.
const LAST_WORDS_MAX: Duration = Duration::from_millis(100);

impl Interrupt {
    /// Creates an interrupt that only [`trigger`](Self::trigger) requests.
    ///
    /// # Errors
    ///
    /// Fails if the system provides no pipe.
    pub fn new() -> io::Result<Self> {
        Self::of(false)
    }

    fn of(is_of_process: bool) -> io::Result<Self> {
        let (reader, writer) = io::pipe()?;
        let shared = Shared {
            request: OnceLock::new(),
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

    /// Creates an interrupt that SIGINT, SIGTERM and SIGHUP request, for the rest of the process's
    /// life.
    ///
    /// These signals then no longer end the process. A signal that was ignored at the start of the
    /// process, as by `nohup` or for a background job of a script, stays ignored.
    ///
    /// # Errors
    ///
    /// Fails if the system provides no pipe or signal handler.
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

    /// Requests to stop because of `signal`. Only the first request counts.
    ///
    /// If [`on_signals`](Self::on_signals) created the interrupt, a second SIGINT or SIGTERM, half
    /// a second or more after the first request, ends the process at once with status 128 + signal,
    /// after the [last actions](Self::before_forced_end). A second SIGHUP is usual when a terminal
    /// is closed and is ignored.
    pub fn trigger(&self, signal: i32) {
        if self.shared.request.set((signal, Instant::now())).is_ok() {
            // Writing one byte into an empty pipe cannot fail for lack of space.
            let _ = (&self.shared.writer).write(&[1]);
            if self.shared.is_of_process {
                self.end_after(Instant::now(), 128 + signal);
            }
        } else if self.shared.is_of_process
            && signal != SIGHUP
            && self.shared.request.get().is_some_and(|(_, at)| at.elapsed() >= INSISTENCE)
        {
            self.force_end(128 + signal);
        }
    }

    /// Marks the following work as not checking for requests to stop, until the guard is dropped.
    ///
    /// If [`on_signals`](Self::on_signals) created the interrupt and there is a request, the
    /// process ends within a second, after the [last actions](Self::before_forced_end). A step of
    /// the search over a text of megabytes can take longer and cannot check for requests in each of
    /// its loops. The journal has all outcomes, so only the summary is lost.
    pub fn busy(&self) -> Busy<'_> {
        *lock(&self.shared.busy_since) = Some(Instant::now());
        Busy(&self.shared)
    }

    /// Sets a message for standard error, printed if the process must end while it is busy or on a
    /// second request.
    pub fn set_last_words(&self, words: String) {
        let _ = self.shared.last_words.set(words);
    }

    /// Ends the process with `status` soon after `deadline` if it is [busy](Self::busy) then.
    pub fn end_after(&self, deadline: Instant, status: i32) {
        let interrupt = self.clone();
        // If this fails, a second request still ends the process.
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

    /// Registers an `action` to be run before a second request ends the process. It may be cut off
    /// after two seconds.
    pub fn before_forced_end(&self, action: impl Fn() + Send + Sync + 'static) -> LastAction {
        let action = Arc::new(Action(Box::new(action)));
        let mut actions = lock(&self.shared.last_actions);
        actions.retain(|other| other.strong_count() > 0);
        actions.push(Arc::downgrade(&action));
        LastAction { _action: action }
    }

    /// Ends the process after the last actions. Each has its own thread, so that one that hangs
    /// does not block the others.
    fn force_end(&self, status: i32) {
        let actions: Vec<_> =
            lock(&self.shared.last_actions).iter().filter_map(Weak::upgrade).collect();
        do_apart(actions, LAST_ACTIONS_MAX);
        // The shell owns the terminal by now. Nothing is written if nobody reads.
        let words = self.shared.last_words.get().cloned();
        let say = |words| Arc::new(Action(Box::new(move || _ = writeln!(io::stderr(), "{words}"))));
        do_apart(words.map(say), LAST_WORDS_MAX);
        low_level::exit(status);
    }

    /// Returns the signal that requested the stop, if any.
    pub fn signal(&self) -> Option<i32> {
        self.shared.request.get().map(|(signal, _)| *signal)
    }

    /// Requests to skip the current list. Its candidates count as unresolved, without a test, until
    /// the search leaves the list.
    pub fn request_skip(&self) {
        self.shared.skip.store(true, Ordering::SeqCst);
    }

    /// Returns `true` if a request to skip is pending.
    pub(crate) fn wants_skip(&self) -> bool {
        self.shared.skip.load(Ordering::SeqCst)
    }

    /// Takes the request to skip, if any.
    pub(crate) fn take_skip(&self) -> bool {
        self.shared.skip.swap(false, Ordering::SeqCst)
    }

    /// Returns a descriptor that becomes readable on a request to stop.
    pub(crate) fn fd(&self) -> BorrowedFd<'_> {
        self.shared.reader.as_fd()
    }
}

/// Runs all actions, each on a thread, and waits at most `time_max`.
fn do_apart(actions: impl IntoIterator<Item = Arc<Action>>, time_max: Duration) {
    let (sender, receiver) = channel::<()>();
    for action in actions {
        let sender = sender.clone();
        let _ = thread::Builder::new().spawn(move || {
            (action.0)();
            drop(sender);
        });
    }
    drop(sender);
    // Nothing is sent: this returns when all threads have ended.
    let _ = receiver.recv_timeout(time_max);
}

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        *lock(&self.0.busy_since) = None;
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
        let count =
            || lock(&interrupt.shared.last_actions).iter().filter_map(Weak::upgrade).count();
        let (first, second) =
            (interrupt.before_forced_end(|| ()), interrupt.before_forced_end(|| ()));
        drop(first);
        assert_eq!(count(), 1);
        drop(second);
        assert_eq!(count(), 0);
    }
}
