//! The input of a program, and the parts of a message that depend on it.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;

use regex::bytes::{Captures, Regex};

use crate::pattern::{compile, escape, static_regex};
use crate::{Fact, Pattern};

/// Input of a program.
#[derive(Debug)]
pub struct Subject {
    /// Words of the input that look like names or numbers.
    words: HashSet<Vec<u8>>,
    /// Location in the input: its name, with or without a path, and line and column numbers.
    location: Regex,
}

/// Maximum number of relevant bytes of a message. A longer one is a listing.
const MESSAGE_BYTES_MAX: usize = 300;

/// Strictness of the pattern for a message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// Replaces only locations in the input and text that differs between runs. The text of the
    /// program's authors remains, such as that of an assertion.
    Exact,
    /// Also replaces names of the input, quotations of it and numbers.
    Loose,
}

impl Subject {
    /// Describes an input with this text and name.
    #[must_use]
    pub fn new(text: &[u8], file_name: &OsStr) -> Self {
        Self::of_files([(file_name, text)])
    }

    /// Describes an input of several files.
    #[must_use]
    pub fn of_files<'a>(files: impl IntoIterator<Item = (&'a OsStr, &'a [u8])>) -> Self {
        let (mut words, mut names) = (HashSet::new(), Vec::new());
        for (name, text) in files {
            words.extend(word().find_iter(text).map(|word| word.as_bytes().to_vec()));
            names.push(name.as_bytes());
        }
        // Longer names first, since a shorter one may be a part of it.
        names.sort_by_key(|name| Reverse((name.len(), *name)));
        names.dedup();
        let name = names.into_iter().map(escape).collect::<Vec<_>>().join("|");
        let numbers = r#"(?:(?:"|')?,? line [0-9]+|(?:[:(,][0-9]+)+)?"#;
        let location = format!(r#"^(?-u:[^\s'"`(:]*/)?(?:{name}){numbers}"#);
        // The name is escaped, so only its length can make the expression invalid.
        let location = Regex::new(&location).unwrap_or_else(|_| compile(r"^\x00"));
        Self { words, location }
    }

    /// Requires a line with this message, without the parts that depend on the input.
    pub(crate) fn says(&self, message: &[u8]) -> Option<Fact> {
        self.message(message, Reading::Loose)
    }

    /// Requires a line with this message, word by word.
    pub(crate) fn says_exactly(&self, message: &[u8]) -> Option<Fact> {
        self.message(message, Reading::Exact)
    }

    fn message(&self, message: &[u8], reading: Reading) -> Option<Fact> {
        let message = message.trim_ascii();
        let pattern = Pattern::portable(&self.pattern(message, reading))?;
        let description: String = String::from_utf8_lossy(&without_temporary(message))
            .chars()
            .filter(|c| !c.is_control())
            .take(120)
            .collect();
        // A pattern of only wildcards matches everything.
        pattern
            .as_str()
            .bytes()
            .any(|byte| byte.is_ascii_alphabetic())
            .then(|| Fact::output(description, pattern))
    }

    /// Returns a pattern for a message, without the parts that depend on the input.
    pub(crate) fn loosely(&self, message: &[u8]) -> String {
        self.pattern(message, Reading::Loose)
    }

    /// Returns a pattern for a text of the program's authors.
    pub(crate) fn exactly(&self, message: &[u8]) -> String {
        self.pattern(message, Reading::Exact)
    }

    fn pattern(&self, message: &[u8], reading: Reading) -> String {
        let mut rest = &message[..message.len().min(MESSAGE_BYTES_MAX)];
        let mut pattern = String::new();
        while !rest.is_empty() {
            let (taken, piece) = self.piece(rest, reading);
            // Merges adjacent wildcards, which are slow in engines that backtrack.
            if !(piece == ".*" && pattern.ends_with(".*")) {
                pattern.push_str(&piece);
            }
            rest = &rest[taken..];
        }
        pattern
    }

    /// Returns the length of the first piece of a message, and the pattern for it.
    fn piece(&self, rest: &[u8], reading: Reading) -> (usize, String) {
        if let Some(location) = self.location.find(rest) {
            return (location.end(), ".*".to_owned());
        }
        let Some(found) = token().captures(rest) else {
            // One whole character, so that none is split.
            let len = rest.iter().skip(1).take_while(|&&byte| byte & 0xc0 == 0x80).count() + 1;
            return (len, escape(&rest[..len]));
        };
        let text = found.get(0).map_or(&b""[..], |whole| whole.as_bytes());
        (text.len().max(1), self.token(&found, text, reading))
    }

    fn token(&self, found: &Captures<'_>, text: &[u8], reading: Reading) -> String {
        let is = |name| found.name(name).is_some();
        // The directory of a test has another name each time.
        if is("temporary") || is("quoted") && temporary().is_match(text) {
            ".*".to_owned()
        } else if is("address") {
            "0x[0-9a-fA-F]+".to_owned()
        } else if is("process") {
            without_numbers(text)
        } else if is("fixed") || reading == Reading::Exact {
            escape(text)
        } else if is("quoted") {
            if self.mentions(text) { ".*".to_owned() } else { without_numbers(text) }
        } else if is("operands") {
            "%.*".to_owned()
        } else if is("hash") && text.iter().any(u8::is_ascii_digit) {
            "[0-9a-fA-F]+".to_owned()
        } else if is("number") {
            "-?[0-9.]+".to_owned()
        } else if self.is_name(text) {
            "[A-Za-z0-9_.$@]+".to_owned()
        } else {
            escape(text)
        }
    }

    /// Returns `true` if a quotation contains a word of the input.
    fn mentions(&self, text: &[u8]) -> bool {
        word().find_iter(text).any(|word| self.words.contains(word.as_bytes()))
    }

    /// Returns `true` if a word of a message is probably a name of the input, rather than an
    /// ordinary word that the input also contains.
    fn is_name(&self, word: &[u8]) -> bool {
        let looks_made =
            word == b"main" || word.iter().any(|byte| byte.is_ascii_digit() || *byte == b'_');
        looks_made && self.words.contains(word)
    }
}

/// Returns a pattern for this text with arbitrary numbers.
fn without_numbers(text: &[u8]) -> String {
    let mut pattern = String::new();
    for piece in static_regex!(r"[0-9]+|[^0-9]+").find_iter(text) {
        let is_number = piece.as_bytes().first().is_some_and(u8::is_ascii_digit);
        pattern.push_str(&if is_number { "[0-9]+".to_owned() } else { escape(piece.as_bytes()) });
    }
    pattern
}

fn word() -> &'static Regex {
    static_regex!(r"[A-Za-z_$][A-Za-z0-9_$]*|[0-9]+")
}

/// Matches a path in a directory for temporary files.
fn temporary() -> &'static Regex {
    static_regex!(
        "/(?:(?:tmp|var/tmp|dev/shm)/|(?u:[^\\s'\"’`:,;)]*)/secateur-[-._0-9A-Za-z]+/)(?u:[^\\s'\
         \"’`:,;)]*)"
    )
}

/// Returns an output without the names of temporary files, which differ between runs.
#[must_use]
pub fn without_temporary(output: &[u8]) -> Vec<u8> {
    temporary().replace_all(output, &b"..."[..]).into_owned()
}

/// Matches the first token of a message. `temporary` is a path in a directory for temporary files.
/// `fixed` is kept: a line of the program's source, a signal, an exit status.
fn token() -> &'static Regex {
    static_regex!(
        r#"(?x)^(?:
        (?P<temporary> /(?: (?:tmp|var/tmp|dev/shm)/
        | (?u:[^\s'"’`:,;)]*)/secateur-[-._0-9A-Za-z]+/ ) (?u:[^\s'"’`:,;)]*) )
      | (?P<address> 0x[0-9a-fA-F]+ )
      | (?P<process> ==[0-9]+== | \[[0-9]+\] | \((?:pid\ |process[:\ ])?[0-9]+\) )
      | (?P<fixed>
            [\w.+/@-]+ \. (?:c|cc|cpp|cxx|C|h|hh|hpp|inc|def|rs|go|java|scala|kt|py|rb|js|mjs|ts|
                ml|mli|hs|d|y|l|cs|swift|zig|lisp|pas|adb|f90)
                ['"]? (?: (?::[0-9]+)+ | \([0-9]+\) | ,?\ (?:at\ )?line\ (?:number\ )?['"]?[0-9]+ )
          | (?i:signal|sig)[\ :\#]*[0-9]+
          | (?i:exit\ |return\ )?(?i:status|code)[\ :]*[0-9]+
        )
      | (?P<quoted> (?u:'[^'`‘’]*' | "[^"]*" | `[^`']*' | ‘[^’]*’) )
      | (?P<operands> %[\w.]+ (?: :\S* )? (?: ,?\ %[\w.]+ (?: :\S* )? )* )
      | (?P<hash> [0-9a-f]{6,} \b )
      | (?P<number> -?[0-9]+ (?: \.[0-9]+ )* )
      | [A-Za-z_$][\w$]*
      | [\ ]+
    )"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn made_names_of_the_input_are_wildcards_and_ordinary_words_are_not() {
        let name = "[A-Za-z0-9_.$@]+";
        let subject =
            Subject::new(b"int main(void) { return foo + a_b + x1; }", OsStr::new("in.c"));
        for word in ["main", "a_b", "x1"] {
            assert_eq!(subject.loosely(word.as_bytes()), name, "{word}");
            assert_eq!(Subject::new(b"", OsStr::new("in.c")).loosely(word.as_bytes()), word);
        }
        for word in ["foo", "return", "c_d", "y2"] {
            assert_eq!(subject.loosely(word.as_bytes()), word);
        }
    }

    #[test]
    fn a_character_of_several_bytes_is_one_piece() {
        let subject = Subject::new(b"", OsStr::new("in.c"));
        let (taken, piece) = subject.piece("– é".as_bytes(), Reading::Loose);
        assert_eq!((taken, piece.as_str()), ("–".len(), "–"));
    }
}
