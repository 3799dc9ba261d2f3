//! Pull of an edit: the tokens that nothing needs by name any more after an edit of the last units.
//!
//! A program in C or C++ often begins with much included text. One parameter of a type of the
//! library can keep half of it. So an edit of a few tokens can be worth a test of the long text.

use std::collections::BTreeSet;
use std::sync::Arc;

use secateur_names::{Program, Units};
use secateur_syntax::{Edit, NodeId};

use crate::round::weight;
use crate::searches::closures::last_units;

/// Ratio of the tokens of a text to the pull of an edit that is worth a test.
const PULL_SHARE: u64 = 32;

/// Uses of names in the last units of a program.
pub(crate) struct Pull {
    program: Arc<Program>,
    units: Arc<Units>,
    /// Tokens of the units before the last ones.
    weights: Vec<u64>,
    /// Uses in the last units, with their entities.
    uses: Vec<(NodeId, u32)>,
}

impl Pull {
    /// Finds the uses in the last units, up to `tokens` tokens.
    pub(crate) fn new(program: &Arc<Program>, tokens: u64) -> Self {
        let units = program.units().clone();
        let last = last_units(program, tokens);
        let weights = (0..last.start).map(|unit| weight(program, units.nodes(unit))).collect();
        let first = last.clone().filter_map(|unit| units.nodes(unit).first().copied()).min();
        let entities = (0u32..).zip(program.entities());
        let uses = entities.flat_map(|(number, entity)| {
            let inside = entity.uses.iter().filter(|&&used| first.is_some_and(|it| it <= used));
            inside.map(move |&used| (used, number))
        });
        let uses = uses.collect();
        Self { program: program.clone(), units, weights, uses }
    }

    /// Returns `true` if much less is needed after `edit` of a node than after `before`. Units
    /// before that node do not count as needed themselves: the last ones can be included text, too.
    pub(crate) fn is_worth(&self, before: &Edit, edit: &Edit, node: NodeId) -> bool {
        let mut path = self.program.node(node).with_ancestors();
        let start = path.find(|node| node.depth() <= 1).map_or(node, |node| node.id());
        let (used, left) = (self.used(before, start), self.used(edit, start));
        if left == used {
            return false;
        }
        let saved = self.needed(used).saturating_sub(self.needed(left));
        saved > 0 && saved * PULL_SHARE >= self.program.tokens()
    }

    /// Returns the entities that an edited text uses from a node on.
    fn used(&self, edit: &Edit, start: NodeId) -> BTreeSet<u32> {
        let removed = self.program.left_out(edit);
        let is_left = |(node, _): &&(NodeId, u32)| *node >= start && !removed.contains(*node);
        self.uses.iter().filter(is_left).map(|(_, entity)| *entity).collect()
    }

    /// Returns the number of tokens before the last units that these entities need by name.
    fn needed(&self, entities: BTreeSet<u32>) -> u64 {
        let is_needed = self.units.needed_by(entities);
        let needed = self.weights.iter().zip(is_needed).filter(|(_, is_needed)| *is_needed);
        needed.map(|(weight, _)| weight).sum()
    }
}
