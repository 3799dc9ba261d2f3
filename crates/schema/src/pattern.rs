//! Patterns of content, in the manner of RELAX NG, and their derivatives.
//!
//! A pattern describes the children and the text of an element. Its derivative by a child describes
//! what may follow that child (J. Clark, "An algorithm for RELAX NG validation", 2002). Equal
//! patterns have one number, so that derivatives are computed once. Unlike in RELAX NG, the
//! attributes of an element are mostly a table beside the pattern: see
//! [`ElementType`](crate::ElementType).

use std::collections::HashMap;
use std::sync::Arc;

use crate::datatype::{Datatype, Reference};
use crate::names::{Name, NameClass};

/// Number of a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PatternId(u32);

/// Number of an element type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeId(pub(crate) u32);

impl TypeId {
    /// Returns the number, from 0.
    #[must_use]
    pub fn number(self) -> usize {
        self.0 as usize
    }
}

/// Number of a set of element types: those that an element of the document may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeSet(pub(crate) u32);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Pattern {
    NotAllowed,
    Empty,
    Text,
    /// Anything that is well-formed.
    Any,
    Element(TypeId),
    /// Attribute that depends on other content, by its number among these.
    Attribute(u32),
    /// Text of a datatype.
    Data(u32),
    /// Words of a text, each of which matches.
    List(PatternId),
    OneOrMore(PatternId),
    /// Sorted, at least two.
    Choice(Arc<[PatternId]>),
    Group(Arc<[PatternId]>),
    /// Sorted, at least two.
    Interleave(Arc<[PatternId]>),
}

/// Operator on patterns, as the languages of schemas have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operator {
    Choice,
    Group,
    Interleave,
    Optional,
    ZeroOrMore,
    OneOrMore,
    List,
    Mixed,
}

impl Pattern {
    fn parts(&self) -> &[PatternId] {
        match self {
            Self::Choice(parts) | Self::Group(parts) | Self::Interleave(parts) => parts,
            Self::OneOrMore(inner) => std::slice::from_ref(inner),
            _ => &[],
        }
    }
}

/// Attribute in a pattern.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct AttributePattern {
    pub(crate) class: NameClass,
    pub(crate) value: PatternId,
}

/// Patterns by number, with facts about them.
#[derive(Debug, Default)]
pub(crate) struct Patterns {
    all: Vec<(Pattern, Facts)>,
    numbers: HashMap<Pattern, PatternId>,
    pub(crate) datatypes: Vec<Datatype>,
    pub(crate) attributes: Vec<AttributePattern>,
    derivatives: HashMap<(PatternId, Token), PatternId>,
    /// Types of the elements that a pattern admits next.
    first: HashMap<PatternId, Arc<[TypeId]>>,
    sets: Vec<Arc<[TypeId]>>,
    set_numbers: HashMap<Arc<[TypeId]>, TypeSet>,
}

#[derive(Clone, Copy, Debug)]
struct Facts {
    is_nullable: bool,
    /// `true` if it contains a datatype outside of attributes and elements.
    has_data: bool,
    has_attributes: bool,
}

/// Part of a document by which a pattern is derived, unless its text matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Token {
    /// Element with one of these types.
    Child(TypeSet),
    /// Text of no datatype.
    Text,
}

/// Element type of everything below a pattern that admits anything.
pub(crate) const ANY_TYPE: TypeId = TypeId(0);

pub(crate) const NOT_ALLOWED: PatternId = PatternId(0);
pub(crate) const EMPTY: PatternId = PatternId(1);
pub(crate) const TEXT: PatternId = PatternId(2);
pub(crate) const ANY: PatternId = PatternId(3);

/// Maximum number of patterns. Beyond it, a schema is too complex to compute with.
const PATTERNS_MAX: usize = 4_000_000;

impl Patterns {
    pub(crate) fn new() -> Self {
        let mut patterns = Self::default();
        for pattern in [Pattern::NotAllowed, Pattern::Empty, Pattern::Text, Pattern::Any] {
            patterns.intern(pattern);
        }
        // The first set is empty.
        patterns.set(Vec::new());
        patterns
    }

    /// Returns `true` if there are too many patterns to go on.
    pub(crate) fn is_full(&self) -> bool {
        self.all.len() > PATTERNS_MAX
    }

    pub(crate) fn get(&self, id: PatternId) -> &Pattern {
        &self.all[id.0 as usize].0
    }

    fn facts(&self, id: PatternId) -> Facts {
        self.all[id.0 as usize].1
    }

    /// Returns `true` if empty content matches the pattern.
    pub(crate) fn is_nullable(&self, id: PatternId) -> bool {
        self.facts(id).is_nullable
    }

    pub(crate) fn has_attributes(&self, id: PatternId) -> bool {
        self.facts(id).has_attributes
    }

    /// Returns `true` if text in this content must be of a datatype.
    pub(crate) fn has_data(&self, id: PatternId) -> bool {
        self.facts(id).has_data
    }

    fn intern(&mut self, pattern: Pattern) -> PatternId {
        if let Some(&known) = self.numbers.get(&pattern) {
            return known;
        }
        let mut parts = pattern.parts().iter().map(|&part| self.facts(part));
        let has_parts = parts.len() > 0;
        let facts = Facts {
            has_data: matches!(pattern, Pattern::Data(_) | Pattern::List(_))
                || parts.clone().any(|part| part.has_data),
            has_attributes: matches!(pattern, Pattern::Attribute(_))
                || parts.clone().any(|part| part.has_attributes),
            is_nullable: match pattern {
                Pattern::Empty | Pattern::Text | Pattern::Any => true,
                Pattern::Choice(_) => parts.any(|part| part.is_nullable),
                _ => has_parts && parts.all(|part| part.is_nullable),
            },
        };
        let id = PatternId(self.all.len() as u32);
        self.all.push((pattern.clone(), facts));
        self.numbers.insert(pattern, id);
        id
    }

    pub(crate) fn element(&mut self, id: TypeId) -> PatternId {
        self.intern(Pattern::Element(id))
    }

    pub(crate) fn attribute(&mut self, class: NameClass, value: PatternId) -> PatternId {
        let number = number_of(&mut self.attributes, AttributePattern { class, value });
        self.intern(Pattern::Attribute(number))
    }

    /// Returns the kind of reference that a value is.
    pub(crate) fn reference_in(&self, value: PatternId) -> Option<Reference> {
        match self.get(value) {
            Pattern::Data(number) => self.datatypes[*number as usize].reference(),
            Pattern::Choice(parts) => parts.iter().find_map(|&part| self.reference_in(part)),
            Pattern::List(inner) => self.reference_in(*inner).map(|found| match found {
                Reference::Idref => Reference::Idrefs,
                other => other,
            }),
            Pattern::OneOrMore(inner) => self.reference_in(*inner),
            _ => None,
        }
    }

    /// Returns the kind of reference that an attribute in a pattern is.
    pub(crate) fn reference_of(&self, name: Name) -> Option<Reference> {
        let mut named = self.attributes.iter().filter(|attribute| attribute.class.has(name));
        named.find_map(|attribute| self.reference_in(attribute.value))
    }

    pub(crate) fn data(&mut self, datatype: Datatype) -> PatternId {
        if datatype.is_anything() {
            return TEXT;
        }
        let number = number_of(&mut self.datatypes, datatype);
        self.intern(Pattern::Data(number))
    }

    /// Applies an operator. If it has one operand, several parts are a group.
    pub(crate) fn combined(
        &mut self,
        operator: Operator,
        parts: impl IntoIterator<Item = PatternId>,
    ) -> PatternId {
        match operator {
            Operator::Choice => return self.choice(parts),
            Operator::Interleave => return self.interleave(parts),
            _ => {}
        }
        let group = self.group(parts);
        match operator {
            Operator::Optional => self.optional(group),
            Operator::ZeroOrMore => self.zero_or_more(group),
            Operator::OneOrMore => self.one_or_more(group),
            Operator::List => self.list(group),
            Operator::Mixed => self.interleave([TEXT, group]),
            _ => group,
        }
    }

    fn list(&mut self, inner: PatternId) -> PatternId {
        if inner == NOT_ALLOWED { inner } else { self.intern(Pattern::List(inner)) }
    }

    pub(crate) fn optional(&mut self, inner: PatternId) -> PatternId {
        if self.is_nullable(inner) { inner } else { self.choice([inner, EMPTY]) }
    }

    pub(crate) fn one_or_more(&mut self, inner: PatternId) -> PatternId {
        match self.get(inner) {
            Pattern::NotAllowed
            | Pattern::Empty
            | Pattern::Text
            | Pattern::Any
            | Pattern::OneOrMore(_) => inner,
            _ => self.intern(Pattern::OneOrMore(inner)),
        }
    }

    pub(crate) fn zero_or_more(&mut self, inner: PatternId) -> PatternId {
        let repeated = self.one_or_more(inner);
        self.optional(repeated)
    }

    pub(crate) fn choice(&mut self, parts: impl IntoIterator<Item = PatternId>) -> PatternId {
        let mut flat = Vec::new();
        for part in parts {
            match self.get(part) {
                Pattern::NotAllowed => {}
                Pattern::Any => return ANY,
                Pattern::Choice(inner) => flat.extend_from_slice(inner),
                _ => flat.push(part),
            }
        }
        flat.sort_unstable();
        flat.dedup();
        // Empty content adds nothing to a pattern that matches it.
        if flat.contains(&EMPTY) && flat.iter().any(|&part| part != EMPTY && self.is_nullable(part))
        {
            flat.retain(|&part| part != EMPTY);
        }
        match flat[..] {
            [] => NOT_ALLOWED,
            [only] => only,
            _ => self.intern(Pattern::Choice(flat.into())),
        }
    }

    pub(crate) fn group(&mut self, parts: impl IntoIterator<Item = PatternId>) -> PatternId {
        self.all_of(parts, true)
    }

    pub(crate) fn interleave(&mut self, parts: impl IntoIterator<Item = PatternId>) -> PatternId {
        self.all_of(parts, false)
    }

    /// Returns a group, or an interleave if the order is free.
    fn all_of(
        &mut self,
        parts: impl IntoIterator<Item = PatternId>,
        is_ordered: bool,
    ) -> PatternId {
        let mut flat = Vec::new();
        for part in parts {
            match self.get(part) {
                Pattern::NotAllowed => return NOT_ALLOWED,
                Pattern::Empty => {}
                Pattern::Group(inner) if is_ordered => flat.extend_from_slice(inner),
                Pattern::Interleave(inner) if !is_ordered => flat.extend_from_slice(inner),
                _ => flat.push(part),
            }
        }
        if !is_ordered {
            flat.sort_unstable();
            // Text beside text is text.
            flat.dedup_by(|one, other| *one == TEXT && one == other);
        }
        match flat[..] {
            [] => EMPTY,
            [only] => only,
            _ if is_ordered => self.intern(Pattern::Group(flat.into())),
            _ => self.intern(Pattern::Interleave(flat.into())),
        }
    }

    /// Returns the number of a set of element types.
    pub(crate) fn set(&mut self, mut types: Vec<TypeId>) -> TypeSet {
        types.sort_unstable();
        types.dedup();
        if let Some(&known) = self.set_numbers.get(&types[..]) {
            return known;
        }
        let (types, number) = (Arc::<[TypeId]>::from(types), TypeSet(self.sets.len() as u32));
        self.sets.push(types.clone());
        self.set_numbers.insert(types, number);
        number
    }

    /// Returns the types of a set, sorted.
    pub(crate) fn types(&self, set: TypeSet) -> &Arc<[TypeId]> {
        &self.sets[set.0 as usize]
    }

    /// Returns the pattern after a child with one of the types in `set`.
    pub(crate) fn after_child(&mut self, id: PatternId, set: TypeSet) -> PatternId {
        self.after(id, Token::Child(set))
    }

    fn after(&mut self, id: PatternId, token: Token) -> PatternId {
        match (self.get(id), token) {
            (Pattern::Any, _) => return ANY,
            (Pattern::Text, Token::Text) => return TEXT,
            (Pattern::Element(wanted), Token::Child(set)) => {
                let has = self.types(set).binary_search(wanted).is_ok();
                return if has { EMPTY } else { NOT_ALLOWED };
            }
            (pattern, _) if pattern.parts().is_empty() => return NOT_ALLOWED,
            _ => {}
        }
        if let Some(&known) = self.derivatives.get(&(id, token)) {
            return known;
        }
        let after = self.derive(id, &|patterns, part| patterns.after(part, token));
        self.derivatives.insert((id, token), after);
        after
    }

    /// Returns the pattern after a text.
    pub(crate) fn after_value(&mut self, id: PatternId, text: &str) -> PatternId {
        if !self.has_data(id) {
            return self.after(id, Token::Text);
        }
        match *self.get(id) {
            Pattern::Data(number) => {
                let admits = self.datatypes[number as usize].admits(text);
                if admits { EMPTY } else { NOT_ALLOWED }
            }
            Pattern::List(inner) => {
                let mut rest = inner;
                for word in text.split_ascii_whitespace() {
                    rest = self.after_value(rest, word);
                }
                if self.is_nullable(rest) { EMPTY } else { NOT_ALLOWED }
            }
            _ => self.derive(id, &|patterns, part| patterns.after_value(part, text)),
        }
    }

    /// Returns `true` if the pattern matches a text that is all content, such as a value.
    pub(crate) fn matches_text(&mut self, id: PatternId, text: &str) -> bool {
        let is_blank = text.bytes().all(|byte| byte.is_ascii_whitespace());
        if is_blank && self.is_nullable(id) {
            return true;
        }
        let after = self.after_value(id, text);
        self.is_nullable(after)
    }

    /// Derives a pattern with parts.
    fn derive(
        &mut self,
        id: PatternId,
        part_after: &dyn Fn(&mut Self, PatternId) -> PatternId,
    ) -> PatternId {
        match self.get(id).clone() {
            Pattern::Choice(parts) => {
                let after: Vec<_> = parts.iter().map(|&part| part_after(self, part)).collect();
                self.choice(after)
            }
            Pattern::Group(parts) => {
                let mut options = Vec::new();
                for (at, &part) in parts.iter().enumerate() {
                    let after = part_after(self, part);
                    if after != NOT_ALLOWED {
                        let rest = parts[at + 1..].iter().copied();
                        options.push(self.group([after].into_iter().chain(rest)));
                    }
                    if !self.is_nullable(part) {
                        break;
                    }
                }
                self.choice(options)
            }
            Pattern::Interleave(parts) => self.after_any(&parts, false, part_after),
            Pattern::OneOrMore(inner) => {
                let after = part_after(self, inner);
                let again = self.optional(id);
                self.group([after, again])
            }
            _ => NOT_ALLOWED,
        }
    }

    /// Derives any part of a group or interleave, whose other parts stay.
    fn after_any(
        &mut self,
        parts: &[PatternId],
        is_ordered: bool,
        part_after: &dyn Fn(&mut Self, PatternId) -> PatternId,
    ) -> PatternId {
        let mut options = Vec::new();
        for at in 0..parts.len() {
            let after = part_after(self, parts[at]);
            if after != NOT_ALLOWED {
                let with = |index| if index == at { after } else { parts[index] };
                options.push(self.all_of((0..parts.len()).map(with), is_ordered));
            }
        }
        self.choice(options)
    }

    /// Returns the pattern after an attribute, for those that the table of an element lacks.
    pub(crate) fn after_attribute(&mut self, id: PatternId, name: Name, value: &str) -> PatternId {
        if !self.has_attributes(id) {
            return NOT_ALLOWED;
        }
        match self.get(id).clone() {
            Pattern::Attribute(number) => {
                let AttributePattern { class, value: wanted } = &self.attributes[number as usize];
                let (is_named, wanted) = (class.has(name), *wanted);
                let matches = is_named && self.matches_text(wanted, value);
                if matches { EMPTY } else { NOT_ALLOWED }
            }
            // Attributes have no order.
            Pattern::Group(parts) => self.after_any(&parts, true, &|patterns, part| {
                patterns.after_attribute(part, name, value)
            }),
            _ => self.derive(id, &|patterns, part| patterns.after_attribute(part, name, value)),
        }
    }

    /// Returns the pattern of the content once all attributes are known.
    pub(crate) fn without_attributes(&mut self, id: PatternId) -> PatternId {
        if !self.has_attributes(id) {
            return id;
        }
        let parts = self.parts(id).to_vec();
        let parts: Vec<_> = parts.into_iter().map(|part| self.without_attributes(part)).collect();
        match self.get(id) {
            Pattern::OneOrMore(_) => self.one_or_more(parts[0]),
            Pattern::Choice(_) => self.choice(parts),
            Pattern::Group(_) => self.group(parts),
            Pattern::Interleave(_) => self.interleave(parts),
            _ => NOT_ALLOWED,
        }
    }

    /// Returns the parts of a pattern.
    pub(crate) fn parts(&self, id: PatternId) -> &[PatternId] {
        self.get(id).parts()
    }

    /// Returns the types of the elements that can be next, sorted.
    pub(crate) fn first(&mut self, id: PatternId) -> Arc<[TypeId]> {
        match self.get(id) {
            Pattern::Element(first) => return [*first].into(),
            Pattern::Any => return [ANY_TYPE].into(),
            pattern if pattern.parts().is_empty() => return [].into(),
            _ => {}
        }
        if let Some(known) = self.first.get(&id) {
            return known.clone();
        }
        let is_group = matches!(self.get(id), Pattern::Group(_));
        let mut first = Vec::new();
        for part in self.parts(id).to_vec() {
            first.extend(self.first(part).iter().copied());
            if is_group && !self.is_nullable(part) {
                break;
            }
        }
        first.sort_unstable();
        first.dedup();
        let first: Arc<[TypeId]> = first.into();
        self.first.insert(id, first.clone());
        first
    }
}

/// Returns the number of a value, which may be new.
fn number_of<T: PartialEq>(values: &mut Vec<T>, value: T) -> u32 {
    let known = values.iter().position(|other| *other == value);
    known.unwrap_or_else(|| {
        values.push(value);
        values.len() - 1
    }) as u32
}
