//! Schemas of XML documents as models of their trees.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use secateur_names::{BoundModel, Completion, Identifier, Model};
use secateur_schema::{
    Checked, Checker, Content, Leniency, Link, Reference, Schema, TypeId, TypeSet,
};
use secateur_syntax::{
    Arrangement, ChildRule, ChildRules, Edit, Node, NodeId, RemovedNodes, Replacement, Tree,
    TreeRules,
};

/// Schema as a model of documents.
#[derive(Debug)]
pub struct SchemaModel {
    schema: Arc<Schema>,
    leniency: Leniency,
    /// Identifies the text of the schema.
    identity: String,
}

/// Document that matches its schema.
#[derive(Debug)]
struct Bound {
    schema: Arc<Schema>,
    /// In the order of the file.
    elements: Vec<Element>,
    /// Attributes with identifiers, in the order of the file.
    identifiers: Vec<(NodeId, Box<str>)>,
    /// References to each identifier.
    references: HashMap<Box<str>, Vec<ReferenceAttribute>>,
}

#[derive(Debug)]
struct Element {
    node: NodeId,
    name: Box<str>,
    tag: NodeId,
    content: Option<NodeId>,
    parent: Option<usize>,
    /// Indices of the child elements.
    children: Vec<usize>,
    checked: Checked,
    types: Arc<[TypeId]>,
    attributes: Vec<NodeId>,
    /// Attributes that must stay.
    required: Vec<NodeId>,
}

#[derive(Debug)]
struct ReferenceAttribute {
    /// Node to delete.
    node: NodeId,
    /// Value of the attribute with the reference, if it is in one.
    value: Option<NodeId>,
    element: usize,
    is_required: bool,
}

impl SchemaModel {
    /// Creates the model of documents under `schema`. `identity` tells it from other schemas.
    #[must_use]
    pub fn new(schema: Arc<Schema>, leniency: Leniency, identity: String) -> Self {
        Self { schema, leniency, identity }
    }
}

impl Model for SchemaModel {
    fn bind(&self, tree: &Tree) -> Option<BoundModel> {
        let bound = Arc::new(Binder::new(self, tree).bind()?);
        let rules = tree.nodes().filter_map(|node| Some((node.id(), bound.children(node)?)));
        let children = rules.collect();
        Some(BoundModel { rules: bound.clone(), children, completion: bound })
    }

    fn accepts(&self, text: &[u8]) -> bool {
        self.schema.check(text, self.leniency).is_ok()
    }

    fn violated(&self, text: &[u8]) -> Option<Vec<u8>> {
        self.schema.violated(text, self.leniency)
    }

    fn identity(&self) -> String {
        self.identity.clone()
    }
}

/// Check of a tree, which collects the elements on the way.
struct Binder<'a> {
    tree: &'a Tree,
    checker: Checker<'a>,
    /// Numbers of the open elements.
    open: Vec<usize>,
    bound: Bound,
}

impl<'a> Binder<'a> {
    fn new(SchemaModel { schema, leniency, .. }: &'a SchemaModel, tree: &'a Tree) -> Self {
        let bound = Bound {
            schema: schema.clone(),
            elements: Vec::new(),
            identifiers: Vec::new(),
            references: HashMap::new(),
        };
        Self { tree, checker: schema.checker(*leniency), open: Vec::new(), bound }
    }

    fn bind(mut self) -> Option<Bound> {
        if self.tree.syntax_errors() > 0 {
            return None;
        }
        for node in self.tree.nodes() {
            while self.innermost().is_some_and(|open| !open.contains(node.id())) {
                self.close()?;
            }
            match node.kind() {
                "element" => self.open(node)?,
                "CharData" | "CData" if !self.open.is_empty() => {
                    self.checker.text(&String::from_utf8_lossy(node.text())).ok()?;
                }
                "EntityRef" | "CharRef" if !self.open.is_empty() => {
                    let is_in_value = node.parent().is_some_and(|it| it.kind() == "AttValue");
                    if !is_in_value {
                        let text = String::from_utf8_lossy(node.text());
                        let name = text.trim_start_matches('&').trim_end_matches(';');
                        self.checker.reference(name).ok()?;
                    }
                }
                _ => {}
            }
        }
        while !self.open.is_empty() {
            self.close()?;
        }
        let is_over = self.checker.is_over();
        let Self { tree, checker, mut bound, .. } = self;
        bound.add_links(tree, checker.finish().ok()?);
        for element in &mut bound.elements {
            element.types = bound.schema.types_in(element.checked.types);
        }
        (!is_over && !bound.elements.is_empty()).then_some(bound)
    }

    /// Returns the innermost open element.
    fn innermost(&self) -> Option<Node<'a>> {
        Some(self.tree.node(self.bound.elements[*self.open.last()?].node))
    }

    fn open(&mut self, node: Node<'a>) -> Option<()> {
        let tag = node.children().find(|child| matches!(child.kind(), "STag" | "EmptyElemTag"))?;
        let name = tag.children().find(|child| child.kind() == "Name")?;
        let nodes: Vec<_> = tag.children().filter(|child| child.kind() == "Attribute").collect();
        let mut attributes = Vec::new();
        for attribute in &nodes {
            let part = |kind: &str| {
                let part = attribute.children().find(|child| child.kind() == kind)?;
                Some(String::from_utf8_lossy(part.text()))
            };
            let value = part("AttValue")?;
            let inner = value.get(1..value.len().checked_sub(1)?)?;
            attributes.push((part("Name")?, self.bound.schema.value(inner)));
        }
        let name = String::from_utf8_lossy(name.text());
        self.checker.start(&name, &attributes, node.span().start).ok()?;
        let (number, parent) = (self.bound.elements.len(), self.open.last().copied());
        if let Some(parent) = parent {
            self.bound.elements[parent].children.push(number);
        }
        let content = node.children().find(|child| child.kind() == "content");
        self.bound.elements.push(Element {
            node: node.id(),
            name: name.into(),
            tag: tag.id(),
            content: content.map(|content| content.id()),
            parent,
            children: Vec::new(),
            checked: Checked::default(),
            types: Arc::new([]),
            attributes: nodes.iter().map(Node::id).collect(),
            required: Vec::new(),
        });
        self.open.push(number);
        Some(())
    }

    fn close(&mut self) -> Option<()> {
        let checked = self.checker.end().ok()?;
        let element = self.open.pop()?;
        let Bound { elements, identifiers, references, .. } = &mut self.bound;
        let attributes = &elements[element].attributes;
        for (index, kind, value) in checked.references() {
            let node = *attributes.get(index)?;
            if kind == Reference::Id {
                identifiers.push((node, value.trim().into()));
                continue;
            }
            let (is_required, value_node) =
                (checked.required().contains(&index), value_of(self.tree, node));
            for word in value.split_ascii_whitespace() {
                let reference =
                    ReferenceAttribute { node, value: value_node, element, is_required };
                references.entry(word.into()).or_default().push(reference);
            }
        }
        let required = checked.required().iter().filter_map(|&index| attributes.get(index));
        elements[element].required = required.copied().collect();
        elements[element].checked = checked;
        Some(())
    }
}

impl Bound {
    /// Adds keys and references to them. An element stays for a key as for an identifier.
    fn add_links(&mut self, tree: &Tree, links: Vec<Link>) {
        let position = |element: &Element| tree.node(element.node).span().start;
        for Link { at, value, is_reference, attribute } in links {
            let Ok(number) = self.elements.binary_search_by_key(&at, position) else { continue };
            let element = &self.elements[number];
            if !is_reference {
                self.identifiers.push((element.tag, value.into()));
                continue;
            }
            let attribute = attribute.and_then(|index| element.attributes.get(index)).copied();
            let node_of_value = attribute.and_then(|attribute| value_of(tree, attribute));
            let optional = attribute.filter(|node| !element.required.contains(node));
            let node = optional.unwrap_or(element.tag);
            let is_required = optional.is_none();
            let reference =
                ReferenceAttribute { node, value: node_of_value, element: number, is_required };
            self.references.entry(value.into()).or_default().push(reference);
        }
        self.identifiers.sort_by_key(|(node, _)| *node);
    }

    fn element(&self, node: NodeId) -> Option<usize> {
        self.elements.binary_search_by_key(&node, |element| element.node).ok()
    }

    /// Returns the element that a node is in: the node itself if it is one.
    fn around(&self, tree: &Tree, node: NodeId) -> Option<usize> {
        tree.node(node).with_ancestors().find_map(|node| self.element(node.id()))
    }

    fn content_rules(&self, node: Node<'_>) -> Option<ChildRules> {
        let element = &self.elements[self.element(node.parent_id())?];
        let is_typed = self.schema.has_typed_text(&element.checked);
        let sets: Vec<_> =
            element.children.iter().map(|&child| self.elements[child].checked.types).collect();
        let models = if self.schema.admits_anything(&element.checked) || sets.is_empty() {
            Vec::new()
        } else {
            self.schema.content(&element.checked, &sets).to_vec()
        };
        let mentioned = models.last().map(mentioned).unwrap_or_default();
        let is_fixed = is_typed && !self.schema.may_be_empty(&element.checked);
        let symbol = |child: NodeId| {
            let types = &self.elements[self.element(child)?].types;
            let known = types.iter().find(|id| mentioned.binary_search(id).is_ok());
            symbol_of(*known?)
        };
        let children = regular(node).map(|child| match child.kind() {
            "element" if !models.is_empty() => {
                symbol(child.id()).map_or(ChildRule::Free, ChildRule::Symbol)
            }
            "CharData" | "CDSect" if is_fixed => ChildRule::Fixed,
            _ => ChildRule::Free,
        });
        let children = children.collect();
        let mut arrangements: Vec<_> = models.iter().filter_map(arrangement).collect();
        arrangements.dedup();
        Some(ChildRules { children, arrangements })
    }
}

/// Returns the value of an attribute, in quotes.
fn value_of(tree: &Tree, attribute: NodeId) -> Option<NodeId> {
    let mut parts = tree.node(attribute).children();
    parts.find(|part| part.kind() == "AttValue").map(|value| value.id())
}

/// Maximum number of siblings that are matched again for one replacement.
const SIBLINGS_MAX: usize = 100;

impl Bound {
    /// Returns `true` if the content around a node matches with another element in its place.
    fn fits(&self, node: NodeId, candidate: &Element) -> bool {
        let parent = self.element(node).and_then(|element| self.elements[element].parent);
        let Some(parent) = parent.map(|parent| &self.elements[parent]) else { return false };
        if parent.children.len() > SIBLINGS_MAX {
            return false;
        }
        let types = |&child: &usize| {
            let child = &self.elements[child];
            if child.node == node { candidate.checked.types } else { child.checked.types }
        };
        let children: Vec<_> = parent.children.iter().map(types).collect();
        self.schema.matches(&parent.checked, &children)
    }
}

/// Returns the types in a content model, sorted.
fn mentioned(content: &Content) -> Vec<TypeId> {
    let (mut types, mut rest) = (Vec::new(), vec![content]);
    while let Some(part) = rest.pop() {
        match part {
            Content::Never | Content::Empty => {}
            Content::Element(id) => types.push(*id),
            Content::Sequence(parts) | Content::Choice(parts) => rest.extend(parts),
            Content::Repeated(inner) => rest.push(inner),
        }
    }
    types.sort_unstable();
    types.dedup();
    types
}

/// Returns the symbol of a type in arrangements; `None` if there are too many types.
fn symbol_of(id: TypeId) -> Option<u16> {
    u16::try_from(id.number()).ok()
}

/// Returns a content model as an arrangement; `None` if it has too many types.
fn arrangement(content: &Content) -> Option<Arrangement> {
    let each = |parts: &[Content]| parts.iter().map(arrangement).collect::<Option<Vec<_>>>();
    Some(match content {
        Content::Never => Arrangement::Never,
        Content::Empty => Arrangement::Empty,
        Content::Element(id) => Arrangement::Symbol(symbol_of(*id)?),
        Content::Sequence(parts) => Arrangement::Sequence(each(parts)?),
        Content::Choice(parts) => Arrangement::Choice(each(parts)?),
        Content::Repeated(inner) => Arrangement::Repeated(arrangement(inner)?.into()),
    })
}

fn regular(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    node.children().filter(|child| !child.is_extra() && !child.is_error() && !child.is_text())
}

impl Bound {
    /// Returns the rules for the children of a node.
    fn children(&self, node: Node<'_>) -> Option<ChildRules> {
        let fixing = |is_fixed: &dyn Fn(&Node<'_>) -> bool| {
            let rule = |child: Node<'_>| {
                if is_fixed(&child) { ChildRule::Fixed } else { ChildRule::Free }
            };
            let children: Vec<_> = regular(node).map(rule).collect();
            children
                .contains(&ChildRule::Fixed)
                .then_some(ChildRules { children, arrangements: Vec::new() })
        };
        match node.kind() {
            "content" => self.content_rules(node),
            "element" => {
                let element = &self.elements[self.element(node.id())?];
                let may_be_empty = self.schema.may_be_empty(&element.checked);
                fixing(&|child| child.kind() == "content" && !may_be_empty)
            }
            "STag" | "EmptyElemTag" => {
                let element = &self.elements[self.element(node.parent_id())?];
                fixing(&|child| element.required.contains(&child.id()))
            }
            "document" if self.schema.has_doctype() => fixing(&|child| child.kind() == "prolog"),
            "prolog" if self.schema.has_doctype() => fixing(&|child| child.kind() == "doctypedecl"),
            "doctypedecl" if self.schema.has_doctype() => {
                fixing(&|child| child.kind() == "ExternalID")
            }
            _ => None,
        }
    }
}

impl TreeRules for Bound {
    fn admits(&self, node: NodeId, candidate: NodeId, symbols: &[u16]) -> bool {
        let Some(candidate) = self.element(candidate) else { return true };
        let has =
            |id: &TypeId| symbol_of(*id).is_some_and(|kind| symbols.binary_search(&kind).is_ok());
        let candidate = &self.elements[candidate];
        candidate.types.iter().any(has) || self.fits(node, candidate)
    }

    fn smallest(&self, node: NodeId) -> Option<&str> {
        let element = &self.elements[self.element(node)?];
        let [only] = &*element.types else { return None };
        let text = self.schema.smallest(*only)?;
        // The name may have a prefix in the document.
        let has_name = text.get(1..)?.starts_with(&*element.name);
        has_name.then_some(text)
    }
}

impl Completion for Bound {
    fn complete(&self, tree: &Tree, edit: &Edit) -> Option<Edit> {
        Completing::new(self, tree, edit).run()
    }

    fn identifiers(&self, tree: &Tree) -> Vec<Identifier> {
        let identifier = |(node, key): &(NodeId, Box<str>)| {
            let (sort, text) = key.split_once('\u{1}').unwrap_or(("", key));
            let element = &self.elements[self.around(tree, *node)?];
            let references = self.references.get(key).into_iter().flatten();
            Some(Identifier {
                element: element.node,
                attribute: Some(*node).filter(|node| *node != element.tag),
                sort: sort.into(),
                text: text.into(),
                references: references.filter_map(|reference| reference.value).collect(),
            })
        };
        self.identifiers.iter().filter_map(identifier).collect()
    }
}

/// Completion of an edit: what the schema demands to go with it.
struct Completing<'a> {
    bound: &'a Bound,
    tree: &'a Tree,
    edit: &'a Edit,
    /// Nodes without text under the edit.
    gone: RemovedNodes,
    /// Ends of further ranges, by their first nodes.
    more: BTreeMap<u32, u32>,
    /// Nodes that replace others, with those.
    instead: HashMap<NodeId, NodeId>,
    deleted: Vec<NodeId>,
    /// Elements whose content changes.
    touched: Vec<usize>,
    /// Ranges whose identifiers are gone.
    lost: Vec<std::ops::Range<usize>>,
}

/// Child element under an edit: its node, its types if it stays, and its weight.
type Child = (NodeId, Option<TypeSet>, u64);

impl<'a> Completing<'a> {
    fn new(bound: &'a Bound, tree: &'a Tree, edit: &'a Edit) -> Self {
        let gone = tree.left_out(edit);
        let lost = gone.parts().collect();
        let mut instead = HashMap::new();
        let mut touched = Vec::new();
        for (node, with) in edit.replaced() {
            if let Replacement::Node(kept) = with {
                instead.insert(*kept, *node);
            }
            let above = tree.node(*node).parent_id();
            touched.extend(bound.around(tree, above));
        }
        for &node in edit.deleted() {
            touched.extend(bound.around(tree, tree.node(node).parent_id()));
        }
        touched.sort_unstable();
        touched.dedup();
        let (more, deleted) = (BTreeMap::new(), Vec::new());
        Self { bound, tree, edit, gone, more, instead, deleted, touched, lost }
    }

    fn replacement(&self, node: NodeId) -> Option<&'a Replacement> {
        let edit = self.edit;
        let found = edit.replaced().binary_search_by_key(&node, |(node, _)| *node).ok()?;
        Some(&edit.replaced()[found].1)
    }

    fn is_gone(&self, node: NodeId) -> bool {
        let is_new = self.more.range(..=node.0).next_back().is_some_and(|(_, &end)| node.0 < end);
        is_new || self.gone.contains(node)
    }

    fn run(mut self) -> Option<Edit> {
        loop {
            if let Some(range) = self.lost.pop() {
                self.drop_references(range)?;
            } else if let Some(element) = self.touched.pop() {
                self.settle(element)?;
            } else {
                break;
            }
        }
        (!self.deleted.is_empty()).then(|| self.edit.deleting(self.deleted))
    }

    /// Deletes what the rest of an element's content cannot be without.
    fn settle(&mut self, number: usize) -> Option<()> {
        let element = &self.bound.elements[number];
        if self.is_gone(element.node) && !self.instead.contains_key(&element.node)
            || self.is_gone(element.tag)
        {
            return Some(());
        }
        if element.required.iter().any(|&attribute| self.is_gone(attribute)) {
            return self.delete(number);
        }
        let Some(children) = self.children(element) else { return Some(()) };
        let types: Vec<_> = children.iter().map(|&(_, types, weight)| (types, weight)).collect();
        let Some(more) = self.bound.schema.completion(&element.checked, &types) else {
            return self.delete(number);
        };
        for index in more {
            let child = self.bound.element(children[index].0)?;
            self.delete(child)?;
        }
        Some(())
    }

    /// Deletes an element; `None` if it is the root.
    fn delete(&mut self, number: usize) -> Option<()> {
        let element = &self.bound.elements[number];
        let parent = element.parent?;
        let node = self.instead.get(&element.node).copied().unwrap_or(element.node);
        self.remove(node);
        let parent = if node == element.node {
            parent
        } else {
            self.bound.around(self.tree, self.tree.node(node).parent_id())?
        };
        self.touched.push(parent);
        Some(())
    }

    fn remove(&mut self, node: NodeId) {
        let range = self.tree.node(node).subtree();
        let inside = range.start as u32..range.end as u32;
        self.more.extract_if(inside, |_, _| true).for_each(drop);
        self.more.insert(range.start as u32, range.end as u32);
        self.deleted.push(node);
        self.lost.push(range);
    }

    /// Returns the child elements under the edit; `None` if they are not known.
    fn children(&self, element: &Element) -> Option<Vec<Child>> {
        let mut children = Vec::new();
        if let Some(with) = element.content.and_then(|content| self.replacement(content)) {
            self.add_replacement(with, &mut children)?;
            return Some(children);
        }
        for &child in &element.children {
            let node = self.bound.elements[child].node;
            let is_deleted = self.edit.deleted().binary_search(&node).is_ok();
            match self.replacement(node) {
                Some(with) if !is_deleted && !self.more.contains_key(&node.0) => {
                    self.add_replacement(with, &mut children)?;
                }
                _ => children.push(self.child(node)),
            }
        }
        Some(children)
    }

    fn child(&self, node: NodeId) -> Child {
        let weight = self.tree.node(node).weight();
        let kept = self.bound.element(node).filter(|_| !self.is_gone(node));
        let types = kept.map(|number| self.bound.elements[number].checked.types);
        (node, types, weight)
    }

    fn add_replacement(&self, with: &Replacement, children: &mut Vec<Child>) -> Option<()> {
        let tree = self.tree;
        let mut add = |node: Node<'_>| match node.kind() {
            "element" => children.push(self.child(node.id())),
            "content" => {
                let inner = node.children().filter(|child| child.kind() == "element");
                children.extend(inner.map(|child| self.child(child.id())));
            }
            _ => {}
        };
        match with {
            Replacement::Node(node) => add(tree.node(*node)),
            Replacement::Run { first, last } => {
                let siblings = tree.node(*first).siblings();
                siblings.filter(|node| (*first..=*last).contains(&node.id())).for_each(add);
            }
            Replacement::Text(text) if text.contains('<') => return None,
            Replacement::Text(_) => {}
        }
        Some(())
    }

    /// Deletes references to the identifiers in a range of nodes.
    fn drop_references(&mut self, range: std::ops::Range<usize>) -> Option<()> {
        let bound = self.bound;
        let first = bound.identifiers.partition_point(|(node, _)| node.index() < range.start);
        let lost =
            bound.identifiers[first..].iter().take_while(|(node, _)| node.index() < range.end);
        for (_, value) in lost {
            for reference in bound.references.get(value).into_iter().flatten() {
                let is_replaced = |value| self.replacement(value).is_some();
                if self.is_gone(reference.node) || reference.value.is_some_and(is_replaced) {
                    continue;
                }
                if reference.is_required {
                    self.delete(reference.element)?;
                } else {
                    self.remove(reference.node);
                }
            }
        }
        Some(())
    }
}
