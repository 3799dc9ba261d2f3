//! The engine is independent of any language: none of its literals is a kind, field, keyword or
//! punctuation of a grammar.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use secateur_names::Language;
use secateur_syntax::{Base, Field, KindId, reading};
use serde::Deserialize;
use serde::de::{IntoDeserializer, value};
use syn::Lit;

/// Crates that make up the engine.
const ENGINE: [&str; 3] = ["syntax", "names", "reduce"];

/// Symbols of some grammar that have another meaning in the engine, by reason.
const EXCEPTIONS: &[(&str, &[&str])] = &[
    (
        "brackets, quotes and separators are the same in all languages",
        &["\"", "'", "(", ")", ",", ";", "[", "]", "{", "}"],
    ),
    ("ends a line in all languages, or goes on with it", &["\n", "\\"]),
    (
        "stands in front of a directive, a comment or an attribute, which has a line of its own",
        &["#"],
    ),
    ("stands between folders and files", &["/"]),
    (
        "stands before a name, or for a part, in the rules of `language.toml`",
        &["$", "...", ":", "?", "in"],
    ),
    ("the prefix that every document has without a declaration", &["xml"]),
    (
        "an XML declaration tells the encoding of any text, before it is parsed",
        &["<?", "=", "?>", "encoding"],
    ),
    ("a branch of a condition, by convention of grammars", &["alternative", "consequence"]),
    ("belongs to the node after it, by convention of grammars", &["decorator"]),
    ("the name of a pass, or of several", &["bytes", "default", "inline", "redirect"]),
    ("a phase or a round, in events", &["late", "layout"]),
    ("a role of nodes, in the outline of a tree", &["element", "optional", "part", "root"]),
    ("a key in `grammar.json`, or in `language.toml`", &["extensions", "type"]),
    ("a letter that a pattern takes, or that a number has in it", &["A", "E", "P", "a"]),
    ("a flag of a pattern", &["i"]),
    ("looks like a name", &["x"]),
    ("terms for literals and names in the output of `check`", &["number", "string", "word"]),
    ("what a definition is, in the outline of names", &["message"]),
    ("a name space of derived rules", &["member"]),
    ("the sign of a number", &["-"]),
    (
        "fields that grammars have by convention, whatever the language, and scopes",
        &[
            "alias",
            "argument",
            "arguments",
            "attribute",
            "block",
            "body",
            "condition",
            "constructor",
            "declarator",
            "field",
            "function",
            "generic",
            "index",
            "label",
            "left",
            "macro",
            "method",
            "name",
            "object",
            "operand",
            "operator",
            "parameter",
            "parameters",
            "path",
            "pattern",
            "property",
            "receiver",
            "right",
            "scope",
            "self",
            "signature",
            "subscript",
            "this",
            "type_name",
            "value",
            "variable",
        ],
    ),
    (
        "a part of the names of kinds and fields in many grammars, whatever the language",
        &[
            "_type",
            "class",
            "expression",
            "expression_statement",
            "import",
            "interface",
            "module",
            "namespace",
            "package",
            "statement",
            "trait",
        ],
    ),
    ("stands between the branches of a pattern", &["|"]),
    (
        "reaches what a pointer points to, where there are declarators of pointers",
        &["*", "->", "."],
    ),
];

/// Collects the literals in code, without tests and documentation.
fn literals(stream: TokenStream, found: &mut BTreeSet<String>) {
    let mut tokens = stream.into_iter();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Group(group) => literals(group.stream(), found),
            TokenTree::Punct(punct) if punct.as_char() == '#' => {
                let Some(TokenTree::Group(attribute)) =
                    tokens.find(|next| matches!(next, TokenTree::Group(_)))
                else {
                    continue;
                };
                let text = attribute.stream().to_string();
                if text == "cfg (test)" {
                    // Skips to the body of the module.
                    tokens.find(|next| matches!(next, TokenTree::Group(_)));
                } else if !text.starts_with("doc =") {
                    literals(attribute.stream(), found);
                }
            }
            TokenTree::Literal(literal) => match Lit::new(literal) {
                Lit::Str(text) => _ = found.insert(text.value()),
                Lit::ByteStr(text) => {
                    _ = found.insert(String::from_utf8_lossy(&text.value()).into_owned());
                }
                Lit::Char(char) if char.value().is_alphabetic() => {
                    _ = found.insert(char.value().into());
                }
                Lit::Byte(byte) if byte.value().is_ascii_alphabetic() => {
                    found.insert(char::from(byte.value()).into());
                }
                _ => {}
            },
            _ => {}
        }
    }
}

fn literals_in(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    literals(text.parse().unwrap(), &mut found);
    found
}

/// Returns the grammars that have a symbol or field of this name.
fn grammars_with(name: &str) -> Vec<&'static str> {
    let is_known = |language: &&Language| {
        let name = || IntoDeserializer::<value::Error>::into_deserializer(name);
        reading(language.parser, language.rules.json(), Base::default(), || {
            // Every parser knows prefixes of `ERROR`, as a kind of that number.
            let is_kind = KindId::deserialize(name()).is_ok_and(|kind| kind != KindId(u16::MAX));
            is_kind || Field::deserialize(name()).is_ok()
        })
    };
    secateur_grammars::all().filter(is_known).map(|language| language.name).collect()
}

/// Returns the literals of the engine, each with its files.
fn literals_of_the_engine() -> BTreeMap<String, Vec<PathBuf>> {
    let mut found: BTreeMap<_, Vec<_>> = BTreeMap::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let mut paths: Vec<_> = ENGINE.iter().map(|name| crates.join(name).join("src")).collect();
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            paths.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        for literal in literals_in(&fs::read_to_string(&path).unwrap()) {
            found.entry(literal).or_default().push(path.strip_prefix(&crates).unwrap().to_owned());
        }
    }
    assert!(found.len() > 100, "{}", found.len());
    found
}

#[test]
fn no_literal_of_the_engine_is_a_symbol_of_a_grammar() {
    let literals = literals_of_the_engine();
    let mut exceptions: BTreeSet<_> =
        EXCEPTIONS.iter().flat_map(|(_, names)| *names).copied().collect();
    let mut wrong = Vec::new();
    for (literal, files) in &literals {
        let grammars = grammars_with(literal);
        if !literal.is_empty() && !grammars.is_empty() && !exceptions.remove(literal.as_str()) {
            wrong.push(format!("{literal:?} of {} in {files:?}", grammars.join(", ")));
        }
    }
    assert!(wrong.is_empty(), "words of a language:\n{}", wrong.join("\n"));
    if cfg!(feature = "all-languages") {
        assert!(exceptions.is_empty(), "no exceptions any more: {exceptions:?}");
    }
}

#[test]
fn literals_are_found_everywhere() {
    let text = r##"
        //! "module"
        /// "doc"
        #[serde(tag = "tag")]
        fn f() { g!("macro", [b"bytes"]); h('c', b'b', '+', 1, r#"raw"#) }
        #[cfg(test)]
        mod tests { const A: &str = "test"; }
        const B: &str = "last";
    "##;
    assert_eq!(
        literals_in(text).into_iter().collect::<Vec<_>>(),
        ["b", "bytes", "c", "last", "macro", "raw", "tag"]
    );
    if cfg!(feature = "cpp") {
        assert_eq!(grammars_with("template_declaration"), ["cpp"]);
    }
    assert!(grammars_with("no such symbol").is_empty());
}
