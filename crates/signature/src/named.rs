//! Places of the input that messages name.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use regex::bytes::{Regex, RegexBuilder};

use crate::pattern::{escape, static_regex};

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
    let Some(name) = Path::new(file_name).file_name() else { return Vec::new() };
    let name = escape(name.as_bytes());
    let position = format!(r#"(?:^|[\s'"`(/\[:<=]){name}(?:['"]?,? line |[:(,])([0-9]+)"#);
    let own = format!(r#"[^\s'"`(]*{name}(?:[:(,][0-9]+)*"#);
    // The name is escaped, so only its length can make the expressions invalid.
    let build = |regex: &str| RegexBuilder::new(regex).unicode(false).build();
    let (Ok(position), Ok(own)) = (build(&position), build(&own)) else { return Vec::new() };
    let output = static_regex!(r"\x1b\[[0-9;]*[mK]").replace_all(output, &b""[..]);
    let mut messages = (Vec::new(), Vec::new());
    for line in output.split(|byte| *byte == b'\n') {
        // Words of the path say nothing about the message.
        let message = own.replace_all(line, &b""[..]);
        if is_harmless(&message) {
            continue;
        }
        let places = places(line, &message, &position);
        if !places.is_empty() {
            let (grave, others) = &mut messages;
            if is_grave(&message) { grave } else { others }.push(places);
        }
    }
    // What follows a first failure may be a consequence of it.
    let (grave, mut messages) = messages;
    messages.extend(grave.into_iter().rev());
    messages.drain(..messages.len().saturating_sub(MESSAGES_MAX));
    messages
}

/// Returns `true` for a warning or a note.
fn is_harmless(message: &[u8]) -> bool {
    static_regex!(r"(?i)(?:^|[\s:(\[])(?:warning|note|info|remark)\b(?: [a-z]*[0-9]+)?\s*[:\[\]]")
        .is_match(message)
}

/// Returns `true` for a message about a failure of the program that prints it.
fn is_grave(message: &[u8]) -> bool {
    static_regex!(r"(?i)internal|fatal|assert|panic|abort|crash|\bbug\b|unreachable|unsupported")
        .is_match(message)
}

/// Returns the lines and words in a line of the output; `message` is that without the file name.
fn places(line: &[u8], message: &[u8], position: &Regex) -> Vec<String> {
    let patterns = [
        // As parsers of XML print them.
        static_regex!(r"(?i)\bline(?:number)?:? ([0-9]+)[,;:]? col(?:umn)?(?:number)?:? [0-9]+"),
        // A name, or the name in a signature.
        static_regex!(
            r#"(?x)(?: ['"`] | \xe2\x80\x98 ) @? (?: [^'"`\xe2]* [\s:*&] )?
            ([A-Za-z_$][\w$.]*) (?: ['"`(] | \xe2\x80\x99 )"#
        ),
        static_regex!(r"(?i)\bfunction:? @?([A-Za-z_$][\w$.]*)"),
    ];
    let mut places = Vec::new();
    let in_message = patterns.iter().flat_map(|pattern| pattern.captures_iter(message));
    for found in position.captures_iter(line).chain(in_message) {
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
        let cases: [(&str, &[&str]); 20] = [
            (
                "in.c:102: error 9: FATAL Internal Error in file 'gen.c' line number '1837'",
                &["102", "gen.c"],
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
            ("in.c: In member function 'void A::f(int x)':", &["f"]),
            ("parsing function body 'ns::foo'", &["foo", "body"]),
            ("\x1b[01m\x1b[Kin.c:12:5:\x1b[m\x1b[K error", &["12"]),
            ("error:in.c:3: invalid debug info", &["3"]),
            ("in.c:3: warning 94: comparison", &[]),
            ("[Warning] in.c:3:1: x", &[]),
        ];
        for (message, expected) in cases {
            let places = named(message.as_bytes(), OsStr::new("in.c"));
            let expected: Vec<_> =
                Some(expected.to_vec()).filter(|it| !it.is_empty()).into_iter().collect();
            assert_eq!(places, expected, "{message}");
        }
    }

    #[test]
    fn the_name_of_the_file_is_no_part_of_a_message() {
        let output = b"/info/crash.c:1: error\ncrash.c:2: internal error\ncrash.c:3: error\n";
        let places = named(output, OsStr::new("crash.c"));
        assert_eq!(places, [["1"], ["3"], ["2"]]);
    }

    #[test]
    fn the_last_messages_count_and_listings_do_not() {
        let output: String = (1..=40).map(|line| format!("in.c:{line}: error\n")).collect();
        let listing: String = (1..=20).map(|number| format!("'name{number}' ")).collect();
        let places = named(format!("{output}{listing}").as_bytes(), OsStr::new("in.c"));
        assert_eq!((places.len(), &places[0][..]), (MESSAGES_MAX, &["9".to_owned()][..]));
    }
}
