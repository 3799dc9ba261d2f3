//! The C language, preprocessed or not, as compilers take it.

pub(crate) mod gnu;
mod mask;
pub(crate) mod masker;
pub(crate) mod preprocessed;
pub(crate) mod respellings;
mod tokens;

use preprocessed::Preprocessed;
use secateur_names::{
    CallRule, DefinitionRule, IncludeRule, Language, MemberRule, NameRules, Respelling, Seam, Tables, TextRule, Without,
};
use secateur_syntax::{Grammar, Override, Rules, WhiteSpace};

/// C.
pub static C: Language = Language {
    grammar: Grammar {
        name: "c",
        extensions: &["c", "i", "h"],
        parser: tree_sitter_c::LANGUAGE,
        rules: Rules::new(include_str!("grammar.json")),
        white_space: WhiteSpace::Free,
        code: &Preprocessed { mask: mask::mask },
        overrides: OVERRIDES,
        fragments: FRAGMENTS,
    },
    names: NAMES,
    respellings: RESPELLINGS,
    compiler: &["cc", "-fsyntax-only", "-x", "c", "@@"],
    tables: Tables::new(),
};

/// tree-sitter-c reads fragments of programs too; a compiler does not.
const OVERRIDES: &[Override] = &[
    Override::Fixed { parent: "preproc_include", child: "string_literal", reason: "there is no file of another name" },
    Override::Fixed {
        parent: "preproc_include",
        child: "system_lib_string",
        reason: "there is no file of another name",
    },
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

/// What a macro without parameters stands for.
pub(crate) const MACRO: TextRule =
    TextRule { definition: "preproc_def", text: "preproc_arg", is_quoted: false, marks: ("", ""), between: (" ", " ") };

const RESPELLINGS: &[Respelling] = &[
    respellings::CASE,
    respellings::ASSIGNMENT,
    respellings::BODY,
    // Compilers take a name without a type in a declaration, and know nothing of the parameters then.
    Respelling { node: "function_declarator", keyword: "", with: "(x)", without: Without::Longer("parameters") },
    Respelling { node: "function_declarator", keyword: "", with: "(void)", without: Without::Longer("parameters") },
    respellings::DIFFERENCE,
    respellings::BIT_FIELD,
    respellings::ADDRESS,
    respellings::TARGET,
];

const FRAGMENTS: &[(&str, &str)] = &[
    // A name that nothing declares is no type.
    ("primitive_type", "int"),
];

const LOCAL: &[&str] = &["compound_statement", "for_statement", "function_definition"];
const FUNCTION: &[&str] = &["function_definition"];
const WHOLE_FILE: &[&str] = &[];

/// Members are known by their names alone, whatever structure they are in. Structures and types in a function are taken
/// for those of the whole file, which they hardly ever share a name with.
const NAMES: NameRules = NameRules {
    leaves: &[
        ("identifier", "ordinary"),
        ("type_identifier", "ordinary"),
        // The parser takes `uint32_t` and its like for keywords, where they are defined, too.
        ("primitive_type", "ordinary"),
        ("field_identifier", "member"),
        ("statement_identifier", "label"),
    ],
    spaces: &[
        ("struct_specifier", "name", "tag"),
        ("union_specifier", "name", "tag"),
        ("enum_specifier", "name", "tag"),
    ],
    definitions: &[
        DefinitionRule::new("function_definition", "declarator", "function", WHOLE_FILE),
        DefinitionRule::new("declaration", "declarator", "declaration", LOCAL),
        DefinitionRule::new(
            "parameter_declaration",
            "declarator",
            "parameter",
            &["function_definition", "declaration", "type_definition"],
        ),
        DefinitionRule::new("type_definition", "declarator", "type", WHOLE_FILE),
        DefinitionRule::new("struct_specifier", "name", "structure", WHOLE_FILE).needing("body"),
        DefinitionRule::new("union_specifier", "name", "union", WHOLE_FILE).needing("body"),
        DefinitionRule::new("enum_specifier", "name", "enumeration", WHOLE_FILE).needing("body"),
        DefinitionRule::new("field_declaration", "declarator", "member", WHOLE_FILE),
        DefinitionRule::new("enumerator", "name", "enumerator", WHOLE_FILE),
        DefinitionRule::new("labeled_statement", "label", "label", FUNCTION),
        DefinitionRule::new("preproc_def", "name", "macro", WHOLE_FILE),
        DefinitionRule::new("preproc_function_def", "name", "macro", WHOLE_FILE),
    ],
    through: &[
        ("init_declarator", "declarator"),
        ("pointer_declarator", "declarator"),
        ("function_declarator", "declarator"),
        ("array_declarator", "declarator"),
        ("parenthesized_declarator", ""),
        ("attributed_declarator", ""),
    ],
    no_values: &[
        ("assignment_expression", "left"),
        ("update_expression", "argument"),
        ("pointer_expression", "argument"),
        ("subscript_expression", "argument"),
        ("field_expression", "argument"),
        ("call_expression", "function"),
        ("expression_statement", ""),
    ],
    never_values: &[
        "type_identifier",
        "primitive_type",
        "struct_specifier",
        "union_specifier",
        "enum_specifier",
        "field_identifier",
        "statement_identifier",
    ],
    values: &[
        ("init_declarator", "declarator", "value"),
        ("type_definition", "declarator", "type"),
        ("enumerator", "name", "value"),
    ],
    texts: &[MACRO],
    unset: &[("declaration", "declarator")],
    assigned: &[("assignment_expression", "left")],
    levels: &[("pointer_declarator", "declarator"), ("array_declarator", "declarator")],
    steps: &[
        ("subscript_expression", "argument", "[", ""),
        ("pointer_expression", "argument", "*", ""),
        ("field_expression", "argument", "->", "."),
    ],
    calls: &[CallRule {
        parameters: "parameter_list",
        owner: "function_declarator",
        owner_name: "declarator",
        call: "call_expression",
        callee: "function",
        arguments: "arguments",
    }],
    formats: &["string_literal"],
    conversion_flags: "-+ #0123456789.'*hljztLq",
    members: &[MemberRule {
        members: "field_declaration_list",
        member_type: "type",
        values: "initializer_list",
        holders: &["declaration", "compound_literal_expression"],
        access: "field_expression",
        object: "argument",
        itself: "",
    }],
    bodies: &[("function_definition", "body")],
    cast_type: "type",
    no_parameters: "void",
    statement_end: ";",
    operators: respellings::OPERATORS,
    seam: Some(Seam::line("#pragma secateur ")),
    includes: &[
        IncludeRule::text("preproc_include", "string_literal"),
        IncludeRule::path("preproc_include", "system_lib_string"),
    ],
    ..NameRules::NONE
};
