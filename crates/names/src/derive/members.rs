//! Derivation of rules for the members of types.

use std::collections::BTreeSet;

use secateur_syntax::{ChildPosition, Field, KindId};

use super::{Derivation, NAMES};
use crate::MemberRule;
use crate::rules::DefinitionRule;

/// Fields of the object in an access, and fields of the accessed member.
pub(super) const OBJECTS: [&str; 5] = ["argument", "object", "operand", "receiver", "value"];
const REACHED: [&str; 4] = ["field", "property", "attribute", "name"];

/// Names of the kind that refers to the object in its own functions.
const ITSELF: [&str; 3] = ["this", "self", "self_expression"];

impl Derivation<'_> {
    pub(super) fn find_members(&mut self) {
        let shapes = &self.shapes;
        let type_field = shapes.field("type");
        let is_access = |reached: &'static str| {
            move |place: &ChildPosition| {
                shapes.values.contains(&place.kind) && shapes.has(place.kind, reached)
            }
        };
        let access =
            REACHED.iter().find_map(|&reached| shapes.places_in(&OBJECTS).find(is_access(reached)));
        let Some(access) = access.filter(|_| type_field != Field::NONE) else { return };
        // A compound literal names its type, and its only value is a list of initialisers.
        let lists = |kind: KindId| {
            let mut kinds = shapes.kinds_in(kind, &["value"]);
            let list = kinds.next().filter(|_| kinds.next().is_none())?;
            let is_list = shapes.slots_of(list).any(|slot| slot.is_repeated);
            (is_list && shapes.has(kind, "type") && shapes.is_use(kind)).then_some((kind, list))
        };
        let literal = shapes.kinds().find_map(lists);
        let declares = |kind: &KindId| {
            let names = shapes.places_of(*kind, &NAMES);
            let defined = names.filter(|place| self.rules.definitions.contains_key(place));
            let mut path_kinds = defined.filter_map(|place| self.paths.get(&place)).flatten();
            let is_initialised = |&kind: &KindId| {
                let mut values = shapes.kinds_in(kind, &["value"]);
                literal.is_some_and(|(_, list)| values.any(|value| value == list))
            };
            shapes.has(*kind, "type")
                && !shapes.items.contains_key(kind)
                && path_kinds.any(is_initialised)
        };
        let literals = literal.map(|(literal, _)| literal).into_iter();
        let holders: Vec<KindId> = shapes.kinds().filter(declares).chain(literals).collect();
        let itself =
            shapes.values.iter().copied().find(|&kind| ITSELF.contains(&shapes.name(kind)));
        let definitions = &self.rules.definitions;
        let is_type = |kind: &KindId| {
            let needs_body = |(place, rule): (&ChildPosition, &DefinitionRule)| {
                place.kind == *kind && rule.needs.is_some()
            };
            shapes.types.contains(kind) && definitions.iter().any(needs_body)
                || shapes.is_class(*kind) && !shapes.is_container(*kind)
        };
        let bodies =
            shapes.kinds().filter(is_type).flat_map(|kind| shapes.kinds_in(kind, &["body"]));
        let functions = self.rules.bodies.iter();
        let functions: BTreeSet<KindId> = functions
            .flat_map(|(&kind, &field)| shapes.kinds_at(ChildPosition { kind, field }))
            .collect();
        let has_members = |list: &KindId| {
            let defines = |kind| definitions.keys().any(|place| place.kind == kind);
            let mut members = shapes.children_of(*list).filter(|&kind| shapes.has(kind, "type"));
            !functions.contains(list) && members.any(defines)
        };
        for list in bodies.collect::<BTreeSet<_>>().into_iter().filter(has_members) {
            let values = literal.map_or(list, |(_, list)| list);
            let rule = MemberRule { type_field, values, holders: holders.clone(), access, itself };
            self.rules.members.insert(list, rule);
        }
    }
}
