//! Errors in user-supplied grammars. Each message includes a remedy.

use std::io;
use std::path::PathBuf;

/// Error from loading, adding or removing a grammar.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("cannot read {}: {source}", path.display())]
    Read { path: PathBuf, source: io::Error },
    /// A pipe, device or folder in place of a regular file.
    #[error(
        "{} is not a regular file; remove it, or use the grammar from a crate or npm package",
        .0.display()
    )]
    NotAFile(PathBuf),
    #[error(
        "{} is larger than {max} GiB, too large for a file of a grammar; remove it",
        path.display()
    )]
    TooLarge { path: PathBuf, max: u64 },
    #[error("cannot write {}: {source}; {remedy}", path.display())]
    Write { path: PathBuf, source: io::Error, remedy: &'static str },
    #[error(
        "{} is not the folder of a tree-sitter grammar: it has neither src/parser.c nor \
         src/grammar.json; name a clone, an unpacked crate or an npm package of a grammar",
        .0.display()
    )]
    NoGrammar(PathBuf),
    /// The generated parser is missing.
    #[error(
        "the grammar {} has no src/parser.c; run `tree-sitter generate` in that folder, or use a \
         published crate or npm package, which contains it",
        .0.display()
    )]
    NoParser(PathBuf),
    /// The grammar rules are missing.
    #[error(
        "the grammar {} has no src/grammar.json, which contains the rules of its parser; run \
         `tree-sitter generate` in that folder, or use a published crate or npm package, which \
         contains it",
        .0.display()
    )]
    NoRules(PathBuf),
    /// The rules are not valid JSON, or lack required entries.
    #[error(
        "{} was not written by tree-sitter: {message}; use the file that belongs to the parser",
        path.display()
    )]
    Malformed { path: PathBuf, message: String },
    /// The name is unsuitable for a folder or a command-line argument.
    #[error(
        "{}: `{name}` is not a valid name of a language, which consists of letters, digits, _, -, \
         + and #; choose another name in a language.toml",
        folder.display()
    )]
    Name { folder: PathBuf, name: String },
    /// The grammar has only a C++ scanner.
    #[error(
        "{} is in C++, which tree-sitter no longer supports; use a newer version of the grammar, \
         with a scanner in C",
        .0.display()
    )]
    CppScanner(PathBuf),
    #[error(
        "cannot run the C compiler `{command}`, which compiles the parser of a grammar: {source}; \
         install gcc or clang, or set the environment variable CC to a compiler"
    )]
    NoCompiler { command: String, source: io::Error },
    #[error(
        "`{command}` does not compile {}: {message}\n\
         Try another version of the grammar, or set the environment variable CC to another \
         compiler",
        folder.display()
    )]
    NotCompiled {
        command: String,
        folder: PathBuf,
        /// First lines of the compiler's output.
        message: String,
    },
    /// The parser crashed, hung or flooded the trial process.
    #[error(
        "the parser for {name} {ending}. The usual cause is the grammar's scanner, in {}; try a \
         newer version of the grammar. To reduce lines and tokens without the grammar, omit \
         --grammar, or run `secateur language remove {name}` if it was added",
        folder.display()
    )]
    Trial {
        name: String,
        folder: PathBuf,
        /// Result of the trial, such as "crashed".
        ending: String,
    },
    #[error("cannot load the compiled parser of {name}: {message}")]
    NotLoaded { name: String, message: String },
    /// The rules and the parser belong to different grammars.
    #[error(
        "src/grammar.json of {} belongs to the grammar `{name}`, but src/parser.c to another one; \
         use both from one version of one grammar",
        folder.display()
    )]
    OtherParser { folder: PathBuf, name: String },
    /// The parser uses an unsupported version of tree-sitter's interface.
    #[error(
        "the parser of {name} uses version {found} of tree-sitter's interface, but secateur \
         supports versions {min} to {max}; run `tree-sitter generate --abi {max}` in its folder"
    )]
    Version { name: String, found: usize, min: usize, max: usize },
    /// The rules are unusable, or the rules or injection queries do not match the parser.
    #[error("{}: {message}; {remedy}", folder.display())]
    Unfit {
        folder: PathBuf,
        /// Description of the mismatch and its position.
        message: String,
        remedy: &'static str,
    },
    #[error("{}, {source}", path.display())]
    Description { path: PathBuf, source: secateur_names::LanguageError },
    /// A description already exists.
    #[error("{} already exists; remove it first", .0.display())]
    Described(PathBuf),
    /// The folder has several grammars, but only one is allowed.
    #[error(
        "{} has several grammars; name the folder of one grammar, which contains its src",
        .0.display()
    )]
    Several(PathBuf),
    /// The user's data folder is unknown.
    #[error(
        "there is no folder for added languages: neither {0} nor HOME is set; set one of them, or \
         use --grammar"
    )]
    NoHome(&'static str),
    /// A language of that name already exists.
    #[error("a language `{name}` already exists, {place}; {remedy}")]
    Known {
        name: String,
        /// Origin of the known language.
        place: String,
        remedy: String,
    },
    /// None of the grammars claims this extension.
    #[error("--take .{extension}: the grammar does not claim this extension; it claims {known}")]
    NotItsExtension {
        extension: String,
        /// Extensions that the grammars claim.
        known: String,
    },
    #[error("no language `{name}` was added; {known}")]
    NotAdded {
        name: String,
        /// Names of the added languages.
        known: String,
    },
}

impl LoadError {
    pub(crate) fn read(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        |source| Self::Read { path, source }
    }
}
