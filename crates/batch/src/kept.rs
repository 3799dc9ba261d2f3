//! The inputs of a batch on disk.

use std::fs;
use std::path::Path;

use secateur_bundle::Bundle;

/// How large an input may be.
const BYTES_MAX: u64 = 32 * 1024 * 1024;
/// Why an input is left out whose content is not what it was.
pub(crate) const CHANGED: &str =
    "it was changed while the batch ran; the next run looks at it again";

/// The text of an input, or why it is none.
pub(crate) fn read(path: &Path) -> Result<Bundle, String> {
    let facts =
        fs::metadata(path).map_err(|error| format!("it is gone or cannot be read: {error}"))?;
    if facts.len() > BYTES_MAX {
        return Err(format!(
            "it is larger than {} MiB; reduce it alone, by secateur reduce",
            BYTES_MAX >> 20
        ));
    }
    let text = fs::read(path).map_err(|error| format!("it is gone or cannot be read: {error}"))?;
    Ok(Bundle::of_text(text))
}

pub(crate) fn hash(text: &Bundle) -> String {
    format!("{:032x}", text.hash())
}
