//! What of a result matters, and which other results are alike in it.

use std::collections::HashMap;
use std::ops::Range;

use secateur_names::Program;
use serde::{Deserialize, Serialize};

/// What was found out about a result, as it is kept.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Explanation {
    /// For people: the text with holes in it, how many parts are of which sort, and the text in colours as HTML.
    pub(crate) pattern: String,
    pub(crate) summary: String,
    pub(crate) picture: String,
    /// The bytes of parts that may be another, at least some.
    pub(crate) free: Vec<Range<usize>>,
    /// The bytes of the places of each name that may be another.
    pub(crate) names: Vec<Vec<Range<usize>>>,
}

impl Explanation {
    /// Whether `other` is as `own`, which it is about, but for parts that may be another, and names that may. Not where nothing else
    /// is left.
    pub(crate) fn matches(&self, own: &Program, other: &Program) -> bool {
        let names: HashMap<_, _> = self
            .names
            .iter()
            .enumerate()
            .flat_map(|(name, spans)| spans.iter().map(move |span| (span, name)))
            .collect();
        let (own, other): (Vec<_>, Vec<_>) = (own.nodes().collect(), other.nodes().collect());
        let (mut called, mut meant) = (HashMap::new(), HashMap::new());
        let (mut at, mut there, mut fixed) = (0, 0, 0);
        while let (Some(node), Some(counterpart)) = (own.get(at), other.get(there)) {
            let (span, text) = (node.span(), counterpart.text());
            if self.free.contains(&span) {
                (at, there) = (node.subtree().end, counterpart.subtree().end);
                continue;
            }
            let (count, count_there) = (node.children().count(), counterpart.children().count());
            let is_same = match names.get(&span).filter(|_| count == 0 && count_there == 0) {
                Some(&name) => {
                    *called.entry(name).or_insert(text) == text
                        && *meant.entry(text).or_insert(name) == name
                }
                None => {
                    count == count_there
                        && node.kind() == counterpart.kind()
                        && (count > 0 || node.text() == text)
                }
            };
            if !is_same {
                return false;
            }
            fixed += usize::from(count == 0 && !names.contains_key(&span));
            (at, there) = (at + 1, there + 1);
        }
        fixed > 0 && at == own.len() && there == other.len()
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
