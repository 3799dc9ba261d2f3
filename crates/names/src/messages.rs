//! Names of messages: the keys by which a response belongs to its request.

use std::collections::HashMap;

use secateur_syntax::{Literal, Node, NodeId};

use crate::Program;
use crate::find::{FoundDefinition, NameLeaf, Rank};
use crate::rules::{MessageRule, StandIn};

/// Maximum length of a key.
const KEY_BYTES_MAX: usize = 128;

/// Key with the member and message that define it, and the messages that use it.
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
                let Some(use_of) = rule.use_of(name) else { continue };
                let next = keys.len();
                let number = *numbers.entry((is_nested, use_of.key(name), value)).or_insert(next);
                if number == next {
                    keys.push(Key { defined: None, used: Vec::new() });
                }
                let key = &mut keys[number];
                match (&use_of, key.defined) {
                    (KeyUse::Any | KeyUse::Defines, None) if key.used.is_empty() => {
                        key.defined = Some((member.id(), message.id()));
                    }
                    (KeyUse::Any | KeyUse::Uses(_), Some((_, other))) if other != message.id() => {
                        key.used.push(message.id());
                    }
                    _ => {}
                }
            }
        }
        keys.retain(|key| !key.used.is_empty());
        let leaves = (first..).zip(keys).flat_map(|(name, key)| {
            let leaf = move |node, defines| NameLeaf {
                node,
                name,
                is_part: true,
                is_across: true,
                defines,
            };
            let defined = key.defined.map(|(member, message)| {
                let definition = FoundDefinition {
                    node: message,
                    scope: NodeId::ROOT,
                    what: "message",
                    rank: Rank::Full,
                    is_whole: true,
                    stands: StandIn::Nothing,
                    must_be_used: false,
                };
                leaf(member, Some(definition))
            });
            defined.into_iter().chain(key.used.into_iter().map(move |message| leaf(message, None)))
        });
        leaves.collect()
    }
}

/// Meaning of a member with a key.
enum KeyUse {
    /// Defines the key, or uses it if a message before does.
    Any,
    Defines,
    /// Uses a key of the member with this name.
    Uses(Literal),
}

impl KeyUse {
    /// Returns the name of the member that defines the key.
    fn key<'a>(&self, name: &'a [u8]) -> &'a [u8] {
        match self {
            Self::Any | Self::Defines => name,
            Self::Uses(Literal(defining)) => defining.as_bytes(),
        }
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
        let value = member.children().last().filter(|value| self.values.contains(&value.kind_id()));
        let value = value?.text();
        let name = member.children().next()?.text();
        let name =
            name.strip_prefix(b"\"").and_then(|name| name.strip_suffix(b"\"")).unwrap_or(name);
        (value.len() <= KEY_BYTES_MAX).then_some((name, value))
    }

    fn use_of(&self, name: &[u8]) -> Option<KeyUse> {
        let is_named = |known: &&Literal| match known.strip_prefix('*') {
            Some(end) => name.ends_with(end.as_bytes()),
            None => name == known.as_bytes(),
        };
        let references = || self.references.iter();
        if self.keys.iter().any(|key| is_named(&key)) {
            Some(KeyUse::Any)
        } else if let Some((_, defining)) = references().find(|(using, _)| is_named(using)) {
            Some(KeyUse::Uses(*defining))
        } else {
            references().any(|(_, defining)| is_named(&defining)).then_some(KeyUse::Defines)
        }
    }
}
