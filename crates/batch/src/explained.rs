//! What of a group's result matters, and which other results are alike in it.

use std::collections::HashMap;
use std::ops::Range;
use std::time::Instant;

use secateur_names::Program;
use secateur_reduce::Finding;
use secateur_report::Explained;
use secateur_runner::Statistics;
use secateur_session::{Course, explain};
use serde::{Deserialize, Serialize};

use crate::Status;
use crate::batch::Batch;
use crate::group::Group;
use crate::kept::{original_in, read, result_in};
use crate::reduction;

/// What was found out about a result, as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Explanation {
    /// For people: the text with holes in it, how many parts are of which sort, and the text in colours as HTML.
    pub(crate) pattern: String,
    pub(crate) summary: String,
    pub(crate) picture: String,
    /// The bytes of parts that may be another, at least some.
    free: Vec<Range<usize>>,
    /// The bytes of the places of each name that may be another.
    names: Vec<Vec<Range<usize>>>,
}

/// Finds out what of the result of `group` matters, if that is not known. Gives why it could not.
pub(crate) fn find_out(batch: &Batch<'_>, group: &mut Group) -> Result<(), String> {
    if group.state.status != Status::Finished || group.state.explained.is_some() {
        return Ok(());
    }
    let original = read(&original_in(&group.folder, &group.state.name))?;
    let result = read(&result_in(&group.folder, &group.state.name))?;
    let course = Course { started: Instant::now(), max_time: batch.max_time, max_tests: None };
    let mut statistics = Statistics::default();
    let trouble = |_| "its property cannot be asked again".to_owned();
    let mut prepared = reduction::prepare(batch, group, &original, &course, &mut statistics).map_err(trouble)?;
    prepared.settle(None, &original, &mut statistics).map_err(|error| error.to_string())?;
    let input = reduction::input(batch, group, &result, &course)?;
    let original = Some(original.files()[0].text());
    let limits = (batch.jobs, course.deadline());
    let found = explain(&input, &result, original, &prepared.runner, limits, |_, _| ());
    let found = found.map_err(|error| error.to_string())?;
    if !found.is_whole {
        return Err("it was stopped; another run does it again".to_owned());
    }
    let (explainer, shown) = (&found.explainer, Explained::new(&found));
    let (mut free, mut names) = (Vec::new(), Vec::new());
    for part in explainer.parts() {
        match part.finding {
            Finding::Name { .. } if explainer.is_free(&part) => names.push(part.spans),
            Finding::Others(_) if explainer.count_of(&part).held > 0 => free.extend(part.spans),
            _ => {}
        }
    }
    let (pattern, summary, picture) = (shown.pattern(), shown.summary(), shown.picture());
    group.state.explained = Some(Explanation { pattern, summary, picture, free, names });
    // With what is known now, it may be like one that it was not like before.
    group.state.compared = 0;
    group.state.write(&group.folder).map_err(|error| format!("it cannot be written: {error}"))
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
                    *called.entry(name).or_insert(text) == text && *meant.entry(text).or_insert(name) == name
                }
                None => count == count_there && node.kind() == counterpart.kind() && (count > 0 || node.text() == text),
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
        let at = |part: &str| own.match_indices(part).map(|(at, _)| at..at + part.len()).collect::<Vec<_>>();
        let explanation = Explanation {
            pattern: String::new(),
            summary: String::new(),
            picture: String::new(),
            free: vec![at("int")[1].clone(), at("0")[0].clone()],
            names: vec![
                vec![at("a)")[0].start..at("a)")[0].start + 1, at("a /")[0].start..at("a /")[0].start + 1],
                at("f"),
            ],
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
        let all = Explanation { free: std::iter::once(0..own.len()).collect(), ..explanation.clone() };
        assert!(!all.matches(&program(own), &program(own)), "a pattern of nothing says nothing");
    }
}
