//! Conditions on which parts of a program are needed by name.

/// Parts that are needed as soon as all of some entities are.
#[derive(Clone, Debug, Default)]
pub struct Conditions {
    /// For each entity, the conditions that it is in.
    of_entity: Vec<Vec<u32>>,
    /// Number of the part of each condition.
    parts: Vec<u32>,
    /// Number of entities of each condition.
    counts: Vec<u32>,
}

/// State of a search for needed parts: the number of entities of each condition that are not needed
/// so far.
pub struct Missing(Vec<u32>);

impl Conditions {
    /// Creates an empty set of conditions on `count` entities.
    #[must_use]
    pub fn new(count: usize) -> Self {
        Self { of_entity: vec![Vec::new(); count], ..Self::default() }
    }

    /// Adds the condition that a part is needed if all of these entities are. One that is repeated
    /// counts as one.
    pub fn add(&mut self, part: u32, entities: impl IntoIterator<Item = u32>) {
        let condition = self.parts.len() as u32;
        self.parts.push(part);
        self.counts.push(0);
        for entity in entities {
            let conditions = &mut self.of_entity[entity as usize];
            if conditions.last() != Some(&condition) {
                conditions.push(condition);
                self.counts[condition as usize] += 1;
            }
        }
    }

    /// Starts a search.
    #[must_use]
    pub fn missing(&self) -> Missing {
        Missing(self.counts.clone())
    }

    /// Returns the parts that are needed from now on if an entity is. It must not have been needed
    /// before.
    pub fn meet(&self, entity: u32, missing: &mut Missing) -> impl Iterator<Item = usize> {
        let conditions = self.of_entity.get(entity as usize).into_iter().flatten();
        conditions.filter_map(|&condition| {
            let missing = &mut missing.0[condition as usize];
            *missing -= 1;
            (*missing == 0).then(|| self.parts[condition as usize] as usize)
        })
    }
}
