//! Functions, their parameters, and the arguments of their calls.

use std::ops::Range;

use secateur_syntax::{Field, KindId, Node, NodeId};

use crate::{CallRule, Definition, Entity, Program};

/// Maximum number of ancestors of a definition searched for the owner of its parameters, such as a
/// template.
const OWNER_LEVELS_MAX: usize = 3;

/// Maximum number of ancestors of a parameter, or of one of its names, searched for the complete
/// parameter and its list.
pub(crate) const ITEM_LEVELS_MAX: usize = 3;

/// Maximum number of parameters or arguments; further ones are ignored.
pub(crate) const ITEMS_MAX: usize = 1000;

impl CallRule {
    /// Returns `node` if it may be the parent of parameters, with the field of the name.
    fn owned_by<'tree>(&self, node: Node<'tree>) -> Option<(Node<'tree>, Field)> {
        self.owners
            .iter()
            .find(|owner| owner.kind == node.kind_id())
            .map(|owner| (node, owner.field))
    }
}

impl Program {
    /// Returns `true` if a definition of the entity has parameters.
    #[must_use]
    pub fn is_callable(&self, entity: &Entity) -> bool {
        let calls = &self.rules().calls;
        let mut definitions = self.definitions_of(entity);
        definitions.any(|definition| {
            calls.iter().any(|call| self.parameters_of(definition, call).is_some())
        })
    }

    /// Returns `true` if the name is the function of a call.
    #[must_use]
    pub fn is_called(&self, name: NodeId) -> bool {
        self.rules().calls.iter().any(|call| self.arguments(name, call).is_some())
    }

    #[must_use]
    pub fn body_of(&self, function: NodeId) -> Option<NodeId> {
        self.child_in(function, self.rules().bodies.get(&self.node(function).kind_id()).copied()?)
    }

    /// Returns the node of a function's result type, if its language
    /// [describes](crate::NameRules::results) it; `None` if there is no result.
    #[must_use]
    pub fn result_of(&self, function: NodeId) -> Option<NodeId> {
        let rule = self.rules().results.get(&self.node(function).kind_id())?;
        let result = self.child_in(function, rule.type_field)?;
        (self.node(result).text() != rule.none.as_bytes()).then_some(result)
    }

    /// Returns the call of the function named by `name`.
    #[must_use]
    pub fn call_of(&self, name: NodeId, call: &CallRule) -> Option<NodeId> {
        let mut declarators = self.declarators(name).filter(|_| name != NodeId::ROOT);
        let function = declarators.find(|(_, position)| call.calls.contains(position));
        function.map(|(node, _)| self.node(node).parent_id())
    }

    /// Returns the receiver parameter of a method, if its language describes it.
    #[must_use]
    pub fn receiver_of(&self, method: NodeId, call: &CallRule) -> Option<NodeId> {
        self.child_in(method, call.object?.0)
    }

    /// Returns the object in a call of the method named by `name`.
    #[must_use]
    pub fn object_at(&self, name: NodeId, call: &CallRule) -> Option<NodeId> {
        self.child_in(self.node(name).parent_id(), call.object?.1)
    }

    /// Returns the argument list in the call of the function named by `name`.
    #[must_use]
    pub fn arguments(&self, name: NodeId, call: &CallRule) -> Option<NodeId> {
        self.arguments_of(self.call_of(name, call)?, call)
    }

    /// Returns the argument list of a call.
    #[must_use]
    pub fn arguments_of(&self, node: NodeId, call: &CallRule) -> Option<NodeId> {
        call.arguments.map_or(Some(node), |kind| self.list_in(node, kind))
    }

    /// Returns the first child or grandchild of this kind.
    pub(crate) fn list_in(&self, node: NodeId, kind: KindId) -> Option<NodeId> {
        self.lists_in(node, kind).next()
    }

    fn lists_in(&self, node: NodeId, kind: KindId) -> impl Iterator<Item = NodeId> {
        let children = move || self.node(node).children();
        let descendants = children().chain(children().flat_map(|child| child.children()));
        descendants.filter(move |child| child.kind_id() == kind).map(|child| child.id())
    }

    /// Returns the elements of a list.
    #[must_use]
    pub fn items(&self, list: NodeId) -> Vec<NodeId> {
        let items =
            self.node(list).children().filter(|child| child.is_named() && !child.is_extra());
        items.take(ITEMS_MAX).map(|child| child.id()).collect()
    }

    /// Returns the parameters or arguments in a list; a parameter with several names is replaced by
    /// its names.
    #[must_use]
    pub fn items_of(&self, list: NodeId, call: &CallRule) -> Vec<NodeId> {
        let mut items = self.items(list);
        let is_unsaid = |&item: &NodeId| {
            call.unsaid.iter().any(|text| self.node(item).text() == text.as_bytes())
        };
        if self.node(list).kind_id() == call.parameters && items.first().is_some_and(is_unsaid) {
            items.remove(0);
        }
        let items =
            items.into_iter().filter(|&item| !call.calls.contains(&self.node(item).place()));
        let of_item = |item| {
            Some(self.names_of(item, call)).filter(|names| names.len() > 1).unwrap_or(vec![item])
        };
        items.flat_map(of_item).collect()
    }

    /// Returns the names of a parameter that may have several.
    fn names_of(&self, item: NodeId, call: &CallRule) -> Vec<NodeId> {
        let node = self.node(item);
        let may_have = call.several.contains(&node.kind_id());
        let definitions = if may_have { self.definitions_in(node.subtree()) } else { &[] };
        definitions
            .iter()
            .filter(|definition| definition.node == item)
            .map(|definition| definition.name)
            .collect()
    }

    /// Returns the node to delete for an item: its parameter if all names of that are among
    /// `others`, otherwise the item.
    pub(crate) fn removable_item(
        &self,
        item: NodeId,
        call: &CallRule,
        others: &[NodeId],
    ) -> NodeId {
        let mut ancestors = self.node(item).with_ancestors().take(ITEM_LEVELS_MAX);
        let parameter =
            ancestors.find(|node| call.several.contains(&node.kind_id())).map(|node| node.id());
        let is_removed = |parameter: &NodeId| {
            self.names_of(*parameter, call).iter().all(|name| others.contains(name))
        };
        parameter.filter(is_removed).unwrap_or(item)
    }

    /// Returns the item at a position among those that are [counted apart](CallRule::apart), or
    /// among the others.
    pub(crate) fn item_at(
        &self,
        list: NodeId,
        call: &CallRule,
        (is_apart, position): (bool, usize),
    ) -> Option<NodeId> {
        self.items_of(list, call)
            .into_iter()
            .filter(|&item| self.is_apart(call, item) == is_apart)
            .nth(position)
    }

    /// Returns the positions of the parameters in this range of nodes: if each is counted apart,
    /// and its index among its like.
    pub(crate) fn positions(
        &self,
        list: NodeId,
        call: &CallRule,
        nodes: Range<usize>,
    ) -> Vec<(bool, usize)> {
        let mut counts = [0, 0];
        let mut found = Vec::new();
        for item in self.items_of(list, call) {
            let is_apart = self.is_apart(call, item);
            let count = &mut counts[usize::from(is_apart)];
            if nodes.contains(&item.index()) {
                found.push((is_apart, *count));
            }
            *count += 1;
        }
        found
    }

    fn is_apart(&self, call: &CallRule, item: NodeId) -> bool {
        let kind = self.node(item).kind_id();
        call.apart.is_some_and(|(parameter, argument)| kind == parameter || kind == argument)
    }

    /// Returns the parameter list of a definition.
    #[must_use]
    pub fn parameters_of(&self, definition: &Definition, call: &CallRule) -> Option<NodeId> {
        if !call.is_of_function() {
            let ancestors = self.node(definition.node).ancestors();
            let (owner, _) =
                ancestors.take(OWNER_LEVELS_MAX).find_map(|node| call.owned_by(node))?;
            let list = self.list_in(owner.id(), call.parameters)?;
            return (self.owner_of(list, call)? == definition.entity).then_some(list);
        }
        self.parameters_at(definition.name, call)
    }

    /// Returns the parameter list of the function that is defined or declared under this name.
    pub(crate) fn parameters_at(&self, name: NodeId, call: &CallRule) -> Option<NodeId> {
        let (declared, _) =
            self.declarators(name).find(|(_, position)| call.owners.contains(position))?;
        // A method may have a receiver list of the same kind before its name.
        self.lists_in(self.node(declared).parent_id(), call.parameters)
            .find(|&list| list > declared)
    }

    /// Returns the entity that has these parameters.
    pub(crate) fn owner_of(&self, parameters: NodeId, call: &CallRule) -> Option<u32> {
        let mut ancestors = self.node(parameters).ancestors().take(2);
        let (owner, field) = ancestors.find_map(|node| call.owned_by(node))?;
        let name_range = match field {
            Field::NONE => self.node(parameters).subtree().end..owner.subtree().end,
            name => self.node(self.child_in(owner.id(), name)?).subtree(),
        };
        if field != Field::NONE && parameters.index() < name_range.start {
            return None;
        }
        if let Some(definition) = self.definitions_in(name_range.clone()).first() {
            return Some(definition.entity);
        }
        // The body of a function that was declared before is a use of it.
        let name = NodeId(u32::try_from(name_range.start).ok().filter(|_| name_range.len() == 1)?);
        self.entities()
            .iter()
            .position(|entity| entity.uses.binary_search(&name).is_ok())
            .map(|index| index as u32)
    }
}
