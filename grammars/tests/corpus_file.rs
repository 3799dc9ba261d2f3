//! Corpus of a language: texts with their trees, in tree-sitter's corpus format.

use std::fs;
use std::path::{Path, PathBuf};

use secateur_names::{Language, Program, parse};

/// Minimum number of texts without syntax errors.
pub(crate) const TEXTS_MIN: usize = 3;

/// Text of a corpus file.
pub(crate) struct Entry<'a> {
    pub(crate) name: &'a str,
    /// `true` if the text is meant to have a syntax error.
    pub(crate) is_error: bool,
    /// Line of the file in which the text begins, counted from 1.
    pub(crate) line: usize,
    pub(crate) text: String,
    /// Expected tree; empty before it is written for the first time.
    pub(crate) tree: &'a str,
}

/// Returns the corpus file of a language.
pub(crate) fn path(language: &str) -> PathBuf {
    // The benchmarks use this file too, and are a folder beside the grammars.
    let grammars = Path::new(env!("CARGO_MANIFEST_DIR")).join("../grammars");
    grammars.join(language).join("corpus/constructs.txt")
}

/// Returns the texts of a corpus file: a name between two lines of `=`, the text, `---` and the
/// tree.
pub(crate) fn entries(file: &str) -> Vec<Entry<'_>> {
    let is_rule = |line: &str| line.len() >= 3 && line.bytes().all(|byte| byte == b'=');
    // Byte range of each line.
    let lines = file.split_inclusive('\n').scan(0, |end, line| {
        *end += line.len();
        Some((*end - line.len(), line.trim_end_matches(['\r', '\n'])))
    });
    let lines: Vec<_> = lines.collect();
    let rules: Vec<_> = (0..lines.len()).filter(|&at| is_rule(lines[at].1)).collect();
    let entry = |pair: &[usize]| {
        let [first, last] = pair else { return None };
        let head: Vec<_> = lines[first + 1..*last].iter().map(|(_, line)| *line).collect();
        let after = rules.iter().find(|&rule| rule > last);
        let end = after.map_or(file.len(), |&rule| lines[rule].0);
        let body = lines.get(last + 1).map_or("", |(start, _)| &file[*start..end]);
        let (text, tree) = body.split_once("\n---\n").unwrap_or((body, ""));
        let blank = text.len() - text.trim_start_matches('\n').len();
        Some(Entry {
            name: head.first().copied().unwrap_or_default(),
            is_error: head.contains(&":error"),
            line: last + 2 + blank,
            text: text.trim_matches('\n').to_owned() + "\n",
            tree: tree.trim(),
        })
    };
    rules.chunks(2).filter_map(entry).collect()
}

/// Returns the parsed texts of a corpus that have no syntax errors.
pub(crate) fn programs(language: &'static Language) -> Vec<Program> {
    let path = path(language.name);
    let file = fs::read_to_string(&path).unwrap_or_default();
    let parsed =
        entries(&file).into_iter().map(|entry| parse(language, entry.text.into_bytes()).unwrap());
    let programs: Vec<_> = parsed.filter(|program| program.syntax_errors() == 0).collect();
    assert!(
        programs.len() >= TEXTS_MIN,
        "{} has {} texts without syntax errors; add some, {TEXTS_MIN} are the minimum",
        path.display(),
        programs.len()
    );
    programs
}
