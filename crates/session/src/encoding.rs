//! Texts that no parser here reads as they are.

use std::sync::Arc;

use secateur_reduce::{Encoding, Piece, Walker};
use secateur_syntax::Grammar;

/// How much of a file is looked at to tell whether it is text.
const LOOK_BYTES: usize = 8000;

/// The encoding of a text with two or four bytes a character, which no parser here reads: told by a byte order mark, or by
/// how an XML declaration begins.
#[must_use]
pub fn wide_encoding(text: &[u8]) -> Option<&'static str> {
    Encoding::wide_name(text)
}

/// The encoding of a text in a language, and the text as parsers read it: the same if it says of no other encoding, or where
/// walkers take single bytes.
#[must_use]
pub fn decoded(
    text: &Arc<[u8]>,
    grammar: Option<&'static Grammar>,
    walkers: &[Walker],
) -> (Option<Encoding>, Arc<[u8]>) {
    let takes_bytes = walkers.contains(&Walker::Flat(Piece::Byte));
    match grammar.filter(|_| !takes_bytes).and_then(|_| Encoding::decode(text)) {
        Some((encoding, decoded)) => (Some(encoding), decoded),
        None => (None, text.clone()),
    }
}

/// How to have the syntax of a file in such an encoding understood.
#[must_use]
pub fn conversion(encoding: &str) -> String {
    format!("convert it with iconv -f {encoding} -t UTF-8, and an XML declaration that names the encoding with it")
}

/// Whether there is something in it that no text has.
#[must_use]
pub fn is_binary(text: &[u8]) -> bool {
    wide_encoding(text).is_none() && text[..text.len().min(LOOK_BYTES)].contains(&0)
}

/// What a user can say about the language.
#[must_use]
pub fn language_options() -> String {
    let options: Vec<_> =
        secateur_languages::ALL.iter().map(|grammar| format!("--language {}", grammar.name)).collect();
    options.join(", ")
}

#[cfg(test)]
mod tests {
    use super::{is_binary, wide_encoding};

    #[test]
    fn an_encoding_is_told_by_its_mark_or_by_an_xml_declaration() {
        let wide = |text: &str, bytes: usize, is_big: bool| {
            let of_char = |char: char| {
                let bytes_of = u32::from(char).to_be_bytes();
                let mut unit = bytes_of[4 - bytes..].to_vec();
                if !is_big {
                    unit.reverse();
                }
                unit
            };
            text.chars().flat_map(of_char).collect::<Vec<u8>>()
        };
        for (bytes, name) in [(2, "UTF-16"), (4, "UTF-32")] {
            for (is_big, order) in [(true, "BE"), (false, "LE")] {
                assert_eq!(wide_encoding(&wide("\u{feff}int x;", bytes, is_big)), Some(name));
                let declared = wide("<?xml version='1.0'?><a/>", bytes, is_big);
                assert_eq!(wide_encoding(&declared), Some(&*format!("{name}{order}")));
                assert_eq!(wide_encoding(&wide("int x;", bytes, is_big)), None);
            }
        }
        for text in ["", "<", "<?xml?>", "\u{feff}<a/>", "\0"] {
            assert_eq!(wide_encoding(text.as_bytes()), None, "{text:?}");
        }
    }

    #[test]
    fn what_has_a_zero_byte_is_binary_unless_its_encoding_has_them() {
        assert!(is_binary(b"\x7fELF\0"));
        for text in [&b""[..], b"text", b"\xff\xfei\0n\0t\0"] {
            assert!(!is_binary(text), "{text:?}");
        }
    }
}
