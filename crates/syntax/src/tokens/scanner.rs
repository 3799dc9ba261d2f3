//! Scanner for lexers.

/// Text with a reading position.
pub struct Scanner<'a> {
    pub text: &'a [u8],
    pub position: usize,
}

impl<'a> Scanner<'a> {
    /// Returns a scanner at the start of a text.
    #[must_use]
    pub fn new(text: &'a [u8]) -> Self {
        Self { text, position: 0 }
    }

    /// Returns the next byte.
    pub fn peek(&self) -> Option<u8> {
        self.text.get(self.position).copied()
    }

    /// Returns the unread text.
    pub fn rest(&self) -> &'a [u8] {
        &self.text[self.position..]
    }

    /// Returns `true` if the unread text starts with `prefix`.
    pub fn starts_with(&self, prefix: &[u8]) -> bool {
        self.rest().starts_with(prefix)
    }

    /// Skips this many bytes, at most to the end of the text.
    pub fn advance(&mut self, bytes: usize) {
        self.position = (self.position + bytes).min(self.text.len());
    }

    /// Skips bytes while `accept` returns `true`.
    pub fn skip_while(&mut self, accept: impl Fn(u8) -> bool) {
        self.position += self.rest().iter().take_while(|&&byte| accept(byte)).count();
    }

    /// Skips to after the next `end`, or to the end of the text if there is none.
    pub fn skip_past(&mut self, end: &[u8]) {
        let found = memchr::memmem::find(self.rest(), end);
        self.advance(found.map_or(usize::MAX - self.position, |at| at + end.len()));
    }
}
