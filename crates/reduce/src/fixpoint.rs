//! Rounds of walks to a fixpoint: what makes HDD into HDD\*, and any result 1-tree-minimal.
//!
//! A deletion can make another one possible that was tried before it: a declaration goes once its last use is gone. So
//! the result of each round is parsed again and walked again, until a round leaves the text as it was. Then one more
//! round tries every member of every list alone, because not every list minimiser promises to have done so; if that
//! finds something, the rounds go on. At the end every single deletion that the pass knows has been tried on the final
//! text, and failed. A driver that remembers outcomes has most of that last round's answers already.
//!
//! Several passes take turns, phase by phase of a [`Schedule`].
//!
//! Where the parser finds hardly anything but syntax errors, lines, tokens and long words are walked over instead, each also to its
//! fixpoint. As soon as a round has left a text with a tree, the turns over trees begin.

use std::ops::RangeInclusive;
use std::sync::Arc;

use secateur_bundle::AsBundle;
use secateur_minimize::{Outcome, Search};
use secateur_syntax::ParseError;

use crate::breadth::Phase;
use crate::candidate::Candidate;
use crate::closures;
use crate::layout::Layout;
use crate::pass::{Pass, PassKind};
use crate::piece::Piece;
use crate::prior::PriorSource;
use crate::progress::{Measure, Progress, Size};
use crate::round::{PassSearch, Round};
use crate::schedule::{Schedule, ScheduleCursor};
use crate::settings::{Settings, SettingsError, is_over_tree};
use crate::source::Source;

/// Rounds of walks over a text and its successors, until nothing can go any more.
#[derive(Clone)]
pub struct Fixpoint {
    settings: Arc<Settings>,
    /// What the current round began with.
    source: Source,
    /// Those who take turns on it.
    passes: Arc<[Pass]>,
    cursor: ScheduleCursor,
    /// The number of the current round.
    pub(crate) round: usize,
    /// How many tokens the last parts of a long program have, while passes focus on them.
    focus: u64,
    /// The phase behind which it ends.
    last: Phase,
    /// How large the source was at the beginning, in tokens, where that matters to the layout.
    tokens_before: u64,
    /// Whether this walk is the last one, that of the layout.
    is_ending: bool,
    /// What rounds have come to.
    pub(crate) progress: Progress,
    /// How simple that of which the source is a part is with it.
    measure: Option<Measure>,
    search: Box<dyn PassSearch>,
}

impl Fixpoint {
    /// Rounds that begin with `source`.
    ///
    /// # Errors
    ///
    /// When there is no pass, or one needs a grammar and there is none, or the text cannot be parsed.
    pub fn new(source: Source, settings: Settings) -> Result<Self, SettingsError> {
        Self::of_phases(source, settings, Phase::Focus..=Phase::Check, 1, None)
    }

    /// The rounds of these phases only, the first of which has this number. Where the text is a part of something, they go on
    /// from what that has come to.
    pub(crate) fn of_phases(
        mut source: Source,
        settings: Settings,
        phases: RangeInclusive<Phase>,
        round: usize,
        whole: Option<(Progress, Measure)>,
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
        let (progress, measure) = match whole {
            Some((progress, measure)) => (progress, Some(measure)),
            None => (Progress::new(size(&settings, &mut source)?), None),
        };
        let (cursor, focus) = first_cursor(&settings, &passes, *phases.start(), &mut source)?;
        demand(&mut source, &cursor, &settings.prior);
        let first = settings.round(
            cursor.pass().name(),
            round,
            cursor.phase(),
            focus,
            settings.prior.clone(),
        );
        let search = cursor.pass().kind().search(&mut source, first)?;
        let (settings, last, is_ending) = (Arc::new(settings), *phases.end(), false);
        let mut search = Self {
            settings,
            source,
            passes,
            cursor,
            round,
            focus,
            last,
            tokens_before,
            is_ending,
            progress,
            measure,
            search,
        };
        search.settle();
        Ok(search)
    }

    /// Begins the next round whenever one has ended, unless it was the last. An error ends the search with what it has
    /// found: what the parser took once, it takes again when it has become smaller, unless it is told to stop.
    fn settle(&mut self) {
        while self.search.is_over() {
            let Ok(Some(search)) = self.next_search() else { return };
            self.search = search;
        }
    }

    /// The walk of the next round; none at the end.
    fn next_search(&mut self) -> Result<Option<Box<dyn PassSearch>>, ParseError> {
        if self.is_ending {
            return Ok(None);
        }
        let before = self.tokens()?;
        let has_changed = self.follow(self.search.best())?;
        let is_worth_another = self.is_worth_another(before, has_changed)?;
        if self.has_lost_focus()? {
            self.cursor.begin(Phase::Coarse);
        } else if has_changed
            && self.cursor.phase() < Phase::Check
            && self.cursor.pass().comes_again()
        {
            self.cursor.stay(is_worth_another);
        } else if !self.cursor.go_on(is_worth_another, self.last) {
            return self.ending().map(Some);
        }
        self.suit_passes()?;
        self.round += 1;
        demand(&mut self.source, &self.cursor, self.search.prior());
        let pass = self.cursor.pass();
        let round = self.next_round(pass.name());
        pass.kind().search(&mut self.source, round).map(Some)
    }

    /// The round that begins now.
    fn next_round(&self, pass: &'static str) -> Round {
        self.settings.round(
            pass,
            self.round,
            self.cursor.phase(),
            self.focus,
            self.search.prior().clone(),
        )
    }

    /// Goes on with what a round has come to, if that is news.
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

    /// Whether a pass found enough for all to have another turn with the same breadth. `before` is what `tokens` gave.
    fn is_worth_another(&mut self, before: u64, has_changed: bool) -> Result<bool, ParseError> {
        let lost = if has_changed { before.saturating_sub(self.tokens()?) } else { 0 };
        Ok(match self.cursor.phase() {
            Phase::Focus if self.cursor.pass().keeps_to_focus() => {
                let focused = self.focus;
                self.focus = focused.saturating_sub(lost);
                lost > 0 && lost * 4 >= focused
            }
            Phase::Coarse => lost > 0 && lost * 4 >= before,
            Phase::Quick | Phase::Layout => false,
            Phase::Focus | Phase::Thorough | Phase::Late | Phase::Check => has_changed,
        })
    }

    /// Whether the passes focus and the program has become too short for that.
    fn has_lost_focus(&mut self) -> Result<bool, ParseError> {
        Ok(self.cursor.phase() == Phase::Focus
            && self.source.tree()?.is_none_or(|tree| closures::focus(&tree).is_none()))
    }

    /// The last walk. It begins with what was followed, and not with what the walk before has come to, and lays that out, if
    /// there is anything to lay out.
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
        Ok(Box::new(Layout::new(self.source.text().clone(), laid_out, round)))
    }

    /// Begins the turns anew if those who take them do not suit the source: it has lost its tree, or has one again.
    fn suit_passes(&mut self) -> Result<(), ParseError> {
        let is_makeshift = self.passes[..] != self.settings.passes[..];
        if is_makeshift || self.cursor.pass().needs_grammar() {
            let passes = Pass::applicable(&self.settings.passes, &mut self.source)?;
            if passes[..] != self.passes[..] {
                self.passes = passes.into();
                (self.cursor, self.focus) =
                    first_cursor(&self.settings, &self.passes, Phase::Focus, &mut self.source)?;
            }
        }
        Ok(())
    }

    /// Whether there is nothing more to ask; cheaper than rendering a candidate.
    pub(crate) fn is_over(&self) -> bool {
        self.search.is_over()
    }

    /// What is known by now of the members of lists.
    pub(crate) fn prior(&self) -> &PriorSource {
        self.search.prior()
    }

    /// The size of the source in the phases that go on by it; they are over trees.
    fn tokens(&mut self) -> Result<u64, ParseError> {
        Ok(if self.cursor.phase() <= Phase::Coarse {
            self.source.tree()?.map_or(0, |tree| tree.tokens())
        } else {
            0
        })
    }
}

/// Has what the test refuses unused go with its last use, if that is known, but for the check, which is about each change as it is.
fn demand(source: &mut Source, cursor: &ScheduleCursor, prior: &PriorSource) {
    source.set_unused_policy(prior.unused_policy().filter(|_| cursor.phase() != Phase::Check));
}

/// The turns from a phase on, and how many tokens a long program has in its focus. Other programs have none.
fn first_cursor(
    settings: &Settings,
    passes: &[Pass],
    first: Phase,
    source: &mut Source,
) -> Result<(ScheduleCursor, u64), ParseError> {
    let mut cursor = ScheduleCursor::new(Schedule::of(passes, settings.layout), first);
    if cursor.phase() > Phase::Focus {
        return Ok((cursor, 0));
    }
    let focus = source.tree()?.and_then(|tree| closures::focus(&tree));
    if focus.is_none() {
        cursor.begin(Phase::Coarse);
    }
    Ok((cursor, focus.unwrap_or_default()))
}

/// How simple a text is. Where only pieces of it are taken away, tokens need not be counted.
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
        self.search.observe(outcome);
        self.settle();
    }

    fn best(&self) -> Arc<[u8]> {
        self.search.best()
    }
}
