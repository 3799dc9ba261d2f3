//! Alternative spellings of nodes that need fewer tokens.

use secateur_syntax::{Field, KindId, Literal};
use serde::Deserialize;

use crate::rules::pattern::{filled, parts_of};

/// Replacement of a keyword that makes a part of its node superfluous: in C++ `struct` instead of
/// `class` replaces `public:`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Respelling {
    /// Kind of the node with the keyword.
    pub node: KindId,
    /// Keyword to replace. If empty, `with` replaces the superfluous part after that has been
    /// minimised: in C, `;` replaces an empty body.
    #[serde(default)]
    pub keyword: Literal,
    /// Replacement of the keyword.
    #[serde(default)]
    pub with: Literal,
    /// Superfluous part.
    pub without: Without,
}

/// Part of a node that a respelling deletes.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Without {
    /// Content of this field.
    Field(Field),
    /// Content of this field, if it has more tokens than the replacement: in C, types of
    /// parameters.
    Longer(Field),
    /// Content of this field, beside a child of this kind: the name of a bit-field.
    Beside(Field, KindId),
    /// All grandchildren of this kind.
    Kind(KindId),
    /// Second of two children of these kinds; the keyword is the end of the first. In XML, the end
    /// tag of an empty element.
    Closing(KindId, KindId),
    /// Text around the child of this kind, if the rest has no more tokens: the brackets of a CDATA
    /// section.
    Around(KindId),
    /// Everything except this field, with the replacement before it: `a[1]` becomes `*a`.
    Rest(Field),
    /// Everything except a descendant that may replace the node, with the replacement before it: a
    /// labelled statement of a `switch`.
    Nested,
    /// This operator in parentheses on this field: `(&a)->b` becomes `a.b`.
    Operator(Field, Literal),
    /// Everything except the parts that `with` mentions, if the node has this form: `{a}` is any
    /// part in both. In SMT-LIB, `(ite (= {a} {b}) #b1 #b0)` becomes `(bvcomp {a} {b})`.
    Like(Literal),
    /// Repeated left side of an assignment, before an operator: `a = a + 1` becomes `a += 1`.
    Again,
}

impl Respelling {
    /// Returns the respelling of a text of this form.
    pub fn of_form(&self, form: Literal, text: &[u8]) -> Option<String> {
        let words: Vec<&str> = str::from_utf8(text).ok()?.split_whitespace().collect();
        filled(self.with.0, &parts_of(form.0, &words.join(" "))?, &|_| None)
    }
}
