//! Generators for almost valid texts.

use proptest::prelude::*;

/// Generates random sequences of these pieces.
pub(crate) fn texts(pieces: &[&[&'static str]]) -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(pieces.concat()), 0..60)
        .prop_map(|pieces| pieces.concat())
}

/// Pieces that sometimes form valid C.
#[rustfmt::skip]
pub(crate) const C: &[&str] = &[
    "int ", "x", " f", "(", ")", "{", "}", ";", ",", "=", "1", "struct s ", "*", "[2]", ".x",
    "if (x) ", "return ", "f(x)", "int x;", "int f(int x) { return x; }", "typedef int t;", "t y;",
    "printf(\"%d\", x);", "\n#define M x\n", "M",
];

/// Pieces that rarely make sense in C.
#[rustfmt::skip]
pub(crate) const C_BITS: &[&str] = &[
    "&&", "...", "case ", ":", "struct S", "\n", "#define A ", "# 1 \"a\"\n", "\"s", "'c'", "\\\n",
    "/*", "*/", "//", "__attribute__", "((packed))", "_Complex ", "typeof", "goto ", "switch",
    "__builtin_va_arg", "asm", "static ", "[", "]", "\u{e9}", "_Atomic", "_Pragma", "typedef ",
    "typedef long T;", "T x = {1, 2};", "int f(int a) { return a; }", " f(1);", "x = 1;",
    "struct S { int m; } x", " x.m ", "if (x) { ",
];

/// Pieces that sometimes form valid XML.
#[rustfmt::skip]
pub(crate) const XML: &[&str] = &[
    "<a>", "</a>", "<b c='d'>", "</b>", "<a c='e'/>", "t", "&e;", "<p:a xmlns:p='u'>", "</p:a>",
    "<![CDATA[x]]>", "\n",
];

/// Pieces that rarely make sense in XML.
#[rustfmt::skip]
pub(crate) const XML_BITS: &[&str] = &[
    "<b x='1'", ">", "/>", "<", "&amp;", "&#6", ";", "text", " ", "<!--", "-->", "<![CDATA[",
    "]]>", "]", "<?pi ", "?>", "<!DOCTYPE a [", "]>", "<!ELEMENT a ANY>", "<!ENTITY e \"<c/>\">",
    "\u{e9}", "<?xml version='1.0'?>", "=", "\"", "'", "\u{feff}", "%p;", "<a p:b='1'/>",
];
