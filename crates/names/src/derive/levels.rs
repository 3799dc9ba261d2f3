//! Derivation of rules for arrays and pointers, and for access through them.

use secateur_syntax::{ChildPosition, KindId, Literal};

use super::Derivation;
use super::members::OBJECTS;
use crate::Step;

/// Prefixes of kinds: declarators of arrays and pointers, and access to an element.
const ARRAY: &str = "array_";
const POINTER: &str = "pointer_";
const ELEMENT: &str = "subscript_";

impl Derivation<'_> {
    pub(super) fn find_levels(&mut self) {
        let shapes = &self.shapes;
        let begins = |kind: KindId, word: &str| shapes.name(kind).starts_with(word);
        let declarator = shapes.field("declarator");
        let through = self.rules.through.iter().filter(|place| place.field == declarator);
        self.rules.levels.extend(
            through.filter(|place| begins(place.kind, ARRAY) || begins(place.kind, POINTER)),
        );
        if self.rules.levels.is_empty() {
            return;
        }
        let object = |kind: KindId| shapes.places_of(kind, &OBJECTS).next();
        let step = |token, with| Step { token: Literal(token), with };
        let mut steps: Vec<(ChildPosition, Step)> = Vec::new();
        for (word, token) in [(ELEMENT, "["), (POINTER, "*")] {
            let kinds = shapes.values.iter().filter(|kind| begins(**kind, word));
            steps.extend(
                kinds.filter_map(|&kind| object(kind)).map(|place| (place, step(token, None))),
            );
        }
        let accesses = self.rules.members.values().map(|rule| rule.access);
        steps.extend(accesses.map(|place| (place, step("->", Some(Literal("."))))));
        for (place, step) in steps {
            self.rules.steps.insert(place, vec![step]);
        }
    }
}
