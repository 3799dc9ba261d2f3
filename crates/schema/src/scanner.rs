//! Text that is being read, with the current position.

use crate::SchemaError;
use crate::pattern::Operator;

type Read<T> = Result<T, SchemaError>;

/// Text of a schema that is read from the start to the end.
pub(crate) struct Scanner<'t> {
    pub(crate) text: &'t str,
    pub(crate) at: usize,
    /// Path of the file, for errors.
    pub(crate) path: &'t str,
}

impl<'t> Scanner<'t> {
    pub(crate) fn new(text: &'t str, path: &'t str) -> Self {
        Self { text, at: 0, path }
    }

    pub(crate) fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.at == self.text.len()
    }

    /// Returns the current line, from 1.
    pub(crate) fn line(&self) -> usize {
        1 + self.text.as_bytes()[..self.at].iter().filter(|&&byte| byte == b'\n').count()
    }

    pub(crate) fn error(&self, problem: &str) -> SchemaError {
        SchemaError::Syntax {
            file: self.path.to_owned(),
            line: self.line(),
            problem: problem.to_owned(),
        }
    }

    /// Skips white space.
    pub(crate) fn blanks(&mut self) -> &mut Self {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
        self
    }

    /// Returns the next character.
    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Reads a sign for the number of a part of a content model, if one is next.
    pub(crate) fn repetition(&mut self) -> Option<Operator> {
        let operator = match self.peek()? {
            '?' => Operator::Optional,
            '*' => Operator::ZeroOrMore,
            '+' => Operator::OneOrMore,
            _ => return None,
        };
        self.at += 1;
        Some(operator)
    }

    /// Skips a text if it is next. Returns `true` if it is.
    pub(crate) fn takes(&mut self, text: &str) -> bool {
        let has = self.rest().starts_with(text);
        if has {
            self.at += text.len();
        }
        has
    }

    /// Skips a text that must be next.
    pub(crate) fn expect(&mut self, text: &str) -> Read<()> {
        if self.takes(text) { Ok(()) } else { Err(self.error(&format!("expected `{text}`"))) }
    }

    /// Skips to the end of a text.
    pub(crate) fn behind(&mut self, end: &str) -> Read<()> {
        let Some(at) = self.rest().find(end) else {
            return Err(self.error(&format!("`{end}` is missing")));
        };
        self.at += at + end.len();
        Ok(())
    }

    /// Reads a text between two of the first of these quotes that is next.
    pub(crate) fn quoted(&mut self, quotes: &[&str]) -> Read<&'t str> {
        let rest = self.rest();
        let Some(quote) = quotes.iter().find(|quote| rest.starts_with(**quote)) else {
            return Err(self.error("expected a text in quotes"));
        };
        let Some((inner, _)) = rest[quote.len()..].split_once(quote) else {
            return Err(self.error("unclosed quotes"));
        };
        self.at += inner.len() + 2 * quote.len();
        Ok(inner)
    }
}

/// Returns a text with references to characters replaced, which are between `start` and `end`.
/// `decoded` returns the character for the text between.
pub(crate) fn unescaped(
    text: &str,
    start: &str,
    end: char,
    decoded: impl Fn(&str) -> Option<char>,
) -> String {
    let (mut result, mut rest) = (String::new(), text);
    while let Some((before, found)) = rest.split_once(start) {
        result += before;
        let character = found.split_once(end).and_then(|(inner, after)| {
            rest = after;
            decoded(inner)
        });
        match character {
            Some(character) => result.push(character),
            None => {
                result += start;
                rest = found;
            }
        }
    }
    result + rest
}

/// Returns the character of a reference such as `#65` or `#x41`, without its `#`.
pub(crate) fn character(number: &str) -> Option<char> {
    char::from_u32(match number.strip_prefix('x') {
        Some(digits) => u32::from_str_radix(digits, 16).ok()?,
        None => number.parse().ok()?,
    })
}
