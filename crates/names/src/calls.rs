//! Functions, their parameters, and the arguments of their calls.

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
    /// Returns `true` if an item is [counted apart](Self::apart).
    fn is_apart(&self, item: Node<'_>) -> bool {
        let kind = item.kind_id();
        self.apart.is_some_and(|(parameter, argument)| kind == parameter || kind == argument)
    }

    /// Returns `node` if it may be the parent of parameters, with the field of the name.
    fn owned_by<'tree>(&self, node: Node<'tree>) -> Option<(Node<'tree>, Field)> {
        let owner = self.owners.iter().find(|owner| owner.kind == node.kind_id())?;
        Some((node, owner.field))
    }
}

impl Program {
    /// Returns `true` if a definition of the entity has parameters.
    pub fn is_callable(&self, entity: &Entity) -> bool {
        self.definitions_of(entity).any(|definition| {
            self.rules().calls.iter().any(|call| self.parameters_of(definition, call).is_some())
        })
    }

    /// Returns `true` if the name is the function of a call.
    pub fn is_called(&self, name: Node<'_>) -> bool {
        self.rules().calls.iter().any(|call| self.arguments(name, call).is_some())
    }

    pub fn body_of<'a>(&self, function: Node<'a>) -> Option<Node<'a>> {
        function.child(*self.rules().bodies.get(&function.kind_id())?)
    }

    /// Returns the node of a function's result type, if its language
    /// [describes](crate::NameRules::results) it; `None` if there is no result.
    pub fn result_of<'a>(&self, function: Node<'a>) -> Option<Node<'a>> {
        let rule = self.rules().results.get(&function.kind_id())?;
        function.child(rule.type_field).filter(|result| result.text() != rule.none.as_bytes())
    }

    /// Returns the call of the function named by `name`.
    pub fn call_of<'a>(&self, name: Node<'a>, call: &CallRule) -> Option<Node<'a>> {
        self.declarators(name).find(|node| call.calls.contains(&node.place()))?.parent()
    }

    /// Returns the receiver parameter of a method, if its language describes it.
    pub fn receiver_of<'a>(&self, method: Node<'a>, call: &CallRule) -> Option<Node<'a>> {
        method.child(call.object?.0)
    }

    /// Returns the object in a call of the method named by `name`.
    pub fn object_at<'a>(&self, name: Node<'a>, call: &CallRule) -> Option<Node<'a>> {
        name.parent()?.child(call.object?.1)
    }

    /// Returns the argument list in the call of the function named by `name`.
    pub fn arguments<'a>(&self, name: Node<'a>, call: &CallRule) -> Option<Node<'a>> {
        self.arguments_of(self.call_of(name, call)?, call)
    }

    /// Returns the argument list of a call.
    pub fn arguments_of<'a>(&self, node: Node<'a>, call: &CallRule) -> Option<Node<'a>> {
        call.arguments.map_or(Some(node), |kind| lists_in(node, kind).next())
    }

    /// Returns the elements of a list.
    pub fn items<'a>(&self, list: Node<'a>) -> Vec<Node<'a>> {
        list.named_children().filter(|child| !child.is_extra()).take(ITEMS_MAX).collect()
    }

    /// Returns the parameters or arguments in a list; a parameter with several names is replaced by
    /// its names.
    pub fn items_of<'a>(&'a self, list: Node<'a>, call: &CallRule) -> Vec<Node<'a>> {
        let mut items = self.items(list);
        let is_unsaid = |item: &Node| call.unsaid.iter().any(|text| item.text() == text.as_bytes());
        if list.kind_id() == call.parameters && items.first().is_some_and(is_unsaid) {
            items.remove(0);
        }
        let items = items.into_iter().filter(|item| !call.calls.contains(&item.place()));
        let several = |item| Some(self.names_of(item, call)).filter(|names| names.len() > 1);
        items.flat_map(|item| several(item).unwrap_or(vec![item])).collect()
    }

    /// Returns the names of a parameter that may have several.
    fn names_of(&self, item: Node<'_>, call: &CallRule) -> Vec<Node<'_>> {
        let may_have = call.several.contains(&item.kind_id());
        let definitions = if may_have { self.definitions_in(item.subtree()) } else { &[] };
        let own = definitions.iter().filter(|definition| definition.node == item.id());
        own.map(|definition| self.node(definition.name)).collect()
    }

    /// Returns the node to delete for an item: its parameter if all names of that are among
    /// `others`, otherwise the item.
    pub(crate) fn removable_item(
        &self,
        item: Node<'_>,
        call: &CallRule,
        others: &[NodeId],
    ) -> NodeId {
        let mut ancestors = item.with_ancestors().take(ITEM_LEVELS_MAX);
        let parameter = ancestors.find(|node| call.several.contains(&node.kind_id()));
        let is_removed = |parameter: &Node| {
            self.names_of(*parameter, call).iter().all(|name| others.contains(&name.id()))
        };
        parameter.filter(is_removed).unwrap_or(item).id()
    }

    /// Returns the item at a position among those that are [counted apart](CallRule::apart), or
    /// among the others.
    pub(crate) fn item_at<'a>(
        &'a self,
        list: Node<'a>,
        call: &CallRule,
        (is_apart, position): (bool, usize),
    ) -> Option<Node<'a>> {
        let items = self.items_of(list, call).into_iter();
        items.filter(|&item| call.is_apart(item) == is_apart).nth(position)
    }

    /// Returns the positions of the parameters in the removed node: if each is counted apart,
    /// and its index among its like.
    pub(crate) fn positions(
        &self,
        list: Node<'_>,
        call: &CallRule,
        removed: Node<'_>,
    ) -> Vec<(bool, usize)> {
        let mut counts = [0, 0];
        let items = self.items_of(list, call).into_iter();
        let removed = items.filter_map(|item| {
            let is_apart = call.is_apart(item);
            let count = &mut counts[usize::from(is_apart)];
            *count += 1;
            removed.contains(item.id()).then_some((is_apart, *count - 1))
        });
        removed.collect()
    }

    /// Returns the parameter list of a definition.
    pub fn parameters_of(&self, definition: &Definition, call: &CallRule) -> Option<Node<'_>> {
        if !call.is_of_function() {
            let mut ancestors = self.node(definition.node).ancestors().take(OWNER_LEVELS_MAX);
            let (owner, _) = ancestors.find_map(|node| call.owned_by(node))?;
            let list = lists_in(owner, call.parameters).next()?;
            return (self.owner_of(list, call)? == definition.entity).then_some(list);
        }
        self.parameters_at(self.node(definition.name), call)
    }

    /// Returns the parameter list of the function that is defined or declared under this name.
    pub(crate) fn parameters_at<'a>(&self, name: Node<'a>, call: &CallRule) -> Option<Node<'a>> {
        let mut declarators = self.declarators(name);
        let declared = declarators.find(|node| call.owners.contains(&node.place()))?;
        // A method may have a receiver list of the same kind before its name.
        lists_in(declared.parent()?, call.parameters).find(|list| list.id() > declared.id())
    }

    /// Returns the entity that has these parameters.
    pub(crate) fn owner_of(&self, parameters: Node<'_>, call: &CallRule) -> Option<u32> {
        let (owner, field) = parameters.ancestors().take(2).find_map(|node| call.owned_by(node))?;
        let name_range = match field {
            Field::NONE => parameters.subtree().end..owner.subtree().end,
            name => owner.child(name)?.subtree(),
        };
        if field != Field::NONE && parameters.id().index() < name_range.start {
            return None;
        }
        if let Some(definition) = self.definitions_in(name_range.clone()).first() {
            return Some(definition.entity);
        }
        // The body of a function that was declared before is a use of it.
        let name = NodeId(u32::try_from(name_range.start).ok().filter(|_| name_range.len() == 1)?);
        let mut entities = self.entities().iter();
        Some(entities.position(|entity| entity.uses.binary_search(&name).is_ok())? as u32)
    }
}

/// Returns the children and grandchildren of this kind.
pub(crate) fn lists_in(node: Node<'_>, kind: KindId) -> impl Iterator<Item = Node<'_>> {
    let descendants = node.children().chain(node.children().flat_map(|child| child.children()));
    descendants.filter(move |child| child.kind_id() == kind)
}
