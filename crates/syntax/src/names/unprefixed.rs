//! Prefixes of names that go.

use super::{Definition, Names};
use crate::{Edit, NodeId, Replacement, Tree};

impl Tree {
    /// The declared prefixes of names, each with the change that takes away its declaration, and the prefix from in front of all
    /// names: `<p:a xmlns:p="u"/>` becomes `<a/>`.
    #[must_use]
    pub fn unprefixed(&self, names: &Names) -> Vec<(Definition, Edit)> {
        let is_single_part = |definition: &&Definition| {
            let entity = names.entity(definition);
            entity.is_part && entity.definitions.len() == 1 && !entity.uses.is_empty()
        };
        let parts = names.definitions.iter().filter(is_single_part);
        parts.filter_map(|definition| Some((*definition, self.unprefixed_one(names, definition)?))).collect()
    }

    fn unprefixed_one(&self, names: &Names, definition: &Definition) -> Option<Edit> {
        let parts = |id: NodeId| self.compiled.tables.names.parts(self.records[id.index()].kind);
        let parent = |id: NodeId| self.records[self.records[id.index()].parent as usize].kind;
        let text = |id: NodeId| self.node(id).text();
        let at = definition.name;
        let name = parts(at).iter().find_map(|part| part.defined(parent(at), text(at)))?;
        let without = |&place: &NodeId| {
            let rest = parts(place).iter().find_map(|part| part.behind_prefix(text(place), name))?;
            Some((place, Replacement::Text(String::from_utf8_lossy(rest).into())))
        };
        let places = names.entity(definition).uses.iter().map(without).collect::<Option<Vec<_>>>()?;
        Some(Edit::default().deleting(self.removable_with(definition.node)?).replacing_each(places))
    }
}
