//! Hoisting: something from inside a node in the node's place.
//!
//! Dániel Vince, Renáta Hodován, Daniella Bársony and Ákos Kiss, *Extending Hierarchical Delta Debugging with Hoisting*,
//! AST 2021. HDD only deletes; in `while (x) { y; }` it cannot get rid of the loop without its body. A walk of hoisting
//! between walks of HDD can.
//!
//! Node by node, level by level: a descendant, or a run of nested list members, that the grammar admits in the place
//! of the node. Smallest first; the first success counts.
//!
//! Deviations from the paper:
//!
//! - What may be hoisted is decided by what the grammar admits in the place, not by the same kind or rule.
//! - Nodes are tried one by one, without a list minimiser over the mappings of a level.

use std::collections::VecDeque;
use std::sync::Arc;

use secateur_minimize::{Outcome, QueryKind, Search};
use secateur_syntax::{Edit, NodeId, Tree};

use crate::candidate::{Candidate, Part, Place};
use crate::prior::PriorSource;
use crate::replace::{Replacements, nodes_of};
use crate::round::{Round, Walk};

/// One walk of hoisting over one tree.
#[derive(Clone)]
pub struct Hoist {
    tree: Arc<Tree>,
    round: Round,
    /// What is settled.
    edit: Edit,
    /// The nodes whose turn is still to come, level by level.
    queue: Arc<VecDeque<NodeId>>,
    /// What is being tried; none when the walk is over.
    options: Option<Replacements>,
}

impl Hoist {
    /// A walk over `tree`. Whatever its effort, it tries everything.
    #[must_use]
    pub fn new(tree: Arc<Tree>, round: Round) -> Self {
        let root = tree.root().id();
        let mut walk = Self { round, edit: Edit::default(), queue: Arc::default(), options: None, tree };
        walk.options = Some(Replacements::hoisting(&walk.tree, root));
        walk.settle();
        walk
    }

    /// Goes on to the next node while there is nothing to try for the current one.
    fn settle(&mut self) {
        while let Some(options) = &self.options
            && options.current().is_none()
        {
            let node = options.node;
            self.descend([node]);
        }
    }

    /// Queues what stands below `nodes`, and takes the next node.
    fn descend(&mut self, nodes: impl IntoIterator<Item = NodeId>) {
        let queue = Arc::make_mut(&mut self.queue);
        for node in nodes {
            queue.extend(self.tree.node(node).children().map(|child| child.id()));
        }
        self.options = queue.pop_front().map(|next| Replacements::hoisting(&self.tree, next));
    }
}

impl Search for Hoist {
    type Candidate = Candidate;
    type Best = Arc<[u8]>;

    fn candidate(&self) -> Option<Candidate> {
        let options = self.options.as_ref()?;
        let text = self.tree.render(&self.edit.replacing(options.node, options.current()?.clone()));
        let part = Part::Node { kind: self.tree.node(options.node).kind().into() };
        Some(Candidate { text, kind: QueryKind::Other, place: Place { round: self.round.number, part } })
    }

    fn observe(&mut self, outcome: Outcome) {
        let Some(options) = &mut self.options else { return };
        match options.current().cloned() {
            Some(chosen) if outcome.is_interesting() => {
                self.edit = self.edit.replacing(options.node, chosen.clone());
                // What the grammar admits in the new place is known only after the next parse.
                self.descend(nodes_of(&self.tree, &chosen));
            }
            _ => options.advance(),
        }
        self.settle();
    }

    fn best(&self) -> Arc<[u8]> {
        self.tree.render(&self.edit).into()
    }

    fn fork(&self) -> Box<dyn Search<Candidate = Candidate, Best = Arc<[u8]>>> {
        Box::new(self.clone())
    }
}

impl Walk for Hoist {
    fn is_over(&self) -> bool {
        self.options.is_none()
    }

    fn prior(&self) -> &PriorSource {
        &self.round.prior
    }

    fn fork_walk(&self) -> Box<dyn Walk> {
        Box::new(self.clone())
    }
}
