//! A position in a text, for the token models.

/// What is left of a text.
pub(super) struct Scanner<'a> {
    pub(super) text: &'a [u8],
    pub(super) position: usize,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a [u8]) -> Self {
        Self { text, position: 0 }
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.text.get(self.position).copied()
    }

    pub(super) fn rest(&self) -> &'a [u8] {
        &self.text[self.position..]
    }

    pub(super) fn starts_with(&self, prefix: &[u8]) -> bool {
        self.rest().starts_with(prefix)
    }

    pub(super) fn advance(&mut self, bytes: usize) {
        self.position = (self.position + bytes).min(self.text.len());
    }

    pub(super) fn skip_while(&mut self, accept: impl Fn(u8) -> bool) {
        self.position += self.rest().iter().take_while(|&&byte| accept(byte)).count();
    }

    /// Moves behind the next `end`, or to the end of the text when there is none.
    pub(super) fn skip_past(&mut self, end: &[u8]) {
        let found = memchr::memmem::find(self.rest(), end);
        self.advance(found.map_or(usize::MAX - self.position, |at| at + end.len()));
    }
}
