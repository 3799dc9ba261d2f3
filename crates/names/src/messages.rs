//! Names of messages: the keys by which a response belongs to its request.

use std::collections::HashMap;

use secateur_syntax::{Literal, Node, NodeId};

use crate::Program;
use crate::find::{FoundDefinition, NameLeaf};
use crate::rules::{MessageRule, StandIn};

/// Maximum length of a key.
const KEY_BYTES_MAX: usize = 128;

/// Key with the member and message that define it, and the messages that use it.
#[derive(Default)]
struct Key {
    defined: Option<(NodeId, NodeId)>,
    used: Vec<NodeId>,
}

impl Program {
    /// Returns the names in the messages of this tree. Their numbers begin with `first`.
    ///
    /// A use is the whole message, which is deleted with the definition.
    pub(crate) fn keys_of_messages(&self, rule: &MessageRule, first: u32) -> Vec<NameLeaf> {
        let mut numbers: HashMap<(bool, &[u8], &[u8]), usize> = HashMap::new();
        let mut keys: Vec<Key> = Vec::new();
        for message in self.nodes().flat_map(|node| rule.messages_in(node)) {
            for (is_nested, member) in rule.members_of(message) {
                let Some((name, value)) = rule.name_and_value(&member) else { continue };
                let Some((name, defines, uses)) = rule.key_of(name) else { continue };
                let number = *numbers.entry((is_nested, name, value)).or_insert_with(|| {
                    keys.push(Key::default());
                    keys.len() - 1
                });
                let key = &mut keys[number];
                match key.defined {
                    None if defines && key.used.is_empty() => {
                        key.defined = Some((member.id(), message.id()));
                    }
                    Some((_, other)) if uses && other != message.id() => {
                        key.used.push(message.id());
                    }
                    _ => {}
                }
            }
        }
        keys.retain(|key| !key.used.is_empty());
        let leaves = (first..).zip(keys).flat_map(|(name, key)| {
            let (is_part, is_across) = (true, true);
            let leaf = move |node, defines| NameLeaf { node, name, is_part, is_across, defines };
            let defined = key.defined.map(|(member, node)| {
                let (what, is_whole, stands) = ("message", true, StandIn::Nothing);
                let definition =
                    FoundDefinition { node, what, is_whole, stands, ..Default::default() };
                leaf(member, Some(definition))
            });
            defined.into_iter().chain(key.used.into_iter().map(move |message| leaf(message, None)))
        });
        leaves.collect()
    }
}

impl MessageRule {
    /// Returns the messages of a sequence of several.
    fn messages_in<'a>(&self, node: Node<'a>) -> Vec<Node<'a>> {
        if node.kind_id() != self.sequence {
            return Vec::new();
        }
        let children = node.children().filter(|child| child.kind_id() == self.message);
        let messages: Vec<_> = children.collect();
        if messages.len() > 1 { messages } else { Vec::new() }
    }

    /// Returns the members of a message, and those of their values, which are nested.
    fn members_of<'a>(&self, message: Node<'a>) -> impl Iterator<Item = (bool, Node<'a>)> {
        let kind = self.member;
        let members =
            move |node: Node<'a>| node.children().filter(move |child| child.kind_id() == kind);
        members(message).flat_map(move |member| {
            let values = member.children().last().into_iter();
            let nested = values.flat_map(members).map(|inner| (true, inner));
            [(false, member)].into_iter().chain(nested)
        })
    }

    /// Returns the name of a member, without quotes, and its value if that can be a key.
    fn name_and_value<'a>(&self, member: &Node<'a>) -> Option<(&'a [u8], &'a [u8])> {
        let value = member.children().last()?;
        let name = member.children().next()?.text();
        let name =
            name.strip_prefix(b"\"").and_then(|name| name.strip_suffix(b"\"")).unwrap_or(name);
        let is_key = self.values.contains(&value.kind_id()) && value.span().len() <= KEY_BYTES_MAX;
        is_key.then_some((name, value.text()))
    }

    /// Returns the name of the member that defines the key in a member of this name. Also returns
    /// if this member may define the key, and if it may use one that a message before defines.
    fn key_of<'a>(&self, name: &'a [u8]) -> Option<(&'a [u8], bool, bool)> {
        let is_named = |known: &&Literal| match known.strip_prefix('*') {
            Some(end) => name.ends_with(end.as_bytes()),
            None => name == known.as_bytes(),
        };
        let mut references = self.references.iter();
        if self.keys.iter().any(|key| is_named(&key)) {
            Some((name, true, true))
        } else if let Some((_, defining)) = references.clone().find(|(using, _)| is_named(using)) {
            Some((defining.0.as_bytes(), false, true))
        } else {
            references.any(|(_, defining)| is_named(&defining)).then_some((name, true, false))
        }
    }
}
