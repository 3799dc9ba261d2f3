//! Threads for work that mostly waits: for processes, or for the closure of a caller.

use std::io;
use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, Scope};

type Job<'scope> = Box<dyn FnOnce() + Send + 'scope>;

/// Threads that take jobs in the order in which they come, each until there are no more.
///
/// ```
/// use std::sync::atomic::{AtomicU32, Ordering};
///
/// let (done, two) = (AtomicU32::new(0), 2.try_into().unwrap());
/// std::thread::scope(|scope| {
///     let mut threads = secateur_runner::Threads::new(scope, two);
///     (0..5).try_for_each(|_| threads.run(|| _ = done.fetch_add(1, Ordering::SeqCst)))
/// })?;
/// assert_eq!(done.into_inner(), 5);
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Threads<'scope, 'env> {
    scope: &'scope Scope<'scope, 'env>,
    started: usize,
    max: NonZeroUsize,
    work: Sender<Job<'scope>>,
    queue: Arc<Mutex<Receiver<Job<'scope>>>>,
}

impl<'scope, 'env> Threads<'scope, 'env> {
    /// At most `max` threads, which end with `scope`.
    #[must_use]
    pub fn new(scope: &'scope Scope<'scope, 'env>, max: NonZeroUsize) -> Self {
        let (work, queue) = channel();
        Self { scope, started: 0, max, work, queue: Arc::new(Mutex::new(queue)) }
    }

    /// Runs `job` on the next thread that is free.
    ///
    /// # Errors
    ///
    /// When a thread cannot be started.
    pub fn run(&mut self, job: impl FnOnce() + Send + 'scope) -> io::Result<()> {
        if self.started < self.max.get() {
            let queue = self.queue.clone();
            // The lock is released before the job runs.
            let next = move || queue.lock().ok()?.recv().ok();
            let work = move || {
                while let Some(job) = next() {
                    job();
                }
            };
            thread::Builder::new()
                .name(format!("test {}", self.started))
                .spawn_scoped(self.scope, work)?;
            self.started += 1;
        }
        // The queue is here, so that it takes whatever comes.
        let _ = self.work.send(Box::new(job));
        Ok(())
    }
}
