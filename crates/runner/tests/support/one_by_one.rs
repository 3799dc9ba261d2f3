//! A search that deletes one letter after another.

use secateur_minimize::{Outcome, Search};

use crate::candidate::Candidate;

/// Deletes one letter and restarts with the rest until none can be deleted. Finally deletes the
/// blank.
#[derive(Clone)]
pub(crate) struct OneByOne {
    pub(crate) text: String,
    pub(crate) next: usize,
}

pub(crate) fn without(text: &str, index: usize) -> String {
    [&text[..index], &text[index + 1..]].concat()
}

impl Search for OneByOne {
    type Candidate = Candidate;
    type Best = String;

    fn candidate(&self) -> Option<Candidate> {
        (self.next < self.text.len() && self.text.ends_with(' '))
            .then(|| Candidate(without(&self.text, self.next)))
    }

    fn observe(&mut self, outcome: Outcome) {
        if outcome.is_interesting() {
            *self = Self { text: without(&self.text, self.next), next: 0 };
        } else {
            self.next += 1;
        }
    }

    fn best(&self) -> String {
        self.text.clone()
    }
}
