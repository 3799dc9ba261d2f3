//! The languages of this program: one line each.

use std::path::Path;

use secateur_syntax::Grammar;

/// Every language that this program can parse.
static GRAMMARS: [&Grammar; 2] = [&secateur_grammar_c::GRAMMAR, &secateur_grammar_xml::GRAMMAR];

/// The names of all languages.
pub(crate) fn names() -> Vec<&'static str> {
    GRAMMARS.iter().map(|grammar| grammar.name).collect()
}

/// The language of this name.
pub(crate) fn by_name(name: &str) -> Option<&'static Grammar> {
    GRAMMARS.iter().find(|grammar| grammar.name == name).copied()
}

/// The language of a file, by its name.
pub(crate) fn by_path(path: &Path) -> Option<&'static Grammar> {
    GRAMMARS.iter().find(|grammar| grammar.claims(path)).copied()
}
