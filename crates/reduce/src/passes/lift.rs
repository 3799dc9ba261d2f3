//! Lift: deletes an element and moves its attributes to another one.
//!
//! - Helps with: documents in which an attribute matters and its element does not: 6 % of the
//!   tokens.
//! - Costs: one list of tests per round.
//! - Languages: those with `elements`: XML.
//! - Limit: none; elements without content only in documents of at most 256 tokens.
//! - Readable: yes.

use secateur_names::{ElementRule, Program};
use secateur_syntax::{Edit, Node, NodeId, Replacement};

use crate::example::Example;
use crate::round::SHORT_TOKENS_MAX;
use crate::searches::elements::{Parts, element};
use crate::transform::Instance;

pub(crate) const EXAMPLES: &[Example] =
    &[Example::new("a.xml", "<a><b c='d'><e/></b></a>", "<a c='d'><e/></a>")];

/// Returns the instances that delete an element and move its attributes:
///
/// - The content replaces the element, and the attributes move to its parent: `<a><b
///   c="d"><e/></b></a>` becomes `<a c="d"><e/></a>`, and `<a>t<b c="d"/></a>` becomes `<a
///   c="d">t</a>`.
/// - For an outermost element, or if the parent already has one of the attributes, such as a
///   default namespace, they move to its only child: `<a c="d"><b/></a>` becomes `<b c="d"/>`.
///   Attributes that the other element already has are not moved. If none is left, other passes
///   make the same edit.
/// - The element is deleted with its content, and the values of shared attributes are prepended to
///   those of its previous sibling or parent: `<a c="1"><b c="2"/></a>` becomes `<a c="21"/>`.
/// - The content replaces the element, and its siblings on one side move out of the parent:
///   `<a><b><e/></b><f/></a>` becomes `<a><e/></a><f/>`. This serves a test that needs an element
///   inside another one with a certain neighbour.
pub(crate) fn instances(program: &Program) -> Vec<Instance> {
    let rules = &program.rules().elements;
    let nodes = program.nodes().filter(|_| !rules.is_empty());
    let elements = nodes.filter_map(|node| {
        let rule = rules.iter().find(|rule| rule.node == node.kind_id())?;
        Some((rule, element(rule, &node)?))
    });
    let title = "element can be deleted, with its attributes moved to another one";
    let instances = elements.flat_map(|(rule, element)| {
        let edits = [
            lifted_one(program, rule, &element),
            lowered(program, rule, &element),
            with_values_moved(rule, &element),
        ];
        let outside = with_siblings_outside(program, rule, &element).unwrap_or_default();
        let instance = |edit| Instance::new([element.node.id()], edit).titled(title);
        edits.into_iter().flatten().chain(outside).map(instance).collect::<Vec<_>>()
    });
    instances.collect()
}

/// Returns the edit that deletes an element and prepends its values to those of the same attributes
/// of another one.
fn with_values_moved(rule: &ElementRule, removed: &Parts) -> Option<Edit> {
    let siblings = removed.node.siblings().take_while(|sibling| *sibling != removed.node);
    let before = siblings.filter_map(|sibling| element(rule, &sibling)).last();
    let others = before.into_iter().chain(element_around(rule, removed.node));
    let joined = others
        .map(|other| joined(rule, &removed.attributes, &other.attributes))
        .find(|it| !it.is_empty())?;
    Some(Edit::default().deleting(removed.node.removable_with()?).replacing_each(joined))
}

/// Returns the edit that replaces an element by its content and moves its attributes to its parent.
fn lifted_one(program: &Program, rule: &ElementRule, inner: &Parts) -> Option<Edit> {
    let parent = element_around(rule, inner.node)?;
    let moved = missing(rule, &inner.attributes, &parent.attributes)?;
    let name = Replacement::Text((text(&parent.name) + &moved).into());
    let edit = Edit::default().replacing(parent.name.id(), name);
    Some(match &inner.content {
        Some(content) => edit.replacing(inner.node.id(), Replacement::Text(content.copy())),
        // In a long document, there are too many of them.
        None if program.tokens() > SHORT_TOKENS_MAX => return None,
        None => edit.deleting(inner.node.removable_with()?),
    })
}

/// Returns the edit that replaces an element by its only child and moves its attributes to that
/// child, unless its parent can have all of them.
fn lowered(program: &Program, rule: &ElementRule, outer: &Parts) -> Option<Edit> {
    if let Some(parent) = element_around(rule, outer.node)
        && !outer.attributes.iter().any(|attribute| is_among(rule, attribute, &parent.attributes))
    {
        return None;
    }
    let content = outer.content.as_ref()?;
    let mut children = content.children().filter(|child| !child.is_extra() && child.weight() > 0);
    let only = children.next().filter(|_| children.next().is_none())?;
    let only = element(rule, &only)?;
    let moved = missing(rule, &outer.attributes, &only.attributes)?;
    let name = Replacement::Text((text(&only.name) + &moved).into());
    let child_text =
        program.render_node(only.node.id(), &Edit::default().replacing(only.name.id(), name));
    let child_text = String::from_utf8(child_text).ok()?;
    Some(Edit::default().replacing(outer.node.id(), Replacement::Text(child_text.into())))
}

/// Returns the edits that replace an element by its content and move its siblings on one side out
/// of the parent, the following ones first.
fn with_siblings_outside(
    program: &Program,
    rule: &ElementRule,
    inner: &Parts,
) -> Option<Vec<Edit>> {
    let (enclosing, content) = (element_around(rule, inner.node)?, inner.content.as_ref()?);
    enclosing.node.parent().filter(|parent| parent.kind_id() == rule.content)?;
    let siblings: Vec<Node> = enclosing.content.iter().flat_map(Node::children).collect();
    let index = siblings.iter().position(|sibling| *sibling == inner.node)?;
    let replaced = Edit::default().replacing(inner.node.id(), Replacement::Text(content.copy()));
    let edits = [&siblings[index + 1..], &siblings[..index]].into_iter().filter_map(|moved| {
        let moved_text: String = moved.iter().map(text).collect();
        let without = replaced.deleting(moved.iter().map(Node::id));
        let rest = String::from_utf8(program.render_node(enclosing.node.id(), &without)).ok()?;
        let is_after = moved.first()?.id() > inner.node.id();
        let parent_text = if is_after { rest + &moved_text } else { moved_text + &rest };
        Some(Edit::default().replacing(enclosing.node.id(), Replacement::Text(parent_text.into())))
    });
    Some(edits.collect())
}

fn element_around<'a>(rule: &ElementRule, inner: Node<'a>) -> Option<Parts<'a>> {
    let content = inner.parent().filter(|parent| parent.kind_id() == rule.content)?;
    element(rule, &content.parent()?)
}

/// Returns the edits that prepend values to those of the same attributes in `others`.
fn joined(rule: &ElementRule, attributes: &[Node], others: &[Node]) -> Vec<(NodeId, Replacement)> {
    let joined = |other: &Node| {
        let same =
            attributes.iter().find(|attribute| name(rule, attribute) == name(rule, other))?;
        let (moved, value) = (text(&same.children().last()?), other.children().last()?);
        let old = text(&value);
        let quote = old.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
        let moved = moved.get(1..moved.len() - 1).filter(|moved| !moved.contains(quote))?;
        Some((value.id(), Replacement::Text(format!("{quote}{moved}{}", &old[1..]).into())))
    };
    others.iter().filter_map(joined).collect()
}

/// Returns the text of the attributes that are not in `others`, to be inserted after a name, or
/// `None` if there are none.
fn missing(rule: &ElementRule, attributes: &[Node], others: &[Node]) -> Option<String> {
    let missing = attributes.iter().filter(|attribute| !is_among(rule, attribute, others));
    let missing: String = missing.map(|attribute| format!(" {}", text(attribute))).collect();
    (!missing.is_empty()).then_some(missing)
}

/// Returns `true` if one of `others` has the name of an attribute.
fn is_among(rule: &ElementRule, attribute: &Node, others: &[Node]) -> bool {
    others.iter().any(|other| name(rule, other) == name(rule, attribute))
}

fn name(rule: &ElementRule, attribute: &Node) -> Option<String> {
    attribute.children().find(|child| child.kind_id() == rule.name).map(|name| text(&name))
}

fn text(node: &Node) -> String {
    String::from_utf8_lossy(node.text()).into_owned()
}

#[cfg(test)]
mod tests {
    use crate::passes::tests::made;

    #[test]
    fn attributes_move_to_another_element() {
        let lifted = |text: &str| made("a.xml", text, "lift");
        // Existing attributes are not inserted again.
        assert_eq!(
            lifted("<a b='1'>t<c b='2' d='3'><e/></c></a>"),
            ["<a d='3' b='1'>t<e/></a>", "<a b='1'>t<e b='2' d='3'/></a>", "<a b='21'>t</a>"],
            "and the outermost has a text beside its element"
        );
        // Before the values of the preceding element, or else of the enclosing one.
        assert_eq!(
            lifted("<a b='1'>t<c b='2'/><c d='3'/><c b='4'/></a>"),
            [
                "<a b='21'>t<c d='3'/><c b='4'/></a>",
                "<a d='3' b='1'>t<c b='2'/><c b='4'/></a>",
                "<a b='41'>t<c b='2'/><c d='3'/></a>"
            ]
        );
        assert_eq!(
            lifted("<a>t<c b='1'/><c b=\"2'\"/></a>"),
            ["<a b='1'>t<c b=\"2'\"/></a>", "<a b=\"2'\">t<c b='1'/></a>"],
            "a value that has the quotes of the other one cannot be prepended"
        );
        assert_eq!(lifted("<a b='1'><c d='2'/></a>"), ["<c b='1' d='2'/>", "<a d='2' b='1'></a>"]);
        assert_eq!(lifted("<a b='1'><c/><c/></a>"), [""; 0]);
        assert_eq!(
            lifted("<a b='1'><c b='2'><e/></c><f/></a>")[0],
            "<a b='1'><e b='2'/><f/></a>",
            "a namespace would be lost in the outer element"
        );
        assert_eq!(lifted("<a><b><c/></b></a>"), [""; 0]);
        // The siblings of an element without tags leave the enclosing element, those on one side at
        // a time.
        assert_eq!(
            lifted("<a><b><c/>t<d><e/></d><f/></b></a>"),
            ["<a><b><c/>t<e/></b><f/></a>", "<a><c/>t<b><e/><f/></b></a>"]
        );
        assert_eq!(lifted("<b><c/><d><e/></d></b>"), [""; 0], "nothing may stand beside the root");
    }
}
