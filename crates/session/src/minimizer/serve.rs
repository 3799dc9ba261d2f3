//! List minimisers written in Rust as separate programs.

use std::io::{self, BufRead, Write};

use secateur_minimize::{InitialProbability, Minimizer, Outcome, Prior, Search, Weights};
use serde::Deserialize;

/// Failure of the protocol between a list minimiser and secateur.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Standard input or output failed.
    #[error("cannot communicate with secateur: {0}")]
    Io(#[from] io::Error),
    /// A line is neither a list nor an outcome.
    #[error("a line is neither a list nor an outcome: {0}")]
    Line(#[from] serde_json::Error),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Message {
    List { weights: Vec<u64>, assumed: Vec<f64> },
    Outcome { interesting: bool },
}

/// Serves a list minimiser in this process, for `secateur reduce --minimizer mine=COMMAND`.
///
/// Reads lists and outcomes as lines of JSON, and answers each with a query or the end of the list:
///
/// - list: `{"weights": [3, 1], "assumed": [0.1, 0.1]}`
/// - outcome: `{"interesting": true}`
/// - query: `{"keep": [0]}`, with an optional kind of query for statistics
/// - end: `{"end": true}`
///
/// A list in place of an outcome ends the previous list.
///
/// # Errors
///
/// Fails if a line cannot be read, understood or written.
pub fn serve(mut start: impl FnMut(&Weights, &Prior) -> Minimizer) -> Result<(), ServeError> {
    let mut search: Option<Minimizer> = None;
    let mut stdout = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        match (serde_json::from_str(&line?)?, &mut search) {
            (Message::List { weights, assumed }, search) => {
                let each = assumed.iter().map(|&p| InitialProbability::new(p).unwrap_or_default());
                *search = Some(start(&Weights::new(weights), &Prior::PerElement(each.collect())));
            }
            (Message::Outcome { interesting }, Some(search)) => {
                search.observe(Outcome::from(interesting));
            }
            (Message::Outcome { .. }, None) => {}
        }
        let answer = match search.as_ref().and_then(Search::candidate) {
            Some(query) => {
                let keep: Vec<usize> = query.config.iter().collect();
                serde_json::json!({ "keep": keep, "kind": query.kind.name() })
            }
            None => serde_json::json!({ "end": true }),
        };
        writeln!(stdout, "{answer}")?;
        stdout.flush()?;
    }
    Ok(())
}
