//! Definitions that are needed only together with other entities: specialisations of templates and
//! overloaded functions.

use secateur_syntax::{Node, NodeId};

use crate::{Definition, Program};

/// Minimum number of definitions of an overloaded function. With fewer, a call may convert its
/// arguments to a type that it does not name.
const OVERLOADS_MIN: usize = 3;

/// Definition, special case or declaration of an entity, with the condition on which it is needed.
#[derive(Clone, Debug)]
pub struct ConditionalDefinition {
    /// Number of the entity.
    pub entity: u32,
    /// Node that names the entity.
    pub name: NodeId,
    /// Defining or declaring node.
    pub node: NodeId,
    /// Numbers of the other entities without which it cannot be used: for a specialisation
    /// `hash<pair<T, U>>`, `pair`; for an overloaded function, the types of its parameters.
    pub others: Vec<u32>,
    /// `true` for a special case or a declaration of an entity that is defined elsewhere.
    pub is_special: bool,
}

impl Program {
    /// Returns all definitions, special cases and declarations of entities with their conditions.
    #[must_use]
    pub fn conditional_definitions(&self) -> Vec<ConditionalDefinition> {
        let names = self.names();
        let mut entity_at = vec![None; self.len()];
        for (number, entity) in (0u32..).zip(&names.entities).filter(|(_, it)| !it.is_local()) {
            entity.uses.iter().for_each(|node| entity_at[node.index()] = Some(number));
        }
        let others = |place: Option<Node>| self.heads_in(place, &entity_at);
        let definitions = names.definitions.iter().map(|definition| {
            let Definition { entity, name, node, .. } = *definition;
            let is_overloaded = self.entity(definition).definition_count() >= OVERLOADS_MIN;
            let calls = self.rules().calls.iter();
            let mut calls = calls.filter(|call| is_overloaded && call.is_of_function());
            let others = others(calls.find_map(|call| self.parameters_of(definition, call)));
            ConditionalDefinition { entity, name, node, others, is_special: false }
        });
        let special = names.special.iter().map(|&(entity, name, node)| {
            let others = others(self.special_case(name, node));
            ConditionalDefinition { entity, name, node, others, is_special: true }
        });
        definitions.chain(special).collect()
    }

    /// Returns the node of a special case with its arguments, such as `hash<int>`.
    fn special_case(&self, name: NodeId, definition: NodeId) -> Option<Node<'_>> {
        let special = &self.rules().special;
        let name =
            self.declarators(self.node(name)).find(|node| special.contains(&node.place()))?;
        // An implementation is a special case itself, without arguments after its name.
        name.parent().filter(|case| case.id() != definition)
    }

    /// Returns the entities used in `place`, except in the arguments of a special case inside.
    fn heads_in(&self, place: Option<Node<'_>>, entity_at: &[Option<u32>]) -> Vec<u32> {
        let special = &self.rules().special;
        let is_argument = |node: &Node| {
            let parent = node.parent().filter(|parent| Some(*parent) != place);
            let is_case = |kind| special.iter().any(|place| place.kind == kind);
            parent.is_some_and(|parent| is_case(parent.kind_id()))
                && !special.contains(&node.place())
        };
        let is_head = |index: &usize| {
            let path = self.node(NodeId(*index as u32)).with_ancestors();
            let mut path = path.take_while(|node| Some(*node) != place);
            !path.any(|node| is_argument(&node))
        };
        let nodes = place.map_or(0..0, |place| place.subtree());
        nodes
            .filter(|&index| entity_at[index].is_some())
            .filter(is_head)
            .filter_map(|index| entity_at[index])
            .collect()
    }
}
