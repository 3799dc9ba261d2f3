//! Attributes and simple types.

use std::sync::Arc;

use super::{At, Component, DEPTH_MAX, Lowering, QName, Read, SPACE};
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
        for at in at.children() {
            match at.kind() {
                "attribute" => self.attribute(at, attributes)?,
                "attributeGroup" => {
                    let Some(name) = self.reference(at, "ref") else { continue };
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

    fn attribute(&mut self, at: At<'a>, attributes: &mut Vec<AttributeUse>) -> Read<()> {
        let (name, declaration) = match self.reference(at, "ref") {
            Some(name) => {
                let declaration = self.component(Component::Attribute, &name);
                (name, declaration)
            }
            None => {
                let name = at.attribute("name").unwrap_or_default().to_owned();
                let is_qualified = self.is_qualified(at, "attributeFormDefault");
                let space = if is_qualified { at.space } else { "" };
                ((space.to_owned(), name), Some(at))
            }
        };
        let class = NameClass::Name(self.interned(&name));
        attributes.retain(|known| known.class != class);
        if at.attribute("use") == Some("prohibited") {
            return Ok(());
        }
        let mut datatype = match declaration {
            Some(declaration) => self.type_of_attribute(declaration)?,
            None => Datatype::new(Kind::String),
        };
        if name.0 == XML_SPACE && name.1 == "id" {
            datatype = Datatype::new(Kind::Id);
        }
        let fixed = at.node.attribute("fixed").or_else(|| declaration?.node.attribute("fixed"));
        if let Some(fixed) = fixed {
            datatype.values = Some([Arc::from(fixed)].into());
        }
        let value = self.draft.patterns.data(datatype);
        let is_required = at.attribute("use") == Some("required");
        attributes.push(AttributeUse { class, is_required, value });
        Ok(())
    }

    fn type_of_attribute(&mut self, at: At<'a>) -> Read<Datatype> {
        if let Some(name) = self.reference(at, "type") {
            return self.named_simple(&name);
        }
        at.child(&["simpleType"]).map_or(Ok(Datatype::new(Kind::String)), |at| self.simple(at))
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
        if at.kind() == "complexType" {
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

    fn simple_at(&mut self, at: At<'a>) -> Read<Datatype> {
        let Some(derivation) = at.child(&["restriction", "list", "union"]) else {
            return Ok(Datatype::new(Kind::String));
        };
        match derivation.kind() {
            "list" => Ok(self.base(derivation, "itemType")?.list_of(0)),
            "union" => {
                let names = derivation.attribute("memberTypes").unwrap_or_default();
                let named = names.split_whitespace().map(|name| {
                    let name = self.qname(derivation, name);
                    self.named_simple(&name)
                });
                let mut parts = named.collect::<Read<Vec<_>>>()?;
                parts.extend(self.nested(derivation)?);
                Ok(Datatype::new(Kind::Union(parts.into())))
            }
            _ => {
                let base = self.base(derivation, "base")?;
                Ok(self.with_facets(derivation, base))
            }
        }
    }

    /// Returns the type that an attribute of a derivation names, or the type inside.
    fn base(&mut self, derivation: At<'a>, attribute: &str) -> Read<Datatype> {
        match self.reference(derivation, attribute) {
            Some(name) => self.named_simple(&name),
            None => {
                Ok(self.nested(derivation)?.pop().unwrap_or_else(|| Datatype::new(Kind::String)))
            }
        }
    }

    /// Returns the types inside a derivation.
    fn nested(&mut self, derivation: At<'a>) -> Read<Vec<Datatype>> {
        let nested = derivation.children().filter(|child| child.kind() == "simpleType");
        nested.map(|child| self.simple(child)).collect()
    }

    pub(super) fn restricted(&mut self, at: At<'a>, base: PatternId) -> Read<PatternId> {
        let base = match at.child(&["simpleType"]) {
            Some(inner) => self.simple(inner)?,
            None => self.datatype_of(base),
        };
        let datatype = self.with_facets(at, base);
        Ok(self.draft.patterns.data(datatype))
    }

    fn with_facets(&mut self, at: At<'a>, mut datatype: Datatype) -> Datatype {
        let (mut values, mut patterns) = (Vec::new(), Vec::new());
        for facet in at.children() {
            let value = facet.node.attribute("value").unwrap_or_default();
            let name = facet.kind();
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
