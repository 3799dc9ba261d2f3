//! Keywords with which a node says nearly the same in fewer tokens.

use secateur_syntax::{Grammar, GrammarError};

/// A keyword that, in the place of another, makes a part of its node superfluous: in C++ `struct` in the place of `class`, the
/// `public:` in it. Kinds and fields are names in a language's folder, and the parser's symbols in a [`Program`](crate::Program).
#[derive(Clone, Copy, Debug)]
pub struct Respelling<Name = &'static str> {
    /// The kind of the node that has the keyword.
    pub node: Name,
    /// The keyword; empty if the other text stands in the place of what goes, once that is as small as it can be: in C `;` in
    /// the place of an empty body.
    pub keyword: &'static str,
    /// The other keyword or text.
    pub with: &'static str,
    /// What goes: the kind of the children, or of children of children; or the field of a child.
    pub without: Without<Name>,
}

/// What goes with a keyword.
#[derive(Clone, Copy, Debug)]
pub enum Without<Name = &'static str> {
    /// What is in this field.
    Field(Name),
    /// What is in this field, if it has more tokens than the other text: in C, types of parameters.
    Longer(Name),
    /// What is in this field, where a child of this kind stands beside it: the name of a bit-field.
    Beside(Name, Name),
    /// All children of children that are of this kind.
    Kind(Name),
    /// Of a node with two children, both of these kinds, the second; the keyword is the end of the first. In XML, the end tag of
    /// an element with nothing inside.
    Closing(Name, Name),
    /// What stands around the child of this kind, where what is left has no more tokens: the brackets of a CDATA section.
    Around(Name),
    /// This operator, in parentheses, on what is in this field: `(&a)->b` is `a.b`.
    Operator(Name, &'static str),
    /// In an assignment, what is on the left of it, and on the right of it in front of an operator: `a = a + 1` is `a += 1`.
    Again,
}

/// The respellings of a language by the parser's symbols.
pub(crate) fn table(grammar: &Grammar, respellings: &[Respelling]) -> Result<Vec<Respelling<u16>>, GrammarError> {
    let unknown = |name| GrammarError::UnknownName { grammar: grammar.name, name };
    let kind = |name: &'static str| grammar.kind(name).ok_or_else(|| unknown(name));
    let field = |name: &'static str| grammar.field(name).ok_or_else(|| unknown(name));
    let entry = |&Respelling { node, keyword, with, without }: &Respelling| {
        let without = match without {
            Without::Field(name) => Without::Field(field(name)?),
            Without::Longer(name) => Without::Longer(field(name)?),
            Without::Beside(name, other) => Without::Beside(field(name)?, kind(other)?),
            Without::Kind(name) => Without::Kind(kind(name)?),
            Without::Closing(opening, closing) => Without::Closing(kind(opening)?, kind(closing)?),
            Without::Around(name) => Without::Around(kind(name)?),
            Without::Operator(name, operator) => Without::Operator(field(name)?, operator),
            Without::Again => Without::Again,
        };
        Ok(Respelling { node: kind(node)?, keyword, with, without })
    };
    respellings.iter().map(entry).collect()
}
