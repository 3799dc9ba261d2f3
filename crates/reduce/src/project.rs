//! Several files: which of them are needed, and what of each.
//!
//! First the [list of files](crate::files) is minimised, then the texts of files come where these are included if that takes no
//! more room, then each file is walked in its own language, the heaviest first, after all of
//! a language have been walked over [as if they were one](crate::joined).
//! The rounds of one file are those of a [`Fixpoint`], cut into levels: all files have had their coarse rounds before any has
//! its quick ones, so that the tests soon run on little text. In the last level every single change is tried in every file,
//! and a file is due again when anything has changed elsewhere since: it ends when no file has anything left. In the end
//! each file is laid out.
//!
//! A text alone has nothing of this but its fixpoint.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;

use secateur_bundle::{Bundle, File};
use secateur_minimize::{Outcome, Search};
use secateur_syntax::Grammar;

use crate::candidate::{Candidate, Part, Place, Proposal};
use crate::files::{Fate, Files, Mentions};
use crate::fixpoint::{Fixpoint, Level, Plan, PlanError, one_by_one};
use crate::flat::Piece;
use crate::joined::{Joined, joined};
use crate::layout::Layout;
use crate::prior::PriorSource;
use crate::round::{Effort, Round, Walk};
use crate::source::{Source, Stop};
use crate::walker::Walker;

/// How a file is reduced.
#[derive(Clone)]
pub struct Method {
    /// Its language, if that is known.
    pub grammar: Option<&'static Grammar>,
    /// What walks over it, in the order of their turns. Without any it goes as a whole or stays.
    pub walkers: Arc<[Walker]>,
}

/// The search for the smallest files.
pub struct Project {
    plan: Arc<Plan>,
    stop: Option<Stop>,
    /// The files of the bundle, in its order.
    states: Arc<Vec<State>>,
    /// The best so far, without what the current turn has found.
    bundle: Bundle,
    stage: Stage,
    /// How often anything has changed.
    version: u64,
    /// What the list of files has had, and that of files that may be embedded.
    files_done: Done,
    embedded_done: Done,
    /// The last level that the files of a language have had together.
    joined_done: Arc<HashMap<&'static str, Level>>,
    /// What was learned, by language.
    priors: Arc<HashMap<&'static str, PriorSource>>,
    /// The hashes of what was the best before.
    visited: Arc<BTreeSet<u128>>,
    round: usize,
    turn: Turn,
}

/// A file on its way.
#[derive(Clone)]
struct State {
    file: File,
    method: Method,
    /// How large it is, and was at the beginning: in tokens, or in pieces.
    weight: u64,
    weight_before: u64,
    done: Done,
    is_laid_out: bool,
}

/// The last level that something has had, and the version at its end.
#[derive(Clone, Copy, Default)]
struct Done {
    level: Option<Level>,
    version: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Level(Level),
    Layout,
}

/// What is being worked on.
enum Turn {
    /// A text alone, from the beginning to the end.
    Alone(Box<Fixpoint>),
    Files(Box<Files>),
    /// All files of a language as if they were one.
    Joined {
        language: &'static str,
        search: Box<Joined>,
    },
    File {
        number: usize,
        search: Box<Fixpoint>,
    },
    Layout {
        number: usize,
        walk: Layout,
    },
    Over,
}

impl Project {
    /// The search for the smallest text, from `source` on, by `plan`: that of a [`Fixpoint`].
    ///
    /// # Errors
    ///
    /// Those of a [`Fixpoint`].
    pub fn of_text(source: Source, plan: Plan) -> Result<Self, PlanError> {
        let mut project = Self::at_start(Bundle::of_text(source.text().clone()), Vec::new(), plan.clone(), None);
        project.turn = Turn::Alone(Box::new(Fixpoint::new(source, plan)?));
        Ok(project)
    }

    /// The search for what is needed of `bundle`, each file of which is reduced by the method of the same number, and else by
    /// `plan`. It ends when `stop` says so in the middle of a parse.
    ///
    /// # Errors
    ///
    /// When there is nothing to reduce, when a walker needs a grammar where there is none, and when a file that is alone
    /// cannot be parsed.
    pub fn new(bundle: Bundle, methods: Vec<Method>, plan: Plan, stop: Option<Stop>) -> Result<Self, PlanError> {
        for Method { grammar, walkers } in &methods {
            if let Some(&walker) = walkers.iter().find(|walker| walker.needs_grammar() && grammar.is_none()) {
                return Err(PlanError::NoGrammar { walker });
            }
        }
        let files = bundle.files().to_vec();
        let states = files.into_iter().zip(methods).map(|(file, method)| State::new(file, method)).collect();
        let mut project = Self::at_start(bundle, states, plan, stop);
        if let [only] = &project.states[..] {
            let plan = Plan { walkers: only.method.walkers.to_vec(), ..(*project.plan).clone() };
            project.turn = Turn::Alone(Box::new(Fixpoint::new(project.source(0), plan)?));
        } else {
            project.turn = project.next_turn();
            project.settle();
        }
        Ok(project)
    }

    fn at_start(bundle: Bundle, states: Vec<State>, plan: Plan, stop: Option<Stop>) -> Self {
        Self {
            plan: Arc::new(plan),
            stop,
            states: Arc::new(states),
            visited: Arc::new(BTreeSet::from([bundle.hash()])),
            bundle,
            stage: Stage::Level(Level::Coarse),
            version: 0,
            files_done: Done::default(),
            embedded_done: Done::default(),
            joined_done: Arc::default(),
            priors: Arc::default(),
            round: 0,
            turn: Turn::Over,
        }
    }

    /// Goes on to the next turn whenever one has ended, until there is none.
    fn settle(&mut self) {
        while !matches!(self.turn, Turn::Over | Turn::Alone(_)) && self.turn.is_over() {
            self.close_turn();
            let is_stopped = self.stop.as_ref().is_some_and(|stop| stop());
            self.turn = if is_stopped { Turn::Over } else { self.next_turn() };
        }
    }

    /// Takes over what the turn has found.
    fn close_turn(&mut self) {
        let (bundle, turn) = (self.best_bundle(), std::mem::replace(&mut self.turn, Turn::Over));
        let has_changed = bundle != self.bundle;
        self.bundle = bundle;
        // Walkers could undo for ever what others have done: what was there before is no news.
        if has_changed && Arc::make_mut(&mut self.visited).insert(self.bundle.hash()) {
            self.version += 1;
        }
        let done = Done { level: self.stage.level(), version: self.version };
        match turn {
            Turn::Files(files) => {
                match files.fate() {
                    Fate::Gone => self.files_done = done,
                    Fate::Embedded => self.embedded_done = done,
                }
                self.round = files.round().number;
                self.keep_files();
            }
            Turn::Joined { language, search } => {
                self.round = search.round();
                Arc::make_mut(&mut self.priors).insert(language, search.prior().clone());
                (0..self.states.len()).for_each(|number| self.update(number, |_| ()));
            }
            Turn::File { number, search } => {
                self.round = search.round();
                let language = self.states[number].method.language();
                Arc::make_mut(&mut self.priors).insert(language, search.prior().clone());
                self.update(number, |state| state.done = done);
            }
            Turn::Layout { number, .. } => self.update(number, |state| state.is_laid_out = true),
            Turn::Alone(_) | Turn::Over => {}
        }
    }

    /// Forgets the files that are gone, and takes over what else has changed in others.
    fn keep_files(&mut self) {
        let mut files: HashMap<&Path, &File> = self.bundle.files().iter().map(|file| (file.path(), file)).collect();
        let keep = |state: &State| {
            let file = files.remove(state.file.path())?;
            let mut state = state.clone();
            state.set_file(file);
            Some(state)
        };
        self.states = Arc::new(self.states.iter().filter_map(keep).collect());
    }

    fn update(&mut self, number: usize, change: impl FnOnce(&mut State)) {
        let state = &mut Arc::make_mut(&mut self.states)[number];
        state.set_file(&self.bundle.files()[number]);
        change(state);
    }

    /// What is due next.
    fn next_turn(&mut self) -> Turn {
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
            let has_includes = state.method.grammar.is_some_and(|grammar| !grammar.names.includes.is_empty());
            let tree = if has_includes { self.source(number).tree().ok()? } else { None };
            tree.map(|tree| (number, tree))
        });
        let mentions = Mentions::new(&self.bundle, trees);
        let start = if level == Level::Check { one_by_one() } else { self.plan.start.clone() };
        let round = Round { number: self.round + 1, effort: level.effort(), start, prior: self.plan.prior.clone() };
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
        let is_of_it = |state: &State| state.method.grammar.is_some_and(|other| other.name == grammar.name);
        let states = || self.states.iter().enumerate().filter(|(_, state)| is_of_it(state));
        let numbers: Vec<_> = states().map(|(number, _)| number).collect();
        let all = states().flat_map(|(_, state)| state.method.walkers.iter());
        let mut walkers: Vec<_> = all.copied().filter(|walker| matches!(walker, Walker::Transform(_))).collect();
        walkers.dedup();
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
                let round = Round { number: self.round + 1, effort, start, prior };
                let text = self.bundle.files()[number].text().clone();
                return Some(Turn::Layout { number, walk: Layout::new(text, laid_out, round) });
            }
            self.update(number, |state| state.is_laid_out = true);
        }
        None
    }

    fn source(&self, number: usize) -> Source {
        let State { file, method, .. } = &self.states[number];
        let text = file.text().clone();
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

    fn best_bundle(&self) -> Bundle {
        match &self.turn {
            Turn::Alone(search) => self.with_text(0, search.best()),
            Turn::Files(files) => files.best(),
            Turn::Joined { search, .. } => search.best(),
            Turn::File { number, search } => self.with_text(*number, search.best()),
            Turn::Layout { number, walk } => self.with_text(*number, walk.best()),
            Turn::Over => self.bundle.clone(),
        }
    }

    /// The best so far with this text in a file.
    fn with_text(&self, number: usize, text: Arc<[u8]>) -> Bundle {
        if *self.bundle.files()[number].text() == text {
            self.bundle.clone()
        } else {
            self.bundle.with_text(number, text)
        }
    }

    fn proposal(&self, number: usize, Candidate { text, place, kind }: Candidate) -> Proposal {
        let path = self.bundle.files()[number].path();
        let subject = (self.states.len() > 1).then(|| path.display().to_string().into());
        Proposal { bundle: self.bundle.with_text(number, text), subject, place, kind }
    }
}

impl Method {
    /// The name of its language.
    fn language(&self) -> &'static str {
        self.grammar.map_or("", |grammar| grammar.name)
    }

    fn weight(&self, file: &File) -> u64 {
        let tokens = self.grammar.and_then(|grammar| grammar.count_tokens(file.text()).ok());
        tokens.unwrap_or_else(|| Piece::Token.count(file.text()))
    }
}

impl State {
    fn new(file: File, method: Method) -> Self {
        let weight = method.weight(&file);
        Self { file, method, weight, weight_before: weight, done: Done::default(), is_laid_out: false }
    }

    fn set_file(&mut self, file: &File) {
        if *file.text() != *self.file.text() {
            self.file = file.clone();
            self.weight = self.method.weight(file);
        }
    }

    fn can_be_laid_out(&self) -> bool {
        let walkers = &self.method.walkers;
        self.weight < self.weight_before && !walkers.is_empty() && walkers.iter().all(|walker| walker.needs_grammar())
    }
}

impl Done {
    /// Whether this level is still to come, or comes again: the last one does after each change.
    fn is_due(self, level: Level, version: u64) -> bool {
        self.level < Some(level) || level == Level::Check && self.version != version
    }
}

impl Stage {
    fn level(self) -> Option<Level> {
        match self {
            Self::Level(level) => Some(level),
            Self::Layout => Some(Level::Check),
        }
    }
}

impl Turn {
    fn is_over(&self) -> bool {
        match self {
            Self::Alone(search) | Self::File { search, .. } => search.is_over(),
            Self::Files(files) => files.is_over(),
            Self::Joined { search, .. } => search.is_over(),
            Self::Layout { walk, .. } => walk.is_over(),
            Self::Over => true,
        }
    }

    fn copy(&self) -> Self {
        match self {
            Self::Alone(search) => Self::Alone(Box::new(search.copy())),
            Self::Files(files) => Self::Files(Box::new(files.copy())),
            Self::Joined { language, search } => Self::Joined { language, search: Box::new(search.copy()) },
            Self::File { number, search } => Self::File { number: *number, search: Box::new(search.copy()) },
            Self::Layout { number, walk } => Self::Layout { number: *number, walk: walk.clone() },
            Self::Over => Self::Over,
        }
    }
}

impl Search for Project {
    type Candidate = Proposal;
    type Best = Bundle;

    fn candidate(&self) -> Option<Proposal> {
        match &self.turn {
            Turn::Alone(search) => Some(self.proposal(0, search.candidate()?)),
            Turn::File { number, search } => Some(self.proposal(*number, search.candidate()?)),
            Turn::Layout { number, walk } => Some(self.proposal(*number, walk.candidate()?)),
            Turn::Files(files) => {
                let (bundle, kind) = files.candidate()?;
                let part = Part::Files { list_len: files.list_len(), embeds: files.fate() == Fate::Embedded };
                let place = Place { round: files.round().number, part };
                Some(Proposal { bundle, subject: None, place, kind })
            }
            Turn::Joined { language, search } => {
                let (bundle, place, kind) = search.candidate()?;
                Some(Proposal { bundle, subject: Some(format!("all {language}").into()), place, kind })
            }
            Turn::Over => None,
        }
    }

    fn observe(&mut self, outcome: Outcome) {
        match &mut self.turn {
            Turn::Alone(search) | Turn::File { search, .. } => search.observe(outcome),
            Turn::Files(files) => files.observe(outcome),
            Turn::Joined { search, .. } => search.observe(outcome),
            Turn::Layout { walk, .. } => walk.observe(outcome),
            Turn::Over => {}
        }
        self.settle();
    }

    fn best(&self) -> Bundle {
        self.best_bundle()
    }

    fn fork(&self) -> Box<dyn Search<Candidate = Proposal, Best = Bundle>> {
        let Self { plan, stop, states, bundle, stage, version, files_done, embedded_done, .. } = self;
        let Self { joined_done, priors, visited, round, turn, .. } = self;
        let (plan, stop, states, bundle) = (plan.clone(), stop.clone(), states.clone(), bundle.clone());
        let (stage, version, files_done, embedded_done) = (*stage, *version, *files_done, *embedded_done);
        let joined_done = joined_done.clone();
        let (priors, visited, round, turn) = (priors.clone(), visited.clone(), *round, turn.copy());
        Box::new(Self {
            plan,
            stop,
            states,
            bundle,
            stage,
            version,
            files_done,
            embedded_done,
            joined_done,
            priors,
            visited,
            round,
            turn,
        })
    }
}
