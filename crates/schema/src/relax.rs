//! RELAX NG schemas: from their abstract syntax, which both concrete syntaxes share, to patterns.
//!
//! Definitions are inlined where they are used; elements end the recursion.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::datatype::{Datatype, Kind};
use crate::draft::Draft;
use crate::element_type::{AttributeUse, ElementType};
use crate::names::NameClass;
use crate::pattern::{
    AttributePattern, EMPTY, NOT_ALLOWED, Operator, Pattern, PatternId, TEXT, TypeId,
};
use crate::relax_ast::{Ast, DEPTH_MAX, Item, NameAst, XSD_LIBRARY};
use crate::schema::{Location, Resolver, Resource};
use crate::{Schema, SchemaError, SchemaKind, compact, relax_xml};

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
        pending: Vec::new(),
        loading: vec![file.path.clone()],
        depth: 0,
    };
    let ast = lowering.parse(file, "")?;
    let start = lowering.pattern(&ast, None, &file.path)?;
    lowering.settle()?;
    lowering.draft.finish(kind, &file.path, start)
}

/// Definitions of one grammar.
struct Scope {
    parent: Option<usize>,
    definitions: HashMap<String, Definition>,
}

struct Definition {
    bodies: Vec<(Ast, Arc<str>)>,
    combine: Option<Operator>,
}

/// Element whose content is still to be lowered: its type, content, scope and base URI.
type Pending = (TypeId, Arc<Ast>, Option<usize>, Arc<str>);

struct Lowering<'a> {
    draft: Draft,
    resolver: Resolver<'a>,
    kind: SchemaKind,
    file: String,
    scopes: Vec<Scope>,
    /// Patterns of definitions; `None` while a definition is being lowered.
    known: HashMap<(usize, String), Option<PatternId>>,
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
        let found = Location { public: None, system: href, base }.read(self.resolver)?;
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
            self.draft.types[id.0 as usize].fill(content, attributes);
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
            Ast::Of(operator, parts) => {
                let parts = parts.iter().map(|part| self.pattern(part, scope, base));
                let parts = parts.collect::<Read<Vec<_>>>()?;
                self.draft.patterns.combined(*operator, parts)
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
                let number = self.scopes.len();
                self.scopes.push(Scope { parent: scope, definitions: HashMap::new() });
                self.define(items, number, base, &HashSet::new())?;
                self.definition("", Some(number))?
            }
        })
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
        if let Some(known) = self.known.get(&key) {
            let problem = || format!("{what} refers to itself without an element between");
            return known.ok_or_else(|| self.error(problem()));
        }
        let Some(Definition { bodies, combine }) = self.scopes[scope].definitions.get(name) else {
            return Err(self.error(format!("{what} is not defined")));
        };
        let (bodies, combine) = (bodies.clone(), *combine);
        self.known.insert(key.clone(), None);
        let parts = bodies.iter().map(|(body, base)| self.pattern(body, Some(scope), base));
        let parts = parts.collect::<Read<Vec<_>>>()?;
        let pattern = self.draft.patterns.combined(combine.unwrap_or(Operator::Choice), parts);
        self.known.insert(key, Some(pattern));
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
            ("", "token") | (XSD_LIBRARY, _) => Datatype::built_in(name).unwrap_or(string),
            ("", _) => string,
            (library, _) => {
                self.draft.note(&format!("datatypes of {library} count as any text"));
                string
            }
        };
        for (name, value) in params {
            if datatype.restrict(name, value).is_none() {
                self.draft.note(&format!("the parameter {name} of a datatype is ignored"));
            }
        }
        for part in except {
            let parts = match part {
                Ast::Value { .. } => std::slice::from_ref(part),
                Ast::Of(Operator::Choice, parts) => parts,
                _ => {
                    self.draft.note("texts excluded from a datatype by a pattern are admitted");
                    continue;
                }
            };
            datatype.except.extend(parts.iter().filter_map(|part| match part {
                Ast::Value { text, .. } => Some(text.as_str().into()),
                _ => None,
            }));
        }
        datatype
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
            let AttributePattern { class, value } =
                draft.patterns.attributes[number as usize].clone();
            if attributes.iter().any(|known| known.class == class) {
                return id;
            }
            let is_required = !is_optional && class.names().is_some();
            attributes.push(AttributeUse { class, is_required, value });
            EMPTY
        }
        Pattern::OneOrMore(inner) if is_attribute(draft, id) => {
            split_into(draft, inner, is_optional, attributes)
        }
        ref pattern @ (Pattern::Group(ref parts) | Pattern::Interleave(ref parts))
            if !is_optional || parts.iter().all(|&it| draft.patterns.is_nullable(it)) =>
        {
            let rest: Vec<_> =
                parts.iter().map(|&part| split_into(draft, part, false, attributes)).collect();
            let is_group = matches!(pattern, Pattern::Group(_));
            let operator = if is_group { Operator::Group } else { Operator::Interleave };
            draft.patterns.combined(operator, rest)
        }
        // An optional attribute.
        Pattern::Choice(parts) => match parts[..] {
            [EMPTY, inner] if is_attribute(draft, inner) => {
                split_into(draft, inner, true, attributes)
            }
            _ => id,
        },
        _ => id,
    }
}

/// Returns `true` for an attribute, or any number of them.
fn is_attribute(draft: &Draft, id: PatternId) -> bool {
    match draft.patterns.get(id) {
        Pattern::Attribute(_) => true,
        Pattern::OneOrMore(inner) => is_attribute(draft, *inner),
        _ => false,
    }
}
