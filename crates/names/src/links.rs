//! Links between elements of markup, within a file and across files: an element defines a key, such
//! as the identifier of a relationship or its own position, and other elements use the key.
//!
//! Unlike names, links are specific to a vocabulary: in a workbook, the attribute `s` of an element
//! `c` is the position of a style.

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

use secateur_syntax::{Node, NodeId};

use crate::link_rules::{KeyPlace, Role, Selector, UseRule};
use crate::{ElementRule, LinkKey, Program};

/// Links of a file.
#[derive(Debug, Default)]
pub struct Links {
    pub definitions: Vec<Link>,
    pub uses: Vec<Link>,
    /// Possible paths of files, without fragments, and the nodes to delete with them.
    pub paths: Vec<(String, NodeId)>,
    /// File to which this one belongs.
    pub owner: Option<PathBuf>,
}

/// Definition or use of a key.
#[derive(Debug)]
pub struct Link {
    pub key: LinkKey,
    /// Defining node, or the node to delete with the definition.
    pub node: NodeId,
    /// Node whose text is the key, in quotes for an attribute; `None` if the key is a position.
    pub value: Option<NodeId>,
}

impl Program {
    /// Returns the links of the file at `path`.
    pub fn links(&self, path: &Path) -> Links {
        let (Some(rules), [element, ..]) = (&self.language().links, &self.rules().elements[..])
        else {
            return Links::default();
        };
        let mut links = Links { owner: rules.owner(path), ..Links::default() };
        let selectors = rules.by_element();
        let mut positions: HashMap<(NodeId, &[u8]), usize> = HashMap::new();
        for node in self.nodes().filter(|node| node.kind_id() == element.node) {
            let Some(tag) = element.tag(&node) else { continue };
            let name = element.name_in(&tag);
            let found = [local(name), b"*"].map(|name| str::from_utf8(name).unwrap_or_default());
            let mut found =
                found.iter().filter_map(|name| selectors.get(name)).flatten().peekable();
            if found.peek().is_none() {
                continue;
            }
            let position = positions.entry((node.parent_id(), name)).or_default();
            *position += 1;
            for (selector, role) in found {
                let values = element.values(selector, &node, &tag, *position - 1);
                for Value { text, node: value, attribute } in values {
                    match *role {
                        Role::Definition(rule) => {
                            let key = rules.key(rule, true, &links.owner, path, text);
                            links.definitions.push(Link { key, node: node.id(), value });
                        }
                        Role::Use(rule, used) => {
                            let key = rules.key(rule, false, &links.owner, path, text);
                            let node = element.deleted(used, &node, attribute);
                            links.uses.push(Link { key, node, value });
                        }
                        Role::Path(used) => {
                            let plain = text.split(['#', '?']).next().unwrap_or_default();
                            let node = element.deleted(used, &node, attribute);
                            links.paths.push((plain.to_owned(), node));
                        }
                    }
                }
            }
        }
        links
    }
}

/// Selected value.
struct Value<'a> {
    text: Cow<'a, str>,
    /// Node with this text; `None` for a position.
    node: Option<NodeId>,
    attribute: Option<NodeId>,
}

impl ElementRule {
    /// Returns the name in a tag or in an attribute, with its prefix.
    fn name_in<'a>(&self, node: &Node<'a>) -> &'a [u8] {
        node.child_of_kind(self.name).map_or(&[], |name| name.text())
    }

    /// Returns the tag of the element that contains `element`.
    fn outer_tag<'a>(&self, element: &Node<'a>) -> Option<Node<'a>> {
        self.tag(&element.enclosing(&[self.node])?)
    }

    fn value<'a>(attribute: &Node<'a>) -> Value<'a> {
        let value = attribute.children().last();
        let text = text_of(value).trim_matches(['"', '\'']).into();
        Value { text, node: value.map(|value| value.id()), attribute: Some(attribute.id()) }
    }

    /// Returns the values that `selector` selects in an element.
    fn values<'a>(
        &self,
        selector: &Selector,
        element: &Node<'a>,
        tag: &Node<'a>,
        position: usize,
    ) -> Vec<Value<'a>> {
        let has = |(name, value): &(String, String)| {
            // The condition may be about the parent: the type of a cell is beside its value.
            let tags = [Some(*tag), self.outer_tag(element)].into_iter().flatten();
            tags.flat_map(|tag| self.attributes(&tag)).any(|attribute| {
                matches(name, local(self.name_in(&attribute)))
                    && Self::value(&attribute).text == *value
            })
        };
        let parent = || self.outer_tag(element).map_or(&[][..], |tag| local(self.name_in(&tag)));
        if !selector.parent.is_empty() && parent() != selector.parent.as_bytes()
            || selector.condition.as_ref().is_some_and(|condition| !has(condition))
        {
            return Vec::new();
        }
        match &selector.place {
            KeyPlace::Position => {
                vec![Value { text: position.to_string().into(), node: None, attribute: None }]
            }
            KeyPlace::Text => {
                let content = element.child_of_kind(self.content);
                let text = text_of(content).trim().into();
                let node = content.and_then(|content| content.children().next());
                vec![Value { text, node: node.map(|node| node.id()), attribute: None }]
            }
            KeyPlace::Attribute(wanted) => {
                let is_wanted = |attribute: &Node<'a>| {
                    let name = self.name_in(attribute);
                    let is_prefixed = name.contains(&b':') && !name.starts_with(b"xml");
                    if wanted == ":" { is_prefixed } else { matches(wanted, local(name)) }
                };
                let found = self.attributes(tag).filter(is_wanted);
                found.map(|found| Self::value(&found)).collect()
            }
        }
    }

    /// Returns the node to delete with a definition or file that an element uses.
    fn deleted<'a>(&self, rule: &UseRule, element: &Node<'a>, attribute: Option<NodeId>) -> NodeId {
        if let (true, Some(attribute)) = (rule.keeps_element, attribute) {
            return attribute;
        }
        let is_named = |outer: &Node<'a>, name: &String| {
            outer.kind_id() == self.node
                && self.tag(outer).is_some_and(|tag| local(self.name_in(&tag)) == name.as_bytes())
        };
        let nearest = |name| element.with_ancestors().find(|outer| is_named(outer, name));
        rule.deletes.iter().find_map(nearest).map_or(element.id(), |outer| outer.id())
    }
}

/// Returns the text of a node; empty if there is none, or if it is not in UTF-8.
fn text_of(node: Option<Node<'_>>) -> &str {
    node.and_then(|node| str::from_utf8(node.text()).ok()).unwrap_or_default()
}

/// Returns a name without its prefix.
fn local(name: &[u8]) -> &[u8] {
    name.rsplit(|byte| *byte == b':').next().unwrap_or(name)
}

/// Returns `true` if a name is as `wanted`, which may begin with `*`.
fn matches(wanted: &str, name: &[u8]) -> bool {
    match wanted.strip_prefix('*') {
        Some(end) => name.ends_with(end.as_bytes()),
        None => wanted.as_bytes() == name,
    }
}
