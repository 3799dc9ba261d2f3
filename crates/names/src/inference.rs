//! Types of expressions, for languages with rules about them.
//!
//! The type of a name is the one that its definition declares, or that of the value that its
//! definition gives to it. The type of another expression follows from its form and from the types
//! of its parts. A type that is unknown or wrong costs tests, never a wrong result.

use std::collections::HashMap;
use std::sync::Arc;

use secateur_syntax::{Field, Node, NodeId};

use crate::types::{Type, Types};
use crate::{Definition, Entity, Program};

/// Maximum length of a type, and of a part without a known type in a form.
const TEXT_BYTES_MAX: usize = 256;

/// Search for the types of a program, inner nodes first.
struct Inference<'a> {
    program: &'a Program,
    found: Types,
    numbers: HashMap<Arc<str>, u32>,
    /// Entity that each use refers to.
    entities: HashMap<NodeId, &'a Entity>,
}

impl Program {
    /// Returns the number of the type of an expression; equal types have equal numbers. `None` if
    /// the type is unknown.
    pub fn type_of(&self, node: NodeId) -> Option<u32> {
        self.types().of.get(&node).copied()
    }

    /// Returns the type of an entity: the declared one, or that of its value.
    pub fn type_of_entity(&self, entity: &Entity) -> Option<u32> {
        let first = self.definitions_of(entity).next()?;
        self.type_of(first.name)
    }

    /// Returns the smallest value of the type of an expression, if both are known.
    pub fn value_like(&self, node: NodeId) -> Option<&str> {
        self.values_like(node).next()
    }

    /// Returns the known values of the type of an expression, the smallest first.
    pub(crate) fn values_like(&self, node: NodeId) -> impl Iterator<Item = &str> {
        let known = self.type_of(node).map(|number| &self.types().types[number as usize].values);
        known.into_iter().flatten().map(|value| &**value)
    }

    /// Returns `false` if two expressions are known to have different types.
    pub fn may_be_alike(&self, one: NodeId, other: NodeId) -> bool {
        match (self.type_of(one), self.type_of(other)) {
            (Some(one), Some(other)) => one == other,
            _ => true,
        }
    }

    /// Returns the value for the type of an entity: `None` if the type is unknown, `Some(None)` if
    /// the type has no known value.
    pub(crate) fn constant_of(&self, entity: &Entity) -> Option<Option<String>> {
        let first = self.definitions_of(entity).next()?;
        if let Some(declared) = self.declared_type(first) {
            return Some(self.rules().constants.of(&declared));
        }
        self.type_of(first.name).map(|_| self.value_like(first.name).map(str::to_owned))
    }

    /// Returns the text of the type that a definition declares.
    fn declared_type(&self, definition: &Definition) -> Option<String> {
        let node = self.node(definition.node);
        let type_node = node.child(*self.rules().types.get(&node.kind_id())?)?;
        let words = str::from_utf8(type_node.text()).ok()?.split_whitespace();
        Some(words.collect::<Vec<_>>().join(" "))
    }

    pub(crate) fn find_types(&self) -> Types {
        if self.rules().expressions.is_empty() {
            return Types::default();
        }
        let uses = |entity| self.uses_of(entity).map(move |use_node| (use_node.id(), entity));
        let entities = self.entities().iter().flat_map(uses).collect();
        let (found, numbers) = (Types::default(), HashMap::new());
        let mut inference = Inference { program: self, found, numbers, entities };
        for definition in self.definitions() {
            if let Some(text) = self.declared_type(definition) {
                inference.add(definition.name, text);
            }
        }
        let mut open: Vec<Node> = Vec::new();
        for node in self.nodes() {
            while let Some(inner) = open.pop_if(|outer| !outer.contains(node.id())) {
                inference.visit(inner);
            }
            open.push(node);
        }
        open.into_iter().rev().for_each(|node| inference.visit(node));
        inference.found
    }
}

impl<'a> Inference<'a> {
    /// Finds the type of a node after those of its descendants.
    fn visit(&mut self, node: Node<'a>) {
        let program = self.program;
        let of = |id: NodeId| self.found.of.get(&id).copied();
        let by_name = || {
            let entity = self.entities.get(&node.id())?;
            of(program.definitions_of(entity).next()?.name)
        };
        let by_callee = || {
            let called = program.rules().calls.iter().flat_map(|call| &call.calls);
            let mut called = called.filter(|place| place.kind == node.kind_id());
            called.find_map(|place| of(node.child(place.field)?.id()))
        };
        let by_part = || {
            let rules = program.rules().expressions.get(&node.kind_id())?;
            rules.iter().find_map(|rule| of(node.child(rule.field?)?.id()))
        };
        if let Some(number) = by_name().or_else(by_callee).or_else(by_part) {
            self.found.of.insert(node.id(), number);
        } else if let Some(text) = self.type_by_form(node) {
            self.add(node.id(), text);
        }
        // A definition has the type of its value. Its uses come after the value.
        self.name(node);
    }

    /// Gives the type of a value to the name that is defined by it.
    fn name(&mut self, value: Node<'a>) {
        let field = value.field_id();
        if field == Field::NONE {
            return;
        }
        let has_value =
            |name: &Node| self.program.rules().values.get(&name.place()) == Some(&field);
        let name = value.parent().and_then(|parent| parent.children().find(has_value));
        if let (Some(name), Some(&number)) = (name, self.found.of.get(&value.id())) {
            self.found.of.entry(name.id()).or_insert(number);
        }
    }

    fn add(&mut self, node: NodeId, text: String) {
        if text.is_empty() || text.len() > TEXT_BYTES_MAX {
            return;
        }
        let text: Arc<str> = text.into();
        let number = *self.numbers.entry(text.clone()).or_insert_with(|| {
            let values = self.program.rules().constants.all_of(&text).map(Arc::from).collect();
            self.found.types.push(Type { text, values });
            self.found.types.len() as u32 - 1
        });
        self.found.of.insert(node, number);
    }

    fn type_by_form(&self, node: Node) -> Option<String> {
        let rules = self.program.rules().expressions.get(&node.kind_id())?;
        let form = self.form(node);
        rules.iter().filter(|rule| rule.field.is_none()).find_map(|rule| rule.type_of(&form))
    }

    /// Returns the text of an expression in which each part with a known type is `:` and that type.
    fn form(&self, node: Node) -> String {
        if node.is_leaf() {
            return short_text(node);
        }
        let is_list = |child: &Node| {
            let calls = &self.program.rules().calls;
            calls.iter().any(|call| call.arguments == Some(child.kind_id()))
        };
        let mut form = String::new();
        let mut add = |part: Node| {
            let text = match self.found.of.get(&part.id()) {
                Some(&number) => format!(":{}", self.found.types[number as usize].text),
                None => short_text(part),
            };
            let is_tight = form.is_empty() || form.ends_with('(') || text == ")";
            form += if is_tight { "" } else { " " };
            form += &text;
        };
        for child in node.children().filter(|child| !child.is_extra()) {
            if is_list(&child) {
                child.children().filter(|child| !child.is_extra()).for_each(&mut add);
            } else {
                add(child);
            }
        }
        form
    }
}

/// Returns the text of a part without a known type, `?` if it is long.
fn short_text(part: Node) -> String {
    let text = if part.span().len() <= TEXT_BYTES_MAX { part.text() } else { b"?" };
    String::from_utf8_lossy(text).split_whitespace().collect::<Vec<_>>().join(" ")
}
