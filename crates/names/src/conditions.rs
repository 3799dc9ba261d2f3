//! Conditions on which parts of a program are needed by name.

/// Parts that define entities. Each is needed as soon as its entity and certain others are.
#[derive(Clone, Debug, Default)]
pub struct Conditions {
    conditions: Vec<Condition>,
    /// For each entity, the conditions that it is in.
    of_entity: Vec<Vec<u32>>,
}

#[derive(Clone, Copy, Debug)]
struct Condition {
    part: usize,
    /// Entity that the part defines.
    entity: u32,
    /// Number of entities in the condition.
    count: u32,
}

/// Search for the parts that are needed.
#[derive(Debug)]
pub struct Needs<'a> {
    all: &'a Conditions,
    is_needed: Vec<bool>,
    /// For each entity, `true` if a part that defines it is needed.
    is_defined: Vec<bool>,
    /// For each condition, the number of its entities that are not needed so far.
    missing: Vec<u32>,
}

impl Conditions {
    /// Creates an empty set of conditions on `count` entities.
    #[must_use]
    pub fn new(count: usize) -> Self {
        Self { conditions: Vec::new(), of_entity: vec![Vec::new(); count] }
    }

    /// Adds the condition that a part, which defines an entity, is needed if that entity and all
    /// `others` are.
    pub fn add(&mut self, part: usize, entity: u32, others: impl IntoIterator<Item = u32>) {
        let condition = self.conditions.len() as u32;
        let mut count = 0;
        for entity in [entity].into_iter().chain(others) {
            let conditions = &mut self.of_entity[entity as usize];
            if conditions.last() != Some(&condition) {
                conditions.push(condition);
                count += 1;
            }
        }
        self.conditions.push(Condition { part, entity, count });
    }

    /// Starts a search in which no entity is needed yet.
    pub fn begin(&self) -> Needs<'_> {
        let count = self.of_entity.len();
        Needs {
            all: self,
            is_needed: vec![false; count],
            is_defined: vec![false; count],
            missing: self.conditions.iter().map(|condition| condition.count).collect(),
        }
    }
}

impl Needs<'_> {
    /// Returns `true` if an entity is needed.
    pub fn contains(&self, entity: u32) -> bool {
        self.is_needed[entity as usize]
    }

    /// Adds an entity, and appends to `parts` those that are needed now. Returns `false` if it was
    /// needed before.
    pub fn add(&mut self, entity: u32, parts: &mut Vec<usize>) -> bool {
        let is_new = !std::mem::replace(&mut self.is_needed[entity as usize], true);
        let conditions = &self.all.of_entity[entity as usize];
        for &condition in conditions.iter().filter(|_| is_new) {
            let missing = &mut self.missing[condition as usize];
            *missing -= 1;
            if *missing == 0 {
                let Condition { part, entity, .. } = self.all.conditions[condition as usize];
                self.is_defined[entity as usize] = true;
                parts.push(part);
            }
        }
        is_new
    }

    /// Appends to `parts` all parts that define a needed entity of which no definition is needed
    /// so far, because none of their conditions holds: an argument may be converted.
    pub fn complete(&mut self, parts: &mut Vec<usize>) {
        let is_open = |condition: &&Condition| {
            self.contains(condition.entity) && !self.is_defined[condition.entity as usize]
        };
        parts.extend(self.all.conditions.iter().filter(is_open).map(|condition| condition.part));
        let is_needed = self.is_needed.iter();
        self.is_defined.iter_mut().zip(is_needed).for_each(|(is_defined, &is)| *is_defined |= is);
    }
}
