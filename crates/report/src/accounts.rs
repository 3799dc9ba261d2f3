//! Counts of tests by pass, breadth of the round, and kind of node.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use secateur_minimize::Provenance;
use secateur_runner::{Event, Observer};
use secateur_session::{counted, grouped};
use serde::Serialize;

use crate::{Measure, Size};

/// Maximum number of printed rows about nodes. Those with the most tests are printed.
const PARTS_MAX: usize = 25;

/// Counts the candidates of a run and their outcomes. Tokens are counted at each success that the
/// search receives, not at each saved version: the counts are thus the same for every number of
/// jobs.
pub struct Accounts {
    measure: Measure,
    now: Size,
    rows: BTreeMap<Provenance, Counts>,
}

/// Counts of candidates.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Counts {
    /// Number of candidates, including those whose outcome was known.
    pub candidates: u64,
    pub tests: u64,
    /// Number of interesting candidates.
    pub successes: u64,
    /// Number of tokens that these removed.
    pub tokens: u64,
}

/// Candidates of one pass in rounds of one breadth, on nodes of one kind.
#[derive(Clone, Debug, Serialize)]
pub struct Account {
    /// Name of the pass, or `files` or `layout`.
    pub pass: &'static str,
    /// Breadth of the round: `focus`, `coarse`, `quick`, `thorough` or `check`.
    pub breadth: &'static str,
    /// Kind of the node that contains the list, or that a smaller one would replace.
    pub part: String,
    #[serde(flatten)]
    pub counts: Counts,
}

impl Accounts {
    /// Starts with no counts, for an input of size `before`.
    #[must_use]
    pub fn new(before: Size, measure: Measure) -> Self {
        Self { measure, now: before, rows: BTreeMap::new() }
    }

    /// Returns the counts, most tests first.
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
            // A larger text is interesting, but is not kept.
            if let Some(removed) = self.now.tokens.checked_sub(size.tokens) {
                (tokens, self.now) = (removed, size);
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

/// Formats the tables of the summary.
#[must_use]
pub fn account_tables(accounts: &[Account]) -> String {
    let mut passes: BTreeMap<_, Counts> = BTreeMap::new();
    for row in accounts {
        passes.entry((row.pass, row.breadth)).or_default().add(row.counts);
    }
    let mut passes: Vec<_> = passes.into_iter().collect();
    passes.sort_by_key(|(_, counts)| Reverse((counts.tests, counts.candidates)));
    let mut text = head("pass and phase");
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

fn head(title: &str) -> String {
    format!("{:>7}  {:>10}  {:>9}  {:>9}  {title}\n", "tests", "candidates", "successes", "tokens")
}

fn line(title: &str, counts: Counts) -> String {
    let Counts { candidates, tests, successes, tokens } = counts;
    let [tests, candidates, successes, tokens] =
        [tests, candidates, successes, tokens].map(grouped);
    format!("{tests:>7}  {candidates:>10}  {successes:>9}  {tokens:>9}  {title}\n")
}
