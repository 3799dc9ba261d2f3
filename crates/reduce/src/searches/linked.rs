//! Deletion of files with everything that refers to them.
//!
//! A file goes with its mentions in other files and with the files that belong to it. A deleted
//! part, such as a relationship, goes with the uses of its keys, and so on.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;

use secateur_bundle::Bundle;
use secateur_names::{Link, LinkKey, Links, Program};
use secateur_syntax::{Edit, NodeId, Replacement};

/// Links between the files of a bundle.
#[derive(Default)]
pub(crate) struct Linked {
    /// Parsed files.
    pub(crate) trees: BTreeMap<usize, Arc<Program>>,
    keys: Vec<Key>,
    /// Definitions in each file, in file order, with the index of their key.
    defined: BTreeMap<usize, Vec<(NodeId, usize)>>,
    /// Files that belong to each file.
    owned: BTreeMap<usize, Vec<usize>>,
    /// Keys that are positions in one list, in order.
    lists: Vec<Vec<(usize, usize)>>,
    /// Parts that define a used key, and earlier ones in a list of positions: file and node.
    pub(crate) parts: Vec<(usize, NodeId)>,
}

/// Key with its definitions and uses, by file.
#[derive(Default)]
struct Key {
    definitions: usize,
    /// Node to delete, and the node with the key.
    uses: Vec<(usize, NodeId, Option<NodeId>)>,
}

/// Files and parts of other files that are deleted together.
pub(crate) struct Removed<'a> {
    linked: &'a Linked,
    pub(crate) files: HashSet<usize>,
    nodes: BTreeMap<usize, BTreeSet<NodeId>>,
    /// Definitions whose deletion was noticed, by file and node, with the index of their key.
    lost: HashSet<(usize, NodeId, usize)>,
    /// Number of lost definitions of each key.
    lost_of: HashMap<usize, usize>,
    /// Files that were not yet processed.
    open: Vec<usize>,
}

impl Linked {
    /// Connects the links of the files of `bundle`.
    pub(crate) fn new(
        bundle: &Bundle,
        links: Vec<(usize, Links)>,
        trees: BTreeMap<usize, Arc<Program>>,
    ) -> Self {
        let mut linked = Self { trees, ..Self::default() };
        let mut numbers = HashMap::<LinkKey, usize>::new();
        let paths: HashMap<&Path, usize> =
            bundle.files().iter().enumerate().map(|(at, file)| (file.path(), at)).collect();
        let (mut uses, mut lists) = (Vec::new(), HashMap::<_, BTreeSet<_>>::new());
        for (number, links) in links {
            if let Some(&owner) = links.owner.as_deref().and_then(|owner| paths.get(owner)) {
                linked.owned.entry(owner).or_default().push(number);
            }
            for link in links.definitions {
                let next = linked.keys.len();
                let key = *numbers.entry(link.key.clone()).or_insert(next);
                if key == next {
                    linked.keys.push(Key::default());
                }
                linked.keys[key].definitions += 1;
                linked.defined.entry(number).or_default().push((link.node, key));
                if let (None, Some(position)) = (link.value, link.key.position()) {
                    let (rule, scope) = link.key.list();
                    lists.entry((rule, scope.to_owned())).or_default().insert((position, key));
                }
            }
            uses.extend(links.uses.into_iter().map(|link| (number, link)));
        }
        for (number, Link { key, node, value }) in uses {
            if let Some(&key) = numbers.get(&key) {
                linked.keys[key].uses.push((number, node, value));
            }
        }
        linked.lists = lists.into_values().map(Vec::from_iter).collect();
        linked.lists.sort_unstable();
        linked.parts = linked.find_parts();
        linked
    }

    fn find_parts(&self) -> Vec<(usize, NodeId)> {
        let is_used = |key: &usize| !self.keys[*key].uses.is_empty();
        let before = self.lists.iter().flat_map(|list| {
            let last = list.iter().rposition(|(_, key)| is_used(key));
            list[..last.unwrap_or(0)].iter().map(|(_, key)| *key)
        });
        let before: HashSet<usize> = before.collect();
        let of_file = |(&file, defined): (&usize, &Vec<(NodeId, usize)>)| {
            let is_part = |(_, key): &&(NodeId, usize)| is_used(key) || before.contains(key);
            defined.iter().filter(is_part).map(|&(node, _)| (file, node)).collect::<Vec<_>>()
        };
        let mut parts: Vec<_> = self.defined.iter().flat_map(of_file).collect();
        parts.dedup();
        parts
    }

    fn defined_in(&self, file: usize) -> &[(NodeId, usize)] {
        self.defined.get(&file).map_or(&[], Vec::as_slice)
    }
}

impl<'a> Removed<'a> {
    pub(crate) fn new(linked: &'a Linked, files: HashSet<usize>) -> Self {
        let open = files.iter().copied().collect();
        let (nodes, lost, lost_of) = (BTreeMap::new(), HashSet::new(), HashMap::new());
        Self { linked, files, nodes, lost, lost_of, open }
    }

    /// Returns the edit of each changed file: deleted parts, and the new positions of keys whose
    /// list has lost earlier ones.
    pub(crate) fn edits(&self) -> BTreeMap<usize, Edit> {
        let linked = self.linked;
        let deleting = |nodes: &BTreeSet<NodeId>| Edit::default().deleting(nodes.iter().copied());
        let mut edits: BTreeMap<_, _> =
            self.nodes.iter().map(|(&file, nodes)| (file, deleting(nodes))).collect();
        let is_lost = |key: usize| {
            self.lost_of.get(&key).is_some_and(|lost| *lost == linked.keys[key].definitions)
        };
        for list in &linked.lists {
            let mut lost = 0;
            for &(position, key) in list {
                if is_lost(key) {
                    lost += 1;
                    continue;
                }
                for &(file, _, value) in linked.keys[key].uses.iter().filter(|_| lost > 0) {
                    let Some((value, tree)) = value.zip(linked.trees.get(&file)) else { continue };
                    let text = String::from_utf8_lossy(tree.node(value).text());
                    let new = text.replace(&position.to_string(), &(position - lost).to_string());
                    let edit = edits.entry(file).or_default();
                    *edit = edit.replacing(value, Replacement::Text(new.into()));
                }
            }
        }
        edits
    }

    /// Follows the links of the files that were not yet processed. Returns `false` if there are
    /// none.
    pub(crate) fn follow(&mut self) -> bool {
        if self.open.is_empty() {
            return false;
        }
        while let Some(file) = self.open.pop() {
            for &owned in self.linked.owned.get(&file).into_iter().flatten() {
                if self.files.insert(owned) {
                    self.open.push(owned);
                }
            }
            for (file, node) in self.uses_of_lost(file, self.linked.defined_in(file)) {
                self.delete(file, node);
            }
        }
        true
    }

    /// Deletes a part of a file.
    pub(crate) fn delete(&mut self, file: usize, node: NodeId) {
        let mut open = vec![(file, node)];
        while let Some((file, node)) = open.pop() {
            if self.files.contains(&file) || !self.nodes.entry(file).or_default().insert(node) {
                continue;
            }
            let tree = self.linked.trees.get(&file);
            let subtree = tree.map_or(0..0, |tree| tree.node(node).subtree());
            let defined = self.linked.defined_in(file);
            let first = |index: usize| defined.partition_point(|(node, _)| node.index() < index);
            let inside = &defined[first(subtree.start)..first(subtree.end)];
            open.extend(self.uses_of_lost(file, inside));
        }
    }

    /// Records the deletion of definitions in a file, and returns the uses of the keys that have
    /// none left.
    fn uses_of_lost(&mut self, file: usize, defined: &[(NodeId, usize)]) -> Vec<(usize, NodeId)> {
        let mut uses = Vec::new();
        for &(node, key) in defined {
            if self.lost.insert((file, node, key)) {
                let lost = self.lost_of.entry(key).or_default();
                *lost += 1;
                let Key { definitions, uses: of_key } = &self.linked.keys[key];
                if lost == definitions {
                    uses.extend(of_key.iter().map(|&(file, node, _)| (file, node)));
                }
            }
        }
        uses
    }
}
