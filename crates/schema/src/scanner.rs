//! Text that is being read, with the current position.

use crate::SchemaError;

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
    pub(crate) fn blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
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
