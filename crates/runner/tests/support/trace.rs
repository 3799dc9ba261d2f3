//! The outcomes that a search receives in a run.

use secateur_minimize::Outcome;
use secateur_runner::{Event, Key, Observer};

/// Records them in order.
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
