//! Rounds of walks to a fixpoint: what makes HDD into HDD\*, and any result 1-tree-minimal.
//!
//! A deletion can make another one possible that was tried before it: a declaration goes once its last use is gone. So
//! the result of each round is parsed again and walked again, until a round leaves the text as it was. Then one more
//! round tries every member of every list alone, because not every list minimiser promises to have done so; if that
//! finds something, the rounds go on. At the end every single deletion that the walker knows has been tried on the final
//! text, and failed. A driver that remembers outcomes has most of that last round's answers already.
//!
//! The first rounds of Perses are coarse, as long as they take away a quarter of the text each: what is light is left for
//! later, because most of it goes with something heavy once the uses of that are gone.
//!
//! Several walkers take turns: with each effort, they go on until none of them finds enough any more, and only then all
//! together to the next effort. Some walkers only take part once nothing else finds anything: those that seldom find anything,
//! and not what others need. The check comes last.
//!
//! What is left then can be [laid out](Plan::with_layout): one more candidate, after which the search has ended. It has the
//! same tokens, so that what was tried on the text before still holds.
//!
//! Where the parser finds hardly anything but syntax errors, lines and tokens are walked over instead, each also to its
//! fixpoint. As soon as a round has left a text with a tree, the turns over trees begin.

use std::ops::RangeInclusive;
use std::sync::Arc;

use secateur_bundle::AsBundle;
use secateur_minimize::{OneByOne, Outcome, Prior, Search, Weights};
use secateur_syntax::ParseError;

use crate::candidate::Candidate;
use crate::closures;
use crate::effort::{Effort, Phase};
use crate::layout::Layout;
use crate::list::StartMinimizer;
use crate::piece::Piece;
use crate::plan::{Plan, PlanError, is_over_tree};
use crate::prior::PriorSource;
use crate::progress::{Measure, Progress, Size};
use crate::round::{Round, Walk};
use crate::source::Source;
use crate::walker::Walker;

/// A part of the rounds: those of one file go on where those of another have come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Level {
    /// The coarse rounds, and those before.
    Coarse,
    /// The quick rounds.
    Quick,
    /// The thorough rounds.
    Thorough,
    /// The check round, and whatever follows until it finds nothing.
    Check,
}

impl Level {
    /// The last effort of its rounds.
    pub(crate) fn effort(self) -> Effort {
        match self {
            Self::Coarse => Effort::Coarse,
            Self::Quick => Effort::Quick,
            Self::Thorough | Self::Check => Effort::Thorough,
        }
    }
}

/// Rounds of walks over a text and its successors, until nothing can go any more.
#[derive(Clone)]
pub struct Fixpoint {
    plan: Arc<Plan>,
    /// What the current round began with.
    source: Source,
    /// Those who take turns on it.
    walkers: Arc<[Walker]>,
    /// Whose turn it is.
    turn: usize,
    /// How many walkers, the last ones, have had a turn with this effort that was not worth another one.
    idle: usize,
    round: usize,
    effort: Effort,
    /// Whether those take turns too who come last.
    is_late: bool,
    /// Whether this round tries every member of every list alone.
    is_check: bool,
    /// Behind which rounds it ends.
    last: Level,
    /// How large the source was at the beginning, in tokens, where that matters to the layout.
    tokens_before: u64,
    /// Whether this walk is the last one, that of the layout.
    is_ending: bool,
    /// What rounds have come to.
    progress: Progress,
    /// How simple that of which the source is a part is with it.
    measure: Option<Measure>,
    walk: Box<dyn Walk>,
}

impl Fixpoint {
    /// Rounds that begin with `source`.
    ///
    /// # Errors
    ///
    /// When there is no walker, or one needs a grammar and there is none, or the text cannot be parsed.
    pub fn new(source: Source, plan: Plan) -> Result<Self, PlanError> {
        Self::of_levels(source, plan, Level::Coarse..=Level::Check, 1, None)
    }

    /// The rounds of these levels only, the first of which has this number. Where the text is a part of something, they go on
    /// from what that has come to.
    pub(crate) fn of_levels(
        mut source: Source,
        plan: Plan,
        levels: RangeInclusive<Level>,
        round: usize,
        whole: Option<(Progress, Measure)>,
    ) -> Result<Self, PlanError> {
        let mut walkers = plan.walkers.iter();
        if let Some(&walker) = walkers.find(|walker| walker.needs_grammar() && !source.has_grammar()) {
            return Err(PlanError::NoGrammar { walker });
        }
        let walkers: Arc<[Walker]> = Walker::applicable(&plan.walkers, &mut source)?.into();
        if walkers.is_empty() {
            return Err(PlanError::NoWalker);
        }
        let (mut turn, mut effort) = first_turn(&walkers, &mut source)?;
        let (first, last, is_check) = (levels.start().effort(), *levels.end(), *levels.start() == Level::Check);
        if first > Effort::Coarse && first > effort {
            effort = first;
            turn = walkers.iter().position(|walker| walker.first().effort() <= effort).unwrap_or_default();
        }
        let (start, prior) = (if is_check { one_by_one() } else { plan.start.clone() }, plan.prior.clone());
        let walker = walkers[turn];
        let first = Round { number: round, walker: walker.name(), effort, is_check, start, prior };
        let walk = walker.walk(&mut source, first)?;
        let tree = if plan.layout && is_over_tree(&plan.walkers) { source.tree()? } else { None };
        let tokens_before = tree.map_or(u64::MAX, |tree| tree.tokens());
        let plan = Arc::new(plan);
        let (progress, measure) = match whole {
            Some((progress, measure)) => (progress, Some(measure)),
            None => (Progress::new(size(&plan, &mut source)?), None),
        };
        let (idle, is_late) = (0, is_check);
        let mut search = Self {
            plan,
            source,
            walkers,
            turn,
            idle,
            round,
            effort,
            is_late,
            is_check,
            last,
            tokens_before,
            is_ending: false,
            progress,
            measure,
            walk,
        };
        search.settle();
        Ok(search)
    }

    /// Begins the next round whenever one has ended, unless it was the last. An error ends the search with what it has
    /// found: what the parser took once, it takes again when it has become smaller, unless it is told to stop.
    fn settle(&mut self) {
        while self.walk.is_over() {
            let Ok(Some(walk)) = self.next_walk() else { return };
            self.walk = walk;
        }
    }

    /// The walk of the next round; none at the end.
    fn next_walk(&mut self) -> Result<Option<Box<dyn Walk>>, ParseError> {
        if self.is_ending {
            return Ok(None);
        }
        let before = self.tokens()?;
        let has_changed = self.follow(self.walk.best())?;
        let is_worth_another = self.is_worth_another(before, has_changed)?;
        if self.is_check && has_changed {
            self.is_check = false;
        }
        if self.has_lost_focus()? {
            self.begin(Effort::Coarse);
        } else if is_worth_another {
            self.idle = 0;
            self.next_turn();
        } else if !self.take_turns() {
            return self.ending().map(Some);
        }
        self.suit_walkers()?;
        self.round += 1;
        let start = if self.is_check { one_by_one() } else { self.plan.start.clone() };
        let (walker, prior) = (self.walkers[self.turn], self.walk.prior().clone());
        let (number, effort, is_check) = (self.round, self.effort, self.is_check);
        let round = Round { number, walker: walker.name(), effort, is_check, start, prior };
        walker.walk(&mut self.source, round).map(Some)
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
            None => Some(size(&self.plan, &mut source)?),
        };
        let is_news = size.is_some_and(|size| self.progress.is_news(size));
        if is_news {
            self.source = source;
        }
        Ok(is_news)
    }

    /// Whether a walker found enough for all to have another turn with the same effort. `before` is what `tokens` gave.
    fn is_worth_another(&mut self, before: u64, has_changed: bool) -> Result<bool, ParseError> {
        let lost = if has_changed { before.saturating_sub(self.tokens()?) } else { 0 };
        Ok(match &mut self.effort {
            Effort::Focus { tokens } if self.walkers[self.turn].keeps_to_focus() => {
                let focused = *tokens;
                *tokens = focused.saturating_sub(lost);
                lost > 0 && lost * 4 >= focused
            }
            Effort::Coarse => lost > 0 && lost * 4 >= before,
            Effort::Quick => false,
            Effort::Focus { .. } | Effort::Thorough => has_changed,
        })
    }

    /// Whether the walkers focus and the program has become too short for that.
    fn has_lost_focus(&mut self) -> Result<bool, ParseError> {
        let focuses = matches!(self.effort, Effort::Focus { .. });
        Ok(focuses && self.source.tree()?.is_none_or(|tree| closures::focus(&tree).is_none()))
    }

    /// The last walk. It begins with what was followed, and not with what the walk before has come to, and lays that out, if
    /// there is anything to lay out.
    fn ending(&mut self) -> Result<Box<dyn Walk>, ParseError> {
        self.is_ending = true;
        let laid_out = if self.plan.layout {
            let is_over_tree = is_over_tree(&self.plan.walkers);
            let tree = if is_over_tree { self.source.tree()? } else { None };
            let has_shrunk = tree.is_some_and(|tree| tree.tokens() < self.tokens_before);
            self.source.laid_out(is_over_tree, has_shrunk)?
        } else {
            None
        };
        self.round += usize::from(laid_out.is_some());
        let (start, prior) = (self.plan.start.clone(), self.walk.prior().clone());
        let (number, effort, is_check) = (self.round, self.effort, self.is_check);
        let round = Round { number, walker: "layout", effort, is_check, start, prior };
        Ok(Box::new(Layout::new(self.source.text().clone(), laid_out, round)))
    }

    /// Begins the turns anew if those who take them do not suit the source: it has lost its tree, or has one again.
    fn suit_walkers(&mut self) -> Result<(), ParseError> {
        let is_makeshift = self.walkers[..] != self.plan.walkers[..];
        if is_makeshift || self.walkers[self.turn].needs_grammar() {
            let walkers = Walker::applicable(&self.plan.walkers, &mut self.source)?;
            if walkers[..] != self.walkers[..] {
                (self.walkers, self.idle, self.is_check) = (walkers.into(), 0, false);
                (self.turn, self.effort) = first_turn(&self.walkers, &mut self.source)?;
            }
        }
        Ok(())
    }

    /// Gives the turn to the next walker, or goes on to the next effort when all have had theirs. Whether there is any
    /// more to do.
    fn take_turns(&mut self) -> bool {
        self.idle += 1;
        if self.idle >= self.walkers.iter().filter(|walker| self.takes_part(walker)).count() {
            if self.last < Level::Check && self.effort >= self.last.effort() {
                self.idle = 0;
                return false;
            }
            match self.effort {
                Effort::Focus { .. } => self.begin(Effort::Coarse),
                Effort::Coarse => self.begin(Effort::Quick),
                Effort::Quick => self.begin(Effort::Thorough),
                Effort::Thorough if self.is_check => return false,
                Effort::Thorough
                    if !self.is_late && self.walkers.iter().any(|walker| walker.first() == Phase::Late) =>
                {
                    self.is_late = true;
                    self.begin(Effort::Thorough);
                }
                Effort::Thorough => {
                    self.begin(Effort::Thorough);
                    self.is_check = true;
                }
            }
            return true;
        }
        self.next_turn();
        true
    }

    /// Gives the first walker its turn with an effort.
    fn begin(&mut self, effort: Effort) {
        (self.effort, self.idle, self.turn) = (effort, 0, self.walkers.len() - 1);
        self.next_turn();
    }

    fn next_turn(&mut self) {
        let count = self.walkers.len();
        let takes_part = |turn: &usize| self.takes_part(&self.walkers[*turn]);
        self.turn = (1..=count).map(|step| (self.turn + step) % count).find(takes_part).unwrap_or_default();
    }

    /// Whether a walker has turns by now.
    fn takes_part(&self, walker: &Walker) -> bool {
        walker.first().effort() <= self.effort && (self.is_late || walker.first() < Phase::Late)
    }

    /// Whether there is nothing more to ask; cheaper than rendering a candidate.
    pub(crate) fn is_over(&self) -> bool {
        self.walk.is_over()
    }

    /// The number of the current round.
    pub(crate) fn round(&self) -> usize {
        self.round
    }

    /// What rounds have come to.
    pub(crate) fn progress(&self) -> &Progress {
        &self.progress
    }

    /// What is known by now of the members of lists.
    pub(crate) fn prior(&self) -> &PriorSource {
        self.walk.prior()
    }

    /// The size of the source for those who have efforts; they walk over trees.
    fn tokens(&mut self) -> Result<u64, ParseError> {
        Ok(if self.effort <= Effort::Coarse { self.source.tree()?.map_or(0, |tree| tree.tokens()) } else { 0 })
    }
}

/// Whose turn is the first, and with which effort.
fn first_turn(walkers: &[Walker], source: &mut Source) -> Result<(usize, Effort), ParseError> {
    let mut effort = walkers.iter().map(|walker| walker.first().effort()).min().unwrap_or(Effort::Thorough);
    if let Effort::Focus { .. } = effort {
        let focus = source.tree()?.and_then(|tree| closures::focus(&tree));
        effort = focus.map_or(Effort::Coarse, |tokens| Effort::Focus { tokens });
    }
    Ok((walkers.iter().position(|walker| walker.first().effort() <= effort).unwrap_or_default(), effort))
}

/// How simple a text is. Where only pieces of it are taken away, tokens need not be counted.
fn size(plan: &Plan, source: &mut Source) -> Result<Size, ParseError> {
    let needs_tree = plan.walkers.iter().any(|walker| walker.needs_grammar());
    let tree = if needs_tree { source.tree()? } else { None };
    let tokens = match tree {
        Some(tree) => tree.tokens(),
        None if needs_tree => Piece::Token.count(source.text()),
        None => 0,
    };
    let text = source.text();
    Ok(Size { files: 1, tokens, bytes: text.len() as u64, hash: text.hash_of_bundle() })
}

pub(crate) fn one_by_one() -> StartMinimizer {
    Arc::new(|weights: &Weights, _: &Prior| Box::new(OneByOne::new(weights.len())))
}

impl Search for Fixpoint {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        self.walk.candidate()
    }

    fn observe(&mut self, outcome: Outcome) {
        self.walk.observe(outcome);
        self.settle();
    }

    fn best(&self) -> Arc<[u8]> {
        self.walk.best()
    }

    fn fork(&self) -> Box<dyn Search<Candidate = Candidate, Best = Arc<[u8]>>> {
        Box::new(self.clone())
    }
}
