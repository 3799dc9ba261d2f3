//! RELAX NG schemas: from their abstract syntax, which both concrete syntaxes share, to patterns.
//!
//! Definitions are inlined where they are used; elements end the recursion.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::datatype::{Blanks, Datatype, Kind, TextPattern};
use crate::element_type::{AttributeUse, ElementType};
use crate::names::NameClass;
use crate::pattern::{EMPTY, NOT_ALLOWED, Pattern, PatternId, TEXT, TypeId};
use crate::relax_ast::{Ast, Combine, DEPTH_MAX, Item, NameAst};
use crate::schema::{Draft, Location, Resolver, Resource};
use crate::{Schema, SchemaError, SchemaKind, compact, relax_xml};

/// Library of the datatypes of XML Schema.
const XSD_LIBRARY: &str = "http://www.w3.org/2001/XMLSchema-datatypes";

/// Reads a schema in one of the two syntaxes.
pub(crate) fn read(
    kind: SchemaKind,
    file: &Resource,
    resolver: Resolver<'_>,
) -> Result<Schema, SchemaError> {
    let mut lowering = Lowering {
        draft: Draft::default(),
        resolver,
        kind,
        file: file.path.clone(),
        scopes: Vec::new(),
        known: HashMap::new(),
        open: HashSet::new(),
        pending: Vec::new(),
        loading: Vec::new(),
        depth: 0,
    };
    let ast = lowering.parse(file, "")?;
    lowering.loading.push(file.path.clone());
    let start = lowering.pattern(&ast, None, &file.path)?;
    lowering.settle()?;
    let Lowering { draft, .. } = lowering;
    draft.finish(kind, &file.path, start)
}

/// Definitions of one grammar.
struct Scope {
    parent: Option<usize>,
    definitions: HashMap<String, Definition>,
}

struct Definition {
    bodies: Vec<(Ast, Arc<str>)>,
    combine: Option<Combine>,
}

/// Element whose content is still to be lowered: its type, content, scope and base URI.
type Pending = (TypeId, Arc<Ast>, Option<usize>, Arc<str>);

struct Lowering<'a> {
    draft: Draft,
    resolver: Resolver<'a>,
    kind: SchemaKind,
    file: String,
    scopes: Vec<Scope>,
    /// Patterns of definitions.
    known: HashMap<(usize, String), PatternId>,
    /// Definitions that are being lowered.
    open: HashSet<(usize, String)>,
    /// Elements whose content is still to be lowered.
    pending: Vec<Pending>,
    /// Files that are being read.
    loading: Vec<String>,
    depth: usize,
}

type Read<T> = Result<T, SchemaError>;

impl Lowering<'_> {
    fn parse(&self, file: &Resource, space: &str) -> Read<Ast> {
        // The other syntax is recognised by the name of the file.
        let is_compact = match file.path.rsplit('.').next() {
            Some("rng") => false,
            Some("rnc") => true,
            _ => self.kind == SchemaKind::Rnc,
        };
        if is_compact { compact::parse(file, space) } else { relax_xml::parse(file, space) }
    }

    fn error(&self, problem: String) -> SchemaError {
        SchemaError::Invalid { file: self.file.clone(), problem }
    }

    fn load(&mut self, href: &str, base: &str, space: &str) -> Read<(Ast, String)> {
        let found = (self.resolver)(Location { public: None, system: href, base });
        let found = found.map_err(|problem| SchemaError::Missing {
            file: base.to_owned(),
            target: href.to_owned(),
            problem,
        })?;
        if self.loading.contains(&found.path) {
            return Err(SchemaError::Circular { file: found.path });
        }
        Ok((self.parse(&found, space)?, found.path))
    }

    /// Lowers the content of all elements.
    fn settle(&mut self) -> Read<()> {
        while let Some((id, body, scope, base)) = self.pending.pop() {
            let content = self.pattern(&body, scope, &base)?;
            let (attributes, content) = split(&mut self.draft, content);
            let element = &mut self.draft.types[id.0 as usize];
            element.content = content;
            for attribute in attributes {
                element.add(attribute);
            }
        }
        Ok(())
    }

    fn pattern(&mut self, ast: &Ast, scope: Option<usize>, base: &str) -> Read<PatternId> {
        self.depth += 1;
        if self.depth > 4 * DEPTH_MAX || self.draft.patterns.is_full() {
            return Err(SchemaError::TooComplex {
                file: self.file.clone(),
                limit: "its patterns are nested too deep",
            });
        }
        let pattern = self.lower(ast, scope, base);
        self.depth -= 1;
        pattern
    }

    fn lower(&mut self, ast: &Ast, scope: Option<usize>, base: &str) -> Read<PatternId> {
        Ok(match ast {
            Ast::Empty => EMPTY,
            Ast::Text => TEXT,
            Ast::NotAllowed => NOT_ALLOWED,
            Ast::Element(name, body) => {
                let class = self.class(name);
                let id = self.draft.add(ElementType::new(class));
                self.pending.push((id, body.clone(), scope, base.into()));
                self.draft.patterns.element(id)
            }
            Ast::Attribute(name, body) => {
                let class = self.class(name);
                let value = self.pattern(body, scope, base)?;
                if value == NOT_ALLOWED {
                    return Ok(NOT_ALLOWED);
                }
                self.draft.patterns.attribute(class, value)
            }
            Ast::Group(parts) => {
                let parts = self.patterns(parts, scope, base)?;
                self.draft.patterns.group(parts)
            }
            Ast::Interleave(parts) => {
                let parts = self.patterns(parts, scope, base)?;
                self.draft.patterns.interleave(parts)
            }
            Ast::Choice(parts) => {
                let parts = self.patterns(parts, scope, base)?;
                self.draft.patterns.choice(parts)
            }
            Ast::Optional(inner) => {
                let inner = self.pattern(inner, scope, base)?;
                self.draft.patterns.optional(inner)
            }
            Ast::ZeroOrMore(inner) => {
                let inner = self.pattern(inner, scope, base)?;
                self.draft.patterns.zero_or_more(inner)
            }
            Ast::OneOrMore(inner) => {
                let inner = self.pattern(inner, scope, base)?;
                self.draft.patterns.one_or_more(inner)
            }
            Ast::List(inner) => {
                let inner = self.pattern(inner, scope, base)?;
                self.draft.patterns.list(inner)
            }
            Ast::Mixed(inner) => {
                let inner = self.pattern(inner, scope, base)?;
                self.draft.patterns.interleave([TEXT, inner])
            }
            Ast::Ref(name) => self.definition(name, scope)?,
            Ast::ParentRef(name) => {
                let parent = scope.and_then(|scope| self.scopes[scope].parent);
                self.definition(name, parent)?
            }
            Ast::Data { library, name, params, except } => {
                let datatype = self.datatype(library, name, params, except);
                self.draft.patterns.data(datatype)
            }
            Ast::Value { library, name, text } => {
                let mut datatype = self.datatype(library, name, &[], &[]);
                datatype.values = Some([Arc::from(text.as_str())].into());
                self.draft.patterns.data(datatype)
            }
            Ast::External(href, space) => {
                let (ast, path) = self.load(href, base, space)?;
                self.loading.push(path.clone());
                let pattern = self.pattern(&ast, None, &path);
                self.loading.pop();
                pattern?
            }
            Ast::Grammar(items) => {
                let definitions = HashMap::new();
                self.scopes.push(Scope { parent: scope, definitions });
                let number = self.scopes.len() - 1;
                self.define(items, number, base, &HashSet::new())?;
                self.definition("", Some(number))?
            }
        })
    }

    fn patterns(
        &mut self,
        parts: &[Ast],
        scope: Option<usize>,
        base: &str,
    ) -> Read<Vec<PatternId>> {
        parts.iter().map(|part| self.pattern(part, scope, base)).collect()
    }

    /// Adds the definitions of a grammar, without those in `overridden`.
    fn define(
        &mut self,
        items: &[Item],
        scope: usize,
        base: &str,
        overridden: &HashSet<String>,
    ) -> Read<()> {
        for item in items {
            match item {
                Item::Define { name, .. } if overridden.contains(name) => {}
                Item::Define { name, combine, body } => {
                    let known = self.scopes[scope].definitions.entry(name.clone());
                    let known =
                        known.or_insert(Definition { bodies: Vec::new(), combine: *combine });
                    known.combine = known.combine.or(*combine);
                    known.bodies.push((body.clone(), base.into()));
                }
                Item::Include { href, space, items } => {
                    let (ast, path) = self.load(href, base, space)?;
                    let Ast::Grammar(included) = ast else {
                        return Err(self.error(format!("{href} is included but is no grammar")));
                    };
                    let mut hidden = overridden.clone();
                    hidden.extend(items.iter().filter_map(|item| match item {
                        Item::Define { name, .. } => Some(name.clone()),
                        Item::Include { .. } => None,
                    }));
                    if self.loading.len() > DEPTH_MAX {
                        return Err(SchemaError::Circular { file: path });
                    }
                    self.loading.push(path.clone());
                    let result = self.define(&included, scope, &path, &hidden);
                    self.loading.pop();
                    result?;
                    self.define(items, scope, base, overridden)?;
                }
            }
        }
        Ok(())
    }

    fn definition(&mut self, name: &str, scope: Option<usize>) -> Read<PatternId> {
        let what = if name.is_empty() { "start" } else { name };
        let Some(scope) = scope else {
            return Err(self.error(format!("{what} is not in a grammar")));
        };
        let key = (scope, name.to_owned());
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        let Some(Definition { bodies, combine }) = self.scopes[scope].definitions.get(name) else {
            return Err(self.error(format!("{what} is not defined")));
        };
        let (bodies, combine) = (bodies.clone(), *combine);
        if !self.open.insert(key.clone()) {
            return Err(self.error(format!("{what} refers to itself without an element between")));
        }
        let mut parts = Vec::new();
        for (body, base) in &bodies {
            parts.push(self.pattern(body, Some(scope), base)?);
        }
        let pattern = match combine {
            Some(Combine::Interleave) => self.draft.patterns.interleave(parts),
            Some(Combine::Choice) | None => self.draft.patterns.choice(parts),
        };
        self.open.remove(&key);
        self.known.insert(key, pattern);
        Ok(pattern)
    }

    fn class(&mut self, name: &NameAst) -> NameClass {
        let each = |lowering: &mut Self, names: &[NameAst]| {
            names.iter().map(|name| lowering.class(name)).collect::<Vec<_>>()
        };
        match name {
            NameAst::Name { space, local } => NameClass::Name(self.draft.names.name(space, local)),
            NameAst::Any(except) => NameClass::Any { except: each(self, except) },
            NameAst::Space(space, except) => NameClass::Space {
                space: self.draft.names.intern(space),
                except: each(self, except),
            },
            NameAst::Choice(names) => NameClass::Choice(each(self, names)),
        }
    }

    fn datatype(
        &mut self,
        library: &str,
        name: &str,
        params: &[(String, String)],
        except: &[Ast],
    ) -> Datatype {
        let string = Datatype::new(Kind::String);
        let mut datatype = match (library, name) {
            ("", "token") => Datatype { white_space: Blanks::Collapsed, ..string },
            ("", _) => string,
            (XSD_LIBRARY, name) => Datatype::built_in(name).unwrap_or(string),
            (library, _) => {
                self.draft.note(&format!("datatypes of {library} count as any text"));
                string
            }
        };
        for (name, value) in params {
            if !datatype.restrict(name, value) {
                self.draft.note(&format!("the parameter {name} of a datatype is ignored"));
            }
        }
        for part in except {
            match part {
                Ast::Value { text, .. } => datatype.except.push(text.as_str().into()),
                Ast::Choice(parts) => {
                    for part in parts {
                        if let Ast::Value { text, .. } = part {
                            datatype.except.push(text.as_str().into());
                        }
                    }
                }
                _ => self.draft.note("texts excluded from a datatype by a pattern are admitted"),
            }
        }
        datatype
    }
}

impl Datatype {
    /// Restricts the type by a facet. Returns `false` if that is not possible.
    pub(crate) fn restrict(&mut self, facet: &str, value: &str) -> bool {
        let number = || value.trim().parse::<f64>();
        let count = || value.trim().parse::<usize>();
        match facet {
            "pattern" => match TextPattern::new(value) {
                Some(pattern) => self.patterns.push(pattern),
                None => return false,
            },
            "length" => match count() {
                Ok(length) => (self.length_min, self.length_max) = (length, length),
                Err(_) => return false,
            },
            "minLength" => match count() {
                Ok(length) => self.length_min = length,
                Err(_) => return false,
            },
            "maxLength" => match count() {
                Ok(length) => self.length_max = length,
                Err(_) => return false,
            },
            "minInclusive" | "maxInclusive" | "minExclusive" | "maxExclusive" => {
                let Ok(number) = number() else { return false };
                let bounds = &mut self.bounds;
                if facet.starts_with("min") {
                    (bounds.min, bounds.excludes_min) = (number, facet.ends_with("Exclusive"));
                } else {
                    (bounds.max, bounds.excludes_max) = (number, facet.ends_with("Exclusive"));
                }
            }
            "whiteSpace" => {
                self.white_space = match value.trim() {
                    "preserve" => Blanks::Preserved,
                    "replace" => Blanks::Replaced,
                    _ => Blanks::Collapsed,
                };
            }
            _ => return false,
        }
        true
    }
}

/// Splits a pattern into the attributes that do not depend on other content, and the rest.
pub(crate) fn split(draft: &mut Draft, id: PatternId) -> (Vec<AttributeUse>, PatternId) {
    let mut attributes = Vec::new();
    let rest = split_into(draft, id, false, &mut attributes);
    (attributes, rest)
}

fn split_into(
    draft: &mut Draft,
    id: PatternId,
    is_optional: bool,
    attributes: &mut Vec<AttributeUse>,
) -> PatternId {
    if !draft.patterns.has_attributes(id) {
        return id;
    }
    match draft.patterns.get(id).clone() {
        Pattern::Attribute(number) => {
            let attribute = draft.patterns.attributes[number as usize].clone();
            let reference = attribute.reference;
            let is_required = !is_optional && attribute.class.names().is_some();
            let is_known = attributes.iter().any(|known| known.class == attribute.class);
            if is_known {
                return id;
            }
            attributes.push(AttributeUse {
                class: attribute.class,
                is_required,
                value: attribute.value,
                reference,
            });
            EMPTY
        }
        Pattern::OneOrMore(inner) if is_attribute(draft, inner) => {
            split_into(draft, inner, is_optional, attributes)
        }
        Pattern::Group(parts)
            if !is_optional || parts.iter().all(|&it| draft.patterns.is_nullable(it)) =>
        {
            let parts: Vec<_> =
                parts.iter().map(|&part| split_into(draft, part, false, attributes)).collect();
            draft.patterns.group(parts)
        }
        Pattern::Interleave(parts)
            if !is_optional || parts.iter().all(|&it| draft.patterns.is_nullable(it)) =>
        {
            let parts: Vec<_> =
                parts.iter().map(|&part| split_into(draft, part, false, attributes)).collect();
            draft.patterns.interleave(parts)
        }
        // An optional attribute.
        Pattern::Choice(parts) => match parts[..] {
            [EMPTY, inner] => {
                let is_simple = match draft.patterns.get(inner) {
                    Pattern::Attribute(_) => true,
                    Pattern::OneOrMore(inner) => is_attribute(draft, *inner),
                    _ => false,
                };
                if is_simple { split_into(draft, inner, true, attributes) } else { id }
            }
            _ => id,
        },
        _ => id,
    }
}

fn is_attribute(draft: &Draft, id: PatternId) -> bool {
    matches!(draft.patterns.get(id), Pattern::Attribute(_))
}
