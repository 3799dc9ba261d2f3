//! Options of persistent test processes.

use anyhow::bail;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use secateur_runner::{Freshness, OracleInput, OracleProgram};
use secateur_session::Loaded;

use crate::options::test_options::{Words, words};
use crate::output::files::Files;

/// Options of a persistent test process that replaces the test.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Persistent test process")]
pub(crate) struct OracleOptions {
    /// Ask a persistent test process: it reads the path of a candidate from each line and answers
    /// yes or no; see `secateur help oracle` and `secateur init --oracle python`
    #[arg(long, value_name = "COMMAND", value_parser = words,
        conflicts_with_all = ["command", "differs", "launcher"])]
    oracle: Option<Words>,

    /// Form of a question: the path of a candidate, or its length and its bytes
    #[arg(long, value_name = "HOW", default_value = OracleInput::Path.name(),
        value_parser = one_of(OracleInput::ALL, OracleInput::name), requires = "oracle")]
    oracle_input: OracleInput,

    /// Answers that a fresh process confirms: results of accepted candidates, all, or only the
    /// final result
    #[arg(long, value_name = "WHICH", default_value = Freshness::Accepted.name(),
        value_parser = one_of(Freshness::ALL, Freshness::name), requires = "oracle")]
    oracle_fresh: Freshness,
}

impl OracleOptions {
    /// Returns `true` if there is an oracle.
    pub(crate) fn is_given(&self) -> bool {
        self.oracle.is_some()
    }

    /// Adds the program and its files.
    pub(crate) fn add_to(&self, files: &mut Files) {
        if let Some(Words(words)) = &self.oracle {
            files.run("file of the oracle", words);
        }
    }

    /// Returns the oracle for the `loaded` input, or for single files of a folder. Returns `None`
    /// if none was given.
    pub(crate) fn program(&self, loaded: Option<&Loaded>) -> anyhow::Result<Option<OracleProgram>> {
        let Some(Words(words)) = &self.oracle else { return Ok(None) };
        if self.oracle_input == OracleInput::Text
            && loaded.is_some_and(|loaded| !loaded.bundle.is_one_file())
        {
            bail!("--oracle-input text needs a single file, but several are given; omit it");
        }
        if loaded.is_some_and(|loaded| loaded.surroundings.name.as_encoded_bytes().contains(&b'\n'))
        {
            bail!(
                "the name of the input contains a line break, which oracles cannot read; rename it"
            );
        }
        Ok(Some(OracleProgram::new(words, self.oracle_input, self.oracle_fresh)?))
    }
}

/// Parses one of `all` by its name.
fn one_of<T, const N: usize>(
    all: [T; N],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T>
where
    T: Copy + Default + Send + Sync + 'static,
{
    PossibleValuesParser::new(all.map(name))
        .map(move |given| all.into_iter().find(|&one| name(one) == given).unwrap_or_default())
}
