//! A search that leaves out one letter after the other.

use secateur_minimize::{Outcome, Search};

use crate::candidate::Candidate;

/// Leaves out one letter, and begins again with what is left, until none can be left out. In the end, it leaves out the blank.
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
