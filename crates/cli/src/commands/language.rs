//! `secateur language`: languages added by the user from tree-sitter grammars.

mod acceptance;
mod check;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use secateur_languages::fit::{draw, mend, programs, with_overrides};
use secateur_languages::template::{Template, template};
use secateur_languages::{added, names, owner};
use secateur_session::quoted;

use crate::commands::init::write;
use crate::options::language_options::LanguageOptions;
use crate::output;
use crate::output::notes::Notes;
use crate::user_grammar::announce;

/// Add languages by their tree-sitter grammars, list them, and check how well a grammar fits files
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct LanguageCommand {
    #[command(subcommand)]
    action: LanguageAction,
}

#[derive(Debug, clap::Subcommand)]
enum LanguageAction {
    /// Add the language of a grammar, with its name and file extensions
    ///
    /// DIR is the folder of a tree-sitter grammar with its generated parser: a clone, an unpacked
    /// crate or npm package. The C compiler `cc`, or the one given by CC, compiles the parser. The
    /// needed files are copied. A grammar is code that runs with your rights: add only what you
    /// trust.
    Add {
        /// Folder of the grammar
        #[arg(value_name = "DIR")]
        folder: PathBuf,

        /// Assign this extension of a built-in language to the new one; repeatable [default: none]
        #[arg(long, value_name = "EXTENSION", value_delimiter = ',')]
        take: Vec<String>,
    },
    /// List the known languages, their file extensions, and their source
    List,
    /// Remove a language that was added
    Remove {
        /// Name of the language
        name: String,
    },
    /// Check if languages can be loaded, or how well a grammar fits files
    ///
    /// Without FILE, loads every added language, or those of --grammar and --language.
    ///
    /// For each FILE, counts the nodes with children (`inner`); those that match their rule exactly
    /// (`exact`), without fields (`fields`), by kinds alone (`kinds`), or not (`none`); syntax
    /// errors, definitions and uses. Then draws random edits that the grammar permits. If most of
    /// them cause syntax errors, the rules are incomplete, usually because of an external scanner.
    /// Prints overrides for the `language.toml` of the grammar.
    ///
    /// With COMMAND, an edited text must also be accepted by it: `secateur language check a.php --
    /// php -l @@` finds edits that the grammar permits and PHP does not. A command that also
    /// checks types or names will reject most of them.
    Check {
        /// Files in the language
        #[arg(value_name = "FILE")]
        files: Vec<PathBuf>,

        /// Command that exits with status 0 for texts without syntax errors; `@@` is the text's
        /// file
        #[arg(last = true, value_name = "COMMAND", requires = "files")]
        command: Vec<OsString>,

        #[command(flatten)]
        language: LanguageOptions,
    },
    /// Write a language.toml for a grammar, to start from
    ///
    /// It has the required keys, the derived rules for names as a comment, and examples of other
    /// keys that fit the grammar.
    Init {
        /// Folder of the grammar
        #[arg(value_name = "DIR")]
        folder: PathBuf,

        /// Files in the language; adds the overrides that `check` prints for them
        #[arg(value_name = "FILE")]
        files: Vec<PathBuf>,
    },
}

pub(crate) fn run(command: &LanguageCommand) -> anyhow::Result<ExitCode> {
    match &command.action {
        LanguageAction::Add { folder, take } => add(folder, take),
        LanguageAction::List => output::print(list().trim_end()),
        LanguageAction::Check { files, language, .. } if files.is_empty() => {
            check::check_languages(language)
        }
        LanguageAction::Check { files, command, language } => {
            check::check_files(language, files, command)
        }
        LanguageAction::Init { folder, files } => init(folder, files),
        LanguageAction::Remove { name } => {
            added::remove(name)?;
            output::print(format_args!("removed {name}"))
        }
    }
}

fn add(folder: &Path, take: &[String]) -> anyhow::Result<ExitCode> {
    let added = added::add(folder, take, &mut |compiling| announce(compiling, Notes::ALOUD))?;
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
        let stays = left.clone().map(|own| format!(".{own} ({})", owner(own).unwrap_or("it")));
        Notes::ALOUD.note(format_args!(
            "these extensions still belong to built-in languages: {}. To reassign them, run: \
             secateur language remove {}, then secateur language add {} --take {}",
            stays.collect::<Vec<_>>().join(", "),
            package.name,
            quoted(folder),
            left.cloned().collect::<Vec<_>>().join(",")
        ));
    }
    output::print(lines.collect::<Vec<_>>().join("\n"))
}

/// Writes an initial `language.toml`.
fn init(folder: &Path, files: &[PathBuf]) -> anyhow::Result<ExitCode> {
    let Template { path, head, overrides, examples, language } =
        template(folder, &mut |compiling| announce(compiling, Notes::ALOUD))?;
    let texts = check::texts_in(language, files)?;
    let parsed = programs(language, &texts);
    let edits = draw(&parsed, None);
    let mended = mend(language, &head, &parsed, &edits, None)?;
    // Real overrides take the position of the example.
    let overrides =
        if mended.overrides.is_empty() { overrides } else { with_overrides("", &mended.overrides) };
    let text = [head, overrides, examples].concat();
    write(&path, &text, 0o666)?;
    let user_grammar = match mended.overrides.len() {
        0 => String::new(),
        1 => ", with an override derived from these files".to_owned(),
        count => format!(", with {count} overrides derived from these files"),
    };
    output::print(format_args!("Wrote {}{user_grammar}", path.display()))
}

/// Returns one line for each language.
fn list() -> String {
    let width = names().iter().map(|name| name.len()).max().unwrap_or_default();
    let line = |name: &str, extensions: Vec<&str>, origin: &str| {
        let extensions: Vec<_> = extensions.iter().map(|own| format!(".{own}")).collect();
        format!("{name:width$}  {origin}  {}\n", extensions.join(" "))
    };
    let built_in = secateur_grammars::all().map(|language| {
        line(language.name, language.extensions.iter().map(|own| own.0).collect(), "built in")
    });
    let user_grammar = added::all().iter().map(|package| {
        line(&package.name, package.extensions.iter().map(String::as_str).collect(), "added   ")
    });
    built_in.chain(user_grammar).collect()
}
