//! HDD\*: a walk repeated to a fixpoint.
//!
//! A deletion can make another one possible that was tried before it: a declaration goes once its last use is gone. So
//! the result of each round is parsed again and walked again, until a round leaves the text as it was. Every single
//! deletion that the walker knows has then been tried on the final text, and failed.

use std::sync::Arc;

use secateur_minimize::{Outcome, Search};
use secateur_syntax::{ParseError, Tree, parse};

use crate::candidate::Candidate;
use crate::hdd::Hdd;
use crate::list::StartMinimizer;

/// Rounds of a walk over a tree and its successors, until one changes nothing.
pub struct Fixpoint {
    start: StartMinimizer,
    tree: Arc<Tree>,
    round: usize,
    walk: Hdd,
}

impl Fixpoint {
    /// Rounds that begin with `tree`.
    #[must_use]
    pub fn new(tree: Tree, start: StartMinimizer) -> Self {
        let tree = Arc::new(tree);
        let walk = Hdd::new(tree.clone(), start.clone(), 1);
        let mut search = Self { start, tree, round: 1, walk };
        search.settle();
        search
    }

    /// Begins the next round whenever one has ended and changed something.
    fn settle(&mut self) {
        while self.walk.is_over() {
            let Ok(Some(tree)) = self.next_tree() else { return };
            self.tree = Arc::new(tree);
            self.round += 1;
            self.walk = Hdd::new(self.tree.clone(), self.start.clone(), self.round);
        }
    }

    /// The result of the ended round as a tree, if it changed anything. What the parser took once, it takes again when
    /// it has become smaller, so an error ends the search without loss.
    fn next_tree(&self) -> Result<Option<Tree>, ParseError> {
        let best = self.walk.best();
        if best == *self.tree.source() { Ok(None) } else { parse(self.tree.grammar(), best).map(Some) }
    }
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
        Box::new(Self { start: self.start.clone(), tree: self.tree.clone(), round: self.round, walk: self.walk.copy() })
    }
}
