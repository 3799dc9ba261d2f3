//! Tests of the languages that are built in. `--features NAME` or `--features all-languages` adds
//! languages; the tests of others are left out.

#![expect(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![cfg_attr(
    not(feature = "all-languages"),
    allow(dead_code, unused_imports, reason = "the tests of languages that are not built in")
)]

use std::path::Path;

use secateur_names::Language;

mod corpus;
mod corpus_file;
mod derived;
#[cfg(feature = "c")]
mod descriptions;
mod edits;
#[cfg(feature = "all-languages")]
mod embedded;
mod engine;
mod examples;
mod includes;
#[cfg(all(feature = "python", feature = "yaml"))]
mod indentation;
mod layout;
#[cfg(feature = "cpp")]
mod masks;
mod modules;
mod names;
mod registration;
#[cfg(feature = "xml")]
mod schemas;
#[path = "../../tests/support/skip.rs"]
mod skip;
mod transformations;
#[cfg(feature = "cpp")]
mod units;

/// Returns the language of a file, or `None` if it is not built in.
fn of(path: &str) -> Option<&'static Language> {
    let language = secateur_grammars::of(Path::new(path));
    let is_partial = cfg!(not(feature = "all-languages"));
    assert!(is_partial || language.is_some(), "{path} is in no language");
    language
}

/// Returns the language of this name, or `None` if it is not built in.
fn named(name: &str) -> Option<&'static Language> {
    let language = secateur_grammars::named(name);
    let is_partial = cfg!(not(feature = "all-languages"));
    assert!(is_partial || language.is_some(), "{name} is no language");
    language
}
