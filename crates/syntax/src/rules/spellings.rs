//! Leaves with a finite set of texts in the rules, such as the keyword types of C.

use std::collections::HashMap;

use tree_sitter::Language;

use super::read::{Rule, Source};

/// Returns the texts of each kind that has several, in the order of the rules.
pub(super) fn spellings(source: &Source, language: &Language) -> HashMap<u16, Vec<Box<str>>> {
    let rules = source.rules().map(|(_, name, body)| (name, body));
    let mut spellings: HashMap<u16, Vec<Box<str>>> = HashMap::new();
    for (name, body) in rules.chain(source.aliases()) {
        let texts = texts(body).unwrap_or_default();
        let kind = if texts.is_empty() { 0 } else { language.id_for_node_kind(name, true) };
        if kind != 0 {
            let known = spellings.entry(kind).or_default();
            let new_texts: Vec<Box<str>> = texts
                .into_iter()
                .filter(|text| !known.iter().any(|known| **known == **text))
                .map(Into::into)
                .collect();
            known.extend(new_texts);
        }
    }
    spellings.retain(|_, texts| texts.len() > 1);
    spellings
}

/// Returns the literals of a rule that is a choice of literals.
fn texts(rule: &Rule) -> Option<Vec<&str>> {
    let mut texts = Vec::new();
    for subrule in rule.subrules() {
        match subrule {
            Rule::String { value } => texts.push(value.as_str()),
            Rule::Choice { .. }
            | Rule::Token { .. }
            | Rule::ImmediateToken { .. }
            | Rule::Reserved { .. } => {}
            other if !std::ptr::eq(other.without_precedence(), other) => {}
            _ => return None,
        }
    }
    Some(texts)
}
