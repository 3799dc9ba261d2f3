//! How well a grammar fits texts: permitted edits are drawn at random, and those are counted after which the text still parses.
//!
//! What an external scanner reads, the rules do not tell: that `[==[` needs its `]==]`, say. Such a place shows as one where edits
//! always fail, and an override of the language mends it. [`mend`] proposes those that have been seen to help.

mod mend;

use std::collections::BTreeMap;
use std::sync::Arc;

use rayon::prelude::*;
use secateur_names::{Language, Program, parse};
use secateur_syntax::drawing::{EditKind, Pool, Random, mass_deletion};
use secateur_syntax::{Edit, NodeId, Replacement};

pub(crate) use mend::quoted;
pub use mend::{Mended, Override, Remedy, mend, with_overrides};

/// How many edits of each kind are drawn, if the texts are not long.
const DRAWN_MAX: usize = 500;
/// How many are drawn of long texts.
const DRAWN_MIN: usize = 20;
/// How many bytes are parsed, about.
const BYTES_MAX: usize = 32 << 20;
/// The shares of members that lists lose in mass deletions, in percent.
const MASS_PERCENTS: [usize; 4] = [1, 10, 50, 90];
/// The same edits are drawn each time.
const SEED: u64 = 1;
/// In a place with so many edits, of which so many percent fail, it is the place that is wrong.
const TRIED_MIN: usize = 3;
const FAILED_PERCENT_MIN: usize = 80;
/// What stands for the kind of a smallest text.
const SMALLEST: &str = "";
/// How much is shown of a text that does not parse.
const EXCERPT_BYTES: usize = 30;

/// How many edits were tried, and how many of them failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tries {
    /// All.
    pub tried: usize,
    /// Those after which there were more syntax errors.
    pub failed: usize,
}

/// What an edit changes, if that is one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// A node goes, perhaps with what only goes with it.
    Deleted,
    /// Something else takes its place.
    Replaced,
}

/// Where an edit changes something: the kinds of a node and of its parent, and what is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// The kind of the parent.
    pub parent: &'static str,
    /// The kind of the node.
    pub child: &'static str,
    /// What is done to it.
    pub change: Change,
}

/// What became of edits in one spot.
#[derive(Clone, Debug, Default)]
pub struct SpotTries {
    /// All of them.
    pub all: Tries,
    /// By the kind of what takes the place, where that is a node or the smallest text.
    pub by_kind: BTreeMap<&'static str, Tries>,
    /// The text around the first error after the first that failed.
    pub example: Option<String>,
}

/// What became of the edits that were drawn.
#[derive(Clone, Debug, Default)]
pub struct Edits {
    /// By kind of edit, with its title.
    pub rows: Vec<(String, Tries)>,
    /// By spot, of those that change one.
    pub spots: BTreeMap<Spot, SpotTries>,
}

impl Tries {
    fn add(&mut self, parses: bool) {
        self.tried += 1;
        self.failed += usize::from(!parses);
    }

    /// Whether so many failed that it is not by chance.
    #[must_use]
    pub fn mostly_fail(self) -> bool {
        self.tried >= TRIED_MIN && self.failed * 100 >= self.tried * FAILED_PERCENT_MIN
    }
}

impl Edits {
    /// All together.
    #[must_use]
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

/// An edit that was drawn, by the numbers of its row and its program.
struct Drawn {
    row: usize,
    program: usize,
    edit: Edit,
    spot: Option<(Spot, Option<&'static str>)>,
}

/// Draws permitted edits of every kind, always the same for the same programs, and parses what comes of each.
#[must_use]
pub fn draw(programs: &[Program]) -> Edits {
    if programs.is_empty() {
        return Edits::default();
    }
    let bytes =
        programs.iter().map(|program| program.source().len()).sum::<usize>() / programs.len();
    let kinds = EditKind::ALL.len() + MASS_PERCENTS.len();
    let number = (BYTES_MAX / (kinds * bytes.max(1))).clamp(DRAWN_MIN, DRAWN_MAX);
    let (mut random, mut drawn, mut edits) = (Random::new(SEED), Vec::new(), Edits::default());
    for (row, (kind, title)) in EditKind::ALL.into_iter().enumerate() {
        let pools: Vec<_> = programs.iter().map(|program| Pool::new(program, kind)).collect();
        let (end, mut misses) = (drawn.len() + number, 0);
        while drawn.len() < end && misses < 20 * number {
            let program = random.below(pools.len());
            match pools[program].draw(&mut random) {
                Some((edit, _)) => {
                    let spot = spot(&programs[program], &edit);
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
        edits.rows.push((format!("all lists lose {percent} % of their members"), Tries::default()));
    }
    for (Drawn { row, spot, .. }, problem) in drawn.iter().zip(problems(programs, &drawn)) {
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

/// The one place that an edit changes, and the kind of what it puts there.
fn spot(program: &Program, edit: &Edit) -> Option<(Spot, Option<&'static str>)> {
    let at = |id: NodeId, change| {
        let node = program.node(id);
        let is_known = |kind: &str| !["ERROR", "TEXT"].contains(&kind);
        let (parent, child) = (node.parent()?.kind(), node.kind());
        (is_known(parent) && is_known(child)).then_some(Spot { parent, child, change })
    };
    match (edit.deleted(), edit.replaced()) {
        ([], [(id, replacement)]) => {
            let kind = match replacement {
                Replacement::Node(node) => Some(program.node(*node).kind()),
                Replacement::Text(_) => Some(SMALLEST),
                Replacement::Run { .. } => None,
            };
            at(*id, Change::Replaced).map(|spot| (spot, kind))
        }
        ([first, others @ ..], []) => {
            // Several that go together count for the first that has a name.
            let parent = program.node(*first).parent_id();
            let named = edit
                .deleted()
                .iter()
                .copied()
                .find(|&id| program.node(id).is_named())
                .unwrap_or(*first);
            let goes_as_one = others.is_empty()
                || program.removable_with(named).is_some_and(|along| along == edit.deleted())
                    && others.iter().all(|&id| program.node(id).parent_id() == parent);
            goes_as_one.then(|| at(named, Change::Deleted)).flatten().map(|spot| (spot, None))
        }
        _ => None,
    }
}

/// Of each edit the text around the first error that it makes, if it makes one. They are parsed on all processors.
fn problems(programs: &[Program], drawn: &[Drawn]) -> Vec<Option<String>> {
    let errors: Vec<_> = programs.iter().map(|program| program.syntax_errors()).collect();
    let problem = |drawn: &Drawn| {
        let program = &programs[drawn.program];
        let text: Arc<[u8]> = program.render(&drawn.edit).into();
        let Ok(edited) = parse(program.language(), Arc::clone(&text)) else {
            return Some(excerpt(&text, 0));
        };
        (edited.syntax_errors() > errors[drawn.program]).then(|| {
            let wrong = edited.nodes().find(|node| node.is_error() || node.is_missing());
            excerpt(&text, wrong.map_or(0, |node| node.span().start))
        })
    };
    drawn.par_iter().map(problem).collect()
}

/// The text around a byte, on one line.
fn excerpt(text: &[u8], at: usize) -> String {
    let part = &text[at.saturating_sub(EXCERPT_BYTES)..(at + EXCERPT_BYTES).min(text.len())];
    String::from_utf8_lossy(part).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Parses texts of a language; those of which nothing but errors is left are left out.
#[must_use]
pub fn programs(language: &'static Language, texts: &[Arc<[u8]>]) -> Vec<Program> {
    texts.iter().filter_map(|text| parse(language, Arc::clone(text)).ok()).collect()
}
