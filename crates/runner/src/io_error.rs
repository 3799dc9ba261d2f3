//! Errors of the system, for messages.

use std::io;

/// Returns the error without the path of a temporary file that could not be created: the user does
/// not know it.
pub(crate) fn without_path(error: io::Error) -> io::Error {
    match error.to_string().split_once(" at path ") {
        Some((what, _)) => io::Error::new(error.kind(), what),
        None => error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_temporary_file_is_not_named() {
        let error = tempfile::tempdir_in("/nowhere").unwrap_err();
        assert!(error.to_string().contains("/nowhere"), "or else nothing is to be done: {error}");
        let plain = without_path(error);
        assert_eq!(
            (plain.to_string().as_str(), plain.kind()),
            ("No such file or directory (os error 2)", io::ErrorKind::NotFound)
        );
    }
}
