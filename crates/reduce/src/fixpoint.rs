//! Rounds of a walk to a fixpoint: what makes HDD into HDD\*, and any result 1-tree-minimal.
//!
//! A deletion can make another one possible that was tried before it: a declaration goes once its last use is gone. So
//! the result of each round is parsed again and walked again, until a round leaves the text as it was. Then one more
//! round tries every member of every list alone, because not every list minimiser promises to have done so; if that
//! finds something, the rounds go on. At the end every single deletion that the walker knows has been tried on the final
//! text, and failed. A driver that remembers outcomes has most of that last round's answers already.
//!
//! The first rounds are coarse, as long as they take away a quarter of the text each: what is light is left for later,
//! because most of it goes with something heavy once the uses of that are gone.

use std::sync::Arc;

use secateur_minimize::{OneByOne, Outcome, Search, Weights};
use secateur_syntax::{ParseError, Tree, parse};

use crate::candidate::Candidate;
use crate::list::StartMinimizer;
use crate::walker::{Effort, Walk, Walker};

/// Rounds of a walk over a tree and its successors, until nothing can go any more.
pub struct Fixpoint {
    walker: Walker,
    start: StartMinimizer,
    tree: Arc<Tree>,
    round: usize,
    effort: Effort,
    /// Whether this round tries every member of every list alone.
    is_check: bool,
    walk: Box<dyn Walk>,
}

impl Fixpoint {
    /// Rounds that begin with `tree`.
    #[must_use]
    pub fn new(tree: Tree, walker: Walker, start: StartMinimizer) -> Self {
        let tree = Arc::new(tree);
        let effort = Effort::Coarse;
        let walk = walker.walk(tree.clone(), start.clone(), 1, effort);
        let mut search = Self { walker, start, tree, round: 1, effort, is_check: false, walk };
        search.settle();
        search
    }

    /// Begins the next round whenever one has ended, unless it was the last.
    fn settle(&mut self) {
        while self.walk.is_over() {
            let Ok(next) = self.next_tree() else { return };
            let (tokens_before, has_changed) = (self.tree.tokens(), next.is_some());
            if self.is_check && !has_changed {
                return;
            }
            if let Some(tree) = next {
                self.tree = Arc::new(tree);
            }
            self.is_check = self.effort == Effort::Thorough && !has_changed;
            self.effort = match self.effort {
                Effort::Coarse if has_changed && self.tree.tokens() * 4 <= tokens_before * 3 => Effort::Coarse,
                Effort::Coarse => Effort::Quick,
                Effort::Quick | Effort::Thorough => Effort::Thorough,
            };
            self.round += 1;
            let start = if self.is_check { one_by_one() } else { self.start.clone() };
            self.walk = self.walker.walk(self.tree.clone(), start, self.round, self.effort);
        }
    }

    /// The result of the ended round as a tree, if it changed anything. What the parser took once, it takes again when
    /// it has become smaller, so an error ends the search without loss.
    fn next_tree(&self) -> Result<Option<Tree>, ParseError> {
        let best = self.walk.best();
        if best == *self.tree.source() { Ok(None) } else { parse(self.tree.grammar(), best).map(Some) }
    }
}

fn one_by_one() -> StartMinimizer {
    Arc::new(|weights: &Weights| Box::new(OneByOne::new(weights.len())))
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
        let Self { walker, start, tree, round, effort, is_check, walk } = self;
        let (start, tree, walk) = (start.clone(), tree.clone(), walk.fork_walk());
        Box::new(Self { walker: *walker, start, tree, round: *round, effort: *effort, is_check: *is_check, walk })
    }
}
