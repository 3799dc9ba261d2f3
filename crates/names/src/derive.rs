//! Name rules derived from a grammar, for a language without a description of its names.
//!
//! Grammars follow conventions: a definition has a field `name`, a function has `parameters` and a
//! `body`, a call has `arguments`. So the rules that a person would write are derived from the
//! grammar. A wrong rule costs tests but never makes a wrong result, so the derivation may be bold.

mod calls;
mod levels;
mod members;
mod shapes;
mod table;

use std::collections::{BTreeMap, BTreeSet};

use secateur_syntax::{Base, ChildPosition, Field, Grammar, KindId, Literal, Space, writing};
use toml::Spanned;

use self::shapes::Shapes;
use self::table::table;
use crate::NameRules;
use crate::rules::DefinitionRule;

/// Fields of a defined name, or of a node that contains it.
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

/// Fields of a name's qualifier.
const QUALIFIERS: [&str; 2] = ["path", "scope"];

/// Names of the scopes.
const BLOCK: Literal = Literal("block");
const SIGNATURE: Literal = Literal("signature");
const GENERIC: Literal = Literal("generic");

/// Name spaces: of values and types, of members, and of labels.
const ORDINARY: Space = Space(0);
const MEMBER: Space = Space(1);
const LABEL: Space = Space(2);
/// Name space of marked names such as `$x`, in languages where other names have no mark.
const MARKED: Space = Space(3);

/// Names of these name spaces, by number.
const SPACES: [&str; 4] = ["ordinary", "member", "label", "marked"];

/// Derives the rules of a grammar, with `base` added to all numbers; empty if the grammar's rules
/// cannot be used.
pub(crate) fn derived(grammar: &Grammar, base: Base) -> NameRules {
    let Some(shapes) = Shapes::of(grammar, base) else { return NameRules::default() };
    let mut derivation =
        Derivation { shapes, rules: NameRules::default(), paths: BTreeMap::new(), base };
    derivation.find_definitions();
    derivation.find_parameters();
    derivation.find_scopes();
    derivation.find_leaves();
    derivation.find_values();
    derivation.find_calls();
    derivation.find_members();
    derivation.find_levels();
    derivation.find_leading();
    derivation.rules
}

/// Returns the derived rules as the table `[names]` of a description; empty if no names are found.
pub(crate) fn derived_table(grammar: &Grammar) -> String {
    let rules = derived(grammar, Base::default());
    if rules.definitions.is_empty() {
        return String::new();
    }
    writing(grammar.parser, &SPACES, || table(&rules))
}

struct Derivation<'a> {
    shapes: Shapes<'a>,
    rules: NameRules,
    /// Kinds between each defining position and its name.
    paths: BTreeMap<ChildPosition, BTreeSet<KindId>>,
    base: Base,
}

impl Derivation<'_> {
    fn space(&self, space: Space) -> Space {
        Space(space.0.saturating_add(self.base.space))
    }

    fn find_definitions(&mut self) {
        let places: Vec<ChildPosition> =
            self.shapes.places_in(&NAMES).filter(|place| self.may_define(*place)).collect();
        let mut inner: BTreeSet<KindId> = BTreeSet::new();
        for &place in &places {
            let (kinds, is_name) = self.path_to_name(place);
            if is_name {
                inner.extend(&kinds);
                self.paths.insert(place, kinds);
            }
        }
        // Imported names are usually in no field.
        for place in self.shapes.places_below(|name| name.contains("import")) {
            if self.shapes.kinds_at(place).any(|kind| self.shapes.words.contains(&kind)) {
                self.paths.insert(place, BTreeSet::new());
            }
        }
        // So are created entities, which are defined by a reference.
        for place in self.shapes.places_below(|name| name.starts_with("create_")) {
            let is_reference = |kind: &KindId| self.shapes.name(*kind).ends_with("_reference");
            let references = self.shapes.kinds_at(place).filter(is_reference);
            let names: Vec<ChildPosition> =
                references.flat_map(|kind| self.shapes.places_of(kind, &["name"])).collect();
            if !names.is_empty() {
                self.rules.through.extend(names);
                self.paths.insert(place, BTreeSet::new());
            }
        }
        // A node between a definition and its name is not a definition itself.
        self.paths.retain(|place, _| !inner.contains(&place.kind));
        let created: BTreeSet<KindId> = self.rules.through.iter().map(|name| name.kind).collect();
        for place in self.paths.keys().copied().collect::<Vec<_>>() {
            let is_created = self.shapes.kinds_at(place).any(|kind| created.contains(&kind));
            self.define(place, is_created && place.field == Field::NONE);
        }
    }

    fn define(&mut self, place: ChildPosition, is_whole: bool) {
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
            within: Some(Spanned::new(0..0, within)),
            ..DefinitionRule::default()
        };
        self.rules.definitions.insert(place, rule);
    }

    /// Returns `true` if the position may contain a name that is defined.
    fn may_define(&self, place: ChildPosition) -> bool {
        let shapes = &self.shapes;
        let is_use = shapes.is_use(place.kind) && place.field != shapes.field("alias");
        if shapes.is_assignment(place.kind) && place.field == shapes.field("left") {
            return !shapes.has_declarations && !shapes.has(place.kind, "operator");
        }
        if place.field == shapes.field("label") {
            // A jump to a label contains only the label.
            return shapes.slots_of(place.kind).any(|slot| slot.place != place);
        }
        // A node with arguments is a call, unless it has a body.
        let (has_body, name) = (shapes.has(place.kind, "body"), shapes.name(place.kind));
        let is_other = shapes.has(place.kind, "arguments") && !has_body
            || shapes.arguments.contains(&place.kind)
            || shapes.is_only_name(place.kind)
            || name.ends_with("connection")
            || name.starts_with("export_");
        !is_other && (!is_use || has_body)
    }

    /// Returns the kinds on the path from a position to a name, and `true` if there is a name.
    fn path_to_name(&mut self, place: ChildPosition) -> (BTreeSet<KindId>, bool) {
        let shapes = &self.shapes;
        let (mut path, mut is_name) = (BTreeSet::new(), false);
        let mut open: Vec<KindId> = shapes.kinds_at(place).collect();
        while let Some(kind) = open.pop() {
            if shapes.words.contains(&kind) {
                is_name = true;
                continue;
            }
            if kind == place.kind || path.contains(&kind) {
                continue;
            }
            if shapes.is_marked_name(kind) {
                let place = ChildPosition::of_kind(kind);
                self.rules.through.insert(place);
                self.rules.spaces.insert(place, self.space(MARKED));
                is_name = true;
                continue;
            }
            if shapes.is_use(kind) {
                // A special case of another definition, or a part of it.
                for name in shapes.places_of(kind, &["name"]) {
                    if shapes.has(kind, "arguments") {
                        self.rules.special.insert(name);
                    } else if place.field == shapes.field("declarator")
                        && shapes.places_of(kind, &QUALIFIERS).next().is_some()
                    {
                        self.rules.declared.insert(name);
                    }
                }
                continue;
            }
            path.insert(kind);
            let mut next: Vec<ChildPosition> = shapes.places_of(kind, &NAMES).collect();
            if next.is_empty() || shapes.is_pattern(kind) {
                next.push(ChildPosition::of_kind(kind));
                next.extend(shapes.places_of(kind, &["value"]).filter(|_| shapes.is_pattern(kind)));
            }
            for place in next {
                let kinds: Vec<KindId> = shapes.kinds_at(place).collect();
                if !kinds.is_empty() {
                    self.rules.through.insert(place);
                    open.extend(kinds);
                }
            }
        }
        (path, is_name)
    }

    /// Finds the names of parameters that are in no field.
    fn find_parameters(&mut self) {
        let shapes = &self.shapes;
        let is_other = |kind: &KindId| {
            shapes.words.contains(kind) || shapes.is_use(*kind) || shapes.blocks.contains(kind)
        };
        let mut found = Vec::new();
        for &list in shapes.parameters.keys() {
            for slot in shapes.slots_of(list).filter(|slot| slot.place.field == Field::NONE) {
                if slot.kinds.iter().any(|kind| shapes.words.contains(kind)) {
                    found.push((slot.place, false));
                }
                for &item in slot.kinds.iter().filter(|item| !is_other(item)) {
                    let own = ChildPosition::of_kind(item);
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
            self.paths.insert(place, BTreeSet::new());
            self.define(place, is_whole);
        }
        let Shapes { parameters, items, .. } = &self.shapes;
        self.rules.definitions.iter_mut().for_each(|(place, rule)| {
            if let Some(&is_generic) = parameters.get(&place.kind).or(items.get(&place.kind)) {
                let scope = if is_generic { GENERIC } else { SIGNATURE };
                rule.within = Some(Spanned::new(0..0, scope));
            }
        });
    }

    fn find_scopes(&mut self) {
        let shapes = &self.shapes;
        let inner: BTreeSet<KindId> = self.paths.values().flatten().copied().collect();
        let mut signatures = shapes.with_parameters.clone();
        let mut before = 0;
        while signatures.len() > before {
            before = signatures.len();
            let known = signatures.clone();
            let has_signature =
                |place: &ChildPosition| shapes.kinds_at(*place).any(|kind| known.contains(&kind));
            let enclosing = shapes.places_in(&["declarator"]).filter(has_signature);
            signatures.extend(enclosing.map(|place| place.kind));
        }
        signatures.retain(|kind| !inner.contains(kind));
        let bodies =
            |kind: KindId| shapes.kinds_at(ChildPosition { kind, field: shapes.field("body") });
        let mut blocks: BTreeSet<KindId> =
            signatures.iter().flat_map(|&kind| bodies(kind)).collect();
        blocks.retain(|kind| shapes.blocks.contains(kind));
        // If classes have the same kind of body as functions, definitions in a block are known
        // outside.
        let classes = shapes.kinds().filter(|&kind| shapes.is_class(kind));
        for body in classes.flat_map(bodies) {
            blocks.remove(&body);
        }
        let has_block = |&kind: &KindId| bodies(kind).any(|body| blocks.contains(&body));
        let with_blocks: Vec<KindId> = shapes.kinds().filter(has_block).collect();
        // The definition in a template is known outside: a template has parameters, but no body of
        // its own.
        let with_bodies = signatures.iter().filter(|&&kind| shapes.has(kind, "body"));
        blocks.extend(with_blocks.iter().chain(with_bodies));
        let generic = signatures.iter().chain(&shapes.with_generics).copied().collect();
        self.rules.scopes.insert(BLOCK, blocks.into_iter().collect());
        self.rules.scopes.insert(GENERIC, generic);
        self.rules.scopes.insert(SIGNATURE, signatures.into_iter().collect());
    }

    fn find_leaves(&mut self) {
        let shapes = &self.shapes;
        let kinds_at = |places: &mut dyn Iterator<Item = ChildPosition>| -> BTreeSet<KindId> {
            places.flat_map(|place| shapes.kinds_at(place)).collect()
        };
        let labels = kinds_at(&mut shapes.places_in(&["label"]));
        let is_access = |place: &ChildPosition| shapes.values.contains(&place.kind);
        let members =
            kinds_at(&mut shapes.places_in(&["field", "property", "attribute"]).filter(is_access));
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
        let scoped = shapes.places_in(&QUALIFIERS).map(|place| place.kind);
        self.rules.never_values.extend(scoped);
    }

    /// Finds nodes that belong to the node after them, if that is a sibling.
    fn find_leading(&mut self) {
        let kinds = self.shapes.kinds().filter(|&kind| self.shapes.name(kind) == "decorator");
        self.rules.leading.extend(kinds.map(ChildPosition::of_kind));
    }

    fn find_values(&mut self) {
        let shapes = &self.shapes;
        let mut values = Vec::new();
        let kinds =
            self.paths.iter().flat_map(|(place, path)| path.iter().copied().chain([place.kind]));
        for kind in kinds.collect::<BTreeSet<_>>() {
            let is_type = ["type", "alias"].iter().any(|word| shapes.name(kind).contains(word));
            let fields: &[&str] =
                if is_type { &["value", "right", "type"] } else { &["value", "right"] };
            let Some(value) = shapes.places_of(kind, fields).next() else { continue };
            let names = shapes.places_of(kind, &NAMES).filter(|place| place.field != value.field);
            values.extend(names.map(|place| (place, value.field)));
        }
        let with_values: BTreeSet<KindId> = values.iter().map(|(place, _)| place.kind).collect();
        self.rules.values.extend(values.iter().copied());
        let value = shapes.field("value");
        let unset = values.iter().filter(|(_, field)| *field == value).map(|(place, _)| *place);
        self.rules.unset.extend(unset);
        let around_values = self.paths.iter().filter(|(_, path)| !path.is_disjoint(&with_values));
        self.rules.unset.extend(around_values.map(|(place, _)| *place));
        let left = shapes.places_in(&["left"]);
        self.rules.assigned.extend(left.filter(|place| shapes.is_assignment(place.kind)));
        // No value can replace a defined or assigned name, or the object of an access.
        let objects =
            ["function", "constructor", "macro", "object", "operand", "argument", "receiver"];
        self.rules.no_values.extend(shapes.places_in(&objects));
        self.rules.no_values.extend(self.rules.assigned.iter().copied());
        let reached = ["field", "property", "attribute", "subscript", "index"];
        let reaches = |kind| reached.iter().any(|field| shapes.has(kind, field));
        let accesses = shapes.places_in(&["value"]);
        self.rules.no_values.extend(
            accesses.filter(|place| reaches(place.kind) && shapes.values.contains(&place.kind)),
        );
        self.rules.no_values.extend(self.rules.through.iter().copied());
        self.rules.no_values.extend(self.paths.keys().copied());
        let statements = shapes.places_below(|name| name.contains("expression_statement"));
        self.rules.no_values.extend(statements);
    }
}
