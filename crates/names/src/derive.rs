//! Name rules for a language of which nothing is said about names.
//!
//! Grammars follow conventions: what defines something has a field `name`, a function has `parameters` and a `body`, a call has
//! `arguments`. So what a person would write down is derived from the grammar's rules. A rule that is wrong costs tests and never a
//! wrong result, so that this may be bold.

mod calls;
mod levels;
mod members;
mod shapes;

use std::collections::{BTreeMap, BTreeSet};

use secateur_syntax::{Base, Field, Grammar, Kind, Literal, Place, Space};
use toml::Spanned;

use self::shapes::Shapes;
use crate::NameRules;
use crate::rules::{DefinitionRule, StandIn};

/// Fields of a name that is defined, or of what has it in it.
const NAMES: [&str; 11] = [
    "name",
    "declarator",
    "pattern",
    "left",
    "alias",
    "label",
    "property",
    "variable",
    "parameter",
    "port_name",
    "type_name",
];

/// Fields of what something is in that has a name.
const PATHS: [&str; 2] = ["path", "scope"];

/// Scopes, by the names that definitions have for them.
const BLOCK: Literal = Literal("block");
const SIGNATURE: Literal = Literal("signature");
const GENERIC: Literal = Literal("generic");

/// The name space of names that stand for values or types, and those of the names of members and labels.
const ORDINARY: Space = Space(0);
const MEMBER: Space = Space(1);
const LABEL: Space = Space(2);
/// Names with a mark, where other names have none.
const MARKED: Space = Space(3);

/// The rules that come of a grammar, with `base` added to all numbers; none if its rules cannot be used.
pub(crate) fn derived(grammar: &Grammar, base: Base) -> NameRules {
    let Some(shapes) = Shapes::of(grammar, base) else { return NameRules::default() };
    let mut derivation =
        Derivation { shapes, rules: NameRules::default(), ways: BTreeMap::new(), base };
    derivation.find_definitions();
    derivation.find_parameters();
    derivation.find_scopes();
    derivation.find_leaves();
    derivation.find_values();
    derivation.find_calls();
    derivation.find_members();
    derivation.find_levels();
    derivation.rules
}

struct Derivation<'a> {
    shapes: Shapes<'a>,
    rules: NameRules,
    /// By the place of a definition: the kinds between it and its name.
    ways: BTreeMap<Place, BTreeSet<Kind>>,
    base: Base,
}

impl Derivation<'_> {
    fn space(&self, space: Space) -> Space {
        Space(space.0.saturating_add(self.base.space))
    }

    fn find_definitions(&mut self) {
        let places: Vec<Place> =
            self.shapes.places_in(&NAMES).filter(|place| self.may_define(*place)).collect();
        let mut inner: BTreeSet<Kind> = BTreeSet::new();
        for &place in &places {
            let (ways, is_name) = self.way(place);
            if is_name {
                inner.extend(&ways);
                self.ways.insert(place, ways);
            }
        }
        // What is imported is mostly in no field.
        for kind in self.shapes.kinds().filter(|&kind| self.shapes.name(kind).contains("import")) {
            let place = Place { kind, field: Field::NONE };
            if self.shapes.kinds_at(place).any(|kind| self.shapes.words.contains(&kind)) {
                self.ways.insert(place, BTreeSet::new());
            }
        }
        // So is what is created, by a reference as it stands where it is used.
        for kind in
            self.shapes.kinds().filter(|&kind| self.shapes.name(kind).starts_with("create_"))
        {
            let place = Place { kind, field: Field::NONE };
            let is_reference = |kind: &Kind| self.shapes.name(*kind).ends_with("_reference");
            let references = self.shapes.kinds_at(place).filter(is_reference);
            let names: Vec<Place> =
                references.flat_map(|kind| self.shapes.places_of(kind, &["name"])).collect();
            if !names.is_empty() {
                self.rules.through.extend(names);
                self.ways.insert(place, BTreeSet::new());
            }
        }
        // What stands between a definition and its name is no definition by itself.
        self.ways.retain(|place, _| !inner.contains(&place.kind));
        for place in self.ways.keys().copied().collect::<Vec<_>>() {
            let is_created = self
                .rules
                .through
                .iter()
                .any(|name| self.shapes.kinds_at(place).any(|kind| kind == name.kind));
            self.define(place, is_created && place.field == Field::NONE);
        }
    }

    fn define(&mut self, place: Place, is_whole: bool) {
        let shapes = &self.shapes;
        let is_use = shapes.is_use(place.kind) && shapes.has(place.kind, "body");
        let body = shapes.field("body");
        let within = if shapes.is_assignment(place.kind) || place.field == shapes.field("label") {
            SIGNATURE
        } else {
            BLOCK
        };
        let rule = DefinitionRule {
            what: shapes.title(place.kind),
            needs: Some(body).filter(|_| is_use && !shapes.is_assignment(place.kind)),
            is_whole,
            is_behind_keywords: false,
            is_within_itself: false,
            part: None,
            stands: StandIn::Value,
            must_be_used: false,
            within: Some(Spanned::new(0..0, within)),
        };
        self.rules.definitions.insert(place, rule);
    }

    /// Whether what stands in a field may be a name that is defined.
    fn may_define(&self, place: Place) -> bool {
        let shapes = &self.shapes;
        let is_use = shapes.is_use(place.kind) && place.field != shapes.field("alias");
        if shapes.is_assignment(place.kind) && place.field == shapes.field("left") {
            return !shapes.has_declarations && !shapes.has(place.kind, "operator");
        }
        if place.field == shapes.field("label") {
            // What goes to a label has nothing but the label.
            return shapes.slots_of(place.kind).any(|slot| slot.place != place);
        }
        // What has arguments is a call, unless it has more.
        let is_call = shapes.has(place.kind, "arguments") && !shapes.has(place.kind, "body");
        let is_other =
            is_call || shapes.arguments.contains(&place.kind) || shapes.is_only_name(place.kind);
        let name = shapes.name(place.kind);
        let is_other = is_other || name.ends_with("connection") || name.starts_with("export_");
        !is_other && (!is_use || shapes.has(place.kind, "body"))
    }

    /// The kinds on the way down from a place to a name, and whether there is a name.
    fn way(&mut self, place: Place) -> (BTreeSet<Kind>, bool) {
        let shapes = &self.shapes;
        let (mut way, mut is_name) = (BTreeSet::new(), false);
        let mut open: Vec<Kind> = shapes.kinds_at(place).collect();
        while let Some(kind) = open.pop() {
            if shapes.words.contains(&kind) {
                is_name = true;
                continue;
            }
            if kind == place.kind || way.contains(&kind) {
                continue;
            }
            if shapes.is_marked_name(kind) {
                let place = Place { kind, field: Field::NONE };
                self.rules.through.insert(place);
                self.rules.spaces.insert(place, self.space(MARKED));
                is_name = true;
                continue;
            }
            if shapes.is_use(kind) {
                // A special case of what is defined elsewhere, or a part of it.
                for name in shapes.places_of(kind, &["name"]) {
                    if shapes.has(kind, "arguments") {
                        self.rules.special.insert(name);
                    } else if place.field == shapes.field("declarator")
                        && shapes.places_of(kind, &PATHS).next().is_some()
                    {
                        self.rules.declared.insert(name);
                    }
                }
                continue;
            }
            way.insert(kind);
            let mut on: Vec<Place> = shapes.places_of(kind, &NAMES).collect();
            if on.is_empty() || shapes.is_pattern(kind) {
                on.push(Place { kind, field: Field::NONE });
                on.extend(shapes.places_of(kind, &["value"]).filter(|_| shapes.is_pattern(kind)));
            }
            for place in on {
                let kinds: Vec<Kind> = shapes.kinds_at(place).collect();
                if !kinds.is_empty() {
                    self.rules.through.insert(place);
                    open.extend(kinds);
                }
            }
        }
        (way, is_name)
    }

    /// Names among parameters that are in no field.
    fn find_parameters(&mut self) {
        let shapes = &self.shapes;
        let is_other = |kind: &Kind| {
            shapes.words.contains(kind) || shapes.is_use(*kind) || shapes.blocks.contains(kind)
        };
        let mut found = Vec::new();
        for &list in shapes.parameters.keys() {
            for slot in shapes.slots_of(list).filter(|slot| slot.place.field == Field::NONE) {
                if slot.kinds.iter().any(|kind| shapes.words.contains(kind)) {
                    found.push((slot.place, false));
                }
                for &item in slot.kinds.iter().filter(|item| !is_other(item)) {
                    let own = Place { kind: item, field: Field::NONE };
                    let is_name = shapes.kinds_at(own).any(|kind| shapes.words.contains(&kind));
                    let has_names = shapes.places_of(item, &NAMES).next().is_some();
                    if is_name && !has_names && !self.rules.through.contains(&own) {
                        found.push((own, true));
                    }
                }
            }
        }
        for place in shapes.places_with("parameter").chain(shapes.places_in(&["parameters"])) {
            if shapes.kinds_at(place).any(|kind| shapes.words.contains(&kind)) {
                found.push((place, false));
            }
        }
        for (place, is_whole) in found {
            self.ways.insert(place, BTreeSet::new());
            self.define(place, is_whole);
        }
        let shapes = &self.shapes;
        self.rules.definitions.iter_mut().for_each(|(place, rule)| {
            if let Some(&is_generic) =
                shapes.parameters.get(&place.kind).or_else(|| shapes.items.get(&place.kind))
            {
                rule.within =
                    Some(Spanned::new(0..0, if is_generic { GENERIC } else { SIGNATURE }));
            }
        });
    }

    fn find_scopes(&mut self) {
        let shapes = &self.shapes;
        let inner: BTreeSet<Kind> = self.ways.values().flatten().copied().collect();
        let mut signatures = shapes.with_parameters.clone();
        loop {
            let holds =
                |place: &Place| shapes.kinds_at(*place).any(|kind| signatures.contains(&kind));
            let around: Vec<Kind> =
                shapes.places_in(&["declarator"]).filter(holds).map(|place| place.kind).collect();
            let before = signatures.len();
            signatures.extend(around);
            if signatures.len() == before {
                break;
            }
        }
        signatures.retain(|kind| !inner.contains(kind));
        let bodies = |kind: Kind| shapes.kinds_at(Place { kind, field: shapes.field("body") });
        let mut blocks: BTreeSet<Kind> = signatures.iter().flat_map(|&kind| bodies(kind)).collect();
        blocks.retain(|kind| shapes.blocks.contains(kind));
        // Where a class has the same sort of body as a function, what is defined in a block is known outside.
        let classes = shapes.kinds().filter(|&kind| shapes.is_class(kind));
        for body in classes.flat_map(bodies) {
            blocks.remove(&body);
        }
        let around: Vec<Kind> = shapes
            .kinds()
            .filter(|&kind| bodies(kind).any(|body| blocks.contains(&body)))
            .collect();
        // What is defined in a template is known outside: it has parameters, but no body of its own.
        let with_bodies = signatures.iter().filter(|&&kind| shapes.has(kind, "body"));
        blocks.extend(around.iter().chain(with_bodies));
        let generic = signatures.iter().chain(&shapes.with_generics).copied().collect();
        self.rules.scopes.insert(BLOCK, blocks.into_iter().collect());
        self.rules.scopes.insert(GENERIC, generic);
        self.rules.scopes.insert(SIGNATURE, signatures.into_iter().collect());
    }

    fn find_leaves(&mut self) {
        let shapes = &self.shapes;
        let at = |places: &mut dyn Iterator<Item = Place>| -> BTreeSet<Kind> {
            places.flat_map(|place| shapes.kinds_at(place)).collect()
        };
        let labels = at(&mut shapes.places_in(&["label"]));
        let is_access = |place: &Place| shapes.values.contains(&place.kind);
        let members =
            at(&mut shapes.places_in(&["field", "property", "attribute"]).filter(is_access));
        for &kind in &shapes.words {
            let space = match kind {
                _ if shapes.values.contains(&kind) || shapes.types.contains(&kind) => ORDINARY,
                _ if labels.contains(&kind) => LABEL,
                _ if members.contains(&kind) && self.rules.declared.is_empty() => MEMBER,
                _ => ORDINARY,
            };
            self.rules.leaves.insert(kind, self.space(space));
            if !shapes.values.contains(&kind) {
                self.rules.never_values.insert(kind);
            }
        }
        self.rules.never_values.extend(shapes.types.difference(&shapes.values));
        let scoped = shapes.places_in(&PATHS).map(|place| place.kind);
        self.rules.never_values.extend(scoped);
    }

    fn find_values(&mut self) {
        let shapes = &self.shapes;
        let mut values = Vec::new();
        let kinds =
            self.ways.iter().flat_map(|(place, way)| way.iter().copied().chain([place.kind]));
        for kind in kinds.collect::<BTreeSet<_>>() {
            let is_type = ["type", "alias"].iter().any(|word| shapes.name(kind).contains(word));
            let fields: &[&str] =
                if is_type { &["value", "right", "type"] } else { &["value", "right"] };
            let value = shapes.places_of(kind, fields).next();
            for place in shapes.places_of(kind, &NAMES) {
                values.extend(
                    value
                        .filter(|value| value.field != place.field)
                        .map(|value| (place, value.field)),
                );
            }
        }
        let with_values: BTreeSet<Kind> = values.iter().map(|(place, _)| place.kind).collect();
        self.rules.values.extend(values.iter().copied());
        let value = shapes.field("value");
        self.rules
            .unset
            .extend(values.iter().filter(|(_, field)| *field == value).map(|(place, _)| *place));
        self.rules.unset.extend(
            self.ways.iter().filter(|(_, way)| !way.is_disjoint(&with_values)).map(|way| way.0),
        );
        let assignments =
            shapes.places_in(&["left"]).filter(|place| shapes.is_assignment(place.kind));
        self.rules.assigned.extend(assignments);
        // A name that is defined or given something, and what something is reached from.
        let objects =
            ["function", "constructor", "macro", "object", "operand", "argument", "receiver"];
        self.rules.no_values.extend(shapes.places_in(&objects));
        self.rules.no_values.extend(self.rules.assigned.iter().copied());
        let reaches = |kind| {
            shapes
                .places_of(kind, &["field", "property", "attribute", "subscript", "index"])
                .next()
                .is_some()
        };
        let accesses = shapes
            .places_in(&["value"])
            .filter(|place| reaches(place.kind) && shapes.values.contains(&place.kind));
        self.rules.no_values.extend(accesses);
        self.rules.no_values.extend(self.rules.through.iter().copied());
        self.rules.no_values.extend(self.ways.keys().copied());
        let statements =
            shapes.kinds().filter(|&kind| shapes.name(kind).contains("expression_statement"));
        self.rules.no_values.extend(statements.map(|kind| Place { kind, field: Field::NONE }));
    }
}
