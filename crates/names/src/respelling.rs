//! Keywords with which a node says nearly the same in fewer tokens.

use secateur_syntax::{Field, Kind, Literal};
use serde::Deserialize;

/// A keyword that, in the place of another, makes a part of its node superfluous: in C++ `struct` in the place of `class`, the
/// `public:` in it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Respelling {
    /// The kind of the node that has the keyword.
    pub node: Kind,
    /// The keyword; empty if the other text stands in the place of what goes, once that is as small as it can be: in C `;` in
    /// the place of an empty body.
    #[serde(default)]
    pub keyword: Literal,
    /// The other keyword or text.
    #[serde(default)]
    pub with: Literal,
    /// What goes.
    pub without: Without,
}

/// What goes with a keyword.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Without {
    /// What is in this field.
    Field(Field),
    /// What is in this field, if it has more tokens than the other text: in C, types of parameters.
    Longer(Field),
    /// What is in this field, where a child of this kind stands beside it: the name of a bit-field.
    Beside(Field, Kind),
    /// All children of children that are of this kind.
    Kind(Kind),
    /// Of a node with two children, both of these kinds, the second; the keyword is the end of the first. In XML, the end tag of
    /// an element with nothing inside.
    Closing(Kind, Kind),
    /// What stands around the child of this kind, where what is left has no more tokens: the brackets of a CDATA section.
    Around(Kind),
    /// Everything but what is in this field, in front of which the other text stands: `a[1]` becomes `*a`.
    Rest(Field),
    /// Everything but one of the nodes inside that may stand in its place, in front of which the other text stands: of a `switch`,
    /// a statement with a label.
    Nested,
    /// This operator, in parentheses, on what is in this field: `(&a)->b` is `a.b`.
    Operator(Field, Literal),
    /// In an assignment, what is on the left of it, and on the right of it in front of an operator: `a = a + 1` is `a += 1`.
    Again,
}
