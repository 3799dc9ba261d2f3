//! Parts of a file that include other files: `#include "a.h"`, `import a`.

use secateur_syntax::{Node, NodeId};

use crate::{IncludeRule, Program};

/// Part of a file that includes another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Include {
    /// Node to delete when the included file is deleted.
    pub node: NodeId,
    /// Possible names of the file, with slashes between folders and files.
    pub names: Vec<String>,
    /// `true` if the text of the file may replace the node.
    pub is_text: bool,
    /// `true` if the names are those of folders.
    pub is_folder: bool,
}

impl Program {
    /// Returns the includes, in file order.
    pub fn includes(&self) -> Vec<Include> {
        let rules = &self.language().includes;
        if rules.is_empty() {
            return Vec::new();
        }
        let applies = |rule: &&IncludeRule, node: &Node<'_>| {
            rule.node == node.kind_id()
                && rule.unless.and_then(|kind| node.child_of_kind(kind)).is_none()
        };
        let include = |node: Node<'_>| {
            let rules: Vec<_> = rules.iter().filter(|rule| applies(rule, &node)).collect();
            let names = rules.iter().flat_map(|rule| {
                let nodes = node.descendants().filter(move |inner| inner.kind_id() == rule.name);
                nodes.filter_map(move |inner| name(inner.text(), rule.separator))
            });
            let names: Vec<_> = names.collect();
            // A parent with the same text is deleted too, such as an element around its only tag,
            // but not the full file. So is a parent that needs the node, such as a declaration
            // around its only import.
            let is_alone = |&(inner, outer): &(Node, Node)| {
                let needs_it = outer.span() == node.span() || !inner.role().is_removable();
                needs_it && outer.id() != NodeId::ROOT
            };
            let outwards = node.with_ancestors().zip(node.ancestors()).take_while(is_alone);
            let node = outwards.last().map_or(node, |(_, outer)| outer).id();
            let is_text = rules.iter().any(|rule| rule.is_text);
            let is_folder = rules.iter().any(|rule| rule.is_folder);
            (!names.is_empty()).then_some(Include { node, names, is_text, is_folder })
        };
        let is_known = |node: &Node<'_>| rules.iter().any(|rule| rule.node == node.kind_id());
        self.nodes().filter(is_known).filter_map(include).collect()
    }
}

/// Returns a name without its quotes, as a path.
fn name(text: &[u8], separator: Option<char>) -> Option<String> {
    let text =
        str::from_utf8(text).ok()?.trim_matches(|c| matches!(c, '"' | '\'' | '<' | '>' | '`'));
    let text = match separator {
        Some(separator) => text.trim_start_matches(separator).replace(separator, "/"),
        None => text.to_owned(),
    };
    (!text.is_empty()).then_some(text)
}
