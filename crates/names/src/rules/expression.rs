//! Types of expressions, by the form of the expression.

use secateur_syntax::{Field, Literal};
use serde::Deserialize;

use super::pattern::{filled, parts_of};

/// Type of an expression of one kind. Of several rules, the first that fits counts.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExpressionRule {
    /// Field of the part whose type the expression has.
    pub(crate) field: Option<Field>,
    /// [Pattern](super::pattern) of the expression, in which each part with a known type is `:` and
    /// that type. Without a pattern, the rule fits every expression of the kind.
    like: Option<Literal>,
    /// Text of the type, with variables of the pattern; empty if the type is unknown.
    #[serde(default, rename = "type")]
    type_text: Literal,
}

impl ExpressionRule {
    /// Returns the type of an expression of this form.
    pub(crate) fn type_of(&self, form: &str) -> Option<String> {
        let parts = match self.like {
            Some(pattern) => parts_of(pattern.0, form)?,
            None => Vec::new(),
        };
        filled(self.type_text.0, &parts, &|_| None)
    }
}
