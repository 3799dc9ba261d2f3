//! What a program of the user's has answered about a list, as a tree: each answer stands behind one before it and an outcome.
//!
//! A driver forks a search after every answer, and asks the same once more. Any fork is a place in the tree, so that a list on
//! which a program asks very often takes no more memory than its answers do.

use std::sync::Mutex;

use secateur_minimize::{Config, QueryKind, Weights};
use secateur_runner::lock;

/// A list as a program sees it.
pub(super) struct OwnList {
    /// What it is told.
    pub(super) line: String,
    pub(super) weights: Weights,
    answers: Mutex<Vec<Answer>>,
}

/// A place in a list: the number of the answer that came last, and the outcome that the program is told of it. None at first.
pub(super) type Place = Option<(usize, bool)>;

/// What a program has answered at a place.
struct Answer {
    at: Place,
    /// How many queries came before it.
    queries: usize,
    reply: Reply,
    /// The numbers of the answers that come after either outcome.
    next: [Option<usize>; 2],
}

impl OwnList {
    pub(super) fn new(line: String, weights: Weights) -> Self {
        Self { line, weights, answers: Mutex::default() }
    }

    /// The number of the answer at `place`, if it is known.
    pub(super) fn known(&self, place: Place) -> Option<usize> {
        let answers = lock(&self.answers);
        match place {
            None => (!answers.is_empty()).then_some(0),
            Some((number, outcome)) => answers[number].next[usize::from(outcome)],
        }
    }

    /// What the answer of this number says.
    pub(super) fn reply(&self, number: usize) -> Reply {
        lock(&self.answers)[number].reply.clone()
    }

    /// How many queries come before `place`.
    pub(super) fn queries(&self, place: Place) -> usize {
        place.map_or(0, |(number, _)| lock(&self.answers)[number].queries + 1)
    }

    /// Notes an answer at `place`, and gives its number. Of two, the first stays.
    pub(super) fn note(&self, place: Place, reply: Reply) -> usize {
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

    /// What was asked on the way to `place`, and what came of it.
    pub(super) fn way(&self, mut place: Place) -> Vec<(Reply, bool)> {
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

/// What a program answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    End,
    Ask { config: Config, kind: QueryKind },
}
