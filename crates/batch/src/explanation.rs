//! Explanations of results, and the comparison of other results with them.

use std::collections::HashMap;
use std::ops::Range;

use secateur_names::Program;
use serde::{Deserialize, Serialize};

/// Explanation of a result, as saved on disk.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Explanation {
    /// For people: the text with holes, the number of parts of each sort, and the coloured text as
    /// HTML.
    pub(crate) pattern: String,
    pub(crate) summary: String,
    pub(crate) picture: String,
    /// Byte ranges of parts with at least one alternative.
    pub(crate) free: Vec<Range<usize>>,
    /// Byte ranges of the uses of each name that has alternatives.
    pub(crate) names: Vec<Vec<Range<usize>>>,
}

impl Explanation {
    /// Returns `true` if `other` differs from `own`, the explained result, only in parts and names
    /// that have alternatives. A pattern without any fixed token matches nothing.
    pub(crate) fn matches(&self, own: &Program, other: &Program) -> bool {
        let names: HashMap<_, _> = self
            .names
            .iter()
            .enumerate()
            .flat_map(|(name, spans)| spans.iter().map(move |span| (span, name)))
            .collect();
        let (own, other): (Vec<_>, Vec<_>) = (own.nodes().collect(), other.nodes().collect());
        let (mut text_of_name, mut name_of_text) = (HashMap::new(), HashMap::new());
        let (mut position, mut other_position, mut fixed) = (0, 0, 0);
        while let (Some(node), Some(counterpart)) = (own.get(position), other.get(other_position)) {
            let (span, text) = (node.span(), counterpart.text());
            if self.free.contains(&span) {
                (position, other_position) = (node.subtree().end, counterpart.subtree().end);
                continue;
            }
            let (count, other_count) = (node.children().count(), counterpart.children().count());
            let is_same = match names.get(&span).filter(|_| count == 0 && other_count == 0) {
                Some(&name) => {
                    *text_of_name.entry(name).or_insert(text) == text
                        && *name_of_text.entry(text).or_insert(name) == name
                }
                None => {
                    count == other_count
                        && node.kind() == counterpart.kind()
                        && (count > 0 || node.text() == text)
                }
            };
            if !is_same {
                return false;
            }
            fixed += usize::from(count == 0 && !names.contains_key(&span));
            (position, other_position) = (position + 1, other_position + 1);
        }
        fixed > 0 && position == own.len() && other_position == other.len()
    }
}

#[cfg(test)]
mod tests {
    use secateur_names::parse;

    use super::*;

    #[test]
    fn a_result_matches_if_it_differs_in_what_may_be_another() {
        let own = "int f(int a) { return a / 0; }";
        let at = |part: &str| {
            own.match_indices(part).map(|(at, _)| at..at + part.len()).collect::<Vec<_>>()
        };
        let explanation = Explanation {
            free: vec![at("int")[1].clone(), at("0")[0].clone()],
            names: vec![
                vec![
                    at("a)")[0].start..at("a)")[0].start + 1,
                    at("a /")[0].start..at("a /")[0].start + 1,
                ],
                at("f"),
            ],
            ..Explanation::default()
        };
        let program = |text: &str| parse(&secateur_grammars::C, text.as_bytes()).unwrap();
        let check = |other: &str, expected: bool| {
            assert_eq!(explanation.matches(&program(own), &program(other)), expected, "{other}");
        };
        check(own, true);
        check("int g(struct s b) { return b / (2 * 3); }", true);
        check("int g(int b) { return a / 0; }", false);
        check("int g(int g) { return g / 0; }", false);
        check("int g(int b) { return b * 0; }", false);
        check("char g(int b) { return b / 0; }", false);
        check("int g(int b) { return b / 0; } int x;", false);
        check("int g(int b) { }", false);
        let all =
            Explanation { free: std::iter::once(0..own.len()).collect(), ..explanation.clone() };
        assert!(!all.matches(&program(own), &program(own)), "a pattern of nothing says nothing");
    }
}
