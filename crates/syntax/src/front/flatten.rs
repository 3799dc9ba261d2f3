//! Conversion of the parser's tree to the flat array.
//!
//! The tree is copied once, because accesses through tree-sitter cost the depth or the number of
//! children each time, as does the cursor's own `depth()`.

use std::num::NonZeroU16;
use std::ops::Range;

use tree_sitter::{Tree, TreeCursor};

use super::Builder;
use crate::ParseError;
use crate::record::NodeRecord;
use crate::records::Records;
use crate::rules::Compiled;
use crate::stop_check::StopCheck;

/// Copies trees of a language.
#[derive(Clone, Copy)]
pub(super) struct Flattening<'a> {
    pub(super) compiled: &'a Compiled,
    pub(super) stop_check: &'a StopCheck<'a>,
}

impl Flattening<'_> {
    /// Returns the root. The parser's root begins at the first token; ours covers the file.
    pub(super) fn root(&self, parsed: &Tree) -> NodeRecord {
        NodeRecord { start: 0, ..self.new_node(&parsed.walk(), 0) }
    }

    /// Copies the whole tree.
    pub(super) fn tree(
        &self,
        parsed: &Tree,
        mut builder: Builder<'_>,
    ) -> Result<Records, ParseError> {
        builder.reserve(parsed.root_node().descendant_count());
        builder.open(&self.root(parsed));
        if parsed.root_node().child_count() == 0 {
            builder.close(parsed.root_node().end_byte());
        }
        self.children(parsed, 0, 0..usize::MAX, &mut builder)?;
        Ok(builder.finish())
    }

    /// Copies the children of the root that start in a range of the parsed text, with their
    /// descendants. The parsed text begins at `from`.
    pub(super) fn children(
        &self,
        parsed: &Tree,
        from: usize,
        range: Range<usize>,
        builder: &mut Builder<'_>,
    ) -> Result<(), ParseError> {
        let mut cursor = parsed.walk();
        let mut is_there = cursor.goto_first_child();
        while is_there && cursor.node().start_byte() < range.end {
            if cursor.node().start_byte() >= range.start {
                self.subtree(&mut cursor, from, builder)?;
            }
            is_there = cursor.goto_next_sibling();
        }
        Ok(())
    }

    fn subtree(
        &self,
        cursor: &mut TreeCursor<'_>,
        from: usize,
        builder: &mut Builder<'_>,
    ) -> Result<(), ParseError> {
        let outer_depth = builder.depth();
        loop {
            self.stop_check.step()?;
            builder.open(&self.new_node(cursor, from));
            if cursor.goto_first_child() {
                continue;
            }
            builder.close(from + cursor.node().end_byte());
            while builder.depth() > outer_depth && !cursor.goto_next_sibling() {
                cursor.goto_parent();
                builder.close(from + cursor.node().end_byte());
            }
            if builder.depth() == outer_depth {
                return Ok(());
            }
        }
    }

    fn new_node(&self, cursor: &TreeCursor<'_>, from: usize) -> NodeRecord {
        let node = cursor.node();
        let flag = |set: bool, flag: u8| if set { flag } else { 0 };
        let rule = self.compiled.rule_of(node.grammar_id());
        let is_loose = rule.is_some_and(|rule| self.compiled.program(rule).loose);
        NodeRecord {
            kind: node.kind_id(),
            field: cursor.field_id().map_or(0, NonZeroU16::get),
            rule,
            flags: flag(is_loose, NodeRecord::LOOSE)
                | flag(node.is_named(), NodeRecord::NAMED)
                | flag(node.is_extra(), NodeRecord::EXTRA)
                | flag(node.is_error(), NodeRecord::ERROR)
                | flag(node.is_missing(), NodeRecord::MISSING),
            start: (from + node.start_byte()) as u32,
            ..NodeRecord::default()
        }
    }
}
