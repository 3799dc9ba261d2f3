//! New names for entities whose names mean something else in another part.

use std::collections::{HashMap, HashSet};
use std::path::Path;

use secateur_syntax::NodeId;

use super::Merge;
use super::part::Part;
use super::references::References;
use crate::Import;

/// New names by part and former name.
pub(super) type NewNames<'g> = HashMap<(usize, &'g str), String>;

impl<'g> Merge<'g> {
    /// Chooses new names for entities of a part whose names mean something else in another, and
    /// finds imports that are done before, by the index of their part.
    pub(super) fn new_names(
        &self,
        references: &[References],
    ) -> (NewNames<'g>, Vec<HashSet<NodeId>>) {
        // Names that are in use, with the import that all who have them share.
        let mut taken: HashMap<String, Option<(&Path, Option<&str>)>> = HashMap::new();
        let mut names = HashMap::new();
        let mut doubles = vec![HashSet::new(); self.parts.len()];
        let referred: Vec<HashSet<(usize, &str)>> = references
            .iter()
            .map(|References { uses, aliases }| {
                let uses = uses.iter().map(|it| (it.part, it.name.as_str()));
                uses.chain(aliases.iter().map(|(_, _, part, name)| (*part, name.as_str())))
                    .collect()
            })
            .collect();
        let defined = self.parts.iter().enumerate().flat_map(|(number, part)| {
            let defined = part.names.keys().filter(|text| part.defines(text));
            defined.map(move |&text| (number, part, text))
        });
        let mut defined: Vec<_> = defined.collect();
        // A module as a value rather gets another name than the function that it exports.
        defined.sort_by_cached_key(|(_, part, text)| part.is_module(text));
        for (number, part, text) in defined {
            if self.imported(part, text).is_some() {
                continue;
            }
            let import = Self::shared(part, text);
            if import.is_some() && taken.get(text) == Some(&import) {
                if part.file.modules.are_imports_unique() {
                    doubles[number].extend(part.names[text].definitions.iter().copied());
                }
                continue;
            }
            let is_taken = taken.contains_key(text);
            let others = self.parts.iter().enumerate().filter(|(other, _)| *other != number);
            let confuses = |(at, other): (usize, &Part<'_>)| {
                other.names.get(text).is_some_and(|name| {
                    let is_free = name.definitions.is_empty() && !name.leaves.is_empty();
                    match referred[at].contains(&(number, text)) {
                        true => name.is_local,
                        false => is_free && self.taken_with_all(other, text).is_none(),
                    }
                })
            };
            if !is_taken && !others.into_iter().any(confuses) {
                taken.insert(text.to_owned(), import);
                continue;
            }
            let is_known = |new: &String| {
                taken.contains_key(new)
                    || self.parts.iter().any(|it| it.names.contains_key(new.as_str()))
            };
            let mut candidates = (2..).map(|suffix| format!("{text}_{suffix}"));
            let Some(new) = candidates.find(|new| !is_known(new)) else { continue };
            taken.insert(new.clone(), None);
            names.insert((number, text), new);
        }
        (names, doubles)
    }

    /// Returns the import outside of all statements that alone defines a name.
    fn shared<'a>(part: &'a Part<'_>, text: &str) -> Option<(&'a Path, Option<&'a str>)> {
        let binding = part.bound(text)?;
        let is_outermost = |import: &Import| {
            part.file.program.node(import.statement).parent_id() == NodeId::ROOT
                || part.moved.front.iter().any(|(node, _)| *node == import.statement)
        };
        let mut imports = part.file.imports.iter();
        imports
            .any(|it| it.bindings.contains(binding) && is_outermost(it))
            .then_some((binding.module.as_path(), binding.member.as_deref()))
    }
}
