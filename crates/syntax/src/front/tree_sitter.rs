//! Tree-sitter parser of a language.

use std::ops::{ControlFlow, Range};

use tree_sitter::{ParseOptions, ParseState, Parser, Tree};

use super::Builder;
use super::error_density::ErrorDensity;
use super::flatten::Flattening;
use crate::ParseError;
use crate::rules::Compiled;
use crate::stop_check::StopCheck;

/// Parses now. Returns a function that flattens the tree and returns the number of nodes.
pub(crate) fn flattener<'a>(
    compiled: &'a Compiled,
    source: &'a [u8],
    tokens: &'a [u32],
) -> Result<impl Fn() -> usize + use<'a>, ParseError> {
    let parsed =
        PartParser::new(compiled, source, &StopCheck::new(&|| false))?.parse(0..source.len())?;
    Ok(move || {
        let flattening = Flattening { compiled, stop_check: &StopCheck::new(&|| false) };
        flattening
            .tree(&parsed, Builder::new(source, tokens, &[]))
            .map_or(0, |records| records.len())
    })
}

/// Parser for parts of a text.
pub(super) struct PartParser<'a> {
    /// Name of the language.
    name: &'static str,
    pub(super) text: &'a [u8],
    stop_check: &'a StopCheck<'a>,
    parser: Parser,
    pub(super) density: ErrorDensity<'a>,
}

impl<'a> PartParser<'a> {
    pub(super) fn new(
        compiled: &Compiled,
        text: &'a [u8],
        stop_check: &'a StopCheck<'a>,
    ) -> Result<Self, ParseError> {
        let parser = || {
            let mut parser = Parser::new();
            let is_set = parser.set_language(&compiled.host().symbols.language());
            is_set.map(|()| parser).map_err(|source| ParseError::Incompatible {
                grammar: compiled.host().name,
                source,
            })
        };
        let density = ErrorDensity::new(text, parser()?);
        Ok(Self { name: compiled.host().name, text, stop_check, parser: parser()?, density })
    }

    /// Returns the parser's tree of a part, with positions in that part.
    pub(super) fn parse(&mut self, range: Range<usize>) -> Result<Tree, ParseError> {
        let Self { name, stop_check, parser, density, .. } = self;
        let (from, text) = (range.start, &self.text[range]);
        let mut verdict = Ok(());
        let mut look = |state: &ParseState| {
            verdict = stop_check.ask();
            if density.is_too_high(from, state) {
                verdict = Err(ParseError::TooManyErrors { grammar: name });
            }
            if verdict.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        let options = ParseOptions::new().progress_callback(&mut look);
        let read = &mut |at, _| text.get(at..).unwrap_or_default();
        let tree = parser.parse_with_options(read, None, Some(options));
        verdict.and(tree.ok_or(ParseError::NoTree))
    }
}
