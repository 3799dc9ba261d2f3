//! Names of elements and attributes, as numbers.

use std::collections::HashMap;
use std::sync::Arc;

/// Name of an element or attribute: numbers of the namespace and of the local name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Name {
    pub(crate) space: u32,
    pub(crate) local: u32,
}

/// Namespace of the prefix `xml`.
pub(crate) const XML_SPACE: &str = "http://www.w3.org/XML/1998/namespace";

/// Number of a text that the schema does not mention.
const UNKNOWN: u32 = u32::MAX;

/// Set of names.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum NameClass {
    Name(Name),
    Any { except: Vec<NameClass> },
    Space { space: u32, except: Vec<NameClass> },
    Choice(Vec<NameClass>),
}

impl NameClass {
    pub(crate) fn has(&self, name: Name) -> bool {
        let is_excepted = |except: &[Self]| except.iter().any(|class| class.has(name));
        match self {
            Self::Name(only) => *only == name,
            Self::Any { except } => !is_excepted(except),
            Self::Space { space, except } => name.space == *space && !is_excepted(except),
            Self::Choice(classes) => classes.iter().any(|class| class.has(name)),
        }
    }

    /// Returns the same set without these names, if it is infinite.
    pub(crate) fn without(self, names: Vec<Self>) -> Self {
        match self {
            Self::Any { mut except } => {
                except.extend(names);
                Self::Any { except }
            }
            Self::Space { space, mut except } => {
                except.extend(names);
                Self::Space { space, except }
            }
            Self::Choice(classes) => {
                let each = classes.into_iter().map(|class| class.without(names.clone()));
                Self::Choice(each.collect())
            }
            Self::Name(_) => self,
        }
    }

    /// Returns the names, or `None` for an infinite set.
    pub(crate) fn names(&self) -> Option<Vec<Name>> {
        match self {
            Self::Name(only) => Some(vec![*only]),
            Self::Choice(classes) => {
                let each = classes.iter().map(Self::names);
                Some(each.collect::<Option<Vec<_>>>()?.concat())
            }
            Self::Any { .. } | Self::Space { .. } => None,
        }
    }
}

/// Names of a schema. Documents only look names up, so that they do not grow.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    texts: Vec<Arc<str>>,
    numbers: HashMap<Arc<str>, u32>,
}

impl Names {
    /// Returns the number of a text, which may be new.
    pub(crate) fn intern(&mut self, text: &str) -> u32 {
        if let Some(&known) = self.numbers.get(text) {
            return known;
        }
        let (text, number): (Arc<str>, _) = (text.into(), self.texts.len() as u32);
        self.texts.push(text.clone());
        self.numbers.insert(text, number);
        number
    }

    pub(crate) fn name(&mut self, space: &str, local: &str) -> Name {
        Name { space: self.intern(space), local: self.intern(local) }
    }

    /// Returns the number of a text.
    pub(crate) fn get(&self, text: &str) -> u32 {
        self.numbers.get(text).copied().unwrap_or(UNKNOWN)
    }

    /// Returns a name; texts that the schema does not mention are all alike.
    pub(crate) fn known(&self, space: &str, local: &str) -> Name {
        Name { space: self.get(space), local: self.get(local) }
    }

    pub(crate) fn text(&self, number: u32) -> &str {
        self.texts.get(number as usize).map_or("", |text| text)
    }
}
