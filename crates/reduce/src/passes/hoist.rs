//! Hoist: replaces a node by a descendant.
//!
//! Dániel Vince, Renáta Hodován, Daniella Bársony and Ákos Kiss, *Extending Hierarchical Delta
//! Debugging with Hoisting*, AST 2021. HDD only deletes: in `while (x) { y; }` it cannot delete the
//! loop without its body. Rounds of hoisting between rounds of HDD can.
//!
//! Nodes are visited level by level. The options are descendants, and runs of nested list elements,
//! that the grammar admits in place of the node. They are tried smallest first until one succeeds.
//!
//! Deviations from the paper:
//!
//! - The grammar decides which descendants are admissible, not equality of kind or rule.
//! - Each replacement is a list of its own. Nodes are tried one by one, without a list minimiser
//!   over the mappings of a level.
//!
//! - Helps with: loops and conditions around needed statements, which HDD cannot delete.
//! - Costs: one test per admissible descendant of each node.
//! - Languages: all.
//! - Limit: none.
//! - Readable: yes.

use std::collections::VecDeque;
use std::sync::Arc;

use secateur_names::Program;
use secateur_syntax::{Edit, NodeId};

use crate::example::Example;
use crate::round::Breadth;
use crate::searches::replace::{Replacements, nodes_of};
use crate::transform::{InstanceList, Lists, Transformation, replacement};

pub(crate) struct Hoist;

pub(crate) const EXAMPLES: &[Example] =
    &[Example::new("a.c", "int f() { while (x) { y; } }", "int f() { y; }")];

impl Transformation for Hoist {
    fn lists(&self, program: &Arc<Program>, _: Breadth) -> Box<dyn Lists> {
        let options = Some(Replacements::hoisting(program, program.root().id()));
        Box::new(Hoisting { program: program.clone(), queue: Arc::default(), options })
    }
}

/// Iterator over the replacements of each node.
#[derive(Clone)]
struct Hoisting {
    program: Arc<Program>,
    /// Remaining nodes, level by level.
    queue: Arc<VecDeque<NodeId>>,
    /// Remaining replacements of the current node; `None` at the end.
    options: Option<Replacements>,
}

impl Hoisting {
    /// Queues the children of `nodes`, and takes the next node.
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
                // The admissible replacements at the new position are unknown before the next
                // parse.
                self.descend(nodes_of(&self.program, chosen));
            } else if let Some(option) = options.current().cloned() {
                options.advance();
                return Some(InstanceList::of_node(self.program.node(node), option));
            } else {
                self.descend([node]);
            }
        }
    }
}
