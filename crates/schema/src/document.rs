//! Documents as texts: their check, and the schemas that they name.

use quick_xml::Reader;
use quick_xml::escape::unescape_with;
use quick_xml::events::{BytesStart, Event};

use crate::scanner::character;
use crate::schema::Doctype;
use crate::{Checker, Leniency, Schema, SchemaKind};

/// First point at which a document does not match its schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invalid {
    /// Line, from 1.
    pub line: usize,
    pub problem: String,
}

/// Schemas that a document names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mentioned {
    pub doctype: Option<Doctype>,
    pub files: Vec<SchemaFile>,
}

/// Reference from a document to a file with its schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemaFile {
    pub kind: SchemaKind,
    pub href: String,
    /// `true` for an `xml-model` instruction, `false` for an attribute of the root element.
    pub is_model: bool,
}

impl Schema {
    /// Checks a document.
    ///
    /// # Errors
    ///
    /// If it is not well-formed or does not match the schema.
    pub fn check(&self, text: &[u8], leniency: Leniency) -> Result<(), Invalid> {
        let text = String::from_utf8_lossy(text);
        let checked = self.check_text(text.trim_start_matches('\u{feff}'), leniency);
        checked.map_err(|(at, problem)| {
            let before = text.as_bytes().get(..at).unwrap_or_default();
            Invalid { line: 1 + before.iter().filter(|&&byte| byte == b'\n').count(), problem }
        })
    }

    /// Returns the least leniency by which a document is valid.
    ///
    /// # Errors
    ///
    /// If it is not valid by any.
    pub fn leniency_for(&self, text: &[u8]) -> Result<Leniency, Invalid> {
        let by = |leniency| self.check(text, leniency).map(|()| leniency);
        by(Leniency::None)
            .or_else(|_| by(Leniency::Prefixes))
            .or_else(|invalid| by(Leniency::References).map_err(|_| invalid))
    }

    fn check_text(&self, text: &str, leniency: Leniency) -> Result<(), (usize, String)> {
        let mut reader = Reader::from_str(text);
        let mut checker = self.checker(leniency);
        let (mut depth, mut has_root, mut has_doctype) = (0usize, false, self.doctype.is_none());
        loop {
            let at = reader.buffer_position() as usize;
            let event = reader.read_event().map_err(|error| (at, error.to_string()))?;
            let here = |problem: String| (at, problem);
            match event {
                Event::Start(ref tag) | Event::Empty(ref tag) => {
                    if depth == 0 && std::mem::replace(&mut has_root, true) {
                        return Err(here("there are two root elements".into()));
                    }
                    self.start(&mut checker, tag, at).map_err(here)?;
                    if matches!(event, Event::Start(_)) {
                        depth += 1;
                    } else {
                        checker.end().map_err(here)?;
                    }
                }
                Event::End(_) => {
                    depth = depth.saturating_sub(1);
                    checker.end().map_err(here)?;
                }
                Event::Text(part) if depth > 0 => {
                    checker.text(&part).map_err(here)?;
                }
                Event::Text(part) => {
                    if !part.trim().is_empty() {
                        return Err(here("there is text outside of the root element".into()));
                    }
                }
                Event::CData(part) => checker.text(&part).map_err(here)?,
                Event::GeneralRef(name) => checker.reference(&name).map_err(here)?,
                Event::DocType(declaration) => {
                    has_doctype |= self.is_doctype(&declaration);
                }
                Event::Eof => break,
                Event::Comment(_) | Event::PI(_) | Event::Decl(_) => {}
            }
            if checker.is_over() {
                return Ok(());
            }
        }
        if depth > 0 || !has_root {
            return Err((text.len(), "the document ends within its root element".into()));
        }
        if !has_doctype {
            return Err((0, "the document type declaration is not that of the input".into()));
        }
        checker.finish().map(|_| ())
    }

    fn start(
        &self,
        checker: &mut Checker<'_>,
        tag: &BytesStart<'_>,
        at: usize,
    ) -> Result<(), String> {
        let mut attributes = Vec::new();
        for attribute in tag.attributes() {
            let attribute = attribute.map_err(|error| error.to_string())?;
            let name: &str = attribute.key.as_ref();
            attributes.push((name.to_owned().into(), self.value(&attribute.value)));
        }
        checker.start(tag.name().as_ref(), &attributes, at)
    }

    /// Returns a valid document with a violation of the schema that hardly changes its meaning: a
    /// further attribute or element in its root.
    pub fn violated(&self, text: &[u8], leniency: Leniency) -> Option<Vec<u8>> {
        let source = std::str::from_utf8(text).ok()?;
        let mark = source.len() - source.trim_start_matches('\u{feff}').len();
        let mut reader = Reader::from_str(&source[mark..]);
        let (tag, end) = loop {
            let at = mark + reader.buffer_position() as usize;
            match reader.read_event().ok()? {
                Event::Start(tag) => {
                    let end = mark + reader.buffer_position() as usize;
                    break (at + 1 + tag.name().as_ref().len(), Some(end));
                }
                Event::Empty(tag) => break (at + 1 + tag.name().as_ref().len(), None),
                Event::Eof => return None,
                _ => {}
            }
        };
        let attribute = Some((tag, " secateur=\"\""));
        let element = end.map(|end| (end, "<secateur/>"));
        let violations = [attribute, element].into_iter().flatten();
        violations
            .map(|(at, more)| [&source[..at], more, &source[at..]].concat().into_bytes())
            .find(|text| self.check(text, leniency).is_err())
    }

    /// Returns an attribute value as the document means it.
    pub fn value(&self, written: &str) -> String {
        if !written.contains(['&', '\n', '\t', '\r']) {
            return written.to_owned();
        }
        let entity = |name: &str| self.entity_text(name);
        let value =
            unescape_with(written, entity).map_or(written.into(), std::borrow::Cow::into_owned);
        value.replace(['\n', '\t', '\r'], " ")
    }

    fn entity_text(&self, name: &str) -> Option<&str> {
        match name {
            "lt" => Some("<"),
            "gt" => Some(">"),
            "amp" => Some("&"),
            "apos" => Some("'"),
            "quot" => Some("\""),
            _ => self.entities.get(name).map(String::as_str),
        }
    }

    /// Returns the text of a reference; `None` if it is not known.
    pub(crate) fn entity(&self, name: &str) -> Option<String> {
        if let Some(number) = name.strip_prefix('#') {
            // A reference to a character is no markup.
            return character(number).map(|c| match c {
                '<' | '&' => "x".to_owned(),
                _ => c.to_string(),
            });
        }
        match name {
            "lt" | "amp" => Some("x".to_owned()),
            _ => self.entity_text(name).map(str::to_owned),
        }
    }

    /// Returns `true` if a document with this declaration has the schema.
    fn is_doctype(&self, declaration: &str) -> bool {
        let Some(wanted) = &self.doctype else { return true };
        Doctype::of_declaration(declaration).is_some_and(|found| {
            (&found.root, &found.public, &found.system)
                == (&wanted.root, &wanted.public, &wanted.system)
        })
    }
}

impl Doctype {
    /// Reads the part of a declaration between `<!DOCTYPE` and `>`.
    #[must_use]
    pub fn of_declaration(text: &str) -> Option<Self> {
        let text = text.trim_start();
        let end = text.find(|c: char| c.is_whitespace() || c == '[').unwrap_or(text.len());
        let (root, mut rest) = (text[..end].to_owned(), text[end..].trim_start());
        let mut doctype = Self { root, ..Self::default() };
        if let Some(after) = rest.strip_prefix("PUBLIC") {
            let (public, after) = quoted(after)?;
            doctype.public = Some(public.split_whitespace().collect::<Vec<_>>().join(" "));
            rest = after;
            if let Some((system, after)) = quoted(rest) {
                (doctype.system, rest) = (Some(system.to_owned()), after);
            }
        } else if let Some(after) = rest.strip_prefix("SYSTEM") {
            let (system, after) = quoted(after)?;
            (doctype.system, rest) = (Some(system.to_owned()), after);
        }
        if let Some(internal) = rest.trim_start().strip_prefix('[') {
            doctype.internal = internal.rfind(']').map(|end| internal[..end].to_owned());
        }
        Some(doctype)
    }
}

/// Returns a quoted text at the start, and the rest.
fn quoted(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    let quote = text.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
    text[1..].split_once(quote)
}

impl Mentioned {
    /// Finds the schemas that a document names before and in its root tag.
    #[must_use]
    pub fn by(text: &[u8]) -> Self {
        let text = String::from_utf8_lossy(text);
        let mut reader = Reader::from_str(text.trim_start_matches('\u{feff}'));
        let mut found = Self::default();
        loop {
            match reader.read_event() {
                Ok(Event::DocType(declaration)) => {
                    found.doctype = Doctype::of_declaration(&declaration);
                }
                Ok(Event::PI(instruction)) => {
                    if instruction.target() == "xml-model" {
                        found.add_model(instruction.content());
                    }
                }
                Ok(Event::Start(tag) | Event::Empty(tag)) => {
                    found.add_locations(&tag);
                    return found;
                }
                Ok(Event::Eof) | Err(_) => return found,
                Ok(_) => {}
            }
        }
    }

    /// Adds the schema of an `xml-model` instruction.
    fn add_model(&mut self, content: &str) {
        let value = |name: &str| {
            let after = content.split_once(&format!(" {name}="))?.1;
            Some(quoted(after)?.0.to_owned())
        };
        let Some(href) = value("href") else { return };
        let is = |name: &str, part: &str| value(name).is_some_and(|value| value.contains(part));
        let kind = if is("schematypens", "schematron") {
            return;
        } else if is("type", "relax-ng-compact") || href.ends_with(".rnc") {
            SchemaKind::Rnc
        } else if is("schematypens", "XMLSchema") || href.ends_with(".xsd") {
            SchemaKind::Xsd
        } else if is("type", "xml-dtd") || href.ends_with(".dtd") {
            SchemaKind::Dtd
        } else {
            SchemaKind::Rng
        };
        self.files.push(SchemaFile { kind, href, is_model: true });
    }

    /// Adds the schemas of `xsi:schemaLocation` and `xsi:noNamespaceSchemaLocation`.
    fn add_locations(&mut self, tag: &BytesStart<'_>) {
        let location = |path: &str| SchemaFile {
            kind: SchemaKind::Xsd,
            href: path.to_owned(),
            is_model: false,
        };
        for attribute in tag.attributes().flatten() {
            let name: &str = attribute.key.as_ref();
            let mut words = attribute.value.split_whitespace();
            if name.ends_with(":noNamespaceSchemaLocation") {
                self.files.extend(words.next().map(location));
            } else if name.ends_with(":schemaLocation") {
                while let (Some(_), Some(path)) = (words.next(), words.next()) {
                    self.files.push(location(path));
                }
            }
        }
    }
}
