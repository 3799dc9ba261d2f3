//! The C++ language, preprocessed or not, as compilers take it.

mod mask;

use crate::c::preprocessed::Preprocessed;
use crate::c::{MACRO, respellings};
use secateur_names::{
    CallRule, DefinitionRule, IncludeRule, Language, MemberRule, NameRules, Respelling, Seam, Tables, Without,
};
use secateur_syntax::{Grammar, Override, Rules, WhiteSpace};

/// C++.
pub static CPP: Language = Language {
    grammar: Grammar {
        name: "cpp",
        extensions: &["cpp", "cc", "cxx", "c++", "hpp", "hh", "hxx", "ii"],
        parser: tree_sitter_cpp::LANGUAGE,
        rules: Rules::new(include_str!("grammar.json")),
        white_space: WhiteSpace::Free,
        code: &Preprocessed { mask: mask::mask },
        overrides: OVERRIDES,
        fragments: FRAGMENTS,
    },
    names: NAMES,
    respellings: RESPELLINGS,
    compiler: &["c++", "-fsyntax-only", "-x", "c++", "@@"],
    tables: Tables::new(),
};

const OVERRIDES: &[Override] = &[
    Override::Fixed { parent: "preproc_include", child: "string_literal", reason: "there is no file of another name" },
    Override::Fixed {
        parent: "preproc_include",
        child: "system_lib_string",
        reason: "there is no file of another name",
    },
];

const RESPELLINGS: &[Respelling] = &[
    respellings::CASE,
    Respelling {
        node: "class_specifier",
        keyword: "class",
        with: "struct",
        without: Without::Kind("access_specifier"),
    },
    respellings::ASSIGNMENT,
    respellings::BODY,
    respellings::DIFFERENCE,
    respellings::BIT_FIELD,
    respellings::ADDRESS,
    respellings::TARGET,
];

const FRAGMENTS: &[(&str, &str)] = &[
    // A name that nothing declares is no type.
    ("primitive_type", "int"),
    // These would stand for names: `operator!` for what is declared, `*int` for the last part of a qualified name.
    ("operator_name", ""),
    ("pointer_type_declarator", ""),
];

const LOCAL: &[&str] =
    &["compound_statement", "for_statement", "for_range_loop", "function_definition", "lambda_expression"];
const FUNCTION: &[&str] =
    &["function_definition", "lambda_expression", "declaration", "field_declaration", "type_definition"];
const TEMPLATE: &[&str] = &["template_declaration"];
const WHOLE_FILE: &[&str] = &[];

/// Names are known by their spelling alone, whatever class or namespace they are in.
const NAMES: NameRules = NameRules {
    leaves: &[
        ("identifier", "ordinary"),
        ("type_identifier", "ordinary"),
        ("namespace_identifier", "ordinary"),
        ("field_identifier", "ordinary"),
        ("primitive_type", "ordinary"),
        ("statement_identifier", "label"),
    ],
    definitions: &[
        DefinitionRule::new("function_definition", "declarator", "function", WHOLE_FILE),
        DefinitionRule::new("declaration", "declarator", "declaration", LOCAL),
        DefinitionRule::new("field_declaration", "declarator", "member", WHOLE_FILE),
        DefinitionRule::new("parameter_declaration", "declarator", "parameter", FUNCTION),
        DefinitionRule::new("optional_parameter_declaration", "declarator", "parameter", FUNCTION),
        DefinitionRule::new("type_definition", "declarator", "type", WHOLE_FILE),
        DefinitionRule::new("alias_declaration", "name", "type", WHOLE_FILE),
        DefinitionRule::new("class_specifier", "name", "class", WHOLE_FILE).needing("body"),
        DefinitionRule::new("struct_specifier", "name", "structure", WHOLE_FILE).needing("body"),
        DefinitionRule::new("union_specifier", "name", "union", WHOLE_FILE).needing("body"),
        DefinitionRule::new("enum_specifier", "name", "enumeration", WHOLE_FILE).needing("body"),
        DefinitionRule::new("enumerator", "name", "enumerator", WHOLE_FILE),
        DefinitionRule::new("namespace_definition", "name", "namespace", WHOLE_FILE),
        DefinitionRule::new("concept_definition", "name", "concept", WHOLE_FILE),
        DefinitionRule::new("type_parameter_declaration", "", "template parameter", TEMPLATE).whole(),
        DefinitionRule::new("optional_type_parameter_declaration", "name", "template parameter", TEMPLATE),
        DefinitionRule::new("labeled_statement", "label", "label", &["function_definition"]),
        DefinitionRule::new("preproc_def", "name", "macro", WHOLE_FILE),
        DefinitionRule::new("preproc_function_def", "name", "macro", WHOLE_FILE),
    ],
    through: &[
        ("init_declarator", "declarator"),
        ("pointer_declarator", "declarator"),
        ("reference_declarator", ""),
        ("function_declarator", "declarator"),
        ("array_declarator", "declarator"),
        ("parenthesized_declarator", ""),
        ("attributed_declarator", ""),
    ],
    special: &[("template_type", "name"), ("template_function", "name")],
    // A member that is defined outside of its class.
    declared: &[("qualified_identifier", "name")],
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
        "class_specifier",
        "struct_specifier",
        "union_specifier",
        "enum_specifier",
        "field_identifier",
        "namespace_identifier",
        "statement_identifier",
        "template_type",
        "qualified_identifier",
    ],
    values: &[
        ("init_declarator", "declarator", "value"),
        ("type_definition", "declarator", "type"),
        ("alias_declaration", "name", "type"),
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
    calls: &[
        CallRule {
            parameters: "parameter_list",
            owner: "function_declarator",
            owner_name: "declarator",
            call: "call_expression",
            callee: "function",
            arguments: "arguments",
        },
        template_arguments("template_type"),
        template_arguments("template_function"),
        template_arguments("template_method"),
    ],
    called: &[
        ("field_expression", "field"),
        ("qualified_identifier", "name"),
        ("template_function", "name"),
        ("template_method", "name"),
    ],
    formats: &["string_literal"],
    conversion_flags: "-+ #0123456789.'*hljztLq",
    members: &[MemberRule {
        members: "field_declaration_list",
        member_type: "type",
        values: "initializer_list",
        holders: &["declaration", "compound_literal_expression"],
        access: "field_expression",
        object: "argument",
        itself: "this",
    }],
    bodies: &[("function_definition", "body")],
    qualified: &[("qualified_identifier", "scope", "name")],
    containers: &["namespace_definition", "linkage_specification"],
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

const fn template_arguments(used_as: &'static str) -> CallRule {
    CallRule {
        parameters: "template_parameter_list",
        owner: "template_declaration",
        owner_name: "",
        call: used_as,
        callee: "name",
        arguments: "arguments",
    }
}
