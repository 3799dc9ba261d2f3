//! The language's own tree-sitter parser.

use tree_sitter::{Parser, Tree};

use super::{Builder, NewNode};
use crate::rules::Compiled;
use crate::tree::Record;
use crate::{Grammar, ParseError};

/// Parses `text`, which may be a mask of the builder's source.
pub(super) fn parse(
    grammar: &Grammar,
    compiled: &Compiled,
    text: &[u8],
    builder: Builder<'_>,
) -> Result<Vec<Record>, ParseError> {
    Ok(flatten(&parse_alone(grammar, compiled, text)?, compiled, builder))
}

/// The parser's own tree.
fn parse_alone(grammar: &Grammar, compiled: &Compiled, text: &[u8]) -> Result<Tree, ParseError> {
    let mut parser = Parser::new();
    parser
        .set_language(&compiled.language)
        .map_err(|source| ParseError::Incompatible { grammar: grammar.name, source })?;
    parser.parse(text, None).ok_or(ParseError::NoTree)
}

/// Parses now, and flattens whenever it is called: gives the number of nodes.
pub(crate) fn flattener<'a>(
    grammar: &Grammar,
    compiled: &'a Compiled,
    source: &'a [u8],
    tokens: &'a [u32],
) -> Result<impl Fn() -> usize + use<'a>, ParseError> {
    let parsed = parse_alone(grammar, compiled, source)?;
    Ok(move || flatten(&parsed, compiled, Builder::new(source, tokens, &[])).len())
}

/// Copies the tree into a flat array, once: per-node access through tree-sitter costs the depth or the number of
/// children each time, and so does the cursor's own `depth()`.
fn flatten(parsed: &Tree, compiled: &Compiled, mut builder: Builder<'_>) -> Vec<Record> {
    let mut cursor = parsed.walk();
    builder.reserve(parsed.root_node().descendant_count());
    loop {
        let node = cursor.node();
        let flag = |set: bool, flag: u8| if set { flag } else { 0 };
        builder.open(&NewNode {
            kind: node.kind_id(),
            field: cursor.field_id().map_or(0, std::num::NonZeroU16::get),
            rule: compiled.rule_of(node.grammar_id()),
            flags: flag(node.is_named(), Record::NAMED)
                | flag(node.is_extra(), Record::EXTRA)
                | flag(node.is_error(), Record::ERROR)
                | flag(node.is_missing(), Record::MISSING),
            // The root of the parse spans from the first to the last token; ours is the file.
            start: if builder.depth() == 0 { 0 } else { node.start_byte() },
        });
        if cursor.goto_first_child() {
            continue;
        }
        builder.close(node.end_byte());
        while !cursor.goto_next_sibling() {
            if builder.depth() <= 1 {
                return builder.finish();
            }
            cursor.goto_parent();
            builder.close(cursor.node().end_byte());
        }
    }
}
