//! Streaming JSON reader for long documents without syntax errors.
//!
//! The tree of the parser takes fifty bytes per byte of text, and cannot be made in pieces, since a
//! document has one root. The reader emits the same nodes. It does not recover from errors: at the
//! first unexpected character, such as that of a comment, it leaves the text to the parser.

use std::ops::Range;

use secateur_syntax::{ParseError, TreeSink};

/// Writes the nodes of `source`, with an error if the reader leaves the text to the parser.
pub(super) fn read(source: &[u8], sink: &mut TreeSink<'_>) -> Result<(), ParseError> {
    let at = if source.starts_with("\u{feff}".as_bytes()) { 3 } else { 0 };
    sink.open("document", 0);
    let mut nodes = Nodes { text: source, at, sink, open: Vec::new(), next: Next::Value };
    let mut is_well_formed = std::str::from_utf8(source).is_ok();
    while is_well_formed && nodes.has_more() {
        nodes.sink.step()?;
        is_well_formed = nodes.read_next().is_some();
    }
    if !is_well_formed || !nodes.open.is_empty() {
        nodes.sink.error(nodes.at..source.len());
    }
    Ok(())
}

/// Writes nodes. A method returns `None` at a character that it does not expect.
struct Nodes<'a, 's> {
    text: &'a [u8],
    /// Position of the next character.
    at: usize,
    sink: &'a mut TreeSink<'s>,
    /// The open objects and arrays.
    open: Vec<Container>,
    next: Next,
}

#[derive(Clone, Copy, PartialEq)]
enum Container {
    Object,
    Array,
}

/// The part of a document that can come next.
#[derive(Clone, Copy)]
enum Next {
    Value,
    ValueOrEnd,
    Key,
    KeyOrEnd,
    CommaOrEnd,
}

impl Nodes<'_, '_> {
    /// Skips white space. Returns `true` if anything follows.
    fn has_more(&mut self) -> bool {
        let rest = self.text.get(self.at..).unwrap_or_default();
        self.at += rest.iter().take_while(|byte| b" \t\r\n".contains(byte)).count();
        self.at < self.text.len()
    }

    fn read_next(&mut self) -> Option<()> {
        match (self.next, self.peek()?) {
            (Next::ValueOrEnd | Next::KeyOrEnd | Next::CommaOrEnd, b']' | b'}') => self.end(),
            (Next::Value | Next::ValueOrEnd, first) => self.value(first),
            (Next::Key | Next::KeyOrEnd, b'"') => self.key(),
            (Next::CommaOrEnd, b',') => {
                self.token(",");
                let is_object = self.open.last() == Some(&Container::Object);
                self.next = if is_object { Next::Key } else { Next::Value };
                Some(())
            }
            _ => None,
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn token(&mut self, text: &'static str) {
        self.sink.token(text, self.at);
        self.at += text.len();
    }

    fn value(&mut self, first: u8) -> Option<()> {
        let field = if self.open.last() == Some(&Container::Object) { "value" } else { "" };
        match first {
            b'{' => self.begin("object", "{", field, (Container::Object, Next::KeyOrEnd)),
            b'[' => self.begin("array", "[", field, (Container::Array, Next::ValueOrEnd)),
            b'"' => {
                self.string(field)?;
                self.end_value();
            }
            _ => {
                let (kind, len) = self.scalar()?;
                self.sink.open_in_field(kind, self.at, field);
                self.at += len;
                self.sink.close(self.at);
                self.end_value();
            }
        }
        Some(())
    }

    fn begin(
        &mut self,
        kind: &'static str,
        bracket: &'static str,
        field: &str,
        (container, next): (Container, Next),
    ) {
        self.sink.open_in_field(kind, self.at, field);
        self.token(bracket);
        self.open.push(container);
        self.next = next;
    }

    fn end(&mut self) -> Option<()> {
        let bracket = match (self.open.last()?, self.peek()?) {
            (Container::Object, b'}') => "}",
            (Container::Array, b']') => "]",
            _ => return None,
        };
        self.token(bracket);
        self.sink.close(self.at);
        self.open.pop();
        self.end_value();
        Some(())
    }

    /// A pair ends with its value.
    fn end_value(&mut self) {
        if self.open.last() == Some(&Container::Object) {
            self.sink.close(self.at);
        }
        // A document may have several values.
        self.next = if self.open.is_empty() { Next::Value } else { Next::CommaOrEnd };
    }

    fn key(&mut self) -> Option<()> {
        self.sink.open("pair", self.at);
        self.string("key")?;
        self.has_more();
        if self.peek()? != b':' {
            return None;
        }
        self.token(":");
        self.next = Next::Value;
        Some(())
    }

    fn string(&mut self, field: &str) -> Option<()> {
        self.sink.open_in_field("string", self.at, field);
        self.token("\"");
        loop {
            let rest = &self.text[self.at..];
            let len = rest.iter().position(|byte| b"\"\\\n\0".contains(byte))?;
            if len > 0 {
                self.leaf("string_content", self.at..self.at + len);
            }
            match rest[len..] {
                [b'"', ..] => break,
                [b'\\', escaped, ..] if b"\"\\/bfnrtu".contains(&escaped) => {
                    self.leaf("escape_sequence", self.at..self.at + 2);
                }
                _ => return None,
            }
        }
        self.token("\"");
        self.sink.close(self.at);
        Some(())
    }

    fn leaf(&mut self, kind: &'static str, span: Range<usize>) {
        self.at = span.end;
        self.sink.leaf(kind, span);
    }

    /// Returns the kind and length of a number or keyword, if nothing is joined to it.
    fn scalar(&self) -> Option<(&'static str, usize)> {
        let rest = &self.text[self.at..];
        let keyword =
            ["true", "false", "null"].into_iter().find(|word| rest.starts_with(word.as_bytes()));
        let (kind, len) = match keyword {
            Some(word) => (word, word.len()),
            None => ("number", number_len(rest)?),
        };
        let is_alone = rest.get(len).is_none_or(|byte| b" \t\r\n,]}".contains(byte));
        is_alone.then_some((kind, len))
    }
}

/// Returns the length of the number at the start of a text. As in the grammar, no digit need follow
/// the decimal point, and an exponent has no plus sign.
fn number_len(text: &[u8]) -> Option<usize> {
    let digits = |from: usize| text[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut at = usize::from(text.starts_with(b"-"));
    let whole = digits(at);
    if whole == 0 || whole > 1 && text[at] == b'0' {
        return None;
    }
    at += whole;
    if text.get(at) == Some(&b'.') {
        at += 1 + digits(at + 1);
    }
    if matches!(text.get(at), Some(b'e' | b'E')) {
        at += 1;
        at += usize::from(text.get(at) == Some(&b'-'));
        let exponent = digits(at);
        if exponent == 0 {
            return None;
        }
        at += exponent;
    }
    Some(at)
}
