//! Atoms of a layout: nodes that are never split.

use crate::record::NodeRecord;
use crate::{NodeId, Tree};

/// Returns the atoms: leaves, and complete literals and comments. Embedded texts are atoms too,
/// unless they are the text to format.
pub(super) fn atoms_of(tree: &Tree) -> Vec<NodeId> {
    let has_layout = tree.grammar.white_space.only_separates();
    let mut atoms = Vec::new();
    let mut at = 0;
    while let Some(record) = tree.records.get(at) {
        let is_leaf =
            record.subtree_end as usize == at + 1 || has_layout && record.has(NodeRecord::EMBEDS);
        let is_root = at == 0 || tree.record(record.parent).has(NodeRecord::EMBEDS);
        let is_whole = !is_root && (is_leaf || record.is_comment() || is_literal(tree, at));
        if is_whole && !atom_text(tree, &record).is_empty() && !ends_line(tree, &record) {
            atoms.push(NodeId(at as u32));
        }
        at = if is_whole { record.subtree_end as usize } else { at + 1 };
    }
    atoms
}

/// Returns `true` for a token that is only a line end.
fn ends_line(tree: &Tree, record: &NodeRecord) -> bool {
    !record.has(NodeRecord::NAMED) && text_of(tree, record).trim_ascii().is_empty()
}

/// Returns `true` if a node begins with a quote, or with text outside its children. White space in
/// such a node belongs to it.
fn is_literal(tree: &Tree, at: usize) -> bool {
    let (record, first) = (tree.records.at(at), tree.records.at(at + 1));
    let is_token = !first.has(NodeRecord::NAMED | NodeRecord::TEXT);
    is_token && matches!(text_of(tree, &first).last(), Some(b'"' | b'\'' | b'`'))
        || first.start > record.start
}

pub(super) fn text_of<'tree>(tree: &'tree Tree, record: &NodeRecord) -> &'tree [u8] {
    &tree.source[record.start as usize..record.end as usize]
}

/// Returns the text of an atom. Some grammars include the line end in a comment.
pub(super) fn atom_text<'tree>(tree: &'tree Tree, record: &NodeRecord) -> &'tree [u8] {
    let text = text_of(tree, record);
    if record.is_comment() { text.trim_ascii_end() } else { text }
}
