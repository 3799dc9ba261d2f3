//! The XML language, with its document type definitions and the many file formats that are XML.

use secateur_syntax::{Grammar, TokenModel, WhiteSpace};

/// XML.
pub static GRAMMAR: Grammar = Grammar {
    name: "xml",
    extensions: &[
        "xml", "svg", "xsl", "xslt", "xsd", "xhtml", "atom", "dae", "dbk", "fb2", "gml", "gpx", "kml", "mathml", "mml",
        "owl", "plist", "rdf", "rng", "rss", "sch", "tei", "ui", "wsdl", "xlf", "xliff", "xmi", "xul",
    ],
    parser: tree_sitter_xml::LANGUAGE_XML,
    tokens: TokenModel::Xml,
    white_space: WhiteSpace::Significant,
};
