//! Substitute for configuration files in programs built without the feature `tools`.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::{ArgMatches, Command};

use crate::hint;
use crate::output::notes::Notes;

/// Commands that use the file, and the arguments that tell its folder.
const COMMANDS: [&str; 3] = ["reduce", "check", "init"];
const INPUTS: [&str; 3] = ["first", "others", "inputs"];

/// Parses the user's arguments. Mentions a file that is there, since it would have changed the run.
pub(crate) fn parse(command: &Command, arguments: &[OsString]) -> anyhow::Result<ArgMatches> {
    let matches = command.clone().try_get_matches_from(arguments);
    let matches = matches.unwrap_or_else(|error| hint::explain(error, arguments).exit());
    let given =
        matches.subcommand().filter(|(name, _)| COMMANDS.contains(name)).map(|(_, given)| given);
    let values = |given: &ArgMatches, id| {
        given
            .try_get_many::<PathBuf>(id)
            .ok()
            .flatten()
            .into_iter()
            .flatten()
            .cloned()
            .collect::<Vec<_>>()
    };
    let inputs = given.into_iter().flat_map(|given| INPUTS.map(|id| values(given, id)).concat());
    let file =
        |input: &Path| Some(input.with_file_name("secateur.toml")).filter(|file| file.exists());
    if let Some(file) = inputs.into_iter().find_map(|input| file(&input)) {
        let file = file.display();
        Notes::ALOUD.note(format_args!(
            "{file} is not read, because this secateur was built without the feature `tools`"
        ));
    }
    Ok(matches)
}
