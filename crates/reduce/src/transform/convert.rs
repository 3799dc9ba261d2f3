//! Convert: a value is written out where it is used, converted to the type of its variable: `int x = 1L; f(x);` becomes
//! `f((int) 1L);`.

use secateur_names::{Definition, Program};
use secateur_syntax::{Edit, Replacement};

use super::inline::{removable_alone, value_in_uses};
use super::{Instance, Transformation};

pub(crate) struct Convert;

impl Transformation for Convert {
    fn instances(&self, program: &Program) -> Vec<Instance> {
        Instance::of_definitions(program, |definition| converted(program, definition))
    }

    fn title(&self, program: &Program, instance: &Instance, _: &Edit) -> Option<String> {
        Some(format!("{} can be written out as a conversion", instance.definition(program)?))
    }
}

/// For a variable whose value can be written out, converted to its type, in the places of its uses, the change, if it takes away
/// tokens.
fn converted(program: &Program, definition: &Definition) -> Option<Edit> {
    let type_field = program.table().cast_type?;
    let entity = program.entity(definition);
    let unit = program.unit_of(definition).filter(|&unit| unit == definition.node)?;
    let around = program.node(definition.name).parent()?;
    let (value, places) = value_in_uses(program, entity, definition)?;
    let value_type = program.child_in(unit, type_field)?;
    let is_direct = around.parent().is_some_and(|parent| parent.id() == unit);
    if entity.definition_count() > 1 || entity.is_part() || !is_direct {
        return None;
    }
    let (type_text, value) = (program.node(value_type).copy(), program.node(value));
    let text = String::from_utf8_lossy(value.text());
    let text =
        if value.children().count() > 1 { format!("({type_text})({text})") } else { format!("({type_text}){text}") };
    let tokens = program.grammar().estimate_tokens(text.as_bytes()) * places.len() as u64;
    if tokens >= program.node(unit).weight() + places.len() as u64 {
        return None;
    }
    let edit = Edit::default().deleting(removable_alone(program, unit)?);
    let text: Replacement = Replacement::Text(text.into());
    Some(edit.replacing_each(places.into_iter().map(|place| (place, text.clone()))))
}
