//! Namespaces, modules and classes that give way to what is in them.

use super::{Definition, Names};
use crate::name_rules::Members;
use crate::{Edit, Node, NodeId, Replacement, Tree};

impl Tree {
    /// The namespaces and modules by which something is qualified, and the classes with functions of which only members are
    /// used, each with the change that puts what is in it in its place, and takes its name or the object from in front of
    /// others: `namespace a { int b; } … a::b` becomes `int b; … b`, and `a x; x.f();` becomes `f();`.
    #[must_use]
    pub fn dissolved(&self, names: &Names) -> Vec<(Definition, Edit)> {
        let dissolved = |definition: &Definition| {
            let edit = self.dissolved_one(names, definition).or_else(|| self.dissolved_class(names, definition));
            Some((*definition, edit?))
        };
        names.definitions.iter().filter_map(dissolved).collect()
    }

    fn dissolved_one(&self, names: &Names, definition: &Definition) -> Option<Edit> {
        let table = &self.compiled.tables.names;
        let definitions: Vec<&Definition> = names.definitions_of(names.entity(definition)).collect();
        let is_first = definitions.first().is_some_and(|first| first.name == definition.name);
        if !is_first || definitions.iter().any(|it| !table.is_container(self.records[it.node.index()].kind)) {
            return None;
        }
        let mut edit = Edit::default();
        for node in definitions.iter().map(|it| it.node) {
            let content = self.content_of(node)?;
            edit = match (content.first(), content.last()) {
                (Some(&first), Some(&last)) => edit.replacing(node, Replacement::Run { first, last }),
                _ => edit.deleting(self.removable_with(node)?),
            };
        }
        let qualified: Vec<_> =
            names.entity(definition).uses.iter().filter_map(|&place| self.unqualified(place)).collect();
        (!qualified.is_empty()).then(|| edit.replacing_each(qualified))
    }

    fn dissolved_class(&self, names: &Names, definition: &Definition) -> Option<Edit> {
        let table = &self.compiled.tables.names;
        let class = self.node(definition.node);
        let kind = |id: NodeId| self.records[id.index()].kind;
        let list = class.children().find(|child| table.members.contains_key(&child.kind_id()))?;
        let members: Vec<NodeId> = list.children().filter(Node::is_named).map(|child| child.id()).collect();
        let (&first, &last) = (members.first()?, members.last()?);
        if names.entity(definition).definitions.len() > 1 {
            return None;
        }
        let around = self.removable_with(definition.node)?.into_iter().filter(|&node| node != definition.node);
        // What has no name and no place outside, such as `public:`, belongs to the class.
        let defines = |member: NodeId| !names.definitions_in(self.node(member).subtree()).is_empty();
        let own = members.iter().filter(|&&member| !defines(member) && !self.has_place_beside(definition.node, member));
        let own = own.map(|&member| self.removable_with(member)).collect::<Option<Vec<_>>>()?;
        let mut edit = Edit::default().deleting(around.chain(own.into_iter().flatten()));
        edit = edit.replacing(definition.node, Replacement::Run { first, last });
        let rule = table.members.get(&kind(list.id()))?;
        let outside = names.entity(definition).uses.iter().filter(|place| !class.subtree().contains(&place.index()));
        for &place in outside {
            edit = self.without_class_at(names, rule, place, &edit)?;
        }
        let mut own = class.subtree().map(|at| NodeId(at as u32)).filter(|&id| Some(kind(id)) == rule.itself);
        own.try_fold(edit, |edit, own| self.without_object(rule, own, &edit))
    }

    /// `edit` without what a class is named for at a place, while its members are kept: where it qualifies a name, where an
    /// object is made of which a member is taken, and where a variable is declared of which nothing else is used.
    fn without_class_at(&self, names: &Names, rule: &Members, place: NodeId, edit: &Edit) -> Option<Edit> {
        if let Some((qualified, name)) = self.unqualified(place) {
            return Some(edit.replacing(qualified, name));
        }
        let around = NodeId(self.records[place.index()].parent);
        if self.records[place.index()].field != rule.type_field {
            return Some(edit.replacing_each([self.member_of(rule, around)?]));
        }
        let variables = names.definitions_in(self.node(around).subtree()).iter().filter(|it| it.node == around);
        let mut edit = edit.deleting(self.removable_with(around)?);
        for variable in variables {
            let entity = names.entity(variable);
            for &place in entity.uses.iter().filter(|_| entity.definitions.len() == 1) {
                edit = edit.replacing_each([self.member_of(rule, place)?]);
            }
        }
        Some(edit)
    }

    /// `edit` without what stands for the object in a function that is a member.
    fn without_object(&self, rule: &Members, own: NodeId, edit: &Edit) -> Option<Edit> {
        match self.member_of(rule, own) {
            Some(member) => Some(edit.replacing_each([member])),
            None => Some(edit.deleting(self.removable_with(own)?)),
        }
    }

    /// For an object of which a member is taken, the member in place of both.
    fn member_of(&self, rule: &Members, object: NodeId) -> Option<(NodeId, Replacement)> {
        let record = &self.records[object.index()];
        let access = self.node(NodeId(record.parent));
        let is_object = access.kind_id() == rule.access && record.field == rule.object_field;
        let member = access.children().filter(Node::is_named).last().filter(|_| is_object)?;
        Some((access.id(), Replacement::Node(member.id())))
    }

    /// For a name that something is qualified by, what is qualified with what is left of it.
    fn unqualified(&self, place: NodeId) -> Option<(NodeId, Replacement)> {
        let record = &self.records[place.index()];
        let field = self.compiled.tables.names.qualified(self.records[record.parent as usize].kind, record.field)?;
        Some((NodeId(record.parent), Replacement::Node(self.child_in(record.parent, field)?)))
    }

    /// What is between the braces of a namespace; none where it has no braces.
    fn content_of(&self, container: NodeId) -> Option<Vec<NodeId>> {
        let body = self.node(container).children().filter(Node::is_named).last()?;
        let children: Vec<NodeId> = body.children().map(|child| child.id()).collect();
        let [open, content @ .., close] = children.as_slice() else { return None };
        let has_braces = !self.node(*open).is_named() && !self.node(*close).is_named();
        has_braces.then(|| content.to_vec())
    }
}
