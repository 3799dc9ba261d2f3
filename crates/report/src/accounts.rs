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
    before: Size,
    now: Size,
    bytes_tested: u64,
    /// Work until the result first had at most each share of the tokens, for the shares that it
    /// reached.
    pub work: Vec<Work>,
    rows: BTreeMap<Provenance, Counts>,
}

/// Counts of candidates.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Counts {
    /// Number of candidates, including those whose outcome was known.
    pub candidates: u64,
    pub tests: u64,
    /// Sum of the sizes of the tested candidates, in bytes.
    pub bytes_tested: u64,
    /// Number of interesting candidates.
    pub successes: u64,
    /// Number of tokens that these removed.
    pub tokens: u64,
}

/// Work of a run until it reached a size.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Work {
    /// Share of the tokens of the input.
    pub percent: u64,
    /// Sizes of the tested candidates over the size of the input, in bytes.
    pub full_size_tests: f64,
}

/// Shares of the tokens for which the work is reported, in percent.
const PERCENTS: [u64; 3] = [50, 10, 2];

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
        let (bytes_tested, work, rows) = (0, Vec::new(), BTreeMap::new());
        Self { measure, before, now: before, bytes_tested, work, rows }
    }

    /// Returns the counts, most tests first.
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
        let bytes_tested = tests * bundle.bytes();
        self.bytes_tested += bytes_tested;
        let mut tokens = 0;
        if outcome.is_interesting() {
            let size = Size::of(bundle, &self.measure);
            // A larger text is interesting, but is not kept.
            if let Some(removed) = self.now.tokens.checked_sub(size.tokens) {
                (tokens, self.now) = (removed, size);
                let is_reached = |percent: &u64| size.tokens * 100 <= self.before.tokens * percent;
                let full_size_tests = self.bytes_tested as f64 / self.before.bytes.max(1) as f64;
                let reached = PERCENTS.into_iter().skip(self.work.len()).take_while(is_reached);
                self.work.extend(reached.map(|percent| Work { percent, full_size_tests }));
            }
        }
        if let Some(provenance) = provenance {
            let successes = u64::from(outcome.is_interesting());
            let counts = Counts { candidates: 1, tests: *tests, bytes_tested, successes, tokens };
            self.rows.entry((*provenance).clone()).or_default().add(counts);
        }
    }
}

impl Counts {
    fn add(&mut self, other: Self) {
        let Self { candidates, tests, bytes_tested, successes, tokens } = other;
        self.candidates += candidates;
        self.tests += tests;
        self.bytes_tested += bytes_tested;
        self.successes += successes;
        self.tokens += tokens;
    }
}

/// Formats the tables of the summary, for an input of this many bytes.
#[must_use]
pub fn account_tables(accounts: &[Account], input_bytes: u64) -> String {
    let line = |title: &str, counts: Counts| line(title, counts, input_bytes);
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
    format!(
        "{:>7}  {:>6}  {:>10}  {:>9}  {:>9}  {title}\n",
        "tests", "work", "candidates", "successes", "tokens"
    )
}

fn line(title: &str, counts: Counts, input_bytes: u64) -> String {
    let Counts { candidates, tests, bytes_tested, successes, tokens } = counts;
    let work = bytes_tested as f64 / input_bytes.max(1) as f64;
    let [tests, candidates, successes, tokens] =
        [tests, candidates, successes, tokens].map(grouped);
    format!("{tests:>7}  {work:>6.1}  {candidates:>10}  {successes:>9}  {tokens:>9}  {title}\n")
}
