//! Configuration file for options that a project repeats.
//!
//! Each key of `secateur.toml` is the long name of an option of `reduce`. The file is converted to
//! arguments before the user's own, so that the same parser checks both. An option given by the
//! user is not read from the file. Other commands use the options that they share with `reduce`.

mod sources;

use std::any::TypeId;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{anyhow, bail, ensure};
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use comfy_table::Table;
use comfy_table::presets::NOTHING;
use secateur_session::quoted;
use toml::de::{DeTable, DeValue};

use self::sources::ANY;
#[cfg(test)]
pub(crate) use self::sources::NAMED;
pub(crate) use self::sources::is_for_file;
use crate::options::ui_options::SummaryFormat;
use crate::output::notes::Notes;
use crate::{hint, output};

pub(crate) const FILE_NAME: &str = "secateur.toml";
/// JSON Schema of the file.
pub(crate) const SCHEMA: &str = include_str!("../../schema/config-1.json");
/// Command that defines the options in the file.
pub(crate) const REDUCE: &str = "reduce";
/// Commands that accept some of these options.
const OTHERS: [&str; 4] = ["check", "explain", "init", "replay"];
/// Maximum size of a file; real ones are much smaller.
const BYTES_MAX: u64 = 64 * 1024;

/// Print the effective configuration for a command line of `reduce`, and the origin of each value
///
/// Options on the command line take precedence over secateur.toml beside the input, or the file
/// given by --config, and these over defaults. `check`, `explain`, `init` and `replay` use the
/// options that they have. Options that run commands, write files or copy files are accepted only
/// from a file given by --config.
#[derive(Debug, clap::Args)]
#[command(override_usage = "secateur config [OPTIONS OF REDUCE] <INPUT>\n       \
        secateur config --json-schema")]
pub(crate) struct Config {
    /// Print the JSON Schema of the file instead, for editors
    #[arg(long, exclusive = true)]
    json_schema: bool,

    /// Input, and other arguments of `reduce`
    #[arg(
        required_unless_present = "json_schema",
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "ARGUMENT"
    )]
    arguments: Vec<OsString>,
}

/// Parses the user's arguments together with those from a file.
pub(crate) fn parse(command: &Command, arguments: &[OsString]) -> anyhow::Result<ArgMatches> {
    let matches = command.clone().try_get_matches_from(arguments);
    let matches = matches.unwrap_or_else(|error| hint::explain(error, arguments).exit());
    with_file(command, arguments, matches).map(|(matches, _)| matches)
}

/// Option that the file sets.
pub(crate) struct Setting {
    line: usize,
    key: String,
    id: String,
    pub(crate) arguments: Vec<OsString>,
}

impl Setting {
    /// Returns `true` if the option names a user-supplied minimiser, which runs a command.
    fn brings_a_minimizer(&self) -> bool {
        let value = |argument: &OsString| {
            argument.to_string_lossy().split_once('=').is_some_and(|(_, name)| name.contains('='))
        };
        self.key == "minimizer" && self.arguments.iter().any(value)
    }
}

/// The configuration file, and the options taken from it.
#[derive(Default)]
struct Settings {
    path: PathBuf,
    settings: Vec<Setting>,
}

/// Parses the arguments again together with those of the file, if the command accepts a file and
/// there is one.
fn with_file(
    command: &Command,
    arguments: &[OsString],
    matches: ArgMatches,
) -> anyhow::Result<(ArgMatches, Settings)> {
    let taker = matches.subcommand().filter(|(name, _)| *name == REDUCE || OTHERS.contains(name));
    let taker = taker.and_then(|(name, given)| Some((command.find_subcommand(name)?, given)));
    let (Some((taker, given)), Some(reduce)) = (taker, command.find_subcommand(REDUCE)) else {
        return Ok((matches, Settings::default()));
    };
    let named = given.get_one::<PathBuf>("config").cloned();
    let is_named = named.is_some();
    let Some(path) = named.or_else(|| beside_input(taker, given)) else {
        return Ok((matches, Settings::default()));
    };
    let mut settings = read(&path, reduce)?;
    settings.retain(|setting| {
        let arg = taker.get_arguments().find(|arg| arg.get_id() == setting.id.as_str());
        arg.is_some_and(|arg| !is_beaten(arg, taker, given))
    });
    let (settings, refused): (Vec<_>, Vec<_>) = settings
        .into_iter()
        .partition(|one| is_named || ANY.contains(&&*one.key) && !one.brings_a_minimizer());
    // `quiet` in the file does not silence the notes about the file.
    let is_quiet = given.try_get_one("quiet").ok().flatten().copied().unwrap_or_default();
    announce(&path, &settings, &refused, Notes::new(is_quiet));
    let settings = Settings { settings, path };
    let parse = |settings: &[Setting]| {
        let mut arguments = arguments.iter().cloned();
        let added = settings.iter().flat_map(|setting| setting.arguments.iter().cloned());
        let program_and_command: Vec<_> = arguments.by_ref().take(2).collect();
        command
            .clone()
            .try_get_matches_from(program_and_command.into_iter().chain(added).chain(arguments))
    };
    match parse(&settings.settings) {
        Ok(matches) => Ok((matches, settings)),
        // The user's own arguments are valid, so an argument of the file is not.
        Err(error) => {
            let culprits =
                settings.settings.chunks(1).find_map(|one| Some((one.first()?, parse(one).err()?)));
            let (place, error) = match culprits {
                Some((Setting { line, .. }, error)) => {
                    (format!("{}, line {line}", settings.path.display()), error)
                }
                None => (settings.path.display().to_string(), error),
            };
            Err(anyhow!("{place}: {}", essence(&error)))
        }
    }
}

/// Prints the options that were read from the file, and those that were refused.
fn announce(path: &Path, taken: &[Setting], refused: &[Setting], notes: Notes) {
    let keys = |settings: &[Setting]| {
        settings.iter().map(|setting| setting.key.as_str()).collect::<Vec<_>>().join(", ")
    };
    if !taken.is_empty() {
        notes.note(format_args!("options from {}: {}", path.display(), keys(taken)));
    }
    if !refused.is_empty() {
        notes.note(format_args!(
            "ignored in {}: {}. Options that run commands, write files or copy them to tests are \
             accepted only in a file given as --config {}",
            path.display(),
            keys(refused),
            quoted(path)
        ));
    }
}

/// Returns `true` if the user has given the option, or one that conflicts with it.
fn is_beaten(arg: &Arg, taker: &Command, given: &ArgMatches) -> bool {
    let excludes = |one: &Arg, other: &Arg| {
        taker.get_arg_conflicts_with(one).iter().any(|excluded| excluded.get_id() == other.get_id())
    };
    // The user's choice of output takes precedence over any file.
    let is_other_choice = |other: &Arg| match (other.get_id().as_str(), arg.get_id().as_str()) {
        ("quiet", "ui" | "explain") | ("explain", "quiet") => true,
        ("summary", "explain") => {
            let format = given.try_get_one::<SummaryFormat>("summary").ok().flatten();
            format == Some(&SummaryFormat::Json)
        }
        _ => false,
    };
    let by_user = |other: &&Arg| {
        given.value_source(other.get_id().as_str()) == Some(ValueSource::CommandLine)
    };
    taker.get_arguments().filter(by_user).any(|other| {
        other.get_id() == arg.get_id()
            || excludes(arg, other)
            || excludes(other, arg)
            || is_other_choice(other)
    })
}

/// Returns clap's message without the parts about the command line.
fn essence(error: &clap::Error) -> String {
    let text = error.to_string();
    let text = text.trim_start_matches("error: ");
    let paragraphs = text
        .split("\n\n")
        .filter(|part| !part.starts_with("Usage:") && !part.starts_with("For more"));
    paragraphs.collect::<Vec<_>>().join("\n\n").trim_end().to_owned()
}

/// Returns the configuration file beside the input, if there is one.
fn beside_input(options: &Command, given: &ArgMatches) -> Option<PathBuf> {
    // The input follows the test, or is first if there is a command.
    let has_command = ["command", "differs"]
        .iter()
        .any(|id| given.try_get_raw(id).is_ok_and(|values| values.is_some()));
    let positionals = options.get_positionals().filter(|arg| !arg.is_last_set());
    let mut inputs = positionals.filter_map(|arg| given.get_raw(arg.get_id().as_str())?.next());
    let input = if has_command { inputs.next()? } else { inputs.last()? };
    let path = Path::new(input).with_file_name(FILE_NAME);
    path.exists().then_some(path)
}

/// Reads the file for the command that defines the options.
pub(crate) fn read(path: &Path, options: &Command) -> anyhow::Result<Vec<Setting>> {
    let name = path.display();
    let text = text(path)?;
    let line_of =
        |offset: usize| 1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count();
    let table = DeTable::parse(&text).map_err(|error| {
        let line = line_of(error.span().map_or(0, |span| span.start));
        anyhow!("{name}, line {line}: {}", error.message())
    })?;
    let mut settings = Vec::new();
    for (key, value) in table.get_ref() {
        let line = line_of(key.span().start);
        let key = key.get_ref();
        let at = || format!("{name}, line {line}: {key}");
        let is_key = |arg: &&Arg| {
            let aliases = arg.get_all_aliases().unwrap_or_default();
            arg.get_long() == Some(key) || aliases.contains(&&**key)
        };
        let arg = options.get_arguments().find(is_key);
        let Some(arg) = arg.filter(|arg| arg.get_long().is_some_and(is_for_file)) else {
            bail!(
                "{} is not an option for a configuration file; expected one of {}",
                at(),
                known(options)
            );
        };
        let arguments = arguments(arg, key, value.get_ref(), path)
            .map_err(|what| anyhow!("{} {what}", at()))?;
        settings.push(Setting {
            line,
            key: key.to_string(),
            id: arg.get_id().to_string(),
            arguments,
        });
    }
    settings.sort_by_key(|setting| setting.line);
    Ok(settings)
}

/// Reads the file. Refuses pipes, which could block the run, and devices, which could fill the
/// memory.
fn text(path: &Path) -> anyhow::Result<String> {
    let name = path.display();
    let cannot_read = |error: io::Error| anyhow!("cannot read {name}: {error}");
    let facts = fs::metadata(path).map_err(cannot_read)?;
    let bytes = facts.len();
    ensure!(
        facts.is_file(),
        "{name} is not a regular file; remove it, or give another file with --config"
    );
    ensure!(
        bytes <= BYTES_MAX,
        "{name} has {bytes} bytes; a configuration file has at most {BYTES_MAX}"
    );
    let mut text = String::new();
    // Some kernel files report size 0 and never end.
    File::open(path)
        .and_then(|file| file.take(bytes).read_to_string(&mut text))
        .map_err(cannot_read)?;
    Ok(text)
}

fn known(options: &Command) -> String {
    let keys = options.get_arguments().filter_map(Arg::get_long).filter(|key| is_for_file(key));
    keys.collect::<Vec<_>>().join(", ")
}

/// Returns the equivalent command-line arguments. Paths are relative to the folder of the file.
fn arguments(
    arg: &Arg,
    key: &str,
    value: &DeValue<'_>,
    file: &Path,
) -> Result<Vec<OsString>, String> {
    let takes_value = arg.get_action().takes_values();
    let one = |text: &str| -> OsString {
        let is_path = arg.get_value_parser().type_id() == TypeId::of::<PathBuf>();
        let text =
            if is_path { file.with_file_name("").join(text).into_os_string() } else { text.into() };
        let mut argument = OsString::from(format!("--{key}="));
        argument.push(text);
        argument
    };
    match value {
        DeValue::Boolean(true) if !takes_value => Ok(vec![format!("--{key}").into()]),
        DeValue::Boolean(false) if !takes_value => Ok(Vec::new()),
        _ if !takes_value => Err("must be true or false".to_owned()),
        DeValue::String(text) => Ok(vec![one(text)]),
        DeValue::Integer(number) => Ok(vec![one(&number.to_string())]),
        DeValue::Float(number) => Ok(vec![one(&number.to_string())]),
        DeValue::Array(values) => {
            let arguments = values.iter().map(|value| match value.get_ref() {
                DeValue::Array(_) => Err("must not contain nested lists".to_owned()),
                value => arguments(arg, key, value, file),
            });
            Ok(arguments.collect::<Result<Vec<_>, _>>()?.concat())
        }
        _ => Err("must be a number, a quoted string, or a list of these".to_owned()),
    }
}

/// Runs `secateur config`: prints the effective options of a command line of `reduce`, and their
/// origins.
pub(crate) fn show(options: &Config, program: Command) -> anyhow::Result<ExitCode> {
    if options.json_schema {
        return output::print(SCHEMA.trim_end());
    }
    // Nothing is run, so required arguments may be missing.
    let command =
        program.mut_subcommand(REDUCE, |reduce| reduce.mut_args(|arg| arg.required(false)));
    let arguments: Vec<OsString> = ["secateur", REDUCE]
        .map(OsString::from)
        .into_iter()
        .chain(options.arguments.iter().cloned())
        .collect();
    let matches =
        command.clone().try_get_matches_from(&arguments).unwrap_or_else(|error| error.exit());
    let (matches, settings) = with_file(&command, &arguments, matches)?;
    let (Some(reduce), Some(given)) =
        (command.find_subcommand(REDUCE), matches.subcommand_matches(REDUCE))
    else {
        return Ok(ExitCode::SUCCESS);
    };
    let mut table = Table::new();
    table.load_style(NOTHING).set_header(["option", "also for", "from", "value"]);
    for arg in reduce
        .get_arguments()
        .filter(|arg| !matches!(arg.get_long(), None | Some("help" | "config")))
    {
        let id = arg.get_id().as_str();
        let in_file = settings.settings.iter().find(|setting| setting.id == id);
        let from = match (in_file, given.value_source(id)) {
            (Some(setting), _) => format!("{}, line {}", settings.path.display(), setting.line),
            (None, Some(ValueSource::CommandLine)) => "command line".to_owned(),
            _ => "default".to_owned(),
        };
        let takers = OTHERS
            .into_iter()
            .filter(|name| has(&command, name, arg))
            .collect::<Vec<_>>()
            .join(", ");
        table.add_row([
            arg.get_long().unwrap_or_default().to_owned(),
            takers,
            from,
            value(arg, given),
        ]);
    }
    output::print(table.trim_fmt())
}

/// Returns `true` if the command of this name accepts the option from the file.
fn has(command: &Command, name: &str, arg: &Arg) -> bool {
    let is_for_file = arg.get_long().is_some_and(is_for_file);
    let others = command.find_subcommand(name).into_iter().flat_map(Command::get_arguments);
    is_for_file && others.into_iter().any(|other| other.get_id() == arg.get_id())
}

/// Returns the effective value of an option, or the description of its default.
fn value(arg: &Arg, given: &ArgMatches) -> String {
    let id = arg.get_id().as_str();
    if let Some(values) = given.get_raw(id) {
        return values.map(|value| value.to_string_lossy()).collect::<Vec<_>>().join(", ");
    }
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let default = help.split_once("[default: ").and_then(|(_, rest)| rest.split_once(']'));
    default.map_or_else(|| "not set".to_owned(), |(default, _)| default.to_owned())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::sources::NONE;
    use super::*;
    use crate::program::Args;

    /// A developer who adds an option decides whether a file that came with an input may set it.
    #[test]
    fn every_option_of_reduce_is_known_to_run_and_write_nothing_or_needs_a_named_file() {
        let mut command = Args::command();
        command.build();
        let reduce = command.find_subcommand(REDUCE).unwrap();
        let mut options: Vec<_> = reduce.get_arguments().filter_map(Arg::get_long).collect();
        options.sort_unstable();
        let mut known = [&ANY[..], &NAMED, &NONE].concat();
        known.sort_unstable();
        assert_eq!(options, known, "enter each option in one of the lists of sources");
        for option in reduce.get_arguments() {
            let is_path = option.get_value_parser().type_id() == TypeId::of::<PathBuf>();
            if let Some(key) = option.get_long().filter(|_| is_path) {
                assert!(!ANY.contains(&key), "{key} is a path, which only the user may choose");
            }
        }
    }
}
