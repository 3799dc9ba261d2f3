//! Options that select the language of inputs.

use std::ffi::OsStr;
#[cfg(feature = "load")]
use std::path::PathBuf;

use anyhow::anyhow;
use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::{Arg, Command};
use secateur_names::Language;

use crate::output::files::Files;
use crate::output::notes::Notes;

/// Options that select the language of the input.
#[derive(Debug, clap::Args)]
pub(crate) struct LanguageOptions {
    /// Language of the input, or of files that are not recognised by name [default: by file name]
    #[arg(short, long, value_parser = LanguageName, hide_possible_values = true)]
    language: Option<String>,

    /// Compile and use this folder of a tree-sitter grammar: a clone, an unpacked crate or npm
    /// package
    ///
    /// Its name and extensions identify its language; if the folder has only one, it is the
    /// language of the input. `secateur language add DIR` adds it permanently.
    #[cfg(feature = "load")]
    #[arg(long, value_name = "DIR")]
    grammar: Option<PathBuf>,
}

/// Parser of language names. Names are checked later, once all arguments are known.
#[derive(Clone)]
struct LanguageName;

impl TypedValueParser for LanguageName {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(secateur_languages::names().into_iter().map(PossibleValue::new)))
    }
}

impl LanguageOptions {
    /// Returns the language given by the user, or `None` if file names decide. Makes user-supplied
    /// grammars known.
    pub(crate) fn chosen(&self, notes: Notes) -> anyhow::Result<Option<&'static Language>> {
        Ok(if let [only] = self.named(notes)?[..] { Some(only) } else { None })
    }

    /// Adds the files of a grammar. Inputs may be beside them.
    pub(crate) fn add_to(&self, files: &mut Files) {
        #[cfg(feature = "load")]
        if let Some(folder) = &self.grammar {
            files.search("grammar", folder);
            ["src", "queries", "language.toml", "tree-sitter.json", "package.json"]
                .iter()
                .for_each(|part| files.read("file of the grammar", folder.join(part)));
        }
        let _ = files;
    }

    /// Returns the languages given by the user: that of --language, or all of --grammar.
    pub(crate) fn named(&self, notes: Notes) -> anyhow::Result<Vec<&'static Language>> {
        #[cfg(feature = "load")]
        let user_grammar = match &self.grammar {
            Some(folder) => {
                let mut tell = |compiling: secateur_languages::Compiling<'_>| {
                    crate::user_grammar::announce(compiling, notes);
                };
                secateur_languages::load(folder, &mut tell)?
            }
            None => Vec::new(),
        };
        #[cfg(not(feature = "load"))]
        let (user_grammar, _) = (Vec::new(), notes);
        let Some(name) = &self.language else { return Ok(user_grammar) };
        let language = secateur_languages::named(name)?;
        language.ok_or_else(|| unknown(name)).map(|language| vec![language])
    }
}

/// Returns the error for an unknown language.
fn unknown(name: &str) -> anyhow::Error {
    let mut features = secateur_grammars::NOT_BUILT.iter().map(|(feature, _)| *feature);
    if let Some(feature) = features.find(|it| it.eq_ignore_ascii_case(name)) {
        return anyhow!(
            "this secateur was built without the language {feature}; `cargo install --path \
             crates/cli --features {feature}` includes it"
        );
    }
    let arg = Arg::new("language").long("language").value_name("LANGUAGE").num_args(1);
    let names = PossibleValuesParser::new(secateur_languages::names());
    let error = names.parse_ref(&Command::new("secateur"), Some(&arg), name.as_ref());
    let error = error.unwrap_or_else(|error| error.to_string());
    let (said, _) = error.split_once("\n\nFor more").unwrap_or((&error, ""));
    let said = said.trim_start_matches("error: ").trim_end();
    anyhow!("{said}\n\nTo add a language, see `secateur help languages`")
}
