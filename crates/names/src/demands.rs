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
    /// Whether a program is one of several files, so that what is known in all of it may be used elsewhere.
    is_of_one_file: bool,
}

impl Demands {
    /// Takes note of what `program` has that nothing uses.
    pub fn allow_unused_in(&mut self, program: &Program) {
        for entity in program.entities().iter().filter(|entity| program.is_unread(entity)) {
            self.allowed.extend(program.definitions_of(entity).map(|definition| (definition.what, entity.is_local())));
        }
    }

    /// The same for one of several files, or for all that belongs together.
    #[must_use]
    pub fn of_one_file(&self, is_of_one_file: bool) -> Self {
        Self { is_of_one_file, ..self.clone() }
    }

    /// Whether a definition in this scope goes with its last use. Of what is known in all of a file, some could be used elsewhere,
    /// so that it may stand unused where other such definitions may not.
    pub(crate) fn cover(&self, what: &'static str, scope: u32) -> bool {
        if scope == 0 { !self.is_of_one_file } else { !self.allowed.contains(&(what, true)) }
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

    /// Deletions of one element each that leave what another one defines without a use, where `demands` do not allow that: at most
    /// `count`, from all over the file.
    #[must_use]
    pub fn last_uses(&self, demands: &Demands, count: usize) -> Vec<Edit> {
        let is_demanded = |entity: &Entity, what| !demands.allowed.contains(&(what, entity.is_local()));
        let last_use = |entity| {
            let mut definitions = self.definitions_of(entity);
            let only = definitions.next().filter(|only| is_demanded(entity, only.what))?;
            self.last_use(only).filter(|_| definitions.next().is_none())
        };
        let mut found: Vec<NodeId> = self.entities().iter().filter_map(last_use).collect();
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
