//! The XML syntax of RELAX NG.

use roxmltree::{Document, Node, ParsingOptions};

use crate::SchemaError;
use crate::names::XML_SPACE;
use crate::pattern::Operator;
use crate::relax_ast::{Ast, DEPTH_MAX, Item, NameAst};
use crate::schema::Resource;

const SPACE: &str = "http://relaxng.org/ns/structure/1.0";

/// Maximum number of nodes of a schema in XML.
pub(crate) const NODES_MAX: u32 = 4_000_000;

/// Parses a document; entities are limited.
pub(crate) fn document(file: &Resource) -> Result<Document<'_>, SchemaError> {
    let options =
        ParsingOptions { allow_dtd: true, nodes_limit: NODES_MAX, ..ParsingOptions::default() };
    Document::parse_with_options(&file.text, options).map_err(|error| SchemaError::Syntax {
        file: file.path.clone(),
        line: error.pos().row as usize,
        problem: error.to_string(),
    })
}

/// Returns the pattern in a file. `space` is the namespace of names that have none.
pub(crate) fn parse(file: &Resource, space: &str) -> Result<Ast, SchemaError> {
    let document = document(file)?;
    let reader = Reader { document: &document, file };
    let root = document.root_element();
    let inherited = Inherited { space: space.to_owned(), library: String::new() };
    reader.pattern(root, &inherited, 0)
}

struct Reader<'a> {
    document: &'a Document<'a>,
    file: &'a Resource,
}

/// Attributes that hold for all descendants.
#[derive(Clone)]
struct Inherited {
    space: String,
    library: String,
}

type Read<T> = Result<T, SchemaError>;

impl<'a> Reader<'a> {
    fn error(&self, node: Node<'a, 'a>, problem: &str) -> SchemaError {
        SchemaError::Syntax {
            file: self.file.path.clone(),
            line: self.document.text_pos_at(node.range().start).row as usize,
            problem: problem.to_owned(),
        }
    }

    fn inherit(&self, node: Node<'a, 'a>, outer: &Inherited) -> Inherited {
        let given = |name: &str, outer: &str| node.attribute(name).unwrap_or(outer).to_owned();
        Inherited {
            space: given("ns", &outer.space),
            library: given("datatypeLibrary", &outer.library),
        }
    }

    fn pattern(&self, node: Node<'a, 'a>, outer: &Inherited, depth: usize) -> Read<Ast> {
        if depth > DEPTH_MAX {
            return Err(self.error(node, "patterns are nested too deep"));
        }
        if node.tag_name().namespace() != Some(SPACE) {
            return Err(self.error(node, "this is no element of RELAX NG"));
        }
        let inner = self.inherit(node, outer);
        let body = |skip: usize| self.group(node, &inner, skip, depth);
        let of = |operator| Ok(Ast::Of(operator, self.parts(node, &inner, 0, depth)?));
        Ok(match node.tag_name().name() {
            "element" => {
                let (class, skip) = self.named(node, &inner, true)?;
                Ast::Element(class, body(skip)?.into())
            }
            "attribute" => {
                let (class, skip) = self.named(node, &inner, false)?;
                let has_value = children(node).nth(skip).is_some();
                let value = if has_value { body(skip)? } else { Ast::Text };
                Ast::Attribute(class, value.into())
            }
            "group" | "start" | "define" => body(0)?,
            "interleave" => of(Operator::Interleave)?,
            "choice" => of(Operator::Choice)?,
            "optional" => of(Operator::Optional)?,
            "zeroOrMore" => of(Operator::ZeroOrMore)?,
            "oneOrMore" => of(Operator::OneOrMore)?,
            "list" => of(Operator::List)?,
            "mixed" => of(Operator::Mixed)?,
            "ref" => Ast::Ref(self.name_of(node)?),
            "parentRef" => Ast::ParentRef(self.name_of(node)?),
            "empty" => Ast::Empty,
            "text" => Ast::Text,
            "notAllowed" => Ast::NotAllowed,
            "data" => {
                let named = |kind: &'static str| {
                    children(node).filter(move |child| child.tag_name().name() == kind)
                };
                let params = named("param").map(|param| {
                    let name = param.attribute("name").unwrap_or_default().to_owned();
                    (name, text_of(param))
                });
                let except = named("except")
                    .map(|except| self.parts(except, &inner, 0, depth))
                    .collect::<Read<Vec<_>>>()?;
                Ast::Data {
                    library: inner.library.clone(),
                    name: node.attribute("type").unwrap_or_default().trim().to_owned(),
                    params: params.collect(),
                    except: except.concat(),
                }
            }
            "value" => {
                let name = node.attribute("type").map(str::trim);
                let library = name.map(|_| inner.library.clone());
                Ast::Value {
                    library: library.unwrap_or_default(),
                    name: name.unwrap_or("token").to_owned(),
                    text: text_of(node),
                }
            }
            "externalRef" => Ast::External(self.href(node)?, inner.space.clone()),
            "grammar" => Ast::Grammar(self.items(node, &inner, depth + 1)?),
            _ => return Err(self.error(node, "unknown element of RELAX NG")),
        })
    }

    fn name_of(&self, node: Node<'a, 'a>) -> Read<String> {
        let name = node.attribute("name").map(|name| name.trim().to_owned());
        name.ok_or_else(|| self.error(node, "a name is missing"))
    }

    fn href(&self, node: Node<'a, 'a>) -> Read<String> {
        let href = node.attribute("href").map(|href| href.trim().to_owned());
        href.ok_or_else(|| self.error(node, "the attribute href is missing"))
    }

    fn items(&self, node: Node<'a, 'a>, inherited: &Inherited, depth: usize) -> Read<Vec<Item>> {
        if depth > DEPTH_MAX {
            return Err(self.error(node, "divisions are nested too deep"));
        }
        let mut items = Vec::new();
        for child in children(node) {
            let inner = self.inherit(child, inherited);
            let combine = match child.attribute("combine").map(str::trim) {
                Some("choice") => Some(Operator::Choice),
                Some("interleave") => Some(Operator::Interleave),
                _ => None,
            };
            match child.tag_name().name() {
                kind @ ("start" | "define") => {
                    let is_start = kind == "start";
                    let name = if is_start { String::new() } else { self.name_of(child)? };
                    let body = self.pattern(child, inherited, depth)?;
                    items.push(Item::Define { name, combine, body });
                }
                "div" => items.extend(self.items(child, &inner, depth + 1)?),
                "include" => {
                    let overriding = self.items(child, &inner, depth + 1)?;
                    let (href, space) = (self.href(child)?, inner.space);
                    items.push(Item::Include { href, space, items: overriding });
                }
                _ => return Err(self.error(child, "unknown element of a grammar")),
            }
        }
        Ok(items)
    }

    /// Returns the name class of an element or attribute, and the number of children before its
    /// content.
    fn named(
        &self,
        node: Node<'a, 'a>,
        inherited: &Inherited,
        is_element: bool,
    ) -> Read<(NameAst, usize)> {
        if let Some(name) = node.attribute("name") {
            // Names of attributes have no namespace unless they say so.
            let own = node.attribute("ns");
            let space = if is_element { &inherited.space } else { own.unwrap_or_default() };
            return Ok((self.name(node, name, space), 0));
        }
        let Some(first) = children(node).next() else {
            return Err(self.error(node, "a name is missing"));
        };
        Ok((self.class(first, inherited, 0)?, 1))
    }

    fn name(&self, node: Node<'a, 'a>, name: &str, space: &str) -> NameAst {
        let name = name.trim();
        match name.split_once(':') {
            Some((prefix, local)) => NameAst::Name {
                space: namespace(node, Some(prefix)).unwrap_or_default().to_owned(),
                local: local.to_owned(),
            },
            None => NameAst::Name { space: space.to_owned(), local: name.to_owned() },
        }
    }

    fn class(&self, node: Node<'a, 'a>, outer: &Inherited, depth: usize) -> Read<NameAst> {
        if depth > DEPTH_MAX {
            return Err(self.error(node, "names are nested too deep"));
        }
        let inner = self.inherit(node, outer);
        let each = |node: Node<'a, 'a>| {
            children(node)
                .map(|child| self.class(child, &inner, depth + 1))
                .collect::<Read<Vec<_>>>()
        };
        let except = || {
            let except = children(node).find(|child| child.tag_name().name() == "except");
            except.map_or(Ok(Vec::new()), each)
        };
        Ok(match node.tag_name().name() {
            "name" => self.name(node, &text_of(node), &inner.space),
            "anyName" => NameAst::Any(except()?),
            "nsName" => NameAst::Space(inner.space.clone(), except()?),
            "choice" => NameAst::Choice(each(node)?),
            _ => return Err(self.error(node, "expected a name")),
        })
    }

    fn parts(
        &self,
        node: Node<'a, 'a>,
        inherited: &Inherited,
        skip: usize,
        depth: usize,
    ) -> Read<Vec<Ast>> {
        let parts = children(node).skip(skip);
        parts.map(|child| self.pattern(child, inherited, depth + 1)).collect()
    }

    fn group(
        &self,
        node: Node<'a, 'a>,
        inherited: &Inherited,
        skip: usize,
        depth: usize,
    ) -> Read<Ast> {
        let mut parts = self.parts(node, inherited, skip, depth)?;
        Ok(if parts.len() == 1 { parts.remove(0) } else { Ast::Of(Operator::Group, parts) })
    }
}

/// Returns the namespace of a prefix.
pub(crate) fn namespace<'a>(node: Node<'a, 'a>, prefix: Option<&str>) -> Option<&'a str> {
    let declared = node.lookup_namespace_uri(prefix);
    declared.or_else(|| (prefix == Some("xml")).then_some(XML_SPACE))
}

/// Returns the child elements in the namespace of RELAX NG; others are annotations.
fn children<'a>(node: Node<'a, 'a>) -> impl Iterator<Item = Node<'a, 'a>> {
    node.children()
        .filter(|child| child.is_element() && child.tag_name().namespace() == Some(SPACE))
}

fn text_of(node: Node<'_, '_>) -> String {
    node.children().filter_map(|child| child.text().filter(|_| child.is_text())).collect()
}
