//! JSON form of an explanation, described by `schema/explanation-1.json` of this crate.

use std::ops::Range;

use secateur_reduce::{Alternative, Count, Finding, Unshortened};
use secateur_runner::Seen;
use serde::Serialize;

use super::{Explained, Remark};
use crate::SCHEMA_VERSION;

#[derive(Debug, Serialize)]
pub struct JsonExplanation {
    v: u32,
    file: String,
    tests: u64,
    whole: bool,
    again: JsonCount,
    parts: Vec<JsonPart>,
    together: JsonCount,
    unshortened: JsonUnshortened,
    pattern: String,
}

#[derive(Debug, Serialize)]
struct JsonUnshortened {
    strings: u64,
    numbers: u64,
    names: u64,
}

#[derive(Debug, Serialize)]
struct JsonPart {
    kind: String,
    finding: &'static str,
    words: String,
    spans: Vec<Range<usize>>,
    #[serde(flatten)]
    count: JsonCount,
    #[serde(skip_serializing_if = "Option::is_none")]
    without: Option<JsonTrial>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    others: Vec<JsonTrial>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    alone: Vec<JsonTrial>,
}

#[derive(Debug, Serialize)]
struct JsonCount {
    held: usize,
    counted: usize,
}

/// Test of an alternative text for the spans, and its outcome.
#[derive(Debug, Serialize)]
struct JsonTrial {
    text: String,
    outcome: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

impl JsonExplanation {
    /// Describes the explanation of the file called `file`.
    #[must_use]
    pub fn new(file: &str, explained: &Explained<'_>) -> Self {
        let explanation = explained.explanation;
        Self {
            v: SCHEMA_VERSION,
            file: file.to_owned(),
            tests: explanation.tests,
            whole: explanation.is_whole,
            again: JsonCount::of(explanation.again),
            parts: explained
                .remarks()
                .iter()
                .map(|remark| JsonPart::new(explained, remark))
                .collect(),
            together: JsonCount::of(explanation.explainer.together()),
            unshortened: JsonUnshortened::of(explained.unshortened()),
            pattern: explained.pattern(),
        }
    }
}

impl JsonUnshortened {
    fn of(Unshortened { strings, numbers, names, words: _ }: Unshortened) -> Self {
        Self { strings, numbers, names }
    }
}

impl JsonCount {
    fn of(Count { held, counted }: Count) -> Self {
        Self { held, counted }
    }
}

impl JsonPart {
    fn new(explained: &Explained<'_>, Remark { part, sort, words }: &Remark<'_>) -> Self {
        let trial = |text: &str, trial: usize| {
            let (outcome, message) = match explained.seen(trial)? {
                Seen::Interesting => ("interesting", None),
                Seen::Invalid(message) => ("invalid", Some(message)),
                Seen::Other(message) => ("other", Some(message)),
                Seen::NoFailure => ("no-failure", None),
                Seen::TimedOut => ("time-out", None),
                Seen::Refused(message) => ("refused", Some(message)),
            };
            Some(JsonTrial { text: text.to_owned(), outcome, message: message.cloned() })
        };
        let tried = |others: &[Alternative]| {
            others.iter().filter_map(|other| trial(&other.text, other.trial)).collect()
        };
        let (without, others, alone) = match &part.finding {
            Finding::Without { trial: number } => (trial("", *number), Vec::new(), Vec::new()),
            Finding::Others(others) => (None, tried(others), Vec::new()),
            Finding::Name { others, alone } => {
                let text = others.first().map_or("", |other| &other.text);
                (
                    None,
                    tried(others),
                    alone.iter().filter_map(|&number| trial(text, number)).collect(),
                )
            }
        };
        Self {
            kind: part.kind.to_owned(),
            finding: sort.name(),
            words: words.clone(),
            spans: part.spans.clone(),
            count: JsonCount::of(explained.explanation.explainer.count_of(part)),
            without,
            others,
            alone,
        }
    }
}
