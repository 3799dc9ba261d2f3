//! Deletions that take along what depends on them.
//!
//! When the last definition of something goes, its uses have nothing to mean any more. In the place of each, a value is put
//! where the grammar has one that fits, else the smallest thing around it that may go goes too, with all that this
//! defines. When a parameter goes, the arguments in its place go, and with an element of a list those beside it in lists that are
//! [as long](crate::Program::parallel_lists).

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use secateur_syntax::{Edit, Kind, Node, NodeId, Replacement, Role};

use crate::calls::{ITEM_LEVELS_MAX, ITEMS_MAX};
use crate::names::{Definition, Entity};
use crate::removal::Going;
use crate::rules::StandIn;
use crate::{CallRule, Program, Removal};

/// What is being taken out of a program.
struct Closure<'a> {
    program: &'a Program,
    going: Going<'a>,
    deleted: Vec<NodeId>,
    replaced: BTreeMap<NodeId, Replacement>,
    /// What has been taken out and not yet looked at.
    pending: Vec<(u32, u32)>,
    /// Parameters that have been dealt with, as the entity of the function and the position.
    parameters: HashSet<(u32, (bool, usize))>,
}

impl Program {
    /// `edit` with further nodes deleted, and with what depends on the names that are then defined nowhere. What was
    /// deleted before counts as gone, and nothing more depends on it.
    #[must_use]
    pub fn deleting_with_dependents(
        &self,
        edit: &Edit,
        nodes: impl IntoIterator<Item = NodeId>,
    ) -> Edit {
        self.removing(&self.removal(edit.clone()), nodes)
    }

    /// The same for an edit of which it is known what is gone.
    #[must_use]
    pub fn removing(&self, base: &Removal, nodes: impl IntoIterator<Item = NodeId>) -> Edit {
        Closure::of(self, base, nodes).into_edit().0
    }

    /// What is gone under the edit that [`removing`](Self::removing) gives.
    #[must_use]
    pub fn removed(&self, base: &Removal, nodes: impl IntoIterator<Item = NodeId>) -> Removal {
        let (edit, going) = Closure::of(self, base, nodes).into_edit();
        going.into_removal(edit)
    }
}

impl<'a> Closure<'a> {
    /// All that goes with these nodes.
    fn of(
        program: &'a Program,
        base: &'a Removal,
        nodes: impl IntoIterator<Item = NodeId>,
    ) -> Self {
        let (going, deleted, replaced) = (Going::new(base), Vec::new(), BTreeMap::new());
        let (pending, parameters) = (Vec::new(), HashSet::new());
        let mut closure = Self { program, going, deleted, replaced, pending, parameters };
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
        let end = self.program.node(node).subtree().end as u32;
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
        if self.replaced.remove(&node).is_some() {
            self.pending.push((node.0, self.program.node(node).subtree().end as u32));
        }
    }

    fn is_replaced(&self, node: NodeId) -> bool {
        self.replaced.contains_key(&node) || self.going.is_replaced(node)
    }

    /// Deletes an element of a list unless the list must have it.
    fn delete_item(&mut self, item: NodeId) {
        let is_there = !self.going.contains(item) || self.is_replaced(item);
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
        while let Some((start, end)) = self.pending.pop() {
            for entity in self.count_definitions(start, end) {
                self.remove_uses(entity);
            }
            self.remove_arguments(start, end);
            self.remove_initialisers(start, end);
            let element = NodeId(start);
            // With a value in its place, it is still one of them.
            if self.is_replaced(element) {
                continue;
            }
            for other in [self.program.beside(element), self.program.beside_uses(element)].concat()
            {
                self.delete_item(other);
            }
        }
    }

    /// Takes note of the definitions that are gone with a part. Gives the entities that have none left.
    fn count_definitions(&mut self, start: u32, end: u32) -> Vec<u32> {
        let mut orphaned = Vec::new();
        let program = self.program;
        for definition in program.definitions_in(start as usize..end as usize) {
            let lost = self.going.lose(definition.entity);
            // This may be too many, which leaves a use without a definition.
            if lost >= program.entity(definition).definitions.len() {
                orphaned.push(definition.entity);
            }
        }
        orphaned
    }

    fn remove_uses(&mut self, entity: u32) {
        let program = self.program;
        let entity = &program.entities()[entity as usize];
        if program.definitions_of(entity).any(|definition| !self.going.contains(definition.name)) {
            return;
        }
        let typed = program.constant_of(entity);
        for &place in &entity.uses {
            if !self.going.contains(place) {
                self.remove_use(place, entity.stands, typed.as_ref().map(Option::as_deref));
            }
        }
    }

    /// Puts a value in the place of a use, that of its type if the type is known, or deletes what is around it. What has no value
    /// is in an element of which no more than the smallest is left.
    fn remove_use(&mut self, place: NodeId, stands: StandIn, typed: Option<Option<&str>>) {
        let program = self.program;
        let mut at = program.unread(place).map_or(place, |target| program.node(target).parent_id());
        while at.0 > 0 {
            let node = program.node(at);
            let admits_value = program.admits_value(&node)
                && (stands != StandIn::Nothing || program.role(at) == Role::Element);
            let least = typed.unwrap_or_else(|| program.least_text(at)).filter(|_| admits_value);
            let removable = || program.removable_with(at);
            match least {
                Some(value) if typed.is_some() || is_value(value) => {
                    return self.replace(at, value);
                }
                least => match (removable(), least) {
                    (Some(nodes), _) => {
                        return nodes.into_iter().for_each(|node| self.delete(node));
                    }
                    (None, Some(text)) => return self.replace(at, text),
                    (None, None) => {}
                },
            }
            at = node.parent_id();
        }
    }

    /// Of the parameters that are gone with a part, while what they are parameters of stays, the arguments.
    fn remove_arguments(&mut self, start: u32, end: u32) {
        let program = self.program;
        let part = program.node(NodeId(start));
        if start == 0 || part.subtree().end != end as usize {
            return;
        }
        let rules = &program.rules().calls;
        let mut around = std::iter::successors(part.parent(), Node::parent).take(ITEM_LEVELS_MAX);
        let is_list = |node: &Node| rules.iter().any(|call| call.parameters == node.kind_id());
        let Some(parameters) = around.find(is_list) else { return };
        let calls: Vec<&CallRule> =
            rules.iter().filter(|call| call.parameters == parameters.kind_id()).collect();
        let owned =
            calls.iter().find_map(|call| Some((program.owner_of(parameters.id(), call)?, call)));
        let Some((number, owner)) = owned else { return };
        let entity = &program.entities()[number as usize];
        let mut others: Vec<(NodeId, &CallRule)> = Vec::new();
        for position in program.positions(parameters.id(), owner, part.subtree()) {
            if !self.parameters.insert((number, position)) {
                continue;
            }
            let mut note = |list_by: &dyn Fn(&CallRule) -> Option<NodeId>| {
                let list = calls.iter().find_map(|&call| Some((list_by(call)?, call)));
                others.extend(list.and_then(|(list, call)| {
                    Some((program.item_like(list, call, position)?, call))
                }));
            };
            for &place in &entity.uses {
                note(&|call| {
                    program.arguments(place, call).or_else(|| program.parameters_at(place, call))
                });
            }
            for definition in program.definitions_of(entity) {
                note(&|call| program.parameters_of(definition, call));
            }
        }
        let items: Vec<NodeId> = others.iter().map(|&(item, _)| item).collect();
        for (item, call) in others {
            self.delete_item(program.whole_item(item, call, &items));
        }
    }

    /// Of the members that are gone with a part, while their type stays, the initialisers in their places.
    fn remove_initialisers(&mut self, start: u32, end: u32) {
        let program = self.program;
        let parent = |node: u32| program.node(NodeId(node)).parent_id().0;
        // A member, or one of several names in it.
        let lists = [parent(start), parent(parent(start))].into_iter();
        let rule = |list: u32| {
            Some((list, program.rules().members.get(&program.node(NodeId(list)).kind_id())?))
        };
        let Some((list, rule)) = lists.filter_map(rule).next() else { return };
        let inside = program.definitions_in(program.node(NodeId(list)).subtree()).iter();
        let members: Vec<u32> = inside
            .filter(|member| parent(member.node.0) == list)
            .map(|member| member.name.0)
            .take(ITEMS_MAX)
            .collect();
        let positions: Vec<usize> =
            (0..members.len()).filter(|&at| (start..end).contains(&members[at])).collect();
        if positions.is_empty() {
            return;
        }
        // The type itself, by its tag or by the name that is given to it, and what is defined together with it.
        let owner = parent(list);
        let around = parent(owner);
        let named = program.definitions_in(program.node(NodeId(around)).subtree()).iter();
        let named = named.filter(|other| [owner, around].contains(&other.node.0));
        let uses = named.flat_map(|other| &program.entity(other).uses).map(|place| place.0);
        for place in uses.chain([owner]).collect::<Vec<_>>() {
            let way = std::iter::successors(Some(place), |&node| (node > 0).then(|| parent(node)));
            let mut near = way.take(HOLDER_LEVELS_MAX);
            let holder =
                near.find(|&node| rule.holders.contains(&program.node(NodeId(node)).kind_id()));
            if let Some(holder) = holder {
                self.remove_from_lists(holder, rule.values, &positions);
            }
        }
    }

    /// Deletes what stands at these positions in the lists of initialisers below a node, or in the lists right in them, where
    /// these are the elements of an array.
    fn remove_from_lists(&mut self, holder: u32, kind: Kind, positions: &[usize]) {
        let program = self.program;
        let (mut at, end) = (holder + 1, program.node(NodeId(holder)).subtree().end as u32);
        while at < end {
            let record = program.node(NodeId(at));
            let items =
                if record.kind_id() == kind { program.items(NodeId(at)) } else { Vec::new() };
            let is_list = |item: &NodeId| program.node(*item).kind_id() == kind;
            if record.kind_id() != kind || !items.is_empty() && items.iter().all(is_list) {
                at += 1;
                continue;
            }
            for item in positions.iter().filter_map(|&position| items.get(position)) {
                self.delete_item(*item);
            }
            at = record.subtree().end as u32;
        }
    }
}

/// Whether a text says something by itself, as a number or a type does and an empty statement does not.
fn is_value(text: &str) -> bool {
    text.starts_with(|first: char| first.is_alphanumeric() || first == '"')
}

/// How far around a definition it is looked for what may go with it: a structure's is defined within a declaration.
const UNIT_LEVELS_MAX: usize = 3;

/// How far around the name of a type it is looked for what has initialisers.
const HOLDER_LEVELS_MAX: usize = 4;

/// How many parentheses around a node are looked through.
const PARENTHESES_MAX: usize = 4;

impl Program {
    /// Whether a value may stand in the place of a node, and in that of the parentheses around it.
    #[must_use]
    pub fn admits_value(&self, node: &Node) -> bool {
        let around = |&inner: &NodeId| {
            let outer = self.node(inner).parent_id();
            (self.only_named_child(outer) == Some(inner)).then_some(outer)
        };
        let mut places = std::iter::successors(Some(node.id()), around).take(1 + PARENTHESES_MAX);
        let rules = self.rules();
        !rules.never_values.contains(&node.kind_id())
            && places.all(|place| !rules.no_values.contains(&self.node(place).place()))
    }

    /// The values of types that may stand in the place of a node, but for the smallest text there.
    #[must_use]
    pub fn values_for(&self, node: NodeId) -> Vec<&str> {
        let constants = &self.rules().constants;
        if constants.is_empty() {
            return Vec::new();
        }
        let least = self.least_text(node);
        self.texts_for(node)
            .into_iter()
            .filter(|text| Some(*text) != least && constants.has(text))
            .collect()
    }

    /// A value of the type of something, none if none of that type is known; `None` where nothing tells the type.
    fn constant_of(&self, entity: &Entity) -> Option<Option<String>> {
        let definition = self.definitions_of(entity).next()?;
        let field = self.rules().types.get(&self.node(definition.node).kind_id()).copied()?;
        let type_text = self.node(self.child_in(definition.node, field)?).text();
        Some(self.rules().constants.of(type_text))
    }

    /// The node that goes when a definition goes, perhaps together with others: one of several declarators, or the
    /// smallest thing around the definition that may go. `None` if nothing near it may.
    #[must_use]
    pub fn unit_of(&self, definition: &Definition) -> Option<NodeId> {
        let way = std::iter::successors(Some(self.node(definition.name)), Node::parent);
        let way = way.map(|node| node.id()).take_while(|&node| node > definition.node);
        let one_of_several =
            way.filter(|&node| !definition.is_whole && self.is_one_of_several(node)).last();
        let around = std::iter::successors(Some(self.node(definition.node)), Node::parent);
        let near = || {
            around
                .map(|node| node.id())
                .take(UNIT_LEVELS_MAX)
                .find(|&node| self.removable_with(node).is_some())
        };
        one_of_several.or_else(near)
    }
}
