//! Alignment of the rules with the parser's symbols.
//!
//! The parser's symbols have names, but a rule that is always aliased has the name of its alias. So
//! several symbols can share one name, and a name can refer to the wrong rule. The parser does keep
//! the *order*: its non-terminal symbols are numbered in the order of the rules. The alignment is
//! the one with the most matches that keeps both orders, as in a comparison of two texts.

use std::collections::HashSet;

use tree_sitter::Language;

use super::read::{Rule, Source};
use super::{GrammarError, RuleId};

pub(super) struct Alignment {
    /// Rule that makes nodes of each symbol.
    pub(super) rule_of: Vec<Option<RuleId>>,
    /// For each rule, `true` if it makes nodes rather than tokens.
    pub(super) has_nodes: Vec<bool>,
}

/// Scores of a match. The alias of a token counts least, since it usually names a token symbol.
const OWN_NAME: u32 = 4;
const ALIAS: u32 = 3;
const ALIAS_OF_TOKEN: u32 = 1;

pub(super) fn align(source: &Source, language: &Language) -> Result<Alignment, GrammarError> {
    let symbols = 0..language.node_kind_count() as u16;
    let symbols = symbols.map(|id| {
        (language.node_kind_for_id(id).unwrap_or_default(), language.node_kind_is_named(id))
    });
    align_symbols(source, &symbols.collect::<Vec<_>>())
}

/// Aligns with symbols given by name and by `true` for named ones.
fn align_symbols(source: &Source, named: &[(&str, bool)]) -> Result<Alignment, GrammarError> {
    let names: Vec<&str> = source.names().collect();
    let symbols = named.len();
    let name_of = |symbol: usize| named[symbol].0;
    // Tokens are numbered first; the start rule is the first non-terminal.
    let first =
        named.iter().position(|symbol| names.first().map(|&start| (start, true)) == Some(*symbol));
    let first = first.unwrap_or(symbols);
    // Helpers made from repetitions follow the rules, then names used only by aliases.
    let is_helper = |&symbol: &usize| {
        let numbered = name_of(symbol).trim_end_matches(|c: char| c.is_ascii_digit());
        numbered.ends_with("_repeat")
            && numbered.len() < name_of(symbol).len()
            && !names.contains(&name_of(symbol))
    };
    let end = (first..symbols).find(is_helper).unwrap_or(symbols);
    let reached = reached(source);
    let aliases: HashSet<(&str, &str)> =
        source.rules().flat_map(|(_, _, body)| aliases(body)).collect();
    let is_token: Vec<bool> =
        source.rules().map(|(_, _, body)| body.without_precedence().is_token()).collect();
    let score = |symbol: usize, rule: usize| {
        let name = name_of(symbol);
        if !reached.contains(names[rule]) || source.is_inline(names[rule]) {
            0
        } else if name == names[rule] {
            OWN_NAME
        } else if aliases.contains(&(names[rule], name)) {
            if is_token[rule] { ALIAS_OF_TOKEN } else { ALIAS }
        } else {
            0
        }
    };

    // `best[s][r]` is the best score of the symbols from `s` on and the rules from `r` on.
    let (rows, columns) = (end - first, names.len());
    let mut best = vec![vec![0; columns + 1]; rows + 1];
    for row in (0..rows).rev() {
        for column in (0..columns).rev() {
            let skip = best[row + 1][column].max(best[row][column + 1]);
            let score = score(first + row, column);
            best[row][column] =
                if score > 0 { skip.max(best[row + 1][column + 1] + score) } else { skip };
        }
    }

    let mut alignment = Alignment { rule_of: vec![None; symbols], has_nodes: vec![false; columns] };
    let (mut row, mut column) = (0, 0);
    while row < rows && column < columns {
        let score = score(first + row, column);
        if score > 0 && best[row][column] == best[row + 1][column + 1] + score {
            alignment.rule_of[first + row] = Some(RuleId::of(column));
            alignment.has_nodes[column] = true;
            (row, column) = (row + 1, column + 1);
        } else if best[row][column] == best[row + 1][column] {
            row += 1;
        } else {
            column += 1;
        }
    }
    check(source, &reached, &alignment)?;
    Ok(alignment)
}

/// Checks that every reached rule has a symbol, unless it is inlined or a token.
fn check(
    source: &Source,
    reached: &HashSet<&str>,
    alignment: &Alignment,
) -> Result<(), GrammarError> {
    let missing = source.rules().find(|(id, name, body)| {
        let may_lack_one = source.is_inline(name) || body.is_token() || source.is_external(name);
        let has_none = !alignment.has_nodes[id.index()];
        has_none && reached.contains(name) && (id.index() == 0 || !may_lack_one)
    });
    match missing {
        Some((_, rule, _)) => {
            Err(GrammarError::Misaligned { grammar: source.grammar, rule: rule.to_owned() })
        }
        None => Ok(()),
    }
}

/// Returns the rules reached from the start rule and the extras. The parser has no symbols for
/// others.
fn reached(source: &Source) -> HashSet<&str> {
    let mut reached = HashSet::new();
    let mut stack: Vec<&str> =
        source.names().take(1).chain(source.extras.iter().flat_map(Rule::symbols)).collect();
    while let Some(name) = stack.pop() {
        if let Some(id) = source.find(name).filter(|_| reached.insert(name)) {
            stack.extend(source.body(id).symbols());
        }
    }
    reached
}

/// Returns pairs of a symbol and an alias of it.
fn aliases(body: &Rule) -> impl Iterator<Item = (&str, &str)> {
    body.subrules()
        .filter_map(|subrule| {
            if let Rule::Alias { content, value, .. } = subrule {
                Some((content, value))
            } else {
                None
            }
        })
        .flat_map(|(content, value)| content.symbols().map(move |name| (name, value.as_str())))
}

#[cfg(test)]
mod tests {
    use super::{Source, align_symbols};

    #[test]
    fn a_token_leaves_the_symbols_of_an_alias_to_rules_that_have_children() {
        let aliased = |name: &str| {
            let content = format!(r#"{{"type": "SYMBOL", "name": "{name}"}}"#);
            format!(r#"{{"type": "ALIAS", "named": true, "value": "key", "content": {content}}}"#)
        };
        let string = |value: &str| format!(r#"{{"type": "STRING", "value": "{value}"}}"#);
        let pair = format!(r#"{{"type": "SEQ", "members": [{}, {}]}}"#, string("a"), string("b"));
        let members = ["word", "one", "other"].map(aliased).join(", ");
        let rules = format!(
            r#""start": {{"type": "SEQ", "members": [{members}]}},
            "word": {{"type": "PATTERN", "value": "[a-z]+"}}, "one": {pair}, "other": {pair}"#
        );
        let source = Source::read("toy", &format!(r#"{{"rules": {{{rules}}}}}"#)).unwrap();
        let alignment =
            align_symbols(&source, &[("a", false), ("start", true), ("key", true), ("key", true)])
                .unwrap();
        assert_eq!(alignment.has_nodes, [true, false, true, true]);
    }
}
