//! JSON form of an explanation, described by `schema/explanation-1.json` of this crate.

use secateur_reduce::{Alternative, Count, Finding, Unshortened};
use secateur_runner::Seen;
use secateur_session::Explanation;
use serde_json::{Value, json};

use super::{Explained, Remark};
use crate::SCHEMA_VERSION;

impl Explained<'_> {
    /// Describes the explanation of the file called `file`.
    pub fn json(&self, file: &str) -> Value {
        let Explanation { tests, is_whole, again, explainer, .. } = self.explanation;
        let Unshortened { strings, numbers, names, words: _ } = self.unshortened();
        let parts: Vec<Value> =
            self.remarks().iter().map(|remark| self.json_part(remark)).collect();
        json!({
            "v": SCHEMA_VERSION, "file": file, "tests": tests, "whole": is_whole,
            "again": json_count(*again), "parts": parts,
            "together": json_count(explainer.together()),
            "unshortened": { "strings": strings, "numbers": numbers, "names": names },
            "pattern": self.pattern(),
        })
    }

    fn json_part(&self, Remark { part, sort, words }: &Remark<'_>) -> Value {
        let Count { held, counted } = self.explanation.explainer.count_of(part);
        let tried = |others: &[Alternative]| {
            others.iter().filter_map(|other| self.json_trial(&other.text, other.trial)).collect()
        };
        let (without, others, alone) = match &part.finding {
            Finding::Without { trial } => (self.json_trial("", *trial), Vec::new(), Vec::new()),
            Finding::Others(others) => (None, tried(others), Vec::new()),
            Finding::Name { others, alone } => {
                let text = others.first().map_or("", |other| &other.text);
                let alone = alone.iter().filter_map(|&trial| self.json_trial(text, trial));
                (None, tried(others), alone.collect())
            }
        };
        let mut json = json!({
            "kind": part.kind, "finding": sort.name(), "words": words, "spans": part.spans,
            "held": held, "counted": counted,
        });
        if let Some(without) = without {
            json["without"] = without;
        }
        for (name, trials) in [("others", others), ("alone", alone)] {
            if !trials.is_empty() {
                json[name] = Value::Array(trials);
            }
        }
        json
    }

    /// Describes the test of an alternative text for the spans, if it has an outcome.
    fn json_trial(&self, text: &str, trial: usize) -> Option<Value> {
        let (outcome, message) = match self.seen(trial)? {
            Seen::Interesting => ("interesting", None),
            Seen::Invalid(message) => ("invalid", Some(message)),
            Seen::Other(message) => ("other", Some(message)),
            Seen::NoFailure => ("no-failure", None),
            Seen::TimedOut => ("time-out", None),
            Seen::Refused(message) => ("refused", Some(message)),
        };
        let mut json = json!({ "text": text, "outcome": outcome });
        if let Some(message) = message {
            json["message"] = json!(message);
        }
        Some(json)
    }
}

fn json_count(Count { held, counted }: Count) -> Value {
    json!({ "held": held, "counted": counted })
}
