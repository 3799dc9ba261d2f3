//! Rounds of passes up to a fixpoint: turns HDD into HDD\*, and makes any result 1-tree-minimal.
//!
//! A deletion can enable another one that failed earlier: a declaration can be deleted after its
//! last use. So the result of each round is parsed and reduced again, until a round leaves the text
//! unchanged. One more round then tries every element of every list alone, because not every list
//! minimiser guarantees that. If it finds something, the rounds continue. At the end every single
//! deletion of the pass has failed on the final text. A driver that caches outcomes has most
//! answers of the last round already.
//!
//! Several passes take turns, phase by phase of a [`Schedule`].
//!
//! If the parser finds little but syntax errors, passes over lines, tokens and long words run
//! instead, each to its fixpoint. The passes over trees start as soon as a round leaves a text with
//! a tree.

use std::ops::RangeInclusive;
use std::sync::Arc;

use secateur_bundle::AsBundle;
use secateur_minimize::{Outcome, Search};
use secateur_syntax::ParseError;

use crate::input::Source;
use crate::pass::Pass;
use crate::pass_kind::PassKind;
use crate::round::{Candidate, PassSearch, Piece, PriorSource, Round, SchedulePhase};
use crate::schedule::{
    Failures, Measure, RoundProgress, Schedule, ScheduleCursor, Settings, SettingsError, Size,
    is_over_tree,
};
use crate::searches::closures;
use crate::searches::texts::Texts;

/// Ratio of the tokens of a text to the part that a test of a coarse round deletes, on average, if
/// another round is worthwhile.
const CYCLE_SHARE: u64 = 256;

/// Rounds of passes over a text and its successors, until nothing can be deleted.
#[derive(Clone)]
pub struct Fixpoint {
    settings: Arc<Settings>,
    /// Text at the start of the current round.
    source: Source,
    /// Passes that run on the current text.
    passes: Arc<[Pass]>,
    cursor: ScheduleCursor,
    pub(crate) round: usize,
    /// Number of tokens in the focus of a long program, while passes focus on it.
    focus: u64,
    /// Last phase to run.
    last: SchedulePhase,
    /// Tokens of the source at the start, if the layout depends on them.
    tokens_before: u64,
    /// `true` in the round before the first pass, which keeps what was executed or named.
    is_opening: bool,
    /// `true` in the last round, which tries the layout.
    is_ending: bool,
    /// Number of tests of the current round.
    tests: u64,
    /// Failures so far, with learned priors.
    failures: Option<Failures>,
    pub(crate) progress: RoundProgress,
    /// Measures everything that contains the source.
    measure: Option<Measure>,
    search: Box<dyn PassSearch>,
}

impl Fixpoint {
    /// Creates rounds that start with `source`.
    ///
    /// # Errors
    ///
    /// If there is no pass, if a pass needs a missing grammar, or if the text cannot be parsed.
    pub fn new(source: Source, settings: Settings) -> Result<Self, SettingsError> {
        Self::of_phases(source, settings, SchedulePhase::Focus..=SchedulePhase::Check, 1, None)
    }

    /// Creates the rounds of these phases; the first is number `round`. `enclosing` gives the
    /// progress and measure of everything that contains the text.
    pub(crate) fn of_phases(
        mut source: Source,
        settings: Settings,
        phases: RangeInclusive<SchedulePhase>,
        round: usize,
        enclosing: Option<(RoundProgress, Measure)>,
    ) -> Result<Self, SettingsError> {
        let mut passes = settings.passes.iter();
        if let Some(&pass) = passes.find(|pass| pass.needs_grammar() && !source.has_grammar()) {
            return Err(SettingsError::NoGrammar { pass });
        }
        let passes: Arc<[Pass]> = Pass::applicable(&settings.passes, &mut source)?.into();
        if passes.is_empty() {
            return Err(SettingsError::NoPass);
        }
        if passes.iter().any(|pass| matches!(pass.kind(), PassKind::Exchange)) {
            source.remember_elements()?;
        }
        let tree =
            if settings.layout && is_over_tree(&settings.passes) { source.tree()? } else { None };
        let tokens_before = tree.map_or(u64::MAX, |tree| tree.tokens());
        let (progress, measure) = match enclosing {
            Some((progress, measure)) => (progress, Some(measure)),
            None => (RoundProgress::new(size(&settings, &mut source)?), None),
        };
        let has_quarters = passes.iter().any(|pass| matches!(pass.kind(), PassKind::Quarters));
        let (kept, cuts) = source.take_cuts(has_quarters)?.unwrap_or_default();
        let (cursor, focus) = first_cursor(&settings, &passes, *phases.start(), &mut source)?;
        // Without a cut, the round before the first pass is empty and does not count.
        let round = if cuts.is_empty() { round - 1 } else { round };
        let first =
            settings.round("first-cut", round, cursor.phase(), focus, settings.prior.clone());
        let search = Box::new(Texts::of_cuts(source.text().clone(), (kept, cuts), first));
        let is_learned = matches!(settings.prior, PriorSource::Learned(_));
        let failures = is_learned.then(|| Failures::new(source.text().clone()));
        let mut search = Self {
            settings: Arc::new(settings),
            source,
            passes,
            cursor,
            round,
            focus,
            last: *phases.end(),
            tokens_before,
            is_opening: true,
            is_ending: false,
            tests: 0,
            failures,
            progress,
            measure,
            search,
        };
        search.settle();
        Ok(search)
    }

    /// Starts the next round after each one that ended. An error ends the search with the best text
    /// so far: unless stopped, the parser accepts a text again after it has shrunk.
    fn settle(&mut self) {
        while self.search.is_over() {
            let Ok(Some(search)) = self.next_search() else { return };
            self.search = search;
        }
    }

    /// Reports a failure for each candidate that is taken to fail, in phases before the check.
    fn skip_failures(&mut self) {
        while !self.is_ending
            && matches!(self.cursor.phase(), SchedulePhase::Thorough | SchedulePhase::Late)
            && let Some(failures) = &self.failures
            && let Some(candidate) = self.search.candidate()
            && failures.contains(&candidate.text)
        {
            self.search.observe(Outcome::Uninteresting);
            self.settle();
        }
    }

    /// Returns the search of the next round, `None` at the end.
    fn next_search(&mut self) -> Result<Option<Box<dyn PassSearch>>, ParseError> {
        if self.is_ending {
            return Ok(None);
        }
        let before = self.tokens()?;
        let has_changed = self.follow(self.search.best())?;
        if std::mem::take(&mut self.is_opening) {
            // All that is left runs or is named: no part is better to begin with.
            let phase = self.cursor.phase();
            let first = if has_changed { phase.max(SchedulePhase::Coarse) } else { phase };
            self.begin(first)?;
            return self.pass_search().map(Some);
        }
        let is_worth_another = self.is_worth_another(before, has_changed)?;
        if self.has_lost_focus()? {
            self.cursor.begin(SchedulePhase::Coarse);
        } else if has_changed
            && self.cursor.phase() < SchedulePhase::Check
            && self.cursor.pass().comes_again()
        {
            self.cursor.stay(is_worth_another);
        } else if !self.cursor.go_on(is_worth_another, self.last) {
            return self.ending().map(Some);
        }
        self.suit_passes()?;
        self.pass_search().map(Some)
    }

    /// Moves to phase `first` of the schedule of the current passes.
    fn begin(&mut self, first: SchedulePhase) -> Result<(), ParseError> {
        (self.cursor, self.focus) =
            first_cursor(&self.settings, &self.passes, first, &mut self.source)?;
        Ok(())
    }

    /// Starts the next round, of the pass at the cursor.
    fn pass_search(&mut self) -> Result<Box<dyn PassSearch>, ParseError> {
        (self.round, self.tests) = (self.round + 1, 0);
        if let Some(failures) = &mut self.failures {
            failures.set_text(self.source.text().clone());
        }
        demand(&mut self.source, &self.cursor, &self.search.round().prior);
        let pass = self.cursor.pass();
        let round = self.next_round(pass.name());
        pass.kind().search(&mut self.source, round)
    }

    fn next_round(&self, pass: &'static str) -> Round {
        self.settings.round(pass, self.round, self.cursor.phase(), self.focus, self.prior().clone())
    }

    /// Continues with the result of a round, if it counts as progress.
    fn follow(&mut self, best: Arc<[u8]>) -> Result<bool, ParseError> {
        if best == *self.source.text() {
            return Ok(false);
        }
        let mut source = self.source.clone();
        source.set_text(best);
        let size = match &self.measure {
            Some(measure) => measure(source.text()),
            None => Some(size(&self.settings, &mut source)?),
        };
        let is_news = size.is_some_and(|size| self.progress.is_news(size));
        if is_news {
            self.source = source;
        }
        Ok(is_news)
    }

    /// Returns `true` if a pass deleted enough for another cycle of the same breadth. `before` is
    /// an earlier result of `tokens`.
    fn is_worth_another(&mut self, before: u64, has_changed: bool) -> Result<bool, ParseError> {
        let lost = if has_changed { before.saturating_sub(self.tokens()?) } else { 0 };
        Ok(match self.cursor.phase() {
            SchedulePhase::Focus if self.cursor.pass().keeps_to_focus() => {
                let focused = self.focus;
                self.focus = focused.saturating_sub(lost);
                lost > 0 && lost * 4 >= focused
            }
            SchedulePhase::Coarse => {
                lost > 0 && lost * 4 >= before && lost * CYCLE_SHARE >= before * self.tests
            }
            SchedulePhase::Quick | SchedulePhase::Layout => false,
            SchedulePhase::Focus
            | SchedulePhase::Thorough
            | SchedulePhase::Late
            | SchedulePhase::Check => has_changed,
        })
    }

    /// Returns `true` if the passes focus, but the program is now too short for that.
    fn has_lost_focus(&mut self) -> Result<bool, ParseError> {
        Ok(self.cursor.phase() == SchedulePhase::Focus
            && self.source.tree()?.is_none_or(|tree| closures::focus(&tree).is_none()))
    }

    /// Starts the last round, which proposes layouts. It starts with the text that was followed,
    /// which may differ from the result of the previous round.
    fn ending(&mut self) -> Result<Box<dyn PassSearch>, ParseError> {
        self.is_ending = true;
        let laid_out = if self.settings.layout {
            let is_over_tree = is_over_tree(&self.settings.passes);
            let tree = if is_over_tree { self.source.tree()? } else { None };
            let has_shrunk = tree.is_some_and(|tree| tree.tokens() < self.tokens_before);
            self.source.laid_out(is_over_tree, has_shrunk)?
        } else {
            Vec::new()
        };
        self.round += usize::from(!laid_out.is_empty());
        let round = self.next_round("layout");
        Ok(Box::new(Texts::of_layouts(self.source.text().clone(), laid_out, round)))
    }

    /// Restarts the schedule if its passes do not suit the source: the source lost its tree, or has
    /// one again.
    fn suit_passes(&mut self) -> Result<(), ParseError> {
        let is_makeshift = self.passes[..] != self.settings.passes[..];
        if is_makeshift || self.cursor.pass().needs_grammar() {
            let passes = Pass::applicable(&self.settings.passes, &mut self.source)?;
            if passes[..] != self.passes[..] {
                self.passes = passes.into();
                self.begin(SchedulePhase::Focus)?;
            }
        }
        Ok(())
    }

    /// Returns `true` at the end; cheaper than rendering a candidate.
    pub(crate) fn is_over(&self) -> bool {
        self.search.is_over()
    }

    pub(crate) fn prior(&self) -> &PriorSource {
        &self.search.round().prior
    }

    /// Returns the tokens of the source in phases that depend on them, which all work on trees.
    fn tokens(&mut self) -> Result<u64, ParseError> {
        Ok(if self.cursor.phase() <= SchedulePhase::Coarse {
            self.source.tree()?.map_or(0, |tree| tree.tokens())
        } else {
            0
        })
    }
}

/// Deletes must-use definitions with their last use, if the test is known to reject them. The check
/// tries each edit unchanged instead.
fn demand(source: &mut Source, cursor: &ScheduleCursor, prior: &PriorSource) {
    source.set_unused_policy(
        prior.unused_policy().filter(|_| cursor.phase() != SchedulePhase::Check),
    );
}

/// Returns a schedule cursor at a phase, and the number of tokens in the focus: 0 for a program
/// that is not long.
fn first_cursor(
    settings: &Settings,
    passes: &[Pass],
    first: SchedulePhase,
    source: &mut Source,
) -> Result<(ScheduleCursor, u64), ParseError> {
    let mut cursor = ScheduleCursor::new(Schedule::of(passes, settings.layout), first);
    if cursor.phase() > SchedulePhase::Focus {
        return Ok((cursor, 0));
    }
    let focus = source.tree()?.and_then(|tree| closures::focus(&tree));
    if focus.is_none() {
        cursor.begin(SchedulePhase::Coarse);
    }
    Ok((cursor, focus.unwrap_or_default()))
}

/// Returns the size of a text. Passes over pieces need no tokens counted.
fn size(settings: &Settings, source: &mut Source) -> Result<Size, ParseError> {
    let needs_tree = settings.passes.iter().any(|pass| pass.needs_grammar());
    let tree = if needs_tree { source.tree()? } else { None };
    let tokens = match tree {
        Some(tree) => tree.tokens(),
        None if needs_tree => Piece::Token.count(source.text()),
        None => 0,
    };
    let text = source.text();
    Ok(Size { files: 1, tokens, bytes: text.len() as u64, hash: text.hash_of_bundle() })
}

impl Search for Fixpoint {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        self.search.candidate()
    }

    fn observe(&mut self, outcome: Outcome) {
        self.tests += 1;
        if !outcome.is_interesting()
            && let Some(failures) = &mut self.failures
            && let Some(candidate) = self.search.candidate()
        {
            failures.insert(&candidate.text);
        }
        self.search.observe(outcome);
        if outcome.is_interesting()
            && let Some(failures) = &mut self.failures
        {
            failures.set_text(self.search.best());
        }
        self.settle();
        self.skip_failures();
    }

    fn best(&self) -> Arc<[u8]> {
        self.search.best()
    }
}
