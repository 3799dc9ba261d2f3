//! Regular expressions that several engines read alike.

use std::fmt;
use std::ops::Range;

use regex::bytes::{Regex, RegexBuilder};

/// A regular expression over the bytes of an output.
///
/// Those that come from [`recognise`](crate::recognise) use only what the regex crate, PCRE and, as long as they stay
/// within a line, POSIX extended regular expressions have in common: literals with a backslash before what is special,
/// classes without escapes, groups, alternatives, `*`, `+` and `?`. `^` and `$` mean a line's, `.` any byte but a line
/// break.
#[derive(Clone, Debug)]
pub struct Pattern {
    regex: Regex,
    is_users: bool,
}

/// What a user gave is no regular expression.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct PatternError(#[from] regex::Error);

impl Pattern {
    /// A regular expression in the syntax of the regex crate, as a user gives it. `^` and `$` match at every line.
    ///
    /// # Errors
    ///
    /// When it is none.
    pub fn new(regex: &str) -> Result<Self, PatternError> {
        Ok(Self { regex: RegexBuilder::new(regex).multi_line(true).build()?, is_users: true })
    }

    /// The text that [`escape`] and its like have made. None if it is larger than a regular expression may be.
    pub(crate) fn portable(regex: &str) -> Option<Self> {
        let regex = RegexBuilder::new(regex).multi_line(true).unicode(false).build().ok()?;
        Some(Self { regex, is_users: false })
    }

    /// Whether it matches somewhere in `output`.
    #[must_use]
    pub fn is_match(&self, output: &[u8]) -> bool {
        self.regex.is_match(output)
    }

    /// Where it matches in `text`.
    pub fn matches<'a>(&'a self, text: &'a [u8]) -> impl Iterator<Item = Range<usize>> + 'a {
        self.regex.find_iter(text).map(|found| found.range())
    }

    /// Whether it can be read as a POSIX extended regular expression and searched for line by line, which `grep -E` does.
    /// Else it is for an engine like Perl's that is given the whole output, such as `grep -Pz`.
    #[must_use]
    pub fn is_extended(&self) -> bool {
        !self.is_users && !self.as_str().contains(r"\n")
    }

    /// The text of the regular expression.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.regex.as_str()
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A pattern for exactly this text, which has no line breaks in it. What is not UTF-8 or a control character matches
/// anything, since no engine and no script takes it well.
pub(crate) fn escape(text: &[u8]) -> String {
    let mut pattern = String::new();
    for c in String::from_utf8_lossy(text).chars() {
        match c {
            // Without ] and }, which alone are literals everywhere, and may have no backslash in an extended expression.
            '\\' | '.' | '+' | '*' | '?' | '(' | ')' | '|' | '[' | '{' | '^' | '$' => {
                pattern.extend(['\\', c])
            }
            '\t' => pattern.push_str("[[:blank:]]"),
            char::REPLACEMENT_CHARACTER => pattern.push_str(".*"),
            c if c.is_control() => pattern.push_str(".*"),
            c => pattern.push(c),
        }
    }
    pattern
}

/// A regular expression of this crate's own, which is right. It is about bytes, since an output may hold any.
#[expect(clippy::expect_used, reason = "a constant of this crate, compiled by its tests")]
pub(crate) fn compile(regex: &str) -> Regex {
    RegexBuilder::new(regex).unicode(false).build().expect("a constant of this crate")
}

/// A [`Regex`] that is compiled when it is first used.
macro_rules! own {
    ($regex:expr) => {{
        static REGEX: std::sync::LazyLock<regex::bytes::Regex> =
            std::sync::LazyLock::new(|| $crate::pattern::compile($regex));
        &*REGEX
    }};
}
pub(crate) use own;

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
    fn broken_text_is_stepped_over() {
        assert!(Pattern::portable(&escape(b"a\xffb\x1bc")).unwrap().is_match(b"a\xfeb\x1bc"));
    }
}
