//! Regular expressions that several engines read alike.

use std::fmt;
use std::ops::Range;

use regex::bytes::{Regex, RegexBuilder};

/// Regular expression for the bytes of an output.
///
/// Those from [`recognise`](crate::recognise) use only the common subset of the regex crate, PCRE
/// and, within a line, POSIX extended regular expressions: escaped literals, classes without
/// escapes, groups, alternatives, `*`, `+` and `?`. `^` and `$` match at lines. `.` matches any
/// byte except a line break.
#[derive(Clone, Debug)]
pub struct Pattern {
    regex: Regex,
    is_users: bool,
}

/// Invalid regular expression of a user.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct PatternError(#[from] regex::Error);

impl Pattern {
    /// Compiles a user's regular expression, in the syntax of the regex crate. `^` and `$` match at
    /// lines.
    ///
    /// # Errors
    ///
    /// Fails if the syntax is invalid.
    pub fn new(regex: &str) -> Result<Self, PatternError> {
        Ok(Self { regex: RegexBuilder::new(regex).multi_line(true).build()?, is_users: true })
    }

    /// Compiles a portable regular expression. Returns `None` if it is too large.
    pub(crate) fn portable(regex: &str) -> Option<Self> {
        let regex = RegexBuilder::new(regex).multi_line(true).unicode(false).build().ok()?;
        Some(Self { regex, is_users: false })
    }

    /// Returns `true` if `output` contains a match.
    pub fn is_match(&self, output: &[u8]) -> bool {
        self.regex.is_match(output)
    }

    /// Returns the ranges of the matches in `text`.
    pub fn matches<'a>(&'a self, text: &'a [u8]) -> impl Iterator<Item = Range<usize>> + 'a {
        self.regex.find_iter(text).map(|found| found.range())
    }

    /// Returns `true` if `grep -E` can use it: it is a POSIX extended regular expression for single
    /// lines. Otherwise it needs a Perl-like engine with the whole output, such as `grep -Pz`.
    pub fn is_extended(&self) -> bool {
        !self.is_users && !self.as_str().contains(r"\n")
    }

    /// Returns the regular expression.
    pub fn as_str(&self) -> &str {
        self.regex.as_str()
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Returns a pattern for exactly this text, which has no line breaks. Invalid UTF-8 and control
/// characters match anything, since engines and scripts do not handle them well.
pub(crate) fn escape(text: &[u8]) -> String {
    let mut pattern = String::new();
    for c in String::from_utf8_lossy(text).chars() {
        match c {
            // A lone ] or } is a literal everywhere, and must not be escaped in an extended
            // expression.
            '\\' | '.' | '+' | '*' | '?' | '(' | ')' | '|' | '[' | '{' | '^' | '$' => {
                pattern.extend(['\\', c]);
            }
            '\t' => pattern.push_str("[[:blank:]]"),
            char::REPLACEMENT_CHARACTER => pattern.push_str(".*"),
            c if c.is_control() => pattern.push_str(".*"),
            c => pattern.push(c),
        }
    }
    pattern
}

/// Compiles a regular expression of this crate. It matches bytes, since an output may contain any.
#[expect(clippy::expect_used, reason = "a constant of this crate, compiled by its tests")]
pub(crate) fn compile(regex: &str) -> Regex {
    RegexBuilder::new(regex).unicode(false).build().expect("a constant of this crate")
}

/// Returns a [`Regex`] that is compiled on first use.
macro_rules! static_regex {
    ($regex:expr) => {{
        static REGEX: std::sync::LazyLock<regex::bytes::Regex> =
            std::sync::LazyLock::new(|| $crate::pattern::compile($regex));
        &*REGEX
    }};
}
pub(crate) use static_regex;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_escaped_text_matches_itself_and_nothing_else() {
        for text in ["a.b", "f(x)[1]{2}", r"a\b", "^$|?*+", "‘x’ – ü", "#&-~ \"'`"] {
            let pattern = Pattern::portable(&format!("^{}$", escape(text.as_bytes()))).unwrap();
            assert!(pattern.is_match(text.as_bytes()), "{pattern}");
            assert!(
                !pattern.is_match(text.replace(['.', '(', '\\', '^', 'x', '#'], "y").as_bytes()),
                "{pattern}"
            );
        }
    }

    #[test]
    fn all_matches_are_found() {
        let pattern = Pattern::new("b+").unwrap();
        assert_eq!(pattern.matches(b"abbab").collect::<Vec<_>>(), [1..3, 4..5]);
    }

    #[test]
    fn broken_text_is_stepped_over() {
        assert!(Pattern::portable(&escape(b"a\xffb\x1bc")).unwrap().is_match(b"a\xfeb\x02c"));
    }

    #[test]
    fn only_our_own_patterns_of_single_lines_are_extended() {
        assert!(Pattern::portable("a").unwrap().is_extended());
        assert!(!Pattern::portable(r"a\nb").unwrap().is_extended());
        assert!(!Pattern::new("a").unwrap().is_extended());
        assert!(!Pattern::new(r"a\nb").unwrap().is_extended());
    }
}
