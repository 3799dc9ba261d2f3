//! Quantified nodes: children that the grammar repeats, separates, makes optional or requires.
//!
//! The children of every node with a known rule are matched against that rule. The resulting
//! [`Shape`] gives the list membership of each child and the class of symbols admitted at its
//! position. Nodes with the same rule and the same children share one shape. Nearly all nodes are
//! found in the cache. A node that matches no rule has no shape: its children are a plain list.

mod matcher;
mod model;
mod shape;

use std::collections::HashMap;
use std::sync::Arc;

pub(crate) use matcher::{Child, Strictness};
use matcher::{Event, Matcher};
pub(crate) use model::{Arranged, Remodelled, remodel};
pub(crate) use shape::{Around, ChildSlot, ListShape, MemberShape, Membership, Shape, Span};

use crate::overrides::{NonemptyList, Overrides};
use crate::record::{NodeRecord, ShapeId};
use crate::records::Records;
use crate::regular_children::RegularChildren;
use crate::rules::{Class, Compiled, Program, RuleId};
use crate::stop_check::StopCheck;
use crate::{NodeId, ParseError};

/// Maximum number of children in a cache key; longer child lists rarely repeat.
const CACHED_CHILDREN_MAX: usize = 24;

/// Counts of matched nodes. Inner nodes are nodes with regular children outside ERROR nodes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    pub inner: u64,
    /// Inner nodes whose children match the rule exactly.
    pub exact: u64,
    /// Inner nodes that match if fields are ignored.
    pub without_field: u64,
    /// Inner nodes that match by the kinds of the children alone.
    pub kind_only: u64,
    /// Inner nodes that match no rule.
    pub unmatched: u64,
    /// Inner nodes whose shape was in the cache.
    pub cached: u64,
    /// Steps of the matcher.
    pub steps: u64,
}

/// Shapes of the inner nodes of a tree.
#[derive(Clone, Debug)]
pub(crate) struct Shapes {
    shapes: Arc<[Shape]>,
    /// By the number of the node among those with regular children.
    ids: Vec<Option<ShapeId>>,
}

impl Shapes {
    /// Returns the shape of a node, by its number among those with regular children.
    pub(crate) fn of(&self, number: usize) -> Option<&Shape> {
        self.ids[number].map(|shape| &self.shapes[shape.index()])
    }
}

/// Assigns a shape to every inner node.
pub(crate) fn quantify(
    records: &Records,
    regular_children: &RegularChildren,
    compiled: &Compiled,
    overrides: &Overrides,
    stop_check: &StopCheck<'_>,
) -> Result<(Shapes, Coverage), ParseError> {
    let mut quantifier = Quantifier {
        compiled,
        matcher: Matcher::default(),
        shapes: Vec::new(),
        cache: HashMap::new(),
        coverage: Coverage::default(),
    };
    let (mut children, mut key) = (Vec::new(), Vec::new());
    let mut ids = vec![None; regular_children.parent_count()];
    for (node, record) in (0..).map(NodeId).zip(records.iter()) {
        stop_check.step()?;
        let Some(number) = regular_children.parent_number(node) else { continue };
        // No rule describes the children of an ERROR.
        if record.has(NodeRecord::ERROR) {
            continue;
        }
        quantifier.coverage.inner += 1;
        children.clear();
        let regular = regular_children.part(records, node, 0..u32::MAX);
        children.extend(regular.map(|child| Child::of(&records.at(child.index()))));
        let rule = if record.has(NodeRecord::EMBEDS) {
            children.first().and_then(|first| compiled.embedding_rule(first.symbol.kind))
        } else {
            record.rule
        };
        let Some(rule) = rule else {
            quantifier.count(None);
            continue;
        };
        let nonempty = overrides.nonempty_list(record.kind);
        if children.len() > CACHED_CHILDREN_MAX {
            ids[number] = quantifier.derive(rule, nonempty, &children, None);
            continue;
        }
        let list = match nonempty {
            None => 0,
            Some(NonemptyList::Only) => 1,
            Some(NonemptyList::After(kind)) => 2 + u64::from(kind),
        };
        key.clear();
        key.push(rule.index() as u64 | list << 32);
        key.extend(children.iter().map(packed));
        ids[number] = match quantifier.cache.get(&key[..]) {
            Some(&(shape, strictness)) => {
                quantifier.coverage.cached += 1;
                quantifier.count(strictness);
                shape
            }
            None => quantifier.derive(rule, nonempty, &children, Some(&key)),
        };
    }
    quantifier.coverage.steps = quantifier.matcher.visited;
    Ok((Shapes { shapes: quantifier.shapes.into(), ids }, quantifier.coverage))
}

fn packed(child: &Child) -> u64 {
    let rule = child.symbol.rule.map_or(0, |rule| rule.index() as u64 + 1);
    u64::from(child.symbol.kind) << 32 | rule << 16 | u64::from(child.field)
}

/// The shape and the strictness of a match, if the rule matches.
type Match = (Option<ShapeId>, Option<Strictness>);

struct Quantifier<'a> {
    compiled: &'a Compiled,
    matcher: Matcher,
    shapes: Vec<Shape>,
    /// Matches by rule and children.
    cache: HashMap<Box<[u64]>, Match>,
    coverage: Coverage,
}

impl Quantifier<'_> {
    fn derive(
        &mut self,
        rule: RuleId,
        nonempty: Option<NonemptyList>,
        children: &[Child],
        key: Option<&[u64]>,
    ) -> Option<ShapeId> {
        let program = self.compiled.program(rule);
        let found = Strictness::ALL.into_iter().find_map(|strictness| {
            let events = self.matcher.run(program, &self.compiled.classes, children, strictness)?;
            Some((events, strictness))
        });
        let strictness = found.as_ref().map(|&(_, strictness)| strictness);
        self.count(strictness);
        let shape = found.map(|(events, _)| {
            let mut shape = Shape::read(&events, program.tight);
            shape.widen(|class| self.compiled.element_class(rule, class));
            if key.is_some() {
                let classes = &self.compiled.classes;
                find_spare(&mut self.matcher, program, classes, children, &events, &mut shape);
            }
            if let Some(list) = nonempty {
                shape.keep_one(list, children);
            }
            self.shapes.push(shape);
            ShapeId::of(self.shapes.len() - 1)
        });
        if let Some(key) = key {
            self.cache.insert(key.into(), (shape, strictness));
        }
        shape
    }

    fn count(&mut self, strictness: Option<Strictness>) {
        *match strictness {
            Some(Strictness::Exact) => &mut self.coverage.exact,
            Some(Strictness::WithoutField) => &mut self.coverage.without_field,
            Some(Strictness::KindOnly) => &mut self.coverage.kind_only,
            None => &mut self.coverage.unmatched,
        } += 1;
    }
}

/// Looks for children that no list can lose but another branch of the rule omits. A branch with
/// hidden text instead of the child is recorded separately: the text would be missing, unless
/// it is a line end.
fn find_spare(
    matcher: &mut Matcher,
    program: &Program,
    classes: &[Class],
    children: &[Child],
    events: &[Event],
    shape: &mut Shape,
) {
    let hidden = |events: &[Event]| events.iter().filter(|&&event| event == Event::Hidden).count();
    for at in (0..children.len()).filter(|_| children.len() > 1) {
        if shape.must_stay(at) {
            let rest = [&children[..at], &children[at + 1..]].concat();
            let fit = matcher.run(program, classes, &rest, Strictness::Exact);
            let slot = &mut shape.slots[at];
            slot.optional_alone = fit.as_ref().is_some_and(|fit| hidden(fit) <= hidden(events));
            slot.may_go_unsaid = fit.is_some() && !slot.optional_alone;
        }
    }
}
