//! Front ends: what turns bytes into the flat array of nodes.
//!
//! Whatever parses, the nodes are put down through one [`Builder`], so that everything behind it is shared: kinds and
//! rules are those of the tree-sitter grammar, positions are those of the source.

mod builder;
mod code;
mod error_density;
mod flatten;
mod mask;
mod pieces;
mod tree_sink;
mod tree_sitter;

pub(crate) use builder::{Builder, NewNode};
pub use code::{Code, NoCode, Reader};
pub use mask::Mask;
pub use tree_sink::TreeSink;

use pieces::PIECE_BYTES;

use crate::ParseError;
use crate::record::Record;
use crate::rules::Compiled;
use crate::stop_check::StopCheck;

/// What made a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrontEnd {
    /// The language's tree-sitter parser.
    TreeSitter,
    /// The language's tree-sitter parser on a copy of the text in which spellings that it does not know are blanked or
    /// respelt, byte for byte.
    Masked,
    /// The language's own reader of this name, for texts beyond the limits of the tree-sitter parser.
    Reader(&'static str),
}

impl FrontEnd {
    /// Its name in logs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::TreeSitter => "tree-sitter",
            Self::Masked => "tree-sitter, masked",
            Self::Reader(name) => name,
        }
    }
}

pub(crate) use self::tree_sitter::flattener;

/// The nodes of `source` in pre-order.
pub(crate) fn parse(
    code: &dyn Code,
    compiled: &Compiled,
    source: &[u8],
    tokens: &[u32],
    stop_check: &StopCheck<'_>,
) -> Result<(Vec<Record>, FrontEnd), ParseError> {
    let builder = || Builder::new(source, tokens, &[]);
    let parse_plain = || pieces::parse(compiled, source, builder(), stop_check);
    let Some(reader) = code.reader() else {
        let mask = || code.mask(source).filter(|mask| mask.text != source);
        return with_fewer_errors(compiled, parse_plain, FrontEnd::Masked, mask, |mask| {
            let builder = Builder::new(source, tokens, &mask.blanked).respelling(&mask.respelt);
            unless_too_many_errors(pieces::parse(compiled, &mask.text, builder, stop_check))
        });
    };
    let front_end = FrontEnd::Reader(reader.name);
    let read = || {
        let mut sink = TreeSink::new(compiled, builder(), stop_check);
        (reader.read)(source, &mut sink)?;
        Ok(sink.finish())
    };
    // The tree of the parser would be three times as large as all that is made of it.
    if source.len() > PIECE_BYTES {
        let records = read()?;
        if errors(&records) == 0 {
            return Ok((records, front_end));
        }
    }
    if (reader.is_needed)(source) {
        return Ok((read()?, front_end));
    }
    with_fewer_errors(compiled, parse_plain, front_end, || Some(()), |()| read().map(Some))
}

/// What the parser finds, or what another front end does, if the parser finds errors and that one fewer. It gets what `prepare`
/// makes for it, if anything.
fn with_fewer_errors<P>(
    compiled: &Compiled,
    parse_plain: impl Fn() -> Result<Vec<Record>, ParseError>,
    front_end: FrontEnd,
    prepare: impl FnOnce() -> Option<P>,
    parse_prepared: impl FnOnce(P) -> Result<Option<Vec<Record>>, ParseError>,
) -> Result<(Vec<Record>, FrontEnd), ParseError> {
    // Where the parser gives up, any tree of another front end counts.
    let plain = unless_too_many_errors(parse_plain())?;
    let plain_errors = plain.as_deref().map_or(usize::MAX, errors);
    let prepared = if plain_errors > 0 { prepare() } else { None };
    let Some(prepared) = prepared else {
        return Ok((plain.ok_or(ParseError::TooManyErrors { grammar: compiled.name })?, FrontEnd::TreeSitter));
    };
    // Two trees of a large file at once would be too much; that the first is needed after all is rare.
    drop(plain);
    match parse_prepared(prepared)? {
        Some(other) if errors(&other) < plain_errors => Ok((other, front_end)),
        None if plain_errors == usize::MAX => Err(ParseError::TooManyErrors { grammar: compiled.name }),
        _ => Ok((parse_plain()?, FrontEnd::TreeSitter)),
    }
}

/// What was parsed; none where the parse was given up.
fn unless_too_many_errors(parsed: Result<Vec<Record>, ParseError>) -> Result<Option<Vec<Record>>, ParseError> {
    match parsed {
        Err(ParseError::TooManyErrors { .. }) => Ok(None),
        parsed => parsed.map(Some),
    }
}

fn errors(records: &[Record]) -> usize {
    records.iter().filter(|record| record.is_syntax_error()).count()
}
