//! Measures how well a grammar fits texts: draws permitted edits at random, and counts those after
//! which the text still parses.
//!
//! The rules do not describe the syntax that an external scanner reads, such as the `]==]` that
//! must match `[==[`. Edits at such a position always fail, and an override in the language's
//! description fixes it. [`mend`] proposes overrides that measurably help.

mod mend;

use std::collections::BTreeMap;
use std::sync::Arc;

use rayon::prelude::*;
use secateur_names::{Language, Program, parse};
use secateur_syntax::drawing::{EditKind, Pool, Random, mass_deletion};
use secateur_syntax::{Edit, NodeId, Replacement};

pub(crate) use mend::quoted;
pub use mend::{Mended, Override, Remedy, mend, with_overrides};

/// Maximum number of edits drawn per kind, for short texts.
const DRAWN_MAX: usize = 500;
/// The same if a command has to accept the texts.
const DRAWN_FOR_COMMAND_MAX: usize = 100;
/// Minimum number of edits drawn per kind, for long texts.
const DRAWN_MIN: usize = 20;
/// Approximate number of bytes to parse.
const BYTES_MAX: usize = 32 << 20;
/// Percentages of list elements removed by mass deletions.
const MASS_PERCENTS: [usize; 4] = [1, 10, 50, 90];
/// Fixed, so that every run draws the same edits.
const SEED: u64 = 1;
/// A position with at least this many edits, of which at least this percentage fail, does not fit.
const TRIED_MIN: usize = 3;
const FAILED_PERCENT_MIN: usize = 80;
/// Key of smallest texts, in place of a kind.
const SMALLEST: &str = "";
/// Maximum length of the excerpt of a text that does not parse.
const EXCERPT_BYTES: usize = 30;

/// Number of edits tried, and number of failures among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tries {
    pub tried: usize,
    /// Edits that added syntax errors.
    pub failed: usize,
}

/// Type of change made by an edit at a single position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EditType {
    /// The node is deleted, perhaps with its dependents.
    Deleted,
    /// All elements of one of the node's lists are deleted.
    Emptied,
    Replaced,
}

/// Position and type of a change: the kinds of a node and its parent, and the change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    pub parent: &'static str,
    pub child: &'static str,
    pub change: EditType,
}

/// Results of the edits at one spot.
#[derive(Clone, Debug, Default)]
pub struct SpotTries {
    pub all: Tries,
    /// Results by the kind of the replacement: a node kind, or the smallest text.
    pub by_kind: BTreeMap<&'static str, Tries>,
    /// Text around the first syntax error of the first failed edit.
    pub example: Option<String>,
}

/// Results of all edits drawn.
#[derive(Clone, Debug, Default)]
pub struct Edits {
    /// Results by kind of edit, with its title.
    pub rows: Vec<(String, Tries)>,
    /// Results by spot, for the edits that change a single one.
    pub spots: BTreeMap<Spot, SpotTries>,
}

impl Tries {
    fn add(&mut self, parses: bool) {
        self.tried += 1;
        self.failed += usize::from(!parses);
    }

    /// Returns `true` if too many edits failed to be chance.
    #[must_use]
    pub fn mostly_fail(self) -> bool {
        self.tried >= TRIED_MIN && self.failed * 100 >= self.tried * FAILED_PERCENT_MIN
    }
}

impl Edits {
    /// Returns the totals over all kinds of edits.
    pub fn all(&self) -> Tries {
        sum(self.rows.iter().map(|(_, row)| *row))
    }

    fn of(&self, spot: &Spot) -> Tries {
        self.spots.get(spot).map(|tries| tries.all).unwrap_or_default()
    }
}

fn sum(tries: impl Iterator<Item = Tries>) -> Tries {
    tries.fold(Tries::default(), |one, other| Tries {
        tried: one.tried + other.tried,
        failed: one.failed + other.failed,
    })
}

/// A drawn edit, with the indices of its row and its program.
struct Drawn {
    row: usize,
    program: usize,
    edit: Edit,
    spot: Option<(Spot, Option<&'static str>)>,
}

/// Answers if a text that parses is accepted, for example by a compiler.
pub type Accepts<'a> = &'a (dyn Fn(&[u8]) -> bool + Sync);

/// Draws permitted edits of every kind, parses each result, and asks `accepts` about those that
/// parse; then it draws fewer. The draw is deterministic.
#[must_use]
pub fn draw(programs: &[Program], accepts: Option<Accepts<'_>>) -> Edits {
    if programs.is_empty() {
        return Edits::default();
    }
    let bytes =
        programs.iter().map(|program| program.source().len()).sum::<usize>() / programs.len();
    let kinds = EditKind::ALL.len() + MASS_PERCENTS.len();
    let most = if accepts.is_some() { DRAWN_FOR_COMMAND_MAX } else { DRAWN_MAX };
    let number = (BYTES_MAX / (kinds * bytes.max(1))).clamp(DRAWN_MIN, most);
    let (mut random, mut drawn, mut edits) = (Random::new(SEED), Vec::new(), Edits::default());
    for (row, (kind, title)) in EditKind::ALL.into_iter().enumerate() {
        let pools: Vec<_> = programs.iter().map(|program| Pool::new(program, kind)).collect();
        let (end, mut misses) = (drawn.len() + number, 0);
        while drawn.len() < end && misses < 20 * number {
            let program = random.below(pools.len());
            match pools[program].draw(&mut random) {
                Some((edit, node)) => {
                    let spot = spot(&programs[program], kind, node, &edit);
                    drawn.push(Drawn { row, program, edit, spot });
                }
                None => misses += 1,
            }
        }
        edits.rows.push((title.to_owned(), Tries::default()));
    }
    for percent in MASS_PERCENTS {
        for number in 0..number {
            let program = number % programs.len();
            let edit = mass_deletion(&programs[program], percent, &mut random);
            drawn.push(Drawn { row: edits.rows.len(), program, edit, spot: None });
        }
        edits.rows.push((format!("{percent} % of all list elements deleted"), Tries::default()));
    }
    for (Drawn { row, spot, .. }, problem) in drawn.iter().zip(problems(programs, &drawn, accepts))
    {
        let parses = problem.is_none();
        edits.rows[*row].1.add(parses);
        if let Some((spot, kind)) = spot {
            let tries = edits.spots.entry(*spot).or_default();
            tries.all.add(parses);
            if let Some(kind) = kind {
                tries.by_kind.entry(kind).or_default().add(parses);
            }
            tries.example = tries.example.take().or(problem);
        }
    }
    edits
}

/// Returns the only spot that an edit changes, with the kind of the replacement. The edit was drawn
/// for `node`.
fn spot(
    program: &Program,
    kind: EditKind,
    node: NodeId,
    edit: &Edit,
) -> Option<(Spot, Option<&'static str>)> {
    let at = |id: NodeId, change| {
        let node = program.node(id);
        let is_known = |kind: &str| !["ERROR", "TEXT"].contains(&kind);
        let (parent, child) = (node.parent()?.kind(), node.kind());
        (is_known(parent) && is_known(child)).then_some(Spot { parent, child, change })
    };
    match (edit.deleted(), edit.replaced()) {
        ([first, ..], [])
            if kind == EditKind::DeleteWholeList && program.role(*first).is_element() =>
        {
            Some((at(node, EditType::Emptied)?, None))
        }
        ([], [(id, replacement)]) => {
            let kind = match replacement {
                Replacement::Node(node) => Some(program.node(*node).kind()),
                Replacement::Text(_) => Some(SMALLEST),
                Replacement::Run { .. } => None,
            };
            Some((at(*id, EditType::Replaced)?, kind))
        }
        ([first, others @ ..], []) => {
            // Nodes removed together count for the first named one.
            let parent = program.node(*first).parent_id();
            let mut named = edit.deleted().iter().filter(|id| program.node(**id).is_named());
            let named = *named.next().unwrap_or(first);
            let goes_as_one = others.is_empty()
                || program.removable_with(named).is_some_and(|along| along == edit.deleted())
                    && others.iter().all(|&id| program.node(id).parent_id() == parent);
            Some((at(named, EditType::Deleted).filter(|_| goes_as_one)?, None))
        }
        _ => None,
    }
}

/// Returns, for each edit, the text around the first syntax error it introduces, or around its
/// first change if the result parses but is not accepted. Uses all processors.
fn problems(
    programs: &[Program],
    drawn: &[Drawn],
    accepts: Option<Accepts<'_>>,
) -> Vec<Option<String>> {
    let errors: Vec<_> = programs.iter().map(|program| program.syntax_errors()).collect();
    let problem = |drawn: &Drawn| {
        let program = &programs[drawn.program];
        let text: Arc<[u8]> = program.render(&drawn.edit).into();
        let Ok(edited) = parse(program.language(), Arc::clone(&text)) else {
            return Some(excerpt(&text, 0));
        };
        if edited.syntax_errors() > errors[drawn.program] {
            let wrong = edited.nodes().find(|node| node.is_error() || node.is_missing());
            return Some(excerpt(&text, wrong.map_or(0, |node| node.span().start)));
        }
        accepts.is_some_and(|accepts| !accepts(&text)).then(|| {
            let same = program.source().iter().zip(text.iter());
            excerpt(&text, same.take_while(|(before, after)| before == after).count())
        })
    };
    drawn.par_iter().map(problem).collect()
}

/// Returns the text around a byte, on one line.
fn excerpt(text: &[u8], at: usize) -> String {
    let part = &text[at.saturating_sub(EXCERPT_BYTES)..(at + EXCERPT_BYTES).min(text.len())];
    String::from_utf8_lossy(part).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Parses texts of a language, and omits those with nothing but syntax errors.
#[must_use]
pub fn programs(language: &'static Language, texts: &[Arc<[u8]>]) -> Vec<Program> {
    texts.iter().filter_map(|text| parse(language, Arc::clone(text)).ok()).collect()
}
