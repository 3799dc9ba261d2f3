//! Which turn is due next.

use std::collections::HashSet;
use std::ops::Range;
use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_names::Language;

use super::state::{Done, Method, Stage, State};
use super::{Project, Turn, size};
use crate::effort::Effort;
use crate::files::{Fate, Files, Mentions};
use crate::fixpoint::{Fixpoint, Level, one_by_one};
use crate::joined::{BYTES_MAX, FilePart, Joined, Seams};
use crate::layout::Layout;
use crate::plan::{Plan, PlanError, is_over_tree};
use crate::progress::Measure;
use crate::round::Round;
use crate::source::{Source, Stop};
use crate::walker::Walker;

impl Project {
    /// What is due next.
    pub(super) fn next_turn(&mut self) -> Turn {
        loop {
            let turn = match self.stage {
                Stage::Level(level) => self.turn_at(level),
                Stage::Layout => self.layout_turn(),
            };
            if let Some(turn) = turn {
                return turn;
            }
            self.stage = match self.stage {
                Stage::Level(Level::Coarse) => Stage::Level(Level::Quick),
                Stage::Level(Level::Quick) => Stage::Level(Level::Thorough),
                Stage::Level(Level::Thorough) => Stage::Level(Level::Check),
                Stage::Level(Level::Check) if self.plan.layout => Stage::Layout,
                Stage::Level(Level::Check) | Stage::Layout => return Turn::Over,
            };
        }
    }

    /// What is due at this level: first the list of files, then the heaviest file; the list again once all files are done.
    fn turn_at(&mut self, level: Level) -> Option<Turn> {
        let files_done = self.files_done(Fate::Gone);
        let are_files_new =
            files_done.level.is_none() || files_done.level < Some(level) && files_done.version != self.version;
        if are_files_new && let Some(turn) = self.files_turn(level, Fate::Gone) {
            return Some(turn);
        }
        if self.files_done(Fate::Embedded).is_due(level, self.version)
            && let Some(turn) = self.files_turn(level, Fate::Embedded)
        {
            return Some(turn);
        }
        if let Some(turn) = self.joined_turn(level) {
            return Some(turn);
        }
        while let Some(number) = self.heaviest(|state| state.done.is_due(level, self.version)) {
            match self.file_turn(number, level) {
                Ok(Some(turn)) => return Some(turn),
                // There is nothing to walk over, or the parser has failed.
                Ok(None) | Err(_) => {
                    let done = Done { level: Some(level), version: self.version };
                    self.update(number, |state| state.done = done);
                }
            }
        }
        if level < Level::Check {
            return None;
        }
        let is_due = |fate: &Fate| self.files_done(*fate).is_due(level, self.version);
        let due: Vec<_> = [Fate::Gone, Fate::Missing].into_iter().filter(is_due).collect();
        due.into_iter().find_map(|fate| self.files_turn(level, fate))
    }

    /// The heaviest file of those that are due.
    fn heaviest(&self, is_due: impl Fn(&State) -> bool) -> Option<usize> {
        let due = self.states.iter().enumerate().filter(|(_, state)| is_due(state));
        // Of equals the first.
        due.rev().max_by_key(|(_, state)| state.weight).map(|(number, _)| number)
    }

    /// The last level that the list of files with this fate has had.
    fn files_done(&self, fate: Fate) -> Done {
        self.files_done.get(&fate).copied().unwrap_or_default()
    }

    /// The walk over the list of the files that may have this fate; none if there is nothing to ask.
    fn files_turn(&mut self, level: Level, fate: Fate) -> Option<Turn> {
        let mentions = mentions(&self.bundle, &self.states, self.stop.as_ref());
        let start = if level == Level::Check { one_by_one() } else { self.plan.start.clone() };
        let (is_check, prior) = (level == Level::Check, self.plan.prior.clone());
        let (number, effort) = (self.round + 1, level.effort());
        let round = Round { number, walker: "files", effort, is_check, start, prior };
        let weights: Vec<_> = self.states.iter().map(|state| state.weight).collect();
        let members = mentions.members(fate, &weights, self.plan.one_file);
        let files = Files::new(self.bundle.clone(), members, &weights, Arc::new(mentions), fate, round);
        if files.is_over() {
            let done = Done { level: Some(level), version: self.version };
            Arc::make_mut(&mut self.files_done).insert(fate, done);
            return None;
        }
        Some(Turn::Files(Box::new(files)))
    }

    /// The rounds of the files of a language together at this level; none where all have had theirs.
    fn joined_turn(&mut self, level: Level) -> Option<Turn> {
        loop {
            let is_due = |grammar: &&'static Language| {
                let done = self.joined_done.get(grammar.name).copied().unwrap_or_default();
                done.is_due(level, self.version)
            };
            let grammar = self.states.iter().filter_map(|state| state.method.grammar).find(is_due)?;
            if let Ok(Some(turn)) = self.join(grammar, level) {
                return Some(turn);
            }
            let done = Done { level: Some(level), version: self.version };
            Arc::make_mut(&mut self.joined_done).insert(grammar.name, done);
        }
    }

    fn join(&self, grammar: &'static Language, level: Level) -> Result<Option<Turn>, PlanError> {
        let Some((seams, mut walkers)) = joinable(&self.states, grammar, self.stop.as_ref()) else { return Ok(None) };
        walkers.retain(|walker| walker.first().effort() <= level.effort());
        let (Some(text), false) = (seams.join(&self.bundle), walkers.is_empty()) else { return Ok(None) };
        let prior = self.priors.get(grammar.name).unwrap_or(&self.plan.prior).clone();
        let plan = Plan { walkers, start: self.plan.start.clone(), prior, layout: false, one_file: false };
        let source = stoppable(Source::of_language(grammar, text.into()), self.stop.as_ref());
        let (states, place) = (self.states.clone(), (level, self.round + 1));
        let size = move |bundle: &Bundle| size(bundle, &states);
        let search = Joined::new(self.bundle.clone(), seams, source, plan, place, self.progress.clone(), size)?;
        Ok(Some(Turn::Joined { language: grammar.name, search: Box::new(search) }))
    }

    /// The rounds of one file at this level; none where it has none.
    fn file_turn(&mut self, number: usize, level: Level) -> Result<Option<Turn>, PlanError> {
        let State { file, method: Method { walkers, .. }, .. } = &self.states[number];
        if file.text().is_empty() || walkers.is_empty() {
            return Ok(None);
        }
        // Pieces of a text know no efforts: the first kind of them is coarse, and all are thorough.
        let is_flat = walkers.iter().all(|walker| !walker.needs_grammar());
        let (walkers, rounds) = match level {
            Level::Coarse if is_flat => (&walkers[..1], Level::Thorough),
            Level::Quick if is_flat => return Ok(None),
            _ => (&walkers[..], level),
        };
        if walkers.iter().all(|walker| walker.first().effort() > rounds.effort()) {
            return Ok(None);
        }
        let prior = self.priors.get(self.states[number].method.language()).unwrap_or(&self.plan.prior);
        let (walkers, start, prior) = (walkers.to_vec(), self.plan.start.clone(), prior.clone());
        let plan = Plan { walkers, start, prior, layout: false, one_file: false };
        let whole = Some((self.progress.clone(), self.measure(number)));
        let search = Fixpoint::of_levels(self.source(number), plan, rounds..=rounds, self.round + 1, whole)?;
        Ok(Some(Turn::File { number, search: Box::new(search) }))
    }

    /// How simple all files are with a text in the place of the one of this number.
    fn measure(&self, number: usize) -> Measure {
        let (bundle, states) = (self.bundle.clone(), self.states.clone());
        Arc::new(move |text| {
            let text = states[number].method.encoded(text);
            Some(size(&bundle.with_text(number, text), &states))
        })
    }

    fn layout_turn(&mut self) -> Option<Turn> {
        while let Some(number) = self.heaviest(|state| !state.is_laid_out && !state.method.walkers.is_empty()) {
            let state = &self.states[number];
            let (is_over_tree, has_shrunk) = (is_over_tree(&state.method.walkers), state.has_shrunk());
            if let Ok(laid_out @ Some(_)) = self.source(number).laid_out(is_over_tree, has_shrunk) {
                let effort = Effort::Thorough;
                let (start, prior) = (self.plan.start.clone(), self.plan.prior.clone());
                let round = Round { number: self.round + 1, walker: "layout", effort, is_check: false, start, prior };
                let text = self.states[number].method.text_of(&self.bundle.files()[number]);
                return Some(Turn::Layout { number, walk: Layout::new(text, laid_out, round) });
            }
            self.update(number, |state| state.is_laid_out = true);
        }
        None
    }

    pub(super) fn source(&self, number: usize) -> Source {
        source(&self.states[number], self.stop.as_ref())
    }
}

/// A file as walkers see it.
pub(super) fn source(state: &State, stop: Option<&Stop>) -> Source {
    let text = state.method.text_of(&state.file);
    let source = match state.method.grammar {
        Some(grammar) => Source::of_language(grammar, text),
        None => Source::of_text(text),
    };
    stoppable(source, stop)
}

fn stoppable(source: Source, stop: Option<&Stop>) -> Source {
    match stop {
        Some(stop) => source.until(stop.clone()),
        None => source,
    }
}

/// What brings the files of `bundle` into others.
pub(super) fn mentions(bundle: &Bundle, states: &[State], stop: Option<&Stop>) -> Mentions {
    let trees = states.iter().enumerate().filter_map(|(number, state)| {
        let Method { grammar, encoding, .. } = &state.method;
        let has_includes = encoding.is_none() && grammar.is_some_and(|grammar| !grammar.names.includes.is_empty());
        let tree = if has_includes { source(state, stop).tree().ok()? } else { None };
        tree.map(|tree| (number, tree))
    });
    let folder_files = |state: &State| state.method.grammar.map_or(&[][..], |grammar| grammar.names.folder_files);
    Mentions::new(bundle, &states.iter().map(folder_files).collect::<Vec<_>>(), trees)
}

/// Those of several files that can be read as one text in the language of `grammar`, and what may walk over it.
pub(super) fn joinable(
    states: &[State],
    grammar: &'static Language,
    stop: Option<&Stop>,
) -> Option<(Seams, Vec<Walker>)> {
    let is_of_it = |state: &State| {
        state.method.encoding.is_none() && state.method.grammar.is_some_and(|other| other.name == grammar.name)
    };
    let states = || states.iter().enumerate().filter(|(_, state)| is_of_it(state));
    let (seam, bytes) = (grammar.names.seam?, states().map(|(_, state)| state.file.text().len()).sum::<usize>());
    if states().count() < 2 || bytes > BYTES_MAX {
        return None;
    }
    let part = |number, state: &State| {
        let range = if seam.is_line() { 0..state.file.text().len() } else { outermost(state, seam.node, stop)? };
        Some(FilePart { number, range })
    };
    let parts: Vec<_> = states().filter_map(|(number, state)| part(number, state)).collect();
    let all = states().flat_map(|(_, state)| state.method.walkers.iter());
    let mut walkers: Vec<_> = all.copied().filter(|walker| walker.is_transformation()).collect();
    let mut seen = HashSet::new();
    walkers.retain(|walker| seen.insert(*walker));
    (parts.len() > 1).then(|| (Seams::new(parts, seam), walkers))
}

/// The bytes of the only outermost node of this kind in a file.
fn outermost(state: &State, kind: &str, stop: Option<&Stop>) -> Option<Range<usize>> {
    let tree = source(state, stop).tree().ok()??;
    let mut nodes = tree.root().children().filter(|node| node.kind() == kind).map(|node| node.span());
    nodes.next().filter(|_| nodes.next().is_none())
}
