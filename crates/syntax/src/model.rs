//! Trees under [rules](TreeRules) beyond those of their grammar.
//!
//! The tree then derives roles and lists from both: the rules say which children are required, and
//! in which order others come.

use std::collections::HashMap;
use std::sync::Arc;

use crate::quantify::{Arranged, Remodelled, Span, remodel};
use crate::tree_rules::{ChildRules, KnownRules, TreeRules};
use crate::{NodeId, Tree};

impl Tree {
    /// Returns this tree under rules for its nodes, and for the children of some of them.
    #[must_use]
    pub fn under(mut self, rules: Arc<dyn TreeRules>, children: Vec<(NodeId, ChildRules)>) -> Self {
        let of_parents = children.into_iter().filter_map(|(node, rules)| {
            Some(Remodelled { node, number: self.regular.parent_number(node)?, rules })
        });
        let (shapes, arranged) = remodel(&self.shapes, &of_parents.collect::<Vec<_>>());
        let mut admitted = HashMap::new();
        for Arranged { node, ordinal, symbols } in arranged {
            let child = self.regular_children(node, Span::one(ordinal));
            admitted.extend(child.map(|child| (child, symbols.clone())));
        }
        self.shapes = shapes;
        self.rules = Some(KnownRules { rules, admitted: admitted.into() });
        self
    }

    /// Returns `true` if the rules admit a node at the position of another one.
    pub(crate) fn rules_admit(&self, node: NodeId, candidate: NodeId) -> bool {
        let Some(known) = &self.rules else { return true };
        let symbols = known.admitted.get(&node);
        symbols.is_none_or(|symbols| known.rules.admits(node, candidate, symbols))
    }

    /// Returns the smallest text of a node under the rules: `None` without any, `Some(None)` if it
    /// is not known.
    pub(crate) fn smallest_by_rules(&self, node: NodeId) -> Option<Option<&str>> {
        let known = self.rules.as_ref()?;
        known.admitted.contains_key(&node).then(|| known.rules.smallest(node))
    }
}
