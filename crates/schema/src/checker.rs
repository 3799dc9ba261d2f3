//! Checks of documents, element by element.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Arc, MutexGuard};

use crate::datatype::Reference;
use crate::element_type::{AttributeUse, ElementType};
use crate::keys::{Keys, Link};
use crate::names::{Name, XML_SPACE};
use crate::pattern::{ANY_TYPE, EMPTY, NOT_ALLOWED, PatternId, Patterns, TypeId, TypeSet};
use crate::{Schema, SchemaKind};

/// Check of one document, which goes through its elements in order.
pub struct Checker<'a> {
    schema: &'a Schema,
    leniency: Leniency,
    patterns: MutexGuard<'a, Patterns>,
    open: Vec<Open>,
    /// Namespaces of prefixes, with the number of open elements where each begins.
    spaces: Vec<(usize, Box<str>, u32)>,
    identifiers: HashSet<Box<str>>,
    /// Identifiers that are referred to, with the position of the reference.
    references: Vec<(Box<str>, usize)>,
    /// Types by what is expected and the name.
    found: HashMap<(PatternId, Name), Arc<[TypeId]>>,
    keys: Keys,
    is_over: bool,
}

/// Rules that a document may break.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Leniency {
    #[default]
    None,
    /// Prefixes may lack a declaration.
    Prefixes,
    /// References may lack a target too.
    References,
}

/// Open element.
#[derive(Default)]
struct Open {
    name: Box<str>,
    options: Vec<Typed>,
    text: String,
    has_text: bool,
    has_children: bool,
    attributes: Attributes,
}

/// One type that an open element may have.
#[derive(Clone, Copy)]
struct Typed {
    id: TypeId,
    /// All content.
    content: PatternId,
    /// Content that is left.
    rest: PatternId,
    is_strictly_empty: bool,
}

/// Facts about an element that matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Its types.
    pub types: TypeSet,
    /// Content of each type.
    pub(crate) contents: Vec<PatternId>,
    attributes: Attributes,
}

/// Facts about the attributes of an element, by their indices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Attributes {
    required: Vec<usize>,
    references: Vec<(usize, Reference, Box<str>)>,
    /// The content may be anything, or the document does not spell it out.
    is_unknown: bool,
    /// The content must be nothing.
    is_nil: bool,
}

const INSTANCE_SPACE: &str = "http://www.w3.org/2001/XMLSchema-instance";

impl Schema {
    /// Starts a check of a document.
    pub fn checker(&self, leniency: Leniency) -> Checker<'_> {
        let (id, content) = (ANY_TYPE, self.start);
        let root = Typed { id, content, rest: content, is_strictly_empty: false };
        Checker {
            schema: self,
            leniency,
            patterns: self.patterns(),
            open: vec![Open { options: vec![root], ..Open::default() }],
            spaces: Vec::new(),
            identifiers: HashSet::new(),
            references: Vec::new(),
            found: HashMap::new(),
            keys: Keys::default(),
            is_over: false,
        }
    }
}

impl<'a> Checker<'a> {
    fn has_keys(&self) -> bool {
        self.schema.has_keys && self.leniency < Leniency::References
    }

    /// Begins an element with the attributes as written, without entities. `at` is its position.
    ///
    /// # Errors
    ///
    /// If the element or an attribute is not allowed.
    pub fn start(
        &mut self,
        name: &str,
        attributes: &[(Cow<'_, str>, String)],
        at: usize,
    ) -> Result<(), String> {
        self.flush()?;
        self.declare(attributes);
        if self.leniency < Leniency::Prefixes {
            let names = attributes.iter().map(|(name, _)| &**name).chain([name]);
            for (prefix, _) in names.filter_map(|name| name.split_once(':')) {
                let is_declared = self.spaces.iter().any(|(_, known, _)| **known == *prefix);
                if !is_declared && !matches!(prefix, "xml" | "xmlns") {
                    return Err(format!("the prefix {prefix} of {name} is not declared"));
                }
            }
        }
        let resolved = self.name(name, true);
        let Some(parent) = self.open.last_mut() else { return Ok(()) };
        parent.has_children = true;
        let mut ids = BTreeSet::new();
        for option in &parent.options {
            let known = self.found.entry((option.rest, resolved)).or_insert_with(|| {
                let first = self.patterns.first(option.rest);
                let fits = |id: &TypeId| self.schema.types[id.0 as usize].class.has(resolved);
                first.iter().copied().filter(fits).collect()
            });
            ids.extend(&**known);
        }
        if ids.is_empty() && parent.attributes.is_unknown {
            ids.insert(ANY_TYPE);
        }
        // A wildcard matches only what nothing else does.
        if ids.len() > 1 {
            ids.remove(&ANY_TYPE);
        }
        if ids.is_empty() {
            return Err(match &*parent.name {
                "" => format!("the root element cannot be {name}"),
                parent => format!("{name} is not allowed here in {parent}"),
            });
        }
        let (mut options, mut problem) = (Vec::new(), None);
        let mut found: Option<Attributes> = None;
        for id in ids {
            match self.attributes(id, name, attributes) {
                Ok((content, of_type)) => {
                    let declared = &self.schema.types[id.0 as usize];
                    let is_strictly_empty = declared.is_strictly_empty || of_type.is_nil;
                    options.push(Typed { id, content, rest: content, is_strictly_empty });
                    match &mut found {
                        Some(found) => {
                            found.is_unknown |= of_type.is_unknown;
                            found.required.retain(|index| of_type.required.contains(index));
                        }
                        None => found = Some(of_type),
                    }
                }
                Err(why) => problem = Some(why),
            }
        }
        let Some(mut found) = found else { return Err(problem.unwrap_or_default()) };
        if self.leniency >= Leniency::References {
            found.references.clear();
        }
        for (_, kind, value) in &found.references {
            self.refer(*kind, value, at)?;
        }
        if self.has_keys() {
            let named =
                attributes.iter().map(|(name, value)| (self.name(name, false), value.as_str()));
            let named: Vec<_> = named.collect();
            let constraints = &self.schema.types[options[0].id.0 as usize].constraints;
            self.keys.start(resolved, at, &named, constraints);
        }
        self.open.push(Open { name: name.into(), options, attributes: found, ..Open::default() });
        Ok(())
    }

    /// Adds text of the current element, without entities.
    ///
    /// # Errors
    ///
    /// If the element must be empty.
    pub fn text(&mut self, text: &str) -> Result<(), String> {
        let Some(open) = self.open.last_mut() else { return Ok(()) };
        if text.is_empty() {
            return Ok(());
        }
        if open.options.iter().all(|option| option.is_strictly_empty) && !open.options.is_empty() {
            return Err(format!("{} must be empty", open.name));
        }
        open.options.retain(|option| !option.is_strictly_empty);
        open.has_text |= !text.bytes().all(|byte| byte.is_ascii_whitespace());
        open.text.push_str(text);
        // Long text of no datatype need not be stored.
        if open.text.len() > TEXT_BYTES
            && !open.options.iter().any(|option| self.patterns.has_data(option.rest))
        {
            open.text.clear();
        }
        Ok(())
    }

    /// Adds a reference to an entity or character to the current element.
    ///
    /// # Errors
    ///
    /// If the element must be empty.
    pub fn reference(&mut self, name: &str) -> Result<(), String> {
        match self.schema.entity(name) {
            Some(text) if !text.contains(['<', '&']) => self.text(&text)?,
            _ => self.unknown(),
        }
        Ok(())
    }

    /// Notes that the current element has content that is not known.
    fn unknown(&mut self) {
        if let Some(open) = self.open.last_mut() {
            open.attributes.is_unknown = true;
        }
    }

    /// Ends the current element.
    ///
    /// # Errors
    ///
    /// If its content is incomplete, or if it is not allowed in its parent.
    pub fn end(&mut self) -> Result<Checked, String> {
        let is_leaf = self.open.last().is_some_and(|open| !open.has_children);
        if !is_leaf {
            self.flush()?;
        }
        let Some(mut open) = self.open.pop() else { return Ok(Checked::default()) };
        if self.has_keys() && !self.open.is_empty() {
            self.keys.end(&open.text)?;
        }
        while self.spaces.pop_if(|(depth, _, _)| *depth > self.open.len()).is_some() {}
        let patterns = &mut *self.patterns;
        let is_unknown = open.attributes.is_unknown;
        open.options.retain(|option| {
            if is_unknown {
                return true;
            }
            if is_leaf && open.has_text {
                let after = patterns.after_value(option.rest, &open.text);
                return patterns.is_nullable(after);
            }
            patterns.is_nullable(option.rest)
                || is_leaf && patterns.matches_text(option.rest, &open.text)
        });
        if open.options.is_empty() {
            let what = if is_leaf && open.has_text { "the text" } else { "the content" };
            return Err(format!("{what} of {} does not match the schema", open.name));
        }
        let attributes = open.attributes;
        let types = patterns.set(open.options.iter().map(|option| option.id).collect());
        let contents = open.options.iter().map(|option| option.content).collect();
        let Some(parent) = self.open.last_mut() else { return Ok(Checked::default()) };
        if parent.attributes.is_unknown {
            return Ok(Checked { types, contents, attributes });
        }
        for option in &mut parent.options {
            option.rest = patterns.after_child(option.rest, types);
        }
        parent.options.retain(|option| option.rest != NOT_ALLOWED);
        if parent.options.is_empty() {
            return Err(format!("{} is not allowed here in {}", open.name, parent.name));
        }
        self.is_over |= patterns.is_full();
        Ok(Checked { types, contents, attributes })
    }

    /// Ends the document. Returns its keys, and the references to them.
    ///
    /// # Errors
    ///
    /// If a reference has no target. The error includes its position.
    pub fn finish(self) -> Result<Vec<Link>, (usize, String)> {
        for (value, at) in &self.references {
            if !self.identifiers.contains(value) {
                return Err((*at, format!("no element has the ID {value}")));
            }
        }
        Ok(self.keys.into_links())
    }

    /// Returns `true` if the schema is too complex to go on.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Applies text before a child.
    fn flush(&mut self) -> Result<(), String> {
        let Some(open) = self.open.last_mut() else { return Ok(()) };
        let has_text = std::mem::take(&mut open.has_text);
        let text = std::mem::take(&mut open.text);
        if !has_text || open.attributes.is_unknown {
            return Ok(());
        }
        let patterns = &mut *self.patterns;
        for option in &mut open.options {
            option.rest = patterns.after_value(option.rest, &text);
        }
        open.options.retain(|option| option.rest != NOT_ALLOWED);
        if open.options.is_empty() {
            return Err(format!("text is not allowed here in {}", open.name));
        }
        Ok(())
    }

    /// Records the namespaces that attributes declare.
    fn declare(&mut self, attributes: &[(Cow<'_, str>, String)]) {
        let depth = self.open.len();
        for (name, value) in attributes {
            let Some(rest) = name.strip_prefix("xmlns") else { continue };
            let Some(prefix) = rest.strip_prefix(':').or(rest.is_empty().then_some("")) else {
                continue;
            };
            let space = self.schema.names.get(value.trim());
            self.spaces.push((depth, prefix.into(), space));
        }
    }

    fn space(&self, prefix: &str) -> u32 {
        let declared = self.spaces.iter().rev().find(|(_, known, _)| **known == *prefix);
        match declared {
            Some((_, _, space)) => *space,
            None if prefix == "xml" => self.schema.names.get(XML_SPACE),
            None => self.schema.names.get(""),
        }
    }

    /// Returns the name of an element or attribute. Without a prefix, an attribute has no
    /// namespace.
    fn name(&self, written: &str, is_element: bool) -> Name {
        let names = &self.schema.names;
        let (prefix, local) = match written.split_once(':') {
            _ if self.schema.kind == SchemaKind::Dtd => return names.known("", written),
            Some(parts) => parts,
            None if is_element => ("", written),
            None => return names.known("", written),
        };
        Name { space: self.space(prefix), local: names.get(local) }
    }

    /// Returns the local name of an attribute for documents of XML Schema, such as `xsi:type`.
    fn instance_name<'n>(&self, written: &'n str) -> Option<&'n str> {
        let (prefix, local) = written.split_once(':')?;
        let is_instance = self.schema.kind == SchemaKind::Xsd
            && self.space(prefix) == self.schema.names.get(INSTANCE_SPACE);
        is_instance.then_some(local)
    }

    /// Returns the type of an element after `xsi:type` and `xsi:nil`.
    fn instance(
        &self,
        declared: &'a ElementType,
        element: &str,
        attributes: &[(Cow<'_, str>, String)],
    ) -> Result<(&'a ElementType, Attributes), String> {
        let (mut found, mut element_type) = (Attributes::default(), declared);
        let mut is_abstract = declared.is_abstract;
        for (index, (written, value)) in attributes.iter().enumerate() {
            match self.instance_name(written) {
                Some("nil") => found.is_nil = matches!(value.trim(), "true" | "1"),
                Some("type") => {
                    let name = self.name(value.trim(), true);
                    let Some(named) = self.schema.named_types.get(&name) else {
                        found.is_unknown = true;
                        continue;
                    };
                    let is_derived = declared.type_name.is_none_or(|base| {
                        base == name
                            || named.bases.contains(&base)
                            || matches!(
                                self.schema.names.text(base.local),
                                "anyType" | "anySimpleType"
                            )
                    });
                    if !is_derived {
                        return Err(format!("the type {value} is not one of {element}"));
                    }
                    element_type = &named.element;
                    if std::mem::take(&mut is_abstract) {
                        found.required.push(index);
                    }
                }
                _ => {}
            }
        }
        if is_abstract && !found.is_unknown {
            return Err(format!("the type of {element} is abstract, and needs another one"));
        }
        Ok((element_type, found))
    }

    /// Checks the attributes of an element against one of its types. Returns the content that
    /// goes with them.
    fn attributes(
        &mut self,
        id: TypeId,
        element: &str,
        attributes: &[(Cow<'_, str>, String)],
    ) -> Result<(PatternId, Attributes), String> {
        let schema = self.schema;
        let declared = &schema.types[id.0 as usize];
        let (element_type, mut found) = self.instance(declared, element, attributes)?;
        let mut content = if found.is_nil { EMPTY } else { element_type.content };
        let mut seen = 0;
        for (index, (written, value)) in attributes.iter().enumerate() {
            let name = self.name(written, false);
            let is_declaration = written == "xmlns" || written.starts_with("xmlns:");
            if schema.kind != SchemaKind::Dtd
                && (is_declaration || self.instance_name(written).is_some())
            {
                continue;
            }
            let mut matches = false;
            if let Some(attribute) = element_type.attribute(name) {
                matches = self.patterns.matches_text(attribute.value, value);
                if matches {
                    if attribute.is_required {
                        seen += 1;
                        found.required.push(index);
                    }
                    let reference = self.patterns.reference_in(attribute.value);
                    found
                        .references
                        .extend(reference.map(|kind| (index, kind, value.as_str().into())));
                } else if !self.patterns.has_attributes(content) {
                    return Err(format!("the value of {written} in {element} is not allowed"));
                }
            }
            if !matches {
                content = self.patterns.after_attribute(content, name, value);
                if content == NOT_ALLOWED {
                    return Err(format!("{element} has no attribute {written} of this value"));
                }
                // Other content may demand it.
                let reference = self.patterns.reference_of(name);
                if reference.is_some() {
                    found.required.push(index);
                }
                found.references.extend(reference.map(|kind| (index, kind, value.as_str().into())));
            }
        }
        if seen < element_type.required().count() {
            let is_missing = |attribute: &&AttributeUse| {
                !attributes.iter().any(|(name, _)| attribute.class.has(self.name(name, false)))
            };
            let missing = element_type.required().find(is_missing);
            let name = missing.and_then(|attribute| Some(attribute.class.names()?[0]));
            let name = name.map_or("that is required", |name| schema.names.text(name.local));
            return Err(format!("{element} lacks the attribute {name}"));
        }
        let content = self.patterns.without_attributes(content);
        if content == NOT_ALLOWED && element_type.content != NOT_ALLOWED {
            return Err(format!("{element} lacks an attribute"));
        }
        Ok((content, found))
    }

    /// Records an identifier or references to some.
    fn refer(&mut self, kind: Reference, value: &str, at: usize) -> Result<(), String> {
        let mut words = value.split_ascii_whitespace();
        match kind {
            Reference::Id => {
                let value = words.next().unwrap_or_default();
                if !self.identifiers.insert(value.into()) {
                    return Err(format!("two elements have the ID {value}"));
                }
            }
            Reference::Idref | Reference::Idrefs => {
                self.references.extend(words.map(|word| (word.into(), at)));
            }
        }
        Ok(())
    }
}

impl Checked {
    /// Returns the indices of the attributes that the element must have.
    pub fn required(&self) -> &[usize] {
        &self.attributes.required
    }

    /// Returns the attributes with identifiers and references: their index and value.
    pub fn references(&self) -> impl Iterator<Item = (usize, Reference, &str)> {
        self.attributes.references.iter().map(|(index, kind, value)| (*index, *kind, &**value))
    }
}

/// Maximum length of text that is kept although no datatype needs it.
const TEXT_BYTES: usize = 256;
