//! What counts as a token.
//!
//! Tokens are the unit in which the literature measures inputs and results, and the weight of a node. They are counted
//! from the bytes alone, so that the same text has the same size whatever tree it was parsed into.

pub(crate) mod c;
mod words;
mod xml;

/// How a language's text is cut into tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenModel {
    /// The preprocessing tokens of C and C++: identifiers, numbers, punctuators, and a string or character literal as one.
    /// Comments and white space are none.
    C,
    /// `<`, `</`, `>`, `/>`, `=`, names, attribute values, runs of text other than white space, and as one each a
    /// comment, CDATA section, processing instruction or declaration. White space is none.
    Xml,
    /// The leaves of the tree that are no comments: for languages without a lexer here. A [`Tree`](crate::Tree) counts
    /// them; where there is only text, words, literals on one line and single characters are counted instead.
    Leaves,
}

impl TokenModel {
    /// The number of tokens in `text`.
    #[must_use]
    pub fn count(self, text: &[u8]) -> u64 {
        self.starts(text).len() as u64
    }

    /// Where each token starts, ascending.
    pub(crate) fn starts(self, text: &[u8]) -> Vec<u32> {
        match self {
            Self::C => c::starts(text),
            Self::Xml => xml::starts(text),
            Self::Leaves => words::starts(text),
        }
    }
}

/// A position in a text, for the token models.
struct Scanner<'a> {
    text: &'a [u8],
    position: usize,
}

impl<'a> Scanner<'a> {
    fn new(text: &'a [u8]) -> Self {
        Self { text, position: 0 }
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.position).copied()
    }

    fn rest(&self) -> &'a [u8] {
        &self.text[self.position..]
    }

    fn starts_with(&self, prefix: &[u8]) -> bool {
        self.rest().starts_with(prefix)
    }

    fn advance(&mut self, bytes: usize) {
        self.position = (self.position + bytes).min(self.text.len());
    }

    fn skip_while(&mut self, accept: impl Fn(u8) -> bool) {
        self.position += self.rest().iter().take_while(|&&byte| accept(byte)).count();
    }

    /// Moves behind the next `end`, or to the end of the text when there is none.
    fn skip_past(&mut self, end: &[u8]) {
        let found = self.rest().windows(end.len()).position(|window| window == end);
        self.advance(found.map_or(usize::MAX - self.position, |at| at + end.len()));
    }
}
