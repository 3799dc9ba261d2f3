//! The XML language, with its document type definitions and the many file formats that are XML.

use secateur_syntax::{Dialect, Grammar, NameRules, Override, Rules, TokenModel, WhiteSpace};

/// XML.
pub static GRAMMAR: Grammar = Grammar {
    name: "xml",
    extensions: &[
        "xml", "svg", "xsl", "xslt", "xsd", "xhtml", "atom", "dae", "dbk", "fb2", "gml", "gpx", "kml", "mathml", "mml",
        "owl", "plist", "rdf", "rng", "rss", "sch", "tei", "ui", "wsdl", "xlf", "xliff", "xmi", "xul",
    ],
    parser: tree_sitter_xml::LANGUAGE_XML,
    rules: Rules::new(include_str!("../grammar.json")),
    tokens: TokenModel::Xml,
    white_space: WhiteSpace::Significant,
    dialect: Dialect::Xml,
    overrides: OVERRIDES,
    fragments: FRAGMENTS,
    names: NameRules::NONE,
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
