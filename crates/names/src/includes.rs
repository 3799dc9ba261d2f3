//! What of a file brings in other files: `#include "a.h"`, `import a`.

use secateur_syntax::{Node, NodeId};

use crate::{IncludeRule, Program};

/// A part of a file that brings in another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Include {
    /// What goes when that file goes.
    pub node: NodeId,
    /// The names that may be that file's, with slashes between folders and files.
    pub names: Vec<String>,
    /// Whether the text of that file could stand in its place.
    pub is_text: bool,
    /// Whether the names are those of folders.
    pub is_folder: bool,
}

impl Program {
    /// What brings in other files, in the order of the file.
    #[must_use]
    pub fn includes(&self) -> Vec<Include> {
        let rules = &self.language().includes;
        if rules.is_empty() {
            return Vec::new();
        }
        let holds = |rule: &&IncludeRule, node: &Node<'_>| {
            let is_other = |kind| node.children().any(|child| child.kind_id() == kind);
            rule.node == node.kind_id() && !rule.unless.is_some_and(is_other)
        };
        let rule_of =
            |node: &Node<'_>| rules.iter().filter(|rule| holds(rule, node)).collect::<Vec<_>>();
        let include = |node: Node<'_>| {
            let rules = rule_of(&node);
            let inner = || self.nodes().take(node.subtree().end).skip(node.subtree().start + 1);
            let names = rules.iter().flat_map(|rule| {
                let nodes = inner().filter(|inner| inner.kind_id() == rule.name);
                nodes.filter_map(|inner| name(inner.text(), rule.separator)).collect::<Vec<_>>()
            });
            let names: Vec<_> = names.collect();
            // What is the same text, but not the whole file, goes with it: an element with its only tag. So does what
            // cannot be without it: a declaration with its only import.
            let (mut whole, span) = (node, node.span());
            while let Some(outer) = whole.parent().filter(|outer| outer.parent().is_some())
                && (outer.span() == span || !self.role(whole.id()).is_removable())
            {
                whole = outer;
            }
            let node = whole.id();
            let is_text = rules.iter().any(|rule| rule.is_text);
            let is_folder = rules.iter().any(|rule| rule.is_folder);
            (!names.is_empty()).then_some(Include { node, names, is_text, is_folder })
        };
        self.nodes()
            .filter(|node| rules.iter().any(|rule| rule.node == node.kind_id()))
            .filter_map(include)
            .collect()
    }
}

/// A name without its quotes, as a path.
fn name(text: &[u8], separator: Option<char>) -> Option<String> {
    let text =
        str::from_utf8(text).ok()?.trim_matches(|c| matches!(c, '"' | '\'' | '<' | '>' | '`'));
    let text = match separator {
        Some(separator) => text.trim_start_matches(separator).replace(separator, "/"),
        None => text.to_owned(),
    };
    (!text.is_empty()).then_some(text)
}
