//! The languages that secateur knows, each behind a feature of its name.
//!
//! ```
//! let by_file = secateur_languages::of("src/ledger.c".as_ref()).map(|grammar| grammar.name);
//! assert_eq!(by_file, cfg!(feature = "c").then_some("c"));
//! assert!(secateur_languages::named("klingon").is_none());
//! ```
//!
//! # Glossary
//!
//! | term | meaning |
//! |---|---|
//! | language | a tree-sitter parser with its grammar and what it does not say ([`Grammar`]) |
//! | known language | one that this build has: its feature is on ([`ALL`]) |

use std::path::Path;

use secateur_syntax::Grammar;

/// The languages that were built in.
pub static ALL: &[&Grammar] = &[
    #[cfg(feature = "c")]
    &secateur_grammar_c::GRAMMAR,
    #[cfg(feature = "xml")]
    &secateur_grammar_xml::GRAMMAR,
    #[cfg(feature = "json")]
    &secateur_grammar_json::GRAMMAR,
    #[cfg(feature = "rust")]
    &secateur_grammar_rust::GRAMMAR,
    #[cfg(feature = "python")]
    &secateur_grammar_python::GRAMMAR,
    #[cfg(feature = "javascript")]
    &secateur_grammar_javascript::GRAMMAR,
    #[cfg(feature = "java")]
    &secateur_grammar_java::GRAMMAR,
    #[cfg(feature = "go")]
    &secateur_grammar_go::GRAMMAR,
    #[cfg(feature = "cpp")]
    &secateur_grammar_cpp::GRAMMAR,
    #[cfg(feature = "css")]
    &secateur_grammar_css::GRAMMAR,
];

/// The language of this name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Grammar> {
    ALL.iter().copied().find(|grammar| grammar.name.eq_ignore_ascii_case(name))
}

/// The language of a file, by its extension.
#[must_use]
pub fn of(path: &Path) -> Option<&'static Grammar> {
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
