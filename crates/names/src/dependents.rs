//! Deletions that include the dependents of a definition.
//!
//! Uses lose their meaning with the last definition of their entity. Each use is replaced by a
//! value if the grammar has one that fits. Otherwise the smallest removable ancestor is removed
//! too, with all that it defines. A list that needs an element and loses all of them is removed
//! with its enclosing node. The arguments of a removed parameter are removed, and so are the
//! elements at the same position of [parallel lists](crate::Program::parallel_lists).

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use secateur_syntax::{Edit, KindId, Node, NodeId, Replacement, Role};

use crate::calls::{ITEM_LEVELS_MAX, ITEMS_MAX};
use crate::names::Definition;
use crate::removal::RemovalBuilder;
use crate::rules::StandIn;
use crate::{CallRule, Program, Removal};

/// Removal of nodes that is extended to their dependents.
struct DependentRemoval<'a> {
    program: &'a Program,
    removed: RemovalBuilder<'a>,
    deleted: Vec<NodeId>,
    replaced: BTreeMap<NodeId, Replacement>,
    /// Removed ranges of nodes whose dependents are still to be found.
    pending: Vec<(u32, u32)>,
    /// Processed parameters: the entity of the function and the position.
    parameters: HashSet<(u32, (bool, usize))>,
}

impl Program {
    /// Extends `edit` by the deletion of further nodes and of their dependents.
    ///
    /// The nodes that `edit` removes have no dependents here.
    pub fn deleting_with_dependents(
        &self,
        edit: &Edit,
        nodes: impl IntoIterator<Item = NodeId>,
    ) -> Edit {
        self.removing(&self.removal(edit.clone()), nodes)
    }

    /// Extends `edit` by the deletion of further nodes and of their dependents, and of these `uses`
    /// of other entities.
    pub fn deleting_with_uses<'a>(
        &'a self,
        edit: &Edit,
        nodes: impl IntoIterator<Item = NodeId>,
        uses: impl IntoIterator<Item = Node<'a>>,
    ) -> Edit {
        let base = self.removal(edit.clone());
        let mut removal = DependentRemoval::of(self, &base, nodes);
        for use_node in uses {
            if !removal.removed.contains(use_node.id()) {
                removal.remove_use(use_node, StandIn::Nothing, None);
            }
        }
        removal.run();
        removal.into_edit().0
    }

    /// Extends the edit of `base` by the deletion of nodes and of their dependents.
    pub fn removing(&self, base: &Removal, nodes: impl IntoIterator<Item = NodeId>) -> Edit {
        DependentRemoval::of(self, base, nodes).into_edit().0
    }

    /// Returns the removal for the edit of [`removing`](Self::removing).
    pub fn removed(&self, base: &Removal, nodes: impl IntoIterator<Item = NodeId>) -> Removal {
        let (edit, builder) = DependentRemoval::of(self, base, nodes).into_edit();
        builder.into_removal(edit)
    }
}

impl<'a> DependentRemoval<'a> {
    /// Removes these nodes and their dependents.
    fn of(
        program: &'a Program,
        base: &'a Removal,
        nodes: impl IntoIterator<Item = NodeId>,
    ) -> Self {
        let (removed, deleted, replaced) = (RemovalBuilder::new(base), Vec::new(), BTreeMap::new());
        let (pending, parameters) = (Vec::new(), HashSet::new());
        let mut removal = Self { program, removed, deleted, replaced, pending, parameters };
        nodes.into_iter().for_each(|node| removal.delete(node));
        removal.run();
        removal
    }

    fn into_edit(self) -> (Edit, RemovalBuilder<'a>) {
        let Self { deleted, replaced, removed, .. } = self;
        (removed.edit(deleted, replaced), removed)
    }

    /// Removes a node with its subtree. Returns `true` if the node was still present.
    fn remove(&mut self, node: NodeId) -> bool {
        if self.removed.contains(node) {
            return false;
        }
        let end = self.program.node(node).subtree().end as u32;
        self.removed.add(node, end);
        self.pending.push((node.0, end));
        true
    }

    /// Deletes a node, and drops a value in its place. The result is then independent of the order
    /// of the deletions.
    fn delete(&mut self, node: NodeId) {
        if self.remove(node) || self.is_replaced(node) {
            self.deleted.push(node);
        }
        if self.replaced.remove(&node).is_some() {
            self.pending.push((node.0, self.program.node(node).subtree().end as u32));
        }
    }

    fn is_replaced(&self, node: NodeId) -> bool {
        self.replaced.contains_key(&node) || self.removed.is_replaced(node)
    }

    /// Deletes an element of a list, unless the list needs it.
    fn delete_item(&mut self, item: NodeId) {
        let is_there = !self.removed.contains(item) || self.is_replaced(item);
        if is_there && self.program.removable_with(item).is_some() {
            self.delete(item);
        }
    }

    fn replace(&mut self, node: NodeId, text: &str) {
        if self.remove(node) {
            self.replaced.insert(node, Replacement::Text(Arc::from(text)));
        }
    }

    fn run(&mut self) {
        let mut checked = 0;
        loop {
            self.remove_pending();
            let new = self.deleted[checked..].to_vec();
            if new.is_empty() {
                return;
            }
            checked = self.deleted.len();
            self.remove_around_emptied(&new);
        }
    }

    fn remove_pending(&mut self) {
        while let Some((start, end)) = self.pending.pop() {
            for entity in self.count_definitions(start, end) {
                self.remove_uses(entity);
            }
            self.remove_arguments(start, end);
            self.remove_initialisers(start, end);
            let (program, element) = (self.program, NodeId(start));
            // A replaced element is still an element of its list.
            if !self.is_replaced(element) {
                let others = program.parallel_elements(element);
                let at_uses = program.parallel_elements_at_uses(element);
                others.into_iter().chain(at_uses).for_each(|other| self.delete_item(other));
            }
        }
    }

    /// Deletes what encloses a list that needs an element and has lost all, for the lists of these
    /// deleted nodes.
    fn remove_around_emptied(&mut self, deleted: &[NodeId]) {
        let program = self.program;
        let mut checked = HashSet::new();
        for &node in deleted {
            let Some(mut members) = program.members_of_required_list(node) else { continue };
            if self.removed.contains(program.node(node).parent_id()) {
                continue;
            }
            let is_gone = |member| self.removed.contains(member) && !self.is_replaced(member);
            if !members.next().is_some_and(|first| checked.insert(first) && is_gone(first))
                || !members.all(is_gone)
            {
                continue;
            }
            let ancestors = program.node(node).ancestors();
            let mut ancestors = ancestors.take_while(|ancestor| ancestor.id() != NodeId::ROOT);
            let around = ancestors.find_map(|ancestor| ancestor.removable_with());
            around.into_iter().flatten().for_each(|node| self.delete(node));
        }
    }

    /// Counts the removed definitions in a range of nodes. Returns the entities without a remaining
    /// definition.
    fn count_definitions(&mut self, start: u32, end: u32) -> Vec<u32> {
        let program = self.program;
        let definitions = program.definitions_in(start as usize..end as usize).iter();
        // The count may be too high, which leaves a use without a definition.
        let orphaned = definitions.filter(|definition| {
            self.removed.lose(definition.entity) >= program.entity(definition).definitions.len()
        });
        orphaned.map(|definition| definition.entity).collect()
    }

    fn remove_uses(&mut self, entity: u32) {
        let program = self.program;
        let entity = &program.entities()[entity as usize];
        let is_left = |definition: &Definition| !self.removed.contains(definition.name);
        if program.definitions_of(entity).any(is_left) {
            return;
        }
        let constant = program.constant_of(entity);
        for use_node in program.uses_of(entity) {
            if !self.removed.contains(use_node.id()) {
                self.remove_use(use_node, entity.stands, constant.as_ref().map(Option::as_deref));
            }
        }
    }

    /// Replaces a use by a value, that of its type if the type is known, or deletes an ancestor. An
    /// entity without a value, such as a label, is in an element that is replaced by the smallest
    /// one.
    fn remove_use(&mut self, use_node: Node<'a>, stands: StandIn, constant: Option<Option<&str>>) {
        let program = self.program;
        let first = program.unread(use_node).and_then(|target| target.parent()).unwrap_or(use_node);
        for node in first.with_ancestors().take_while(|node| node.id() != NodeId::ROOT) {
            let id = node.id();
            let admits_value = program.admits_value(&node)
                && (stands != StandIn::Nothing || node.role() == Role::Element)
                || program.ends_block(node);
            let smallest =
                constant.unwrap_or_else(|| program.least_text(id)).filter(|_| admits_value);
            if let Some(value) = smallest.filter(|value| constant.is_some() || is_value(value)) {
                return self.replace(id, value);
            }
            if let Some(nodes) = node.removable_with() {
                return nodes.into_iter().for_each(|node| self.delete(node));
            }
            if let Some(text) = smallest {
                return self.replace(id, text);
            }
        }
    }

    /// Deletes the arguments of removed parameters while the function stays.
    fn remove_arguments(&mut self, start: u32, end: u32) {
        let program = self.program;
        let removed_node = program.node(NodeId(start));
        if start == 0 || removed_node.subtree().end != end as usize {
            return;
        }
        let rules = &program.rules().calls;
        let mut ancestors = removed_node.ancestors().take(ITEM_LEVELS_MAX);
        let is_list = |node: &Node| rules.iter().any(|call| call.parameters == node.kind_id());
        let Some(parameters) = ancestors.find(is_list) else { return };
        let calls: Vec<&CallRule> =
            rules.iter().filter(|call| call.parameters == parameters.kind_id()).collect();
        let owned = calls.iter().find_map(|call| Some((program.owner_of(parameters, call)?, call)));
        let Some((number, owner)) = owned else { return };
        let entity = &program.entities()[number as usize];
        let mut arguments: Vec<(Node, &CallRule)> = Vec::new();
        for position in program.positions(parameters, owner, removed_node) {
            if !self.parameters.insert((number, position)) {
                continue;
            }
            let mut collect = |list_by: &dyn Fn(&CallRule) -> Option<Node<'a>>| {
                let list = calls.iter().find_map(|&call| Some((list_by(call)?, call)));
                let item = |(list, call)| Some((program.item_at(list, call, position)?, call));
                arguments.extend(list.and_then(item));
            };
            for use_node in program.uses_of(entity) {
                collect(&|call| {
                    let arguments = program.arguments(use_node, call);
                    arguments.or_else(|| program.parameters_at(use_node, call))
                });
            }
            for definition in program.definitions_of(entity) {
                collect(&|call| program.parameters_of(definition, call));
            }
        }
        let items: Vec<NodeId> = arguments.iter().map(|(item, _)| item.id()).collect();
        for (item, call) in arguments {
            self.delete_item(program.removable_item(item, call, &items));
        }
    }

    /// Deletes the initialisers of removed members while their type stays.
    fn remove_initialisers(&mut self, start: u32, end: u32) {
        let program = self.program;
        // The list is the parent of a member, or of a member with several names.
        let mut lists = program.node(NodeId(start)).ancestors().take(2);
        let rule = |list: Node<'a>| Some((list, program.rules().members.get(&list.kind_id())?));
        let Some((list, rule)) = lists.find_map(rule) else { return };
        let members = program.definitions_in(list.subtree()).iter();
        let members = members.filter(|it| program.node(it.node).parent() == Some(list));
        let members = members.take(ITEMS_MAX).enumerate();
        let removed = members.filter(|(_, member)| (start..end).contains(&member.name.0));
        let positions: Vec<usize> = removed.map(|(position, _)| position).collect();
        if positions.is_empty() {
            return;
        }
        // Uses of the type, by its tag or by the name that a declaration gives it, and of variables
        // defined with it.
        let mut owners = list.ancestors();
        let (Some(owner), Some(declaration)) = (owners.next(), owners.next()) else { return };
        let named = program.definitions_in(declaration.subtree()).iter();
        let named = named.filter(|other| [owner.id(), declaration.id()].contains(&other.node));
        let uses = named.flat_map(|other| &program.entity(other).uses);
        for &node in uses.chain([&owner.id()]) {
            let mut ancestors = program.node(node).with_ancestors().take(HOLDER_LEVELS_MAX);
            let holder = ancestors.find(|ancestor| rule.holders.contains(&ancestor.kind_id()));
            if let Some(holder) = holder {
                self.remove_from_lists(holder, rule.values, &positions);
            }
        }
    }

    /// Deletes the items at these positions in the lists of initialisers below a node. If all items
    /// of a list are lists, it is an array, and its items are processed instead.
    fn remove_from_lists(&mut self, holder: Node<'a>, kind: KindId, positions: &[usize]) {
        let program = self.program;
        let mut end = 0;
        for list in holder.descendants().filter(|node| node.kind_id() == kind) {
            let items = program.items(list);
            let is_array = !items.is_empty() && items.iter().all(|item| item.kind_id() == kind);
            if list.id().index() < end || is_array {
                continue;
            }
            let items = positions.iter().filter_map(|&position| items.get(position));
            items.for_each(|item| self.delete_item(item.id()));
            end = list.subtree().end;
        }
    }
}

/// Returns `true` if a text has a meaning by itself, like a number or a type, unlike an empty
/// statement.
fn is_value(text: &str) -> bool {
    text.starts_with(|first: char| first.is_alphanumeric() || first == '"')
}

/// Maximum number of ancestors of a definition searched for a removable unit: a structure is
/// defined in a declaration.
const UNIT_LEVELS_MAX: usize = 3;

/// Maximum number of ancestors of a type's name searched for a node with initialisers.
const HOLDER_LEVELS_MAX: usize = 4;

/// Maximum number of enclosing parentheses that are inspected.
const PARENTHESES_MAX: usize = 4;

impl Program {
    /// Returns `true` if a value may replace a node and the parentheses around it.
    pub fn admits_value<'a>(&self, node: &Node<'a>) -> bool {
        let parentheses = |inner: &Node<'a>| {
            inner.parent().filter(|outer| outer.only_named_child() == Some(*inner))
        };
        let mut nodes = std::iter::successors(Some(*node), parentheses).take(1 + PARENTHESES_MAX);
        let rules = self.rules();
        !rules.never_values.contains(&node.kind_id())
            && nodes.all(|node| !rules.no_values.contains(&node.place()))
    }

    /// Returns `true` for the last element of a block, in a body with labels and jumps. Another end
    /// must take its place.
    fn ends_block(&self, node: Node) -> bool {
        if self.rules().jumps.is_empty() {
            return false;
        }
        let list = node.parent();
        let body = list.and_then(|list| self.body_of(list.parent()?));
        // In the order of nodes, the next sibling follows the subtree.
        let next = |node: &Node| {
            let end = node.subtree().end;
            let is_inside = list.is_some_and(|list| end < list.subtree().end);
            is_inside.then(|| self.node(NodeId(end as u32)))
        };
        let mut after = std::iter::successors(next(&node), next);
        let is_label = |next: Node| {
            let mut definitions = self.definitions_in(next.subtree()).iter();
            definitions.any(|it| it.node == next.id() && self.entity(it).stands == StandIn::Nothing)
        };
        let mut is_end = || {
            let next = after.find(|next| !next.is_extra());
            next.is_none_or(|next| !next.is_named() || is_label(next))
        };
        body.is_some() && body == list && is_end()
    }

    /// Returns the values of types that may replace a node, except for its smallest text. Values of
    /// its own type come first, if that is known.
    pub fn values_for(&self, node: NodeId) -> Vec<&str> {
        let constants = &self.rules().constants;
        if constants.is_empty() {
            return Vec::new();
        }
        let smallest = self.least_text(node);
        let own: Vec<&str> = self.values_like(node).collect();
        let others = self.texts_for(node).into_iter().filter(|text| constants.contains(text));
        let others = others.filter(|text| !own.contains(text));
        own.iter().copied().chain(others).filter(|text| Some(*text) != smallest).collect()
    }

    /// Returns the removable node of a definition: one of several declarators, or the smallest
    /// removable ancestor. `None` if no near ancestor is removable.
    pub fn unit_of(&self, definition: &Definition) -> Option<Node<'_>> {
        let is_one = |node: &Node| !definition.is_whole && self.is_one_of_several(node.id());
        let one_of_several = self.declarators_of(definition).filter(is_one).last();
        let removable_ancestor = || {
            let mut ancestors = self.node(definition.node).with_ancestors().take(UNIT_LEVELS_MAX);
            ancestors.find(|node| node.removable_with().is_some())
        };
        one_of_several.or_else(removable_ancestor)
    }

    /// Returns the nodes from the name of a definition up to its defining node, without that.
    pub fn declarators_of(&self, definition: &Definition) -> impl Iterator<Item = Node<'_>> {
        let path = self.node(definition.name).with_ancestors();
        path.take_while(|node| node.id() > definition.node)
    }
}
