//! Search for units and for the references between them.

use std::collections::BTreeMap;

use secateur_syntax::{ListKind, Node, NodeId};

use crate::units::{Unit, Units};
use crate::{ConditionalDefinition, Conditions, Program};

impl Program {
    pub(crate) fn find_units(&self) -> Units {
        let names = self.names();
        let mut units = self.outermost_parts();
        units.sort_by_key(|unit| unit.nodes[0]);
        let ends: BTreeMap<u32, (u32, u32)> = (0u32..)
            .zip(&units)
            .flat_map(|(number, unit)| unit.nodes.iter().map(move |&node| (node, number)))
            .map(|(node, number)| (node.0, (self.node(node).subtree().end as u32, number)))
            .collect();
        let units_start: Vec<u32> = units.iter().map(|unit| unit.nodes[0].0).collect();
        let unit_of = |node: NodeId| {
            let (_, &(end, number)) = ends.range(..=node.0).next_back()?;
            (node.0 < end).then_some(number)
        };
        let below_types = self.below_types();
        // `true` if a node is a member of a type that is defined in the unit.
        let is_in_a_type =
            |node: NodeId, unit: u32| below_types[node.index()] > units_start[unit as usize];
        let mut used_outside = Vec::new();
        for (number, entity) in (0u32..).zip(&names.entities) {
            for &use_node in &entity.uses {
                let users = match unit_of(use_node) {
                    Some(unit) => &mut units[unit as usize].uses,
                    None => &mut used_outside,
                };
                if users.last() != Some(&number) {
                    users.push(number);
                }
            }
        }
        let mut is_defined = vec![false; names.entities.len()];
        let mut definitions = self.conditional_definitions();
        definitions.retain(|definition| {
            let ConditionalDefinition { entity, name, is_special, .. } = *definition;
            let Some(unit) = unit_of(name) else { return false };
            let scope = names.entities[entity as usize].scope;
            let is_known_outside = is_special || scope < units[unit as usize].nodes[0];
            let counts = is_known_outside && !is_in_a_type(name, unit);
            if counts {
                units[unit as usize].defines.push(entity);
                is_defined[entity as usize] = true;
            }
            counts
        });
        // A part without names is not a unit, so it stays.
        let has_names = |unit: &Unit| !unit.uses.is_empty() || !unit.defines.is_empty();
        let mut next = 0..;
        let number = |unit: &Unit| if has_names(unit) { next.next() } else { None };
        let numbers: Vec<Option<u32>> = units.iter().map(number).collect();
        let mut conditions = Conditions::new(names.entities.len());
        for definition in definitions {
            let unit = unit_of(definition.name).and_then(|unit| numbers[unit as usize]);
            let others = definition.others.into_iter().filter(|&it| is_defined[it as usize]);
            if let Some(unit) = unit {
                conditions.add(unit as usize, definition.entity, others);
            }
        }
        units.retain(has_names);
        Units { units, is_defined, conditions, used_outside }
    }

    fn outermost_parts(&self) -> Vec<Unit> {
        let (mut units, containers) = (Vec::new(), &self.rules().containers);
        let mut parents = vec![self.root()];
        while let Some(parent) = parents.pop() {
            for list in self.lists(parent.id()).filter(|list| list.kind() == ListKind::Repetition) {
                for member in list.members() {
                    let nodes: Vec<Node> = member.nodes().map(|id| self.node(id)).collect();
                    if nodes.iter().any(|node| containers.contains(&node.kind_id())) {
                        for node in nodes {
                            parents.push(node);
                            parents.extend(node.children());
                        }
                    } else {
                        let mut unit = self.hidden_before(nodes[0]);
                        unit.extend(nodes.iter().map(Node::id));
                        units.push(Unit { nodes: unit.into(), ..Unit::default() });
                    }
                }
            }
        }
        units
    }

    /// Returns hidden text directly before a node: words such as `extern`, which have no meaning
    /// alone.
    pub fn hidden_before(&self, node: Node<'_>) -> Vec<NodeId> {
        let is_statement = |text: &[u8]| text.starts_with(b"#") || text.ends_with(b";");
        let is_hidden = |other: &Node| {
            other.is_text() && other.parent_id() == node.parent_id() && !is_statement(other.text())
        };
        let before = self.nodes_in(1..node.id().index()).rev();
        let mut nodes: Vec<NodeId> = before.take_while(is_hidden).map(|node| node.id()).collect();
        nodes.reverse();
        nodes
    }

    /// Returns for each node its outermost ancestor within the nearest type that has it as a
    /// member; 0 outside of types.
    fn below_types(&self) -> Vec<u32> {
        let mut below = vec![0; self.len()];
        for node in self.nodes().skip(1) {
            let (id, parent) = (node.id(), node.parent_id());
            let is_in_type = self.rules().members.contains_key(&node.place().kind);
            below[id.index()] = if is_in_type { id.0 } else { below[parent.index()] };
        }
        below
    }
}
