//! What may be all there is of one element of a repetition.
//!
//! Where a grammar gives some elements a field, as Lua's does to what is local, or makes the end of a line a part of them, as
//! Python's does of simple statements, its automaton takes these at another place than the others, though one is as good as
//! the other. Hidden text that is no end of a line makes a difference.

use std::collections::HashMap;

use super::expression::{Class, ClassId, Expression};

/// By the number of a rule and the class of a child that can be a whole element: the class of all children that can.
pub(crate) type Alone = HashMap<(usize, ClassId), ClassId>;

/// Finds them in all rules, and adds the classes that it takes. `is_layout`: hidden text is the end of a line.
pub(super) fn alone(bodies: &[Expression], classes: &mut Vec<Class>, is_layout: bool) -> Alone {
    let mut alone = Alone::new();
    for (rule, body) in bodies.iter().enumerate() {
        let mut open = vec![body];
        while let Some(expression) = open.pop() {
            if let Expression::Repeat { body, .. } = expression {
                let mut wholes = Vec::new();
                collect(body, is_layout, &mut wholes);
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
        Expression::Optional(inner) | Expression::Repeat { body: inner, .. } => {
            std::slice::from_ref(inner)
        }
        Expression::Separated { element, .. } => std::slice::from_ref(element),
        Expression::Never | Expression::Empty | Expression::Hidden | Expression::One(_) => &[],
    }
}

/// The classes of which one child can be all of `expression`.
fn collect(expression: &Expression, is_layout: bool, into: &mut Vec<ClassId>) {
    let mut open = vec![expression];
    while let Some(expression) = open.pop() {
        match expression {
            Expression::One(class) => into.push(*class),
            Expression::Sequence(parts) => {
                let mut needed = parts.iter().filter(|part| !may_be_childless(part, is_layout));
                // Where nothing is needed, any part may be all; that has not come up.
                if let (Some(only), None) = (needed.next(), needed.next()) {
                    open.push(only);
                }
            }
            _ => open.extend(parts(expression)),
        }
    }
}

fn may_be_childless(expression: &Expression, is_layout: bool) -> bool {
    match expression {
        Expression::Empty | Expression::Optional(_) => true,
        Expression::Hidden => is_layout,
        Expression::Repeat { min, .. } | Expression::Separated { min, .. } => *min == 0,
        Expression::Never
        | Expression::One(_)
        | Expression::Sequence(_)
        | Expression::Choice(_) => false,
    }
}

/// A class of the symbols of several, as far as all may stand apart from what is before them.
fn union(wholes: &[ClassId], classes: &mut Vec<Class>) -> Option<ClassId> {
    if wholes.len() < 2 || wholes.iter().any(|id| classes[id.index()].immediate) {
        return None;
    }
    let apart: Vec<_> =
        wholes.iter().map(|id| Class { field: 0, ..classes[id.index()].clone() }).collect();
    let union = Class::union(apart.iter())?;
    let id = ClassId::of(classes.len())?;
    classes.push(union);
    Some(id)
}
