//! Outcomes of an algorithm on one list, as stored in a file.

use std::fmt::Write;

use secateur_minimize::{Config, Minimizer, Outcome, Query, QueryKind, Search};
use secateur_session::ListMinimizer;

use crate::comparison::Combination;

/// Outcomes, with the queries of a user-supplied program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Told(pub(crate) Vec<(bool, Option<Config>)>);

impl Told {
    /// Records an outcome of `query`.
    pub(crate) fn push(&mut self, algorithm: &Combination, query: Query, is_interesting: bool) {
        let is_own = matches!(algorithm.minimizer, ListMinimizer::Own(_));
        self.0.push((is_interesting, is_own.then_some(query.config)));
    }

    /// Formats the outcomes for a file.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (is_interesting, config) in &self.0 {
            if config.is_some() && !text.is_empty() {
                text.push(' ');
            }
            text.push(if *is_interesting { '1' } else { '0' });
            for (number, member) in config.iter().flat_map(Config::iter).enumerate() {
                // Writing to a string cannot fail.
                let _ = write!(text, "{}{member}", if number == 0 { ':' } else { ',' });
            }
        }
        text
    }

    /// Parses the outcomes of `algorithm` for a list of `len` elements.
    pub(super) fn read(algorithm: &Combination, len: usize, text: &str) -> Result<Self, String> {
        let sign = |sign: &str| match sign {
            "0" => Ok(false),
            "1" => Ok(true),
            _ => Err(format!("it has an outcome {sign}, which is neither 0 nor 1")),
        };
        if let ListMinimizer::Known(_) = algorithm.minimizer {
            let signs = text.split_inclusive(|_| true).map(|one| Ok((sign(one)?, None)));
            return Ok(Self(signs.collect::<Result<_, String>>()?));
        }
        let one = |text: &str| {
            let (outcome, members) =
                text.split_once(':').ok_or("it has an outcome without the kept elements")?;
            let members = members.split(',').map(|member| match member.parse::<u32>() {
                Ok(number) if (number as usize) < len => Ok(number),
                _ => Err(format!("the kept element {member} is not one of its {len} elements")),
            });
            let members = members.collect::<Result<Vec<_>, _>>()?;
            Ok((sign(outcome)?, Some(Config::full(len).only(&members))))
        };
        Ok(Self(text.split_whitespace().map(one).collect::<Result<_, String>>()?))
    }
}

/// Returns a search that asks these configurations of a list of `len` elements in order.
pub(crate) fn recorded(asked: Vec<Config>, len: usize) -> Minimizer {
    Box::new(Recorded { asked, next: 0, best: Config::full(len) })
}

/// Repeats recorded queries.
#[derive(Clone)]
struct Recorded {
    asked: Vec<Config>,
    next: usize,
    best: Config,
}

impl Search for Recorded {
    type Candidate = Query;
    type Best = Config;

    fn candidate(&self) -> Option<Query> {
        let config = self.asked.get(self.next)?.clone();
        Some(Query { config, kind: QueryKind::Other, expected: None })
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(config) = self.asked.get(self.next) else { return };
        if outcome.is_interesting() && config.len() <= self.best.len() {
            self.best = config.clone();
        }
        self.next += 1;
    }

    fn best(&self) -> Config {
        self.best.clone()
    }
}
