//! Streaming JSON reader for long documents without syntax errors.
//!
//! The tree of the parser takes fifty bytes per byte of text, and cannot be made in pieces, since a
//! document has one root. The reader emits the same nodes for a document without syntax errors. At
//! an error it adds an ERROR for the unexpected text, and missing nodes in place of what it
//! expected. So the lists around an error keep their separators.

use std::ops::Range;

use secateur_syntax::{ParseError, TreeSink};

/// Writes the nodes of `source`.
pub(super) fn read(source: &[u8], sink: &mut TreeSink<'_>) -> Result<(), ParseError> {
    let at = if source.starts_with("\u{feff}".as_bytes()) { 3 } else { 0 };
    sink.open("document", 0);
    let mut nodes = Nodes { text: source, at, sink, open: Vec::new(), next: Next::Value };
    while nodes.has_more() {
        nodes.sink.step()?;
        nodes.read_next();
    }
    while !nodes.open.is_empty() {
        nodes.sink.step()?;
        nodes.end_early();
    }
    Ok(())
}

/// Writes nodes.
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

impl Container {
    /// Returns the bracket at its end.
    fn bracket(self) -> &'static str {
        match self {
            Self::Object => "}",
            Self::Array => "]",
        }
    }
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
    /// Skips white space and comments. Returns `true` if anything follows.
    fn has_more(&mut self) -> bool {
        loop {
            let rest = self.text.get(self.at..).unwrap_or_default();
            self.at += rest.iter().take_while(|byte| b" \t\r\n".contains(byte)).count();
            let Some(len) = comment_len(&self.text[self.at..]) else {
                return self.at < self.text.len();
            };
            self.sink.comment("comment", self.at..self.at + len);
            self.at += len;
        }
    }

    fn read_next(&mut self) {
        let Some(first) = self.peek() else { return };
        let is_object = self.open.last() == Some(&Container::Object);
        match (self.next, first) {
            (Next::ValueOrEnd | Next::KeyOrEnd | Next::CommaOrEnd, b']' | b'}') => self.end(first),
            (Next::Value | Next::ValueOrEnd, _) if self.value(first) => {}
            (Next::Key | Next::KeyOrEnd, b'"') if self.string_len().is_some() => self.key(),
            (Next::CommaOrEnd, b',') => {
                self.token(",");
                self.next = if is_object { Next::Key } else { Next::Value };
            }
            (Next::CommaOrEnd, b'"' | b'{' | b'[') if !is_object || first == b'"' => {
                self.sink.missing(",", false, self.at, "");
                self.next = if is_object { Next::Key } else { Next::Value };
            }
            (Next::Value, b',' | b']' | b'}') if !self.open.is_empty() => self.missing_value(),
            (Next::Key, b',' | b']' | b'}') => self.missing_pair(),
            _ => self.unexpected(),
        }
    }

    fn missing_value(&mut self) {
        let field = self.value_field();
        self.sink.missing("null", true, self.at, field);
        self.end_value();
    }

    fn missing_pair(&mut self) {
        self.sink.missing("pair", true, self.at, "");
        self.next = Next::CommaOrEnd;
    }

    /// Adds an ERROR for a character, a wrong string, or a run of characters that begin no token.
    fn unexpected(&mut self) {
        let rest = &self.text[self.at..];
        if let (b'"', None) = (rest[0], self.string_len()) {
            let span = self.at..self.at + wrong_string_len(rest);
            self.at = span.end;
            return self.sink.error(span);
        }
        let is_end = |byte: &u8| b" \t\r\n,:[]{}\"".contains(byte);
        let len = rest.iter().skip(1).position(is_end).map_or(rest.len(), |len| len + 1);
        let len = if is_end(&rest[0]) { 1 } else { len };
        self.sink.error(self.at..self.at + len);
        self.at += len;
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn token(&mut self, text: &'static str) {
        self.sink.token(text, self.at);
        self.at += text.len();
    }

    fn value_field(&self) -> &'static str {
        if self.open.last() == Some(&Container::Object) { "value" } else { "" }
    }

    /// Returns `false` if no value begins with `first`.
    fn value(&mut self, first: u8) -> bool {
        let field = self.value_field();
        match first {
            b'{' => self.begin("object", "{", field, (Container::Object, Next::KeyOrEnd)),
            b'[' => self.begin("array", "[", field, (Container::Array, Next::ValueOrEnd)),
            b'"' => {
                let Some(len) = self.string_len() else { return false };
                self.string(field, len);
                self.end_value();
            }
            _ => {
                let Some((kind, len)) = self.scalar() else { return false };
                self.sink.open_in_field(kind, self.at, field);
                self.at += len;
                self.sink.close(self.at);
                self.end_value();
            }
        }
        true
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

    /// Ends the innermost container, and the one around it if the bracket belongs to that.
    fn end(&mut self, bracket: u8) {
        let closed = if bracket == b'}' { Container::Object } else { Container::Array };
        match self.open[..] {
            [.., last] if last == closed => self.token(closed.bracket()),
            [.., outer, _] if outer == closed => return self.end_early(),
            _ => return self.unexpected(),
        }
        self.close();
    }

    /// Ends the innermost container without its bracket.
    fn end_early(&mut self) {
        match self.next {
            Next::Value => self.missing_value(),
            Next::Key => self.missing_pair(),
            Next::ValueOrEnd | Next::KeyOrEnd | Next::CommaOrEnd => {
                let Some(container) = self.open.last() else { return };
                self.sink.missing(container.bracket(), false, self.at, "");
                self.close();
            }
        }
    }

    fn close(&mut self) {
        self.sink.close(self.at);
        self.open.pop();
        self.end_value();
    }

    /// A pair ends with its value.
    fn end_value(&mut self) {
        if self.open.last() == Some(&Container::Object) {
            self.sink.close(self.at);
        }
        // A document may have several values.
        self.next = if self.open.is_empty() { Next::Value } else { Next::CommaOrEnd };
    }

    fn key(&mut self) {
        let Some(len) = self.string_len() else { return };
        self.sink.open("pair", self.at);
        self.string("key", len);
        self.has_more();
        match self.peek() {
            Some(b':') => self.token(":"),
            _ => self.sink.missing(":", false, self.at, ""),
        }
        self.next = Next::Value;
    }

    /// Returns the length of the string at this position, if it is one.
    fn string_len(&self) -> Option<usize> {
        let rest = self.text.get(self.at..)?;
        let mut at = 1;
        loop {
            at += rest[at..].iter().position(|byte| b"\"\\\n\0".contains(byte))?;
            match rest[at..] {
                [b'"', ..] => return Some(at + 1),
                [b'\\', escaped, ..] if b"\"\\/bfnrtu".contains(&escaped) => at += 2,
                _ => return None,
            }
        }
    }

    fn string(&mut self, field: &str, len: usize) {
        let end = self.at + len;
        self.sink.open_in_field("string", self.at, field);
        self.token("\"");
        while self.at + 1 < end {
            if self.text[self.at] == b'\\' {
                self.leaf("escape_sequence", self.at..self.at + 2);
                continue;
            }
            let content = &self.text[self.at..end - 1];
            let len = content.iter().position(|&byte| byte == b'\\').unwrap_or(content.len());
            self.leaf("string_content", self.at..self.at + len);
        }
        self.token("\"");
        self.sink.close(self.at);
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
        let is_alone = rest.get(len).is_none_or(|byte| b" \t\r\n,]}/".contains(byte));
        is_alone.then_some((kind, len))
    }
}

/// Returns the length of a string that is not closed on its line, or has a wrong character.
fn wrong_string_len(text: &[u8]) -> usize {
    let mut at = 1;
    loop {
        match text.get(at) {
            Some(b'"') => return at + 1,
            Some(b'\n') | None => return at.min(text.len()),
            Some(b'\\') => at += 2,
            Some(_) => at += 1,
        }
    }
}

/// Returns the length of the comment at the start of a text.
fn comment_len(text: &[u8]) -> Option<usize> {
    match text {
        [b'/', b'/', rest @ ..] => {
            let len = rest.iter().position(|&byte| byte == b'\n').unwrap_or(rest.len());
            Some(2 + len)
        }
        [b'/', b'*', rest @ ..] => {
            let len = rest.windows(2).position(|pair| pair == b"*/")?;
            Some(len + 4)
        }
        _ => None,
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
