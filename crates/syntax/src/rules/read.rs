//! Reader for `grammar.json` as tree-sitter writes it.

use std::num::NonZeroU16;

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::GrammarError;

/// Number of a rule: its index in `grammar.json`. An `Option` of it also takes two bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct RuleId(NonZeroU16);

impl RuleId {
    pub(super) fn of(index: usize) -> Self {
        Self(NonZeroU16::MIN.saturating_add(index as u16))
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0.get()) - 1
    }
}

/// Body of a rule. Lowering drops precedences: they choose among trees, not among texts.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "type", rename_all = "SCREAMING_SNAKE_CASE")]
pub(crate) enum Rule {
    Blank,
    String { value: String },
    Pattern { value: String, flags: Option<String> },
    Symbol { name: String },
    Seq { members: Vec<Rule> },
    Choice { members: Vec<Rule> },
    Repeat { content: Box<Rule> },
    Repeat1 { content: Box<Rule> },
    Field { name: String, content: Box<Rule> },
    Alias { content: Box<Rule>, named: bool, value: String },
    Prec { content: Box<Rule> },
    PrecLeft { content: Box<Rule> },
    PrecRight { content: Box<Rule> },
    PrecDynamic { content: Box<Rule> },
    Token { content: Box<Rule> },
    ImmediateToken { content: Box<Rule> },
    Reserved { content: Box<Rule> },
}

/// Grammar in the order of its file. The parser numbers its symbols in this order.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) grammar: &'static str,
    rules: Vec<(String, Rule)>,
    inline: Vec<String>,
    supertypes: Vec<String>,
    /// Names of the tokens of the external scanner.
    pub(crate) externals: Vec<String>,
    /// Rules admitted anywhere, such as comments.
    pub(crate) extras: Vec<Rule>,
}

#[derive(Deserialize)]
struct File {
    rules: Map<String, Value>,
    #[serde(default)]
    extras: Vec<Rule>,
    #[serde(default)]
    externals: Vec<Rule>,
    #[serde(default)]
    inline: Vec<String>,
    #[serde(default)]
    supertypes: Vec<String>,
}

impl Source {
    pub(crate) fn read(grammar: &'static str, json: &str) -> Result<Self, GrammarError> {
        let malformed = |error: serde_json::Error| GrammarError::Malformed {
            grammar,
            message: error.to_string(),
        };
        let unknown =
            |rule: &str, message| GrammarError::Unknown { grammar, rule: rule.to_owned(), message };
        let file: File = serde_json::from_str(json).map_err(malformed)?;
        let mut rules = Vec::with_capacity(file.rules.len());
        for (name, value) in file.rules {
            let body =
                serde_json::from_value(value).map_err(|error| unknown(&name, error.to_string()))?;
            rules.push((name, body));
        }
        let mut externals = Vec::new();
        for external in file.externals {
            match external {
                Rule::Symbol { name } => externals.push(name),
                // An external literal is like any other literal.
                Rule::String { .. }
                | Rule::Pattern { .. }
                | Rule::Alias { .. }
                | Rule::Token { .. } => {}
                other => {
                    return Err(unknown(
                        "externals",
                        format!("an external token of the form {other:?}"),
                    ));
                }
            }
        }
        let source = Self {
            grammar,
            rules,
            inline: file.inline,
            supertypes: file.supertypes,
            externals,
            extras: file.extras,
        };
        source.check_symbols()?;
        Ok(source)
    }

    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.rules.iter().map(|(name, _)| name.as_str())
    }

    pub(crate) fn rules(&self) -> impl Iterator<Item = (RuleId, &str, &Rule)> {
        self.rules
            .iter()
            .enumerate()
            .map(|(at, (name, body))| (RuleId::of(at), name.as_str(), body))
    }

    /// Returns all rules with their descendants.
    pub(crate) fn subrules(&self) -> impl Iterator<Item = &Rule> {
        self.rules.iter().flat_map(|(_, body)| body.subrules())
    }

    /// Returns the aliases of named nodes, each with its content.
    pub(crate) fn aliases(&self) -> impl Iterator<Item = (&str, &Rule)> {
        self.subrules().filter_map(|subrule| match subrule {
            Rule::Alias { content, named: true, value } => Some((value.as_str(), &**content)),
            _ => None,
        })
    }

    pub(crate) fn body(&self, id: RuleId) -> &Rule {
        &self.rules[id.index()].1
    }

    pub(crate) fn find(&self, name: &str) -> Option<RuleId> {
        self.names().position(|known| known == name).map(RuleId::of)
    }

    pub(crate) fn is_inline(&self, name: &str) -> bool {
        self.inline.iter().any(|known| known == name)
    }

    pub(crate) fn is_external(&self, name: &str) -> bool {
        self.externals.iter().any(|known| known == name)
    }

    /// Returns `true` if a tree has no node for the symbol.
    pub(crate) fn is_hidden(&self, name: &str) -> bool {
        name.starts_with('_')
            || self.is_inline(name)
            || self.supertypes.iter().any(|known| known == name)
    }

    fn check_symbols(&self) -> Result<(), GrammarError> {
        let bodies = self.rules.iter().map(|(name, body)| (name.as_str(), body));
        for (rule, body) in bodies.chain(self.extras.iter().map(|extra| ("extras", extra))) {
            for symbol in body.symbols() {
                if self.find(symbol).is_none() && !self.is_external(symbol) {
                    let message = format!("the symbol `{symbol}` is not defined");
                    return Err(GrammarError::Unknown {
                        grammar: self.grammar,
                        rule: rule.to_owned(),
                        message,
                    });
                }
            }
        }
        Ok(())
    }
}

impl Rule {
    /// Returns the rule and its descendants.
    pub(crate) fn subrules(&self) -> impl Iterator<Item = &Self> {
        let mut stack = vec![self];
        std::iter::from_fn(move || {
            let rule = stack.pop()?;
            match rule {
                Self::Seq { members } | Self::Choice { members } => {
                    stack.extend(members.iter().rev());
                }
                Self::Blank | Self::String { .. } | Self::Pattern { .. } | Self::Symbol { .. } => {}
                _ => stack.extend(rule.content()),
            }
            Some(rule)
        })
    }

    /// Returns the names of symbols in the rule.
    pub(crate) fn symbols(&self) -> impl Iterator<Item = &str> {
        self.subrules().filter_map(|subrule| {
            if let Self::Symbol { name } = subrule { Some(name.as_str()) } else { None }
        })
    }

    /// Returns the content of a rule with exactly one child.
    pub(crate) fn content(&self) -> Option<&Self> {
        match self {
            Self::Repeat { content }
            | Self::Repeat1 { content }
            | Self::Field { content, .. }
            | Self::Alias { content, .. }
            | Self::Prec { content }
            | Self::PrecLeft { content }
            | Self::PrecRight { content }
            | Self::PrecDynamic { content }
            | Self::Token { content }
            | Self::ImmediateToken { content }
            | Self::Reserved { content } => Some(content),
            _ => None,
        }
    }

    /// Returns the rule without enclosing precedences.
    pub(crate) fn without_precedence(&self) -> &Self {
        let mut rule = self;
        while let Self::Prec { content }
        | Self::PrecLeft { content }
        | Self::PrecRight { content }
        | Self::PrecDynamic { content }
        | Self::Reserved { content } = rule
        {
            rule = content;
        }
        rule
    }

    /// Returns `true` if the parser reads the rule as one token.
    pub(crate) fn is_token(&self) -> bool {
        matches!(
            self,
            Self::String { .. }
                | Self::Pattern { .. }
                | Self::Token { .. }
                | Self::ImmediateToken { .. }
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{GrammarError, Rule, Source};

    fn read(rules: &str) -> Result<Source, GrammarError> {
        Source::read("toy", &format!("{{\"rules\": {{{rules}}}}}"))
    }

    #[test]
    fn an_unknown_construct_is_refused_by_name() {
        let error =
            read(r#""a": {"type": "SEQ", "members": [{"type": "LOOKAHEAD"}]}"#).unwrap_err();
        let GrammarError::Unknown { rule, message, .. } = error else { panic!("{error}") };
        assert_eq!(rule, "a");
        assert!(message.contains("LOOKAHEAD"), "{message}");
    }

    #[test]
    fn an_undefined_symbol_is_refused_by_name() {
        let error = read(r#""a": {"type": "REPEAT1", "content": {"type": "SYMBOL", "name": "b"}}"#)
            .unwrap_err();
        assert_eq!(
            error.to_string(),
            "grammar.json of toy, rule `a`: the symbol `b` is not defined"
        );
    }

    #[test]
    fn precedences_are_looked_through() {
        let source = read(
            r#""a": {"type": "PREC_LEFT", "value": 1, "content": {"type": "PREC", "value": "x",
            "content": {"type": "STRING", "value": "x"}}}"#,
        )
        .unwrap();
        let body = source.rules().next().unwrap().2;
        assert_eq!(*body.without_precedence(), Rule::String { value: "x".into() });
        assert!(!body.is_token() && body.without_precedence().is_token());
    }
}
