//! Variables that become parameters.

use super::dependants::items;
use super::{Definition, Names};
use crate::{Edit, Node, NodeId, Replacement, Tree};

impl Tree {
    /// The variables without a value that one function alone uses, each with the change that makes a parameter of it:
    /// `int a; int f() { g(a); }` becomes `int f(int a) { g(a); }`.
    ///
    /// Only of a function without parameters that is called nowhere, since a call would need an argument.
    #[must_use]
    pub fn passed(&self, names: &Names) -> Vec<(Definition, Edit)> {
        let passed = |definition: &Definition| Some((*definition, self.passed_one(names, definition)?));
        names.definitions.iter().filter_map(passed).collect()
    }

    fn passed_one(&self, names: &Names, definition: &Definition) -> Option<Edit> {
        let (table, entity) = (&self.compiled.tables.names, names.entity(definition));
        let (name, variable) = (&self.records[definition.name.index()], self.node(definition.node));
        let around = self.records[name.parent as usize].kind;
        let is_member = table.members.contains_key(&variable.parent()?.kind_id());
        let has_value = table.value_field(around, name.field).and_then(|field| self.child_in(name.parent, field));
        if entity.definitions.len() > 1 || has_value.is_some() || is_member {
            return None;
        }
        let first = self.node(*entity.uses.first()?);
        let mut way = std::iter::successors(first.parent(), Node::parent);
        let function = way.find(|node| table.body_field(node.kind_id()).is_some())?;
        let body = self.node(self.body_of(function.id())?).subtree();
        let is_inside = |node: &NodeId| body.contains(&node.index());
        let is_apart = is_inside(&definition.node) || !function.subtree().contains(&definition.node.index());
        let mut definitions = names.definitions_in(function.subtree()).iter();
        let own = definitions.find(|own| own.node == function.id() && names.entity(own).uses.is_empty())?;
        let mut calls = table.calls.iter().filter(|call| call.owner_name != 0);
        let parameters = calls.find_map(|call| self.parameters_of(names, own, call))?;
        let is_free = items(self, parameters).iter().all(|&item| self.node(item).text() == b"void");
        // A keyword in front would say that a variable is defined.
        let has_type = variable.children().next().is_some_and(|child| child.is_named());
        if !is_apart || !is_free || !has_type || !entity.uses.iter().all(is_inside) {
            return None;
        }
        let unit = self.unit_of(definition).filter(|&unit| unit == definition.node)?;
        let text = self.copied(unit);
        let parameter = format!("({})", text.strip_suffix(';')?.trim_end());
        let edit = Edit::default().deleting(self.removable_with(unit)?);
        Some(edit.replacing(NodeId(parameters), Replacement::Text(parameter.into())))
    }
}
