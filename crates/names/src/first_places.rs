//! Names that nothing is known to define: where one first stands, it is taken to be defined.
//!
//! In `%7 = add i32 %5, %6`, in `(declare-fun f …)` and in `CREATE TABLE t` no field tells what is defined, but the name is the
//! first in an element of a list. A name that is the first of an outermost element is known in the whole file. Any other is known in
//! the outermost element around it, and in each there is another one of that name.

use std::collections::{HashMap, HashSet};

use secateur_syntax::{NodeId, Role};

use crate::Program;
use crate::find::{Leaf, Rank, Seen};

impl Program {
    /// Has names that nothing defines be defined where they first stand.
    pub(crate) fn define_first_places(&self, leaves: &mut [Leaf]) {
        let rules = self.rules();
        let what = |leaf: &Leaf| rules.first_place(self.node(NodeId(leaf.node)).kind_id());
        let is_name = |leaf: &Leaf| what(leaf).is_some() && !self.is_head(leaf.node);
        let defined: HashSet<u32> = leaves.iter().filter(|leaf| leaf.defines.is_some()).map(|leaf| leaf.name).collect();
        let is_new = |leaf: &Leaf| !defined.contains(&leaf.name) && is_name(leaf);
        if !leaves.iter().any(is_new) {
            return;
        }
        let (elements, outermost) = self.elements();
        // The leaf that comes first in each outermost element.
        let mut first_of: HashMap<u32, u32> = HashMap::new();
        for leaf in leaves.iter().filter(|leaf| is_name(leaf)) {
            first_of.entry(outermost[leaf.node as usize]).or_insert(leaf.node);
        }
        let is_first = |leaf: &Leaf| first_of.get(&outermost[leaf.node as usize]) == Some(&leaf.node);
        let global: HashSet<u32> = leaves.iter().filter(|leaf| is_first(leaf)).map(|leaf| leaf.name).collect();
        let scope = |leaf: &Leaf| if global.contains(&leaf.name) { 0 } else { outermost[leaf.node as usize] };
        let mut uses: HashMap<(u32, u32), usize> = HashMap::new();
        for leaf in leaves.iter().filter(|leaf| is_new(leaf)) {
            *uses.entry((scope(leaf), leaf.name)).or_default() += 1;
        }
        let mut seen = HashSet::new();
        for leaf in leaves.iter_mut().filter(|leaf| is_new(leaf)) {
            let (node, scope) = (elements[leaf.node as usize], scope(leaf));
            let is_definition = scope > 0 || is_first(leaf);
            if uses[&(scope, leaf.name)] > 1 && is_definition && seen.insert((scope, leaf.name)) {
                leaf.defines =
                    what(leaf).map(|what| Seen { node, scope, what: what.0, rank: Rank::Full, is_whole: true });
            }
        }
    }

    /// Of each node the nearest element of a list around it, and the outermost; the root where there is none. A leaf is no element
    /// by itself: in a list of leaves, the list is.
    fn elements(&self) -> (Vec<u32>, Vec<u32>) {
        let (mut nearest, mut outermost) = (vec![0; self.len()], vec![0; self.len()]);
        for node in self.nodes().skip(1) {
            let (at, parent) = (node.id().index(), node.parent_id().index());
            let is_element =
                node.subtree().len() > 1 && matches!(self.role(node.id()), Role::Element | Role::Separated);
            nearest[at] = if is_element { node.id().0 } else { nearest[parent] };
            outermost[at] = if is_element && outermost[parent] == 0 { node.id().0 } else { outermost[parent] };
        }
        (nearest, outermost)
    }

    /// Whether a leaf is the first of a list of leaves and lists, and says what that is.
    fn is_head(&self, leaf: u32) -> bool {
        let node = self.node(NodeId(leaf));
        let parent = self.node(node.parent_id());
        let first = parent.children().find(|child| child.is_named() && !child.is_extra());
        first.is_some_and(|first| first.id() == node.id()) && self.role(node.id()) == Role::Element
    }
}
