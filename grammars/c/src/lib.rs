//! The C language: preprocessed or not, with the GNU spellings that tree-sitter-c knows.

use secateur_syntax::{Dialect, Grammar, Override, Rules, TokenModel, WhiteSpace};

/// C.
pub static GRAMMAR: Grammar = Grammar {
    name: "c",
    extensions: &["c", "i", "h"],
    parser: tree_sitter_c::LANGUAGE,
    rules: Rules::new(include_str!("../grammar.json")),
    tokens: TokenModel::C,
    white_space: WhiteSpace::Free,
    dialect: Dialect::C,
    overrides: OVERRIDES,
    fragments: FRAGMENTS,
};

/// tree-sitter-c reads fragments of programs too; a compiler does not.
const OVERRIDES: &[Override] = &[
    Override::Only {
        parent: "translation_unit",
        kinds: &[
            "declaration",
            "function_definition",
            "type_definition",
            "linkage_specification",
            "preproc_call",
            "preproc_def",
            "preproc_function_def",
            "preproc_if",
            "preproc_ifdef",
            "preproc_include",
        ],
        reason: "statements are admitted at the top level so that fragments parse",
    },
    Override::Fixed {
        parent: "call_expression",
        child: "identifier",
        reason: "a number cannot be called, and the arguments of some functions are types",
    },
    Override::Holds {
        parent: "function_definition",
        field: "declarator",
        kind: "function_declarator",
        reason: "any declarator is admitted in front of a body",
    },
];

const FRAGMENTS: &[(&str, &str)] = &[
    // A name that nothing declares is no type.
    ("primitive_type", "int"),
];
