//! Reads TOML into types with spans.
//!
//! With the deserializers of the crate `toml`, the compiler repeats the code of each described type
//! for values, spans and dates, and for maps and sequences: a quarter of this crate's code. Here,
//! each type is read in one way.

use std::borrow::Cow;
use std::ops::Range;
use std::{fmt, vec};

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{
    self, DeserializeSeed, Deserializer, Expected, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

/// Error at a byte of the text.
#[derive(Debug)]
pub(crate) struct TomlError {
    pub(crate) at: Option<usize>,
    pub(crate) message: String,
}

impl fmt::Display for TomlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for TomlError {}

impl de::Error for TomlError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self { at: None, message: message.to_string() }
    }
}

/// Reads a text.
pub(crate) fn read<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, TomlError> {
    let table = DeTable::parse(text).map_err(|error| TomlError {
        at: error.span().map(|span| span.start),
        message: error.message().to_owned(),
    })?;
    let span = table.span();
    T::deserialize(Item { value: Value::Toml(DeValue::Table(table.into_inner())), span })
}

/// Value or key with its bytes.
struct Item<'de> {
    value: Value<'de>,
    span: Range<usize>,
}

enum Value<'de> {
    Toml(DeValue<'de>),
    /// Start or end of a span.
    Byte(usize),
}

impl Value<'_> {
    /// Returns the error for a value of another type than expected.
    fn is_not(&self, expected: &dyn Expected) -> TomlError {
        let found = match self {
            Value::Byte(byte) => Unexpected::Unsigned(*byte as u64),
            Value::Toml(DeValue::String(text)) => Unexpected::Str(text),
            Value::Toml(DeValue::Boolean(it)) => Unexpected::Bool(*it),
            Value::Toml(DeValue::Array(_)) => Unexpected::Seq,
            Value::Toml(DeValue::Table(_)) => Unexpected::Map,
            Value::Toml(number) => Unexpected::Other(number.type_str()),
        };
        de::Error::invalid_type(found, expected)
    }
}

impl<'de> Item<'de> {
    fn of(value: Spanned<DeValue<'de>>) -> Self {
        let span = value.span();
        Self { value: Value::Toml(value.into_inner()), span }
    }

    fn key(text: Spanned<Cow<'de, str>>) -> Self {
        let span = text.span();
        Self { value: Value::Toml(DeValue::String(text.into_inner())), span }
    }

    /// Deserialises the item. An error without a position is at its start.
    fn feed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, TomlError> {
        let start = self.span.start;
        seed.deserialize(self).map_err(|error| TomlError { at: error.at.or(Some(start)), ..error })
    }
}

impl<'de> Deserializer<'de> for Item<'de> {
    type Error = TomlError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        let number = || de::Error::custom("the number is too large");
        match self.value {
            Value::Byte(byte) => visitor.visit_u64(byte as u64),
            Value::Toml(DeValue::String(Cow::Borrowed(text))) => visitor.visit_borrowed_str(text),
            Value::Toml(DeValue::String(Cow::Owned(text))) => visitor.visit_string(text),
            Value::Toml(DeValue::Integer(it)) => {
                let parsed = i64::from_str_radix(it.as_str(), it.radix());
                visitor.visit_i64(parsed.map_err(|_| number())?)
            }
            Value::Toml(DeValue::Float(it)) => {
                visitor.visit_f64(it.as_str().parse().map_err(|_| number())?)
            }
            Value::Toml(DeValue::Boolean(it)) => visitor.visit_bool(it),
            Value::Toml(DeValue::Datetime(it)) => visitor.visit_string(it.to_string()),
            Value::Toml(DeValue::Array(items)) => visitor.visit_seq(Items::of(items)),
            Value::Toml(DeValue::Table(table)) => visitor.visit_map(Entries::of(table)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, TomlError> {
        visitor.visit_newtype_struct(self)
    }

    /// Gives a [`Spanned`] its three fields.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TomlError> {
        let [start, end, value] = fields else { return self.deserialize_map(visitor) };
        if name != "$__serde_spanned_private_Spanned" {
            return self.deserialize_map(visitor);
        }
        let span = self.span.clone();
        let item = |value| Item { value, span: span.clone() };
        let key = |name: &'static str| item(Value::Toml(DeValue::String(name.into())));
        let bytes = [span.start, span.end].map(|byte| item(Value::Byte(byte)));
        let [start_byte, end_byte] = bytes;
        let fields = vec![(key(start), start_byte), (key(end), end_byte), (key(value), self)];
        visitor.visit_map(Entries { entries: fields.into_iter(), value: None })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, TomlError> {
        match self.value {
            Value::Toml(DeValue::String(text)) => visitor.visit_enum(text.into_deserializer()),
            Value::Toml(DeValue::Table(table)) => {
                visitor.visit_enum(MapAccessDeserializer::new(Entries::of(table)))
            }
            value => Err(value.is_not(&visitor)),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        match self.value {
            Value::Toml(DeValue::Table(table)) => visitor.visit_map(Entries::of(table)),
            value => Err(value.is_not(&visitor)),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        match self.value {
            Value::Toml(DeValue::Array(items)) => visitor.visit_seq(Items::of(items)),
            value => Err(value.is_not(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, TomlError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        match self.value {
            Value::Toml(DeValue::String(Cow::Borrowed(text))) => visitor.visit_borrowed_str(text),
            Value::Toml(DeValue::String(Cow::Owned(text))) => visitor.visit_string(text),
            value => Err(value.is_not(&visitor)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        match self.value {
            Value::Toml(DeValue::Boolean(it)) => visitor.visit_bool(it),
            value => Err(value.is_not(&visitor)),
        }
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, TomlError> {
        self.deserialize_str(visitor)
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char bytes byte_buf unit unit_struct
        tuple_struct ignored_any
    }
}

struct Items<'de>(vec::IntoIter<Item<'de>>);

impl<'de> Items<'de> {
    fn of(items: DeArray<'de>) -> Self {
        Self(items.into_iter().map(Item::of).collect::<Vec<_>>().into_iter())
    }
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = TomlError;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, TomlError> {
        self.0.next().map(|item| item.feed(seed)).transpose()
    }
}

struct Entries<'de> {
    entries: vec::IntoIter<(Item<'de>, Item<'de>)>,
    /// Value of the last key.
    value: Option<Item<'de>>,
}

impl<'de> Entries<'de> {
    fn of(table: DeTable<'de>) -> Self {
        let entries = table.into_iter().map(|(key, value)| (Item::key(key), Item::of(value)));
        Self { entries: entries.collect::<Vec<_>>().into_iter(), value: None }
    }
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = TomlError;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, TomlError> {
        let Some((key, value)) = self.entries.next() else { return Ok(None) };
        self.value = Some(value);
        key.feed(seed).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, TomlError> {
        let missing = || de::Error::custom("a key has no value");
        self.value.take().ok_or_else(missing)?.feed(seed)
    }
}
