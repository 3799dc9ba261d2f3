//! Smallest texts of element types.

use std::collections::HashMap;

use crate::draft::Draft;
use crate::names::{Name, NameClass};
use crate::pattern::{ANY, ANY_TYPE, Pattern, PatternId, Patterns, TypeId};

/// Number of tokens of the smallest text of each type.
#[derive(Debug)]
pub(crate) struct Costs {
    types: Vec<u64>,
}

const INFINITE: u64 = u64::MAX;

/// Tokens of an attribute: its name, the equals sign and the value.
const ATTRIBUTE: u64 = 3;

/// Maximum number of tokens of a text that is worth writing down.
const TOKENS_MAX: u64 = 100;

impl Costs {
    pub(crate) fn of(draft: &Draft) -> Self {
        let mut costs = Self { types: vec![INFINITE; draft.types.len()] };
        costs.types[ANY_TYPE.0 as usize] = 3;
        loop {
            let mut has_changed = false;
            let mut known = HashMap::new();
            for (number, element) in draft.types.iter().enumerate().skip(1) {
                let content = costs.content(element.content, &draft.patterns, &mut known);
                let tags = if draft.patterns.is_nullable(element.content) { 3 } else { 6 };
                let attributes = ATTRIBUTE * element.required().count() as u64;
                let cost = content.saturating_add(tags + attributes);
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
    pub(crate) fn is_finite(&self, id: PatternId, draft: &Draft) -> bool {
        self.content(id, &draft.patterns, &mut HashMap::new()) < INFINITE
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
        let each = parts.iter().map(|&part| self.content(part, patterns, known));
        let cost = match patterns.get(id) {
            Pattern::NotAllowed => INFINITE,
            Pattern::Element(element) => self.types[element.0 as usize],
            Pattern::Attribute(_) => ATTRIBUTE,
            Pattern::Choice(_) => each.min().unwrap_or(INFINITE),
            Pattern::Data(_) | Pattern::List(_) => 1,
            _ => each.fold(0, u64::saturating_add),
        };
        known.insert(id, cost);
        cost
    }

    /// Returns the smallest text of a type, if it is short and can be told.
    pub(crate) fn text(&self, id: TypeId, draft: &Draft, is_qualified: bool) -> Option<String> {
        if id == ANY_TYPE || self.types[id.0 as usize] > TOKENS_MAX {
            return None;
        }
        let space = draft.types[id.0 as usize].class.names()?.first()?.space;
        let space = is_qualified.then_some(space);
        Writer { costs: self, draft, space }.element(id)
    }
}

struct Writer<'a> {
    costs: &'a Costs,
    draft: &'a Draft,
    /// Namespace of names without a prefix: that of the outermost element.
    space: Option<u32>,
}

impl Writer<'_> {
    /// Returns the text of an element. The depth is limited by the tokens.
    fn element(&self, id: TypeId) -> Option<String> {
        let element = &self.draft.types[id.0 as usize];
        if element.is_abstract {
            return None;
        }
        let name = self.name(&element.class, self.space)?;
        let no_space = self.space.map(|_| self.draft.names.get(""));
        let mut text = format!("<{name}");
        for attribute in element.required() {
            // An identifier would have to be unique.
            if self.draft.patterns.reference_in(attribute.value).is_some() {
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
        if self.draft.patterns.is_nullable(id) {
            return Some(());
        }
        match self.draft.patterns.get(id) {
            Pattern::Element(element) => text.push_str(&self.element(*element)?),
            Pattern::Data(_) | Pattern::List(_) => text.push_str(&escaped(&self.value(id)?)),
            Pattern::Choice(parts) => {
                let cost = |&part: &PatternId| {
                    self.costs.content(part, &self.draft.patterns, &mut HashMap::new())
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
        if self.draft.patterns.is_nullable(id) || id == ANY {
            return Some(String::new());
        }
        match self.draft.patterns.get(id) {
            Pattern::Data(number) => self.draft.patterns.datatypes[*number as usize].sample(),
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
        space.is_none_or(|space| space == name.space).then(|| self.draft.names.text(name.local))
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
