//! Definitions that are needed only together with other entities: specialisations of templates and
//! overloaded functions.

use secateur_syntax::{Node, NodeId};

use crate::{Definition, Program};

/// Minimum number of definitions of an overloaded function. Fewer are always needed: an argument
/// may be converted to a type that the call does not name.
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
    pub(crate) is_special: bool,
}

impl Program {
    /// Returns all definitions, special cases and declarations of entities with their conditions.
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
            // The first rule is that of functions; others may be of templates.
            let call = self.rules().calls.first().filter(|_| is_overloaded);
            let call = call.filter(|call| call.is_of_function());
            let others = others(call.and_then(|call| self.parameters_of(definition, call)));
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
        let mut heads = Vec::new();
        let mut nodes = place.map_or(0..0, |place| place.subtree());
        while let Some(index) = nodes.next() {
            let node = self.node(NodeId(index as u32));
            if is_argument(&node) {
                nodes.start = node.subtree().end;
            } else {
                heads.extend(entity_at[index]);
            }
        }
        heads
    }
}
