//! Symbols that can form an element of a repetition by themselves.
//!
//! Some grammars give certain elements a field, as Lua does for local declarations, or make the
//! line end a part of them, as Python does for simple statements. The automaton takes these at a
//! different instruction, although they are interchangeable with the others. Hidden text other than
//! line ends does make a difference.

use std::collections::HashMap;

use super::expression::{Class, ClassId, Expression};

/// Class of all children that can be a whole element, by rule number and by the class of one of
/// them.
pub(crate) type ElementClasses = HashMap<(usize, ClassId), ClassId>;

/// Finds these classes in all rules and adds their unions to `classes`. With `is_layout`, hidden
/// text is a line end.
pub(super) fn element_classes(
    bodies: &[Expression],
    classes: &mut Vec<Class>,
    is_layout: bool,
) -> ElementClasses {
    let mut unions = ElementClasses::new();
    for (rule, body) in bodies.iter().enumerate() {
        let mut open = vec![body];
        while let Some(expression) = open.pop() {
            if let Expression::Repeat { body, .. } = expression {
                let mut elements = Vec::new();
                collect(body, is_layout, &mut elements);
                if let Some(union) = union(&elements, classes) {
                    unions.extend(elements.into_iter().map(|class| ((rule, class), union)));
                }
            }
            open.extend(subexpressions(expression));
        }
    }
    unions
}

fn subexpressions(expression: &Expression) -> &[Expression] {
    match expression {
        Expression::Sequence(parts) | Expression::Choice(parts) => parts,
        Expression::Optional(inner) | Expression::Repeat { body: inner, .. } => {
            std::slice::from_ref(inner)
        }
        Expression::Separated { element, .. } => std::slice::from_ref(element),
        Expression::Never | Expression::Empty | Expression::Hidden | Expression::One(_) => &[],
    }
}

/// Collects the classes that match all of `expression` with one child.
fn collect(expression: &Expression, is_layout: bool, into: &mut Vec<ClassId>) {
    let mut open = vec![expression];
    while let Some(expression) = open.pop() {
        match expression {
            Expression::One(class) => into.push(*class),
            Expression::Sequence(parts) => {
                let mut needed = parts.iter().filter(|part| !may_be_childless(part, is_layout));
                // A sequence without required parts is skipped; no known grammar has one.
                if let (Some(only), None) = (needed.next(), needed.next()) {
                    open.push(only);
                }
            }
            _ => open.extend(subexpressions(expression)),
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

/// Returns the union of several classes, unless a symbol must follow the previous token directly.
fn union(elements: &[ClassId], classes: &mut Vec<Class>) -> Option<ClassId> {
    if elements.len() < 2 || elements.iter().any(|id| classes[id.index()].immediate) {
        return None;
    }
    let without_field: Vec<_> =
        elements.iter().map(|id| Class { field: 0, ..classes[id.index()].clone() }).collect();
    let union = Class::union(without_field.iter())?;
    let id = ClassId::of(classes.len())?;
    classes.push(union);
    Some(id)
}
