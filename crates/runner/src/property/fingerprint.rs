//! Detection of changed files.

use std::fs::{self, Metadata};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::sync::Mutex;

use super::RunError;
use crate::{Key, lock};

/// Content of a file at one moment. Checking an untouched file costs one system call.
#[derive(Debug)]
pub struct Fingerprint {
    /// Hash of the content.
    pub(super) key: Key,
    /// Metadata of the file when its content was last verified.
    facts: Mutex<Facts>,
}

/// Device, inode, size, and the times of the last changes of content and inode.
type Facts = (u64, u64, u64, (i64, i64), (i64, i64));

impl Fingerprint {
    /// Creates the fingerprint of the file at `path`, which was just read as `content`.
    pub(crate) fn new(path: &Path, content: &[u8]) -> io::Result<Self> {
        let facts = facts(&fs::metadata(path)?);
        Ok(Self { key: Key::of(content), facts: Mutex::new(facts) })
    }

    /// Fails if the program at `path` has changed: outcomes of another program must not count.
    pub(crate) fn check(&self, path: &Path) -> Result<(), RunError> {
        match self.is_current(path) {
            Ok(true) => Ok(()),
            Ok(false) => Err(RunError::Changed(path.into())),
            Err(source) => Err(RunError::Process { program: path.into(), source }),
        }
    }

    /// Returns `true` if the file at `path` still has the same content.
    fn is_current(&self, path: &Path) -> io::Result<bool> {
        let mut known = lock(&self.facts);
        let now = facts(&fs::metadata(path)?);
        if now != *known {
            if Key::of(&fs::read(path)?) != self.key {
                return Ok(false);
            }
            *known = now;
        }
        Ok(true)
    }
}

fn facts(file: &Metadata) -> Facts {
    (
        file.dev(),
        file.ino(),
        file.len(),
        (file.mtime(), file.mtime_nsec()),
        (file.ctime(), file.ctime_nsec()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_another_content_is_a_change() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("r.sh");
        fs::write(&path, "one").unwrap();
        let fingerprint = Fingerprint::new(&path, b"one").unwrap();
        assert!(fingerprint.is_current(&path).unwrap());
        fs::remove_file(&path).unwrap();
        assert!(fingerprint.is_current(&path).is_err());
        fs::write(&path, "one").unwrap();
        assert!(fingerprint.is_current(&path).unwrap(), "the same content in another file");
        fs::write(&path, "two").unwrap();
        assert!(!fingerprint.is_current(&path).unwrap());
        fs::write(&path, "one").unwrap();
        assert!(fingerprint.is_current(&path).unwrap(), "it was put back");
    }
}
