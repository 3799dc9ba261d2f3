//! Respell: another keyword, with which less is to be said: `class a { public: int b; }` becomes `struct a { int b; }`; and no prefix
//! in front of names: `<p:a xmlns:p="u"/>` becomes `<a/>`.

use secateur_syntax::{Edit, Replacement, Tree};

use super::{Instance, Transformation};

pub(crate) struct Respell;

impl Transformation for Respell {
    fn instances(&self, tree: &Tree) -> Vec<Instance> {
        let mut instances = Instance::of_nodes(tree.respelt());
        instances.extend(Instance::of_definitions(tree, Tree::unprefixed));
        instances
    }

    fn title(&self, tree: &Tree, instance: &Instance, edit: &Edit) -> Option<String> {
        if let Some(definition) = instance.definition(tree) {
            return Some(format!("{definition} can go, also in front of names"));
        }
        let (place, Replacement::Text(keyword)) = edit.replaced().first()? else { return None };
        let is_keyword = *place != instance.place[0];
        is_keyword.then(|| format!("{} can be spelt with `{keyword}`", tree.node(instance.place[0]).kind()))
    }
}
