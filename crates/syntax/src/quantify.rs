//! Quantified nodes: which children the grammar repeats, separates, makes optional or demands.
//!
//! Every node whose rule is known has its children matched against that rule; the [`Shape`] that comes out says for
//! each child which list it is a member of, if any, and which class of symbols may stand in its place. Nodes with the
//! same rule and the same children share one shape, and nearly all nodes are like others: the match is looked up, not
//! made. A node that matches no rule has no shape: its children are a plain list.

mod matcher;
mod shape;

use std::collections::HashMap;

pub(crate) use matcher::{Child, Strictness};
use matcher::{Event, Matcher};
pub(crate) use shape::{ListShape, Member, Membership, Shape, Slot, Span};

use crate::ParseError;
use crate::record::{Record, ShapeId, regular_range};
use crate::rules::{Compiled, Program, RuleId};
use crate::stop_check::StopCheck;

/// Longer child lists are seldom alike.
const CACHED_CHILDREN_MAX: usize = 24;

/// How the nodes of a tree came by their shapes. Inner nodes are those with children that a rule knows, outside ERROR.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Inner nodes.
    pub inner: u64,
    /// Those whose children fit the rule exactly.
    pub exact: u64,
    /// Those that fit when fields are not looked at.
    pub without_field: u64,
    /// Those that fit by the kinds of the children alone.
    pub kind_only: u64,
    /// Those that fit no rule: plain lists.
    pub unmatched: u64,
    /// Those whose shape was known already.
    pub cached: u64,
    /// Steps of the matching machine.
    pub steps: u64,
}

/// Gives every inner node its shape.
pub(crate) fn quantify(
    records: &mut [Record],
    regular: &[u32],
    compiled: &Compiled,
    stop_check: &StopCheck<'_>,
) -> Result<(Vec<Shape>, Coverage), ParseError> {
    let mut quantifier = Quantifier {
        compiled,
        matcher: Matcher::default(),
        shapes: Vec::new(),
        cache: HashMap::new(),
        coverage: Coverage::default(),
    };
    let (mut children, mut key) = (Vec::new(), Vec::new());
    for at in 0..records.len() {
        stop_check.step()?;
        let record = &records[at];
        let regular = &regular[regular_range(records, regular, at)];
        // No rule says anything about the children of an ERROR.
        if regular.is_empty() || record.has(Record::ERROR) {
            continue;
        }
        quantifier.coverage.inner += 1;
        let is_embedding = record.has(Record::EMBEDS);
        let rule = if is_embedding {
            compiled.whole(records[regular[0] as usize].kind)
        } else {
            record.rule
        };
        let Some(rule) = rule else {
            quantifier.coverage.unmatched += 1;
            continue;
        };
        children.clear();
        children.extend(regular.iter().map(|&child| Child::of(&records[child as usize])));
        key.clear();
        let shape = if children.len() <= CACHED_CHILDREN_MAX {
            key.push(rule.index() as u64);
            key.extend(children.iter().map(packed));
            match quantifier.cache.get(&key[..]) {
                Some(&(shape, strictness)) => {
                    quantifier.coverage.cached += 1;
                    quantifier.count(strictness);
                    shape
                }
                None => quantifier.derive(rule, &children, Some(&key)),
            }
        } else {
            quantifier.derive(rule, &children, None)
        };
        records[at].shape = shape;
    }
    quantifier.coverage.steps = quantifier.matcher.visited;
    Ok((quantifier.shapes, quantifier.coverage))
}

fn packed(child: &Child) -> u64 {
    let rule = child.symbol.rule.map_or(0, |rule| rule.index() as u64 + 1);
    u64::from(child.symbol.kind) << 32 | rule << 16 | u64::from(child.field)
}

/// The shape, if the rule matches, and how strictly it does.
type Found = (Option<ShapeId>, Option<Strictness>);

struct Quantifier<'a> {
    compiled: &'a Compiled,
    matcher: Matcher,
    shapes: Vec<Shape>,
    /// By rule and children.
    cache: HashMap<Box<[u64]>, Found>,
    coverage: Coverage,
}

impl Quantifier<'_> {
    fn derive(&mut self, rule: RuleId, children: &[Child], key: Option<&[u64]>) -> Option<ShapeId> {
        let program = &self.compiled.programs[rule.index()];
        let found = Strictness::ALL.into_iter().find_map(|strictness| {
            let events = self.matcher.run(program, &self.compiled.classes, children, strictness)?;
            Some((events, strictness))
        });
        let strictness = found.as_ref().map(|&(_, strictness)| strictness);
        self.count(strictness);
        let shape = found.map(|(events, _)| {
            let mut shape = Shape::read(&events, program.tight);
            shape.widen(|class| self.compiled.alone(rule, class));
            if key.is_some() {
                self.find_spare(program, children, &events, &mut shape);
            }
            self.shapes.push(shape);
            ShapeId::of(self.shapes.len() - 1)
        });
        if let Some(key) = key {
            self.cache.insert(key.into(), (shape, strictness));
        }
        shape
    }

    /// Tries each child that no list can lose: another branch of the rule may do without it. One that puts hidden text in
    /// its place is told apart: that text is not there, unless it is the end of a line.
    fn find_spare(
        &mut self,
        program: &Program,
        children: &[Child],
        events: &[Event],
        shape: &mut Shape,
    ) {
        let hidden =
            |events: &[Event]| events.iter().filter(|&&event| event == Event::Hidden).count();
        let before = hidden(events);
        for at in 0..children.len() {
            if children.len() > 1 && shape.must_stay(at) {
                let rest = [&children[..at], &children[at + 1..]].concat();
                let fit =
                    self.matcher.run(program, &self.compiled.classes, &rest, Strictness::Exact);
                let slot = &mut shape.slots[at];
                slot.optional_alone = fit.as_ref().is_some_and(|events| hidden(events) <= before);
                slot.may_go_unsaid = fit.is_some() && !slot.optional_alone;
            }
        }
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
