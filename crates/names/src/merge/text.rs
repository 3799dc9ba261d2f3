//! Text of a merged file.

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use secateur_syntax::{Node, NodeId};

use super::Merge;
use super::meanings::Target;
use super::new_names::NewNames;
use super::part::Part;
use super::references::{Reference, References};
use crate::{Binding, Import};

impl Merge<'_> {
    /// Returns the merged text; `None` if that cannot be done.
    pub(crate) fn text(&self) -> Option<Vec<u8>> {
        let references: Vec<_> =
            self.parts.iter().map(|part| self.references(part)).collect::<Option<_>>()?;
        let (names, doubles) = self.new_names(&references);
        let renamed = |part: usize, name: &str| {
            names.get(&(part, name)).cloned().unwrap_or_else(|| name.to_owned())
        };
        let mut bodies: BTreeMap<(usize, usize), Vec<String>> = BTreeMap::new();
        // Parts follow the parts that contain them.
        for (number, part) in self.parts.iter().enumerate().rev() {
            let mut edits = part.moved.edits.clone();
            edits.extend(self.changes_of_names(number, &references[number], &names));
            for (index, import) in part.file.imports.iter().enumerate() {
                let mut texts = bodies.remove(&(number, index)).unwrap_or_default();
                texts.reverse();
                for (_, own, other, name) in
                    references[number].aliases.iter().filter(|(at, ..)| *at == index)
                {
                    let (own, name) = (renamed(number, own), renamed(*other, name));
                    if own != name {
                        texts.push(part.file.modules.alias(&own, &name)?);
                    }
                }
                if part.place.is_none() {
                    for (name, member) in self.exports(part, import) {
                        let target = self.member_or_unknown(part, &import.source, &member);
                        if let Some(Target::Name(other, entity)) = target {
                            let entity = renamed(other, &entity);
                            texts.push(part.file.modules.export(&name, &entity));
                        }
                    }
                }
                let text = (!texts.is_empty()).then(|| texts.join("\n"));
                self.replace_import(part, import, text, &doubles[number], &mut edits);
            }
            if part.place.is_none() {
                let front = self.front(&doubles);
                let start = part.file.modules.front(part.file.program.tree());
                edits.insert(0, (start..start, front));
            }
            let text = edited(part.file.program.source(), edits);
            match part.place {
                None => return Some(text),
                Some(place) => {
                    let text = String::from_utf8_lossy(&text);
                    let text = text.trim_start_matches('\u{feff}').trim_end().to_owned();
                    bodies.entry(place).or_default().push(text);
                }
            }
        }
        None
    }

    /// Returns the statements at the front of the host, each once.
    fn front(&self, doubles: &[HashSet<NodeId>]) -> String {
        let mut lines: Vec<&str> = Vec::new();
        for (part, doubles) in self.parts.iter().zip(doubles) {
            for (node, text) in &part.moved.front {
                let mut imports = part.file.imports.iter();
                let import = imports.find(|import| import.statement == *node);
                let is_removed = import.is_some_and(|it| self.removed(part, it, doubles).1);
                if !is_removed && !lines.contains(&text.as_str()) {
                    lines.push(text);
                }
            }
        }
        lines.into_iter().flat_map(|line| [line, "\n"]).collect()
    }

    /// Returns the bindings that disappear, and `true` if the statement does.
    fn removed<'a>(
        &self,
        part: &Part<'_>,
        import: &'a Import,
        doubles: &HashSet<NodeId>,
    ) -> (Vec<&'a Binding>, bool) {
        let is_removed = |binding: &&Binding| {
            doubles.contains(&binding.leaf) || self.target(part, binding).is_some()
        };
        let removed: Vec<_> = import.bindings.iter().filter(is_removed).collect();
        let is_whole = match import.bindings.is_empty() {
            true => !self.parts_of(part, &import.source).is_empty(),
            false => removed.len() == import.bindings.len(),
        };
        (removed, is_whole)
    }

    /// Replaces an import by the text of its parts, as far as it imports parts.
    fn replace_import(
        &self,
        part: &Part<'_>,
        import: &Import,
        text: Option<String>,
        doubles: &HashSet<NodeId>,
        edits: &mut Vec<(Range<usize>, String)>,
    ) {
        let program = &*part.file.program;
        let statement = program.node(import.statement);
        if part.file.modules.are_nested() {
            if let Some(text) = text {
                let (before, after) = &import.around;
                edits.push((statement.span(), format!("{before}\n{text}\n{after}")));
                edits
                    .extend(import.also.iter().map(|it| (program.node(*it).span(), String::new())));
            }
            return;
        }
        let (removed, is_whole) = self.removed(part, import, doubles);
        let outermost = statement.with_ancestors().find(|node| node.parent_id() == NodeId::ROOT);
        if is_whole && statement.parent_id() == NodeId::ROOT {
            edits.push((statement.span(), text.unwrap_or_default()));
            return;
        }
        if let (Some(outermost), Some(text)) = (outermost, text) {
            let start = outermost.span().start;
            edits.push((start..start, text + "\n"));
        }
        if is_whole {
            edits.push((statement.span(), import.rest.clone()));
            return;
        }
        for binding in removed {
            let node = program.node(binding.node);
            let mut siblings = node.siblings();
            let previous = siblings.by_ref().take_while(|it| it.id() != node.id()).last();
            let range = match (siblings.find(Node::is_named), previous) {
                (Some(next), _) => node.span().start..next.span().start,
                (None, Some(previous)) => previous.span().start..node.span().end,
                (None, None) => node.span(),
            };
            edits.push((range, String::new()));
        }
    }

    /// Returns the new texts of all leaves of a part whose names change.
    fn changes_of_names(
        &self,
        number: usize,
        references: &References,
        names: &NewNames<'_>,
    ) -> Vec<(Range<usize>, String)> {
        let part = &self.parts[number];
        let program = &*part.file.program;
        let mut edits = Vec::new();
        for Reference { node, part: other, name } in &references.uses {
            let (node, new) =
                (program.node(*node), names.get(&(*other, name.as_str())).unwrap_or(name));
            if !node.is_leaf() {
                edits.push((node.span(), new.clone()));
            } else if node.text() != new.as_bytes() {
                edits.push((node.span(), part.file.modules.renamed(node, new)));
            }
        }
        for (text, name) in &part.names {
            let Some(new) = names.get(&(number, *text)) else { continue };
            for leaf in name.leaves.iter().map(|leaf| program.node(*leaf)) {
                edits.push((leaf.span(), part.file.modules.renamed(leaf, new)));
            }
        }
        edits
    }

    /// Returns the names that the host exports by an import, each with its name in the source.
    fn exports(&self, host: &Part<'_>, import: &Import) -> Vec<(String, String)> {
        let parts =
            self.parts_of(host, &import.source).into_iter().map(|number| &self.parts[number]);
        let all = parts.flat_map(|part| part.moved.exports.keys()).filter(|_| import.exports_all);
        let mut all: Vec<_> = all.map(|name| (name.clone(), name.clone())).collect();
        all.sort();
        import.exports.iter().cloned().chain(all).collect()
    }
}

/// Applies edits. One inside of another is left out.
fn edited(source: &[u8], mut edits: Vec<(Range<usize>, String)>) -> Vec<u8> {
    edits.sort_by_key(|(range, _)| (range.start, !range.is_empty(), usize::MAX - range.end));
    let (mut text, mut end) = (Vec::new(), 0);
    for (range, new) in edits.iter().filter(|(range, _)| range.end <= source.len()) {
        if range.start >= end {
            text.extend_from_slice(&source[end..range.start]);
            text.extend_from_slice(new.as_bytes());
            end = range.end;
        }
    }
    text.extend_from_slice(&source[end..]);
    text
}
