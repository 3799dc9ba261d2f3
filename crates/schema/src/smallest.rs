//! Smallest texts of element types.

use std::collections::HashMap;

use crate::element_type::ElementType;
use crate::names::{Name, NameClass, Names};
use crate::pattern::{ANY, ANY_TYPE, Pattern, PatternId, Patterns, TypeId};

/// Smallest text of an element.
#[derive(Clone, Debug)]
pub(crate) struct Smallest {
    pub(crate) text: String,
    pub(crate) tokens: u64,
}

/// Number of tokens of the smallest text of each type.
#[derive(Debug)]
pub(crate) struct Costs {
    types: Vec<u64>,
}

const INFINITE: u64 = u64::MAX / 4;

/// Tokens of an attribute: its name, the equals sign and the value.
const ATTRIBUTE: u64 = 3;

/// Maximum number of tokens of a text that is worth writing down.
const TOKENS_MAX: u64 = 100;

impl Costs {
    pub(crate) fn of(types: &[ElementType], patterns: &Patterns) -> Self {
        let mut costs = Self { types: vec![INFINITE; types.len()] };
        costs.types[ANY_TYPE.0 as usize] = 3;
        loop {
            let mut has_changed = false;
            let mut known = HashMap::new();
            for (number, element) in types.iter().enumerate().skip(1) {
                let content = costs.content(element.content, patterns, &mut known);
                let required = element.attributes.iter().filter(|attribute| attribute.is_required);
                let attributes = ATTRIBUTE * required.count() as u64;
                let tags = if patterns.is_nullable(element.content) { 3 } else { 6 };
                let cost = (tags + attributes + content).min(INFINITE);
                if cost < costs.types[number] {
                    costs.types[number] = cost;
                    has_changed = true;
                }
            }
            if !has_changed {
                return costs;
            }
        }
    }

    /// Returns `true` if a pattern matches some finite content.
    pub(crate) fn is_finite(&self, id: PatternId, patterns: &Patterns) -> bool {
        self.content(id, patterns, &mut HashMap::new()) < INFINITE
    }

    fn content(
        &self,
        id: PatternId,
        patterns: &Patterns,
        known: &mut HashMap<PatternId, u64>,
    ) -> u64 {
        if patterns.is_nullable(id) {
            return 0;
        }
        if let Some(&cost) = known.get(&id) {
            return cost;
        }
        let parts = patterns.parts(id);
        let each: Vec<u64> =
            parts.iter().map(|&part| self.content(part, patterns, known)).collect();
        let cost = match patterns.get(id) {
            Pattern::NotAllowed => INFINITE,
            Pattern::Element(element) => self.types[element.0 as usize],
            Pattern::Attribute(_) => ATTRIBUTE,
            Pattern::Choice(_) => each.into_iter().min().unwrap_or(INFINITE),
            Pattern::Data(_) | Pattern::List(_) => 1,
            _ => each.into_iter().fold(0, |sum, cost| (sum + cost).min(INFINITE)),
        };
        known.insert(id, cost);
        cost
    }

    /// Returns the smallest text of a type, if it is short and can be told.
    pub(crate) fn text(
        &self,
        id: TypeId,
        types: &[ElementType],
        patterns: &Patterns,
        names: &Names,
        is_qualified: bool,
    ) -> Option<Smallest> {
        let tokens = self.types[id.0 as usize];
        if id == ANY_TYPE || tokens > TOKENS_MAX {
            return None;
        }
        let space = types[id.0 as usize].class.names()?.first()?.space;
        let space = is_qualified.then_some(space);
        let writer = Writer { costs: self, types, patterns, names, space };
        let text = writer.element(id)?;
        Some(Smallest { text, tokens })
    }
}

struct Writer<'a> {
    costs: &'a Costs,
    types: &'a [ElementType],
    patterns: &'a Patterns,
    names: &'a Names,
    /// Namespace of names without a prefix: that of the outermost element.
    space: Option<u32>,
}

impl Writer<'_> {
    /// Returns the text of an element. The depth is limited by the tokens.
    fn element(&self, id: TypeId) -> Option<String> {
        let element = &self.types[id.0 as usize];
        if element.is_abstract {
            return None;
        }
        let name = self.name(&element.class, self.space)?;
        let no_space = self.space.map(|_| self.names.get(""));
        let mut text = format!("<{name}");
        for attribute in element.attributes.iter().filter(|attribute| attribute.is_required) {
            // An identifier would have to be unique.
            if attribute.reference.is_some() {
                return None;
            }
            let value = self.value(attribute.value)?;
            text += &format!(" {}=\"{}\"", self.name(&attribute.class, no_space)?, escaped(&value));
        }
        let mut content = String::new();
        self.content(element.content, &mut content)?;
        if content.is_empty() {
            text += "/>";
        } else {
            text += &format!(">{content}</{name}>");
        }
        Some(text)
    }

    fn content(&self, id: PatternId, text: &mut String) -> Option<()> {
        if self.patterns.is_nullable(id) {
            return Some(());
        }
        match self.patterns.get(id) {
            Pattern::Element(element) => text.push_str(&self.element(*element)?),
            Pattern::Data(_) | Pattern::List(_) => text.push_str(&escaped(&self.value(id)?)),
            Pattern::Choice(parts) => {
                let cost = |&part: &PatternId| {
                    self.costs.content(part, self.patterns, &mut HashMap::new())
                };
                self.content(*parts.iter().min_by_key(|part| cost(part))?, text)?;
            }
            Pattern::Group(parts) | Pattern::Interleave(parts) => {
                for &part in &**parts {
                    self.content(part, text)?;
                }
            }
            Pattern::OneOrMore(inner) => self.content(*inner, text)?,
            _ => return None,
        }
        Some(())
    }

    fn value(&self, id: PatternId) -> Option<String> {
        if self.patterns.is_nullable(id) || id == ANY {
            return Some(String::new());
        }
        match self.patterns.get(id) {
            Pattern::Data(number) => self.patterns.datatypes[*number as usize].sample(),
            Pattern::Choice(parts) => parts.iter().find_map(|&part| self.value(part)),
            Pattern::List(inner) | Pattern::OneOrMore(inner) => self.value(*inner),
            Pattern::Group(parts) => {
                let each = parts.iter().map(|&part| self.value(part));
                Some(each.collect::<Option<Vec<_>>>()?.join(" "))
            }
            _ => None,
        }
    }

    /// Returns a name as it is written without a prefix, if it is in this namespace.
    fn name(&self, class: &NameClass, space: Option<u32>) -> Option<&str> {
        let name: Name = *class.names()?.first()?;
        space.is_none_or(|space| space == name.space).then(|| self.names.text(name.local))
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
