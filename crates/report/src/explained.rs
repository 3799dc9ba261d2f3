//! An explanation for people and programs: remarks about the parts of a text, and the pattern that they make of it.

mod json;
mod page;
mod pattern;
mod terminal;

use std::collections::HashSet;
use std::ops::Range;

use secateur_reduce::{Count, ExplainedPart, Finding, Other, Unshortened, integer};
use secateur_runner::Seen;
use secateur_session::{Explanation, counted};

pub use json::JsonExplanation;

/// How many others are named in a remark.
const NAMED_MAX: usize = 6;
/// From how many lines on only those are shown that have remarks.
const LONG: usize = 500;
/// How many characters of each.
const CHARS_MAX: usize = 24;

/// What a remark says of its part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    /// It cannot go.
    Needed,
    /// None of the others holds.
    Exactly,
    /// Some of the others hold.
    Some,
    /// All of the others hold.
    Anything,
    /// The places have to agree, and nothing else.
    Same,
    /// It can go.
    Spare,
}

/// What was found out about a part, in words.
#[derive(Clone, Debug)]
pub(crate) struct Remark<'a> {
    /// The part.
    pub(crate) part: &'a ExplainedPart,
    /// What is said.
    pub(crate) sort: Sort,
    /// The same in words.
    pub(crate) words: String,
}

/// An explanation, ready to be shown.
pub struct Explained<'a> {
    /// What was found out.
    pub explanation: &'a Explanation,
    parts: Vec<ExplainedPart>,
}

impl Sort {
    /// All, in the order in which they are counted.
    pub const ALL: [Self; 6] =
        [Self::Needed, Self::Exactly, Self::Some, Self::Anything, Self::Same, Self::Spare];

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.facts().0
    }

    /// Its name, the sign that marks what it is about, and what it means.
    fn facts(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Needed => ("needed", "^", "cannot go"),
            Self::Exactly => ("exactly", "^", "no other holds in its place"),
            Self::Some => ("some", "~", "some others hold in its place"),
            Self::Anything => ("anything", "~", "all others that were tried hold in its place"),
            Self::Same => ("same", "=", "these places must agree, and may have another name"),
            Self::Spare => ("spare", "-", "can go"),
        }
    }
}

impl Remark<'_> {
    fn is_name(&self) -> bool {
        matches!(self.part.finding, Finding::Name { .. })
    }
}

impl<'a> Explained<'a> {
    /// That of `explanation`.
    #[must_use]
    pub fn new(explanation: &'a Explanation) -> Self {
        Self { explanation, parts: explanation.explainer.parts() }
    }

    /// Whether it is too long to be read as a whole.
    #[must_use]
    pub fn is_long(&self) -> bool {
        self.text().iter().filter(|byte| **byte == b'\n').count() > LONG
    }

    /// The text that is explained.
    fn text(&self) -> &[u8] {
        self.explanation.explainer.program().source()
    }

    /// The same as text, in which every byte that is no UTF-8 is another one, so that places stay where they are.
    fn shown(&self) -> String {
        let chunk = |chunk: std::str::Utf8Chunk<'_>| {
            chunk.valid().to_owned() + &"?".repeat(chunk.invalid().len())
        };
        self.text().utf8_chunks().map(chunk).collect()
    }

    /// What is said of each part, in the order of the file.
    pub(crate) fn remarks(&self) -> Vec<Remark<'_>> {
        let remark = |part| {
            let (sort, words) = self.words(part);
            Remark { part, sort, words }
        };
        self.parts.iter().map(remark).collect()
    }

    /// The remarks that do not follow from others: where a part inside one is needed, so is the one around it, and where names
    /// have to agree, none of them can be another alone.
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
            // In the order of the file, what is inside comes right behind.
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
                Some(Seen::Interesting) => (Sort::Spare, "can go".to_owned()),
                Some(seen) => (Sort::Needed, format!("needed: without it, {}", what(seen))),
                None => (Sort::Needed, "needed".to_owned()),
            },
            Finding::Others(others) if explainer.is_free(part) => (
                Sort::Anything,
                format!("anything: {} others hold: {}", of(count), self.named(others, true)),
            ),
            Finding::Others(others) if count.held == 0 => (
                Sort::Exactly,
                format!(
                    "exactly this: {} others hold: not {}{}",
                    of(count),
                    self.named(others, false),
                    self.limit(part)
                ),
            ),
            Finding::Others(others) => {
                let rule = self
                    .rule(part, others)
                    .map(|rule| format!("; all that hold are {rule}, and no other is"));
                let failed = if count.held == count.counted {
                    String::new()
                } else {
                    format!("; not {}", self.named(others, false))
                };
                let held = self.named(others, true);
                (
                    Sort::Some,
                    format!(
                        "some: {} others hold: {held}{failed}{}",
                        of(count),
                        rule.unwrap_or_default()
                    ),
                )
            }
            Finding::Name { .. } if count.held == 0 => {
                (Sort::Exactly, format!("exactly this name: {} others hold", of(count)))
            }
            Finding::Name { others, alone } if alone.is_empty() => (
                Sort::Anything,
                format!("any name: {} others hold: {}", of(count), self.named(others, true)),
            ),
            Finding::Name { alone, .. } => {
                let sort = if count.held == count.counted { Sort::Same } else { Sort::Some };
                let places = part.spans.len();
                let agree = match explainer.count(alone.iter().copied()).held {
                    0 => format!("these {places} places must agree"),
                    held => format!("of {places} places, {held} may have another name alone"),
                };
                (sort, format!("the same: {agree}; another name in all: {} hold", of(count)))
            }
        }
    }

    /// Says of a part with several characters, other than a keyword, that they were not tried alone.
    fn limit(&self, part: &ExplainedPart) -> &'static str {
        let text = &self.text()[part.spans[0].clone()];
        let is_single = text.len() < 2 || part.kind.as_bytes() == text;
        if is_single { "" } else { "; deleting single characters was not tried" }
    }

    /// Counts the literals and names of whose characters none was deleted alone.
    pub(crate) fn unshortened(&self) -> Unshortened {
        Unshortened::of_tree(self.explanation.explainer.program())
    }

    /// The others that hold, or those that do not.
    fn named(&self, others: &[Other], hold: bool) -> String {
        let is_meant = |other: &&Other| match self.seen(other.trial) {
            None | Some(Seen::Invalid(_)) => false,
            Some(seen) => (*seen == Seen::Interesting) == hold,
        };
        let meant: Vec<_> =
            others.iter().filter(is_meant).map(|other| shortened(&other.text, CHARS_MAX)).collect();
        let more = if meant.len() > NAMED_MAX { ", ..." } else { "" };
        format!("{}{more}", meant[..meant.len().min(NAMED_MAX)].join(", "))
    }

    /// What all numbers that hold have in common, the one that is there among them, and no number that does not.
    fn rule(&self, part: &ExplainedPart, others: &[Other]) -> Option<String> {
        let own = str::from_utf8(&self.text()[part.spans[0].clone()]).ok()?;
        let (mut held, mut failed) = (vec![integer(own)?.0], Vec::new());
        for Other { text, trial } in others {
            match (self.seen(*trial), integer(text)) {
                (Some(Seen::Interesting), Some((value, _))) => held.push(value),
                (Some(Seen::Invalid(_)) | None, _) | (_, None) => {}
                (Some(_), Some((value, _))) => failed.push(value),
            }
        }
        let separates = |is: &dyn Fn(u128) -> bool| {
            held.iter().all(|&it| is(it)) && !failed.iter().any(|&it| is(it))
        };
        let (least, most) = (*held.iter().min()?, *held.iter().max()?);
        match () {
            () if held.len() < 3 || failed.is_empty() => None,
            () if separates(&|it| it % 2 == 0) => Some("even".to_owned()),
            () if separates(&|it| it % 2 == 1) => Some("odd".to_owned()),
            () if separates(&|it| it != 0) => Some("other than 0".to_owned()),
            () if separates(&|it| it >= least) => Some(format!("at least {least}")),
            () if separates(&|it| it <= most) => Some(format!("at most {most}")),
            () => None,
        }
    }

    /// How many parts are of each sort, what came of varying all, and how many tests it took.
    #[must_use]
    pub fn summary(&self) -> String {
        let remarks = self.remarks();
        let count = |sort: Sort| remarks.iter().filter(|remark| remark.sort == sort).count();
        let counts = Sort::ALL
            .map(|sort| (count(sort), sort.name()))
            .into_iter()
            .filter(|(count, _)| *count > 0);
        let counts: Vec<_> = counts.map(|(count, name)| format!("{count} {name}")).collect();
        let together = match self.explanation.explainer.together() {
            Count { counted: 0, .. } => String::new(),
            count @ Count { held, counted } => {
                let word = match held {
                    _ if held == counted => "always",
                    0 => "never",
                    _ => "sometimes",
                };
                format!(
                    "\nAll that may be anything else, changed at once: {} hold: {word}",
                    of(count)
                )
            }
        };
        let Explanation { tests, is_whole, again, .. } = self.explanation;
        let end = if *is_whole {
            ""
        } else {
            "\nIt was stopped before the end; what it had found is here"
        };
        let flaky = match again.held == again.counted {
            true => String::new(),
            false => format!(
                "\nThe test is flaky: of the text itself, {} more runs were accepted. Remarks may be wrong: --repeat 3 takes only what three \
                 runs accept, --at-least 2/10 what two of ten accept",
                of(*again)
            ),
        };
        let unshortened = self.unshortened();
        let untried = if unshortened.is_empty() {
            String::new()
        } else {
            format!("\nNot tried: deleting single characters of {unshortened}")
        };
        format!(
            "Parts: {}{together}{untried}\n{}{end}{flaky}",
            if counts.is_empty() { "none".to_owned() } else { counts.join(", ") },
            counted(*tests, "test")
        )
    }
}

/// What was seen, in words.
fn what(seen: &Seen) -> String {
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

/// A text on one line, with no more than so many characters.
fn shortened(text: &str, max: usize) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let plain: String = words.chars().filter(|c| !c.is_control()).take(max).collect();
    if plain.len() < words.len() { format!("{plain}...") } else { plain }
}
