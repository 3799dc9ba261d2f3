//! A language's rules, as its `grammar.json` states them, made ready for use.
//!
//! A tree-sitter *tree* does not say which of a node's children could be left out; the rule that the node was made by
//! does. So every rule is [lowered](lower) to an expression over the children that a tree shows, symbols that may
//! stand in the same place are gathered into one [`Class`], and each expression is [compiled](automaton) to a small
//! automaton. Symbols of the parser are traced back to rules by [alignment](align).
//!
//! All of this happens once per language, when it is first used. What may go is computed and never annotated by hand, so that a
//! new language costs no code, and all have the same guarantees.

mod align;
mod alone;
mod around;
mod automaton;
mod expression;
mod joint;
mod lower;
mod pattern;
mod read;
mod smallest;
mod spellings;
mod tokens;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};

use tree_sitter::Language;

pub(crate) use around::Around;
pub use automaton::ListKind;
pub(crate) use automaton::{Instruction, Mark, Program};
pub(crate) use expression::{Class, ClassId, ERRORS, Symbol};
pub(crate) use joint::Shift;
pub(crate) use read::RuleId;
use read::Source;
pub(crate) use smallest::Fragment;
pub(crate) use tokens::{leaves_like, white_space};

use crate::injections::Contents;
use crate::symbols::{Literal, RuleName};
use crate::{GrammarError, WhiteSpace};

/// The text of a `grammar.json`, and what was made of it once it has been needed.
pub struct Rules {
    json: &'static str,
    pub(crate) compiled: OnceLock<Result<Compiled, GrammarError>>,
}

/// Everything that is known about a language's rules.
#[derive(Debug, Default)]
pub(crate) struct Compiled {
    /// The language; the first of several where the rules of several are [one](joint).
    pub(crate) parts: Vec<Part>,
    /// By the parser's symbol; a symbol of a token has none.
    rule_of: Vec<Option<RuleId>>,
    pub(crate) programs: Vec<Program>,
    pub(crate) classes: Vec<Class>,
    alone: alone::Alone,
    fragments: HashMap<Symbol, Fragment>,
    /// What finds texts in other languages.
    pub(crate) contents: Option<Contents>,
    /// By the kind of a root: the rule of a leaf whose text is of that language.
    wholes: HashMap<u16, RuleId>,
}

/// What is known of one language besides its rules.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) name: &'static str,
    /// What is added to the parser's numbers of kinds.
    pub(crate) first_kind: u16,
    pub(crate) language: Language,
    pub(crate) white_space: WhiteSpace,
    /// The words that the rules spell out.
    pub(crate) keywords: Arc<HashSet<Box<[u8]>>>,
    /// By its own number of a kind: the texts of leaves of which the rules spell out every one.
    spellings: Arc<HashMap<u16, Vec<Box<str>>>>,
    /// Whether the end of a line is a token of some rule, as in Go, so that one more could mean something anywhere.
    pub(crate) has_line_ends: bool,
}

impl Rules {
    /// The rules in `json`, the text of a `grammar.json`. It is read when it is first needed.
    #[must_use]
    pub const fn new(json: &'static str) -> Self {
        Self { json, compiled: OnceLock::new() }
    }

    /// Their text.
    #[must_use]
    pub fn json(&self) -> &'static str {
        self.json
    }
}

impl Compiled {
    /// The rules in `json`, for a language that is called `name`.
    pub(crate) fn new(
        name: &'static str,
        json: &str,
        language: Language,
        white_space: WhiteSpace,
        fragments: &HashMap<RuleName, Literal>,
    ) -> Result<Self, GrammarError> {
        let source = Source::read(name, json)?;
        let alignment = align::align(&source, &language)?;
        let (bodies, mut classes) = lower::lower(&source, &language, &alignment)?;
        let alone = alone::alone(&bodies, &mut classes, white_space == WhiteSpace::Layout);
        let ends_lines = white_space == WhiteSpace::Lines;
        let programs =
            bodies.iter().map(|body| Program::compile(body, &classes, ends_lines)).collect();
        let fragments =
            smallest::fragments(&source, &language, &alignment, &classes, white_space, fragments);
        let (keywords, has_line_ends, rule_of) =
            (keywords(&source).into(), has_line_ends(&source), alignment.rule_of);
        let spellings = spellings::spellings(&source, &language).into();
        let parts = vec![Part {
            name,
            first_kind: 0,
            language,
            white_space,
            keywords,
            spellings,
            has_line_ends,
        }];
        Ok(Self {
            parts,
            rule_of,
            programs,
            classes,
            alone,
            fragments,
            contents: None,
            wholes: HashMap::new(),
        })
    }

    /// The language; the one around the others where there are several.
    pub(crate) fn host(&self) -> &Part {
        &self.parts[0]
    }

    /// The language that has nodes of a kind.
    pub(crate) fn part_of(&self, kind: u16) -> &Part {
        match &self.parts[..] {
            [only] => only,
            parts if kind < ERRORS => {
                &parts[parts.partition_point(|part| part.first_kind <= kind) - 1]
            }
            parts => &parts[0],
        }
    }

    /// Whether there are several languages.
    pub(crate) fn is_joint(&self) -> bool {
        self.parts.len() > 1
    }

    /// The name of a kind.
    pub(crate) fn kind_name(&self, kind: u16) -> Option<&str> {
        let part = self.part_of(kind);
        part.language.node_kind_for_id(kind - part.first_kind)
    }

    /// Whether a kind has a name, and is no keyword or punctuation.
    pub(crate) fn is_named(&self, kind: u16) -> bool {
        let part = self.part_of(kind);
        part.language.node_kind_is_named(kind - part.first_kind)
    }

    /// The rule of a leaf whose text is of another language, by the kind of the root of that.
    pub(crate) fn whole(&self, root: u16) -> Option<RuleId> {
        self.wholes.get(&root).copied()
    }

    /// The kinds of roots.
    pub(crate) fn root_kinds(&self) -> impl Iterator<Item = u16> {
        let language = &self.host().language;
        let symbols = (0..language.node_kind_count()).map(|symbol| symbol as u16);
        let roots =
            symbols.filter(|&symbol| self.rule_of(symbol).is_some_and(|rule| rule.index() == 0));
        let names = roots.filter_map(|symbol| language.node_kind_for_id(symbol));
        names.map(|name| language.id_for_node_kind(name, true))
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

    /// All texts of a kind of leaves, if the rules spell them out.
    pub(crate) fn spellings(&self, kind: u16) -> &[Box<str>] {
        let part = self.part_of(kind);
        let own = kind.checked_sub(part.first_kind);
        own.and_then(|own| part.spellings.get(&own)).map_or(&[], Vec::as_slice)
    }

    /// The smallest text that is a node of this symbol.
    pub(crate) fn fragment(&self, symbol: Symbol) -> Option<&Fragment> {
        self.fragments.get(&symbol)
    }
}

/// The words that the rules spell out.
fn keywords(source: &Source) -> HashSet<Box<[u8]>> {
    let literals = source.parts().filter_map(|part| match part {
        read::Rule::String { value } => Some(value),
        _ => None,
    });
    let is_word =
        |text: &&String| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    literals.filter(is_word).map(|word| word.as_bytes().into()).collect()
}

/// Whether a rule has the end of a line as a token of its own. What spells it as a literal is the preprocessor of C.
fn has_line_ends(source: &Source) -> bool {
    source.parts().any(|part| matches!(part, read::Rule::Pattern { value, .. } if value == "\\n"))
}
