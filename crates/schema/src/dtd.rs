//! Document type definitions.
//!
//! The text is read declaration by declaration; parameter entities are replaced on the way. The
//! total length of all replacements is limited, since entities can multiply.

use std::collections::HashMap;
use std::sync::Arc;

use crate::datatype::{Blanks, Datatype, Kind};
use crate::draft::Draft;
use crate::element_type::{AttributeUse, ElementType};
use crate::names::NameClass;
use crate::pattern::{EMPTY, NOT_ALLOWED, Operator, PatternId, TEXT, TypeId};
use crate::scanner::{Scanner, character};
use crate::schema::{Doctype, Location, Resolver, Resource};
use crate::{Schema, SchemaError, SchemaKind, scanner};

/// Maximum length of all texts of a definition, with its entities replaced.
const BYTES_MAX: usize = 64 << 20;
/// Maximum number of replaced entities.
const REPLACEMENTS_MAX: usize = 500_000;
/// Maximum depth of entities in entities, and of parentheses in a content model.
const DEPTH_MAX: usize = 100;

/// Entity that is replaced in declarations.
#[derive(Clone)]
enum Parameter {
    /// Its text, and the path of the file that declares it.
    Text(Arc<str>, Arc<str>),
    External {
        public: Option<String>,
        system: String,
        base: Arc<str>,
    },
}

struct Reader<'a> {
    resolver: Resolver<'a>,
    parameters: HashMap<String, Parameter>,
    entities: HashMap<String, String>,
    /// Content models, in the order of their names.
    models: Vec<(String, Particle)>,
    model_numbers: HashMap<String, usize>,
    attributes: HashMap<String, Vec<(String, AttributeModel)>>,
    bytes: usize,
    replacements: usize,
}

/// Content model, or a part of one.
enum Particle {
    Empty,
    Any,
    Text,
    Name(String),
    Of(Operator, Vec<Particle>),
}

struct AttributeModel {
    is_required: bool,
    value: Datatype,
}

type Read<T> = Result<T, SchemaError>;

/// Reads the internal subset of `doctype`, whose `system` is the path of its document, and the
/// external one.
pub(crate) fn read(
    doctype: &Doctype,
    external: Option<&Resource>,
    resolver: Resolver<'_>,
) -> Result<Schema, SchemaError> {
    let mut reader = Reader {
        resolver,
        parameters: HashMap::new(),
        entities: HashMap::new(),
        models: Vec::new(),
        model_numbers: HashMap::new(),
        attributes: HashMap::new(),
        bytes: 0,
        replacements: 0,
    };
    let document = doctype.system.clone().unwrap_or_default();
    if let Some(internal) = &doctype.internal {
        reader.subset(internal, &document, 0)?;
    }
    if let Some(external) = external {
        reader.subset(&external.text, &external.path, 0)?;
    }
    let file = external.map_or(document, |external| external.path.clone());
    reader.into_schema(&file, &doctype.root)
}

impl Reader<'_> {
    /// Reads the declarations of a text.
    fn subset(&mut self, text: &str, path: &str, depth: usize) -> Read<()> {
        self.count(text.len(), path)?;
        if depth > DEPTH_MAX {
            return Err(SchemaError::Circular { file: path.to_string() });
        }
        let mut source = Scanner::new(text, path);
        while !source.blanks().is_at_end() {
            if source.takes("<!--") {
                source.behind("-->")?;
            } else if source.takes("<?") {
                source.behind("?>")?;
            } else if source.takes("%") {
                let name = source.name()?;
                source.expect(";")?;
                let (text, base) = self.parameter(name, path)?;
                self.subset(&text, &base, depth + 1)?;
            } else if source.takes("<![") {
                self.section(&mut source, depth)?;
            } else if source.takes("<!") {
                self.declaration(&mut source)?;
            } else if source.takes("]]>") {
                // Rest of a conditional section whose beginning was an entity.
            } else {
                return Err(source.error("expected a declaration"));
            }
        }
        Ok(())
    }

    /// Reads a conditional section.
    fn section(&mut self, source: &mut Scanner<'_>, depth: usize) -> Read<()> {
        let Some(end) = source.rest().find('[') else {
            return Err(source.error("a section has no `[`"));
        };
        let word = source.rest()[..end].to_owned();
        source.at += end + 1;
        let word = self.replaced(&word, source.path, 0, true)?;
        let inner = source.section()?;
        match word.trim() {
            "INCLUDE" => self.subset(inner, source.path, depth + 1),
            "IGNORE" => Ok(()),
            _ => Err(source.error("a section is neither INCLUDE nor IGNORE")),
        }
    }

    fn declaration(&mut self, source: &mut Scanner<'_>) -> Read<()> {
        let word = source.name()?;
        let start = source.at;
        let body = source.declaration()?;
        let read = match word {
            "ELEMENT" => self.element(body, source),
            "ATTLIST" => self.attribute_list(body, source),
            "ENTITY" => self.entity(body, source),
            "NOTATION" => Ok(()),
            _ => {
                source.at = start;
                return Err(source.error("unknown declaration"));
            }
        };
        read.map_err(|error| match error {
            // Lines within a declaration count from its start.
            SchemaError::Syntax { file, line, problem } => {
                source.at = start;
                SchemaError::Syntax { file, line: source.line() + line - 1, problem }
            }
            other => other,
        })
    }

    fn element(&mut self, body: &str, source: &Scanner<'_>) -> Read<()> {
        let body = self.replaced(body, source.path, 0, true)?;
        let mut parts = Scanner::new(&body, source.path);
        let name = parts.blanks().name()?.to_owned();
        let model = if parts.blanks().takes("EMPTY") {
            Particle::Empty
        } else if parts.takes("ANY") {
            Particle::Any
        } else {
            parts.particle(0)?
        };
        if !parts.blanks().is_at_end() {
            return Err(parts.error("unexpected text after a content model"));
        }
        // The first declaration counts.
        if !self.model_numbers.contains_key(&name) {
            self.model_numbers.insert(name.clone(), self.models.len());
            self.models.push((name, model));
        }
        Ok(())
    }

    fn attribute_list(&mut self, body: &str, source: &Scanner<'_>) -> Read<()> {
        let body = self.replaced(body, source.path, 0, true)?;
        let mut parts = Scanner::new(&body, source.path);
        let element = parts.blanks().name()?.to_owned();
        while !parts.blanks().is_at_end() {
            let name = parts.name()?.to_owned();
            let mut value = parts.blanks().attribute_type()?;
            let is_required = parts.blanks().takes("#REQUIRED");
            if !is_required && !parts.takes("#IMPLIED") {
                let is_fixed = parts.takes("#FIXED");
                let text = parts.blanks().quoted(QUOTES)?;
                if is_fixed {
                    value = Datatype::of_values(value.white_space, [unescaped(text).as_str()]);
                }
            }
            let known = self.attributes.entry(element.clone()).or_default();
            if !known.iter().any(|(other, _)| *other == name) {
                known.push((name, AttributeModel { is_required, value }));
            }
        }
        Ok(())
    }

    fn entity(&mut self, body: &str, source: &Scanner<'_>) -> Read<()> {
        let mut parts = Scanner::new(body, source.path);
        let is_parameter = parts.blanks().takes("%");
        let name = parts.blanks().name()?.to_owned();
        let (mut public, mut system) = (None, None);
        if parts.blanks().takes("PUBLIC") {
            public = Some(parts.blanks().quoted(QUOTES)?.to_owned());
        }
        if public.is_some() || parts.takes("SYSTEM") {
            system = Some(parts.blanks().quoted(QUOTES)?.to_owned());
        }
        let base = source.path.into();
        match system {
            Some(system) if is_parameter => {
                let external = Parameter::External { public, system, base };
                self.parameters.entry(name).or_insert(external);
            }
            // Text of other files is not known.
            Some(_) => _ = self.entities.entry(name).or_insert_with(|| "<".to_owned()),
            None => {
                let value = parts.quoted(QUOTES)?;
                let value = unescaped(&self.replaced(value, source.path, 0, false)?);
                if is_parameter {
                    let text = Parameter::Text(value.into(), base);
                    self.parameters.entry(name).or_insert(text);
                } else {
                    self.entities.entry(name).or_insert(value);
                }
            }
        }
        Ok(())
    }

    /// Returns the text of a parameter entity, and the path that its references are relative to.
    fn parameter(&mut self, name: &str, path: &str) -> Read<(Arc<str>, Arc<str>)> {
        let Some(parameter) = self.parameters.get(name).cloned() else {
            let problem = format!("the entity %{name}; is not declared");
            return Err(SchemaError::Invalid { file: path.to_owned(), problem });
        };
        self.replacements += 1;
        let (text, base) = match parameter {
            Parameter::Text(text, base) => (text, base),
            Parameter::External { public, system, base } => {
                let location = Location { public: public.as_deref(), system: &system, base: &base };
                let found = location.read(self.resolver)?;
                (without_declaration(&found.text).into(), found.path.into())
            }
        };
        self.count(text.len(), path)?;
        Ok((text, base))
    }

    fn count(&mut self, bytes: usize, path: &str) -> Read<()> {
        self.bytes += bytes;
        let limit = if self.bytes > BYTES_MAX {
            "its text with all entities replaced is longer than 64 MiB"
        } else if self.replacements > REPLACEMENTS_MAX {
            "more than 500,000 entities are replaced in it"
        } else {
            return Ok(());
        };
        Err(SchemaError::TooComplex { file: path.to_string(), limit })
    }

    /// Returns a text with the parameter entities in it replaced: in a declaration, those outside
    /// of quotes; in the value of an entity, all.
    fn replaced(
        &mut self,
        text: &str,
        path: &str,
        depth: usize,
        is_declaration: bool,
    ) -> Read<String> {
        if depth > DEPTH_MAX {
            return Err(SchemaError::Circular { file: path.to_string() });
        }
        let (mut result, mut rest) = (String::new(), text);
        while let Some(at) = rest.find(|c| c == '%' || is_declaration && matches!(c, '"' | '\'')) {
            let (before, found) = rest.split_at(at);
            result.push_str(before);
            if let Some(quote) = found.chars().next().filter(|&quote| quote != '%') {
                let end = found[1..].find(quote).map_or(found.len(), |end| end + 2);
                result.push_str(&found[..end]);
                rest = &found[end..];
                continue;
            }
            let name = name_at(&found[1..]);
            if name.is_empty() || !found[1 + name.len()..].starts_with(';') {
                result.push('%');
                rest = &found[1..];
                continue;
            }
            let (inner, _) = self.parameter(name, path)?;
            let inner = self.replaced(&inner, path, depth + 1, is_declaration)?;
            // In a declaration, an entity is a token of its own.
            let blank = if is_declaration { " " } else { "" };
            result.extend([blank, &inner, blank]);
            self.count(inner.len(), path)?;
            rest = &found[name.len() + 2..];
        }
        result.push_str(rest);
        Ok(result)
    }

    fn into_schema(self, file: &str, root: &str) -> Result<Schema, SchemaError> {
        let Self { models, model_numbers, mut attributes, entities, .. } = self;
        let mut draft = Draft { entities, ..Draft::default() };
        // The first type is that of anything.
        let type_of = |name: &str| model_numbers.get(name).map(|&number| TypeId(number as u32 + 1));
        for (name, _) in &models {
            let name = draft.names.name("", name);
            draft.add(ElementType::new(NameClass::Name(name)));
        }
        for (number, (name, model)) in models.iter().enumerate() {
            let content = lower(&mut draft, model, &type_of);
            let mut uses = Vec::new();
            for (name, AttributeModel { is_required, value }) in
                attributes.remove(name).unwrap_or_default()
            {
                let class = NameClass::Name(draft.names.name("", &name));
                let value = draft.patterns.data(value);
                uses.push(AttributeUse { class, is_required, value });
            }
            let element = &mut draft.types[number + 1];
            element.fill(content, uses);
            element.is_strictly_empty = matches!(model, Particle::Empty);
        }
        let start = match type_of(root) {
            Some(root) => draft.patterns.element(root),
            None if root.is_empty() || models.is_empty() => {
                let all = all_elements(&mut draft);
                draft.patterns.choice(all)
            }
            None => {
                let problem = format!("the root element {root} is not declared");
                return Err(SchemaError::Invalid { file: file.to_owned(), problem });
            }
        };
        draft.finish(SchemaKind::Dtd, file, start)
    }
}

fn all_elements(draft: &mut Draft) -> Vec<PatternId> {
    (1..draft.types.len() as u32).map(|number| draft.patterns.element(TypeId(number))).collect()
}

/// Returns the pattern of a content model, whose depth is limited.
fn lower(
    draft: &mut Draft,
    particle: &Particle,
    type_of: &dyn Fn(&str) -> Option<TypeId>,
) -> PatternId {
    match particle {
        Particle::Empty => EMPTY,
        Particle::Any => {
            let mut all = all_elements(draft);
            all.push(TEXT);
            let any = draft.patterns.choice(all);
            draft.patterns.zero_or_more(any)
        }
        Particle::Text => TEXT,
        Particle::Name(name) => type_of(name).map_or(NOT_ALLOWED, |id| draft.patterns.element(id)),
        Particle::Of(operator, parts) => {
            let parts: Vec<_> = parts.iter().map(|part| lower(draft, part, type_of)).collect();
            draft.patterns.combined(*operator, parts)
        }
    }
}

/// Quotes of a value.
const QUOTES: &[&str] = &["\"", "'"];

impl<'t> Scanner<'t> {
    fn name(&mut self) -> Read<&'t str> {
        let name = name_at(self.rest());
        self.at += name.len();
        if name.is_empty() { Err(self.error("expected a name")) } else { Ok(name) }
    }

    /// Returns the rest of a declaration, up to its `>`.
    fn declaration(&mut self) -> Read<&'t str> {
        let rest = self.rest();
        let mut quote = None;
        for (at, byte) in rest.bytes().enumerate() {
            match (quote, byte) {
                (None, b'>') => {
                    self.at += at + 1;
                    return Ok(&rest[..at]);
                }
                (None, b'"' | b'\'') => quote = Some(byte),
                (Some(open), _) if byte == open => quote = None,
                _ => {}
            }
        }
        Err(self.error("a declaration has no `>`"))
    }

    /// Returns the inside of a section, up to its `]]>`. Sections are nested.
    fn section(&mut self) -> Read<&'t str> {
        let rest = self.rest();
        let (mut depth, mut at) = (1usize, 0);
        while let Some(next) = rest[at..].find(['<', ']']).map(|next| at + next) {
            if rest[next..].starts_with("<![") {
                depth += 1;
                at = next + 3;
            } else if rest[next..].starts_with("]]>") {
                depth -= 1;
                at = next + 3;
                if depth == 0 {
                    self.at += at;
                    return Ok(&rest[..next]);
                }
            } else if rest[next..].starts_with("<!--") {
                at = rest[next..].find("-->").map_or(rest.len(), |end| next + end + 3);
            } else {
                at = next + 1;
            }
        }
        Err(self.error("a section has no `]]>`"))
    }

    /// Reads a name or a group in parentheses, with its number.
    fn particle(&mut self, depth: usize) -> Read<Particle> {
        if depth > DEPTH_MAX {
            return Err(self.error("parentheses are nested too deep"));
        }
        self.blanks();
        let particle = if self.takes("(") {
            let (mut parts, mut separator) = (vec![self.particle(depth + 1)?], None);
            loop {
                self.blanks();
                if self.takes(")") {
                    break;
                }
                let next = self.peek();
                let is_fit = matches!(next, Some('|' | ','))
                    && separator.is_none_or(|known| Some(known) == next);
                if !is_fit {
                    return Err(self.error("expected `|`, `,` or `)` in a content model"));
                }
                separator = next;
                self.at += 1;
                parts.push(self.particle(depth + 1)?);
            }
            let is_choice = separator == Some('|');
            Particle::Of(if is_choice { Operator::Choice } else { Operator::Group }, parts)
        } else if self.takes("#PCDATA") {
            Particle::Text
        } else {
            Particle::Name(self.name()?.to_owned())
        };
        Ok(match self.repetition() {
            Some(operator) => Particle::Of(operator, vec![particle]),
            None => particle,
        })
    }

    fn attribute_type(&mut self) -> Read<Datatype> {
        if self.takes("NOTATION") {
            self.blanks();
        }
        if self.takes("(") {
            let mut values = Vec::new();
            loop {
                let value = name_at(self.blanks().rest());
                if value.is_empty() {
                    return Err(self.error("expected a value of an attribute"));
                }
                self.at += value.len();
                values.push(value);
                if self.blanks().takes(")") {
                    return Ok(Datatype::of_values(Blanks::Collapsed, values));
                }
                self.expect("|")?;
            }
        }
        let name = self.name()?;
        let words = |kind| Datatype::new(kind).list_of(1);
        Ok(match name {
            "CDATA" => Datatype::new(Kind::String),
            // Colons are allowed in the names of a document type definition.
            "ID" => Datatype::new(Kind::Id),
            "IDREF" => Datatype::new(Kind::Idref),
            "IDREFS" => words(Kind::Idref),
            "ENTITY" => Datatype::new(Kind::Name),
            "ENTITIES" => words(Kind::Name),
            "NMTOKEN" => Datatype::new(Kind::Nmtoken),
            "NMTOKENS" => words(Kind::Nmtoken),
            _ => return Err(self.error(&format!("{name} is no type of attributes"))),
        })
    }
}

/// Returns the name at the start of a text, or "".
fn name_at(text: &str) -> &str {
    let is_of_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | ':' | '.' | '-' | '\u{b7}');
    &text[..text.find(|c| !is_of_name(c)).unwrap_or(text.len())]
}

/// Returns a text without its text declaration.
fn without_declaration(text: &str) -> &str {
    let text = text.trim_start_matches('\u{feff}');
    match text.strip_prefix("<?xml") {
        Some(rest) => rest.split_once("?>").map_or("", |(_, rest)| rest),
        None => text,
    }
}

/// Returns a text with references to characters replaced.
fn unescaped(text: &str) -> String {
    scanner::unescaped(text, "&#", ';', character)
}
