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
    field: u16,
    /// The kind of what goes, or stands beside it.
    kind: u16,
    /// The kind of what stands before what goes, which ends with the keyword.
    opening: u16,
    is_again: bool,
}

/// The respellings of a language by the parser's symbols.
pub(crate) fn table(grammar: &Grammar, language: &Language) -> Result<Vec<Entry>, GrammarError> {
    let symbols = Symbols::new(language, |name| GrammarError::UnknownName { grammar: grammar.name, name });
    let entry = |it: &Respelling| {
        let is_again = matches!(it.without, Without::Again);
        let (field, kind, opening) = match it.without {
            Without::Field(name) => (symbols.field(name)?, 0, 0),
            Without::Beside(name, other) => (symbols.field(name)?, symbols.kind(other)?, 0),
            Without::Kind(name) => (0, symbols.kind(name)?, 0),
            Without::Again => (0, 0, 0),
            Without::Closing(opening, closing) => (0, symbols.kind(closing)?, symbols.kind(opening)?),
        };
        Ok(Entry { node: symbols.kind(it.node)?, keyword: it.keyword, with: it.with, field, kind, opening, is_again })
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
        if entry.is_again {
            return self.without_again(&node, entry);
        }
        if entry.opening != 0 {
            let kinds: Vec<u16> = node.children().map(|child| child.kind_id()).collect();
            let opening = node.children().next().filter(|_| kinds == [entry.opening, entry.kind])?;
            let text = String::from_utf8_lossy(opening.text());
            let text = text.strip_suffix(entry.keyword)?.trim_end().to_owned() + entry.with;
            return Some(Edit::default().replacing(id, Replacement::Text(text.into())));
        }
        if entry.keyword.is_empty() {
            if entry.kind != 0 && node.children().all(|child| child.kind_id() != entry.kind) {
                return None;
            }
            let part = self.child_in(id.0, entry.field).filter(|&part| self.smallest(part).is_none())?;
            return Some(Edit::default().replacing(part, Replacement::Text(entry.with.into())));
        }
        let keyword = node.children().find(|child| !child.is_named() && child.text() == entry.keyword.as_bytes())?;
        let gone: Vec<NodeId> = match entry.field {
            0 => {
                let inside = node.children().flat_map(|child| child.children());
                let inside = inside.filter(|child| child.kind_id() == entry.kind);
                inside.flat_map(|child| self.removable_with(child.id()).unwrap_or_default()).collect()
            }
            field => node
                .children()
                .map(|child| child.id())
                .filter(|child| self.records[child.index()].field == field)
                .collect(),
        };
        let edit = Edit::default().replacing(keyword.id(), Replacement::Text(entry.with.into()));
        (!gone.is_empty()).then(|| edit.deleting(gone))
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
