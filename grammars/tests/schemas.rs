//! Passes on documents under a schema.

use std::sync::Arc;

use secateur_grammars::SchemaModel;
use secateur_names::Model;
use secateur_reduce::{SingleEdit, Source, single_edits};
use secateur_schema::{Leniency, Resource, Schema, SchemaKind};

/// Schema of the examples of passes: a `c` refers to a `b`, and other elements may have an
/// identifier.
const DTD: &str = "<!ELEMENT a (b | c | d)*> <!ELEMENT b (b | d)*> <!ELEMENT c (d*)> \
    <!ELEMENT d (b*)> <!ATTLIST a i ID #IMPLIED> <!ATTLIST b i ID #REQUIRED> \
    <!ATTLIST c r IDREFS #IMPLIED> <!ATTLIST d i ID #IMPLIED>";

/// Returns the schema as a model of documents.
pub(crate) fn model() -> Arc<dyn Model> {
    let file = Resource { text: DTD.to_owned(), path: "a.dtd".to_owned() };
    let read = Schema::read(SchemaKind::Dtd, &file, &|_| Err("there is no other file".to_owned()));
    Arc::new(SchemaModel::new(Arc::new(read.unwrap()), Leniency::None, "a.dtd".to_owned()))
}

/// Returns the valid documents after the instances of the pass.
fn redirected(text: &str) -> Vec<String> {
    let model = model();
    let source = Source::of_language(crate::of("a.xml").unwrap(), text.as_bytes().into());
    let mut source = source.under(Some(model.clone()));
    let edits = single_edits(&mut source, "redirect".parse().unwrap()).unwrap();
    let texts = edits.iter().map(SingleEdit::text);
    let valid = texts.filter(|text| model.accepts(text));
    valid.map(|text| String::from_utf8(text).unwrap()).collect()
}

#[test]
fn references_move_to_another_element() {
    assert_eq!(
        redirected("<a><b i='x'/><b i='y'/><b i='z'/><c r='x'/><c r='z x'/></a>"),
        [
            "<a><b i='y'/><b i='z'/><c r='y'/><c r='z y'/></a>",
            "<a><b i='y'/><b i='z'/><c r='z'/><c r='z z'/></a>",
            "<a i='x'><b i='y'/><b i='z'/><c r='x'/><c r='z x'/></a>",
            "<a><b i='x'/><b i='y'/><c r='x'/><c r='y x'/></a>",
            "<a><b i='x'/><b i='y'/><c r='x'/><c r='x x'/></a>",
            "<a i='z'><b i='x'/><b i='y'/><c r='x'/><c r='z x'/></a>",
        ]
    );
}

#[test]
fn an_identifier_moves_out_with_its_references() {
    assert_eq!(
        redirected("<a><d><b i='x'><b i='y'/></b></d><c r='y x'/></a>"),
        [
            "<a><d i='x'></d><c r='x x'/></a>",
            "<a i='x'><d></d><c r='x x'/></a>",
            "<a><d><b i='x'></b></d><c r='x x'/></a>",
            "<a i='y'><d><b i='x'></b></d><c r='y x'/></a>",
        ]
    );
    // Without references from outside, other passes delete it.
    assert_eq!(redirected("<a><b i='x'/><c/></a>"), [""; 0]);
}
