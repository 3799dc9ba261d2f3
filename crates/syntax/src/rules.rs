//! A language's rules, as its `grammar.json` states them, made ready for use.
//!
//! A tree-sitter *tree* does not say which of a node's children could be left out; the rule that the node was made by
//! does. So every rule is [lowered](lower) to an expression over the children that a tree shows, symbols that may
//! stand in the same place are gathered into one [`Class`], and each expression is [compiled](automaton) to a small
//! automaton. Symbols of the parser are traced back to rules by [alignment](align).
//!
//! All of this happens once per language, when it is first used.

mod align;
mod alone;
mod around;
mod automaton;
mod expression;
mod lower;
mod pattern;
mod read;
mod smallest;

use std::collections::{HashMap, HashSet};
use std::num::NonZeroU16;
use std::sync::OnceLock;

use tree_sitter::Language;

pub(crate) use around::Around;
pub use automaton::ListKind;
pub(crate) use automaton::{Instruction, Mark, Program};
pub(crate) use expression::{Class, ClassId, Symbol};
use read::Source;
pub(crate) use smallest::Fragment;

use crate::{Grammar, WhiteSpace};

/// The text of a `grammar.json`, and what was made of it once it has been needed.
pub struct Rules {
    json: &'static str,
    compiled: OnceLock<Result<Compiled, GrammarError>>,
}

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
    /// A rule is written in a way that this version does not know.
    #[error("grammar.json of {grammar}, rule `{rule}`: {message}")]
    UnknownConstruct {
        /// The language's name.
        grammar: &'static str,
        /// The rule.
        rule: String,
        /// What is not known.
        message: String,
    },
    /// A rule names a symbol that is neither a rule nor an external token.
    #[error("grammar.json of {grammar}, rule `{rule}`: the symbol `{symbol}` is not defined")]
    UndefinedSymbol {
        /// The language's name.
        grammar: &'static str,
        /// The rule.
        rule: String,
        /// The name.
        symbol: String,
    },
    /// The parser has no symbol for a rule: the file belongs to another version of the parser.
    #[error("grammar.json of {grammar} does not fit its parser: there is no symbol for the rule `{rule}`")]
    Misaligned {
        /// The language's name.
        grammar: &'static str,
        /// The first such rule.
        rule: String,
    },
    /// What the language says about names has a kind or a field that the grammar does not have.
    #[error("the names of {grammar} refer to `{name}`, which the grammar does not have")]
    UnknownName {
        /// The language's name.
        grammar: &'static str,
        /// The kind or field.
        name: &'static str,
    },
    /// An override names what the grammar does not have.
    #[error("an override of {grammar} names `{name}`, which the grammar does not have")]
    UnknownOverride {
        /// The language's name.
        grammar: &'static str,
        /// The name.
        name: &'static str,
    },
}

/// The number of a rule: its place in `grammar.json`. Two bytes, whether there is one or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct RuleId(NonZeroU16);

impl RuleId {
    fn of(index: usize) -> Self {
        Self(NonZeroU16::MIN.saturating_add(index as u16))
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

/// Everything that is known about a language's rules.
#[derive(Debug)]
pub(crate) struct Compiled {
    pub(crate) language: Language,
    /// By the parser's symbol; a symbol of a token has none.
    rule_of: Vec<Option<RuleId>>,
    pub(crate) programs: Vec<Program>,
    pub(crate) classes: Vec<Class>,
    alone: alone::Alone,
    fragments: HashMap<Symbol, Fragment>,
    /// The words that the rules spell out.
    pub(crate) keywords: HashSet<Box<[u8]>>,
    /// Whether the end of a line is a token of some rule, as in Go, so that one more could mean something anywhere.
    pub(crate) has_line_ends: bool,
    pub(crate) overrides: crate::overrides::Table,
    pub(crate) respellings: Vec<crate::respelling::Entry>,
    pub(crate) names: crate::names::Table,
}

impl Rules {
    /// The rules in `json`, the text of a `grammar.json`. It is read when it is first needed.
    #[must_use]
    pub const fn new(json: &'static str) -> Self {
        Self { json, compiled: OnceLock::new() }
    }

    pub(crate) fn compiled(&self, grammar: &Grammar) -> Result<&Compiled, &GrammarError> {
        self.compiled.get_or_init(|| Compiled::new(grammar, self.json)).as_ref()
    }
}

impl Compiled {
    fn new(grammar: &Grammar, json: &str) -> Result<Self, GrammarError> {
        let language = Language::new(grammar.parser);
        let source = Source::read(grammar.name, json)?;
        let alignment = align::align(&source, &language)?;
        let (bodies, mut classes) = lower::lower(&source, &language, &alignment)?;
        // Elsewhere, hidden text is more than the end of a line.
        let is_layout = grammar.white_space == WhiteSpace::Layout;
        let alone = if is_layout { alone::alone(&bodies, &mut classes) } else { alone::Alone::new() };
        let programs = bodies.iter().map(|body| Program::compile(body, &classes)).collect();
        let fragments = smallest::fragments(&source, &language, &alignment, &classes, grammar);
        let overrides = crate::overrides::Table::new(grammar, &language)?;
        let respellings = crate::respelling::table(grammar, &language)?;
        let names = crate::names::Table::new(grammar, &language)?;
        let (keywords, has_line_ends, rule_of) = (keywords(&source), has_line_ends(&source), alignment.rule_of);
        Ok(Self {
            language,
            rule_of,
            programs,
            classes,
            alone,
            fragments,
            keywords,
            has_line_ends,
            overrides,
            respellings,
            names,
        })
    }

    /// The rule that makes nodes of the parser's symbol `symbol`.
    pub(crate) fn rule_of(&self, symbol: u16) -> Option<RuleId> {
        self.rule_of.get(usize::from(symbol)).copied().flatten()
    }

    pub(crate) fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    /// What may stand in the place of a child of `rule` that is a whole element of a repetition and was taken as `class`.
    pub(crate) fn alone(&self, rule: RuleId, class: ClassId) -> ClassId {
        self.alone.get(&(rule.index(), class)).copied().unwrap_or(class)
    }

    /// The smallest text that is a node of this symbol.
    pub(crate) fn fragment(&self, symbol: Symbol) -> Option<&Fragment> {
        self.fragments.get(&symbol)
    }
}

/// The words that the rules spell out.
fn keywords(source: &Source) -> HashSet<Box<[u8]>> {
    let parts = source.rules().flat_map(|(_, _, body)| body.parts());
    let literals = parts.filter_map(|part| match part {
        read::Rule::String { value } => Some(value),
        _ => None,
    });
    let is_word = |text: &&String| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    literals.filter(is_word).map(|word| word.as_bytes().into()).collect()
}

/// Whether a rule has the end of a line as a token of its own. What spells it as a literal is the preprocessor of C.
fn has_line_ends(source: &Source) -> bool {
    let mut parts = source.rules().flat_map(|(_, _, body)| body.parts());
    parts.any(|part| matches!(part, read::Rule::Pattern { value, .. } if value == "\\n"))
}
