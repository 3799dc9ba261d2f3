//! Threads for work that mostly waits for processes or for a caller's closure.

use std::io;
use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, Scope};

type Task<'scope> = Box<dyn FnOnce() + Send + 'scope>;

/// Threads that run tasks in order of submission until none are left.
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
    work: Sender<Task<'scope>>,
    queue: Arc<Mutex<Receiver<Task<'scope>>>>,
}

impl<'scope, 'env> Threads<'scope, 'env> {
    /// Creates a pool of at most `max` threads that end with `scope`.
    #[must_use]
    pub fn new(scope: &'scope Scope<'scope, 'env>, max: NonZeroUsize) -> Self {
        let (work, queue) = channel();
        Self { scope, started: 0, max, work, queue: Arc::new(Mutex::new(queue)) }
    }

    /// Runs `task` on the next free thread.
    ///
    /// # Errors
    ///
    /// Fails if a thread cannot be started.
    pub fn run(&mut self, task: impl FnOnce() + Send + 'scope) -> io::Result<()> {
        if self.started < self.max.get() {
            let queue = self.queue.clone();
            // The lock is released before the task runs.
            let next = move || queue.lock().ok()?.recv().ok();
            let work = move || {
                while let Some(task) = next() {
                    task();
                }
            };
            thread::Builder::new()
                .name(format!("test {}", self.started))
                .spawn_scoped(self.scope, work)?;
            self.started += 1;
        }
        // `self` owns the queue, so sending cannot fail.
        let _ = self.work.send(Box::new(task));
        Ok(())
    }
}
