//! Reduction of several files: deletes files, and shrinks the rest.
//!
//! First, the [list of files](crate::searches::files) is minimised. Then files are embedded where
//! they are included, if that does not add text. Then all files of a language are reduced [as one
//! text](crate::schedule::joined), and each file alone, the heaviest first. A [`Fixpoint`] runs the
//! rounds of one file, phase by phase. All files finish their coarse rounds before any starts its
//! quick ones, so that tests soon run on small inputs. The check tries every single edit in every
//! file, and repeats for a file after any change elsewhere. It ends when no edit is left in any
//! file. Each file is laid out in the end.
//!
//! A single text has all phases of its fixpoint in one turn.

mod changes;
mod state;
mod turns;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use secateur_bundle::{Bundle, File};
use secateur_minimize::{Outcome, Search};

pub use changes::{BundleChange, changes_of_files, changes_of_text};
pub use state::Method;
use state::{Done, State};

use crate::input::{Source, Stop};
use crate::round::{Candidate, PassSearch, PriorSource, Proposal, SchedulePhase};
use crate::schedule::{Fixpoint, Joined, RoundProgress, Settings, SettingsError, Size};
use crate::searches::files::{FileEdit, Files};
use crate::searches::texts::Texts;

/// The search for the smallest files.
#[derive(Clone)]
pub struct Project {
    settings: Arc<Settings>,
    stop: Option<Stop>,
    /// Files of the bundle, in its order.
    states: Arc<Vec<State>>,
    /// Best bundle, without the findings of the current turn.
    bundle: Bundle,
    /// Current phase of all files. A single text is in the last one from the start.
    phase: SchedulePhase,
    /// Number of changes so far.
    version: u64,
    /// Last phases of the lists of files, by fate.
    files_done: Arc<BTreeMap<FileEdit, Done>>,
    /// Last joint phases of the files of a language.
    joined_done: Arc<HashMap<&'static str, Done>>,
    /// Learned priors, by language.
    priors: Arc<HashMap<&'static str, PriorSource>>,
    progress: RoundProgress,
    round: usize,
    turn: CurrentSearch,
}

/// The current unit of work.
#[derive(Clone)]
enum CurrentSearch {
    Files(Box<Files>),
    /// All files of a language, joined.
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
        search: Texts,
    },
    Over,
}

impl Project {
    /// Creates the search for the smallest text with the rounds of a [`Fixpoint`].
    ///
    /// # Errors
    ///
    /// Those of a [`Fixpoint`].
    pub fn of_text(source: Source, settings: Settings) -> Result<Self, SettingsError> {
        let encoding = source.encoding;
        let method =
            Method { encoding, passes: settings.passes.clone().into(), ..Method::default() };
        let bundle = Bundle::of_text(method.encoded(source.text()));
        let states = vec![State::alone(bundle.files()[0].clone(), method)];
        Self::at_start(bundle, states, settings.clone(), source.stop.clone())
            .alone(source, settings)
    }

    /// Creates the search for the smallest bundle. Each file has the method of the same index;
    /// `settings` give the rest. The search ends when `stop` returns `true`, even during a parse.
    ///
    /// # Errors
    ///
    /// If there is nothing to reduce, if a pass needs a missing grammar, or if a single file cannot
    /// be parsed.
    pub fn new(
        bundle: Bundle,
        methods: Vec<Method>,
        settings: Settings,
        stop: Option<Stop>,
    ) -> Result<Self, SettingsError> {
        let flat = methods.iter().filter(|method| method.grammar.is_none());
        let mut flat = flat.flat_map(|method| method.passes.iter());
        if let Some(&pass) = flat.find(|pass| pass.needs_grammar()) {
            return Err(SettingsError::NoGrammar { pass });
        }
        let states = State::all(&bundle, methods);
        let mut project = Self::at_start(bundle, states, settings, stop);
        if let [only] = &project.states[..] {
            let settings =
                Settings { passes: only.method.passes.to_vec(), ..(*project.settings).clone() };
            let source = only.source(project.stop.as_ref());
            return project.alone(source, settings);
        }
        project.turn = project.next_turn();
        project.settle();
        Ok(project)
    }

    /// Runs all rounds of the only file in one turn.
    fn alone(self, source: Source, settings: Settings) -> Result<Self, SettingsError> {
        let turn =
            CurrentSearch::File { number: 0, search: Box::new(Fixpoint::new(source, settings)?) };
        Ok(Self { phase: SchedulePhase::Layout, turn, ..self })
    }

    fn at_start(
        bundle: Bundle,
        states: Vec<State>,
        settings: Settings,
        stop: Option<Stop>,
    ) -> Self {
        Self {
            settings: Arc::new(settings),
            stop,
            progress: RoundProgress::new(size(&bundle, &states)),
            states: Arc::new(states),
            bundle,
            phase: SchedulePhase::Coarse,
            version: 0,
            files_done: Arc::default(),
            joined_done: Arc::default(),
            priors: Arc::default(),
            round: 0,
            turn: CurrentSearch::Over,
        }
    }

    /// Starts the next turn after each one that ended, until none is left or the search is stopped.
    fn settle(&mut self) {
        if self.stop.as_ref().is_some_and(|stop| stop()) {
            self.close_turn();
        }
        while self.turn.is_over() && !self.is_over() {
            self.close_turn();
            self.turn = self.next_turn();
        }
    }

    /// Returns `true` if this turn is the last: there is none, or it is the only turn of a single
    /// text.
    fn is_over(&self) -> bool {
        match self.turn {
            CurrentSearch::Over => true,
            CurrentSearch::File { .. } => self.phase == SchedulePhase::Layout,
            _ => false,
        }
    }

    /// Adopts the findings of the turn.
    fn close_turn(&mut self) {
        let (bundle, turn) =
            (self.best_bundle(), std::mem::replace(&mut self.turn, CurrentSearch::Over));
        if bundle != self.bundle {
            self.follow(bundle, &turn);
        }
        let done = self.done();
        match turn {
            CurrentSearch::Files(files) => {
                Arc::make_mut(&mut self.files_done).insert(files.fate, done);
                self.round = files.round.number;
            }
            CurrentSearch::Joined { language, search: joined } => {
                (self.round, self.progress) = (joined.search.round, joined.search.progress.clone());
                Arc::make_mut(&mut self.priors).insert(language, joined.search.prior().clone());
                Arc::make_mut(&mut self.joined_done).insert(language, done);
            }
            CurrentSearch::File { number, search } => {
                (self.round, self.progress) = (search.round, search.progress.clone());
                let language = self.states[number].method.language();
                Arc::make_mut(&mut self.priors).insert(language, search.prior().clone());
                self.set_done(number);
            }
            CurrentSearch::Layout { number, .. } => self.set_done(number),
            CurrentSearch::Over => {}
        }
    }

    /// Continues with the result of a turn, if it counts as progress. Rounds check that themselves.
    fn follow(&mut self, bundle: Bundle, turn: &CurrentSearch) {
        let mut before = self.states.iter();
        let mut kept = |file: &File| {
            Some(before.find(|state| state.file.path() == file.path())?.with_file(file))
        };
        let states: Vec<_> = bundle.files().iter().filter_map(&mut kept).collect();
        if !matches!(turn, CurrentSearch::Files(_)) || self.progress.is_news(size(&bundle, &states))
        {
            (self.bundle, self.states) = (bundle, Arc::new(states));
            self.version += 1;
        }
    }

    /// Returns the current phase and version.
    fn done(&self) -> Done {
        Done { phase: Some(self.phase), version: self.version }
    }

    fn set_done(&mut self, number: usize) {
        let done = self.done();
        Arc::make_mut(&mut self.states)[number].done = done;
    }

    fn best_bundle(&self) -> Bundle {
        match &self.turn {
            CurrentSearch::Files(files) => files.best(),
            CurrentSearch::Joined { search, .. } => search.best(),
            CurrentSearch::File { number, search } => self.with_text(*number, &search.best()),
            CurrentSearch::Layout { number, search } => self.with_text(*number, &search.best()),
            CurrentSearch::Over => self.bundle.clone(),
        }
    }

    /// Returns the best bundle with this text in a file.
    fn with_text(&self, number: usize, text: &Arc<[u8]>) -> Bundle {
        let text = self.states[number].method.encoded(text);
        if *self.bundle.files()[number].text() == text {
            self.bundle.clone()
        } else {
            self.bundle.with_text(number, text)
        }
    }

    fn proposal(&self, number: usize, Candidate { text, place, kind }: Candidate) -> Proposal {
        let path = self.bundle.files()[number].path();
        let subject = (self.states.len() > 1).then(|| path.display().to_string().into());
        let text = self.states[number].method.encoded(&text.into());
        Proposal { bundle: self.bundle.with_text(number, text), subject, place, kind }
    }
}

/// Returns the size of a bundle whose earlier states are `states`.
fn size(bundle: &Bundle, states: &[State]) -> Size {
    let weight = |(file, state): (&File, &State)| {
        if file.is_same(&state.file) { state.weight } else { state.method.weight(file) }
    };
    let tokens = bundle.files().iter().zip(states).map(weight).sum();
    Size { files: bundle.files().len(), tokens, bytes: bundle.bytes(), hash: bundle.hash() }
}

impl CurrentSearch {
    fn is_over(&self) -> bool {
        match self {
            Self::File { search, .. } => search.is_over(),
            Self::Files(files) => files.is_over(),
            Self::Joined { search, .. } => search.is_over(),
            Self::Layout { search, .. } => search.is_over(),
            Self::Over => true,
        }
    }
}

impl Search for Project {
    type Candidate = Proposal;
    type Best = Bundle;

    fn candidate(&self) -> Option<Proposal> {
        match &self.turn {
            CurrentSearch::File { number, search } => {
                Some(self.proposal(*number, search.candidate()?))
            }
            CurrentSearch::Layout { number, search } => {
                Some(self.proposal(*number, search.candidate()?))
            }
            CurrentSearch::Files(files) => files.candidate(),
            CurrentSearch::Joined { language, search } => Some(Proposal {
                subject: Some(format!("all {language}").into()),
                ..search.candidate()?
            }),
            CurrentSearch::Over => None,
        }
    }

    fn observe(&mut self, outcome: Outcome) {
        match &mut self.turn {
            CurrentSearch::File { search, .. } => search.observe(outcome),
            CurrentSearch::Files(files) => files.observe(outcome),
            CurrentSearch::Joined { search, .. } => search.observe(outcome),
            CurrentSearch::Layout { search, .. } => search.observe(outcome),
            CurrentSearch::Over => {}
        }
        self.settle();
    }

    fn best(&self) -> Bundle {
        self.best_bundle()
    }
}
