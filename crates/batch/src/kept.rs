//! Reads the inputs of a batch.

use std::fs;
use std::path::Path;

use secateur_bundle::{Bundle, Nested};

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
    // Inputs from fuzzers are often damaged packages on purpose, so only the name counts.
    let is_package = path.extension().is_some_and(|own| PACKAGES.iter().any(|known| own == *known));
    let package = Bundle::of_package(&text, path, Nested::Closed).ok().flatten();
    Ok(package.filter(|_| is_package).unwrap_or_else(|| Bundle::of_text(text)))
}

/// Extensions of packages.
const PACKAGES: [&str; 17] = [
    "docm", "docx", "epub", "gz", "jar", "kmz", "odg", "odp", "ods", "odt", "pptm", "pptx", "svgz",
    "vsdx", "xlsm", "xlsx", "zip",
];

/// Returns all texts of a bundle, one after the other.
pub(crate) fn texts(bundle: &Bundle) -> Vec<u8> {
    bundle.files().iter().flat_map(|file| file.text().iter().copied()).collect()
}

pub(crate) fn hash(text: &Bundle) -> String {
    format!("{:032x}", text.hash())
}
