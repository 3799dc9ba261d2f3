//! What counts as a token.
//!
//! Tokens are the unit in which the literature measures inputs and results, and the weight of a node. They are counted
//! from the bytes alone, so that the same text has the same size whatever tree it was parsed into.

pub(crate) mod c;
mod scanner;
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
