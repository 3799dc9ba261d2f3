//! The JavaScript language.

use secateur_names::{CallRule, DefinitionRule, IncludeRule, Language, NameRules, Respelling, Seam, Tables, Without};
use secateur_syntax::{Grammar, NoCode, Rules, WhiteSpace};

/// JavaScript.
pub static JAVASCRIPT: Language = Language {
    grammar: Grammar {
        name: "javascript",
        extensions: &["js", "mjs", "cjs", "jsx"],
        parser: tree_sitter_javascript::LANGUAGE,
        rules: Rules::new(include_str!("grammar.json")),
        white_space: WhiteSpace::Lines,
        code: &NoCode,
        overrides: &[],
        fragments: &[],
    },
    names: NAMES,
    respellings: &[Respelling { node: "assignment_expression", keyword: "=", with: "", without: Without::Again }],
    compiler: &[],
    tables: Tables::new(),
};

const LOCAL: &[&str] =
    &["statement_block", "for_statement", "for_in_statement", "function_declaration", "arrow_function"];
const FUNCTION: &[&str] = &[
    "function_declaration",
    "function_expression",
    "generator_function_declaration",
    "generator_function",
    "arrow_function",
    "method_definition",
];
const WHOLE_FILE: &[&str] = &[];

const NAMES: NameRules = NameRules {
    leaves: &[
        ("identifier", "ordinary"),
        ("shorthand_property_identifier", "ordinary"),
        ("shorthand_property_identifier_pattern", "ordinary"),
        ("property_identifier", "member"),
        ("private_property_identifier", "member"),
        ("statement_identifier", "label"),
    ],
    definitions: &[
        DefinitionRule::new("function_declaration", "name", "function", WHOLE_FILE),
        DefinitionRule::new("generator_function_declaration", "name", "function", WHOLE_FILE),
        DefinitionRule::new("class_declaration", "name", "class", WHOLE_FILE),
        DefinitionRule::new("variable_declarator", "name", "variable", LOCAL),
        DefinitionRule::new("formal_parameters", "", "parameter", FUNCTION),
        DefinitionRule::new("method_definition", "name", "method", WHOLE_FILE),
        DefinitionRule::new("field_definition", "property", "field", WHOLE_FILE),
        DefinitionRule::new("pair", "key", "property", WHOLE_FILE),
        DefinitionRule::new("catch_clause", "parameter", "variable", &["catch_clause"]),
        DefinitionRule::new("import_clause", "", "import", WHOLE_FILE),
        DefinitionRule::new("import_specifier", "name", "import", WHOLE_FILE),
        DefinitionRule::new("import_specifier", "alias", "import", WHOLE_FILE),
        DefinitionRule::new("labeled_statement", "label", "label", WHOLE_FILE),
    ],
    through: &[
        ("assignment_pattern", "left"),
        ("object_assignment_pattern", "left"),
        ("rest_pattern", ""),
        ("array_pattern", ""),
        ("object_pattern", ""),
        ("pair_pattern", "value"),
        ("namespace_import", ""),
    ],
    no_values: &[
        ("assignment_expression", "left"),
        ("augmented_assignment_expression", "left"),
        ("update_expression", "argument"),
        ("member_expression", "object"),
        ("call_expression", "function"),
        ("new_expression", "constructor"),
        ("for_in_statement", "left"),
        ("class_heritage", ""),
        ("expression_statement", ""),
        ("assignment_pattern", "left"),
        ("object_assignment_pattern", "left"),
        ("rest_pattern", ""),
        ("array_pattern", ""),
        ("pair_pattern", "value"),
        ("export_specifier", "name"),
    ],
    never_values: &[
        "property_identifier",
        "private_property_identifier",
        "statement_identifier",
        "shorthand_property_identifier",
        "shorthand_property_identifier_pattern",
    ],
    values: &[("variable_declarator", "name", "value")],
    unset: &[("variable_declarator", "name")],
    assigned: &[("assignment_expression", "left")],
    calls: &[CallRule {
        parameters: "formal_parameters",
        owner: "function_declaration",
        owner_name: "name",
        call: "call_expression",
        callee: "function",
        arguments: "arguments",
    }],
    bodies: &[("function_declaration", "body")],
    statement_end: ";",
    operators: &["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "**"],
    folder_files: &["index.js", "index.mjs"],
    seam: Some(Seam::line("// secateur ")),
    includes: &[IncludeRule::path("import_statement", "string"), IncludeRule::path("export_statement", "string")],
    ..NameRules::NONE
};
