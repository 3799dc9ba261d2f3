//! What several languages say of their names, for trees in which there are texts in other languages.
//!
//! What is said of a language is read once more with other numbers: those of its kinds in such a tree, and name spaces of its own.
//! So all of it can stand side by side.

use secateur_syntax::Literal;

use crate::{NameRules, Respelling};

/// What is said of a language and of those in its texts.
#[derive(Default)]
pub(crate) struct Joint {
    pub(crate) names: NameRules,
    pub(crate) respellings: Vec<Respelling>,
}

impl NameRules {
    /// Adds those of a language with numbers of its own. Its scopes are told from others by its name.
    pub(crate) fn add(&mut self, other: Self, language: &str) {
        let scope = |name: Literal| Literal(format!("{language} {}", name.0).leak());
        self.leaves.extend(other.leaves);
        self.spaces.extend(other.spaces);
        self.marks.extend(other.marks);
        self.numbered.extend(other.numbered);
        self.jumps.extend(other.jumps);
        self.parts.extend(other.parts.into_iter().map(|(kind, mut rules)| {
            let within = rules.iter_mut().filter_map(|rule| rule.defines.as_mut()?.within.as_mut());
            within.for_each(|within| *within.get_mut() = scope(*within.get_ref()));
            (kind, rules)
        }));
        self.definitions.extend(other.definitions.into_iter().map(|(place, mut rule)| {
            if let Some(within) = &mut rule.within {
                *within.get_mut() = scope(*within.get_ref());
            }
            (place, rule)
        }));
        self.scopes.extend(other.scopes.into_iter().map(|(name, kinds)| (scope(name), kinds)));
        self.through.extend(other.through);
        self.special.extend(other.special);
        self.declared.extend(other.declared);
        self.no_values.extend(other.no_values);
        self.never_values.extend(other.never_values);
        self.values.extend(other.values);
        self.texts.extend(other.texts);
        self.unset.extend(other.unset);
        self.assigned.extend(other.assigned);
        self.levels.extend(other.levels);
        self.steps.extend(other.steps);
        self.calls.extend(other.calls);
        self.formats.extend(other.formats);
        let flags = [self.conversion_flags.0, other.conversion_flags.0];
        self.conversion_flags = flags.into_iter().find(|flags| !flags.is_empty()).map(Literal).unwrap_or_default();
        self.members.extend(other.members);
        self.bodies.extend(other.bodies);
        self.qualified.extend(other.qualified);
        self.containers.extend(other.containers);
        self.elements.extend(other.elements);
        self.operators.extend(other.operators);
    }
}
