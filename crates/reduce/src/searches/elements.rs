//! Elements of documents, such as those of XML.

use secateur_names::ElementRule;
use secateur_syntax::Node;

/// Element, with the parts of its first tag.
pub(crate) struct Parts<'a> {
    pub(crate) node: Node<'a>,
    pub(crate) name: Node<'a>,
    pub(crate) attributes: Vec<Node<'a>>,
    pub(crate) content: Option<Node<'a>>,
}

/// Returns the parts of `node` if it is an element by `rule`.
pub(crate) fn element<'a>(rule: &ElementRule, node: &Node<'a>) -> Option<Parts<'a>> {
    if node.kind_id() != rule.node {
        return None;
    }
    let tag = rule.tag(node)?;
    let name = tag.children().find(|child| child.kind_id() == rule.name)?;
    let attributes = rule.attributes(&tag).collect();
    let content = node.children().find(|child| child.kind_id() == rule.content);
    Some(Parts { node: *node, name, attributes, content })
}
