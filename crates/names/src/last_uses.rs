//! Where the last use of something could go, to find out whether a test refuses what nothing uses.

use secateur_syntax::{Edit, Node, NodeId, Role};

use crate::{Definition, Demands, Entity, Program};

/// How far around a use it is looked for an element that can go.
const LEVELS_MAX: usize = 8;

impl Program {
    /// What a test may refuse where nothing uses it, of as many files as `before`: all but what is unused here.
    #[must_use]
    pub fn not_unused(&self, before: &Demands) -> Demands {
        let mut demands = Demands::default().of_one_file(before.is_of_one_file);
        for entity in self.entities() {
            if self.is_unread(entity, false) {
                self.definitions_of(entity)
                    .for_each(|definition| demands.allow(definition.what, entity.is_local()));
            } else if self.is_unread(entity, true) {
                demands.is_assigned_used = true;
            }
        }
        demands
    }

    /// Whether nothing uses something, perhaps but what gives it a value.
    fn is_unread(&self, entity: &Entity, or_assigned: bool) -> bool {
        entity.uses.iter().all(|&place| self.unread_or_assigned(place, or_assigned).is_some())
    }

    /// Deletions of one element each that leave what another one defines without a use, where `demands` do not allow that: at most
    /// `count`, of the lightest elements, as these are the least likely to be needed for something else. Those in what other parts
    /// of the file use come first: what nothing uses may be there for nothing, as the tests of a library are.
    #[must_use]
    pub fn last_uses(&self, demands: &Demands, count: usize) -> Vec<Edit> {
        let last_use = |entity| {
            let mut definitions = self.definitions_of(entity);
            let only = definitions
                .next()
                .filter(|only| demands.may_refuse(only.what, entity.is_local()))?;
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
