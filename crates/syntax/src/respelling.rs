//! Keywords with which a node says nearly the same in fewer tokens, as data in a language's folder, and the same by the parser's
//! symbols.

use tree_sitter::Language;

use crate::GrammarError;
use crate::symbols::Symbols;

/// A keyword that, in the place of another, makes a part of its node superfluous: in C++ `struct` in the place of `class`, the
/// `public:` in it.
#[derive(Clone, Copy, Debug)]
pub struct Respelling {
    /// The kind of the node that has the keyword.
    pub node: &'static str,
    /// The keyword; empty if the other text stands in the place of what goes, once that is as small as it can be: in C `;` in
    /// the place of an empty body.
    pub keyword: &'static str,
    /// The other keyword or text.
    pub with: &'static str,
    /// What goes: the kind of the children, or of children of children; or the field of a child.
    pub without: Without,
}

/// What goes with a keyword.
#[derive(Clone, Copy, Debug)]
pub enum Without {
    /// What is in this field.
    Field(&'static str),
    /// What is in this field, if it has more tokens than the other text: in C, types of parameters.
    Longer(&'static str),
    /// What is in this field, where a child of this kind stands beside it: the name of a bit-field.
    Beside(&'static str, &'static str),
    /// All children of children that are of this kind.
    Kind(&'static str),
    /// Of a node with two children, both of these kinds, the second; the keyword is the end of the first. In XML, the end tag of
    /// an element with nothing inside.
    Closing(&'static str, &'static str),
    /// What stands around the child of this kind, where what is left has no more tokens: the brackets of a CDATA section.
    Around(&'static str),
    /// This operator, in parentheses, on what is in this field: `(&a)->b` is `a.b`.
    Operator(&'static str, &'static str),
    /// In an assignment, what is on the left of it, and on the right of it in front of an operator: `a = a + 1` is `a += 1`.
    Again,
}

/// The same by the parser's symbols.
#[derive(Debug)]
pub(crate) struct Entry {
    pub(crate) node: u16,
    pub(crate) keyword: &'static str,
    pub(crate) with: &'static str,
    pub(crate) without: Part,
}

/// What goes with a keyword, as in [`Without`], by the parser's symbols.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    Field(u16),
    Longer(u16),
    Beside { field: u16, other: u16 },
    Kind(u16),
    Closing { opening: u16, closing: u16 },
    Around(u16),
    Operator { field: u16, operator: &'static str },
    Again,
}

/// The respellings of a language by the parser's symbols.
pub(crate) fn table(
    grammar: &'static str,
    respellings: &[Respelling],
    language: &Language,
) -> Result<Vec<Entry>, GrammarError> {
    let symbols = Symbols::new(language, |name| GrammarError::UnknownName { grammar, name });
    let entry = |&Respelling { node, keyword, with, without }: &Respelling| {
        let without = match without {
            Without::Field(name) => Part::Field(symbols.field(name)?),
            Without::Longer(name) => Part::Longer(symbols.field(name)?),
            Without::Beside(name, other) => Part::Beside { field: symbols.field(name)?, other: symbols.kind(other)? },
            Without::Kind(name) => Part::Kind(symbols.kind(name)?),
            Without::Closing(opening, closing) => {
                Part::Closing { opening: symbols.kind(opening)?, closing: symbols.kind(closing)? }
            }
            Without::Around(name) => Part::Around(symbols.kind(name)?),
            Without::Operator(name, operator) => Part::Operator { field: symbols.field(name)?, operator },
            Without::Again => Part::Again,
        };
        Ok(Entry { node: symbols.kind(node)?, keyword, with, without })
    };
    respellings.iter().map(entry).collect()
}
