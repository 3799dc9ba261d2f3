//! The outermost parts of a program, and which of them need which.

use secateur_syntax::NodeId;

/// The outermost parts of a program that can go, such as its functions and types, and what they need of each other.
///
/// What is in a namespace or module counts as if it stood beside it. What has no names in it, such as a line of the
/// preprocessor, is no unit.
#[derive(Clone, Debug, Default)]
pub struct Units {
    /// In the order of the file.
    pub(crate) units: Vec<Unit>,
    /// Of each entity the units that define it, but not those that define a member of that name.
    pub(crate) defined_in: Vec<Vec<u32>>,
    /// The entities that are used outside of all units.
    pub(crate) used_outside: Vec<u32>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Unit {
    pub(crate) nodes: Box<[NodeId]>,
    /// The entities that it uses.
    pub(crate) uses: Vec<u32>,
    /// The entities that it defines, but for members of its types.
    pub(crate) defines: Vec<u32>,
}

impl Units {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.units.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.units.is_empty()
    }

    /// The nodes that a unit is.
    #[must_use]
    pub fn nodes(&self, unit: usize) -> &[NodeId] {
        &self.units[unit].nodes
    }

    /// The last unit that defines something and that no other unit needs by name, such as the main function of a program.
    #[must_use]
    pub fn last_root(&self) -> Option<usize> {
        let mut users: Vec<Option<usize>> = vec![None; self.defined_in.len()];
        let mut is_shared = vec![false; self.defined_in.len()];
        for (at, unit) in self.units.iter().enumerate() {
            for &entity in unit.uses.iter().chain(&unit.defines) {
                let user = users[entity as usize].get_or_insert(at);
                is_shared[entity as usize] |= *user != at;
            }
        }
        let is_root = |unit: &Unit| {
            !unit.defines.is_empty()
                && !unit.defines.iter().any(|&entity| is_shared[entity as usize])
        };
        self.units.iter().rposition(is_root)
    }

    /// Whether each unit is needed by some of them: they themselves, what they need by name, what that needs, and so on.
    ///
    /// What nothing can need by name, as an operator or a specialisation of a template, counts as needed where all is needed
    /// that it uses.
    #[must_use]
    pub fn reachable(&self, units: impl IntoIterator<Item = usize>) -> Vec<bool> {
        let mut is_needed = vec![false; self.units.len()];
        let mut is_used = vec![false; self.defined_in.len()];
        let mut pending: Vec<usize> = units.into_iter().collect();
        for &unit in &pending {
            is_needed[unit] = true;
        }
        let mut use_of = |entity: u32, pending: &mut Vec<usize>, is_needed: &mut Vec<bool>| {
            if !std::mem::replace(&mut is_used[entity as usize], true) {
                let units = self.defined_in[entity as usize].iter().map(|&unit| unit as usize);
                pending
                    .extend(units.filter(|&unit| !std::mem::replace(&mut is_needed[unit], true)));
            }
        };
        for &entity in &self.used_outside {
            use_of(entity, &mut pending, &mut is_needed);
        }
        while let Some(unit) = pending.pop() {
            let Unit { uses, defines, .. } = &self.units[unit];
            for &entity in uses.iter().chain(defines) {
                use_of(entity, &mut pending, &mut is_needed);
            }
        }
        let is_there =
            |&entity: &u32| is_used[entity as usize] || self.defined_in[entity as usize].is_empty();
        for (is_needed, unit) in is_needed.iter_mut().zip(&self.units) {
            *is_needed |= unit.defines.is_empty() && unit.uses.iter().all(is_there);
        }
        is_needed
    }
}
