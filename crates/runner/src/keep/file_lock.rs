//! Lock on a file, held by one process at a time.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::ops::{Deref, DerefMut};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use super::names::{folder_of, temporary_prefix};
use super::result_store::leftovers;
use crate::io_error::without_path;

/// Maximum time for which a dead process may still hold a file. A child that it was starting shares
/// its lock until the child executes another program.
const GRACE: Duration = Duration::from_millis(200);

const PAUSE: Duration = Duration::from_millis(5);

/// Open file with a lock. Dropping it releases the lock, even while a process being started shares
/// it.
#[derive(Debug)]
pub struct FileLock(File);

impl FileLock {
    /// Locks `file`; `None` if another process has locked it. On a file system without locks, the
    /// file stays unlocked.
    ///
    /// # Errors
    ///
    /// Fails if the system cannot lock the file.
    pub fn take(file: File) -> io::Result<Option<Self>> {
        let started = Instant::now();
        loop {
            match file.try_lock() {
                Err(TryLockError::WouldBlock) if started.elapsed() >= GRACE => return Ok(None),
                Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
                Err(TryLockError::Error(error)) if error.kind() != io::ErrorKind::Unsupported => {
                    return Err(error);
                }
                Ok(()) | Err(TryLockError::Error(_)) => return Ok(Some(Self(file))),
            }
        }
    }

    /// Opens the file at `path` for appending, and locks it; `None` if another process has locked
    /// it. The mode of a new file is limited to the bits of `access`.
    ///
    /// # Errors
    ///
    /// Fails if the system cannot open or lock the file.
    pub fn hold(path: &Path, access: u32) -> io::Result<Option<Self>> {
        loop {
            let file = OpenOptions::new()
                .read(true)
                .append(true)
                .create(true)
                .mode(0o666 & access)
                .open(path)?;
            let Some(held) = Self::take(file)? else { return Ok(None) };
            // The previous owner may have just removed or replaced the file. The lock would then be
            // on a file that no other process sees.
            let is_same = fs::metadata(path)
                .is_ok_and(|there| held.metadata().is_ok_and(|here| here.ino() == there.ino()));
            if is_same {
                leftovers(path).for_each(|path| drop(fs::remove_file(path)));
                return Ok(Some(held));
            }
        }
    }

    /// Replaces the content of the locked file at `path`. A kill leaves the old or the new content.
    ///
    /// The new file is locked before it replaces the old one, so that no other process can lock it
    /// in between.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be written. The old content is then kept.
    pub fn replace(&mut self, path: &Path, content: &[u8]) -> io::Result<()> {
        let mut temporary = tempfile::Builder::new()
            .prefix(&temporary_prefix(path))
            .append(true)
            .tempfile_in(folder_of(path))
            .map_err(without_path)?;
        temporary.as_file().set_permissions(self.metadata()?.permissions())?;
        temporary.write_all(content)?;
        temporary.as_file().sync_all()?;
        let Some(lock) = Self::take(temporary.as_file().try_clone()?)? else {
            return Err(io::ErrorKind::WouldBlock.into());
        };
        temporary.persist(path).map_err(|error| error.error)?;
        *self = lock;
        Ok(())
    }
}

impl Deref for FileLock {
    type Target = File;

    fn deref(&self) -> &File {
        &self.0
    }
}

impl DerefMut for FileLock {
    fn deref_mut(&mut self) -> &mut File {
        &mut self.0
    }
}

impl Drop for FileLock {
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_free_again_even_if_a_copy_is_still_open() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let held = FileLock::take(file.reopen().unwrap()).unwrap().unwrap();
        let shared_with_a_child = held.try_clone().unwrap();
        assert!(FileLock::take(file.reopen().unwrap()).unwrap().is_none());
        drop(held);
        assert!(FileLock::take(file.reopen().unwrap()).unwrap().is_some());
        drop(shared_with_a_child);
    }

    #[test]
    fn a_file_that_is_replaced_is_locked_at_every_moment() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let left = folder.path().join(format!("{}killed", temporary_prefix(&path)));
        fs::write(&left, "").unwrap();
        let mut held = FileLock::hold(&path, 0o640).unwrap().unwrap();
        assert!(!left.exists(), "a process that was killed has left it");
        let old = File::open(&path).unwrap();
        held.write_all(b"old").unwrap();
        held.replace(&path, b"new").unwrap();
        held.write_all(b" and more").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new and more");
        assert_eq!(fs::metadata(&path).unwrap().mode() & 0o777 & !0o640, 0);
        assert!(FileLock::hold(&path, 0o777).unwrap().is_none());
        drop(held);
        // A process that opened the old file in time gets the lock on that, and then opens the new
        // one.
        let _of_no_use = FileLock::take(old).unwrap().unwrap();
        let held = FileLock::hold(&path, 0o777).unwrap().unwrap();
        assert_eq!(held.metadata().unwrap().len(), 12);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_lock_that_is_about_to_go_is_waited_for() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let held = FileLock::take(file.reopen().unwrap()).unwrap().unwrap();
        let waiting = thread::spawn({
            let file = file.reopen().unwrap();
            move || FileLock::take(file).unwrap().is_some()
        });
        thread::sleep(PAUSE);
        drop(held);
        assert!(waiting.join().unwrap());
    }
}
