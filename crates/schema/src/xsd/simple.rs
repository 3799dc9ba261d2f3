//! Attributes and simple types.

use std::sync::Arc;

use roxmltree::Node;

use super::{At, Component, DEPTH_MAX, Lowering, QName, Read, SPACE, child};
use crate::datatype::{Datatype, Kind};
use crate::element_type::AttributeUse;
use crate::names::{NameClass, XML_SPACE};
use crate::pattern::{Pattern, PatternId};

impl<'a> Lowering<'a> {
    pub(super) fn attributes(
        &mut self,
        at: At<'a>,
        attributes: &mut Vec<AttributeUse>,
    ) -> Read<()> {
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
                    attributes.push(AttributeUse { class, ..AttributeUse::any() });
                }
                _ => {}
            }
        }
        Ok(())
    }

    pub(super) fn attribute(&mut self, at: At<'a>, attributes: &mut Vec<AttributeUse>) -> Read<()> {
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
        attributes.push(AttributeUse { class, is_required, value });
        Ok(())
    }

    pub(super) fn type_of_attribute(&mut self, at: At<'a>) -> Read<Datatype> {
        if let Some(name) = at.node.attribute("type") {
            let name = self.qname(at, name);
            return self.named_simple(&name);
        }
        match child(at.node, &["simpleType"]) {
            Some(inner) => self.simple(At { node: inner, ..at }),
            None => Ok(Datatype::new(Kind::String)),
        }
    }

    pub(super) fn named_simple(&mut self, name: &QName) -> Read<Datatype> {
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

    pub(super) fn datatype_of(&self, content: PatternId) -> Datatype {
        match self.draft.patterns.get(content) {
            Pattern::Data(number) => self.draft.patterns.datatypes[*number as usize].clone(),
            _ => Datatype::new(Kind::String),
        }
    }

    pub(super) fn simple(&mut self, at: At<'a>) -> Read<Datatype> {
        self.depth += 1;
        if self.depth > DEPTH_MAX {
            return Err(self.error("simple types are nested too deep".to_owned()));
        }
        let found = self.simple_at(at);
        self.depth -= 1;
        found
    }

    pub(super) fn simple_at(&mut self, at: At<'a>) -> Read<Datatype> {
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

    pub(super) fn restricted(&mut self, at: At<'a>, base: PatternId) -> Read<PatternId> {
        let base = match child(at.node, &["simpleType"]) {
            Some(inner) => self.simple(At { node: inner, ..at })?,
            None => self.datatype_of(base),
        };
        let datatype = self.with_facets(at, base);
        Ok(self.draft.patterns.data(datatype))
    }

    pub(super) fn with_facets(&mut self, at: At<'a>, mut datatype: Datatype) -> Datatype {
        let (mut values, mut patterns) = (Vec::new(), Vec::new());
        for facet in at.node.children().filter(Node::is_element) {
            let value = facet.attribute("value").unwrap_or_default();
            let name = facet.tag_name().name();
            match name {
                "enumeration" => values.push(Arc::from(value)),
                "pattern" => patterns.push(format!("(?:{value})")),
                "totalDigits" | "fractionDigits" | "assertion" | "explicitTimezone" => {
                    self.draft.note(&format!("xs:{name} is ignored"));
                }
                _ => _ = datatype.restrict(name, value),
            }
        }
        // Patterns of one step are alternatives.
        if !patterns.is_empty() && datatype.restrict("pattern", &patterns.join("|")).is_none() {
            self.draft.note("a pattern of a simple type is ignored");
        }
        if !values.is_empty() {
            datatype.values = Some(values.into());
        }
        datatype
    }
}
