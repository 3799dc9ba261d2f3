//! What decides whether a candidate is interesting, as a library says it.

use std::ffi::OsString;
use std::path::Path;

use secateur_bundle::Bundle;
use secateur_runner::{
    Commands, Freshness, Invocation, OracleInput, OracleProgram, PropertyTest, Question,
};

use crate::closure::Ask;
use crate::{Error, ProcessProperty};

/// What decides whether a candidate is interesting.
pub struct Property<'a> {
    pub(crate) kind: Kind<'a>,
}

pub(crate) enum Kind<'a> {
    /// About one text.
    Text(Ask<'a>),
    Files(Ask<'a>),
    Process(ProcessProperty),
}

impl<'a> Property<'a> {
    /// A closure that is asked about texts, on several threads at a time.
    #[must_use]
    pub fn of_text(is_interesting: impl Fn(&[u8]) -> bool + Sync + 'a) -> Self {
        Self { kind: Kind::Text(Box::new(move |bundle| is_interesting(bundle.text()))) }
    }

    /// A closure that is asked about all files of a candidate, on several threads at a time.
    #[must_use]
    pub fn of_files(is_interesting: impl Fn(&Bundle) -> bool + Sync + 'a) -> Self {
        Self { kind: Kind::Files(Box::new(is_interesting)) }
    }

    /// An executable that exits with 0 for an interesting candidate. It runs in a fresh directory with the candidate, whose
    /// path is its first argument.
    ///
    /// # Errors
    ///
    /// When it cannot be run.
    pub fn script(path: impl AsRef<Path>) -> Result<Self, Error> {
        let test = PropertyTest::new(path.as_ref()).map_err(Error::other)?;
        Ok(Self { kind: Kind::Process(ProcessProperty::Test(test)) })
    }

    /// A program that stays: it reads the path of a candidate from each line of its standard input, and answers `yes` or `no`, or
    /// `no` and a reason, on a line of its standard output. As many run as there are jobs. An accepted candidate counts if a
    /// process that was never asked before says the same.
    ///
    /// # Errors
    ///
    /// When there is no such program.
    pub fn oracle(words: impl IntoIterator<Item = impl Into<OsString>>) -> Result<Self, Error> {
        let words = crate::prepared::words(words);
        let program = OracleProgram::new(&words, OracleInput::default(), Freshness::default())
            .map_err(Error::other)?;
        Ok(Self { kind: Kind::Process(ProcessProperty::Test(program.into())) })
    }

    /// A command that fails on the input: what happens then is recognised, and preserved. `@@` stands for the candidate's
    /// name; without it, the candidate is on standard input.
    ///
    /// # Errors
    ///
    /// When there is no such program.
    pub fn command(words: impl IntoIterator<Item = impl Into<OsString>>) -> Result<Self, Error> {
        let invocation = Invocation::words(&crate::prepared::words(words)).map_err(Error::other)?;
        let commands = Commands {
            question: Question::Recognise(invocation),
            also: Vec::new(),
            valid: Vec::new(),
        };
        Ok(Self { kind: Kind::Process(ProcessProperty::Commands(commands)) })
    }
}
