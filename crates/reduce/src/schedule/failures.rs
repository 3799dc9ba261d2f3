//! Changes that failed in the same surroundings.
//!
//! A round that changes anything is followed by another one, which would ask most questions of the
//! round before again, about a text that differs elsewhere. With learned priors, a change is taken
//! to fail in such a round if it has failed before between the same bytes, and if the words that it
//! deletes have other uses now if and only if they had some then. The check asks everything, so
//! that the result is 1-tree-minimal.

use std::cell::OnceCell;
use std::collections::{BTreeMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;

use secateur_bundle::{difference, is_of_word};

/// Number of bytes before a change, and of those after it, that have to be the same.
const SURROUNDINGS: usize = 48;

/// Maximum number of bytes in a change. Larger ones are seldom proposed twice.
const CHANGE_MAX: usize = 4096;

/// Changes of one text and its predecessors that failed.
#[derive(Clone)]
pub(crate) struct Failures {
    /// Text that the candidates change.
    text: Arc<[u8]>,
    /// Number of uses of each word in the text.
    uses: OnceCell<Arc<Uses>>,
    /// Keys of the changes.
    keys: Arc<HashSet<u64>>,
}

/// Number of uses of each word, by its hash.
type Uses = BTreeMap<u64, usize>;

impl Failures {
    pub(crate) fn new(text: Arc<[u8]>) -> Self {
        Self { text, uses: OnceCell::new(), keys: Arc::default() }
    }

    /// Continues with the changes of a successor.
    pub(crate) fn set_text(&mut self, text: Arc<[u8]>) {
        if text != self.text {
            (self.text, self.uses) = (text, OnceCell::new());
        }
    }

    /// Returns `true` if the change of the text to `candidate` failed in the same surroundings.
    pub(crate) fn contains(&self, candidate: &[u8]) -> bool {
        !self.keys.is_empty() && self.key(candidate).is_some_and(|key| self.keys.contains(&key))
    }

    /// Records that the change of the text to `candidate` failed.
    pub(crate) fn insert(&mut self, candidate: &[u8]) {
        if let Some(key) = self.key(candidate) {
            Arc::make_mut(&mut self.keys).insert(key);
        }
    }

    /// Returns a hash of a change and its surroundings, `None` for a large one.
    fn key(&self, candidate: &[u8]) -> Option<u64> {
        let text = &self.text[..];
        let (Range { start, end }, inserted) = difference(text, candidate);
        let (old, new) = (&text[start..end], &candidate[inserted]);
        if old.len().max(new.len()) > CHANGE_MAX {
            return None;
        }
        let before = &text[start.saturating_sub(SURROUNDINGS)..start];
        let behind = &text[end..text.len().min(end + SURROUNDINGS)];
        let mut hasher = DefaultHasher::new();
        (before, old, new, behind).hash(&mut hasher);
        let in_text = self.uses.get_or_init(|| Arc::new(uses(text)));
        for (word, count) in uses(old) {
            (word, in_text.get(&word) == Some(&count)).hash(&mut hasher);
        }
        Some(hasher.finish())
    }
}

fn uses(text: &[u8]) -> Uses {
    let mut uses = Uses::new();
    for word in text.split(|&byte| !is_of_word(byte)).filter(|word| !word.is_empty()) {
        let mut hasher = DefaultHasher::new();
        word.hash(&mut hasher);
        *uses.entry(hasher.finish()).or_default() += 1;
    }
    uses
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns `true` if the second change is taken to fail after the first.
    fn fails_again(first: [&str; 2], second: [&str; 2]) -> bool {
        let mut failures = Failures::new(first[0].as_bytes().into());
        failures.insert(first[1].as_bytes());
        failures.set_text(second[0].as_bytes().into());
        failures.contains(second[1].as_bytes())
    }

    #[test]
    fn only_a_distant_difference_does_not_matter() {
        let far = "+".repeat(SURROUNDINGS);
        let texts = |before: &str, deleted: &str, after: &str| {
            [format!("{before}{deleted}{after}"), format!("{before}{after}")]
        };
        let cases = [
            ("the same", texts(&format!("b{far}"), "x", &format!("{far}c")), true),
            ("less before", texts(&far, "x", &format!("{far}c")), true),
            ("less after", texts(&format!("b{far}"), "x", &far), true),
            ("another change", texts(&format!("b{far}"), "y", &format!("{far}c")), false),
            ("shorter before", texts(&far[1..], "x", &format!("{far}c")), false),
            ("shorter after", texts(&format!("b{far}"), "x", &far[1..]), false),
        ];
        let first = texts(&format!("b{far}"), "x", &format!("{far}c"));
        for (case, second, is_again) in cases {
            let [first, second] = [&first, &second].map(|it| it.each_ref().map(String::as_str));
            assert_eq!(fails_again(first, second), is_again, "{case}");
        }
    }

    #[test]
    fn a_deletion_is_tried_again_without_other_uses() {
        let far = ";".repeat(SURROUNDINGS);
        let with = |uses: &str| [format!("int a{far}{uses}"), format!("{far}{uses}")];
        let again = |uses: &str| {
            let [first, second] = [with("a a"), with(uses)];
            let [first, second] = [&first, &second].map(|it| it.each_ref().map(String::as_str));
            fails_again(first, second)
        };
        assert!(again("a") && again("a a a"));
        assert!(!again("") && !again("b"));
    }
}
