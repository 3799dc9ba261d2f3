//! Places of the input that messages name.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;

use regex::bytes::Regex;

use crate::pattern::{compile, escape, static_regex};

/// Maximum number of messages, the last ones of an output.
const MESSAGES_MAX: usize = 32;

/// Maximum number of places in a message. One with more is a listing.
const PLACES_MAX: usize = 16;

/// Maximum length of a name.
const NAME_BYTES_MAX: usize = 128;

/// Returns, for each message of an output that names anything, the lines of the input, as decimal
/// numbers from 1, and the quoted words and names of functions, which may be names of the input.
///
/// Warnings and notes do not count: many name places that have nothing to do with a failure. Nor
/// does a position in another file than the one called `file_name`. The messages come in the order
/// of the output, but those about a failure of the program itself come last, the first one at the
/// end.
///
/// ```
/// use secateur_signature::named;
///
/// let output = b"in.c:3: warning: unused variable 'a'\n\
///                in.c:12:5: internal compiler error: in fold, at fold.c:77\n\
///                1. Running pass 'Legalizer' on function '@main'\n";
/// let places = [vec!["Legalizer", "main"], vec!["12"]];
/// assert_eq!(named(output, "in.c".as_ref()), places);
/// ```
#[must_use]
pub fn named(output: &[u8], file_name: &OsStr) -> Vec<Vec<String>> {
    let name = escape(file_name.as_bytes());
    let position = format!(r#"(?:^|[\s'"`(/\[]){name}(?:['"]?,? line |[:(,])([0-9]+)"#);
    // The name is escaped, so only its length can make the expression invalid.
    let position = Regex::new(&position).unwrap_or_else(|_| compile(r"^\x00"));
    let lines = output.split(|byte| *byte == b'\n');
    let messages = lines
        .filter(|line| !static_regex!(r"(?i)\b(?:warning|note|info)\b").is_match(line))
        .map(|line| (is_grave(line), places(line, &position)))
        .filter(|(_, places)| !places.is_empty());
    let (mut grave, mut others): (Vec<_>, Vec<_>) = messages.partition(|(is_grave, _)| *is_grave);
    // What follows a first failure may be a consequence of it.
    grave.reverse();
    others.extend(grave);
    others.drain(..others.len().saturating_sub(MESSAGES_MAX));
    others.into_iter().map(|(_, places)| places).collect()
}

/// Returns `true` for a message about a failure of the program that prints it.
fn is_grave(line: &[u8]) -> bool {
    static_regex!(r"(?i)internal|fatal|assert|panic|abort|crash|\bbug\b|unreachable|unsupported")
        .is_match(line)
}

fn places(line: &[u8], position: &Regex) -> Vec<String> {
    let patterns = [
        position,
        // As parsers of XML print them.
        static_regex!(r"(?i)\bline(?:number)?:? ([0-9]+)[,;:]? col(?:umn)?(?:number)?:? [0-9]+"),
        static_regex!(r#"(?:['"`]|\xe2\x80\x98)@?([A-Za-z_$][\w$]*)(?:['"`(]|\xe2\x80\x99)"#),
        static_regex!(r"(?i)\bfunction:? @?([A-Za-z_$][\w$]*)"),
    ];
    let mut places = Vec::new();
    for found in patterns.iter().flat_map(|pattern| pattern.captures_iter(line)) {
        let place = found.get(1).map_or(&b""[..], |place| place.as_bytes());
        let place = String::from_utf8_lossy(place).into_owned();
        if place.len() <= NAME_BYTES_MAX && !places.contains(&place) {
            places.push(place);
        }
        if places.len() > PLACES_MAX {
            return Vec::new();
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_tools_name_lines_and_functions() {
        let cases: [(&str, &[&str]); 14] = [
            (
                "in.c:102: error 9: FATAL Internal Error in file 'gen.c' line number '1837'",
                &["102"],
            ),
            ("/tmp/x/in.c:7:2: error: expected ';'", &["7"]),
            ("in.c(8,3): error TS1005", &["8"]),
            ("  File \"in.c\", line 31, in f", &["31"]),
            ("   --> in.c:5:9", &["5"]),
            ("2.\tin.c:248:81: parsing function body 'tide304'", &["248", "tide304", "body"]),
            ("in.c: In function 'f':", &["f"]),
            ("In function: func_27", &["func_27"]),
            ("fatal error: cannot legalize (in function: main)", &["main"]),
            ("in.c: In function ‘f’:", &["f"]),
            ("org.xml.SAXParseException; lineNumber: 6; columnNumber: 22; x", &["6"]),
            ("bin.c:4: error", &[]),
            ("in.cc:4: error, in.c: nothing", &[]),
            ("in.c:4: note: candidate", &[]),
        ];
        for (message, expected) in cases {
            let places = named(message.as_bytes(), OsStr::new("in.c"));
            let expected: Vec<_> =
                Some(expected.to_vec()).filter(|it| !it.is_empty()).into_iter().collect();
            assert_eq!(places, expected, "{message}");
        }
    }

    #[test]
    fn the_last_messages_count_and_listings_do_not() {
        let output: String = (1..=40).map(|line| format!("in.c:{line}: error\n")).collect();
        let listing: String = (1..=20).map(|number| format!("'name{number}' ")).collect();
        let places = named(format!("{output}{listing}").as_bytes(), OsStr::new("in.c"));
        assert_eq!((places.len(), &places[0][..]), (MESSAGES_MAX, &["9".to_owned()][..]));
    }
}
