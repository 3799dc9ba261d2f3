//! Translation of rules into expressions over the children in a tree.
//!
//! Hidden rules are expanded where they are used. Recursive ones are unrolled a few times: they are
//! rare, and grammars write long lists with `repeat`, which needs no unrolling. Expansions are
//! cached, because grammars such as those of Dart and YAML nest hidden rules many levels deep.

use std::collections::{HashMap, HashSet};

use tree_sitter::Language;

use super::align::Alignment;
use super::expression::{Class, ClassId, Classes, ERRORS, Expression, Symbol};
use super::read::{Rule, Source};
use super::{GrammarError, RuleId};

const UNROLLED_MAX: usize = 4;

/// Returns one expression per rule, and their classes.
pub(super) fn lower(
    source: &Source,
    language: &Language,
    alignment: &Alignment,
) -> Result<(Vec<Expression>, Vec<Class>), GrammarError> {
    let names = (0..language.node_kind_count())
        .filter_map(|symbol| language.node_kind_for_id(symbol as u16));
    let mut lowering = Lowering {
        source,
        language,
        alignment,
        symbols: names.collect(),
        classes: Classes::default(),
        open: Vec::new(),
        reachable: HashMap::new(),
        spliced: HashMap::new(),
    };
    let mut bodies = Vec::new();
    for (id, _, body) in source.rules() {
        lowering.open = vec![id];
        // A rule without nodes is expanded where it is used, or is a token.
        let has_nodes = alignment.has_nodes[id.index()];
        let context = Context::default();
        bodies.push(if has_nodes { lowering.body(body, context)? } else { Expression::Never });
    }
    Ok((bodies, lowering.classes.all))
}

struct Lowering<'a> {
    source: &'a Source,
    language: &'a Language,
    alignment: &'a Alignment,
    /// Names of the parser's symbols, including hidden ones.
    symbols: HashSet<&'a str>,
    classes: Classes,
    /// Rules being expanded.
    open: Vec<RuleId>,
    /// Hidden rules reachable from each hidden rule.
    reachable: HashMap<RuleId, HashSet<RuleId>>,
    /// Expansions of hidden rules.
    spliced: HashMap<Splice<'a>, Expression>,
}

/// Everything an expansion depends on: the rule, the context, and the open rules reachable from it.
type Splice<'a> = (RuleId, Context<'a>, Vec<RuleId>);

/// Properties inherited from enclosing rules. The innermost field and alias win.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
struct Context<'a> {
    field: u16,
    alias: Option<(&'a str, bool)>,
    /// The alias is that of an inlined rule, and wins over aliases inside it.
    inlined: bool,
    immediate: bool,
}

impl<'a> Lowering<'a> {
    fn body(&mut self, body: &'a Rule, context: Context<'a>) -> Result<Expression, GrammarError> {
        Ok(match body {
            Rule::Blank => Expression::Empty,
            Rule::String { value } => self.token(Some(value), context),
            Rule::Pattern { .. } => self.token(None, context),
            Rule::Symbol { name } => self.symbol(name, context)?,
            Rule::Seq { members } => Expression::sequence(self.members(members, context)?),
            Rule::Choice { members } => {
                let parts = self.members(members, context)?;
                Expression::choice(parts, &mut self.classes)
            }
            Rule::Repeat { content } => Expression::repeat(self.body(content, context)?, 0),
            Rule::Repeat1 { content } => Expression::repeat(self.body(content, context)?, 1),
            Rule::Field { name, content } => {
                let field = self
                    .language
                    .field_id_for_name(name)
                    .map_or(context.field, std::num::NonZeroU16::get);
                self.body(content, Context { field, ..context })?
            }
            Rule::Alias { content, named, value } => {
                let alias = context.alias.filter(|_| context.inlined).unwrap_or((value, *named));
                self.body(content, Context { alias: Some(alias), ..context })?
            }
            Rule::Prec { content }
            | Rule::PrecLeft { content }
            | Rule::PrecRight { content }
            | Rule::PrecDynamic { content }
            | Rule::Reserved { content } => self.body(content, context)?,
            Rule::Token { content } => self.token(literal(content), context),
            Rule::ImmediateToken { content } => {
                self.token(literal(content), Context { immediate: true, ..context })
            }
        })
    }

    fn members(
        &mut self,
        members: &'a [Rule],
        context: Context<'a>,
    ) -> Result<Vec<Expression>, GrammarError> {
        members.iter().map(|member| self.body(member, context)).collect()
    }

    /// Lowers a token written in the rule: a literal is a child, a pattern only if it has an alias.
    fn token(&mut self, literal: Option<&'a str>, context: Context<'a>) -> Expression {
        match context.alias.or(literal.map(|text| (text, false))) {
            Some((name, named)) => self.one(name, named, None, context),
            None => Expression::Hidden,
        }
    }

    fn symbol(&mut self, name: &'a str, context: Context<'a>) -> Result<Expression, GrammarError> {
        let Some(id) = self.source.find(name) else {
            // An external token; `Source::read` has checked that it is declared.
            return Ok(match context.alias {
                Some((alias, named)) => self.one(alias, named, None, context),
                None if self.source.is_hidden(name) => Expression::Hidden,
                None => self.one(name, true, None, context),
            });
        };
        let has_nodes = self.alignment.has_nodes[id.index()];
        let inline = self.source.is_inline(name);
        let is_immediate =
            matches!(self.source.body(id).without_precedence(), Rule::ImmediateToken { .. });
        let context = Context { immediate: context.immediate || is_immediate, ..context };
        if let Some((alias, named)) = context.alias.filter(|_| !inline) {
            return Ok(self.one(alias, named, has_nodes.then_some(id), context));
        }
        if !self.source.is_hidden(name) {
            return Ok(self.one(name, true, has_nodes.then_some(id), context));
        }
        let is_hidden_token =
            !has_nodes && !inline && (self.symbols.contains(name) || self.source.is_external(name));
        if is_hidden_token {
            return Ok(Expression::Hidden);
        }
        if self.open.iter().filter(|&&open| open == id).count() >= UNROLLED_MAX {
            return Ok(Expression::Never);
        }
        let reachable = self.reachable.entry(id).or_insert_with(|| reachable(self.source, id));
        let mut open: Vec<_> =
            self.open.iter().copied().filter(|open| reachable.contains(open)).collect();
        open.sort_unstable();
        let splice = (id, context, open);
        if let Some(known) = self.spliced.get(&splice) {
            return Ok(known.clone());
        }
        self.open.push(id);
        let inlined = inline && context.alias.is_some();
        let body = self.body(self.source.body(id), Context { inlined, ..context })?;
        self.open.pop();
        self.spliced.insert(splice, body.clone());
        Ok(body)
    }

    fn one(
        &mut self,
        name: &str,
        named: bool,
        rule: Option<RuleId>,
        context: Context<'_>,
    ) -> Expression {
        let kind = match self.language.id_for_node_kind(name, named) {
            0 => ERRORS,
            kind => kind,
        };
        Expression::One(self.class(Symbol { kind, rule }, context))
    }

    fn class(&mut self, symbol: Symbol, context: Context<'_>) -> ClassId {
        self.classes.intern(Class {
            symbols: vec![symbol],
            field: context.field,
            immediate: context.immediate,
        })
    }
}

/// Returns the hidden rules reachable from a rule.
fn reachable(source: &Source, id: RuleId) -> HashSet<RuleId> {
    let (mut found, mut open) = (HashSet::new(), vec![id]);
    while let Some(rule) = open.pop() {
        for subrule in source.body(rule).subrules() {
            let Rule::Symbol { name } = subrule else { continue };
            if source.is_hidden(name)
                && let Some(used) = source.find(name)
                && found.insert(used)
            {
                open.push(used);
            }
        }
    }
    found
}

/// Returns the text of a literal token.
fn literal(content: &Rule) -> Option<&str> {
    match content.without_precedence() {
        Rule::String { value } => Some(value),
        _ => None,
    }
}
