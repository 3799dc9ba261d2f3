//! The language of inputs: by its name, by the folder of its grammar, or by the names of files.

#[cfg(feature = "load")]
use std::env;
use std::ffi::OsStr;
#[cfg(feature = "load")]
use std::os::unix::process::ExitStatusExt;
#[cfg(feature = "load")]
use std::path::Path;
#[cfg(feature = "load")]
use std::path::PathBuf;
#[cfg(feature = "load")]
use std::process::{Command as Process, Stdio};

use anyhow::anyhow;
#[cfg(feature = "load")]
use bytesize::ByteSize;
use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::{Arg, Command};
use secateur_names::Language;

use crate::failure::Failure;
use crate::notes::Notes;

/// How long a parser may compute on one input, in seconds of processor time, before it is taken for one that never ends.
#[cfg(feature = "load")]
const TRIAL_SECONDS: u32 = 60;

/// From so many bytes of C on, a parser takes more than some seconds to compile.
#[cfg(feature = "load")]
const LARGE: u64 = 20_000_000;

/// What users say of the language.
#[derive(Debug, clap::Args)]
pub(crate) struct LanguageOptions {
    /// The input's language; of several files, of those that are not recognised by name [default: by the file name]
    #[arg(short, long, value_parser = LanguageName)]
    language: Option<String>,

    /// The folder of a tree-sitter grammar, which is compiled and used for this run: a clone, an unpacked crate or an npm package
    ///
    /// Its language is then known by its name and its files' extensions; the only one of a folder is the language of the input.
    /// `secateur language add DIR` makes it known for good.
    #[cfg(feature = "load")]
    #[arg(long, value_name = "DIR")]
    grammar: Option<PathBuf>,
}

/// Reads the name of a language. Which languages there are is known when all arguments are.
#[derive(Clone)]
struct LanguageName;

impl TypedValueParser for LanguageName {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(secateur_languages::names().into_iter().map(PossibleValue::new)))
    }
}

impl LanguageOptions {
    /// The language that the user has named; none if the names of files are to tell. A grammar that the user brings is known from
    /// now on.
    pub(crate) fn chosen(&self, notes: Notes) -> Result<Option<&'static Language>, Failure> {
        Ok(match self.named(notes)?[..] {
            [only] => Some(only),
            _ => None,
        })
    }

    /// The languages that the user has named: the one of --language, or all of --grammar.
    pub(crate) fn named(&self, notes: Notes) -> Result<Vec<&'static Language>, Failure> {
        #[cfg(feature = "load")]
        let brought = match &self.grammar {
            Some(folder) => {
                let mut tell = |compiling: secateur_languages::Compiling<'_>| announce(compiling, notes);
                secateur_languages::load(folder, &mut tell).map_err(Failure::usage)?
            }
            None => Vec::new(),
        };
        #[cfg(not(feature = "load"))]
        let (brought, _) = (Vec::new(), notes);
        let Some(name) = &self.language else { return Ok(brought) };
        let language = secateur_languages::named(name).map_err(Failure::usage)?;
        language.ok_or_else(|| unknown(name)).map(|language| vec![language]).map_err(Failure::Usage)
    }
}

/// What is said of a name that no language has.
fn unknown(name: &str) -> anyhow::Error {
    let arg = Arg::new("language").long("language").value_name("LANGUAGE").num_args(1);
    let names = PossibleValuesParser::new(secateur_languages::names());
    let error = names.parse_ref(&Command::new("secateur"), Some(&arg), name.as_ref());
    let error = error.unwrap_or_else(|error| error.to_string());
    let (said, _) = error.split_once("\n\nFor more").unwrap_or((&error, ""));
    let said = said.trim_start_matches("error: ").trim_end();
    anyhow!("{said}\n\n`secateur help languages` tells how to bring another")
}

/// Says that a parser is compiled, which can take long.
#[cfg(feature = "load")]
pub(crate) fn announce(compiling: secateur_languages::Compiling<'_>, notes: Notes) {
    let size = ByteSize(compiling.bytes).display().si();
    let long = if compiling.bytes > LARGE { "; that can take a minute" } else { "" };
    notes.say(format_args!("Compiling the parser for {}, {size} of C, once{long}", compiling.name));
}

/// Has another process parse the file first: a parser that was loaded may crash, or not come to an end.
#[cfg(feature = "load")]
pub(crate) fn try_out(chosen: Option<&'static Language>, file: &Path) -> Result<(), Failure> {
    let language = match chosen {
        Some(language) => Some(language),
        None => secateur_languages::of(file).map_err(Failure::usage)?,
    };
    let Some((language, origin)) = language.and_then(|language| Some((language, language.origin.as_ref()?))) else {
        return Ok(());
    };
    let program = env::current_exe().map_err(Failure::run)?;
    // At the soft limit the signal tells why.
    let limited = format!("ulimit -S -t {TRIAL_SECONDS} && exec \"$0\" \"$@\"");
    let mut trial = Process::new("sh");
    trial.arg("-c").arg(limited).arg(program).args(["tree", "--levels", "1", "--language", language.name, "--grammar"]);
    trial.arg(&origin.folder).arg(file).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let status = trial.status().map_err(Failure::run)?;
    if status.signal().is_none() {
        return Ok(());
    }
    let what = if status.to_string().contains("SIGXCPU") {
        format!("has not come to an end after {TRIAL_SECONDS} s")
    } else {
        format!("crashed ({status})")
    };
    Err(Failure::Usage(anyhow!(
        "the parser for {} {what} on {}. The cause is mostly the grammar's scanner, in {}: a newer version may have mended it; \
         without the grammar, lines and tokens are reduced: leave out --grammar, or `secateur language remove {}` if it was added",
        language.name,
        file.display(),
        origin.folder.display(),
        language.name,
    )))
}
