//! The languages that secateur knows, each behind a feature of its name.
//!
//! ```
//! let by_file = secateur_grammars::of("src/ledger.c".as_ref()).map(|grammar| grammar.name);
//! assert_eq!(by_file, cfg!(feature = "c").then_some("c"));
//! assert!(secateur_grammars::named("klingon").is_none());
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | language | a tree-sitter parser with its grammar and what it does not say ([`Language`]) |
//! | known language | one that this build has: its feature is on ([`ALL`]) |

#[cfg(feature = "c")]
mod c;
#[cfg(feature = "cpp")]
mod cpp;
#[cfg(feature = "css")]
mod css;
#[cfg(feature = "go")]
mod go;
#[cfg(feature = "java")]
mod java;
#[cfg(feature = "javascript")]
mod javascript;
#[cfg(feature = "json")]
mod json;
#[cfg(feature = "python")]
mod python;
#[cfg(feature = "rust")]
mod rust;
#[cfg(feature = "xml")]
mod xml;

use std::path::Path;

use secateur_names::Language;

#[cfg(feature = "c")]
pub use c::C;
#[cfg(feature = "cpp")]
pub use cpp::CPP;
#[cfg(feature = "css")]
pub use css::CSS;
#[cfg(feature = "go")]
pub use go::GO;
#[cfg(feature = "java")]
pub use java::JAVA;
#[cfg(feature = "javascript")]
pub use javascript::JAVASCRIPT;
#[cfg(feature = "json")]
pub use json::JSON;
#[cfg(feature = "python")]
pub use python::PYTHON;
#[cfg(feature = "rust")]
pub use rust::RUST;
#[cfg(feature = "xml")]
pub use xml::XML;

/// The languages that were built in.
pub static ALL: &[&Language] = &[
    #[cfg(feature = "c")]
    &C,
    #[cfg(feature = "xml")]
    &XML,
    #[cfg(feature = "json")]
    &JSON,
    #[cfg(feature = "rust")]
    &RUST,
    #[cfg(feature = "python")]
    &PYTHON,
    #[cfg(feature = "javascript")]
    &JAVASCRIPT,
    #[cfg(feature = "java")]
    &JAVA,
    #[cfg(feature = "go")]
    &GO,
    #[cfg(feature = "cpp")]
    &CPP,
    #[cfg(feature = "css")]
    &CSS,
];

/// The language of this name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Language> {
    ALL.iter().copied().find(|grammar| grammar.name.eq_ignore_ascii_case(name))
}

/// The language of a file, by its extension.
#[must_use]
pub fn of(path: &Path) -> Option<&'static Language> {
    ALL.iter().copied().find(|grammar| grammar.claims(path))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{ALL, named, of};

    #[test]
    fn no_two_languages_share_a_name_or_an_extension() {
        let names = ALL.iter().map(|grammar| grammar.name);
        let extensions = ALL.iter().flat_map(|grammar| grammar.extensions).copied();
        let all: Vec<_> =
            names.map(|name| ("name", name)).chain(extensions.map(|other| ("extension", other))).collect();
        assert_eq!(all.iter().collect::<HashSet<_>>().len(), all.len());
    }

    #[test]
    fn every_language_fits_its_parser() {
        assert!(!ALL.is_empty());
        for grammar in ALL {
            grammar.check().unwrap();
        }
    }

    #[test]
    fn a_language_is_found_by_its_name_or_a_file_of_its_own() {
        for grammar in ALL {
            assert_eq!(named(grammar.name).map(|found| found.name), Some(grammar.name));
            let path = format!("x/y.{}", grammar.extensions[0].to_uppercase());
            assert_eq!(of(path.as_ref()).map(|found| found.name), Some(grammar.name));
        }
        assert!(named("no such language").is_none());
    }
}
