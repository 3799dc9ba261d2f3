//! What can be wrong with a grammar that is loaded. Each message says what to do.

use std::io;
use std::path::PathBuf;

/// Why a grammar cannot be loaded, added or removed.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// Something cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    Read {
        /// A file or a folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Something in the folder of a grammar is a pipe, a device or a folder, where a file is needed.
    #[error("{} is not a regular file; remove it, or take the grammar from a crate or npm package", .0.display())]
    NotAFile(PathBuf),
    /// A file is larger than any of a grammar.
    #[error("{} has more than {max} GiB, which no file of a grammar has; remove it", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Maximum size in GiB.
        max: u64,
    },
    /// Something cannot be written.
    #[error("cannot write {}: {source}; {remedy}", path.display())]
    Write {
        /// A file or a folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
        /// What to do.
        remedy: &'static str,
    },
    /// There is no grammar in the folder.
    #[error(
        "{} is no folder of a tree-sitter grammar: it has neither src/parser.c nor src/grammar.json; name a clone, an unpacked \
         crate or an npm package of a grammar",
        .0.display()
    )]
    NoGrammar(PathBuf),
    /// The generated parser is not there.
    #[error(
        "the grammar {} has no src/parser.c; `tree-sitter generate` in that folder makes it, and published crates and npm packages \
         have it",
        .0.display()
    )]
    NoParser(PathBuf),
    /// The rules are not there.
    #[error(
        "the grammar {} has no src/grammar.json, the rules that its parser was generated from; `tree-sitter generate` in that folder \
         makes it, and published crates and npm packages have it",
        .0.display()
    )]
    NoRules(PathBuf),
    /// The rules are no JSON, or lack what such a file has.
    #[error("{} is not what tree-sitter writes: {message}; take the file that belongs to the parser", path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        message: String,
    },
    /// The name cannot be that of a folder and of an argument.
    #[error(
        "{}: `{name}` cannot be the name of a language: letters, digits, _, -, + and # can; give it another in a language.toml",
        folder.display()
    )]
    Name {
        /// The folder.
        folder: PathBuf,
        /// The name.
        name: String,
    },
    /// Only a scanner in C++ is there.
    #[error(
        "{} is in C++, which tree-sitter has given up; a newer version of the grammar has its scanner in C",
        .0.display()
    )]
    CppScanner(PathBuf),
    /// There is no C compiler.
    #[error(
        "cannot run the C compiler `{command}`, which the parser of a grammar needs: {source}; install gcc or clang, or name one by the \
         environment variable CC"
    )]
    NoCompiler {
        /// The command.
        command: String,
        /// Why.
        source: io::Error,
    },
    /// It does not compile.
    #[error(
        "`{command}` does not compile {}: {message}\nAnother version of the grammar may compile; the environment variable CC names \
         another compiler",
        folder.display()
    )]
    NotCompiled {
        /// The compiler.
        command: String,
        /// What it was given.
        folder: PathBuf,
        /// The first lines of what it said.
        message: String,
    },
    /// The parser ends, stops or floods the process that tries it.
    #[error(
        "the parser for {name} {ending}. The cause is mostly the grammar's scanner, in {}: a newer version may have mended it; \
         without the grammar, lines and tokens are reduced: leave out --grammar, or `secateur language remove {name}` if it was added",
        folder.display()
    )]
    Trial {
        /// The language.
        name: String,
        /// The folder of the grammar.
        folder: PathBuf,
        /// What happened in the trial, as in "crashed".
        ending: String,
    },
    /// The library cannot be loaded.
    #[error("cannot load the compiled parser of {name}: {message}")]
    NotLoaded {
        /// The language.
        name: String,
        /// Why.
        message: String,
    },
    /// The library has another grammar's parser.
    #[error(
        "src/grammar.json of {} is of the grammar `{name}`, and src/parser.c of another one; take both from one version of one grammar",
        folder.display()
    )]
    OtherParser {
        /// The folder.
        folder: PathBuf,
        /// The grammar of the rules.
        name: String,
    },
    /// The parser was generated for another tree-sitter.
    #[error(
        "the parser of {name} has version {found} of tree-sitter's interface, and versions {min} to {max} can be used; \
         `tree-sitter generate --abi {max}` in its folder makes one"
    )]
    Version {
        /// The language.
        name: String,
        /// The parser's version.
        found: usize,
        /// The first that can be used.
        min: usize,
        /// The last.
        max: usize,
    },
    /// The rules cannot be used, or they, or the queries for texts in other languages, do not fit the parser.
    #[error("{}: {message}; {remedy}", folder.display())]
    Unfit {
        /// The folder of the grammar.
        folder: PathBuf,
        /// What is wrong, and where.
        message: String,
        /// What to do.
        remedy: &'static str,
    },
    /// The description has a mistake.
    #[error("{}, {source}", path.display())]
    Description {
        /// The `language.toml`.
        path: PathBuf,
        /// What is wrong, and where.
        source: secateur_names::LanguageError,
    },
    /// There is a description already.
    #[error("{} exists and is not overwritten; remove it first", .0.display())]
    Described(PathBuf),
    /// There are several grammars where one is needed.
    #[error("{} has several grammars; name the folder of one, the one that has its src", .0.display())]
    Several(PathBuf),
    /// No folder of the user is known.
    #[error(
        "there is no folder for added languages: neither {0} nor HOME is set; set one of them, or use --grammar"
    )]
    NoHome(&'static str),
    /// A language of that name is known already.
    #[error("there is a language `{name}` already, {place}; {remedy}")]
    Known {
        /// The name.
        name: String,
        /// Where it is from.
        place: String,
        /// What to do.
        remedy: String,
    },
    /// None of the grammars is for files with this extension.
    #[error("--take .{extension}: the grammar is not for such files, but for {known}")]
    NotItsExtension {
        /// The extension.
        extension: String,
        /// Those that the grammars are for.
        known: String,
    },
    /// No language of that name was added.
    #[error("no language `{name}` was added; {known}")]
    NotAdded {
        /// The name.
        name: String,
        /// Those that were.
        known: String,
    },
}

impl LoadError {
    pub(crate) fn read(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        |source| Self::Read { path, source }
    }
}
