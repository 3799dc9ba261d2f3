//! The CSS language.

use secateur_names::{Language, NameRules, Tables};
use secateur_syntax::{Grammar, NoCode, Override, Rules, WhiteSpace};

/// CSS.
pub static CSS: Language = Language {
    grammar: Grammar {
        name: "css",
        extensions: &["css"],
        parser: tree_sitter_css::LANGUAGE,
        rules: Rules::new(include_str!("grammar.json")),
        white_space: WhiteSpace::Free,
        code: &NoCode,
        overrides: OVERRIDES,
        fragments: FRAGMENTS,
    },
    names: NameRules { folder_files: &["index.css"], ..NameRules::NONE },
    respellings: &[],
    compiler: &[],
    tables: Tables::new(),
};

const OVERRIDES: &[Override] =
    &[Override::Keep { parent: "pseudo_class_selector", child: "arguments", reason: "`:not` and its like need them" }];

const FRAGMENTS: &[(&str, &str)] = &[
    // The parser sees no blank between two selectors in front of `&`; in front of `*` it does.
    ("nesting_selector", ""),
    // `host`, which takes other arguments than the rest.
    ("class_name", ""),
];
