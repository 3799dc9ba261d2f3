//! Results of the single edits of a pass, for tests in this crate and in the grammars.

use std::path::Path;

use secateur_reduce::{SingleEdit, Source, single_edits};

/// Returns the instances of a pass, as `check` lists them.
pub(crate) fn edits(path: &str, text: &str, pass: &str) -> Vec<SingleEdit> {
    let language = secateur_grammars::of(Path::new(path)).unwrap();
    let mut source = Source::of_language(language, text.as_bytes().into());
    single_edits(&mut source, pass.parse().unwrap()).unwrap()
}

/// Returns the texts after each single instance.
pub(crate) fn made(path: &str, text: &str, pass: &str) -> Vec<String> {
    let edits = edits(path, text, pass);
    edits.iter().map(|single| String::from_utf8(single.text()).unwrap()).collect()
}

/// Same as `made`, with runs of white space collapsed.
pub(crate) fn changed(path: &str, text: &str, pass: &str) -> Vec<String> {
    let words = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    made(path, text, pass).into_iter().map(words).collect()
}
