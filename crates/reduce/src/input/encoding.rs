//! Conversion of texts that are not in UTF-8.
//!
//! Parsers read UTF-8. A text whose byte order mark or XML declaration names another encoding is
//! decoded and reduced as UTF-8. Each candidate is encoded again, so that the interestingness test
//! sees the original encoding. Any text that would not round-trip byte for byte is reduced as plain
//! bytes.
//!
//! `encoding_rs` supports the encodings of the web. It does not encode UTF-16, and lacks UTF-32.

use std::sync::Arc;

/// An encoding other than UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoding {
    kind: EncodingKind,
    /// `true` if the file starts with a byte order mark, which is not part of the reduced text.
    has_mark: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EncodingKind {
    /// UTF-16 or UTF-32, with units of this many bytes.
    Wide { bytes: usize, is_big_endian: bool },
    /// Encoding named by an XML declaration.
    Named(&'static encoding_rs::Encoding),
}

const MARK: &str = "\u{feff}";

/// Maximum length of an XML declaration.
const DECLARATION_BYTES_MAX: usize = 256;

impl Encoding {
    /// Returns the encoding of a text and the text in UTF-8, without its mark. Returns `None` if it
    /// is in UTF-8 already, names no encoding, or cannot be decoded without loss.
    #[must_use]
    pub fn decode(text: &[u8]) -> Option<(Self, Arc<[u8]>)> {
        let encoding = Self::of(text)?;
        let decoded = encoding.decoded(text)?;
        (decoded.as_bytes() != text && encoding.encode(decoded.as_bytes()) == text)
            .then(|| (encoding, decoded.into_bytes().into()))
    }

    /// Returns the name of the encoding with two or four bytes per unit that the start of a text
    /// shows: a byte order mark, or the start of an XML declaration. The text may still be
    /// undecodable.
    #[must_use]
    pub fn wide_name(text: &[u8]) -> Option<&'static str> {
        let wide = Self::wide(text)?;
        Some(match wide.kind {
            _ if wide.has_mark => wide.name(),
            EncodingKind::Wide { bytes: 2, is_big_endian: true } => "UTF-16BE",
            EncodingKind::Wide { bytes: 2, is_big_endian: false } => "UTF-16LE",
            EncodingKind::Wide { is_big_endian: true, .. } => "UTF-32BE",
            EncodingKind::Wide { is_big_endian: false, .. } => "UTF-32LE",
            EncodingKind::Named(_) => wide.name(),
        })
    }

    fn wide(text: &[u8]) -> Option<Self> {
        // The mark of UTF-16 is a prefix of that of UTF-32.
        let orders = [(4, false), (4, true), (2, false), (2, true)];
        [(MARK, true), ("<?", false)].into_iter().find_map(|(beginning, has_mark)| {
            let mut kinds = orders
                .iter()
                .map(|&(bytes, is_big_endian)| EncodingKind::Wide { bytes, is_big_endian });
            let kind = kinds.find(|&kind| text.starts_with(&encoded(kind, beginning)))?;
            Some(Self { kind, has_mark })
        })
    }

    fn of(text: &[u8]) -> Option<Self> {
        let named = || encoding_rs::Encoding::for_label(label(text)?).map(EncodingKind::Named);
        Self::wide(text).or_else(|| Some(Self { kind: named()?, has_mark: false }))
    }

    /// Name of the encoding.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self.kind {
            EncodingKind::Wide { bytes: 2, .. } => "UTF-16",
            EncodingKind::Wide { .. } => "UTF-32",
            EncodingKind::Named(encoding) => encoding.name(),
        }
    }

    /// Decodes the text of a file in this encoding.
    #[must_use]
    pub fn text_of(self, file: &Arc<[u8]>) -> Arc<[u8]> {
        self.decoded(file).map_or_else(|| file.clone(), |text| text.into_bytes().into())
    }

    fn decoded(self, text: &[u8]) -> Option<String> {
        match self.kind {
            EncodingKind::Named(encoding) => encoding
                .decode_without_bom_handling_and_without_replacement(text)
                .map(std::borrow::Cow::into_owned),
            EncodingKind::Wide { bytes, is_big_endian } => {
                let text = text.get(if self.has_mark { bytes } else { 0 }..).unwrap_or_default();
                let number = |unit: &[u8]| {
                    let add = |number: u32, byte: &u8| number << 8 | u32::from(*byte);
                    if is_big_endian {
                        unit.iter().fold(0, add)
                    } else {
                        unit.iter().rev().fold(0, add)
                    }
                };
                let units = text.chunks(bytes).map(number);
                if bytes == 4 {
                    return units.map(char::from_u32).collect();
                }
                char::decode_utf16(units.map(|unit| unit as u16)).collect::<Result<_, _>>().ok()
            }
        }
    }

    /// Encodes a text, or a part of one. An empty text gets no byte order mark.
    #[must_use]
    pub fn encode(self, text: &[u8]) -> Vec<u8> {
        if text.is_empty() {
            return Vec::new();
        }
        let text = String::from_utf8_lossy(text);
        let mark = if self.has_mark { encoded(self.kind, MARK) } else { Vec::new() };
        [mark, encoded(self.kind, &text)].concat()
    }
}

fn encoded(kind: EncodingKind, text: &str) -> Vec<u8> {
    match kind {
        EncodingKind::Named(encoding) => encoding.encode(text).0.into_owned(),
        EncodingKind::Wide { bytes, is_big_endian } => {
            let bytes_of = |unit: u32| {
                let all = if is_big_endian { unit.to_be_bytes() } else { unit.to_le_bytes() };
                all.into_iter().skip(if is_big_endian { 4 - bytes } else { 0 }).take(bytes)
            };
            if bytes == 2 {
                return text.encode_utf16().map(u32::from).flat_map(bytes_of).collect();
            }
            text.chars().map(u32::from).flat_map(bytes_of).collect()
        }
    }
}

/// Returns the encoding named by an XML declaration.
fn label(text: &[u8]) -> Option<&[u8]> {
    let declaration = text[..text.len().min(DECLARATION_BYTES_MAX)].strip_prefix(b"<?xml")?;
    let declaration = &declaration[..memchr::memmem::find(declaration, b"?>")?];
    let name = b"encoding";
    let value =
        declaration[memchr::memmem::find(declaration, name)? + name.len()..].trim_ascii_start();
    let value = value.strip_prefix(b"=")?.trim_ascii_start();
    let (quote, value) = value.split_first().filter(|(quote, _)| matches!(quote, b'\'' | b'"'))?;
    Some(&value[..memchr::memchr(*quote, value)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that a text decodes to `expected` and encodes to the original, and so does a part of
    /// it.
    fn check(text: &[u8], name: &str, expected: &str) {
        let (encoding, decoded) = Encoding::decode(text).unwrap();
        assert_eq!((encoding.name(), str::from_utf8(&decoded).unwrap()), (name, expected));
        assert_eq!(encoding.encode(&decoded), text);
        assert!(encoding.encode(b"").is_empty());
    }

    fn wide(text: &str, bytes: usize, is_big_endian: bool) -> Vec<u8> {
        encoded(EncodingKind::Wide { bytes, is_big_endian }, text)
    }

    #[test]
    fn what_a_mark_or_a_declaration_names_is_decoded() {
        let document = "<?xml version='1.0' encoding='x'?>\n<a b='\u{e4}\u{1f600}'/>\n";
        for (bytes, name) in [(2, "UTF-16"), (4, "UTF-32")] {
            for is_big_endian in [false, true] {
                let marked = wide(&format!("\u{feff}{document}"), bytes, is_big_endian);
                check(&marked, name, document);
                check(&wide(document, bytes, is_big_endian), name, document);
                check(&wide("\u{feff}int x;", bytes, is_big_endian), name, "int x;");
            }
        }
        let latin = "<?xml version=\"1.0\" encoding = \"ISO-8859-1\"?><a>\u{e4}</a>";
        check(&latin.chars().map(|c| c as u8).collect::<Vec<_>>(), "windows-1252", latin);
        let (japanese, label) =
            ("<?xml version='1.0' encoding='Shift_JIS'?><a>\u{65e5}\u{672c}</a>", "Shift_JIS");
        check(&encoding_rs::SHIFT_JIS.encode(japanese).0, label, japanese);
    }

    #[test]
    fn a_wide_encoding_is_told_by_its_mark_or_by_an_xml_declaration() {
        for (bytes, name) in [(2, "UTF-16"), (4, "UTF-32")] {
            for (is_big_endian, order) in [(true, "BE"), (false, "LE")] {
                let name_of = |text| Encoding::wide_name(&wide(text, bytes, is_big_endian));
                assert_eq!(name_of("\u{feff}int x;"), Some(name));
                assert_eq!(name_of("<?xml version='1.0'?><a/>"), Some(&*format!("{name}{order}")));
                assert_eq!(name_of("int x;"), None);
            }
        }
        for text in ["", "<", "<?xml?>", "\u{feff}<a/>", "\0"] {
            assert_eq!(Encoding::wide_name(text.as_bytes()), None, "{text:?}");
        }
    }

    #[test]
    fn what_is_parsed_as_it_is_or_cannot_be_decoded_is_left_alone() {
        let odd = [&wide("\u{feff}<a/>", 2, false)[..], b"x"].concat();
        let half_a_pair = [&wide("\u{feff}<a/>", 2, false)[..], &[0, 0xd8]].concat();
        let texts: [&[u8]; 8] = [
            b"",
            b"int x;",
            b"\xef\xbb\xbf<a/>",
            b"<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
            b"<?xml version='1.0' encoding='Shift_JIS'?><a>\x81</a>",
            b"<?xml version='1.0' encoding='no such'?><a>\xe4</a>",
            &odd,
            &half_a_pair,
        ];
        for text in texts {
            assert_eq!(Encoding::decode(text), None, "{text:?}");
        }
    }
}
