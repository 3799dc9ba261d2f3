//! Units of a program, and the references between them.

use secateur_syntax::NodeId;

use crate::Conditions;

/// Units of a program: its outermost removable parts, such as functions and types.
///
/// Parts of a namespace or module count as outermost. A part without names, such as a preprocessor
/// line, is not a unit.
#[derive(Clone, Debug, Default)]
pub struct Units {
    /// In file order.
    pub(crate) units: Vec<Unit>,
    /// For each entity, `true` if a unit defines it, except as a member.
    pub(crate) is_defined: Vec<bool>,
    /// Conditions on which the units that define entities are needed.
    pub(crate) conditions: Conditions,
    /// Entities that are used outside of all units.
    pub(crate) used_outside: Vec<u32>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Unit {
    pub(crate) nodes: Box<[NodeId]>,
    /// Entities that the unit uses.
    pub(crate) uses: Vec<u32>,
    /// Entities that the unit defines, except members of its types.
    pub(crate) defines: Vec<u32>,
}

impl Units {
    pub fn len(&self) -> usize {
        self.units.len()
    }

    pub fn is_empty(&self) -> bool {
        self.units.is_empty()
    }

    /// Returns the nodes of a unit.
    pub fn nodes(&self, unit: usize) -> &[NodeId] {
        &self.units[unit].nodes
    }

    /// Returns the last unit that defines an entity and that no other unit references, such as the
    /// main function.
    pub fn last_root(&self) -> Option<usize> {
        let mut users: Vec<Option<usize>> = vec![None; self.is_defined.len()];
        let mut is_shared = vec![false; self.is_defined.len()];
        for (index, unit) in self.units.iter().enumerate() {
            for &entity in unit.uses.iter().chain(&unit.defines) {
                let user = users[entity as usize].get_or_insert(index);
                is_shared[entity as usize] |= *user != index;
            }
        }
        let is_root = |unit: &Unit| {
            !unit.defines.is_empty()
                && !unit.defines.iter().any(|&entity| is_shared[entity as usize])
        };
        self.units.iter().rposition(is_root)
    }

    /// Returns, for each unit, `true` if it is one of `units` or reachable from them by references.
    ///
    /// A special case such as a specialisation of a template, or one of several overloads of a
    /// function, is reachable if the entities that it is for are. A unit that cannot be referenced
    /// by name, such as an operator, is reachable if all entities that it uses are.
    pub fn reachable(&self, units: impl IntoIterator<Item = usize>) -> Vec<bool> {
        self.closure(units.into_iter().collect(), self.used_outside.iter().copied())
    }

    /// Returns, for each unit, `true` if it is reachable from these entities, or if it cannot be
    /// referenced by name and uses only such. Uses outside of all units do not count.
    pub fn needed_by(&self, entities: impl IntoIterator<Item = u32>) -> Vec<bool> {
        self.closure(Vec::new(), entities)
    }

    fn closure(
        &self,
        mut pending: Vec<usize>,
        entities: impl IntoIterator<Item = u32>,
    ) -> Vec<bool> {
        let mut is_reachable = vec![false; self.units.len()];
        let mut needs = self.conditions.begin();
        for entity in entities {
            needs.add(entity, &mut pending);
        }
        while !pending.is_empty() {
            while let Some(unit) = pending.pop() {
                if !std::mem::replace(&mut is_reachable[unit], true) {
                    let Unit { uses, defines, .. } = &self.units[unit];
                    for &entity in uses.iter().chain(defines) {
                        needs.add(entity, &mut pending);
                    }
                }
            }
            needs.complete(&mut pending);
        }
        let is_satisfied =
            |&entity: &u32| needs.contains(entity) || !self.is_defined[entity as usize];
        for (is_reachable, unit) in is_reachable.iter_mut().zip(&self.units) {
            *is_reachable |= unit.defines.is_empty() && unit.uses.iter().all(is_satisfied);
        }
        is_reachable
    }
}
