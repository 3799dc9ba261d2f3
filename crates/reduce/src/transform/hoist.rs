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
//! - Each replacement is a list of its own: nodes are tried one by one, without a list minimiser over the mappings of a
//!   level.

use std::collections::VecDeque;
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::{Edit, NodeId};

use super::instance::replacement;
use super::{InstanceList, Lists, Transformation};
use crate::breadth::Breadth;
use crate::replace::{Replacements, nodes_of};

pub(crate) struct Hoist;

impl Transformation for Hoist {
    fn lists(&self, program: &Arc<Program>, _: Breadth) -> Box<dyn Lists> {
        let options = Some(Replacements::hoisting(program, program.root().id()));
        Box::new(Hoisting { program: program.clone(), queue: Arc::default(), options })
    }
}

/// The replacements of each node, one after the other.
#[derive(Clone)]
struct Hoisting {
    program: Arc<Program>,
    /// The nodes whose turn is still to come, level by level.
    queue: Arc<VecDeque<NodeId>>,
    /// What is left to be tried for a node; none at the end.
    options: Option<Replacements>,
}

impl Hoisting {
    /// Queues what stands below `nodes`, and takes the next node.
    fn descend(&mut self, nodes: impl IntoIterator<Item = NodeId>) {
        let queue = Arc::make_mut(&mut self.queue);
        for node in nodes {
            queue.extend(self.program.node(node).children().map(|child| child.id()));
        }
        self.options = queue.pop_front().map(|next| Replacements::hoisting(&self.program, next));
    }
}

impl Lists for Hoisting {
    fn next(&mut self, settled: &Edit) -> Option<InstanceList> {
        loop {
            let options = self.options.as_mut()?;
            let node = options.node;
            if let Some(chosen) = replacement(settled, node) {
                // What the grammar admits in the new place is known only after the next parse.
                self.descend(nodes_of(&self.program, chosen));
            } else if let Some(option) = options.current().cloned() {
                options.advance();
                return Some(InstanceList::of_node(
                    &self.program,
                    node,
                    Edit::default().replacing(node, option),
                ));
            } else {
                self.descend([node]);
            }
        }
    }
}
