//! What a test refuses where nothing uses it, as one that asks for no warnings does with variables and imports.

use std::collections::BTreeSet;

use secateur_syntax::{Edit, Node, NodeId, Role};

use crate::{Definition, Entity, Program};

/// How far around a use it is looked for an element that can go.
const LEVELS_MAX: usize = 8;

/// What a test refuses where nothing uses it: all but what is known to be allowed unused.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Demands {
    /// What is defined, as a person calls it, and whether only in a part of a file.
    allowed: BTreeSet<(&'static str, bool)>,
}

impl Demands {
    /// Takes note of what `program` has that nothing uses.
    pub fn allow_unused_in(&mut self, program: &Program) {
        let of_definition = |definition: &Definition| {
            let entity = program.entity(definition);
            program.is_unread(entity).then_some((definition.what, entity.scope.0 > 0))
        };
        self.allowed.extend(program.definitions().iter().filter_map(of_definition));
    }

    /// Whether a definition in this scope goes with its last use. Of what is known in all of a file, some could be used elsewhere,
    /// so that it may stand unused where other such definitions may not.
    pub(crate) fn cover(&self, what: &'static str, scope: u32) -> bool {
        scope == 0 || !self.allowed.contains(&(what, true))
    }
}

impl Program {
    /// Whether nothing uses something but what gives it a value.
    fn is_unread(&self, entity: &Entity) -> bool {
        entity.uses.iter().all(|&place| self.is_given_value(place) || self.unread(place).is_some())
    }

    fn is_given_value(&self, place: NodeId) -> bool {
        self.declarators(place).any(|(_, place)| self.rules().assigned.contains(&place))
    }

    /// Deletions of one element each that leave some other element with nothing that uses it, and which `demands` do not allow: from
    /// all over the file, at most `count` of them.
    #[must_use]
    pub fn last_uses(&self, demands: &Demands, count: usize) -> Vec<Edit> {
        let is_demanded = |definition: &&Definition| {
            !demands.allowed.contains(&(definition.what, self.entity(definition).scope.0 > 0))
        };
        let mut found: Vec<NodeId> =
            self.definitions().iter().filter(is_demanded).filter_map(|it| self.last_use(it)).collect();
        found.sort();
        found.dedup();
        let step = found.len().div_ceil(count).max(1);
        found
            .into_iter()
            .step_by(step)
            .filter_map(|node| Some(Edit::default().deleting(self.removable_with(node)?)))
            .collect()
    }

    /// The element that has all uses of something that is itself defined by another element.
    fn last_use(&self, definition: &Definition) -> Option<NodeId> {
        let unit = self.unit_of(definition)?;
        let entity = self.entity(definition);
        let around = std::iter::successors(Some(self.node(*entity.uses.first()?)), Node::parent).take(LEVELS_MAX);
        let element = around.map(|node| node.id()).find(|&node| self.role(node) == Role::Element)?;
        let inside = self.node(element).subtree();
        let is_last = element != unit && !entity.is_used_outside(&inside) && !inside.contains(&definition.name.index());
        (is_last && !self.defines_for_others(&inside)).then_some(element)
    }
}
