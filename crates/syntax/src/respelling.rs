//! Nodes that say nearly the same in fewer tokens with another keyword, or with a token in the place of a part.

use tree_sitter::Language;

use crate::symbols::Symbols;
use crate::{Edit, Grammar, GrammarError, Node, NodeId, Replacement, Tree};

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
    /// In an assignment, what is on the left of it, and on the right of it in front of an operator: `a = a + 1` is `a += 1`.
    Again,
}

/// Operators that may stand in front of `=`. Comparisons would be others with it.
const OPERATORS: [&str; 12] = ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "**", "//"];

/// The same by the parser's symbols.
#[derive(Debug)]
pub(crate) struct Entry {
    node: u16,
    keyword: &'static str,
    with: &'static str,
    without: Part,
}

/// What goes with a keyword, as in [`Without`], by the parser's symbols.
#[derive(Clone, Copy, Debug)]
enum Part {
    Field(u16),
    Longer(u16),
    Beside { field: u16, other: u16 },
    Kind(u16),
    Closing { opening: u16, closing: u16 },
    Again,
}

/// The respellings of a language by the parser's symbols.
pub(crate) fn table(grammar: &Grammar, language: &Language) -> Result<Vec<Entry>, GrammarError> {
    let symbols = Symbols::new(language, |name| GrammarError::UnknownName { grammar: grammar.name, name });
    let entry = |&Respelling { node, keyword, with, without }: &Respelling| {
        let without = match without {
            Without::Field(name) => Part::Field(symbols.field(name)?),
            Without::Longer(name) => Part::Longer(symbols.field(name)?),
            Without::Beside(name, other) => Part::Beside { field: symbols.field(name)?, other: symbols.kind(other)? },
            Without::Kind(name) => Part::Kind(symbols.kind(name)?),
            Without::Closing(opening, closing) => {
                Part::Closing { opening: symbols.kind(opening)?, closing: symbols.kind(closing)? }
            }
            Without::Again => Part::Again,
        };
        Ok(Entry { node: symbols.kind(node)?, keyword, with, without })
    };
    grammar.respellings.iter().map(entry).collect()
}

impl Tree {
    /// The nodes that take fewer tokens with another keyword, each with the change: `class a { public: …` becomes
    /// `struct a { …`, `int f() {}` becomes `int f();`, `a = a + 1` becomes `a += 1`, and `<a></a>` becomes `<a/>`.
    #[must_use]
    pub fn respelt(&self) -> Vec<(NodeId, Edit)> {
        let entries = &self.compiled.respellings;
        if entries.is_empty() {
            return Vec::new();
        }
        let nodes = self.nodes().map(|node| node.id());
        let found = nodes.flat_map(|id| entries.iter().map(move |entry| (id, entry)));
        found.filter_map(|(id, entry)| Some((id, self.respelt_as(id, entry)?))).collect()
    }

    fn respelt_as(&self, id: NodeId, entry: &Entry) -> Option<Edit> {
        let node = self.node(id);
        if node.kind_id() != entry.node {
            return None;
        }
        match entry.without {
            Part::Again => self.without_again(&node, entry),
            Part::Closing { opening, closing } => {
                let kinds: Vec<u16> = node.children().map(|child| child.kind_id()).collect();
                let opening = node.children().next().filter(|_| kinds == [opening, closing])?;
                let text = String::from_utf8_lossy(opening.text());
                let text = text.strip_suffix(entry.keyword)?.trim_end().to_owned() + entry.with;
                Some(Edit::default().replacing(id, Replacement::Text(text.into())))
            }
            Part::Beside { field, other } => {
                node.children().find(|child| child.kind_id() == other)?;
                self.with_text_for(id, field, entry)
            }
            Part::Longer(field) => {
                let part = self.child_in(id.0, field)?;
                let tokens = self.grammar.tokens.count(entry.with.as_bytes());
                let is_longer = self.node(part).weight() > tokens;
                is_longer.then(|| Edit::default().replacing(part, Replacement::Text(entry.with.into())))
            }
            Part::Field(field) if entry.keyword.is_empty() => self.with_text_for(id, field, entry),
            Part::Field(field) => {
                let children = node.children().map(|child| child.id());
                let gone = children.filter(|child| self.records[child.index()].field == field).collect();
                with_keyword(&node, entry, gone)
            }
            Part::Kind(kind) => {
                let inside = node.children().flat_map(|child| child.children());
                let inside = inside.filter(|child| child.kind_id() == kind);
                let gone = inside.flat_map(|child| self.removable_with(child.id()).unwrap_or_default()).collect();
                with_keyword(&node, entry, gone)
            }
        }
    }

    /// The other text in the place of what is in a field, once that is as small as it can be.
    fn with_text_for(&self, id: NodeId, field: u16, entry: &Entry) -> Option<Edit> {
        let part = self.child_in(id.0, field).filter(|&part| self.smallest(part).is_none())?;
        Some(Edit::default().replacing(part, Replacement::Text(entry.with.into())))
    }

    fn without_again(&self, assignment: &Node, entry: &Entry) -> Option<Edit> {
        let children: Vec<Node> = assignment.children().collect();
        let [target, keyword, value] = children.as_slice() else { return None };
        let parts: Vec<Node> = value.children().collect();
        let [again, operator, other] = parts.as_slice() else { return None };
        let is_operator = OPERATORS.iter().any(|known| known.as_bytes() == operator.text());
        if keyword.text() != entry.keyword.as_bytes() || again.text() != target.text() || !is_operator {
            return None;
        }
        let operator = String::from_utf8_lossy(operator.text()) + entry.keyword;
        let edit = Edit::default().replacing(keyword.id(), Replacement::Text(operator.into()));
        Some(edit.replacing(value.id(), Replacement::Node(other.id())))
    }
}

/// The other keyword, without what is superfluous then.
fn with_keyword(node: &Node, entry: &Entry, gone: Vec<NodeId>) -> Option<Edit> {
    let keyword = node.children().find(|child| !child.is_named() && child.text() == entry.keyword.as_bytes())?;
    let edit = Edit::default().replacing(keyword.id(), Replacement::Text(entry.with.into()));
    (!gone.is_empty()).then(|| edit.deleting(gone))
}
