//! Classification of node kinds by their fields and positions.

use std::collections::{BTreeMap, BTreeSet};

use secateur_syntax::{Base, ChildPosition, Field, Grammar, KindId, Literal, Slot, Slots};

/// Examples of names, with and without a mark, and of texts that are not names.
const WORDS: [&str; 9] = ["x", "X", "xx", "%x", "@x", "$x", "?x", "`x", "#x"];
const NO_WORDS: [&str; 4] = ["x x", "x;x", "1", "# x"];

/// Words in the name of a kind with members.
const CLASSES: [&str; 2] = ["class", "interface"];

/// Words in the name of a kind that only contains other definitions.
const CONTAINERS: [&str; 4] = ["namespace", "module", "mod_", "package"];

pub(super) struct Shapes<'a> {
    slots: Slots<'a>,
    /// Leaves that look like names.
    pub(super) words: BTreeSet<KindId>,
    /// Kinds of values, and kinds of types.
    pub(super) values: BTreeSet<KindId>,
    pub(super) types: BTreeSet<KindId>,
    /// Kinds of parameter lists and of parameters; `true` for those of a type.
    pub(super) parameters: BTreeMap<KindId, bool>,
    pub(super) items: BTreeMap<KindId, bool>,
    /// Kinds of arguments.
    pub(super) arguments: BTreeSet<KindId>,
    /// Kinds of nodes with parameters, and of nodes with type parameters.
    pub(super) with_parameters: BTreeSet<KindId>,
    pub(super) with_generics: BTreeSet<KindId>,
    /// Kinds of nodes with statements.
    pub(super) blocks: BTreeSet<KindId>,
    /// `true` if a node other than an assignment gives a value to a new name.
    pub(super) has_declarations: bool,
}

impl<'a> Shapes<'a> {
    pub(super) fn of(grammar: &'a Grammar, base: Base) -> Option<Self> {
        let slots = grammar.slots(base).ok()?;
        let words = grammar.leaves_like(&WORDS, &NO_WORDS, base);
        let mut shapes = Self {
            slots,
            words,
            values: BTreeSet::new(),
            types: BTreeSet::new(),
            parameters: BTreeMap::new(),
            items: BTreeMap::new(),
            arguments: BTreeSet::new(),
            with_parameters: BTreeSet::new(),
            with_generics: BTreeSet::new(),
            blocks: BTreeSet::new(),
            has_declarations: false,
        };
        shapes.values = shapes
            .mostly_in(|field| ["value", "right", "condition", "argument"].contains(&field), 2);
        shapes.types = shapes.mostly_in(|field| field == "type" || field.ends_with("_type"), 3);
        shapes.blocks = shapes.kinds().filter(|&kind| shapes.holds_statements(kind)).collect();
        // A block may contain a list that contains the statements.
        let is_list = |kind: &KindId| shapes.blocks.contains(kind) && !shapes.values.contains(kind);
        let holds_block = |kind: &KindId| {
            let mut slots = shapes.slots_of(*kind).filter(|slot| slot.place.field == Field::NONE);
            !shapes.is_use(*kind) && slots.any(|slot| slot.kinds.iter().any(is_list))
        };
        let with_block: Vec<KindId> = shapes.kinds().filter(holds_block).collect();
        shapes.blocks.extend(with_block);
        let places: Vec<ChildPosition> =
            shapes.places_with("parameters").chain(shapes.places_in(&["parameter"])).collect();
        for place in places {
            let is_generic =
                !["parameters", "parameter"].contains(&shapes.slots.field_name(place.field));
            if is_generic { &mut shapes.with_generics } else { &mut shapes.with_parameters }
                .insert(place.kind);
            let mut lists: Vec<KindId> = shapes.kinds_at(place).collect();
            lists.retain(|list| !shapes.is_use(*list) && !shapes.words.contains(list));
            for list in lists {
                // Lists that are used for both are lists of functions.
                *shapes.parameters.entry(list).or_insert(is_generic) &= is_generic;
            }
        }
        for (&list, &is_generic) in &shapes.parameters.clone() {
            let mut items: Vec<KindId> = shapes.children_of(list).collect();
            items.retain(|item| !shapes.is_use(*item));
            for item in items {
                *shapes.items.entry(item).or_insert(is_generic) &= is_generic;
            }
        }
        let lists: BTreeSet<KindId> =
            shapes.places_in(&["arguments"]).flat_map(|place| shapes.kinds_at(place)).collect();
        let lists = lists.into_iter().filter(|list| !shapes.values.contains(list));
        shapes.arguments = lists.flat_map(|list| shapes.children_of(list)).collect();
        shapes.has_declarations = shapes.have_declarations();
        Some(shapes)
    }

    /// Returns `true` if a node only uses the names in it.
    pub(super) fn is_use(&self, kind: KindId) -> bool {
        self.values.contains(&kind)
            || self.types.contains(&kind)
            || self.name(kind).ends_with("expression")
    }

    pub(super) fn field(&self, name: &str) -> Field {
        self.slots.field(name)
    }

    pub(super) fn name(&self, kind: KindId) -> &'a str {
        self.slots.kind_name(kind)
    }

    /// Returns the name of a kind as words.
    pub(super) fn title(&self, kind: KindId) -> Literal {
        Literal(self.name(kind).replace('_', " ").leak())
    }

    /// Returns the kinds of inner nodes.
    pub(super) fn kinds(&self) -> impl Iterator<Item = KindId> {
        self.slots.of.keys().copied()
    }

    pub(super) fn slots_of(&self, kind: KindId) -> impl Iterator<Item = &Slot> {
        self.slots.of.get(&kind).into_iter().flatten()
    }

    /// Returns the kinds of possible children.
    pub(super) fn children_of(&self, kind: KindId) -> impl Iterator<Item = KindId> {
        self.slots_of(kind).flat_map(|slot| slot.kinds.iter().copied())
    }

    /// Returns the kinds that the grammar admits at a position.
    pub(super) fn kinds_at(&self, place: ChildPosition) -> impl Iterator<Item = KindId> {
        self.slots_of(place.kind)
            .filter(move |slot| slot.place == place)
            .flat_map(|slot| slot.kinds.iter().copied())
    }

    /// Returns the kinds that the grammar admits in these fields of a kind.
    pub(super) fn kinds_in(&self, kind: KindId, fields: &[&str]) -> impl Iterator<Item = KindId> {
        self.places_of(kind, fields).flat_map(|place| self.kinds_at(place))
    }

    /// Returns the positions of a kind in these fields, in the order of the fields.
    pub(super) fn places_of(
        &self,
        kind: KindId,
        fields: &[&str],
    ) -> impl Iterator<Item = ChildPosition> {
        let places = fields.iter().map(move |name| ChildPosition { kind, field: self.field(name) });
        places.filter(|place| place.field != Field::NONE && self.kinds_at(*place).next().is_some())
    }

    /// Returns all positions in these fields.
    pub(super) fn places_in(&self, fields: &[&str]) -> impl Iterator<Item = ChildPosition> {
        self.kinds().flat_map(move |kind| self.places_of(kind, fields))
    }

    /// Returns the positions without a field below nodes of kinds with such names.
    pub(super) fn places_below(
        &self,
        is_meant: impl Fn(&str) -> bool,
    ) -> impl Iterator<Item = ChildPosition> {
        let kinds = self.kinds().filter(move |&kind| is_meant(self.name(kind)));
        kinds.map(ChildPosition::of_kind)
    }

    /// Returns all positions in fields whose names end with this word.
    pub(super) fn places_with(&self, word: &str) -> impl Iterator<Item = ChildPosition> {
        self.all_places(|field| field.ends_with(word)).into_iter()
    }

    /// Returns all positions in such fields.
    fn all_places(&self, is_field: impl Fn(&str) -> bool) -> BTreeSet<ChildPosition> {
        let places = self.slots.of.values().flatten().map(|slot| slot.place);
        places.filter(|place| is_field(self.slots.field_name(place.field))).collect()
    }

    pub(super) fn has(&self, kind: KindId, field: &str) -> bool {
        self.places_of(kind, &[field]).next().is_some()
    }

    /// Returns the kinds admitted at a minimum share of the matching positions, `1/share`, perhaps
    /// in an annotation.
    fn mostly_in(&self, is_field: impl Fn(&str) -> bool, share: usize) -> BTreeSet<KindId> {
        let places = self.all_places(is_field);
        let mut counts: BTreeMap<KindId, usize> = BTreeMap::new();
        for &place in &places {
            let direct: BTreeSet<KindId> = self.kinds_at(place).collect();
            let annotated = direct.iter().filter(|kind| self.name(**kind).ends_with("_annotation"));
            let annotated: Vec<KindId> =
                annotated.flat_map(|&kind| self.children_of(kind)).collect();
            for kind in direct.into_iter().chain(annotated).collect::<BTreeSet<_>>() {
                *counts.entry(kind).or_default() += 1;
            }
        }
        counts.retain(|_, count| *count * share >= places.len());
        counts.into_keys().collect()
    }

    fn holds_statements(&self, kind: KindId) -> bool {
        let is_statement = |kind: &KindId| {
            self.name(*kind).ends_with("statement")
                && self.children_of(*kind).any(|part| self.values.contains(&part))
        };
        self.slots_of(kind).any(|slot| slot.is_repeated && slot.kinds.iter().any(is_statement))
    }

    pub(super) fn is_assignment(&self, kind: KindId) -> bool {
        self.name(kind).contains("assign") && self.has(kind, "left")
    }

    /// Returns `true` if a node has members instead of a function's body.
    pub(super) fn is_class(&self, kind: KindId) -> bool {
        self.is_container(kind)
            || self.has(kind, "name") && CLASSES.iter().any(|word| self.name(kind).contains(word))
    }

    pub(super) fn is_container(&self, kind: KindId) -> bool {
        let is_named = CONTAINERS.iter().any(|word| self.name(kind).contains(word));
        is_named && self.has(kind, "name") && self.has(kind, "body")
    }

    /// Returns `true` if a node only contains a name and its qualifier.
    pub(super) fn is_only_name(&self, kind: KindId) -> bool {
        !self.has(kind, "alias") && self.children_of(kind).all(|part| self.words.contains(&part))
    }

    /// Returns `true` if a node is a name with a mark that makes it a value: `$x`.
    pub(super) fn is_marked_name(&self, kind: KindId) -> bool {
        let mut slots = self.slots_of(kind);
        let is_name = |slot: &Slot| {
            slot.place.field == Field::NONE
                && !slot.is_repeated
                && slot.kinds.iter().all(|part| self.words.contains(part))
        };
        self.values.contains(&kind) && slots.next().is_some_and(is_name) && slots.next().is_none()
    }

    pub(super) fn is_pattern(&self, kind: KindId) -> bool {
        self.name(kind).ends_with("pattern")
    }

    fn have_declarations(&self) -> bool {
        let is_other = |kind: &KindId| {
            self.items.contains_key(kind)
                || self.arguments.contains(kind)
                || self.values.contains(kind)
                || self.is_pattern(*kind)
        };
        let names = self.places_in(&["name", "declarator", "pattern"]).map(|place| place.kind);
        let mut values =
            names.filter(|kind| !is_other(kind)).flat_map(|kind| self.kinds_in(kind, &["value"]));
        values.any(|value| self.values.contains(&value))
    }
}
