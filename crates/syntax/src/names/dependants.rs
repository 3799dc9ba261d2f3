//! Deletions that take along what depends on them.
//!
//! When the last definition of something goes, its uses have nothing to mean any more. In the place of each, a value is put
//! where the grammar has one that fits, else the smallest thing around it that may go goes too, with all that this
//! defines. When a parameter goes, the arguments in its place go.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use super::Removal;
use super::removal::Going;
use crate::name_rules::Call;
use crate::quantify::Place;
use crate::{Definition, Entity, Names};
use crate::{Edit, Node, NodeId, Replacement, Role, Tree};

/// What is being taken out of a tree.
struct Closure<'a> {
    tree: &'a Tree,
    names: &'a Names,
    going: Going<'a>,
    deleted: Vec<NodeId>,
    replaced: BTreeMap<NodeId, Replacement>,
    /// What has been taken out and not yet looked at.
    pending: Vec<(u32, u32)>,
    /// Parameters that have been dealt with, as the entity of the function and the position.
    parameters: HashSet<(u32, usize)>,
}

impl Tree {
    /// `edit` with further nodes deleted, and with what depends on the names that are then defined nowhere. What was
    /// deleted before counts as gone, and nothing more depends on it.
    #[must_use]
    pub fn deleting_with_dependants(
        &self,
        names: &Names,
        edit: &Edit,
        nodes: impl IntoIterator<Item = NodeId>,
    ) -> Edit {
        self.removing(names, &self.removal(names, edit.clone()), nodes)
    }

    /// The same for an edit of which it is known what is gone.
    #[must_use]
    pub fn removing(&self, names: &Names, base: &Removal, nodes: impl IntoIterator<Item = NodeId>) -> Edit {
        Closure::of(self, names, base, nodes).into_edit().0
    }

    /// What is gone under the edit that [`removing`](Self::removing) gives.
    #[must_use]
    pub fn removed(&self, names: &Names, base: &Removal, nodes: impl IntoIterator<Item = NodeId>) -> Removal {
        let (edit, going) = Closure::of(self, names, base, nodes).into_edit();
        going.into_removal(edit)
    }
}

impl<'a> Closure<'a> {
    /// All that goes with these nodes.
    fn of(tree: &'a Tree, names: &'a Names, base: &'a Removal, nodes: impl IntoIterator<Item = NodeId>) -> Self {
        let (going, deleted, replaced) = (Going::new(base), Vec::new(), BTreeMap::new());
        let (pending, parameters) = (Vec::new(), HashSet::new());
        let mut closure = Self { tree, names, going, deleted, replaced, pending, parameters };
        for node in nodes {
            closure.delete(node);
        }
        closure.run();
        closure
    }

    fn into_edit(self) -> (Edit, Going<'a>) {
        let Self { deleted, replaced, going, .. } = self;
        (going.edit(deleted, replaced), going)
    }

    /// Takes a node out, with all that is in it. Whether it was there.
    fn remove(&mut self, node: NodeId) -> bool {
        if self.going.contains(node) {
            return false;
        }
        let end = self.tree.records[node.index()].subtree_end;
        self.going.add(node, end);
        self.pending.push((node.0, end));
        true
    }

    /// Deletes a node. A value in its place is not wanted any more either: what is deleted and replaced is the same in whatever
    /// order that is found out.
    fn delete(&mut self, node: NodeId) {
        if self.remove(node) || self.is_replaced(node) {
            self.deleted.push(node);
        }
    }

    fn is_replaced(&self, node: NodeId) -> bool {
        self.replaced.contains_key(&node) || self.going.is_replaced(node)
    }

    /// Deletes an element of a list unless the list must have it.
    fn delete_item(&mut self, item: NodeId) {
        let is_there = !self.going.contains(item) || self.is_replaced(item);
        if is_there && self.tree.removable_with(item).is_some() {
            self.delete(item);
        }
    }

    fn replace(&mut self, node: NodeId, text: &str) {
        if self.remove(node) {
            self.replaced.insert(node, Replacement::Text(Arc::from(text)));
        }
    }

    fn run(&mut self) {
        while let Some((start, end)) = self.pending.pop() {
            for entity in self.count_definitions(start, end) {
                self.remove_uses(entity);
            }
            self.remove_arguments(start, end);
            self.remove_initialisers(start, end);
        }
    }

    /// Takes note of the definitions that are gone with a part. Gives the entities that have none left.
    fn count_definitions(&mut self, start: u32, end: u32) -> Vec<u32> {
        let mut orphaned = Vec::new();
        let names = self.names;
        for definition in names.definitions_in(start as usize..end as usize) {
            let lost = self.going.lose(definition.entity);
            // This may be too many, which leaves a use without a definition.
            if lost >= names.entities[definition.entity as usize].definitions.len() {
                orphaned.push(definition.entity);
            }
        }
        orphaned
    }

    fn remove_uses(&mut self, entity: u32) {
        let names = self.names;
        let definitions = &names.entities[entity as usize].definitions;
        let is_left = |&number: &u32| !self.going.contains(names.definitions[number as usize].name);
        if definitions.iter().any(is_left) {
            return;
        }
        for &place in &names.entities[entity as usize].uses {
            if !self.going.contains(place) {
                self.remove_use(place);
            }
        }
    }

    /// Puts a value in the place of a use, or deletes what is around it.
    fn remove_use(&mut self, place: NodeId) {
        let tree = self.tree;
        let mut at = place;
        while at.0 > 0 {
            let record = &tree.records[at.index()];
            let parent = &tree.records[record.parent as usize];
            let least = tree.least(at).filter(|_| {
                at.0 > 0 && tree.compiled.tables.names.admits_value(record.kind, parent.kind, record.field)
            });
            let removable = || tree.removable_with(at);
            match least {
                Some(value) if is_value(&value.text) => return self.replace(at, &value.text),
                least => match (removable(), least) {
                    (Some(nodes), _) => return nodes.into_iter().for_each(|node| self.delete(node)),
                    (None, Some(text)) => return self.replace(at, &text.text),
                    (None, None) => {}
                },
            }
            at = NodeId(record.parent);
        }
    }

    /// Of the parameters that are gone with a part, while what they are parameters of stays, the arguments.
    fn remove_arguments(&mut self, start: u32, end: u32) {
        let tree = self.tree;
        let parent = tree.records[start as usize].parent;
        if start == 0 || tree.records[start as usize].subtree_end != end {
            return;
        }
        let kind = tree.records[parent as usize].kind;
        let calls: Vec<&Call> =
            tree.compiled.tables.names.calls.iter().filter(|call| call.parameters == kind).collect();
        let Some(entity) = calls.first().and_then(|call| tree.owner_of(self.names, parent, call)) else { return };
        let Some(position) = items(tree, parent).iter().position(|item| item.0 == start) else { return };
        if !self.parameters.insert((entity, position)) {
            return;
        }
        let names = self.names;
        let mut others: Vec<NodeId> = Vec::new();
        for &place in &names.entities[entity as usize].uses {
            let list = calls.iter().find_map(|call| arguments(tree, place, call));
            others.extend(list.and_then(|list| items(tree, list).get(position).copied()));
        }
        for &number in &names.entities[entity as usize].definitions {
            let definition = &names.definitions[number as usize];
            let list = calls.first().and_then(|call| tree.parameters_of(names, definition, call));
            others.extend(list.and_then(|list| items(tree, list).get(position).copied()));
        }
        for other in others {
            self.delete_item(other);
        }
    }

    /// Of the members that are gone with a part, while their type stays, the initialisers in their places.
    fn remove_initialisers(&mut self, start: u32, end: u32) {
        let (tree, names) = (self.tree, self.names);
        let parent = |node: u32| tree.records[node as usize].parent;
        // A member, or one of several names in it.
        let lists = [parent(start), parent(parent(start))].into_iter();
        let rule = |list: u32| Some((list, tree.compiled.tables.names.members.get(&tree.records[list as usize].kind)?));
        let Some((list, rule)) = lists.filter_map(rule).next() else { return };
        let inside = names.definitions_in(tree.node(NodeId(list)).subtree()).iter();
        let members: Vec<u32> =
            inside.filter(|member| parent(member.node.0) == list).map(|member| member.name.0).take(ITEMS_MAX).collect();
        let positions: Vec<usize> = (0..members.len()).filter(|&at| (start..end).contains(&members[at])).collect();
        if positions.is_empty() {
            return;
        }
        // The type itself, by its tag or by the name that is given to it, and what is defined together with it.
        let owner = parent(list);
        let around = parent(owner);
        let named = names.definitions_in(tree.node(NodeId(around)).subtree()).iter();
        let named = named.filter(|other| [owner, around].contains(&other.node.0));
        let uses = named.flat_map(|other| &names.entity(other).uses).map(|place| place.0);
        for place in uses.chain([owner]).collect::<Vec<_>>() {
            let way = std::iter::successors(Some(place), |&node| (node > 0).then(|| parent(node)));
            let mut near = way.take(HOLDER_LEVELS_MAX);
            let holder = near.find(|&node| rule.holders.contains(&tree.records[node as usize].kind));
            if let Some(holder) = holder {
                self.remove_from_lists(holder, rule.values, &positions);
            }
        }
    }

    /// Deletes what stands at these positions in the lists of initialisers below a node, or in the lists right in them, where
    /// these are the elements of an array.
    fn remove_from_lists(&mut self, holder: u32, kind: u16, positions: &[usize]) {
        let tree = self.tree;
        let (mut at, end) = (holder + 1, tree.records[holder as usize].subtree_end);
        while at < end {
            let record = &tree.records[at as usize];
            let items = if record.kind == kind { items(tree, at) } else { Vec::new() };
            let is_list = |item: &NodeId| tree.records[item.index()].kind == kind;
            if record.kind != kind || !items.is_empty() && items.iter().all(is_list) {
                at += 1;
                continue;
            }
            for item in positions.iter().filter_map(|&position| items.get(position)) {
                self.delete_item(*item);
            }
            at = record.subtree_end;
        }
    }
}

/// The call of the function that is named at `place`.
pub(super) fn call_of(tree: &Tree, place: NodeId, call: &Call) -> Option<NodeId> {
    let mut at = place.0;
    while at > 0 {
        let (parent, field) = (tree.records[at as usize].parent, tree.records[at as usize].field);
        let kind = tree.records[parent as usize].kind;
        if kind == call.call && field == call.callee {
            return Some(NodeId(parent));
        }
        if !tree.compiled.tables.names.is_called(kind, field) {
            return None;
        }
        at = parent;
    }
    None
}

/// The node that holds the arguments of the call of the function that is named at `place`.
pub(super) fn arguments(tree: &Tree, place: NodeId, call: &Call) -> Option<u32> {
    tree.child_in(call_of(tree, place, call)?.0, call.arguments).map(|list| list.0)
}

/// Whether a text says something by itself, as a number or a type does and an empty statement does not.
fn is_value(text: &str) -> bool {
    text.starts_with(|first: char| first.is_alphanumeric() || first == '"')
}

/// How far around a definition it is looked for what may go with it: a structure's is defined within a declaration.
const UNIT_LEVELS_MAX: usize = 3;

/// How far around the name of a type it is looked for what has initialisers.
const HOLDER_LEVELS_MAX: usize = 4;

/// How many parameters or arguments are looked at. Functions with more are left as they are.
const ITEMS_MAX: usize = 1000;

/// The parameters or arguments in a list.
pub(super) fn items(tree: &Tree, list: u32) -> Vec<NodeId> {
    let children = tree.node(NodeId(list)).children();
    children.filter(|child| child.is_named() && !child.is_extra()).take(ITEMS_MAX).map(|child| child.id()).collect()
}

impl Tree {
    /// Whether something is defined with parameters.
    #[must_use]
    pub fn is_callable(&self, names: &Names, entity: &Entity) -> bool {
        let calls = &self.compiled.tables.names.calls;
        names
            .definitions_of(entity)
            .any(|definition| calls.iter().any(|call| self.parameters_of(names, definition, call).is_some()))
    }

    /// Whether a name stands where the function of a call does.
    #[must_use]
    pub fn is_called(&self, name: NodeId) -> bool {
        self.compiled.tables.names.calls.iter().any(|call| arguments(self, name, call).is_some())
    }

    /// The node that holds the parameters of a definition.
    pub(super) fn parameters_of(&self, names: &Names, definition: &Definition, call: &Call) -> Option<u32> {
        let parameters_in = |owner: u32| {
            let mut children = self.node(NodeId(owner)).children().map(|child| child.id().0);
            children.find(|&child| self.records[child as usize].kind == call.parameters)
        };
        if call.owner_name == 0 {
            let way = std::iter::successors(self.node(definition.node).parent(), Node::parent);
            let owner = way.take(UNIT_LEVELS_MAX).find(|node| node.kind_id() == call.owner)?.id();
            let list = parameters_in(owner.0)?;
            return (self.owner_of(names, list, call)? == definition.entity).then_some(list);
        }
        let mut declarators = self.declarators(definition.name);
        let (declared, _) = declarators.find(|(_, place)| *place == (call.owner, call.owner_name))?;
        parameters_in(self.records[declared.index()].parent)
    }

    /// The entity whose parameters these are.
    fn owner_of(&self, names: &Names, parameters: u32, call: &Call) -> Option<u32> {
        let owner = self.records[parameters as usize].parent;
        if self.records[owner as usize].kind != call.owner {
            return None;
        }
        let inside = match call.owner_name {
            0 => self.records[parameters as usize].subtree_end as usize..self.node(NodeId(owner)).subtree().end,
            name => self.node(self.child_in(owner, name)?).subtree(),
        };
        names.definitions_in(inside).first().map(|definition| definition.entity)
    }

    /// The node that goes when a definition goes, perhaps together with others: one of several declarators, or the
    /// smallest thing around the definition that may go. `None` if nothing near it may.
    #[must_use]
    pub fn unit_of(&self, definition: &Definition) -> Option<NodeId> {
        let way = std::iter::successors(Some(self.node(definition.name)), Node::parent);
        let way = way.map(|node| node.id()).take_while(|&node| node > definition.node);
        // Of those on the way only the one right below the definition can be one of several.
        let one_of_several = way.last().filter(|&node| self.is_one_of_several(node));
        let around = std::iter::successors(Some(self.node(definition.node)), Node::parent);
        let near =
            || around.map(|node| node.id()).take(UNIT_LEVELS_MAX).find(|&node| self.removable_with(node).is_some());
        one_of_several.or_else(near)
    }

    /// Whether a node belongs to a list that has other members.
    fn is_one_of_several(&self, id: NodeId) -> bool {
        let record = &self.records[id.index()];
        let slot = self.shape_of(record.parent).filter(|_| record.is_regular());
        slot.is_some_and(|shape| match shape.slots[record.ordinal as usize].place {
            Place::Member { list, .. } => shape.lists[list as usize].filled > 1,
            Place::Outside | Place::Separator { .. } => false,
        })
    }

    /// The nodes that go if this one goes, itself among them; none if it cannot go.
    pub(crate) fn removable_with(&self, id: NodeId) -> Option<Vec<NodeId>> {
        match self.role(id) {
            Role::Extra | Role::Unmatched => return Some(vec![id]),
            Role::Root | Role::OptionalAlone | Role::Separator => return None,
            Role::Element | Role::Separated | Role::Optional | Role::Part | Role::Mandatory => {}
        }
        let record = &self.records[id.index()];
        let shape = self.shape_of(record.parent)?;
        let Place::Member { list, member } = shape.slots[record.ordinal as usize].place else { return None };
        let mut place = Some((list, member));
        // What a list cannot lose, the list around it perhaps can.
        while let Some((number, member)) = place {
            let list = &shape.lists[number as usize];
            let children = list.members[member as usize].children;
            let nodes: Vec<_> = self.regular_children(record.parent, children.start..children.end).collect();
            let parent_kind = self.records[record.parent as usize].kind;
            let is_kept =
                |node: &NodeId| self.compiled.tables.overrides.keeps(parent_kind, self.records[node.index()].kind);
            if nodes.iter().any(is_kept) {
                return None;
            }
            if list.filled > usize::from(list.min) || self.may_be_emptied(record.parent, number) {
                return Some(nodes);
            }
            place = list.outer;
        }
        None
    }
}
