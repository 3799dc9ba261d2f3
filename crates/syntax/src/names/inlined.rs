//! Definitions written out where they are used.

use super::{Definition, Entity, Names};
use crate::{Edit, Node, NodeId, Replacement, TextRule, Tree, WhiteSpace};

impl Tree {
    /// The definitions that can be written out where they are used, each with the change, which takes away tokens:
    ///
    /// - the value of a variable or the type that a name stands for, in the place of every use;
    /// - a type with its members, in the place of the first use: `struct S { … }; struct S s;` becomes `struct S { … } s;`;
    /// - a function's body in the place of each call, with the arguments in it: of a call that is a statement the body itself, of one
    ///   within a statement what the body gives, with the rest of the body in front of the statement;
    /// - a text that a name stands for, as that of a macro or an entity.
    ///
    /// Only of what is defined once and stands where the grammar admits what it is replaced by.
    #[must_use]
    pub fn inlined(&self, names: &Names) -> Vec<(Definition, Edit)> {
        let is_single = |definition: &&Definition| names.entity(definition).definitions.len() == 1;
        let single = names.definitions.iter().filter(is_single);
        single.filter_map(|definition| Some((*definition, self.inlined_one(names, definition)?))).collect()
    }

    fn inlined_one(&self, names: &Names, definition: &Definition) -> Option<Edit> {
        let entity = names.entity(definition);
        let unit = self.unit_of(definition)?;
        if let Some((kind, rule)) = self.compiled.tables.names.text_of(self.records[definition.node.index()].kind) {
            return self.text_in_uses(names, definition, unit, *kind, rule);
        }
        if entity.is_part {
            return None;
        }
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
        let texts: Vec<String> =
            places.iter().map(|&place| self.in_parentheses(value, place, text.to_string())).collect();
        let tokens = |text: &String| self.grammar.tokens.count(text.as_bytes());
        let growth: u64 =
            places.iter().zip(&texts).map(|(&place, text)| tokens(text).saturating_sub(weight(place))).sum();
        let fits_in = self.grammar.white_space != WhiteSpace::Layout || !text.contains('\n');
        if growth >= weight(unit) || !fits_in {
            return None;
        }
        let edit = Edit::default().deleting(self.removable_alone(names, unit)?);
        Some(
            edit.replacing_each(
                places.into_iter().zip(texts).map(|(place, text)| (place, Replacement::Text(text.into()))),
            ),
        )
    }

    /// What goes with a definition: all that is around it as well, if that is there for nothing else, such as the enumeration of
    /// a single enumerator.
    pub(super) fn removable_alone(&self, names: &Names, unit: NodeId) -> Option<Vec<NodeId>> {
        let list = self.node(unit).parent()?;
        let owner = list.parent().filter(|_| self.only_named_child(list.id()) == Some(unit));
        let is_needed = |owner: &Node| {
            let own = self.node(unit).subtree();
            let mut others = names.definitions_in(owner.subtree()).iter().filter(|it| !own.contains(&it.name.index()));
            others.any(|other| !names.entity(other).uses.is_empty())
        };
        let around = owner.filter(|owner| !is_needed(owner)).and_then(|owner| self.removable_with(owner.id()));
        around.or_else(|| self.removable_with(unit))
    }

    /// What a name stands for, and its uses, if that can stand in all of them.
    pub(super) fn value_in_uses(&self, entity: &Entity, definition: &Definition) -> Option<(NodeId, Vec<NodeId>)> {
        let table = &self.compiled.tables.names;
        let mut declarators = self.declarators(definition.name);
        let (declarator, field) =
            declarators.find_map(|(id, (kind, field))| Some((id, table.value_field(kind, field)?)))?;
        let value = self.child_in(self.records[declarator.index()].parent, field)?;
        let inside = self.node(value).subtree();
        let admits = |&place: &NodeId| !inside.contains(&place.index()) && self.may_stand_at(place, value);
        (!entity.uses.is_empty() && entity.uses.iter().all(admits)).then(|| (value, entity.uses.clone()))
    }

    /// The text that a name stands for, which is a node of this kind, in the place of all uses.
    fn text_in_uses(
        &self,
        names: &Names,
        definition: &Definition,
        unit: NodeId,
        kind: u16,
        rule: &TextRule,
    ) -> Option<Edit> {
        let value = self.node(definition.node).children().find(|child| child.kind_id() == kind)?;
        let whole = self.copied(value.id());
        let text = if rule.is_quoted { whole.get(1..whole.len().checked_sub(1)?)? } else { whole.trim() };
        let used = [rule.marks.0, &self.copied(definition.name), rule.marks.1].concat();
        let place_of = |&name: &NodeId| {
            let around = [name, NodeId(self.records[name.index()].parent)];
            around.into_iter().find(|&place| self.node(place).text() == used.as_bytes())
        };
        let places = names.entity(definition).uses.iter().map(place_of).collect::<Option<Vec<_>>>()?;
        let tokens = |text| self.grammar.tokens.count([rule.between.0, text, rule.between.1].concat().as_bytes());
        let growth = tokens(text).saturating_sub(tokens(&used));
        if places.is_empty() || growth.saturating_mul(places.len() as u64) >= self.node(unit).weight() {
            return None;
        }
        let edit = Edit::default().deleting(self.removable_alone(names, unit)?);
        let texts = places.into_iter().map(|place| (place, Replacement::Text(text.into())));
        Some(edit.replacing_each(texts))
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
}
