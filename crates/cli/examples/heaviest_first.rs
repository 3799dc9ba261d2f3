//! A user-supplied list minimiser: deletes each element alone, the heaviest first.
//!
//! ```sh
//! cargo build --example heaviest_first
//! secateur reduce --minimizer mine=target/debug/examples/heaviest_first …
//! ```
//!
//! `compare`, `simulate` and `secateur algorithms check` accept it too.

use secateur::minimizers::{Config, Outcome, Query, QueryKind, Search, ServeError, Weights, serve};

#[derive(Clone)]
struct HeaviestFirst {
    /// Remaining elements, the heaviest last.
    left: Vec<u32>,
    best: Config,
}

impl HeaviestFirst {
    fn new(weights: &Weights) -> Self {
        let mut left: Vec<u32> = (0..).take(weights.len()).collect();
        left.sort_by_key(|&member| weights.of(member as usize));
        Self { left, best: Config::full(weights.len()) }
    }
}

impl Search for HeaviestFirst {
    type Candidate = Query;
    type Best = Config;

    fn candidate(&self) -> Option<Query> {
        let config = self.best.without(&[*self.left.last()?]);
        // The pass asks if its list may be empty.
        (!config.is_empty()).then_some(Query {
            config,
            kind: QueryKind::Complement,
            expected: None,
        })
    }

    fn observe(&mut self, outcome: Outcome) {
        if let (Some(Query { config, .. }), true) = (self.candidate(), outcome.is_interesting()) {
            self.best = config;
        }
        self.left.pop();
    }

    fn best(&self) -> Config {
        self.best.clone()
    }
}

fn main() -> Result<(), ServeError> {
    serve(|weights, _| Box::new(HeaviestFirst::new(weights)))
}
