//! Content models as expressions over the children that a document has.

use std::collections::{BTreeSet, HashSet};
use std::iter;

use crate::pattern::{ANY, EMPTY, NOT_ALLOWED, Pattern, PatternId, Patterns, TypeId, TypeSet};
use crate::{Checked, Schema};

/// Order and number of the elements in an element. Text is left out: it is allowed anywhere or is
/// all of the content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// No match.
    Never,
    Empty,
    /// One element of one of these types.
    Element(TypeId),
    Sequence(Vec<Content>),
    Choice(Vec<Content>),
    /// At least one.
    Repeated(Box<Content>),
}

/// Handling of children whose order is free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FreeOrder {
    /// Parts are in the order of the document.
    AsFound,
    /// Any number of any part.
    Any,
}

impl Schema {
    /// Returns the content models of an element that was checked, the most exact first. `children`
    /// has the types of its child elements.
    ///
    /// Children in any order, as in an `interleave`, come in the order of the document. If its
    /// parts are mixed, only the second model matches.
    pub fn content(&self, element: &Checked, children: &[TypeSet]) -> [Content; 2] {
        let patterns = self.patterns();
        [FreeOrder::AsFound, FreeOrder::Any].map(|order| {
            let lowering = Lowering { patterns: &patterns, children, order };
            let mut options: Vec<_> =
                element.contents.iter().map(|&content| lowering.lower(content)).collect();
            options.dedup();
            choice(options)
        })
    }

    /// Returns `true` if the text of an element that was checked is of a datatype.
    pub fn has_typed_text(&self, element: &Checked) -> bool {
        let patterns = self.patterns();
        element.contents.iter().any(|&content| patterns.has_data(content))
    }

    /// Returns `true` if an element that was checked may be without any content.
    pub fn may_be_empty(&self, element: &Checked) -> bool {
        let patterns = self.patterns();
        element.contents.iter().any(|&content| patterns.is_nullable(content))
    }

    /// Returns `true` if any elements may be in an element that was checked.
    pub fn admits_anything(&self, element: &Checked) -> bool {
        element.contents.contains(&ANY)
    }
}

struct Lowering<'a> {
    patterns: &'a Patterns,
    children: &'a [TypeSet],
    order: FreeOrder,
}

impl Lowering<'_> {
    fn lower(&self, id: PatternId) -> Content {
        match self.patterns.get(id) {
            Pattern::NotAllowed | Pattern::Any => Content::Never,
            Pattern::Empty
            | Pattern::Text
            | Pattern::Data(_)
            | Pattern::List(_)
            | Pattern::Attribute(_) => Content::Empty,
            Pattern::Element(element) => Content::Element(*element),
            Pattern::OneOrMore(inner) => match self.lower(*inner) {
                leaf @ (Content::Empty | Content::Never) => leaf,
                inner => Content::Repeated(inner.into()),
            },
            Pattern::Choice(parts) => choice(parts.iter().map(|&part| self.lower(part)).collect()),
            Pattern::Group(parts) => sequence(parts.iter().map(|&part| self.lower(part)).collect()),
            Pattern::Interleave(parts) => self.interleave(parts),
        }
    }

    fn interleave(&self, parts: &[PatternId]) -> Content {
        match self.order {
            FreeOrder::AsFound => {
                let mut parts = parts.to_vec();
                parts.sort_by_cached_key(|&part| {
                    let mentioned = self.mentioned(part);
                    let is_of_part = |set: &TypeSet| {
                        self.patterns.types(*set).iter().any(|id| mentioned.contains(id))
                    };
                    self.children.iter().position(is_of_part).unwrap_or(usize::MAX)
                });
                sequence(parts.into_iter().map(|part| self.lower(part)).collect())
            }
            FreeOrder::Any => {
                let types = parts.iter().flat_map(|&part| self.mentioned(part));
                match choice(types.map(Content::Element).collect()) {
                    Content::Never => Content::Empty,
                    one => Content::Choice(vec![Content::Empty, Content::Repeated(one.into())]),
                }
            }
        }
    }

    /// Returns the types that a pattern mentions.
    fn mentioned(&self, id: PatternId) -> BTreeSet<TypeId> {
        let (mut types, mut seen, mut open) = (BTreeSet::new(), HashSet::new(), vec![id]);
        while let Some(id) = open.pop() {
            if let Pattern::Element(element) = self.patterns.get(id) {
                types.insert(*element);
            } else if seen.insert(id) {
                open.extend(self.patterns.parts(id));
            }
        }
        types
    }
}

fn choice(mut parts: Vec<Content>) -> Content {
    parts.retain(|part| *part != Content::Never);
    match parts.len() {
        0 => Content::Never,
        1 => parts.remove(0),
        _ => Content::Choice(parts),
    }
}

fn sequence(mut parts: Vec<Content>) -> Content {
    if parts.contains(&Content::Never) {
        return Content::Never;
    }
    parts.retain(|part| *part != Content::Empty);
    match parts.len() {
        0 => Content::Empty,
        1 => parts.remove(0),
        _ => Content::Sequence(parts),
    }
}

/// Maximum number of patterns that are followed at once.
const STATES_MAX: usize = 64;

impl Schema {
    /// Returns `true` if these child elements can be all those of an element.
    pub fn matches(&self, element: &Checked, children: &[TypeSet]) -> bool {
        let mut patterns = self.patterns();
        element.contents.iter().any(|&content| {
            let after = children.iter().fold(content, |rest, &set| patterns.after_child(rest, set));
            patterns.is_nullable(after)
        })
    }

    /// Returns the children to delete besides those that are deleted already, so that the rest
    /// matches; `None` if there is no such set. `children` have their types, unless they are
    /// deleted, and weights.
    pub fn completion(
        &self,
        element: &Checked,
        children: &[(Option<TypeSet>, u64)],
    ) -> Option<Vec<usize>> {
        let mut patterns = self.patterns();
        // For each pattern that is left: the weight of what is deleted, and the path to it.
        let mut steps: Vec<(usize, Option<usize>)> = vec![(usize::MAX, None)];
        // Text may stay or go.
        let without_text = |&content| if patterns.has_data(content) { EMPTY } else { content };
        let mut states: Vec<(PatternId, u64, usize)> =
            element.contents.iter().map(|content| (without_text(content), 0, 0)).collect();
        for (index, &(types, weight)) in children.iter().enumerate() {
            let Some(types) = types else { continue };
            let mut next: Vec<(PatternId, u64, usize)> = Vec::new();
            for &(state, cost, path) in &states {
                let after = patterns.after_child(state, types);
                if after != NOT_ALLOWED {
                    next.push((after, cost, path));
                }
                steps.push((index, Some(path)));
                next.push((state, cost + weight.max(1), steps.len() - 1));
            }
            next.sort_by_key(|&(state, cost, path)| (state, cost, path));
            next.dedup_by_key(|(state, _, _)| *state);
            if next.len() > STATES_MAX {
                next.sort_by_key(|&(_, cost, path)| (cost, path));
                next.truncate(STATES_MAX);
            }
            states = next;
        }
        let ends = states.iter().filter(|(state, _, _)| patterns.is_nullable(*state));
        let &(_, _, path) = ends.min_by_key(|&&(state, cost, _)| (cost, state))?;
        let path = iter::successors(Some(path), |&step| steps[step].1);
        let deletions = path.map(|step| steps[step]).filter(|(_, before)| before.is_some());
        let mut deleted: Vec<_> = deletions.map(|(index, _)| index).collect();
        deleted.reverse();
        Some(deleted)
    }
}
