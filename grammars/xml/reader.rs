//! Streaming XML reader for long documents and those beyond the limits of tree-sitter-xml.
//!
//! The tree of tree-sitter-xml takes sixty bytes per byte of text, and cannot be made in pieces.
//! Its scanner keeps the names of all open elements in about a thousand bytes and knows only ASCII
//! names. It also fails on some processing instructions and CDATA sections. This reader has none of
//! these limits, and emits the same kinds of nodes, so that later stages see no difference.
//! Declarations at the start of the document cannot become long by nesting, so tree-sitter-xml
//! still reads each of them on its own.

use std::borrow::Cow;
use std::ops::Range;

use quick_xml::Reader;
use quick_xml::events::Event;
use secateur_syntax::{ParseError, TreeSink};

use super::prolog;

/// tree-sitter gives a scanner 1,024 bytes for its state, of which this one needs a few for counts.
const OPEN_NAMES_BYTES_MAX: usize = 1_000;

/// Returns `true` if the names of simultaneously open elements are too long for tree-sitter-xml,
/// which would take quadratic time to find out.
pub(super) fn is_too_deep(source: &[u8]) -> bool {
    let text = as_utf8(source);
    let mut reader = Reader::from_str(&text);
    reader.config_mut().check_end_names = false;
    reader.config_mut().allow_unmatched_ends = true;
    let (mut open, mut bytes) = (Vec::new(), 0);
    loop {
        match reader.read_event() {
            Ok(Event::Start(tag)) => {
                open.push(tag.name().as_ref().len() + 1);
                bytes += open.last().copied().unwrap_or(0);
                if bytes > OPEN_NAMES_BYTES_MAX {
                    return true;
                }
            }
            Ok(Event::End(_)) => bytes -= open.pop().unwrap_or(0),
            Ok(Event::Eof) | Err(_) => return false,
            Ok(_) => {}
        }
    }
}

/// Replaces each byte that is not valid UTF-8 by one letter, so that all positions stay the same.
fn as_utf8(source: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(source) {
        Ok(text) => text.into(),
        Err(_) => source
            .iter()
            .map(|&byte| if byte.is_ascii() { char::from(byte) } else { 'x' })
            .collect(),
    }
}

/// Emits the nodes of `source`.
pub(super) fn read(source: &[u8], sink: &mut TreeSink<'_>) -> Result<(), ParseError> {
    let text = as_utf8(source);
    // A byte order mark is not text, and the reader does not count it.
    let mark = text.len() - text.trim_start_matches('\u{feff}').len();
    let mut reader = Reader::from_str(&text[mark..]);
    reader.config_mut().check_end_names = false;
    reader.config_mut().allow_unmatched_ends = true;
    reader.config_mut().allow_dangling_amp = true;
    let mut nodes =
        Nodes { text: &text, sink, open: Vec::new(), state: State::Prolog { open: false } };
    nodes.sink.open("document", 0);
    let mut start = mark;
    loop {
        nodes.sink.step()?;
        let event = reader.read_event();
        let end = (mark + reader.buffer_position() as usize).clamp(start, text.len());
        match event {
            Ok(Event::Eof) => break,
            Ok(event) => nodes.event(&event, start..end)?,
            Err(_) => {
                nodes.sink.error(start..text.len());
                break;
            }
        }
        start = end;
    }
    nodes.finish();
    Ok(())
}

/// State of the reader while it emits nodes.
struct Nodes<'a, 's> {
    text: &'a str,
    sink: &'a mut TreeSink<'s>,
    /// Names of the open elements.
    open: Vec<Element<'a>>,
    state: State,
}

struct Element<'a> {
    name: &'a str,
    /// `true` if its `content` node is open.
    has_content: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    Prolog { open: bool },
    Root,
    Epilog,
}

impl Nodes<'_, '_> {
    fn event(&mut self, event: &Event<'_>, span: Range<usize>) -> Result<(), ParseError> {
        if span.is_empty() {
            return Ok(());
        }
        match event {
            Event::Start(_) => self.start_tag(span),
            Event::Empty(_) => {
                self.open_element(&span);
                self.tag("EmptyElemTag", span.clone(), "/>");
                self.close_element(span.end);
            }
            Event::End(_) => self.end_tag(span),
            Event::Text(_) | Event::GeneralRef(_) => self.text(span),
            Event::CData(_) => self.in_content(&span, |nodes| nodes.section(span.clone())),
            Event::Comment(_) => {
                self.open_around(&span);
                self.sink.leaf("Comment", span);
            }
            Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {
                self.open_around(&span);
                if self.open.is_empty() && prolog::read(self.text, span.clone(), self.sink)? {
                    return Ok(());
                }
                match event {
                    Event::DocType(_) => self.sink.leaf("doctypedecl", span),
                    _ => self.instruction(span),
                }
            }
            Event::Eof => {}
        }
        Ok(())
    }

    fn start_tag(&mut self, span: Range<usize>) {
        self.open_element(&span);
        self.tag("STag", span.clone(), ">");
        let name = name_at(self.text, span.start + 1);
        self.open.push(Element { name: &self.text[name], has_content: false });
    }

    fn end_tag(&mut self, span: Range<usize>) {
        let name = name_at(self.text, span.start + 2);
        let matches =
            self.open.last().is_some_and(|element| element.name == &self.text[name.clone()]);
        if !matches {
            self.sink.error(span);
            return;
        }
        if self.open.pop().is_some_and(|element| element.has_content) {
            self.sink.close(span.start);
        }
        self.sink.open("ETag", span.start);
        self.sink.token("</", span.start);
        self.sink.leaf("Name", name);
        self.sink.token(">", span.end - 1);
        self.sink.close(span.end);
        self.close_element(span.end);
    }

    fn open_element(&mut self, span: &Range<usize>) {
        if self.open.is_empty() {
            if self.state == (State::Prolog { open: true }) {
                self.sink.close(span.start);
            }
            // A document has only one root.
            if self.state == State::Epilog {
                self.sink.open_error("element", span.start);
                return;
            }
            self.state = State::Root;
            self.sink.open_in_field("element", span.start, "root");
        } else {
            self.open_content(span.start);
            self.sink.open("element", span.start);
        }
    }

    fn close_element(&mut self, end: usize) {
        self.sink.close(end);
        if self.open.is_empty() {
            self.state = State::Epilog;
        }
    }

    fn open_content(&mut self, start: usize) {
        if let Some(element) = self.open.last_mut()
            && !element.has_content
        {
            element.has_content = true;
            self.sink.open("content", start);
        }
    }

    /// Opens the enclosing nodes of an item that is allowed both inside and outside the root.
    fn open_around(&mut self, span: &Range<usize>) {
        if self.open.is_empty() && self.state == (State::Prolog { open: false }) {
            self.state = State::Prolog { open: true };
            self.sink.open("prolog", span.start);
        }
        self.open_content(span.start);
    }

    /// Emits an item that is allowed only inside the root.
    fn in_content(&mut self, span: &Range<usize>, put: impl FnOnce(&mut Self)) {
        if self.open.is_empty() {
            self.sink.error(span.clone());
        } else {
            self.open_content(span.start);
            put(self);
        }
    }

    fn text(&mut self, span: Range<usize>) {
        let text = &self.text[span.clone()];
        let is_reference = text.starts_with('&') && text.ends_with(';') && text.len() > 2;
        if self.open.is_empty() && text.bytes().all(|byte| byte.is_ascii_whitespace()) {
            return;
        }
        self.in_content(&span, |nodes| match is_reference {
            true => nodes.reference(span.clone(), ""),
            false => nodes.sink.leaf("CharData", span.clone()),
        });
    }

    fn tag(&mut self, kind: &'static str, span: Range<usize>, end: &'static str) {
        self.sink.open(kind, span.start);
        self.sink.token("<", span.start);
        let name = name_at(self.text, span.start + 1);
        let attributes_end = span.end - end.len();
        let mut at = name.end;
        self.sink.leaf("Name", name);
        while let Some(next) = self.attribute(at, attributes_end) {
            at = next;
        }
        self.sink.token(end, attributes_end);
        self.sink.close(span.end);
    }

    /// Emits the attribute that starts at `at`, or an ERROR for anything else, and returns its end.
    fn attribute(&mut self, at: usize, end: usize) -> Option<usize> {
        let rest = self.text.get(at..end)?;
        let start = at + rest.len() - rest.trim_start().len();
        if start >= end {
            return None;
        }
        let Some((name, equals, value)) = attribute_parts(self.text, start..end) else {
            self.sink.error(start..end);
            return None;
        };
        let quote = if self.text[value.clone()].starts_with('"') { "\"" } else { "'" };
        let close = value.end - 1;
        self.sink.open("Attribute", start);
        self.sink.leaf("Name", name);
        self.sink.token("=", equals);
        self.sink.open("AttValue", value.start);
        self.sink.token(quote, value.start);
        let mut from = value.start + 1;
        while let Some(at) = self.text[from..close].find('&').map(|at| from + at) {
            let Some(semicolon) = self.text[at..close].find(';').map(|length| at + length) else {
                break;
            };
            self.reference(at..semicolon + 1, "content");
            from = semicolon + 1;
        }
        self.sink.token(quote, close);
        self.sink.close(value.end);
        self.sink.close(value.end);
        Some(value.end)
    }

    fn reference(&mut self, span: Range<usize>, field: &str) {
        let text = &self.text[span.clone()];
        let opening =
            ["&#x", "&#", "&"].into_iter().find(|opening| text.starts_with(opening)).unwrap_or("&");
        let kind = if opening == "&" { "EntityRef" } else { "CharRef" };
        self.sink.open_in_field(kind, span.start, field);
        self.sink.token(opening, span.start);
        if opening == "&" {
            self.sink.leaf("Name", span.start + 1..span.end - 1);
        }
        self.sink.token(";", span.end - 1);
        self.sink.close(span.end);
    }

    fn section(&mut self, span: Range<usize>) {
        let (data, end) = (span.start + "<![CDATA[".len(), span.end - "]]>".len());
        self.sink.open("CDSect", span.start);
        self.sink.open("CDStart", span.start);
        self.sink.token("<![", span.start);
        self.sink.token("CDATA", span.start + 3);
        self.sink.token("[", span.start + 8);
        self.sink.close(data);
        if data < end {
            self.sink.leaf("CData", data..end);
        }
        self.sink.token("]]>", end);
        self.sink.close(span.end);
    }

    fn instruction(&mut self, span: Range<usize>) {
        self.sink.open("PI", span.start);
        self.sink.token("<?", span.start);
        let text = &self.text[span.start + 2..span.end - 2];
        let target = text.find(|c: char| c.is_ascii_whitespace()).unwrap_or(text.len());
        self.sink.leaf("PITarget", span.start + 2..span.start + 2 + target);
        self.sink.token("?>", span.end - 2);
        self.sink.close(span.end);
    }

    /// Unclosed elements match no rule.
    fn finish(self) {
        let end = self.text.len();
        for element in self.open.into_iter().rev() {
            if element.has_content {
                self.sink.close(end);
            }
            self.sink.mark_error();
            self.sink.close(end);
        }
    }
}

/// Returns the parts of the attribute at the start of a range: its name, the position of the equals
/// sign, and the value with its quotes.
fn attribute_parts(text: &str, span: Range<usize>) -> Option<(Range<usize>, usize, Range<usize>)> {
    let Range { start, end } = span;
    let behind_blanks = |at: usize| {
        let rest = text.get(at..end)?;
        Some(at + rest.len() - rest.trim_ascii_start().len())
    };
    let len = text[start..end].find(|c: char| c == '=' || c.is_ascii_whitespace())?;
    let equals = behind_blanks(start + len)?;
    let open = behind_blanks(equals + 1)?;
    let quote = text[open..end].chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
    let close = open + 1 + text[open + 1..end].find(quote)?;
    let is_attribute = len > 0 && text[equals..].starts_with('=');
    is_attribute.then_some((start..start + len, equals, open..close + 1))
}

fn name_at(text: &str, start: usize) -> Range<usize> {
    let rest = text.get(start..).unwrap_or_default();
    let is_end = |c: char| c.is_ascii_whitespace() || matches!(c, '/' | '>' | '<');
    start..start + rest.find(is_end).unwrap_or(rest.len())
}
