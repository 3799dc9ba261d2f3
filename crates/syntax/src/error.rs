//! Errors of grammars and parses.

/// Error in a `grammar.json`. Unknown constructs are always rejected.
#[derive(Debug, thiserror::Error)]
pub enum GrammarError {
    /// The file is not a grammar.
    #[error("grammar.json of {grammar}: {message}")]
    Malformed { grammar: &'static str, message: String },
    /// A rule uses an unknown construct, or a symbol that is neither a rule nor an external token.
    #[error("grammar.json of {grammar}, rule `{rule}`: {message}")]
    Unknown { grammar: &'static str, rule: String, message: String },
    /// The injection queries are not valid for this grammar.
    #[error("injections.scm of {grammar}, line {line}: {message}")]
    Queries {
        grammar: &'static str,
        /// Line number, from 1.
        line: usize,
        message: String,
    },
    /// The parser has no symbol for a rule: the file belongs to another version of the parser.
    #[error(
        "grammar.json of {grammar} does not match its parser: there is no symbol for the rule \
         `{rule}`"
    )]
    Misaligned {
        grammar: &'static str,
        /// First rule without a symbol.
        rule: String,
    },
}

/// Error that prevents a parse. A syntax error becomes an ERROR node instead.
#[derive(Debug, thiserror::Error)]
pub enum ParseError {
    /// Positions are 32 bits wide.
    #[error("the input has {bytes} bytes; at most {} can be parsed", u32::MAX)]
    TooLarge { bytes: usize },
    /// The parser was generated for another version of tree-sitter.
    #[error("the {grammar} grammar is incompatible with this version of tree-sitter")]
    Incompatible {
        grammar: &'static str,
        #[source]
        source: tree_sitter::LanguageError,
    },
    /// The rules of the language cannot be used.
    #[error(transparent)]
    Rules(#[from] &'static GrammarError),
    /// The file has so many syntax errors that the parser would take minutes for a tree without
    /// structure.
    #[error("the parser for {grammar} finds hardly anything but syntax errors")]
    TooManyErrors { grammar: &'static str },
    /// The caller stopped the parse.
    #[error("parsing was stopped before the end of the input")]
    Stopped,
    /// tree-sitter returned no tree.
    #[error("tree-sitter returned no tree for the input")]
    NoTree,
}
