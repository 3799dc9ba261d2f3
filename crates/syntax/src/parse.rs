//! From bytes to a [`Tree`], by way of tree-sitter.

use std::sync::Arc;

use tree_sitter::{Language, Parser, TreeCursor};

use crate::tree::Record;
use crate::{Grammar, Tree};

/// Why a file could not be parsed. A syntax error in the file is none: it becomes an ERROR node.
#[derive(Debug, thiserror::Error)]
pub enum ParseError {
    /// Positions are 32 bits wide.
    #[error("the input has {bytes} bytes; at most {} can be parsed", u32::MAX)]
    TooLarge {
        /// The size of the input.
        bytes: usize,
    },
    /// The grammar was generated for another tree-sitter.
    #[error("the {grammar} grammar does not fit this version of tree-sitter")]
    Incompatible {
        /// The language's name.
        grammar: &'static str,
        /// What tree-sitter says.
        #[source]
        source: tree_sitter::LanguageError,
    },
    /// tree-sitter gave up.
    #[error("tree-sitter gave no tree for the input")]
    NoTree,
}

/// Parses `source`, whatever bytes it holds.
///
/// # Errors
///
/// When the source is larger than 4 GiB or the grammar's version does not fit.
pub fn parse(grammar: &'static Grammar, source: impl Into<Arc<[u8]>>) -> Result<Tree, ParseError> {
    let source = source.into();
    if u32::try_from(source.len()).is_err() {
        return Err(ParseError::TooLarge { bytes: source.len() });
    }
    let language = Language::new(grammar.parser);
    let mut parser = Parser::new();
    parser.set_language(&language).map_err(|source| ParseError::Incompatible { grammar: grammar.name, source })?;
    let parsed = parser.parse(&source, None).ok_or(ParseError::NoTree)?;

    let starts = grammar.tokens.starts(&source);
    let mut records = flatten(&mut parsed.walk());
    for record in &mut records {
        record.weight = tokens_between(&starts, record.start, record.end);
    }
    // The root of the parse spans from the first to the last token; ours is the file.
    if let Some(root) = records.first_mut() {
        (root.start, root.end) = (0, source.len() as u32);
    }
    Ok(Tree { grammar, language, source, records, tokens: starts.len() as u64 })
}

/// Copies the tree into a flat array, once: per-node access through tree-sitter costs the depth or the number of
/// children each time. The depth is counted here, because the cursor's own `depth()` walks up to the root.
fn flatten(cursor: &mut TreeCursor<'_>) -> Vec<Record> {
    let mut records: Vec<Record> = Vec::new();
    let mut path: Vec<u32> = Vec::new();
    let mut leaf_end = 0;
    loop {
        let node = cursor.node();
        let id = records.len() as u32;
        let flag = |set: bool, flag: u8| if set { flag } else { 0 };
        records.push(Record {
            kind: node.kind_id(),
            flags: flag(node.is_named(), Record::NAMED)
                | flag(node.is_extra(), Record::EXTRA)
                | flag(node.is_error(), Record::ERROR)
                | flag(node.is_missing(), Record::MISSING),
            depth: path.len() as u32,
            parent: path.last().copied().unwrap_or(0),
            subtree_end: id + 1,
            start: node.start_byte() as u32,
            end: node.end_byte() as u32,
            gap_start: leaf_end.min(node.start_byte() as u32),
            weight: 0,
        });
        if cursor.goto_first_child() {
            path.push(id);
            continue;
        }
        leaf_end = node.end_byte() as u32;
        while !cursor.goto_next_sibling() {
            let Some(parent) = path.pop() else { return records };
            records[parent as usize].subtree_end = records.len() as u32;
            cursor.goto_parent();
        }
    }
}

fn tokens_between(starts: &[u32], start: u32, end: u32) -> u32 {
    let before = |position| starts.partition_point(|&token| token < position);
    (before(end).saturating_sub(before(start))) as u32
}
