//! What may be all there is of one element of a repetition.
//!
//! Where a grammar makes the end of a line a part of some elements only, as Python's does of simple statements, its
//! automaton takes these at another place than the elements without it, though one is as good as the other: the line ends
//! either way.

use std::collections::HashMap;

use super::expression::{Class, ClassId, Expression};

/// By the number of a rule and the class of a child that can be a whole element: the class of all children that can.
pub(crate) type Alone = HashMap<(usize, ClassId), ClassId>;

/// Finds them in all rules, and adds the classes that it takes.
pub(super) fn alone(bodies: &[Expression], classes: &mut Vec<Class>) -> Alone {
    let mut alone = Alone::new();
    for (rule, body) in bodies.iter().enumerate() {
        let mut open = vec![body];
        while let Some(expression) = open.pop() {
            if let Expression::Repeat { body, .. } = expression {
                let mut wholes = Vec::new();
                collect(body, &mut wholes);
                if let Some(union) = union(&wholes, classes) {
                    alone.extend(wholes.into_iter().map(|class| ((rule, class), union)));
                }
            }
            open.extend(parts(expression));
        }
    }
    alone
}

fn parts(expression: &Expression) -> &[Expression] {
    match expression {
        Expression::Sequence(parts) | Expression::Choice(parts) => parts,
        Expression::Optional(inner) | Expression::Repeat { body: inner, .. } => std::slice::from_ref(inner),
        Expression::Separated { element, .. } => std::slice::from_ref(element),
        Expression::Never | Expression::Empty | Expression::Hidden | Expression::One(_) => &[],
    }
}

/// The classes of which one child can be all of `expression`.
fn collect(expression: &Expression, into: &mut Vec<ClassId>) {
    let mut open = vec![expression];
    while let Some(expression) = open.pop() {
        match expression {
            Expression::One(class) => into.push(*class),
            Expression::Sequence(parts) => {
                let mut needed = parts.iter().filter(|part| !may_be_childless(part));
                // Where nothing is needed, any part may be all; that has not come up.
                if let (Some(only), None) = (needed.next(), needed.next()) {
                    open.push(only);
                }
            }
            _ => open.extend(parts(expression)),
        }
    }
}

fn may_be_childless(expression: &Expression) -> bool {
    match expression {
        Expression::Empty | Expression::Hidden | Expression::Optional(_) => true,
        Expression::Repeat { min, .. } | Expression::Separated { min, .. } => *min == 0,
        Expression::Never | Expression::One(_) | Expression::Sequence(_) | Expression::Choice(_) => false,
    }
}

/// A class of the symbols of several that differ in nothing else.
fn union(wholes: &[ClassId], classes: &mut Vec<Class>) -> Option<ClassId> {
    if wholes.len() < 2 {
        return None;
    }
    let union = Class::union(wholes.iter().map(|id| &classes[id.index()]))?;
    let id = ClassId::of(classes.len())?;
    classes.push(union);
    Some(id)
}
