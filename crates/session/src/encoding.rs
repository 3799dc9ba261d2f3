//! Text encodings that parsers cannot read directly.

use std::sync::Arc;

use secateur_names::Language;
use secateur_reduce::{Encoding, Pass};

/// Number of leading bytes examined to detect binary files.
const LOOK_BYTES: usize = 8000;

/// Returns the encoding of a text and the text as parsers read it. The text is unchanged if it
/// declares no other encoding, or if passes work on bytes.
#[must_use]
pub fn decoded(
    text: &Arc<[u8]>,
    grammar: Option<&'static Language>,
    passes: &[Pass],
) -> (Option<Encoding>, Arc<[u8]>) {
    let takes_bytes = passes.contains(&Pass::BYTES);
    match grammar.filter(|_| !takes_bytes).and_then(|_| Encoding::decode(text)) {
        Some((encoding, decoded)) => (Some(encoding), decoded),
        None => (None, text.clone()),
    }
}

/// Returns advice for parsing a file in this encoding.
#[must_use]
pub fn conversion(encoding: &str) -> String {
    format!(
        "convert it with iconv -f {encoding} -t UTF-8, and change an XML declaration that names \
         the encoding"
    )
}

/// Returns `true` if the start of `text` contains a zero byte and is not in a wide encoding.
#[must_use]
pub fn is_binary(text: &[u8]) -> bool {
    Encoding::wide_name(text).is_none() && text[..text.len().min(LOOK_BYTES)].contains(&0)
}

/// Returns the options that set the language.
#[must_use]
pub fn language_options() -> String {
    let example = secateur_languages::names().first().copied().unwrap_or("c");
    format!(
        "--language NAME, such as --language {example}; `secateur help languages` lists the names"
    )
}

#[cfg(test)]
mod tests {
    use super::is_binary;

    #[test]
    fn what_has_a_zero_byte_is_binary_unless_its_encoding_has_them() {
        assert!(is_binary(b"\x7fELF\0"));
        for text in [&b""[..], b"text", b"\xff\xfei\0n\0t\0"] {
            assert!(!is_binary(text), "{text:?}");
        }
    }
}
