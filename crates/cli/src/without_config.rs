//! What stands in for the file with options where it cannot be read: a program that was built without the feature `tools`.

use std::ffi::OsString;
use std::path::Path;
use std::slice;

use clap::Parser;

use crate::args::{Args, Check, Command, Init, Reduce};
use crate::failure::Failure;
use crate::hint;
use crate::notes::Notes;

/// The user's arguments alone. That there is a file is told, since it would have changed the run.
pub(crate) fn parse(arguments: &[OsString]) -> Result<Args, Failure> {
    let args = Args::try_parse_from(arguments).unwrap_or_else(|error| hint::explain(error, arguments).exit());
    let inputs = match &args.command {
        Command::Reduce(Reduce { first, others, .. }) | Command::Check(Check { first, others, .. }) => {
            [slice::from_ref(first), others].concat()
        }
        Command::Init(Init { inputs, .. }) => inputs.clone(),
        _ => Vec::new(),
    };
    let file = |input: &Path| Some(input.with_file_name("secateur.toml")).filter(|file| file.exists());
    if let Some(file) = inputs.iter().find_map(|input| file(input)) {
        let file = file.display();
        Notes::ALOUD
            .note(format_args!("{file} is not read, because this secateur was built without the feature `tools`"));
    }
    Ok(args)
}
