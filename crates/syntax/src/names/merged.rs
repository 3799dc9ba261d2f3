//! Definitions that take in the first value that is given to what they define.

use super::{Definition, Names};
use crate::{Edit, NodeId, Replacement, Tree};

impl Tree {
    /// The definitions without a value whose first use is a statement that gives one, each with the change that puts the
    /// assignment in the place of the name: `int x; x = 1;` becomes `int x = 1;`.
    #[must_use]
    pub fn merged(&self, names: &Names) -> Vec<(Definition, Edit)> {
        let merged = |definition: &Definition| Some((*definition, self.merged_one(names, definition)?));
        names.definitions.iter().filter_map(merged).collect()
    }

    fn merged_one(&self, names: &Names, definition: &Definition) -> Option<Edit> {
        let (table, record) = (&self.compiled.tables.names, &self.records[definition.name.index()]);
        let parent = self.records[record.parent as usize].kind;
        let value = table.value_field(parent, record.field).and_then(|field| self.child_in(record.parent, field));
        if value.is_some() || !table.may_take_value(parent, record.field) {
            return None;
        }
        let first = names.entity(definition).uses.first()?;
        let target = &self.records[first.index()];
        let assignment = NodeId(target.parent);
        let statement = NodeId(self.records[assignment.index()].parent);
        if self.only_named_child(statement).is_none()
            || !table.is_assigned(self.records[assignment.index()].kind, target.field)
        {
            return None;
        }
        let edit = Edit::default().deleting(self.removable_with(statement)?);
        Some(edit.replacing(definition.name, Replacement::Text(self.copied(assignment))))
    }
}
