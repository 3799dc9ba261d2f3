//! Explanations for people and programs: remarks about the parts of a text, and the pattern that
//! they form.

mod json;
mod page;
mod pattern;
mod terminal;

use std::collections::HashSet;
use std::ops::Range;

use secateur_reduce::{Alternative, Count, ExplainedPart, Finding, Unshortened, integer};
use secateur_runner::Seen;
use secateur_session::{Explanation, counted};

/// Maximum number of alternatives that a remark quotes.
const NAMED_MAX: usize = 6;
/// Number of lines beyond which only lines with remarks are shown.
const LINES_MAX: usize = 500;
/// Maximum number of characters of a quoted alternative.
const CHARS_MAX: usize = 24;

/// Kind of a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    /// The part cannot be removed.
    Needed,
    /// Every alternative fails.
    Exactly,
    /// Some of the alternatives are interesting.
    Some,
    /// All alternatives are interesting.
    Anything,
    /// The uses of a name must agree, but any name will do.
    Same,
    /// The part can be removed.
    Spare,
}

/// Finding about a part, in words.
#[derive(Clone, Debug)]
pub(crate) struct Remark<'a> {
    pub(crate) part: &'a ExplainedPart,
    pub(crate) sort: Sort,
    pub(crate) words: String,
}

/// Explanation with its parts, ready for display.
pub struct Explained<'a> {
    pub explanation: &'a Explanation,
    parts: Vec<ExplainedPart>,
}

impl Sort {
    /// All variants, in the order in which the summary counts them.
    pub const ALL: [Self; 6] =
        [Self::Needed, Self::Exactly, Self::Some, Self::Anything, Self::Same, Self::Spare];

    #[must_use]
    pub fn name(self) -> &'static str {
        self.facts().0
    }

    /// Returns the name, the character that underlines the part, and the meaning.
    fn facts(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Needed => ("needed", "^", "cannot be deleted"),
            Self::Exactly => ("exactly", "^", "no tested alternative works"),
            Self::Some => ("some", "~", "some tested alternatives work"),
            Self::Anything => ("anything", "~", "all tested alternatives work"),
            Self::Same => ("same", "=", "these uses must agree, but the name may change"),
            Self::Spare => ("spare", "-", "can be deleted"),
        }
    }
}

impl Remark<'_> {
    fn is_name(&self) -> bool {
        matches!(self.part.finding, Finding::Name { .. })
    }
}

impl<'a> Explained<'a> {
    #[must_use]
    pub fn new(explanation: &'a Explanation) -> Self {
        Self { explanation, parts: explanation.explainer.parts() }
    }

    /// Returns `true` if the text is too long to be shown completely.
    pub fn is_long(&self) -> bool {
        self.text().iter().filter(|byte| **byte == b'\n').count() > LINES_MAX
    }

    fn text(&self) -> &[u8] {
        self.explanation.explainer.program().source()
    }

    /// Returns the text with `?` for each byte that is not UTF-8, so that offsets stay valid.
    fn shown(&self) -> String {
        let chunk = |chunk: std::str::Utf8Chunk<'_>| {
            chunk.valid().to_owned() + &"?".repeat(chunk.invalid().len())
        };
        self.text().utf8_chunks().map(chunk).collect()
    }

    /// Returns a remark about each part, in the order of the file.
    pub(crate) fn remarks(&self) -> Vec<Remark<'_>> {
        let remark = |part| {
            let (sort, words) = self.words(part);
            Remark { part, sort, words }
        };
        self.parts.iter().map(remark).collect()
    }

    /// Returns the remarks that do not follow from others. If a part is needed, so are its
    /// ancestors. If names must agree, none of them can be renamed alone.
    fn main_remarks(&self) -> Vec<Remark<'_>> {
        let mut main = self.remarks();
        let of = |sort| {
            main.iter().filter(move |remark| remark.sort == sort).map(|remark| &remark.part.spans)
        };
        let needed: Vec<Range<usize>> = of(Sort::Needed).map(|spans| spans[0].clone()).collect();
        let agreeing: HashSet<Range<usize>> = of(Sort::Same).flatten().cloned().collect();
        main.retain(|Remark { part, sort, .. }| {
            let outer = &part.spans[0];
            let is_inside = |inner: &Range<usize>| {
                inner != outer && inner.start >= outer.start && inner.end <= outer.end
            };
            // In file order, nested parts follow immediately.
            let at = needed.partition_point(|span| span.start < outer.start);
            let mut inner = needed[at..].iter().take_while(|span| span.start < outer.end);
            match sort {
                Sort::Exactly => !agreeing.contains(outer),
                Sort::Needed => !inner.any(is_inside),
                _ => true,
            }
        });
        main
    }

    fn seen(&self, trial: usize) -> Option<&Seen> {
        self.explanation.seen.get(trial)
    }

    fn words(&self, part: &ExplainedPart) -> (Sort, String) {
        let explainer = &self.explanation.explainer;
        let count = explainer.count_of(part);
        match &part.finding {
            Finding::Without { trial } => match self.seen(*trial) {
                Some(Seen::Interesting) => (Sort::Spare, "can be deleted".to_owned()),
                Some(seen) => (Sort::Needed, format!("needed: without it, {}", outcome_text(seen))),
                None => (Sort::Needed, "needed".to_owned()),
            },
            Finding::Others(others) if explainer.is_free(part) => (
                Sort::Anything,
                format!("anything: {} alternatives work: {}", of(count), self.named(others, true)),
            ),
            Finding::Others(others) if count.held == 0 => (
                Sort::Exactly,
                format!(
                    "exactly this: {} alternatives work: not {}{}",
                    of(count),
                    self.named(others, false),
                    self.limit(part)
                ),
            ),
            Finding::Others(others) => {
                let held = self.named(others, true);
                let mut words = format!("some: {} alternatives work: {held}", of(count));
                if count.held != count.counted {
                    words += &format!("; not {}", self.named(others, false));
                }
                if let Some(rule) = self.rule(part, others) {
                    words += &format!("; only the working ones are {rule}");
                }
                (Sort::Some, words)
            }
            Finding::Name { .. } if count.held == 0 => {
                (Sort::Exactly, format!("exactly this name: {} alternatives work", of(count)))
            }
            Finding::Name { others, alone } if alone.is_empty() => (
                Sort::Anything,
                format!("any name: {} alternatives work: {}", of(count), self.named(others, true)),
            ),
            Finding::Name { alone, .. } => {
                let sort = if count.held == count.counted { Sort::Same } else { Sort::Some };
                let places = part.spans.len();
                let agree = match explainer.count(alone.iter().copied()).held {
                    0 => format!("these {places} uses must agree"),
                    held => format!("{held} of {places} uses can be renamed alone"),
                };
                (sort, format!("same name: {agree}; renaming all: {} alternatives work", of(count)))
            }
        }
    }

    /// Notes that single characters of the part were not deleted, except for keywords.
    fn limit(&self, part: &ExplainedPart) -> &'static str {
        let text = &self.text()[part.spans[0].clone()];
        let is_single = text.len() < 2 || part.kind.as_bytes() == text;
        if is_single { "" } else { "; deleting single characters was not tried" }
    }

    /// Counts the literals and names whose characters were not deleted one by one.
    pub(crate) fn unshortened(&self) -> Unshortened {
        Unshortened::of_tree(self.explanation.explainer.program())
    }

    /// Quotes the alternatives that are interesting, or those that are not.
    fn named(&self, others: &[Alternative], hold: bool) -> String {
        let is_selected = |other: &&Alternative| match self.seen(other.trial) {
            None | Some(Seen::Invalid(_)) => false,
            Some(seen) => (*seen == Seen::Interesting) == hold,
        };
        let selected: Vec<_> = others
            .iter()
            .filter(is_selected)
            .map(|other| shortened(&other.text, CHARS_MAX))
            .collect();
        let more = if selected.len() > NAMED_MAX { ", ..." } else { "" };
        format!("{}{more}", selected[..selected.len().min(NAMED_MAX)].join(", "))
    }

    /// Finds a property that the original and all interesting numbers share, and no other number
    /// has.
    fn rule(&self, part: &ExplainedPart, others: &[Alternative]) -> Option<String> {
        let own = str::from_utf8(&self.text()[part.spans[0].clone()]).ok()?;
        let (mut held, mut failed) = (vec![integer(own)?.0], Vec::new());
        for Alternative { text, trial } in others {
            match (self.seen(*trial), integer(text)) {
                (Some(Seen::Interesting), Some((value, _))) => held.push(value),
                (Some(Seen::Invalid(_)) | None, _) | (_, None) => {}
                (Some(_), Some((value, _))) => failed.push(value),
            }
        }
        let separates = |is: &dyn Fn(u128) -> bool| {
            held.iter().all(|&value| is(value)) && !failed.iter().any(|&value| is(value))
        };
        let (least, most) = (*held.iter().min()?, *held.iter().max()?);
        match () {
            () if held.len() < 3 || failed.is_empty() => None,
            () if separates(&|value| value % 2 == 0) => Some("even".to_owned()),
            () if separates(&|value| value % 2 == 1) => Some("odd".to_owned()),
            () if separates(&|value| value != 0) => Some("other than 0".to_owned()),
            () if separates(&|value| value >= least) => Some(format!("at least {least}")),
            () if separates(&|value| value <= most) => Some(format!("at most {most}")),
            () => None,
        }
    }

    /// Summarises the remarks, the trial that varied all parts at once, and the number of tests.
    pub fn summary(&self) -> String {
        let remarks = self.remarks();
        let count = |sort: Sort| remarks.iter().filter(|remark| remark.sort == sort).count();
        let counts: Vec<_> = (Sort::ALL.into_iter())
            .filter(|&sort| count(sort) > 0)
            .map(|sort| format!("{} {}", count(sort), sort.name()))
            .collect();
        let counts = if counts.is_empty() { "none".to_owned() } else { counts.join(", ") };
        let mut text = format!("Parts: {counts}");
        let together = self.explanation.explainer.together();
        if together.counted > 0 {
            let word = match together.held {
                held if held == together.counted => "always",
                0 => "never",
                _ => "sometimes",
            };
            text += &format!(
                "\nAll parts marked `anything` changed at once: {} tests were interesting ({word})",
                of(together)
            );
        }
        let unshortened = self.unshortened();
        if !unshortened.is_empty() {
            text += &format!("\nNot tried: deleting single characters of {unshortened}");
        }
        let Explanation { tests, is_whole, again, .. } = self.explanation;
        text += &format!("\n{}", counted(*tests, "test"));
        if !is_whole {
            text += "\nStopped early: the remarks are incomplete";
        }
        if again.held != again.counted {
            text += &format!(
                "\nThe test is flaky: it accepted the unchanged text in {} further runs. Remarks \
                 may be wrong: use --repeat 3 to require three accepting runs, or --at-least 2/10 \
                 to require two of ten",
                of(*again)
            );
        }
        text
    }
}

/// Describes the outcome of a trial.
fn outcome_text(seen: &Seen) -> String {
    match seen {
        Seen::Interesting => "the same failure".to_owned(),
        Seen::Invalid(message) => format!("not valid: {message}"),
        Seen::Other(message) => format!("another failure: {message}"),
        Seen::NoFailure => "no failure".to_owned(),
        Seen::TimedOut => "time-out".to_owned(),
        Seen::Refused(message) => message.clone(),
    }
}

fn of(Count { held, counted }: Count) -> String {
    format!("{held} of {counted}")
}

/// Returns `text` on one line, with at most `max` characters.
fn shortened(text: &str, max: usize) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let plain: String = words.chars().filter(|c| !c.is_control()).take(max).collect();
    if plain.len() < words.len() { format!("{plain}...") } else { plain }
}
