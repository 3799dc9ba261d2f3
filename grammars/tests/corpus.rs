//! Corpus of each language: every text parses to the expected tree, is derived exactly by the
//! grammar, and is reproduced byte for byte.
//!
//! The files use tree-sitter's corpus format. `SECATEUR_UPDATE_LANGUAGES=1` rewrites the expected
//! trees.

use std::fmt::Write as _;
use std::{env, fs};

use secateur_names::{Language, Program, parse};
use secateur_syntax::Edit;

use crate::corpus_file::{self, Entry, entries};

/// Prints the tree like tree-sitter: named nodes with their fields.
fn print(tree: &Program) -> String {
    let mut out = String::new();
    let mut open = 0;
    for node in tree.nodes().filter(|node| node.is_named() || node.is_text() || node.is_missing()) {
        let depth = ancestors(tree, &node);
        while open > depth {
            out.push(')');
            open -= 1;
        }
        let indent = depth * 2;
        if depth > 0 {
            let _ = write!(out, "\n{:indent$}", "");
        }
        if let Some(field) = node.field() {
            let _ = write!(out, "{field}: ");
        }
        let _ = write!(out, "({}{}", if node.is_missing() { "MISSING " } else { "" }, node.kind());
        open = depth + 1;
    }
    out + &")".repeat(open)
}

/// Returns the number of printed ancestors of a node.
fn ancestors(tree: &Program, node: &secateur_syntax::Node<'_>) -> usize {
    let mut depth = 0;
    let mut at = node.parent();
    while let Some(parent) = at {
        depth += usize::from(tree.node(parent.id()).is_named());
        at = parent.parent();
    }
    depth
}

/// Returns an error message with a remedy if a text is not as it is marked.
fn misparsed(entry: &Entry<'_>, tree: &Program) -> Result<(), String> {
    let at = |line: usize| format!("line {line} of `{}`", entry.name);
    if entry.is_error {
        return if tree.syntax_errors() > 0 {
            Ok(())
        } else {
            Err(format!("{}: it has no syntax error; delete `:error`", at(entry.line)))
        };
    }
    if tree.syntax_errors() == 0 {
        return Ok(());
    }
    let wrong = tree.nodes().find(|node| node.is_error() || node.is_missing());
    let start = wrong.map_or(0, |node| node.span().start);
    let line = entry.line + entry.text.as_bytes()[..start].iter().filter(|&&b| b == b'\n').count();
    let near: String = String::from_utf8_lossy(&entry.text.as_bytes()[start..])
        .chars()
        .take_while(|char| *char != '\n')
        .take(30)
        .collect();
    Err(format!(
        "{}: a syntax error near `{near}`; correct the text, or write a line `:error` below the \
         name if it is meant to be wrong",
        at(line)
    ))
}

/// Checks one text, and returns the entry as it should be written.
fn check(language: &'static Language, entry: &Entry<'_>, update: bool) -> Result<String, String> {
    let tree = parse(language, entry.text.as_bytes().to_vec())
        .map_err(|error| format!("line {} of `{}`: {error}", entry.line, entry.name))?;
    misparsed(entry, &tree)?;
    let at = format!("line {} of `{}`", entry.line, entry.name);
    let coverage = tree.coverage();
    if coverage.exact != coverage.inner {
        return Err(format!(
            "{at}: not every node is derived exactly: {coverage:?}; is grammar.json of exactly \
             the version of the parser in Cargo.lock?"
        ));
    }
    if tree.render(&Edit::default()) != entry.text.as_bytes() {
        return Err(format!("{at}: the tree does not reproduce the text"));
    }
    let printed = print(&tree);
    if !update && printed != entry.tree {
        return Err(format!(
            "{at}: another tree; if it is right, SECATEUR_UPDATE_LANGUAGES=1 writes it:\n{printed}"
        ));
    }
    let rule = "=".repeat(18);
    let mark = if entry.is_error { ":error\n" } else { "" };
    let text = entry.text.trim_matches('\n');
    Ok(format!("{rule}\n{}\n{mark}{rule}\n\n{text}\n\n---\n\n{printed}\n\n", entry.name))
}

#[test]
fn every_text_parses_to_its_tree_and_back() {
    let update = env::var_os("SECATEUR_UPDATE_LANGUAGES").is_some();
    let mut complaints = Vec::new();
    for language in secateur_grammars::all() {
        let path = corpus_file::path(language.name);
        let file = fs::read_to_string(&path).unwrap();
        let checked: Vec<_> =
            entries(&file).iter().map(|entry| check(language, entry, update)).collect();
        assert!(!checked.is_empty(), "{} has no texts", path.display());
        let written: Result<String, _> = checked.iter().cloned().collect();
        match written {
            Ok(written) if update => {
                let written = written.trim_end().to_owned() + "\n";
                // Other tests read the corpora meanwhile.
                if written != file {
                    fs::write(&path, written).unwrap();
                }
            }
            _ => complaints.extend(
                checked.into_iter().filter_map(|checked| Some((language.name, checked.err()?))),
            ),
        }
    }
    let lines =
        complaints.iter().map(|(name, error)| format!("{name}/corpus/constructs.txt, {error}"));
    assert!(complaints.is_empty(), "{}", lines.collect::<Vec<_>>().join("\n"));
}

#[test]
#[cfg(feature = "c")]
fn a_text_that_is_not_as_it_is_marked_is_refused_with_its_line() {
    let file = "=====\nwrong\n=====\n\nint a;\nint b = ;\n\n---\n\n(x)\n\n=====\nright\n:error\n\
                =====\nint a;\n---\n(x)\n\n===\nno tree yet\n===\n\nint a;\n";
    let refused = |update| {
        let checked = entries(file);
        let checked = checked.iter().map(|entry| check(&secateur_grammars::C, entry, update));
        checked.map(|checked| checked.err().unwrap_or_default()).collect::<Vec<_>>()
    };
    for update in [false, true] {
        let refused = refused(update);
        assert!(refused[0].starts_with("line 6 of `wrong`: a syntax error near "), "{refused:?}");
        assert!(
            refused[1].starts_with("line 16 of `right`: it has no syntax error"),
            "{refused:?}"
        );
        assert_eq!(refused[2].is_empty(), update, "{refused:?}");
    }
}

/// C as compilers accept it, including GNU C and old C. Without a mask, a third of these have
/// syntax errors.
#[test]
#[cfg(feature = "c")]
fn nearly_every_construct_of_c_is_known() {
    let file = fs::read_to_string(corpus_file::path("c")).unwrap();
    let constructs = entries(&file);
    let known = constructs.iter().filter(|entry| !entry.is_error).count();
    assert!(constructs.len() >= 122 && known >= 120, "{known} of {}", constructs.len());
}
