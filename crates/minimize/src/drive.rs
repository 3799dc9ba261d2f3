//! The simplest driver: a closure as the property test.

use crate::{Config, Outcome, Query, Search};

/// Runs a list minimiser to its end with `is_interesting` as the property test and gives back what must stay.
pub fn minimize(
    mut search: impl Search<Candidate = Query, Best = Config>,
    mut is_interesting: impl FnMut(&Config) -> bool,
) -> Config {
    while let Some(query) = search.candidate() {
        search.observe(Outcome::from(is_interesting(&query.config)));
    }
    search.best()
}
