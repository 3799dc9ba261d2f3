//! Corpus of each language: every text parses to the expected tree, is derived exactly by the
//! grammar, and is reproduced byte for byte.
//!
//! The files use tree-sitter's corpus format. `SECATEUR_UPDATE_CORPUS=1` rewrites the expected
//! trees.

#![expect(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use secateur_names::{Language, Program, parse};
use secateur_syntax::Edit;

struct Entry {
    name: String,
    /// `true` if the text is not a valid program.
    is_error: bool,
    text: String,
    tree: String,
}

fn entries(file: &str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut lines = file.lines().peekable();
    while let Some(line) = lines.next() {
        if !is_rule(line) {
            continue;
        }
        let head: Vec<&str> = lines.by_ref().take_while(|line| !is_rule(line)).collect();
        let mut body = Vec::new();
        while let Some(line) = lines.next_if(|line| !is_rule(line)) {
            body.push(line);
        }
        let body = body.join("\n");
        let (text, tree) = body.split_once("\n---\n").expect("every entry has a tree");
        entries.push(Entry {
            name: head[0].to_owned(),
            is_error: head.contains(&":error"),
            text: text.trim_matches('\n').to_owned() + "\n",
            tree: tree.trim().to_owned(),
        });
    }
    entries
}

fn is_rule(line: &str) -> bool {
    line.len() >= 3 && line.bytes().all(|byte| byte == b'=')
}

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

fn check(grammar: &'static Language) {
    let folder = grammar.name;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join("corpus");
    let mut files: Vec<PathBuf> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{} is empty", folder.display());
    for path in files {
        let file = fs::read_to_string(&path).unwrap();
        let entries = entries(&file);
        assert!(!entries.is_empty(), "{} has no entries", path.display());
        let update = env::var_os("SECATEUR_UPDATE_CORPUS").is_some();
        let mut written = String::new();
        for entry in &entries {
            let tree = parse(grammar, entry.text.as_bytes().to_vec()).unwrap();
            let name = format!("{}: {}", path.display(), entry.name);
            let coverage = tree.coverage();
            assert_eq!(
                coverage.exact, coverage.inner,
                "{name}: not every node is derived exactly: {coverage:?}"
            );
            assert_eq!(tree.render(&Edit::default()), entry.text.as_bytes(), "{name}");
            if update {
                let rule = "=".repeat(18);
                let mark = if tree.syntax_errors() > 0 { ":error\n" } else { "" };
                let text = entry.text.trim_matches('\n');
                let _ = write!(
                    written,
                    "{rule}\n{}\n{mark}{rule}\n\n{text}\n\n---\n\n{}\n\n",
                    entry.name,
                    print(&tree)
                );
            } else {
                assert_eq!(tree.syntax_errors() > 0, entry.is_error, "{name}: {}", print(&tree));
                assert_eq!(print(&tree), entry.tree, "{name}");
            }
        }
        if update {
            fs::write(&path, written.trim_end().to_owned() + "\n").unwrap();
        }
    }
}

#[test]
fn every_text_parses_to_its_tree_and_back() {
    for grammar in secateur_grammars::all() {
        check(grammar);
    }
}

/// C as compilers accept it, including GNU C and old C. Without a mask, a third of these have
/// syntax errors.
#[test]
fn nearly_every_construct_of_c_is_known() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("c/corpus");
    let file = fs::read_to_string(folder.join("constructs.txt")).unwrap();
    let constructs = entries(&file);
    let grammar = secateur_grammars::named("c").unwrap();
    let known =
        |entry: &&Entry| parse(grammar, entry.text.as_bytes()).unwrap().syntax_errors() == 0;
    let known = constructs.iter().filter(known).count();
    assert!(constructs.len() >= 122 && known >= 120, "{known} of {}", constructs.len());
}
