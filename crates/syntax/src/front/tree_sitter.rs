//! The language's own tree-sitter parser.

use std::ops::ControlFlow;

use tree_sitter::{ParseOptions, ParseState, Parser, Tree};

use super::error_density::ErrorDensity;
use super::{Builder, NewNode};
use crate::rules::Compiled;
use crate::stop_check::StopCheck;
use crate::tree::Record;
use crate::{Grammar, ParseError};

/// Parses `text`, which may be a mask of the builder's source.
pub(super) fn parse(
    grammar: &Grammar,
    compiled: &Compiled,
    text: &[u8],
    builder: Builder<'_>,
    stop_check: &StopCheck<'_>,
) -> Result<Vec<Record>, ParseError> {
    flatten(&parse_alone(grammar, compiled, text, stop_check)?, compiled, builder, stop_check)
}

/// The parser's own tree.
fn parse_alone(
    grammar: &Grammar,
    compiled: &Compiled,
    text: &[u8],
    stop_check: &StopCheck<'_>,
) -> Result<Tree, ParseError> {
    let parser = || {
        let mut parser = Parser::new();
        let is_set = parser.set_language(&compiled.language);
        is_set.map(|()| parser).map_err(|source| ParseError::Incompatible { grammar: grammar.name, source })
    };
    let mut density = ErrorDensity::new(text, parser()?);
    let mut verdict = Ok(());
    let mut look = |state: &ParseState| {
        verdict = stop_check.ask();
        if density.is_too_high(state) {
            verdict = Err(ParseError::TooManyErrors { grammar: grammar.name });
        }
        if verdict.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let options = ParseOptions::new().progress_callback(&mut look);
    let read = &mut |at, _| text.get(at..).unwrap_or_default();
    let tree = parser()?.parse_with_options(read, None, Some(options));
    verdict.and(tree.ok_or(ParseError::NoTree))
}

/// Parses now, and flattens whenever it is called: gives the number of nodes.
pub(crate) fn flattener<'a>(
    grammar: &Grammar,
    compiled: &'a Compiled,
    source: &'a [u8],
    tokens: &'a [u32],
) -> Result<impl Fn() -> usize + use<'a>, ParseError> {
    let parsed = parse_alone(grammar, compiled, source, &StopCheck::new(&|| false))?;
    let flatten = move || flatten(&parsed, compiled, Builder::new(source, tokens, &[]), &StopCheck::new(&|| false));
    Ok(move || flatten().map_or(0, |records| records.len()))
}

/// Copies the tree into a flat array, once: per-node access through tree-sitter costs the depth or the number of
/// children each time, and so does the cursor's own `depth()`.
fn flatten(
    parsed: &Tree,
    compiled: &Compiled,
    mut builder: Builder<'_>,
    stop_check: &StopCheck<'_>,
) -> Result<Vec<Record>, ParseError> {
    let mut cursor = parsed.walk();
    builder.reserve(parsed.root_node().descendant_count());
    loop {
        stop_check.step()?;
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
                return Ok(builder.finish());
            }
            cursor.goto_parent();
            builder.close(cursor.node().end_byte());
        }
    }
}
