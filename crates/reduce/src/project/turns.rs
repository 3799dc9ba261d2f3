//! Which turn is due next.

use std::collections::HashSet;
use std::sync::Arc;

use secateur_syntax::Grammar;

use super::state::{Done, Method, Stage, State};
use super::{Project, Turn};
use crate::files::{Fate, Files, Mentions};
use crate::fixpoint::{Fixpoint, Level, Plan, PlanError, one_by_one};
use crate::joined::{Joined, joined};
use crate::layout::Layout;
use crate::round::{Effort, Round};
use crate::source::Source;
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
        let are_files_new = self.files_done.level.is_none()
            || self.files_done.level < Some(level) && self.files_done.version != self.version;
        if are_files_new && let Some(turn) = self.files_turn(level, Fate::Gone) {
            return Some(turn);
        }
        if self.embedded_done.is_due(level, self.version)
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
        let is_due = level == Level::Check && self.files_done.is_due(level, self.version);
        if is_due { self.files_turn(level, Fate::Gone) } else { None }
    }

    /// The heaviest file of those that are due.
    fn heaviest(&self, is_due: impl Fn(&State) -> bool) -> Option<usize> {
        let due = self.states.iter().enumerate().filter(|(_, state)| is_due(state));
        // Of equals the first.
        due.rev().max_by_key(|(_, state)| state.weight).map(|(number, _)| number)
    }

    /// The walk over the list of all files, or of those that may be embedded; none if there is nothing to ask.
    fn files_turn(&mut self, level: Level, fate: Fate) -> Option<Turn> {
        let trees = self.states.iter().enumerate().filter_map(|(number, state)| {
            let Method { grammar, encoding, .. } = &state.method;
            let has_includes = encoding.is_none() && grammar.is_some_and(|grammar| !grammar.names.includes.is_empty());
            let tree = if has_includes { self.source(number).tree().ok()? } else { None };
            tree.map(|tree| (number, tree))
        });
        let mentions = Mentions::new(&self.bundle, trees);
        let start = if level == Level::Check { one_by_one() } else { self.plan.start.clone() };
        let (is_check, prior) = (level == Level::Check, self.plan.prior.clone());
        let (number, effort) = (self.round + 1, level.effort());
        let round = Round { number, walker: "files", effort, is_check, start, prior };
        let weights: Vec<_> = self.states.iter().map(|state| state.weight).collect();
        let members = match fate {
            Fate::Gone => (0..weights.len()).collect(),
            Fate::Embedded => mentions.embeddable(&weights, self.plan.one_file),
        };
        let files = Files::new(self.bundle.clone(), members, &weights, Arc::new(mentions), fate, round);
        if files.is_over() {
            let done = Done { level: Some(level), version: self.version };
            match fate {
                Fate::Gone => self.files_done = done,
                Fate::Embedded => self.embedded_done = done,
            }
            return None;
        }
        Some(Turn::Files(Box::new(files)))
    }

    /// The rounds of the files of a language together at this level; none where all have had theirs.
    fn joined_turn(&mut self, level: Level) -> Option<Turn> {
        // Every change alone is tried in each file.
        if level == Level::Check {
            return None;
        }
        loop {
            let is_due =
                |grammar: &&'static Grammar| self.joined_done.get(grammar.name).is_none_or(|&done| done < level);
            let grammar = self.states.iter().filter_map(|state| state.method.grammar).find(is_due)?;
            Arc::make_mut(&mut self.joined_done).insert(grammar.name, level);
            if let Ok(Some(turn)) = self.join(grammar, level) {
                return Some(turn);
            }
        }
    }

    fn join(&self, grammar: &'static Grammar, level: Level) -> Result<Option<Turn>, PlanError> {
        let is_of_it = |state: &State| {
            state.method.encoding.is_none() && state.method.grammar.is_some_and(|other| other.name == grammar.name)
        };
        let states = || self.states.iter().enumerate().filter(|(_, state)| is_of_it(state));
        let numbers: Vec<_> = states().map(|(number, _)| number).collect();
        let all = states().flat_map(|(_, state)| state.method.walkers.iter());
        let mut walkers: Vec<_> = all.copied().filter(|walker| matches!(walker, Walker::Transform(_))).collect();
        let mut seen = HashSet::new();
        walkers.retain(|walker| seen.insert(*walker) && walker.first_effort() <= level.effort());
        let text = joined(&self.bundle, &numbers, grammar.names.seam);
        let (Some(text), false, true) = (text, walkers.is_empty(), numbers.len() > 1) else { return Ok(None) };
        let prior = self.priors.get(grammar.name).unwrap_or(&self.plan.prior).clone();
        let plan = Plan { walkers, start: self.plan.start.clone(), prior, layout: false, one_file: false };
        let source = self.stoppable(Source::of_language(grammar, text.into()));
        let bundle = self.bundle.clone();
        let search = Joined::new(bundle, numbers, grammar.names.seam, source, plan, level, self.round + 1)?;
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
        if walkers.iter().all(|walker| walker.first_effort() > rounds.effort()) {
            return Ok(None);
        }
        let prior = self.priors.get(self.states[number].method.language()).unwrap_or(&self.plan.prior);
        let (walkers, start, prior) = (walkers.to_vec(), self.plan.start.clone(), prior.clone());
        let plan = Plan { walkers, start, prior, layout: false, one_file: false };
        let search = Fixpoint::of_levels(self.source(number), plan, rounds..=rounds, self.round + 1)?;
        Ok(Some(Turn::File { number, search: Box::new(search) }))
    }

    fn layout_turn(&mut self) -> Option<Turn> {
        while let Some(number) = self.heaviest(|state| !state.is_laid_out && state.can_be_laid_out()) {
            if let Ok(Some(laid_out)) = self.source(number).laid_out() {
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
        let State { file, method, .. } = &self.states[number];
        let text = method.text_of(file);
        self.stoppable(match method.grammar {
            Some(grammar) => Source::of_language(grammar, text),
            None => Source::of_text(text),
        })
    }

    fn stoppable(&self, source: Source) -> Source {
        match &self.stop {
            Some(stop) => source.until(stop.clone()),
            None => source,
        }
    }
}
