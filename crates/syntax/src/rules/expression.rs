//! Expressions over the children in a tree, in a form that makes lists explicit.

use std::collections::HashMap;

use super::RuleId;

/// First kind that is not a symbol of a grammar.
pub(crate) const ERRORS: u16 = u16::MAX - 1;

/// Kind and rule of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Symbol {
    /// Kind in the tree.
    pub(crate) kind: u16,
    /// Rule that made the node; `None` for a token.
    pub(crate) rule: Option<RuleId>,
}

/// Symbols admitted at one position of a rule; they are interchangeable in the grammar.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Class {
    /// Sorted.
    pub(crate) symbols: Vec<Symbol>,
    /// Field of the parent, 0 for none.
    pub(crate) field: u16,
    /// Nothing may separate it from the previous token.
    pub(crate) immediate: bool,
}

impl Class {
    /// Returns the union of classes that differ only in their symbols.
    pub(super) fn union<'a>(mut classes: impl Iterator<Item = &'a Self>) -> Option<Self> {
        let mut union = classes.next()?.clone();
        for class in classes {
            if (class.field, class.immediate) != (union.field, union.immediate) {
                return None;
            }
            union.symbols.extend(&class.symbols);
        }
        union.symbols.sort_unstable();
        union.symbols.dedup();
        Some(union)
    }

    pub(crate) fn has(&self, symbol: Symbol) -> bool {
        self.symbols.binary_search(&symbol).is_ok()
    }

    /// Returns `true` if the class has a symbol of this kind. Two rules with one name, such as
    /// functions and methods, mostly have the same texts. A moved node is parsed again anyway.
    pub(crate) fn has_kind(&self, kind: u16) -> bool {
        self.symbols.binary_search_by_key(&kind, |symbol| symbol.kind).is_ok()
    }
}

/// Number of a class in its grammar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ClassId(u16);

impl ClassId {
    pub(super) fn of(index: usize) -> Option<Self> {
        u16::try_from(index).ok().map(Self)
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Interner for classes.
#[derive(Default)]
pub(crate) struct Classes {
    ids: HashMap<Class, ClassId>,
    pub(crate) all: Vec<Class>,
}

impl Classes {
    pub(crate) fn intern(&mut self, class: Class) -> ClassId {
        let all = &mut self.all;
        *self.ids.entry(class).or_insert_with_key(|class| {
            all.push(class.clone());
            ClassId((all.len() - 1) as u16)
        })
    }

    /// Returns the union of two classes that differ only in their symbols.
    fn union(&mut self, left: ClassId, right: ClassId) -> Option<ClassId> {
        Class::union([left, right].into_iter().map(|id| &self.all[id.index()]))
            .map(|union| self.intern(union))
    }
}

/// Possible children of a node.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Expression {
    /// No match.
    Never,
    /// No child and no text.
    Empty,
    /// Text without a child.
    Hidden,
    One(ClassId),
    Sequence(Vec<Expression>),
    Choice(Vec<Expression>),
    Optional(Box<Expression>),
    Repeat {
        body: Box<Expression>,
        min: u8,
    },
    Separated {
        element: Box<Expression>,
        separator: Box<Expression>,
        min: u8,
    },
}

impl Expression {
    /// Returns a sequence; explicit lists (`x (sep x)*`) become list expressions.
    pub(crate) fn sequence(parts: impl IntoIterator<Item = Self>) -> Self {
        let mut flat = Vec::new();
        for part in parts {
            match part {
                Self::Never => return Self::Never,
                Self::Empty => {}
                Self::Sequence(inner) => flat.extend(inner),
                other => flat.push(other),
            }
        }
        let mut at = 0;
        while at < flat.len() {
            at = gather(&mut flat, at).unwrap_or(at + 1);
        }
        match flat.len() {
            0 => Self::Empty,
            1 => flat.remove(0),
            _ => Self::Sequence(flat),
        }
    }

    /// Returns a choice; single symbols are merged into one class.
    pub(crate) fn choice(parts: impl IntoIterator<Item = Self>, classes: &mut Classes) -> Self {
        let mut flat: Vec<Self> = Vec::new();
        let mut optional = false;
        let mut stack: Vec<Self> = parts.into_iter().collect();
        // A symbol with optional neighbours also counts as a single symbol: a declarator without
        // its asm label.
        stack.extend(stack.iter().filter_map(Self::core).map(Self::One).collect::<Vec<_>>());
        stack.reverse();
        while let Some(part) = stack.pop() {
            match part {
                Self::Never => {}
                Self::Empty => optional = true,
                Self::Optional(inner) => {
                    optional = true;
                    stack.push(*inner);
                }
                Self::Choice(inner) => stack.extend(inner.into_iter().rev()),
                Self::One(class) => {
                    let merged = flat.iter_mut().find_map(|known| match known {
                        Self::One(other) => {
                            classes.union(*other, class).map(|union| *other = union)
                        }
                        _ => None,
                    });
                    if merged.is_none() {
                        flat.push(Self::One(class));
                    }
                }
                other if flat.contains(&other) => {}
                other => flat.push(other),
            }
        }
        // A child is preferred to hidden text: a written semicolon to an implied one.
        flat.sort_by_key(|part| *part == Self::Hidden);
        let inner = match flat.len() {
            0 if optional => return Self::Empty,
            0 => return Self::Never,
            1 => flat.remove(0),
            _ => Self::Choice(flat),
        };
        if optional { Self::optional(inner) } else { inner }
    }

    pub(super) fn optional(inner: Self) -> Self {
        match inner {
            Self::Never | Self::Empty => Self::Empty,
            Self::Optional(_) => inner,
            Self::Repeat { body, .. } => Self::Repeat { body, min: 0 },
            Self::Separated { element, separator, .. } => {
                Self::Separated { element, separator, min: 0 }
            }
            other => Self::Optional(Box::new(other)),
        }
    }

    pub(crate) fn repeat(inner: Self, min: u8) -> Self {
        match inner {
            Self::Never if min == 0 => Self::Empty,
            Self::Never | Self::Empty => inner,
            Self::Optional(body) => Self::repeat(*body, 0),
            Self::Repeat { body, min: inner } => Self::Repeat { body, min: min.min(inner) },
            other => Self::Repeat { body: Box::new(other), min },
        }
    }

    /// Returns the only required symbol of a sequence, if all other parts are optional.
    fn core(&self) -> Option<ClassId> {
        let Self::Sequence(parts) = self else { return None };
        let mut core = None;
        for part in parts {
            match part {
                Self::One(class) if core.is_none() => core = Some(*class),
                Self::Optional(_)
                | Self::Repeat { min: 0, .. }
                | Self::Separated { min: 0, .. } => {}
                _ => return None,
            }
        }
        core
    }

    /// Returns `true` if every match has children. An optional symbol counts, since it leaves a gap
    /// in a list.
    fn must_be_seen(&self) -> bool {
        match self {
            Self::Never | Self::Empty | Self::Hidden => false,
            Self::One(_) => true,
            Self::Sequence(parts) => parts.iter().any(Self::must_be_seen),
            Self::Choice(parts) => parts.iter().all(Self::must_be_seen),
            Self::Optional(inner) => inner.must_be_seen(),
            Self::Repeat { body, .. } => body.must_be_seen(),
            Self::Separated { element, .. } => element.must_be_seen(),
        }
    }

    fn as_parts(&self) -> &[Self] {
        match self {
            Self::Sequence(parts) => parts,
            other => std::slice::from_ref(other),
        }
    }
}

/// Merges the repetition at `at` with its neighbours if they form one list: `x (sep x)*`, `(x sep)*
/// x`, `x x*` or `x* x`. Returns the index to continue from.
fn gather(parts: &mut Vec<Expression>, at: usize) -> Option<usize> {
    let Expression::Repeat { body, min: 0 } = &parts[at] else { return None };
    let body = body.as_parts().to_vec();
    // The longest element is tried first: `a b (sep a b)*` is a list of pairs.
    for length in (1..=body.len()).rev() {
        let rest = body.len() - length;
        let seen = |parts: &[Expression]| parts.iter().any(Expression::must_be_seen);
        let before = at.checked_sub(length).filter(|&start| parts[start..at] == body[rest..]);
        if let Some(start) = before.filter(|_| seen(&body[rest..])) {
            parts.splice(start..=at, [list(&body[rest..], &body[..rest])]);
            return Some(start + 1);
        }
        let follows = parts.get(at + 1..=at + length).is_some_and(|after| *after == body[..length]);
        if follows && seen(&body[..length]) {
            parts.splice(at..=at + length, [list(&body[..length], &body[length..])]);
            return Some(at + 1);
        }
    }
    None
}

fn list(element: &[Expression], separator: &[Expression]) -> Expression {
    let whole = |parts: &[Expression]| match parts {
        [one] => Box::new(one.clone()),
        several => Box::new(Expression::Sequence(several.to_vec())),
    };
    if separator.is_empty() {
        Expression::Repeat { body: whole(element), min: 1 }
    } else {
        Expression::Separated { element: whole(element), separator: whole(separator), min: 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::{Class, Classes, Expression, Symbol};

    fn one(classes: &mut Classes, kind: u16) -> Expression {
        let symbols = vec![Symbol { kind, rule: None }];
        Expression::One(classes.intern(Class { symbols, field: 0, immediate: false }))
    }

    #[test]
    fn lists_that_are_spelt_out_are_recognised() {
        let classes = &mut Classes::default();
        let (a, b, comma) = (one(classes, 1), one(classes, 2), one(classes, 3));
        let (a, b, comma) = (|| a.clone(), || b.clone(), || comma.clone());
        let separated = |element| Expression::Separated {
            element: Box::new(element),
            separator: Box::new(comma()),
            min: 1,
        };
        let rest = |body| Expression::repeat(Expression::sequence(body), 0);
        assert_eq!(Expression::sequence([a(), rest(vec![comma(), a()])]), separated(a()));
        assert_eq!(Expression::sequence([rest(vec![a(), comma()]), a()]), separated(a()));
        let pair = Expression::sequence([a(), b()]);
        assert_eq!(
            Expression::sequence([a(), b(), rest(vec![comma(), a(), b()])]),
            separated(pair)
        );
        assert_eq!(Expression::sequence([a(), rest(vec![a()])]), Expression::repeat(a(), 1));
        assert_eq!(
            Expression::optional(separated(a())),
            Expression::Separated { element: Box::new(a()), separator: Box::new(comma()), min: 0 }
        );
    }

    #[test]
    fn another_element_makes_no_list() {
        let classes = &mut Classes::default();
        let (a, b, comma) = (one(classes, 1), one(classes, 2), one(classes, 3));
        let rest = Expression::repeat(Expression::sequence([comma, b]), 0);
        let whole = Expression::sequence([a.clone(), rest.clone()]);
        assert_eq!(whole, Expression::Sequence(vec![a, rest]));
    }

    #[test]
    fn single_symbols_of_a_choice_are_one_class() {
        let classes = &mut Classes::default();
        let parts = [one(classes, 1), one(classes, 2), Expression::Empty];
        let Expression::Optional(inner) = Expression::choice(parts, classes) else {
            panic!("not optional")
        };
        let Expression::One(class) = *inner else { panic!("not one class") };
        assert_eq!(
            classes.all[class.index()].symbols.iter().map(|symbol| symbol.kind).collect::<Vec<_>>(),
            [1, 2]
        );
    }
}
