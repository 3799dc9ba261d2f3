//! The Python language.

use secateur_names::{CallRule, DefinitionRule, IncludeRule, Language, NameRules, Respelling, Seam, Tables, Without};
use secateur_syntax::{Grammar, NoCode, Rules, WhiteSpace};

/// Python.
pub static PYTHON: Language = Language {
    grammar: Grammar {
        name: "python",
        extensions: &["py", "pyi", "pyw"],
        parser: tree_sitter_python::LANGUAGE,
        rules: Rules::new(include_str!("grammar.json")),
        white_space: WhiteSpace::Layout,
        code: &NoCode,
        overrides: &[],
        fragments: &[],
    },
    names: NAMES,
    respellings: &[Respelling { node: "assignment", keyword: "=", with: "", without: Without::Again }],
    compiler: &[],
    tables: Tables::new(),
};

const LOCAL: &[&str] = &["function_definition", "lambda"];
const WHOLE_FILE: &[&str] = &[];

/// What is assigned to is defined by each assignment. Attributes are not told apart from each other.
const NAMES: NameRules = NameRules {
    leaves: &[("identifier", "ordinary")],
    spaces: &[("attribute", "attribute", "attribute"), ("keyword_argument", "name", "attribute")],
    definitions: &[
        DefinitionRule::new("function_definition", "name", "function", WHOLE_FILE),
        DefinitionRule::new("class_definition", "name", "class", WHOLE_FILE),
        DefinitionRule::new("assignment", "left", "variable", LOCAL),
        DefinitionRule::new("parameters", "", "parameter", LOCAL),
        DefinitionRule::new("lambda_parameters", "", "parameter", LOCAL),
        DefinitionRule::new("default_parameter", "name", "parameter", LOCAL),
        DefinitionRule::new("typed_default_parameter", "name", "parameter", LOCAL),
        DefinitionRule::new("typed_parameter", "", "parameter", LOCAL),
        DefinitionRule::new("import_statement", "name", "module", WHOLE_FILE),
        DefinitionRule::new("import_from_statement", "name", "import", WHOLE_FILE),
        DefinitionRule::new("aliased_import", "alias", "import", WHOLE_FILE),
        DefinitionRule::new("as_pattern", "alias", "variable", LOCAL),
        DefinitionRule::new("named_expression", "name", "variable", LOCAL),
    ],
    through: &[
        ("dotted_name", ""),
        ("pattern_list", ""),
        ("tuple_pattern", ""),
        ("list_pattern", ""),
        ("list_splat_pattern", ""),
        ("dictionary_splat_pattern", ""),
        ("as_pattern_target", ""),
    ],
    no_values: &[
        ("assignment", "left"),
        ("augmented_assignment", "left"),
        ("attribute", "object"),
        ("subscript", "value"),
        ("call", "function"),
        ("expression_statement", ""),
        ("for_statement", "left"),
        ("decorator", ""),
        ("delete_statement", ""),
        ("global_statement", ""),
        ("nonlocal_statement", ""),
        ("named_expression", "name"),
        ("pattern_list", ""),
        ("tuple_pattern", ""),
        ("list_pattern", ""),
        ("list_splat_pattern", ""),
        ("dictionary_splat_pattern", ""),
    ],
    values: &[("assignment", "left", "right")],
    calls: &[CallRule {
        parameters: "parameters",
        owner: "function_definition",
        owner_name: "name",
        call: "call",
        callee: "function",
        arguments: "arguments",
    }],
    seam: Some(Seam::line("# secateur ")),
    operators: &["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "**", "//"],
    folder_files: &["__init__.py"],
    includes: &[
        IncludeRule::dotted("import_statement", "dotted_name"),
        IncludeRule::dotted("import_from_statement", "dotted_name"),
    ],
    ..NameRules::NONE
};
