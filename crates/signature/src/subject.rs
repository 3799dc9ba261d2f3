//! The input that a message is about, and what of a message comes from it.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;

use regex::bytes::{Captures, Regex};

use crate::pattern::{compile, escape, own};
use crate::{Fact, Pattern};

/// The input that a program was given.
#[derive(Debug)]
pub struct Subject {
    /// What looks like a name or a number in the input.
    words: HashSet<Vec<u8>>,
    /// A place in the input: its name, with or without a path, and numbers of lines and columns.
    place: Regex,
}

/// How many bytes of a message count. Beyond that, it is a listing.
const MESSAGE_BYTES_MAX: usize = 300;

/// How freely a message is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// Only places in the input and what changes from run to run are taken out: what the program's authors wrote, such as
    /// the text of an assertion, stays.
    Exact,
    /// Names of the input, quotations of it and numbers are taken out as well.
    Loose,
}

impl Subject {
    /// An input with this text under this name.
    #[must_use]
    pub fn new(text: &[u8], file_name: &OsStr) -> Self {
        Self::of_files([(file_name, text)])
    }

    /// Files with these names and texts.
    #[must_use]
    pub fn of_files<'a>(files: impl IntoIterator<Item = (&'a OsStr, &'a [u8])>) -> Self {
        let (mut words, mut names) = (HashSet::new(), Vec::new());
        for (name, text) in files {
            words.extend(word().find_iter(text).map(|word| word.as_bytes().to_vec()));
            names.push(name.as_bytes());
        }
        // Of two names the longer one is looked for first, since the other may be a part of it.
        names.sort_by_key(|name| Reverse((name.len(), *name)));
        names.dedup();
        let name = names.into_iter().map(escape).collect::<Vec<_>>().join("|");
        let numbers = r#"(?:(?:"|')?,? line [0-9]+|(?:[:(,][0-9]+)+)?"#;
        let place = format!(r#"^(?-u:[^\s'"`(:]*/)?(?:{name}){numbers}"#);
        // The name is escaped, so that only its length could be wrong.
        let place = Regex::new(&place).unwrap_or_else(|_| compile(r"^\x00"));
        Self { words, place }
    }

    /// The fact that a line with this message is printed, with what depends on the input taken out.
    pub(crate) fn says(&self, message: &[u8]) -> Option<Fact> {
        self.message(message, Reading::Loose)
    }

    /// The fact that a line with this message is printed, word by word as the program's authors wrote it.
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
        // A pattern of wildcards alone says nothing.
        pattern
            .as_str()
            .bytes()
            .any(|byte| byte.is_ascii_alphabetic())
            .then(|| Fact::output(description, pattern))
    }

    /// A regular expression for a message, with what depends on the input taken out.
    pub(crate) fn loosely(&self, message: &[u8]) -> String {
        self.pattern(message, Reading::Loose)
    }

    /// A regular expression for a text of the program's authors.
    pub(crate) fn exactly(&self, message: &[u8]) -> String {
        self.pattern(message, Reading::Exact)
    }

    fn pattern(&self, message: &[u8], reading: Reading) -> String {
        let mut rest = &message[..message.len().min(MESSAGE_BYTES_MAX)];
        let mut pattern = String::new();
        while !rest.is_empty() {
            let (taken, piece) = self.piece(rest, reading);
            // Two wildcards side by side are one, and cost an engine that backtracks less.
            if !(piece == ".*" && pattern.ends_with(".*")) {
                pattern.push_str(&piece);
            }
            rest = &rest[taken..];
        }
        pattern
    }

    /// The length of the first piece of a message, and the pattern for it.
    fn piece(&self, rest: &[u8], reading: Reading) -> (usize, String) {
        if let Some(place) = self.place.find(rest) {
            return (place.end(), ".*".to_owned());
        }
        let Some(found) = token().captures(rest) else {
            // A character at a time, so that none is cut in two.
            let len = rest.iter().skip(1).take_while(|&&byte| byte & 0xc0 == 0x80).count() + 1;
            return (len, escape(&rest[..len]));
        };
        let text = found.get(0).map_or(&b""[..], |whole| whole.as_bytes());
        (text.len().max(1), self.token(&found, text, reading))
    }

    fn token(&self, found: &Captures<'_>, text: &[u8], reading: Reading) -> String {
        let is = |name| found.name(name).is_some();
        // A test's directory has another name each time.
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

    /// Whether a quotation has anything of the input in it.
    fn mentions(&self, text: &[u8]) -> bool {
        word().find_iter(text).any(|word| self.words.contains(word.as_bytes()))
    }

    /// Whether a word of a message is a name of the input, and not one of the language in which the message is written,
    /// which the input may have too.
    fn is_name(&self, word: &[u8]) -> bool {
        let looks_made =
            word == b"main" || word.iter().any(|byte| byte.is_ascii_digit() || *byte == b'_');
        looks_made && self.words.contains(word)
    }
}

/// A pattern for this text with any numbers in the place of its numbers.
fn without_numbers(text: &[u8]) -> String {
    let mut pattern = String::new();
    for piece in own!(r"[0-9]+|[^0-9]+").find_iter(text) {
        let is_number = piece.as_bytes().first().is_some_and(u8::is_ascii_digit);
        pattern.push_str(&if is_number { "[0-9]+".to_owned() } else { escape(piece.as_bytes()) });
    }
    pattern
}

fn word() -> &'static Regex {
    own!(r"[A-Za-z_$][A-Za-z0-9_$]*|[0-9]+")
}

/// A path in a folder for temporary files, wherever that is.
fn temporary() -> &'static Regex {
    own!(
        r#"/(?:(?:tmp|var/tmp|dev/shm)/|(?u:[^\s'"’`:,;)]*)/secateur-[-._0-9A-Za-z]+/)(?u:[^\s'"’`:,;)]*)"#
    )
}

/// Returns an output without the names of temporary files, which are others in each run.
#[must_use]
pub fn without_temporary(output: &[u8]) -> Vec<u8> {
    temporary().replace_all(output, &b"..."[..]).into_owned()
}

/// What a message is made of. What is `temporary` lies in a folder for such files, wherever that is. What is named `fixed` stays as it is: a line of the program's own source, a signal, an
/// exit status.
fn token() -> &'static Regex {
    own!(
        r#"(?x)^(?:
        (?P<temporary> /(?: (?:tmp|var/tmp|dev/shm)/ | (?u:[^\s'"’`:,;)]*)/secateur-[-._0-9A-Za-z]+/ ) (?u:[^\s'"’`:,;)]*) )
      | (?P<address> 0x[0-9a-fA-F]+ )
      | (?P<process> ==[0-9]+== | \[[0-9]+\] | \((?:pid\ |process[:\ ])?[0-9]+\) )
      | (?P<fixed>
            [\w.+/@-]+ \. (?:c|cc|cpp|cxx|C|h|hh|hpp|inc|def|rs|go|java|scala|kt|py|rb|js|mjs|ts|ml|mli|hs|d|y|l|cs|swift|zig|lisp|pas|adb|f90)
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
