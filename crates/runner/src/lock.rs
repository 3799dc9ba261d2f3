//! Locks, of which none is lost with a thread that has panicked.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// What a thread that has panicked has left there is taken as it is.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
