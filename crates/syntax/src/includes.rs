//! What of a file brings in other files: `#include "a.h"`, `import a`.

use crate::{Node, NodeId, Tree};

/// A kind of node that names another file.
#[derive(Clone, Copy, Debug)]
pub struct IncludeRule {
    /// The kind of the node.
    pub node: &'static str,
    /// The kind of the nodes in it whose texts are names of files, perhaps in quotes.
    pub name: &'static str,
    /// What stands between the names of folders and files, if not a slash; the file's extension is left out then.
    pub separator: Option<char>,
    /// Whether the text of the file could stand in its place.
    pub is_text: bool,
}

impl IncludeRule {
    /// Names as paths of files.
    #[must_use]
    pub const fn path(node: &'static str, name: &'static str) -> Self {
        Self { node, name, separator: None, is_text: false }
    }

    /// Names as languages with packages have them.
    #[must_use]
    pub const fn dotted(node: &'static str, name: &'static str) -> Self {
        Self { node, name, separator: Some('.'), is_text: false }
    }

    /// Names as paths of files whose texts could stand in its place.
    #[must_use]
    pub const fn text(node: &'static str, name: &'static str) -> Self {
        Self { node, name, separator: None, is_text: true }
    }
}

/// A part of a file that brings in another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Include {
    /// What goes when that file goes.
    pub node: NodeId,
    /// The names that may be that file's, with slashes between folders and files.
    pub names: Vec<String>,
    /// Whether the text of that file could stand in its place.
    pub is_text: bool,
}

impl Tree {
    /// What brings in other files, in the order of the file.
    #[must_use]
    pub fn includes(&self) -> Vec<Include> {
        let rules = self.grammar().names.includes;
        if rules.is_empty() {
            return Vec::new();
        }
        let rule_of = |node: &Node<'_>| rules.iter().filter(|rule| rule.node == node.kind()).collect::<Vec<_>>();
        let include = |node: Node<'_>| {
            let rules = rule_of(&node);
            let inner = || self.nodes().take(node.subtree().end).skip(node.subtree().start + 1);
            let names = rules.iter().flat_map(|rule| {
                let nodes = inner().filter(|inner| inner.kind() == rule.name);
                nodes.filter_map(|inner| name(inner.text(), rule.separator)).collect::<Vec<_>>()
            });
            let names: Vec<_> = names.collect();
            // What is the same text, but not the whole file, goes with it: an element with its only tag.
            let is_same = |outer: &Node<'_>| outer.parent().is_some() && outer.span() == node.span();
            let around = std::iter::successors(Some(node), Node::parent).skip(1).take_while(is_same).last();
            let node = around.unwrap_or(node).id();
            let is_text = rules.iter().any(|rule| rule.is_text);
            (!names.is_empty()).then_some(Include { node, names, is_text })
        };
        self.nodes().filter(|node| rules.iter().any(|rule| rule.node == node.kind())).filter_map(include).collect()
    }
}

/// A name without its quotes, as a path.
fn name(text: &[u8], separator: Option<char>) -> Option<String> {
    let text = str::from_utf8(text).ok()?.trim_matches(|c| matches!(c, '"' | '\'' | '<' | '>' | '`'));
    let text = match separator {
        Some(separator) => text.trim_start_matches(separator).replace(separator, "/"),
        None => text.to_owned(),
    };
    (!text.is_empty()).then_some(text)
}
