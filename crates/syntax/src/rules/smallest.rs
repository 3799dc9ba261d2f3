//! Smallest text of each symbol, used to replace mandatory nodes.
//!
//! Computed by a fixpoint over costs: a literal costs one token, a sequence the sum of its parts, a
//! choice the cost of its cheapest part. Ties are decided by fewer bytes, then by byte order.
//!
//! A name invented to fit a pattern has no definition. Programs with such a name rarely compile,
//! and each attempt costs a test. So any text without one is cheaper, and a symbol that requires
//! one has no fragment unless its language names one.

use std::collections::HashMap;

use tree_sitter::Language;

use super::RuleId;
use super::align::Alignment;
use super::expression::{Class, Symbol};
use super::pattern;
use super::read::{Rule, Source};
use crate::WhiteSpace;
use crate::symbols::{Literal, RuleName};

/// Text generated from the grammar. The order of the fields is the order of preference.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fragment {
    /// It contains a name invented to fit a pattern.
    invented: bool,
    pub(crate) tokens: u32,
    /// It was computed rather than named by the language.
    computed: bool,
    bytes: usize,
    pub(crate) text: String,
    /// The first token must follow the previous one directly.
    immediate: bool,
}

impl Fragment {
    fn empty() -> Self {
        Self::token(String::new(), 0)
    }

    fn token(text: String, tokens: u32) -> Self {
        Self { invented: false, tokens, computed: true, bytes: text.len(), text, immediate: false }
    }

    fn pattern(value: &str, flags: Option<&str>) -> Option<Self> {
        let shortest = pattern::shortest(value, flags)?;
        let tokens = u32::from(!shortest.text.trim().is_empty());
        Some(Self { invented: shortest.invented, ..Self::token(shortest.text, tokens) })
    }

    /// Returns the text named by the language; `None` for an empty one, which rules out a fragment.
    fn named(text: &str) -> Option<Self> {
        (!text.is_empty()).then(|| Self { computed: false, ..Self::token(text.to_owned(), 1) })
    }

    /// Appends a fragment. Text without tokens, such as the inside of a string, still costs bytes.
    fn then(&mut self, next: &Self, white_space: WhiteSpace) {
        let merges = white_space != WhiteSpace::Significant
            && !next.immediate
            && crate::seam::would_merge(self.text.as_bytes(), next.text.as_bytes());
        if merges {
            self.text.push(' ');
        } else if self.text.is_empty() {
            self.immediate = next.immediate;
        }
        self.text.push_str(&next.text);
        self.invented |= next.invented;
        self.tokens += next.tokens;
        self.bytes = self.text.len();
    }
}

/// Texts that a language fixes.
pub(crate) struct FixedTexts<'a> {
    /// Kinds of nodes that must not be empty. None is computed for them: it might have no element.
    pub(crate) nonempty: Vec<u16>,
    /// Smallest texts of symbols. An empty text means that there is none.
    pub(crate) fragments: &'a HashMap<RuleName, Literal>,
}

/// Returns the smallest fragment of every symbol in `classes` that has one without an invented
/// name.
pub(super) fn fragments(
    source: &Source,
    language: &Language,
    alignment: &Alignment,
    classes: &[Class],
    white_space: WhiteSpace,
    texts: &FixedTexts<'_>,
) -> HashMap<Symbol, Fragment> {
    let nonempty = texts.nonempty.iter();
    let mut fixed: HashMap<&str, &str> =
        nonempty.filter_map(|&kind| Some((language.node_kind_for_id(kind)?, ""))).collect();
    fixed.extend(texts.fragments.iter().map(|(kind, text)| (kind.0, text.0)));
    let of_rules = Costs::settle(source, white_space, &fixed);
    let mut fragments = HashMap::new();
    for &symbol in classes.iter().flat_map(|class| &class.symbols) {
        let Some(kind) = language.node_kind_for_id(symbol.kind) else { continue };
        let named = language.node_kind_is_named(symbol.kind);
        let of_rule = |id: RuleId| of_rules[id.index()].clone();
        let fragment = if let Some(text) = fixed.get(kind).filter(|_| named) {
            Fragment::named(text)
        } else if let Some(rule) = symbol.rule {
            of_rule(rule)
        } else if named {
            // A token has its own name or an alias; an alias of a pattern refers to no rule.
            let token = source.find(kind).filter(|id| !alignment.has_nodes[id.index()]);
            token.and_then(of_rule).or_else(|| aliased(source, kind, &of_rules))
        } else {
            Some(Fragment::token(kind.to_owned(), 1))
        };
        let fragment = fragment.filter(|it| !it.text.is_empty() && !it.invented);
        fragments.extend(fragment.map(|fragment| (symbol, fragment)));
    }
    fragments
}

/// Returns the smallest token with this alias.
fn aliased(source: &Source, alias: &str, of_rules: &[Option<Fragment>]) -> Option<Fragment> {
    let contents = source.aliases().filter(|(name, _)| *name == alias);
    let fragments = contents.filter_map(|(_, content)| match content.without_precedence() {
        Rule::Symbol { name } => of_rules[source.find(name)?.index()].clone(),
        Rule::String { value } => Some(Fragment::token(value.clone(), 1)),
        Rule::Pattern { value, flags } => Fragment::pattern(value, flags.as_deref()),
        _ => None,
    });
    fragments.min()
}

struct Costs<'a> {
    ids: HashMap<&'a str, usize>,
    known: Vec<Option<Fragment>>,
    white_space: WhiteSpace,
    fixed: &'a HashMap<&'a str, &'a str>,
}

impl<'a> Costs<'a> {
    fn settle(
        source: &'a Source,
        white_space: WhiteSpace,
        fixed: &'a HashMap<&'a str, &'a str>,
    ) -> Vec<Option<Fragment>> {
        let ids: HashMap<_, _> = source.names().enumerate().map(|(at, name)| (name, at)).collect();
        let known = vec![None; ids.len()];
        let mut costs = Self { ids, known, white_space, fixed };
        let mut changed = true;
        while std::mem::take(&mut changed) {
            for (id, name, body) in source.rules() {
                let found = match fixed.get(name) {
                    Some(text) => Fragment::named(text),
                    None => costs.of(body),
                };
                let known = &mut costs.known[id.index()];
                if let Some(found) = found
                    && known.as_ref().is_none_or(|known| found < *known)
                {
                    *known = Some(found);
                    changed = true;
                }
            }
        }
        costs.known
    }

    fn of(&self, body: &Rule) -> Option<Fragment> {
        match body {
            Rule::Blank | Rule::Repeat { .. } => Some(Fragment::empty()),
            Rule::String { value } => Some(Fragment::token(value.clone(), 1)),
            Rule::Pattern { value, flags } => Fragment::pattern(value, flags.as_deref()),
            Rule::Symbol { name } => match self.ids.get(name.as_str()) {
                Some(&at) => self.known[at].clone(),
                // The grammar does not describe external tokens.
                None => self.fixed.get(name.as_str()).and_then(|text| Fragment::named(text)),
            },
            Rule::Seq { members } => {
                let mut sequence = Fragment::empty();
                for member in members {
                    sequence.then(&self.of(member)?, self.white_space);
                }
                Some(sequence)
            }
            Rule::Choice { members } => members.iter().filter_map(|member| self.of(member)).min(),
            Rule::Token { content } => self.glued(content),
            Rule::ImmediateToken { content } => {
                Some(Fragment { immediate: true, ..self.glued(content)? })
            }
            other => self.of(other.content()?),
        }
    }

    /// Returns the text of one token, whose parts are not separated.
    fn glued(&self, content: &Rule) -> Option<Fragment> {
        let (ids, known, white_space) = (HashMap::new(), Vec::new(), WhiteSpace::Significant);
        let inner = Self { ids, known, white_space, fixed: self.fixed }.of(content)?;
        Some(Fragment { tokens: u32::from(!inner.text.trim().is_empty()), ..inner })
    }
}
