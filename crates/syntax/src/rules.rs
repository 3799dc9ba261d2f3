//! Compiled rules of a language, from its `grammar.json`.
//!
//! A tree-sitter *tree* does not tell which children of a node are optional; the rule that made the
//! node does. So every rule is [lowered](lower) to an expression over the children in a tree.
//! Symbols admitted at the same position are collected in a [`Class`], and each expression is
//! [compiled](automaton) to a small automaton. The parser's symbols are mapped to rules by
//! [alignment](align).
//!
//! This happens once per language, on first use. Removability is computed, never annotated by hand.
//! So a new language needs no code, and all languages have the same guarantees.

mod align;
mod automaton;
mod element_classes;
mod expression;
mod joint;
mod lower;
mod pattern;
mod read;
mod smallest;
mod spellings;
mod symbols;
mod tokens;
mod wrapping;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};

pub use automaton::ListKind;
pub(crate) use automaton::{Instruction, Mark, Program};
pub(crate) use expression::{Class, ClassId, Classes, ERRORS, Expression, Symbol};
pub(crate) use joint::NumberShift;
pub(crate) use read::RuleId;
use read::Source;
pub(crate) use smallest::{FixedTexts, Fragment};
pub(crate) use symbols::Symbols;
pub(crate) use tokens::{leaves_like, white_space};
pub(crate) use wrapping::Wrapping;

use crate::injections::InjectionQueries;
use crate::{GrammarError, WhiteSpace};

/// Text of a `grammar.json`, compiled on first use.
pub struct Rules {
    json: &'static str,
    pub(crate) compiled: OnceLock<Result<Compiled, GrammarError>>,
}

/// Compiled rules of a language.
#[derive(Debug, Default)]
pub(crate) struct Compiled {
    /// The language, or host and embedded languages of [joint rules](joint).
    pub(crate) languages: Vec<LanguageInfo>,
    /// Rule of each symbol of the parser; `None` for tokens.
    rule_of: Vec<Option<RuleId>>,
    pub(crate) programs: Vec<Program>,
    pub(crate) classes: Vec<Class>,
    element_classes: element_classes::ElementClasses,
    fragments: HashMap<Symbol, Fragment>,
    /// Finds embedded texts.
    pub(crate) queries: Option<InjectionQueries>,
    /// Rule of a leaf with an embedded text, by the kind of the embedded root.
    embedding_rules: HashMap<u16, RuleId>,
}

/// Properties of one language besides its rules.
#[derive(Clone, Debug)]
pub(crate) struct LanguageInfo {
    pub(crate) name: &'static str,
    /// Offset of the parser's kinds.
    pub(crate) first_kind: u16,
    pub(crate) symbols: Symbols,
    pub(crate) white_space: WhiteSpace,
    /// Words among the literals of the rules.
    pub(crate) keywords: Arc<HashSet<Box<[u8]>>>,
    /// Texts of leaves that the rules enumerate, by the parser's kind.
    spellings: Arc<HashMap<u16, Vec<Box<str>>>>,
    /// A line end is a token of some rule, as in Go, so an additional one could have a meaning.
    pub(crate) has_line_ends: bool,
}

impl Rules {
    /// Returns rules from the text of a `grammar.json`. It is read on first use.
    #[must_use]
    pub const fn new(json: &'static str) -> Self {
        Self { json, compiled: OnceLock::new() }
    }

    /// Returns the text.
    pub fn json(&self) -> &'static str {
        self.json
    }
}

impl Compiled {
    /// Compiles the rules of the language `name`.
    pub(crate) fn new(
        name: &'static str,
        json: &str,
        symbols: Symbols,
        white_space: WhiteSpace,
        texts: &FixedTexts<'_>,
    ) -> Result<Self, GrammarError> {
        let (source, language) = (Source::read(name, json)?, symbols.language());
        let alignment = align::align(&source, &language)?;
        let (bodies, mut classes) = lower::lower(&source, &language, &alignment)?;
        let element_classes = element_classes::element_classes(
            &bodies,
            &mut classes,
            white_space == WhiteSpace::Layout,
        );
        let ends_lines = white_space == WhiteSpace::Lines;
        let programs =
            bodies.iter().map(|body| Program::compile(body, &classes, ends_lines)).collect();
        let fragments =
            smallest::fragments(&source, &language, &alignment, &classes, white_space, texts);
        let (keywords, has_line_ends, rule_of) =
            (keywords(&source).into(), has_line_ends(&source), alignment.rule_of);
        let spellings = spellings::spellings(&source, &language).into();
        let languages = vec![LanguageInfo {
            name,
            first_kind: 0,
            symbols,
            white_space,
            keywords,
            spellings,
            has_line_ends,
        }];
        Ok(Self {
            languages,
            rule_of,
            programs,
            classes,
            element_classes,
            fragments,
            ..Self::default()
        })
    }

    /// Returns the host language.
    pub(crate) fn host(&self) -> &LanguageInfo {
        &self.languages[0]
    }

    /// Returns the language of a kind.
    pub(crate) fn language_of(&self, kind: u16) -> &LanguageInfo {
        match &self.languages[..] {
            [only] => only,
            languages if kind < ERRORS => {
                &languages[languages.partition_point(|info| info.first_kind <= kind) - 1]
            }
            languages => &languages[0],
        }
    }

    /// Returns `true` for several languages.
    pub(crate) fn is_joint(&self) -> bool {
        self.languages.len() > 1
    }

    pub(crate) fn kind_name(&self, kind: u16) -> Option<&str> {
        let info = self.language_of(kind);
        info.symbols.kind_name(kind - info.first_kind)
    }

    /// Returns `true` if a kind is neither a keyword nor punctuation.
    pub(crate) fn is_named(&self, kind: u16) -> bool {
        let info = self.language_of(kind);
        info.symbols.is_named(kind - info.first_kind)
    }

    /// Returns the rule of a leaf with an embedded text whose root is of kind `root`.
    pub(crate) fn embedding_rule(&self, root: u16) -> Option<RuleId> {
        self.embedding_rules.get(&root).copied()
    }

    /// Returns the kinds of the root.
    pub(crate) fn root_kinds(&self) -> impl Iterator<Item = u16> {
        let symbols = &self.host().symbols;
        let roots = (0..symbols.len() as u16)
            .filter(|&symbol| self.rule_of(symbol).is_some_and(|rule| rule.index() == 0));
        let names = roots.filter_map(|symbol| symbols.kind_name(symbol));
        names.filter_map(|name| symbols.kind(name, true))
    }

    /// Returns the rule that makes nodes of a symbol of the parser.
    pub(crate) fn rule_of(&self, symbol: u16) -> Option<RuleId> {
        self.rule_of.get(usize::from(symbol)).copied().flatten()
    }

    pub(crate) fn program(&self, rule: RuleId) -> &Program {
        &self.programs[rule.index()]
    }

    pub(crate) fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    /// Returns the class admitted in place of a whole element of a repetition of `rule`, taken as
    /// `class`.
    pub(crate) fn element_class(&self, rule: RuleId, class: ClassId) -> ClassId {
        self.element_classes.get(&(rule.index(), class)).copied().unwrap_or(class)
    }

    /// Returns all texts of a kind of leaf, if the rules enumerate them.
    pub(crate) fn spellings(&self, kind: u16) -> &[Box<str>] {
        let info = self.language_of(kind);
        let own = kind.checked_sub(info.first_kind);
        own.and_then(|own| info.spellings.get(&own)).map_or(&[], Vec::as_slice)
    }

    /// Returns the smallest text of a symbol.
    pub(crate) fn fragment(&self, symbol: Symbol) -> Option<&Fragment> {
        self.fragments.get(&symbol)
    }
}

/// Returns the words among the literals of the rules.
fn keywords(source: &Source) -> HashSet<Box<[u8]>> {
    let literals = source.subrules().filter_map(|rule| match rule {
        read::Rule::String { value } => Some(value),
        _ => None,
    });
    let is_word =
        |text: &&String| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    literals.filter(is_word).map(|word| word.as_bytes().into()).collect()
}

/// Returns `true` if a line end is a token of its own. As a literal, it belongs to the preprocessor
/// of C.
fn has_line_ends(source: &Source) -> bool {
    source
        .subrules()
        .any(|rule| matches!(rule, read::Rule::Pattern { value, .. } if value == "\\n"))
}
