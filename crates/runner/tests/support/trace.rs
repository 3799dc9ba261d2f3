//! What a search was told in a run.

use secateur_minimize::Outcome;
use secateur_runner::{Event, Key, Observer};

/// Takes note of it, step by step.
#[derive(Default)]
pub(crate) struct Trace {
    pub(crate) steps: Vec<(Key, Outcome)>,
}

impl Observer for Trace {
    fn observe(&mut self, event: &Event<'_>) {
        if let Event::Committed { key, outcome, .. } = event {
            self.steps.push((*key, *outcome));
        }
    }
}
