//! Values written out with a conversion where they are used.

use super::{Definition, Names};
use crate::{Edit, Replacement, Tree};

impl Tree {
    /// The variables whose value can be written out, converted to their type, in the places of their uses, each with the
    /// change, which takes away tokens: `int x = 1L; f(x);` becomes `f((int) 1L);`.
    #[must_use]
    pub fn converted(&self, names: &Names) -> Vec<(Definition, Edit)> {
        let converted = |definition: &Definition| Some((*definition, self.converted_one(names, definition)?));
        names.definitions.iter().filter(|_| self.grammar.names.casts).filter_map(converted).collect()
    }

    fn converted_one(&self, names: &Names, definition: &Definition) -> Option<Edit> {
        let entity = names.entity(definition);
        let unit = self.unit_of(definition).filter(|&unit| unit == definition.node)?;
        let around = self.node(definition.name).parent()?;
        let (value, places) = self.value_in_uses(entity, definition)?;
        let value_type = self.node(unit).children().find(|child| child.field() == Some("type"))?;
        let is_direct = around.parent().is_some_and(|parent| parent.id() == unit);
        if entity.definitions.len() > 1 || entity.is_part || !is_direct {
            return None;
        }
        let (type_text, value) = (self.copied(value_type.id()), self.node(value));
        let text = String::from_utf8_lossy(value.text());
        let text = if value.children().count() > 1 {
            format!("({type_text})({text})")
        } else {
            format!("({type_text}){text}")
        };
        let tokens = self.grammar.tokens.count(text.as_bytes()) * places.len() as u64;
        if tokens >= self.node(unit).weight() + places.len() as u64 {
            return None;
        }
        let edit = Edit::default().deleting(self.removable_alone(names, unit)?);
        let text: Replacement = Replacement::Text(text.into());
        Some(edit.replacing_each(places.into_iter().map(|place| (place, text.clone()))))
    }
}
