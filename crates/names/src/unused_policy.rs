//! Definitions that a test rejects if nothing uses them, and edits that find out whether it does.

use std::collections::BTreeSet;

use secateur_syntax::{Edit, Node, NodeId, Role};

use crate::{Definition, Entity, Program};

/// Maximum number of ancestors of a use searched for a removable element.
const LEVELS_MAX: usize = 8;

/// What a test refuses where nothing uses it: all but what is known to be allowed unused.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnusedPolicy {
    /// What is defined, as a person calls it, and whether only in a part of a file.
    allowed: BTreeSet<(&'static str, bool)>,
    /// Whether something is allowed that is only given a value, so that this counts as a use.
    pub(crate) assignment_is_use: bool,
    /// Whether a program is one of several files, so that what is known in all of it may be used elsewhere.
    pub(crate) is_one_of_several_files: bool,
}

impl UnusedPolicy {
    /// Takes note of something that is defined, perhaps only in a part of a file, and that nothing uses.
    pub(crate) fn allow(&mut self, what: &'static str, is_local: bool) {
        self.allowed.insert((what, is_local));
    }

    /// Whether nothing of the sort was found unused.
    pub(crate) fn may_reject(&self, what: &'static str, is_local: bool) -> bool {
        !self.allowed.contains(&(what, is_local))
    }

    /// The same for one of several files, or for all that belongs together.
    #[must_use]
    pub fn for_one_of_several_files(&self, is_one_of_several_files: bool) -> Self {
        Self { is_one_of_several_files, ..self.clone() }
    }

    /// Whether a definition in this scope goes with its last use. Of what is known in all of a file, some could be used elsewhere,
    /// so that it may stand unused where other such definitions may not.
    pub(crate) fn rejects(&self, what: &'static str, scope: u32) -> bool {
        if scope == 0 { !self.is_one_of_several_files } else { self.may_reject(what, true) }
    }
}

impl Program {
    /// What a test may refuse where nothing uses it, of as many files as `before`: all but what is unused here.
    #[must_use]
    pub fn infer_unused_policy(&self, before: &UnusedPolicy) -> UnusedPolicy {
        let mut policy =
            UnusedPolicy::default().for_one_of_several_files(before.is_one_of_several_files);
        for entity in self.entities() {
            if self.is_unread(entity, false) {
                self.definitions_of(entity)
                    .for_each(|definition| policy.allow(definition.what, entity.is_local()));
            } else if self.is_unread(entity, true) {
                policy.assignment_is_use = true;
            }
        }
        policy
    }

    /// Whether nothing uses something, perhaps but what gives it a value.
    fn is_unread(&self, entity: &Entity, or_assigned: bool) -> bool {
        entity.uses.iter().all(|&place| self.unread_or_assigned(place, or_assigned).is_some())
    }

    /// Deletions of one element each that leave what another one defines without a use, where `policy` do not allow that: at most
    /// `count`, of the lightest elements, as these are the least likely to be needed for something else. Those in what other parts
    /// of the file use come first: what nothing uses may be there for nothing, as the tests of a library are.
    #[must_use]
    pub fn unused_probes(&self, policy: &UnusedPolicy, count: usize) -> Vec<Edit> {
        let last_use = |entity| {
            let mut definitions = self.definitions_of(entity);
            let only = definitions
                .next()
                .filter(|only| policy.may_reject(only.what, entity.is_local()))?;
            self.last_use(only).filter(|_| definitions.next().is_none())
        };
        let mut found: Vec<NodeId> = self
            .entities()
            .iter()
            .filter(|entity| !self.is_unread(entity, true))
            .filter_map(last_use)
            .collect();
        found.sort_by_key(|&node| (self.node(node).weight(), node));
        found.dedup();
        // Often there is none, walk after walk.
        if found.is_empty() {
            return Vec::new();
        }
        let parts: Vec<usize> = self.root().children().map(|part| part.id().index()).collect();
        let part = |node: NodeId| parts.partition_point(|&start| start <= node.index());
        let mut is_used = vec![false; parts.len() + 1];
        for definition in self.definitions() {
            let own = part(definition.name);
            is_used[own] |= self.entity(definition).uses.iter().any(|&place| part(place) != own);
        }
        let (mut nodes, others): (Vec<_>, Vec<_>) =
            found.into_iter().partition(|&node| is_used[part(node)]);
        nodes.extend(others);
        let removable =
            nodes.into_iter().filter_map(|node| Some((node, self.removable_with(node)?)));
        let mut removable: Vec<_> = removable.take(count).collect();
        removable.sort_by_key(|(node, _)| (is_used[part(*node)], self.node(*node).weight(), *node));
        removable.into_iter().map(|(_, nodes)| Edit::default().deleting(nodes)).collect()
    }

    /// The element that has all uses of something that is itself defined by another element.
    fn last_use(&self, definition: &Definition) -> Option<NodeId> {
        let unit = self.unit_of(definition)?;
        let entity = self.entity(definition);
        let around = std::iter::successors(Some(self.node(*entity.uses.first()?)), Node::parent)
            .take(LEVELS_MAX);
        let element =
            around.map(|node| node.id()).find(|&node| self.role(node) == Role::Element)?;
        let inside = self.node(element).subtree();
        let is_last = element != unit
            && !entity.is_used_outside(&inside)
            && !inside.contains(&definition.name.index());
        (is_last && !self.defines_for_others(&inside)).then_some(element)
    }
}
