//! Long files, which are parsed in pieces: the tree is that of their parts, side by side.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::ops::Range;

use proptest::prelude::*;
use secateur_grammars::{C, JSON, XML};
use secateur_syntax::{FrontEnd, Grammar, Node, Tree, parse};

/// Longer than several pieces.
const BYTES: usize = 2_000_000;

/// Properties of a node relative to its part.
type Facts<'a> = (&'a str, Option<&'a str>, [bool; 5], Range<usize>, u64);

fn facts<'a>(node: &Node<'a>, offset: usize) -> Facts<'a> {
    let flags =
        [node.is_named(), node.is_extra(), node.is_error(), node.is_missing(), node.is_text()];
    let span = node.span();
    (node.kind(), node.field(), flags, span.start - offset..span.end - offset, node.weight())
}

/// Returns the nodes below `parent`, in pre-order.
fn below<'a>(tree: &'a Tree, parent: &Node<'a>) -> Vec<Node<'a>> {
    tree.nodes().skip(parent.subtree().start + 1).take(parent.subtree().len() - 1).collect()
}

/// Parses one `part`, then many, between `start` and `end`. The nodes below `holder` must be those
/// of the first tree, repeated.
#[track_caller]
fn check(grammar: &'static Grammar, [start, part, end]: [&str; 3], holder: &str) -> Tree {
    let text = |count: usize| [start, &part.repeat(count), end].concat();
    let (one, count) = (parse(grammar, text(1).into_bytes()).unwrap(), BYTES / part.len());
    let many = parse(grammar, text(count).into_bytes()).unwrap();
    let held = |tree: &Tree| {
        tree.nodes().find(|node| node.kind() == holder).map(|node| node.id()).unwrap()
    };
    let expected = below(&one, &one.node(held(&one)));
    let found = below(&many, &many.node(held(&many)));
    assert_eq!(found.len(), count * expected.len());
    for (number, nodes) in found.chunks(expected.len()).enumerate() {
        for (node, expected) in nodes.iter().zip(&expected) {
            assert_eq!(facts(node, number * part.len()), facts(expected, 0), "in part {number}");
        }
    }
    assert_eq!(many.coverage().inner, many.coverage().exact + many.coverage().unmatched);
    many
}

/// Returns a function with this many statements.
fn function(statements: usize, inside: &str) -> String {
    format!(
        "/* A comment. */\nstatic int f(int a)\n{{\n{}  {inside}\n}}\n",
        "  a += g(a, 1);\n".repeat(statements)
    )
}

#[test]
fn the_tree_of_a_long_program_is_that_of_its_functions() {
    let tree = check(&C, ["", &function(9, "return a;"), ""], "translation_unit");
    assert_eq!((tree.front_end(), tree.syntax_errors()), (FrontEnd::TreeSitter, 0));
}

#[test]
fn functions_may_be_longer_than_a_piece() {
    let part = function(40_000, "return a;");
    assert_eq!(check(&C, ["", &part, ""], "translation_unit").syntax_errors(), 0);
}

#[test]
fn errors_in_a_long_program_stay_where_they_are() {
    let part = [function(200, "return a;"), function(200, "a = = 1;"), function(200, "return a;")]
        .concat();
    assert!(check(&C, ["", &part, ""], "translation_unit").syntax_errors() > 0);
}

#[test]
fn foreign_spellings_in_a_long_program_are_masked() {
    let part = [function(50, "return a;"), "double _Complex y __attribute__((used));\n".to_owned()]
        .concat();
    let tree = check(&C, ["", &part, ""], "translation_unit");
    assert_eq!((tree.front_end(), tree.syntax_errors()), (FrontEnd::Masked, 0));
}

#[test]
fn the_root_of_a_truncated_program_matches_the_parser() {
    let text = function(20, "return a;").repeat(3000) + "int g(int a) { if (a) { return";
    let tree = parse(&C, text.into_bytes()).unwrap();
    assert!(tree.syntax_errors() > 0);
    assert_eq!(tree.flattener(&[]).unwrap()(), tree.len());
}

#[test]
fn a_file_with_one_part_is_not_split() {
    let text = format!("#ifndef H\n{}#endif\n", function(20, "return a;").repeat(3000));
    let tree = parse(&C, text.into_bytes()).unwrap();
    assert_eq!((tree.syntax_errors(), tree.root().children().count()), (0, 1));
    assert_eq!(tree.flattener(&[]).unwrap()(), tree.len());
}

#[test]
fn the_tree_of_a_long_document_is_that_of_its_elements() {
    let part = "<a x='1' y=\"&lt;\">text &amp; <b/><!-- c --><c>\n<![CDATA[<]]></c></a>\n";
    let tree = check(&XML, ["<?xml version=\"1.0\"?>\n<r>", part, "</r>\n"], "content");
    assert_eq!((tree.front_end(), tree.syntax_errors()), (FrontEnd::Reader("xml reader"), 0));
}

#[test]
fn the_tree_of_a_long_json_document_is_that_of_its_values() {
    let part = concat!(
        "{\"a\" : [ ], \"\": {}, \"b\\n\": [1, -0.5e-3, 2.,0E1\t, [true ,false, null] ],\r\n",
        "\"\u{e9}\\u00e9 // \" :\" /* \\\\\\\"\", \"c\": { \"d\": \"  \" } }\n"
    );
    let tree = check(&JSON, ["\u{feff}", part, ""], "document");
    assert_eq!((tree.front_end(), tree.syntax_errors()), (FrontEnd::Reader("json reader"), 0));
}

#[test]
fn comments_in_a_long_json_document_are_those_of_the_parser() {
    let part = concat!(
        "// a\n{/***/\"a\"/* b */:// c\n1/* d */,\"b\":[/* e */]/* f */}/* g */\n",
        "[// h\n1 /* i */ , /* j\n*/2// k\n]"
    );
    let tree = check(&JSON, ["", part, ""], "document");
    assert_eq!((tree.front_end(), tree.syntax_errors()), (FrontEnd::Reader("json reader"), 0));
}

/// Inserts each text in the middle of a long array of objects.
#[test]
fn an_error_in_a_long_json_document_stays_where_it_is() {
    let rows = "{\"a\":1,\"b\":[2]},".repeat(BYTES / 34);
    for (text, errors) in [
        ("?,", 2),
        ("NaN,", 2),
        ("{'a':1},", 3),
        ("{\"a\":},", 1),
        ("{\"a\"},", 2),
        ("{\"a\" 1},", 1),
        ("{\"a\":1,},", 1),
        ("{\"a\":1 \"b\":2},", 1),
        ("{\"a\":[1},", 1),
        ("[1,],", 1),
        ("[1 [2]],", 1),
        ("[1 2],", 1),
        ("\"\\x\",", 2),
        ("}", 3),
        (":", 1),
        (",", 1),
    ] {
        let tree = parse(&JSON, ["[", &rows, text, &rows, "0"].concat().into_bytes()).unwrap();
        assert_eq!(tree.front_end(), FrontEnd::Reader("json reader"), "{text}");
        // The last bracket is missing.
        assert_eq!(tree.syntax_errors(), errors + 1, "{text}");
        let array = tree.root().children().next().unwrap();
        let members = tree.lists(array.id()).map(|list| list.members().count()).max();
        assert!(members >= Some(2 * (BYTES / 34)), "{text}: {members:?} elements");
    }
}

/// Pieces of documents.
const JSON_PIECES: &[&str] = &[
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"a\"",
    "\"\"",
    "\" \\u12 \"",
    "\"\\x\"",
    "\"\t",
    "1",
    "-",
    "01",
    "1e+1",
    "1.",
    "2e",
    "true",
    "null",
    "nul",
    " ",
    "\n",
    "\u{c}",
    "\u{a0}",
    "\u{feff}",
    "// c\n",
    "/* c */",
    "\0",
    "[]",
    "{}",
    "{\"a\":",
    "[1,",
    "\"a\":2",
    "[",
    "]",
    "]",
    "}",
    ",",
    ",",
    "\"b\" : 3",
    "\u{e9}",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// White space makes a text long enough for the reader.
    #[test]
    fn the_json_reader_gives_the_nodes_of_the_parser(
        pieces in prop::collection::vec(prop::sample::select(JSON_PIECES), 0..9),
    ) {
        let text = pieces.concat();
        let long = [&text[..], &" ".repeat(530_000)].concat();
        let trees = [text, long].map(|text| parse(&JSON, text.into_bytes()));
        if let [Ok(short), Ok(long)] = &trees
            && long.front_end() != FrontEnd::TreeSitter
            && long.syntax_errors() == 0
        {
            prop_assert_eq!(short.syntax_errors(), 0);
            let [short, long] = [short, long].map(|tree| -> Vec<_> {
                below(tree, &tree.root()).iter().map(|node| facts(node, 0)).collect()
            });
            prop_assert_eq!(short, long);
        }
    }
}

#[test]
fn a_long_document_with_an_error_has_syntax_errors() {
    let text = format!("<r>{}<a b></a></r>", "<a b='1'/>".repeat(BYTES / 10));
    let tree = parse(&XML, text.into_bytes()).unwrap();
    assert!(tree.syntax_errors() > 0);
}

#[test]
fn a_comment_may_be_longer_than_a_piece() {
    let text = |lines: usize| {
        ["int a;\n".repeat(9), "/*\n".into(), "int b;\n".repeat(lines), "*/\nint c;\n".into()]
            .concat()
    };
    let kinds = |text: String| -> Vec<_> {
        let tree = parse(&C, text.into_bytes()).unwrap();
        tree.root().children().map(|node| (node.kind().to_owned(), node.is_error())).collect()
    };
    assert_eq!(kinds(text(BYTES / 7)), kinds(text(1)));
}
