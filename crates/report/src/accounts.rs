//! Where each test goes: by pass, by how much its round tries, and by what it works on.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use secateur_minimize::Provenance;
use secateur_runner::{Event, Observer};
use secateur_session::{counted, grouped};
use serde::Serialize;

use crate::{Measure, Size};

/// How many rows of parts are printed, those with the most tests.
const PARTS_MAX: usize = 25;

/// Counts what came of the candidates of a run, as it goes on. Tokens are counted at each success that the search is told, not at
/// each version that is saved, so that the counts are the same for every number of jobs.
pub struct Accounts {
    measure: Measure,
    now: Size,
    rows: BTreeMap<Provenance, Counts>,
}

/// What came of some of the candidates.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Counts {
    /// How many there were, those included whose outcome was known.
    pub candidates: u64,
    /// Tests that were run for them.
    pub tests: u64,
    /// How many of the candidates were interesting.
    pub successes: u64,
    /// The tokens that went with these.
    pub tokens: u64,
}

/// The candidates of one pass in rounds that try the same, on parts of one sort.
#[derive(Clone, Debug, Serialize)]
pub struct Account {
    /// The pass, or `files` or `layout`.
    pub pass: &'static str,
    /// How much the round tries: `focus`, `coarse`, `quick`, `thorough` or `check`.
    pub breadth: &'static str,
    /// What is worked on: the kind of the node below which a list is, or for which something smaller is sought.
    pub part: String,
    /// What came of them.
    #[serde(flatten)]
    pub counts: Counts,
}

impl Accounts {
    /// Nothing has been counted yet, and the input has this size.
    #[must_use]
    pub fn new(before: Size, measure: Measure) -> Self {
        Self { measure, now: before, rows: BTreeMap::new() }
    }

    /// What was counted, most tests first.
    #[must_use]
    pub fn rows(&self) -> Vec<Account> {
        let row = |(provenance, counts): (&Provenance, &Counts)| {
            let Provenance { pass, breadth, part } = provenance;
            Account { pass, breadth, part: part.to_string(), counts: *counts }
        };
        let mut rows: Vec<_> = self.rows.iter().map(row).collect();
        rows.sort_by_key(|row| Reverse((row.counts.tests, row.counts.candidates)));
        rows
    }
}

impl Observer for Accounts {
    fn observe(&mut self, event: &Event<'_>) {
        let Event::Committed { bundle, outcome, provenance, tests, .. } = event else { return };
        let mut tokens = 0;
        if outcome.is_interesting() {
            let size = Size::of(bundle, &self.measure);
            // Of what is larger, nothing is kept.
            if let Some(less) = self.now.tokens.checked_sub(size.tokens) {
                (tokens, self.now) = (less, size);
            }
        }
        if let Some(provenance) = provenance {
            let successes = u64::from(outcome.is_interesting());
            let counts = Counts { candidates: 1, tests: *tests, successes, tokens };
            self.rows.entry((*provenance).clone()).or_default().add(counts);
        }
    }
}

impl Counts {
    fn add(&mut self, other: Self) {
        let Self { candidates, tests, successes, tokens } = other;
        self.candidates += candidates;
        self.tests += tests;
        self.successes += successes;
        self.tokens += tokens;
    }
}

/// The tables that people read.
#[must_use]
pub fn account_tables(accounts: &[Account]) -> String {
    let mut passes: BTreeMap<_, Counts> = BTreeMap::new();
    for row in accounts {
        passes.entry((row.pass, row.breadth)).or_default().add(row.counts);
    }
    let mut passes: Vec<_> = passes.into_iter().collect();
    passes.sort_by_key(|(_, counts)| Reverse((counts.tests, counts.candidates)));
    let mut text = head("pass and round");
    for ((pass, breadth), counts) in passes {
        text += &line(&format!("{pass}, {breadth}"), counts);
    }
    text += "\n";
    text += &head("part");
    for Account { pass, breadth, part, counts } in accounts.iter().take(PARTS_MAX) {
        text += &line(&format!("{pass}, {breadth}: {part}"), *counts);
    }
    let others = accounts.get(PARTS_MAX..).unwrap_or_default();
    if !others.is_empty() {
        let mut counts = Counts::default();
        others.iter().for_each(|row| counts.add(row.counts));
        text += &line(&counted(others.len() as u64, "other"), counts);
    }
    text
}

fn head(what: &str) -> String {
    format!("{:>7}  {:>10}  {:>9}  {:>9}  {what}\n", "tests", "candidates", "successes", "tokens")
}

fn line(what: &str, counts: Counts) -> String {
    let Counts { candidates, tests, successes, tokens } = counts;
    let [tests, candidates, successes, tokens] =
        [tests, candidates, successes, tokens].map(grouped);
    format!("{tests:>7}  {candidates:>10}  {successes:>9}  {tokens:>9}  {what}\n")
}
