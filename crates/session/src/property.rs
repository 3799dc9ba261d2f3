//! Properties for libraries: they decide if a candidate is interesting.

use std::ffi::OsString;
use std::path::Path;

use secateur_bundle::Bundle;
use secateur_runner::{
    BaselineQuestion, Commands, Freshness, Invocation, OracleInput, OracleProgram, PropertyTest,
};

use crate::closure::Ask;
use crate::{Error, ProcessProperty};

/// Property that decides if a candidate is interesting.
pub struct Property<'a> {
    pub(crate) kind: PropertyKind<'a>,
}

pub(crate) enum PropertyKind<'a> {
    /// Closure that receives one text.
    Text(Ask<'a>),
    Files(Ask<'a>),
    Process(ProcessProperty),
}

impl<'a> Property<'a> {
    /// Returns a property decided by a closure on texts, or on the bytes of packages, called on
    /// several threads.
    #[must_use]
    pub fn of_text(is_interesting: impl Fn(&[u8]) -> bool + Sync + 'a) -> Self {
        // A package that exceeds the limits of its format is not interesting.
        let ask = move |bundle: &Bundle| bundle.content().is_ok_and(|text| is_interesting(&text));
        Self { kind: PropertyKind::Text(Box::new(ask)) }
    }

    /// Returns a property decided by a closure on all files of a candidate, called on several
    /// threads.
    #[must_use]
    pub fn of_files(is_interesting: impl Fn(&Bundle) -> bool + Sync + 'a) -> Self {
        Self { kind: PropertyKind::Files(Box::new(is_interesting)) }
    }

    /// Returns a property decided by an executable, which exits with 0 for an interesting
    /// candidate.
    ///
    /// It runs in a fresh directory with the candidate, whose path is its first argument.
    ///
    /// # Errors
    ///
    /// Fails if the executable cannot be run.
    pub fn script(path: impl AsRef<Path>) -> Result<Self, Error> {
        let test = PropertyTest::new(path.as_ref()).map_err(Error::other)?;
        Ok(Self { kind: PropertyKind::Process(ProcessProperty::Test(test)) })
    }

    /// Returns a property decided by a persistent test process.
    ///
    /// It reads the path of a candidate from each line of its standard input. It answers `yes` or
    /// `no`, or `no` and a reason, on a line of its standard output. One process runs per job. An
    /// accepted candidate counts if a fresh process also accepts it.
    ///
    /// # Errors
    ///
    /// Fails if there is no such program.
    pub fn oracle(words: impl IntoIterator<Item = impl Into<OsString>>) -> Result<Self, Error> {
        let words = crate::prepared::words(words);
        let program = OracleProgram::new(&words, OracleInput::default(), Freshness::default())
            .map_err(Error::other)?;
        Ok(Self {
            kind: PropertyKind::Process(ProcessProperty::Test(PropertyTest::Oracle(program))),
        })
    }

    /// Returns a property that preserves the failure of a command on the input.
    ///
    /// `@@` is replaced by the candidate's name. Without it, the candidate is sent on standard
    /// input.
    ///
    /// # Errors
    ///
    /// Fails if there is no such program.
    pub fn command(words: impl IntoIterator<Item = impl Into<OsString>>) -> Result<Self, Error> {
        let invocation = Invocation::words(&crate::prepared::words(words)).map_err(Error::other)?;
        let commands = Commands {
            question: BaselineQuestion::Fails(invocation, Vec::new()),
            also: Vec::new(),
            valid: Vec::new(),
        };
        Ok(Self { kind: PropertyKind::Process(ProcessProperty::Commands(commands)) })
    }
}
