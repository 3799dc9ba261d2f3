//! Names of a file that becomes a part of a merged one.

use std::collections::{BTreeMap, HashSet};

use secateur_syntax::NodeId;

use super::files::ModuleFile;
use crate::{Binding, Moved};

/// File in a merged text.
pub(crate) struct Part<'g> {
    pub(crate) file: &'g ModuleFile,
    /// Part and index of the import that this part replaces; `None` for the host.
    pub(crate) place: Option<(usize, usize)>,
    pub(crate) moved: Moved,
    pub(crate) names: BTreeMap<&'g str, Name>,
}

/// All nodes with the same name.
#[derive(Default)]
pub(crate) struct Name {
    /// Leaves that are not known to mean anything local.
    pub(crate) leaves: Vec<NodeId>,
    /// Those of them that define the name in the file.
    pub(crate) definitions: Vec<NodeId>,
    /// `true` if the name also means something local.
    pub(crate) is_local: bool,
}

impl<'g> Part<'g> {
    pub(crate) fn new(file: &'g ModuleFile, place: Option<(usize, usize)>, moved: Moved) -> Self {
        let names = if file.modules.are_nested() { BTreeMap::new() } else { names(file) };
        Self { file, place, moved, names }
    }

    /// Returns the name as it is in this file.
    pub(crate) fn exported<'a>(&'a self, name: &'a str) -> &'a str {
        self.moved.exports.get(name).map_or(name, String::as_str)
    }

    /// Returns `true` if others may use the name, as far as the file lists its exports.
    pub(crate) fn exports(&self, name: &str) -> bool {
        self.moved.exports.is_empty() || self.moved.exports.contains_key(name)
    }

    /// Returns `true` if the file defines the name.
    pub(crate) fn defines(&self, name: &str) -> bool {
        self.names.get(name).is_some_and(|name| !name.definitions.is_empty())
    }

    /// Returns `true` if all definitions of the name take the value of an import.
    pub(crate) fn is_module(&self, name: &str) -> bool {
        let parent = |node: NodeId| self.file.program.node(node).parent_id();
        let imports = self.file.imports.iter().filter(|import| import.bindings.is_empty());
        let around: HashSet<_> = imports.map(|import| parent(import.statement)).collect();
        self.names
            .get(name)
            .is_some_and(|name| name.definitions.iter().all(|leaf| around.contains(&parent(*leaf))))
    }

    /// Returns the binding that alone defines the name.
    pub(crate) fn bound(&self, name: &str) -> Option<&'g Binding> {
        let bindings = || self.file.imports.iter().flat_map(|import| &import.bindings);
        let binding = |leaf: &NodeId| bindings().find(|binding| binding.leaf == *leaf);
        let mut all = self.names.get(name)?.definitions.iter().map(binding);
        let first = all.next()??;
        let is_same = |other: Option<&Binding>| {
            other.is_some_and(|it| it.module == first.module && it.member == first.member)
        };
        all.all(is_same).then_some(first)
    }
}

/// Returns the names of a file.
fn names(file: &ModuleFile) -> BTreeMap<&str, Name> {
    let program = &*file.program;
    let (mut inner, mut outer) = (HashSet::new(), HashSet::new());
    for entity in program.entities() {
        for definition in program.definitions_of(entity) {
            let is_inner =
                entity.is_local() || file.modules.is_member(program.node(definition.name));
            let _ = if is_inner { &mut inner } else { &mut outer }.insert(definition.name);
        }
        if entity.is_local() {
            inner.extend(entity.uses.iter().copied());
        }
    }
    let statements = file.imports.iter().map(|import| import.statement);
    let skipped: HashSet<NodeId> =
        statements.flat_map(|node| program.node(node).descendants().map(|it| it.id())).collect();
    let mut names = BTreeMap::<&str, Name>::new();
    for binding in file.imports.iter().flat_map(|import| &import.bindings) {
        let name = names.entry(&binding.name).or_default();
        name.leaves.push(binding.leaf);
        name.definitions.push(binding.leaf);
    }
    for leaf in program.nodes().filter(|node| node.is_leaf() && file.modules.is_name(*node)) {
        let Some(text) = str::from_utf8(leaf.text()).ok().filter(|_| !skipped.contains(&leaf.id()))
        else {
            continue;
        };
        let name = names.entry(text).or_default();
        if inner.contains(&leaf.id()) {
            name.is_local = true;
            continue;
        }
        name.leaves.push(leaf.id());
        if outer.contains(&leaf.id()) {
            name.definitions.push(leaf.id());
        }
    }
    names
}
