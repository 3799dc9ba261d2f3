//! What a language refuses where nothing uses it, such as an import or a variable of Go, goes with its last use.
//!
//! So no walker has to know of that: what an edit leaves without a use is taken out of the text that comes of it.

use std::collections::BTreeMap;
use std::ops::Range;

use secateur_syntax::{Edit, Gone, Node, NodeId, Replacement};

use crate::Program;
use crate::find::words;
use crate::names::{Definition, Entity};

/// How far around a definition it is looked for what may go with it.
const LEVELS_MAX: usize = 4;

impl Program {
    /// The text under `edit`, without what the language refuses because nothing uses it any more.
    #[must_use]
    pub fn render(&self, edit: &Edit) -> Vec<u8> {
        self.tree().render(self.without_unneeded(edit).as_ref().unwrap_or(edit))
    }

    /// An edit with which all goes that it leaves without a use; `None` if that is nothing.
    fn without_unneeded(&self, edit: &Edit) -> Option<Edit> {
        let mut whole = self.with_leading(edit);
        while let Some(next) = self.without_last_uses(whole.as_ref().unwrap_or(edit)) {
            whole = Some(next);
        }
        whole
    }

    /// An edit with which all goes that belongs to what goes behind it; `None` if that is nothing.
    fn with_leading(&self, edit: &Edit) -> Option<Edit> {
        let leading = &self.rules().leading;
        if leading.is_empty() {
            return None;
        }
        // The node in front of another within the same parent.
        let before = |&node: &NodeId| {
            let parent = self.node(node).parent_id();
            let mut way = std::iter::successors(
                Some(self.node(NodeId(node.0.checked_sub(1)?))),
                Node::parent,
            );
            way.find(|other| other.parent_id() == parent)
                .map(|other| other.id())
                .filter(|other| *other > parent)
        };
        let is_leading = |node: &NodeId| leading.contains(&self.node(*node).kind_id());
        let mut nodes = Vec::new();
        for node in edit.deleted().iter().filter(|node| !is_leading(node)) {
            nodes.extend(std::iter::successors(before(node), before).take_while(is_leading));
        }
        nodes.retain(|node| edit.deleted().binary_search(node).is_err());
        (!nodes.is_empty()).then(|| edit.deleting(nodes))
    }

    /// The next step: what has its last use in what an edit leaves out goes, too.
    fn without_last_uses(&self, edit: &Edit) -> Option<Edit> {
        // Names are not sought for this alone.
        if self.unused_policy().is_none() && !self.rules().demand_uses() {
            return None;
        }
        let names = self.names();
        let left_out = self.left_out(edit);
        let mut lost: BTreeMap<u32, usize> = BTreeMap::new();
        for part in left_out.parts() {
            for (_, entity) in self.reads_in(&part) {
                *lost.entry(*entity).or_default() += 1;
            }
        }
        let entity = |number: u32| &names.entities[number as usize];
        lost.retain(|&number, count| {
            *count == entity(number).read_count && !self.is_in_texts(entity(number), edit)
        });
        // Where its name alone is gone, the rest of a definition is still there.
        let is_left = |definition: &&Definition| {
            let is_nameless = || {
                self.unused_policy().is_some()
                    && edit.deleted().binary_search(&definition.name).is_ok()
            };
            !left_out.contains(definition.name)
                || is_nameless() && !left_out.contains(definition.node)
        };
        let unneeded =
            lost.keys().flat_map(|&number| self.definitions_of(entity(number)).filter(is_left));
        let is_needed = |definition: &Definition| !lost.contains_key(&definition.entity);
        let (mut deleted, mut replaced) = (Vec::new(), Vec::new());
        for definition in unneeded {
            match self.removing_unneeded(definition, &left_out, &is_needed) {
                Some(Change::Delete(nodes)) => deleted.extend(nodes),
                Some(Change::Replace(nodes)) => replaced.extend(nodes),
                None => {}
            }
        }
        if self.unused_policy().is_some() {
            deleted.retain(|&node| !left_out.contains(node));
            replaced.retain(|(node, _)| !left_out.contains(*node));
        }
        if deleted.is_empty() && replaced.is_empty() {
            return None;
        }
        // What stays of a node in whose place a part of it stands counts as gone there.
        let with_dependents = self.deleting_with_dependents(edit, deleted.iter().copied());
        Some(with_dependents.deleting(deleted).replacing_each(replaced))
    }

    /// What becomes of a definition that nothing uses.
    fn removing_unneeded(
        &self,
        definition: &Definition,
        left_out: &Gone,
        is_needed: &dyn Fn(&Definition) -> bool,
    ) -> Option<Change> {
        let node = self.node(definition.node);
        let beside = self
            .definitions_in(node.subtree())
            .iter()
            .filter(|other| other.node == definition.node);
        let mut beside = beside.filter(|other| !left_out.contains(other.name));
        let blank = self.rules().blank;
        let way = std::iter::successors(Some(self.node(definition.name)), Node::parent)
            .map(|node| node.id());
        let way = way.take_while(|&inner| inner > definition.node);
        // What a loop or a function without a name binds goes with all of it, or stays.
        let is_bound = !blank.is_empty() && self.entity(definition).scope == definition.node;
        if beside.any(is_needed) || is_bound {
            if blank.is_empty() {
                let is_alone =
                    |&inner: &NodeId| self.definitions_in(self.node(inner).subtree()).len() == 1;
                return way
                    .take_while(is_alone)
                    .find_map(|inner| self.removable_with(inner))
                    .map(Change::Delete);
            }
            let uses = self
                .entity(definition)
                .uses
                .iter()
                .copied()
                .filter(|&place| !left_out.contains(place));
            let with = |place| (place, Replacement::Text(blank.0.into()));
            return Some(Change::Replace(uses.chain([definition.name]).map(with).collect()));
        }
        // What is defined stands in it, as a statement behind a label.
        let has_name = |child: &Node| child.subtree().contains(&definition.name.index());
        let mut others = node.children().filter(|child| child.is_named() && !has_name(child));
        if let (Some(rest), None) = (others.next(), others.next())
            && self.may_stand_at(definition.node, rest.id())
        {
            return Some(Change::Replace(vec![(definition.node, Replacement::Node(rest.id()))]));
        }
        let around = std::iter::successors(Some(node), Node::parent).map(|node| node.id());
        let mut near = way.last().into_iter().chain(around.take(LEVELS_MAX));
        let (unit, gone) = near.find_map(|node| Some((node, self.removable_with(node)?)))?;
        // What would be left with nothing in it, such as the list of an import, says nothing any more.
        let is_last = |list: &Node| {
            list.children().all(|child| {
                child.id() == unit || !child.is_named() || left_out.contains(child.id())
            })
        };
        let is_for_it = |&outer: &NodeId| {
            let inside = self.node(outer).subtree();
            self.definitions_in(inside.clone()).iter().all(|other| !is_needed(other))
                && self.reads_in(&inside).is_empty()
        };
        let outer = self.node(unit).parent().filter(is_last).and_then(|list| {
            let around = std::iter::successors(list.parent(), Node::parent)
                .map(|node| node.id())
                .take(LEVELS_MAX);
            around.take_while(is_for_it).find_map(|node| self.removable_with(node))
        });
        Some(Change::Delete(outer.unwrap_or(gone)))
    }

    /// The uses in a part of the tree for which something is there that must be used.
    fn reads_in(&self, part: &Range<usize>) -> &[(NodeId, u32)] {
        let reads = &self.names().reads;
        let at = |index: usize| reads.partition_point(|(place, _)| place.index() < index);
        &reads[at(part.start)..at(part.end)]
    }

    /// Whether a text in an edit has the name of something in it.
    fn is_in_texts(&self, entity: &Entity, edit: &Edit) -> bool {
        let Some(&place) = entity.uses.first() else { return false };
        let name = self.bare_name(place);
        edit.replaced().iter().any(|(_, with)| match with {
            Replacement::Text(text) => words(text.as_bytes()).any(|word| word == name),
            Replacement::Node(_) | Replacement::Run { .. } => false,
        })
    }
}

/// What is done about a definition.
enum Change {
    Delete(Vec<NodeId>),
    Replace(Vec<(NodeId, Replacement)>),
}
