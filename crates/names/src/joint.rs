//! JointRules name rules for trees with embedded languages.
//!
//! The rules of each language are read again with other numbers: those of its kinds in such a tree,
//! and separate name spaces. So they do not conflict.

use secateur_syntax::Literal;

use crate::{NameRules, Respelling};

/// Rules of a language and of its embedded languages.
#[derive(Default)]
pub(crate) struct JointRules {
    pub(crate) names: NameRules,
    pub(crate) respellings: Vec<Respelling>,
}

/// Destructures `$from` and adds each of its fields to that of `$to`. Fields in brackets become
/// variables instead.
macro_rules! extend_fields {
    ($to:ident, $from:ident, [$($other:ident),*], $($field:ident,)*) => {
        let Self { $($other,)* $($field,)* } = $from;
        $($to.$field.extend($field);)*
    };
}

impl NameRules {
    /// Adds the rules of a language with its own numbers. The language's name distinguishes its
    /// scopes.
    pub(crate) fn add(&mut self, other: Self, language: &str) {
        let scope = |name: Literal| Literal(format!("{language} {}", name.0).leak());
        extend_fields!(
            self,
            other,
            [parts, definitions, scopes, blank],
            leaves,
            spaces,
            spaces_with,
            marks,
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
            unread,
            leading,
            levels,
            steps,
            calls,
            formats,
            members,
            bodies,
            results,
            types,
            constants,
            expressions,
            qualified,
            internal,
            containers,
            elements,
            messages,
            operators,
        );
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
        if self.blank.is_empty() {
            self.blank = blank;
        }
    }
}
