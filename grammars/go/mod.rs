//! The Go language.

use secateur_names::{CallRule, DefinitionRule, IncludeRule, Language, NameRules, Seam, Tables};
use secateur_syntax::{Grammar, NoCode, Rules, WhiteSpace};

/// Go.
pub static GO: Language = Language {
    grammar: Grammar {
        name: "go",
        extensions: &["go"],
        parser: tree_sitter_go::LANGUAGE,
        rules: Rules::new(include_str!("grammar.json")),
        white_space: WhiteSpace::Free,
        code: &NoCode,
        overrides: &[],
        fragments: &[],
    },
    names: NAMES,
    respellings: &[],
    compiler: &[],
    tables: Tables::new(),
};

const LOCAL: &[&str] = &["block", "for_statement", "if_statement", "function_declaration", "func_literal"];
const FUNCTION: &[&str] = &["function_declaration", "method_declaration", "func_literal"];
const WHOLE_FILE: &[&str] = &[];

/// Members are known by their names alone, whatever structure they are in.
const NAMES: NameRules = NameRules {
    leaves: &[
        ("identifier", "ordinary"),
        ("type_identifier", "type"),
        ("field_identifier", "member"),
        ("label_name", "label"),
    ],
    definitions: &[
        DefinitionRule::new("function_declaration", "name", "function", WHOLE_FILE),
        DefinitionRule::new("method_declaration", "name", "method", WHOLE_FILE),
        DefinitionRule::new("type_spec", "name", "type", WHOLE_FILE),
        DefinitionRule::new("type_alias", "name", "type", WHOLE_FILE),
        DefinitionRule::new("var_spec", "name", "variable", LOCAL),
        DefinitionRule::new("const_spec", "name", "constant", LOCAL),
        DefinitionRule::new("short_var_declaration", "left", "variable", LOCAL),
        DefinitionRule::new("parameter_declaration", "name", "parameter", FUNCTION),
        DefinitionRule::new("field_declaration", "name", "field", WHOLE_FILE),
        DefinitionRule::new("labeled_statement", "label", "label", FUNCTION),
    ],
    through: &[("expression_list", "")],
    no_values: &[
        ("assignment_statement", "left"),
        ("selector_expression", "operand"),
        ("call_expression", "function"),
        ("unary_expression", "operand"),
        ("inc_statement", ""),
        ("dec_statement", ""),
        ("expression_statement", ""),
    ],
    never_values: &["type_identifier", "field_identifier", "label_name"],
    values: &[("type_spec", "name", "type"), ("type_alias", "name", "type")],
    calls: &[CallRule {
        parameters: "parameter_list",
        owner: "function_declaration",
        owner_name: "name",
        call: "call_expression",
        callee: "function",
        arguments: "arguments",
    }],
    bodies: &[("function_declaration", "body")],
    seam: Some(Seam::line("// secateur ")),
    includes: &[
        IncludeRule::folder("import_spec", "interpreted_string_literal"),
        IncludeRule::folder("import_spec", "raw_string_literal"),
    ],
    ..NameRules::NONE
};
