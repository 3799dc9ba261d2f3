//! Whatever the text is: what transformations make of it can be rendered, and is another text.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use proptest::prelude::*;
use secateur_grammars::{C, XML};
use secateur_names::Language;
use secateur_reduce::{Source, Walker, single_edits};

/// How many instances of each transformation are looked at.
const LOOKED_AT: usize = 20;

fn check(language: &'static Language, text: &str) {
    for walker in Walker::ALL.into_iter().filter(|walker| walker.is_transformation()) {
        let mut source = Source::of_language(language, text.as_bytes().into());
        for single in single_edits(&mut source, walker).unwrap().iter().take(LOOKED_AT) {
            assert_ne!(String::from_utf8_lossy(&single.text()), text, "{walker}: {single}");
        }
    }
}

/// Pieces that look like the language, in an order that does not.
fn pieces(pieces: &'static [&'static str]) -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(pieces), 0..60).prop_map(|pieces| pieces.concat())
}

const C_PIECES: &[&str] = &[
    "int ",
    "x",
    " f",
    "(",
    ")",
    "{",
    "}",
    ";",
    ",",
    "=",
    "1",
    "struct s ",
    "*",
    "[2]",
    ".x",
    "if (x) ",
    "return ",
    "f(x)",
    "int x;",
    "int f(int x) { return x; }",
    "typedef int t;",
    "t y;",
    "printf(\"%d\", x);",
    "\n#define M x\n",
    "M",
];

const XML_PIECES: &[&str] = &[
    "<a>",
    "</a>",
    "<b c='d'>",
    "</b>",
    "<a c='e'/>",
    "t",
    "&e;",
    "<p:a xmlns:p='u'>",
    "</p:a>",
    "<![CDATA[x]]>",
    "\n",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nearly_c(text in pieces(C_PIECES)) {
        check(&C, &text);
    }

    #[test]
    fn nearly_xml(text in pieces(XML_PIECES)) {
        check(&XML, &text);
    }
}
