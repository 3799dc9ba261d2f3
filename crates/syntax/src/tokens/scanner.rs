//! A position in a text, for what cuts it into tokens.

/// A text, and how far it has been read.
pub struct Scanner<'a> {
    /// The whole text.
    pub text: &'a [u8],
    /// How far it has been read.
    pub position: usize,
}

impl<'a> Scanner<'a> {
    /// At the start of a text.
    #[must_use]
    pub fn new(text: &'a [u8]) -> Self {
        Self { text, position: 0 }
    }

    /// The next byte.
    #[must_use]
    pub fn peek(&self) -> Option<u8> {
        self.text.get(self.position).copied()
    }

    /// What has not been read.
    #[must_use]
    pub fn rest(&self) -> &'a [u8] {
        &self.text[self.position..]
    }

    /// Whether this comes next.
    #[must_use]
    pub fn starts_with(&self, prefix: &[u8]) -> bool {
        self.rest().starts_with(prefix)
    }

    /// Moves on by so many bytes, at most to the end of the text.
    pub fn advance(&mut self, bytes: usize) {
        self.position = (self.position + bytes).min(self.text.len());
    }

    /// Moves behind the bytes of which `accept` says so.
    pub fn skip_while(&mut self, accept: impl Fn(u8) -> bool) {
        self.position += self.rest().iter().take_while(|&&byte| accept(byte)).count();
    }

    /// Moves behind the next `end`, or to the end of the text when there is none.
    pub fn skip_past(&mut self, end: &[u8]) {
        let found = memchr::memmem::find(self.rest(), end);
        self.advance(found.map_or(usize::MAX - self.position, |at| at + end.len()));
    }
}
