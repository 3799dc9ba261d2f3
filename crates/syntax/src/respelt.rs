//! Nodes that say nearly the same in fewer tokens with another keyword, or with a token in the place of a part.

use crate::respelling::{Entry, Part};
use crate::{Edit, Node, NodeId, Replacement, Tree};

/// Operators that may stand in front of `=`. Comparisons would be others with it.
const OPERATORS: [&str; 12] = ["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "**", "//"];

impl Tree {
    /// The nodes that take fewer tokens with another keyword, each with the change: `class a { public: …` becomes
    /// `struct a { …`, `int f() {}` becomes `int f();`, `a = a + 1` becomes `a += 1`, and `<a></a>` becomes `<a/>`.
    #[must_use]
    pub fn respelt(&self) -> Vec<(NodeId, Edit)> {
        let entries = &self.compiled.tables.respellings;
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
            Part::Around(kind) => {
                let inside = node.children().find(|child| child.kind_id() == kind)?;
                let is_longer = self.grammar.tokens.count(inside.text()) > node.weight().max(1);
                (!is_longer).then(|| Edit::default().replacing(id, Replacement::Text(self.copied(inside.id()))))
            }
            Part::Operator { field, operator } => {
                let part = self.child_in(id.0, field).filter(|&part| self.node(part).text().starts_with(b"("))?;
                let inside = self.node(self.only_named_child(part)?);
                let is_meant = inside.children().next()?.text() == operator.as_bytes();
                let operand = self.only_named_child(inside.id()).filter(|_| is_meant)?;
                let keyword = node.children().find(|child| child.text() == entry.keyword.as_bytes())?;
                let edit = Edit::default().replacing(part, Replacement::Node(operand));
                let is_admitted = self.may_stand_at(part, operand);
                is_admitted.then(|| edit.replacing(keyword.id(), Replacement::Text(entry.with.into())))
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
