//! Types of elements.

use std::collections::HashMap;
use std::sync::Arc;

use crate::keys::Constraint;
use crate::names::{Name, NameClass};
use crate::pattern::{ANY, NOT_ALLOWED, PatternId};

/// Type of elements: their name, attributes and content.
#[derive(Clone, Debug)]
pub(crate) struct ElementType {
    pub(crate) class: NameClass,
    pub(crate) attributes: Vec<AttributeUse>,
    /// Index of the attribute with a name.
    pub(crate) by_name: HashMap<Name, u32>,
    /// Attributes with infinitely many names.
    pub(crate) wildcards: Vec<u32>,
    pub(crate) content: PatternId,
    /// `true` if not even white space may be inside.
    pub(crate) is_strictly_empty: bool,
    /// Keys of the elements below.
    pub(crate) constraints: Vec<Arc<Constraint>>,
    /// Name of the type in XML Schema, if it has one.
    pub(crate) type_name: Option<Name>,
    /// `true` if elements must name another type in `xsi:type`.
    pub(crate) is_abstract: bool,
}

/// Named type of XML Schema, which an element can have by `xsi:type`.
#[derive(Clone, Debug)]
pub(crate) struct NamedType {
    /// Attributes and content.
    pub(crate) element: ElementType,
    /// Types that it is derived from, also indirectly.
    pub(crate) bases: Vec<Name>,
}

/// Attribute of an element type.
#[derive(Clone, Debug)]
pub(crate) struct AttributeUse {
    pub(crate) class: NameClass,
    pub(crate) is_required: bool,
    pub(crate) value: PatternId,
}

impl AttributeUse {
    /// Returns attributes of any name and value.
    pub(crate) fn any() -> Self {
        let class = NameClass::Any { except: Vec::new() };
        Self { class, is_required: false, value: ANY }
    }
}

impl ElementType {
    pub(crate) fn new(class: NameClass) -> Self {
        Self {
            class,
            attributes: Vec::new(),
            by_name: HashMap::new(),
            wildcards: Vec::new(),
            content: NOT_ALLOWED,
            is_strictly_empty: false,
            constraints: Vec::new(),
            type_name: None,
            is_abstract: false,
        }
    }

    /// Returns the type of elements with any attributes and content.
    pub(crate) fn any(class: NameClass) -> Self {
        let mut element = Self::new(class);
        element.fill(ANY, vec![AttributeUse::any()]);
        element
    }

    /// Sets the content, and adds attributes.
    pub(crate) fn fill(&mut self, content: PatternId, attributes: Vec<AttributeUse>) {
        self.content = content;
        for attribute in attributes {
            self.add(attribute);
        }
    }

    fn add(&mut self, attribute: AttributeUse) {
        let number = self.attributes.len() as u32;
        match attribute.class.names() {
            Some(names) => {
                for name in names {
                    self.by_name.entry(name).or_insert(number);
                }
            }
            None => self.wildcards.push(number),
        }
        self.attributes.push(attribute);
    }

    /// Returns the attributes that each element has.
    pub(crate) fn required(&self) -> impl Iterator<Item = &AttributeUse> {
        self.attributes.iter().filter(|attribute| attribute.is_required)
    }

    /// Returns the attribute with a name.
    pub(crate) fn attribute(&self, name: Name) -> Option<&AttributeUse> {
        let number = self.by_name.get(&name).copied().or_else(|| {
            let has = |number: &&u32| self.attributes[**number as usize].class.has(name);
            self.wildcards.iter().find(has).copied()
        });
        number.map(|number| &self.attributes[number as usize])
    }
}
