//! Reads the files of a grammar. Refuses pipes, devices and oversized files, since the folder may
//! contain anything.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use super::error::LoadError;

/// Maximum size of a file. The largest parsers have about 100 MB of C.
const BYTES_MAX: u64 = 1 << 30;

/// Returns the content of a regular file.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, LoadError> {
    let facts = fs::metadata(path).map_err(LoadError::read(path))?;
    if !facts.is_file() {
        return Err(LoadError::NotAFile(path.to_path_buf()));
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(LoadError::read(path))?;
    file.take(BYTES_MAX + 1).read_to_end(&mut bytes).map_err(LoadError::read(path))?;
    match bytes.len() as u64 {
        0..=BYTES_MAX => Ok(bytes),
        _ => Err(LoadError::TooLarge { path: path.to_path_buf(), max: BYTES_MAX >> 30 }),
    }
}

/// Returns the content of a regular file that is in UTF-8.
pub(crate) fn text(path: &Path) -> Result<String, LoadError> {
    let invalid = |error| io::Error::new(io::ErrorKind::InvalidData, error);
    String::from_utf8(bytes(path)?).map_err(invalid).map_err(LoadError::read(path))
}
