//! Datatypes of attribute values and of text: those of XML Schema, which RELAX NG uses too, and
//! those of document type definitions.

use std::collections::HashMap;
use std::iter;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use regex::{Regex, RegexBuilder};

/// Set of texts.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Datatype {
    kind: Kind,
    pub(crate) white_space: Blanks,
    /// All values, if the type enumerates them.
    pub(crate) values: Option<Arc<[Arc<str>]>>,
    /// Values that are excluded.
    pub(crate) except: Vec<Arc<str>>,
    /// Patterns, each of which the text matches.
    patterns: Vec<TextPattern>,
    bounds: Bounds,
    length_min: usize,
    length_max: usize,
}

/// Numeric bounds.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Bounds {
    min: f64,
    max: f64,
    excludes_min: bool,
    excludes_max: bool,
}

const UNBOUNDED: Bounds =
    Bounds { min: f64::NEG_INFINITY, max: f64::INFINITY, excludes_min: false, excludes_max: false };

/// Handling of white space before a text is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Blanks {
    Preserved,
    /// Each white-space character counts as a blank.
    Replaced,
    /// Also trimmed, and runs count as one.
    Collapsed,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Kind {
    String,
    Boolean,
    Decimal,
    Integer,
    Float,
    /// Text that a fixed pattern describes.
    Like(&'static str),
    Name,
    NcName,
    Nmtoken,
    QName,
    Hex,
    Id,
    Idref,
    /// Words of one type.
    List(Arc<Datatype>),
    /// Texts of any of several types.
    Union(Arc<[Datatype]>),
}

/// Role of a value in references between elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    /// Unique identifier of its element.
    Id,
    /// Identifier of an element.
    Idref,
    /// Identifiers of elements.
    Idrefs,
}

/// Regular expression of a schema.
#[derive(Clone, Debug)]
pub(crate) struct TextPattern {
    source: Arc<str>,
    regex: Regex,
}

impl PartialEq for TextPattern {
    fn eq(&self, other: &Self) -> bool {
        self.source == other.source
    }
}

/// Maximum size of a compiled pattern.
const PATTERN_BYTES_MAX: usize = 1 << 20;

impl TextPattern {
    /// Compiles alternatives in the syntax of XML Schema; `None` if they have no counterpart.
    pub(crate) fn new(source: &str) -> Option<Self> {
        let regex = RegexBuilder::new(&format!("^(?:{})$", translated(source)))
            .size_limit(PATTERN_BYTES_MAX)
            .build();
        Some(Self { source: source.into(), regex: regex.ok()? })
    }
}

/// Returns a regular expression of XML Schema in the syntax of the crate `regex`.
fn translated(source: &str) -> String {
    let mut text = String::new();
    let (mut depth, mut chars) = (0usize, source.chars().peekable());
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some('i') if depth > 0 => text.push_str(r"_:\p{L}"),
                Some('i') => text.push_str(r"[_:\p{L}]"),
                Some('c') if depth > 0 => text.push_str(r"\-._:\p{L}\p{N}"),
                Some('c') => text.push_str(r"[\-._:\p{L}\p{N}]"),
                Some('I') => text.push_str(r"[^_:\p{L}]"),
                Some('C') => text.push_str(r"[^\-._:\p{L}\p{N}]"),
                Some(other) => text.extend(['\\', other]),
                None => text.push_str(r"\\"),
            },
            '[' if depth > 0 && text.ends_with('-') => {
                // A class that is subtracted.
                text.push_str("-[");
                depth += 1;
            }
            '[' if depth > 0 => text.push_str(r"\["),
            '[' => {
                text.push('[');
                depth += 1;
                text.extend(chars.next_if_eq(&'^'));
            }
            ']' => {
                text.push(']');
                depth = depth.saturating_sub(1);
            }
            '^' | '$' => text.extend(['\\', c]),
            '&' | '~' if depth > 0 => text.extend(['\\', c]),
            _ => text.push(c),
        }
    }
    text
}

const DATE: &str = r"-?\d{4,}-\d\d-\d\d";
const ZONE: &str = r"(Z|[+-]\d\d:\d\d)?";

impl Datatype {
    pub(crate) fn new(kind: Kind) -> Self {
        let white_space = if kind == Kind::String { Blanks::Preserved } else { Blanks::Collapsed };
        Self {
            kind,
            white_space,
            values: None,
            except: Vec::new(),
            patterns: Vec::new(),
            bounds: UNBOUNDED,
            length_min: 0,
            length_max: usize::MAX,
        }
    }

    /// Returns the type of a few values.
    pub(crate) fn of_values<'a>(
        white_space: Blanks,
        values: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        let values = values.into_iter().map(Arc::from).collect();
        Self { white_space, values: Some(values), ..Self::new(Kind::String) }
    }

    /// Returns a list of words of a type.
    pub(crate) fn list_of(self, length_min: usize) -> Self {
        Self { length_min, ..Self::new(Kind::List(self.into())) }
    }

    /// Returns a built-in type of XML Schema.
    pub(crate) fn built_in(name: &str) -> Option<Self> {
        let like = |pattern| Self::new(Kind::Like(pattern));
        let integer = |min: f64, max: f64| Self {
            bounds: Bounds { min, max, ..UNBOUNDED },
            ..Self::new(Kind::Integer)
        };
        let infinite = f64::INFINITY;
        Some(match name {
            "string" | "anySimpleType" | "anyType" | "anyAtomicType" => Self::new(Kind::String),
            "normalizedString" => Self { white_space: Blanks::Replaced, ..Self::new(Kind::String) },
            "token" | "anyURI" => {
                Self { white_space: Blanks::Collapsed, ..Self::new(Kind::String) }
            }
            "language" => like("[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*"),
            "boolean" => Self::new(Kind::Boolean),
            "decimal" => Self::new(Kind::Decimal),
            "float" | "double" => Self::new(Kind::Float),
            "integer" => Self::new(Kind::Integer),
            "nonNegativeInteger" => integer(0.0, infinite),
            "positiveInteger" => integer(1.0, infinite),
            "nonPositiveInteger" => integer(-infinite, 0.0),
            "negativeInteger" => integer(-infinite, -1.0),
            "long" => integer(i64::MIN as f64, i64::MAX as f64),
            "int" => integer(f64::from(i32::MIN), f64::from(i32::MAX)),
            "short" => integer(f64::from(i16::MIN), f64::from(i16::MAX)),
            "byte" => integer(f64::from(i8::MIN), f64::from(i8::MAX)),
            "unsignedLong" => integer(0.0, u64::MAX as f64),
            "unsignedInt" => integer(0.0, f64::from(u32::MAX)),
            "unsignedShort" => integer(0.0, f64::from(u16::MAX)),
            "unsignedByte" => integer(0.0, f64::from(u8::MAX)),
            "Name" => Self::new(Kind::Name),
            "NCName" | "ENTITY" => Self::new(Kind::NcName),
            "NMTOKEN" => Self::new(Kind::Nmtoken),
            "NMTOKENS" => Self::new(Kind::Nmtoken).list_of(1),
            "ENTITIES" => Self::new(Kind::NcName).list_of(1),
            "QName" | "NOTATION" => Self::new(Kind::QName),
            "ID" => Self::new(Kind::Id),
            "IDREF" => Self::new(Kind::Idref),
            "IDREFS" => Self::new(Kind::Idref).list_of(1),
            "hexBinary" => Self::new(Kind::Hex),
            "base64Binary" => like("[A-Za-z0-9+/ ]*={0,2}"),
            "date" => like(DATE),
            "dateTime" => like(r"-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?"),
            "time" => like(r"\d\d:\d\d:\d\d(\.\d+)?"),
            "gYear" => like(r"-?\d{4,}"),
            "gYearMonth" => like(r"-?\d{4,}-\d\d"),
            "gMonth" => like(r"--\d\d"),
            "gDay" => like(r"---\d\d"),
            "gMonthDay" => like(r"--\d\d-\d\d"),
            "duration" => like(r"-?P.*"),
            _ => return None,
        })
    }

    /// Restricts the type by a facet. Returns `None` if that is not possible.
    pub(crate) fn restrict(&mut self, facet: &str, value: &str) -> Option<()> {
        let count = || value.trim().parse().ok();
        match facet {
            "pattern" => self.patterns.push(TextPattern::new(value)?),
            "length" => {
                self.length_min = count()?;
                self.length_max = self.length_min;
            }
            "minLength" => self.length_min = count()?,
            "maxLength" => self.length_max = count()?,
            "minInclusive" | "maxInclusive" | "minExclusive" | "maxExclusive" => {
                let number = value.trim().parse().ok()?;
                let bounds = &mut self.bounds;
                if facet.starts_with("min") {
                    (bounds.min, bounds.excludes_min) = (number, facet.ends_with("Exclusive"));
                } else {
                    (bounds.max, bounds.excludes_max) = (number, facet.ends_with("Exclusive"));
                }
            }
            "whiteSpace" => {
                self.white_space = match value.trim() {
                    "preserve" => Blanks::Preserved,
                    "replace" => Blanks::Replaced,
                    _ => Blanks::Collapsed,
                };
            }
            _ => return None,
        }
        Some(())
    }

    /// Returns `true` if the type admits every text.
    pub(crate) fn is_anything(&self) -> bool {
        self.kind == Kind::String
            && self.values.is_none()
            && self.except.is_empty()
            && self.patterns.is_empty()
            && self.length_min == 0
            && self.length_max == usize::MAX
    }

    pub(crate) fn reference(&self) -> Option<Reference> {
        match &self.kind {
            Kind::Id => Some(Reference::Id),
            Kind::Idref => Some(Reference::Idref),
            Kind::List(item) if item.kind == Kind::Idref => Some(Reference::Idrefs),
            Kind::Union(parts) => parts.iter().find_map(Self::reference),
            _ => None,
        }
    }

    /// Returns a text as the type compares it.
    fn normalised(&self, text: &str) -> String {
        match self.white_space {
            Blanks::Preserved => text.to_owned(),
            Blanks::Replaced => text.replace(['\t', '\n', '\r'], " "),
            Blanks::Collapsed => text.split_ascii_whitespace().collect::<Vec<_>>().join(" "),
        }
    }

    /// Returns `true` for a text of this type.
    pub(crate) fn admits(&self, text: &str) -> bool {
        let text = self.normalised(text);
        let is_value =
            |value: &Arc<str>| self.normalised(value) == text || self.equals(value, &text);
        self.values.as_ref().is_none_or(|values| values.iter().any(is_value))
            && !self.except.iter().any(|value| self.normalised(value) == text)
            && self.patterns.iter().all(|pattern| pattern.regex.is_match(&text))
            && self.has_length(&text)
            && self.is_within(&text)
            && self.kind.admits(&text)
    }

    /// Returns `true` for two spellings of one number.
    fn equals(&self, one: &str, other: &str) -> bool {
        matches!(self.kind, Kind::Decimal | Kind::Integer | Kind::Float)
            && one.trim().parse::<f64>().is_ok_and(|one| Ok(one) == other.parse::<f64>())
    }

    fn has_length(&self, text: &str) -> bool {
        if self.length_min == 0 && self.length_max == usize::MAX {
            return true;
        }
        let length = match self.kind {
            Kind::List(_) => text.split_ascii_whitespace().count(),
            Kind::Hex => text.len() / 2,
            _ => text.chars().count(),
        };
        (self.length_min..=self.length_max).contains(&length)
    }

    fn is_within(&self, text: &str) -> bool {
        let Bounds { min, max, excludes_min, excludes_max } = self.bounds;
        if self.bounds == UNBOUNDED {
            return true;
        }
        // Other types than numbers are not compared.
        let Ok(number) = text.parse::<f64>() else { return true };
        number >= min
            && number <= max
            && !(excludes_min && number <= min)
            && !(excludes_max && number >= max)
    }

    /// Returns a short text of this type, if one is easy to find.
    pub(crate) fn sample(&self) -> Option<String> {
        if let Some(values) = &self.values {
            let shortest = values.iter().filter(|value| self.admits(value));
            return shortest.min_by_key(|value| value.len()).map(ToString::to_string);
        }
        if let Kind::Union(parts) = &self.kind {
            let mut samples = parts.iter().filter_map(Self::sample);
            if let Some(sample) = samples.find(|sample| self.admits(sample)) {
                return Some(sample);
            }
        }
        let [min, max] = [self.bounds.min, self.bounds.max].map(|bound| format!("{bound}"));
        let long = "a".repeat(self.length_min.min(1_000));
        let zeros = "0".repeat(self.length_min.min(1_000));
        let others = [&long, &zeros, &min, &max].map(String::as_str);
        let mut samples = iter::once("").chain(SAMPLES.split(' ')).chain(others);
        samples.find(|text| self.admits(text)).map(str::to_owned)
    }
}

/// Short texts that are tried for a type, besides the empty one.
const SAMPLES: &str = "a 0 1 A aa 00 true 1.0 0.5 10 100 #000 #000000 a:a a@a.a http://a / a/a en \
    2000 2000-01 2000-01-01 2000-01-01T00:00:00 2000-01-01T00:00:00Z 00:00:00 P1D --01-01";

impl Kind {
    /// Returns `true` for a text, without surplus white space, that looks like this kind.
    fn admits(&self, text: &str) -> bool {
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
        match self {
            Self::String => true,
            Self::Boolean => matches!(text, "true" | "false" | "0" | "1"),
            Self::Integer => digits(unsigned),
            Self::Decimal => {
                let (whole, part) = unsigned.split_once('.').unwrap_or((unsigned, ""));
                (digits(whole) || digits(part))
                    && [whole, part].iter().all(|part| part.is_empty() || digits(part))
            }
            Self::Float => {
                matches!(text, "INF" | "-INF" | "+INF" | "NaN")
                    || text.parse::<f64>().is_ok()
                        && text
                            .bytes()
                            .all(|byte| byte.is_ascii_digit() || b"+-.eE".contains(&byte))
            }
            Self::Like(pattern) => is_like(pattern, text),
            Self::Name => is_name(text, true),
            Self::NcName | Self::Id | Self::Idref => is_name(text, false),
            Self::Nmtoken => !text.is_empty() && text.chars().all(|c| is_of_name(c) || c == ':'),
            Self::QName => {
                let (prefix, local) = text.split_once(':').unwrap_or(("a", text));
                is_name(prefix, false) && is_name(local, false)
            }
            Self::Hex => {
                text.len().is_multiple_of(2) && text.bytes().all(|byte| byte.is_ascii_hexdigit())
            }
            Self::List(item) => text.split_ascii_whitespace().all(|word| item.admits(word)),
            Self::Union(parts) => parts.iter().any(|part| part.admits(text)),
        }
    }
}

/// Returns `true` if a text matches one of the patterns in this file.
fn is_like(pattern: &'static str, text: &str) -> bool {
    static COMPILED: LazyLock<Mutex<HashMap<&'static str, Option<Regex>>>> =
        LazyLock::new(Mutex::default);
    let mut compiled = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
    let regex = compiled.entry(pattern).or_insert_with(|| {
        let zone = if pattern.contains(r"\d") { ZONE } else { "" };
        Regex::new(&format!("^(?:{pattern}){zone}$")).ok()
    });
    regex.as_ref().is_none_or(|regex| regex.is_match(text))
}

/// Returns `true` for a name, which may contain colons `with_colon`.
pub(crate) fn is_name(text: &str, with_colon: bool) -> bool {
    let starts = |c: char| c == '_' || c.is_alphabetic() || with_colon && c == ':';
    text.starts_with(starts) && text.chars().all(|c| is_of_name(c) || with_colon && c == ':')
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric()
        || matches!(c, '.' | '-' | '_' | '\u{b7}')
        || ('\u{300}'..'\u{370}').contains(&c)
}
