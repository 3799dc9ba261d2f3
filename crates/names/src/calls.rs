//! Functions, their parameters, and the arguments of their calls.

use std::ops::Range;

use secateur_syntax::{Field, Kind, Node, NodeId};

use crate::{CallRule, Definition, Entity, Program};

/// How far around a definition the node is sought whose parameters it has: a template's.
const OWNER_LEVELS_MAX: usize = 3;

/// How far around a parameter, or one of its names, the whole of it and the list are sought.
pub(crate) const ITEM_LEVELS_MAX: usize = 3;

/// How many parameters or arguments are looked at. Functions with more are left as they are.
pub(crate) const ITEMS_MAX: usize = 1000;

impl CallRule {
    /// A node that may be the parent of parameters, with the field of the name in it.
    fn owned_by<'tree>(&self, node: Node<'tree>) -> Option<(Node<'tree>, Field)> {
        self.owners
            .iter()
            .find(|owner| owner.kind == node.kind_id())
            .map(|owner| (node, owner.field))
    }
}

impl Program {
    /// Whether something is defined with parameters.
    #[must_use]
    pub fn is_callable(&self, entity: &Entity) -> bool {
        let calls = &self.rules().calls;
        let mut definitions = self.definitions_of(entity);
        definitions.any(|definition| {
            calls.iter().any(|call| self.parameters_of(definition, call).is_some())
        })
    }

    /// Whether a name stands where the function of a call does.
    #[must_use]
    pub fn is_called(&self, name: NodeId) -> bool {
        self.rules().calls.iter().any(|call| self.arguments(name, call).is_some())
    }

    /// The body of a function.
    #[must_use]
    pub fn body_of(&self, function: NodeId) -> Option<NodeId> {
        self.child_in(function, self.rules().bodies.get(&self.node(function).kind_id()).copied()?)
    }

    /// The type of what a function gives, as far as its language [tells](crate::NameRules::results); none where it gives nothing.
    #[must_use]
    pub fn result_of(&self, function: NodeId) -> Option<NodeId> {
        let rule = self.rules().results.get(&self.node(function).kind_id())?;
        let result = self.child_in(function, rule.type_field)?;
        (self.node(result).text() != rule.none.as_bytes()).then_some(result)
    }

    /// The call of the function that is named at `place`.
    #[must_use]
    pub fn call_of(&self, place: NodeId, call: &CallRule) -> Option<NodeId> {
        let mut way = self.declarators(place).filter(|_| place != NodeId::ROOT);
        way.find(|(_, at)| call.calls.contains(at)).map(|(at, _)| self.node(at).parent_id())
    }

    /// What a method names the object that it is called on, as far as its language tells.
    #[must_use]
    pub fn receiver_of(&self, method: NodeId, call: &CallRule) -> Option<NodeId> {
        self.child_in(method, call.object?.0)
    }

    /// The object in a call of the method that is named at `place`.
    #[must_use]
    pub fn object_at(&self, place: NodeId, call: &CallRule) -> Option<NodeId> {
        self.child_in(self.node(place).parent_id(), call.object?.1)
    }

    /// The node that holds the arguments of the call of the function that is named at `place`.
    #[must_use]
    pub fn arguments(&self, place: NodeId, call: &CallRule) -> Option<NodeId> {
        self.arguments_of(self.call_of(place, call)?, call)
    }

    /// The node that holds the arguments of a call.
    #[must_use]
    pub fn arguments_of(&self, node: NodeId, call: &CallRule) -> Option<NodeId> {
        call.arguments.map_or(Some(node), |kind| self.list_in(node, kind))
    }

    /// A node of this kind that is a child of another one, or a child of such a child.
    pub(crate) fn list_in(&self, node: NodeId, kind: Kind) -> Option<NodeId> {
        self.lists_in(node, kind).next()
    }

    fn lists_in(&self, node: NodeId, kind: Kind) -> impl Iterator<Item = NodeId> {
        let children = move || self.node(node).children();
        let near = children().chain(children().flat_map(|child| child.children()));
        near.filter(move |child| child.kind_id() == kind).map(|child| child.id())
    }

    /// What stands in a list.
    #[must_use]
    pub fn items(&self, list: NodeId) -> Vec<NodeId> {
        let items =
            self.node(list).children().filter(|child| child.is_named() && !child.is_extra());
        items.take(ITEMS_MAX).map(|child| child.id()).collect()
    }

    /// The parameters or arguments in a list. Of a parameter with several names, these.
    #[must_use]
    pub fn items_of(&self, list: NodeId, call: &CallRule) -> Vec<NodeId> {
        let mut items = self.items(list);
        let is_unsaid =
            |&item: &NodeId| call.unsaid.iter().any(|it| self.node(item).text() == it.as_bytes());
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

    /// The names of a parameter that may have several.
    fn names_of(&self, item: NodeId, call: &CallRule) -> Vec<NodeId> {
        let node = self.node(item);
        let may_have = call.several.contains(&node.kind_id());
        let inside = if may_have { self.definitions_in(node.subtree()) } else { &[] };
        inside
            .iter()
            .filter(|definition| definition.node == item)
            .map(|definition| definition.name)
            .collect()
    }

    /// What goes where this item of a list goes, together with others: the parameter of which it is the last name, or the item.
    pub(crate) fn whole_item(&self, item: NodeId, call: &CallRule, others: &[NodeId]) -> NodeId {
        let mut way =
            std::iter::successors(Some(self.node(item)), Node::parent).take(ITEM_LEVELS_MAX);
        let around = way.find(|node| call.several.contains(&node.kind_id())).map(|node| node.id());
        let is_gone =
            |whole: &NodeId| self.names_of(*whole, call).iter().all(|name| others.contains(name));
        around.filter(is_gone).unwrap_or(item)
    }

    /// Of the parameters or arguments in a list that are counted [apart](CallRule::apart), or of the others, the one at a position.
    pub(crate) fn item_like(
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

    /// Of the parameters of a list that are in this range of nodes: whether each is counted apart, and its position among those that
    /// are or are not.
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

    /// The node that holds the parameters of a definition.
    #[must_use]
    pub fn parameters_of(&self, definition: &Definition, call: &CallRule) -> Option<NodeId> {
        if !call.is_of_function() {
            let way = std::iter::successors(self.node(definition.node).parent(), Node::parent);
            let (owner, _) = way.take(OWNER_LEVELS_MAX).find_map(|node| call.owned_by(node))?;
            let list = self.list_in(owner.id(), call.parameters)?;
            return (self.owner_of(list, call)? == definition.entity).then_some(list);
        }
        self.parameters_at(definition.name, call)
    }

    /// The node that holds the parameters of a function that is defined or declared under this name.
    pub(crate) fn parameters_at(&self, name: NodeId, call: &CallRule) -> Option<NodeId> {
        let (declared, _) =
            self.declarators(name).find(|(_, place)| call.owners.contains(place))?;
        // In front of its name a method may have what it is of, in a list of the same kind.
        self.lists_in(self.node(declared).parent_id(), call.parameters)
            .find(|&list| list > declared)
    }

    /// The entity whose parameters these are.
    pub(crate) fn owner_of(&self, parameters: NodeId, call: &CallRule) -> Option<u32> {
        let mut around =
            std::iter::successors(self.node(parameters).parent(), Node::parent).take(2);
        let (owner, field) = around.find_map(|node| call.owned_by(node))?;
        let inside = match field {
            Field::NONE => self.node(parameters).subtree().end..owner.subtree().end,
            name => self.node(self.child_in(owner.id(), name)?).subtree(),
        };
        if field != Field::NONE && parameters.index() < inside.start {
            return None;
        }
        if let Some(definition) = self.definitions_in(inside.clone()).first() {
            return Some(definition.entity);
        }
        // The body of what was declared before is a use of it.
        let name = NodeId(u32::try_from(inside.start).ok().filter(|_| inside.len() == 1)?);
        self.entities()
            .iter()
            .position(|entity| entity.uses.binary_search(&name).is_ok())
            .map(|at| at as u32)
    }
}
