//! XML Schema 1.0.
//!
//! Types become patterns; each element declaration becomes an element type. Components that are
//! included come first, so that references between files need no order.

mod keys;
mod particles;
mod simple;

use std::collections::{BTreeMap, HashMap, HashSet};

use roxmltree::{Document, Node};

use crate::datatype::{Blanks, Datatype};
use crate::draft::Draft;
use crate::element_type::{AttributeUse, ElementType, NamedType};
use crate::names::{Name, NameClass, XML_SPACE};
use crate::pattern::{ANY, PatternId, TEXT, TypeId};
use crate::relax_xml::{document, namespace};
use crate::schema::{Location, Resolver, Resource};
use crate::{Schema, SchemaError, SchemaKind};

const SPACE: &str = "http://www.w3.org/2001/XMLSchema";

/// Maximum number of files.
const FILES_MAX: usize = 2_000;
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
    let mut lowering = Lowering { file: &file.path, ..Lowering::default() };
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
            match wanted.read(resolver) {
                Ok(found) => open.push((found, includes.then(|| space.clone()))),
                // The namespace of XML is known.
                Err(_) if child.attribute("namespace") == Some(XML_SPACE) => {}
                Err(error) if includes => return Err(error),
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

impl<'a> At<'a> {
    fn kind(self) -> &'a str {
        self.node.tag_name().name()
    }

    fn attribute(self, name: &str) -> Option<&'a str> {
        self.node.attribute(name).map(str::trim)
    }

    /// Returns the name of the component in the target namespace.
    fn name(self) -> Option<QName> {
        Some((self.space.to_owned(), self.attribute("name")?.to_owned()))
    }

    fn is_global(self) -> bool {
        self.node.parent_element().is_some_and(|parent| parent.tag_name().name() == "schema")
    }

    fn is_true(self, name: &str) -> bool {
        matches!(self.attribute(name), Some("true" | "1"))
    }

    /// Returns the child elements.
    fn children(self) -> impl Iterator<Item = Self> {
        self.node.children().filter(Node::is_element).map(move |node| Self { node, ..self })
    }

    /// Returns the first child element of one of these kinds.
    fn child(self, kinds: &[&str]) -> Option<Self> {
        let is_of_kind = |child: &Self| {
            child.node.tag_name().namespace() == Some(SPACE) && kinds.contains(&child.kind())
        };
        self.children().find(is_of_kind)
    }
}

/// Content and attributes of a complex type.
#[derive(Clone)]
struct Complex {
    content: PatternId,
    attributes: Vec<AttributeUse>,
}

#[derive(Default)]
struct Lowering<'a> {
    draft: Draft,
    file: &'a str,
    components: BTreeMap<(Component, QName), At<'a>>,
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
        let root = At { node: document.root_element(), space };
        for at in root.children() {
            // Redefined components are inside.
            let is_inside = matches!(at.kind(), "redefine" | "override");
            let components = if is_inside { at.children().collect() } else { vec![at] };
            for at in components {
                let kind = match at.kind() {
                    "element" => Component::Element,
                    "complexType" | "simpleType" => Component::Type,
                    "group" => Component::Group,
                    "attributeGroup" => Component::AttributeGroup,
                    "attribute" => Component::Attribute,
                    _ => continue,
                };
                if let Some(name) = at.name() {
                    self.components.entry((kind, name)).or_insert(at);
                }
            }
        }
    }

    fn finish_index(&mut self) {
        for (_, at) in self.declared(Component::Element) {
            for head in at.attribute("substitutionGroup").unwrap_or_default().split_whitespace() {
                self.members.entry(self.qname(at, head)).or_default().push(at);
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

    /// Returns the name that an attribute of a schema refers to.
    fn reference(&self, at: At<'a>, attribute: &str) -> Option<QName> {
        Some(self.qname(at, at.attribute(attribute)?))
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
            if !at.is_true("abstract") {
                options.push(self.draft.patterns.element(id));
            }
            if let (true, Some(name)) = (at.is_global(), at.name()) {
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
        let name = at.attribute("name").unwrap_or_default();
        let space = if self.is_qualified(at, "elementFormDefault") { at.space } else { "" };
        let class = NameClass::Name(self.draft.names.name(space, name));
        let id = self.draft.add(ElementType::new(class));
        self.elements.insert(key, id);
        self.pending.push((id, at));
        id
    }

    /// Returns `true` if the names of a declaration are in the target namespace.
    fn is_qualified(&self, at: At<'a>, default: &str) -> bool {
        let root = At { node: at.node.document().root_element(), ..at };
        let form = at.attribute("form").or_else(|| root.attribute(default));
        at.is_global() || form == Some("qualified")
    }

    /// Adds content and attributes to the type of a declared element.
    fn fill(&mut self, id: TypeId, at: At<'a>) -> Read<()> {
        let Complex { content, attributes } = self.type_of_element(at)?;
        let fixed = at.node.attribute("fixed");
        let content = fixed.map_or(content, |fixed| {
            self.draft.patterns.data(Datatype::of_values(Blanks::Collapsed, [fixed]))
        });
        let may_be_empty = fixed.or(at.node.attribute("default")).is_some();
        let content = if may_be_empty { self.draft.patterns.optional(content) } else { content };
        let type_name = self.reference(at, "type");
        let is_abstract = type_name.as_ref().is_some_and(|name| self.is_abstract(name));
        let type_name = type_name.map(|name| self.interned(&name));
        let constraints = at.children().filter_map(|child| self.key(child)).collect();
        let element = &mut self.draft.types[id.0 as usize];
        element.fill(content, attributes);
        (element.type_name, element.is_abstract) = (type_name, is_abstract);
        element.constraints = constraints;
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
        of_kind.map(|((_, name), at)| (name.clone(), *at)).collect()
    }

    fn is_abstract(&self, name: &QName) -> bool {
        let declared = self.component(Component::Type, name);
        declared.is_some_and(|at| at.is_true("abstract"))
    }

    fn interned(&mut self, (space, local): &QName) -> Name {
        self.draft.names.name(space, local)
    }

    /// Adds the types that elements can name in `xsi:type`.
    fn name_types(&mut self) -> Read<()> {
        for (name, _) in self.declared(Component::Type) {
            if self.is_abstract(&name) {
                continue;
            }
            let Complex { content, attributes } = self.named_type(&name)?;
            let mut element = ElementType::new(NameClass::Choice(Vec::new()));
            element.fill(content, attributes);
            let mut bases = Vec::new();
            let mut base = self.base_of(&name);
            while let Some(name) = base
                && bases.len() < DEPTH_MAX
            {
                base = self.base_of(&name);
                bases.push(self.interned(&name));
            }
            let name = self.interned(&name);
            self.draft.named_types.insert(name, NamedType { element, bases });
        }
        Ok(())
    }

    /// Returns the type that another one is derived from.
    fn base_of(&self, name: &QName) -> Option<QName> {
        let at = self.component(Component::Type, name)?;
        let content = at.child(&["complexContent", "simpleContent"]).unwrap_or(at);
        self.reference(content.child(&["extension", "restriction"])?, "base")
    }

    fn type_of_element(&mut self, at: At<'a>) -> Read<Complex> {
        if let Some(name) = self.reference(at, "type") {
            return self.named_type(&name);
        }
        if let Some(inner) = at.child(&["complexType", "simpleType"]) {
            return self.type_at(inner);
        }
        // The type of the head of its substitution group.
        if let Some(head) = at.attribute("substitutionGroup") {
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
        Ok(Self::anything())
    }

    fn anything() -> Complex {
        Complex { content: ANY, attributes: vec![AttributeUse::any()] }
    }

    fn named_type(&mut self, name: &QName) -> Read<Complex> {
        if let Some(known) = self.types.get(name) {
            return Ok(known.clone());
        }
        if name.0 == SPACE {
            return Ok(match name.1.as_str() {
                "anyType" => Self::anything(),
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
            return Ok(Self::anything());
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
        let found = if at.kind() == "simpleType" {
            let datatype = self.simple(at)?;
            Complex { content: self.draft.patterns.data(datatype), attributes: Vec::new() }
        } else {
            self.complex(at)?
        };
        self.depth -= 1;
        Ok(found)
    }

    fn complex(&mut self, at: At<'a>) -> Read<Complex> {
        let Some(derived) = at.child(&["complexContent", "simpleContent"]) else {
            let content = self.own_content(at, at.is_true("mixed"))?;
            let mut attributes = Vec::new();
            self.attributes(at, &mut attributes)?;
            return Ok(Complex { content, attributes });
        };
        let is_mixed = at.is_true("mixed") || derived.is_true("mixed");
        let Some(derivation) = derived.child(&["extension", "restriction"]) else {
            return Err(self.error("a type is neither extended nor restricted".to_owned()));
        };
        let base = match self.reference(derivation, "base") {
            Some(base) => self.named_type(&base)?,
            None => Self::anything(),
        };
        let is_extension = derivation.kind() == "extension";
        let content = if derived.kind() == "simpleContent" {
            if is_extension { base.content } else { self.restricted(derivation, base.content)? }
        } else {
            let own = self.own_content(derivation, is_mixed)?;
            match base.content {
                _ if !is_extension => own,
                ANY => ANY,
                TEXT if is_mixed => own,
                content => self.draft.patterns.group([content, own]),
            }
        };
        let mut attributes = base.attributes;
        self.attributes(derivation, &mut attributes)?;
        Ok(Complex { content, attributes })
    }
}
