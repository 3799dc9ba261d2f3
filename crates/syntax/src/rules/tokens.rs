//! Token texts and white space, as far as the rules describe them.

use std::collections::BTreeSet;

use tree_sitter::Language;

use super::pattern;
use super::read::{Rule, Source};
use crate::WhiteSpace;
use crate::symbols::KindId;

/// Returns the kinds of leaves that can be one of `texts` and none of `others`, in the rules of
/// `json`.
pub(crate) fn leaves_like(
    json: &str,
    language: &Language,
    texts: &[&str],
    others: &[&str],
) -> BTreeSet<KindId> {
    let Ok(source) = Source::read("", json) else { return BTreeSet::new() };
    let is_like = |rule: &Rule| {
        is_leaf(&source, rule, LEAF_LEVELS_MAX)
            && !pattern::matching(&source, rule, texts).is_empty()
            && pattern::matching(&source, rule, others).is_empty()
    };
    let named = source.rules().map(|(_, name, body)| (name, body)).chain(source.aliases());
    let kinds = named
        .filter(|(_, rule)| is_like(rule))
        .map(|(name, _)| language.id_for_node_kind(name, true));
    kinds.filter(|&kind| kind != 0).map(KindId).collect()
}

/// Maximum nesting of the rules of a leaf.
const LEAF_LEVELS_MAX: usize = 8;

/// Returns `true` if a rule can match a single token.
fn is_leaf(source: &Source, rule: &Rule, levels: usize) -> bool {
    let Some(levels) = levels.checked_sub(1) else { return false };
    match rule.without_precedence() {
        Rule::Choice { members } => members.iter().any(|member| is_leaf(source, member, levels)),
        Rule::Symbol { name } => {
            source.find(name).is_some_and(|id| is_leaf(source, source.body(id), levels))
        }
        Rule::Alias { content, .. } => is_leaf(source, content, levels),
        other => other.is_token(),
    }
}

/// Guesses the meaning of white space from the rules in `json`.
pub(crate) fn white_space(json: &str) -> WhiteSpace {
    let Ok(source) = Source::read("", json) else { return WhiteSpace::Free };
    let reads = |ends: &[&str]| {
        source.externals.iter().any(|name| ends.iter().any(|end| name.ends_with(end)))
    };
    let separates = |text: &str| {
        source.extras.iter().any(|rule| !pattern::matching(&source, rule, &[text]).is_empty())
    };
    if reads(&["indent"]) {
        WhiteSpace::Layout
    } else if !separates(" ") || reads(&["start_tag_name"]) {
        WhiteSpace::Significant
    } else if !separates("\n")
        || reads(&["_semicolon", "_newline", "_line_break", "_end_of_statement"])
    {
        WhiteSpace::Lines
    } else {
        WhiteSpace::Free
    }
}
