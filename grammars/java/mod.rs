//! The Java language.

use secateur_names::{CallRule, DefinitionRule, IncludeRule, Language, NameRules, Respelling, Seam, Tables, Without};
use secateur_syntax::{Grammar, NoCode, Rules, WhiteSpace};

/// Java.
pub static JAVA: Language = Language {
    grammar: Grammar {
        name: "java",
        extensions: &["java"],
        parser: tree_sitter_java::LANGUAGE,
        rules: Rules::new(include_str!("grammar.json")),
        white_space: WhiteSpace::Free,
        code: &NoCode,
        overrides: &[],
        // As a name it refers to nothing, and few places admit it.
        fragments: &[("underscore_pattern", "")],
    },
    names: NAMES,
    respellings: &[Respelling { node: "assignment_expression", keyword: "=", with: "", without: Without::Again }],
    compiler: &[],
    tables: Tables::new(),
};

const LOCAL: &[&str] = &["block", "for_statement", "lambda_expression", "constructor_body"];
const METHOD: &[&str] = &["method_declaration", "constructor_declaration", "lambda_expression"];
const WHOLE_FILE: &[&str] = &[];

/// Members are known by their names alone, whatever class they are in. In front of a static member, a class is an ordinary
/// identifier.
const NAMES: NameRules = NameRules {
    leaves: &[("identifier", "ordinary"), ("type_identifier", "ordinary")],
    spaces: &[("method_invocation", "name", "method"), ("method_declaration", "name", "method")],
    definitions: &[
        DefinitionRule::new("class_declaration", "name", "class", WHOLE_FILE),
        DefinitionRule::new("interface_declaration", "name", "interface", WHOLE_FILE),
        DefinitionRule::new("enum_declaration", "name", "enumeration", WHOLE_FILE),
        DefinitionRule::new("record_declaration", "name", "record", WHOLE_FILE),
        DefinitionRule::new("method_declaration", "name", "method", WHOLE_FILE),
        DefinitionRule::new("field_declaration", "declarator", "field", WHOLE_FILE),
        DefinitionRule::new("local_variable_declaration", "declarator", "variable", LOCAL),
        DefinitionRule::new("formal_parameter", "name", "parameter", METHOD),
        DefinitionRule::new("spread_parameter", "", "parameter", METHOD).whole(),
        DefinitionRule::new("inferred_parameters", "", "parameter", METHOD),
        DefinitionRule::new("enum_constant", "name", "constant", WHOLE_FILE),
        DefinitionRule::new("type_parameter", "", "type parameter", WHOLE_FILE),
    ],
    through: &[("variable_declarator", "name")],
    no_values: &[
        ("assignment_expression", "left"),
        ("update_expression", ""),
        ("field_access", "object"),
        ("method_invocation", "object"),
        ("expression_statement", ""),
    ],
    never_values: &["type_identifier"],
    values: &[("variable_declarator", "name", "value")],
    unset: &[("variable_declarator", "name")],
    assigned: &[("assignment_expression", "left")],
    calls: &[CallRule {
        parameters: "formal_parameters",
        owner: "method_declaration",
        owner_name: "name",
        call: "method_invocation",
        callee: "name",
        arguments: "arguments",
    }],
    bodies: &[("method_declaration", "body")],
    statement_end: ";",
    operators: &["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"],
    seam: Some(Seam::line("// secateur ")),
    includes: &[IncludeRule::dotted("import_declaration", "scoped_identifier")],
    ..NameRules::NONE
};
