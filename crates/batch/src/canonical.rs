//! Texts without their names and literals. Inputs with the same failure often differ only in these.

use std::collections::HashMap;

use secateur_names::{Language, parse};
use secateur_syntax::Node;

/// Token without its replaceable text.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// Nth distinct name of the text.
    Name(usize),
    /// Literal of this kind.
    Literal(String),
    /// Keyword, operator or punctuation.
    Other(Vec<u8>),
}

/// Words in the kinds of names and literals. A kind that neither list covers keeps its text, which
/// can only separate two texts.
const NAMES: [&str; 2] = ["identifier", "name"];
const LITERALS: [&str; 9] =
    ["literal", "string", "char", "number", "integer", "float", "value", "data", "escape"];

/// Returns the tokens of a text: the leaves of its tree if there is one, otherwise its words.
pub(crate) fn canonical(grammar: Option<&'static Language>, text: &[u8]) -> Vec<Token> {
    let mut names = HashMap::new();
    let mut name = |text: &[u8]| {
        let next = names.len();
        Token::Name(*names.entry(text.to_vec()).or_insert(next))
    };
    let Some(tree) = grammar.and_then(|grammar| parse(grammar, text).ok()) else {
        return words(text)
            .map(|word| if is_word(word) { name(word) } else { by_characters(word) })
            .collect();
    };
    let is_leaf = |node: &Node<'_>| {
        node.children().next().is_none() && !node.is_extra() && !node.span().is_empty()
    };
    let leaves = tree.nodes().filter(is_leaf).filter(|node| !node.text().trim_ascii().is_empty());
    let token = |node: Node<'_>| {
        let kind = node.kind().to_ascii_lowercase();
        match node.is_named() {
            true if NAMES.iter().any(|part| kind.contains(part)) => name(node.text()),
            true if LITERALS.iter().any(|part| kind.contains(part)) => Token::Literal(kind),
            _ => Token::Other(node.text().to_vec()),
        }
    };
    leaves.map(token).collect()
}

fn by_characters(word: &[u8]) -> Token {
    let is_number = word.first().is_some_and(u8::is_ascii_digit);
    if is_number { Token::Literal("number".to_owned()) } else { Token::Other(word.to_vec()) }
}

fn is_word(word: &[u8]) -> bool {
    word.first().is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'_')
}

/// Returns runs of letters and digits, and single other characters except white space.
fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let is_inner = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let pieces = text.chunk_by(move |one, other| is_inner(one) && is_inner(other));
    pieces.filter(|piece| !piece.trim_ascii().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(language: Option<&str>, one: &str, other: &str, is_same: bool) {
        let grammar = language.and_then(|name| secateur_languages::named(name).unwrap());
        assert_eq!(language.is_some(), grammar.is_some());
        let tokens = |text: &str| canonical(grammar, text.as_bytes());
        assert_eq!(tokens(one) == tokens(other), is_same, "{:?} {:?}", tokens(one), tokens(other));
    }

    #[test]
    fn names_and_literals_are_no_difference() {
        check(
            Some("c"),
            "int f(int a) { return a + 1; }",
            "int g(int bb)\n{ return bb + 2; }",
            true,
        );
        check(
            Some("c"),
            "int f(int a) { return a + 1; }",
            "int g(int bb) { return g + 2; }",
            false,
        );
        check(Some("c"), "int f(int a) { return a + 1; }", "int f(int a) { return a - 1; }", false);
        check(Some("c"), "int a;", "char a;", false);
        check(Some("c"), "char *a = \"x\";", "char *b = \"another\";", true);
        check(Some("xml"), "<a b='1'>text</a>", "<c d='2'>other</c>", true);
        check(Some("xml"), "<a b='1'/>", "<c><d/></c>", false);
        check(None, "foo(1, foo)", "bar(22, bar)", true);
        check(None, "foo(1, foo)", "bar(22, foo)", false);
        check(None, "", " \n", true);
    }
}
