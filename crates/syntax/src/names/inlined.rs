//! Definitions written out where they are used.

use super::dependants::{call_of, items};
use super::{Definition, Entity, Names};
use crate::{Edit, NodeId, Replacement, Tree, WhiteSpace};

/// In how many calls a body is written out at most. Its text is copied for each.
const CALLS_MAX: usize = 8;

impl Tree {
    /// The definitions that can be written out where they are used, each with the change, which takes away tokens:
    ///
    /// - the value of a variable or the type that a name stands for, in the place of every use;
    /// - a type with its members, in the place of the first use: `struct S { … }; struct S s;` becomes `struct S { … } s;`;
    /// - a function's body in the place of each call, or the one expression in the body, with the arguments in it.
    ///
    /// Only of what is defined once and stands where the grammar admits what it is replaced by.
    #[must_use]
    pub fn inlined(&self, names: &Names) -> Vec<(Definition, Edit)> {
        let is_single = |definition: &&Definition| {
            let entity = names.entity(definition);
            entity.definitions.len() == 1 && !entity.is_part
        };
        let single = names.definitions.iter().filter(is_single);
        single.filter_map(|definition| Some((*definition, self.inlined_one(names, definition)?))).collect()
    }

    fn inlined_one(&self, names: &Names, definition: &Definition) -> Option<Edit> {
        let entity = names.entity(definition);
        let unit = self.unit_of(definition)?;
        if let Some(inlined) = self.function_in_calls(names, entity, definition) {
            return Some(inlined);
        }
        let (value, places) =
            self.value_in_uses(entity, definition).or_else(|| self.whole_in_first_use(entity, definition))?;
        let within = |outer: NodeId, inner: NodeId| self.node(outer).subtree().contains(&inner.index());
        // What else goes must not be needed; what is in the value goes along with it, once.
        let is_lost = |other: &Definition| {
            let moves = places.len() == 1 && within(value, other.name);
            other.name != definition.name && !moves && !names.entity(other).uses.is_empty()
        };
        if entity.uses.iter().any(|&place| within(unit, place) && !within(value, place))
            || names.definitions_in(self.node(unit).subtree()).iter().any(is_lost)
        {
            return None;
        }
        let text = self.copied(value);
        let weight = |node: NodeId| self.node(node).weight();
        let growth: u64 = places.iter().map(|&place| weight(value).saturating_sub(weight(place))).sum();
        let fits_in = self.grammar.white_space != WhiteSpace::Layout || !text.contains('\n');
        if growth >= weight(unit) || !fits_in {
            return None;
        }
        let edit = Edit::default().deleting(self.removable_with(unit)?);
        Some(edit.replacing_each(places.into_iter().map(|place| (place, Replacement::Text(text.clone())))))
    }

    /// What a name stands for, and its uses, if that can stand in all of them.
    fn value_in_uses(&self, entity: &Entity, definition: &Definition) -> Option<(NodeId, Vec<NodeId>)> {
        let record = &self.records[definition.name.index()];
        let field = self.compiled.names.value_field(self.records[record.parent as usize].kind, record.field)?;
        let value = self.child_in(record.parent, field)?;
        let inside = self.node(value).subtree();
        let admits = |&place: &NodeId| !inside.contains(&place.index()) && self.may_stand_at(place, value);
        (!entity.uses.is_empty() && entity.uses.iter().all(admits)).then(|| (value, entity.uses.clone()))
    }

    /// What defines something, and its first use, if the one can stand in the place of the other.
    fn whole_in_first_use(&self, entity: &Entity, definition: &Definition) -> Option<(NodeId, Vec<NodeId>)> {
        let inside = self.node(definition.node).subtree();
        let first = *entity.uses.iter().find(|place| !inside.contains(&place.index()))?;
        let parent = NodeId(self.records[first.index()].parent);
        let is_same_kind = self.records[parent.index()].kind == self.records[definition.node.index()].kind;
        let place = if is_same_kind { parent } else { first };
        self.may_stand_at(place, definition.node).then(|| (definition.node, vec![place]))
    }

    /// A function whose body can stand in the places of all its calls.
    fn function_in_calls(&self, names: &Names, entity: &Entity, definition: &Definition) -> Option<Edit> {
        let record = &self.records[definition.node.index()];
        if entity.uses.is_empty() || entity.uses.len() > CALLS_MAX {
            return None;
        }
        let body = self.child_in(definition.node.0, self.compiled.names.body_field(record.kind)?)?;
        let function = self.node(definition.node).subtree();
        // The parameters of a function, not those of a template.
        let mut calls = self.compiled.names.calls.iter().filter(|call| call.owner_name != 0);
        let (call, parameters) = calls.find_map(|call| Some((call, self.parameters_of(names, definition, call)?)))?;
        let mut edit = Edit::default().deleting(self.removable_with(definition.node)?);
        let (mut before, mut after) = (self.node(definition.node).weight(), 0);
        // What a member is called on would get lost.
        let is_named_by = |call: NodeId, place: NodeId| self.records[place.index()].parent == call.0;
        for &place in &entity.uses {
            if function.contains(&place.index()) {
                return None;
            }
            let node = call_of(self, place, call).filter(|&node| is_named_by(node, place))?;
            let given = self.child_in(node.0, call.arguments)?.0;
            let (at, part) = self.body_place(node, body)?;
            let text = self.with_arguments(names, part, parameters, given);
            let text = String::from_utf8(self.render_node(part, &text)).ok()?;
            before += self.node(at).weight();
            after += self.grammar.tokens.count(text.as_bytes());
            edit = edit.replacing(at, Replacement::Text(text.into()));
        }
        (after < before).then_some(edit)
    }

    /// What can take the place of a call, or of the statement that it is, of a function with this body.
    fn body_place(&self, call: NodeId, body: NodeId) -> Option<(NodeId, NodeId)> {
        let around = NodeId(self.records[call.index()].parent);
        if self.only_named_child(around).is_some() && self.may_stand_at(around, body) {
            return Some((around, body));
        }
        let statement = self.only_named_child(body)?;
        let inside = self.only_named_child(statement)?;
        self.may_stand_at(call, inside).then_some((call, inside))
    }

    /// The change that puts arguments in the places of parameters.
    fn with_arguments(&self, names: &Names, part: NodeId, parameters: u32, given: u32) -> Edit {
        let inside = self.node(part).subtree();
        let mut edit = Edit::default();
        for (parameter, argument) in items(self, parameters).into_iter().zip(items(self, given)) {
            let text = self.copied(argument);
            for definition in names.definitions_in(self.node(parameter).subtree()) {
                let uses = names.entity(definition).uses.iter().filter(|place| inside.contains(&place.index()));
                edit = edit.replacing_each(uses.map(|&place| (place, Replacement::Text(text.clone()))));
            }
        }
        edit
    }
}
