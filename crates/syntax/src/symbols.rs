//! Kinds and fields by name, for descriptions of languages.
//!
//! A description names kinds and fields, but its users need the parser's numbers. So names are
//! resolved while the description is read ([`reading`]), and an unknown name is a deserialisation
//! error with its position. [`writing`] is the reverse.

use std::cell::RefCell;
use std::fmt;
use std::ops::Deref;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Error as _, Serialize, Serializer};
use tree_sitter::Language;
use tree_sitter_language::LanguageFn;

/// Symbol of the parser for a kind of node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindId(pub u16);

/// Number of a field in the parser.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(pub u16);

impl Field {
    pub const NONE: Self = Self(0);
}

/// Position of a node: the kind of its parent and its field there. Written `kind.field`, or `kind`
/// without a field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChildPosition {
    /// Kind of the parent.
    pub kind: KindId,
    pub field: Field,
}

impl ChildPosition {
    /// Returns the position without a field below nodes of a kind.
    #[must_use]
    pub fn of_kind(kind: KindId) -> Self {
        Self { kind, field: Field::NONE }
    }
}

/// Name space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(pub u8);

/// Text in a description of a language. It lives until the program ends, like the languages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Literal(pub &'static str);

impl Deref for Literal {
    type Target = str;

    fn deref(&self) -> &str {
        self.0
    }
}

/// Name of a rule or of an external token, with or without nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleName(pub &'static str);

/// Offsets of the numbers of a language, which keep them unique among the languages of a tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Base {
    /// Offset of the parser's symbols.
    pub kind: u16,
    /// Offset of the name spaces.
    pub space: u8,
}

impl Base {
    /// Returns the kind of a symbol of the parser.
    pub(crate) fn kind(self, symbol: u16) -> KindId {
        KindId(symbol + self.kind)
    }
}

/// State of a description that is read or written.
struct Reading {
    parser: Language,
    base: Base,
    /// Text of the `grammar.json`.
    rules: &'static str,
    /// Name spaces seen so far.
    spaces: Vec<String>,
}

thread_local! {
    static READING: RefCell<Option<Reading>> = const { RefCell::new(None) };
}

/// Calls `read`, which can deserialise [`KindId`], [`Field`], [`ChildPosition`], [`RuleName`] and
/// [`Space`] by name. Symbols are those of `parser`, which was generated from `rules`, the text of
/// a `grammar.json`. `base` is added to the numbers.
pub fn reading<T>(
    parser: LanguageFn,
    rules: &'static str,
    base: Base,
    read: impl FnOnce() -> T,
) -> T {
    during(Reading { parser: Language::new(parser), base, rules, spaces: Vec::new() }, read)
}

/// Calls `write`, which can serialise [`KindId`], [`Field`], [`ChildPosition`] and [`Space`] by
/// name. Symbols are those of `parser`, and `spaces` has the names of the name spaces.
pub fn writing<T>(parser: LanguageFn, spaces: &[&str], write: impl FnOnce() -> T) -> T {
    let spaces = spaces.iter().map(|&space| space.to_owned()).collect();
    let base = Base::default();
    during(Reading { parser: Language::new(parser), base, rules: "", spaces }, write)
}

fn during<T>(reading: Reading, act: impl FnOnce() -> T) -> T {
    let before = READING.replace(Some(reading));
    let result = act();
    READING.set(before);
    result
}

/// Queries the current description; returns `None` outside of [`reading`] and [`writing`].
fn ask<T>(question: impl FnOnce(&mut Reading) -> Option<T>) -> Option<T> {
    READING.with_borrow_mut(|reading| question(reading.as_mut()?))
}

fn kind<E: Error>(name: &str) -> Result<KindId, E> {
    // Named nodes are preferred to a token of the same name. `ERROR` has a reserved number in every
    // parser.
    let id = |is_named, reading: &Reading| reading.parser.id_for_node_kind(name, is_named);
    let found = ask(|reading| {
        let mut ids = [true, false].into_iter().map(|is_named| id(is_named, reading));
        ids.find(|&id| id != 0 && id != u16::MAX).map(|id| reading.base.kind(id))
    });
    found.ok_or_else(|| E::custom(format_args!("the grammar has no kind `{name}`")))
}

fn field<E: Error>(name: &str) -> Result<Field, E> {
    let found = ask(|reading| reading.parser.field_id_for_name(name));
    found
        .map(|id| Field(id.get()))
        .ok_or_else(|| E::custom(format_args!("the grammar has no field `{name}`")))
}

fn place<E: Error>(name: &str) -> Result<ChildPosition, E> {
    Ok(match name.split_once('.') {
        Some((parent, name)) => ChildPosition { kind: kind(parent)?, field: field(name)? },
        None => ChildPosition::of_kind(kind(name)?),
    })
}

fn rule_name<E: Error>(name: &str) -> Result<RuleName, E> {
    let found = ask(|reading| reading.rules.contains(&format!("\"{name}\"")).then_some(()));
    let unknown = || E::custom(format_args!("the grammar has no rule `{name}`"));
    found.map(|()| RuleName(name.to_owned().leak())).ok_or_else(unknown)
}

fn space<E: Error>(name: &str) -> Result<Space, E> {
    let found = ask(|Reading { spaces, base, .. }| {
        let number = spaces.iter().position(|space| space == name).unwrap_or(spaces.len());
        if number == spaces.len() {
            spaces.push(name.to_owned());
        }
        u8::try_from(number).ok()?.checked_add(base.space)
    });
    found.map(Space).ok_or_else(|| E::custom("there are too many name spaces"))
}

fn literal<E: Error>(text: &str) -> Result<Literal, E> {
    Ok(Literal(text.to_owned().leak()))
}

/// Deserialises a string with a function.
struct StringVisitor<T, E>(&'static str, fn(&str) -> Result<T, E>);

impl<T, E: Error> Visitor<'_> for StringVisitor<T, E> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<F: Error>(self, name: &str) -> Result<T, F> {
        (self.1)(name).map_err(F::custom)
    }
}

macro_rules! read_by_name {
    ($($type:ty: $expected:literal, $parse:path;)*) => {
        $(impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(StringVisitor::<_, D::Error>($expected, $parse))
            }
        })*
    };
}

read_by_name! {
    KindId: "the name of a kind", kind;
    Field: "the name of a field", field;
    ChildPosition: "a position: a kind, or a kind and a field joined by a dot", place;
    RuleName: "the name of a rule", rule_name;
    Space: "the name of a name space", space;
    Literal: "a text", literal;
}

fn name_of_kind(reading: &Reading, kind: KindId) -> Option<String> {
    let symbol = kind.0.checked_sub(reading.base.kind)?;
    reading.parser.node_kind_for_id(symbol).map(str::to_owned)
}

fn name_of_field(reading: &Reading, field: Field) -> Option<String> {
    reading.parser.field_name_for_id(field.0).map(str::to_owned)
}

fn name_of_place(reading: &Reading, place: ChildPosition) -> Option<String> {
    let kind = name_of_kind(reading, place.kind)?;
    if place.field == Field::NONE {
        return Some(kind);
    }
    Some(format!("{kind}.{}", name_of_field(reading, place.field)?))
}

fn name_of_space(reading: &Reading, space: Space) -> Option<String> {
    let number = space.0.checked_sub(reading.base.space)?;
    reading.spaces.get(usize::from(number)).cloned()
}

macro_rules! write_by_name {
    ($($type:ty: $name:path;)*) => {
        $(impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let unknown = || S::Error::custom(format_args!("{self:?} has no name"));
                let name = ask(|reading| $name(reading, *self)).ok_or_else(unknown)?;
                serializer.serialize_str(&name)
            }
        })*
    };
}

write_by_name! {
    KindId: name_of_kind;
    Field: name_of_field;
    ChildPosition: name_of_place;
    Space: name_of_space;
}

impl Serialize for Literal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}
