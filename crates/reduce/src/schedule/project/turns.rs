//! Choice of the next turn.

use std::collections::HashSet;
use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_names::Language;

use super::state::{Done, Method, State};
use super::{CurrentSearch, Project, size};
use crate::input::{Source, Stop};
use crate::pass::Pass;
use crate::round::{Round, SchedulePhase};
use crate::schedule::{
    BYTES_MAX, FilePart, Fixpoint, Joined, Measure, Seams, Settings, is_over_tree,
};
use crate::searches::files::{FileEdit, Files, Mentions};
use crate::searches::texts::Texts;

impl Project {
    /// Returns the next turn.
    pub(super) fn next_turn(&mut self) -> CurrentSearch {
        loop {
            let turn = match self.phase {
                SchedulePhase::Layout => self.layout_turn(),
                phase => self.turn_in(phase),
            };
            if let Some(turn) = turn {
                return turn;
            }
            let is_next = |next: &SchedulePhase| {
                *next > self.phase && (*next < SchedulePhase::Layout || self.settings.layout)
            };
            let Some(next) = SchedulePhase::OF_FILES.into_iter().find(is_next) else {
                return CurrentSearch::Over;
            };
            self.phase = next;
        }
    }

    /// Returns the next turn of this phase: first the list of files, then the heaviest file, and
    /// the list again after all files.
    fn turn_in(&mut self, phase: SchedulePhase) -> Option<CurrentSearch> {
        let files_done = self.files_done(FileEdit::DeleteWithInclusions);
        let are_files_new = files_done.phase.is_none()
            || files_done.phase < Some(phase) && files_done.version != self.version;
        let is_due = |fate| self.files_done(fate).is_due(phase, self.version);
        let lists = [
            (FileEdit::DeleteWithInclusions, are_files_new),
            (FileEdit::Embed, is_due(FileEdit::Embed)),
            // In the coarse phase, parts of heavy files define most keys and are not needed at all.
            (FileEdit::DeleteParts, phase > SchedulePhase::Coarse && is_due(FileEdit::DeleteParts)),
        ];
        let mut due = lists.into_iter().filter(|(_, is_due)| *is_due);
        let turn = due.find_map(|(fate, _)| self.files_turn(phase, fate));
        if let Some(turn) = turn.or_else(|| self.joined_turn(phase)) {
            return Some(turn);
        }
        while let Some(number) = self.heaviest(|state| state.done.is_due(phase, self.version)) {
            if let Some(turn) = self.file_turn(number, phase) {
                return Some(turn);
            }
            self.set_done(number);
        }
        if phase < SchedulePhase::Check {
            return None;
        }
        [FileEdit::DeleteWithInclusions, FileEdit::DeleteAlone].into_iter().find_map(|fate| {
            let is_due = self.files_done(fate).is_due(phase, self.version);
            if is_due { self.files_turn(phase, fate) } else { None }
        })
    }

    /// Returns the heaviest due file.
    fn heaviest(&self, is_due: impl Fn(&State) -> bool) -> Option<usize> {
        let due = self.states.iter().enumerate().filter(|(_, state)| is_due(state));
        // The first of equals.
        due.rev().max_by_key(|(_, state)| state.weight).map(|(number, _)| number)
    }

    /// Returns the last phase of the list of files with this fate.
    fn files_done(&self, fate: FileEdit) -> Done {
        self.files_done.get(&fate).copied().unwrap_or_default()
    }

    /// Returns a round over the files that may have this fate; `None` if there is no query.
    fn files_turn(&mut self, phase: SchedulePhase, fate: FileEdit) -> Option<CurrentSearch> {
        let mentions = mentions(&self.bundle, &self.states, self.stop.as_ref());
        let round = self.next_round("files", phase);
        let weights: Vec<_> = match fate {
            FileEdit::DeleteParts => mentions.weights_of_parts(),
            _ => self.states.iter().map(|state| state.weight).collect(),
        };
        // Modules are merged when they are small, unless the user asks for one file: a run that is
        // stopped early has one, too.
        let merges = self.settings.one_file || phase > SchedulePhase::Coarse;
        let members = mentions.members(fate, &weights, self.settings.one_file, merges);
        let files =
            Files::new(self.bundle.clone(), members, &weights, Arc::new(mentions), fate, round);
        if files.is_over() {
            let done = self.done();
            Arc::make_mut(&mut self.files_done).insert(fate, done);
            return None;
        }
        Some(CurrentSearch::Files(Box::new(files)))
    }

    /// Returns the joint rounds of the files of a language in this phase; `None` if all are done.
    fn joined_turn(&mut self, phase: SchedulePhase) -> Option<CurrentSearch> {
        loop {
            let is_due = |grammar: &&'static Language| {
                let done = self.joined_done.get(grammar.name).copied().unwrap_or_default();
                done.is_due(phase, self.version)
            };
            let grammar =
                self.states.iter().filter_map(|state| state.method.grammar).find(is_due)?;
            if let Some(turn) = self.join(grammar, phase) {
                return Some(turn);
            }
            let done = self.done();
            Arc::make_mut(&mut self.joined_done).insert(grammar.name, done);
        }
    }

    /// Returns the joint rounds of one language; `None` also if the parser has failed.
    fn join(&self, grammar: &'static Language, phase: SchedulePhase) -> Option<CurrentSearch> {
        let (seams, mut passes) = joinable(&self.states, grammar, self.stop.as_ref())?;
        passes.retain(|pass| pass.first().breadth(0) <= phase.breadth(0));
        let text = seams.join(&self.bundle).filter(|_| !passes.is_empty())?;
        let settings = self.settings_of(passes, grammar.name, false);
        let source = Source::of_language(grammar, text.into());
        let source = self.stop.iter().cloned().fold(source, Source::until);
        let (bundle, states, of_measure) =
            (self.bundle.clone(), self.states.clone(), seams.clone());
        let measure: Measure =
            Arc::new(move |text| Some(size(&of_measure.cut(&bundle, text)?, &states)));
        let whole = Some((self.progress.clone(), measure));
        let rounds = Fixpoint::of_phases(source, settings, phase.level(), self.round + 1, whole);
        let search = Box::new(Joined::new(self.bundle.clone(), seams, rounds.ok()?));
        Some(CurrentSearch::Joined { language: grammar.name, search })
    }

    /// Returns the rounds of one file in this phase; `None` if it has none, or the parser has
    /// failed.
    fn file_turn(&self, number: usize, phase: SchedulePhase) -> Option<CurrentSearch> {
        let State { file, method, .. } = &self.states[number];
        let passes = &method.passes;
        if file.text().is_empty() || passes.is_empty() {
            return None;
        }
        // Passes over pieces have no breadths: the first of them runs in the coarse phase, and all
        // run in the thorough one.
        let is_flat = passes.iter().all(|pass| !pass.needs_grammar());
        let (passes, phase) = match phase {
            SchedulePhase::Coarse if is_flat => (&passes[..1], SchedulePhase::Thorough),
            SchedulePhase::Quick if is_flat => return None,
            _ => (&passes[..], phase),
        };
        if passes.iter().all(|pass| pass.first().breadth(0) > phase.breadth(0)) {
            return None;
        }
        let settings = self.settings_of(passes.to_vec(), method.language(), true);
        let whole = Some((self.progress.clone(), self.measure(number)));
        let source = self.states[number].source(self.stop.as_ref());
        let rounds = Fixpoint::of_phases(source, settings, phase.level(), self.round + 1, whole);
        Some(CurrentSearch::File { number, search: Box::new(rounds.ok()?) })
    }

    fn next_round(&self, pass: &'static str, phase: SchedulePhase) -> Round {
        self.settings.round(pass, self.round + 1, phase, 0, self.settings.prior.clone())
    }

    /// Returns the settings for one file in this language, or for all of them together.
    fn settings_of(&self, passes: Vec<Pass>, language: &str, is_of_one_file: bool) -> Settings {
        let prior = self.priors.get(language).unwrap_or(&self.settings.prior).clone();
        let (start, prior) = (self.settings.start.clone(), prior.of_one_file(is_of_one_file));
        Settings { passes, start, prior, layout: false, one_file: false }
    }

    /// Returns a measure of the whole bundle with another text in the file with index `number`.
    fn measure(&self, number: usize) -> Measure {
        let (bundle, states) = (self.bundle.clone(), self.states.clone());
        Arc::new(move |text| {
            let text = states[number].method.encoded(text);
            Some(size(&bundle.with_text(number, text), &states))
        })
    }

    fn layout_turn(&mut self) -> Option<CurrentSearch> {
        let is_due = |state: &State| {
            state.done.phase < Some(SchedulePhase::Layout) && !state.method.passes.is_empty()
        };
        while let Some(number) = self.heaviest(is_due) {
            let state = &self.states[number];
            let mut source = state.source(self.stop.as_ref());
            let laid_out = source
                .laid_out(is_over_tree(&state.method.passes), state.has_shrunk())
                .unwrap_or_default();
            if !laid_out.is_empty() {
                let round = self.next_round("layout", SchedulePhase::Layout);
                let search = Texts::of_layouts(source.text().clone(), laid_out, round);
                return Some(CurrentSearch::Layout { number, search });
            }
            self.set_done(number);
        }
        None
    }
}

/// Finds the inclusions among the files of `bundle`.
pub(super) fn mentions(bundle: &Bundle, states: &[State], stop: Option<&Stop>) -> Mentions {
    let trees = states.iter().enumerate().filter_map(|(number, state)| {
        let Method { grammar, encoding, .. } = &state.method;
        let has_includes =
            encoding.is_none() && grammar.is_some_and(|grammar| !grammar.includes.is_empty());
        if has_includes { Some((number, state.program(stop)?)) } else { None }
    });
    let folder_files =
        |state: &State| state.method.grammar.map_or(&[][..], |grammar| &grammar.folder_files);
    Mentions::new(bundle, &states.iter().map(folder_files).collect::<Vec<_>>(), trees)
}

/// Returns the files that can be joined in the language of `grammar`, and the passes for the joined
/// text.
pub(super) fn joinable(
    states: &[State],
    grammar: &'static Language,
    stop: Option<&Stop>,
) -> Option<(Seams, Vec<Pass>)> {
    let is_of_it = |state: &State| {
        state.method.encoding.is_none()
            && state.method.grammar.is_some_and(|other| other.name == grammar.name)
    };
    let states = || states.iter().enumerate().filter(|(_, state)| is_of_it(state));
    let seam = grammar.seam?;
    let bytes: usize = states().map(|(_, state)| state.file.text().len()).sum();
    if states().count() < 2 || bytes > BYTES_MAX {
        return None;
    }
    let part = |(number, state): (usize, &State)| {
        let range = match seam.node {
            None => 0..state.file.text().len(),
            Some(kind) => state.outermost(kind, stop)?,
        };
        Some(FilePart { number, range })
    };
    let parts: Vec<_> = states().filter_map(part).collect();
    let all = states().flat_map(|(_, state)| state.method.passes.iter());
    let mut passes: Vec<_> = all.copied().filter(|pass| pass.is_transformation()).collect();
    let mut seen = HashSet::new();
    passes.retain(|pass| seen.insert(*pass));
    (parts.len() > 1).then(|| (Seams::new(parts, seam), passes))
}
