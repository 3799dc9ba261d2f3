//! Edits that reveal the policy of a test on unused definitions.

use secateur_syntax::{Edit, Node, NodeId, Role};

use crate::{Definition, Entity, Program, UnusedPolicy};

/// Maximum number of ancestors of a use searched for a removable element.
const LEVELS_MAX: usize = 8;

impl Program {
    /// Infers the possible policy of a test that accepts this program, for as many files as
    /// `before`: it allows everything that is unused here.
    pub fn infer_unused_policy(&self, before: &UnusedPolicy) -> UnusedPolicy {
        let mut policy =
            UnusedPolicy::default().for_one_of_several_files(before.is_one_of_several_files);
        for entity in self.entities() {
            if self.is_never_read(entity, false) {
                self.definitions_of(entity)
                    .for_each(|definition| policy.allow(definition.what, entity.is_local()));
            } else if self.is_never_read(entity, true) {
                policy.assignment_is_use = true;
            }
        }
        policy
    }

    /// Returns `true` if no use reads the entity; with `or_assigned`, an assignment is no read.
    fn is_never_read(&self, entity: &Entity, or_assigned: bool) -> bool {
        self.uses_of(entity).all(|name| self.unread_or_assigned(name, or_assigned).is_some())
    }

    /// Returns at most `count` deletions of one element that each leave another definition unused
    /// against `policy`.
    ///
    /// The lightest elements are preferred, because they are the least likely to be needed
    /// otherwise. Elements in parts of the file that other parts use come first: an unused part may
    /// be irrelevant, such as the tests of a library.
    pub fn unused_probes(&self, policy: &UnusedPolicy, count: usize) -> Vec<Edit> {
        let element_of_last_use = |entity| {
            let mut definitions = self.definitions_of(entity);
            let only = definitions
                .next()
                .filter(|only| policy.may_reject(only.what, entity.is_local()))?;
            self.element_of_last_use(only).filter(|_| definitions.next().is_none())
        };
        let read = self.entities().iter().filter(|entity| !self.is_never_read(entity, true));
        let mut found: Vec<Node> = read.filter_map(element_of_last_use).collect();
        found.sort_by_key(|node| (node.weight(), node.id()));
        found.dedup();
        // Returns early, because most rounds find none.
        if found.is_empty() {
            return Vec::new();
        }
        let parts: Vec<usize> = self.root().children().map(|part| part.id().index()).collect();
        let part = |node: NodeId| parts.partition_point(|&start| start <= node.index());
        let mut is_used = vec![false; parts.len() + 1];
        for definition in self.definitions() {
            let (own, entity) = (part(definition.name), self.entity(definition));
            is_used[own] |= entity.uses.iter().any(|&use_node| part(use_node) != own);
        }
        found.sort_by_key(|node| !is_used[part(node.id())]);
        let removable = found.into_iter().filter_map(|node| Some((node, node.removable_with()?)));
        let mut removable: Vec<_> = removable.take(count).collect();
        removable.sort_by_key(|(node, _)| (is_used[part(node.id())], node.weight(), node.id()));
        removable.into_iter().map(|(_, nodes)| Edit::default().deleting(nodes)).collect()
    }

    /// Returns the element that contains all uses of an entity defined by another element.
    fn element_of_last_use(&self, definition: &Definition) -> Option<Node<'_>> {
        let unit = self.unit_of(definition)?;
        let entity = self.entity(definition);
        let mut ancestors = self.uses_of(entity).next()?.with_ancestors().take(LEVELS_MAX);
        let element = ancestors.find(|node| node.role() == Role::Element)?;
        let is_last = element != unit
            && !entity.is_used_outside(&element.subtree())
            && !element.contains(definition.name);
        (is_last && !self.defines_for_others(&element.subtree())).then_some(element)
    }
}
