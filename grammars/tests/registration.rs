//! Every folder is a complete language, and every list of languages names it.
//!
//! `SECATEUR_UPDATE_LANGUAGES=1` writes the lists.

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::skip::require;

/// Language as `lib.rs` lists it.
struct Listed {
    folder: String,
    /// Name for readers.
    title: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// Returns the languages of `lib.rs`, also those that are not built in, in their order.
fn listed() -> Vec<Listed> {
    let source = read("grammars/lib.rs");
    let (_, lines) = source.split_once("\nlanguages! {\n").unwrap();
    let (lines, _) = lines.split_once("\n}").unwrap();
    let quoted = |line: &str| -> Vec<String> {
        line.split('"').skip(1).step_by(2).map(str::to_owned).collect()
    };
    let language = |line| match &quoted(line)[..] {
        [folder, title, ..] => Some(Listed { folder: folder.clone(), title: title.clone() }),
        _ => None,
    };
    lines.lines().filter_map(language).collect()
}

/// Returns the folders of languages, complete or not.
fn folders() -> Vec<String> {
    let folders = fs::read_dir(root().join("grammars")).unwrap().map(|entry| entry.unwrap().path());
    let described = folders.filter(|folder| {
        ["language.toml", "grammar.json"].iter().any(|name| folder.join(name).exists())
    });
    let mut names: Vec<_> =
        described.map(|folder| folder.file_name().unwrap().to_str().unwrap().to_owned()).collect();
    names.sort();
    names
}

/// Returns the missing parts of a language, each with a remedy.
fn missing(name: &str, listed: &[Listed]) -> Vec<String> {
    let folder = root().join("grammars").join(name);
    let has = |file: &str| folder.join(file).is_file();
    let files = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name());
    let has_licence = files.into_iter().any(|file| file.to_string_lossy().starts_with("LICENSE"));
    let manifest = read("grammars/Cargo.toml");
    let of_crate = format!("of exactly the version of tree-sitter-{name} in Cargo.lock");
    let named = format!("name = \"{name}\"");
    let description = fs::read_to_string(folder.join("language.toml")).unwrap_or_default();
    let parts = [
        (
            manifest.lines().any(|line| line.starts_with(&format!("{name} = ["))),
            format!(
                "a parser; run `cargo add --package secateur-grammars --optional --rename {name} \
                 tree-sitter-{name}`"
            ),
        ),
        (
            listed.iter().any(|language| language.folder == name),
            format!(
                "a line in lib.rs; add `{}, \"{name}\", \"{}{}\", ::{name}::LANGUAGE;`",
                name.to_uppercase(),
                name[..1].to_uppercase(),
                &name[1..]
            ),
        ),
        (has("grammar.json"), format!("{name}/grammar.json; copy src/grammar.json {of_crate}")),
        (has_licence, format!("{name}/LICENSE.tree-sitter-{name}; copy the licence {of_crate}")),
        (
            description.lines().any(|line| line == named),
            format!("{name}/language.toml; two lines are enough: `{named}`, `extensions = […]`"),
        ),
        (
            has("corpus/constructs.txt"),
            format!(
                "{name}/corpus/constructs.txt; write at least {} texts in the format of README.md, \
                 without trees",
                crate::corpus_file::TEXTS_MIN
            ),
        ),
    ];
    parts.into_iter().filter(|(is_there, _)| !is_there).map(|(_, part)| part).collect()
}

#[test]
fn every_folder_is_a_complete_language() {
    let listed = listed();
    let mut wrong = Vec::new();
    for name in folders() {
        wrong
            .extend(missing(&name, &listed).into_iter().map(|part| format!("{name} lacks {part}")));
    }
    for Listed { folder, .. } in &listed {
        if !root().join("grammars").join(folder).is_dir() {
            wrong.push(format!("lib.rs lists {folder}, which is no folder"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    let built: Vec<_> = secateur_grammars::all().map(|language| language.name).collect();
    assert!(!built.is_empty());
    for name in &built {
        assert!(folders().iter().any(|folder| folder == name), "{name} is no folder");
    }
    require(
        built.len() == listed.len(),
        "the other languages; --features all-languages builds them in",
    );
}

#[test]
fn a_folder_that_lacks_something_is_reported_with_a_remedy() {
    let missing = missing("brought", &[]);
    assert_eq!(missing.len(), 6, "{missing:#?}");
    assert!(missing.iter().all(|part| part.contains(';')), "{missing:#?}");
}

/// Breaks words into lines of at most `width` characters. All but the first line are indented.
fn filled(words: &str, width: usize, indent: &str) -> String {
    let mut lines = vec![String::new()];
    for word in words.split(' ') {
        let line = lines.last_mut().unwrap();
        if line.trim().is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            line.push_str(&format!(" {word}"));
        } else {
            lines.push(format!("{indent}{word}"));
        }
    }
    lines.join("\n") + "\n"
}

/// Returns a language's line of the manual.
fn topic_line(name: &str) -> String {
    let description = read(&format!("grammars/{name}/language.toml"));
    let (_, extensions) = description.split_once("\nextensions = [").unwrap();
    let (extensions, _) = extensions.split_once(']').unwrap();
    let extensions: Vec<_> =
        extensions.split('"').skip(1).step_by(2).map(|own| format!("`.{own}`")).collect();
    filled(&format!("- `{name}`: {}", extensions.join(", ")), 80, "  ")
}

/// Returns the files with a list of languages: the text before the list, the list, and the text
/// after it.
fn lists() -> [(&'static str, &'static str, String, &'static str); 4] {
    let listed = listed();
    let mut names: Vec<_> = listed.iter().map(|language| language.folder.as_str()).collect();
    names.sort_unstable();
    let of_each =
        |line: &dyn Fn(&str) -> String| names.iter().copied().map(line).collect::<String>();
    let titles: Vec<_> = listed.iter().map(|language| language.title.as_str()).collect();
    let (last, others) = titles.split_last().unwrap();
    let titles = format!("{} and {last}.", others.join(", "));
    [
        (
            "grammars/Cargo.toml",
            "\nall-languages = [\n",
            of_each(&|name| format!("  \"{name}\",\n")),
            "]\n",
        ),
        (
            "crates/cli/Cargo.toml",
            "\n# The test `registration` of the grammars writes these lines.\n",
            of_each(&|name| {
                // Documents are read by the schema that they name.
                let schema = if name == "xml" {
                    ", \"secateur-session/xml\", \"secateur-batch?/xml\""
                } else {
                    ""
                };
                format!("{name} = [\"secateur-grammars/{name}\"{schema}]\n")
            }),
            "\n[dependencies]\n",
        ),
        (
            "crates/cli/topics/languages.md",
            "\n<!-- languages -->\n",
            of_each(&topic_line),
            "<!-- end of languages -->\n",
        ),
        (
            "README.md",
            "\n<!-- languages -->\n\n",
            filled(&titles, 100, "") + "\n",
            "<!-- end of languages -->\n",
        ),
    ]
}

#[test]
fn every_list_names_every_language() {
    let mut wrong = Vec::new();
    for (path, before, expected, after) in lists() {
        let text = read(path);
        let start = text.find(before).map(|start| start + before.len());
        let start = start.unwrap_or_else(|| panic!("{path} has no line {:?}", before.trim()));
        let end = start + text[start..].find(after).unwrap();
        if text[start..end] == expected {
            continue;
        }
        if env::var_os("SECATEUR_UPDATE_LANGUAGES").is_some() {
            let written = [&text[..start], &expected, &text[end..]].concat();
            fs::write(root().join(path), written).unwrap();
            continue;
        }
        let new = expected.lines().filter(|line| !text[start..end].lines().any(|old| old == *line));
        wrong.push(format!("{path}:\n{}", new.collect::<Vec<_>>().join("\n")));
    }
    assert!(
        wrong.is_empty(),
        "lists of languages are out of date; SECATEUR_UPDATE_LANGUAGES=1 writes these lines:\n{}",
        wrong.join("\n")
    );
}
