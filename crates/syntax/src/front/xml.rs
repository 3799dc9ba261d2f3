//! XML by a streaming reader, for long documents and those beyond the limits of tree-sitter-xml.
//!
//! The tree of that parser takes sixty bytes for each byte of text, and cannot be made [in pieces](super::pieces).
//! That parser keeps the names of all open elements in about a thousand bytes, knows names in ASCII only, and stumbles
//! over some processing instructions and CDATA sections. The reader has none of these limits. It gives the same kinds
//! of nodes, so that nothing behind it sees a difference. Declarations at the start of the document, which no nesting
//! can make long, are still read by tree-sitter-xml, each on its own.

use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;

use quick_xml::Reader;
use quick_xml::events::Event;

use super::{Builder, NewNode, xml_prolog};
use crate::ParseError;
use crate::record::Record;
use crate::rules::{Compiled, RuleId};
use crate::stop_check::StopCheck;

/// tree-sitter gives a scanner 1,024 bytes for its state, and this one needs a few for counts.
const OPEN_NAMES_BYTES_MAX: usize = 1_000;

/// Whether the names of the elements that are open at once are too long for tree-sitter-xml, which would take time
/// quadratic in the document to find that out.
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

/// The reader takes text only. Bytes that are none become letters, one each, so that all positions stay.
fn as_utf8(source: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(source) {
        Ok(text) => text.into(),
        Err(_) => source.iter().map(|&byte| if byte.is_ascii() { char::from(byte) } else { 'x' }).collect(),
    }
}

/// The nodes of `source`.
pub(super) fn parse(
    compiled: &Compiled,
    source: &[u8],
    builder: Builder<'_>,
    stop_check: &StopCheck<'_>,
) -> Result<Vec<Record>, ParseError> {
    let text = as_utf8(source);
    // A byte order mark is no text, and the reader does not count it.
    let mark = text.len() - text.trim_start_matches('\u{feff}').len();
    let mut reader = Reader::from_str(&text[mark..]);
    reader.config_mut().check_end_names = false;
    reader.config_mut().allow_unmatched_ends = true;
    reader.config_mut().allow_dangling_amp = true;
    let state = State::Prolog { open: false };
    let mut nodes =
        Nodes { compiled, text: &text, builder, stop_check, open: Vec::new(), state, kinds: HashMap::new() };
    nodes.open("document", 0);
    let mut start = mark;
    loop {
        stop_check.step()?;
        let event = reader.read_event();
        let end = (mark + reader.buffer_position() as usize).clamp(start, text.len());
        match event {
            Ok(Event::Eof) => break,
            Ok(event) => nodes.event(&event, start..end)?,
            Err(_) => {
                nodes.error(start..text.len());
                break;
            }
        }
        start = end;
    }
    Ok(nodes.finish())
}

/// The nodes as they are put down.
struct Nodes<'a> {
    compiled: &'a Compiled,
    text: &'a str,
    builder: Builder<'a>,
    stop_check: &'a StopCheck<'a>,
    /// The names of the open elements.
    open: Vec<Element<'a>>,
    state: State,
    /// The numbers of kinds and their rules: the parser looks for a name among all that it has.
    kinds: HashMap<(&'static str, bool), (u16, Option<RuleId>)>,
}

struct Element<'a> {
    name: &'a str,
    /// Whether its `content` node is open.
    has_content: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    Prolog { open: bool },
    Root,
    Epilog,
}

impl<'a> Nodes<'a> {
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
            Event::Comment(_) => self.anywhere(&span, |nodes| nodes.leaf("Comment", span.clone())),
            Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {
                let is_prolog = self.open.is_empty();
                let read = || xml_prolog::read(self.compiled, self.text, span.clone(), self.stop_check);
                let whole = if is_prolog { read()? } else { None };
                self.anywhere(&span, |nodes| match whole {
                    Some(records) => nodes.builder.graft(&records),
                    None if matches!(event, Event::DocType(_)) => nodes.leaf("doctypedecl", span.clone()),
                    None => nodes.instruction(span.clone()),
                });
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
        let matches = self.open.last().is_some_and(|element| element.name == &self.text[name.clone()]);
        if !matches {
            self.error(span);
            return;
        }
        if self.open.pop().is_some_and(|element| element.has_content) {
            self.builder.close(span.start);
        }
        self.open("ETag", span.start);
        self.token("</", span.start);
        self.leaf("Name", name);
        self.token(">", span.end - 1);
        self.builder.close(span.end);
        self.close_element(span.end);
    }

    fn open_element(&mut self, span: &Range<usize>) {
        if self.open.is_empty() {
            if self.state == (State::Prolog { open: true }) {
                self.builder.close(span.start);
            }
            // A second root belongs to no document.
            if self.state == State::Epilog {
                self.open_flagged("element", span.start, Record::ERROR);
                return;
            }
            self.state = State::Root;
            self.open_in_field("element", span.start, "root");
        } else {
            self.open_content(span.start);
            self.open("element", span.start);
        }
    }

    fn close_element(&mut self, end: usize) {
        self.builder.close(end);
        if self.open.is_empty() {
            self.state = State::Epilog;
        }
    }

    fn open_content(&mut self, start: usize) {
        if let Some(element) = self.open.last_mut()
            && !element.has_content
        {
            element.has_content = true;
            self.open("content", start);
        }
    }

    /// Puts something down that may stand both inside and outside the root.
    fn anywhere(&mut self, span: &Range<usize>, put: impl FnOnce(&mut Self)) {
        if self.open.is_empty() && self.state == (State::Prolog { open: false }) {
            self.state = State::Prolog { open: true };
            self.open("prolog", span.start);
        }
        self.open_content(span.start);
        put(self);
    }

    /// Puts something down that may only stand inside the root.
    fn in_content(&mut self, span: &Range<usize>, put: impl FnOnce(&mut Self)) {
        if self.open.is_empty() {
            self.error(span.clone());
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
            true => nodes.reference(span.clone(), None),
            false => nodes.leaf("CharData", span.clone()),
        });
    }

    fn tag(&mut self, kind: &'static str, span: Range<usize>, end: &'static str) {
        self.open(kind, span.start);
        self.token("<", span.start);
        let name = name_at(self.text, span.start + 1);
        let attributes_end = span.end - end.len();
        let mut at = name.end;
        self.leaf("Name", name);
        while let Some(next) = self.attribute(at, attributes_end) {
            at = next;
        }
        self.token(end, attributes_end);
        self.builder.close(span.end);
    }

    /// The attribute from `at` on, if there is one; gives where it ends. What is no attribute is an ERROR.
    fn attribute(&mut self, at: usize, end: usize) -> Option<usize> {
        let rest = self.text.get(at..end)?;
        let start = at + rest.len() - rest.trim_start().len();
        if start >= end {
            return None;
        }
        let name =
            start..start + self.text[start..end].find(|c: char| c == '=' || c.is_ascii_whitespace()).unwrap_or(0);
        let equals = name.end + self.text[name.end..end].find(|c: char| !c.is_ascii_whitespace()).unwrap_or(0);
        let quote_at = self.text.get(equals + 1..end).and_then(|rest| {
            let at = rest.find(|c: char| !c.is_ascii_whitespace())?;
            Some(equals + 1 + at)
        });
        let value =
            quote_at.filter(|_| !name.is_empty() && self.text[equals..].starts_with('=')).and_then(|quote_at| {
                let quote = self.text[quote_at..end].chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
                let close = quote_at + 1 + self.text[quote_at + 1..end].find(quote)?;
                Some((quote_at, close, if quote == '"' { "\"" } else { "'" }))
            });
        let Some((quote_at, close, quote)) = value else {
            self.error(start..end);
            return None;
        };
        self.open("Attribute", start);
        self.leaf("Name", name);
        self.token("=", equals);
        self.open("AttValue", quote_at);
        self.token(quote, quote_at);
        let mut from = quote_at + 1;
        while let Some(at) = self.text[from..close].find('&').map(|at| from + at) {
            let Some(semicolon) = self.text[at..close].find(';').map(|length| at + length) else { break };
            self.reference(at..semicolon + 1, Some("content"));
            from = semicolon + 1;
        }
        self.token(quote, close);
        self.builder.close(close + 1);
        self.builder.close(close + 1);
        Some(close + 1)
    }

    fn reference(&mut self, span: Range<usize>, field: Option<&str>) {
        let text = &self.text[span.clone()];
        let opening = ["&#x", "&#", "&"].into_iter().find(|opening| text.starts_with(opening)).unwrap_or("&");
        let kind = if opening == "&" { "EntityRef" } else { "CharRef" };
        self.open_in_field(kind, span.start, field.unwrap_or_default());
        self.token(opening, span.start);
        if opening == "&" {
            self.leaf("Name", span.start + 1..span.end - 1);
        }
        self.token(";", span.end - 1);
        self.builder.close(span.end);
    }

    fn section(&mut self, span: Range<usize>) {
        let (data, end) = (span.start + "<![CDATA[".len(), span.end - "]]>".len());
        self.open("CDSect", span.start);
        self.open("CDStart", span.start);
        self.token("<![", span.start);
        self.token("CDATA", span.start + 3);
        self.token("[", span.start + 8);
        self.builder.close(data);
        if data < end {
            self.leaf("CData", data..end);
        }
        self.token("]]>", end);
        self.builder.close(span.end);
    }

    fn instruction(&mut self, span: Range<usize>) {
        self.open("PI", span.start);
        self.token("<?", span.start);
        let text = &self.text[span.start + 2..span.end - 2];
        let target = text.find(|c: char| c.is_ascii_whitespace()).unwrap_or(text.len());
        self.leaf("PITarget", span.start + 2..span.start + 2 + target);
        self.token("?>", span.end - 2);
        self.builder.close(span.end);
    }

    fn error(&mut self, span: Range<usize>) {
        self.open_flagged("ERROR", span.start, Record::ERROR | Record::EXTRA);
        self.builder.close(span.end);
    }

    fn open(&mut self, kind: &'static str, start: usize) {
        self.open_in_field(kind, start, "");
    }

    fn open_in_field(&mut self, kind: &'static str, start: usize, field: &str) {
        let number = |field| self.compiled.language.field_id_for_name(field).map_or(0, std::num::NonZeroU16::get);
        let field = if field.is_empty() { 0 } else { number(field) };
        self.put(kind, true, start, field, 0);
    }

    fn open_flagged(&mut self, kind: &'static str, start: usize, flags: u8) {
        self.put(kind, true, start, 0, flags);
    }

    fn leaf(&mut self, kind: &'static str, span: Range<usize>) {
        self.open(kind, span.start);
        self.builder.close(span.end);
    }

    fn token(&mut self, text: &'static str, start: usize) {
        self.put(text, false, start, 0, 0);
        self.builder.close(start + text.len());
    }

    fn put(&mut self, kind: &'static str, named: bool, start: usize, field: u16, flags: u8) {
        let compiled = self.compiled;
        let (id, rule) = *self.kinds.entry((kind, named)).or_insert_with(|| {
            let id = match compiled.language.id_for_node_kind(kind, named) {
                0 => u16::MAX,
                id => id,
            };
            (id, compiled.rule_of(id))
        });
        let flags = flags | if named { Record::NAMED } else { 0 };
        self.builder.open(&NewNode { kind: id, field, rule, flags, start });
    }

    /// Elements that no tag closes fit no rule.
    fn finish(mut self) -> Vec<Record> {
        let end = self.text.len();
        while let Some(element) = self.open.pop() {
            if element.has_content {
                self.builder.close(end);
            }
            self.builder.mark(Record::ERROR);
            self.builder.close(end);
        }
        self.builder.finish()
    }
}

fn name_at(text: &str, start: usize) -> Range<usize> {
    let rest = text.get(start..).unwrap_or_default();
    let is_end = |c: char| c.is_ascii_whitespace() || matches!(c, '/' | '>' | '<');
    start..start + rest.find(is_end).unwrap_or(rest.len())
}
