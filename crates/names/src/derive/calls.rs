//! Derivation of rules for functions and their calls.

use std::collections::BTreeSet;

use secateur_syntax::{ChildPosition, KindId};

use super::{Derivation, NAMES, QUALIFIERS, SIGNATURE};
use crate::CallRule;

impl Derivation<'_> {
    pub(super) fn find_calls(&mut self) {
        let shapes = &self.shapes;
        let mut calls = BTreeSet::new();
        for arguments in shapes.places_in(&["arguments"]) {
            let called = shapes.places_of(
                arguments.kind,
                &["function", "constructor", "macro", "method", "name", "type"],
            );
            let lists: Vec<KindId> = shapes.kinds_at(arguments).collect();
            calls.extend(called.flat_map(|place| lists.iter().map(move |&list| (place, list))));
        }
        let lists = shapes.places_in(&["parameters"]).flat_map(|parameters| {
            let owner = shapes.places_of(parameters.kind, &NAMES).next();
            let lists =
                shapes.kinds_at(parameters).filter(|list| shapes.parameters.contains_key(list));
            lists.map(|list| (list, parameters.kind, owner)).collect::<Vec<_>>()
        });
        let lists: BTreeSet<(KindId, KindId, Option<ChildPosition>)> = lists.collect();
        let has_owner: BTreeSet<KindId> =
            lists.iter().filter(|list| list.2.is_some()).map(|list| list.0).collect();
        for (parameters, kind, owner) in lists {
            // A node with parameters of another kind before the definition is a template.
            let is_template =
                owner.is_none() && !has_owner.contains(&parameters) && !shapes.is_use(kind);
            let Some(owner) = owner.or(is_template.then_some(ChildPosition::of_kind(kind))) else {
                continue;
            };
            let calls =
                calls.iter().filter(|(call, _)| !is_template || call.field == shapes.field("name"));
            let rules = calls.map(|&(call, arguments)| CallRule {
                parameters,
                owners: vec![owner],
                calls: vec![call],
                arguments: Some(arguments),
                ..CallRule::default()
            });
            self.rules.calls.extend(rules);
        }
        let signatures = self.rules.scopes.get(&SIGNATURE).map_or(&[][..], Vec::as_slice);
        let functions = signatures.iter().filter(|&&kind| shapes.has(kind, "body"));
        self.rules.bodies.extend(functions.map(|&kind| (kind, shapes.field("body"))));
        let containers: Vec<KindId> =
            shapes.kinds().filter(|&kind| shapes.is_container(kind)).collect();
        let lists: BTreeSet<KindId> =
            containers.iter().flat_map(|&kind| shapes.kinds_in(kind, &["body"])).collect();
        // Nodes with the same kind of body and no name of their own, such as a linkage
        // specification.
        let is_bare =
            |&kind: &KindId| !["name", "type", "trait"].iter().any(|name| shapes.has(kind, name));
        let holds_list =
            |&kind: &KindId| shapes.kinds_in(kind, &["body"]).any(|list| lists.contains(&list));
        let bare = shapes.kinds().filter(is_bare).filter(holds_list);
        self.rules.containers.extend(bare.chain(containers.iter().copied()));
        for kind in shapes.kinds() {
            if shapes.has(kind, "name")
                && let Some(path) = shapes.places_of(kind, &QUALIFIERS).next()
            {
                self.rules.qualified.insert(path, shapes.field("name"));
            }
        }
    }
}
