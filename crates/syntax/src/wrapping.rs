//! The smallest thing that may stand in the place of a node and has a certain descendant in it.

use std::collections::HashMap;

use crate::rules::{Around, ClassId, Symbol};
use crate::seam::{Cut, Text};
use crate::{NodeId, Tree};

/// How many tokens may be put around a descendant: a semicolon. What takes more has more meaning than was there, such as a
/// type definition around a type.
const AROUND_MAX: u32 = 1;

/// What stands around descendants of a tree's nodes in the smallest texts for the nodes' places, as far as it has been asked for.
pub struct Wrappings<'tree> {
    tree: &'tree Tree,
    /// What stands around a symbol in the smallest text of a class, below a parent of some kind.
    forms: HashMap<(ClassId, u16, Symbol), Option<(Around, Symbol)>>,
}

impl<'tree> Wrappings<'tree> {
    /// Those of `tree`.
    #[must_use]
    pub fn of(tree: &'tree Tree) -> Self {
        Self { tree, forms: HashMap::new() }
    }

    /// Whether something else may stand in the place of a node, as far as the language's overrides say.
    #[must_use]
    pub fn is_open(&self, element: NodeId) -> bool {
        let (record, overrides) = (&self.tree.records[element.index()], self.tree.overrides);
        let parent = self.tree.records[record.parent as usize].kind;
        self.tree.demands.at(element.0).is_none() && !overrides.fixes(parent, record.kind)
    }

    /// The smallest text in the place of `element` that has `part` in it, if it takes fewer tokens than the element and the part
    /// cannot stand there by itself: of `if (f(x)) g();` and `(f(x))` that is `(f(x));`.
    pub fn text(&mut self, element: NodeId, part: NodeId) -> Option<String> {
        let tree = self.tree;
        let (outer, inner) = (&tree.records[element.index()], &tree.records[part.index()]);
        let (slot, _) = tree.slot(element)?;
        let class = tree.compiled.class(slot.class);
        if !inner.is_regular() || class.has(inner.symbol()) {
            return None;
        }
        let parent = tree.records[outer.parent as usize].kind;
        let form = self.forms.entry((slot.class, parent, inner.symbol())).or_insert_with(|| {
            let symbols =
                class.symbols.iter().filter(|symbol| tree.overrides.admits(parent, symbol.kind));
            let forms = symbols.filter_map(|symbol| {
                Some((tree.compiled.around(symbol.rule?, inner.symbol())?, *symbol))
            });
            forms.filter(|(around, _)| around.tokens <= AROUND_MAX).min()
        });
        let (Around { tokens, before, after }, symbol) = form.as_ref()?;
        // Within the same form, the part may be put in the place of what is around it.
        if tokens + inner.weight >= outer.weight || *symbol == outer.symbol() {
            return None;
        }
        let mut text = Text::new(0, tree.white_space_in(element));
        for piece in [before.as_bytes(), tree.node(part).text(), after.as_bytes()] {
            text.copy(piece);
            text.cut(Cut::default());
        }
        Some(String::from_utf8_lossy(&text.bytes).into_owned())
    }
}
