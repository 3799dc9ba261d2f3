//! `secateur language`: languages added by the user from tree-sitter grammars.

mod check;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use secateur_languages::fit::{draw, mend, programs, with_overrides};
use secateur_languages::template::{Template, template};
use secateur_languages::{added, names, owner};
use secateur_session::quoted;

use crate::brought::announce;
use crate::failure::Failure;
use crate::init::write;
use crate::language_options::LanguageOptions;
use crate::notes::Notes;
use crate::output;

/// Add languages by their tree-sitter grammars, list them, and check how well a grammar fits files
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct LanguageCommand {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Make the language of a grammar known, under its name and its files' extensions
    ///
    /// DIR is the folder of a tree-sitter grammar with its generated parser: a clone, an unpacked crate or an npm package. The
    /// parser is compiled by the C compiler `cc`, or the one that the environment variable CC names. What is needed of DIR is copied.
    /// A grammar is code that runs with your rights: add only what you trust.
    Add {
        /// The folder of the grammar
        #[arg(value_name = "DIR")]
        folder: PathBuf,

        /// Take files with this extension from the language that is built in; may be repeated [default: its files stay with it]
        #[arg(long, value_name = "EXTENSION", value_delimiter = ',')]
        take: Vec<String>,
    },
    /// List the languages that are known, with the extensions of their files, and where each is from
    List,
    /// Forget a language that was added
    Remove {
        /// The name of the language
        name: String,
    },
    /// Check whether languages can be used, or how well a grammar fits files
    ///
    /// Without FILE, every language that was added is loaded, or those that --grammar and --language name.
    ///
    /// Of each FILE, the nodes are counted that have children (`inner`): those whose rule is known to the last child (`exact`), those
    /// that fit it when fields are not looked at, by the kinds of their children alone, and not at all (`fields`, `kinds`, `none`);
    /// further syntax errors, definitions of names, and uses. Then edits that the grammar permits are drawn at random. Where most
    /// of them make syntax errors, the grammar's rules do not tell all, mostly because its scanner reads what they do not name. The
    /// overrides that mend this are shown as they are to be written in the `language.toml` of the grammar.
    Check {
        /// Files in the language
        #[arg(value_name = "FILE")]
        files: Vec<PathBuf>,

        #[command(flatten)]
        language: LanguageOptions,
    },
    /// Write the language.toml of a grammar, to begin with
    ///
    /// It has what must be said of a language, and examples that fit the grammar of what can be said.
    Init {
        /// The folder of the grammar
        #[arg(value_name = "DIR")]
        folder: PathBuf,

        /// Files in the language; the overrides that `check` shows for them are written, too
        #[arg(value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

pub(crate) fn run(command: &LanguageCommand) -> Result<ExitCode, Failure> {
    match &command.what {
        What::Add { folder, take } => add(folder, take),
        What::List => output::print(list().trim_end()),
        What::Check { files, language } if files.is_empty() => check::check_languages(language),
        What::Check { files, language } => check::check_files(language, files),
        What::Init { folder, files } => init(folder, files),
        What::Remove { name } => {
            added::remove(name).map_err(Failure::usage)?;
            output::print(format_args!("{name} is forgotten"))
        }
    }
}

fn add(folder: &Path, take: &[String]) -> Result<ExitCode, Failure> {
    let added = added::add(folder, take, &mut |compiling| announce(compiling, Notes::ALOUD))
        .map_err(Failure::usage)?;
    let lines = added.iter().map(|package| {
        let extensions: Vec<_> = package.extensions.iter().map(|own| format!(".{own}")).collect();
        let extensions = match extensions.is_empty() {
            true => format!("files with --language {}", package.name),
            false => extensions.join(", "),
        };
        format!("{}: {extensions}, in {}", package.name, package.folder.display())
    });
    for package in added.iter().filter(|package| !package.left.is_empty()) {
        let left = package.left.iter();
        let stays = left.clone().map(|own| format!(".{own} with {}", owner(own).unwrap_or("it")));
        Notes::ALOUD.note(format_args!(
            "files of languages that are built in stay with these: {}. To take them: secateur language remove {}, then \
             secateur language add {} --take {}",
            stays.collect::<Vec<_>>().join(", "),
            package.name,
            quoted(folder),
            left.cloned().collect::<Vec<_>>().join(",")
        ));
    }
    output::print(lines.collect::<Vec<_>>().join("\n"))
}

/// Writes an initial `language.toml`.
fn init(folder: &Path, files: &[PathBuf]) -> Result<ExitCode, Failure> {
    let Template { path, head, overrides, examples, language } =
        template(folder, &mut |compiling| announce(compiling, Notes::ALOUD))
            .map_err(Failure::usage)?;
    let texts = check::texts_in(language, files)?;
    let parsed = programs(language, &texts);
    let edits = draw(&parsed);
    let mended = mend(language, &head, &parsed, &edits).map_err(Failure::usage)?;
    // Real overrides take the position of the example.
    let overrides =
        if mended.overrides.is_empty() { overrides } else { with_overrides("", &mended.overrides) };
    let text = [head, overrides, examples].concat();
    write(&path, &text, 0o666)?;
    let brought = match mended.overrides.len() {
        0 => String::new(),
        1 => ", with an override for what these files showed".to_owned(),
        count => format!(", with {count} overrides for what these files showed"),
    };
    output::print(format_args!("{} is written{brought}", path.display()))
}

/// Returns one line for each language.
fn list() -> String {
    let width = names().iter().map(|name| name.len()).max().unwrap_or_default();
    let line = |name: &str, extensions: Vec<&str>, place: &str| {
        let extensions: Vec<_> = extensions.iter().map(|own| format!(".{own}")).collect();
        format!("{name:width$}  {place}  {}\n", extensions.join(" "))
    };
    let built_in = secateur_grammars::all().map(|language| {
        line(language.name, language.extensions.iter().map(|own| own.0).collect(), "built in")
    });
    let brought = added::all().iter().map(|package| {
        line(&package.name, package.extensions.iter().map(String::as_str).collect(), "added   ")
    });
    built_in.chain(brought).collect()
}
