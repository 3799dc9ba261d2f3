//! Smallest replacement of a node that contains a given descendant.

use std::collections::HashMap;

use crate::rules::{ClassId, Symbol, Wrapping};
use crate::seam::{Cut, Text};
use crate::{NodeId, Tree};

/// Maximum number of tokens added around a descendant: a semicolon. A longer wrapping would add new
/// meaning, such as a type definition around a type.
const ADDED_TOKENS_MAX: u32 = 1;

/// Cached wrappings of descendants: the smallest text of a position around a symbol.
pub struct Wrappings<'tree> {
    tree: &'tree Tree,
    /// Wrapping of a symbol and the symbol of the result, by class of the position and kind of its
    /// parent.
    forms: HashMap<(ClassId, u16, Symbol), Option<(Wrapping, Symbol)>>,
}

impl<'tree> Wrappings<'tree> {
    #[must_use]
    pub fn of(tree: &'tree Tree) -> Self {
        Self { tree, forms: HashMap::new() }
    }

    /// Returns `true` if the overrides of the language admit a replacement of a node.
    pub fn is_open(&self, element: NodeId) -> bool {
        self.tree.required_nodes.at(element).is_none()
            && !self.tree.overrides.fixes(&self.tree.records, element)
    }

    /// Returns the smallest text that can replace `element` and contains `descendant`. Returns
    /// `None` if it has as many tokens as the element, or if the descendant can replace the element
    /// by itself. For `if (f(x)) g();` and `(f(x))` the result is `(f(x));`.
    pub fn text(&mut self, element: NodeId, descendant: NodeId) -> Option<String> {
        let tree = self.tree;
        let (outer, inner) = (tree.record(element), tree.record(descendant));
        let (slot, _) = tree.slot(element)?;
        let class = tree.compiled.class(slot.class);
        if !inner.is_regular() || class.has(inner.symbol()) {
            return None;
        }
        let parent = tree.record(outer.parent).kind;
        let form = self.forms.entry((slot.class, parent, inner.symbol())).or_insert_with(|| {
            let symbols =
                class.symbols.iter().filter(|symbol| tree.overrides.admits(parent, symbol.kind));
            let forms = symbols.filter_map(|symbol| {
                Some((tree.compiled.wrapping(symbol.rule?, inner.symbol())?, *symbol))
            });
            forms.filter(|(wrapping, _)| wrapping.tokens <= ADDED_TOKENS_MAX).min()
        });
        let (Wrapping { tokens, before, after }, symbol) = form.as_ref()?;
        // If the form stays the same, the descendant can replace its parent instead.
        let added = u64::from(*tokens) + tree.node(descendant).weight();
        if added >= tree.node(element).weight() || *symbol == outer.symbol() {
            return None;
        }
        let mut text = Text::new(0, tree.white_space_in(element));
        for piece in [before.as_bytes(), tree.node(descendant).text(), after.as_bytes()] {
            text.copy(piece);
            text.cut(Cut::default());
        }
        Some(String::from_utf8_lossy(&text.bytes).into_owned())
    }
}
