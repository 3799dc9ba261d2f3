//! XML Schema 1.0.
//!
//! Types become patterns; each element declaration becomes an element type. Components that are
//! included come first, so that references between files need no order.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use roxmltree::{Document, Node};

use crate::datatype::{Blanks, Datatype, Kind};
use crate::element_type::{AttributeUse, ElementType, NamedType};
use crate::keys::{Constraint, KeyKind, KeyPath};
use crate::names::NameClass;
use crate::pattern::{ANY, EMPTY, PatternId, TEXT, TypeId};
use crate::relax_xml::{document, namespace};
use crate::schema::{Draft, Location, Resolver, Resource};
use crate::{Schema, SchemaError, SchemaKind};

const SPACE: &str = "http://www.w3.org/2001/XMLSchema";
const XML_SPACE: &str = "http://www.w3.org/XML/1998/namespace";

/// Maximum number that is counted; larger ones are no limit.
const COUNT_MAX: usize = 64;
/// Maximum number of files.
const FILES_MAX: usize = 2_000;
/// Maximum number of declared elements that a wildcard knows.
const DECLARED_MAX: usize = 1_000;
/// Maximum depth of types in types.
const DEPTH_MAX: usize = 200;

type Read<T> = Result<T, SchemaError>;
/// Namespace and local name.
type QName = (String, String);

/// File of a schema, with the namespace of its components.
struct Part {
    file: Resource,
    space: String,
}

/// Reads a schema and the files that it includes.
pub(crate) fn read(file: &Resource, resolver: Resolver<'_>) -> Result<Schema, SchemaError> {
    let mut notes = Vec::new();
    let parts = load(file, resolver, &mut notes)?;
    let documents = parts.iter().map(|part| document(&part.file)).collect::<Read<Vec<_>>>()?;
    let mut lowering = Lowering {
        draft: Draft::default(),
        file: &file.path,
        components: HashMap::new(),
        members: HashMap::new(),
        elements: HashMap::new(),
        pending: Vec::new(),
        types: HashMap::new(),
        groups: HashMap::new(),
        wildcards: HashMap::new(),
        open: HashSet::new(),
        depth: 0,
    };
    for note in notes {
        lowering.draft.note(&note);
    }
    for (part, document) in parts.iter().zip(&documents) {
        lowering.index(document, &part.space);
    }
    lowering.finish_index();
    let mut starts = Vec::new();
    for (_, root) in lowering.declared(Component::Element) {
        starts.push(lowering.element(root)?);
    }
    lowering.fill_pending()?;
    lowering.name_types()?;
    // The named types may have further elements.
    lowering.fill_pending()?;
    let mut draft = lowering.draft;
    let start = draft.patterns.choice(starts);
    draft.finish(SchemaKind::Xsd, &file.path, start)
}

/// Loads a file and all files that it includes or imports.
fn load(file: &Resource, resolver: Resolver<'_>, notes: &mut Vec<String>) -> Read<Vec<Part>> {
    let mut parts: Vec<Part> = Vec::new();
    let mut seen: HashSet<(String, String)> = HashSet::new();
    let mut open = vec![(file.clone(), None)];
    while let Some((file, chameleon)) = open.pop() {
        let parsed = document(&file)?;
        let root = parsed.root_element();
        if root.tag_name().namespace() != Some(SPACE) || root.tag_name().name() != "schema" {
            return Err(SchemaError::Invalid {
                file: file.path,
                problem: "its root is no schema of XML Schema".to_owned(),
            });
        }
        let own = root.attribute("targetNamespace").map(str::to_owned);
        let space = own.or(chameleon).unwrap_or_default();
        if !seen.insert((file.path.clone(), space.clone())) {
            continue;
        }
        if parts.len() >= FILES_MAX {
            return Err(SchemaError::TooComplex {
                file: file.path,
                limit: "it has too many files",
            });
        }
        for child in root.children().filter(Node::is_element) {
            let kind = child.tag_name().name();
            let Some(location) = child.attribute("schemaLocation") else { continue };
            let includes = matches!(kind, "include" | "redefine" | "override");
            if !includes && kind != "import" {
                continue;
            }
            let wanted = Location { public: None, system: location, base: &file.path };
            match resolver(wanted) {
                Ok(found) => {
                    let chameleon = includes.then(|| space.clone());
                    open.push((found, chameleon));
                }
                // The namespace of XML is known.
                Err(_) if child.attribute("namespace") == Some(XML_SPACE) => {}
                Err(problem) if includes => {
                    return Err(SchemaError::Missing {
                        file: file.path.clone(),
                        target: location.to_owned(),
                        problem,
                    });
                }
                Err(_) => notes.push(format!(
                    "{location}, which {} imports, cannot be read; its elements count as anything",
                    file.path
                )),
            }
            if matches!(kind, "redefine" | "override") {
                notes.push(format!("xs:{kind} counts as xs:include"));
            }
        }
        drop(parsed);
        parts.push(Part { file, space });
    }
    Ok(parts)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Component {
    Element,
    Type,
    Group,
    AttributeGroup,
    Attribute,
}

/// Node of a schema, with the target namespace of its file.
#[derive(Clone, Copy)]
struct At<'a> {
    node: Node<'a, 'a>,
    space: &'a str,
}

/// Content and attributes of a complex type.
#[derive(Clone)]
struct Complex {
    content: PatternId,
    attributes: Vec<AttributeUse>,
}

struct Lowering<'a> {
    draft: Draft,
    file: &'a str,
    components: HashMap<(Component, QName), At<'a>>,
    /// Elements that can replace the head of a substitution group.
    members: HashMap<QName, Vec<At<'a>>>,
    /// Types of declared elements, by document and node.
    elements: HashMap<(*const (), u32), TypeId>,
    pending: Vec<(TypeId, At<'a>)>,
    types: HashMap<QName, Complex>,
    groups: HashMap<QName, PatternId>,
    /// Patterns of wildcards, by target namespace, admitted namespaces and processing.
    wildcards: HashMap<(String, Option<String>, Option<String>), PatternId>,
    /// Components that are being lowered.
    open: HashSet<(Component, QName)>,
    depth: usize,
}

impl<'a> Lowering<'a> {
    fn error(&self, problem: String) -> SchemaError {
        SchemaError::Invalid { file: self.file.to_owned(), problem }
    }

    fn index(&mut self, document: &'a Document<'a>, space: &'a str) {
        for node in document.root_element().children().filter(Node::is_element) {
            // Redefined components are inside.
            let inner = matches!(node.tag_name().name(), "redefine" | "override");
            let nodes: Vec<_> = if inner { node.children().collect() } else { vec![node] };
            for node in nodes {
                let kind = match node.tag_name().name() {
                    "element" => Component::Element,
                    "complexType" | "simpleType" => Component::Type,
                    "group" => Component::Group,
                    "attributeGroup" => Component::AttributeGroup,
                    "attribute" => Component::Attribute,
                    _ => continue,
                };
                let Some(name) = node.attribute("name") else { continue };
                let at = At { node, space };
                let name = (space.to_owned(), name.trim().to_owned());
                self.components.entry((kind, name)).or_insert(at);
            }
        }
    }

    fn finish_index(&mut self) {
        let mut elements: Vec<_> = self
            .components
            .iter()
            .filter(|((kind, _), _)| *kind == Component::Element)
            .map(|((_, name), at)| (name.clone(), *at))
            .collect();
        elements.sort_by(|(one, _), (other, _)| one.cmp(other));
        for (_, at) in elements {
            if let Some(head) = at.node.attribute("substitutionGroup") {
                for head in head.split_whitespace() {
                    self.members.entry(self.qname(at, head)).or_default().push(at);
                }
            }
        }
    }

    /// Returns a name in an attribute of a schema.
    fn qname(&self, at: At<'a>, name: &str) -> QName {
        let (prefix, local) = match name.trim().split_once(':') {
            Some((prefix, local)) => (Some(prefix), local),
            None => (None, name.trim()),
        };
        let space = namespace(at.node, prefix);
        // Without a default namespace, a name in an included file is in the target namespace.
        let space = space.unwrap_or(if prefix.is_none() { at.space } else { "" });
        let is_own = prefix.is_none() && at.node.lookup_namespace_uri(None).is_none();
        (if is_own { at.space } else { space }.to_owned(), local.to_owned())
    }

    fn component(&self, kind: Component, name: &QName) -> Option<At<'a>> {
        self.components.get(&(kind, name.clone())).copied()
    }

    /// Returns the pattern of a declared element and of those that can replace it.
    fn element(&mut self, at: At<'a>) -> Read<PatternId> {
        let mut options = Vec::new();
        let mut seen = HashSet::new();
        let mut open = vec![at];
        while let Some(at) = open.pop() {
            if !seen.insert(at.node.id()) || options.len() > 10_000 {
                continue;
            }
            let id = self.element_type(at);
            if !is_true(at.node, "abstract") {
                options.push(self.draft.patterns.element(id));
            }
            let is_global =
                at.node.parent_element().is_some_and(|it| it.tag_name().name() == "schema");
            if let (true, Some(name)) = (is_global, at.node.attribute("name")) {
                let name = (at.space.to_owned(), name.trim().to_owned());
                open.extend(self.members.get(&name).into_iter().flatten());
            }
        }
        Ok(self.draft.patterns.choice(options))
    }

    fn element_type(&mut self, at: At<'a>) -> TypeId {
        let key = (std::ptr::from_ref(at.node.document()).cast(), at.node.id().get());
        if let Some(&known) = self.elements.get(&key) {
            return known;
        }
        let name = at.node.attribute("name").unwrap_or_default().trim();
        let space = if self.is_qualified(at, "elementFormDefault") { at.space } else { "" };
        let class = NameClass::Name(self.draft.names.name(space, name));
        let id = self.draft.add(ElementType::new(class));
        self.elements.insert(key, id);
        self.pending.push((id, at));
        id
    }

    /// Returns `true` if the names of a declaration are in the target namespace.
    fn is_qualified(&self, at: At<'a>, default: &str) -> bool {
        let is_global = at.node.parent_element().is_some_and(|it| it.tag_name().name() == "schema");
        let form = at
            .node
            .attribute("form")
            .or_else(|| at.node.document().root_element().attribute(default));
        is_global || form.map(str::trim) == Some("qualified")
    }

    /// Adds content and attributes to the type of a declared element.
    fn fill(&mut self, id: TypeId, at: At<'a>) -> Read<()> {
        let Complex { content, attributes } = self.type_of_element(at)?;
        let content = match at.node.attribute("fixed") {
            Some(fixed) => {
                let value = Datatype::of_values(Blanks::Collapsed, [fixed]);
                let value = self.draft.patterns.data(value);
                self.draft.patterns.optional(value)
            }
            None => content,
        };
        let is_default = at.node.attribute("default").is_some();
        let content = if is_default { self.draft.patterns.optional(content) } else { content };
        let type_name = at.node.attribute("type").map(|name| self.qname(at, name));
        let is_abstract = type_name.as_ref().is_some_and(|name| self.is_abstract(name));
        let type_name = type_name.map(|(space, local)| self.draft.names.name(&space, &local));
        let element = &mut self.draft.types[id.0 as usize];
        element.content = content;
        (element.type_name, element.is_abstract) = (type_name, is_abstract);
        for attribute in attributes {
            element.add(attribute);
        }
        let constraints: Vec<_> = at.node.children().filter(Node::is_element).collect();
        let constraints: Vec<_> =
            constraints.into_iter().filter_map(|node| self.key(At { node, ..at })).collect();
        self.draft.types[id.0 as usize].constraints = constraints;
        Ok(())
    }

    /// Lowers the declarations of elements that were mentioned.
    fn fill_pending(&mut self) -> Read<()> {
        while let Some((id, declaration)) = self.pending.pop() {
            self.fill(id, declaration)?;
        }
        Ok(())
    }

    /// Returns the global components of a kind, by name.
    fn declared(&self, kind: Component) -> Vec<(QName, At<'a>)> {
        let of_kind = self.components.iter().filter(|((other, _), _)| *other == kind);
        let mut declared: Vec<_> = of_kind.map(|((_, name), at)| (name.clone(), *at)).collect();
        declared.sort_by(|(one, _), (other, _)| one.cmp(other));
        declared
    }

    fn is_abstract(&self, name: &QName) -> bool {
        let declared = self.component(Component::Type, name);
        declared.is_some_and(|at| is_true(at.node, "abstract"))
    }

    /// Adds the types that elements can name in `xsi:type`.
    fn name_types(&mut self) -> Read<()> {
        for (name, _) in self.declared(Component::Type) {
            if self.is_abstract(&name) {
                continue;
            }
            let Complex { content, attributes } = self.named_type(&name)?;
            let mut element = ElementType::new(NameClass::Choice(Vec::new()));
            element.content = content;
            for attribute in attributes {
                element.add(attribute);
            }
            let mut bases = Vec::new();
            let mut base = self.base_of(&name);
            while let Some(name) = base
                && bases.len() < DEPTH_MAX
            {
                base = self.base_of(&name);
                bases.push(self.draft.names.name(&name.0, &name.1));
            }
            let name = self.draft.names.name(&name.0, &name.1);
            self.draft.named_types.insert(name, NamedType { element, bases });
        }
        Ok(())
    }

    /// Returns the type that another one is derived from.
    fn base_of(&self, name: &QName) -> Option<QName> {
        let at = self.component(Component::Type, name)?;
        let content = child(at.node, &["complexContent", "simpleContent"]).unwrap_or(at.node);
        let derivation = child(content, &["extension", "restriction"])?;
        Some(self.qname(At { node: derivation, ..at }, derivation.attribute("base")?))
    }

    /// Returns a key; `None` for another component.
    fn key(&mut self, at: At<'a>) -> Option<Arc<Constraint>> {
        let full = |(space, local): QName| Arc::from(format!("{space}:{local}"));
        let kind = match at.node.tag_name().name() {
            "key" => KeyKind::Key,
            "unique" => KeyKind::Unique,
            "keyref" => {
                let target = self.qname(at, at.node.attribute("refer")?);
                KeyKind::Reference(full(target))
            }
            _ => return None,
        };
        let name = (at.space.to_owned(), at.node.attribute("name")?.trim().to_owned());
        let selector = child(at.node, &["selector"])?;
        let selector = self.paths(At { node: selector, ..at })?;
        let mut fields = Vec::new();
        for node in at.node.children().filter(|node| node.tag_name().name() == "field") {
            fields.push(self.paths(At { node, ..at })?);
        }
        Some(Arc::new(Constraint { name: full(name), kind, selector, fields }))
    }

    /// Reads the paths of a selector or field.
    fn paths(&mut self, at: At<'a>) -> Option<Vec<KeyPath>> {
        let paths = at.node.attribute("xpath")?.split('|');
        paths.map(|path| self.path(at, path.trim())).collect()
    }

    fn path(&mut self, at: At<'a>, path: &str) -> Option<KeyPath> {
        let deep = path.strip_prefix(".//");
        let mut found = KeyPath { is_deep: deep.is_some(), steps: Vec::new(), attribute: None };
        for step in deep.unwrap_or(path).split('/').map(str::trim).filter(|step| *step != ".") {
            let step = step.strip_prefix("child::").unwrap_or(step);
            let attribute = step.strip_prefix('@').or_else(|| step.strip_prefix("attribute::"));
            let (prefix, local) = match attribute.unwrap_or(step).split_once(':') {
                Some((prefix, local)) => (Some(prefix), local),
                None => (None, attribute.unwrap_or(step)),
            };
            // A name without a prefix has no namespace.
            let space = match prefix {
                Some(_) => namespace(at.node, prefix)?,
                None => "",
            };
            let class = match (prefix, local) {
                (None, "*") => NameClass::Any { except: Vec::new() },
                (_, "*") => {
                    NameClass::Space { space: self.draft.names.intern(space), except: Vec::new() }
                }
                _ => NameClass::Name(self.draft.names.name(space, local)),
            };
            if attribute.is_some() {
                found.attribute = Some(class);
            } else {
                found.steps.push(class);
            }
        }
        Some(found)
    }

    fn type_of_element(&mut self, at: At<'a>) -> Read<Complex> {
        if let Some(name) = at.node.attribute("type") {
            let name = self.qname(at, name);
            return self.named_type(&name);
        }
        if let Some(inner) = child(at.node, &["complexType", "simpleType"]) {
            return self.type_at(At { node: inner, ..at });
        }
        // The type of the head of its substitution group.
        if let Some(head) = at.node.attribute("substitutionGroup") {
            let head = self.qname(at, head.split_whitespace().next().unwrap_or_default());
            if let Some(head) = self.component(Component::Element, &head)
                && self.depth < DEPTH_MAX
            {
                self.depth += 1;
                let found = self.type_of_element(head);
                self.depth -= 1;
                return found;
            }
        }
        Ok(self.anything())
    }

    fn anything(&mut self) -> Complex {
        let class = NameClass::Any { except: Vec::new() };
        let attribute = AttributeUse { class, is_required: false, value: ANY, reference: None };
        Complex { content: ANY, attributes: vec![attribute] }
    }

    fn named_type(&mut self, name: &QName) -> Read<Complex> {
        if let Some(known) = self.types.get(name) {
            return Ok(known.clone());
        }
        if name.0 == SPACE {
            return Ok(match name.1.as_str() {
                "anyType" => self.anything(),
                built_in => {
                    let datatype = Datatype::built_in(built_in);
                    let datatype = datatype
                        .ok_or_else(|| self.error(format!("the type {built_in} is not known")))?;
                    Complex { content: self.draft.patterns.data(datatype), attributes: Vec::new() }
                }
            });
        }
        let Some(at) = self.component(Component::Type, name) else {
            self.draft.note(&format!("the type {} is not declared; it counts as anything", name.1));
            return Ok(self.anything());
        };
        if !self.open.insert((Component::Type, name.clone())) {
            return Err(self.error(format!("the type {} is derived from itself", name.1)));
        }
        let found = self.type_at(at)?;
        self.open.remove(&(Component::Type, name.clone()));
        self.types.insert(name.clone(), found.clone());
        Ok(found)
    }

    fn type_at(&mut self, at: At<'a>) -> Read<Complex> {
        self.depth += 1;
        if self.depth > DEPTH_MAX {
            return Err(SchemaError::TooComplex {
                file: self.file.to_owned(),
                limit: "its types are nested too deep",
            });
        }
        let found = if at.node.tag_name().name() == "simpleType" {
            let datatype = self.simple(at)?;
            Complex { content: self.draft.patterns.data(datatype), attributes: Vec::new() }
        } else {
            self.complex(at)?
        };
        self.depth -= 1;
        Ok(found)
    }

    fn complex(&mut self, at: At<'a>) -> Read<Complex> {
        let mut is_mixed = is_true(at.node, "mixed");
        let Some(derived) = child(at.node, &["complexContent", "simpleContent"]) else {
            let own = self.own_content(at)?;
            let content = if is_mixed { self.draft.patterns.interleave([TEXT, own]) } else { own };
            let mut attributes = Vec::new();
            self.attributes(at, &mut attributes)?;
            return Ok(Complex { content, attributes });
        };
        is_mixed |= is_true(derived, "mixed");
        let Some(derivation) = child(derived, &["extension", "restriction"]) else {
            return Err(self.error("a type is neither extended nor restricted".to_owned()));
        };
        let inner = At { node: derivation, ..at };
        let base = derivation.attribute("base").map(|base| self.qname(at, base));
        let base = match base {
            Some(base) => self.named_type(&base)?,
            None => self.anything(),
        };
        let is_extension = derivation.tag_name().name() == "extension";
        let mut attributes = base.attributes.clone();
        let content = if derived.tag_name().name() == "simpleContent" {
            if is_extension { base.content } else { self.restricted(inner, base.content)? }
        } else {
            let own = self.own_content(inner)?;
            let own = if is_mixed { self.draft.patterns.interleave([TEXT, own]) } else { own };
            if !is_extension {
                own
            } else if base.content == ANY {
                ANY
            } else if is_mixed && base.content == TEXT {
                own
            } else {
                self.draft.patterns.group([base.content, own])
            }
        };
        self.attributes(inner, &mut attributes)?;
        Ok(Complex { content, attributes })
    }

    /// Returns the model group of a type.
    fn own_content(&mut self, at: At<'a>) -> Read<PatternId> {
        match child(at.node, &["sequence", "choice", "all", "group"]) {
            Some(group) => self.particle(At { node: group, ..at }),
            None => Ok(EMPTY),
        }
    }

    fn particle(&mut self, at: At<'a>) -> Read<PatternId> {
        self.depth += 1;
        if self.depth > DEPTH_MAX || self.draft.patterns.is_full() {
            return Err(SchemaError::TooComplex {
                file: self.file.to_owned(),
                limit: "its content models are nested too deep",
            });
        }
        let one = self.one(at)?;
        self.depth -= 1;
        Ok(self.counted(at.node, one))
    }

    fn one(&mut self, at: At<'a>) -> Read<PatternId> {
        let node = at.node;
        let kind = node.tag_name().name();
        Ok(match kind {
            "sequence" | "choice" | "all" => {
                let mut parts = Vec::new();
                for part in node.children().filter(Node::is_element) {
                    if part.tag_name().name() != "annotation" {
                        parts.push(self.particle(At { node: part, ..at })?);
                    }
                }
                match kind {
                    "sequence" => self.draft.patterns.group(parts),
                    "choice" => self.draft.patterns.choice(parts),
                    _ => self.draft.patterns.interleave(parts),
                }
            }
            "group" => {
                let name = match node.attribute("ref") {
                    Some(name) => self.qname(at, name),
                    None => return self.own_content(at),
                };
                if let Some(&known) = self.groups.get(&name) {
                    return Ok(known);
                }
                let Some(group) = self.component(Component::Group, &name) else {
                    return Err(self.error(format!("the group {} is not declared", name.1)));
                };
                if !self.open.insert((Component::Group, name.clone())) {
                    return Err(self.error(format!("the group {} contains itself", name.1)));
                }
                let content = self.own_content(group)?;
                self.open.remove(&(Component::Group, name.clone()));
                self.groups.insert(name, content);
                content
            }
            "element" => match node.attribute("ref") {
                Some(name) => {
                    let name = self.qname(at, name);
                    match self.component(Component::Element, &name) {
                        Some(element) => self.element(element)?,
                        None => {
                            let name = self.draft.names.name(&name.0, &name.1);
                            self.wildcard(NameClass::Name(name))
                        }
                    }
                }
                None => {
                    let id = self.element_type(at);
                    self.draft.patterns.element(id)
                }
            },
            "any" => {
                let text = |name: &str| node.attribute(name).map(|text| text.trim().to_owned());
                let key = (at.space.to_owned(), text("namespace"), text("processContents"));
                if let Some(&known) = self.wildcards.get(&key) {
                    return Ok(known);
                }
                let class = self.namespaces(at);
                let is_skipped = key.2.as_deref() == Some("skip");
                let any = if is_skipped { self.wildcard(class) } else { self.known_or_any(class) };
                self.wildcards.insert(key, any);
                any
            }
            _ => EMPTY,
        })
    }

    /// Returns a pattern for any element of a class.
    fn wildcard(&mut self, class: NameClass) -> PatternId {
        self.draft.note("wildcards admit elements with any content");
        let mut element = ElementType::new(class);
        element.content = ANY;
        for attribute in self.anything().attributes {
            element.add(attribute);
        }
        let id = self.draft.add(element);
        self.draft.patterns.element(id)
    }

    /// Returns a pattern for the declared elements of a class, and for any others.
    fn known_or_any(&mut self, class: NameClass) -> PatternId {
        let (mut options, mut names) = (Vec::new(), Vec::new());
        for ((space, local), at) in self.declared(Component::Element) {
            let name = self.draft.names.name(&space, &local);
            if class.has(name) {
                if names.len() == DECLARED_MAX {
                    return self.wildcard(class);
                }
                let id = self.element_type(at);
                options.push(self.draft.patterns.element(id));
                names.push(NameClass::Name(name));
            }
        }
        options.push(self.wildcard(class.without(names)));
        self.draft.patterns.choice(options)
    }

    /// Returns the names that a wildcard admits.
    fn namespaces(&mut self, at: At<'a>) -> NameClass {
        let any = NameClass::Any { except: Vec::new() };
        let names = &mut self.draft.names;
        let mut space =
            |space: &str| NameClass::Space { space: names.intern(space), except: Vec::new() };
        match at.node.attribute("namespace").map(str::trim) {
            None | Some("##any") => any,
            Some("##other") => {
                let except = vec![space(at.space), space("")];
                NameClass::Any { except }
            }
            Some(list) => {
                let spaces = list.split_whitespace().map(|word| match word {
                    "##targetNamespace" => at.space,
                    "##local" => "",
                    word => word,
                });
                NameClass::Choice(spaces.map(space).collect())
            }
        }
    }

    /// Returns a pattern as often as `minOccurs` and `maxOccurs` say.
    fn counted(&mut self, node: Node<'a, 'a>, one: PatternId) -> PatternId {
        let number = |name: &str| node.attribute(name).map(str::trim);
        let min = number("minOccurs").and_then(|min| min.parse().ok()).unwrap_or(1usize);
        let max = match number("maxOccurs") {
            Some("unbounded") => None,
            Some(max) => max.parse::<usize>().ok().filter(|&max| max <= COUNT_MAX),
            None => Some(1),
        };
        let patterns = &mut self.draft.patterns;
        match (min, max) {
            (_, Some(0)) => EMPTY,
            (1, Some(1)) => one,
            (0, Some(1)) => patterns.optional(one),
            (0, None) => patterns.zero_or_more(one),
            (1, None) => patterns.one_or_more(one),
            (min, None) => {
                let min = min.min(COUNT_MAX);
                let rest = patterns.one_or_more(one);
                patterns.group(std::iter::repeat_n(one, min - 1).chain([rest]))
            }
            (min, Some(max)) => {
                let min = min.min(max);
                // Nested, so that the pattern stays deterministic.
                let mut rest = EMPTY;
                for _ in min..max {
                    let more = patterns.group([one, rest]);
                    rest = patterns.optional(more);
                }
                patterns.group(std::iter::repeat_n(one, min).chain([rest]))
            }
        }
    }

    fn attributes(&mut self, at: At<'a>, attributes: &mut Vec<AttributeUse>) -> Read<()> {
        for node in at.node.children().filter(Node::is_element) {
            let at = At { node, ..at };
            match node.tag_name().name() {
                "attribute" => self.attribute(at, attributes)?,
                "attributeGroup" => {
                    let Some(name) = node.attribute("ref") else { continue };
                    let name = self.qname(at, name);
                    let Some(group) = self.component(Component::AttributeGroup, &name) else {
                        let problem = format!("the attribute group {} is not declared", name.1);
                        return Err(self.error(problem));
                    };
                    if !self.open.insert((Component::AttributeGroup, name.clone())) {
                        let problem = format!("the attribute group {} contains itself", name.1);
                        return Err(self.error(problem));
                    }
                    self.attributes(group, attributes)?;
                    self.open.remove(&(Component::AttributeGroup, name));
                }
                "anyAttribute" => {
                    let class = self.namespaces(at);
                    let (value, reference) = (ANY, None);
                    attributes.push(AttributeUse { class, is_required: false, value, reference });
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn attribute(&mut self, at: At<'a>, attributes: &mut Vec<AttributeUse>) -> Read<()> {
        let node = at.node;
        let (name, declaration) = match node.attribute("ref") {
            Some(name) => {
                let name = self.qname(at, name);
                let declaration = self.component(Component::Attribute, &name);
                (name, declaration)
            }
            None => {
                let name = node.attribute("name").unwrap_or_default().trim().to_owned();
                let is_qualified = self.is_qualified(at, "attributeFormDefault");
                let space = if is_qualified { at.space.to_owned() } else { String::new() };
                ((space, name), Some(at))
            }
        };
        let class = NameClass::Name(self.draft.names.name(&name.0, &name.1));
        attributes.retain(|known| known.class != class);
        if node.attribute("use").map(str::trim) == Some("prohibited") {
            return Ok(());
        }
        let mut datatype = match declaration {
            Some(declaration) => self.type_of_attribute(declaration)?,
            None => Datatype::new(Kind::String),
        };
        if name.0 == XML_SPACE && name.1 == "id" {
            datatype = Datatype::new(Kind::Id);
        }
        let fixed = node.attribute("fixed").or_else(|| declaration?.node.attribute("fixed"));
        if let Some(fixed) = fixed {
            datatype.values = Some([Arc::from(fixed)].into());
        }
        let value = self.draft.patterns.data(datatype);
        let is_required = node.attribute("use").map(str::trim) == Some("required");
        let reference = self.draft.patterns.reference_in(value);
        attributes.push(AttributeUse { class, is_required, value, reference });
        Ok(())
    }

    fn type_of_attribute(&mut self, at: At<'a>) -> Read<Datatype> {
        if let Some(name) = at.node.attribute("type") {
            let name = self.qname(at, name);
            return self.named_simple(&name);
        }
        match child(at.node, &["simpleType"]) {
            Some(inner) => self.simple(At { node: inner, ..at }),
            None => Ok(Datatype::new(Kind::String)),
        }
    }

    fn named_simple(&mut self, name: &QName) -> Read<Datatype> {
        if name.0 == SPACE {
            return Datatype::built_in(&name.1)
                .ok_or_else(|| self.error(format!("the type {} is not known", name.1)));
        }
        let Some(at) = self.component(Component::Type, name) else {
            self.draft.note(&format!("the type {} is not declared; it counts as text", name.1));
            return Ok(Datatype::new(Kind::String));
        };
        if at.node.tag_name().name() == "complexType" {
            // The base of simple content.
            let complex = self.named_type(name)?;
            return Ok(self.datatype_of(complex.content));
        }
        self.depth += 1;
        if self.depth > DEPTH_MAX {
            return Err(self.error(format!("the type {} is derived from itself", name.1)));
        }
        let found = self.simple(at)?;
        self.depth -= 1;
        Ok(found)
    }

    fn datatype_of(&self, content: PatternId) -> Datatype {
        match self.draft.patterns.get(content) {
            crate::pattern::Pattern::Data(number) => {
                self.draft.patterns.datatypes[*number as usize].clone()
            }
            _ => Datatype::new(Kind::String),
        }
    }

    fn simple(&mut self, at: At<'a>) -> Read<Datatype> {
        self.depth += 1;
        if self.depth > DEPTH_MAX {
            return Err(self.error("simple types are nested too deep".to_owned()));
        }
        let found = self.simple_at(at);
        self.depth -= 1;
        found
    }

    fn simple_at(&mut self, at: At<'a>) -> Read<Datatype> {
        let Some(derivation) = child(at.node, &["restriction", "list", "union"]) else {
            return Ok(Datatype::new(Kind::String));
        };
        let inner = At { node: derivation, ..at };
        let nested = |lowering: &mut Self| {
            let nested = derivation.children().filter(|it| it.tag_name().name() == "simpleType");
            let nested: Vec<_> = nested.collect();
            nested
                .into_iter()
                .map(|node| lowering.simple(At { node, ..at }))
                .collect::<Read<Vec<_>>>()
        };
        match derivation.tag_name().name() {
            "list" => {
                let item = match derivation.attribute("itemType") {
                    Some(name) => {
                        let name = self.qname(inner, name);
                        self.named_simple(&name)?
                    }
                    None => nested(self)?.pop().unwrap_or(Datatype::new(Kind::String)),
                };
                Ok(item.list_of(0))
            }
            "union" => {
                let mut parts = Vec::new();
                for name in
                    derivation.attribute("memberTypes").unwrap_or_default().split_whitespace()
                {
                    let name = self.qname(inner, name);
                    parts.push(self.named_simple(&name)?);
                }
                parts.extend(nested(self)?);
                Ok(Datatype::new(Kind::Union(parts.into())))
            }
            _ => {
                let base = match derivation.attribute("base") {
                    Some(name) => {
                        let name = self.qname(inner, name);
                        self.named_simple(&name)?
                    }
                    None => nested(self)?.pop().unwrap_or(Datatype::new(Kind::String)),
                };
                Ok(self.with_facets(inner, base))
            }
        }
    }

    fn restricted(&mut self, at: At<'a>, base: PatternId) -> Read<PatternId> {
        let base = match child(at.node, &["simpleType"]) {
            Some(inner) => self.simple(At { node: inner, ..at })?,
            None => self.datatype_of(base),
        };
        let datatype = self.with_facets(at, base);
        Ok(self.draft.patterns.data(datatype))
    }

    fn with_facets(&mut self, at: At<'a>, mut datatype: Datatype) -> Datatype {
        let (mut values, mut patterns) = (Vec::new(), Vec::new());
        for facet in at.node.children().filter(Node::is_element) {
            let value = facet.attribute("value").unwrap_or_default();
            match facet.tag_name().name() {
                "enumeration" => values.push(Arc::from(value)),
                "pattern" => patterns.push(format!("(?:{value})")),
                "totalDigits" | "fractionDigits" | "assertion" | "explicitTimezone" => {
                    self.draft.note(&format!("xs:{} is ignored", facet.tag_name().name()));
                }
                name @ ("length" | "minLength" | "maxLength" | "minInclusive" | "maxInclusive"
                | "minExclusive" | "maxExclusive" | "whiteSpace") => {
                    datatype.restrict(name, value);
                }
                _ => {}
            }
        }
        // Patterns of one step are alternatives.
        if !patterns.is_empty() && !datatype.restrict("pattern", &patterns.join("|")) {
            self.draft.note("a pattern of a simple type is ignored");
        }
        if !values.is_empty() {
            datatype.values = Some(values.into());
        }
        datatype
    }
}

fn is_true(node: Node<'_, '_>, name: &str) -> bool {
    matches!(node.attribute(name).map(str::trim), Some("true" | "1"))
}

/// Returns the first child element of one of these kinds.
fn child<'a>(node: Node<'a, 'a>, kinds: &[&str]) -> Option<Node<'a, 'a>> {
    node.children().find(|child| {
        child.is_element()
            && child.tag_name().namespace() == Some(SPACE)
            && kinds.contains(&child.tag_name().name())
    })
}
