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
        let Self {
            leaves,
            spaces,
            marks,
            numbered,
            parts,
            definitions,
            scopes,
            through,
            special,
            declared,
            no_values,
            never_values,
            values,
            jumps,
            texts,
            unset,
            assigned,
            levels,
            steps,
            calls,
            formats,
            conversion_flags,
            members,
            bodies,
            types,
            constants,
            qualified,
            containers,
            elements,
            operators,
        } = other;
        self.leaves.extend(leaves);
        self.spaces.extend(spaces);
        self.marks.extend(marks);
        self.numbered.extend(numbered);
        self.jumps.extend(jumps);
        self.parts.extend(parts.into_iter().map(|(kind, mut rules)| {
            let within = rules.iter_mut().filter_map(|rule| rule.defines.as_mut()?.within.as_mut());
            within.for_each(|within| *within.get_mut() = scope(*within.get_ref()));
            (kind, rules)
        }));
        self.definitions.extend(definitions.into_iter().map(|(place, mut rule)| {
            if let Some(within) = &mut rule.within {
                *within.get_mut() = scope(*within.get_ref());
            }
            (place, rule)
        }));
        self.scopes.extend(scopes.into_iter().map(|(name, kinds)| (scope(name), kinds)));
        self.through.extend(through);
        self.special.extend(special);
        self.declared.extend(declared);
        self.no_values.extend(no_values);
        self.never_values.extend(never_values);
        self.values.extend(values);
        self.texts.extend(texts);
        self.unset.extend(unset);
        self.assigned.extend(assigned);
        self.levels.extend(levels);
        self.steps.extend(steps);
        self.calls.extend(calls);
        self.formats.extend(formats);
        let flags = [self.conversion_flags.0, conversion_flags.0];
        self.conversion_flags = flags.into_iter().find(|flags| !flags.is_empty()).map(Literal).unwrap_or_default();
        self.members.extend(members);
        self.bodies.extend(bodies);
        self.types.extend(types);
        self.constants.extend(constants);
        self.qualified.extend(qualified);
        self.containers.extend(containers);
        self.elements.extend(elements);
        self.operators.extend(operators);
    }
}
