//! What a language says about names, by the parser's symbols.
#![expect(missing_docs, reason = "each is documented in the rules that it is made from")]

use std::collections::{HashMap, HashSet};

use secateur_syntax::{Grammar, GrammarError};

use crate::{NameRules, PartDefinition, TextRule};

/// The rules of a language by the parser's symbols.
#[derive(Debug, Default)]
pub struct NameTable {
    leaves: HashMap<u16, u8>,
    pub space_count: u8,
    spaces: HashMap<(u16, u16), u8>,
    definitions: HashMap<(u16, u16), Definition>,
    parts: HashMap<u16, Vec<Part>>,
    through: HashSet<(u16, u16)>,
    special: HashSet<(u16, u16)>,
    declared: HashSet<(u16, u16)>,
    no_values: HashSet<(u16, u16)>,
    never_values: HashSet<u16>,
    values: HashMap<(u16, u16), u16>,
    /// By the kind of the definition, with the kind of the text.
    texts: HashMap<u16, (u16, TextRule)>,
    unset: HashSet<(u16, u16)>,
    assigned: HashSet<(u16, u16)>,
    levels: HashSet<(u16, u16)>,
    steps: HashMap<(u16, u16), Vec<(&'static str, &'static str)>>,
    pub calls: Vec<Call>,
    called: HashSet<(u16, u16)>,
    formats: HashSet<u16>,
    /// By the kind of the node that holds the members.
    pub members: HashMap<u16, Members>,
    bodies: HashMap<u16, u16>,
    qualified: HashMap<(u16, u16), u16>,
    containers: HashSet<u16>,
    pub elements: Vec<Element>,
    pub cast_type: Option<u16>,
    pub no_parameters: &'static str,
}

#[derive(Clone, Debug)]
pub struct Definition {
    pub what: &'static str,
    pub needs: Option<u16>,
    pub is_whole: bool,
    pub scopes: Vec<u16>,
}

/// A name that is a part of a node's text.
#[derive(Clone, Debug)]
pub struct Part {
    parent: Option<u16>,
    after: &'static [u8],
    before: &'static [u8],
    pub space: u8,
    /// What is defined by the nearest node of this kind around.
    pub defines: Option<(u16, Definition)>,
    pub is_across: bool,
}

impl Part {
    /// The name in the text of a node below such a parent.
    pub fn find<'a>(&self, parent: u16, text: &'a [u8]) -> Option<&'a [u8]> {
        if self.parent.is_some_and(|expected| expected != parent) {
            return None;
        }
        let rest = match memchr::memmem::find(text, self.after)? {
            0 => &text[self.after.len()..],
            _ if self.defines.is_some() => return None,
            at => &text[at + self.after.len()..],
        };
        let name = match self.before {
            [] => rest,
            before => &rest[..memchr::memmem::find(rest, before)?],
        };
        (!name.is_empty()).then_some(name)
    }

    /// The name that is defined in the text of a node below such a parent.
    pub fn defined<'a>(&self, parent: u16, text: &'a [u8]) -> Option<&'a [u8]> {
        self.defines.as_ref()?;
        self.find(parent, text)
    }

    /// What is behind `name`, if that is used at the start of the text.
    pub fn behind_prefix<'a>(&self, text: &'a [u8], name: &[u8]) -> Option<&'a [u8]> {
        let is_prefix = self.defines.is_none() && self.after.is_empty() && !self.before.is_empty();
        text.strip_prefix(name).filter(|_| is_prefix)?.strip_prefix(self.before)
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Call {
    pub parameters: u16,
    pub owner: u16,
    pub owner_name: u16,
    pub call: u16,
    pub callee: u16,
    pub arguments: u16,
}

#[derive(Clone, Debug)]
pub struct Members {
    pub type_field: u16,
    pub values: u16,
    pub holders: Vec<u16>,
    pub access: u16,
    pub object_field: u16,
    pub itself: Option<u16>,
}

#[derive(Clone, Debug)]
pub struct Element {
    pub node: u16,
    pub tags: Vec<u16>,
    pub name: u16,
    pub attribute: u16,
    pub content: u16,
}

impl NameTable {
    pub fn new(grammar: &Grammar, rules: &NameRules) -> Result<Self, GrammarError> {
        let unknown = |name| GrammarError::UnknownName { grammar: grammar.name, name };
        let kind = |name: &'static str| grammar.kind(name).ok_or_else(|| unknown(name));
        let field = |name: &'static str| match name {
            "" => Ok(0),
            name => grammar.field(name).ok_or_else(|| unknown(name)),
        };
        let places = |places: &[(&'static str, &'static str)]| {
            places.iter().map(|&(parent, name)| Ok((kind(parent)?, field(name)?))).collect::<Result<HashSet<_>, _>>()
        };
        let mut spaces: Vec<&str> = rules.leaves.iter().map(|(_, space)| *space).collect();
        spaces.extend(rules.spaces.iter().map(|(.., space)| *space));
        spaces.extend(rules.parts.iter().map(|part| part.space));
        let mut known = HashSet::new();
        spaces.retain(|space| known.insert(*space));
        let space = |name: &str| spaces.iter().position(|known| *known == name).unwrap_or_default() as u8;
        let mut table = Self {
            through: places(rules.through)?,
            special: places(rules.special)?,
            declared: places(rules.declared)?,
            no_values: places(rules.no_values)?,
            called: places(rules.called)?,
            formats: rules.formats.iter().map(|name| kind(name)).collect::<Result<_, _>>()?,
            containers: rules.containers.iter().map(|name| kind(name)).collect::<Result<_, _>>()?,
            unset: places(rules.unset)?,
            assigned: places(rules.assigned)?,
            levels: places(rules.levels)?,
            never_values: rules.never_values.iter().map(|name| kind(name)).collect::<Result<_, _>>()?,
            cast_type: (!rules.cast_type.is_empty()).then(|| field(rules.cast_type)).transpose()?,
            no_parameters: rules.no_parameters,
            space_count: spaces.len() as u8,
            ..Self::default()
        };
        for rule in rules.elements {
            table.elements.push(Element {
                node: kind(rule.node)?,
                tags: rule.tags.iter().map(|name| kind(name)).collect::<Result<_, _>>()?,
                name: kind(rule.name)?,
                attribute: kind(rule.attribute)?,
                content: kind(rule.content)?,
            });
        }
        for &(name, of) in rules.leaves {
            table.leaves.insert(kind(name)?, space(of));
        }
        for &(parent, name, of) in rules.spaces {
            table.spaces.insert((kind(parent)?, field(name)?), space(of));
        }
        for &(node, name, token, with) in rules.steps {
            table.steps.entry((kind(node)?, field(name)?)).or_default().push((token, with));
        }
        for &(node, scope, name) in rules.qualified {
            table.qualified.insert((kind(node)?, field(scope)?), field(name)?);
        }
        for &(node, body) in rules.bodies {
            table.bodies.insert(kind(node)?, field(body)?);
        }
        for &(parent, name, value) in rules.values {
            table.values.insert((kind(parent)?, field(name)?), field(value)?);
        }
        for rule in rules.texts {
            table.texts.insert(kind(rule.definition)?, (kind(rule.text)?, *rule));
        }
        for rule in rules.definitions {
            let needs = (!rule.needs.is_empty()).then(|| field(rule.needs)).transpose()?;
            let scopes = rule.scopes.iter().map(|name| kind(name)).collect::<Result<_, _>>()?;
            let definition = Definition { what: rule.what, needs, is_whole: rule.is_whole, scopes };
            table.definitions.insert((kind(rule.node)?, field(rule.field)?), definition);
        }
        for rule in rules.parts {
            let defines = rule.defines.map(|PartDefinition { what, node, scopes }| {
                let scopes = scopes.iter().map(|name| kind(name)).collect::<Result<_, _>>()?;
                Ok((kind(node)?, Definition { what, needs: None, is_whole: true, scopes }))
            });
            let part = Part {
                parent: (!rule.parent.is_empty()).then(|| kind(rule.parent)).transpose()?,
                after: rule.after.as_bytes(),
                before: rule.before.as_bytes(),
                space: space(rule.space),
                defines: defines.transpose()?,
                is_across: rule.is_across,
            };
            table.parts.entry(kind(rule.node)?).or_default().push(part);
        }
        for rule in rules.members {
            let members = Members {
                type_field: field(rule.member_type)?,
                values: kind(rule.values)?,
                holders: rule.holders.iter().map(|name| kind(name)).collect::<Result<_, _>>()?,
                access: kind(rule.access)?,
                object_field: field(rule.object)?,
                itself: (!rule.itself.is_empty()).then(|| kind(rule.itself)).transpose()?,
            };
            table.members.insert(kind(rule.members)?, members);
        }
        for rule in rules.calls {
            let call = Call {
                parameters: kind(rule.parameters)?,
                owner: kind(rule.owner)?,
                owner_name: field(rule.owner_name)?,
                call: kind(rule.call)?,
                callee: field(rule.callee)?,
                arguments: field(rule.arguments)?,
            };
            table.calls.push(call);
        }
        Ok(table)
    }

    /// Whether the language says anything about names.
    pub fn is_empty(&self) -> bool {
        self.leaves.is_empty() && self.parts.is_empty()
    }

    /// The names that may be parts of the text of a node of this kind.
    pub fn parts(&self, kind: u16) -> &[Part] {
        self.parts.get(&kind).map_or(&[], Vec::as_slice)
    }

    /// The name space of a leaf of this kind, below a parent of that kind in that field.
    pub fn space(&self, kind: u16, parent: u16, field: u16) -> Option<u8> {
        let of_kind = *self.leaves.get(&kind)?;
        Some(self.spaces.get(&(parent, field)).copied().unwrap_or(of_kind))
    }

    pub fn definition(&self, parent: u16, field: u16) -> Option<&Definition> {
        self.definitions.get(&(parent, field))
    }

    pub fn is_through(&self, parent: u16, field: u16) -> bool {
        self.through.contains(&(parent, field))
    }

    /// Whether what is defined through this place is a special case of something.
    pub fn is_special(&self, parent: u16, field: u16) -> bool {
        self.special.contains(&(parent, field))
    }

    /// Whether what is defined through this place was declared elsewhere.
    pub fn is_declared(&self, parent: u16, field: u16) -> bool {
        self.declared.contains(&(parent, field))
    }

    /// The field of the parent that holds what a name in this place stands for.
    pub fn value_field(&self, parent: u16, field: u16) -> Option<u16> {
        self.values.get(&(parent, field)).copied()
    }

    /// How a name stands for a text that its definition, of this kind, has in it, and the kind of the node that is the text.
    pub fn text_of(&self, definition: u16) -> Option<&(u16, TextRule)> {
        self.texts.get(&definition)
    }

    /// The field of the parent that holds the name which stands behind a qualifier in this place.
    pub fn qualified(&self, parent: u16, field: u16) -> Option<u16> {
        self.qualified.get(&(parent, field)).copied()
    }

    /// Whether a node of this kind only holds other definitions.
    pub fn is_container(&self, kind: u16) -> bool {
        self.containers.contains(&kind)
    }

    /// Whether a name in this place could have a value, as far as one can tell without its siblings.
    pub fn may_take_value(&self, parent: u16, field: u16) -> bool {
        self.unset.contains(&(parent, field))
    }

    /// Whether a name in this place is an array or a pointer.
    pub fn is_level(&self, parent: u16, field: u16) -> bool {
        self.levels.contains(&(parent, field))
    }

    /// The tokens by which an element is reached from this place, each with what takes its place.
    pub fn steps(&self, parent: u16, field: u16) -> &[(&'static str, &'static str)] {
        self.steps.get(&(parent, field)).map_or(&[], Vec::as_slice)
    }

    /// Whether what is in this place is given a value.
    pub fn is_assigned(&self, parent: u16, field: u16) -> bool {
        self.assigned.contains(&(parent, field))
    }

    /// Whether what is in this place names what the node around it calls.
    pub fn is_called(&self, parent: u16, field: u16) -> bool {
        self.called.contains(&(parent, field))
    }

    /// Whether a node of this kind is a string that may have conversions.
    pub fn is_format(&self, kind: u16) -> bool {
        self.formats.contains(&kind)
    }

    /// The field that holds the body of a function.
    pub fn body_field(&self, function: u16) -> Option<u16> {
        self.bodies.get(&function).copied()
    }

    /// Whether a value may stand in the place of a node of this kind.
    pub fn admits_value(&self, kind: u16, parent: u16, field: u16) -> bool {
        !self.never_values.contains(&kind) && !self.no_values.contains(&(parent, field))
    }
}
