//! Creates a language from the folder of a grammar.

use secateur_grammars::machine_code::{self, LibraryError};
use secateur_names::{GrammarSource, Language};
use secateur_syntax::{Grammar, GrammarError, Literal, NoCode, Rules, VERSIONS};
use xxhash_rust::xxh3::Xxh3;

use super::compiled::{self, Compiling};
use super::error::LoadError;
use super::package::Package;
use super::trial;

/// Finds the language of an embedded text by name.
pub(crate) type Find = fn(&str) -> Option<&'static Language>;

/// Compiles and loads the parser, reads the rules, and checks that both belong together.
pub(crate) fn read(
    package: &Package,
    tell: &mut dyn FnMut(Compiling<'_>),
    find: Find,
) -> Result<&'static Language, LoadError> {
    let (json, grammar_name) = package.rules()?;
    let library = compiled::library(package, tell)?;
    trial::try_one(&package.base, &package.name, &[])?;
    let name = package.name.clone();
    let parser = machine_code::parser(&library, &grammar_name).map_err(|error| match error {
        LibraryError::Library(error) => LoadError::NotLoaded { name: name.clone(), message: error },
        LibraryError::Function => {
            LoadError::OtherParser { folder: package.folder.clone(), name: grammar_name.clone() }
        }
    })?;
    let mut hash = Xxh3::new();
    hash.update(library.as_os_str().as_encoded_bytes());
    hash.update(json.as_bytes());
    let grammar = Grammar::undescribed(parser, Rules::new(json.leak()), &NoCode);
    let (found, min, max) = (grammar.version(), *VERSIONS.start(), *VERSIONS.end());
    if !VERSIONS.contains(&found) {
        return Err(LoadError::Version { name, found, min, max });
    }
    let literals =
        |all: &[String]| all.iter().map(|own| Literal(own.clone().leak())).collect::<Vec<_>>();
    let extensions = literals(&[&package.extensions[..], &package.left].concat());
    let grammar = Grammar { name: package.name.clone().leak(), extensions, ..grammar };
    let (path, mut toml) = package.description.clone().unwrap_or_default();
    if !path.exists() && Language::check(&toml, &grammar).is_err() {
        // The rest of a shipped description names node kinds, which differ between versions of a
        // grammar.
        toml.truncate(toml.find("\n[").unwrap_or(toml.len()));
    }
    hash.update(toml.as_bytes());
    let injections = package.queries("injections.scm");
    hash.update(injections.as_bytes());
    let language =
        Language::read(&toml, grammar).map_err(|source| LoadError::Description { path, source })?;
    let mut language = language.embedding(injections.leak(), find);
    language.grammar.extensions = literals(&package.extensions);
    language.origin =
        Some(GrammarSource { folder: package.base.clone(), fingerprint: hash.digest() });
    // Leaked on purpose: languages live as long as the process, like their parsers.
    let language: &'static Language = Box::leak(Box::new(language));
    language.grammar.check().map_err(|error| {
        let remedy = match error {
            GrammarError::Queries { .. } => "correct queries/injections.scm, or delete it",
            _ => "use src/grammar.json and src/parser.c from one version of the grammar",
        };
        LoadError::Unfit { folder: package.folder.clone(), message: error.to_string(), remedy }
    })?;
    Ok(language)
}
