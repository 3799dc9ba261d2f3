//! The Rust language.

use secateur_names::{CallRule, DefinitionRule, IncludeRule, Language, NameRules, Respelling, Seam, Tables, Without};
use secateur_syntax::{Grammar, NoCode, Rules, WhiteSpace};

/// Rust.
pub static RUST: Language = Language {
    grammar: Grammar {
        name: "rust",
        extensions: &["rs"],
        parser: tree_sitter_rust::LANGUAGE,
        rules: Rules::new(include_str!("grammar.json")),
        white_space: WhiteSpace::Free,
        code: &NoCode,
        overrides: &[],
        fragments: &[],
    },
    names: NAMES,
    respellings: &[Respelling { node: "assignment_expression", keyword: "=", with: "", without: Without::Again }],
    compiler: &[],
    tables: Tables::new(),
};

const LOCAL: &[&str] = &["block", "function_item", "closure_expression"];
const FUNCTION: &[&str] = &["function_item", "function_signature_item", "closure_expression"];
const WHOLE_FILE: &[&str] = &[];

/// Names are known by their spelling alone, whatever module or type they are in. In front of `::`, and where a structure is
/// made like a tuple, a type is an ordinary identifier.
const NAMES: NameRules = NameRules {
    leaves: &[("identifier", "ordinary"), ("type_identifier", "ordinary"), ("field_identifier", "field")],
    definitions: &[
        DefinitionRule::new("function_item", "name", "function", WHOLE_FILE),
        DefinitionRule::new("function_signature_item", "name", "function", WHOLE_FILE),
        DefinitionRule::new("struct_item", "name", "structure", WHOLE_FILE),
        DefinitionRule::new("enum_item", "name", "enumeration", WHOLE_FILE),
        DefinitionRule::new("union_item", "name", "union", WHOLE_FILE),
        DefinitionRule::new("trait_item", "name", "trait", WHOLE_FILE),
        DefinitionRule::new("type_item", "name", "type", WHOLE_FILE),
        DefinitionRule::new("mod_item", "name", "module", WHOLE_FILE),
        DefinitionRule::new("const_item", "name", "constant", WHOLE_FILE),
        DefinitionRule::new("static_item", "name", "static", WHOLE_FILE),
        DefinitionRule::new("macro_definition", "name", "macro", WHOLE_FILE),
        DefinitionRule::new("enum_variant", "name", "variant", WHOLE_FILE),
        DefinitionRule::new("field_declaration", "name", "field", WHOLE_FILE),
        DefinitionRule::new("let_declaration", "pattern", "variable", LOCAL),
        DefinitionRule::new("parameter", "pattern", "parameter", FUNCTION),
        DefinitionRule::new("closure_parameters", "", "parameter", FUNCTION),
        DefinitionRule::new("type_parameter", "name", "type parameter", &["function_item", "struct_item", "impl_item"]),
    ],
    through: &[("mut_pattern", ""), ("ref_pattern", ""), ("tuple_pattern", ""), ("tuple_struct_pattern", "")],
    no_values: &[
        ("assignment_expression", "left"),
        ("compound_assignment_expr", "left"),
        ("field_expression", "value"),
        ("call_expression", "function"),
        ("reference_expression", "value"),
        ("await_expression", ""),
        ("expression_statement", ""),
        ("macro_invocation", "macro"),
        ("tuple_struct_pattern", "type"),
    ],
    never_values: &["type_identifier", "field_identifier", "scoped_identifier", "scoped_type_identifier"],
    values: &[
        ("let_declaration", "pattern", "value"),
        ("const_item", "name", "value"),
        ("static_item", "name", "value"),
        ("type_item", "name", "type"),
    ],
    unset: &[("let_declaration", "pattern")],
    assigned: &[("assignment_expression", "left")],
    calls: &[CallRule {
        parameters: "parameters",
        owner: "function_item",
        owner_name: "name",
        call: "call_expression",
        callee: "function",
        arguments: "arguments",
    }],
    bodies: &[("function_item", "body")],
    statement_end: ";",
    operators: &["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"],
    folder_files: &["mod.rs"],
    qualified: &[("scoped_identifier", "path", "name"), ("scoped_type_identifier", "path", "name")],
    containers: &["mod_item"],
    seam: Some(Seam::line("// secateur ")),
    includes: &[
        IncludeRule::path("mod_item", "identifier").unless("declaration_list"),
        IncludeRule::path("use_declaration", "identifier"),
    ],
    ..NameRules::NONE
};
