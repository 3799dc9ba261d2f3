//! What can be wrong with a grammar, and with a parse.

/// Why a `grammar.json` cannot be used. Nothing in it is ever passed over in silence.
#[derive(Debug, thiserror::Error)]
pub enum GrammarError {
    /// The file is no grammar.
    #[error("grammar.json of {grammar}: {message}")]
    Malformed {
        /// The language's name.
        grammar: &'static str,
        /// What is wrong, and where.
        message: String,
    },
    /// A rule is written in a way that this version does not know, or names a symbol that is neither a rule nor an external token.
    #[error("grammar.json of {grammar}, rule `{rule}`: {message}")]
    Unknown {
        /// The language's name.
        grammar: &'static str,
        /// The rule.
        rule: String,
        /// What is not known.
        message: String,
    },
    /// The queries for texts in other languages are no queries of this grammar.
    #[error("injections.scm of {grammar}, line {line}: {message}")]
    Queries {
        /// The language's name.
        grammar: &'static str,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong there.
        message: String,
    },
    /// The parser has no symbol for a rule: the file belongs to another version of the parser.
    #[error(
        "grammar.json of {grammar} does not fit its parser: there is no symbol for the rule `{rule}`"
    )]
    Misaligned {
        /// The language's name.
        grammar: &'static str,
        /// The first such rule.
        rule: String,
    },
}

/// Why a file could not be parsed. A syntax error in the file is none: it becomes an ERROR node.
#[derive(Debug, thiserror::Error)]
pub enum ParseError {
    /// Positions are 32 bits wide.
    #[error("the input has {bytes} bytes; at most {} can be parsed", u32::MAX)]
    TooLarge {
        /// The size of the input.
        bytes: usize,
    },
    /// The grammar was generated for another tree-sitter.
    #[error("the {grammar} grammar does not fit this version of tree-sitter")]
    Incompatible {
        /// The language's name.
        grammar: &'static str,
        /// What tree-sitter says.
        #[source]
        source: tree_sitter::LanguageError,
    },
    /// The language's rules cannot be used.
    #[error(transparent)]
    Rules(#[from] &'static GrammarError),
    /// There are so many syntax errors in the file that the parser would take minutes for a tree without structure.
    #[error("the parser for {grammar} finds hardly anything but syntax errors")]
    TooManyErrors {
        /// The language's name.
        grammar: &'static str,
    },
    /// The caller wanted it to stop.
    #[error("the parse was stopped before its end")]
    Stopped,
    /// tree-sitter gave up.
    #[error("tree-sitter gave no tree for the input")]
    NoTree,
}
