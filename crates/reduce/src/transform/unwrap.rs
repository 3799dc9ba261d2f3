//! Unwrap: a part of an element of a list in the element's place, with as little around it as the grammar demands:
//! `if (f(x)) { … }` becomes `f(x);`. Or what is in an optional part, in the place of a part beside it that says nothing:
//! `if (c); else s();` becomes `if (c) s();`.

use secateur_syntax::{Edit, Replacement, Tree, Wrapped};

use super::{Instance, Transformation};

pub(crate) struct Unwrap;

impl Transformation for Unwrap {
    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        let wrapped = tree.wrapped().into_iter().map(|Wrapped { element, text }| {
            (element, Edit::default().replacing(element, Replacement::Text(text.into())))
        });
        Instance::of_nodes(wrapped.chain(tree.shifted()))
    }
}
