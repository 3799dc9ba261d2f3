//! The XML language, with its document type definitions and the many file formats that are XML.

mod code;
mod prolog;
mod reader;
mod tokens;

use secateur_names::{
    ElementRule, IncludeRule, Language, NameRules, PartDefinition, PartRule, Respelling, Seam, Tables, TextRule,
    Without,
};
use secateur_syntax::{Grammar, Override, Rules, WhiteSpace};

/// XML.
pub static XML: Language = Language {
    grammar: Grammar {
        name: "xml",
        extensions: &[
            "xml", "svg", "xsl", "xslt", "xsd", "xhtml", "atom", "dae", "dbk", "fb2", "gml", "gpx", "kml", "mathml",
            "mml", "owl", "plist", "rdf", "rng", "rss", "sch", "tei", "ui", "wsdl", "xlf", "xliff", "xmi", "xul",
        ],
        parser: tree_sitter_xml::LANGUAGE_XML,
        rules: Rules::new(include_str!("grammar.json")),
        white_space: WhiteSpace::Significant,
        code: &code::Xml,
        overrides: OVERRIDES,
        fragments: FRAGMENTS,
    },
    names: NAMES,
    respellings: RESPELLINGS,
    compiler: &[],
    tables: Tables::new(),
};

const OVERRIDES: &[Override] = &[
    Override::Keep { parent: "CDSect", child: "CData", reason: "the scanner reads on to a later end of a section" },
    Override::Keep { parent: "AttDef", child: "DefaultDecl", reason: "XML demands one" },
    Override::Fixed { parent: "element", child: "STag", reason: "its name is also that of the end tag" },
    Override::Fixed { parent: "element", child: "ETag", reason: "its name is also that of the start tag" },
    Override::Fixed { parent: "STag", child: "Name", reason: "the end tag has the same name" },
    Override::Fixed { parent: "ETag", child: "Name", reason: "the start tag has the same name" },
];

/// What the scanner reads, and so the rules do not say.
const FRAGMENTS: &[(&str, &str)] = &[
    ("_start_tag_name", "a"),
    ("_end_tag_name", "a"),
    ("PITarget", "a"),
    ("CharData", "a"),
    ("CData", "a"),
    ("Comment", "<!---->"),
];

const RESPELLINGS: &[Respelling] = &[
    Respelling { node: "element", keyword: ">", with: "/>", without: Without::Closing("STag", "ETag") },
    Respelling { node: "CDSect", keyword: "", with: "", without: Without::Around("CData") },
];

const WHOLE_FILE: &[&str] = &[];

/// The prefixes of names, entities, and the names of elements that a document type declares.
///
/// What is known by its `id` is not among them: on six documents that cost tests and saved none, since most of what has one
/// is referred to nowhere.
///
/// Across files, what a schema declares, `name="ship"`, goes with the elements and attributes of that name in a document:
/// where the schema demands them, neither can go alone.
const NAMES: NameRules = NameRules {
    parts: &[
        defining("Name", "Attribute", "xmlns:", "", "prefix", "namespace prefix", "Attribute", &["element"]),
        using("Name", "", "", ":", "prefix"),
        defining("Name", "GEDecl", "", "", "entity", "entity", "GEDecl", WHOLE_FILE),
        using("Name", "EntityRef", "", "", "entity"),
        defining("Name", "PEDecl", "", "", "parameter entity", "parameter entity", "PEDecl", WHOLE_FILE),
        using("Name", "PEReference", "", "", "parameter entity"),
        defining("Name", "elementdecl", "", "", "element", "element type", "elementdecl", WHOLE_FILE),
        using("Name", "AttlistDecl", "", "", "element"),
        using("Name", "STag", "", "", "element"),
        using("Name", "EmptyElemTag", "", "", "element"),
        across(defining("Attribute", "", "name=\"", "\"", "declared", "declaration", "element", WHOLE_FILE)),
        across(defining("Attribute", "", "name='", "'", "declared", "declaration", "element", WHOLE_FILE)),
        across(using("Name", "STag", "", "", "declared")),
        across(using("Name", "STag", ":", "", "declared")),
        across(using("Name", "EmptyElemTag", "", "", "declared")),
        across(using("Name", "EmptyElemTag", ":", "", "declared")),
        across(using("Name", "Attribute", "", "", "declared")),
        across(using("Name", "Attribute", ":", "", "declared")),
    ],
    texts: &[
        TextRule { definition: "GEDecl", text: "EntityValue", is_quoted: true, marks: ("&", ";"), between: ("x", "x") },
        TextRule {
            definition: "PEDecl",
            text: "EntityValue",
            is_quoted: true,
            marks: ("%", ";"),
            between: ("<!DOCTYPE x [", "]>"),
        },
    ],
    never_values: &["Name", "Attribute", "STag", "EmptyElemTag", "content", "element"],
    elements: &[ElementRule {
        node: "element",
        tags: &["STag", "EmptyElemTag"],
        name: "Name",
        attribute: "Attribute",
        content: "content",
    }],
    seam: Some(Seam { begin: "<?secateur ", end: "?>", around: ("<secateur>", "</secateur>"), node: "element" }),
    includes: &[IncludeRule::path("EmptyElemTag", "AttValue"), IncludeRule::path("doctypedecl", "SystemLiteral")],
    ..NameRules::NONE
};

const fn using(
    node: &'static str,
    parent: &'static str,
    after: &'static str,
    before: &'static str,
    space: &'static str,
) -> PartRule {
    PartRule { node, parent, after, before, space, defines: None, is_across: false }
}

const fn across(rule: PartRule) -> PartRule {
    PartRule { is_across: true, ..rule }
}

#[expect(clippy::too_many_arguments, reason = "one line a rule")]
const fn defining(
    node: &'static str,
    parent: &'static str,
    after: &'static str,
    before: &'static str,
    space: &'static str,
    what: &'static str,
    by: &'static str,
    scopes: &'static [&'static str],
) -> PartRule {
    PartRule { defines: Some(PartDefinition { what, node: by, scopes }), ..using(node, parent, after, before, space) }
}
