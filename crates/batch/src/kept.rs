//! Reads the inputs of a batch.

use std::fs;
use std::path::Path;

use secateur_bundle::Bundle;

/// Maximum size of an input.
const BYTES_MAX: u64 = 32 * 1024 * 1024;
/// Reason for leaving out an input that has changed.
pub(crate) const CHANGED: &str = "it changed while the batch ran; the next run examines it again";

/// Reads an input, or returns the reason why it cannot be reduced.
pub(crate) fn read(path: &Path) -> Result<Bundle, String> {
    let metadata =
        fs::metadata(path).map_err(|error| format!("it is missing or unreadable: {error}"))?;
    if metadata.len() > BYTES_MAX {
        return Err(format!(
            "it is larger than {} MiB; reduce it alone with `secateur reduce`",
            BYTES_MAX >> 20
        ));
    }
    let text = fs::read(path).map_err(|error| format!("it is missing or unreadable: {error}"))?;
    Ok(Bundle::of_text(text))
}

pub(crate) fn hash(text: &Bundle) -> String {
    format!("{:032x}", text.hash())
}
