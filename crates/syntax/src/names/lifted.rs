//! Elements that go, but for their attributes and what is inside.

use super::Element;
use crate::{Edit, Node, NodeId, Replacement, Tree};

/// An element, and the parts of its first tag.
struct Parts<'a> {
    id: NodeId,
    name: Node<'a>,
    attributes: Vec<Node<'a>>,
    content: Option<Node<'a>>,
}

impl Tree {
    /// The elements that can go with their attributes moved to another one, each with the change:
    ///
    /// - an element with content, of which the attributes go to the element around it and the content comes in its
    ///   place: `<a><b c="d"><e/></b></a>` becomes `<a c="d"><e/></a>`;
    /// - an outermost element, of which the attributes go to the only element inside: `<a c="d"><b/></a>` becomes
    ///   `<b c="d"/>`.
    ///
    /// Attributes that the other element has as well stay away. Where none is left, other changes do the same.
    #[must_use]
    pub fn lifted(&self) -> Vec<(NodeId, Edit)> {
        let rules = &self.compiled.names.elements;
        let nodes = self.nodes().filter(|_| !rules.is_empty());
        let elements = nodes.filter_map(|node| {
            let rule = rules.iter().find(|rule| rule.node == node.kind_id())?;
            Some((rule, element(rule, &node)?))
        });
        elements.filter_map(|(rule, element)| Some((element.id, self.lifted_one(rule, &element)?))).collect()
    }

    fn lifted_one(&self, rule: &Element, inner: &Parts) -> Option<Edit> {
        let content = inner.content.as_ref()?;
        if let Some(around) = self.element_around(rule, inner.id) {
            let moved = missing(rule, &inner.attributes, &around.attributes)?;
            let inside = Replacement::Text(self.copied(content.id()));
            return Some(Edit::default().replacing_each([
                (around.name.id(), Replacement::Text((text(&around.name) + &moved).into())),
                (inner.id, inside),
            ]));
        }
        let mut children = content.children().filter(|child| !child.is_extra() && child.weight() > 0);
        let only = children.next().filter(|_| children.next().is_none())?;
        let only = element(rule, &only)?;
        let moved = missing(rule, &inner.attributes, &only.attributes)?;
        let name = Replacement::Text((text(&only.name) + &moved).into());
        let whole = self.render_node(only.id, &Edit::default().replacing(only.name.id(), name));
        Some(Edit::default().replacing(inner.id, Replacement::Text(String::from_utf8(whole).ok()?.into())))
    }

    fn element_around(&self, rule: &Element, inner: NodeId) -> Option<Parts<'_>> {
        let content = self.node(inner).parent().filter(|parent| parent.kind_id() == rule.content)?;
        element(rule, &content.parent()?)
    }
}

fn element<'a>(rule: &Element, node: &Node<'a>) -> Option<Parts<'a>> {
    if node.kind_id() != rule.node {
        return None;
    }
    let tag = node.children().find(|child| rule.tags.contains(&child.kind_id()))?;
    let name = tag.children().find(|child| child.kind_id() == rule.name)?;
    let attributes = tag.children().filter(|child| child.kind_id() == rule.attribute).collect();
    let content = node.children().find(|child| child.kind_id() == rule.content);
    Some(Parts { id: node.id(), name, attributes, content })
}

/// Those attributes that others do not have, as they stand behind a name; none if there is none.
fn missing(rule: &Element, attributes: &[Node], others: &[Node]) -> Option<String> {
    let name = |attribute: &Node| attribute.children().find(|child| child.kind_id() == rule.name).map(|it| text(&it));
    let is_missing = |attribute: &&Node| others.iter().all(|other| name(other) != name(attribute));
    let missing: String =
        attributes.iter().filter(is_missing).map(|attribute| format!(" {}", text(attribute))).collect();
    (!missing.is_empty()).then_some(missing)
}

fn text(node: &Node) -> String {
    String::from_utf8_lossy(node.text()).into_owned()
}
