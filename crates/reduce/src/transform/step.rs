//! Steps from variables to their elements, such as `a[1]` and `p->m`.

use secateur_names::{Program, Step};
use secateur_syntax::{Literal, Node};

/// Returns the step from a variable to its element: the whole expression, the token of the step,
/// and the replacement of that token.
pub(crate) fn step<'a>(
    program: &Program,
    node: Node<'a>,
) -> Option<(Node<'a>, Node<'a>, Option<Literal>)> {
    let (expression, steps) = (node.parent()?, program.rules().steps.get(&node.place())?);
    steps.iter().find_map(|&Step { token, with }| {
        let token = expression
            .children()
            .find(|child| !child.is_named() && child.text() == token.as_bytes())?;
        Some((expression, token, with))
    })
}
