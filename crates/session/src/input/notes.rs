//! Notes about inputs that passes cannot fully handle.

use std::path::Path;

use secateur_names::Language;

use crate::{Notes, conversion};

pub(super) fn note_no_grammar(path: &Path, encoding: Option<&'static str>, notes: &dyn Notes) {
    match encoding {
        Some(encoding) => notes.note(&format_args!(
            "{} is in {encoding}, which cannot be parsed; its lines are reduced, then its words \
             and other characters. If the failure does not depend on the encoding, {}",
            path.display(),
            conversion(encoding),
        )),
        None => notes.note(&format_args!(
            "no grammar is known for {}; its lines are reduced, then its words and other \
             characters. {}Choose a grammar with --language, or other passes with --pass",
            path.display(),
            bringing(path)
        )),
    }
}

/// Returns a sentence on getting a grammar for the file, or an empty text.
#[must_use]
pub fn bringing(path: &Path) -> String {
    if let Some(feature) = secateur_languages::feature_for(path) {
        return format!(
            "This secateur was built without its grammar; `cargo install --path crates/cli \
             --features {feature}` includes it. "
        );
    }
    #[cfg(feature = "load")]
    if let Some(name) = secateur_languages::grammar_for(path) {
        return format!("--grammar DIR loads one from a folder of tree-sitter-{name}. ");
    }
    let _ = path;
    String::new()
}

pub(super) fn note_syntax_errors(
    path: &Path,
    grammar: &Language,
    errors: usize,
    notes: &dyn Notes,
) {
    if errors > 0 {
        let places = if errors == 1 { "1 place".to_owned() } else { format!("{errors} places") };
        notes.note(&format_args!(
            "{} has {places} that the parser for {} does not understand; they are reduced anyway",
            path.display(),
            grammar.name,
        ));
    }
}
