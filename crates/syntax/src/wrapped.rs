//! The smallest thing that may stand in the place of a node and has a certain descendant in it.

use std::collections::HashMap;

use crate::rules::{Around, ClassId, Symbol};
use crate::seam::{Cut, Text};
use crate::{NodeId, Role, Tree};

/// How far below a node its descendants are looked at.
const LEVELS_MAX: usize = 5;

/// How many tokens may be put around a descendant: a semicolon. What takes more has more meaning than was there, such as a
/// type definition around a type.
const AROUND_MAX: u32 = 1;

/// A descendant of an element of a list, and the smallest text for the place of the element that has it.
#[derive(Clone, Debug)]
pub struct Wrapped {
    /// The element.
    pub element: NodeId,
    /// The text that may stand in its place.
    pub text: String,
}

/// What stands around a symbol in the smallest text of a class, below a parent of some kind.
type Forms = HashMap<(ClassId, u16, Symbol), Option<(Around, Symbol)>>;

impl Tree {
    /// Of each element of a list the outermost descendants that cannot stand in its place by themselves, but can with little
    /// around them, as far as that takes fewer tokens than the element: of `if (f(x)) g();` that is `(f(x));`.
    ///
    /// What is in an element further down belongs to that one.
    #[must_use]
    pub fn wrapped(&self) -> Vec<Wrapped> {
        let (mut forms, mut found) = (Forms::new(), Vec::new());
        for element in self.nodes().map(|node| node.id()) {
            if self.role(element) == Role::Element {
                self.wrapped_in(element, &mut forms, &mut found);
            }
        }
        found
    }

    fn wrapped_in(&self, element: NodeId, forms: &mut Forms, found: &mut Vec<Wrapped>) {
        let record = &self.records[element.index()];
        let parent = self.records[record.parent as usize].kind;
        if self.demands.at(element.0).is_some() || self.compiled.tables.overrides.fixes(parent, record.kind) {
            return;
        }
        let deepest = self.node(element).depth() + LEVELS_MAX;
        let mut at = element.0 + 1;
        while at < record.subtree_end {
            let node = self.node(NodeId(at));
            let after = self.records[at as usize].subtree_end;
            let is_inside = node.depth() <= deepest && self.role(node.id()) != Role::Element;
            let is_part = is_inside && node.is_named();
            let text = if is_part { self.wrapping(element, node.id(), forms) } else { None };
            at = if is_inside && text.is_none() { at + 1 } else { after };
            found.extend(text.map(|text| Wrapped { element, text }));
        }
    }

    /// The smallest text in the place of `element` that has `part` in it.
    fn wrapping(&self, element: NodeId, part: NodeId, forms: &mut Forms) -> Option<String> {
        let (outer, inner) = (&self.records[element.index()], &self.records[part.index()]);
        let slot = self.shape_of(outer.parent)?.slots[outer.ordinal as usize];
        let class = self.compiled.class(slot.class);
        if inner.weight <= 1 || !inner.is_regular() || class.symbols.binary_search(&inner.symbol()).is_ok() {
            return None;
        }
        let parent = self.records[outer.parent as usize].kind;
        let form = forms.entry((slot.class, parent, inner.symbol())).or_insert_with(|| {
            let symbols =
                class.symbols.iter().filter(|symbol| self.compiled.tables.overrides.admits(parent, symbol.kind));
            let forms =
                symbols.filter_map(|symbol| Some((self.compiled.around(symbol.rule?, inner.symbol())?, *symbol)));
            forms.filter(|(around, _)| around.tokens <= AROUND_MAX).min()
        });
        let (Around { tokens, before, after }, symbol) = form.as_ref()?;
        // Within the same form, the part may be put in the place of what is around it.
        if tokens + inner.weight >= outer.weight || *symbol == outer.symbol() {
            return None;
        }
        let mut text = Text::new(0, self.grammar.white_space);
        for piece in [before.as_bytes(), self.node(part).text(), after.as_bytes()] {
            text.copy(piece);
            text.cut(Cut::default());
        }
        Some(String::from_utf8_lossy(&text.into_bytes()).into_owned())
    }
}
