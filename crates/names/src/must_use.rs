//! Removal of must-use definitions, such as an import or a variable of Go, together with their last
//! use.
//!
//! Passes need not know about must-use definitions: rendering removes those that an edit leaves
//! unused.

use std::collections::BTreeMap;
use std::ops::Range;

use secateur_syntax::{Edit, Field, Node, NodeId, RemovedNodes, Replacement};

use crate::Program;
use crate::find::words;
use crate::names::{Definition, Entity};

/// Maximum number of ancestors of a definition searched for a removable node.
const LEVELS_MAX: usize = 4;

impl Program {
    /// Renders the text under `edit`, without must-use definitions that are then unused, and
    /// without what the [model](crate::Model) of the document then forbids.
    pub fn render(&self, edit: &Edit) -> Vec<u8> {
        let without_unused = self.without_unused(edit);
        let edit = without_unused.as_ref().unwrap_or(edit);
        let completed = self.completion().and_then(|rules| rules.complete(self.tree(), edit));
        self.tree().render(completed.as_ref().unwrap_or(edit))
    }

    /// Extends an edit by the deletion of must-use definitions that it leaves unused; `None` if
    /// there are none.
    fn without_unused(&self, edit: &Edit) -> Option<Edit> {
        let mut extended = self.with_leading(edit);
        while let Some(next) = self.without_last_uses(extended.as_ref().unwrap_or(edit)) {
            extended = Some(next);
        }
        extended
    }

    /// Extends an edit by nodes that belong to the deleted node after them, such as attributes;
    /// `None` if there are none.
    fn with_leading(&self, edit: &Edit) -> Option<Edit> {
        let leading = &self.rules().leading;
        if leading.is_empty() {
            return None;
        }
        let is_leading = |node: &Node| {
            let mut kinds = leading.iter().filter(|place| place.kind == node.kind_id());
            kinds.any(|place| place.field == Field::NONE || node.child(place.field).is_some())
        };
        let mut nodes = Vec::new();
        let deleted = edit.deleted().iter().map(|&id| self.node(id));
        for node in deleted.filter(|node| !is_leading(node)) {
            let siblings = std::iter::successors(node.previous_sibling(), Node::previous_sibling);
            nodes.extend(siblings.take_while(is_leading).map(|sibling| sibling.id()));
        }
        nodes.retain(|node| edit.deleted().binary_search(node).is_err());
        (!nodes.is_empty()).then(|| edit.deleting(nodes))
    }

    /// Extends an edit by the deletion of definitions whose last use it removes. Returns `None` if
    /// there are none.
    fn without_last_uses(&self, edit: &Edit) -> Option<Edit> {
        // The name search is too expensive for this alone.
        if self.unused_policy().is_none() && !self.rules().have_must_use() {
            return None;
        }
        let names = self.names();
        let removed = self.left_out(edit);
        let mut lost: BTreeMap<u32, usize> = BTreeMap::new();
        for range in removed.parts() {
            for (_, entity) in self.reads_in(&range) {
                *lost.entry(*entity).or_default() += 1;
            }
        }
        let entity = |number: u32| &names.entities[number as usize];
        lost.retain(|&number, count| {
            *count == entity(number).read_count && !self.is_in_texts(entity(number), edit)
        });
        // If only its name is removed, the rest of a definition is still present.
        let is_left = |definition: &&Definition| {
            let is_nameless = || {
                self.unused_policy().is_some()
                    && edit.deleted().binary_search(&definition.name).is_ok()
            };
            !removed.contains(definition.name)
                || is_nameless() && !removed.contains(definition.node)
        };
        let unused =
            lost.keys().flat_map(|&number| self.definitions_of(entity(number)).filter(is_left));
        let is_used = |definition: &Definition| !lost.contains_key(&definition.entity);
        let (mut deleted, mut replaced) = (Vec::new(), Vec::new());
        for definition in unused {
            match self.unused_removal(definition, &removed, &is_used) {
                Some(UnusedRemoval::Delete(nodes)) => deleted.extend(nodes),
                Some(UnusedRemoval::Replace(nodes)) => replaced.extend(nodes),
                None => {}
            }
        }
        if self.unused_policy().is_some() {
            deleted.retain(|&node| !removed.contains(node));
            replaced.retain(|(node, _)| !removed.contains(*node));
        }
        if deleted.is_empty() && replaced.is_empty() {
            return None;
        }
        // Remains of a node that is replaced by one of its parts count as removed there.
        let with_dependents = self.deleting_with_dependents(edit, deleted.iter().copied());
        Some(with_dependents.deleting(deleted).replacing_each(replaced))
    }

    /// Returns the removal of an unused definition.
    fn unused_removal(
        &self,
        definition: &Definition,
        removed: &RemovedNodes,
        is_used: &dyn Fn(&Definition) -> bool,
    ) -> Option<UnusedRemoval> {
        let node = self.node(definition.node);
        let others = self
            .definitions_in(node.subtree())
            .iter()
            .filter(|other| other.node == definition.node);
        let blank = self.rules().blank;
        // A blank name needs no statement: Go rejects `_, _ := f()`.
        let is_blank = |name: NodeId| self.node(name).text() == blank.0.as_bytes();
        let mut others =
            others.filter(|other| !removed.contains(other.name) && !is_blank(other.name));
        let declarators = self.declarators_of(definition);
        // A binding of a loop, or of a function without a name, is removed with the complete node,
        // or stays.
        let is_bound = !blank.is_empty() && self.entity(definition).scope == definition.node;
        if others.any(is_used) || is_bound {
            if blank.is_empty() {
                let is_alone = |inner: &Node| self.definitions_in(inner.subtree()).len() == 1;
                return declarators
                    .take_while(is_alone)
                    .find_map(|inner| inner.removable_with())
                    .map(UnusedRemoval::Delete);
            }
            let uses = self
                .entity(definition)
                .uses
                .iter()
                .copied()
                .filter(|&use_node| !removed.contains(use_node));
            let with_blank = |node| (node, Replacement::Text(blank.0.into()));
            return Some(UnusedRemoval::Replace(
                uses.chain([definition.name]).map(with_blank).collect(),
            ));
        }
        // The node contains the rest that stays, such as a statement after a label.
        let mut rest = node.named_children().filter(|child| !child.contains(definition.name));
        if let (Some(rest), None) = (rest.next(), rest.next())
            && node.admits(rest)
        {
            return Some(UnusedRemoval::Replace(vec![(
                definition.node,
                Replacement::Node(rest.id()),
            )]));
        }
        let ancestors = node.with_ancestors().take(LEVELS_MAX);
        let mut candidates = declarators.last().into_iter().chain(ancestors);
        let (unit, deleted) = candidates.find_map(|node| Some((node, node.removable_with()?)))?;
        // A parent that would be empty, such as the list of an import, is removed too.
        let is_last = |list: &Node| {
            list.named_children().all(|child| child == unit || removed.contains(child.id()))
        };
        let has_no_use = |outer: &Node| {
            self.definitions_in(outer.subtree()).iter().all(|other| !is_used(other))
                && self.reads_in(&outer.subtree()).is_empty()
        };
        let outer = unit.parent().filter(is_last).and_then(|list| {
            let mut ancestors = list.ancestors().take(LEVELS_MAX).take_while(has_no_use);
            ancestors.find_map(|node| node.removable_with())
        });
        Some(UnusedRemoval::Delete(outer.unwrap_or(deleted)))
    }

    /// Returns the reads of must-use entities in a range of nodes.
    fn reads_in(&self, range: &Range<usize>) -> &[(NodeId, u32)] {
        let reads = &self.names().reads;
        let first = |index: usize| reads.partition_point(|(node, _)| node.index() < index);
        &reads[first(range.start)..first(range.end)]
    }

    /// Returns `true` if a replacement text of the edit contains the name of the entity.
    fn is_in_texts(&self, entity: &Entity, edit: &Edit) -> bool {
        let Some(&use_node) = entity.uses.first() else { return false };
        let name = self.bare_name(use_node);
        edit.replaced().iter().any(|(_, with)| match with {
            Replacement::Text(text) => words(text.as_bytes()).any(|word| word == name),
            Replacement::Node(_) | Replacement::Run { .. } => false,
        })
    }
}

/// Removal of an unused definition.
enum UnusedRemoval {
    Delete(Vec<NodeId>),
    Replace(Vec<(NodeId, Replacement)>),
}
