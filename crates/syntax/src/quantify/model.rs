//! Shapes of nodes whose children follow [further rules](crate::TreeRules).

use std::collections::HashMap;
use std::sync::Arc;

use super::matcher::{Child, Event, Matcher, Strictness};
use super::shape::{ListShape, MemberShape, Membership, Shape, Span};
use super::{CACHED_CHILDREN_MAX, Shapes, find_spare};
use crate::NodeId;
use crate::record::ShapeId;
use crate::rules::{Class, Classes, Expression, ListKind, Program, Symbol};
use crate::tree_rules::{Arrangement, ChildRule, ChildRules};

/// Node with rules for its children.
pub(crate) struct Remodelled {
    pub(crate) node: NodeId,
    /// Its number among the nodes with regular children.
    pub(crate) number: usize,
    pub(crate) rules: ChildRules,
}

/// Symbols that an arrangement admits in place of a child.
pub(crate) struct Arranged {
    /// Node with the rules.
    pub(crate) node: NodeId,
    pub(crate) ordinal: u32,
    pub(crate) symbols: Arc<[u16]>,
}

/// Returns the shapes under rules for some of the nodes.
pub(crate) fn remodel(shapes: &Shapes, rules: &[Remodelled]) -> (Shapes, Vec<Arranged>) {
    let mut all: Vec<Shape> = shapes.shapes.to_vec();
    let (mut ids, mut arranged) = (shapes.ids.clone(), Vec::new());
    let mut matcher = Matcher::default();
    let mut automata = HashMap::new();
    for &Remodelled { node, number, ref rules } in rules {
        let Some(base) = shapes.of(number) else { continue };
        if base.slots.len() != rules.children.len() {
            continue;
        }
        let of_model = arrange(base, rules, &mut matcher, &mut automata);
        let (mut shape, symbols) = of_model.unwrap_or_else(|| (base.clone(), Vec::new()));
        let symbols = symbols.into_iter();
        arranged.extend(symbols.map(|(ordinal, symbols)| Arranged { node, ordinal, symbols }));
        let fixed =
            rules.children.iter().enumerate().filter(|(_, rule)| **rule == ChildRule::Fixed);
        fixed.for_each(|(ordinal, _)| shape.fix(ordinal));
        all.push(shape);
        ids[number] = Some(ShapeId::of(all.len() - 1));
    }
    (Shapes { shapes: all.into(), ids }, arranged)
}

/// Automaton of an arrangement.
struct Automaton {
    program: Program,
    classes: Vec<Class>,
    symbols: Vec<Arc<[u16]>>,
}

impl Automaton {
    fn of(arrangement: &Arrangement) -> Self {
        let mut classes = Classes::default();
        let expression = expression(arrangement, &mut classes);
        let classes = classes.all;
        let program = Program::compile(&expression, &classes, false);
        let kinds = |class: &Class| class.symbols.iter().map(|symbol| symbol.kind).collect();
        let symbols = classes.iter().map(kinds).collect();
        Self { program, classes, symbols }
    }
}

fn expression(arrangement: &Arrangement, classes: &mut Classes) -> Expression {
    match arrangement {
        Arrangement::Never => Expression::Never,
        Arrangement::Empty => Expression::Empty,
        Arrangement::Symbol(kind) => {
            let symbols = vec![Symbol { kind: *kind, rule: None }];
            let class = classes.intern(Class { symbols, field: 0, immediate: false });
            Expression::One(class)
        }
        Arrangement::Sequence(parts) => {
            Expression::sequence(parts.iter().map(|part| expression(part, classes)))
        }
        Arrangement::Choice(parts) => {
            let parts: Vec<_> = parts.iter().map(|part| expression(part, classes)).collect();
            Expression::choice(parts, classes)
        }
        Arrangement::Repeated(inner) => Expression::repeat(expression(inner, classes), 1),
    }
}

type SymbolsAt = Vec<(u32, Arc<[u16]>)>;

/// Returns the shape of children that match an arrangement, and the symbols that it admits in the
/// place of each.
fn arrange<'a>(
    base: &Shape,
    rules: &'a ChildRules,
    matcher: &mut Matcher,
    automata: &mut HashMap<&'a Arrangement, Automaton>,
) -> Option<(Shape, SymbolsAt)> {
    let symbols = rules.children.iter().enumerate().filter_map(|(ordinal, rule)| match rule {
        ChildRule::Symbol(kind) => Some((ordinal as u32, *kind)),
        ChildRule::Free | ChildRule::Fixed => None,
    });
    let (ordinals, kinds): (Vec<u32>, Vec<u16>) = symbols.unzip();
    let child = |kind| Child { symbol: Symbol { kind, rule: None }, field: 0 };
    let children: Vec<Child> = kinds.into_iter().map(child).collect();
    let (arrangement, events) = rules.arrangements.iter().find_map(|arrangement| {
        let automaton = automata.entry(arrangement).or_insert_with(|| Automaton::of(arrangement));
        let Automaton { program, classes, .. } = automaton;
        let events = matcher.run(program, classes, &children, Strictness::Exact)?;
        // The borrow of the table ends here.
        Some((arrangement, events))
    })?;
    let Automaton { program, classes, symbols } = automata.get(arrangement)?;
    let mut compact = Shape::read(&events, false);
    if children.len() <= CACHED_CHILDREN_MAX {
        find_spare(matcher, program, classes, &children, &events, &mut compact);
    }
    let admitted = events.iter().filter_map(|event| match event {
        Event::Child(class) => Some(symbols[class.index()].clone()),
        _ => None,
    });
    let admitted = ordinals.iter().copied().zip(admitted).collect();
    Some((compact.spread(base, &ordinals), admitted))
}

impl Shape {
    /// Returns a shape for all children from that of some of them. `base` is the shape by the
    /// grammar; `ordinals` has the children that this shape describes. The others are members of a
    /// list that may lose all of them.
    fn spread(mut self, base: &Self, ordinals: &[u32]) -> Self {
        let spread = |span: &mut Span| {
            let start = ordinals.get(span.start as usize).copied();
            let start = start.unwrap_or(base.slots.len() as u32);
            let end = if span.len() == 0 { start } else { ordinals[span.end as usize - 1] + 1 };
            *span = Span { start, end };
        };
        for list in &mut self.lists {
            list.members.iter_mut().map(|member| &mut member.children).for_each(spread);
            list.separators.iter_mut().for_each(spread);
        }
        let mut slots = base.slots.clone();
        let mut is_free = vec![true; slots.len()];
        for (slot, &ordinal) in self.slots.iter().zip(ordinals) {
            let class = slots[ordinal as usize].class;
            slots[ordinal as usize] = super::ChildSlot { class, ..*slot };
            is_free[ordinal as usize] = false;
        }
        // Text within a member with several children belongs to it.
        for (list, shape) in (0..).zip(&self.lists) {
            for (member, MemberShape { children, .. }) in (0..).zip(&shape.members) {
                for ordinal in children.start as usize..children.end as usize {
                    if std::mem::take(&mut is_free[ordinal]) {
                        slots[ordinal].membership = Membership::Member { list, member };
                    }
                }
            }
        }
        self.slots = slots;
        let free: Vec<u32> =
            (0..is_free.len() as u32).filter(|&ordinal| is_free[ordinal as usize]).collect();
        if !free.is_empty() {
            self.add_free(&free);
        }
        self
    }

    /// Adds children without a rule as members of the longest list that may be emptied.
    fn add_free(&mut self, free: &[u32]) {
        let fits = |list: &ListShape| {
            list.outer.is_none()
                && list.min == 0
                && list.kind == ListKind::Repetition
                && list.members.iter().all(|member| member.children.len() == 1)
        };
        let longest = self.lists.iter().enumerate().filter(|(_, list)| fits(list));
        let longest = longest.max_by_key(|(_, list)| list.members.len()).map(|(number, _)| number);
        let number = longest.unwrap_or_else(|| {
            self.lists.push(ListShape::new(ListKind::Repetition, 0));
            self.lists.len() - 1
        });
        let list = &mut self.lists[number];
        let spans = free.iter().map(|&ordinal| Span::one(ordinal));
        list.members
            .extend(spans.map(|children| MemberShape { children, ..MemberShape::default() }));
        list.members.sort_by_key(|member| member.children.start);
        list.filled = list.members.len();
        for (member, MemberShape { children, .. }) in list.members.iter().enumerate() {
            let slot = &mut self.slots[children.start as usize];
            slot.membership = Membership::Member { list: number as u32, member: member as u32 };
        }
    }

    /// Takes a child out of its list.
    fn fix(&mut self, ordinal: usize) {
        let slot = &mut self.slots[ordinal];
        let before = std::mem::take(slot);
        slot.class = before.class;
        let Membership::Member { list, member } = before.membership else { return };
        // Numbers of other members stay the same.
        let list = &mut self.lists[list as usize];
        let span = &mut list.members[member as usize].children;
        if span.len() == 1 {
            *span = Span { start: span.end, end: span.end };
            list.filled -= 1;
        }
    }
}
