//! Deletion of elements together with the number that counts them, in texts without a tree.
//!
//! A program that reads `3` and then three lines rejects two lines after `3`, and every list of
//! lines or words is stuck. This pass deletes k elements and writes n - k, as one edit. The lists
//! are found in the text: see [`counted_lists`]. Any list minimiser shortens them, the list of the
//! largest part of the text first.
//!
//! The list is tried in up to four variants, because another property of the data can depend on
//! its length. All but the first serve lists that stay long:
//!
//! | variant | edit |
//! |---|---|
//! | plain | deletes elements and lowers the count |
//! | scaled | also scales other numbers up to the count, which can be positions in the list |
//! | limited | also scales larger numbers beside the count, which can be limits for all |
//! | merged | also adds each deleted number to the next one that stays, which keeps sums |
//!
//! A list that was found by chance, or whose elements are all needed, ends after a few tests
//! without a success. A longer limit applies after a success. Deleting little of a long list is
//! none: the pass is for deletions in bulk, and another round continues with the shorter text.

use std::ops::Range;
use std::sync::Arc;

use secateur_minimize::{Config, Outcome, Weights};

use crate::round::{Candidate, Empty, List, PassSearch, Round, SearchTarget, replaced};
use crate::searches::counted::{CountedElement, CountedList, counted_lists};

/// Maximum number of tests in a row without a success, before the first success of a list and
/// after it.
pub(crate) const FAILURES_MAX: [usize; 2] = [32, 128];

/// Minimum number of elements of a long list.
const LONG: usize = 64;

/// Minimum number of elements of a list with which other numbers are scaled.
const SCALED_MIN: usize = 8;

/// Minimum share of a long list, as a divisor, that counts as a success.
const SHARE_MIN: usize = 32;

/// One round over the counted lists of a text.
#[derive(Clone)]
pub(crate) struct Counts {
    text: Arc<[u8]>,
    round: Round,
    lists: Arc<[CountedList]>,
    /// Number of the next list and variant: the variants of a list follow each other.
    next: usize,
    settled: Arc<TextEdit>,
    /// Current list; `None` at the end.
    current: Option<ListSearch>,
}

#[derive(Clone)]
struct ListSearch {
    /// Index of the list.
    index: usize,
    elements: List<CountedElement>,
    variant: Variant,
    /// Values of a list that is merged.
    values: Vec<(Range<usize>, u64)>,
    patience: Patience,
}

/// Variant of the edits of a list.
#[derive(Clone, Copy)]
enum Variant {
    Plain,
    Scaled,
    Limited,
    Merged,
}

/// Variants, in the order of the tests.
const VARIANTS: [Variant; 4] = [Variant::Plain, Variant::Scaled, Variant::Limited, Variant::Merged];

/// Number of tests that a list may still cost without a success.
#[derive(Clone)]
pub(crate) struct Patience {
    failures: usize,
    /// Maximum number of failures in a row, before the first success and after it.
    max: [usize; 2],
    has_succeeded: bool,
    /// Length of the list at the last success.
    len: usize,
}

/// Deleted parts of a text, and replaced numbers.
#[derive(Clone, Default)]
struct TextEdit {
    /// Ordered parts without overlaps.
    deleted: Vec<Range<usize>>,
    /// Ordered numbers with their new values.
    numbers: Vec<(Range<usize>, u64)>,
}

impl Patience {
    pub(crate) fn new(max: [usize; 2], len: usize) -> Self {
        Self { failures: 0, max, has_succeeded: false, len }
    }

    /// Counts a test, after which the list has `len` elements.
    pub(crate) fn observe(&mut self, outcome: Outcome, len: usize) {
        self.has_succeeded |= outcome.is_interesting();
        let is_bulk = len <= LONG || (self.len - len.min(self.len)) * SHARE_MIN >= self.len;
        if outcome.is_interesting() && is_bulk {
            (self.failures, self.len) = (0, len);
        } else {
            self.failures += 1;
        }
    }

    /// Returns `true` after too many failures.
    pub(crate) fn is_over(&self) -> bool {
        self.failures >= self.max[usize::from(self.has_succeeded)]
    }
}

impl Counts {
    /// Starts a round over the counted lists of `text`.
    pub(crate) fn new(text: Arc<[u8]>, round: Round) -> Self {
        let lists = counted_lists(&text).into();
        let mut search =
            Self { text, round, lists, next: 0, settled: Arc::default(), current: None };
        search.next_list();
        search
    }

    /// Starts the next list that earlier ones have not changed.
    fn next_list(&mut self) {
        self.current = None;
        while self.current.is_none()
            && let index = self.next / VARIANTS.len()
            && let Some(list) = self.lists.get(index)
        {
            let variant = VARIANTS[self.next % VARIANTS.len()];
            self.next += 1;
            let len = list.elements.len();
            let values = match variant {
                Variant::Scaled if len < SCALED_MIN || list.followers.is_empty() => None,
                Variant::Limited if len < SCALED_MIN || list.limits.is_empty() => None,
                Variant::Plain | Variant::Scaled | Variant::Limited => Some(Vec::new()),
                Variant::Merged if len < LONG => None,
                Variant::Merged => self.values(list),
            };
            let Some(values) = values.filter(|_| !self.settled.has_changed(list)) else {
                continue;
            };
            // Lines of data hardly differ in length, and neighbours often belong together: with
            // equal weights, sets are taken in the order of the text.
            let weights = Weights::new(list.elements.iter().map(|element| element.size));
            let elements = self.round.list_of_pieces(list.elements.clone(), weights, Empty::First);
            if elements.query().is_some() {
                self.current = Some(ListSearch {
                    index,
                    patience: Patience::new(FAILURES_MAX, elements.len()),
                    elements,
                    variant,
                    values,
                });
            }
        }
    }

    /// Returns the values of a list of numbers.
    fn values(&self, list: &CountedList) -> Option<Vec<(Range<usize>, u64)>> {
        let value = |element: &CountedElement| match &element.parts[..] {
            [part] => {
                let digits = part.start..part.start + self.text[part.clone()].trim_ascii().len();
                let value = std::str::from_utf8(&self.text[digits.clone()]).ok()?.parse().ok()?;
                Some((digits, value))
            }
            _ => None,
        };
        list.elements.iter().map(value).collect()
    }

    /// Returns the settled edit with the elements of the current list that `config` leaves out.
    fn edit_under(&self, current: &ListSearch, config: Config) -> TextEdit {
        let list = &self.lists[current.index];
        let CountedList { numbers, extra, followers, limits, .. } = list;
        let all: u64 = extra + list.elements.iter().map(|element| element.size).sum::<u64>();
        let kept: u64 = current.elements.kept(config.clone()).map(|element| element.size).sum();
        let count = extra + kept;
        let mut numbers: Vec<_> = numbers.iter().map(|number| (number.clone(), count)).collect();
        let scaled = |(digits, value): &(Range<usize>, u64)| {
            (digits.clone(), (value.saturating_mul(count) / all.max(1)).max(1))
        };
        match current.variant {
            Variant::Plain => {}
            Variant::Scaled => numbers.extend(followers.iter().map(scaled)),
            Variant::Limited => numbers.extend(followers.iter().chain(limits).map(scaled)),
            Variant::Merged => {
                let mut sum = 0_u64;
                for (index, (digits, value)) in current.values.iter().enumerate() {
                    let is_kept = config.contains(index);
                    if is_kept && sum > 0 {
                        numbers.push((digits.clone(), sum.saturating_add(*value)));
                    }
                    sum = if is_kept { 0 } else { sum.saturating_add(*value) };
                }
            }
        }
        let left_out = current.elements.left_out(config);
        let parts = left_out.flat_map(|element| element.parts.iter().cloned());
        self.settled.with(parts, numbers)
    }

    fn best_edit(&self) -> Arc<TextEdit> {
        match &self.current {
            Some(current) => Arc::new(self.edit_under(current, current.elements.best())),
            None => self.settled.clone(),
        }
    }
}

impl TextEdit {
    /// Adds deletions and numbers. A number that was replaced before keeps its value.
    fn with(
        &self,
        parts: impl Iterator<Item = Range<usize>>,
        numbers: Vec<(Range<usize>, u64)>,
    ) -> Self {
        let mut all: Vec<_> = self.deleted.iter().cloned().chain(parts).collect();
        all.sort_by_key(|part| part.start);
        let mut deleted: Vec<Range<usize>> = Vec::with_capacity(all.len());
        for part in all {
            match deleted.last_mut() {
                Some(last) if part.start <= last.end => last.end = last.end.max(part.end),
                _ => deleted.push(part),
            }
        }
        let mut numbers: Vec<_> = self.numbers.iter().cloned().chain(numbers).collect();
        numbers.sort_by_key(|(digits, _)| digits.start);
        numbers.dedup_by_key(|(digits, _)| digits.start);
        Self { deleted, numbers }
    }

    /// Returns `true` if a number of `list` has another value, or an element is deleted.
    fn has_changed(&self, list: &CountedList) -> bool {
        let is_replaced =
            |digits: &Range<usize>| self.numbers.iter().any(|(other, _)| other == digits);
        let is_deleted = |part: &Range<usize>| self.deletes(part);
        list.numbers.iter().any(|digits| is_replaced(digits) || is_deleted(digits))
            || list.elements.iter().any(|element| element.parts.iter().all(is_deleted))
    }

    /// Returns `true` if the whole part is deleted.
    fn deletes(&self, part: &Range<usize>) -> bool {
        let next = self.deleted.partition_point(|deleted| deleted.end < part.end);
        self.deleted.get(next).is_some_and(|deleted| deleted.start <= part.start)
    }

    fn render(&self, text: &[u8]) -> Vec<u8> {
        let is_left =
            |(digits, _): &&(Range<usize>, u64)| !self.deletes(&(digits.start..digits.start + 1));
        let numbers = self.numbers.iter().filter(is_left);
        let numbers = numbers.map(|(digits, value)| (digits, value.to_string()));
        let deleted = self.deleted.iter().map(|part| (part, String::new()));
        let mut parts: Vec<_> = numbers.chain(deleted).collect();
        parts.sort_by_key(|(part, _)| part.start);
        replaced(text, parts.into_iter())
    }
}

impl PassSearch for Counts {
    fn candidate(&self) -> Option<Candidate> {
        let current = self.current.as_ref()?;
        let query = current.elements.query()?;
        let unit = self.lists[current.index].unit;
        let part = SearchTarget::list(format!("counted {unit}"), current.elements.len());
        let text = self.edit_under(current, query.config).render(&self.text);
        Some(self.round.candidate(text, query.kind, part))
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(current) = &mut self.current else { return };
        current.elements.observe(outcome);
        current.patience.observe(outcome, current.elements.best().len());
        if current.elements.query().is_none() || current.patience.is_over() {
            if current.elements.deleted().next().is_some() {
                self.settled = self.best_edit();
            }
            self.next_list();
        }
    }

    fn best(&self) -> Arc<[u8]> {
        self.best_edit().render(&self.text).into()
    }

    fn is_over(&self) -> bool {
        self.current.is_none()
    }

    fn round(&self) -> &Round {
        &self.round
    }
}
