//! Answers of a user-supplied minimiser about one list, as a tree. Each answer follows an earlier
//! answer and its outcome.
//!
//! A driver forks a search after every answer, and repeats its queries. Each fork is a position in
//! the tree, so memory grows only with the number of distinct answers.

use std::sync::Mutex;

use secateur_minimize::{Config, QueryKind, Weights};
use secateur_runner::lock;

/// List as a program sees it.
pub(super) struct OwnList {
    /// Line that is sent to the program.
    pub(super) line: String,
    pub(super) weights: Weights,
    answers: Mutex<Vec<Answer>>,
}

/// Position in a list: index of the last answer and its outcome; `None` at the start.
pub(super) type ListPosition = Option<(usize, bool)>;

/// Answer of a program at a position.
struct Answer {
    at: ListPosition,
    /// Number of earlier queries.
    queries: usize,
    reply: Reply,
    /// Indices of the answers that follow either outcome.
    next: [Option<usize>; 2],
}

impl OwnList {
    pub(super) fn new(line: String, weights: Weights) -> Self {
        Self { line, weights, answers: Mutex::default() }
    }

    /// Returns the index of the answer at `place` if it is known.
    pub(super) fn known(&self, place: ListPosition) -> Option<usize> {
        let answers = lock(&self.answers);
        match place {
            None => (!answers.is_empty()).then_some(0),
            Some((number, outcome)) => answers[number].next[usize::from(outcome)],
        }
    }

    /// Returns the content of the answer at this index.
    pub(super) fn reply(&self, number: usize) -> Reply {
        lock(&self.answers)[number].reply.clone()
    }

    /// Returns the number of queries before `place`.
    pub(super) fn queries(&self, place: ListPosition) -> usize {
        place.map_or(0, |(number, _)| lock(&self.answers)[number].queries + 1)
    }

    /// Records an answer at `place` and returns its index. An existing answer is kept.
    pub(super) fn note(&self, place: ListPosition, reply: Reply) -> usize {
        if let Some(known) = self.known(place) {
            return known;
        }
        let queries = self.queries(place);
        let mut answers = lock(&self.answers);
        let number = answers.len();
        if let Some((before, outcome)) = place {
            answers[before].next[usize::from(outcome)] = Some(number);
        }
        answers.push(Answer { at: place, queries, reply, next: [None; 2] });
        number
    }

    /// Returns the queries and outcomes that lead to `place`.
    pub(super) fn way(&self, mut place: ListPosition) -> Vec<(Reply, bool)> {
        let answers = lock(&self.answers);
        let mut way = Vec::new();
        while let Some((number, outcome)) = place {
            way.push((answers[number].reply.clone(), outcome));
            place = answers[number].at;
        }
        way.reverse();
        way
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    End,
    Ask { config: Config, kind: QueryKind },
}
