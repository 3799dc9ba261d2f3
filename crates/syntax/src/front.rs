//! Front ends, which turn bytes into the flat array of nodes.
//!
//! All front ends add their nodes through one [`Builder`], so the rest of the crate is independent
//! of them. Kinds and rules are those of the tree-sitter grammar, positions are those of the
//! source.

mod builder;
mod code;
mod error_density;
mod flatten;
mod mask;
mod parsed;
mod pieces;
mod tree_sink;
mod tree_sitter;

use builder::Builder;
pub use code::{Code, NoCode, Reader};
pub use mask::Mask;
pub use parsed::FrontEnd;
pub(crate) use parsed::Parsed;
pub use tree_sink::TreeSink;

use pieces::PIECE_BYTES;

use crate::ParseError;
use crate::injections::Found;
use crate::rules::Compiled;
use crate::stop_check::StopCheck;

pub(crate) use self::tree_sitter::flattener;

/// Number of nodes of a long text that allow a reader one syntax error. A text with more errors is
/// hardly in the language, and its reader could misunderstand all of it.
const NODES_PER_ERROR: usize = 16;

/// Parses `source` with the front end that finds the fewest errors. Long texts are left to a reader
/// unless it finds many.
pub(crate) fn parse(
    code: &dyn Code,
    compiled: &Compiled,
    source: &[u8],
    tokens: &[u32],
    stop_check: &StopCheck<'_>,
) -> Result<Parsed, ParseError> {
    let builder = || Builder::new(source, tokens, &[]);
    let parse_plain = || pieces::parse(compiled, source, builder(), stop_check);
    let Some(reader) = code.reader() else {
        let mask = || code.mask(source).filter(|mask| mask.text != source);
        return with_fewer_errors(compiled, parse_plain, mask, |mask| {
            let builder = Builder::new(source, tokens, &mask.blanked).respelling(&mask.respelt);
            let parsed = pieces::parse(compiled, &mask.text, builder, stop_check);
            let masked = |parsed| Parsed { front_end: FrontEnd::Masked, ..parsed };
            unless_too_many_errors(parsed.map(masked))
        });
    };
    let front_end = FrontEnd::Reader(reader.name);
    let read = || {
        let mut sink = TreeSink::new(compiled, builder(), stop_check);
        (reader.read)(source, &mut sink)?;
        Ok(Parsed { records: sink.builder.finish(), found: Found::new(), front_end })
    };
    // The parser's tree would be several times as large as everything derived from it.
    if source.len() > PIECE_BYTES {
        let parsed = read()?;
        if parsed.errors() <= parsed.records.len() / NODES_PER_ERROR {
            return Ok(parsed);
        }
    }
    if (reader.is_needed)(source) {
        return read();
    }
    if !reader.recovers {
        return parse_plain();
    }
    with_fewer_errors(compiled, parse_plain, || Some(()), |()| read().map(Some))
}

/// Returns the result of the parser, or of a second front end if the parser finds errors and that
/// one finds fewer. `prepare` returns the input of the second front end, if it applies.
fn with_fewer_errors<P>(
    compiled: &Compiled,
    parse_plain: impl Fn() -> Result<Parsed, ParseError>,
    prepare: impl FnOnce() -> Option<P>,
    parse_prepared: impl FnOnce(P) -> Result<Option<Parsed>, ParseError>,
) -> Result<Parsed, ParseError> {
    let gave_up = || ParseError::TooManyErrors { grammar: compiled.host().name };
    // If the parser gives up, any tree of the second front end is better.
    let plain = unless_too_many_errors(parse_plain())?;
    let plain_errors = plain.as_ref().map_or(usize::MAX, Parsed::errors);
    let prepared = if plain_errors > 0 { prepare() } else { None };
    let Some(prepared) = prepared else {
        return plain.ok_or_else(gave_up);
    };
    // Two trees of a large file would take too much memory, and the first is rarely needed again.
    drop(plain);
    match parse_prepared(prepared)? {
        Some(other) if other.errors() < plain_errors => Ok(other),
        None if plain_errors == usize::MAX => Err(gave_up()),
        _ => parse_plain(),
    }
}

/// Returns `None` if the parse was given up.
fn unless_too_many_errors(
    parsed: Result<Parsed, ParseError>,
) -> Result<Option<Parsed>, ParseError> {
    match parsed {
        Err(ParseError::TooManyErrors { .. }) => Ok(None),
        parsed => parsed.map(Some),
    }
}
