//! Programs of a language's corpus.

use std::fs;
use std::path::Path;

use secateur_names::{Language, Program, parse};

/// Returns the parsed programs of the corpus.
pub(crate) fn programs(grammar: &'static Language) -> Vec<Program> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(grammar.name).join("corpus");
    let file = fs::read_to_string(folder.join("constructs.txt")).unwrap();
    let mut trees = Vec::new();
    // Each entry is a name between two lines of `=`, the text, `---` and the tree.
    for text in
        file.split("\n---\n").filter_map(|entry| entry.rsplit_once("===\n")).map(|(_, text)| text)
    {
        let tree =
            parse(grammar, (text.trim_matches('\n').to_owned() + "\n").into_bytes()).unwrap();
        if tree.syntax_errors() == 0 {
            trees.push(tree);
        }
    }
    assert!(
        trees.len() >= 3,
        "{}/constructs.txt has {} texts without syntax errors, and needs three at least",
        folder.display(),
        trees.len()
    );
    trees
}
