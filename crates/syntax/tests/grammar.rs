//! A `grammar.json` only fits its own parser.

use secateur_grammars::C;
use secateur_syntax::{Grammar, GrammarError, NoCode, ParseError, Rules, parse};

/// Returns a grammar with C's parser and the given rules.
fn c_with_rules(json: &'static str) -> &'static Grammar {
    let rules = Rules::new(json);
    Box::leak(Box::new(Grammar::undescribed(C.parser, rules, &NoCode)))
}

#[test]
fn the_rules_of_another_parser_are_refused() {
    let error = c_with_rules(include_str!("../../../grammars/xml/grammar.json")).check().err();
    assert!(
        matches!(error, Some(GrammarError::Misaligned { rule, .. }) if rule == "document"),
        "{error:?}"
    );
}

#[test]
fn rules_with_one_rule_too_many_are_refused() {
    let json = include_str!("../../../grammars/c/grammar.json");
    let more = json.replacen(
        "\"comment\": {",
        "\"added\": {\"type\": \"SEQ\", \"members\": []}, \"comment\": {",
        1,
    );
    let more = more.replacen("\"name\": \"_top_level_item\"", "\"name\": \"added\"", 1);
    assert_ne!(more, json);
    let error = c_with_rules(Box::leak(more.into_boxed_str())).check().err();
    assert!(
        matches!(error, Some(GrammarError::Misaligned { rule, .. }) if rule == "added"),
        "{error:?}"
    );
}

#[test]
fn an_invalid_grammar_is_rejected_on_first_use() {
    let grammar = c_with_rules("{\"rules\": 3}");
    let error = parse(grammar, &b"int x;"[..]).err();
    assert!(matches!(error, Some(ParseError::Rules(GrammarError::Malformed { .. }))), "{error:?}");
}
