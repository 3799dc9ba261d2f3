//! Groups that probably have one failure with two signatures.

use std::collections::HashMap;

use secateur_names::parse;
use secateur_session::Course;

use crate::Status;
use crate::batch::Batch;
use crate::canonical::{Token, canonical};
use crate::group::Group;
use crate::kept::{read, texts};
use crate::reduction;

/// Compares a reduced group with those before it, and marks it as a likely duplicate. Two groups
/// are alike if their results differ only in names and literals, and the test of one accepts the
/// result of the other. They are also alike if the results match the patterns of their
/// explanations, if known. Groups are not compared twice.
pub(crate) fn compare(batch: &Batch<'_>, group: &mut Group, before: &[Group]) {
    if group.state.status != Status::Finished || group.state.compared >= before.len() {
        return;
    }
    let mut known = HashMap::new();
    let tokens = tokens(batch, group);
    let others = before.iter().skip(group.state.compared);
    for other in others.filter(|other| other.state.status == Status::Finished) {
        let others = known.entry(other.number).or_insert_with(|| self::tokens(batch, other));
        let is_alike = tokens.is_some() && tokens == *others;
        let first = other.state.duplicate_of.unwrap_or(other.number);
        if let Some(evidence) = evidence(batch, group, other, is_alike) {
            (group.state.duplicate_of, group.state.evidence) = (Some(first), Some(evidence));
            break;
        }
        if batch.interrupt.signal().is_some() {
            return;
        }
    }
    group.state.compared = before.len();
    // After a write error, the next run compares again.
    let _ = group.state.write(&group.folder);
}

/// Returns the reason why `group` probably has the failure of `other`. `is_alike` means that their
/// results differ only in names and literals.
fn evidence(batch: &Batch<'_>, group: &Group, other: &Group, is_alike: bool) -> Option<String> {
    let number = other.number;
    let accepts = |one, other| accepts(batch, one, other);
    if is_alike && (accepts(other, group) || accepts(group, other)) {
        return Some(format!(
            "its result differs from that of group {number} only in names and literals, \
             and the interestingness test of one accepts the result of the other"
        ));
    }
    Some(match (matches(batch, other, group), matches(batch, group, other)) {
        (true, true) => format!("its result and that of group {number} match each other's pattern"),
        (true, _) if accepts(other, group) => {
            format!("its result matches the pattern of group {number}, whose test accepts it")
        }
        (_, true) if accepts(group, other) => format!(
            "the result of group {number} matches its pattern, and its test accepts that result"
        ),
        _ => return None,
    })
}

/// Returns `true` if the pattern of `one` is known and matches the result of `other`.
fn matches(batch: &Batch<'_>, one: &Group, other: &Group) -> bool {
    let program = |group: &Group| {
        let result = read(&group.result()).ok()?;
        parse(batch.language_of(group.state.name.as_ref())?, texts(&result)).ok()
    };
    let explained = one.state.explained.as_ref();
    let found = explained.and_then(|it| Some((it, program(one)?, program(other)?)));
    found.is_some_and(|(explained, own, other)| explained.matches(&own, &other))
}

fn tokens(batch: &Batch<'_>, group: &Group) -> Option<Vec<Token>> {
    let result = read(&group.result()).ok()?;
    let grammar = batch.language_of(group.state.name.as_ref());
    Some(canonical(grammar, &texts(&result)))
}

/// Returns `true` if the test of `one` accepts the result of `other`.
fn accepts(batch: &Batch<'_>, one: &Group, other: &Group) -> bool {
    let (Ok(original), Ok(result)) = (read(&one.original()), read(&other.result())) else {
        return false;
    };
    let probed = reduction::probe(batch, one, &original, Course::new(None, None));
    let run = probed.ok().and_then(|probed| probed.runner.run(&result).ok());
    run.is_some_and(|run| run.ending.outcome().is_interesting())
}
